#pragma once

#include <QColor>
#include <QIcon>
#include <QPixmap>

class QWidget;

namespace entente::app {

/// The program's own family of icons (resources/icons, a grid of 24, drawn with one stroke) in a
/// colour. Unknown names give an empty icon.
QPixmap iconPixmap(const QString &name, int size, qreal devicePixelRatio, const QColor &colour);
/// An icon in the colours of the widget's theme: quiet, faint when disabled, accent when checked.
QIcon themedIcon(const QString &name, const QWidget *widget);
/// An icon in one colour.
QIcon colouredIcon(const QString &name, const QColor &colour);

} // namespace entente::app

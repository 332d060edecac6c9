#pragma once

#include <QEvent>

#include <functional>
#include <initializer_list>

class QWidget;

namespace entente::app {

/// Calls `act` whenever the widget is told of a change of one of these types (QEvent::LanguageChange, PaletteChange,
/// ...), for as long as the widget lives. Call it at the end of a constructor: a change that comes before is not told.
void onChange(QWidget *widget, std::initializer_list<QEvent::Type> types, std::function<void()> act);

} // namespace entente::app

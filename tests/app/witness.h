#pragma once

#include "everythingseen.h"

#include <QHash>
#include <QModelIndex>

class QAbstractItemModel;
class QAccessibleInterface;
class QGraphicsView;
class QLineEdit;
class QObject;
class QVariant;

namespace entente::app {

class RowModel;

/// Walks over every object of the program and writes down what it says.
class Witness {
public:
    explicit Witness(Seen &seen) : m_seen(seen) {}

    void look(const QObject &object, const QString &path);

    /// What is read to those who can't see it.
    void listen(QAccessibleInterface *face, const QString &path);

    void say(const QString &path, const QString &what, const QString &value);

    QString pathOf(const QObject *object) const;

    static QString nameOf(const QObject &object);

private:
    void properties(const QObject &object, const QString &path);
    void undoOf(QLineEdit &field, const QString &path);
    void model(const QAbstractItemModel *model, const QString &path, const QModelIndex &parent = {});
    void drawnRows(const RowModel &rows, const QString &path);
    void scene(const QGraphicsView &view, const QString &path);

    Seen &m_seen;
    QHash<const QObject *, QString> m_paths;
};

/// A value as a text: the same for the same value in every run.
QString valueText(const QVariant &value);

/// Long pages are laid out piece by piece; the arrows of a long list, the buttons in fields and the card of a place
/// show themselves after a moment: what is read there is compared (the card's, for every place), when it comes is not.
bool comesWithTime(const QObject &object);

} // namespace entente::app

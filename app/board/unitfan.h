#pragma once

#include "sheet/livery.h"
#include "orders/position.h"

#include <QFrame>
#include <QList>

class QGridLayout;
class QToolButton;

namespace entente::app {

/// The units that share a place, side by side near it in as many rows as they need, while it is not yet said what the
/// one that was clicked is to do: each drawn and named, the first nine with a key. It lies where it hides the fewest of
/// the places that they can go to; and it takes no focus, so whoever goes on with the order need not look at it.
class UnitFan : public QFrame {
    Q_OBJECT

public:
    struct Entry {
        UnitRef station;
        Unit unit;
        QString name;
        QString order; ///< what it is ordered to do, in words

        friend bool operator==(const Entry &, const Entry &) = default;
    };

    explicit UnitFan(QWidget *parent);

    /// Shows them beside `at`, inside `room`, where they hide as few as possible of the points in `clear` (parent's
    /// coordinates), `current` being the one whose order is begun. Less than two: hides.
    void offer(const QList<Entry> &entries, int current, QPoint at, const QRect &room, const QList<QPoint> &clear,
               const Livery &livery);
    /// The unit of a key, from 1; false if there is none.
    bool take(int number);

Q_SIGNALS:
    void chosen(const entente::UnitRef &unit, entente::PowerId power);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void wrap(int width);

    QGridLayout *m_grid;
    QList<Entry> m_entries;
    QList<QToolButton *> m_buttons;
};

} // namespace entente::app

#pragma once

#include <QPoint>
#include <QString>

#include <random>

class QAction;
class QWidget;

namespace entente::app {

class Evening;

/// Somebody who does whatever comes: presses keys, types, clicks on everything that can be seen, turns the wheel,
/// drags, calls commands. The same seed does the same, as long as it sees the same.
///
/// Some commands are left out: quitting, those that leave the table for the first screen or another game (what is then
/// seen of this game is looked at elsewhere), and names on the map, which take long to place. Files are asked for and
/// not given.
class Walker {
public:
    Walker(Evening &evening, unsigned seed) : m_evening(evening), m_chance(seed) {}

    /// Does one thing, and says which.
    QString step();

private:
    int below(int bound);
    QPoint placeIn(const QWidget &widget);
    QString pressKey();
    QString type();
    QString clickSomewhere();
    QString useMap();
    QString call();

    Evening &m_evening;
    std::mt19937 m_chance;
};

} // namespace entente::app

#pragma once

#include "game/lines.h"
#include "sheet/maplook.h"

#include <QWidget>

class QTableWidget;

namespace entente::app {

class BoardPicture;

/// Two lines side by side: where their boards have come to, the orders that differ from the phase on at which they
/// part, and who owns how much in each.
class LineComparison : public QWidget {
    Q_OBJECT

public:
    explicit LineComparison(const MapLook &look, QWidget *parent = nullptr);

    void compare(const Game &left, const QString &leftName, const Game &right, const QString &rightName);
    void clear();

private:
    void showBoard(BoardPicture &picture, const Game &game);
    void addPhase(const Turn *left, const Turn *right);
    void addRow(const QString &head, const QString &left, const QString &right, bool heading);
    void addCentres(const Game &left, const Game &right);

    MapLook m_look;
    BoardPicture *m_leftBoard;
    BoardPicture *m_rightBoard;
    QTableWidget *m_table;
};

} // namespace entente::app

#pragma once

#include "document/gamedocument.h"

#include <QTableWidget>

namespace entente::app {

/// Who plays what, under which address, how often nothing came from them, and what is missing now. Names and addresses
/// are written into the game as they are typed.
class PlayersTable : public QTableWidget {
    Q_OBJECT

public:
    explicit PlayersTable(GameDocument &document, QWidget *parent = nullptr);

    void refresh();

private:
    void keep(int row, int column);

    GameDocument &m_document;
    bool m_filling = false;
};

} // namespace entente::app

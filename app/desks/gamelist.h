#pragma once

#include "document/gamelibrary.h"

#include <QAbstractTableModel>

#include <vector>

namespace entente::app {

/// The games of a library as rows: file, variant, how many play, its years, how long it was, and how it came out.
class GameList : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { File, VariantName, Powers, Years, Turns, Result, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void setGames(std::vector<LibraryGame> games);
    const std::vector<LibraryGame> &games() const { return m_games; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const LibraryGame &game, int column) const;
    static QString resultOf(const GameSummary &game);

    std::vector<LibraryGame> m_games;
};

} // namespace entente::app

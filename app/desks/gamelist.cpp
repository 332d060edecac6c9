#include "desks/gamelist.h"

#include "words/names.h"

#include <algorithm>

namespace entente::app {

void GameList::setGames(std::vector<LibraryGame> games)
{
    beginResetModel();
    m_games = std::move(games);
    endResetModel();
}

int GameList::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_games.size());
}

int GameList::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : columns;
}

QString GameList::resultOf(const GameSummary &game)
{
    if (game.winner >= 0)
        return tr("%1 won").arg(fromUtf8(game.powers[static_cast<std::size_t>(game.winner)]));
    if (!game.drawn.empty()) {
        QStringList names;
        for (const int power : game.drawn)
            names << fromUtf8(game.powers[static_cast<std::size_t>(power)]);
        return tr("Draw: %1").arg(joinNames(names));
    }
    const auto most = std::max_element(game.centres.begin(), game.centres.end());
    if (most == game.centres.end())
        return {};
    const auto leader = static_cast<std::size_t>(most - game.centres.begin());
    return tr("%1 leads with %2").arg(fromUtf8(game.powers[leader])).arg(*most);
}

QString GameList::text(const LibraryGame &game, int column) const
{
    if (column == File)
        return game.name;
    if (!game.summary)
        return column == Result ? game.fault : QString();
    const GameSummary &summary = *game.summary;
    switch (column) {
    case VariantName: return fromUtf8(summary.title);
    case Powers: return QString::number(summary.powers.size());
    case Years:
        return summary.first.year == summary.last.year ? yearName(summary.yearCount, summary.first.year)
                                                       : tr("%1 to %2", "years")
                                                             .arg(yearName(summary.yearCount, summary.first.year),
                                                                  yearName(summary.yearCount, summary.last.year));
    case Turns: return QString::number(summary.turns);
    default: return resultOf(summary);
    }
}

QVariant GameList::data(const QModelIndex &index, int role) const
{
    if (!index.isValid()) // an empty list is asked for its current row too
        return {};
    const LibraryGame &game = m_games[static_cast<std::size_t>(index.row())];
    if (role == Qt::ToolTipRole && index.column() == Years && game.summary)
        return tr("%1 to %2", "phases")
            .arg(seasonAndYear(game.summary->yearCount, game.summary->first),
                 seasonAndYear(game.summary->yearCount, game.summary->last));
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(game, index.column());
    if (role == Qt::TextAlignmentRole && (index.column() == Turns || index.column() == Powers))
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::UserRole) { // to sort by
        if (index.column() == Turns)
            return game.summary ? game.summary->turns : -1;
        if (index.column() == Powers)
            return game.summary ? static_cast<int>(game.summary->powers.size()) : -1;
        if (index.column() == Years && game.summary)
            return game.summary->first.year * 10'000 + game.summary->last.year;
        return text(game, index.column());
    }
    return {};
}

QVariant GameList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case File: return tr("File");
    case VariantName: return tr("Variant");
    case Powers: return tr("Powers");
    case Years: return tr("Years");
    case Turns: return tr("Phases");
    default: return tr("Result");
    }
}

} // namespace entente::app

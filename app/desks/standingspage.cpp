#include "desks/standingspage.h"

#include "desks/comparisontable.h"
#include "document/clubround.h"
#include "document/scorechoice.h"
#include "look/widgets.h"
#include "words/names.h"
#include "words/scorewords.h"
#include "words/sentences.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

StandingsPage::StandingsPage(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"standingsPage"_s);
    m_system = named(new QComboBox(this), u"standingsSystem"_s, tr("Score by"));
    for (const ScoreSystem &system : scoreSystems())
        m_system->addItem(spoken(system.title), QLatin1StringView(system.name));
    const ScoreSystem *chosen = chosenScoreSystem();
    m_system->setCurrentIndex(std::max(0, m_system->findData(chosen ? QString::fromLatin1(chosen->name) : QString())));
    m_formula = quiet(plainLabel(this, u"standingsFormula"_s));
    m_nothing = quiet(plainLabel(this, u"standingsNothing"_s, tr("No game has been played yet.")));
    m_players = comparisonTable(this, 4, u"standingsPlayers"_s, tr("Players"));
    m_players->setHorizontalHeaderLabels({tr("Place"), tr("Player"), tr("Points"), tr("Games")});
    m_best = comparisonTable(this, 3, u"standingsBest"_s, tr("Best of each power"));
    m_best->setHorizontalHeaderLabels({tr("Best of each power"), tr("Points"), tr("Player")});
    for (QTableWidget *table : {m_players, m_best}) { // names get what figures leave
        QHeaderView *const header = table->horizontalHeader();
        for (int each = 0; each < table->columnCount(); ++each)
            header->setSectionResizeMode(each, QHeaderView::ResizeToContents);
        header->setSectionResizeMode(table == m_players ? 1 : 2, QHeaderView::Stretch);
    }
    auto *column = flush<QVBoxLayout>(this);
    column->addWidget(m_system);
    column->addWidget(m_formula);
    column->addWidget(m_nothing);
    column->addWidget(m_players, 3);
    column->addWidget(m_best, 2);
    connect(m_system, &QComboBox::activated, this, [this] {
        chooseScoreSystem(m_system->currentData().toString());
        refresh();
    });
}

void StandingsPage::showGames(const std::vector<LibraryGame> &games)
{
    m_games = &games;
    refresh();
}

const ScoreSystem *StandingsPage::system() const
{
    return scoreSystemNamed(m_system->currentData().toString().toStdString());
}

void StandingsPage::refresh()
{
    const ScoreSystem *system = this->system();
    if (!m_games)
        return;
    m_formula->setText(spoken(system->formula));
    const auto add = [](QTableWidget &table, const QStringList &cells, const QString &told) {
        const int row = table.rowCount();
        table.insertRow(row);
        for (int column = 0; column < cells.size(); ++column) {
            auto *item = new QTableWidgetItem(cells[column]);
            item->setToolTip(told);
            table.setItem(row, column, item);
        }
    };
    const auto game = [](const PlayerTotal::Part &part) {
        return tr("%1: %2 with %3", "a game, a score, a power")
            .arg(QFileInfo(part.game->name).completeBaseName(), scoreRead(part.score), fromUtf8(part.power));
    };
    m_players->setRowCount(0);
    m_best->setRowCount(0);
    m_nothing->setVisible(std::none_of(m_games->begin(), m_games->end(), countsInClub));
    const std::vector<PlayerTotal> totals = playerTotals(*m_games, *system);
    std::size_t place = 0;
    for (std::size_t i = 0; i < totals.size(); ++i) {
        const PlayerTotal &total = totals[i];
        if (i == 0 || total.sum < totals[i - 1].sum)
            place = i + 1; // who has as much shares the place
        QStringList games;
        for (const PlayerTotal::Part &part : total.parts)
            games += game(part);
        add(*m_players,
            {QString::number(place), total.player, scoreRead(total.sum), QString::number(total.parts.size())},
            games.join(u'\n'));
    }
    for (const PlayerTotal &best : bestOfPowers(totals)) {
        const PlayerTotal::Part &part = best.parts.front();
        add(*m_best, {fromUtf8(part.power), scoreRead(part.score), best.player}, game(part));
    }
    m_players->resizeRowsToContents();
    m_best->resizeRowsToContents();
}

} // namespace entente::app

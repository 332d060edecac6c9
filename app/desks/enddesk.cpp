#include "desks/enddesk.h"

#include "desks/centreschart.h"
#include "look/theme.h"
#include "words/names.h"
#include "words/tablewords.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QTableWidget *tableOf(const Game &game)
{
    const Board &board = game.board();
    const std::vector<Tally> years = yearsOf(game);
    QStringList columns{EndDesk::tr("Power"), EndDesk::tr("Units")};
    for (std::size_t i = 0; i < years.size(); ++i)
        columns.append(i == 0 ? EndDesk::tr("Start") : QString::number(years[i].phase.year));
    auto *table = new QTableWidget(0, static_cast<int>(columns.size()));
    table->setObjectName(u"centresTable"_s);
    table->setAccessibleName(EndDesk::tr("Supply centres by year"));
    table->setHorizontalHeaderLabels(columns);
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    std::vector<int> powers;
    for (int p = 0; p < board.powerCount(); ++p) {
        if (board.power(PowerId(p)).playable)
            powers.push_back(p);
    }
    // Who leads stands first.
    std::stable_sort(powers.begin(), powers.end(), [&](int a, int b) {
        const auto strength = [&](int p) {
            return std::pair(years.back().centres[static_cast<std::size_t>(p)],
                             unitCountOf(game.position(), PowerId(p)));
        };
        return strength(a) > strength(b);
    });
    for (const int p : powers) {
        const int row = table->rowCount();
        table->insertRow(row);
        const auto put = [&](int column, const QString &text, Qt::Alignment alignment) {
            auto *item = new QTableWidgetItem(text);
            item->setTextAlignment(alignment | Qt::AlignVCenter);
            table->setItem(row, column, item);
        };
        put(0, powerName(board, PowerId(p)), Qt::AlignLeft);
        put(1, QString::number(unitCountOf(game.position(), PowerId(p))), Qt::AlignRight);
        for (std::size_t i = 0; i < years.size(); ++i)
            put(static_cast<int>(i) + 2, QString::number(years[i].centres[static_cast<std::size_t>(p)]), Qt::AlignRight);
    }
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->resizeRowsToContents();
    return table;
}

} // namespace

EndDesk::EndDesk(const GameDocument &document, const Livery &livery, QWidget *parent) : QDialog(parent)
{
    const Game &game = document.game();
    const Board &board = game.board();
    setObjectName(u"endDesk"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    const bool over = game.isOver();
    const auto &players = document.table().players;
    const auto named = game.winner().valid() ? players.find(game.winner()) : players.end();
    const QString player = named == players.end() ? QString() : named->second;
    const QString heading = !over           ? tr("%1: standings").arg(phaseName(game.position().phase))
                            : game.agreed()    ? endingText(board, *game.agreed())
                            : player.isEmpty() ? tr("%1 has won").arg(powerName(board, game.winner()))
                                               : tr("%1 (%2) has won").arg(powerName(board, game.winner()), player);
    setWindowTitle(heading);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    column->setSpacing(metrics::margin);
    auto *title = new QLabel(heading, this);
    title->setObjectName(u"endTitle"_s);
    QFont large = title->font();
    large.setPixelSize(metrics::title);
    large.setWeight(QFont::DemiBold);
    title->setFont(large);
    title->setWordWrap(true);
    column->addWidget(title);
    const QStringList facts = QStringList{tr("%1, %n phases played.", nullptr, game.turnCount()).arg(fromUtf8(game.variant().title))} + takenBackSentences(game);
    auto *line = new QLabel(facts.join(u' '), this);
    line->setWordWrap(true);
    column->addWidget(line);
    auto *chart = new CentresChart(this);
    chart->setGame(game, livery);
    column->addWidget(chart, 2);
    column->addWidget(tableOf(game), 1);

    auto *row = new QHBoxLayout;
    const auto button = [&](const QString &text, const QString &name) {
        auto *made = new QPushButton(text, this);
        made->setObjectName(name);
        row->addWidget(made);
        return made;
    };
    QPushButton *replay = button(tr("Replay the game"), u"replayGame"_s);
    replay->setEnabled(game.turnCount() > 0);
    connect(replay, &QPushButton::clicked, this, [this] {
        close();
        Q_EMIT replayWanted();
    });
    connect(button(tr("Save as a web page…"), u"savePage"_s), &QPushButton::clicked, this, &EndDesk::pageWanted);
    row->addStretch();
    if (over) {
        connect(button(tr("New game"), u"anotherGame"_s), &QPushButton::clicked, this, [this] {
            close();
            Q_EMIT newGameWanted();
        });
    }
    QPushButton *back = button(tr("Back to the board"), u"backToBoard"_s);
    back->setDefault(true);
    connect(back, &QPushButton::clicked, this, &QDialog::close);
    column->addLayout(row);
    resize(820, 640);
}

} // namespace entente::app

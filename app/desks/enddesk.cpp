#include "desks/enddesk.h"

#include "desks/centreschart.h"
#include "document/callnames.h"
#include "document/gameend.h"
#include "document/scorechoice.h"
#include "look/mainbutton.h"
#include "look/roworcolumn.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "map/symbols.h"
#include "words/moments.h"
#include "words/names.h"
#include "words/scorewords.h"
#include "words/sentences.h"
#include "words/tablewords.h"
#include "document/tablerecord.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr QSize wished(940, 680);
constexpr int headline = 32; ///< type
constexpr int largeEmblem = 88;
constexpr int rankEmblem = 28;
constexpr int leastChart = 240; ///< high, where it stands below the ranking
constexpr int mostMoments = 3;
constexpr std::size_t mostEmblems = 4; ///< of those who share a draw

/// Who has won or leads stands first.
std::vector<PowerId> ranked(const Game &game)
{
    const Board &board = game.board();
    std::vector<PowerId> powers;
    for (int p = 0; p < board.powerCount(); ++p) {
        if (board.power(PowerId(p)).playable)
            powers.push_back(PowerId(p));
    }
    const std::vector<PowerId> winners = winnersOf(game);
    std::stable_sort(powers.begin(), powers.end(), [&](PowerId a, PowerId b) {
        const auto strength = [&](PowerId power) {
            const bool won = std::find(winners.begin(), winners.end(), power) != winners.end();
            return std::tuple(won, centreCountOf(game.position(), power), unitCountOf(game.position(), power));
        };
        return strength(a) > strength(b);
    });
    return powers;
}

QTableWidget *tableOf(const Game &game)
{
    const Board &board = game.board();
    const std::vector<Tally> years = yearsOf(game);
    QStringList columns{EndDesk::tr("Power"), EndDesk::tr("Units")};
    for (std::size_t i = 0; i < years.size(); ++i)
        columns.append(i == 0 ? EndDesk::tr("Start") : yearName(game.board().years(), years[i].phase.year));
    auto *table = named(new QTableWidget(0, static_cast<int>(columns.size())), u"centresTable"_s,
                        EndDesk::tr("Supply centres by year"));
    table->setHorizontalHeaderLabels(columns);
    for (int column = 0; column < table->columnCount(); ++column) // a heading stands over what it heads
        table->horizontalHeaderItem(column)->setTextAlignment((column == 0 ? Qt::AlignLeft : Qt::AlignRight)
                                                              | Qt::AlignVCenter);
    table->verticalHeader()->hide();
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setShowGrid(false);
    for (const PowerId power : ranked(game)) {
        const int row = table->rowCount();
        table->insertRow(row);
        const auto put = [&](int column, const QString &text, Qt::Alignment alignment) {
            auto *item = new QTableWidgetItem(text);
            item->setTextAlignment(alignment | Qt::AlignVCenter);
            table->setItem(row, column, item);
        };
        put(0, powerName(board, power), Qt::AlignLeft);
        put(1, QString::number(unitCountOf(game.position(), power)), Qt::AlignRight);
        for (std::size_t i = 0; i < years.size(); ++i)
            put(static_cast<int>(i) + 2, QString::number(years[i].centres[static_cast<std::size_t>(power.index())]),
                Qt::AlignRight);
    }
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table->resizeRowsToContents();
    return table;
}

/// A button's words are all on one line, unless somebody breaks it.
QString brokenToFit(const QString &text, const QFontMetrics &metrics, int width)
{
    QString broken;
    QString line;
    for (const QString &word : text.split(u' ')) {
        if (!line.isEmpty() && metrics.horizontalAdvance(line + u' ' + word) > width) {
            broken += line + u'\n';
            line.clear();
        }
        line += line.isEmpty() ? word : u' ' + word;
    }
    return broken + line;
}

QLabel *labelOf(const QString &text, const QFont &font, QWidget *parent, bool quiet = false)
{
    auto *label = new QLabel(text, parent);
    label->setFont(font);
    label->setWordWrap(true);
    if (quiet)
        label->setProperty("rank", u"quiet"_s);
    return label;
}

} // namespace

/// The winner, or those who share the draw, large.
void EndDesk::addHeading(QVBoxLayout &column, const Livery &livery)
{
    const Game &game = m_document.game();
    const Board &board = game.board();
    const bool dark = isDark(palette());
    const std::vector<PowerId> winners = winnersOf(game);
    const QString heading = !game.isOver()  ? tr("%1: standings").arg(phaseName(game.board(), game.position().phase))
                            : game.agreed() ? endingText(game)
                                            : playerHasWon(m_document, game.winner());
    setWindowTitle(heading);
    auto *row = new QHBoxLayout;
    row->setSpacing(metrics::margin);
    if (game.isOver() && winners.size() <= mostEmblems) {
        for (const PowerId power : winners) {
            auto *emblem = new QLabel(this);
            emblem->setPixmap(emblemPixmap(largeEmblem, devicePixelRatioF(), livery.of(power, dark),
                                           dark ? MapTheme::dark() : MapTheme::light()));
            emblem->setAccessibleName(powerName(board, power));
            row->addWidget(emblem, 0, Qt::AlignVCenter);
        }
    }
    auto *words = new QVBoxLayout;
    words->setSpacing(4);
    row->addLayout(words, 1);
    words->addStretch(1);
    // A long list of those who are left is no headline.
    const QFont large = uiFont(headline, 600);
    const bool fits = QFontMetrics(large).horizontalAdvance(heading) < 2 * (wished.width() - 2 * metrics::margin);
    QLabel *title = labelOf(heading, game.isOver() && fits ? large : uiFont(metrics::title, 600), this);
    title->setObjectName(u"endTitle"_s);
    words->addWidget(title);
    QStringList facts;
    if (!game.agreed() && game.winner().valid())
        facts += tr("%1: %2 of %3 centres.", "the winner's power")
                     .arg(powerName(board, game.winner()))
                     .arg(centreCountOf(game.position(), game.winner()))
                     .arg(board.centreCount());
    facts += tr("%1, %n phases played.", nullptr, game.turnCount()).arg(fromUtf8(game.variant().title));
    if (game.isOver() && game.rules().fog != Rulebook::Fog::None)
        facts += tr("The fog has lifted: everything is shown now.");
    if (const QString other = whoWinsWithOther(game); !other.isEmpty())
        facts += other + u'.';
    facts += tableRecord(m_document);
    words->addWidget(labelOf(facts.join(u' '), uiFont(metrics::base), this, true));
    words->addStretch(1);
    column.addLayout(row);
}

QWidget *EndDesk::ranking(const Livery &livery)
{
    const Game &game = m_document.game();
    const bool dark = isDark(palette());
    auto *list = named(new QWidget(this), u"ranking"_s, tr("Ranking"));
    auto *grid = new QGridLayout(list);
    grid->setContentsMargins(0, 0, metrics::margin, 0);
    grid->setHorizontalSpacing(metrics::floatMargin);
    grid->setVerticalSpacing(8);
    const auto head = [&](const QString &text, int column) {
        QLabel *label = labelOf(text, uiFont(metrics::small), list, true);
        label->setWordWrap(false);
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(label, 0, column);
        return label;
    };
    head(tr("Centres"), 3);
    m_scoreHead = head(tr("Points"), 4);
    int row = 1;
    int rank = 0;
    const std::vector<PowerId> winners = winnersOf(game);
    std::pair before(false, -1);
    for (const PowerId power : ranked(game)) {
        const int centres = centreCountOf(game.position(), power);
        const std::pair now(std::find(winners.begin(), winners.end(), power) != winners.end(), centres);
        if (now != before)
            rank = row; // who has as many shares the rank
        before = now;
        grid->addWidget(labelOf(tr("%1.", "a rank").arg(rank), uiFont(metrics::base), list, true), row, 0);
        auto *emblem = new QLabel(list);
        emblem->setPixmap(emblemPixmap(rankEmblem, devicePixelRatioF(), livery.of(power, dark),
                                       dark ? MapTheme::dark() : MapTheme::light()));
        emblem->setAccessibleName(powerName(game.board(), power));
        grid->addWidget(emblem, row, 1);
        grid->addWidget(labelOf(powerWithPlayer(m_document, power), uiFont(15, rank == 1 ? 600 : 400), list), row, 2);
        QLabel *count = labelOf(QString::number(centres), uiFont(15, 600), list);
        count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        count->setAccessibleName(tr("%n centre(s)", nullptr, centres));
        grid->addWidget(count, row, 3);
        QLabel *score = labelOf(QString(), uiFont(15), list);
        score->setWordWrap(false);
        score->setObjectName(u"score"_s);
        score->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(score, row++, 4);
        m_scores.emplace_back(power, score);
    }
    addScores(*grid, row);
    grid->setColumnStretch(2, 1);
    grid->setRowStretch(row + 2, 1);
    return list;
}

/// What each would score in a tournament, as if the game ended now; by which system is chosen, and kept.
void EndDesk::addScores(QGridLayout &grid, int row)
{
    auto *systems = new QComboBox(this);
    systems->setObjectName(u"scoreSystem"_s);
    systems->setAccessibleName(tr("Score by"));
    systems->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // on a small screen it gives way
    systems->setMinimumContentsLength(8);
    systems->addItem(tr("No score"));
    for (const ScoreSystem &system : scoreSystems())
        systems->addItem(spoken(system.title), QLatin1StringView(system.name));
    QLabel *formula = labelOf(QString(), uiFont(metrics::small), this, true);
    formula->setObjectName(u"scoreFormula"_s);
    grid.addWidget(systems, row, 2, 1, 3);
    grid.addWidget(formula, row + 1, 0, 1, 5);
    const auto show = [this, systems, formula] {
        const ScoreSystem *system = scoreSystemNamed(systems->currentData().toString().toStdString());
        const auto scores = system ? scoresOf(*system, m_document.game()) : std::map<PowerId, double>();
        for (const auto &[power, label] : m_scores) {
            label->setVisible(system);
            label->setText(system ? scoreRead(scores.at(power)) : QString());
            label->setAccessibleName(tr("%1 points", "a score").arg(label->text()));
        }
        formula->setVisible(system);
        m_scoreHead->setVisible(system);
        if (!system)
            return;
        const QString told = spoken(system->formula) + u' ' + scoreFactsText(*system);
        formula->setText(m_document.game().isOver() ? told : tr("If it ended now. %1").arg(told));
    };
    const ScoreSystem *chosen = chosenScoreSystem();
    systems->setCurrentIndex(std::max(0, systems->findData(chosen ? QString::fromLatin1(chosen->name) : QString())));
    connect(systems, &QComboBox::currentIndexChanged, this, [systems, show] {
        chooseScoreSystem(systems->currentData().toString());
        show();
    });
    show();
}

/// What will be told of this game; a click shows it on the map.
QWidget *EndDesk::moments()
{
    const Game &game = m_document.game();
    std::vector<const Turn *> turns;
    for (int i = 0; i < game.turnCount(); ++i)
        turns.push_back(&m_document.turn(i));
    const QList<Moment> chosen = momentsOf(game.board(), turns, mostMoments);
    if (chosen.isEmpty())
        return nullptr;
    auto *box = new QWidget(this);
    auto *column = flush<QVBoxLayout>(box, 6);
    column->addWidget(labelOf(tr("Moments of this game"), uiFont(metrics::small, 600), box, true));
    int number = 0;
    const int room = std::min(wished.width(), roomOnScreen(*this).width()) - 4 * metrics::margin;
    for (const Moment &moment : chosen) {
        auto *button = new QPushButton(box);
        button->setText(seasonOf(game.board(), turns[static_cast<std::size_t>(moment.turn)]->before.phase) + u'\n'
                        + brokenToFit(moment.news.text, button->fontMetrics(), room));
        button->setObjectName(u"moment-%1"_s.arg(++number));
        button->setProperty("row", button->text().count(u'\n') > 1 ? u"three-lines"_s : u"two-lines"_s);
        button->setAutoDefault(false);
        button->setToolTip(tr("Show it on the map"));
        connect(button, &QPushButton::clicked, this, [this, moment] {
            close();
            Q_EMIT momentWanted(moment.turn, moment.news.result);
        });
        column->addWidget(button);
    }
    return box;
}

EndDesk::EndDesk(const GameDocument &document, const Livery &livery, QWidget *parent)
    : Sheet(wished, parent), m_document(document)
{
    const Game &game = document.game();
    setObjectName(u"endDesk"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    QVBoxLayout *const column = page();
    column->setSpacing(metrics::margin);
    addHeading(*column, livery);
    QBoxLayout *const middle = rowOrColumn(*this);
    middle->addWidget(ranking(livery), 2);
    auto *tabs = named(new QTabWidget(this), u"endTabs"_s, tr("Supply centres by year"));
    tabs->setDocumentMode(true);
    m_chart = new CentresChart(tabs);
    m_chart->setGame(game, livery);
    tabs->addTab(m_chart, yearsOf(game).size() > 1 ? tr("The race") : tr("Supply centres"));
    tabs->addTab(tableOf(game), tr("In figures"));
    middle->addWidget(tabs, 5);
    if (middle->direction() == QBoxLayout::TopToBottom)
        tabs->setMinimumHeight(leastChart);
    column->addLayout(middle, 1);
    if (QWidget *told = moments())
        column->addWidget(told);

    setFoot(makeFoot());
}

/// What people do next, and the way back; everything else is in a menu.
QLayout *EndDesk::makeFoot()
{
    auto *row = new QHBoxLayout;
    const auto button = [&](const QString &text, const QString &name) {
        auto *made = named(new QPushButton(text, this), name);
        made->setAutoDefault(false);
        row->addWidget(made);
        return made;
    };
    const auto leaving = [this](const auto &act) {
        return [this, act] {
            close();
            act();
        };
    };
    QPushButton *more = button(tr("More"), u"moreAtEnd"_s);
    auto *menu = new QMenu(more);
    more->setMenu(menu);
    const auto entry = [&](const QString &text, const QString &name, const auto &act) {
        QAction *made = menu->addAction(text);
        made->setObjectName(name);
        connect(made, &QAction::triggered, this, act);
        return made;
    };
    entry(tr("Replay the game"), u"replayGame"_s, leaving([this] { Q_EMIT replayWanted(); }))
        ->setEnabled(m_document.game().turnCount() > 0);
    entry(tr("Save as a web page…"), u"savePage"_s, [this] { Q_EMIT pageWanted(); });
    row->addStretch();
    if (m_document.game().canPlayOn()) {
        QPushButton *on = button(tr("Play on"), u"playOn"_s);
        on->setToolTip(tr("Who has won stays written down. The game ends when another power wins, when nobody else "
                          "is left, or by a vote."));
        connect(on, &QPushButton::clicked, this, leaving([this] { Q_EMIT playOnWanted(); }));
    }
    if (m_document.game().isOver()) {
        connect(button(tr("New game"), u"anotherGame"_s), &QPushButton::clicked, this,
                leaving([this] { Q_EMIT newGameWanted(); }));
    }
    if (m_document.game().isOver() && m_document.table().mode == Table::Mode::Hotseat) {
        QPushButton *again = button(tr("Again, same players"), u"againSame"_s);
        again->setToolTip(tr("The same players with the same powers"));
        connect(again, &QPushButton::clicked, this, leaving([this] { Q_EMIT againWanted(false); }));
        QAction *lots = entry(tr("Draw lots again"), u"againByLot"_s, leaving([this] { Q_EMIT againWanted(true); }));
        lots->setToolTip(tr("The same players; chance gives them their powers"));
        menu->setToolTipsVisible(true);
    }
    QPushButton *back = button(tr("Back to the board"), u"backToBoard"_s);
    setMainButton(*back);
    back->setDefault(true);
    connect(back, &QPushButton::clicked, this, &QDialog::close);
    return row;
}

void EndDesk::play()
{
    m_chart->play();
}

} // namespace entente::app

#include "desks/rounddesk.h"

#include "desks/comparisontable.h"
#include "desks/standingspage.h"
#include "document/preferences.h"
#include "document/scorechoice.h"
#include "document/wholefile.h"
#include "look/formlabels.h"
#include "look/mainbutton.h"
#include "look/rank.h"
#include "look/roworcolumn.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "words/names.h"
#include "words/settings.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int clubWidth = 340;
constexpr int leastTables = 280; ///< high, where they stand below the players
constexpr int leastClubWidth = 220;

/// Has somebody played at one of these boards?
bool anyBegun(const std::vector<const LibraryGame *> &games)
{
    return std::any_of(games.begin(), games.end(),
                       [](const LibraryGame *game) { return game->summary && game->summary->turns > 0; });
}

} // namespace

RoundDesk::RoundDesk(const VariantLibrary &variants, QWidget *parent)
    : Sheet(u"roundDesk"_s, tr("A club's round"), QSize(1040, 680), parent), m_variants(variants)
{
    QVBoxLayout *const column = page();
    column->addLayout(makeHead());
    QBoxLayout *const body = rowOrColumn(*this);
    body->setSpacing(metrics::margin);
    body->addLayout(makeClub());
    body->addWidget(makeTables(), 1);
    if (body->direction() == QBoxLayout::TopToBottom)
        m_tables->setMinimumHeight(leastTables);
    column->addLayout(body, 1);
    m_says = plainLabel(this, u"roundSays"_s);
    m_says->setMinimumHeight(m_says->fontMetrics().lineSpacing());
    column->addWidget(m_says);
    setFoot(makeButtons());
    connect(m_players, &QPlainTextEdit::textChanged, this, &RoundDesk::follow);
    connect(m_variant, &QComboBox::currentIndexChanged, this, &RoundDesk::fillSeasons);
    connect(m_shown, &QComboBox::currentIndexChanged, this, &RoundDesk::showRound);
    connect(m_seats, &QTableWidget::itemSelectionChanged, this, &RoundDesk::follow);
    connect(m_seats, &QTableWidget::itemActivated, this, &RoundDesk::openBoard);
    fillSeasons();
    follow();
    // A club meets again.
    const QString last = preferences().value(u"clubFolder"_s).toString();
    if (!last.isEmpty() && QFileInfo(last).isDir())
        read(last);
}

QLayout *RoundDesk::makeHead()
{
    auto *folder = named(new QPushButton(tr("Choose a folder…"), this), u"roundFolder"_s);
    folder->setAutoDefault(false);
    m_path = plainLabel(this, u"roundPath"_s, tr("The club's games and its list of players lie in one folder."));
    auto *head = new QHBoxLayout;
    head->addWidget(folder);
    head->addWidget(m_path, 1);
    connect(folder, &QPushButton::clicked, this, &RoundDesk::chooseFolder);
    return head;
}

/// Who plays what.
QLayout *RoundDesk::makeClub()
{
    m_players = named(new QPlainTextEdit(this), u"roundPlayers"_s, tr("Players"));
    m_players->setTabChangesFocus(true);
    m_players->setPlaceholderText(tr("Anna: France, England\nBen: FE\nCleo"));
    m_players->setMinimumWidth(leastClubWidth);
    m_players->setMaximumWidth(clubWidth);
    m_variant = named(new QComboBox(this), u"roundVariant"_s, tr("Map"));
    for (const VariantLibrary::Entry *entry : m_variants.list())
        m_variant->addItem(fromUtf8(entry->variant->title), fromUtf8(entry->variant->id));
    m_last = named(new QComboBox(this), u"roundLast"_s, tr("Last season"));
    m_draw = named(new QPushButton(tr("Draw the next round"), this), u"roundDraw"_s);
    m_draw->setToolTip(tr("Draws who sits where, and writes a game for each board into the folder"));
    m_draw->setAutoDefault(false);
    auto *title = new QLabel(tr("Players"), this);
    title->setBuddy(m_players);
    auto *told = quietText(this, tr("A player a line, and after a colon the powers that they wish for, the best liked "
                                    "first: by name, or by first letters."));
    told->setMaximumWidth(clubWidth);
    auto *form = new QFormLayout;
    form->addRow(tr("Map"), m_variant);
    form->addRow(tr("Last season"), m_last);
    levelLabels(*form);
    auto *column = new QVBoxLayout;
    column->addWidget(title);
    column->addWidget(m_players, 1);
    column->addWidget(told);
    column->addLayout(form);
    column->addWidget(m_draw);
    connect(m_draw, &QPushButton::clicked, this, &RoundDesk::draw);
    return column;
}

/// The rounds that are drawn, and how the players stand.
QTabWidget *RoundDesk::makeTables()
{
    auto *boards = new QWidget(this);
    m_shown = named(new QComboBox(boards), u"roundShown"_s, tr("The round that is shown"));
    m_out = plainLabel(boards, u"roundOut"_s);
    m_seats = rowTable(this, u"roundSeats"_s, tr("Who sits where"), {});
    m_seats->setSelectionBehavior(QAbstractItemView::SelectItems); // a column is a board
    m_seats->verticalHeader()->setDefaultSectionSize(metrics::row);
    m_standings = new StandingsPage(this);
    m_tables = named(new QTabWidget(this), u"roundTabs"_s, tr("Boards and players"));
    m_tables->setDocumentMode(true);
    auto *head = new QHBoxLayout;
    head->addWidget(m_shown);
    head->addWidget(m_out, 1);
    auto *column = flush<QVBoxLayout>(boards);
    column->addLayout(head);
    column->addWidget(m_seats, 1);
    m_tables->addTab(boards, tr("Boards"));
    m_tables->addTab(m_standings, tr("Standings"));
    return m_tables;
}

QDialogButtonBox *RoundDesk::makeButtons()
{
    QDialogButtonBox *const buttons = closeButtons(u"closeRound"_s);
    m_open = named(buttons->addButton(tr("Open the board"), QDialogButtonBox::ActionRole), u"roundOpen"_s);
    m_save = named(buttons->addButton(tr("Save standings…"), QDialogButtonBox::ActionRole), u"roundSave"_s);
    m_save->setToolTip(tr("As CSV, for a spreadsheet"));
    setMainButton(*m_open);
    for (QAbstractButton *each : buttons->buttons())
        static_cast<QPushButton *>(each)->setAutoDefault(false);
    connect(m_open, &QPushButton::clicked, this, &RoundDesk::openBoard);
    connect(m_save, &QPushButton::clicked, this, &RoundDesk::chooseFile);
    return buttons;
}

void RoundDesk::fillSeasons()
{
    const QString chosen = m_last->currentData().toString();
    m_last->clear();
    m_last->addItem(tr("no last season"), QString());
    if (const auto variant = m_variants.find(m_variant->currentData().toString())) {
        for (const auto &[stored, told] : seasonsToEnd(*variant))
            m_last->addItem(told, stored);
    }
    m_last->setCurrentIndex(std::max(0, m_last->findData(chosen)));
}

QString RoundDesk::listPath() const
{
    return QDir(m_folder).filePath(u"players.txt"_s);
}

void RoundDesk::read(const QString &folder)
{
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const auto club = readClubGames(folder, m_variants);
    QApplication::restoreOverrideCursor();
    if (!club) {
        say(club.error(), true);
        return;
    }
    m_club = *club;
    m_folder = folder;
    m_path->setText(QDir::toNativeSeparators(folder));
    preferences().setValue(u"clubFolder"_s, folder);
    if (const auto list = readWhole(listPath()); list && m_players->toPlainText().isEmpty())
        m_players->setPlainText(QString::fromUtf8(*list));
    if (!m_club.games.empty()) { // the next round is played as the last one was
        const GameSummary &played = *m_club.games.back().summary;
        m_variant->setCurrentIndex(std::max(0, m_variant->findData(fromUtf8(played.variant))));
        m_last->setCurrentIndex(std::max(0, m_last->findData(fromUtf8(played.lastSeason))));
    }
    m_standings->showGames(m_club.games);
    fillRounds();
    say(m_club.faults.isEmpty() ? tr("%n game(s).", nullptr, static_cast<int>(m_club.games.size()))
                                : m_club.faults.constFirst(),
        !m_club.faults.isEmpty());
    follow();
}

/// All rounds that were drawn; the last is shown.
void RoundDesk::fillRounds()
{
    {
        const QSignalBlocker quiet(m_shown);
        m_shown->clear();
        for (int round = 1; round < nextRound(m_club.games); ++round)
            m_shown->addItem(tr("Round %1").arg(round), round);
        m_shown->setCurrentIndex(m_shown->count() - 1);
        m_shown->setVisible(m_shown->count() > 0);
    }
    m_asked = false;
    showRound();
}

void RoundDesk::showRound()
{
    const std::vector<const LibraryGame *> games = gamesOfRound(m_club.games, m_shown->currentData().toInt());
    m_boards.clear();
    m_seats->clear();
    m_seats->setRowCount(0);
    m_seats->setColumnCount(static_cast<int>(games.size()) + 1);
    QStringList head{tr("Power")};
    for (const LibraryGame *game : games) {
        m_boards += game->name;
        head += tr("Board %1").arg(m_boards.size());
    }
    m_seats->setHorizontalHeaderLabels(head);
    m_seats->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_out->clear();
    if (games.empty())
        return;
    const auto variant = m_variants.find(fromUtf8(games.front()->summary->variant));
    const QStringList out = variant ? sittingOut(games, *variant->board) : QStringList();
    if (!out.isEmpty())
        m_out->setText(tr("Sits out: %1.").arg(joinNames(out)));
    for (const std::string &name : games.front()->summary->powers) {
        const int row = m_seats->rowCount();
        m_seats->insertRow(row);
        const PowerId power = variant ? variant->board->findPower(name) : PowerId();
        m_seats->setItem(row, 0,
                         new QTableWidgetItem(power.valid() ? powerName(*variant->board, power) : fromUtf8(name)));
        for (std::size_t board = 0; board < games.size(); ++board) {
            const auto player = games[board]->players.find(name);
            m_seats->setItem(row, static_cast<int>(board) + 1,
                             new QTableWidgetItem(player == games[board]->players.end() ? QString() : player->second));
        }
    }
    m_seats->setCurrentCell(0, 1);
}

/// Of those on the list.
QStringList RoundDesk::sittingOut(const std::vector<const LibraryGame *> &games, const Board &board) const
{
    QStringList out;
    const auto club = readClub(m_players->toPlainText(), board);
    for (std::size_t i = 0; club && i < club->size(); ++i) {
        const QString &name = (*club)[i].name;
        const bool sits = std::any_of(games.begin(), games.end(), [&](const LibraryGame *game) {
            return std::any_of(game->players.begin(), game->players.end(),
                               [&](const auto &seat) { return seat.second == name; });
        });
        if (!sits)
            out += name;
    }
    return out;
}

void RoundDesk::draw()
{
    const auto variant = m_variants.find(m_variant->currentData().toString());
    if (!variant || m_folder.isEmpty())
        return;
    const int drawn = nextRound(m_club.games) - 1;
    if (drawn > 0 && !m_asked && !anyBegun(gamesOfRound(m_club.games, drawn))) {
        m_asked = true;
        follow();
        say(tr("Nobody has played in round %1 yet.").arg(drawn));
        return;
    }
    std::map<std::string, std::string> settings;
    if (const QString last = m_last->currentData().toString(); !last.isEmpty())
        settings["lastSeason"] = last.toStdString();
    const QString list = m_players->toPlainText();
    const auto round =
        drawNextRound(m_folder, list, m_club, variant, settings, QRandomGenerator::global()->generate64());
    if (!round) {
        say(round.error(), true);
        return;
    }
    const auto kept = writeWhole(listPath(), list.toUtf8());
    read(m_folder);
    m_tables->setCurrentWidget(m_seats);
    if (!kept)
        say(kept.error(), true);
    else if (round->out.isEmpty())
        say(tr("%n board(s) drawn. Everybody plays.", nullptr, static_cast<int>(round->files.size())));
    else
        say(tr("%n board(s) drawn.", nullptr, static_cast<int>(round->files.size())));
}

void RoundDesk::openBoard()
{
    const int board = m_seats->currentColumn() - 1;
    if (board < 0 || board >= m_boards.size())
        return;
    const QString path = QDir(m_folder).filePath(m_boards[board]);
    close();
    Q_EMIT gameChosen(path);
}

void RoundDesk::chooseFolder()
{
    const QString path = QFileDialog::getExistingDirectory(this, tr("Choose the club's folder"), m_folder);
    if (!path.isEmpty()) {
        m_players->clear(); // another club has other players
        read(path);
    }
}

void RoundDesk::chooseFile()
{
    const QString proposed = QDir(m_folder).filePath(tr("standings.csv"));
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the standings"), proposed, tr("Tables (%1)").arg(u"*.csv"_s));
    if (!path.isEmpty())
        saveStandings(path);
}

bool RoundDesk::saveStandings(const QString &path)
{
    const ScoreSystem *system = m_standings->system();
    const QString text =
        standingsTable(m_club.games, *system).text(true) + u"\n\n"_s + bestTable(m_club.games, *system).text(true);
    const auto done = writeWhole(path, (text + u'\n').toUtf8());
    say(done ? tr("Saved as %1.").arg(QDir::toNativeSeparators(path)) : done.error(), !done);
    return done.ok();
}

void RoundDesk::follow()
{
    const bool anybody = !m_players->toPlainText().trimmed().isEmpty();
    m_draw->setEnabled(!m_folder.isEmpty() && m_club.faults.isEmpty() && anybody);
    m_draw->setText(m_asked ? tr("Draw another anyway") : tr("Draw the next round"));
    m_open->setEnabled(m_seats->currentColumn() > 0 && m_seats->currentColumn() <= m_boards.size());
    m_save->setEnabled(std::any_of(m_club.games.begin(), m_club.games.end(), countsInClub));
}

void RoundDesk::say(const QString &sentence, bool failed)
{
    m_says->setText(sentence);
    setFailed(*m_says, failed);
}

} // namespace entente::app

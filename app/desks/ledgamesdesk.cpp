#include "desks/ledgamesdesk.h"

#include "look/mainbutton.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "words/dates.h"
#include "words/names.h"
#include "words/reportlayouts.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

enum LedColumn { LedName, LedVariant, LedPhase, LedDue, LedMissing, LedColumns };

} // namespace

LedGamesDesk::LedGamesDesk(const GameDocument &document, const QString &recoveryFolder, QWidget *parent)
    : Sheet(u"ledGamesDesk"_s, tr("Games you lead"), QSize(900, 460), parent), m_document(document),
      m_finder(recoveryFolder)
{
    m_table = makeTable();
    m_says = plainLabel(this, u"ledSays"_s);
    page()->addWidget(m_table, 1);
    page()->addWidget(m_says);
    setFoot(makeButtons());

    connect(m_table, &QTableWidget::itemActivated, this, &LedGamesDesk::open);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &LedGamesDesk::follow);
    // Once, when all that one act changes is there.
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Loaded && m_document.hasGame()
            && m_document.table().mode == Table::Mode::Hotseat) {
            close(); // friends want their board, and nobody leads there
            return;
        }
        if (change.kind != Change::Kind::Viewed && !std::exchange(m_due, true))
            QTimer::singleShot(0, this, &LedGamesDesk::refresh);
    });
    refresh();
    m_table->selectRow(0);
    m_table->setFocus();
}

QTableWidget *LedGamesDesk::makeTable()
{
    auto *table = rowTable(this, u"ledGames"_s, windowTitle(),
                           {tr("Game"), tr("Variant"), tr("Phase"), tr("Orders are due"), tr("Missing")});
    table->setShowGrid(false);
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->verticalHeader()->setMinimumSectionSize(metrics::row);
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const int longest : {LedName, LedMissing})
        table->horizontalHeader()->setSectionResizeMode(longest, QHeaderView::Stretch);
    // They get what is left once the others are wide enough, and then their rows may need another line.
    connect(table->horizontalHeader(), &QHeaderView::sectionResized, table->verticalHeader(),
            [rows = table->verticalHeader()] { rows->resizeSections(QHeaderView::ResizeToContents); });
    return table;
}

QDialogButtonBox *LedGamesDesk::makeButtons()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    const auto button = [&](const QString &text, const QString &object, const QString &tip, auto act) {
        QPushButton *made = named(buttons->addButton(text, QDialogButtonBox::ActionRole), object);
        made->setToolTip(tip);
        connect(made, &QPushButton::clicked, this, act);
        return made;
    };
    m_open = button(tr("Go there"), u"openLed"_s,
                    tr("Opens the chosen game; the one that is open now is kept as it is"), &LedGamesDesk::open);
    setMainButton(*m_open);
    m_remind = button(tr("Mail to those missing"), u"remindLed"_s,
                      tr("Opens your mail program with a reminder, to everybody whose orders are missing"),
                      &LedGamesDesk::remind);
    button(tr("Another game…"), u"addLed"_s, tr("Opens a game from a file; from then on it stands here"),
           &LedGamesDesk::addWanted);
    for (QAbstractButton *each : buttons->buttons())
        static_cast<QPushButton *>(each)->setAutoDefault(false);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closeLed"_s);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    return buttons;
}

/// Another program may have written a game meanwhile.
bool LedGamesDesk::event(QEvent *event)
{
    if (event->type() == QEvent::WindowActivate && m_table->rowCount() > 0 && !std::exchange(m_due, true))
        QTimer::singleShot(0, this, &LedGamesDesk::refresh);
    return Sheet::event(event);
}

const LedGame *LedGamesDesk::current() const
{
    const int row = m_table->currentRow();
    return row < 0 || row >= static_cast<int>(m_games.size()) ? nullptr : &m_games[static_cast<std::size_t>(row)];
}

void LedGamesDesk::refresh()
{
    m_due = false;
    const QString chosenPath = current() && !current()->present ? current()->path : QString();
    m_games = m_finder.find(m_document);
    int chosenRow = 0;
    m_table->setRowCount(static_cast<int>(m_games.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const LedGame &game = m_games[static_cast<std::size_t>(row)];
        fillRow(row, game);
        if (!chosenPath.isEmpty() && game.path == chosenPath)
            chosenRow = row;
    }
    m_table->selectRow(chosenRow);
    m_says->setText(m_games.empty() ? tr("You lead no game yet. Games at an open table stand here once they are saved.")
                                    : QString());
    follow();
}

void LedGamesDesk::fillRow(int row, const LedGame &game)
{
    const QString name = game.present ? tr("%1 (open now)", "a game").arg(game.name)
                         : game.played.isNull()
                             ? game.name
                             : tr("%1, played %2", "a game that has no name, and when")
                                   .arg(game.name, whenText(game.played, QDateTime::currentDateTime()));
    const bool over = game.due.isValid() && game.due < QDateTime::currentDateTime();
    const QString due = over ? tr("⚠ Overdue: %1", "a deadline").arg(game.deadline) : game.deadline;
    const QString texts[] = {name, game.variant, game.phase, due,
                             game.missing.isEmpty() ? tr("All orders are in.") : joinNames(game.missing)};
    for (int column = 0; column < LedColumns; ++column) {
        auto *cell = new QTableWidgetItem(texts[column]);
        cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
        QFont font = m_table->font();
        font.setBold(game.present);
        cell->setFont(font);
        cell->setToolTip(texts[column]);
        cell->setData(Qt::AccessibleTextRole, tr("%1: %2", "a column and what stands in it")
                                                  .arg(m_table->horizontalHeaderItem(column)->text(), texts[column]));
        m_table->setItem(row, column, cell);
    }
}

void LedGamesDesk::follow()
{
    const LedGame *game = current();
    m_open->setEnabled(game && !game->present);
    m_remind->setEnabled(game && !game->missing.isEmpty());
}

void LedGamesDesk::open()
{
    if (const LedGame *game = current(); game && !game->present)
        Q_EMIT chosen(QString(game->path), game->recovered); // the list is read anew meanwhile
}

void LedGamesDesk::remind()
{
    const LedGame *game = current();
    if (!game)
        return;
    QStringList said;
    if (game->addresses.isEmpty())
        said += tr("Nobody whose orders are missing has an address. "
                   "Addresses are written in the report to the players.");
    else if (!game->nowhere.isEmpty())
        said += tr("Without an address: %1.").arg(joinNames(game->nowhere));
    m_says->setText(said.join(u' '));
    if (!game->addresses.isEmpty())
        Q_EMIT mailWanted(mailLink(game->addresses, game->reminder.subject, game->reminder.text));
}

} // namespace entente::app

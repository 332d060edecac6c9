#include "window/keptgames.h"

#include "document/files.h"
#include "document/recentgames.h"
#include "document/recovery.h"
#include "look/mainbutton.h"
#include "look/theme.h"
#include "words/dates.h"
#include "words/gametitle.h"
#include "words/names.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
enum Column { GameColumn, PlayersColumn, WhenColumn, WhereColumn, ColumnCount };
} // namespace

KeptGamesDesk::KeptGamesDesk(const VariantLibrary &variants, QList<KeptGame> games, QWidget *parent)
    : QDialog(parent), m_variants(variants), m_games(std::move(games))
{
    setObjectName(u"keptGames"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Your games"));
    resize(820, 460);
    m_summary = new QLabel(this);
    m_summary->setObjectName(u"keptSummary"_s);
    m_summary->setWordWrap(true);
    m_table = new QTableWidget(0, ColumnCount, this);
    m_table->setObjectName(u"keptTable"_s);
    m_table->setAccessibleName(tr("Your games"));
    m_table->setHorizontalHeaderLabels({tr("Game"), tr("Players"), tr("Played"), tr("Saved")});
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(PlayersColumn, QHeaderView::Stretch);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closeKept"_s);
    m_go = buttons->addButton(tr("Continue"), QDialogButtonBox::AcceptRole);
    setMainButton(*m_go);
    m_go->setObjectName(u"continueKept"_s);
    m_delete = buttons->addButton(tr("Delete"), QDialogButtonBox::ActionRole);
    m_delete->setObjectName(u"deleteKept"_s);
    m_delete->setAutoDefault(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    column->setSpacing(metrics::floatMargin);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_go, &QPushButton::clicked, this, &KeptGamesDesk::goOn);
    connect(m_delete, &QPushButton::clicked, this, &KeptGamesDesk::remove);
    connect(m_table, &QTableWidget::itemActivated, this, &KeptGamesDesk::goOn);
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &KeptGamesDesk::follow);
    fill();
    m_table->setCurrentCell(0, 0);
    m_table->setFocus();
}

void KeptGamesDesk::fill()
{
    const QDateTime now = QDateTime::currentDateTime();
    m_table->setRowCount(static_cast<int>(m_games.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const KeptGame &kept = m_games[row];
        QString title = tr("Can't be read");
        QString players;
        if (const Result<OpenedGame, QString> opened = readGameFile(kept.path, m_variants.finder()); opened.ok()) {
            const SavedGame &saved = opened->saved;
            title = gameTitle(saved.game);
            players = playersText(saved.table.players);
            if (kept.recovered && !saved.savedAs.empty())
                title = QFileInfo(fromUtf8(saved.savedAs)).completeBaseName() + u": "_s + title;
        }
        const QString where = !kept.recovered ? QFileInfo(kept.path).fileName()
                              : kept.crashed  ? tr("not saved; interrupted")
                                              : tr("not saved");
        const QString texts[] = {title, players, whenText(QFileInfo(kept.path).lastModified(), now), where};
        for (int column = 0; column < ColumnCount; ++column) {
            auto *item = new QTableWidgetItem(texts[column]);
            item->setToolTip(kept.recovered ? texts[column] : kept.path);
            m_table->setItem(row, column, item);
        }
    }
    const auto copies =
        std::count_if(m_games.begin(), m_games.end(), [](const KeptGame &kept) { return kept.recovered; });
    m_summary->setText(
        tr("%n game(s) that you have not saved are kept until you delete them.", nullptr, static_cast<int>(copies)));
    follow();
}

int KeptGamesDesk::chosenRow() const
{
    const QList<QTableWidgetSelectionRange> chosen = m_table->selectedRanges();
    return chosen.size() == 1 && chosen.first().rowCount() == 1 ? chosen.first().topRow() : -1;
}

void KeptGamesDesk::follow()
{
    m_sure = false;
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    m_go->setEnabled(chosenRow() >= 0);
    m_delete->setEnabled(!rows.isEmpty());
    const bool copies =
        std::any_of(rows.begin(), rows.end(), [this](const QModelIndex &row) { return m_games[row.row()].recovered; });
    m_delete->setText(copies || rows.isEmpty() ? tr("Delete") : tr("Take off the list"));
}

void KeptGamesDesk::goOn()
{
    const int row = chosenRow();
    if (row < 0)
        return;
    const KeptGame kept = m_games[row];
    accept();
    Q_EMIT chosen(kept.path, kept.recovered);
}

void KeptGamesDesk::remove()
{
    QList<int> rows;
    int copies = 0;
    for (const QModelIndex &row : m_table->selectionModel()->selectedRows()) {
        rows += row.row();
        copies += m_games[row.row()].recovered ? 1 : 0;
    }
    if (copies > 0 && !m_sure) {
        m_sure = true;
        m_delete->setText(tr("Delete %n game(s) for good", nullptr, copies));
        return;
    }
    std::sort(rows.rbegin(), rows.rend());
    for (const int row : rows) {
        if (m_games[row].recovered)
            Recovery::remove(m_games[row].path);
        else
            forgetRecentGame(m_games[row].path);
        m_games.removeAt(row);
    }
    fill();
    if (m_table->rowCount() > 0)
        m_table->selectRow(std::min(rows.last(), m_table->rowCount() - 1));
    Q_EMIT deleted();
}

} // namespace entente::app

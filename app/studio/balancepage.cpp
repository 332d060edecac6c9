#include "studio/balancepage.h"

#include "look/widgets.h"
#include "studio/beside.h"
#include "look/formlabels.h"
#include "look/theme.h"
#include "words/names.h"
#include "words/playerwords.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int usualGames = 20;
constexpr int mostBalanceGames = 500;
constexpr int usualYears = 10;
constexpr int mostBalanceYears = 40;

enum BalanceColumn { PowerOfBalance, ShareOfBalance, SolosOfBalance };

QString percent(double rate)
{
    return QString::number(rate * 100, 'f', 0);
}

} // namespace

/// What the thread and the window both hold; the thread may outlive the window.
struct BalancePage::Run {
    explicit Run(const std::shared_ptr<const Variant> &of) : variant(of), balance(of) {}

    std::shared_ptr<const Variant> variant;
    QPointer<BalancePage> by;
    Balance balance; ///< touched by the window alone
    StopSign stop = false;
    int games = 0;
    int done = 0;
};

BalancePage::BalancePage(SketchDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"studioBalancePage"_s);
    auto *hint = quietText(this, tr("Computers play games on this board, and you see whether it is fair."));
    QLayout *form = makeForm();
    m_start = named(new QPushButton(this), u"studioStartGames"_s);
    m_start->setAutoDefault(false);
    m_progress = named(new QProgressBar(this), u"studioGamesDone"_s, tr("Games played"));
    m_progress->setTextVisible(false);
    auto *going = new QHBoxLayout;
    going->addWidget(m_start);
    going->addWidget(m_progress, 1);
    m_table = makeTable();
    m_told = plainLabel(this, u"studioBalanceTold"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::floatMargin, metrics::floatMargin, metrics::floatMargin, metrics::floatMargin);
    column->addWidget(hint);
    column->addLayout(form);
    column->addLayout(going);
    column->addWidget(m_table, 1);
    column->addWidget(m_told);
    connect(m_start, &QPushButton::clicked, this, [this] { m_run ? stop() : start(); });
    // What was played on another board says nothing of this one.
    connect(&document, &SketchDocument::changed, this, [this] {
        stop();
        m_played.reset();
        m_table->setRowCount(0);
        m_told->clear();
    });
    stop();
}

/// What is played: how often, how long and by whom.
QLayout *BalancePage::makeForm()
{
    m_games = named(new QSpinBox(this), u"studioGames"_s);
    m_games->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_games->setRange(1, mostBalanceGames);
    m_games->setValue(usualGames);
    m_years = named(new QSpinBox(this), u"studioYears"_s);
    m_years->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_years->setRange(1, mostBalanceYears);
    m_years->setValue(usualYears);
    m_level = named(new QComboBox(this), u"studioLevel"_s);
    for (const Level level : {Level::Beginner, Level::Steady, Level::Strong})
        m_level->addItem(levelName(level), static_cast<int>(level));
    m_level->setCurrentIndex(1);
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Games"), m_games);
    form->addRow(tr("Years at most"), m_years);
    form->addRow(tr("Players"), m_level);
    levelLabels(*form);
    return form;
}

QTableWidget *BalancePage::makeTable()
{
    auto *table = rowTable(this, u"studioBalance"_s, tr("Balance"), {tr("Power"), tr("Centres"), tr("Won alone")});
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSectionResizeMode(PowerOfBalance, QHeaderView::Stretch);
    table->horizontalHeader()->setSectionResizeMode(ShareOfBalance, QHeaderView::ResizeToContents);
    table->horizontalHeader()->setSectionResizeMode(SolosOfBalance, QHeaderView::ResizeToContents);
    table->setMinimumHeight(metrics::leastTable);
    return table;
}

BalancePage::~BalancePage()
{
    if (m_run)
        m_run->stop = true;
}

void BalancePage::start()
{
    m_document.save();
    const auto made = variantOf(m_document.sketch());
    if (!m_document.isPlayable() || !made) {
        m_told->setText(tr("It can't be played yet. “Check” says what is missing."));
        return;
    }
    const std::shared_ptr<const Variant> variant = made->variant;
    m_run = std::make_shared<Run>(variant);
    m_run->by = this;
    m_run->games = m_games->value();
    m_start->setText(tr("Stop"));
    m_progress->setRange(0, m_run->games);
    m_progress->setValue(0);
    m_told->setText(tr("The computers play…"));
    const auto level = static_cast<Level>(m_level->currentData().toInt());
    // One thread: the window, and whoever else works here, keeps the other processors.
    workBeside([run = m_run, variant, level, games = m_run->games, years = m_years->value()] {
        for (int game = 0; game < games && !run->stop; ++game) {
            const Game played =
                gameOfComputers(variant, level, years, static_cast<std::uint64_t>(game) + 1, &run->stop);
            if (run->stop)
                return;
            QMetaObject::invokeMethod(qApp, [run, played] {
                if (run->by)
                    run->by->take(run, played);
            });
        }
    });
}

void BalancePage::stop()
{
    if (m_run)
        m_run->stop = true;
    m_run.reset();
    m_start->setText(tr("Play these games"));
    m_progress->setRange(0, 1);
    m_progress->setValue(0);
}

void BalancePage::take(const std::shared_ptr<Run> &run, const Game &game)
{
    if (run != m_run)
        return; // stopped meanwhile
    run->balance.add(game);
    m_progress->setValue(++run->done);
    showPlayed(run);
    if (run->done == run->games)
        stop();
}

void BalancePage::showPlayed(const std::shared_ptr<Run> &run)
{
    m_played = run;
    if (run)
        tell(run->balance.report(), *run->variant->board);
}

void BalancePage::tell(const BalanceReport &report, const Board &board)
{
    m_table->setRowCount(static_cast<int>(report.rows.size()));
    const auto range = [](const Estimate &estimate) {
        return tr("%1 % (%2 to %3)", "a share, and between which it lies")
            .arg(percent(estimate.value), percent(std::max(0.0, estimate.low)), percent(std::min(1.0, estimate.high)));
    };
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const BalanceReport::Row &of = report.rows[static_cast<std::size_t>(row)];
        const QStringList texts{powerName(board, of.power), range(of.share), range(of.solos)};
        for (int at = 0; at < texts.size(); ++at) {
            if (!m_table->item(row, at))
                m_table->setItem(row, at, new QTableWidgetItem);
            m_table->item(row, at)->setText(texts[at]);
        }
    }
    QString told = tr("%n game(s); a game lasted %1 years.", nullptr, report.games)
                       .arg(QLocale().toString(report.years.value, 'f', 1));
    QStringList never;
    for (const ProvinceId province : report.neverTaken)
        never += provinceName(board, province);
    if (!never.isEmpty())
        told += u' ' + tr("Nobody ever took %1.").arg(joinNames(never));
    m_told->setText(told);
}

} // namespace entente::app

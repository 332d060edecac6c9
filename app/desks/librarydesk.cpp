#include "desks/librarydesk.h"

#include "desks/comparisontable.h"
#include "desks/gamelist.h"
#include "desks/standingspage.h"
#include "document/wholefile.h"
#include "look/emptyhint.h"
#include "look/formmemory.h"
#include "look/mainbutton.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "words/names.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSortFilterProxyModel>
#include <QTabWidget>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int figuresWidth = 400;
// Widths of the columns before the result, which gets what is left.
constexpr int fileWidth = 180;
constexpr int variantWidth = 110;
constexpr int yearsWidth = 110;
constexpr int figureWidth = 72;
constexpr std::size_t mostOpenings = 50; // nobody reads on

QTableWidgetItem *figureItem(const QString &text)
{
    auto *item = new QTableWidgetItem(text);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignTop);
    return item;
}

} // namespace

LibraryDesk::LibraryDesk(QWidget *parent) : Sheet(QSize(1180, 680), parent)
{
    setObjectName(u"libraryDesk"_s);
    m_games = new GameList(this);
    m_found = new QSortFilterProxyModel(this);
    m_found->setSourceModel(m_games);
    m_found->setFilterKeyColumn(-1);
    m_found->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_found->setSortRole(Qt::UserRole);
    layOut();
}

LibraryDesk::~LibraryDesk()
{
    stop();
}

void LibraryDesk::layOut()
{
    setWindowTitle(tr("Library of games"));
    QVBoxLayout *const column = page();
    column->addLayout(makeHead());
    auto *body = new QHBoxLayout;
    body->setSpacing(metrics::margin);
    body->addLayout(makeGames(), 1);
    makeFigures();
    body->addWidget(m_figuresPart);
    column->addLayout(body, 1);
    setFoot(makeFoot());

    connect(m_stopButton, &QPushButton::clicked, this, [this] { m_stop = true; });
    connect(m_search, &QLineEdit::textChanged, m_found, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_games, &QAbstractItemModel::modelReset, this, &LibraryDesk::sayWhyEmpty, Qt::UniqueConnection);
    connect(m_list, &QTableView::activated, this, &LibraryDesk::openGame);
    connect(m_open, &QPushButton::clicked, this, &LibraryDesk::openGame);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex &row) {
        const QModelIndex source = m_found->mapToSource(row);
        m_open->setEnabled(source.isValid() && m_games->games()[static_cast<std::size_t>(source.row())].summary);
    });
    connect(m_variant, &QComboBox::currentIndexChanged, this, &LibraryDesk::fillPowers);
    connect(m_power, &QComboBox::currentIndexChanged, this, &LibraryDesk::showPower);
    fillPowers();
}

void LibraryDesk::changeEvent(QEvent *event)
{
    Sheet::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) // later: its parts are about to be told, too
        QMetaObject::invokeMethod(this, &LibraryDesk::sayAnew, Qt::QueuedConnection);
}

void LibraryDesk::sayAnew()
{
    const bool reading = m_progress->isVisibleTo(this);
    const int done = m_progress->value();
    const FormMemory memory(*this);
    clear();
    layOut();
    if (m_library)
        m_path->setText(QFileInfo(m_library->path()).fileName());
    if (!m_games->games().empty())
        tell();
    if (reading)
        showProgress(done);
    memory.giveBack(*this);
}

/// Where the games come from, and how far their reading has come.
QLayout *LibraryDesk::makeHead()
{
    auto *folder = named(new QPushButton(tr("Choose a folder…"), this), u"libraryFolder"_s);
    auto *archive = named(new QPushButton(tr("Choose an archive…"), this), u"libraryArchive"_s);
    m_path =
        plainLabel(this, u"libraryPath"_s, tr("A folder or a zip archive of games, whichever program wrote them."));
    m_progress = named(new QProgressBar(this), u"libraryProgress"_s, tr("Games that were read"));
    m_progress->hide();
    m_stopButton = named(new QPushButton(tr("Stop"), this), u"libraryStop"_s);
    m_stopButton->hide();
    auto *head = new QHBoxLayout;
    for (QWidget *widget : std::initializer_list<QWidget *>{folder, archive})
        head->addWidget(widget);
    head->addWidget(m_path, 1);
    head->addWidget(m_progress);
    head->addWidget(m_stopButton);
    connect(folder, &QPushButton::clicked, this, &LibraryDesk::chooseFolder);
    connect(archive, &QPushButton::clicked, this, &LibraryDesk::chooseArchive);
    return head;
}

QLayout *LibraryDesk::makeGames()
{
    m_search = searchLine(this, u"librarySearch"_s, tr("Search: file, variant, year or result"));
    m_list = named(new QTableView(this), u"libraryGames"_s, tr("Games"));
    m_list->setModel(m_found);
    m_list->setSortingEnabled(true);
    m_list->sortByColumn(GameList::File, Qt::AscendingOrder);
    m_list->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setShowGrid(false);
    m_list->setWordWrap(false);
    m_list->setTabKeyNavigation(false);
    m_list->verticalHeader()->hide();
    m_list->verticalHeader()->setDefaultSectionSize(m_list->fontMetrics().height() + metrics::floatMargin);
    m_list->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_list->horizontalHeader()->setStretchLastSection(true);
    m_list->setColumnWidth(GameList::File, fileWidth);
    m_list->setColumnWidth(GameList::VariantName, variantWidth);
    m_list->setColumnWidth(GameList::Years, yearsWidth);
    for (const int column : {GameList::Powers, GameList::Turns})
        m_list->setColumnWidth(column, figureWidth);
    m_empty = EmptyHint::over(*m_list);
    sayWhyEmpty();
    auto *column = new QVBoxLayout;
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    return column;
}

QLayout *LibraryDesk::makeFoot()
{
    m_summary = quiet(named(new QLabel(this), u"librarySummary"_s));
    m_open = named(new QPushButton(tr("Open the game"), this), u"libraryOpen"_s);
    m_open->setEnabled(false);
    setMainButton(*m_open);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_summary, 1);
    foot->addWidget(m_open);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closeLibrary"_s);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    foot->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    return foot;
}

/// What the games tell together.
void LibraryDesk::makeFigures()
{
    m_variant = named(new QComboBox(this), u"libraryVariant"_s, tr("Variant"));
    m_power = named(new QComboBox(this), u"libraryPower"_s, tr("Power"));
    m_told = named(new QLabel(this), u"libraryTold"_s);
    m_told->setWordWrap(true);
    m_openings = comparisonTable(this, 3, u"libraryOpenings"_s, tr("Openings"));
    m_openings->setHorizontalHeaderLabels({tr("Share"), tr("Opening"), tr("Centres at the end")});
    m_openings->horizontalHeader()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_years = comparisonTable(this, 2, u"libraryYears"_s, tr("Centres by year"));
    m_years->setHorizontalHeaderLabels({tr("Year"), tr("Centres on average")});
    auto *choice = new QHBoxLayout;
    choice->addWidget(m_variant, 1);
    choice->addWidget(m_power, 1);
    auto *right = new QVBoxLayout;
    right->addLayout(choice);
    right->addWidget(m_told);
    right->addWidget(m_openings, 3);
    right->addWidget(m_years, 2);
    auto *figures = new QWidget(this);
    figures->setLayout(right);
    right->setContentsMargins(0, 0, 0, 0);
    m_standings = new StandingsPage(this);
    m_figuresPart = named(new QTabWidget(this), u"libraryTabs"_s, tr("What the games tell together"));
    m_figuresPart->setDocumentMode(true);
    m_figuresPart->addTab(figures, tr("Powers"));
    m_figuresPart->addTab(m_standings, tr("Players"));
    m_figuresPart->setFixedWidth(figuresWidth);
    m_figuresPart->hide();
}

/// For while no game is listed: none was read, or none is like what is searched for.
void LibraryDesk::sayWhyEmpty()
{
    if (m_games->games().empty())
        m_empty->say(tr("Many games, told together"),
                     tr("Choose a folder or an archive of games. They are listed here, each can be opened, and beside "
                        "them stands how every power opened and how it fared from year to year."));
    else
        m_empty->say(tr("No game is like that"), tr("Search for less, or for another word."));
}

/// How many games there are, and of which variants.
void LibraryDesk::tell()
{
    const std::vector<LibraryGame> &games = m_games->games();
    const auto lost = static_cast<int>(
        std::count_if(games.begin(), games.end(), [](const LibraryGame &game) { return !game.summary; }));
    const int read = static_cast<int>(games.size()) - lost;
    QString summary = tr("%n game(s).", nullptr, read);
    if (lost > 0)
        summary += u' ' + tr("%n file(s) can't be read.", nullptr, lost);
    if (!m_whole)
        summary += u' ' + tr("Stopped before the end.");
    m_summary->setText(summary);
    {
        const QSignalBlocker quiet(m_variant);
        m_variant->clear();
        for (const auto &[title, figures] : m_figures)
            m_variant->addItem(tr("%1 (%2)", "a variant and how many games of it").arg(title).arg(figures.games()),
                               title);
        const auto most = std::max_element(m_figures.begin(), m_figures.end(), [](const auto &one, const auto &other) {
            return one.second.games() < other.second.games();
        });
        if (most != m_figures.end())
            m_variant->setCurrentIndex(m_variant->findData(most->first));
    }
    m_figuresPart->setVisible(!m_figures.empty());
    m_figuresPart->setTabEnabled(
        1, std::any_of(games.begin(), games.end(), [](const LibraryGame &game) { return !game.players.empty(); }));
    m_standings->showGames(games);
    fillPowers();
}

void LibraryDesk::fillPowers()
{
    {
        const QSignalBlocker quiet(m_power);
        m_power->clear();
        const auto figures = m_figures.find(m_variant->currentData().toString());
        if (figures != m_figures.end()) {
            for (const GameFigures::OfPower &power : figures->second.powers())
                m_power->addItem(fromUtf8(power.name));
        }
    }
    m_variant->setEnabled(m_variant->count() > 0);
    m_power->setEnabled(m_power->count() > 0);
    showPower();
}

void LibraryDesk::showPower()
{
    m_openings->setRowCount(0);
    m_years->setRowCount(0);
    m_told->clear();
    const auto figures = m_figures.find(m_variant->currentData().toString());
    if (figures == m_figures.end() || m_power->currentIndex() < 0)
        return;
    const GameFigures::OfPower power = figures->second.powers()[static_cast<std::size_t>(m_power->currentIndex())];
    const QLocale here = locale();
    m_told->setText(tr("Games: %1. Won: %2. Shared: %3. Centres at the end: %4 on average. Phases: %5 on average.")
                        .arg(figures->second.games())
                        .arg(power.wins)
                        .arg(power.draws)
                        .arg(here.toString(power.centres, 'f', 1), here.toString(figures->second.turns(), 'f', 0)));
    int ordered = 0;
    for (const GameFigures::Opening &opening : power.openings)
        ordered += opening.games;
    for (std::size_t i = 0; i < std::min(power.openings.size(), mostOpenings); ++i) {
        const GameFigures::Opening &opening = power.openings[i];
        QString text = fromUtf8(opening.orders);
        if (const entente::Opening &called = opening.called; !called.name.empty())
            text = tr("%1: %2", "name of an opening, its orders")
                       .arg(nameIn(placeLanguage(), called.name, called.names), text);
        const int row = m_openings->rowCount();
        m_openings->insertRow(row);
        m_openings->setItem(
            row, 0, figureItem(tr("%1 %", "a share").arg(here.toString(100.0 * opening.games / ordered, 'f', 0))));
        m_openings->setItem(row, 1, new QTableWidgetItem(text));
        m_openings->setItem(row, 2, figureItem(here.toString(opening.centres, 'f', 1)));
    }
    for (const auto &[year, centres] : power.years) {
        const int row = m_years->rowCount();
        m_years->insertRow(row);
        m_years->setItem(row, 0, new QTableWidgetItem(yearName(figures->second.yearCount(), year)));
        m_years->setItem(row, 1, new QTableWidgetItem(here.toString(centres, 'f', 1)));
    }
    m_openings->resizeRowsToContents();
}

void LibraryDesk::openGame()
{
    const QModelIndex source = m_found->mapToSource(m_list->currentIndex());
    if (!source.isValid() || !m_library)
        return;
    const LibraryGame &game = m_games->games()[static_cast<std::size_t>(source.row())];
    if (!game.summary)
        return;
    QString path = m_library->path() + u'/' + game.name;
    if (!QFileInfo(m_library->path()).isDir()) {
        const auto bytes = m_library->bytesOf(game.name);
        if (!m_unpacked)
            m_unpacked = std::make_unique<QTemporaryDir>();
        path = m_unpacked->filePath(QFileInfo(game.name).fileName());
        const auto written = bytes ? writeWhole(path, *bytes) : Result<bool, QString>(bytes.error());
        if (!written) {
            m_summary->setText(written.error());
            return;
        }
    }
    hide();
    Q_EMIT gameChosen(path);
}

// How a folder or an archive of games comes in, beside the window.

void LibraryDesk::chooseFolder()
{
    const QString path = QFileDialog::getExistingDirectory(this, tr("Choose a folder of games"));
    if (!path.isEmpty())
        read(path);
}

void LibraryDesk::chooseArchive()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose an archive of games"), {},
                                                      tr("Zip archives (*.zip);;All files (*)"));
    if (!path.isEmpty())
        read(path);
}

void LibraryDesk::stop()
{
    m_stop = true;
    if (m_reader.joinable())
        m_reader.join();
}

void LibraryDesk::read(const QString &path)
{
    stop();
    auto library = GameLibrary::of(path);
    if (!library) {
        m_path->setText(library.error());
        return;
    }
    m_library = std::move(library).value();
    m_path->setText(QFileInfo(path).fileName());
    showProgress(0);
    m_stop = false;
    // The thread has variants of its own: the window's may change meanwhile.
    m_reader = std::thread([this, own = *m_library] {
        const VariantLibrary variants;
        std::vector<LibraryGame> games = own.read(
            variants,
            [this](int done) {
                QMetaObject::invokeMethod(this,
                                          [this, done] { m_progress->setValue(std::max(done, m_progress->value())); });
            },
            m_stop);
        const bool whole = static_cast<int>(games.size()) == own.size();
        QMetaObject::invokeMethod(this,
                                  [this, games = std::move(games), whole]() mutable { take(std::move(games), whole); });
    });
}

void LibraryDesk::showProgress(int done)
{
    m_progress->setRange(0, std::max(1, m_library->size()));
    m_progress->setValue(done);
    m_progress->show();
    m_stopButton->show();
}

void LibraryDesk::take(std::vector<LibraryGame> games, bool whole)
{
    m_progress->hide();
    m_stopButton->hide();
    m_whole = whole;
    m_figures = figuresOf(games);
    m_games->setGames(std::move(games));
    tell();
}

} // namespace entente::app

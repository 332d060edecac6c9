#include "window/mainwindow.h"

#include "desks/casesdesk.h"
#include "desks/misfitdesk.h"
#include "desks/scheduledesk.h"
#include "document/fileplaces.h"
#include "document/files.h"
#include "document/playernames.h"
#include "document/preferences.h"
#include "document/recentgames.h"
#include "document/secretstore.h"
#include "flow/curtain.h"
#include "map/palette.h"
#include "rules/rulebook.h"
#include "studio/drawingreader.h"
#include "studio/picturefile.h"
#include "window/actions.h"
#include "window/boardpage.h"
#include "window/language.h"
#include "window/menus.h"
#include "window/newgamedesk.h"
#include "window/publicboard.h"
#include "window/startpage.h"
#include "words/keptwords.h"
#include "words/names.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>

#include <QStackedWidget>
#include <QTimer>

#include <algorithm>
#include <optional>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

MainWindow::MainWindow(const QString &recoveryFolder, QWidget *parent)
    : QMainWindow(parent), m_document(m_variants.finder()), m_recovery(m_document, recoveryFolder), m_flow(m_document),
      m_clock(m_document, m_flow), m_thinker(m_document, m_flow), m_adviser(m_document, m_thinker), m_watcher(m_flow),
      m_exports(m_document, this), m_actions(new Actions(this)), m_shortcuts(*m_actions), m_menu(new QMenu(this)),
      m_menus(new Menus(*m_actions, *menuBar(), *m_menu)), m_pages(new QStackedWidget(this))
{
    setObjectName(u"mainWindow"_s);
    resize(1280, 800);
    setMinimumSize(720, 480);
    m_menu->setObjectName(u"menu"_s);
    m_start = new StartPage(m_variants, recoveryFolder, *m_actions, m_menu, m_pages);
    m_curtain = new Curtain(m_document, m_flow, m_clock, m_thinker, m_pages);
    m_pages->addWidget(m_start);
    m_pages->addWidget(m_curtain);
    // The curtain comes down before anything else hears of the change.
    connect(&m_flow, &TableFlow::seatLeft, this, &MainWindow::renewBoard);
    connect(&m_flow, &TableFlow::seatLeft, &m_adviser, &Adviser::stop);
    connect(&m_flow, &TableFlow::changed, this, &MainWindow::showRightPage);
    makeBoard();
    setCentralWidget(m_pages);
    setAcceptDrops(true);
    connectActions();
    connect(m_start, &StartPage::variantChosen, this,
            [this](const QString &id, Table::Mode mode, const QString &edition, bool alone) {
                QString why;
                std::map<std::string, std::string> settings;
                if (!edition.isEmpty())
                    settings["edition"] = edition.toStdString();
                if (alone) {
                    playAgainstComputer(id, settings);
                    return;
                }
                if (!newGame(id, settings, mode, {}, why))
                    say(why, true);
            });
    connect(m_start, &StartPage::continueChosen, this, &MainWindow::goOnWith);
    connect(m_curtain, &Curtain::boardWanted, m_actions->publicBoard, &QAction::trigger);
    connect(m_curtain, &Curtain::earlyRevealWanted, this, &MainWindow::askToRevealEarly);
    connect(m_curtain, &Curtain::takeBackWanted, m_actions->takeBack, &QAction::trigger);
    connect(&m_recovery, &Recovery::failed, this, [this](const QString &sentence) { say(sentence, true); });
    connect(&m_document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Loaded)
            showRightPage();
        updateTitle();
        updateActions();
    });
    connect(&m_document, &GameDocument::loading, this, [this] {
        showPublicBoard(false);
        m_stepShown = Step::None;
        const QString fault = loadSheet();
        renewBoard();
        if (!fault.isEmpty())
            m_board->say(fault, true);
    });
    connect(&m_document, &GameDocument::undoChanged, this, &MainWindow::updateActions);
    connect(&m_document, &GameDocument::leftOut, this,
            [this](const QStringList &sentences) { (new MisfitDesk(sentences, this))->show(); });
    connect(&m_document, &GameDocument::keptOffered, this,
            [this](const std::vector<PowerId> &written, const std::vector<PowerId> &undecided) {
                m_toSay = keptOfferSentence(m_document.board(), written, undecided);
                QTimer::singleShot(0, this, &MainWindow::sayWhatWaits); // a reveal is not over yet
            });
    connect(&m_document, &GameDocument::loading, this, [this] { m_toSay.clear(); });
    takePreferences();
    updateActions();
    updateTitle();
}

MainWindow::~MainWindow()
{
    disconnect(&m_document, nullptr, this, nullptr);
    disconnect(&m_flow, nullptr, this, nullptr);
}

bool MainWindow::newGame(const QString &id, const std::map<std::string, std::string> &settings, Table::Mode mode,
                         const QStringList &seats, const QStringList &computers, std::int64_t seed, QString &why)
{
    const std::shared_ptr<const Variant> variant = m_variants.find(id);
    if (!variant) {
        why = tr("There is no map called “%1”.").arg(id);
        return false;
    }
    Table table = Table::standard(*variant->board);
    table.mode = mode;
    if (!seats.isEmpty()) {
        table.seats.clear();
        for (const QString &seat : seats) {
            const PowerId power = variant->board->findPower(seat.trimmed().toStdString());
            if (!power.valid()) {
                why = tr("There is no power called “%1”.").arg(seat.trimmed());
                return false;
            }
            if (std::find(table.seats.begin(), table.seats.end(), power) == table.seats.end())
                table.seats.push_back(power);
        }
    }
    for (const QString &computer : computers) {
        const std::string player = computer.section(u':', 0, 0).trimmed().toStdString();
        const QString name = computer.section(u':', 1).trimmed();
        const PowerId power = variant->board->findPower(name.toStdString());
        if (!name.isEmpty() && !power.valid()) {
            why = tr("There is no power called “%1”.").arg(name);
            return false;
        }
        for (const PowerId seat : table.seats) {
            if (!power.valid() || seat == power)
                table.computers[seat] = {{player, seed + seat.index(), 0, -1}};
        }
    }
    return newGame(id, settings, table, {}, why);
}

bool MainWindow::newGame(const QString &id, const std::map<std::string, std::string> &chosen, const Table &table,
                         const std::map<PowerId, QString> &pins, QString &why)
{
    std::map<std::string, std::string> settings = chosen;
    const std::shared_ptr<const Variant> variant = m_variants.find(id);
    if (!variant) {
        why = tr("There is no map called “%1”.").arg(id);
        return false;
    }
    // Whether impossible orders are taken, and the computer may be asked, is the table's, and so no setting of the
    // rules.
    Table laid = table;
    for (const auto &[name, flag] : {std::pair{"lenient", &Table::lenient}, std::pair{"advice", &Table::advice}}) {
        const auto asked = settings.find(name);
        if (asked == settings.end())
            continue;
        if (asked->second != "true" && asked->second != "false") {
            why = tr("“%1” can't be set to “%2”.").arg(QLatin1StringView(name), fromUtf8(asked->second));
            return false;
        }
        laid.*flag = laid.*flag || asked->second == "true";
        settings.erase(asked);
    }
    // The first order of acting is no rule: it goes into the secret order.
    std::optional<std::vector<PowerId>> schedule;
    if (const auto written = settings.find("schedule"); written != settings.end()) {
        const auto read =
            readScheduleLine(*variant->board, Table::standard(*variant->board).seats, fromUtf8(written->second));
        if (!read) {
            why = read.error();
            return false;
        }
        schedule = *read;
        settings.erase(written);
    }
    Rulebook rules = variant->rules;
    for (const auto &[name, value] : settings) {
        if (!applySetting(rules, name, value)) {
            why = tr("“%1” can't be set to “%2”.").arg(fromUtf8(name), fromUtf8(value));
            return false;
        }
    }
    // The secret order of acting is another in every game.
    if (rules.policies.turns == Policies::Turns::InSequence)
        settings.emplace("scheduleSeed", std::to_string(SecretStore::drawSeed()));
    m_recovery.flush();
    m_document.newGame(variant, settings, laid, schedule);
    notePlayers(laid);
    for (const auto &[power, pin] : pins) {
        if (!m_document.setPin(power, pin)) {
            say(tr("PINs can't be stored safely on this system, so %1 has none.")
                    .arg(powerName(m_document.board(), power)),
                true);
            break;
        }
    }
    return true;
}

void MainWindow::chooseNewGame()
{
    const QString present = m_document.hasGame() ? fromUtf8(m_document.game().variant().id) : QString();
    auto *desk = new NewGameDesk(m_variants, present,
                                 m_document.hasGame() ? m_document.table().mode : Table::Mode::Hotseat, this);
    desk->setAttribute(Qt::WA_DeleteOnClose);
    desk->setModal(true);
    connect(desk, &QDialog::accepted, this, [this, desk] {
        QString why;
        if (!newGame(desk->variant(), desk->settings(), desk->table(), desk->pins(), why))
            say(why, true);
    });
    desk->show();
}

bool MainWindow::openFile(const QString &path)
{
    if (isDrawing(path) || isPicture(path)) {
        makeVariant(path);
        return true;
    }
    m_recovery.flush();
    const Result<bool, QString> done = m_document.load(path);
    if (!done) {
        if (readMailIn(path))
            return true;
        say(done.error(), true);
        return false;
    }
    m_start->say(QString(), false);
    if (m_document.path().isEmpty()) // of another kind: it stays as it is
        say(m_document.remark().isEmpty()
                ? tr("Opened from %1. What you play is saved as a game of its own.").arg(QFileInfo(path).fileName())
                : m_document.remark(),
            false);
    else if (!m_document.remark().isEmpty())
        say(m_document.remark(), true);
    if (!m_document.path().isEmpty())
        noteRecentGame(path);
    if (!m_document.cases().empty())
        showCases(CaseCollection::ofFile(QFileInfo(path).fileName(), m_document.cases()));
    return true;
}

void MainWindow::goOnWith(const QString &path, bool recovered)
{
    if (!recovered) {
        openFile(path);
        return;
    }
    m_recovery.flush();
    const Result<bool, QString> done = m_document.restore(path);
    if (!done) {
        say(done.error(), true);
        return;
    }
    m_recovery.adopt(path);
}

bool MainWindow::readMailIn(const QString &path)
{
    if (!m_actions->readMail->isEnabled())
        return false;
    const auto text = orderTextIn(path, m_document.board(), m_document.game().position());
    if (!text)
        return false;
    say(tr("%1 is no game but a text with orders; here is what was read of it.").arg(QFileInfo(path).fileName()),
        false);
    m_exports.readMail(tool().writer(), *text);
    return true;
}

void MainWindow::showCases(std::optional<CaseCollection> file)
{
    auto *desk = new CasesDesk(m_variants, std::move(file), this);
    connect(desk, &CasesDesk::caseChosen, this, [this](const Game &game) {
        m_recovery.flush();
        m_document.openGame(game);
    });
    desk->show();
}

bool MainWindow::saveFile(const QString &path)
{
    if (!m_document.hasGame()) {
        say(tr("There is no game to save."), true);
        return false;
    }
    const Result<bool, QString> done = m_document.save(path);
    if (!done) {
        say(done.error(), true);
        return false;
    }
    noteRecentGame(path);
    noteFolderOf(path);
    m_recovery.discard();
    say(tr("Saved in %1.").arg(QFileInfo(path).fileName()), false);
    return true;
}

void MainWindow::chooseFileToOpen()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a game"), QFileInfo(m_document.path()).path(),
                                     tr("Games of Entente (*.entente *.gz);;Cases, games and boards of other programs "
                                        "(*.json *.jsonl *.txt *.map *.zip *.jdip);;"
                                        "Drawings and pictures (*.svg *.svgz *.png *.jpg *.jpeg);;"
                                        "All files (*)"));
    if (!path.isEmpty())
        openFile(path);
}

bool MainWindow::chooseFileToSave()
{
    if (!m_document.hasGame())
        return false;
    QString path = QFileDialog::getSaveFileName(this, tr("Save the game"),
                                                m_document.path().isEmpty() ? proposedPath(m_document, u"entente"_s)
                                                                            : m_document.path(),
                                                tr("Games of Entente (*.entente)"));
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += u".entente"_s;
    return saveFile(path);
}

void MainWindow::say(const QString &sentence, bool failure)
{
    if (m_document.hasGame() && m_flow.isCovered())
        m_curtain->say(sentence);
    else if (m_document.hasGame())
        m_board->say(sentence, failure);
    else
        m_start->say(sentence, failure);
}

/// It was found out while the results were looked at, and is of the phase that follows them.
void MainWindow::sayWhatWaits()
{
    if (m_flow.step() == Step::Open && !m_toSay.isEmpty())
        say(std::exchange(m_toSay, {}), false);
}

QString MainWindow::status() const
{
    if (m_pages->currentWidget() == m_curtain)
        return m_curtain->status();
    if (m_public && m_pages->currentWidget() == m_public)
        return m_public->status();
    return m_pages->currentWidget() == m_board ? m_board->status() : m_start->status();
}

void MainWindow::undo()
{
    m_document.undo();
}

void MainWindow::redo()
{
    m_document.redo();
}

void MainWindow::adjudicate()
{
    if (!m_document.hasGame())
        return;
    if (m_document.table().mode == Table::Mode::Hotseat) {
        m_flow.next();
        m_thinker.finish();
        m_flow.sealAll();
        m_thinker.finish();
    }
    m_flow.reveal();
}

void MainWindow::next()
{
    if (m_watcher.isWatching())
        m_watcher.playOne();
    else if (m_document.hasGame())
        m_flow.next();
}

void MainWindow::showRightPage()
{
    m_clipboard.watch(m_flow.step() == Step::Writing);
    const Step before = std::exchange(m_stepShown, m_flow.step());
    if (!m_flow.isCovered())
        showPublicBoard(false);
    else if ((before == Step::Results || before == Step::None) && m_clock.kind() == TableClock::Kind::Talk)
        showPublicBoard(true); // they negotiate before the open board
    QWidget *page = !m_document.hasGame() ? static_cast<QWidget *>(m_start)
                    : m_public            ? static_cast<QWidget *>(m_public)
                    : m_flow.isCovered()  ? static_cast<QWidget *>(m_curtain)
                                          : m_board;
    if (m_pages->currentWidget() != page) {
        m_pages->setCurrentWidget(page);
        if (page == m_board)
            m_board->focusMap();
    }
    updateActions();
    updateTitle();
}

/// The fault that keeps the map from being drawn, or nothing.
QString MainWindow::loadSheet()
{
    if (!m_document.hasGame()) {
        m_sheetOf.clear();
        m_sheet.reset();
        return {};
    }
    const QString variant = fromUtf8(m_document.game().variant().id);
    QString id = variant;
    for (const auto &[power, colour] : m_document.table().colours)
        id += u' ' + fromUtf8(m_document.board().power(power).id) + u'=' + colour;
    if (id == m_sheetOf)
        return {};
    const QString folder = m_variants.folderOf(variant);
    Result<Livery, QString> livery = Livery::load(folder, m_document.board());
    const Livery colours =
        dressed(livery.ok() ? livery.value() : Livery::standard(m_document.board()), m_document.table().colours);
    Result<std::shared_ptr<const MapSheet>, QString> sheet = MapSheet::load(folder, m_document.board());
    m_sheet = sheet.ok() ? sheet.value() : nullptr;
    m_livery = colours;
    m_curtain->setLivery(colours);
    m_sheetOf = id;
    return sheet ? QString() : sheet.error();
}

OrderTool &MainWindow::tool()
{
    return m_board->tool();
}

PowerId MainWindow::seenBy() const
{
    return m_document.table().mode == Table::Mode::Hotseat ? m_flow.seat() : PowerId();
}

void MainWindow::updateTitle()
{
    if (!m_document.hasGame()) {
        setWindowTitle(u"Entente"_s);
        return;
    }
    // Neither the seat nor any order: a title is seen by everybody.
    const QString name = m_document.path().isEmpty() ? fromUtf8(m_document.game().variant().title)
                                                     : QFileInfo(m_document.path()).completeBaseName();
    setWindowTitle(tr("%1 – %2", "game and phase").arg(name, phaseName(m_document.game().position().phase)));
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange) // by the desktop's own ways too
        standBack();
    if (event->type() == QEvent::LanguageChange) {
        m_actions->retranslate();
        m_menus->retranslate();
        updateActions(); // why something is off is said in words
        updateTitle();
    }
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    m_clipboard.wipe();
    m_recovery.flush();
    preferences().setValue(u"geometry"_s, saveGeometry());
    event->accept();
}

void MainWindow::keyPressEvent(QKeyEvent *event)
{
    if (m_pages->currentWidget() == m_board && m_board->takeKey(*event))
        return;
    QMainWindow::keyPressEvent(event);
}

} // namespace entente::app

// How a game gets into the window and out of it: begun, opened, gone on with, saved.

#include "window/mainwindow.h"

#include "desks/casesdesk.h"
#include "desks/consentdesk.h"
#include "desks/scheduledesk.h"
#include "document/fileplaces.h"
#include "document/files.h"
#include "document/playernames.h"
#include "document/recentgames.h"
#include "rules/rulebook.h"
#include "studio/drawingreader.h"
#include "studio/picturefile.h"
#include "tools/ordertool.h"
#include "actions/actions.h"
#include "actions/menurow.h"
#include "start/newgamedesk.h"
#include "start/startpage.h"
#include "words/names.h"

#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <optional>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

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
    // Whether impossible orders are taken, the computer may be asked and deals are made is the table's, and so no
    // setting of the rules.
    Table laid = table;
    for (const auto &[name, flag] : {std::pair{"lenient", &Table::lenient}, std::pair{"advice", &Table::advice},
                                     std::pair{"talk", &Table::talk}}) {
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
    if (const auto fault = faultOfGoals(*variant, rules)) {
        why = spoken(*fault);
        return false;
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

/// A copy that is behind, and a game that is in no file as it stands: whoever leaves it loses what came after.
bool MainWindow::mayLeaveGame(const std::function<void()> &leave)
{
    m_recovery.flush();
    if (m_recovery.fault().isEmpty() || !m_document.hasGame() || std::exchange(m_givenUp, false))
        return true;
    if (findChild<ConsentDesk *>(u"leaveDesk"_s))
        return false;
    const auto words = [this] {
        return ConsentDesk::Words{
            tr("Leave the game as it is?"),
            {m_recovery.fault(), tr("What was played since the last copy is in no file and is lost. “Save as…” keeps "
                                    "it in another place.")},
            tr("Leave")};
    };
    auto *desk = new ConsentDesk(m_document, words, {}, this);
    desk->setObjectName(u"leaveDesk"_s);
    decide(desk, [this, leave] {
        m_givenUp = true;
        leave();
        m_givenUp = false;
    });
    return false;
}

void MainWindow::warnOfCopy()
{
    m_menuRow->warn(m_recovery.fault().isEmpty()
                        ? QString()
                        : tr("The game is not kept at the moment: what is played now is lost with the program. %1")
                              .arg(m_recovery.fault()));
}

void MainWindow::chooseNewGame()
{
    if (!mayLeaveGame([this] { chooseNewGame(); }))
        return;
    const QString present = m_document.hasGame() ? fromUtf8(m_document.game().variant().id) : QString();
    auto *desk = new NewGameDesk(m_variants, present,
                                 m_document.hasGame() ? m_document.table().mode : Table::Mode::Hotseat, this);
    desk->setAttribute(Qt::WA_DeleteOnClose);
    desk->setModal(true);
    connect(desk, &QDialog::accepted, this, [this, desk] {
        QString why;
        if (!newGame(desk->variant(), desk->settings(), desk->table(), desk->pins(), why)) {
            say(why, true);
            return;
        }
        m_thinker.trustAll(); // they were given their seats here and now
        if (desk->withPhones())
            showPhones();
    });
    desk->show();
}

bool MainWindow::openFile(const QString &path)
{
    if (isDrawing(path) || isPicture(path)) {
        makeVariant(path);
        return true;
    }
    if (StudyBook::isStudy(path)) {
        const Result<StudyBook::Entry, QString> study = StudyBook::read(path, m_variants.finder());
        study ? openStudy(*study) : say(study.error(), true);
        return study.ok();
    }
    if (!mayLeaveGame([this, path] { openFile(path); }))
        return false;
    const Result<bool, QString> done = m_document.load(path);
    if (!done) {
        if (readMailIn(path))
            return true;
        if (m_flow.isCovered() && ordersIn(path))
            say(tr("%1 is no game but a text with orders. Take your seat first, then open it.")
                    .arg(QFileInfo(path).fileName()),
                true);
        else
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
    if (!mayLeaveGame([this, path] { goOnWith(path, true); }))
        return;
    const Result<bool, QString> done = m_document.restore(path);
    if (!done) {
        say(done.error(), true);
        return;
    }
    m_recovery.adopt(path);
}

std::optional<QString> MainWindow::ordersIn(const QString &path) const
{
    if (!m_document.hasGame())
        return std::nullopt;
    return orderTextIn(path, m_document.board(), m_document.game().position());
}

bool MainWindow::readMailIn(const QString &path)
{
    const auto text = m_actions->readMail->isEnabled() ? ordersIn(path) : std::nullopt;
    if (!text)
        return false;
    say(tr("%1 is no game but a text with orders; here is what was read of it.").arg(QFileInfo(path).fileName()),
        false);
    m_exports.readMail(tool().writer(), *text, QFileInfo(path).fileName());
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

} // namespace entente::app

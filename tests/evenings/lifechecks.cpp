// What must hold after each act.

#include "life.h"

#include "document/recovery.h"
#include "words/names.h"

#include <QDataStream>
#include <QDir>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QString firstOf(const QStringList &differences)
{
    constexpr int said = 6;
    return differences.mid(0, said).join(u"\n    "_s);
}

} // namespace

QString Life::check(const QString &line, const Stand &before, Step stepBefore, PowerId seatBefore)
{
    MainWindow &window = m_evening->window();
    const GameDocument &document = window.document();
    const QString verb = line.section(u' ', 0, 0);
    QString why;
    if (m_loaded && verb != "continue"_L1 && m_page.kept && !isKept(before, why)) // a game that is gone on with goes on
        return u"lost: the game was left, and no file holds it: "_s + why;
    if (!document.hasGame()) // of the game that was left it is known what it was
        return checkSaving(line);
    m_page.stand = standOf(
        document, m_loaded ? sourceOf(document, verb == "open"_L1 ? line.section(u' ', 1) : QString()) : before);
    if (m_loaded) {
        m_begun = m_page.stand;
        m_told = false;
    }
    if (verb == "wrong"_L1 && !m_loaded) {
        const PowerId power = document.board().findPower(line.section(u' ', 1).toStdString());
        const bool sits = window.flow().step() == Step::Writing && window.flow().seat() == power;
        if (document.table().hasPin(power) && (sits || m_page.stand != before))
            return u"opened: a wrong PIN was taken"_s;
    }
    QString fault = checkSeats(verb, before, stepBefore, seatBefore);
    if (fault.isEmpty())
        fault = checkSaving(line);
    return fault.isEmpty() ? checkKept() : fault;
}

/// The file that was opened, all its PINs given. Other files may hold the same game with other secrets.
Stand Life::sourceOf(const GameDocument &document, const QString &name) const
{
    const QStringList played{m_evening->window().recovery().path(), document.path()}; // a copy knows its file as well
    for (const QString &path : name.isEmpty() ? played + files() : QStringList{pathOf(name)}) {
        QString why;
        const Stand held = standIn(path, document.variants(), why);
        if (!held.isEmpty() && standOf(document, held) == held)
            return held;
    }
    return {};
}

/// What others have written is changed by nobody but the table.
QString Life::checkSeats(const QString &verb, const Stand &before, Step stepBefore, PowerId seatBefore)
{
    MainWindow &window = m_evening->window();
    const GameDocument &document = window.document();
    const bool theTables = m_loaded || before.value(u"turns"_s) != m_page.stand.value(u"turns"_s);
    // A season that was taken back and in which computers alone order is played again at once, to the same end.
    if (theTables || verb == "walk"_L1 || verb == "takeback"_L1 || document.table().mode != Table::Mode::Hotseat)
        return {};
    for (const PowerId power : document.table().seats) {
        const QString name = fromUtf8(document.board().power(power).id);
        const bool own = (stepBefore == Step::Writing && seatBefore == power)
                         || (window.flow().step() == Step::Writing && window.flow().seat() == power)
                         || document.computerOf(power);
        for (const QString &key : {u"orders of "_s + name, u"vote of "_s + name, u"notes of "_s + name}) {
            if (!own && before.value(key) != m_page.stand.value(key))
                return u"changed: %1, “%2” became “%3”"_s.arg(key, before.value(key), m_page.stand.value(key));
        }
    }
    return {};
}

/// What was written under a name, here or by the other program, is what the file holds from now on.
QString Life::checkSaving(const QString &line)
{
    const GameDocument &document = m_evening->window().document();
    const QString verb = line.section(u' ', 0, 0);
    const bool others = line.startsWith("other save"_L1);
    if (verb == "walk"_L1)
        takeWalkedSaving();
    if (!m_did || (verb != "save"_L1 && verb != "clear"_L1 && !others))
        return {};
    const QString name = line.section(u' ', others ? 2 : 1);
    QString why;
    if (verb == "clear"_L1) {
        m_page.files.remove(name);
    } else if (others) { // of seats that are locked there it writes what it read
        const Stand written = standIn(pathOf(name), document.variants(), why);
        if (!why.isEmpty())
            return u"file: %1, which another program wrote: %2"_s.arg(name, why);
        m_page.files[name] = written;
    } else {
        m_page.files[name] = m_page.stand;
    }
    if (verb != "save"_L1 && m_page.kept) { // the only file that held the game may be another's now
        m_page.kept = isKept(m_page.stand, why);
        if (!m_page.kept)
            m_begun = m_page.stand;
    }
    return checkFiles();
}

/// Whoever walks through all commands may have called *Save*.
void Life::takeWalkedSaving()
{
    for (auto at = m_page.files.begin(); at != m_page.files.end(); ++at) {
        QString why;
        if (const Stand held = standIn(pathOf(at.key()), m_evening->window().document().variants(), why); why.isEmpty())
            at.value() = held;
    }
}

/// All that is done is in some file, or somebody was told that it is not.
QString Life::checkKept()
{
    QString why;
    m_page.kept = isKept(m_page.stand, why);
    m_told = !m_page.kept && !m_evening->window().recovery().fault().isEmpty(); // its sign stands as long
    if (m_page.kept || m_told || playOf(m_page.stand) == playOf(m_begun))
        return {};
    return m_page.weather.room >= 0 || m_page.weather.readOnly
               ? u"untold: the copy is behind, and nobody was told: "_s + why
               : u"lost: no file holds what was done: "_s + why;
}

/// What was changed in a running hotseat game's file is said, or makes no difference.
QString Life::checkForged(const QString &name) const
{
    const Stand saved = m_page.files.value(name);
    QString why;
    const Stand held = standIn(pathOf(name), m_evening->window().document().variants(), why);
    const bool secret = saved.value(u"game"_s).contains(" hotseat "_L1) && !saved.contains(u"ended"_s);
    return secret && why.isEmpty() && held != saved
               ? u"forged: nothing is said of a file that was changed: "_s + firstOf(differences(saved, held))
               : QString();
}

/// Does some file hold all of it?
bool Life::isKept(const Stand &stand, QString &why)
{
    const VariantFinder &variants = m_evening->window().document().variants();
    QStringList all;
    for (const QString &path : files()) {
        QString said;
        const Stand held = standIn(path, variants, said);
        if (playOf(held) == playOf(stand))
            return true;
        all += path.section(u'/', -1).right(15) + u": "_s
               + (said.isEmpty() ? firstOf(differences(playOf(stand), playOf(held))) : said);
    }
    why = all.isEmpty() ? u"there is no file"_s : all.join(u"\n  "_s);
    return false;
}

/// What was saved under a name is there as it was saved.
QString Life::checkFiles()
{
    for (auto at = m_page.files.begin(); at != m_page.files.end(); ++at) {
        QString why;
        const Stand held = standIn(pathOf(at.key()), m_evening->window().document().variants(), why);
        if (!why.isEmpty())
            return u"file: %1: %2"_s.arg(at.key(), why);
        if (const QStringList other = differences(at.value(), held); !other.isEmpty())
            return u"file: %1 is not as it was saved: %2"_s.arg(at.key(), firstOf(other));
    }
    return {};
}

/// In the secret phase twins show the same to everybody but the seat that does something else.
QString Life::checkWhatIsSeen(int number)
{
    MainWindow &window = m_evening->window();
    const GameDocument &document = window.document();
    if (!document.hasGame() || document.table().mode != Table::Mode::Hotseat
        || document.game().turnCount() != m_plan.secretPhase)
        return {};
    Seen seen;
    Seen files;
    const QDir copies(m_chronicle.home() + u"/games"_s);
    if (copies.entryList({u"*.entente"_s}, QDir::Files).size() == 1) // several come in no order of their own
        files = filesSeen(copies.path());
    if (!sitsInSecret()) {
        seen = everythingSeen(window);
        m_evening->endWhatTakesTime(); // reading the undo of a field has set its button fading
    }
    const QString path = m_chronicle.seen() + u'/' + QString::number(number);
    QFile file(path);
    if (!m_twin) {
        QDir().mkpath(m_chronicle.seen());
        if (file.open(QIODevice::WriteOnly)) {
            QDataStream out(&file);
            out << seen << files;
        }
        return {};
    }
    if (!file.open(QIODevice::ReadOnly))
        return {};
    Seen other;
    Seen otherFiles;
    QDataStream in(&file);
    in >> other >> otherFiles;
    QStringList leaks = differences(other, seen);
    if (!files.isEmpty() && !otherFiles.isEmpty()) // there is none before the first order
        leaks += differences(otherFiles, files);
    return leaks.isEmpty() ? QString() : u"leak: "_s + firstOf(leaks);
}

} // namespace entente::app

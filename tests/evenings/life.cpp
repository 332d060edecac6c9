#include "life.h"

#include "document/recovery.h"
#include "words/names.h"

#include <QApplication>
#include <QDataStream>
#include <QDeadlineTimer>
#include <QDir>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int noAct = -2; ///< a page of what was between two acts

QDataStream &operator<<(QDataStream &out, const fire::Weather &weather)
{
    return out << weather.room << weather.readOnly << weather.clock;
}

QDataStream &operator>>(QDataStream &in, fire::Weather &weather)
{
    return in >> weather.room >> weather.readOnly >> weather.clock;
}

QString firstOf(const QStringList &differences)
{
    constexpr int said = 6;
    return differences.mid(0, said).join(u"\n    "_s);
}

} // namespace

Life::Life(const Chronicle &chronicle, const Plan &plan, bool twin, bool given)
    : m_chronicle(chronicle), m_plan(plan), m_twin(twin), m_given(given), m_journal(chronicle.journal())
{
    QFile acts(chronicle.acts());
    if (acts.open(QIODevice::ReadOnly))
        m_lines = QString::fromUtf8(acts.readAll()).split(u'\n', Qt::SkipEmptyParts);
    readJournal();
    QDir().mkpath(chronicle.home());
    fire::beginBelow(chronicle.home().toStdString());
    fire::setWeather(m_page.weather);
    Evening::Setting setting;
    setting.variant.clear();
    setting.home = chronicle.home();
    m_evening = std::make_unique<Evening>(setting);
    m_hands = std::make_unique<Hands>(*m_evening);
    MainWindow &window = m_evening->window();
    QObject::connect(&window.document(), &GameDocument::changed, &window, [this, &window](const Change &change) {
        m_loaded = m_loaded || change.kind == Change::Kind::Loaded;
        // A copy may be of any of these moments.
        Page page;
        page.act = noAct;
        page.stand = standOf(window.document(), m_page.stand);
        write(page);
    });
    QObject::connect(&window.recovery(), &Recovery::failed, &window, [this] { ++m_failures; });
    m_evening->rest();
}

void Life::readJournal()
{
    if (m_journal.open(QIODevice::ReadOnly)) {
        QDataStream in(&m_journal);
        while (!in.atEnd()) {
            Page page;
            in >> page.act >> page.kept >> page.stand >> page.files >> page.weather;
            if (page.act == noAct) {
                m_between.append(page.stand);
            } else {
                m_between.clear();
                m_page = page;
            }
        }
        m_journal.close();
    }
    m_journal.open(QIODevice::Append | QIODevice::Unbuffered);
}

void Life::write(const Page &page)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << page.act << page.kept << page.stand << page.files << page.weather;
    m_journal.write(bytes);
}

End Life::live()
{
    QString fault = findOutWhatIsLeft();
    for (int number = m_page.act + 1; fault.isEmpty() && !isOver(number); ++number) {
        if (!m_given) {
            m_lines.append(drawnAct(m_plan, number, *m_evening));
            QFile acts(m_chronicle.acts());
            if (acts.open(QIODevice::Append))
                acts.write(m_lines.last().toUtf8() + '\n');
        }
        fault = act(number, m_lines[number]);
        if (fault.isEmpty() && m_hands->hasLeft())
            return End::Quit;
    }
    if (fault.isEmpty())
        return End::Over;
    QFile file(m_chronicle.fault());
    if (file.open(QIODevice::WriteOnly))
        file.write(fault.toUtf8());
    return End::Fault;
}

bool Life::isOver(int number)
{
    // What was secret is revealed: from here on twins go their own ways.
    const GameDocument &document = m_evening->window().document();
    if (m_twin && document.hasGame() && document.game().turnCount() > m_plan.secretPhase)
        return true;
    return number >= (m_given ? static_cast<int>(m_lines.size()) : m_plan.acts);
}

/// Copies, newest first, then what was saved under a name.
QStringList Life::files() const
{
    QStringList paths;
    for (const QFileInfo &file :
         QDir(m_chronicle.home() + u"/games"_s).entryInfoList({u"*.entente"_s}, QDir::Files, QDir::Time))
        paths += file.filePath();
    for (const QString &name : {u"one.entente"_s, u"two.entente"_s}) {
        if (QFile::exists(m_chronicle.home() + u'/' + name))
            paths += m_chronicle.home() + u'/' + name;
    }
    return paths;
}

/// After a life that ended by itself or was killed: is what had been kept still there?
QString Life::findOutWhatIsLeft()
{
    if (m_page.act < 0)
        return {};
    fire::setWeather({-1, false, m_page.weather.clock}); // to look is no act
    QList<Stand> fitting{m_page.stand};
    fitting += m_between;
    takeUnfinishedSaving(fitting);
    QString fault = checkFiles();
    if (fault.isEmpty() && m_page.kept) {
        QString why;
        bool found = false;
        for (const Stand &stand : std::as_const(fitting))
            found = found || isKept(stand, why);
        if (!found)
            fault = u"lost: no file holds what was kept when the program ended: "_s + why;
    }
    fire::setWeather(m_page.weather);
    return fault;
}

/// Whoever was killed while saving may have been done with the file.
void Life::takeUnfinishedSaving(const QList<Stand> &fitting)
{
    const QString line = m_lines.value(m_page.act);
    const bool others = line.startsWith("other save "_L1);
    if (!others && !line.startsWith("save "_L1) && !line.startsWith("clear "_L1))
        return;
    const QString name = line.section(u' ', -1);
    const QString path = m_chronicle.home() + u'/' + name;
    QString why;
    const Stand held = standIn(path, m_evening->window().document().variants(), why);
    if (!held.isEmpty() && (others || fitting.contains(held)))
        m_page.files[name] = held;
    else if (line.startsWith("clear "_L1) && !QFile::exists(path))
        m_page.files.remove(name);
}

QString Life::act(int number, const QString &line)
{
    MainWindow &window = m_evening->window();
    const Stand before = m_page.stand;
    const Step step = window.flow().step();
    const PowerId seat = window.flow().seat();
    m_loaded = false;
    m_failures = 0;
    m_page.act = number;
    write(m_page);
    QString done = line;
    const bool secret = line.startsWith("secret "_L1);
    if (secret)
        done = line.mid(7).split(u" | "_s).value(m_twin ? 1 : 0);
    const bool elsewhere = secret && !sitsInSecret();
    const Complaint complaint = elsewhere ? u"somebody else is there"_s : m_hands->obey(done);
    m_did = complaint.isEmpty();
    if (qEnvironmentVariableIsSet("ENTENTE_EVENING_TALKS"))
        qInfo("%d %s: %s", number + 1, qPrintable(done), qPrintable(complaint));
    m_evening->rest();
    if (!m_hands->hasLeft())
        waitForCopy();
    m_page.weather = fire::weather();
    fire::setWeather({-1, false, m_page.weather.clock}); // to look is no act
    QString fault = check(done, before, step, seat);
    fire::setWeather(m_page.weather);
    write(m_page);
    if (fault.isEmpty() && !m_hands->hasLeft())
        fault = checkWhatIsSeen(number);
    return fault.isEmpty() ? QString() : u"%1\n    after act %2, “%3”"_s.arg(fault).arg(number + 1).arg(line);
}

/// Does whoever has secrets sit there?
bool Life::sitsInSecret() const
{
    const TableFlow &flow = m_evening->window().flow();
    return flow.step() == Step::Writing && flow.seat() == m_evening->window().document().table().seats.front();
}

void Life::waitForCopy()
{
    constexpr int longest = 20000;
    const QDeadlineTimer deadline(longest);
    while (!m_evening->window().recovery().isWritten() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 5);
}

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
    m_page.stand = standOf(document, m_loaded ? sourceOf(document) : before);
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

/// The file that was opened, all its PINs given.
Stand Life::sourceOf(const GameDocument &document) const
{
    for (const QString &path : files()) {
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
    if (theTables || verb == "walk"_L1 || document.table().mode != Table::Mode::Hotseat)
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
    if (!m_did || (verb != "save"_L1 && verb != "clear"_L1 && !others))
        return {};
    const QString name = line.section(u' ', others ? 2 : 1);
    QString why;
    if (verb == "clear"_L1) {
        m_page.files.remove(name);
    } else if (others) { // of seats that are locked there it writes what it read
        const Stand written = standIn(m_chronicle.home() + u'/' + name, document.variants(), why);
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

/// All that is done is in some file, or somebody was told that it is not.
QString Life::checkKept()
{
    QString why;
    m_page.kept = isKept(m_page.stand, why);
    m_told = !m_page.kept && (m_told || m_failures > 0 || m_page.weather.room >= 0 || m_page.weather.readOnly);
    if (m_page.kept || m_told || playOf(m_page.stand) == playOf(m_begun))
        return {};
    return m_page.weather.room >= 0 || m_page.weather.readOnly
               ? u"untold: the copy is behind, and nobody was told: "_s + why
               : u"lost: no file holds what was done: "_s + why;
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
        const Stand held =
            standIn(m_chronicle.home() + u'/' + at.key(), m_evening->window().document().variants(), why);
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

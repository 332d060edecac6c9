#include "life.h"

#include "document/recovery.h"
#include "words/names.h"

#include <QApplication>
#include <QDataStream>
#include <QDeadlineTimer>
#include <QDialog>
#include <QDir>

#include <algorithm>
#include <fstream>

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

QString Life::pathOf(const QString &name) const
{
    return m_chronicle.home() + u'/' + name;
}

QByteArray Life::bytesOf(const QString &name) const
{
    QFile file(pathOf(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Copies, newest first, then what was saved under a name.
QStringList Life::files() const
{
    QStringList paths;
    for (const QFileInfo &file :
         QDir(m_chronicle.home() + u"/games"_s).entryInfoList({u"*.entente"_s}, QDir::Files, QDir::Time))
        paths += file.filePath();
    for (const QString &name : {u"one.entente"_s, u"two.entente"_s}) {
        if (QFile::exists(pathOf(name)))
            paths += pathOf(name);
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
    if (line.startsWith("walk "_L1))
        return takeWalkedSaving();
    const bool others = line.startsWith("other save "_L1);
    if (!others && !line.startsWith("save "_L1) && !line.startsWith("clear "_L1))
        return;
    const QString name = line.section(u' ', -1);
    const QString path = pathOf(name);
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
    m_page.act = number;
    write(m_page);
    fire::castLots(line.toStdString());
    QString done = line;
    const bool secret = line.startsWith("secret "_L1);
    if (secret)
        done = line.mid(7).split(u" | "_s).value(m_twin ? 1 : 0);
    const bool elsewhere = secret && !sitsInSecret();
    if (secret && !elsewhere) { // else a key of what is done in secret might close a sheet, which everybody may see
        for (QWidget *sheet : QApplication::topLevelWidgets()) {
            if (sheet->isVisible() && qobject_cast<QDialog *>(sheet))
                sheet->close();
        }
        m_evening->rest();
    }
    const QString forged = done.startsWith("forge "_L1) ? done.section(u' ', 1, 1) : QString();
    const QByteArray genuine = forged.isEmpty() ? QByteArray() : bytesOf(forged);
    const Complaint complaint = elsewhere ? u"somebody else is there"_s : m_hands->obey(done);
    m_did = complaint.isEmpty();
    if (qEnvironmentVariableIsSet("ENTENTE_EVENING_TALKS"))
        qInfo("%d %s: %s", number + 1, qPrintable(done), qPrintable(complaint));
    m_evening->rest();
    if (!m_hands->hasLeft())
        waitForCopy();
    m_page.weather = fire::weather();
    fire::setWeather({-1, false, m_page.weather.clock}); // to look is no act
    QString fault;
    if (!forged.isEmpty() && m_did) {
        fault = checkForged(forged);
        std::ofstream(pathOf(forged).toStdString(), std::ios::binary) << genuine.toStdString();
    }
    const bool behind = m_told;
    if (fault.isEmpty())
        fault = check(done, before, step, seat);
    QString why;
    if (fault.isEmpty() && behind && m_hands->hasLeft() && !m_hands->wasAsked() && !isKept(before, why))
        fault = u"unasked: the program was left while the copy was behind, and nobody was asked: "_s + why;
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

} // namespace entente::app

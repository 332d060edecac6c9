// An evening with seven phones at a real window, in a process of its own, that is killed at chance moments, as phones
// are: their pages are closed, taps are lost on the way, answers too. What a phone was told must still be there, and be
// revealed; a tap sent twice counts once. Prints what it came to.
//     entente-phones [--turns N] [--seed N]
#include "app/sealedphone.h"

#include "orders/notation.h"
#include "pocket/pockethost.h"
#include "start/startpage.h"
#include "window/mainwindow.h"
#include "words/names.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>
#include <csignal>
#include <set>

#include <malloc.h>
#include <unistd.h>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

namespace {

constexpr int tapsOfATurn = 30;      // of each phone, at most
constexpr int patience = 20000;      // ms
constexpr int restMs = 6000;         // how long is looked whether it rests
constexpr double quietTurns = 0.4;   // of the last turns: no kills, so that memory can be compared
constexpr qint64 mayGrow = 6 * 1024; // KiB in use, in those turns: what was played is kept

// ---- The table: a window with whoever sits before it ----

void say(const QString &line)
{
    QTextStream(stdout) << line << Qt::endl;
}

/// The turn that was played last, as the file has it: of each power what it had ordered.
void tellTurn(const GameDocument &document)
{
    const int number = document.game().turnCount() - 1;
    if (number < 0)
        return;
    const Turn &turn = document.turn(number);
    QJsonObject orders;
    for (const GivenOrder &given : turn.orders) {
        const QString power = fromUtf8(document.board().power(given.power).id);
        QJsonArray list = orders[power].toArray();
        list.append(fromUtf8(orderText(document.board(), given.order, turn.before.phase.stage)));
        orders[power] = list;
    }
    const QJsonObject told{{u"phase"_s, phaseName(document.board(), turn.before.phase)}, {u"orders"_s, orders}};
    say(u"uses %1"_s.arg(mallinfo2().uordblks / 1024));
    say(u"played "_s + QString::fromUtf8(QJsonDocument(told).toJson(QJsonDocument::Compact)));
}

int sitAtTheTable(const QString &home, const QHostAddress &address)
{
    MainWindow window(home + u"/games"_s);
    window.resize(1280, 800);
    window.show();
    const QList<LeftGame> left = Recovery::leftGames(home + u"/games"_s);
    QString why;
    if (!left.isEmpty()) {
        Q_EMIT window.findChild<StartPage *>()->continueChosen(left.front().path, true);
        if (!window.status().isEmpty())
            say(u"said "_s + window.status());
    } else if (!window.newGame(u"standard"_s, {}, Table::Mode::Hotseat, {}, why))
        qFatal("%s", qPrintable(why));
    PocketSeats &seats = window.phones().seats();
    QTimer goOn;
    goOn.setSingleShot(true);
    QObject::connect(&goOn, &QTimer::timeout, &window, [&] {
        for (const Phone &phone : std::vector<Phone>(seats.phones())) {
            if (phone.isShown())
                seats.letIn(phone.number);
        }
        if (window.flow().step() == Step::AllSealed) {
            window.flow().reveal();
            tellTurn(window.document());
        } else if (window.flow().step() == Step::Results) {
            window.flow().next();
        }
    });
    const auto later = [&] { goOn.start(0); };
    QObject::connect(&seats, &PocketSeats::changed, &window, later);
    QObject::connect(&window.flow(), &TableFlow::changed, &window, later);
    QObject::connect(&window.flow(), &TableFlow::awayChanged, &window, later);
    if (!window.phones().start(address))
        return 1;
    tellTurn(window.document());
    say(u"code "_s + window.phones().link());
    later();
    return QApplication::exec();
}

// ---- Whoever stands beside it ----

/// Addresses of this machine that no other evening uses which is played at the same time: "%1" is the last part.
QString ownNet()
{
    return u"127.%1.%2."_s.arg(20 + ::getpid() % 200).arg(::getpid() / 200 % 250) + u"%1"_s;
}

class Table {
public:
    Table(const QString &home, const QString &at) : address(at), m_home(home) {}
    ~Table() { kill(); }

    bool start()
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char *place : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
            environment.insert(QString::fromLatin1(place), m_home + u'/' + QString::fromLatin1(place));
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(), {u"--table"_s, m_home, u"--address"_s, address});
        m_isOpen = false;
        said.clear();
        const bool came = QTest::qWaitFor(
            [this] {
                listen();
                return m_isOpen;
            },
            patience);
        ++lives;
        return came;
    }
    void kill()
    {
        if (m_process.state() == QProcess::NotRunning)
            return;
        ::kill(static_cast<pid_t>(m_process.processId()), SIGKILL);
        m_process.waitForFinished();
        listen(); // what it said before
    }
    void listen()
    {
        while (m_process.canReadLine()) {
            const QString line = QString::fromUtf8(m_process.readLine()).trimmed();
            if (line.startsWith(u"code "_s)) {
                code = line.section(u' ', 1);
                m_isOpen = true;
            } else if (line.startsWith(u"said "_s)) {
                said = line.section(u' ', 1);
            } else if (line.startsWith(u"uses "_s)) {
                uses = line.section(u' ', 1).toLongLong();
            } else if (line.startsWith(u"played "_s)) {
                const QJsonObject told = QJsonDocument::fromJson(line.section(u' ', 1).toUtf8()).object();
                played[told[u"phase"_s].toString()] = told[u"orders"_s].toObject();
            }
        }
    }
    /// KiB that it holds.
    qint64 memory() const
    {
        QFile file(u"/proc/%1/status"_s.arg(m_process.processId()));
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        const QByteArray text = file.readAll();
        return text.mid(text.indexOf("VmRSS:") + 6, 20).simplified().split(' ').front().toLongLong();
    }
    /// Milliseconds of a core that it has used.
    qint64 work() const
    {
        QFile file(u"/proc/%1/stat"_s.arg(m_process.processId()));
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        const QByteArray text = file.readAll();
        const QList<QByteArray> parts = text.mid(text.lastIndexOf(')') + 2).split(' ');
        return (parts[11].toLongLong() + parts[12].toLongLong()) * 1000 / sysconf(_SC_CLK_TCK);
    }

    QString address;
    QString code;
    qint64 uses = 0;                       ///< KiB of what it has from the system, after the reveal
    QString said;                          ///< by the window when it was opened last
    std::map<QString, QJsonObject> played; ///< by phase; in one in which nobody has anything to do, nobody taps
    int lives = 0;

private:
    QString m_home;
    QProcess m_process;
    bool m_isOpen = false;
};

/// What is written on the phone, as players write it.
std::multiset<QString> writtenOn(const QJsonObject &state)
{
    std::multiset<QString> texts;
    for (const char *list : {"units", "more"}) {
        for (const QJsonValue &line : state[u"seat"_s][QLatin1StringView(list)].toArray()) {
            if (const QString text = line[u"text"_s].toString(); !text.isEmpty())
                texts.insert(text);
        }
    }
    return texts;
}

QString joinedOf(const std::multiset<QString> &texts)
{
    return QStringList(texts.begin(), texts.end()).join(u" | "_s);
}

struct Player {
    QString power;
    QString from;
    SealedPhone phone;
    std::multiset<QString> told; ///< written, by the last answer
    bool isSealed = false;
    bool isUnsure = false; ///< a tap was under way when the table was killed, or its answer was lost
};

class Evening {
public:
    Evening(int turns, unsigned seed) : m_turns(turns), m_lots(seed), m_table(m_home.path(), ownNet().arg(1)) {}

    QString play()
    {
        QElapsedTimer all;
        all.start();
        if (!m_table.start())
            return u"the table does not open"_s;
        if (!sitDown())
            return u"a phone was not let in"_s;
        const int quiet = std::max(2, static_cast<int>(m_turns * quietTurns));
        for (m_turn = 0; m_turn < m_turns; ++m_turn) {
            m_isQuiet = m_turn >= m_turns - quiet;
            if (m_turn == 1) { // however short the evening is
                if (const QString fault = kill(nullptr); !fault.isEmpty())
                    return fault;
            }
            for (int tap = 0; tap < tapsOfATurn; ++tap) {
                for (Player &player : m_players) {
                    if (const QString fault = oneTap(player); !fault.isEmpty())
                        return fault;
                }
            }
            if (const QString fault = sealAndReveal(); !fault.isEmpty())
                return fault;
            if (m_turn == m_turns - quiet + quiet / 4) // it has warmed up again
                m_memory = m_table.uses;
        }
        const qint64 grown = m_table.uses - m_memory;
        const double rest = coreAtRest();
        std::sort(m_waits.begin(), m_waits.end());
        const auto part = [&](double at) { return m_waits[static_cast<std::size_t>(at * double(m_waits.size() - 1))]; };
        say(u"%1 turns in %2 s: %3 taps, %4 pages closed, %5 answers lost, %6 kills of the table"_s.arg(m_turns)
                .arg(all.elapsed() / 1000)
                .arg(m_waits.size())
                .arg(m_closed)
                .arg(m_lost)
                .arg(m_table.lives - 1));
        say(u"tap to answer: median %1 ms, 95 of 100 %2 ms, longest %3 ms; kill to answer: longest %4 ms"_s
                .arg(part(0.5))
                .arg(part(0.95))
                .arg(part(1.0))
                .arg(m_longestReturn));
        say(u"memory %1 MiB, %2 MiB of it in use, %3 KiB more than %4 turns before; at rest %5 % of a core"_s
                .arg(m_table.memory() / 1024)
                .arg(m_table.uses / 1024)
                .arg(grown)
                .arg(quiet - quiet / 4 - 1)
                .arg(rest, 0, 'f', 2));
        if (grown > mayGrow)
            return u"memory grows"_s;
        return rest >= 1.0 ? u"it does not rest"_s : QString();
    }

private:
    bool sitDown()
    {
        for (const char *power : {"austria", "england", "france", "germany", "italy", "russia", "turkey"}) {
            const QString from = ownNet().arg(m_players.size() + 10);
            Player &player = m_players.emplace_back(Player{QString::fromLatin1(power), from, {m_table.code, from}, {}});
            const bool isIn = player.phone.ask(player.power)
                              && QTest::qWaitFor([&] { return player.phone.look().contains(u"seat"_s); }, patience);
            if (!isIn)
                return false;
        }
        return true;
    }

    /// Before anything is written there is nothing to go on with.
    bool mayKill() const { return !m_isQuiet && m_turn > 0; }
    bool isLot(int one, int of) { return static_cast<int>(m_lots() % static_cast<unsigned>(of)) < one; }

    /// A tap of that phone, and what befalls it.
    QString oneTap(Player &player)
    {
        if (mayKill() && isLot(1, 1200))
            return kill(nullptr);
        if (isLot(1, 40)) { // the page is opened anew: it knows its key alone
            player.phone = SealedPhone(m_table.code, player.from, player.phone.secret());
            ++m_closed;
        }
        const auto [verb, id] = player.phone.offered(m_lots);
        if (const QString fault = check(player); !fault.isEmpty())
            return fault;
        if (verb.isEmpty())
            return {};
        const QJsonObject said = player.phone.actOf(verb, id);
        if (isLot(1, 30)) { // its answer is lost; the page would send it again
            Browser browser = player.phone.browserOfOwn();
            browser.post("/wire", player.phone.sealed(u"do"_s, said).bytes);
            QTest::qWait(static_cast<int>(m_lots() % 30));
            player.isUnsure = true;
            ++m_lost;
            if (mayKill() && isLot(1, 12))
                return kill(&player);
        }
        QElapsedTimer clock;
        clock.start();
        const QJsonObject answer = player.phone.tell(u"do"_s, said);
        m_waits.push_back(clock.elapsed());
        if (answer.isEmpty())
            return u"%1 is not answered"_s.arg(player.power);
        player.isUnsure = true; // what it was told is what counts from now on
        return check(player);
    }

    /// Is what the phone shows what it was told?
    QString check(Player &player)
    {
        const QJsonObject &state = player.phone.state();
        if (!state.contains(u"seat"_s))
            return u"%1 has lost the seat in turn %2"_s.arg(player.power).arg(m_turn);
        const std::multiset<QString> now = writtenOn(state);
        const bool isSealed = state[u"seat"_s][u"step"_s] == u"sealed"_s;
        if (!player.isUnsure && (now != player.told || isSealed != player.isSealed))
            return u"lost: %1 in turn %2 had “%3” and has “%4”"_s.arg(player.power)
                .arg(m_turn)
                .arg(joinedOf(player.told), joinedOf(now));
        player.told = now;
        player.isSealed = isSealed;
        player.isUnsure = false;
        return {};
    }

    /// The table is killed, and another one goes on with the copy. `tapping`: whose tap is under way.
    QString kill(Player *tapping)
    {
        m_table.kill();
        QElapsedTimer clock;
        clock.start();
        const QString code = m_table.code;
        if (!m_table.start())
            return u"the table does not open again"_s;
        if (m_table.code != code)
            return u"another code after a kill in turn %1: nothing is known any more"_s.arg(m_turn);
        for (Player &player : m_players) {
            player.phone.look();
            if (&player == m_players.data())
                m_longestReturn = std::max(m_longestReturn, clock.elapsed());
            player.isUnsure = player.isUnsure || &player == tapping;
            if (const QString fault = check(player); !fault.isEmpty())
                return fault + u" (after a kill; the window says “%1”)"_s.arg(m_table.said);
        }
        return {};
    }

    QString sealAndReveal()
    {
        std::map<QString, std::multiset<QString>> written;
        QString phase;
        for (Player &player : m_players) {
            player.phone.look();
            if (const QString fault = check(player); !fault.isEmpty())
                return fault;
            phase = player.phone.state()[u"seat"_s][u"phase"_s].toString();
        }
        bool isAll = false;
        for (Player &player : m_players) {
            if (mayKill() && !isAll && isLot(1, 60)) {
                if (const QString fault = kill(nullptr); !fault.isEmpty())
                    return fault;
            }
            written[player.power] = player.told;
            if (!player.phone.look()[u"seat"_s][u"canSeal"_s].toBool())
                continue;
            const QJsonObject seat = player.phone.act(u"seal"_s)[u"seat"_s].toObject();
            isAll = seat[u"phase"_s].toString() != phase || seat[u"sealed"_s] == seat[u"of"_s];
            player.isUnsure = true;
            if (isAll) // what comes next is revealed at any moment
                continue;
            if (const QString fault = check(player); !fault.isEmpty())
                return fault;
        }
        for (Player &player : m_players)
            player.isUnsure = true;
        if (mayKill() && isLot(1, 10)) { // in the middle of the reveal
            if (const QString fault = kill(nullptr); !fault.isEmpty())
                return fault;
        }
        const bool came = QTest::qWaitFor(
            [&] {
                m_table.listen();
                return m_table.played.count(phase) > 0;
            },
            patience);
        if (!came)
            return u"turn %1 is not revealed"_s.arg(m_turn);
        for (const auto &[power, texts] : written) {
            std::multiset<QString> played;
            for (const QJsonValue &text : m_table.played[phase][power].toArray())
                played.insert(text.toString());
            if (played != texts)
                return u"lost: %1 in turn %2 had sealed “%3” and “%4” was played"_s.arg(power).arg(m_turn).arg(
                    joinedOf(texts), joinedOf(played));
        }
        for (Player &player : m_players) {
            const bool isNext = QTest::qWaitFor(
                [&] {
                    const QJsonObject seat = player.phone.look()[u"seat"_s].toObject();
                    return seat[u"phase"_s].toString() != phase && !seat[u"results"_s].isNull();
                },
                patience);
            if (!isNext)
                return u"%1 is not told of turn %2"_s.arg(player.power).arg(m_turn);
            player.isUnsure = true;
            if (const QString fault = check(player); !fault.isEmpty())
                return fault;
        }
        return {};
    }

    /// In percent, while all phones listen.
    double coreAtRest()
    {
        std::vector<std::unique_ptr<Browser>> listening;
        for (Player &player : m_players) {
            player.phone.look();
            listening.push_back(std::make_unique<Browser>(
                QHostAddress(m_table.address), static_cast<quint16>(QUrl(m_table.code).port()), player.from));
            player.phone.listen(*listening.back());
        }
        QTest::qWait(2000);
        const qint64 before = m_table.work();
        QTest::qWait(restMs);
        return double(m_table.work() - before) * 100.0 / restMs;
    }

    int m_turns;
    std::mt19937 m_lots;
    QTemporaryDir m_home;
    Table m_table;
    std::vector<Player> m_players;
    int m_turn = 0;
    bool m_isQuiet = false;
    int m_closed = 0;
    int m_lost = 0;
    qint64 m_memory = 0;
    qint64 m_longestReturn = 0;
    std::vector<qint64> m_waits;
};

} // namespace

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    QApplication::setOrganizationName(u"entente"_s);
    QApplication::setApplicationName(u"entente"_s);
    QCommandLineParser words;
    words.addOptions({{u"turns"_s, u"How many phases are played."_s, u"number"_s, u"100"_s},
                      {u"seed"_s, u"Of all that befalls the phones."_s, u"number"_s, u"1"_s},
                      {u"table"_s, u"Only the table, with this home."_s, u"folder"_s},
                      {u"address"_s, u"Where it listens."_s, u"address"_s}});
    words.addHelpOption();
    words.process(app);
    if (words.isSet(u"table"_s))
        return sitAtTheTable(words.value(u"table"_s), QHostAddress(words.value(u"address"_s)));
    Evening evening(std::max(2, words.value(u"turns"_s).toInt()), words.value(u"seed"_s).toUInt());
    const QString fault = evening.play();
    if (!fault.isEmpty())
        say(fault);
    return fault.isEmpty() ? 0 : 1;
}

// The table as phones meet it: who is let in, what each is told, and what an act does.
#include "browser.h"
#include "tabletest.h"

#include "pocket/pockethost.h"

#include <QJsonArray>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <random>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

namespace {

/// A phone with its page: it knows its token and the state that it was told last.
class PhonePage {
public:
    PhonePage(const PocketHost &host, const QString &from) : m_host(&host), m_from(from) {}

    /// Asks for a seat; true if the table knows about it now.
    bool ask(const QString &seat)
    {
        const QJsonObject told = post("/ask", {{u"seat"_s, seat}});
        if (told.contains(u"token"_s))
            m_token = told[u"token"_s].toString().toLatin1();
        return told.contains(u"asks"_s);
    }
    QJsonObject look(const QString &seat = {})
    {
        return m_state = told([&](Browser &browser) { browser.get("/state?since=&seat=" + seat.toLatin1(), m_token); });
    }
    QJsonObject act(const QString &verb, const QString &id = {}, const QString &seat = {})
    {
        return post("/do", {{u"n"_s, m_state[u"n"_s].toInteger() + 1},
                            {u"on"_s, m_state[u"on"_s]},
                            {u"seat"_s, seat},
                            {u"do"_s, verb},
                            {u"id"_s, id}});
    }
    QJsonObject post(const QByteArray &path, const QJsonObject &body)
    {
        return m_state = told([&](Browser &browser) {
                   browser.post(path, QJsonDocument(body).toJson(QJsonDocument::Compact), m_token);
               });
    }

    const QByteArray &token() const { return m_token; }
    void setToken(const QByteArray &token) { m_token = token; }
    const QJsonObject &state() const { return m_state; }

private:
    /// Asks until it is answered: who is too quick waits, as the page does.
    template <typename Send>
    QJsonObject told(Send send) const
    {
        for (;;) {
            Browser browser(m_host->address(), m_host->port(), m_from);
            send(browser);
            const Browser::Reply reply = browser.reply();
            if (reply.status != 429)
                return reply.json();
            QTest::qWait(200);
        }
    }

    const PocketHost *m_host;
    QString m_from;
    QByteArray m_token;
    QJsonObject m_state;
};

} // namespace

class TestPhones : public QObject, private TableTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        m_document = std::make_unique<GameDocument>(m_library.finder());
        m_flow = std::make_unique<TableFlow>(*m_document);
        m_host = std::make_unique<PocketHost>(*m_document, *m_flow);
        begin(*m_document, Table::Mode::Hotseat, {"Austria", "England", "France"});
        QVERIFY(m_host->start(QHostAddress(u"127.0.0.1"_s)));
    }

    void cleanup()
    {
        m_host.reset();
        m_flow.reset();
        m_document.reset();
    }

    void theLobbyNamesSeatsOfPeople()
    {
        m_document->seatComputer(power(*m_document, "France"), "steady", false);
        PhonePage page = phone(2);
        const QJsonArray seats = page.look()[u"lobby"_s][u"seats"_s].toArray();
        QCOMPARE(seats.size(), 2);
        QCOMPARE(seats.at(0)[u"id"_s].toString(), u"austria"_s);
        QVERIFY(!page.ask(u"france"_s));
        QCOMPARE(page.state()[u"denied"_s].toString(), u"noSeat"_s);
    }

    void anOpenTableOffersNothing()
    {
        m_host->stop();
        begin(*m_document, Table::Mode::Gm);
        QVERIFY(m_host->start(QHostAddress(u"127.0.0.1"_s)));
        QCOMPARE(phone(2).look()[u"lobby"_s][u"seats"_s].toArray().size(), 0);
    }

    void somebodyAtTheTableLetsItIn()
    {
        PhonePage page = phone(2);
        QVERIFY(page.ask(u"england"_s));
        QCOMPARE(page.token().size(), 22); // 128 bits
        const Phone &asking = m_host->seats().phones().front();
        QCOMPARE(page.state()[u"asks"_s][u"figures"_s].toString(), QString::number(asking.figures));
        QCOMPARE(page.state()[u"asks"_s][u"colour"_s].toString(), QString::fromLatin1(signColours[asking.sign]));
        QVERIFY(!page.state().contains(u"seat"_s));
        QVERIFY(m_host->desk().seats().empty());
        page.act(u"seal"_s); // not before it is in
        QVERIFY(m_host->desk().seats().empty());

        QSignalSpy said(&m_host->seats(), &PocketSeats::said);
        m_host->seats().letIn(asking.number);
        QCOMPARE(said.size(), 1);
        QCOMPARE(page.look()[u"id"_s].toString(), u"england"_s);
        QVERIFY(page.state().contains(u"seat"_s));
        QVERIFY(!page.state().contains(u"lobby"_s));
        QCOMPARE(m_host->desk().seats().size(), std::size_t(1));
        QVERIFY(phone(3).look()[u"lobby"_s][u"seats"_s].toArray().at(1)[u"taken"_s].toBool());
    }

    void whoAsksShowsAnotherSign()
    {
        std::set<std::pair<QString, QString>> signs;
        for (int i = 0; i < 6; ++i) {
            PhonePage page = phone(2 + i);
            QVERIFY(page.ask(u"england"_s));
            signs.emplace(page.state()[u"asks"_s][u"figures"_s].toString(),
                          page.state()[u"asks"_s][u"colour"_s].toString());
        }
        QCOMPARE(signs.size(), std::size_t(6));
    }

    void anotherTokenOpensNothing()
    {
        PhonePage england = joined(2, u"england"_s);
        for (const QByteArray &token : {QByteArray(), QByteArray("x"), QByteArray(22, 'A'), england.token().left(21),
                                        QByteArray(england.token()).replace(0, 1, "!")}) {
            PhonePage thief = phone(3);
            thief.setToken(token);
            QVERIFY(!thief.look(u"england"_s).contains(u"seat"_s));
            thief.post(
                "/do",
                {{u"n"_s, 99}, {u"on"_s, england.look()[u"on"_s]}, {u"seat"_s, u"england"_s}, {u"do"_s, u"leave"_s}});
            QVERIFY(!thief.state().contains(u"seat"_s));
            QVERIFY(england.look().contains(u"seat"_s));
        }
    }

    void aPhoneHasItsOwnSeatsAlone()
    {
        PhonePage england = joined(2, u"england"_s);
        PhonePage france = joined(3, u"france"_s);
        QCOMPARE(france.look(u"england"_s)[u"id"_s].toString(), u"france"_s);
        france.look();
        france.act(u"leave"_s, {}, u"england"_s); // what it names is not its own: its own it gives up
        QVERIFY(england.look().contains(u"seat"_s));
    }

    void thePowersOfOnePersonAreOnOnePhone()
    {
        m_document->setPlayer(power(*m_document, "Austria"), u"Anna"_s);
        m_document->setPlayer(power(*m_document, "France"), u"Anna"_s);
        PhonePage page = joined(2, u"france"_s);
        const QJsonArray own = page.look()[u"own"_s].toArray();
        QCOMPARE(own.size(), 2);
        QCOMPARE(page.look(u"austria"_s)[u"id"_s].toString(), u"austria"_s);
    }

    void aPhoneMayHaveAnotherSeatBeside()
    {
        PhonePage page = joined(2, u"france"_s);
        const QByteArray before = page.token();
        QVERIFY(page.ask(u"england"_s));
        QCOMPARE(page.token(), before);
        QVERIFY(page.state().contains(u"seat"_s)); // it goes on meanwhile
        m_host->seats().letIn(m_host->seats().phones().front().number);
        QCOMPARE(page.look()[u"own"_s].toArray().size(), 2);
    }

    void aSeatGoesToAnotherPhone()
    {
        PhonePage lost = joined(2, u"england"_s);
        PhonePage found = joined(3, u"england"_s);
        QVERIFY(found.look().contains(u"seat"_s));
        QVERIFY(lost.look().contains(u"lobby"_s));
        QVERIFY(!lost.state().contains(u"seat"_s));
        QCOMPARE(m_host->seats().phones().size(), std::size_t(1));
    }

    void aReleasedSeatIsAtTheKeyboardAgain()
    {
        PhonePage page = joined(2, u"england"_s);
        m_host->seats().release(power(*m_document, "England"));
        QVERIFY(m_host->desk().seats().empty());
        QVERIFY(m_host->seats().phones().empty());
        QVERIFY(page.look().contains(u"lobby"_s));
        PhonePage other = joined(2, u"england"_s);
        other.act(u"leave"_s);
        QVERIFY(m_host->desk().seats().empty());
    }

    void theSameActCountsOnce()
    {
        PhonePage page = joined(2, u"england"_s);
        page.look();
        const QJsonObject act{{u"n"_s, 1}, {u"on"_s, page.state()[u"on"_s]}, {u"do"_s, u"leave"_s}};
        QVERIFY(page.ask(u"france"_s)); // so that it stays known
        m_host->seats().letIn(m_host->seats().phones().front().number);
        page.look(u"england"_s);
        QJsonObject first = act;
        first[u"on"_s] = page.state()[u"on"_s];
        first[u"seat"_s] = u"england"_s;
        QCOMPARE(page.post("/do", first)[u"own"_s].toArray().size(), 1);
        first[u"seat"_s] = u"france"_s;
        first[u"on"_s] = page.state()[u"on"_s];
        QCOMPARE(page.post("/do", first)[u"own"_s].toArray().size(), 1); // the number was had
        first[u"n"_s] = 2;
        QVERIFY(page.post("/do", first).contains(u"lobby"_s));
    }

    void anActOnWhatIsGoneDoesNothing()
    {
        PhonePage page = joined(2, u"england"_s);
        page.look();
        const QJsonObject told =
            page.post("/do", {{u"n"_s, 1}, {u"on"_s, u"0123456789abcdef"_s}, {u"do"_s, u"leave"_s}});
        QVERIFY(told.contains(u"seat"_s));
        QCOMPARE(told[u"n"_s].toInteger(), 0);
    }

    void rubbishDoesNothing()
    {
        PhonePage page = joined(2, u"england"_s);
        for (const QByteArray &body :
             {QByteArray(), QByteArray("{"), QByteArray("[1,2]"), QByteArray("null"), QByteArray("{\"n\":\"x\"}"),
              QByteArray("{\"n\":1e99,\"do\":7,\"id\":[{}],\"seat\":{}}"), QByteArray(4000, '['),
              QByteArray("\xff\xfe\x00{}", 5)}) {
            for (const char *path : {"/do", "/ask"}) {
                Browser browser(m_host->address(), m_host->port(), u"127.0.0.9"_s);
                browser.post(path, body, page.token());
                QCOMPARE(browser.reply().status, 200);
            }
        }
        QVERIFY(page.look().contains(u"seat"_s));
    }

    void pinsAreAskedOnThePhoneToo()
    {
        QVERIFY(m_document->setPin(power(*m_document, "England"), u"2468"_s));
        PhonePage page = joined(2, u"england"_s);
        QVERIFY(page.look().contains(u"locked"_s));
        QVERIFY(!page.state().contains(u"seat"_s));
        QSignalSpy said(&m_host->seats(), &PocketSeats::said);
        QCOMPARE(page.act(u"pin"_s, u"1111"_s)[u"refused"_s].toString(), u"wrongPin"_s);
        QCOMPARE(said.size(), 1); // the table knows
        QVERIFY(page.act(u"pin"_s, u"2468"_s).contains(u"seat"_s));
    }

    void fiveWrongPinsPutItOut()
    {
        QVERIFY(m_document->setPin(power(*m_document, "England"), u"2468"_s));
        PhonePage page = joined(2, u"england"_s);
        page.look();
        for (int i = 0; i < PocketSeats::mostWrongPins; ++i)
            page.act(u"pin"_s, u"1111"_s);
        QVERIFY(page.state().contains(u"lobby"_s));
        QVERIFY(m_host->seats().phones().empty());
    }

    void whoeverIsRefusedThriceWaits()
    {
        PhonePage page = phone(2);
        for (int i = 0; i < PocketSeats::mostRefusals; ++i) {
            QVERIFY(page.ask(u"england"_s));
            m_host->seats().refuse(m_host->seats().phones().front().number);
            QVERIFY(page.look().contains(u"lobby"_s));
        }
        QVERIFY(!page.ask(u"england"_s));
        QCOMPARE(page.state()[u"denied"_s].toString(), u"refused"_s);
        QVERIFY(phone(3).ask(u"england"_s));
    }

    void eightAskAtOnce()
    {
        for (std::size_t i = 0; i < PocketSeats::mostAsking; ++i)
            QVERIFY(phone(2 + static_cast<int>(i)).ask(u"england"_s));
        PhonePage page = phone(20);
        QVERIFY(!page.ask(u"england"_s));
        QCOMPARE(page.state()[u"denied"_s].toString(), u"tooMany"_s);
    }

    void newsComesAtOnce()
    {
        PhonePage page = phone(2);
        QVERIFY(page.ask(u"england"_s));
        Browser waits(m_host->address(), m_host->port(), u"127.0.0.2"_s);
        waits.get("/state?since=" + page.look()[u"v"_s].toString().toLatin1(), page.token());
        QCOMPARE(waits.reply(500).status, 0); // nothing to tell
        m_host->seats().letIn(m_host->seats().phones().front().number);
        QElapsedTimer clock;
        clock.start();
        QVERIFY(waits.reply().json().contains(u"seat"_s));
        QVERIFY(clock.elapsed() < 500);
    }

    void nobodyIsToldOfOthersOrders()
    {
        PhonePage page = joined(2, u"england"_s);
        page.look();
        Browser waits(m_host->address(), m_host->port(), u"127.0.0.2"_s);
        waits.get("/state?since=" + page.state()[u"v"_s].toString().toLatin1(), page.token());
        QVERIFY(m_flow->takeSeat(power(*m_document, "France")));
        const QByteArray before = QJsonDocument(page.look()).toJson();
        give(*m_document, "France", "A Par - Bur");
        QCOMPARE(waits.reply(300).status, 0);
        QCOMPARE(QJsonDocument(page.look()).toJson(), before);
    }

    /// Every byte that a phone gets is the same whatever another one writes: on every board.
    void whatOthersWriteChangesNoByte_data()
    {
        QTest::addColumn<QString>("variant");
        for (const VariantLibrary::Entry *entry : m_library.list()) {
            const QString id = QString::fromStdString(entry->variant->id);
            QTest::newRow(qPrintable(id)) << id;
        }
    }
    void whatOthersWriteChangesNoByte()
    {
        QFETCH(const QString, variant);
        playOn(variant);
        const std::vector<PowerId> seats = m_document->table().seats;
        PhonePage reader = joined(2, seatId(seats[0]));
        PhonePage writer = joined(3, seatId(seats[1]));
        const auto all = [&] {
            Browser browser(m_host->address(), m_host->port(), u"127.0.0.2"_s);
            QTest::qWait(60); // no more than twenty a second
            browser.get("/state?since=", reader.token());
            const Browser::Reply reply = browser.reply();
            return reply.head + reply.body;
        };
        const QByteArray before = all();
        Browser waits(m_host->address(), m_host->port(), u"127.0.0.2"_s);
        waits.get("/state?since=" + reader.look()[u"v"_s].toString().toLatin1(), reader.token());
        std::mt19937 chance(7);
        for (int i = 0; i < 8; ++i) {
            actByChance(writer, chance);
            QCOMPARE(all(), before);
        }
        QVERIFY(variant != u"standard"_s || m_document->ordersGiven(seats[1]) > 0); // it has written
        QCOMPARE(waits.reply(100).status, 0);
    }

    /// Seven phones play some turns: taps that are sent twice, answers that are lost, pages that are opened anew.
    /// Whatever a phone was told last is what stands at the table, and what was tapped is revealed.
    void sevenPhonesPlay()
    {
        playOn(u"standard"_s);
        std::mt19937 chance(11);
        std::vector<PhonePage> pages;
        const std::vector<PowerId> seats = m_document->table().seats;
        for (std::size_t i = 0; i < seats.size(); ++i)
            pages.push_back(joined(2 + static_cast<int>(i), seatId(seats[i])));
        const int turns = std::max(2, qEnvironmentVariableIntValue("ENTENTE_TURNS")); // an evening: 100
        for (int turn = 0; turn < turns && !m_document->game().isOver(); ++turn) {
            for (int round = 0; round < 6; ++round) {
                for (std::size_t i = 0; i < seats.size(); ++i) {
                    if (chance() % 6 == 0) { // opened anew: it knows its token alone
                        PhonePage again = phone(2 + static_cast<int>(i));
                        again.setToken(pages[i].token());
                        again.look();
                        pages[i] = again;
                    }
                    actByChance(pages[i], chance);
                    int told = 0;
                    for (const char *list : {"units", "more"}) {
                        for (const QJsonValue &line : pages[i].look()[u"seat"_s][QLatin1String(list)].toArray())
                            told += !line[u"text"_s].toString().isEmpty();
                    }
                    QCOMPARE(told, static_cast<int>(m_document->ordersOf(seats[i]).size()));
                }
            }
            for (std::size_t i = 0; i < seats.size(); ++i) {
                pages[i].look();
                if (pages[i].state()[u"seat"_s][u"canSeal"_s].toBool())
                    pages[i].act(u"seal"_s);
            }
            std::vector<GivenOrder> written = m_document->game().orders();
            QVERIFY2(m_flow->step() == Step::AllSealed, qPrintable(QString::number(static_cast<int>(m_flow->step()))));
            m_flow->reveal();
            QVERIFY(m_document->game().turnCount() > turn);
            QVERIFY(m_document->game().turn(turn).results.size() >= written.size());
            for (PhonePage &page : pages)
                QVERIFY(!page.look()[u"seat"_s][u"results"_s].isNull());
            if (m_flow->step() == Step::Results)
                m_flow->next();
        }
    }

    /// After a crash the same game is gone on with: its phones need nobody's help, those of another game do.
    void phonesComeBackAfterACrash()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"keys/phones"_s);
        QString game = u"one"_s;
        const auto named = [&] { return game; };
        QVERIFY(m_document->setPin(power(*m_document, "France"), u"2468"_s));
        m_host->keepIn(file, named);
        PhonePage england = joined(2, u"england"_s);
        PhonePage france = joined(3, u"france"_s);
        QTRY_VERIFY(QFile::exists(file));
        QTRY_VERIFY(readPhoneRecord(file)->phones.size() == 2);
        QFile text(file);
        QVERIFY(text.open(QIODevice::ReadOnly));
        QVERIFY(!text.readAll().contains(england.token()));
        QVERIFY(!(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther)));

        PocketHost other(*m_document, *m_flow); // as the program that is started again
        other.keepIn(file, named);
        QVERIFY(other.start(QHostAddress(u"127.0.0.1"_s)));
        QCOMPARE(other.seats().phones().size(), std::size_t(2));
        PhonePage again(other, u"127.0.0.2"_s);
        again.setToken(england.token());
        QVERIFY(again.look().contains(u"seat"_s));
        again.setToken(france.token());
        QVERIFY(again.look().contains(u"locked"_s)); // its PIN is asked for once more
        other.stop();
        QVERIFY(!QFile::exists(file));

        PhoneRecord left{u"one"_s, QDateTime::currentMSecsSinceEpoch() + 1000, {{QByteArray("x"), {u"england"_s}, 0}}};
        writePhoneRecord(file, left);
        game = u"another"_s;
        PocketHost third(*m_document, *m_flow);
        third.keepIn(file, named);
        QVERIFY(third.start(QHostAddress(u"127.0.0.1"_s)));
        QVERIFY(third.seats().phones().empty());
    }

    void itEndsWithTheGame()
    {
        PhonePage page = joined(2, u"england"_s);
        begin(*m_document, Table::Mode::Hotseat);
        QVERIFY(!m_host->isRunning());
        QVERIFY(m_host->seats().phones().empty());
        QVERIFY(m_host->desk().seats().empty());
    }

    void thePageIsOfOneMould()
    {
        qint64 bytes = 0;
        for (const char *path : {"/J", "/seat.js", "/seat.css"}) {
            Browser browser(m_host->address(), m_host->port());
            browser.get(path);
            const Browser::Reply reply = browser.reply();
            QCOMPARE(reply.status, 200);
            bytes += reply.body.size();
            for (const char *never : {"innerHTML", "document.write", "eval(", "<style", "style=\"",
                                      "onclick=", "http:", "https:", "<form", "type=\"password\""})
                QVERIFY2(!QByteArray(reply.body).replace("http://www.w3.org/2000/svg", "").contains(never), never);
        }
        QVERIFY2(bytes < 60000, qPrintable(QString::number(bytes)));
        Browser browser(m_host->address(), m_host->port());
        browser.get("/../maps");
        QCOMPARE(browser.reply().status, 404);
    }

private:
    PhonePage phone(int number) { return PhonePage(*m_host, u"127.0.0.%1"_s.arg(number)); }
    /// One that was let into the seat.
    PhonePage joined(int number, const QString &seat)
    {
        PhonePage page = phone(number);
        if (page.ask(seat))
            m_host->seats().letIn(m_host->seats().phones().back().number);
        page.look();
        return page;
    }

    void playOn(const QString &id)
    {
        const std::shared_ptr<const Variant> variant = m_library.find(id);
        m_document->newGame(variant, {}, Table::standard(*variant->board));
        QVERIFY(m_host->start(QHostAddress(u"127.0.0.1"_s)));
    }
    QString seatId(PowerId seat) const { return QString::fromStdString(m_document->board().power(seat).id); }

    /// Something that the page offers; now and then twice, as where an answer was lost.
    static void actByChance(PhonePage &page, std::mt19937 &chance)
    {
        const auto oneOf = [&](const QJsonArray &list) {
            return list.at(static_cast<qsizetype>(chance() % static_cast<unsigned>(list.size())))[u"id"_s].toString();
        };
        const QJsonObject seat = page.look()[u"seat"_s].toObject();
        const QJsonArray choices = seat[u"composing"_s][u"choices"_s].toArray();
        const QJsonArray units = seat[u"units"_s].toArray();
        const QJsonArray more = seat[u"more"_s].toArray();
        if (seat[u"step"_s].toString() != u"writing"_s)
            return;
        const auto lot = static_cast<unsigned>(chance() % 12);
        const auto twice = [&](const QString &verb, const QString &id) {
            const QJsonObject body{{u"n"_s, page.state()[u"n"_s].toInteger() + 1},
                                   {u"on"_s, page.state()[u"on"_s]},
                                   {u"do"_s, verb},
                                   {u"id"_s, id}};
            page.post("/do", body);
            if (chance() % 3 == 0)
                page.post("/do", body);
        };
        if (!choices.isEmpty() && lot < 10)
            twice(u"choose"_s, oneOf(choices));
        else if (!choices.isEmpty())
            twice(lot == 10 ? u"back"_s : u"cancel"_s, {});
        else if (lot == 11 && seat[u"canUndo"_s].toBool())
            twice(u"undo"_s, {});
        else if (!units.isEmpty() && (more.isEmpty() || lot < 8))
            twice(u"unit"_s, oneOf(units));
        else if (!more.isEmpty())
            twice(u"more"_s, oneOf(more));
    }

    std::unique_ptr<GameDocument> m_document;
    std::unique_ptr<TableFlow> m_flow;
    std::unique_ptr<PocketHost> m_host;
};

QTEST_MAIN(TestPhones)
#include "tst_phones.moc"

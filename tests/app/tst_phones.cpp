// The table as phones meet it: who is let in, what each is told, and what an act does.
#include "sealedphone.h"
#include "tabletest.h"

#include "pocket/pockethost.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <random>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

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
        SealedPhone page = phone(2);
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
        SealedPhone page = phone(2);
        QVERIFY(page.ask(u"england"_s));
        const Phone &asking = m_host->seats().phones().front();
        QCOMPARE(page.sign(), std::pair(asking.figures, asking.sign));
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
        std::set<std::pair<int, int>> signs;
        for (int i = 0; i < 6; ++i) {
            SealedPhone page = phone(2 + i);
            while (!page.ask(u"england"_s)) { // one of those that ask shows the same
            }
            signs.insert(page.sign());
        }
        QCOMPARE(signs.size(), std::size_t(6));
    }

    /// Whoever learns the table's salt before he has told his own can't choose another one then.
    void aSignIsPromisedBeforeItIsKnown()
    {
        SealedPhone page = phone(2);
        const auto hex = [](const QByteArray &bytes) { return QString::fromLatin1(bytes.toHex()); };
        const QByteArray promise = QCryptographicHash::hash("one", QCryptographicHash::Sha512);
        page.tell(u"ask"_s, {{u"seat"_s, u"england"_s}, {u"promise"_s, hex(promise)}});
        QVERIFY(!m_host->seats().phones().front().isShown());
        m_host->seats().letIn(m_host->seats().phones().front().number); // nobody could have compared anything
        QVERIFY(m_host->desk().seats().empty());
        QCOMPARE(page.tell(u"show"_s, {{u"salt"_s, hex("two")}})[u"denied"_s].toString(), u"tooMany"_s);
        QVERIFY(m_host->seats().phones().empty());
        page.tell(u"ask"_s, {{u"seat"_s, u"england"_s}});
        QVERIFY(m_host->seats().phones().empty());
        int shown = 0;
        for (; shown < 40 && page.ask(u"england"_s); ++shown) {
        }
        QCOMPARE(shown, 16); // in a minute
    }

    void anotherKeyOpensNothing()
    {
        SealedPhone england = joined(2, u"england"_s);
        QByteArray other = england.secret();
        other[5] = static_cast<char>(other[5] ^ 4);
        for (const QByteArray &secret : {QByteArray(), other, QByteArray(32, 'A'), england.key()}) {
            SealedPhone thief(m_host->link(), u"127.0.0.3"_s, secret);
            QVERIFY(!thief.look(u"england"_s).contains(u"seat"_s));
            thief.tell(
                u"do"_s,
                {{u"n"_s, 99}, {u"on"_s, england.look()[u"on"_s]}, {u"seat"_s, u"england"_s}, {u"do"_s, u"leave"_s}});
            QVERIFY(!thief.state().contains(u"seat"_s));
            QVERIFY(england.look().contains(u"seat"_s));
        }
    }

    void aPhoneHasItsOwnSeatsAlone()
    {
        SealedPhone england = joined(2, u"england"_s);
        SealedPhone france = joined(3, u"france"_s);
        QCOMPARE(france.look(u"england"_s)[u"id"_s].toString(), u"france"_s);
        france.look();
        france.act(u"leave"_s, {}, u"england"_s); // what it names is not its own: its own it gives up
        QVERIFY(england.look().contains(u"seat"_s));
    }

    void thePowersOfOnePersonAreOnOnePhone()
    {
        m_document->setPlayer(power(*m_document, "Austria"), u"Anna"_s);
        m_document->setPlayer(power(*m_document, "France"), u"Anna"_s);
        SealedPhone page = joined(2, u"france"_s);
        const QJsonArray own = page.look()[u"own"_s].toArray();
        QCOMPARE(own.size(), 2);
        QCOMPARE(page.look(u"austria"_s)[u"id"_s].toString(), u"austria"_s);
    }

    void aPhoneMayHaveAnotherSeatBeside()
    {
        SealedPhone page = joined(2, u"france"_s);
        QVERIFY(page.ask(u"england"_s));
        QVERIFY(page.state().contains(u"seat"_s)); // it goes on meanwhile
        m_host->seats().letIn(m_host->seats().phones().front().number);
        QCOMPARE(page.look()[u"own"_s].toArray().size(), 2);
    }

    void aSeatGoesToAnotherPhone()
    {
        SealedPhone lost = joined(2, u"england"_s);
        SealedPhone found = joined(3, u"england"_s);
        QVERIFY(found.look().contains(u"seat"_s));
        QVERIFY(lost.look().contains(u"lobby"_s));
        QVERIFY(!lost.state().contains(u"seat"_s));
        QCOMPARE(m_host->seats().phones().size(), std::size_t(1));
    }

    void aReleasedSeatIsAtTheKeyboardAgain()
    {
        SealedPhone page = joined(2, u"england"_s);
        m_host->seats().release(power(*m_document, "England"));
        QVERIFY(m_host->desk().seats().empty());
        QVERIFY(m_host->seats().phones().empty());
        QVERIFY(page.look().contains(u"lobby"_s));
        SealedPhone other = joined(2, u"england"_s);
        other.act(u"leave"_s);
        QVERIFY(m_host->desk().seats().empty());
    }

    void theSameActCountsOnce()
    {
        SealedPhone page = joined(2, u"england"_s);
        page.look();
        const QJsonObject act{{u"n"_s, 1}, {u"on"_s, page.state()[u"on"_s]}, {u"do"_s, u"leave"_s}};
        QVERIFY(page.ask(u"france"_s)); // so that it stays known
        m_host->seats().letIn(m_host->seats().phones().front().number);
        page.look(u"england"_s);
        QJsonObject first = act;
        first[u"on"_s] = page.state()[u"on"_s];
        first[u"seat"_s] = u"england"_s;
        QCOMPARE(page.tell(u"do"_s, first)[u"own"_s].toArray().size(), 1);
        first[u"seat"_s] = u"france"_s;
        first[u"on"_s] = page.state()[u"on"_s];
        QCOMPARE(page.tell(u"do"_s, first)[u"own"_s].toArray().size(), 1); // the number was had
        first[u"n"_s] = 2;
        QVERIFY(page.tell(u"do"_s, first).contains(u"lobby"_s));
    }

    void anActOnWhatIsGoneDoesNothing()
    {
        SealedPhone page = joined(2, u"england"_s);
        page.look();
        const QJsonObject told =
            page.tell(u"do"_s, {{u"n"_s, 1}, {u"on"_s, u"0123456789abcdef"_s}, {u"do"_s, u"leave"_s}});
        QVERIFY(told.contains(u"seat"_s));
        QCOMPARE(told[u"n"_s].toInteger(), 0);
    }

    void rubbishDoesNothing()
    {
        SealedPhone page = joined(2, u"england"_s);
        for (const QByteArray &body : {QByteArray(), QByteArray("{"), QByteArray(4000, '['), QByteArray(71, '\0')}) {
            Browser browser(m_host->address(), m_host->port(), u"127.0.0.9"_s);
            browser.post("/wire", body);
            QCOMPARE(browser.reply().status, 401);
        }
        for (const char *said :
             {"{}", "{\"n\":\"x\"}", "{\"n\":1e99,\"do\":7,\"id\":[{}],\"seat\":{}}", "{\"salt\":[1],\"seat\":9}"}) {
            for (const QString &to : {u"do"_s, u"ask"_s, u"show"_s, u"state"_s, u"elsewhere"_s})
                QVERIFY(page.tell(to, QJsonDocument::fromJson(said).object()).contains(u"seat"_s));
        }
        QVERIFY(page.look().contains(u"seat"_s));
    }

    void pinsAreAskedOnThePhoneToo()
    {
        QVERIFY(m_document->setPin(power(*m_document, "England"), u"2468"_s));
        SealedPhone page = joined(2, u"england"_s);
        QVERIFY(page.look().contains(u"locked"_s));
        QVERIFY(!page.state().contains(u"seat"_s));
        QSignalSpy said(&m_host->seats(), &PocketSeats::said);
        QCOMPARE(page.act(u"pin"_s, u"1111"_s)[u"refused"_s].toString(), u"wrongPin"_s);
        QCOMPARE(said.size(), 1); // the table knows
        QVERIFY(page.act(u"pin"_s, u"2468"_s).contains(u"seat"_s));
    }

    /// A PIN takes half a second to try, and nobody else's taps wait for that.
    void aPinKeepsNobodyWaiting()
    {
        QVERIFY(m_document->setPin(power(*m_document, "England"), u"2468"_s));
        SealedPhone page = joined(2, u"england"_s);
        SealedPhone other = joined(3, u"france"_s);
        other.look();
        page.look();
        Browser tries(m_host->address(), m_host->port(), u"127.0.0.2"_s);
        const SealedPhone::Letter letter = page.sealed(u"do"_s, page.actOf(u"pin"_s, u"1111"_s));
        QElapsedTimer clock;
        clock.start();
        tries.post("/wire", letter.bytes);
        qint64 longest = 0;
        bool isTold = false;
        connect(&tries.socket, &QTcpSocket::readyRead, this, [&] { isTold = true; });
        int meanwhile = 0;
        while (!isTold && clock.elapsed() < 60'000) {
            QElapsedTimer tap;
            tap.start();
            QVERIFY(other.look().contains(u"seat"_s));
            longest = std::max(longest, tap.elapsed());
            meanwhile += isTold ? 0 : 1;
            QTest::qWait(60);
        }
        QCOMPARE(page.heard(tries, letter)[u"refused"_s].toString(), u"wrongPin"_s);
        qInfo("tried in %lld ms; others waited %lld ms at most", clock.elapsed(), longest);
        QVERIFY(meanwhile > 0);
    }

    void fiveWrongPinsPutItOut()
    {
        QVERIFY(m_document->setPin(power(*m_document, "England"), u"2468"_s));
        SealedPhone page = joined(2, u"england"_s);
        page.look();
        for (int i = 0; i < PocketSeats::mostWrongPins; ++i)
            page.act(u"pin"_s, u"1111"_s);
        QVERIFY(page.state().contains(u"lobby"_s));
        QVERIFY(m_host->seats().phones().empty());
    }

    void whoeverIsRefusedThriceWaits()
    {
        SealedPhone page = phone(2);
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
        for (std::size_t i = 0; i < PocketSeats::mostAsking; ++i) {
            SealedPhone one = phone(2 + static_cast<int>(i));
            QVERIFY(one.ask(u"england"_s) || one.ask(u"england"_s)); // another shows the same sign, one time in twenty
        }
        SealedPhone page = phone(20);
        QVERIFY(!page.ask(u"england"_s));
        QCOMPARE(page.state()[u"denied"_s].toString(), u"tooMany"_s);
    }

    void newsComesAtOnce()
    {
        SealedPhone page = phone(2);
        QVERIFY(page.ask(u"england"_s));
        Browser waits(m_host->address(), m_host->port(), u"127.0.0.2"_s);
        page.look();
        const SealedPhone::Letter letter = page.listen(waits);
        QCOMPARE(waits.reply(500).status, 0); // nothing to tell
        m_host->seats().letIn(m_host->seats().phones().front().number);
        QVERIFY(page.heard(waits, letter).contains(u"seat"_s)); // long before the request would end by itself
    }

    /// What was tapped is told when it is on disk, and not before: neither as the answer nor as news.
    void whatIsToldIsStored()
    {
        bool isStored = true;
        m_host->answerWhen([&] { return isStored; });
        SealedPhone page = joined(2, u"england"_s);
        Browser listens(m_host->address(), m_host->port(), u"127.0.0.2"_s);
        const SealedPhone::Letter news = page.listen(listens);
        Browser taps(m_host->address(), m_host->port(), u"127.0.0.2"_s);
        const SealedPhone::Letter act =
            page.sealed(u"do"_s, page.actOf(u"unit"_s, page.state()[u"seat"_s][u"units"_s][0][u"id"_s].toString()));
        isStored = false;
        taps.post("/wire", act.bytes);
        QCOMPARE(taps.reply(1500).status, 0);
        QCOMPARE(listens.reply(10).status, 0);
        isStored = true;
        m_host->noteStored();
        QVERIFY(!page.heard(taps, act)[u"seat"_s][u"composing"_s].isNull());
        QVERIFY(!page.heard(listens, news)[u"seat"_s][u"composing"_s].isNull());
    }

    void nobodyIsToldOfOthersOrders()
    {
        SealedPhone page = joined(2, u"england"_s);
        page.look();
        Browser waits(m_host->address(), m_host->port(), u"127.0.0.2"_s);
        page.listen(waits);
        QVERIFY(m_flow->takeSeat(power(*m_document, "France")));
        const QByteArray before = QJsonDocument(page.look()).toJson();
        give(*m_document, "France", "A Par - Bur");
        QCOMPARE(waits.reply(300).status, 0);
        QCOMPARE(QJsonDocument(page.look()).toJson(), before);
    }

    /// Every byte that a phone is told, and every size that crosses the network, is the same whatever another one
    /// writes: on every board.
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
        SealedPhone reader = joined(2, seatId(seats[0]));
        SealedPhone writer = joined(3, seatId(seats[1]));
        const auto all = [&] {
            Browser browser(m_host->address(), m_host->port(), u"127.0.0.2"_s);
            QTest::qWait(60); // no more than twenty a second
            const SealedPhone::Letter letter = reader.sealed(u"state"_s, {});
            browser.post("/wire", letter.bytes);
            const Browser::Reply reply = browser.reply();
            const std::optional<QJsonObject> told = reader.opened(reply.body, letter.nonce);
            return reply.head + QByteArray::number(reply.body.size())
                   + QJsonDocument(told.value_or(QJsonObject())).toJson();
        };
        const QByteArray before = all();
        QVERIFY(before.contains("\"units\""));
        Browser waits(m_host->address(), m_host->port(), u"127.0.0.2"_s);
        reader.look();
        reader.listen(waits);
        std::mt19937 chance(7);
        for (int i = 0; i < 8; ++i) {
            writer.tapByChance(chance);
            QCOMPARE(all(), before);
        }
        QVERIFY(variant != u"standard"_s || m_document->ordersGiven(seats[1]) > 0); // it has written
        QCOMPARE(waits.reply(100).status, 0);
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
        SealedPhone england = joined(2, u"england"_s);
        SealedPhone france = joined(3, u"france"_s);
        QTRY_VERIFY(QFile::exists(file));
        QTRY_VERIFY(readPhoneRecord(file)->phones.size() == 2);
        QFile text(file);
        QVERIFY(text.open(QIODevice::ReadOnly));
        QVERIFY(!text.readAll().contains(england.secret().toHex()));
        QVERIFY(!(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther)));

        PocketHost other(*m_document, *m_flow); // as the program that is started again
        other.keepIn(file, named);
        QVERIFY(other.start(QHostAddress(u"127.0.0.1"_s)));
        QCOMPARE(other.seats().phones().size(), std::size_t(2));
        QVERIFY(SealedPhone(other.link(), u"127.0.0.2"_s, england.secret()).look().contains(u"seat"_s));
        QVERIFY(SealedPhone(other.link(), u"127.0.0.2"_s, france.secret())
                    .look()
                    .contains(u"locked"_s)); // its PIN is asked for once more
        other.stop();
        QVERIFY(!QFile::exists(file));

        PhoneRecord left{u"one"_s,
                         QDateTime::currentMSecsSinceEpoch() + 1000,
                         QByteArray(32, 'k'),
                         {{QByteArray("x"), {u"england"_s}}}};
        writePhoneRecord(file, left);
        game = u"another"_s;
        PocketHost third(*m_document, *m_flow);
        third.keepIn(file, named);
        QVERIFY(third.start(QHostAddress(u"127.0.0.1"_s)));
        QVERIFY(third.seats().phones().empty());
    }

    void itEndsWithTheGame()
    {
        SealedPhone page = joined(2, u"england"_s);
        begin(*m_document, Table::Mode::Hotseat);
        QVERIFY(!m_host->isRunning());
        QVERIFY(m_host->seats().phones().empty());
        QVERIFY(m_host->desk().seats().empty());
    }

    /// Nothing runs in it that is not the table's own.
    void thePageIsOfOneMould()
    {
        Browser browser(m_host->address(), m_host->port());
        qsizetype bytes = 0;
        for (const char *path : {"/J", "/seat.js", "/seat.css"}) {
            browser.get(path);
            const Browser::Reply reply = browser.reply();
            QCOMPARE(reply.status, 200);
            bytes += reply.body.size();
            QVERIFY(reply.head.contains("Content-Encoding: deflate"));
            const QString text = QString::fromUtf8(qUncompress(QByteArray(4, '\x01') + reply.body));
            QVERIFY(text.size() > 500);
            // Neither a name space nor where an algorithm is described is asked for.
            const QString withoutNames =
                QString(text).remove(u"http://www.w3.org/2000/svg"_s).remove(u"http://tweetnacl.cr.yp.to/"_s);
            for (const char *never : {"innerHTML", "document.write", "eval(", "<style", "style=\"",
                                      "onclick=", "http:", "https:", "<form", "type=\"password\"", "'unsafe"})
                QVERIFY2(!withoutNames.contains(QLatin1StringView(never)), never);
            if (QByteArrayView(path) != "/J")
                continue;
            // What brings the rest is in the page, which comes in two packets; nothing else may be.
            QVERIFY2(reply.head.size() + reply.body.size() < 2 * 1400, "it is long");
            const QString script = text.section(u"<script>"_s, 1).section(u"</script>"_s, 0, 0);
            const QByteArray hash = QCryptographicHash::hash(script.toUtf8(), QCryptographicHash::Sha256).toBase64();
            QVERIFY(reply.head.contains("; script-src 'self' 'sha256-" + hash
                                        + "'; style-src 'self'; img-src 'self'; "
                                          "connect-src 'self'\r"));
        }
        QVERIFY2(bytes < 40000, qPrintable(QString::number(bytes)));
        browser.get("/../maps");
        QCOMPARE(browser.reply().status, 404);
    }

private:
    SealedPhone phone(int number) { return SealedPhone(m_host->link(), u"127.0.0.%1"_s.arg(number)); }
    /// One that was let into the seat.
    SealedPhone joined(int number, const QString &seat)
    {
        SealedPhone page = phone(number);
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

    std::unique_ptr<GameDocument> m_document;
    std::unique_ptr<TableFlow> m_flow;
    std::unique_ptr<PocketHost> m_host;
};

QTEST_MAIN(TestPhones)
#include "tst_phones.moc"

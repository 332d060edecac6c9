// What the page says to the table and hears from it, in a real browser: as the table's own library seals it, and with
// somebody in between.
#include "chromium.h"
#include "tabletest.h"

#include "pocket/pockethost.h"

#include <QColor>
#include <QCryptographicHash>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTcpSocket>

#include <sodium.h>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

namespace {

/// Somebody in the middle, at another address: passes on all that browsers send and are told, and keeps it.
class Relay : public QTcpServer {
public:
    /// Stands at 127.0.7.1 before a table at 127.0.7.2.
    bool standBefore(const PocketHost &host)
    {
        m_table = host.address();
        m_from = "127.0.7.1:" + QByteArray::number(host.port());
        m_to = "127.0.7.2:" + QByteArray::number(host.port());
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *browser = nextPendingConnection())
                pass(browser);
        });
        return listen(QHostAddress(u"127.0.7.1"_s), host.port());
    }
    QByteArray air;
    std::function<QByteArray(const QByteArray &)> change; ///< of what browsers are told

private:
    void pass(QTcpSocket *browser)
    {
        auto *table = new QTcpSocket(browser);
        table->connectToHost(m_table, serverPort());
        connect(browser, &QTcpSocket::readyRead, table, [this, browser, table] {
            const QByteArray sent = browser->readAll();
            air += sent;
            table->write(QByteArray(sent).replace(m_from, m_to)); // both are of one length
        });
        connect(table, &QTcpSocket::readyRead, browser, [this, browser, table] {
            const QByteArray told = table->readAll();
            air += told;
            browser->write(change ? change(told) : told);
        });
        connect(table, &QTcpSocket::disconnected, browser, &QTcpSocket::disconnectFromHost);
        connect(browser, &QTcpSocket::disconnected, browser, &QObject::deleteLater);
    }

    QHostAddress m_table;
    QByteArray m_from;
    QByteArray m_to;
};

} // namespace

class TestPageWire : public QObject, private TableTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        if (!Chromium::isHere())
            QSKIP("chromium and chromium-driver are not here");
        QStandardPaths::setTestModeEnabled(true);
    }

    void init()
    {
        m_document = std::make_unique<GameDocument>(m_library.finder());
        m_flow = std::make_unique<TableFlow>(*m_document);
        m_host = std::make_unique<PocketHost>(*m_document, *m_flow);
        begin(*m_document, Table::Mode::Hotseat, {"Austria", "England", "France"});
        QVERIFY(m_host->start(QHostAddress(u"127.0.7.2"_s)));
    }

    void cleanup()
    {
        m_host.reset();
        m_flow.reset();
        m_document.reset();
    }

    /// RFC 7748, 6.1, and the box of "Cryptography in NaCl", 10; and what the table's library makes of the same.
    void thePageSealsAsTheTableDoes()
    {
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        browser.open(m_host->link());
        QVERIFY(browser.waitFor(u"window.nacl"_s));
        const auto given = [&](const QString &script) {
            return browser
                .run(u"const hex = (b) => [...b].map((one) => one.toString(16).padStart(2, '0')).join('');"
                     "const un = (t) => Uint8Array.from(t.match(/../g) || [], (one) => parseInt(one, 16));"
                     "const bob = un('5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb');"
                     "const alice = un('8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a');"
                     "const nonce = un('69696ee955b62b73cd62bda875fc73d68219e0036b7a0b37');"
                     "return hex(%1)"_s.arg(script))
                .toString()
                .toLatin1();
        };
        QCOMPARE(given(u"nacl.scalarMult(bob, alice)"_s),
                 QByteArray("4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742"));
        QCOMPARE(given(u"nacl.scalarMult.base(bob)"_s),
                 QByteArray("de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f"));
        QCOMPARE(given(u"nacl.box.before(alice, bob)"_s),
                 QByteArray("1b27556473e985d462cd51197a9a46c76009549eac6474f206c4ee0844f68389"));
        QCOMPARE(
            given(u"nacl.box(un('be075fc53c81f2d5cf141316ebeb0c7b5228c52a4c62cbd44b66849b64244ffce5ecbaaf33bd751a1a"
                  "c728d45e6c61296cdc3c01233561f41db66cce314adb310e3be8250c46f06dceea3a7fa1348057e2f6556ad6b1318a0"
                  "24a838f21af1fde048977eb48f59ffd4924ca1c60902e52f0a089bc76897040e082f937763848645e0705'), nonce, "
                  "alice, bob)"_s),
            QByteArray("f3ffc7703f9400e52a7dfb4b3d3305d98e993b9f48681273c29650ba32fc76ce48332ea7164d96a4476fb8c531"
                       "a1186ac0dfc17c98dce87b4da7f011ec48c97271d2c20f9b928fe2270d6fb863d51738b48eeee314a7cc8ab932"
                       "164548e526ae90224368517acfeabd6bb3732bc0e9da99832b61ca01b6de56244a9e88d5f9b37973f622a43d14"
                       "a6599b1f654cb45a74e355a5"));
        const QByteArray secret =
            QByteArray::fromHex("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb");
        const QByteArray key = QByteArray::fromHex("8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a");
        const QByteArray nonce = QByteArray::fromHex("69696ee955b62b73cd62bda875fc73d68219e0036b7a0b37");
        const auto raw = [](const QByteArray &bytes) {
            return reinterpret_cast<const unsigned char *>(bytes.constData());
        };
        for (const int size : {0, 1, 15, 16, 17, 63, 64, 65, 512, 4096, 16408}) {
            const QByteArray text(size, 'x');
            QByteArray box(size + static_cast<int>(crypto_box_MACBYTES), '\0');
            QCOMPARE(crypto_box_easy(reinterpret_cast<unsigned char *>(box.data()), raw(text),
                                     static_cast<unsigned long long>(size), raw(nonce), raw(key), raw(secret)),
                     0);
            QCOMPARE(given(u"nacl.box(new Uint8Array(%1).fill(120), nonce, alice, bob)"_s.arg(size)), box.toHex());
        }
        QCOMPARE(given(u"nacl.hash(new Uint8Array(200).fill(120))"_s),
                 QCryptographicHash::hash(QByteArray(200, 'x'), QCryptographicHash::Sha512).toHex());
    }

    /// The real page: whoever hears all of it learns no key, PIN, place or order; whoever changes an answer is found
    /// out, and the page goes on when he is gone.
    void whoeverStandsBetweenLearnsNothing()
    {
        QVERIFY(m_document->setPin(power(*m_document, "France"), u"Zwetschge"_s));
        Relay relay;
        QVERIFY(relay.standBefore(*m_host));
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        browser.open(m_host->link().replace(u"127.0.7.2"_s, u"127.0.7.1"_s));
        join(browser, u"france"_s);
        QVERIFY(browser.tap(u"letters"_s));
        QVERIFY(browser.waitFor(u"document.querySelector('[data-key=field]')"_s));
        browser.run(u"const field = document.querySelector('[data-key=field]'); field.value = 'Zwetschge';"
                    "field.dispatchEvent(new Event('input'))"_s);
        QVERIFY(browser.tap(u"give"_s));
        QVERIFY(browser.waitFor(u"document.querySelector('[data-key^=unit]')"_s));
        QVERIFY(order(browser, u"Paris"_s, u"Burgundy"_s));
        QCOMPARE(m_document->ordersGiven(power(*m_document, "France")), 1);
        QVERIFY(browser.tap(u"undo"_s));
        QVERIFY(browser.waitFor(u"!document.querySelector('[data-key=undo]')"_s));

        const QByteArray secret =
            browser.run(u"return JSON.parse(localStorage.getItem('table')).secret"_s).toString().toLatin1();
        QCOMPARE(secret.size(), 64);
        QVERIFY(relay.air.size() > 30000);
        QVERIFY(relay.air.contains("POST /wire"));
        for (const QByteArray &never :
             {QByteArray("Zwetschge"), QByteArray("Burgundy"), QByteArray("Paris"), QByteArray("France"),
              QByteArray("france"), QByteArray("choose"), secret, QByteArray::fromHex(secret)})
            QVERIFY2(!relay.air.contains(never), never.constData());

        relay.change = [](const QByteArray &told) { // one bit in a body
            QByteArray changed = told;
            if (changed.size() > 2000)
                changed[changed.size() - 1] = static_cast<char>(changed.back() ^ 1);
            return changed;
        };
        browser.run(u"document.dispatchEvent(new Event('visibilitychange'))"_s);
        QVERIFY(browser.waitFor(u"!document.querySelector('#contact').hidden"_s, 8000));
        relay.change = nullptr;
        QVERIFY(browser.waitFor(u"document.querySelector('#contact').hidden"_s, 8000));
        QVERIFY(order(browser, u"Paris"_s, u"Burgundy"_s));
        QCOMPARE(m_document->ordersGiven(power(*m_document, "France")), 1);
    }

    /// Whoever types the address gets the key over the network, and both sides show what they took for it.
    void bothSidesShowOneSign_data()
    {
        QTest::addColumn<bool>("typed");
        QTest::addColumn<bool>("exchanged");
        QTest::newRow("scanned") << false << false;
        QTest::newRow("typed") << true << false;
        QTest::newRow("typed, and somebody gives another key") << true << true;
    }
    void bothSidesShowOneSign()
    {
        QFETCH(const bool, typed);
        QFETCH(const bool, exchanged);
        Relay relay;
        QVERIFY(relay.standBefore(*m_host));
        const QByteArray other = WireSeal().shownKey();
        if (exchanged) {
            relay.change = [this, other](const QByteArray &told) {
                return QByteArray(told).replace(m_host->link().section(u'#', 1).toLatin1(), other);
            };
        }
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        const QString address = typed ? u"http://"_s + m_host->typedAddress() : m_host->link();
        browser.open(QString(address).replace(u"127.0.7.2"_s, u"127.0.7.1"_s));
        if (exchanged) { // the table opens nothing that was sealed for another key
            QTest::qWait(2500);
            QVERIFY(!browser.run(u"return Boolean(document.querySelector('[data-key^=ask]'))"_s).toBool());
            QVERIFY(m_host->seats().phones().empty());
            return;
        }
        for (const char *seat : {"france", "england", "austria"}) {
            QVERIFY(browser.tap(u"ask "_s + QLatin1String(seat)));
            QVERIFY(browser.waitFor(u"document.querySelector('.sign')"_s));
            const Phone &phone = m_host->seats().phones().front();
            QCOMPARE(browser.text(u".sign"_s), QString::number(phone.figures));
            QCOMPARE(browser.run(u"return document.querySelector('.sign').style.background"_s).toString(),
                     colourText(QString::fromLatin1(signColours[phone.sign])));
            m_host->seats().refuse(phone.number);
            QVERIFY(browser.waitFor(u"!document.querySelector('.sign')"_s));
            if (m_host->seats().phones().empty() && QByteArray(seat) == "england")
                break; // three refusals would make it wait
        }
    }

    /// A code of an earlier evening: the page says so, and asks no table under it.
    void aCodeOfAnotherTableIsTold()
    {
        Chromium browser;
        QVERIFY(browser.start({390, 844}));
        browser.open(u"http://"_s + m_host->typedAddress() + u'#' + QString::fromLatin1(WireSeal().shownKey()));
        QVERIFY(browser.waitFor(u"document.querySelector('#sentence').textContent.includes('another table')"_s));
        QVERIFY(!browser.run(u"return Boolean(document.querySelector('[data-key^=ask]'))"_s).toBool());
    }

private:
    void join(Chromium &browser, const QString &seat)
    {
        QVERIFY(browser.tap(u"ask "_s + seat));
        QVERIFY(browser.waitFor(u"document.querySelector('.sign')"_s));
        m_host->seats().letIn(m_host->seats().phones().back().number);
        QVERIFY(browser.waitFor(u"document.querySelector('#title').textContent !== 'Entente'"_s));
    }

    static bool order(Chromium &browser, const QString &unit, const QString &goal)
    {
        const auto tap = [&](const QString &kind, const QString &words) {
            const QString key = u"[...document.querySelectorAll('[data-key^=%1]')].find((one) => "
                                "one.textContent.includes('%2'))?.dataset.key"_s.arg(kind, words);
            return browser.waitFor(key) && browser.tap(browser.run(u"return "_s + key).toString());
        };
        return tap(u"unit"_s, unit) && tap(u"choose"_s, goal)
               && browser.waitFor(u"!document.querySelector('[data-key^=choose]')"_s);
    }

    /// As a browser writes it.
    static QString colourText(const QString &hex)
    {
        const QColor colour(hex);
        return u"rgb(%1, %2, %3)"_s.arg(colour.red()).arg(colour.green()).arg(colour.blue());
    }

    std::unique_ptr<GameDocument> m_document;
    std::unique_ptr<TableFlow> m_flow;
    std::unique_ptr<PocketHost> m_host;
};

QTEST_MAIN(TestPageWire)
#include "tst_pagewire.moc"

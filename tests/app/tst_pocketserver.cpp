// Who gets through to the table from the network, and who does not.
#include "browser.h"

#include "pocket/hostaddresses.h"
#include "pocket/pocketserver.h"

#include <QSignalSpy>

#include <algorithm>
#include <memory>
#include <vector>

namespace entente::app {

using namespace Qt::StringLiterals;

class TestPocketServer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_server = std::make_unique<PocketServer>();
        QVERIFY(m_server->open(QHostAddress(u"127.0.0.1"_s), 0));
        m_port = m_server->serverPort();
        m_heard.clear();
        connect(m_server.get(), &PocketServer::asked, this,
                [this](HttpConnection *connection, const HttpRequest &request) {
                    m_heard.push_back(request);
                    if (!m_silent)
                        connection->answer({200, "text/plain", m_answer});
                });
        m_silent = false;
        m_answer = "heard";
    }

    void whatIsAskedIsAnswered()
    {
        Browser browser = here();
        browser.get("/state?since=7");
        const Browser::Reply reply = browser.reply();
        QCOMPARE(reply.status, 200);
        QCOMPARE(reply.body, QByteArray("heard"));
        QCOMPARE(m_heard.front().path, std::string("/state"));
        browser.post("/do", "{}"); // on the same connection
        QCOMPARE(browser.reply().status, 200);
        QCOMPARE(m_heard.back().body, std::string("{}"));
    }

    void everyAnswerForbidsTheBrowserWhatThePageDoesNotNeed_data()
    {
        QTest::addColumn<QByteArray>("sent");
        QTest::newRow("answered") << QByteArray("GET / HTTP/1.1\r\nHost: HERE\r\n\r\n");
        QTest::newRow("refused") << QByteArray("GET / HTTP/1.1\r\nHost: elsewhere\r\n\r\n");
        QTest::newRow("rubbish") << QByteArray("rubbish\r\n\r\n");
    }
    void everyAnswerForbidsTheBrowserWhatThePageDoesNotNeed()
    {
        QFETCH(const QByteArray, sent);
        Browser browser = here();
        browser.send(QByteArray(sent).replace("HERE", m_server->shownHost().toLatin1()));
        const QByteArray head = browser.reply().head;
        for (const char *part :
             {"Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
              "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action "
              "'none'\r",
              "Content-Length: "})
            QVERIFY2(head.contains(part), part);
        QVERIFY(!head.contains("Access-Control"));
        QVERIFY(!head.contains("Set-Cookie"));
    }

    void strangersAreRefused_data()
    {
        QTest::addColumn<QByteArray>("sent");
        QTest::addColumn<int>("status");
        const QByteArray here("\r\nHost: HERE\r\n");
        QTest::newRow("a name made to point here") << QByteArray("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n") << 421;
        QTest::newRow("this machine by name") << QByteArray("GET / HTTP/1.1\r\nHost: localhost:PORT\r\n\r\n") << 421;
        QTest::newRow("no port") << QByteArray("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") << 421;
        QTest::newRow("no host") << QByteArray("GET / HTTP/1.1\r\n\r\n") << 421;
        QTest::newRow("two hosts") << "GET / HTTP/1.1" + here + "Host: evil.example\r\n\r\n" << 400;
        QTest::newRow("another page") << "GET / HTTP/1.1" + here + "Origin: http://evil.example\r\n\r\n" << 403;
        QTest::newRow("a page of nobody's") << "GET / HTTP/1.1" + here + "Origin: null\r\n\r\n" << 403;
        QTest::newRow("a form") << "POST / HTTP/1.1" + here + "Content-Type: text/plain\r\nContent-Length: 2\r\n\r\n{}"
                                << 415;
        QTest::newRow("asks whether it may") << "OPTIONS / HTTP/1.1" + here + "\r\n" << 405;
        QTest::newRow("another verb") << "DELETE / HTTP/1.1" + here + "\r\n" << 405;
        QTest::newRow("through a proxy") << "GET http://HERE/ HTTP/1.1" + here + "\r\n" << 400;
        QTest::newRow("a long target") << "GET /" + QByteArray(300, 'a') + " HTTP/1.1" + here + "\r\n" << 414;
        QTest::newRow("a long header") << "GET / HTTP/1.1" + here + "X: " + QByteArray(9000, 'a') << 431;
        QTest::newRow("a long body") << "POST / HTTP/1.1" + here + "Content-Length: 5000\r\n\r\n" << 413;
        QTest::newRow("a body in pieces")
            << "POST / HTTP/1.1" + here + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nHost: HERE\r\n\r\n"
            << 411;
        QTest::newRow("two lengths") << "POST / HTTP/1.1" + here + "Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}"
                                     << 400;
        QTest::newRow("another version") << "GET / HTTP/1.7" + here + "\r\n" << 505;
        QTest::newRow("rubbish") << QByteArray("\x01\x02\x03\r\n\r\n") << 400;
    }
    void strangersAreRefused()
    {
        QFETCH(QByteArray, sent);
        QFETCH(const int, status);
        Browser browser = here();
        sent.replace("HERE", m_server->shownHost().toLatin1()).replace("PORT", QByteArray::number(port()));
        browser.send(sent);
        QCOMPARE(browser.reply().status, status);
        QVERIFY(browser.isClosed());
        QVERIFY(m_heard.empty());
    }

    void ownPagesMayAsk()
    {
        Browser browser = here();
        browser.get("/J", "Origin: http://" + m_server->shownHost().toLatin1() + "\r\n");
        QCOMPARE(browser.reply().status, 200);
    }

    void onlyTheChosenAddressListens()
    {
        Browser browser(QHostAddress(u"127.0.0.2"_s), port());
        QVERIFY(browser.socket.state() != QAbstractSocket::ConnectedState);
    }

    void whoTriesTlsIsSentAwayAtOnce()
    {
        Browser browser = here();
        browser.send(QByteArray("\x16\x03\x01\x02\x00\x01\x00", 7));
        QVERIFY(browser.isClosed()); // long before a silent one is given up
    }

    void whoIsSlowIsGivenUp()
    {
        Browser header = here();
        Browser body = here();
        header.send("GET / HTTP/1.1\r\nHo");
        body.send("POST / HTTP/1.1\r\nHost: " + m_server->shownHost().toLatin1() + "\r\nContent-Length: 10\r\n\r\n");
        Browser silent = here();
        QElapsedTimer clock;
        clock.start();
        for (int i = 0; i < 12 && clock.elapsed() < 4000; ++i) { // a drop now and then keeps nothing open
            QTest::qWait(300);
            header.send("s");
        }
        QVERIFY(header.isClosed(15000));
        QVERIFY(body.isClosed(15000));
        QVERIFY(silent.isClosed(15000));
        QTRY_COMPARE(m_server->connectionCount(), 0);
    }

    /// Whoever takes an answer byte by byte is dropped, and keeps nobody waiting until then.
    void whoReadsSlowlyIsGivenUp()
    {
        m_answer = QByteArray(200'000, 'a'); // about a picture of the board
        QTcpSocket slow;
        slow.bind(QHostAddress(u"127.0.0.2"_s));
        slow.setSocketOption(QAbstractSocket::ReceiveBufferSizeSocketOption, 4096);
        slow.setReadBufferSize(1);
        slow.connectToHost(m_server->serverAddress(), port());
        slow.write("GET /J HTTP/1.1\r\nHost: " + m_server->shownHost().toLatin1() + "\r\n\r\n");
        QTRY_COMPARE(static_cast<int>(m_heard.size()), 1);
        m_answer = "heard";
        QElapsedTimer clock;
        clock.start();
        qint64 longest = 0;
        int taken = 0;
        while (m_server->connectionCount() > 1 || m_heard.size() < 5) {
            QElapsedTimer other;
            other.start();
            Browser browser = here();
            browser.get("/J");
            QCOMPARE(browser.reply().status, 200);
            longest = std::max(longest, other.elapsed());
            taken += static_cast<int>(slow.read(1).size());
            QTest::qWait(200);
            QVERIFY2(clock.elapsed() < 60'000, "it is still served");
        }
        QVERIFY(taken > 10 && clock.elapsed() > 5000);
        QVERIFY2(longest < 4000, qPrintable(QString::number(longest))); // not as long as the slow one is waited for
    }

    void anAddressHasSoManyConnections()
    {
        m_silent = true; // all of them wait
        std::vector<std::unique_ptr<Browser>> browsers;
        for (int i = 0; i <= PocketServer::mostOfAnAddress; ++i) {
            browsers.push_back(std::make_unique<Browser>(m_server->serverAddress(), port()));
            browsers.back()->get("/state");
            QTRY_COMPARE(static_cast<int>(m_heard.size()), std::min(i + 1, PocketServer::mostOfAnAddress));
        }
        QVERIFY(browsers.back()->isClosed());
        QCOMPARE(m_server->connectionCount(), PocketServer::mostOfAnAddress);
        Browser other(m_server->serverAddress(), port(), u"127.0.0.3"_s);
        other.get("/state");
        QTRY_COMPARE(static_cast<int>(m_heard.size()), PocketServer::mostOfAnAddress + 1);
    }

    void oneThatWaitsGivesWay()
    {
        std::vector<std::unique_ptr<Browser>> browsers;
        for (int i = 0; i <= PocketServer::mostOfAnAddress; ++i) {
            browsers.push_back(std::make_unique<Browser>(m_server->serverAddress(), port()));
            browsers.back()->get("/J");
            QCOMPARE(browsers.back()->reply().status, 200);
        }
        QVERIFY(browsers.front()->isClosed());
        QCOMPARE(m_server->connectionCount(), PocketServer::mostOfAnAddress);
    }

    void aThousandConnectionsChangeNothing()
    {
        std::vector<std::unique_ptr<QTcpSocket>> sockets;
        for (int i = 0; i < 1000; ++i) {
            sockets.push_back(std::make_unique<QTcpSocket>());
            sockets.back()->bind(QHostAddress(u"127.0.1.%1"_s.arg(i % 200 + 1)));
            sockets.back()->connectToHost(m_server->serverAddress(), port());
            if (i % 50 == 0)
                QTest::qWait(1);
            QVERIFY(m_server->connectionCount() <= PocketServer::mostConnections);
        }
        QTest::qWait(200);
        QVERIFY(m_server->connectionCount() <= PocketServer::mostConnections);
        sockets.clear();
        QTRY_COMPARE(m_server->connectionCount(), 0);
        Browser browser = here();
        browser.get("/J");
        QCOMPARE(browser.reply().status, 200);
    }

    void twentyRequestsASecond()
    {
        constexpr int many = 2 * PocketServer::requestsPerSecond;
        Browser browser = here();
        QElapsedTimer clock;
        clock.start();
        for (int i = 0; i < many; ++i) { // none is lost: a page needs all its parts
            browser.get("/J");
            QCOMPARE(browser.reply().status, 200);
        }
        QVERIFY(clock.elapsed() > 900);
        Browser other(m_server->serverAddress(), port(), u"127.0.0.3"_s); // others are not kept waiting
        clock.restart();
        other.get("/J");
        QCOMPARE(other.reply().status, 200);
        QVERIFY(m_heard.size() == many + 1);
    }

    void whoFloodsIsRefused()
    {
        int asked = 0;
        bool isRefused = false;
        while (!isRefused && asked < 400) { // hardly waits for what it asked
            std::vector<std::unique_ptr<Browser>> browsers;
            for (int i = 0; i < PocketServer::mostOfAnAddress - 1; ++i, ++asked) {
                browsers.push_back(std::make_unique<Browser>(m_server->serverAddress(), port()));
                browsers.back()->get("/J");
            }
            isRefused = browsers.back()->reply(150).status == 429;
        }
        QVERIFY(isRefused);
        QVERIFY(asked > 2 * PocketServer::requestsPerSecond);
        QTest::qWait(1500);
        Browser again = here();
        again.get("/J");
        QCOMPARE(again.reply().status, 200);
    }

    void manyRequestsAtOnceAreAnsweredInTurn()
    {
        Browser browser = here();
        const QByteArray one = "GET /J HTTP/1.1\r\nHost: " + m_server->shownHost().toLatin1() + "\r\n\r\n";
        browser.send(one.repeated(5));
        for (int i = 0; i < 5; ++i)
            QCOMPARE(browser.reply().status, 200);
    }

    void nothingListensAfterwards()
    {
        m_silent = true;
        Browser browser = here();
        browser.get("/state");
        QTRY_COMPARE(static_cast<int>(m_heard.size()), 1);
        m_server->close();
        QVERIFY(browser.isClosed());
        QCOMPARE(m_server->connectionCount(), 0);
        Browser late(QHostAddress(u"127.0.0.1"_s), port());
        QVERIFY(late.socket.state() != QAbstractSocket::ConnectedState);
    }

    void theLikeliestAddressIsFirst()
    {
        const auto at = [](const char *address, const char *interface) {
            return HostAddress{QHostAddress(QString::fromLatin1(address)), QString::fromLatin1(interface)};
        };
        const std::vector<HostAddress> ordered =
            likeliestFirst({{at("172.17.0.1", "docker0"), false},
                            {at("10.8.0.2", "tun0"), true}, // all goes through a tunnel: no phone is in it
                            {at("203.0.113.9", "eth1"), false},
                            {at("10.0.0.7", "eth0"), false},
                            {at("192.168.1.20", "wlan0"), true}});
        const std::vector<HostAddress> expected{at("192.168.1.20", "wlan0"), at("10.0.0.7", "eth0"),
                                                at("203.0.113.9", "eth1"), at("10.8.0.2", "tun0"),
                                                at("172.17.0.1", "docker0")};
        QVERIFY(ordered == expected);
    }

private:
    quint16 port() const { return m_port; }
    Browser here() { return Browser(m_server->serverAddress(), m_server->serverPort()); }

    std::unique_ptr<PocketServer> m_server;
    std::vector<HttpRequest> m_heard;
    quint16 m_port = 0; ///< as long as it listened
    bool m_silent = false;
    QByteArray m_answer;
};

} // namespace entente::app

QTEST_GUILESS_MAIN(entente::app::TestPocketServer)
#include "tst_pocketserver.moc"

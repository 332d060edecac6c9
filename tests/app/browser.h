#pragma once

#include <QElapsedTimer>
#include <QHostAddress>
#include <QTcpSocket>
#include <QTest>

namespace entente::app {

/// A browser as the table meets it: one connection from an address of this machine, and what comes back on it.
class Browser {
public:
    struct Reply {
        int status = 0; ///< 0: nothing came, and the connection is closed
        QByteArray head;
        QByteArray body;
    };

    /// `from`: "127.0.0.2"; several of them are several phones.
    Browser(const QHostAddress &address, quint16 port, const QString &from = QStringLiteral("127.0.0.1"))
        : m_host(address.toString().toLatin1() + ':' + QByteArray::number(port))
    {
        socket.bind(QHostAddress(from), 0);
        socket.connectToHost(address, port);
        socket.waitForConnected(10000);
    }

    /// Whoever listens to the network hears all that browsers send and are told; null: nobody listens.
    static void listenTo(QByteArray *air) { s_air = air; }

    void send(const QByteArray &bytes)
    {
        if (s_air)
            *s_air += bytes;
        socket.write(bytes);
        socket.flush();
    }
    void get(const QByteArray &target, const QByteArray &more = {})
    {
        send("GET " + target + " HTTP/1.1\r\nHost: " + m_host + "\r\n" + more + "\r\n");
    }
    void post(const QByteArray &target, const QByteArray &body,
              const QByteArray &more = "Content-Type: application/octet-stream\r\n")
    {
        send("POST " + target + " HTTP/1.1\r\nHost: " + m_host + "\r\n" + more
             + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    }
    /// The next answer; status 0 if none comes within `milliseconds`.
    Reply reply(int milliseconds = 10000)
    {
        qsizetype end = -1;
        qsizetype length = 0;
        const auto isHere = [&] {
            const QByteArray come = socket.readAll();
            m_bytes += come;
            if (s_air)
                *s_air += come;
            end = m_bytes.indexOf("\r\n\r\n");
            if (end >= 0) {
                const qsizetype at = m_bytes.indexOf("Content-Length: ");
                length = m_bytes.mid(at + 16, m_bytes.indexOf("\r\n", at) - at - 16).toLongLong();
            }
            return (end >= 0 && m_bytes.size() >= end + 4 + length)
                   || socket.state() == QAbstractSocket::UnconnectedState;
        };
        if (!QTest::qWaitFor(isHere, milliseconds) || end < 0 || m_bytes.size() < end + 4 + length)
            return {};
        const Reply got{m_bytes.mid(9, 3).toInt(), m_bytes.left(end + 2), m_bytes.mid(end + 4, length)};
        m_bytes.remove(0, end + 4 + length);
        return got;
    }
    bool isClosed(int milliseconds = 4000)
    {
        return QTest::qWaitFor([&] { return socket.state() == QAbstractSocket::UnconnectedState; }, milliseconds);
    }

    QTcpSocket socket;

private:
    inline static QByteArray *s_air = nullptr;

    QByteArray m_host;
    QByteArray m_bytes;
};

} // namespace entente::app

#pragma once

#include "pocket/httpconnection.h"

#include <QElapsedTimer>
#include <QTcpServer>

#include <chrono>
#include <map>
#include <optional>
#include <vector>

namespace entente::app {

/// Listens at one address of this machine, and lets through only requests that a page of its own can have sent: they
/// name the very address that is shown, and come from no other page. Bounds how much anybody may ask: 48 connections,
/// eight of an address (a browser opens six), twenty requests of an address a second. What comes quicker waits for its
/// turn, so that no part of a page is lost; beyond a second of waiting it is refused (429).
class PocketServer : public QTcpServer {
    Q_OBJECT

public:
    static constexpr quint16 standardPort = 47474;
    static constexpr char sealedType[] = "application/octet-stream"; ///< of all that is posted
    static constexpr int mostConnections = 48;
    static constexpr int mostOfAnAddress = 8;
    static constexpr int requestsPerSecond = 20;

    explicit PocketServer(QObject *parent = nullptr);

    /// Listens there alone, at `port` or, where that is taken, at one of the next ten. False if none is to be had.
    bool open(const QHostAddress &address, quint16 port = standardPort);
    void close(); ///< and drops whoever is connected
    /// "192.168.1.20:47474"
    QString shownHost() const;
    int connectionCount() const { return static_cast<int>(m_connections.size()); }

Q_SIGNALS:
    /// To be answered by `connection`, now or later, once.
    void asked(entente::app::HttpConnection *connection, const entente::app::HttpRequest &request);

protected:
    void incomingConnection(qintptr handle) override;

private:
    struct Allowance {
        double left = requestsPerSecond; ///< below 0: so many wait
        qint64 at = 0;                   ///< when that was counted
    };

    void pass(HttpConnection *connection, const HttpRequest &request);
    bool makesRoom(const QHostAddress &address);
    std::optional<std::chrono::milliseconds> turnOf(const QHostAddress &address);
    void answerTo(HttpConnection *connection, const HttpRequest &request);
    void forget(HttpConnection *connection);

    std::vector<HttpConnection *> m_connections; ///< the one that has been quiet longest first
    std::map<QString, Allowance> m_allowances;   ///< by address
    QElapsedTimer m_clock;
};

} // namespace entente::app

#include "pocket/pocketserver.h"

#include <QTcpSocket>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int portsTried = 11;
constexpr std::size_t mostAllowances = 256;

} // namespace

PocketServer::PocketServer(QObject *parent) : QTcpServer(parent)
{
    m_clock.start();
}

bool PocketServer::open(const QHostAddress &address, quint16 port)
{
    close();
    for (int i = 0; i < portsTried; ++i) {
        if (listen(address, port == 0 ? 0 : static_cast<quint16>(port + i)))
            return true;
        if (serverError() != QAbstractSocket::AddressInUseError)
            return false;
    }
    return false;
}

void PocketServer::close()
{
    QTcpServer::close();
    for (HttpConnection *connection : std::exchange(m_connections, {})) {
        connection->disconnect(this);
        connection->drop();
        connection->deleteLater();
    }
}

QString PocketServer::shownHost() const
{
    return u"%1:%2"_s.arg(serverAddress().toString()).arg(serverPort());
}

/// Is there room for one more from this address? One that waits between two requests gives way; browsers open more
/// than they need.
bool PocketServer::makesRoom(const QHostAddress &address)
{
    const auto drop = [this](auto fits) {
        const auto idle = std::find_if(m_connections.begin(), m_connections.end(), fits);
        if (idle == m_connections.end())
            return false;
        HttpConnection *const connection = *idle;
        forget(connection);
        connection->drop();
        return true;
    };
    const auto own = [&](const HttpConnection *one) { return one->peer() == address; };
    if (std::count_if(m_connections.begin(), m_connections.end(), own) >= mostOfAnAddress
        && !drop([&](const HttpConnection *one) { return own(one) && one->isIdle(); }))
        return false;
    return connectionCount() < mostConnections || drop([](const HttpConnection *one) { return one->isIdle(); });
}

void PocketServer::incomingConnection(qintptr handle)
{
    auto *socket = new QTcpSocket;
    if (!socket->setSocketDescriptor(handle) || !makesRoom(socket->peerAddress())) {
        socket->abort();
        delete socket;
        return;
    }
    auto *connection = new HttpConnection(socket, this);
    m_connections.push_back(connection);
    connect(connection, &HttpConnection::asked, this,
            [this, connection](const HttpRequest &request) { pass(connection, request); });
    connect(connection, &HttpConnection::ended, this, [this, connection] { forget(connection); });
}

void PocketServer::forget(HttpConnection *connection)
{
    if (std::erase(m_connections, connection) > 0)
        connection->deleteLater();
}

/// After how long a request of this address is heard. Nothing: too many wait already.
std::optional<std::chrono::milliseconds> PocketServer::turnOf(const QHostAddress &address)
{
    constexpr double rate = requestsPerSecond;
    const qint64 now = m_clock.elapsed();
    if (m_allowances.size() >= mostAllowances) // whoever has been quiet for two seconds has them all again
        std::erase_if(m_allowances, [now](const auto &one) { return now - one.second.at > 2000; });
    Allowance &allowance = m_allowances.try_emplace(address.toString(), Allowance{rate, now}).first->second;
    allowance.left = std::min(rate, allowance.left + static_cast<double>(now - allowance.at) * rate / 1000);
    allowance.at = now;
    if (allowance.left - 1 < -rate)
        return std::nullopt;
    allowance.left -= 1;
    return std::chrono::milliseconds(allowance.left < 0 ? static_cast<int>(-allowance.left / rate * 1000) : 0);
}

void PocketServer::pass(HttpConnection *connection, const HttpRequest &request)
{
    // The one that asked last is the last to give way.
    if (const auto at = std::find(m_connections.begin(), m_connections.end(), connection); at != m_connections.end())
        std::rotate(at, at + 1, m_connections.end());
    const std::optional<std::chrono::milliseconds> turn = turnOf(connection->peer());
    if (!turn)
        connection->answer({429, "text/plain", {}, true});
    else if (*turn == 0ms)
        answerTo(connection, request);
    else
        QTimer::singleShot(*turn, connection, [this, connection, request] { answerTo(connection, request); });
}

void PocketServer::answerTo(HttpConnection *connection, const HttpRequest &request)
{
    const std::string host = shownHost().toStdString();
    const auto refuse = [&](int status) { connection->answer({status, "text/plain", {}, true}); };
    if (request.host != host) // a name that was made to point here (DNS rebinding)
        refuse(421);
    else if (request.origin && *request.origin != "http://" + host)
        refuse(403);
    else if (request.method == "POST" && request.contentType != sealedType) // no page of another's can send it
        refuse(415);
    else
        Q_EMIT asked(connection, request);
}

} // namespace entente::app

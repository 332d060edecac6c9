#include "pocket/httpconnection.h"

#include <QTcpSocket>

#include <chrono>

namespace entente::app {

using namespace std::chrono_literals;

namespace {

constexpr auto readLimit = 5000ms;
constexpr auto idleLimit = 60000ms;
constexpr auto writeLimit = 10000ms;
constexpr qint64 slowestReader = 32; // bytes in a millisecond
constexpr qint64 unreadLimit = 16 * 1024;
constexpr int unsentLimit = 64 * 1024; // what lies with the system counts as sent
constexpr char tlsHello = 0x16;

const char *reasonOf(int status)
{
    switch (status) {
    case 200: return "OK";
    case 401: return "Unauthorized";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 408: return "Request Timeout";
    case 411: return "Length Required";
    case 413: return "Content Too Large";
    case 414: return "URI Too Long";
    case 415: return "Unsupported Media Type";
    case 421: return "Misdirected Request";
    case 429: return "Too Many Requests";
    case 431: return "Request Header Fields Too Large";
    case 505: return "HTTP Version Not Supported";
    default: return "Bad Request";
    }
}

// Nothing runs in it but what the answer allows, nothing frames it, and nothing of it stays in the browser.
constexpr char everyAnswer[] = "Cache-Control: no-store\r\n"
                               "X-Content-Type-Options: nosniff\r\n"
                               "Referrer-Policy: no-referrer\r\n"
                               "Cross-Origin-Resource-Policy: same-origin\r\n"
                               "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'; "
                               "base-uri 'none'; form-action 'none'";

} // namespace

HttpConnection::HttpConnection(QTcpSocket *socket, QObject *parent)
    : QObject(parent), m_socket(socket), m_peer(socket->peerAddress())
{
    m_socket->setParent(this);
    m_socket->setReadBufferSize(unreadLimit);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_socket->setSocketOption(QAbstractSocket::SendBufferSizeSocketOption, unsentLimit);
    m_limit.setSingleShot(true);
    connect(&m_limit, &QTimer::timeout, this, &HttpConnection::drop);
    connect(m_socket, &QTcpSocket::readyRead, this, &HttpConnection::read);
    connect(m_socket, &QTcpSocket::disconnected, this, &HttpConnection::ended);
    connect(m_socket, &QTcpSocket::bytesWritten, this, [this] {
        if (!m_asking && m_socket->bytesToWrite() == 0)
            wait();
    });
    m_limit.start(readLimit);
}

bool HttpConnection::isIdle() const
{
    return !m_asking && m_reader.state() == HttpReader::State::Empty && m_socket->bytesToWrite() == 0;
}

void HttpConnection::drop()
{
    m_socket->abort();
}

void HttpConnection::read()
{
    if (m_asking || m_closing || m_socket->bytesToWrite() > 0)
        return; // what has come stays where it is
    const HttpReader::State before = m_reader.state();
    if (m_socket->bytesAvailable() > 0) {
        const QByteArray bytes = m_socket->readAll();
        if (!m_begun && bytes.front() == tlsHello)
            return drop();
        m_begun = true;
        m_reader.add({bytes.data(), static_cast<std::size_t>(bytes.size())});
    }
    const HttpReader::State now = m_reader.state();
    if (now == HttpReader::State::Failed)
        return write({m_reader.status(), "text/plain", {}, true});
    if (now == HttpReader::State::Whole) {
        m_limit.stop();
        m_asking = true;
        const HttpRequest request = m_reader.take();
        m_stays = request.staysOpen;
        Q_EMIT asked(request);
    } else if (now != before) {
        m_limit.start(readLimit); // a header that has begun, or the body after it
    }
}

void HttpConnection::answer(const HttpAnswer &answer)
{
    if (!m_asking)
        return;
    m_asking = false;
    write(answer);
}

void HttpConnection::write(const HttpAnswer &answer)
{
    if (m_socket->state() != QAbstractSocket::ConnectedState)
        return;
    m_closing = answer.closes || !m_stays;
    QByteArray bytes = "HTTP/1.1 " + QByteArray::number(answer.status) + ' ' + reasonOf(answer.status) + "\r\n";
    bytes += everyAnswer;
    bytes += answer.allows.isEmpty() ? "\r\n" : "; " + answer.allows + "\r\n";
    if (answer.status == 405)
        bytes += "Allow: GET, POST\r\n";
    if (answer.status == 429)
        bytes += "Retry-After: 1\r\n";
    if (answer.packed)
        bytes += "Content-Encoding: deflate\r\n";
    bytes += "Content-Type: " + answer.type + "\r\nContent-Length: " + QByteArray::number(answer.body.size()) + "\r\n";
    bytes += m_closing ? "Connection: close\r\n\r\n" : "\r\n";
    bytes += answer.body;
    m_limit.start(writeLimit + std::chrono::milliseconds(bytes.size() / slowestReader));
    m_socket->write(bytes);
}

/// The answer is on its way; the next request may come.
void HttpConnection::wait()
{
    if (m_closing) {
        m_socket->disconnectFromHost();
        m_limit.start(readLimit); // for the other side to close as well
        return;
    }
    m_limit.start(m_reader.state() == HttpReader::State::Empty ? idleLimit : readLimit);
    // What came meanwhile is read from the event loop: whoever sends many at once does not keep others waiting.
    QTimer::singleShot(0, this, &HttpConnection::read);
}

} // namespace entente::app

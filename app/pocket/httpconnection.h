#pragma once

#include "pocket/httprequest.h"

#include <QByteArray>
#include <QHostAddress>
#include <QObject>
#include <QTimer>

class QTcpSocket;

namespace entente::app {

/// What a browser is answered.
struct HttpAnswer {
    int status = 200;
    QByteArray type;
    QByteArray body;
    bool closes = false; ///< the connection ends with it
    bool packed = false; ///< the body was deflated (RFC 1950), as every browser reads it
    QByteArray allows{}; ///< what its content policy lets a page do, "script-src 'sha256-...'"; else it does nothing
};

/// A connection to one browser. It reads a request, waits until somebody has answered it, and reads the next. It gives
/// up on whoever is slow: five seconds for a header, five for a body, ten and a bit for an answer, a minute between two
/// requests. A browser that tries TLS first is sent away at once, so that it tries without.
class HttpConnection : public QObject {
    Q_OBJECT

public:
    /// Owns the socket, which is connected.
    explicit HttpConnection(QTcpSocket *socket, QObject *parent = nullptr);

    QHostAddress peer() const { return m_peer; }
    /// A request waits for its answer.
    bool isAsking() const { return m_asking; }
    /// Between two requests: it can be closed without loss.
    bool isIdle() const;
    /// Answers the request that was asked; of each exactly one.
    void answer(const HttpAnswer &answer);
    void drop(); ///< ends it at once

Q_SIGNALS:
    void asked(const entente::app::HttpRequest &request);
    void ended(); ///< the browser is gone; nobody may answer any more

private:
    void read();
    void wait();
    void write(const HttpAnswer &answer);

    QTcpSocket *m_socket;
    QHostAddress m_peer;
    HttpReader m_reader;
    QTimer m_limit;
    bool m_asking = false;
    bool m_stays = true; ///< the browser wants to use it again
    bool m_closing = false;
    bool m_begun = false; ///< a byte has come
};

} // namespace entente::app

#pragma once

#include <QByteArray>
#include <QHash>
#include <QJsonObject>

#include <optional>

namespace entente::app {

/// Seals what goes between phones and the table, so that whoever listens learns next to nothing, and whoever changes or
/// repeats it is found out: NaCl's box (X25519, XSalsa20-Poly1305) between the table's key and the phone's.
///
///     request   the phone's key (32 bytes), nonce (24), box of a JSON object
///     answer    nonce (24), box of the request's nonce (24) and a JSON object
///
/// A nonce is drawn; its first byte is 0 in requests and 1 in answers, so that neither passes for the other. Since an
/// answer holds the nonce of its request, it answers no other. Objects are filled up with spaces: requests to 512 bytes
/// or a multiple of that, answers to 4096 or the next power of two.
///
/// A request names the table's `run`, drawn when the key is taken, and a `count` above those of all requests of that
/// phone before it. One that does not is answered with `again`, which tells both, and does nothing else.
class WireSeal {
public:
    static constexpr int keyBytes = 32;
    static constexpr int nonceBytes = 24;

    struct Request {
        QByteArray phone; ///< its key: who sent it
        QByteArray nonce;
        QJsonObject said;
        bool isNew = false; ///< false: it was heard before, or is of another run
    };

    WireSeal(); ///< with a key that is drawn
    void drawKey();
    /// The key that it had before. False, and nothing changes, if that is none.
    bool takeKey(const QByteArray &secret);
    const QByteArray &secret() const { return m_secret; }
    const QByteArray &key() const { return m_key; } ///< that everybody may know
    /// The same in 52 capitals and digits (base 32, RFC 4648).
    QByteArray shownKey() const;

    /// Nothing: it was sealed for another table, or has been changed.
    std::optional<Request> open(const QByteArray &bytes);
    QByteArray seal(const QJsonObject &answer, const Request &request) const;
    /// What a request that is not new is answered.
    QJsonObject again(const Request &request) const;

private:
    QByteArray m_secret;
    QByteArray m_key;
    QByteArray m_run;
    QHash<QByteArray, qint64> m_counts; ///< by the phone's key, of its latest request
};

} // namespace entente::app

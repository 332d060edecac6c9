#pragma once

#include "browser.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <sodium.h>

#include <optional>
#include <random>

namespace entente::app {

/// A phone with its page, without a browser: it seals what it says as the page does, and knows its keys and the state
/// that it was told last. One that has the same secret is the same phone.
class SealedPhone {
public:
    struct Letter {
        QByteArray nonce;
        QByteArray bytes;
    };

    /// `code`: as it is scanned. `from`: "127.0.0.2", where it asks from. Without `secret` it is a new phone.
    SealedPhone(const QString &code, const QString &from, const QByteArray &secret = {})
        : m_url(code), m_from(from), m_secret(secret.isEmpty() ? drawn(crypto_box_SECRETKEYBYTES) : secret),
          m_table(keyOf(m_url.fragment()))
    {
        m_key.resize(crypto_box_PUBLICKEYBYTES);
        crypto_scalarmult_base(raw(m_key), raw(m_secret));
    }

    /// Asks for a seat; true if the table shows its sign now.
    bool ask(const QString &seat)
    {
        m_salt = drawn(16);
        const QByteArray promise = QCryptographicHash::hash(m_salt, QCryptographicHash::Sha512);
        tell(QStringLiteral("ask"), {{QStringLiteral("seat"), seat}, {QStringLiteral("promise"), hexed(promise)}});
        if (!m_state.contains(QStringLiteral("asks")))
            return false;
        tell(QStringLiteral("show"), {{QStringLiteral("salt"), hexed(m_salt)}});
        return m_state[QStringLiteral("asks")][QStringLiteral("shown")].toBool();
    }
    /// The figures that it shows, and the index of their colour.
    std::pair<int, int> sign() const
    {
        const QByteArray salt =
            QByteArray::fromHex(m_state[QStringLiteral("asks")][QStringLiteral("salt")].toString().toLatin1());
        const QByteArray hash = QCryptographicHash::hash(m_table + m_key + m_salt + salt, QCryptographicHash::Sha512);
        const auto number = [&](int at) { return (hash[at] & 255) * 256 + (hash[at + 1] & 255); };
        return {10 + number(0) % 90, number(2) % 6};
    }
    QJsonObject look(const QString &seat = {})
    {
        return tell(QStringLiteral("state"), {{QStringLiteral("seat"), seat}});
    }
    QJsonObject act(const QString &verb, const QString &id = {}, const QString &seat = {})
    {
        return tell(QStringLiteral("do"), actOf(verb, id, seat));
    }
    QJsonObject actOf(const QString &verb, const QString &id = {}, const QString &seat = {}) const
    {
        return {{QStringLiteral("n"), m_state[QStringLiteral("n")].toInteger() + 1},
                {QStringLiteral("on"), m_state[QStringLiteral("on")]},
                {QStringLiteral("seat"), seat},
                {QStringLiteral("do"), verb},
                {QStringLiteral("id"), id}};
    }
    /// Until it is answered: who is too quick waits, as the page does. An empty state: the table opens nothing of it.
    QJsonObject tell(const QString &to, const QJsonObject &body)
    {
        for (;;) {
            Browser browser = browserOfOwn();
            const Letter letter = sealed(to, body);
            browser.post("/wire", letter.bytes);
            const Browser::Reply reply = browser.reply();
            if (reply.status == 429) {
                QTest::qWait(200);
                continue;
            }
            const QJsonObject state = opened(reply.body, letter.nonce).value_or(QJsonObject());
            if (!takeAgain(state))
                return m_state = state;
        }
    }
    /// Listens on this connection for another state than it has; `heard` is then given its letter.
    Letter listen(Browser &browser)
    {
        const Letter letter =
            sealed(QStringLiteral("state"), {{QStringLiteral("since"), m_state[QStringLiteral("v")]}});
        browser.post("/wire", letter.bytes);
        return letter;
    }
    QJsonObject heard(Browser &browser, const Letter &letter, int milliseconds = 10000)
    {
        return opened(browser.reply(milliseconds).body, letter.nonce).value_or(QJsonObject());
    }

    Letter sealed(const QString &to, QJsonObject said)
    {
        m_count = std::max(m_count + 1, QDateTime::currentMSecsSinceEpoch());
        said[QStringLiteral("to")] = to;
        said[QStringLiteral("run")] = m_run;
        said[QStringLiteral("count")] = m_count;
        QByteArray text = QJsonDocument(said).toJson(QJsonDocument::Compact);
        text = text.leftJustified((text.size() + 511) / 512 * 512, ' ');
        QByteArray nonce = drawn(crypto_box_NONCEBYTES);
        nonce[0] = 0;
        QByteArray box(text.size() + crypto_box_MACBYTES, '\0');
        if (crypto_box_easy(raw(box), raw(text), static_cast<unsigned long long>(text.size()), raw(nonce), raw(m_table),
                            raw(m_secret))
            != 0)
            return {};
        return {nonce, m_key + nonce + box};
    }
    /// Nothing: it is no answer of this table to that letter.
    std::optional<QJsonObject> opened(const QByteArray &answer, const QByteArray &nonce) const
    {
        constexpr int head = crypto_box_NONCEBYTES;
        if (answer.size() < 2 * head + int(crypto_box_MACBYTES) || answer[0] != 1)
            return {};
        const QByteArray box = answer.mid(head);
        QByteArray text(box.size() - crypto_box_MACBYTES, '\0');
        if (crypto_box_open_easy(raw(text), raw(box), static_cast<unsigned long long>(box.size()), raw(answer),
                                 raw(m_table), raw(m_secret))
                != 0
            || text.left(head) != nonce)
            return {};
        return QJsonDocument::fromJson(text.mid(head)).object();
    }
    /// The table has told its run and the count that it knows: what was said is to be said again.
    bool takeAgain(const QJsonObject &said)
    {
        const QJsonObject again = said[QStringLiteral("again")].toObject();
        if (again.isEmpty())
            return false;
        m_run = again[QStringLiteral("run")].toString();
        m_count = std::max(m_count, again[QStringLiteral("count")].toInteger());
        return true;
    }

    /// Something that the page offers; now and then twice, as where an answer was lost. Empty: nothing was to be done.
    QJsonObject tapByChance(std::mt19937 &chance)
    {
        const auto [verb, id] = offered(chance);
        if (verb.isEmpty())
            return {};
        const QJsonObject said = actOf(verb, id);
        const QJsonObject told = tell(QStringLiteral("do"), said);
        return chance() % 3 == 0 ? tell(QStringLiteral("do"), said) : told;
    }
    /// A verb and an id, of what it was told that may be done.
    std::pair<QString, QString> offered(std::mt19937 &chance)
    {
        const QJsonObject seat = look()[QStringLiteral("seat")].toObject();
        if (seat[QStringLiteral("step")] != QStringLiteral("writing"))
            return {};
        const auto oneOf = [&](const QJsonArray &list) {
            return list.at(static_cast<qsizetype>(chance() % static_cast<unsigned>(list.size())))[QStringLiteral("id")]
                .toString();
        };
        const QJsonArray choices = seat[QStringLiteral("composing")][QStringLiteral("choices")].toArray();
        const QJsonArray units = seat[QStringLiteral("units")].toArray();
        const QJsonArray more = seat[QStringLiteral("more")].toArray();
        const auto lot = static_cast<unsigned>(chance() % 12);
        if (!choices.isEmpty() && lot < 10)
            return {QStringLiteral("choose"), oneOf(choices)};
        if (!choices.isEmpty())
            return {lot == 10 ? QStringLiteral("back") : QStringLiteral("cancel"), {}};
        if (lot == 11 && seat[QStringLiteral("canUndo")].toBool())
            return {QStringLiteral("undo"), {}};
        if (!units.isEmpty() && (more.isEmpty() || lot < 8))
            return {QStringLiteral("unit"), oneOf(units)};
        return more.isEmpty() ? std::pair<QString, QString>() : std::pair(QStringLiteral("more"), oneOf(more));
    }
    Browser browserOfOwn() const
    {
        return Browser(QHostAddress(m_url.host()), static_cast<quint16>(m_url.port()), m_from);
    }

    const QByteArray &secret() const { return m_secret; }
    const QByteArray &key() const { return m_key; }
    const QJsonObject &state() const { return m_state; }

private:
    static unsigned char *raw(QByteArray &bytes) { return reinterpret_cast<unsigned char *>(bytes.data()); }
    static const unsigned char *raw(const QByteArray &bytes)
    {
        return reinterpret_cast<const unsigned char *>(bytes.constData());
    }
    static QByteArray drawn(int size)
    {
        QByteArray bytes(size, '\0');
        randombytes_buf(bytes.data(), static_cast<std::size_t>(size));
        return bytes;
    }
    static QString hexed(const QByteArray &bytes) { return QString::fromLatin1(bytes.toHex()); }
    /// Base 32, as the code has it.
    static QByteArray keyOf(const QString &text)
    {
        const QString signs = QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567");
        QByteArray bytes;
        unsigned bits = 0;
        int count = 0;
        for (const QChar sign : text) {
            bits = bits << 5 | static_cast<unsigned>(signs.indexOf(sign));
            count += 5;
            if (count >= 8) {
                count -= 8;
                bytes += static_cast<char>(bits >> count & 255);
            }
        }
        return bytes;
    }

    QUrl m_url;
    QString m_from;
    QByteArray m_secret;
    QByteArray m_table;
    QByteArray m_key;
    QByteArray m_salt;
    QString m_run;
    qint64 m_count = 0;
    QJsonObject m_state;
};

} // namespace entente::app

#include "pocket/wireseal.h"

#include <QJsonDocument>

#include <sodium.h>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

static_assert(WireSeal::keyBytes == crypto_box_PUBLICKEYBYTES && WireSeal::keyBytes == crypto_box_SECRETKEYBYTES);
static_assert(WireSeal::nonceBytes == crypto_box_NONCEBYTES);

constexpr qsizetype boxBytes = crypto_box_MACBYTES;
constexpr qsizetype smallestAnswer = 4096;
constexpr qsizetype mostCounts = 256;
constexpr qsizetype runBytes = 16;
constexpr char ofRequests = 0;
constexpr char ofAnswers = 1;

unsigned char *raw(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

const unsigned char *raw(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

QByteArray drawn(qsizetype size)
{
    QByteArray bytes(size, '\0');
    randombytes_buf(bytes.data(), static_cast<std::size_t>(size));
    return bytes;
}

QByteArray filledUp(QByteArray text)
{
    qsizetype size = smallestAnswer;
    while (size < text.size())
        size *= 2;
    return text.leftJustified(size, ' ');
}

} // namespace

WireSeal::WireSeal()
{
    drawKey();
}

void WireSeal::drawKey()
{
    [[maybe_unused]] const int begun = sodium_init(); // what fails in it ends the program when something is drawn
    takeKey(drawn(keyBytes));
}

bool WireSeal::takeKey(const QByteArray &secret)
{
    if (secret.size() != keyBytes)
        return false;
    m_secret = secret;
    m_key.resize(keyBytes);
    crypto_scalarmult_base(raw(m_key), raw(secret));
    m_run = drawn(runBytes).toHex();
    m_counts.clear();
    return true;
}

QByteArray WireSeal::shownKey() const
{
    constexpr char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    QByteArray text;
    for (qsizetype bit = 0; bit < 8 * m_key.size(); bit += 5) {
        const qsizetype at = bit / 8;
        const unsigned first = static_cast<unsigned char>(m_key[at]);
        const unsigned next = at + 1 < m_key.size() ? static_cast<unsigned char>(m_key[at + 1]) : 0;
        text += signs[(first << 8 | next) >> (11 - bit % 8) & 31U];
    }
    return text;
}

std::optional<WireSeal::Request> WireSeal::open(const QByteArray &bytes)
{
    if (bytes.size() < keyBytes + nonceBytes + boxBytes || bytes[keyBytes] != ofRequests)
        return {};
    Request request{bytes.left(keyBytes), bytes.mid(keyBytes, nonceBytes), {}};
    const QByteArray box = bytes.mid(keyBytes + nonceBytes);
    QByteArray text(box.size() - boxBytes, '\0');
    if (crypto_box_open_easy(raw(text), raw(box), static_cast<unsigned long long>(box.size()), raw(request.nonce),
                             raw(request.phone), raw(m_secret))
        != 0)
        return {};
    request.said = QJsonDocument::fromJson(text).object();
    const qint64 count = request.said[u"count"_s].toInteger();
    request.isNew = request.said[u"run"_s].toString().toLatin1() == m_run && count > m_counts.value(request.phone);
    if (!request.isNew)
        return request;
    // Nobody makes it remember more: where it forgets, all that was sent before is of another run.
    if (m_counts.size() >= mostCounts && !m_counts.contains(request.phone)) {
        m_counts.clear();
        m_run = drawn(runBytes).toHex();
        request.isNew = false;
        return request;
    }
    m_counts[request.phone] = count;
    return request;
}

QByteArray WireSeal::seal(const QJsonObject &answer, const Request &request) const
{
    const QByteArray text = request.nonce + filledUp(QJsonDocument(answer).toJson(QJsonDocument::Compact));
    QByteArray nonce = drawn(nonceBytes);
    nonce[0] = ofAnswers;
    QByteArray box(text.size() + boxBytes, '\0');
    if (crypto_box_easy(raw(box), raw(text), static_cast<unsigned long long>(text.size()), raw(nonce),
                        raw(request.phone), raw(m_secret))
        != 0)
        return {}; // no key: nothing of that phone's would have been opened
    return nonce + box;
}

QJsonObject WireSeal::again(const Request &request) const
{
    return {
        {u"again"_s, QJsonObject{{u"run"_s, QString::fromLatin1(m_run)}, {u"count"_s, m_counts.value(request.phone)}}}};
}

} // namespace entente::app

#include "document/pinlock.h"

#include "document/sealedtext.h"

#include <algorithm>

namespace entente::app {

namespace {

constexpr std::size_t saltBytes = crypto_pwhash_SALTBYTES;
constexpr const char *binding = "entente/seat";

/// The memory that one attempt takes. Three passes over it are what makes trying slow.
enum class Effort : std::size_t {
    Earlier = std::size_t(64) << 20, ///< of locks that tell of none: they are opened, and no longer made
    Usual = std::size_t(192) << 20,
};
constexpr const char *usualMark = ".192"; ///< behind a lock, for the effort

std::optional<SealKey> keyOfPin(const QString &pin, const unsigned char *salt, Effort effort)
{
    // The same PIN typed on another keyboard may come composed otherwise.
    QByteArray bytes = pin.normalized(QString::NormalizationForm_KC).toUtf8();
    SealKey key;
    const int failed =
        crypto_pwhash(key.data(), key.size(), bytes.constData(), static_cast<unsigned long long>(bytes.size()), salt,
                      crypto_pwhash_OPSLIMIT_MODERATE, static_cast<std::size_t>(effort), crypto_pwhash_ALG_ARGON2ID13);
    sodium_memzero(bytes.data(), static_cast<std::size_t>(bytes.size()));
    return failed == 0 ? std::optional(key) : std::nullopt;
}

} // namespace

std::optional<PinLock> makePinLock(const QString &pin)
{
    if (sodium_init() < 0)
        return std::nullopt;
    std::vector<unsigned char> salt(saltBytes);
    randombytes_buf(salt.data(), salt.size());
    const std::optional<SealKey> outer = keyOfPin(pin, salt.data(), Effort::Usual);
    if (!outer)
        return std::nullopt;
    PinLock lock;
    randombytes_buf(lock.key.data(), lock.key.size());
    lock.text =
        encoded(salt) + '.' + lockText(std::string(lock.key.begin(), lock.key.end()), binding, *outer) + usualMark;
    return lock;
}

std::optional<SeatKey> openPinLock(const std::string &lock, const QString &pin)
{
    const std::size_t dot = lock.find('.');
    if (sodium_init() < 0 || dot == std::string::npos)
        return std::nullopt;
    const std::size_t mark = lock.find('.', dot + 1);
    if (mark != std::string::npos && lock.substr(mark) != usualMark)
        return std::nullopt;
    const auto salt = decoded(lock.substr(0, dot));
    if (!salt || salt->size() != saltBytes)
        return std::nullopt;
    const std::optional<SealKey> outer =
        keyOfPin(pin, salt->data(), mark == std::string::npos ? Effort::Earlier : Effort::Usual);
    const auto bytes =
        outer ? openText(lock.substr(dot + 1, mark == std::string::npos ? mark : mark - dot - 1), binding, *outer)
              : std::nullopt;
    SeatKey key;
    if (!bytes || bytes->size() != key.size())
        return std::nullopt;
    std::copy(bytes->begin(), bytes->end(), key.begin());
    return key;
}

PinTrial tryPin(const std::string &lock, const QString &pin)
{
    if (lock.empty() || pin.isEmpty())
        return {};
    return {lock, openPinLock(lock, pin)};
}

} // namespace entente::app

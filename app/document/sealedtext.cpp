#include "document/sealedtext.h"

namespace entente::app {

namespace {

constexpr std::size_t nonceBytes = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t sealBytes = crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr int base64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

} // namespace

std::string encoded(const std::vector<unsigned char> &bytes)
{
    std::string text(sodium_base64_encoded_len(bytes.size(), base64), '\0');
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), base64);
    text.resize(text.size() - 1); // the closing zero
    return text;
}

std::optional<std::vector<unsigned char>> decoded(const std::string &text)
{
    if (text.empty()) // the library is not to be handed nothing
        return std::vector<unsigned char>();
    std::vector<unsigned char> bytes(text.size());
    std::size_t size = 0;
    if (sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &size, nullptr, base64) != 0)
        return std::nullopt;
    bytes.resize(size);
    return bytes;
}

std::string lockText(const std::string &text, const std::string &binding, const SealKey &key)
{
    std::vector<unsigned char> bytes(nonceBytes + text.size() + sealBytes);
    randombytes_buf(bytes.data(), nonceBytes);
    unsigned long long size = 0;
    crypto_aead_xchacha20poly1305_ietf_encrypt(
        bytes.data() + nonceBytes, &size, reinterpret_cast<const unsigned char *>(text.data()), text.size(),
        reinterpret_cast<const unsigned char *>(binding.data()), binding.size(), nullptr, bytes.data(), key.data());
    bytes.resize(nonceBytes + size);
    return encoded(bytes);
}

std::optional<std::string> openText(const std::string &lockedText, const std::string &binding, const SealKey &key)
{
    const auto bytes = decoded(lockedText);
    if (!bytes || bytes->size() < nonceBytes + sealBytes)
        return std::nullopt;
    std::string text(bytes->size() - nonceBytes - sealBytes, '\0');
    unsigned long long size = 0;
    const int failed = crypto_aead_xchacha20poly1305_ietf_decrypt(
        reinterpret_cast<unsigned char *>(text.data()), &size, nullptr, bytes->data() + nonceBytes,
        bytes->size() - nonceBytes, reinterpret_cast<const unsigned char *>(binding.data()), binding.size(),
        bytes->data(), key.data());
    if (failed != 0)
        return std::nullopt;
    return text;
}

} // namespace entente::app

#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include <sodium.h>

namespace entente::app {

/// Authenticated encryption of short texts (XChaCha20-Poly1305, libsodium), and bytes as text. `sodium_init` must have
/// succeeded before.
using SealKey = std::array<unsigned char, crypto_aead_xchacha20poly1305_ietf_KEYBYTES>;

/// URL-safe base 64 without padding.
std::string encoded(const std::vector<unsigned char> &bytes);
/// What `encoded` was given; nothing if no bytes are written like that.
std::optional<std::vector<unsigned char>> decoded(const std::string &text);

/// `binding` says what the text is of: it opens with the same binding only.
std::string lockText(const std::string &text, const std::string &binding, const SealKey &key);
/// Nothing if key or binding are others, or a letter was changed.
std::optional<std::string> openText(const std::string &lockedText, const std::string &binding, const SealKey &key);

} // namespace entente::app

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace entente {

/// Reads the code point at byte `i` of a UTF-8 text and moves `i` past it. A byte that begins no
/// whole sequence is returned by itself with `known` false, so that no text can stop a reader.
std::uint32_t nextCodePoint(std::string_view text, std::size_t &i, bool &known);

/// Writes the code point, which must be one of Unicode, behind the text.
void appendCodePoint(std::string &text, std::uint32_t point);

/// Are these bytes UTF-8 throughout?
bool isUtf8(std::string_view bytes);

/// Dashes and arrows of every make: what people write between two places.
bool isDash(std::uint32_t point);

/// Spaces, with those that do not break and those that have no width.
bool isSpace(std::uint32_t point);

} // namespace entente

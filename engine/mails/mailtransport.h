#pragma once

#include <string>
#include <string_view>

namespace entente {

/// A mail as it was written, where it was copied as it travels: "Arm=E9e Vienne - Galicie=20", with lines that end in
/// "=" and go on in the next. As many lines as before: what goes on stands in the first, and the next is blank. Letters
/// may be those of UTF-8 or Latin-1. A text that doesn't travel so stays as it is.
std::string withoutTransport(std::string_view text);

} // namespace entente

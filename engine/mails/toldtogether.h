#pragma once

#include "orders/parser.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace entente {

/// Orders that share their words: "A Vie - Gal, supported by A Bud and A Rum", "A Vie - Gal (+A Bud, A Rum)", "A Mun MS
/// A Ber", "A Sev S A Ukr MS A War", "A Vie, A Bud and F Tri hold".
struct ToldTogether {
    struct Piece {
        ParsedOrder order;
        std::string_view text; ///< looks into the text that was read
    };
    std::vector<Piece> orders; ///< an order that is helped comes first; none if the text is nothing of the kind
    std::size_t used = 0;      ///< bytes of the text
};

ToldTogether readTogether(std::string_view text, const ParseContext &context);

} // namespace entente

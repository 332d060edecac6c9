#pragma once

#include "orders/parser.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace entente {

/// Supports that are told beside the order they help, and not as orders of their own: "A Vie - Gal, supported by A Bud
/// and A Rum", "A Vie - Gal (+A Bud, A Rum)", "A Mun MS A Ber", "A Sev S A Ukr MS A War".
struct ToldSupports {
    struct Piece {
        ParsedOrder order;
        std::string_view text; ///< looks into the text that was read
    };
    std::vector<Piece> orders; ///< the order that is helped is the first; none if the text is nothing of the kind
    std::size_t used = 0;      ///< bytes of the text
};

ToldSupports readToldSupports(std::string_view text, const ParseContext &context);

} // namespace entente

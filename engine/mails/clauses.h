#pragma once

#include "mails/mail.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace entente {

/// Orders as people tell them in sentences: "Burgundy to walk into Belgium, the army in Spain just sits where it is,
/// and the fleet supports that". Whoever is told to do something is a unit that stands there; what is said of places
/// without one, of other powers and of what somebody said is no order.
struct ToldClauses {
    struct Clause {
        ParsedOrder order;
        std::string_view text; ///< looks into the text that was read
        std::vector<MailNote> notes;
        bool it = false; ///< which unit is meant stands in an earlier sentence
    };
    std::vector<Clause> orders; ///< none if the text does not begin with anything of the kind
    std::size_t used = 0;       ///< bytes of the text
    /// Whose units it names, those last that it tells something, or begins to. None if it names several and tells none.
    std::vector<Unit> spoken;
    bool unclear = false; ///< it does
};

/// What was told before a sentence, and may be meant in it.
struct ToldBefore {
    std::optional<Order> move;  ///< "supports that", "no, Belgium"
    std::optional<Order> order; ///< "Venice likewise"
    std::vector<Unit> spoken;   ///< "it", "both"
};

/// `power` gives the orders; none: whose unit it is.
ToldClauses readClauses(std::string_view text, const ParseContext &context, PowerId power, const ToldBefore &before);

} // namespace entente

#include "rules/rulebook.h"

namespace entente {

Rulebook rulebookOf(Edition edition)
{
    // The defaults of the struct are those of 2023.
    Rulebook rules;
    rules.edition = edition;
    switch (edition) {
    case Edition::Rules1971:
        rules.multiRoute = Rulebook::MultiRoute::AnyBrokenDisrupts;
        rules.paradox = Rulebook::Paradox::Rules1971;
        rules.adjacentConvoy = Rulebook::AdjacentConvoy::IfOpposed;
        rules.viaFallback = true;
        rules.retreatToConvoyOrigin = false;
        rules.disorderDistance = Rulebook::DisorderDistance::HomeCentres;
        rules.orders.illegalOrders = OrderRules::IllegalOrders::CountAsOrdered;
        break;
    case Edition::Rules1982:
        rules.paradox = Rulebook::Paradox::Rules1982;
        rules.retreatToConvoyOrigin = false;
        rules.disorderDistance = Rulebook::DisorderDistance::HomeCentres;
        rules.orders.illegalOrders = OrderRules::IllegalOrders::CountAsOrdered;
        break;
    case Edition::Rules2000:
        rules.paradox = Rulebook::Paradox::Rules1971;
        rules.retreatToConvoyOrigin = false;
        rules.disorderDistance = Rulebook::DisorderDistance::HomeCentres;
        rules.orders.illegalOrders = OrderRules::IllegalOrders::CountAsOrdered;
        break;
    case Edition::Rules2023: break;
    }
    return rules;
}

std::optional<Edition> editionNamed(std::string_view year)
{
    for (const Edition edition : {Edition::Rules1971, Edition::Rules1982, Edition::Rules2000, Edition::Rules2023}) {
        if (year == editionName(edition))
            return edition;
    }
    return std::nullopt;
}

const char *editionName(Edition edition)
{
    switch (edition) {
    case Edition::Rules1971: return "1971";
    case Edition::Rules1982: return "1982";
    case Edition::Rules2000: return "2000";
    case Edition::Rules2023: return "2023";
    }
    return "2023";
}

} // namespace entente

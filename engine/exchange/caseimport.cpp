#include "exchange/formats.h"
#include "exchange/lines.h"

namespace entente {

bool looksLikeCase(std::string_view text)
{
    return looksLikeObjectWith(text, {"variant", "units"}) && text.find("\"turns\"") == std::string_view::npos;
}

Result<ForeignGame, Fault> importCase(std::string_view text, const VariantFinder &variants)
{
    const std::vector<CaseOrError> cases = readCases(text, variants);
    if (cases.empty())
        return Fault{"", worded("Faults", "The file holds no case.")};
    if (!cases.front())
        return cases.front().error().fault;
    const GameCase &first = *cases.front();
    ForeignGame foreign;
    foreign.game = Game(first.variant, first.settings);
    foreign.game.setStart(first.position);
    if (foreign.game.hasSecretOrder() && first.position.phase.stage == Stage::Moves) {
        // As the case is judged: in its order of acting, or all at once where it names none.
        SecretOrder secret = foreign.game.secretOrder();
        secret.byHand[first.position.phase] = first.position.schedule;
        foreign.game.setSecretOrder(std::move(secret));
    }
    for (const GivenOrder &order : first.orders)
        foreign.game.setOrder(order);
    if (cases.size() > 1)
        foreign.remarks.push_back(worded("Remarks", "The file holds %1 cases; this is the first.").with(std::to_string(cases.size())));
    return foreign;
}

} // namespace entente

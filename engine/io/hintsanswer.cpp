#include "io/gamecase.h"
#include "io/resultsjson.h"

#include "orders/position.h"

#include <algorithm>

namespace entente {

namespace {

const char *certaintyWord(Hint::Certainty certainty)
{
    switch (certainty) {
    case Hint::Certainty::Sure: return "sure";
    case Hint::Certainty::Quiet: return "quiet";
    }
    return "";
}

} // namespace

std::string writeHints(const GameCase &gameCase, const Hints &hints, const Explainer &explainer)
{
    const Board &board = *gameCase.variant->board;
    JsonValue list = JsonValue::list();
    JsonValue unordered = JsonValue::list();
    for (const int index : listingOrder(board, hints.quiet)) {
        if (std::find(hints.unsaid.begin(), hints.unsaid.end(), index) != hints.unsaid.end()) {
            unordered.add(resultJson(gameCase, hints.quiet, index, explainer));
        } else if (const Hint *hint = hints.ofResult(index)) {
            JsonValue object = resultJson(gameCase, hints.quiet, index, explainer);
            object.add("hint", certaintyWord(hint->certainty));
            list.add(std::move(object));
        }
    }
    JsonValue answer = JsonValue::object();
    answer.add("id", gameCase.id.empty() ? JsonValue() : JsonValue(gameCase.id));
    answer.add("variant", gameCase.variant->id);
    answer.add("phase", phaseText(hints.quiet.before.phase));
    answer.add("hints", std::move(list));
    answer.add("unordered", std::move(unordered));
    if (gameCase.position.phase.stage == Stage::Adjustments) {
        JsonValue waived = JsonValue::object();
        for (const Hints::Spare &spare : hints.spare)
            waived.add(board.power(spare.power).name, JsonValue(std::int64_t(spare.builds)));
        answer.add("waived", std::move(waived));
    }
    return writeJson(answer);
}

} // namespace entente

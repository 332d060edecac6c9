#include "io/eventsjson.h"

#include "game/citations.h"
#include "io/resultsjson.h"
#include "map/board.h"
#include "orders/notation.h"

namespace entente {

JsonValue eventJson(const Board &board, const Turn &turn, const Happening &happening, const std::string &explanation)
{
    JsonValue object = JsonValue::object({{"event", happeningWord(happening.kind)}});
    if (happening.power.valid())
        object.add("power", board.power(happening.power).name);
    if (happening.unit.region.valid())
        object.add("unit", unitText(board, happening.unit));
    if (happening.at.valid())
        object.add("place", board.province(happening.at).abbreviation);
    if (happening.to.valid())
        object.add("to", board.regionText(happening.to));
    if (happening.from.valid())
        object.add("from", board.power(happening.from).name);
    object.addIfAny("explanation", explanation);
    object.add("because", causesJson(board, turn, happening.because));
    object.add("rule", ruleOf(board, turn, happening));
    return object;
}

} // namespace entente

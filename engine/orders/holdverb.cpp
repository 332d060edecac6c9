#include "orders/holdverb.h"

#include "orders/movelisting.h"

#include <string_view>

namespace entente {

std::string VerbModule<Hold>::text(const OrderWriting &out, const Hold &)
{
    return out.subject() + " H";
}

OrderReader::Fault VerbModule<Hold>::read(OrderReader &reader, KindId)
{
    for (const std::string_view word : {"firm", "fast", "still", "put", "stehen", "position", "ground"})
        (void)reader.m_in.takeWords({word}); // "stands firm", "bleibt stehen"
    (void)reader.m_in.takeWords({"in", "place"});
    if (reader.takeBehindWalls()) // "A Lodi waits behind its walls"
        reader.m_out.order.layer = Layer::Walls;
    reader.m_out.order.action = Hold();
    return std::nullopt;
}

Legality VerbModule<Hold>::checkMoves(const MoveCheck &, Hold &)
{
    return legal();
}

void VerbModule<Hold>::list(MoveListing &listing)
{
    listing.add(Hold()); // whoever its power is, and if that is out of the game
}

} // namespace entente

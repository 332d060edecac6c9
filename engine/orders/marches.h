#pragma once

#include "orders/order.h"

#include <vector>

namespace entente {

class Board;
struct OrderRules;

/// Moves that go on through a route province (1939 III 23).

/// May a unit of the power go on from there? Not from a box, where it would meet nobody, nor from a pass.
bool isMarchRoute(const Board &board, PowerId power, ProvinceId place);

/// The provinces through which the unit, standing where it stands, can go on to `to`: none where its kind makes one
/// hop, from behind walls, or where `to` is its own place.
ProvinceSet marchRoutes(const Board &board, const Unit &unit, ProvinceId to);

/// Are there any?
bool marchesTo(const Board &board, const Unit &unit, ProvinceId to);

/// Appends the unit's own double moves.
void marches(const Board &board, const Unit &unit, std::vector<Order> &out);
/// Appends the supports that a unit can give to second hops of others; those that `out` has already stay single.
void supportsOfMarches(const Board &board, const OrderRules &rules, const Position &position, UnitId unit,
                       std::vector<Order> &out);

} // namespace entente

#pragma once

#include "orders/review.h"
#include "rules/rulebook.h"

#include <QString>

namespace entente::app {

/// One plain sentence for what `reviewOrders` found about an order, in the context of all of them.
QString remarkSentence(const Board &board, const Position &position, const std::vector<GivenOrder> &orders,
                       const OrderRemark &remark);

/// What these rules make of a review.
ReviewRules reviewRules(const Rulebook &rules);

} // namespace entente::app

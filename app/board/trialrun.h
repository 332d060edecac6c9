#pragma once

#include "document/gamedocument.h"
#include "flow/tableflow.h"
#include "sheet/mapstate.h"
#include "tools/ordertool.h"

#include <optional>

namespace entente::app {

/// "What if?": a copy of the orders that are seen, assumed ones among them, is adjudicated to show what would come of
/// them. The game is not touched.
class TrialRun {
public:
    TrialRun(const GameDocument &document, const TableFlow &flow, const OrderTool &orders)
        : m_document(document), m_flow(flow), m_orders(orders)
    {
    }

    void begin(); ///< where orders are being written
    void end() { m_turn.reset(); }
    bool isOn() const { return m_turn.has_value(); }
    MapState state() const;
    Sentence sentence() const;

private:
    std::vector<GivenOrder> ordersSeen() const;

    const GameDocument &m_document;
    const TableFlow &m_flow;
    const OrderTool &m_orders;
    std::optional<Turn> m_turn;
};

} // namespace entente::app

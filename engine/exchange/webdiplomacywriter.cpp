// A game of the classic map as webDiplomacy's interface tells one: its phases with units, centres and orders.

#include "exchange/formats.h"
#include "exchange/remarks.h"
#include "exchange/webdiplomacywords.h"
#include "exchange/writtengame.h"
#include "game/summary.h"
#include "io/json.h"
#include "orders/notation.h"

#include <algorithm>

namespace entente {

namespace {

const char *yesOrNo(bool yes)
{
    return yes ? "Yes" : "No";
}

/// Counted from 1; 0: it is not among them.
template <class Names>
std::int64_t numberAmong(const Names &names, std::string_view name)
{
    const auto found = std::find(names.begin(), names.end(), name);
    return found == names.end() ? 0 : found - names.begin() + 1;
}

class ServerWriter {
public:
    ServerWriter(const Game &game, std::vector<Wording> &remarks)
        : m_game(game), m_board(game.board()), m_remarks(remarks)
    {
    }

    std::string write()
    {
        const Position &present = m_game.position();
        const bool over = m_game.isOver();
        JsonValue phases = JsonValue::list();
        for (int i = 0; i < m_game.turnCount(); ++i) {
            const Turn &turn = m_game.told(i);
            phases.add(phase(turn.before, turn.orders, &turn, stageName(turn.before.phase), trappedBefore(i)));
            const bool nobodyRetreats = turn.after.phase.stage != Stage::Retreats;
            if (const std::vector<Unit> gone = trapped(turn); !gone.empty() && nobodyRetreats)
                phases.add(retreatsOfTrapped(turn, gone));
        }
        if (over)
            phases.add(phase(present, {}, nullptr, "Finished", {}));
        else
            phases.add(
                phase(present, m_game.orders(), nullptr, stageName(present.phase), trappedBefore(m_game.turnCount())));
        JsonValue root = JsonValue::object();
        root.add("gameID", 0);
        root.add("countryID", 0);
        root.add("variantID", std::atoi(variantThere(m_game.variant(), "webdiplomacy:").c_str()));
        root.add("turn", turnOf(over ? lastPlayed() : present.phase));
        root.add("phase", over ? "Finished" : stageName(present.phase));
        root.add("gameOver", !over ? "No" : winnersOf(m_game).size() == 1 ? "Won" : "Drawn");
        root.add("phases", std::move(phases));
        addRetreats(root, present);
        return writeJson(root, 2) + '\n';
    }

private:
    static const char *stageName(const Phase &phase)
    {
        return phase.stage == Stage::Moves ? "Diplomacy" : phase.stage == Stage::Retreats ? "Retreats" : "Builds";
    }

    /// Two turns a year, from the first of the variant on.
    std::int64_t turnOf(const Phase &phase) const
    {
        return 2 * (phase.year - m_game.variant().start.phase.year) + (phase.season == Season::Spring ? 0 : 1);
    }

    Phase lastPlayed() const
    {
        const int turns = m_game.turnCount();
        return turns > 0 ? m_game.told(turns - 1).before.phase : m_game.position().phase;
    }

    std::int64_t place(RegionId region) const
    {
        return region.valid() ? numberAmong(webTerritories, m_board.regionText(region)) : 0;
    }

    std::int64_t country(PowerId power) const
    {
        return power.valid() ? numberAmong(webCountries, m_board.power(power).name) : 0;
    }

    const char *type(KindId kind) const
    {
        return kind.valid() && m_board.kind(kind).travel == Travel::Sea ? "Fleet" : "Army";
    }

    /// That program has units disband by an order that have nowhere to go; here they are gone at once.
    std::vector<Unit> trappedBefore(int turns) const
    {
        const bool retreats = m_game.positionAfter(turns).phase.stage == Stage::Retreats;
        return turns > 0 && retreats && !m_game.setUpAfter(turns) ? trapped(m_game.told(turns - 1))
                                                                  : std::vector<Unit>();
    }

    JsonValue unit(const ListedUnit &listed) const
    {
        const auto &[unit, retreating] = listed;
        return JsonValue::object({{"unitType", type(unit.kind)},
                                  {"terrID", place(unit.region)},
                                  {"countryID", country(unit.power)},
                                  {"retreating", yesOrNo(retreating)}});
    }

    JsonValue phase(const Position &position, const std::vector<GivenOrder> &given, const Turn *turn,
                    const std::string &stage, const std::vector<Unit> &gone)
    {
        JsonValue centres = JsonValue::list();
        m_board.centres().forEach([&](ProvinceId centre) {
            const PowerId owner = position.owner[static_cast<std::size_t>(centre.index())];
            centres.add(
                JsonValue::object({{"terrID", place(m_board.mainRegion(centre))}, {"countryID", country(owner)}}));
        });
        JsonValue orders = JsonValue::list();
        for (std::size_t i = 0; i < given.size(); ++i)
            orders.add(order(position, given[i], turn ? resultOfOrder(*turn, i) : nullptr));
        for (const Unit &each : gone)
            orders.add(disbanded(position.phase, each));
        JsonValue units =
            JsonValue::listOf(listedUnits(position, gone), [this](const ListedUnit &each) { return unit(each); });
        return JsonValue::object({{"turn", turnOf(stage == "Finished" ? lastPlayed() : position.phase)},
                                  {"phase", stage},
                                  {"units", std::move(units)},
                                  {"centers", std::move(centres)},
                                  {"orders", std::move(orders)}});
    }

    JsonValue retreatsOfTrapped(const Turn &turn, const std::vector<Unit> &gone)
    {
        Position position = turn.before;
        position.units = turn.after.units;
        position.phase.stage = Stage::Retreats;
        return phase(position, {}, nullptr, "Retreats", gone);
    }

    JsonValue disbanded(const Phase &phase, const Unit &unit) const
    {
        Order order{unit.kind, unit.region, Layer::Field, Disband{}};
        Phase retreats = phase;
        retreats.stage = Stage::Retreats;
        JsonValue item = written(retreats, unit.power, order);
        item.add("success", "Yes");
        item.add("dislodged", "No");
        return item;
    }

    JsonValue order(const Position &position, const GivenOrder &given, const OrderResult *result)
    {
        const Order order = saidInFull(m_game, position, given);
        const auto *move = std::get_if<Move>(&order.action);
        if (move && move->way == Way::ByRoute)
            addRemark(m_remarks, watersLeftOut(m_board, position.phase, order));
        JsonValue item = written(position.phase, given.power, order);
        if (result) {
            item.add("success", yesOrNo(succeeded(*result)));
            item.add("dislodged", yesOrNo(result->verdict.dislodged));
        }
        return item;
    }

    JsonValue written(const Phase &phase, PowerId power, const Order &order) const
    {
        const char *type = "Hold";
        RegionId to;
        RegionId from;
        if (const auto *move = std::get_if<Move>(&order.action)) {
            type = "Move";
            to = move->to();
        } else if (const auto *support = std::get_if<Support>(&order.action)) {
            type = support->toHold() ? "Support hold" : "Support move";
            to = support->toHold() ? support->of : support->to;
            from = support->toHold() ? RegionId() : support->of;
        } else if (const auto *convoy = std::get_if<Convoy>(&order.action)) {
            type = "Convoy";
            to = convoy->to;
            from = convoy->army;
        } else if (const auto *retreat = std::get_if<Retreat>(&order.action)) {
            type = "Retreat";
            to = retreat->to;
        } else if (is<Disband>(order)) {
            type = phase.stage == Stage::Adjustments ? "Destroy" : "Disband";
        } else if (is<Build>(order)) {
            type = m_board.kind(order.kind).travel == Travel::Sea ? "Build Fleet" : "Build Army";
            to = order.at;
        } else if (is<Waive>(order)) {
            type = "Wait";
        }
        return JsonValue::object({{"turn", turnOf(phase)},
                                  {"phase", stageName(phase)},
                                  {"countryID", country(power)},
                                  {"terrID", place(order.at)},
                                  {"unitType", is<Waive>(order) ? "" : this->type(order.kind)},
                                  {"type", type},
                                  {"toTerrID", place(to)},
                                  {"fromTerrID", place(from)},
                                  {"viaConvoy", yesOrNo(goesOverWater(m_board, order))}});
    }

    /// What closes spaces to the retreats of the present phase.
    void addRetreats(JsonValue &root, const Position &present) const
    {
        JsonValue standoffs = JsonValue::list();
        for (const ProvinceId province : present.contested) {
            standoffs.add(JsonValue::object({{"terrID", place(m_board.mainRegion(province))}, {"countryID", 0}}));
        }
        JsonValue occupied = JsonValue::object();
        for (const DislodgedUnit &dislodged : present.dislodged) {
            if (dislodged.from.valid())
                occupied.add(std::to_string(place(m_board.mainRegion(m_board.provinceOf(dislodged.unit.region)))),
                             place(m_board.mainRegion(dislodged.from)));
        }
        root.add("standoffs", std::move(standoffs));
        root.add("occupiedFrom", std::move(occupied));
    }

    const Game &m_game;
    const Board &m_board;
    std::vector<Wording> &m_remarks;
};

} // namespace

WrittenGame exportWebDiplomacyJson(const Game &game)
{
    WrittenGame written;
    written.bytes = ServerWriter(game, written.remarks).write();
    return written;
}

} // namespace entente

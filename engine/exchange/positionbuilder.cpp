#include "exchange/positionbuilder.h"

#include "exchange/remarks.h"
#include "io/ordersjson.h"
#include "io/standing.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <algorithm>
#include <iterator>

namespace entente {

PositionBuilder::PositionBuilder(std::shared_ptr<const Variant> variant, std::vector<Wording> &remarks)
    : m_variant(std::move(variant)), m_remarks(remarks)
{
}

void PositionBuilder::remark(Wording text)
{
    addRemark(m_remarks, std::move(text));
}

void PositionBuilder::lose(Wording text)
{
    if (++m_lost > mostLost)
        text = worded("Remarks", "More than %1 lines were not understood; what follows is not read.")
                   .with(std::to_string(mostLost));
    remark(std::move(text));
}

Position PositionBuilder::blank() const
{
    Position position;
    position.phase = m_variant->start.phase;
    position.owner = m_variant->start.owner;
    position.holder = m_variant->start.holder;
    position.footholds = m_variant->start.footholds;
    return position;
}

PowerId PositionBuilder::power(std::string_view name)
{
    const PowerId found = board().findPower(name);
    if (!found.valid())
        remark(worded("Remarks", "There is no power \"%1\" in this variant.").with(name));
    return found;
}

ProvinceId PositionBuilder::province(std::string_view name)
{
    const ProvinceId found = board().findProvince(name);
    if (!found.valid())
        remark(worded("Remarks", "There is no province \"%1\" in this variant.").with(name));
    return found;
}

std::optional<Unit> PositionBuilder::standing(PowerId power, std::string_view text)
{
    if (m_lost > mostLost)
        return std::nullopt;
    const auto written = parseUnit(text, board());
    if (!written) {
        lose(worded("Remarks", "Not a unit: \"%1\".").with(text));
        return std::nullopt;
    }
    const auto unit = standingUnit(board(), power, *written);
    if (!unit) {
        lose(worded("Remarks", "\"%1\" is left out. %2").with(text, unit.error()));
        return std::nullopt;
    }
    return power.valid() ? std::optional(*unit) : std::nullopt; // who is no power was told before
}

bool PositionBuilder::place(Position &position, const Unit &unit)
{
    const ProvinceId province = board().provinceOf(unit.region);
    if (unitIn(board(), position, province, unit.layer).valid()) {
        remark(worded("Remarks", "There are two units in %1; the second is left out.")
                   .with(board().province(province).name));
        return false;
    }
    if (static_cast<int>(position.units.size()) == maxUnits) {
        remark(
            worded("Remarks", "There are more than %1 units; the others are left out.").with(std::to_string(maxUnits)));
        return false;
    }
    position.units.push_back(unit);
    return true;
}

void PositionBuilder::unit(Position &position, PowerId power, std::string_view text)
{
    if (const auto unit = standing(power, text))
        place(position, *unit);
}

std::vector<RegionId> PositionBuilder::openTo(const Unit &unit, const std::vector<std::string> &places) const
{
    std::vector<RegionId> open;
    for (const std::string &name : places) {
        const RegionId named = board().findRegion(name);
        const RegionId there = named.valid() ? standingPlace(board(), unit, named) : RegionId();
        if (there.valid() && board().provinceOf(there) != board().provinceOf(unit.region))
            open.push_back(there);
    }
    std::sort(open.begin(), open.end());
    open.erase(std::unique(open.begin(), open.end()), open.end());
    return open;
}

void PositionBuilder::dislodged(Position &position, PowerId power, std::string_view text, std::string_view from,
                                const std::vector<std::string> &retreats)
{
    const auto unit = standing(power, text);
    if (!unit)
        return;
    if (position.phase.stage != Stage::Retreats)
        return remark(worded("Remarks", "\"%1\" is left out: units are dislodged in retreat phases only.").with(text));
    DislodgedUnit dislodged{*unit, from.empty() ? ProvinceId() : province(from), openTo(*unit, retreats)};
    const ProvinceId there = board().provinceOf(unit->region);
    if (dislodgedIn(board(), position, there) >= 0)
        return remark(worded("Remarks", "There are two dislodged units in %1; the second is left out.")
                          .with(board().province(there).name));
    if (!dislodged.retreats.empty())
        position.dislodged.push_back(std::move(dislodged));
}

void PositionBuilder::dislodged(Position &position, PowerId power, std::string_view text, std::string_view from,
                                const ProvinceSet &contested)
{
    std::vector<std::string> open;
    const ProvinceId attacker = from.empty() ? ProvinceId() : board().findProvince(from);
    if (const auto unit = parseUnit(text, board()); unit && unit->kind.valid()) {
        for (const RegionId near : board().neighbours(board().kind(unit->kind).travel, unit->region)) {
            const ProvinceId there = board().provinceOf(near);
            const bool unclear = board().hasCoasts(there) && near == board().mainRegion(there)
                                 && board().kind(unit->kind).travel == Travel::Sea;
            if (!unclear && there != attacker && !contested.contains(there)
                && !unitIn(board(), position, there).valid())
                open.push_back(board().regionText(near));
        }
    }
    dislodged(position, power, text, from, open);
}

void PositionBuilder::guessedRetreats()
{
    remark(worded("Remarks", "The file does not say what closes a space to retreats; every free neighbour is open."));
}

void PositionBuilder::centre(Position &position, PowerId power, std::string_view name)
{
    const ProvinceId found = province(name);
    if (!found.valid())
        return;
    if (!board().province(found).centre)
        remark(worded("Remarks", "%1 has no supply centre.").with(board().province(found).name));
    else if (power.valid())
        position.owner[static_cast<std::size_t>(found.index())] = power;
}

void PositionBuilder::order(RecordedPhase &phase, PowerId power, std::string_view text)
{
    const Stage stage = phase.position.phase.stage;
    if (hasEnough(phase))
        return;
    const auto parsed = parseOrder(text, {&board(), &phase.position, stage});
    if (!parsed) {
        lose(worded("Remarks", "%1, \"%2\": %3").with(phaseText(phase.position.phase), text, describe(parsed.error())));
        return;
    }
    for (int i = 0; i < parsed->times && power.valid(); ++i)
        phase.orders.push_back({power, parsed->order});
}

void PositionBuilder::orderedUnit(RecordedPhase &phase, PowerId power, std::string_view text)
{
    if (hasEnough(phase))
        return;
    const auto parsed = parseOrder(text, {&board(), nullptr, Stage::Moves});
    if (!parsed || !parsed->order.kind.valid() || !parsed->order.at.valid()) {
        lose(worded("Remarks", "Not understood: \"%1\".").with(text));
        return;
    }
    const Order &order = parsed->order;
    const auto unit = standingUnit(board(), power, {order.kind, order.at, order.layer});
    if (!unit)
        lose(worded("Remarks", "\"%1\" is left out. %2").with(text, unit.error()));
    else if (power.valid() && place(phase.position, *unit))
        phase.orders.push_back({power, order});
}

bool PositionBuilder::hasEnough(const RecordedPhase &phase)
{
    const bool enough = static_cast<int>(phase.orders.size()) >= maxOrders;
    if (enough)
        remark(worded("Remarks", "There are more than %1 orders in %2; the others are left out.")
                   .with(std::to_string(maxOrders), phaseText(phase.position.phase)));
    return enough || m_lost > mostLost;
}

} // namespace entente

#include "orders/othernotations.h"

#include "map/board.h"
#include "orders/legality.h"
#include "orders/namesthere.h"
#include "orders/notation.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace entente {

namespace {

using Text = std::optional<std::string>;

std::string lettersAs(std::string text, int (*change)(int))
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [&](unsigned char c) { return c < 128 ? static_cast<char>(change(c)) : static_cast<char>(c); });
    return text;
}

bool isArmyOrFleet(const Board &board, KindId kind)
{
    return kind.valid() && (kind == board.findKind("army") || kind == board.findKind("fleet"));
}

/// Nobody elsewhere has words for more than armies and fleets in the open field.
bool isPlain(const Board &board, const Order &order)
{
    if (is<Waive>(order))
        return true;
    if (!isArmyOrFleet(board, order.kind) || order.layer != Layer::Field || order.number != 0)
        return false;
    if (const auto *support = std::get_if<Support>(&order.action))
        return isArmyOrFleet(board, support->kind) && support->layer == Layer::Field && support->number == 0
               && !support->arrived;
    if (const auto *convoy = std::get_if<Convoy>(&order.action))
        return isArmyOrFleet(board, convoy->kind);
    if (const auto *move = std::get_if<Move>(&order.action))
        return move->hops.size() == 1;
    if (const auto *retreat = std::get_if<Retreat>(&order.action))
        return board.provinceOf(retreat->to) != board.provinceOf(order.at); // else it goes behind its walls
    return is<Hold>(order) || is<Disband>(order) || is<Build>(order);
}

/// Short lines of letters and short names, as the mail judges and jDip write them.
class BriefNotation {
public:
    const char *arrow;
    const char *byConvoy;
    const char *disband;
    int (*letters)(int); ///< capitals or small ones in the names of places

    Text write(const Board &board, const Order &order, Stage stage) const
    {
        const auto place = [&](RegionId region) { return lettersAs(nameThere(board, region, judgeNames), letters); };
        const auto unitAt = [&](KindId kind, RegionId region) { return board.kind(kind).letter + ' ' + place(region); };
        if (!isPlain(board, order))
            return std::nullopt;
        if (is<Waive>(order))
            return "WAIVE";
        const std::string unit = unitAt(order.kind, order.at);
        if (is<Build>(order))
            return "BUILD " + unit;
        if (is<Disband>(order))
            return stage == Stage::Adjustments ? "REMOVE " + unit : unit + ' ' + disband;
        if (const auto *retreat = std::get_if<Retreat>(&order.action))
            return unit + arrow + place(retreat->to);
        if (const auto *support = std::get_if<Support>(&order.action))
            return unit + " S " + unitAt(support->kind, support->of)
                   + (support->toHold() ? "" : arrow + place(support->to));
        if (const auto *convoy = std::get_if<Convoy>(&order.action))
            return unit + " C " + unitAt(convoy->kind, convoy->army) + arrow + place(convoy->to);
        const auto *move = std::get_if<Move>(&order.action);
        if (!move)
            return unit + " H";
        std::string text = unit;
        for (const ProvinceId water : move->waters)
            text += arrow + place(board.mainRegion(water));
        return text + arrow + place(move->to()) + (move->way == Way::ByConvoy ? byConvoy : "");
    }
};

constexpr int (*capitals)(int) = std::toupper;
constexpr int (*smallLetters)(int) = std::tolower;

Text judgeOrder(const Board &board, const Position &position, PowerId, const Order &order)
{
    return BriefNotation{" - ", " VIA", "DISBAND", capitals}.write(board, order, position.phase.stage);
}

Text jdipOrder(const Board &board, const Position &position, PowerId, const Order &order)
{
    return BriefNotation{"-", " by convoy", "D", smallLetters}.write(board, order, position.phase.stage);
}

/// Sentences, as webDiplomacy has its players put them together.
Text webDiplomacyOrder(const Board &board, const Position &position, PowerId, const Order &order)
{
    const Stage stage = position.phase.stage;
    const auto place = [&](RegionId region) {
        static constexpr std::array<std::pair<char, const char *>, 4> coasts{
            {{'n', " (North Coast)"}, {'s', " (South Coast)"}, {'e', " (East Coast)"}, {'w', " (West Coast)"}}};
        std::string text = board.provinceName(region);
        for (const auto &[letter, name] : coasts)
            text += board.region(region).coast.starts_with(letter) ? name : "";
        return text;
    };
    if (!isPlain(board, order))
        return std::nullopt;
    if (is<Waive>(order))
        return "Waive.";
    const std::string kind = board.kind(order.kind).name;
    if (is<Build>(order))
        return "Build " + std::string(kind == "army" ? "an " : "a ") + kind + " at " + place(order.at) + '.';
    const std::string unit = kind + " at " + place(order.at);
    if (is<Disband>(order))
        return stage == Stage::Adjustments ? "Destroy " + unit + '.' : unit + " disband.";
    std::string deed = "hold";
    if (const auto *move = std::get_if<Move>(&order.action)) {
        if (move->way == Way::ByRoute)
            return std::nullopt; // by which waters is not said there
        deed = "move to " + place(move->to()) + (move->way == Way::ByConvoy ? " via convoy" : "");
    } else if (const auto *retreat = std::get_if<Retreat>(&order.action)) {
        deed = "retreat to " + place(retreat->to);
    } else if (const auto *support = std::get_if<Support>(&order.action)) {
        deed = support->toHold() ? "support hold to " + place(support->of)
                                 : "support move to " + place(support->to) + " from " + place(support->of);
    } else if (const auto *convoy = std::get_if<Convoy>(&order.action)) {
        deed = "convoy to " + place(convoy->to) + " from " + place(convoy->army);
    }
    return unit + ' ' + deed + '.';
}

/// Tokens, as programs send them to DAIDE's servers: with who orders, and whose unit is meant.
class DaideNotation {
public:
    DaideNotation(const Board &board, const Position &position) : m_board(board), m_position(position) {}

    Text write(PowerId power, const Order &order)
    {
        if (!isPlain(m_board, order))
            return std::nullopt;
        const std::string text =
            is<Waive>(order) ? token(power) + " WVE" : unit(power, order.kind, order.at) + ' ' + deed(order);
        return m_said ? Text("SUB (" + text + ')') : std::nullopt;
    }

private:
    /// Three capitals by which the reader of orders knows the power.
    std::string token(PowerId power)
    {
        std::vector<std::string> names = m_board.power(power).aliases;
        names.push_back(m_board.power(power).name.substr(0, 3));
        for (const std::string &name : names) {
            if (name.size() == 3 && m_board.findPower(name) == power)
                return lettersAs(name, capitals);
        }
        m_said = false;
        return {};
    }

    std::string place(RegionId region)
    {
        const ProvinceId province = m_board.provinceOf(region);
        const std::string name = lettersAs(nameThere(m_board, m_board.mainRegion(province), daideNames), capitals);
        const std::string &coast = m_board.region(region).coast;
        m_said = m_said && name.size() == 3 && m_board.findProvince(name) == province;
        return coast.empty() ? name : '(' + name + ' ' + lettersAs(coast, capitals) + "S)";
    }

    std::string unit(PowerId power, KindId kind, RegionId region)
    {
        const bool fleet = m_board.kind(kind).travel == Travel::Sea;
        return '(' + token(power) + (fleet ? " FLT " : " AMY ") + place(region) + ')';
    }

    /// The unit that an order speaks of.
    std::string quoted(KindId kind, RegionId region)
    {
        const UnitId there = unitIn(m_board, m_position, m_board.provinceOf(region));
        m_said = m_said && there.valid();
        return there.valid() ? unit(m_position.units[static_cast<std::size_t>(there.index())].power, kind, region)
                             : std::string();
    }

    std::string deed(const Order &order)
    {
        if (const auto *move = std::get_if<Move>(&order.action)) {
            const bool step = m_board.adjacent(m_board.kind(order.kind).travel, order.at, move->to());
            if (move->way != Way::ByRoute) {
                m_said = m_said && move->way == Way::Unsaid && step; // who is carried says by which waters
                return "MTO " + place(move->to());
            }
            std::string waters;
            for (const ProvinceId water : move->waters)
                waters += (waters.empty() ? "" : " ") + place(m_board.mainRegion(water));
            return "CTO " + place(move->to()) + " VIA (" + waters + ')';
        }
        if (const auto *support = std::get_if<Support>(&order.action)) {
            const std::string text = "SUP " + quoted(support->kind, support->of);
            if (support->toHold())
                return text;
            m_said = m_said && m_board.region(support->to).coast.empty(); // no coast is told there
            return text + " MTO " + place(support->to);
        }
        if (const auto *convoy = std::get_if<Convoy>(&order.action))
            return "CVY " + quoted(convoy->kind, convoy->army) + " CTO " + place(convoy->to);
        if (const auto *retreat = std::get_if<Retreat>(&order.action))
            return "RTO " + place(retreat->to);
        if (is<Disband>(order))
            return m_position.phase.stage == Stage::Adjustments ? "REM" : "DSB";
        return is<Build>(order) ? "BLD" : "HLD";
    }

    const Board &m_board;
    const Position &m_position;
    bool m_said = true; ///< there were words for all of it
};

Text daideOrder(const Board &board, const Position &position, PowerId power, const Order &order)
{
    return DaideNotation(board, position).write(power, order);
}

} // namespace

std::span<const OrderNotation> otherNotations()
{
    using Heading = OrderNotation::Heading;
    static constexpr std::array all{
        OrderNotation{"judge", "Mail judges", Heading::Above, judgeOrder},
        OrderNotation{"jdip", "jDip", Heading::Before, jdipOrder},
        OrderNotation{"webdiplomacy", "webDiplomacy", Heading::Above, webDiplomacyOrder},
        OrderNotation{"daide", "DAIDE", Heading::Inside, daideOrder},
    };
    return all;
}

const OrderNotation *notationNamed(std::string_view name)
{
    const auto all = otherNotations();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const OrderNotation &each) { return each.name == name; });
    return found == all.end() ? nullptr : &*found;
}

NotedOrders ordersIn(const OrderNotation &notation, const Board &board, const OrderRules &rules,
                     const Position &position, const std::vector<GivenOrder> &orders)
{
    NotedOrders noted;
    for (int p = 0; p < board.powerCount(); ++p) {
        const PowerId power(p);
        const std::string heading = board.power(power).name + ':';
        std::string lines;
        for (const GivenOrder &given : orders) {
            if (given.power != power)
                continue;
            Order order = given.order;
            if (!checkOrder(board, rules, position, power, order).ok())
                order = given.order;
            const Text line = notation.write(board, position, power, order);
            if (!line)
                noted.unsaid.push_back(orderText(board, given.order, position.phase.stage));
            else
                lines += (notation.heading == OrderNotation::Heading::Before ? heading + ' ' : "") + *line + '\n';
        }
        if (!lines.empty() && notation.heading == OrderNotation::Heading::Above)
            noted.text += (noted.text.empty() ? "" : "\n") + heading + '\n';
        noted.text += lines;
    }
    return noted;
}

} // namespace entente

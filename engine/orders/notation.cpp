#include "orders/notation.h"

#include "map/board.h"

namespace entente {

namespace {

/// Writes one order; a visitor without a default, so that a new kind of order must be given words.
class Writer {
public:
    Writer(const Board &board, const Order &order, Stage stage) : m_board(board), m_order(order), m_stage(stage) {}

    std::string operator()(const Hold &) const { return subject() + " H"; }

    std::string operator()(const Move &move) const
    {
        std::string text = subject();
        for (const RegionId hop : move.hops)
            text += " - " + m_board.regionText(hop);
        if (move.way == Way::ByConvoy)
            text += " via convoy";
        if (move.way == Way::ByRoute) {
            text += " via";
            for (const ProvinceId water : move.waters)
                text += ' ' + m_board.province(water).abbreviation;
        }
        return text;
    }

    std::string operator()(const Support &support) const
    {
        if (support.arrived)
            return subject() + " S " + unitText(m_board, support.kind, {}, Layer::Field) + '('
                   + m_board.regionText(support.of) + " in " + m_board.regionText(support.to) + ')';
        return subject() + " S " + unitText(m_board, support.kind, support.of, support.layer, support.number)
               + (support.toHold() ? std::string() : " - " + m_board.regionText(support.to));
    }

    std::string operator()(const Convoy &convoy) const
    {
        return subject() + " C " + unitText(m_board, convoy.kind, convoy.army) + " - " + m_board.regionText(convoy.to);
    }

    std::string operator()(const Retreat &retreat) const
    {
        return subject() + " R " + retreatText(m_board, m_order.at, retreat.to);
    }
    std::string operator()(const Disband &) const
    {
        return m_stage == Stage::Adjustments ? "Remove " + subject() : subject() + " D";
    }
    std::string operator()(const Build &) const { return "Build " + subject(); }
    std::string operator()(const Waive &) const { return "Waive"; }
    std::string operator()(const Flight &flight) const
    {
        const Mission mission = flight.mission;
        if (mission != Mission::Cover && mission != Mission::Bomb && mission != Mission::Invade)
            return tour(flight);
        std::string text = subject();
        if (mission == Mission::Cover)
            text += " S " + backed(flight.backed);
        else if (mission == Mission::Bomb)
            text += " B " + unitText(m_board, flight.backed.kind, flight.backed.of);
        else
            text += " - " + m_board.province(flight.path.back()).abbreviation;
        for (int i = 0; i + 1 < flight.path.size(); ++i)
            text += (i == 0 ? " via " : " ") + m_board.province(flight.path[i]).abbreviation;
        return text;
    }
    std::string operator()(const Transfer &transfer) const
    {
        return "Transfer " + std::to_string(transfer.points) + " to " + m_board.power(transfer.to).name;
    }
    std::string operator()(const Permission &permission) const
    {
        const std::string guest =
            permission.guest.valid() ? m_board.power(permission.guest).adjective + ' ' : std::string();
        return "Land " + guest + unitText(m_board, permission.kind, permission.from) + " at "
               + m_board.regionText(permission.at);
    }
    std::string operator()(const Raise &raise) const
    {
        return subject() + " R " + unitText(m_board, raise.kind, raise.of, Layer::Walls);
    }

    std::string operator()(const Contract &contract) const
    {
        std::string text = "Contract with " + m_board.power(contract.with).name;
        const char *before = ": ";
        for (const RegionId unit : contract.units) {
            text += before + m_board.regionText(unit);
            before = ", ";
        }
        return text;
    }

private:
    std::string subject() const { return unitText(m_board, m_order.kind, m_order.at, m_order.layer, m_order.number); }

    std::string backed(const Backed &other) const
    {
        std::string text = unitText(m_board, other.kind, other.of);
        for (const RegionId hop : other.hops)
            text += " - " + m_board.regionText(hop);
        return text;
    }

    std::string tour(const Flight &flight) const
    {
        std::string text = subject();
        for (int i = 0; i < flight.path.size(); ++i) {
            text += " - " + m_board.province(flight.path[i]).abbreviation;
            if (flight.mission == Mission::None || i != flight.leg)
                continue;
            if (flight.mission == Mission::Support)
                text += " [S " + backed(flight.backed) + ']';
            else
                text += flight.mission == Mission::Cut ? " [N]" : " [R]";
        }
        return text;
    }

    const Board &m_board;
    const Order &m_order;
    Stage m_stage;
};

} // namespace

std::string orderText(const Board &board, const Order &order, Stage stage)
{
    return std::visit(Writer(board, order, stage), order.action);
}

std::string unitText(const Board &board, const Unit &unit)
{
    return unitText(board, unit.kind, unit.region, unit.layer);
}

std::string unitText(const Board &board, KindId kind, RegionId region, Layer layer, int number)
{
    std::string text = kind.valid() ? board.kind(kind).letter + ' ' : std::string();
    if (!region.valid())
        return text;
    const std::string place = board.regionText(region);
    text += layer == Layer::Walls ? "((" + place + "))" : place;
    if (number > 0 && board.province(board.provinceOf(region)).numbered)
        text += '#' + std::to_string(number);
    return text;
}

std::string retreatText(const Board &board, RegionId from, RegionId to)
{
    const std::string place = board.regionText(to);
    return from == to ? "((" + place + "))" : place;
}

} // namespace entente

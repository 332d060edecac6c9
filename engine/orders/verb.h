#pragma once

#include "map/board.h"
#include "orders/legality.h"
#include "orders/occupancy.h"
#include "orders/orderreader.h"
#include "orders/phaselegality.h"
#include "orders/voyages.h"

#include <concepts>
#include <string>
#include <vector>

namespace entente {

// A verb is a module: all that is special to one alternative of Action stands in the pair of files that is named after
// it. How it is written and read, what each phase asks of it and how the composer leads to it are the functions of its
// VerbModule, and members of OrderReader and Composer beside them. Everybody else reaches them by std::visit
// (verbs.h), so the compiler names what a new verb still lacks.

class ConvoyWaters;

/// In which phases a verb is an order at all, and whose.
struct VerbUse {
    bool moves = false;
    bool retreats = false;
    bool winters = false;
    bool ofUnit = true;      ///< else the power itself orders it, and the order's unit is empty
    bool passesUnit = false; ///< a unit that is named all the same is passed over
    bool inAir = false;      ///< an order in the air by one's base too: to fly, or to stand (1939 III 33)
};

/// The module of one verb. There is no general one: each verb's header has its own.
template <class Action>
struct VerbModule;

/// An order that is being written in the house notation.
struct OrderWriting {
    const Board &board;
    const Order &order;
    Stage stage;

    std::string subject() const; ///< its unit
    std::string quoted(const Backed &backed) const;
};

/// What a movement phase knows of the unit that is ordered: it is there, and obeys whoever ordered it.
struct MoveCheck {
    const Board &board;
    const OrderRules &rules;
    const Position &position;
    const Occupancy &occupancy;
    const Unit &unit;
    const UnitKind &kind = board.kind(unit.kind);
    const ConvoyWaters *waters = nullptr; ///< of the fleets that may convoy, where somebody has cut them up

    ProvinceId here() const { return board.provinceOf(unit.region); }
    const Unit *unitIn(ProvinceId province, Layer layer) const
    {
        const UnitId id = occupancy.unitAt(province, layer);
        return id.valid() ? &position.units[static_cast<std::size_t>(id.index())] : nullptr;
    }
    Voyages voyages() const { return {board, rules, position, occupancy}; }
};

/// May the unit help others in the field at all: support them, or raise a siege? What is refused is refused wherever
/// the help is for.
inline Legality mayHelp(const MoveCheck &now)
{
    if (now.unit.layer == Layer::Walls)
        return refused(Refusal::BehindWalls, now.here());
    if (now.unit.layer == Layer::Aboard)
        return refused(Refusal::OnlyLands, now.here());
    return now.board.province(now.here()).backing == Province::Backing::None ? refused(Refusal::FromBox, now.here())
                                                                             : legal();
}

/// What the action of a unit, whose verb is known, must fulfil in a season's moves (`checkAction`).
template <class Action>
Legality checkVerb(const MoveCheck &now, Action &action)
{
    using Module = VerbModule<Action>;
    if constexpr (!Module::use.moves || !Module::use.ofUnit)
        return refused(Refusal::WrongPhase);
    else if (const Legality legality = Module::checkMoves(now, action);
             !legality.ok() || now.unit.layer != Layer::Air || Module::use.inAir)
        return legality;
    return refused(Refusal::WrongPhase, now.here());
}

/// What is known of a power that orders something of its own, or of a winter.
struct PowerCheck {
    const Board &board;
    const OrderRules &rules;
    const Position &position;
    PowerId power;
};
struct WinterCheck : PowerCheck {
    int due = 0;          ///< builds, or below 0 removals
    bool forfeit = false; ///< a fleet is yet to go for want of a port
    bool byPoints = false;
};
/// A power's winter before anything was built or removed.
WinterCheck winterCheck(const Board &board, const OrderRules &rules, const Position &position, PowerId power);

/// A unit that must retreat and obeys whoever ordered it.
struct RetreatCheck {
    const Board &board;
    const OrderRules &rules;
    const Position &position;
    const DislodgedUnit &dislodged;
};

class MoveListing;

/// What every verb must bring: how it is written and read; what is asked of it in each phase that knows it, and which
/// of all its legal orders there are then. What a power orders of its own in a phase of moves is listed nowhere.
template <class Action>
concept Verbal = requires(OrderReader &reader, const OrderWriting &out, const Action &action)
{
    {
        VerbModule<Action>::use
        } -> std::convertible_to<VerbUse>;
    {
        VerbModule<Action>::text(out, action)
        } -> std::same_as<std::string>;
    {
        VerbModule<Action>::read(reader, KindId())
        } -> std::same_as<std::optional<ParseError>>;
};
template <class Action>
concept CheckedInMoves =
    !VerbModule<Action>::use.moves || !VerbModule<Action>::use.ofUnit || requires(const MoveCheck &now, Action &action)
{
    {
        VerbModule<Action>::checkMoves(now, action)
        } -> std::same_as<Legality>;
};
template <class Action>
concept CheckedAsOwn =
    !VerbModule<Action>::use.moves || VerbModule<Action>::use.ofUnit || requires(const PowerCheck &now, Action &action)
{
    {
        VerbModule<Action>::checkOwn(now, action)
        } -> std::same_as<Legality>;
};
template <class Action>
concept CheckedInRetreats = !VerbModule<Action>::use.retreats || requires(const RetreatCheck &now, Order &order)
{
    {
        VerbModule<Action>::checkRetreats(now, order)
        } -> std::same_as<Legality>;
};
template <class Action>
concept ListedInMoves =
    !VerbModule<Action>::use.moves || !VerbModule<Action>::use.ofUnit || requires(MoveListing & listing)
{
    {
        VerbModule<Action>::list(listing)
        } -> std::same_as<void>;
};
template <class Action>
concept ListedInRetreats =
    !VerbModule<Action>::use.retreats || requires(const DislodgedUnit &dislodged, std::vector<Order> &out)
{
    {
        VerbModule<Action>::listRetreats(dislodged, out)
        } -> std::same_as<void>;
};
template <class Action>
concept ListedInWinters = !VerbModule<Action>::use.winters || requires(const WinterCheck &now, std::vector<Order> &out)
{
    {
        VerbModule<Action>::listWinters(now, out)
        } -> std::same_as<void>;
};
template <class Action>
concept CheckedInWinters = !VerbModule<Action>::use.winters || requires(const WinterCheck &now, Order &order)
{
    {
        VerbModule<Action>::checkWinters(now, order)
        } -> std::same_as<Legality>;
};

} // namespace entente

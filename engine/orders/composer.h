#pragma once

#include "map/board.h"
#include "orders/draftverbs.h"
#include "orders/legality.h"
#include "orders/order.h"

#include <optional>
#include <vector>

namespace entente {

/// The order that is being written, one choice at a time. Mouse, keyboard, completion and tests all
/// walk it: a click on the map is `choose(region)`, a key is `choose(verb)`, Backspace is `back()`.
/// Both grammars are always live: unit first ("Vie, Gal" moves; "Vie, Vie" holds) and verb first
/// ("S, Bud, Vie, Gal"). Supports are written in speaking order: supporter, supported, destination,
/// where the supported unit's own place means "to hold".
///
/// In retreat phases a dislodged unit is chosen, then where it goes (its own place: behind the walls if they are open
/// to it, else disband).
/// In adjustment phases with builds due a home centre is chosen, then the kind (and the coast);
/// with removals due, the unit.
///
/// Destinations: a click on a split province opens the choice of coasts only where the fleet reaches
/// two; a click on a coast that it can't reach means the one that it can. Supports leave the coast open unless one is
/// clicked. Where a support may also back a unit that has arrived, which of the two is asked. A unit that may make two
/// hops is led by its route province and its destination, in either order, with the verb of a convoy as without; Enter,
/// or the route province once more, stops it there. Convoyed moves collect their waters leg by leg; without any, the
/// route is left to the fleets.
///
/// Squadrons: a destination is an invasion, with the verb Bomb a raid. Where several ways lead to an objective two
/// spaces away, the space flown over is chosen last.
///
/// Bombers: each click adds a leg, or the shortest way to a place farther off; Bomb and Cut give the last place clicked
/// its mission, Support asks for the unit and where it goes. The last place once more, or Enter, ends the flight. With
/// the verb first they give the last place the mission, and the flight goes on from there. Where an army and a bomber
/// share a place, the second click takes the bomber.
///
/// Where armies go aboard fleets, a click on a sea leads an army aboard; Enter or the sea once more leaves it there,
/// the next sea is where the fleet sails, and a coast is where it lands. An army aboard shares its place with its
/// fleet: the second click takes the army. A support of a fleet with an army aboard that is led to a coast means the
/// army.
///
/// Admit lets another power's bomber land: first the bomber, then a place of one's own.
///
/// A value; it keeps references to board, rules and position, which must outlive it.
class Composer {
public:
    Composer(const Board &board, const OrderRules &rules, const Position &position, PowerId power);

    /// What is written so far, in the order in which it is spoken.
    struct Draft {
        bool verbFirst = false;
        std::optional<Verb> verb; ///< chosen, or implied by the clicks so far (after a unit: none yet)
        RegionId unit;            ///< the ordered unit's region (builds: the site)
        KindId kind;
        int number = 0; ///< of the unit, where several stand in its place
        Layer layer =
            Layer::Field; ///< of the unit: besieged where nobody else of the power stands, a bomber above an army
        RegionId target;  ///< the supported or convoyed unit's region
        KindId targetKind;
        RegionId to;                 ///< destination; none while open. A squadron's that stands here lacks its way
        RegionId route;              ///< the province through which a unit that may go on moves
        Flight flight;               ///< a bomber's path and mission as clicked so far
        Path<ProvinceId, 12> waters; ///< a convoyed move's route, or a voyage's, as clicked so far

        /// A bomber's mission was chosen before its path: the last place of the path gets it by Enter.
        bool missionWaits() const { return verbFirst && !flight.path.empty() && verb && isMission(*verb); }
    };
    const Draft &draft() const { return m_draft; }
    bool empty() const { return !m_draft.verb && !m_draft.unit.valid(); }

    /// What a choice did.
    struct Step {
        enum class Kind {
            Extended,   ///< taken; more is needed
            Completed,  ///< `order` is whole; the draft is empty again. Legal, unless `why` says otherwise (setLenient)
            NeedsCoast, ///< choose one of `coasts`
            NeedsKind,  ///< builds: choose one of `kinds` by chooseKind()
            NeedsArrival, ///< supports: `order` backs the move, or by chooseArrival() the unit once it is there
            Refused,      ///< `why`; the draft is as before
        };
        Kind kind = Kind::Refused;
        std::optional<Order> order;
        Legality why;
        std::vector<RegionId> coasts;
        std::vector<KindId> kinds;
    };

    /// Takes orders that are refused only for what they ask of a unit (`mayBeGivenAnyway`), with the reason. What is
    /// offered stays what is legal.
    void setLenient(bool on) { m_lenient = on; }

    /// Which of the power's units in a box the next click there means, from 1.
    void setNumber(int number) { m_number = number; }

    /// A fleet that is ordered to go for want of a port (City State 5): on its place something may be built.
    void setLeaving(RegionId fleet) { m_leaving = fleet; }

    /// Where an army aboard is ordered to go already (Davis 6): a click there means its fleet.
    void setUnloaded(std::vector<RegionId> places) { m_unloaded = std::move(places); }

    /// A click: a province's own region, or a coast of it. `aimed` tells the unit whose symbol was clicked from others
    /// in the same place: the bomber in the air, whoever is behind the walls.
    Step choose(RegionId region, Layer aimed = Layer::Field);
    Step choose(Verb verb);       ///< a key or button
    Step chooseKind(KindId kind); ///< for builds
    /// Completes a support of the chosen unit to `to`: on its way there, or once it has arrived (Sequential 4).
    Step chooseArrival(RegionId to, bool arrived);
    Step finish(); ///< Enter: complete the draft if it can be complete (support to hold, hold, disband)
    bool back();   ///< undo the last choice; false if there was none
    void reset();

    /// What `choose(region)` would do, without doing it: for hover.
    Step preview(RegionId region, Layer aimed = Layer::Field) const;

    /// Every province that can be chosen now, ascending.
    std::vector<ProvinceId> offers() const;
    /// Every verb that can be chosen now.
    std::vector<Verb> verbs() const;

    /// A verb, and why it can't be chosen now, if so.
    struct VerbChoice {
        Verb verb;
        Legality why;
    };
    /// Every verb that the map knows in this phase. What only aircraft do is told of nobody else.
    std::vector<VerbChoice> verbChoices() const;

private:
    Step chooseForMoves(RegionId region, Layer aimed);
    Step chooseForRetreats(RegionId region);
    Step chooseForAdjustments(RegionId region, Layer aimed);
    Step supportTowards(RegionId region);
    Step takeUnit(RegionId region, Layer aimed = Layer::Field);
    Step takeTarget(RegionId region);
    Step moveTo(RegionId region, Way way);
    Step addLeg(ProvinceId sea);
    bool goesOn() const;
    Step marchTo(RegionId region);
    Step chooseForSortie(RegionId region);
    Step chooseForTour(RegionId region);
    bool sails() const; ///< does the chosen unit go on voyages?
    Step chooseForVoyage(RegionId region);
    Step leaveAboard();
    Step takePassenger(const Unit &army);
    const Unit *passengerOf(const Unit *fleet) const;
    Step giveMission(Verb verb);
    Step admit(RegionId region);
    const Unit *bomberAt(ProvinceId province) const; ///< own
    Step takeBomber(const Unit &bomber);
    Step takeObjective(RegionId region);
    Order sortie(const Draft &draft, ProvinceId via) const;
    Step retreatTo(RegionId region);
    Step takeSite(RegionId region);
    Step buildOn(RegionId site, KindId kind);
    Step extend(const Draft &draft);
    Step complete(Action action);
    Step complete(Order order);
    Step refuse(Refusal refusal, ProvinceId where = {}) const;
    bool tolerates(const Legality &why) const { return m_lenient && mayBeGivenAnyway(why.refusal); }
    Legality verbAllowed(Verb verb) const;
    bool isKnown(Verb verb, Refusal why) const;
    Legality canBegin(Verb verb, const Unit &unit) const;
    Legality canSupport(const Unit &supporter, const Unit &target) const;
    Legality canCarry(ProvinceId fleet, const Unit &army) const;
    const Unit *unitOf(ProvinceId province) const;
    const Unit *unitIn(ProvinceId province, Layer layer) const; ///< anybody's
    const Unit *besiegedIn(ProvinceId province) const;
    const Unit *chosenUnit() const;
    KindId kindTravelling(Travel travel) const;

    const Board *m_board;
    const OrderRules *m_rules;
    const Position *m_position;
    PowerId m_power;
    Draft m_draft;
    std::vector<Draft> m_before; ///< for back()
    int m_number = 0;
    bool m_lenient = false;
    RegionId m_leaving;
    std::vector<RegionId> m_unloaded;
};

} // namespace entente

#pragma once

#include "game/flightreport.h"
#include "judge/evidence.h"
#include "judge/verdict.h"
#include "orders/order.h"
#include "orders/position.h"

#include <memory>
#include <span>
#include <variant>
#include <vector>

namespace entente {

/// What became of one order, or of a unit that had none.
struct OrderResult {
    PowerId power;
    Unit unit;                ///< as it stood before; for builds and waives: the unit asked for
    Order order;              ///< completed where it was legal; an implied Hold where none was given
    bool given = true;        ///< false: nobody gave this order
    int asked = -1;           ///< the order as it was given: index into Turn::orders; -1: nobody gave it
    Legality why;             ///< of an order that could not be followed: the place and the figures
    RouteWon route;           ///< of a double move that fought its way through
    Verdict verdict;          ///< ids in it index Turn::before.units (retreats: before.dislodged)
    Evidence evidence;        ///< of moves: what the verdict rests on; ids as in the verdict
    std::vector<int> because; ///< indices into Turn::results of the orders that mattered to it (game/causes.h)
    UnitId id;                ///< which unit it is for, as verdicts name it; none: no such unit, or an order of winter
};

/// What happened, in the order in which it is told. Applied one after another to Turn::before they
/// give Turn::after (`replay`), so pictures, lists, reports and files cannot disagree.
namespace event {
struct Moved {
    Unit unit;
    RegionId to;
    bool byConvoy = false;
    friend bool operator==(const Moved &, const Moved &) = default;
};
struct Shipped {
    Unit unit;
    RegionId to;
    friend bool operator==(const Shipped &, const Shipped &) = default;
}; ///< is in a hold there now
struct Bounced {
    Unit unit;
    RegionId at;
    friend bool operator==(const Bounced &, const Bounced &) = default;
}; ///< tried to enter and came back
struct SupportCut {
    Unit unit;
    ProvinceId by;
    friend bool operator==(const SupportCut &, const SupportCut &) = default;
};
struct Dislodged {
    DislodgedUnit unit;
    friend bool operator==(const Dislodged &, const Dislodged &) = default;
};
struct Destroyed {
    Unit unit;
    friend bool operator==(const Destroyed &, const Destroyed &) = default;
}; ///< dislodged with nowhere to go, or disbanded in the retreats
struct Contested {
    ProvinceId province;
    friend bool operator==(const Contested &, const Contested &) = default;
};
struct Retreated {
    Unit unit;
    RegionId to;
    friend bool operator==(const Retreated &, const Retreated &) = default;
};
struct FootholdGained {
    PowerId power;
    ProvinceId centre;
    friend bool operator==(const FootholdGained &, const FootholdGained &) = default;
}; ///< an army or fleet began a season there
struct TookOff {
    Airborne flight;
    friend bool operator==(const TookOff &, const TookOff &) = default;
};
struct LeaveGiven {
    Leave leave;
    friend bool operator==(const LeaveGiven &, const LeaveGiven &) = default;
};
struct Landed {
    Unit unit;
    RegionId to;
    friend bool operator==(const Landed &, const Landed &) = default;
}; ///< elsewhere than where it took off
struct Raided {
    ProvinceId centre;
    friend bool operator==(const Raided &, const Raided &) = default;
};
struct SkyCleared {
    friend bool operator==(const SkyCleared &, const SkyCleared &) = default;
}; ///< everything has landed
struct CentreTaken {
    ProvinceId centre;
    PowerId from;
    PowerId to;
    friend bool operator==(const CentreTaken &, const CentreTaken &) = default;
};
struct LandTaken {
    ProvinceId province;
    PowerId from;
    PowerId to;
    friend bool operator==(const LandTaken &, const LandTaken &) = default;
}; ///< whose land it is
struct AccountsClosed {
    friend bool operator==(const AccountsClosed &, const AccountsClosed &) = default;
}; ///< the winter is over: raids are made good
struct Built {
    Unit unit;
    friend bool operator==(const Built &, const Built &) = default;
};
struct Removed {
    Unit unit;
    friend bool operator==(const Removed &, const Removed &) = default;
};
struct Withdrawn {
    Unit unit;
    RegionId to;
    friend bool operator==(const Withdrawn &, const Withdrawn &) = default;
}; ///< ends elsewhere than it stood or meant to: put back out of a pass, or a tank that got no further on its way
struct TookField {
    Unit unit;
    friend bool operator==(const TookField &, const TookField &) = default;
}; ///< came out from behind its walls
struct SiegeCounted {
    Unit unit;
    int seasons = 0;
    ProvinceId open; ///< of a fleet in a port: a place beside it that nobody else held, why the season does not count
    friend bool operator==(const SiegeCounted &, const SiegeCounted &) = default;
}; ///< 0: its clock starts again
struct Lost {
    Loss loss;
    friend bool operator==(const Lost &, const Lost &) = default;
}; ///< a unit of a kind that returns
struct Returned {
    Loss loss;
    friend bool operator==(const Returned &, const Returned &) = default;
}; ///< the loss that a unit built has made good
struct Fell {
    PowerId power;
    friend bool operator==(const Fell &, const Fell &) = default;
}; ///< out of the game; its units stand till winter
struct PhaseBegan {
    Phase phase;
    friend bool operator==(const PhaseBegan &, const PhaseBegan &) = default;
}; ///< always the last but for Won
struct Won {
    PowerId power;
    friend bool operator==(const Won &, const Won &) = default;
};
} // namespace event

using Event =
    std::variant<event::Moved, event::Shipped, event::Bounced, event::SupportCut, event::Dislodged, event::Destroyed,
                 event::Contested, event::Retreated, event::TookOff, event::LeaveGiven, event::Landed, event::Raided,
                 event::SkyCleared, event::FootholdGained, event::CentreTaken, event::LandTaken, event::AccountsClosed,
                 event::Built, event::Removed, event::Withdrawn, event::TookField, event::SiegeCounted, event::Lost,
                 event::Returned, event::Fell, event::PhaseBegan, event::Won>;

/// One phase played: a value.
struct Turn {
    Edition edition = Edition::Rules2023; ///< of the rules that it was played by, for citations
    Position before;
    std::vector<GivenOrder> orders;   ///< as given, sorted by power and unit (adjustments: in the order given)
    std::vector<OrderResult> results; ///< every order and every unit without one; sorted by power, then unit
    std::vector<Event> events;
    std::vector<FlightReport> flights; ///< of bombers that flew, land now, or are lost with their base; by unit
    /// By happening, as `happeningsOf` lists them: indices into results of the orders that mattered (game/causes.h).
    std::vector<std::vector<int>> causesOfHappenings;
    Position after;
    PowerId winner;             ///< who has won by it; none while the game goes on
    bool countsCentres = false; ///< centres change hands in this season, once this phase and its retreats are over
    bool playedOn = false; ///< somebody has won, and the table went on all the same: `after` is the phase that follows

    bool inPart = false; ///< told to a seat under fog: what is missing here may be out of sight (game/sight.h)

    bool isLast() const { return winner.valid() && !playedOn; }
};

/// The result of the unit that a verdict or its evidence names; -1 if it names none. Of several orders for one unit the
/// first that is listed.
int resultOf(const Turn &turn, UnitId unit);

/// Applies events to a position.
Position replay(const Position &before, std::span<const Event> events);

} // namespace entente

#pragma once

#include "studio/borders.h"
#include "studio/gazetteer.h"
#include "studio/homecolours.h"
#include "studio/shores.h"
#include "studio/watch.h"

namespace entente {

struct ProposedPlace {
    std::string id; ///< small letters, one of its kind
    std::string name;
    std::string abbreviation;
    bool named = false; ///< the drawing says the name; otherwise it is a number
    Ground ground = Ground::Unknown;
    double groundCertainty = 1;      ///< 0 to 1; what is under `doubtful` should be looked at
    bool centre = false;             ///< the drawing marks it as one
    bool wet = false;                ///< closed, and drawn in a colour of water
    bool blank = false;              ///< land beside which the drawing leaves something open
    bool coastal = false;            ///< land that water borders on
    std::vector<std::string> coasts; ///< where water reaches it in several stretches that its neighbours part
    bool coastsTold = false;         ///< by shapes of the drawing
    Rings outline;
    ChartPoint unitAt; ///< well inside of it
};

struct ProposedPassage {
    int from = 0; ///< in Proposal::places
    int to = 0;
    bool army = false;
    bool fleet = false;
    std::vector<std::string> fromCoasts; ///< where fleets begin or end at some of its coasts alone
    std::vector<std::string> toCoasts;
    double certainty = 1; ///< 0 to 1; what is under `doubtful` should be looked at
    ChartPoint at;        ///< the middle of the border
};

inline constexpr double doubtful = 0.75;
/// The certainty of the ground of what has one, but may be a legend or a title: asked before all else.
inline constexpr double mayBeNoPlace = 0.1;

/// The board that a drawing shows, as well as can be told.
struct Proposal {
    double width = 0;
    double height = 0;
    double tolerance = 0; ///< in units of the drawing
    std::vector<ProposedPlace> places;
    std::vector<ProposedPassage> passages;
    std::vector<ProposedPassage> closed; ///< borders of impassable places: nobody passes until they are opened
    std::vector<ColouredPower> powers;   ///< none, where the drawing doesn't tell them
    std::vector<DrawnLayer> layers;      ///< of the drawing, and whether places come from them
    std::vector<Wording> remarks;
    ChartOrnaments ornaments;
};

/// How certain it is that what has this border meets: 0 to 1.
double certaintyOf(const Border &border);

/// Who passes over a border; nobody where one end is closed.
ProposedPassage passageOver(const Border &border, const GrownGrid &grid, const std::vector<Ground> &grounds,
                            const std::vector<std::vector<Shore>> &shores);

/// Names, ground and passages from the shapes, colours and texts of a drawing, and from what is known of places called
/// so. A fault if it shows no places, or if `watch` ended the work. `choice`: the layers from which places come.
Result<Proposal, Fault> proposalOf(const Drawing &drawing, const Gazetteer &known, const Watch &watch = {},
                                   const LayerChoice &choice = {});

} // namespace entente

#include "studio/features.h"

namespace entente {

std::span<const FeatureInfo> allFeatures()
{
    static const std::array list{
        FeatureInfo{Switch::Tanks, "tanks", worded("Features", "Tanks"),
                    worded("Features", "Tanks attack with the strength of two, or move two places in one season.")},
        FeatureInfo{Switch::Bombers, "bombers", worded("Features", "Bombers"),
                    worded("Features", "Bombers fly leg by leg along a path, support, bomb and come down on land of "
                                       "their own. All land is owned by whoever ended a season there last.")},
        FeatureInfo{Switch::Squadrons, "squadrons", worded("Features", "Air squadrons"),
                    worded("Features", "Squadrons bomb, support and invade up to two places away. They are built on "
                                       "airfields.")},
        FeatureInfo{Switch::Wings, "wings", worded("Features", "Wings"),
                    worded("Features", "Wings go step by step over land and sea, fight and support like any unit, and "
                                       "take no centre.")},
        FeatureInfo{
            Switch::SupplyPoints, "points", worded("Features", "Supply points"),
            worded("Features", "Each winter centres yield points, and units cost points to build and to keep.")},
        FeatureInfo{Switch::Walls, "walls", worded("Features", "Walls and ports"),
                    worded("Features", "A dislodged unit may go behind the walls of a centre and is besieged there. "
                                       "Fleets are built at ports.")},
        FeatureInfo{Switch::Boxes, "boxes", worded("Features", "Boxes"),
                    worded("Features", "In places that are boxes any number of units may stand; none of them meet.")},
        FeatureInfo{Switch::ArmiesAboard, "aboard", worded("Features", "Armies aboard fleets"),
                    worded("Features", "An army goes aboard a fleet of its power, sails with it and lands later.")},
        FeatureInfo{Switch::CoastalCrawl, "crawl", worded("Features", "Ways along other coasts"),
                    worded("Features", "Two fleets may change places along different coasts of one land.")},
        FeatureInfo{
            Switch::InSequence, "sequence", worded("Features", "Turns one after another"),
            worded("Features", "In each season the powers act in a secret order of their own, which goes round.")},
        FeatureInfo{Switch::BuildAnywhere, "anywhere", worded("Features", "Builds in every centre"),
                    worded("Features", "A power builds in all centres that it owns, not at home alone.")},
        FeatureInfo{Switch::Summer, "summer", worded("Features", "A summer"),
                    worded("Features", "Between spring and autumn there is a third season of moves.")},
    };
    return list;
}

std::span<const MarkInfo> allMarks()
{
    static const std::array list{
        MarkInfo{Mark::Box, "box", Switch::Boxes, worded("Features", "It is a box")},
        MarkInfo{Mark::Port, "port", Switch::Walls, worded("Features", "It has a port")},
        MarkInfo{Mark::Doubled, "double", Switch::Walls,
                 worded("Features", "At home it counts two while its sea way to the edge is open")},
        MarkInfo{Mark::Edge, "edge", Switch::Walls, worded("Features", "Sea ways end here, at the edge")},
        MarkInfo{Mark::AirBase, "airfield", Switch::Squadrons, worded("Features", "It has an airfield")},
    };
    return list;
}

bool FeatureChoice::hasKind(std::string_view letter) const
{
    return letter == "A" || letter == "F" || (letter == "T" && has(Switch::Tanks))
           || (letter == "B" && has(Switch::Bombers)) || (letter == "S" && has(Switch::Squadrons))
           || (letter == "W" && has(Switch::Wings));
}

} // namespace entente

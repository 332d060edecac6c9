#include "courtboard.h"

#include "boardparts.h"

namespace entente::proof {

namespace {

std::vector<UnitKind> kindsOf(const SpecialRule &rule)
{
    Board::Data plain;
    addKinds(plain);
    std::vector<UnitKind> kinds = plain.kinds;
    for (const auto &[letter, name] :
         {std::pair("T", "tank"), {"DA", "double army"}, {"B", "bomber"}, {"S", "squadron"}, {"W", "wing"}})
        kinds.push_back(kindNamed(letter, name));
    // A kind that no form has is a plain one, so that the judge sees a board without that feature.
    for (const Form &form : rule.forms) {
        UnitKind &kind = kinds[static_cast<std::size_t>(form.kind)];
        switch (form.kind) {
        case Kind::Tank:
            kind.strength = 4;
            kind.hops = 2;
            break;
        case Kind::Double: kind.strength = 4; break;
        case Kind::Bomber:
            kind.travel = Travel::Air;
            kind.flying = Flying::Tours;
            kind.captures = false;
            kind.ranges = {{1901, 0, 2 * 8}};
            break;
        case Kind::Squadron:
            kind.travel = Travel::Air;
            kind.flying = Flying::Sorties;
            break;
        case Kind::Wing: kind.travel = Travel::Over; break;
        case Kind::Army: kind.embarks = kind.embarks || form.verb == Verb::Board; break;
        case Kind::Fleet: break;
        }
    }
    return kinds;
}

} // namespace

int splitPlace(const SpecialRule &rule, const Scene &scene)
{
    for (int place = 0; rule.ground == SpecialRule::Ground::TwoCoasts && place < scene.places; ++place) {
        if (scene.mark[static_cast<std::size_t>(place)])
            return place;
    }
    return nothing;
}

std::shared_ptr<const Board> boardOf(const SpecialRule &rule, const Scene &scene)
{
    Board::Data data;
    for (int place = 0; place < scene.places; ++place) {
        const int mark = scene.mark[static_cast<std::size_t>(place)];
        const bool tells = rule.ground == SpecialRule::Ground::Marked;
        Province &province = addPlace(data, tells && mark == 1   ? Terrain::Sea
                                            : tells && mark == 2 ? Terrain::Inland
                                                                 : Terrain::Coastal);
        if (rule.ground == SpecialRule::Ground::Passes && mark) {
            province.only = PowerId(0);
            province.sentTo = ProvinceId(scene.places);
            province.backing = Province::Backing::None;
        }
        province.centre = province.port = true;
    }
    const int split = splitPlace(rule, scene);
    if (split != nothing) {
        for (const char *coast : {"nc", "sc"})
            data.regions.push_back({ProvinceId(split), coast});
    }
    const bool tells = rule.ground == SpecialRule::Ground::Marked;
    for (int place = 0; place < scene.places; ++place) {
        for (int other = 0; other < place; ++other) {
            const Passage passage{RegionId(other), RegionId(place), !tells || scene.leadsTo(Kind::Army, other, place),
                                  !tells || scene.leadsTo(Kind::Fleet, other, place), scene.nextByAir(other, place)};
            if (other == split || place == split) { // there are no armies, and fleets lie at a coast
                for (int coast = 0; coast < 2; ++coast)
                    data.passages.push_back(
                        {RegionId(other == split ? place : other), RegionId(scene.places + coast), false, true, false});
            } else if (passage.land || passage.sea) {
                data.passages.push_back(passage);
            }
        }
    }
    const bool passes = rule.ground == SpecialRule::Ground::Passes;
    if (passes || rule.ground == SpecialRule::Ground::Box) {
        Province box;
        box.id = "box";
        box.name = box.abbreviation = "Box";
        box.unlimited = true;
        box.terrain = passes ? Terrain::Inland : Terrain::Sea;
        box.only = passes ? PowerId(0) : PowerId();
        box.backing = passes ? Province::Backing::None : Province::Backing::WayOut;
        data.provinces.push_back(box);
        data.regions.push_back({ProvinceId(scene.places), ""});
        for (int place = 0; !passes && place < scene.places; ++place)
            data.passages.push_back({RegionId(place), RegionId(scene.places), false, true, false});
    }
    addPowers(data, scene.units + 1);
    data.kinds = kindsOf(rule);
    return std::make_shared<const Board>(std::move(data));
}

} // namespace entente::proof

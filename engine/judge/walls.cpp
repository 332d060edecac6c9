#include "judge/walls.h"

namespace entente::judge {

template <class Mask>
void noteWalls(MovesPhase<Mask> &p)
{
    for (int u = 0; u < p.c.actors; ++u) {
        if (p.inLayer(u, Layer::Walls))
            p.out->besieged.insert(p.provinceOf(u));
    }
}

template <class Mask>
void clearPasses(MovesPhase<Mask> &p)
{
    for (int u = 0; u < p.c.actors; ++u) {
        const ProvinceId back = p.board.province(p.provinceOf(u)).sentTo;
        Verdict &verdict = p.verdict(u);
        RegionId &end = p.out->endsIn[static_cast<std::size_t>(u)];
        if (!back.valid() || end != p.units[u].region || verdict.dislodged)
            continue;
        end = p.board.mainRegion(back);
        if (verdict.reason == Reason::Holds)
            verdict.reason = Reason::LeftPass;
    }
}

template <class Mask>
void recordWalls(MovesPhase<Mask> &p, const Findings<Mask> &found)
{
    UnitSet &inside = p.out->inside;
    ProvinceSet held;
    for (int u = 0; u < p.c.actors; ++u) {
        if (p.inLayer(u, Layer::Walls) && !has(found.moved, u))
            inside.insert(UnitId(u));
        else if (!p.verdict(u).dislodged)
            held.insert(p.provinceOf(p.out->endsIn[static_cast<std::size_t>(u)]));
    }
    UnitSet(inside).forEach([&](UnitId u) {
        const ProvinceId place = p.provinceOf(u.index());
        if (held.contains(place))
            return;
        inside.erase(u);
        p.out->contested.erase(place);
    });
}

template void noteWalls(MovesPhase<Narrow> &);
template void noteWalls(MovesPhase<Wide> &);
template void clearPasses(MovesPhase<Narrow> &);
template void clearPasses(MovesPhase<Wide> &);
template void recordWalls(MovesPhase<Narrow> &, const Findings<Narrow> &);
template void recordWalls(MovesPhase<Wide> &, const Findings<Wide> &);

} // namespace entente::judge

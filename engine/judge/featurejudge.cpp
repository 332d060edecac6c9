#include "judge/featurejudge.h"

#include "base/prefetch.h"
#include "judge/cycles.h"
#include "judge/evidencerecorder.h"
#include "judge/findings.h"
#include "judge/movesphase.h"
#include "orders/verbs.h"

#include <algorithm>

namespace entente::judge {

namespace {

/// Settles a phase whose strengths are fixed, in one pass, and records what came of it. TankPasses (tankpasses.h) has
/// the same members.
template <class Mask, class Paths>
class OnePass {
public:
    explicit OnePass(MovesPhase<Mask> &phase)
        : p(phase), m_paths{phase.c, phase.board, phase.home.data()}, m_resolver(phase.c, m_paths)
    {
    }
    OnePass(const OnePass &) = delete; // the resolver knows where the paths lie

    void settle() { settleContest(m_resolver, static_cast<Contest<Mask> &>(p.c), knotRule(p.rules)); }
    void place() const
    {
        each(m_resolver.moved & ~m_resolver.raisers(),
             [this](int u) { p.out->endsIn[static_cast<std::size_t>(u)] = p.arrival[static_cast<std::size_t>(u)]; });
    }
    const Findings<Mask> &found() const { return m_resolver; }
    const Contest<Mask> &tables() const { return p.c; }

    void recordHelpers() const { recorder().helpers(0, p.carriage & ~p.unmatched, p.unmatched); }
    void recordMoves() const
    {
        recorder().moves(p.c.movers, p.arrival.data());
        recorder().sets();
    }

    void recordEvidence() const
    {
        const VerdictRecorder<Mask, R, Paths> verdicts = recorder();
        EvidenceRecorder<Mask, R, Paths>(p.c, m_resolver, verdicts).record(*p.out);
    }

private:
    using R = Resolver<Mask, Paths>;
    VerdictRecorder<Mask, R, Paths> recorder() const { return {p.c, m_resolver, m_paths, *p.out}; }

    MovesPhase<Mask> &p;
    Paths m_paths;
    R m_resolver;
};

/// What becomes of walls and passes when the moves are done. Units behind walls stand apart; their attacks on the
/// besieger are moves like others.

/// Before any order is heard: whose walls are in use.
template <class Mask>
void noteWalls(MovesPhase<Mask> &phase);

/// Whoever began the season in a pass and is still there is put where the pass comes from (City State 8b).
template <class Mask>
void clearPasses(MovesPhase<Mask> &phase);

/// Who is behind walls still, and who has the field again, won or left empty by everybody else (City State 7e).
template <class Mask>
void recordWalls(MovesPhase<Mask> &phase, const Findings<Mask> &found);

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
template void noteWalls(MovesPhase<Vast> &);
template void clearPasses(MovesPhase<Narrow> &);
template void clearPasses(MovesPhase<Wide> &);
template void clearPasses(MovesPhase<Vast> &);
template void recordWalls(MovesPhase<Narrow> &, const Findings<Narrow> &);
template void recordWalls(MovesPhase<Wide> &, const Findings<Wide> &);
template void recordWalls(MovesPhase<Vast> &, const Findings<Vast> &);

bool isArmour(const FeatureSet &features)
{
    return features.has(Feature::Tanks) || features.has(Feature::Bombers);
}

/// Boxes, passes, walls, voyages, ways along other coasts.
bool isSpecial(const Board &board, const FeatureSet &features)
{
    return board.hasSpecialSpaces() || features.has(Feature::Walls) || features.has(Feature::Voyages)
           || features.has(Feature::CoastalCrawl);
}

} // namespace

bool needsFeatures(const Board &board, const Rulebook &rules)
{
    const FeatureSet features = featuresOf(board, rules);
    const bool garrisons =
        std::any_of(board.powers().begin(), board.powers().end(), [](const Power &power) { return !power.playable; });
    return garrisons || isArmour(features) || isSpecial(board, features) || features.has(Feature::Squadrons);
}

template <class Mask>
FeatureJudge<Mask>::FeatureJudge(const Board &board, const Rulebook &rules)
    : m_features(featuresOf(board, rules)), m_armour(isArmour(m_features)), m_special(isSpecial(board, m_features)),
      p(board, rules, m_armour ? Bombers<Mask>::reachesNoUnit : nullptr)
{
    if (m_armour)
        m_second = std::make_unique<TankTables<Mask>>(p.c); // empty places beyond the board's too
}

template <class Mask>
void FeatureJudge<Mask>::run(const Position &position, std::span<const GivenOrder> orders, Waters &, MovesOutcome &out)
{
    prefetch(std::span<const Unit>(position.units));
    prefetch(orders);
    prefetch(std::span<const PowerId>(m_armour ? position.holder : position.owner));
    p.open(position, orders, out);
    if (m_features.has(Feature::Walls))
        noteWalls(p);
    if (m_features.has(Feature::Voyages))
        m_voyages.open();
    if (m_armour) {
        p.openTanks();
        m_bombers.open();
    }

    p.intake.read(out, *this);
    if (m_armour)
        m_bombers.readPermissions();
    if (m_features.has(Feature::Squadrons))
        m_squadrons.takeOff();
    if (m_features.has(Feature::Voyages))
        m_voyages.embark();
    m_matching.matchConvoys();
    m_matching.chooseWays();
    m_matching.findCrossings();
    m_matching.matchSupports();
    if (m_features.has(Feature::Squadrons))
        m_squadrons.launchRaids();

    if (m_armour) {
        if (m_special)
            settleTanks<SpecialPaths<Mask>>();
        else
            settleTanks<ConvoyPaths<Mask>>();
    } else if (m_special) {
        OnePass<Mask, SpecialPaths<Mask>> pass(p);
        settle(pass);
        record(pass);
        recordEvidence(pass);
    } else {
        OnePass<Mask, ConvoyPaths<Mask>> pass(p);
        settle(pass);
        record(pass);
        recordEvidence(pass);
    }
    p.intake.answer(out);
}

/// The orders that can be followed, verb by verb.
template <class Mask>
class FeatureJudge<Mask>::Taker {
public:
    Taker(FeatureJudge &judge, int unit) : m_judge(judge), p(judge.p), m_unit(unit) {}

    /// What no rule below knows stays where it is; what is no order of a unit in a season's moves is refused.
    template <class Action>
    void operator()(const Action &) const
    {
        if constexpr (!VerbModule<Action>::use.moves || !VerbModule<Action>::use.ofUnit)
            p.refuse(m_unit, {Refusal::WrongPhase, p.provinceOf(m_unit)});
    }
    void operator()(const Move &move) const
    {
        if (m_judge.m_features.has(Feature::Voyages) && m_judge.m_voyages.takeMove(m_unit, move))
            return; // it goes nowhere else
        const RegionId to = move.hops.front();
        p.aim(m_unit, to);
        if (move.hops.size() > 1) {
            p.c.marchers |= bit<Mask>(m_unit);
            p.c.onward[m_unit] = static_cast<Place>(p.provinceOf(move.to()).index());
            p.onwardArrival[static_cast<std::size_t>(m_unit)] = move.to();
        } else if (!p.inLayer(m_unit, Layer::Walls)
                   && !p.board.reach(p.kindOf(m_unit).travel, p.units[m_unit].region).contains(p.provinceOf(to))) {
            p.distant |= bit<Mask>(m_unit);
        }
    }
    void operator()(const Support &) const { p.backing |= bit<Mask>(m_unit); }
    void operator()(const Convoy &convoy) const
    {
        p.carriage |= bit<Mask>(m_unit);
        p.c.target[m_unit] = static_cast<Small>(p.occupantOf(p.provinceOf(convoy.army)));
        p.c.directed[m_unit] = static_cast<Place>(p.provinceOf(convoy.to).index());
    }
    void operator()(const Raise &raise) const
    {
        p.aim(m_unit, raise.of);
        p.c.raising |= bit<Mask>(m_unit);
    }
    void operator()(const Flight &flight) const
    {
        if (p.kindOf(m_unit).flying == Flying::Sorties)
            p.flown |= bit<Mask>(m_unit);
        else if (p.inLayer(m_unit, Layer::Air))
            m_judge.m_bombers.take(m_unit, flight);
    }

private:
    FeatureJudge &m_judge;
    MovesPhase<Mask> &p;
    int m_unit;
};

template <class Mask>
bool FeatureJudge<Mask>::knows(int unit, Order &order) const
{
    const Flying flying = p.kindOf(unit).flying;
    if (flying == Flying::No)
        return false;
    if (flying == Flying::Tours && (order.at != p.units[unit].region || !p.position->out.empty()))
        return false;
    const Flight *flight = std::get_if<Flight>(&order.action);
    if (!flight)
        return is<Hold>(order);
    return flying == Flying::Sorties ? m_squadrons.knows(unit, *flight) : m_bombers.knows(unit, *flight);
}

template <class Mask>
void FeatureJudge<Mask>::accept(int unit, const Order &order)
{
    std::visit(Taker(*this, unit), order.action);
}

template <class Mask>
void FeatureJudge<Mask>::revoke(int unit)
{
    p.stay(unit);
    m_voyages.forget(unit);
    m_bombers.forget(unit);
}

/// The ground is settled without a bomber that finds nowhere to land, until all that fly do.
template <class Mask>
template <class Paths>
void FeatureJudge<Mask>::settleTanks()
{
    TankPasses<Mask, Paths> passes(p, *m_second, m_bombers);
    ProvinceSet wanted;
    do {
        m_bombers.send();
        settle(passes);
        wanted = passes.wanted();
    } while (m_bombers.abort(wanted, passes.drivenOut()));
    record(passes);
    m_bombers.record(wanted);
    recordEvidence(passes);
    if (p.out->soFar)
        passes.recordSeason(*p.out->soFar);
}

template <class Mask>
template <class Passes>
void FeatureJudge<Mask>::settle(Passes &passes)
{
    passes.settle();
    passes.place();
    if (m_features.has(Feature::Voyages))
        m_voyages.place(passes.found());
}

template <class Mask>
template <class Passes>
void FeatureJudge<Mask>::record(Passes &passes)
{
    MovesOutcome &out = *p.out;
    passes.recordHelpers();
    if (m_features.has(Feature::Squadrons))
        m_squadrons.record(passes.found(), passes.tables());
    passes.recordMoves();
    if (m_features.has(Feature::Voyages))
        m_voyages.record(passes.found());
    p.intake.tellRefusals(out);
    if (m_features.has(Feature::Passes))
        clearPasses(p);
    if (m_features.has(Feature::Walls))
        recordWalls(p, passes.found());
}

/// What the verdicts rest on, once nothing about them changes any more.
template <class Mask>
template <class Passes>
void FeatureJudge<Mask>::recordEvidence(Passes &passes)
{
    if (!p.out->listsEvidence)
        return;
    passes.recordEvidence();
    if (m_features.has(Feature::Squadrons))
        m_squadrons.recordEvidence(passes.found(), passes.tables());
    if (m_armour)
        m_bombers.recordEvidence();
}

template class FeatureJudge<Narrow>;
template class FeatureJudge<Wide>;
template class FeatureJudge<Vast>;

} // namespace entente::judge

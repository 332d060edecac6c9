#pragma once

#include "judge/cycles.h"
#include "judge/evidencerecorder.h"
#include "judge/movesphase.h"

namespace entente::judge {

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

} // namespace entente::judge

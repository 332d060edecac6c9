#pragma once

#include "judge/bombers.h"
#include "judge/cycles.h"
#include "judge/evidencerecorder.h"
#include "judge/movesphase.h"

#include <optional>

namespace entente::judge {

/// The season's ground moves with tanks (1939 III 16-29), in two passes.
///
/// The first settles every move of one province and the first hop of every double move as one season of plain
/// Diplomacy. A tank that then stands in its route province with nobody against it, or after winning by two at least,
/// goes on. The second pass puts it there and settles everything once more with the second hops among the moves; what
/// the first hops came to stays (rulings T7-T18).
///
/// A second hop that would undo the very departure by which its tank came in is dropped and the pass begins anew, so no
/// order can rest on its own failure.
template <class Mask, class Paths>
class TankPasses {
public:
    /// `second` is where the tables of the second pass are made.
    TankPasses(MovesPhase<Mask> &phase, TankTables<Mask> &second, const Bombers<Mask> &bombers);
    TankPasses(const TankPasses &) = delete; // the resolvers know where the paths lie

    void settle();
    /// Once it is settled: notes where everybody ends, and who was driven out.
    void place();
    Mask drivenOut() const { return m_drivenOut; }
    /// The findings that count in the end.
    const Findings<Mask> &found() const { return last(); }
    const Contest<Mask> &tables() const { return lastTables(); }
    /// Provinces that somebody tried to enter.
    ProvinceSet wanted() const;

    void recordHelpers();
    void recordMoves();
    void recordEvidence();
    /// What later steps of the season have to know.
    void recordSeason(SeasonSoFar &soFar) const;

private:
    using R = Resolver<Mask, Paths, HalvedByAttack<Mask>>;
    using Recorder = VerdictRecorder<Mask, R, Paths>;

    // the passes
    void readEntries();
    void buildSecond();
    bool mend();
    Mask restsOn(int tank) const;
    int margin(int mover) const;
    bool touches(int tank, int departing) const;

    /// Of the pass that counts in the end: its tables and what was found.
    const R &last() const { return m_late ? *m_late : *m_early; }
    const TankTables<Mask> &lastTables() const { return m_late ? m_second : m_first; }
    Recorder early() const { return {m_first, *m_early, m_paths, *p.out}; }
    Recorder late() const { return {lastTables(), last(), m_paths, *p.out}; }

    // record
    void recordTank(int u);
    RouteWon routeWon(int tank) const;
    void recordSupport(int s);
    void placeBeatenTanks();
    void driveOut(int victim, int by, ProvinceId from);
    void recordDislodged();
    void recordContested();

    // evidence
    using Witness = EvidenceRecorder<Mask, R, Paths>;
    void addEvidence(int u, const Witness &early, const Witness &late, Evidence &evidence);
    void addRoute(int tank, const Witness &early, Evidence &evidence);
    void addLosses(int u, const Witness &early, const Witness &late, Evidence &evidence);
    void addFromAir(Evidence &evidence, std::size_t from, const TankTables<Mask> &tables) const;

    MovesPhase<Mask> &p;
    TankTables<Mask> &m_first;
    TankTables<Mask> &m_second;
    const Bombers<Mask> &m_bombers;
    Paths m_paths;
    std::optional<R> m_early;
    std::optional<R> m_late; ///< none: the first pass is all there is

    Mask m_entered = 0;                     ///< tanks that won their route province in the first pass and stay there
    Mask m_goesOn = 0;                      ///< of these, those whose second hop is made
    Mask m_fought = 0;                      ///< tanks that spent themselves on the way in
    Mask m_dropped = 0;                     ///< second hops that would have undone their own entry
    Mask m_undone = 0;                      ///< tanks whose route province was not left after all
    Mask m_ousted = 0;                      ///< whom tanks drove out on the way in
    Mask m_contested = 0;                   ///< tanks that met somebody on the way in
    std::array<Mask, room<Mask>> m_rests;   ///< per entered tank: the departures that its entry hangs on
    std::array<Small, room<Mask>> m_victim; ///< per entered tank: whom it drove out, or nobody
    Mask m_drivenOut = 0;
    std::array<Small, room<Mask>> m_driver;          ///< of these: who drove each out, ...
    std::array<ProvinceId, room<Mask>> m_drivenFrom; ///< ... and from where the blow came
};

} // namespace entente::judge

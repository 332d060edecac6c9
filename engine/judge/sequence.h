#pragma once

#include "judge/intake.h"
#include "judge/movesengine.h"

#include <array>
#include <memory>
#include <vector>

namespace entente::judge {

/// A season of moves carried out power by power (Sequential 2), whatever the rulebook and the board: each step is
/// a whole phase of the inner judge, in which all units stand but those whose turn it is. Supports to hold that
/// were given in earlier steps stand beside them and may be cut (Sequential 4, rulings Q1 to Q16).
///
/// Without a schedule in the position all act at once; contracts are asked for all the same, since players do not
/// know which season it is (Q7, Q16).
class SequenceEngine : public MovesEngine {
public:
    SequenceEngine(const Board &board, const Rulebook &rules, std::unique_ptr<MovesEngine> inner);

    void run(const Position &position, std::span<const GivenOrder> orders, Waters &waters, MovesOutcome &out) override;
    void recordSteps(std::vector<PlayedStep> *steps) override { m_steps = steps; }

private:
    struct Pact {
        PowerId one, two;
        UnitSet units;
    };
    /// A support to hold in force: by and for units of the position.
    struct Backing {
        UnitId by, of;
    };

    // who may do what, and when
    void readContracts();
    void readOrders();
    friend class Intake;
    void accept(int unit, const Order &order);
    void revoke(int unit);
    bool allied(int unit, int other) const; ///< of one power, or under one contract
    /// What an order does for another unit.
    struct Help {
        UnitId of;            ///< the one that a support or convoy is for, or no id
        bool support = false; ///< else it convoys, if it helps anybody
        bool toHold = false;
        bool arrived = false; ///< it is for a unit where that arrives in the same step
        RegionId at;          ///< and that is here
    };
    Help helpBy(const Order &order);
    bool needsNoContract(const Help &help) const;
    void assignSteps();
    bool standsAllSeason(int unit) const;

    static bool reachesNoUnit(const Board &board, const GivenOrder &given);
    void answerPassedOn();

    // one step
    void playStep(int step);
    void setUpStep(const UnitSet &acting, int step);
    Order orderInStep(std::size_t unit, int step);
    void runInner();
    bool actsTogether(int helper, int step) const;
    void takeOver(const MovesOutcome &stepped, int step);
    void takeOverFlights(const MovesOutcome &stepped);
    bool isFromAir(const Backing &backing) const;
    int strengthOf(UnitId unit) const;
    void bringSoFar();
    void takeSoFar();
    void takeVerdict(int unit, Verdict verdict, int step);
    void takeDislodged(int unit, const Verdict &verdict, int step);
    void takeEvidence(int unit, const Verdict &before, Evidence told);
    void addSoFar(Evidence::Side &side) const;
    void noteHarassed();
    void enforceBackings(int step);
    UnitId original(UnitId current) const;

    void finish();

    const Board &m_board;
    const Rulebook &m_rules;
    const bool m_remembers; ///< tanks or bombers: a step leaves something to those after it
    std::unique_ptr<MovesEngine> m_inner;
    std::vector<PlayedStep> *m_steps = nullptr;

    // The phase at hand.
    const Position *m_position = nullptr;
    std::span<const GivenOrder> m_orders;
    Waters *m_waters = nullptr;
    MovesOutcome *m_out = nullptr;
    Intake m_intake;
    std::vector<std::size_t> m_passedOn; ///< orders that reach no unit and are not contracts
    std::vector<Pact> m_pacts;
    std::array<int, maxUnits> m_step;  ///< per unit
    std::array<Help, maxUnits> m_help; ///< per unit whose order can be followed
    UnitSet m_heard;                   ///< units with a legal order
    UnitSet m_gone;                    ///< dislodged in an earlier step
    SeasonSoFar m_soFar;               ///< per unit of the first position
    std::vector<Backing> m_backings;
    UnitSet m_backers;                       ///< who gives them
    UnitSet m_harassed;                      ///< attacked in an earlier step, where that cuts what they give later
    std::array<UnitId, maxUnits> m_harasser; ///< of those: by whom first

    // The step at hand.
    Position m_now;
    std::vector<UnitId> m_here; ///< which unit of the first position each of m_now is
    std::vector<GivenOrder> m_stepOrders;
    std::vector<UnitId> m_speaker; ///< whose each of these orders is
    SeasonSoFar m_soFarHere;       ///< the same, of those who are left
    MovesOutcome m_stepped;
};

} // namespace entente::judge

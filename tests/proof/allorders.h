#pragma once

#include "circuit.h"
#include "world.h"

namespace entente::proof {

/// Every season of moves of so many units without convoys, as a circuit: its inputs say who is told what and who
/// belongs together, and it tells of any set of movers who would move by the rules if all others did as the set says.
/// The rules are those of `Equations`, written down once more for gates.
class AllOrders {
public:
    /// A rule that is left out, to see that somebody would notice: that an attack cuts support though it does not get
    /// in, that units meet on the way, that rivals keep each other out.
    enum class Without : std::uint8_t { Nothing, Cuts, HeadOn, Rivals };

    AllOrders(Circuit &circuit, int units, Without without = Without::Nothing);

    int isMove(int u) const { return m_isMove[at(u)]; }
    int goes(int u, int place) const { return m_goes[at(u)][at(place)]; }
    int haveOneGoal(int u, int v) const { return m_haveOneGoal[at(u)][at(v)]; }

    struct Outcome {
        std::vector<Rail> moves;
        std::vector<Rail> given; ///< supports
    };
    Outcome follow(const std::vector<Rail> &moved);

    /// Demands that orders are such as there are, and of all names that a season may have keeps a few.
    void demandOrders();

    World decode(const std::vector<bool> &model) const;
    /// The values of the inputs that the constructor made, for a world.
    std::vector<std::uint64_t> inputsOf(const World &world) const;

private:
    using Row = std::vector<int>;
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    int any(const std::vector<int> &items);
    void orderNames();

    Circuit &m_circuit;
    int m_units;
    Without m_without;
    Row m_holds, m_isMove;
    std::vector<Row> m_goes, m_supports, m_friends, m_haveOneGoal;
    std::vector<Row> m_pointsTo; ///< by supporter: at which unit's place
};

} // namespace entente::proof

#include "game/explain.h"

#include <algorithm>

namespace entente {

namespace {

/// Arranges the evidence of one result.
class Arranger {
public:
    explicit Arranger(const Turn &turn) : m_turn(turn) {}

    Explanation explain(int index)
    {
        const OrderResult &result = m_turn.results[static_cast<std::size_t>(index)];
        involve(index);
        // Whether a support counts does not hang on how well the supporter stands, unless that is driven out.
        const bool standsAside = isSupport(result) && !result.verdict.dislodged;
        if (!standsAside) {
            for (const Evidence::Side &side : result.evidence.sides)
                m_out.sides.push_back(arranged(side));
        }
        for (const Explanation::Side &side : m_out.sides)
            linkLostSupports(side);
        blame(index, result);
        for (const int cause : result.because)
            involve(cause);
        return std::move(m_out);
    }

private:
    static bool isSupport(const OrderResult &result)
    {
        const Flight *flight = std::get_if<Flight>(&result.order.action);
        return is<Support>(result.order) || (flight && flight->mission == Mission::Cover);
    }

    /// Whom the verdict names, and who cut a support with it.
    void blame(int index, const OrderResult &result)
    {
        const Verdict &verdict = result.verdict;
        linkUnit(index, verdict.other);
        linkUnit(index, result.route.other);
        if (verdict.dislodged)
            linkUnit(index, verdict.dislodger);
        if (verdict.reason == Reason::ConvoyBroken) {
            const int fleet = resultOf(m_turn, verdict.other);
            linkUnit(index, fleet < 0 ? UnitId() : m_turn.results[static_cast<std::size_t>(fleet)].verdict.dislodger);
        }
        if (verdict.reason != Reason::SupportDislodged) {
            for (const UnitId culprit : result.evidence.culprits)
                linkUnit(index, culprit);
        }
    }
    void linkUnit(int index, UnitId unit)
    {
        if (const int cause = resultOf(m_turn, unit); cause >= 0)
            link(index, cause);
    }

    void involve(int index)
    {
        if (std::find(m_out.involved.begin(), m_out.involved.end(), index) == m_out.involved.end())
            m_out.involved.push_back(index);
    }

    void link(int index, int cause)
    {
        for (const Explanation::Link &known : m_out.chain) {
            if (known.result == index && known.cause == cause)
                return;
        }
        involve(cause);
        m_out.chain.push_back({index, cause});
    }

    Explanation::Side arranged(const Evidence::Side &side)
    {
        Explanation::Side out{side.kind, side.place, side.total, {}};
        for (const Evidence::Part &part : side.parts) {
            const int result = resultOf(m_turn, part.unit);
            if (result < 0)
                continue;
            involve(result);
            std::vector<int> by;
            for (const UnitId unit : part.by) {
                if (const int cause = resultOf(m_turn, unit); cause >= 0)
                    by.push_back(cause);
            }
            out.parts.push_back({result, part.halves, part.why, std::move(by)});
        }
        return out;
    }

    void linkLostSupports(const Explanation::Side &side)
    {
        for (const Explanation::Part &part : side.parts) {
            for (const int by : part.by)
                link(part.result, by);
        }
    }

    const Turn &m_turn;
    Explanation m_out;
};

} // namespace

Explanation explain(const Turn &turn, int result)
{
    return Arranger(turn).explain(result);
}

std::vector<Evidence::Part> weaknessesIn(const Turn &turn, const OrderResult &result)
{
    const Verdict &verdict = result.verdict;
    std::vector<Evidence::Part> weak;
    if (isKeptOutByOwn(turn, result) || (!comparesStrengths(verdict) && !result.route.fought()))
        return weak;
    for (const Evidence::Side &side : result.evidence.sides) {
        // The attack that drove a mover out is not told with its figures.
        const bool apart =
            verdict.dislodged && verdict.reason != Reason::Dislodged && &side == &result.evidence.sides.back();
        if (apart || side.parts.empty() || !side.parts.front().fights()
            || side.parts.front().why == Evidence::Part::Why::Self)
            continue;
        Evidence::Part part = side.parts.front();
        std::vector<UnitId> others;
        for (const UnitId unit : part.by) {
            if (unit != result.id && unit != verdict.other && unit != verdict.dislodger && unit != result.route.other)
                others.push_back(unit);
        }
        if (!others.empty())
            part.by = std::move(others);
        if (std::find(weak.begin(), weak.end(), part) == weak.end())
            weak.push_back(std::move(part));
    }
    return weak;
}

bool isKeptOutByOwn(const Turn &turn, const OrderResult &result)
{
    const UnitId other = result.verdict.other;
    const std::vector<Evidence::Side> &sides = result.evidence.sides;
    return result.verdict.reason == Reason::Halted && other.valid()
           && turn.before.units[static_cast<std::size_t>(other.index())].power == result.power
           && std::any_of(sides.begin(), sides.end(), [other](const Evidence::Side &side) {
                  return side.fighter() == other && side.kind != Evidence::Side::Kind::Prevent;
              });
}

} // namespace entente

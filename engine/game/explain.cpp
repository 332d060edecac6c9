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
        for (const int cause : result.because)
            link(index, cause);
        return std::move(m_out);
    }

private:
    static bool isSupport(const OrderResult &result)
    {
        const Flight *flight = std::get_if<Flight>(&result.order.action);
        return is<Support>(result.order) || (flight && flight->mission == Mission::Cover);
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
            out.parts.push_back({result, part.halves, part.why, resultOf(m_turn, part.by)});
        }
        return out;
    }

    void linkLostSupports(const Explanation::Side &side)
    {
        for (const Explanation::Part &part : side.parts) {
            if (part.by >= 0)
                link(part.result, part.by);
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

} // namespace entente

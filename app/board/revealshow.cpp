#include "board/revealshow.h"

#include "map/turnstate.h"
#include "words/names.h"
#include "words/tablewords.h"
#include "words/verdicts.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Show {
    Q_DECLARE_TR_FUNCTIONS(Show)
};

bool takesPart(const Conflict &conflict, int result)
{
    const auto has = [result](const std::vector<int> &all) {
        return std::find(all.begin(), all.end(), result) != all.end();
    };
    return conflict.holder == result || has(conflict.moves) || has(conflict.others);
}

} // namespace

RevealShow::RevealShow(const Board &board, const Turn &turn, MapState orders)
    : m_board(board), m_turn(turn), m_orders(std::move(orders)), m_conflicts(conflictsOf(board, turn))
{
}

bool RevealShow::next()
{
    if (m_at + 1 >= static_cast<int>(m_conflicts.size()))
        return false;
    ++m_at;
    return true;
}

MapState RevealShow::state() const
{
    MapState state = m_orders;
    if (m_at < 0)
        return state;
    for (MapOrder &order : state.orders) {
        const bool told = std::any_of(m_conflicts.begin(), m_conflicts.begin() + m_at + 1,
                                      [&](const Conflict &conflict) { return takesPart(conflict, order.id); });
        if (told)
            order = resultOrder(m_board, m_turn, order.id);
        order.lit = takesPart(m_conflicts[static_cast<std::size_t>(m_at)], order.id);
    }
    state.hush = true;
    state.lit = {m_conflicts[static_cast<std::size_t>(m_at)].at};
    return state;
}

/// "A Vienna 2 against A Warsaw 1": whoever wants the place, the strongest first.
QString RevealShow::scales(const Conflict &conflict) const
{
    struct Weight {
        QString unit;
        int strength;
    };
    std::vector<Weight> weights;
    const auto add = [&](int result) {
        const OrderResult &of = m_turn.results[static_cast<std::size_t>(result)];
        weights.push_back({numbered(unitName(m_board, of.unit), of.order.number), of.verdict.strength});
    };
    for (const int move : conflict.moves)
        add(move);
    if (conflict.holder >= 0
        && std::find(conflict.moves.begin(), conflict.moves.end(), conflict.holder) == conflict.moves.end()) {
        // What it held with stands in the verdict of whoever attacked it.
        const Verdict &attack = m_turn.results[static_cast<std::size_t>(conflict.moves.front())].verdict;
        const OrderResult &holder = m_turn.results[static_cast<std::size_t>(conflict.holder)];
        const int held =
            is<Move>(holder.order) ? attack.against : std::max<int>(holder.verdict.strength, attack.against);
        weights.push_back({numbered(unitName(m_board, holder.unit), holder.order.number), held});
    }
    std::stable_sort(weights.begin(), weights.end(),
                     [](const Weight &a, const Weight &b) { return a.strength > b.strength; });
    QStringList parts;
    for (const Weight &weight : weights)
        parts += weight.strength > 0
                     ? Show::tr("%1 with %2", "a unit and its strength").arg(weight.unit, strengthText(weight.strength))
                     : weight.unit;
    return parts.size() < 2
               ? parts.join(QString())
               : Show::tr("%1 against %2", "units with their strengths").arg(parts.first(), joinNames(parts.mid(1)));
}

namespace {

QString onTheTable(const Board &board, const Turn &turn)
{
    return Show::tr("%1: all orders are on the table.").arg(seasonOf(board, turn.before.phase));
}

} // namespace

Sentence RevealShow::sentenceOfFilm(const Board &board, const Turn &turn)
{
    Sentence sentence;
    sentence.main = onTheTable(board, turn);
    sentence.keys = {{Show::tr("Esc"), Show::tr("skip to the results"), Qt::Key_Escape}};
    return sentence;
}

Sentence RevealShow::sentence() const
{
    Sentence sentence;
    sentence.keys = {{Show::tr("Space"),
                      m_at + 1 < static_cast<int>(m_conflicts.size()) ? Show::tr("next") : Show::tr("the moves"),
                      Qt::Key_Space},
                     {Show::tr("S"), Show::tr("skip to the results"), Qt::Key_S}};
    if (m_at < 0) {
        sentence.main = onTheTable(m_board, m_turn);
        sentence.detail = Show::tr("%n conflict(s) to decide.", nullptr, static_cast<int>(m_conflicts.size()));
        return sentence;
    }
    const Conflict &conflict = m_conflicts[static_cast<std::size_t>(m_at)];
    sentence.main =
        Show::tr("%1: %2", "a place, and who fights for it").arg(provinceName(m_board, conflict.at), scales(conflict));
    const OrderResult &told = m_turn.results[static_cast<std::size_t>(conflict.told)];
    sentence.detail = Show::tr("%1: %2", "a unit, and what became of it")
                          .arg(unitOfPower(m_board, told.unit), verdictSentence(m_board, m_turn, conflict.told));
    return sentence;
}

} // namespace entente::app

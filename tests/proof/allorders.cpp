#include "allorders.h"

namespace entente::proof {

namespace {

using Act = World::Act;

} // namespace

AllOrders::AllOrders(Circuit &circuit, int units, Without without)
    : m_circuit(circuit), m_units(units), m_without(without)
{
    Circuit &c = circuit;
    const auto table = [&](int width) { return std::vector<Row>(at(units), Row(at(width), Circuit::no)); };
    m_goes = table(2 * units);
    m_supports = m_friends = m_haveOneGoal = m_pointsTo = table(units);
    for (int u = 0; u < units; ++u) {
        m_holds.push_back(c.input());
        for (int place = 0; place < 2 * units; ++place)
            m_goes[at(u)][at(place)] = place == u ? Circuit::no : c.input();
        for (int v = 0; v < units; ++v)
            m_supports[at(u)][at(v)] = v == u ? Circuit::no : c.input();
        for (int v = 0; v < u; ++v)
            m_friends[at(u)][at(v)] = m_friends[at(v)][at(u)] = c.input();
    }
    for (int u = 0; u < units; ++u)
        m_isMove.push_back(any(m_goes[at(u)]));
    for (int u = 0; u < units; ++u) {
        for (int v = 0; v < units; ++v) {
            std::vector<int> meet, points;
            for (int place = 0; place < 2 * units && v != u; ++place)
                meet.push_back(c.both(goes(u, place), goes(v, place)));
            m_haveOneGoal[at(u)][at(v)] = any(meet);
            for (int helped = 0; helped < units; ++helped)
                points.push_back(
                    c.both(m_supports[at(u)][at(helped)], helped == v ? -m_isMove[at(v)] : goes(helped, v)));
            m_pointsTo[at(u)][at(v)] = any(points);
        }
    }
}

int AllOrders::any(const std::vector<int> &items)
{
    int found = Circuit::no;
    for (const int item : items)
        found = m_circuit.either(found, item);
    return found;
}

AllOrders::Outcome AllOrders::follow(const std::vector<Rail> &moved)
{
    Circuit &c = m_circuit;
    const auto known = [](int a) { return Circuit::known(a); };
    const auto isNot = [](Rail a) { return Circuit::isNot(a); };
    const Rail no = known(Circuit::no);
    Outcome outcome;

    // IX, X: cut by an attack from elsewhere than where it points, or by being dislodged.
    for (int s = 0; s < m_units; ++s) {
        Rail given = known(any(m_supports[at(s)]));
        for (int v = 0; v < m_units; ++v) {
            if (v == s)
                continue;
            const Rail attacks = known(c.both(goes(v, s), -m_friends[at(v)][at(s)]));
            const Rail comes = m_without == Without::Cuts ? no : known(-m_pointsTo[at(s)][at(v)]);
            const Rail cuts = c.both(attacks, c.either(comes, moved[at(v)]));
            given = c.both(given, isNot(cuts));
        }
        outcome.given.push_back(given);
    }

    // Item k: more than k help it. The same without those of the power of another.
    using Count = std::vector<Rail>;
    const auto helpers = [&](int u, int without) {
        std::vector<Rail> items;
        for (int s = 0; s < m_units; ++s) {
            if (s == u)
                continue;
            const int helps = m_supports[at(s)][at(u)];
            const int isOwn = without < 0 ? Circuit::no : s == without ? Circuit::yes : m_friends[at(s)][at(without)];
            items.push_back(c.both(known(c.both(helps, -isOwn)), outcome.given[at(s)]));
        }
        return c.count(items);
    };
    const auto exceeds = [&](const Count &a, const Count &b) {
        Rail found = no;
        for (std::size_t k = 0; k < a.size(); ++k)
            found = c.either(found, c.both(a[k], isNot(b[k])));
        return found;
    };
    std::vector<Count> help;
    for (int u = 0; u < m_units; ++u)
        help.push_back(helpers(u, -1));

    for (int u = 0; u < m_units; ++u) {
        Rail moves = known(isMove(u));
        Count attack = help[at(u)];
        for (int v = 0; v < m_units; ++v) {
            if (v == u)
                continue;
            const Rail there = known(goes(u, v));
            const Rail headOn = known(m_without == Without::HeadOn ? Circuit::no : goes(v, u));
            const Rail leaves = c.both(moved[at(v)], isNot(headOn));
            const Rail isOwn = known(m_friends[at(u)][at(v)]);
            // VIII: nobody dislodges, or helps to dislodge, a unit of one's own country.
            const Count foreign = helpers(u, v);
            Count met = help[at(v)];
            for (Rail &item : met)
                item = c.both(item, c.either(headOn, known(-isMove(v))));
            const Rail drivesOut = c.both(isNot(isOwn), exceeds(foreign, met));
            moves = c.both(moves, c.either(isNot(there), c.either(leaves, drivesOut)));
            for (std::size_t k = 0; k < attack.size(); ++k)
                attack[k] = c.both(attack[k], c.either(isNot(there), c.either(leaves, foreign[k])));
        }
        for (int v = 0; v < m_units && m_without != Without::Rivals; ++v) {
            if (v == u)
                continue;
            // Whoever is beaten by the one who came the other way has no effect where that one came from.
            Rail beaten = no;
            for (int w = 0; w < m_units && m_without != Without::HeadOn; ++w)
                beaten = c.either(beaten,
                                  c.both(known(w == v ? Circuit::no : c.both(goes(v, w), goes(w, v))), moved[at(w)]));
            const Rail rival = c.both(known(haveOneGoal(u, v)), isNot(beaten));
            moves = c.both(moves, c.either(isNot(rival), exceeds(attack, help[at(v)])));
        }
        outcome.moves.push_back(moves);
    }
    return outcome;
}

void AllOrders::demandOrders()
{
    Circuit &c = m_circuit;
    for (int u = 0; u < m_units; ++u) {
        // One order each.
        std::vector<int> told = {m_holds[at(u)]};
        told.insert(told.end(), m_goes[at(u)].begin(), m_goes[at(u)].end());
        told.insert(told.end(), m_supports[at(u)].begin(), m_supports[at(u)].end());
        c.demand(told);
        for (std::size_t i = 0; i < told.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                c.demand({-told[i], -told[j]});
        }
        for (int v = 0; v < m_units; ++v) {
            // Support into one's own place is none: as if the unit held.
            if (v != u)
                c.demand({-m_supports[at(u)][at(v)], -goes(v, u)});
            for (int w = 0; w < m_units; ++w) {
                if (u != v && v != w && u != w)
                    c.demand({-m_friends[at(u)][at(v)], -m_friends[at(v)][at(w)], m_friends[at(u)][at(w)]});
            }
        }
    }
    orderNames();
}

/// Whoever renames units and empty places gets the same season. So those who hold come first, then those who go to
/// empty places, those who go where somebody stands, and those who support. Empty places are named by their first use.
/// Of those who go where one of the first two kinds stands the order is that of their goals, and they come before the
/// others who move; likewise of supports, by whom they help. Every season has names of this kind: each step renames
/// none but the group's own units, and what it looks at was named before.
void AllOrders::orderNames()
{
    Circuit &c = m_circuit;
    const int ranks = 4 + 2 * m_units;
    std::vector<Row> isRank(at(m_units), Row(at(ranks), Circuit::no));
    for (int u = 0; u < m_units; ++u) {
        Row &is = isRank[at(u)];
        is[0] = m_holds[at(u)];
        const std::vector<int> out(m_goes[at(u)].begin() + m_units, m_goes[at(u)].end());
        is[1] = any(out);
        std::vector<int> goesOn, helpsOn;
        for (int v = 0; v < m_units; ++v) {
            if (v == u)
                continue;
            const std::vector<int> outThere(m_goes[at(v)].begin() + m_units, m_goes[at(v)].end());
            const int isFirst = c.either(m_holds[at(v)], any(outThere)), supports = any(m_supports[at(v)]);
            is[at(2 + v)] = c.both(goes(u, v), isFirst);
            goesOn.push_back(c.both(goes(u, v), -isFirst));
            is[at(3 + m_units + v)] = c.both(m_supports[at(u)][at(v)], -supports);
            helpsOn.push_back(c.both(m_supports[at(u)][at(v)], supports));
        }
        is[at(2 + m_units)] = any(goesOn);
        is[at(3 + 2 * m_units)] = any(helpsOn);
    }
    for (int u = 1; u < m_units; ++u) {
        int before = Circuit::no; // is the one before of a rank as low as this?
        for (int rank = 0; rank < ranks; ++rank) {
            before = c.either(before, isRank[at(u - 1)][at(rank)]);
            c.demand({-isRank[at(u)][at(rank)], before});
        }
    }
    for (int u = 0; u < m_units; ++u) {
        for (int out = 1; out < m_units; ++out) {
            // Only who comes after somebody who goes to the empty place before, and nobody goes back to an earlier one.
            std::vector<int> clause = {-goes(u, m_units + out)};
            if (u > 0) {
                clause.push_back(goes(u - 1, m_units + out));
                clause.push_back(goes(u - 1, m_units + out - 1));
            }
            c.demand(clause);
        }
        for (int out = 0; out < m_units && u > 0; ++out) {
            for (int later = out + 1; later < m_units; ++later)
                c.demand({-goes(u - 1, m_units + later), -goes(u, m_units + out)});
        }
    }
}

World AllOrders::decode(const std::vector<bool> &model) const
{
    const auto isSo = [&](int a) { return a > 0 ? model[at(a)] : !model[at(-a)]; };
    World world;
    world.units = m_units;
    for (int u = 0; u < m_units; ++u) {
        world.power[u] = static_cast<std::int8_t>(u);
        for (int v = u; v-- > 0;) {
            if (isSo(m_friends[at(u)][at(v)]))
                world.power[u] = world.power[v];
        }
        world.to[u] = static_cast<std::int8_t>(u);
        for (int place = 0; place < world.places(); ++place) {
            if (isSo(goes(u, place)))
                world.act[u] = Act::Move, world.to[u] = static_cast<std::int8_t>(place);
            if (place < m_units && isSo(m_supports[at(u)][at(place)]))
                world.act[u] = Act::Support, world.to[u] = static_cast<std::int8_t>(place);
        }
        world.touches[u] = ~Mask(0);
    }
    world.layOut();
    return world;
}

std::vector<std::uint64_t> AllOrders::inputsOf(const World &world) const
{
    std::vector<std::uint64_t> inputs;
    const auto put = [&](bool value) { inputs.push_back(value ? ~std::uint64_t(0) : 0); };
    for (int u = 0; u < m_units; ++u) {
        put(world.act[u] == Act::Hold);
        for (int place = 0; place < 2 * m_units; ++place) {
            if (place != u)
                put(world.moves(u) && world.to[u] == place);
        }
        for (int v = 0; v < m_units; ++v) {
            if (v != u)
                put(world.act[u] == Act::Support && world.to[u] == v);
        }
        for (int v = 0; v < u; ++v)
            put(world.power[u] == world.power[v]);
    }
    return inputs;
}

} // namespace entente::proof

#include "solver.h"

#include "allorders.h"
#include "equations.h"
#include "smallworlds.h"
#include "trial.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <numeric>

namespace entente::proof {

namespace {

using Without = AllOrders::Without;

/// States of rest of seasons: what is settled and what is open.
struct Rest {
    enum class Sought : std::uint8_t { Exception, Circle };

    Rest(int units, Without without, Sought sought) : all(circuit, units, without)
    {
        Circuit &c = circuit;
        all.demandOrders();
        std::vector<Rail> state, one;
        std::vector<int> open, found;
        for (int u = 0; u < units; ++u) {
            const int surely = c.input(), maybe = c.input(), chosen = c.input();
            c.demand({-surely, maybe});
            c.demand({-surely, chosen});
            c.demand({-chosen, maybe});
            state.push_back({surely, maybe});
            one.push_back(Circuit::known(chosen)); // some choice of what is open
            open.push_back(c.both(maybe, -surely));
        }
        const AllOrders::Outcome atRest = all.follow(state), chosen = all.follow(one);
        for (std::size_t u = 0; u < open.size(); ++u) {
            for (const auto &[is, was] : {std::pair{atRest.moves[u].surely, state[u].surely},
                                          std::pair{atRest.moves[u].maybe, state[u].maybe}}) {
                c.demand({-is, was});
                c.demand({is, -was});
            }
            int goesOn = Circuit::no, nextMoves = Circuit::no;
            for (std::size_t v = 0; v < open.size(); ++v) {
                if (v == u)
                    continue;
                const int there = all.goes(static_cast<int>(u), static_cast<int>(v));
                const int back = all.goes(static_cast<int>(v), static_cast<int>(u));
                goesOn = c.either(goesOn, c.both(c.both(there, -back), open[v]));
                nextMoves = c.either(nextMoves, c.both(there, one[v].surely));
                if (sought == Sought::Exception && v < u)
                    found.push_back(c.both(c.both(open[u], open[v]), all.haveOneGoal(int(u), int(v))));
            }
            if (sought == Sought::Circle) {
                found.push_back(open[u]);
                continue;
            }
            const int moves = chosen.moves[u].surely;
            const int differs = c.either(c.both(moves, -nextMoves), c.both(-moves, nextMoves));
            found.push_back(c.both(open[u], c.either(-goesOn, differs)));
            found.push_back(c.both(atRest.given[u].maybe, -atRest.given[u].surely));
        }
        c.demand(found);
    }

    Circuit::Answer ask()
    {
        std::vector<bool> model;
        const auto start = std::chrono::steady_clock::now();
        const Circuit::Answer answer = circuit.solve(model);
        seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
        if (answer == Circuit::Answer::Possible)
            season = all.decode(model);
        return answer;
    }

    Circuit circuit;
    AllOrders all;
    World season;
    double seconds = 0;
};

bool hasVoidSupport(const World &world)
{
    for (int u = 0; u < world.units; ++u) {
        if (world.act[u] == World::Act::Support && world.moves(world.to[u]) && world.to[world.to[u]] == u)
            return true;
    }
    return false;
}

/// The circuit against the equations, whichever set of movers is tried. Counts differences.
std::uint64_t compareCircuit(int units, std::uint64_t &compared)
{
    Circuit circuit;
    AllOrders all(circuit, units);
    std::vector<Rail> tried;
    for (int u = 0; u < units; ++u)
        tried.push_back(Circuit::known(circuit.input()));
    const AllOrders::Outcome outcome = all.follow(tried);
    const SmallWorlds worlds(units, false);
    std::uint64_t differences = 0;
    const Print print;
    for (std::size_t i = 0; i < worlds.patterns(); ++i) {
        worlds.visit(i, [&](const World &world, std::uint64_t) {
            if (hasVoidSupport(world))
                return; // the same as a unit that holds
            Equations equations(world, print);
            std::vector<std::uint64_t> inputs = all.inputsOf(world);
            for (int u = 0; u < units; ++u) {
                std::uint64_t lanes = 0;
                for (Mask taken = 0; taken < 1u << units; ++taken)
                    lanes |= std::uint64_t(has(taken, u)) << taken;
                inputs.push_back(lanes);
            }
            const std::vector<std::uint64_t> values = circuit.valuesOf(inputs);
            for (Mask taken = 0; taken < 1u << units; ++taken) {
                if (taken & ~equations.movers)
                    continue;
                Mask moves = 0, given = 0;
                for (std::size_t u = 0; u < outcome.moves.size(); ++u) {
                    moves |= Mask(Circuit::valueOf(outcome.moves[u].surely, values) >> taken & 1) << u;
                    given |= Mask(Circuit::valueOf(outcome.given[u].surely, values) >> taken & 1) << u;
                }
                const bool bearsOut = equations.bearsOut(taken);
                ++compared;
                differences += bearsOut != (moves == taken) || given != equations.given;
            }
        });
    }
    return differences;
}

World renamed(const World &world, const std::vector<int> &names)
{
    World other;
    other.units = world.units;
    std::vector<int> out(static_cast<std::size_t>(world.places()), 0);
    int empty = world.units;
    for (int name = 0; name < world.units; ++name) {
        const int u = static_cast<int>(std::find(names.begin(), names.end(), name) - names.begin());
        other.power[name] = world.power[u];
        other.act[name] = world.act[u];
        const std::size_t to = static_cast<std::size_t>(world.to[u]);
        if (world.to[u] >= world.units && !out[to])
            out[to] = empty++;
        other.to[name] = static_cast<std::int8_t>(world.to[u] < world.units ? names[to] : out[to]);
    }
    return other;
}

/// Has each season a name under which the solver looks at it? Counts those without.
std::uint64_t countNameless(int units)
{
    Circuit circuit;
    AllOrders all(circuit, units);
    all.demandOrders();
    const SmallWorlds worlds(units, false);
    std::uint64_t nameless = 0;
    for (std::size_t i = 0; i < worlds.patterns(); ++i) {
        bool first = true;
        worlds.visit(i, [&](const World &world, std::uint64_t) {
            // Powers have no part in names.
            if (!first || hasVoidSupport(world))
                return;
            first = false;
            std::vector<int> names(static_cast<std::size_t>(units));
            std::iota(names.begin(), names.end(), 0);
            bool more = true, found = false;
            while (more && !found) {
                std::vector<std::uint64_t> inputs;
                for (int lane = 0; lane < 64 && more; ++lane) {
                    const std::vector<std::uint64_t> own = all.inputsOf(renamed(world, names));
                    inputs.resize(own.size());
                    for (std::size_t k = 0; k < own.size(); ++k)
                        inputs[k] |= own[k] & std::uint64_t(1) << lane;
                    more = std::next_permutation(names.begin(), names.end());
                }
                found = circuit.isMet(circuit.valuesOf(inputs)) != 0;
            }
            nameless += found ? 0 : 1;
        });
    }
    return nameless;
}

/// A season that the solver found, before the judge and the reading: what they say of it is one, and as many answers as
/// are expected.
bool isJudgedRightly(const World &season, int answersExpected)
{
    const Rulebook rules = rulebookOf(Edition::Rules2023);
    Answers answers;
    const Findings read = readRules(season, printOf(rules), answers), judged = Trial(rules).judge(season);
    std::printf("%s  by the rules %d answer%s; reading and judge %s\n", Trial::tell(season, read, judged).c_str(),
                answers.count, answers.count == 1 ? "" : "s", read == judged ? "agree" : "DIFFER");
    return read == judged && !answers.paradox && (!answersExpected || answers.count >= answersExpected);
}

} // namespace

int askSolver(int units)
{
    if (!Circuit::hasSolver()) {
        std::printf("The solver is not asked: cadical is not installed (apt-get install cadical).\n");
        return 77;
    }
    bool well = true;
    for (int small = 1; small <= std::min(units, 5); ++small) {
        std::uint64_t compared = 0;
        const std::uint64_t differences = compareCircuit(small, compared), nameless = countNameless(small);
        std::printf("units=%d: circuit and equations compared on %llu sets of movers, %llu differences; %llu seasons "
                    "without a name\n",
                    small, static_cast<unsigned long long>(compared), static_cast<unsigned long long>(differences),
                    static_cast<unsigned long long>(nameless));
        well = well && differences == 0 && nameless == 0;
    }
    const std::pair<Without, const char *> faults[] = {{Without::HeadOn, "that units meet on the way"},
                                                       {Without::Cuts, "that attacks cut support"},
                                                       {Without::Rivals, "that rivals keep each other out"}};
    for (const auto &[without, what] : faults) {
        if (units < 4)
            break;
        Rest rest(4, without, Rest::Sought::Exception);
        const bool noticed = rest.ask() == Circuit::Answer::Possible;
        std::printf("left out %s: %s\n", what, noticed ? "noticed" : "NOT NOTICED");
        well = well && noticed && isJudgedRightly(rest.season, 0);
    }
    if (units >= 3) {
        Rest circle(units, Without::Nothing, Rest::Sought::Circle);
        const bool noticed = circle.ask() == Circuit::Answer::Possible;
        std::printf("a circle: %s\n", noticed ? "found" : "NOT FOUND");
        well = well && noticed && isJudgedRightly(circle.season, 2);
    }
    Rest rest(units, Without::Nothing, Rest::Sought::Exception);
    const Circuit::Answer answer = rest.ask();
    const char *said = answer == Circuit::Answer::Impossible ? "there is none"
                       : answer == Circuit::Answer::Possible ? "THERE IS ONE"
                                                             : "no answer";
    std::printf("units=%d: a season without one answer, circles apart: %s (%zu clauses, %.1f s)\n", units, said,
                rest.circuit.clauses(), rest.seconds);
    if (answer == Circuit::Answer::Possible)
        isJudgedRightly(rest.season, 0);
    return well && answer == Circuit::Answer::Impossible ? 0 : 1;
}

} // namespace entente::proof

#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace entente::proof {

/// Yes or no, as far as it is known: the two agree where it is. One value of a circuit, or its denial if negative.
struct Rail {
    int surely = 0, maybe = 0;
    friend bool operator==(Rail, Rail) = default;
};

/// Gates of two inputs. What was built once is found again, and what is known already is left out. It can be asked for
/// values, 64 at a time, or written down for a solver.
class Circuit {
public:
    static constexpr int yes = 1, no = -1;

    int input();
    int both(int a, int b);
    int either(int a, int b) { return -both(-a, -b); }

    static Rail known(int a) { return {a, a}; }
    static Rail isNot(Rail a) { return {-a.maybe, -a.surely}; }
    Rail both(Rail a, Rail b) { return {both(a.surely, b.surely), both(a.maybe, b.maybe)}; }
    Rail either(Rail a, Rail b) { return {either(a.surely, b.surely), either(a.maybe, b.maybe)}; }
    /// Item k: more than k of these are so.
    std::vector<Rail> count(const std::vector<Rail> &items);

    /// One of these at least.
    void demand(std::vector<int> clause) { m_clauses.push_back(std::move(clause)); }

    /// Are all demands met? By lane.
    std::uint64_t isMet(const std::vector<std::uint64_t> &values) const;
    /// The values of everything, given those of the inputs in the order in which they were made.
    std::vector<std::uint64_t> valuesOf(const std::vector<std::uint64_t> &inputs) const;
    static std::uint64_t valueOf(int a, const std::vector<std::uint64_t> &values)
    {
        return a > 0 ? values[static_cast<std::size_t>(a)] : ~values[static_cast<std::size_t>(-a)];
    }

    enum class Answer : std::uint8_t { Unknown, Possible, Impossible };
    /// Asks a solver that runs as a process of its own; fills in what it found.
    Answer solve(std::vector<bool> &model) const;
    static bool hasSolver();

    std::size_t gates() const { return m_gates.size(); }
    std::size_t clauses() const { return m_clauses.size() + 3 * m_gates.size() + 1; }

private:
    struct Gate {
        int name, a, b;
    };
    int m_names = 1; ///< the first is `yes`
    std::vector<int> m_inputs;
    std::vector<Gate> m_gates;
    std::map<std::pair<int, int>, int> m_built;
    std::vector<std::vector<int>> m_clauses;
};

} // namespace entente::proof

#pragma once

#include "scene.h"

#include <set>

namespace entente::proof {

/// What was counted in one run, or in several that are parts of one. Written as one line of words, `name=value`, so
/// that parts that ran on other machines add up.
struct Tally {
    int units = 0;
    bool convoys = false;
    std::string edition;
    std::set<std::size_t> done; ///< which parts of how many
    std::size_t parts = 1;
    std::uint64_t worlds = 0;    ///< that were compared, one of each kind
    std::uint64_t standFor = 0;  ///< all of their kind, units told apart
    std::uint64_t expected = 0;  ///< the same by a formula; 0: there is none
    std::uint64_t circles = 0;   ///< worlds whose equations have several answers, a circle of units being free to move
    std::uint64_t paradoxes = 0; ///< worlds in which a rule for convoys decides
    std::uint64_t unanswered = 0;
    std::uint64_t lapsed = 0; ///< worlds compared beside these, in which one fleet of a convoy holds
    std::uint64_t differences = 0;
    std::uint64_t digest = 0; ///< of what the judge found: the sum over all worlds, so parts add up
    double seconds = 0;

    void note(const World &world, const Findings &judged, std::uint64_t standsFor, const Answers &answers);
    void note(const Scene &scene, const Fates &judged, std::uint64_t standsFor, const Answers &answers);
    /// No difference, and once all parts are in: no world too many or too few.
    bool isWell() const;
    bool belongsTo(const Tally &other) const;
    bool isWhole() const { return done.size() == parts; }
    /// False if it has some of these parts already.
    bool add(const Tally &other);
    std::string text() const;
    static bool read(const std::string &line, Tally &tally);

private:
    void count(std::uint64_t standsFor, const Answers &answers, std::uint64_t hash);
    void readParts(const std::string &text);
};

/// Adds up the lines of text() in these files and prints one line a run; gives the exit status.
int sumUp(const std::vector<std::string> &files);

} // namespace entente::proof

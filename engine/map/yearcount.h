#pragma once

#include <string>

namespace entente {

/// How people call the years that a game counts. Positions, files and orders count upwards always, so that time sorts;
/// a war before Christ is stored as the years 1, 2, 3 and told as 431, 430, 429 BC.
struct YearCount {
    bool isDown = false;
    int first = 0;      ///< where it runs down: what the year that is stored as 1 is called
    std::string suffix; ///< "BC": stands behind the number

    /// The number that people say for a stored year.
    int told(int year) const
    {
        const int number = isDown ? first + 1 - year : year;
        return isTurned(year) ? 1 - number : number;
    }
    /// Has a count that runs down passed the year 1? There is no year 0: the next is 1 again, and counts upwards.
    bool isTurned(int year) const { return isDown && year > first; }
    /// The stored year that has this number, before a count turns.
    int stored(int number) const { return isDown ? first + 1 - number : number; }

    friend bool operator==(const YearCount &, const YearCount &) = default;
};

} // namespace entente

#include "game/scores.h"

namespace entente {

namespace {

using Dead = ScoreSystem::Dead;
using Ties = ScoreSystem::Ties;
using Tribute = ScoreSystem::Tribute;

constexpr std::array<double, 7> thousands{7000, 6000, 5000, 4000, 3000, 2000, 1000};
constexpr std::array<double, 7> ductTape{40, 24, 15, 9, 6, 3, 3};
const std::vector<double> drawSizes{0, 21, 21, 21, 30, 30, 30, 30, 42, 42, 42, 70, 70, 70, 105, 105};

} // namespace

// clang-format off
std::span<const ScoreSystem> scoreSystems()
{
    static const std::vector<ScoreSystem> all{
    {.name = "draw-size", .title = worded("Scores", "Draw size"),
     .formula = worded("Scores",
                           "Those who share a draw share 100 points. A winner gets all of them."),
     .shares = {.pool = 100, .draw = true}, .win = 100},
    {.name = "sum-of-squares", .title = worded("Scores", "Sum of squares"),
     .formula = worded("Scores",
                           "100 points are shared by the squares of the centres. A winner gets all of them."),
     .shares = {.pool = 100, .squares = 1}, .win = 100},
    {.name = "c-diplo-100", .title = "C-Diplo 100",
     .formula = worded("Scores",
                           "A point for playing, a point a centre, and 38, 14 and 7 for the first three; ties "
                           "share. A winner gets 100, the others nothing."),
     .played = 1, .perCentre = 1, .ranks = {{38, 14, 7}, Dead::Equal}, .win = 100},
    {.name = "c-diplo-80", .title = "C-Diplo 80",
     .formula = worded("Scores",
                           "A point a centre, and 25, 14 and 7 for the first three; ties share. A winner gets "
                           "80, the others nothing."),
     .perCentre = 1, .ranks = {{25, 14, 7}, Dead::Equal}, .win = 80},
    {.name = "carnage-dead-equal", .title = worded("Scores", "Carnage, the dead equal"),
     .formula = worded("Scores",
                           "A point a centre, and 7000, 6000 and so on to 1000 by rank; ties share, and the dead"
                           " are tied. A winner gets 28034, the others nothing."),
     .perCentre = 1, .ranks = {thousands, Dead::Equal}, .win = 28034},
    {.name = "carnage", .title = worded("Scores", "Carnage, by elimination"),
     .formula = worded("Scores",
                           "A point a centre, and 7000, 6000 and so on to 1000 by rank; ties share, and who died"
                           " later is before who died earlier. A winner gets 28034, the others nothing."),
     .perCentre = 1, .ranks = {thousands, Dead::ByYear}, .win = 28034},
    {.name = "carnage-2023", .title = "Carnage 2023",
     .formula = worded("Scores",
                           "As Carnage by elimination, and a sole leader gets 300 for each centre ahead of the "
                           "second."),
     .perCentre = 1, .ranks = {thousands, Dead::ByYear}, .lead = {.perCentreAhead = 300}, .win = 28034},
    {.name = "centre-carnage", .title = worded("Scores", "Centre-count Carnage"),
     .formula = worded("Scores",
                           "500 points a centre, and 7007, 6006 and so on to 1001 by rank; ties share, and who "
                           "died later is before who died earlier. A winner gets 39028, the others 1000."),
     .perCentre = 500, .ranks = {{7007, 6006, 5005, 4004, 3003, 2002, 1001}, Dead::ByYear}, .win = 39028, .loss = 1000},
    {.name = "manorcon", .title = "ManorCon",
     .formula = worded("Scores",
                           "With c centres one weighs c² + 4c + 16, and the living get their share of 100 by "
                           "weight, the weight of the dead lost. The dead get a tenth of a point for each year "
                           "that they lived. A winner gets 75, the others a tenth for each year."),
     .perYearDead = 0.1, .shares = {100, false, 1, 4, 16, true}, .win = 75, .lossPerYear = 0.1},
    {.name = "manorcon-original", .title = worded("Scores", "ManorCon, as it began"),
     .formula = worded("Scores",
                           "As ManorCon, but a winner gets 100."),
     .perYearDead = 0.1, .shares = {100, false, 1, 4, 16, true}, .win = 100, .lossPerYear = 0.1},
    {.name = "manorcon-2", .title = worded("Scores", "ManorCon, second version"),
     .formula = worded("Scores",
                           "As ManorCon, but the dead weigh nothing, and a winner gets 100."),
     .perYearDead = 0.1, .shares = {100, false, 1, 4, 16, false}, .win = 100, .lossPerYear = 0.1},
    {.name = "bangkok", .title = "Bangkok",
     .formula = worded("Scores",
                           "A point a centre, 3 for being alive, and 12 shared by the leaders and those one and "
                           "two centres behind, 3 to 2 to 1. The dead get 0.3 for each year that they lived. A "
                           "winner gets 41, the others half a point a centre."),
     .perCentre = 1, .alive = 3, .perYearDead = 0.3, .lead = {.shared = 12, .near = {3, 2, 1}}, .win = 41,
     .lossPerCentre = 0.5},
    {.name = "olympic", .title = "Olympic",
     .formula = worded("Scores",
                           "As Bangkok, but 4 to 1½ to ½. A winner gets 46, the others nothing."),
     .perCentre = 1, .alive = 3, .perYearDead = 0.3, .lead = {.shared = 12, .near = {4, 1.5, 0.5}}, .win = 46},
    {.name = "tribute", .title = "Tribute",
     .formula = worded("Scores",
                           "A point a centre, and the living share 66. Each of them pays the leaders a point for"
                           " each centre that these have above 6, as far as its share goes. A winner gets 100, "
                           "the others nothing."),
     .perCentre = 1, .aliveShared = 66, .tribute = Tribute::AboveSix, .win = 100},
    {.name = "world-classic", .title = "World Classic",
     .formula = worded("Scores",
                           "10 points a centre, 30 for being alive, and the leaders share 48. The dead get a "
                           "point for each year that they lived. A winner gets 420, the others a point for each "
                           "year."),
     .perCentre = 10, .alive = 30, .perYearDead = 1, .lead = {.shared = 48}, .win = 420, .lossPerYear = 1},
    {.name = "summer-classic", .title = "Summer Classic",
     .formula = worded("Scores",
                           "As World Classic, but three leaders or more get nothing of the 48."),
     .perCentre = 10, .alive = 30, .perYearDead = 1, .lead = {.shared = 48, .most = 2}, .win = 420, .lossPerYear = 1},
    {.name = "duct-tape", .title = "Duct Tape V2",
     .formula = worded("Scores",
                           "A point a centre, and 40, 24, 15, 9, 6, 3 and 3 by rank; ties share, and the dead "
                           "are tied. A winner gets 75, the others nothing."),
     .perCentre = 1, .ranks = {ductTape, Dead::Equal}, .win = 75},
    {.name = "duct-tape-elimination", .title = worded("Scores", "Duct Tape V2, by elimination"),
     .formula = worded("Scores",
                           "As Duct Tape V2, but who died later is before who died earlier."),
     .perCentre = 1, .ranks = {ductTape, Dead::ByYear}, .win = 75},
    {.name = "solo", .title = worded("Scores", "Solo or bust"),
     .formula = worded("Scores",
                           "A winner gets 100. Nothing else counts."),
     .win = 100},
    {.name = "c-diplo-namur", .title = "C-Diplo Namur",
     .formula = worded("Scores",
                           "A point for playing; 5, 9, 12, 14, 16 and 18 for one centre to six, and a point for "
                           "each further one; 38, 14 and 7 for the first three; ties share. A winner gets 85, the "
                           "others nothing."),
     .played = 1, .byCentres = {0, 5, 9, 12, 14, 16, 18, 19}, .ranks = {{38, 14, 7}, Dead::Equal}, .win = 85},
    {.name = "bangkok-pike", .title = "Bangkok Pike",
     .formula = worded("Scores",
                           "A point a centre, 3 for being alive, 6 to a sole leader or 4 to each of several, 4 to "
                           "those one centre behind and 2 to those two behind; a sole leader gets the 4 too if "
                           "nobody else does, and the 2 if nobody gets either. The dead get a tenth for each year "
                           "that they played. A winner gets 60, the others a tenth for each year."),
     .perCentre = 1, .alive = 3, .dead = 0.1, .perYearDead = 0.1,
     .lead = {.byCount = {6, 4, 4, 4, 4, 4, 4}, .behind = {4, 2}}, .win = 60, .loss = 0.1, .lossPerYear = 0.1},
    {.name = "base-3", .title = "Base 3",
     .formula = worded("Scores",
                           "A point a centre, 3 for being alive, and 9 to a sole leader; with each further leader "
                           "each of them gets a third of that. A winner gets 46, the others nothing."),
     .perCentre = 1, .alive = 3, .lead = {.byCount = {9, 3, 1, 1 / 3.0, 1 / 9.0, 1 / 27.0, 1 / 81.0}}, .win = 46},
    {.name = "mischief", .title = worded("Scores", "Mischief"),
     .formula = worded("Scores",
                           "A point a centre, 5 to a sole leader, or one to each of two. A winner gets 34, the "
                           "others nothing."),
     .perCentre = 1, .lead = {.byCount = {5, 1}}, .win = 34},
    {.name = "vulcan", .title = "Vulcan",
     .formula = worded("Scores",
                           "The living get 5, a point a centre, and a point for each centre by which they are "
                           "ahead of another, summed over all who are behind; the leaders share 10. A winner gets "
                           "130, others who are alive 5."),
     .perCentre = 1, .alive = 5, .overEach = 1, .lead = {.shared = 10}, .win = 130, .lossAlive = 5},
    {.name = "open-tribute", .title = "OpenTribute",
     .formula = worded("Scores",
                           "The living get 34 and 3 points a centre, and pay the leaders a point for each centre "
                           "that these have more; as much comes in for each of the dead. Each leader gets what has "
                           "come in, divided by the square of how many lead, rounded down. A winner gets 340, the "
                           "others nothing."),
     .perCentre = 3, .alive = 34, .tribute = Tribute::Gap, .win = 340},
    {.name = "omg", .title = "OMG (Open Mind the Gap)",
     .formula = worded("Scores",
                           "1.5 a centre, 9 for being alive, and 4.5, 3 and 1.5 for the first three; ties share. "
                           "Each other pays a sole leader a point for each centre that it is ahead of the second, "
                           "at most half of its own score. A winner gets 100, the others nothing."),
     .perCentre = 1.5, .alive = 9, .ranks = {{4.5, 3, 1.5}, Dead::Equal}, .tribute = Tribute::LeadHalf, .win = 100},
    {.name = "whipping", .title = "Whipping",
     .formula = worded("Scores",
                           "10 points a centre, the living share 60, and a sole leader gets 2 more a centre. The "
                           "dead get a point for each year that they played. A winner gets 468, the others a point "
                           "for each year."),
     .perCentre = 10, .aliveShared = 60, .dead = 1, .perYearDead = 1, .lead = {.perCentreAlone = 2}, .win = 468,
     .loss = 1, .lossPerYear = 1},
    {.name = "southern-sun", .title = "Southern Sun",
     .formula = worded("Scores",
                           "10 points a centre, 30 for being alive, and 130, 80, 50, 30, 20, 10 and 10 by rank; "
                           "ties share, in whole points. The dead get 3 points for each year that they played. A "
                           "winner gets 500, the others nothing."),
     .perCentre = 10, .alive = 30, .dead = 3, .perYearDead = 3,
     .ranks = {{130, 80, 50, 30, 20, 10, 10}, Dead::None, Ties::Share, {}, true}, .win = 500},
    {.name = "sydney-league", .title = "Sydney League",
     .formula = worded("Scores",
                           "25 points a centre, and 700, 600 and so on to 100 by rank; ties share, and who died "
                           "later is before who died earlier. The dead get a point for each year that they played. "
                           "A winner gets half as much again, the others half of it."),
     .perCentre = 25, .dead = 1, .perYearDead = 1, .ranks = {{700, 600, 500, 400, 300, 200, 100}, Dead::ByYear},
     .winTimes = 1.5, .lossTimes = 0.5},
    {.name = "ranked-classic", .title = "Ranked Classic",
     .formula = worded("Scores",
                           "10 points a centre, 30 for being alive, and 200, 90, 60, 40, 30, 20 and 10 by rank; "
                           "two who tie get 135, 70, 50, 35, 25 or 15 each, more get what the lowest of their "
                           "places is worth. The dead get a point for each year that they lived. A winner gets "
                           "550, the others a point for each year."),
     .perCentre = 10, .alive = 30, .perYearDead = 1,
     .ranks = {{200, 90, 60, 40, 30, 20, 10}, Dead::None, Ties::Lower, {135, 70, 50, 35, 25, 15}}, .win = 550,
     .lossPerYear = 1},
    {.name = "haight", .title = "Haight",
     .formula = worded("Scores",
                           "10 points a centre, and 66, 55, 44, 33, 22 and 11 by rank; ties get what the lowest of "
                           "their places is worth, and who died later is before who died earlier. A sole leader "
                           "gets 5 for each centre ahead of the second. The dead get a point for each year that "
                           "they played. A winner gets 451, the others 5 a centre or a point for each year, "
                           "whichever is more."),
     .perCentre = 10, .dead = 1, .perYearDead = 1, .ranks = {{66, 55, 44, 33, 22, 11}, Dead::ByYear, Ties::Lower},
     .lead = {.perCentreAhead = 5}, .win = 451, .loss = 1, .lossPerCentre = 5, .lossPerYear = 1, .lossGreater = true},
    {.name = "your-draw-size", .title = worded("Scores", "Your Draw Size"),
     .formula = worded("Scores",
                           "21 points for up to 3 centres, 30 for up to 7, 42 for up to 10, 70 for up to 13, and "
                           "105 for more. A winner gets 320, the others nothing."),
     .byCentres = drawSizes, .win = 320},
    {.name = "your-draw-size-short", .title = worded("Scores", "Your Draw Size, short games"),
     .formula = worded("Scores",
                           "As Your Draw Size, but a winner gets 300."),
     .byCentres = drawSizes, .win = 300},
    };
    return all;
}
// clang-format on

} // namespace entente

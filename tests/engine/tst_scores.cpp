#include "testfiles.h"

#include "game/scores.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace entente;
using namespace entente::test;

/// Scores of games at their end, held against the boards that were worked out beside each system (UEWBot/dipvis,
/// tournament/game_scoring), and what must hold of every end there can be.
class ScoresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void workedBoards_data();
    void workedBoards();
    void everyEnd_data();
    void everyEnd();
    void facts_data();
    void facts();
    void standingOfAGame();
};

namespace {

/// Austria, England, France, Germany, Italy, Russia, Turkey; years lived from 1901 on.
FinalStanding board(std::vector<int> centres, std::vector<int> years, int winner = -1)
{
    FinalStanding standing;
    standing.centres = std::move(centres);
    standing.years = std::move(years);
    standing.winner = winner;
    return standing;
}

const FinalStanding even = board({5, 4, 5, 5, 4, 5, 4}, {0, 0, 0, 0, 0, 0, 0});         // 1901
const FinalStanding twoLead = board({0, 5, 4, 8, 4, 5, 8}, {3, 3, 3, 3, 3, 3, 3});      // 1904
const FinalStanding oneLeads = board({0, 5, 3, 13, 3, 4, 6}, {3, 4, 4, 4, 4, 4, 4});    // 1905
const FinalStanding farAhead = board({0, 5, 0, 17, 0, 5, 7}, {3, 5, 5, 5, 5, 5, 5});    // 1906
const FinalStanding threeLead = board({4, 4, 4, 6, 4, 6, 6}, {1, 1, 1, 1, 1, 1, 1});    // 1902
const FinalStanding won = board({0, 4, 0, 18, 0, 5, 7}, {3, 6, 5, 6, 5, 6, 6}, 3);      // 1907
const FinalStanding eightYears = board({11, 10, 8, 2, 2, 1, 0}, {7, 7, 7, 7, 7, 7, 3}); // 1908
const FinalStanding twoGone = board({13, 7, 5, 5, 4, 0, 0}, {7, 7, 7, 7, 7, 4, 3});     // 1908
const FinalStanding steps = board({7, 6, 5, 4, 3, 2, 1}, {0, 0, 0, 0, 0, 0, 0});
const FinalStanding manyGone = board({0, 17, 0, 0, 16, 1, 0}, {2, 6, 6, 4, 6, 6, 4}); // 1907
// Example boards of several systems, lettered as theirs are; 1908 and 1911.
const FinalStanding haightA = board({0, 10, 9, 8, 5, 0, 2}, {3, 7, 7, 7, 7, 7, 7});
const FinalStanding haightB = board({0, 17, 0, 10, 4, 0, 3}, {3, 7, 7, 7, 7, 7, 7});
const FinalStanding haightC = board({0, 11, 0, 11, 11, 0, 1}, {3, 7, 7, 7, 7, 7, 7});
const FinalStanding haightD = board({0, 12, 0, 11, 11, 0, 0}, {3, 7, 7, 7, 7, 6, 6});
const FinalStanding haightE = board({0, 12, 0, 10, 10, 0, 2}, {3, 7, 7, 7, 7, 7, 7});
const FinalStanding haightF = board({0, 18, 0, 10, 4, 0, 2}, {3, 10, 7, 10, 10, 7, 10}, 1);
const FinalStanding tied = board({1, 10, 1, 1, 10, 10, 1}, {6, 6, 6, 6, 6, 6, 6});

} // namespace

void ScoresTest::workedBoards_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<FinalStanding>("standing");
    QTest::addColumn<QList<double>>("scores");
    const auto row = [](const char *system, const char *name, const FinalStanding &standing, QList<double> scores) {
        QTest::addRow("%s %s", system, name) << QString::fromLatin1(system) << standing << scores;
    };
    row("draw-size", "even", even, {100 / 7.0, 100 / 7.0, 100 / 7.0, 100 / 7.0, 100 / 7.0, 100 / 7.0, 100 / 7.0});
    row("draw-size", "won", won, {0, 0, 0, 100, 0, 0, 0});
    const double five = 2500 / 148.0, four = 1600 / 148.0;
    row("sum-of-squares", "even", even, {five, four, five, five, four, five, four});
    row("sum-of-squares", "won", won, {0, 0, 0, 100, 0, 0, 0});
    row("c-diplo-100", "even", even, {20.75, 5, 20.75, 20.75, 5, 20.75, 5});
    row("c-diplo-100", "won", won, {0, 0, 0, 100, 0, 0, 0});
    row("c-diplo-80", "even", even, {16.5, 4, 16.5, 16.5, 4, 16.5, 4});
    row("c-diplo-80", "won", won, {0, 0, 0, 80, 0, 0, 0});
    for (const char *carnage : {"carnage-dead-equal", "carnage", "carnage-2023"}) {
        row(carnage, "even", even, {5505, 2004, 5505, 5505, 2004, 5505, 2004});
        row(carnage, "won", won, {0, 0, 0, 28034, 0, 0, 0});
    }
    row("carnage-dead-equal", "far ahead", farAhead, {2000, 4505, 2000, 7017, 2000, 4505, 6007});
    row("carnage", "far ahead", farAhead, {1000, 4505, 2500, 7017, 2500, 4505, 6007});
    row("carnage-2023", "far ahead", farAhead, {1000, 4505, 2500, 10017, 2500, 4505, 6007});
    row("centre-carnage", "eight years", eightYears, {12507, 11006, 9005, 4503.5, 4503.5, 2502, 1001});
    row("centre-carnage", "two gone", twoGone, {13507, 9506, 7004.5, 7004.5, 5003, 2002, 1001});
    row("centre-carnage", "won", won, {1000, 1000, 1000, 39028, 1000, 1000, 1000});
    for (const char *manorcon : {"manorcon", "manorcon-original"}) {
        row(manorcon, "two lead", twoLead,
            {0.3, 6100 / 458.0, 4800 / 458.0, 11200 / 458.0, 4800 / 458.0, 6100 / 458.0, 11200 / 458.0});
        row(manorcon, "one leads", oneLeads,
            {0.3, 6100 / 512.0, 3700 / 512.0, 23700 / 512.0, 3700 / 512.0, 4800 / 512.0, 7600 / 512.0});
        row(manorcon, "far ahead", farAhead, {0.3, 6100 / 636.0, 0.5, 37300 / 636.0, 0.5, 6100 / 636.0, 9300 / 636.0});
    }
    row("manorcon", "won", won, {0.3, 0.6, 0.5, 75, 0.5, 0.6, 0.6});
    row("manorcon-original", "won", won, {0.3, 0.6, 0.5, 100, 0.5, 0.6, 0.6});
    row("manorcon-2", "two lead", twoLead,
        {0.3, 6100 / 442.0, 4800 / 442.0, 11200 / 442.0, 4800 / 442.0, 6100 / 442.0, 11200 / 442.0});
    row("manorcon-2", "one leads", oneLeads,
        {0.3, 6100 / 496.0, 3700 / 496.0, 23700 / 496.0, 3700 / 496.0, 4800 / 496.0, 7600 / 496.0});
    row("bangkok", "two lead", twoLead, {0.9, 8, 7, 17, 7, 8, 17});
    row("bangkok", "one leads", oneLeads, {0.9, 8, 6, 28, 6, 7, 9});
    row("bangkok", "far ahead", farAhead, {0.9, 8, 1.5, 32, 1.5, 8, 10});
    row("bangkok", "won", won, {0, 2, 0, 41, 0, 2.5, 3.5});
    // Each step down the weights: 12 by 3 to 2 to 1, and by 4 to 1.5 to 0.5.
    row("bangkok", "steps", steps, {16, 13, 10, 7, 6, 5, 4});
    row("olympic", "steps", steps, {18, 12, 9, 7, 6, 5, 4});
    row("olympic", "won", won, {0, 0, 0, 46, 0, 0, 0});
    const double seventh = 66 / 7.0;
    row("tribute", "even", even,
        {seventh + 5, seventh + 4, seventh + 5, seventh + 5, seventh + 4, seventh + 5, seventh + 4});
    row("tribute", "two lead", twoLead, {0, 14, 13, 23, 13, 14, 23});
    row("tribute", "one leads", oneLeads, {0, 9, 7, 59, 7, 8, 10});
    row("tribute", "far ahead", farAhead, {0, 10.5, 0, 66.5, 0, 10.5, 12.5});
    row("tribute", "won", won, {0, 0, 0, 100, 0, 0, 0});
    for (const char *classic : {"world-classic", "summer-classic"}) {
        row(classic, "two lead", twoLead, {3, 80, 70, 134, 70, 80, 134});
        row(classic, "one leads", oneLeads, {3, 80, 60, 208, 60, 70, 90});
        row(classic, "far ahead", farAhead, {3, 80, 5, 248, 5, 80, 100});
        row(classic, "won", won, {3, 6, 5, 420, 5, 6, 6});
    }
    row("world-classic", "three lead", threeLead, {70, 70, 70, 106, 70, 106, 106});
    row("summer-classic", "three lead", threeLead, {70, 70, 70, 90, 70, 90, 90});
    for (const char *tape : {"duct-tape", "duct-tape-elimination"}) {
        row(tape, "steps", steps, {47, 30, 20, 13, 9, 5, 4});
        row(tape, "won", won, {0, 0, 0, 75, 0, 0, 0});
    }
    const double third = 79 / 3.0 + 10;
    row("solo", "far ahead", farAhead, {0, 0, 0, 0, 0, 0, 0});
    row("solo", "won", won, {0, 0, 0, 100, 0, 0, 0});
    row("c-diplo-namur", "two lead", twoLead, {1, 20.5, 15, 47, 15, 20.5, 47});
    row("c-diplo-namur", "one leads", oneLeads, {1, 24, 13, 64, 13, 15, 33});
    row("c-diplo-namur", "far ahead", farAhead, {1, 20.5, 1, 68, 1, 20.5, 34});
    row("c-diplo-namur", "three lead", threeLead, {15, 15, 15, 19 + 59 / 3.0, 15, 19 + 59 / 3.0, 19 + 59 / 3.0});
    row("c-diplo-namur", "won", won, {0, 0, 0, 85, 0, 0, 0});
    row("bangkok-pike", "two lead", board({0, 5, 4, 8, 2, 7, 8}, {3, 3, 3, 3, 3, 3, 3}), {0.4, 8, 7, 15, 5, 14, 15});
    row("bangkok-pike", "one leads", oneLeads, {0.4, 8, 6, 28, 6, 7, 9});
    row("bangkok-pike", "far ahead", farAhead, {0.4, 8, 0.6, 32, 0.6, 8, 10});
    row("bangkok-pike", "two behind", board({0, 7, 2, 8, 1, 7, 9}, {3, 3, 3, 3, 3, 3, 3}), {0.4, 12, 5, 15, 4, 12, 18});
    row("bangkok-pike", "one behind", board({0, 6, 3, 8, 2, 6, 9}, {3, 3, 3, 3, 3, 3, 3}), {0.4, 9, 6, 15, 5, 9, 18});
    row("bangkok-pike", "won", won, {0.4, 0.7, 0.6, 60, 0.6, 0.7, 0.7});
    row("base-3", "A", haightA, {0, 22, 12, 11, 8, 0, 5});
    row("base-3", "B", haightB, {0, 29, 0, 13, 7, 0, 6});
    row("base-3", "C", haightC, {0, 15, 0, 15, 15, 0, 4});
    row("base-3", "D", haightD, {0, 24, 0, 14, 14, 0, 0});
    row("base-3", "F", haightF, {0, 46, 0, 0, 0, 0, 0});
    row("mischief", "one leads", board({0, 6, 8, 7, 9, 0, 4}, {3, 3, 3, 3, 3, 3, 3}), {0, 6, 8, 7, 14, 0, 4});
    row("mischief", "two lead", board({8, 5, 7, 0, 0, 6, 8}, {11, 11, 11, 3, 7, 11, 11}), {9, 5, 7, 0, 0, 6, 9});
    row("mischief", "three lead", board({9, 5, 0, 0, 9, 2, 9}, {11, 11, 2, 3, 11, 11, 11}), {9, 5, 0, 0, 9, 2, 9});
    row("mischief", "won", won, {0, 0, 0, 34, 0, 0, 0});
    row("vulcan", "even", even, {15.5, 9, 15.5, 15.5, 9, 15.5, 9});
    row("vulcan", "one leads", board({0, 5, 1, 10, 5, 4, 9}, {3, 3, 3, 3, 3, 3, 3}), {0, 20, 7, 61, 20, 16, 44});
    row("vulcan", "far ahead", board({0, 5, 1, 14, 2, 4, 8}, {3, 4, 4, 4, 4, 4, 4}), {0, 23, 7, 93, 10, 18, 41});
    row("vulcan", "two gone", board({0, 5, 1, 12, 0, 5, 11}, {3, 5, 5, 5, 5, 5, 5}), {0, 24, 8, 77, 0, 24, 60});
    row("vulcan", "won", won, {0, 5, 0, 130, 0, 5, 5});
    row("open-tribute", "even", even, {49, 45, 49, 49, 45, 49, 45});
    row("open-tribute", "two lead", twoLead, {0, 46, 42, 63, 42, 46, 63});
    row("open-tribute", "one leads", oneLeads, {0, 41, 33, 130, 33, 37, 45});
    row("open-tribute", "far ahead", farAhead, {0, 37, 0, 170, 0, 37, 45});
    row("open-tribute", "won", won, {0, 0, 0, 340, 0, 0, 0});
    row("omg", "even", even, {18.75, 15, 18.75, 18.75, 15, 18.75, 15});
    row("omg", "two lead", twoLead, {0, 17.25, 15, 24.75, 15, 17.25, 24.75});
    row("omg", "one leads", oneLeads, {0, 11, 6.75, 67.5, 6.75, 8, 14});
    row("omg", "far ahead", farAhead, {0, 8.625, 0, 66.25, 0, 8.625, 12.5});
    row("omg", "won", won, {0, 0, 0, 100, 0, 0, 0});
    row("whipping", "A", board({0, 12, 3, 6, 9, 0, 4}, {3, 7, 7, 7, 7, 7, 7}), {4, 156, 42, 72, 102, 8, 52});
    row("whipping", "B", board({17, 0, 1, 12, 0, 4, 0}, {10, 10, 10, 10, 5, 10, 4}), {219, 11, 25, 135, 6, 55, 5});
    row("whipping", "C", board({18, 3, 4, 0, 0, 9, 0}, {10, 10, 10, 7, 4, 10, 3}, 0), {468, 11, 11, 8, 5, 11, 4});
    row("whipping", "D", board({4, 11, 11, 0, 0, 0, 8}, {10, 10, 10, 3, 6, 5, 10}), {55, 125, 125, 4, 7, 6, 95});
    row("southern-sun", "1", board({0, 14, 4, 1, 0, 0, 15}, {6, 8, 8, 8, 1, 3, 8}), {21, 250, 120, 70, 6, 12, 310});
    row("southern-sun", "2", board({12, 11, 5, 5, 1, 0, 0}, {8, 8, 8, 8, 8, 2, 5}), {280, 220, 120, 120, 60, 9, 18});
    row("southern-sun", "5", board({8, 7, 6, 6, 3, 3, 1}, {8, 8, 8, 8, 8, 8, 8}), {240, 180, 130, 130, 75, 75, 50});
    row("southern-sun", "6", board({11, 11, 11, 1, 0, 0, 0}, {8, 8, 8, 8, 3, 8, 2}), {227, 227, 227, 70, 12, 27, 9});
    row("southern-sun", "7", board({17, 17, 0, 0, 0, 0, 0}, {8, 8, 2, 5, 3, 8, 2}), {305, 305, 9, 18, 12, 27, 9});
    row("southern-sun", "won", won, {0, 0, 0, 500, 0, 0, 0});
    row("sydney-league", "even", even, {675, 300, 675, 675, 300, 675, 300});
    row("sydney-league", "far ahead", farAhead, {104, 575, 256, 1125, 256, 575, 775});
    row("sydney-league", "won", won, {52, 250, 128, 1725, 128, 312.5, 387.5});
    row("ranked-classic", "A", haightA, {3, 330, 210, 170, 120, 7, 80});
    row("ranked-classic", "B", haightB, {3, 400, 7, 220, 130, 7, 100});
    row("ranked-classic", "C", haightC, {3, 200, 7, 200, 200, 7, 80});
    row("ranked-classic", "D", haightD, {3, 350, 7, 210, 210, 6, 6});
    row("ranked-classic", "E", haightE, {3, 350, 7, 200, 200, 7, 90});
    row("ranked-classic", "F", haightF, {3, 550, 7, 10, 10, 7, 10});
    row("haight", "A", haightA, {4, 171, 145, 124, 83, 19, 42});
    row("haight", "B", haightB, {4, 271, 19, 155, 84, 19, 63});
    row("haight", "C", haightC, {4, 154, 19, 154, 154, 19, 43});
    row("haight", "D", haightD, {4, 191, 41, 154, 154, 18, 18});
    row("haight", "E", haightE, {4, 196, 19, 144, 144, 19, 53});
    row("haight", "F", haightF, {4, 451, 8, 50, 20, 8, 11});
    for (const char *size : {"your-draw-size", "your-draw-size-short"}) {
        row(size, "even", even, {30, 30, 30, 30, 30, 30, 30});
        row(size, "11", board({0, 5, 3, 11, 4, 3, 8}, {3, 3, 3, 3, 3, 3, 3}), {0, 30, 21, 70, 30, 21, 42});
        row(size, "14", board({0, 5, 1, 14, 2, 4, 8}, {3, 4, 4, 4, 4, 4, 4}), {0, 30, 21, 105, 21, 30, 42});
        row(size, "17", board({0, 4, 0, 17, 0, 6, 7}, {3, 5, 5, 5, 5, 5, 5}), {0, 30, 0, 105, 0, 30, 30});
    }
    row("your-draw-size", "won", won, {0, 0, 0, 320, 0, 0, 0});
    row("your-draw-size-short", "won", won, {0, 0, 0, 300, 0, 0, 0});
    row("duct-tape", "tied", tied, {6.25, third, 6.25, 6.25, third, third, 6.25});
    row("duct-tape", "many gone", manyGone, {5.25, 57, 5.25, 5.25, 40, 16, 5.25});
    row("duct-tape-elimination", "many gone", manyGone, {3, 57, 9, 4.5, 40, 16, 4.5});
}

void ScoresTest::workedBoards()
{
    QFETCH(QString, system);
    QFETCH(FinalStanding, standing);
    QFETCH(QList<double>, scores);
    const ScoreSystem *named = scoreSystemNamed(system.toStdString());
    QVERIFY(named);
    const std::vector<double> ours = scoresOf(*named, standing);
    QCOMPARE(ours.size(), std::size_t(7));
    for (std::size_t i = 0; i < 7; ++i)
        QVERIFY2(
            std::abs(ours[i] - scores[static_cast<qsizetype>(i)]) < 1e-9,
            qPrintable(QStringLiteral("%1: %2, not %3").arg(i).arg(ours[i]).arg(scores[static_cast<qsizetype>(i)])));
}

void ScoresTest::everyEnd_data()
{
    QTest::addColumn<QString>("system");
    for (const ScoreSystem &system : scoreSystems())
        QTest::newRow(system.name) << QString::fromLatin1(system.name);
}

/// Of all ways in which 34 centres are divided with nobody above 17: more centres are never worth less than fewer on
/// the same board, equals score the same, and no score is more than a win.
void ScoresTest::everyEnd()
{
    QFETCH(QString, system);
    const ScoreSystem &named = *scoreSystemNamed(system.toStdString());
    QVERIFY(!named.formula.text().empty());
    QVERIFY(scoreSystems().size() >= 30);
    const double win = factsOf(named).win;
    int ends = 0;
    std::vector<int> centres(7, 0);
    const std::vector<int> years(7, 5);
    const auto look = [&] {
        const std::vector<double> scores = scoresOf(named, board(centres, years));
        ++ends;
        for (std::size_t i = 0; i + 1 < 7; ++i) { // they go down
            const bool ordered = centres[i] == centres[i + 1] ? std::abs(scores[i] - scores[i + 1]) < 1e-9
                                                              : scores[i] + 1e-9 >= scores[i + 1];
            if (!ordered)
                return false;
        }
        return scores[0] <= win + 1e-9 && scores[6] >= -1e-9;
    };
    const auto divide = [&](auto &&self, std::size_t at, int left, int most) -> bool {
        if (at == 7)
            return left > 0 || look();
        for (int own = std::min(left, most); own * static_cast<int>(7 - at) >= left && own >= 0; --own) {
            centres[at] = own;
            if (!self(self, at + 1, left - own, own))
                return false;
        }
        return true;
    };
    QVERIFY2(divide(divide, 0, 34, 17),
             qPrintable(QStringLiteral("%1 %2 %3 %4").arg(centres[0]).arg(centres[1]).arg(centres[2]).arg(centres[3])));
    QVERIFY(ends > 1000);
}

void ScoresTest::facts_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QList<double>>("facts"); // least and most sum, the best end without a win, a win, the cost
    const auto row = [](const char *system, QList<double> facts) {
        QTest::newRow(system) << QString::fromLatin1(system) << facts;
    };
    row("sum-of-squares", {100, 100, 28900 / 338.0, 100, 0});
    row("draw-size", {100, 100, 50, 100, 0});
    row("carnage", {28034, 28034, 7017, 28034, 0});
    row("tribute", {100, 100, 83, 100, 2.8});
    row("omg", {78, 123, 81, 100, 3.75});
    row("open-tribute", {212, 340, 170, 340, 0});
    row("sydney-league", {3650, 3705, 1125, 1725, 0});
}

/// What is told beside each system, where it was worked out by other means.
void ScoresTest::facts()
{
    QFETCH(QString, system);
    QFETCH(QList<double>, facts);
    const ScoreFacts ours = factsOf(*scoreSystemNamed(system.toStdString()));
    const QList<double> found{ours.least, ours.most, ours.best, ours.win, ours.cost};
    for (qsizetype i = 0; i < found.size(); ++i)
        QVERIFY2(std::abs(found[i] - facts[i]) < 1e-9,
                 qPrintable(QStringLiteral("%1: %2, not %3").arg(i).arg(found[i]).arg(facts[i])));
}

/// A game that goes on is scored as if it ended now; who is gone lived to the year in which it lost its last centre.
void ScoresTest::standingOfAGame()
{
    Game game(standardVariant());
    const Board &board = game.board();
    Position position = game.position();
    const PowerId austria = board.findPower("Austria");
    const PowerId italy = board.findPower("Italy");
    for (PowerId &owner : position.owner)
        owner = owner == austria ? italy : owner;
    std::erase_if(position.units, [&](const Unit &unit) { return unit.power == austria; });
    game.adjudicate();
    game.adjudicate();
    while (game.position().phase.year < 1903)
        game.adjudicate();
    position.phase = game.position().phase;
    game.setPosition(position);
    while (game.position().phase.year < 1905)
        game.adjudicate();
    const FinalStanding standing = standingOf(summaryOf(game));
    QCOMPARE(standing.centres, (std::vector<int>{0, 3, 3, 3, 6, 4, 3}));
    QCOMPARE(standing.years, (std::vector<int>{1, 3, 3, 3, 3, 3, 3})); // it had none at the end of 1902
    QCOMPARE(standing.winner, -1);
}

QTEST_GUILESS_MAIN(ScoresTest)
#include "tst_scores.moc"

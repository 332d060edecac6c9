#include "testfiles.h"

#include "game/game.h"
#include "game/play.h"
#include "game/schedule.h"

#include <QTest>

#include <map>
#include <set>

using namespace entente;
using namespace entente::test;

/// The secret order of acting: fair within a cycle, another with every seed, and unseen in what is told of a turn.
class ScheduleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRankOnce();
    void seedsDiffer();
    void oddSeasonsAreStrewnIn();
    void faultyContracts_data();
    void faultyContracts();
    void resultsKeepTheOrderOfPowers();
};

namespace {

std::shared_ptr<const Variant> sequential() { return variantNamed("sequential"); }

Phase season(int number)
{
    return {number % 2 ? Season::Autumn : Season::Spring, 1901 + number / 2, Stage::Moves};
}

} // namespace

void ScheduleTest::everyRankOnce()
{
    Rulebook rules = sequential()->rules;
    rules.oddSeasons = false;
    for (int seed = 1; seed < 200; ++seed) {
        rules.scheduleSeed = seed;
        for (int cycle = 0; cycle < 3; ++cycle) {
            std::map<PowerId, std::set<std::size_t>> ranks;
            for (int i = 0; i < 7; ++i) {
                const std::vector<PowerId> schedule = scheduleOf(*sequential(), rules, season(cycle * 7 + i));
                QCOMPARE(schedule.size(), std::size_t(7));
                for (std::size_t rank = 0; rank < schedule.size(); ++rank)
                    ranks[schedule[rank]].insert(rank);
            }
            QCOMPARE(ranks.size(), std::size_t(7));
            for (const auto &[power, held] : ranks)
                QCOMPARE(held.size(), std::size_t(7));
        }
    }
}

void ScheduleTest::seedsDiffer()
{
    Rulebook rules = sequential()->rules;
    std::set<std::vector<PowerId>> seen;
    for (int seed = 1; seed <= 300; ++seed) {
        rules.scheduleSeed = seed;
        rules.oddSeasons = false;
        const std::vector<PowerId> schedule = scheduleOf(*sequential(), rules, season(0));
        QCOMPARE(scheduleOf(*sequential(), rules, season(0)), schedule);
        seen.insert(schedule);
    }
    QVERIFY(seen.size() > 250);
}

void ScheduleTest::oddSeasonsAreStrewnIn()
{
    Rulebook rules = sequential()->rules;
    QVERIFY(rules.oddSeasons);
    int together = 0;
    int inTurn = 0;
    for (int i = 0; i < 200; ++i)
        (scheduleOf(*sequential(), rules, season(i)).empty() ? together : inTurn) += 1;
    QVERIFY(together > 5 && inTurn > together);
    rules.policies.turns = Policies::Turns::Together;
    QVERIFY(scheduleOf(*sequential(), rules, season(3)).empty());
}

void ScheduleTest::faultyContracts_data()
{
    QTest::addColumn<QByteArray>("settings");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("one signature") << QByteArray(R"("contracts": [{"powers": ["Austria"], "units": ["A Vie"]}])")
                                   << QByteArray("A contract needs the signatures of two powers.");
    QTest::newRow("a power twice") << QByteArray(R"("schedule": ["Austria", "Italy", "Austria"])")
                                   << QByteArray("Austria stands in the schedule twice.");
    QTest::newRow("no power") << QByteArray(R"("schedule": ["Atlantis"])") << QByteArray("There is no power \"Atlantis\"");
    QTest::newRow("a word") << QByteArray(R"("schedule": "soon")") << QByteArray("A schedule is a list of powers or \"simultaneous\".");
}

void ScheduleTest::faultyContracts()
{
    QFETCH(QByteArray, settings);
    QFETCH(QByteArray, message);
    const std::string text = R"({"variant": "sequential", "phase": "S1901M", "units": {"Austria": ["A Vie"]}, "orders": {}, "settings": {)"
        + settings.toStdString() + "}}";
    const auto cases = readCases(text, mapsFinder());
    QVERIFY(!cases.front().ok());
    const QByteArray found = QByteArray::fromStdString(cases.front().error().fault.message);
    QVERIFY2(found.startsWith(message), found.constData());
}

void ScheduleTest::resultsKeepTheOrderOfPowers()
{
    // The same orders on a board where nobody meets: whoever acts first, all that is told is the same.
    const char *schedules[] = {R"(["Austria", "Russia", "Italy", "England", "France", "Germany", "Turkey"])",
                               R"(["Italy", "Turkey", "Russia", "Germany", "England", "France", "Austria"])"};
    std::string answers[2];
    for (int i = 0; i < 2; ++i) {
        const std::string text = R"({"id": "x", "variant": "sequential", "phase": "S1901M",
            "units": {"Austria": ["A Vie"], "Italy": ["A Rom"], "Russia": ["A Mos"]},
            "orders": {"Austria": ["A Vie - Gal"], "Italy": ["A Rom - Ven"], "Russia": ["A Mos - StP"]},
            "settings": {"schedule": )" + std::string(schedules[i]) + "}}";
        const auto cases = readCases(text, mapsFinder());
        QVERIFY(cases.front().ok());
        const Turn turn = playPhase(*cases.front()->variant, cases.front()->rules, cases.front()->position, cases.front()->orders);
        answers[i] = writeAnswer(*cases.front(), turn, nullptr);
    }
    QCOMPARE(QString::fromStdString(answers[0]), QString::fromStdString(answers[1]));
}

QTEST_APPLESS_MAIN(ScheduleTest)
#include "tst_schedule.moc"

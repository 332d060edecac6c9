#include "randomplay.h"
#include "testfiles.h"

#include "game/game.h"
#include "game/play.h"
#include "game/schedule.h"
#include "game/seasonsteps.h"
#include "game/publicturn.h"
#include "io/gamefile.h"
#include "io/secretjson.h"
#include "io/variantreader.h"
#include "orders/parser.h"

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
    void toldTurnsKeepTheSecret();
    void stepsLeadToTheEnd();
    void otherBoardsInSequence_data();
    void otherBoardsInSequence();
    void filesKeepTheSecret();
    void lostOrderIsReplaced();
    void lostOrderIsSoughtBehindAVictory();
};

namespace {

std::shared_ptr<const Variant> sequential()
{
    return variantNamed("sequential");
}

Phase season(int number)
{
    return {number % 2 ? Season::Autumn : Season::Spring, 1901 + number / 2, Stage::Moves};
}

} // namespace

void ScheduleTest::everyRankOnce()
{
    Rulebook rules = sequential()->rules;
    rules.sequence.oddSeasons = false;
    for (int seed = 1; seed < 200; ++seed) {
        rules.sequence.scheduleSeed = seed;
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
        rules.sequence.scheduleSeed = seed;
        rules.sequence.oddSeasons = false;
        const std::vector<PowerId> schedule = scheduleOf(*sequential(), rules, season(0));
        QCOMPARE(scheduleOf(*sequential(), rules, season(0)), schedule);
        seen.insert(schedule);
    }
    QVERIFY(seen.size() > 250);
}

void ScheduleTest::oddSeasonsAreStrewnIn()
{
    Rulebook rules = sequential()->rules;
    QVERIFY(rules.sequence.oddSeasons);
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
    QTest::newRow("no power") << QByteArray(R"("schedule": ["Atlantis"])")
                              << QByteArray("There is no power \"Atlantis\"");
    QTest::newRow("a word") << QByteArray(R"("schedule": "soon")")
                            << QByteArray("A schedule is a list of powers or \"simultaneous\".");
}

void ScheduleTest::faultyContracts()
{
    QFETCH(QByteArray, settings);
    QFETCH(QByteArray, message);
    const std::string text =
        R"({"variant": "sequential", "phase": "S1901M", "units": {"Austria": ["A Vie"]}, "orders": {}, "settings": {)"
        + settings.toStdString() + "}}";
    const auto cases = readCases(text, mapsFinder());
    QVERIFY(!cases.front().ok());
    const QByteArray found = QByteArray::fromStdString(cases.front().error().fault.message.text());
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
            "settings": {"schedule": )"
                                 + std::string(schedules[i]) + "}}";
        const auto cases = readCases(text, mapsFinder());
        QVERIFY(cases.front().ok());
        const Turn turn =
            playPhase(*cases.front()->variant, cases.front()->rules, cases.front()->position, cases.front()->orders);
        answers[i] = writeAnswer(*cases.front(), turn, {});
    }
    QCOMPARE(QString::fromStdString(answers[0]), QString::fromStdString(answers[1]));
}

/// Chance turns under two schedules each: where they come to the same position, they are told the same.
void ScheduleTest::toldTurnsKeepTheSecret()
{
    const auto variant = sequential();
    Adjudicator judge(variant->board, variant->rules);
    Chance chance(11);
    Rulebook rules = variant->rules;
    int alike = 0;
    int unlikeInside = 0;
    for (int i = 0; i < 4000; ++i) {
        Position position = randomPosition(chance, *variant);
        const std::vector<GivenOrder> orders = randomOrders(chance, *variant->board, variant->rules.orders, position);
        std::vector<Turn> full;
        std::vector<Turn> told;
        for (int seed = 0; seed < 3; ++seed) {
            rules.sequence.scheduleSeed = 3 * i + seed + 1;
            position.schedule = scheduleOf(*variant, rules, position.phase);
            full.push_back(playPhase(judge, *variant, position, orders));
            told.push_back(publicTurn(*variant->board, full.back()));
            QVERIFY(told.back().before.schedule.empty());
            QVERIFY(replay(told.back().before, told.back().events) == told.back().after);
        }
        for (std::size_t a = 0; a < full.size(); ++a) {
            for (std::size_t b = 0; b < a; ++b) {
                if (full[a].after != full[b].after)
                    continue;
                ++alike;
                bool same = told[a].events == told[b].events && told[a].results.size() == told[b].results.size();
                bool sameInside = true;
                for (std::size_t r = 0; same && r < told[a].results.size(); ++r) {
                    const OrderResult &one = told[a].results[r];
                    const OrderResult &other = told[b].results[r];
                    same = one.unit == other.unit && one.order == other.order && one.verdict == other.verdict
                           && one.because == other.because;
                    sameInside = sameInside && full[a].results[r].verdict == full[b].results[r].verdict;
                }
                QVERIFY2(same,
                         (describeTurn(*variant->board, full[a]) + describeTurn(*variant->board, full[b])).c_str());
                unlikeInside += !sameInside;
            }
        }
    }
    QVERIFY(alike > 500);
    QVERIFY(unlikeInside > 50); // or nothing would have been kept
}

/// A season played step by step comes to where it comes at one go, and every order belongs to one step.
void ScheduleTest::stepsLeadToTheEnd()
{
    const auto variant = sequential();
    Rulebook rules = variant->rules;
    rules.sequence.oddSeasons = false;
    Adjudicator judge(variant->board, rules);
    Chance chance(13);
    int dislodged = 0;
    for (int i = 0; i < 1000; ++i) {
        Position position = randomPosition(chance, *variant);
        rules.sequence.scheduleSeed = i + 1;
        position.schedule = scheduleOf(*variant, rules, position.phase);
        const Turn turn =
            playPhase(judge, *variant, position, randomOrders(chance, *variant->board, rules.orders, position));
        const std::vector<SeasonStep> steps = stepsOf(*variant, rules, turn);
        if (turn.orders.empty())
            continue;
        std::set<int> seen;
        std::size_t drivenOut = 0;
        for (const SeasonStep &step : steps) {
            QVERIFY(!step.powers.empty());
            QVERIFY(step.after.schedule.empty());
            drivenOut += step.drivenOut.size();
            for (const int result : step.results)
                QVERIFY(seen.insert(result).second);
        }
        std::size_t gone = 0;
        for (const OrderResult &result : turn.results)
            gone += result.verdict.dislodged && result.unit.region.valid();
        QCOMPARE(drivenOut, gone);
        dislodged += static_cast<int>(gone);
        if (!steps.empty())
            QVERIFY(steps.back().after.units == turn.after.units);
    }
    QVERIFY2(dislodged > 20, qPrintable(QString::number(dislodged)));
    // All at once: nothing to step through.
    Position position = randomPosition(chance, *variant);
    const Turn together =
        playPhase(judge, *variant, position, randomOrders(chance, *variant->board, rules.orders, position));
    QVERIFY(stepsOf(*variant, rules, together).empty());
}

/// Playing in sequence is a plan of turns: it goes with boxes, crossing coasts and any map of armies and fleets.
void ScheduleTest::otherBoardsInSequence_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"davis", "nikjon", "standard"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void ScheduleTest::otherBoardsInSequence()
{
    QFETCH(QString, id);
    Variant variant = *variantNamed(id.toStdString());
    variant.rules.policies.turns = Policies::Turns::InSequence;
    variant.rules.orders.retrospective = true;
    variant.rules.sequence.oddSeasons = false;
    Adjudicator judge(variant.board, variant.rules);
    Chance chance(17);
    int unlike = 0;
    for (int i = 0; i < 1000; ++i) {
        Position position = randomPosition(chance, variant);
        variant.rules.sequence.scheduleSeed = i + 1;
        position.schedule = scheduleOf(variant, variant.rules, position.phase);
        QVERIFY(position.schedule.size() > 5);
        const std::vector<GivenOrder> orders = randomOrders(chance, *variant.board, variant.rules.orders, position);
        const Turn turn = playPhase(judge, variant, position, orders);
        const std::string fault = faultOf(*variant.board, turn);
        QVERIFY2(fault.empty(), (fault + '\n' + describeTurn(*variant.board, turn)).c_str());
        position.schedule.clear();
        unlike += playPhase(judge, variant, position, orders).after != turn.after;
    }
    QVERIFY2(unlike > 50, qPrintable(QString::number(unlike)));
}

/// Two games whose orders of acting differ and whose board does not are written alike, to the byte.
void ScheduleTest::filesKeepTheSecret()
{
    std::string files[2];
    for (int i = 0; i < 2; ++i) {
        SavedGame saved;
        saved.game =
            Game(sequential(), {{"scheduleSeed", i == 0 ? "7" : "4611686018427387000"}, {"oddSeasons", "false"}});
        QCOMPARE(saved.game.settings().size(), std::size_t(1));
        QVERIFY(saved.game.position().schedule.empty());
        QCOMPARE(saved.game.positionToJudge().schedule.size(), std::size_t(7));
        for (int season = 0; season < 5; ++season)
            saved.game.adjudicate(); // nobody has an order, so every order of acting gives the same
        QVERIFY(saved.game.told(3).before.schedule.empty());
        files[i] = writeGame(saved);
    }
    QCOMPARE(QString::fromStdString(files[0]), QString::fromStdString(files[1]));
    QVERIFY(files[0].find("chedule") == std::string::npos);
    QVERIFY(files[0].find("eed") == std::string::npos);
}

/// A file that comes without its secret order is read all the same, and plays on.
void ScheduleTest::lostOrderIsReplaced()
{
    SavedGame saved;
    saved.game = Game(sequential(), {{"scheduleSeed", "99"}});
    const Board &board = saved.game.board();
    Chance chance(5);
    while (saved.game.turnCount() < 12) {
        for (const GivenOrder &order :
             randomPhaseOrders(chance, board, saved.game.rules().orders, saved.game.position()))
            saved.game.setOrder(order);
        saved.game.adjudicate();
    }
    const std::string bytes = writeGame(saved);
    const auto lost = readGame(bytes, mapsFinder());
    QVERIFY2(lost.ok(), lost.ok() ? "" : lost.error().text().c_str());
    QVERIFY(lost->orderLost);
    QVERIFY(lost->game.position() == saved.game.position());
    const auto kept =
        readGame(bytes, mapsFinder(), [](const LockedOrders &, const TableSetup &) { return std::nullopt; });
    QVERIFY(kept.ok() && kept->orderLost);
    // What was put in its place is the game's from now on.
    SavedGame again;
    again.game = lost->game;
    again.locked.key = "key";
    again.locked.schedule = "locked";
    const std::string secret = secretText(lost->game);
    const auto read = readGame(writeGame(again), mapsFinder(), [&](const LockedOrders &locked, const TableSetup &) {
        return locked.schedule == "locked" ? std::optional(secret) : std::nullopt;
    });
    QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
    QVERIFY(!read->orderLost);
    QVERIFY(read->game.secretSequence() == lost->game.secretSequence());
    QCOMPARE(read->game.digest(), lost->game.digest());
}

/// The table went on with the winner: the board that the file holds is of the next phase.
void ScheduleTest::lostOrderIsSoughtBehindAVictory()
{
    const Board &board = *sequential()->board;
    const PowerId austria = board.findPower("Austria");
    const PowerId russia = board.findPower("Russia");
    for (const bool russiaFirst : {false, true}) {
        SavedGame saved;
        saved.game = Game(sequential(), {{"scheduleSeed", "99"}});
        Position start = saved.game.position();
        start.phase.season = Season::Autumn;
        start.units = {{austria, board.findKind("A"), board.findRegion("Gal"), Layer::Field},
                       {russia, board.findKind("A"), board.findRegion("War"), Layer::Field}};
        for (int p = 0, own = 0; p < board.provinceCount(); ++p) {
            if (board.province(ProvinceId(p)).centre)
                start.owner[static_cast<std::size_t>(p)] = own++ < 20 ? austria : russia;
        }
        saved.game.setStart(start);
        SecretSequence secret = saved.game.secretSequence();
        secret.byHand[start.phase] = russiaFirst ? std::vector{russia, austria} : std::vector{austria, russia};
        saved.game.setSecretSequence(std::move(secret));
        for (const char *line : {"Austria: A Gal - Sil", "Russia: A War - Sil"}) {
            const auto order = parseOrder(line, {&board, &saved.game.position(), Stage::Moves});
            QVERIFY(order.ok());
            saved.game.setOrder({order->power, order->order});
        }
        saved.game.adjudicate();
        QVERIFY(saved.game.winner() == austria);
        saved.game.playOn();
        QVERIFY(!saved.game.isOver());
        const auto lost = readGame(writeGame(saved), mapsFinder());
        QVERIFY2(lost.ok(), lost.ok() ? "" : lost.error().text().c_str());
        QVERIFY(lost->orderLost && lost->remarks.empty());
        QVERIFY(lost->game.position() == saved.game.position());
        QVERIFY(!lost->game.setUpAfter(1) && lost->game.turn(0).playedOn);
    }
}

QTEST_APPLESS_MAIN(ScheduleTest)
#include "tst_schedule.moc"

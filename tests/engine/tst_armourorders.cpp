#include "armourboards.h"
#include "randomplay.h"
#include "testfiles.h"

#include "game/digest.h"
#include "judge/adjudicator.h"
#include "judge/featurejudge.h"
#include "judge/fieldengine.h"
#include "orders/composer.h"
#include "judge/winterroom.h"
#include "orders/supply.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// Orders to tanks, bombers and garrisons, one at a time: what is refused, offered and written.
class ArmourOrdersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void badOrders_data();
    void badOrders();
    void garrisonsStand();
    void composing_data();
    void composing();
    void choices();
    void stateGoesRound();
    void limitWithoutPoints();
    void winterChoices();

private:
    std::shared_ptr<const Variant> m_variant = variantNamed("1939-iii");
};

void ArmourOrdersTest::badOrders_data()
{
    QTest::addColumn<QByteArray>("order");
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<int>("asked");
    QTest::addColumn<int>("allowed");
    QTest::newRow("over a fifth") << QByteArray("Transfer 3 to France") << QByteArray("over-transfer") << 3 << 2;
    QTest::newRow("to itself") << QByteArray("Transfer 1 to Germany") << QByteArray("cannot-receive") << 0 << 0;
    QTest::newRow("to nobody") << QByteArray("Transfer 1 to Anarchy") << QByteArray("cannot-receive") << 0 << 0;
    QTest::newRow("over the limit") << QByteArray("Build T Mun") << QByteArray("over-limit") << 1 << 0;
    QTest::newRow("over the limit of bombers") << QByteArray("Build B Mun") << QByteArray("over-limit") << 3 << 2;
    QTest::newRow("bombed") << QByteArray("Build A Kie") << QByteArray("bombed") << 0 << 0;
    QTest::newRow("not home") << QByteArray("Build A Pru") << QByteArray("not-home") << 0 << 0;
    QTest::newRow("over budget") << QByteArray("Build T Ber") << QByteArray("over-budget") << 3 << 2;
}

/// Germany has an army and two bombers, which cost eight points, and a raid on Kiel behind it.
void ArmourOrdersTest::badOrders()
{
    QFETCH(QByteArray, order);
    QFETCH(QByteArray, word);
    QFETCH(int, asked);
    QFETCH(int, allowed);
    const std::string points = word == "over-limit" ? "14" : "10";
    const std::string line =
        R"({"variant": "1939-iii", "phase": "W1939A", "units": {"Germany": ["A Pol", "B Bur", "B Sil"]},
        "centres": {"Germany": ["Ber", "Kie", "Mun", "Ruh"]}, "settings": {"supply": {"Germany": {"bombed": ["Kie"], "points": )"
        + points + R"(}}},
        "orders": {"Germany": [")"
        + order.toStdString() + R"("]}})";
    const auto cases = readCases(line, mapsFinder());
    QVERIFY2(cases.front().ok(), cases.front() ? "" : cases.front().error().fault.text().c_str());
    const Turn turn = playPhase(*m_variant, cases.front()->rules, cases.front()->position, cases.front()->orders);
    const OrderResult &result = turn.results.front();
    QCOMPARE(result.verdict.reason, Reason::Illegal);
    QCOMPARE(QByteArray(refusalWord(result.verdict.refusal)), word);
    QCOMPARE(result.why.refusal, result.verdict.refusal);
    if (asked) {
        QCOMPARE(result.why.asked, asked);
        QCOMPARE(result.why.allowed, allowed);
    }
}

/// Nobody leads the garrisons.
void ArmourOrdersTest::garrisonsStand()
{
    const std::string line =
        R"({"variant": "1939-iii", "phase": "S1939M", "units": {"Anarchy": ["A Nor"]}, "orders": {"Anarchy": ["A Nor - Swe"]}})";
    const auto cases = readCases(line, mapsFinder());
    QVERIFY(cases.front().ok());
    const Turn turn = playPhase(*m_variant, cases.front()->rules, cases.front()->position, cases.front()->orders);
    QCOMPARE(unitText(*m_variant->board, turn.after.units.front()), std::string("A Nor"));
    const auto given =
        std::find_if(turn.results.begin(), turn.results.end(), [](const OrderResult &result) { return result.given; });
    QVERIFY(given != turn.results.end());
    QCOMPARE(given->verdict.refusal, Refusal::NotYours);
}

void ArmourOrdersTest::composing_data()
{
    QTest::addColumn<QByteArray>("places");
    QTest::addColumn<QByteArray>("order");
    QTest::newRow("route first") << QByteArray("Mun Bur Par") << QByteArray("T Mun - Bur - Par");
    QTest::newRow("destination first") << QByteArray("Mun Hun Cze") << QByteArray("T Mun - Cze - Hun");
    QTest::newRow("one way only") << QByteArray("Mun Ven") << QByteArray("T Mun - Aus - Ven");
    QTest::newRow("route twice") << QByteArray("Mun Bur Bur") << QByteArray("T Mun - Bur");
    QTest::newRow("no such route") << QByteArray("Mun Hun Ruh") << QByteArray("no-route");
    QTest::newRow("too far") << QByteArray("Mun Mos") << QByteArray("not-adjacent");
    QTest::newRow("an army") << QByteArray("Kie Ber") << QByteArray("A Kie - Ber");
}

void ArmourOrdersTest::composing()
{
    QFETCH(QByteArray, places);
    QFETCH(QByteArray, order);
    const Board &board = *m_variant->board;
    const std::string line = R"({"variant": "1939-iii", "phase": "S1939M", "units": {"Germany": ["T Mun", "A Kie"]}})";
    const auto cases = readCases(line, mapsFinder());
    QVERIFY(cases.front().ok());
    Composer composer(board, cases.front()->rules.orders, cases.front()->position, board.findPower("Germany"));
    QByteArray came;
    for (const QByteArray &place : places.split(' ')) {
        const Composer::Step step = composer.choose(board.findRegion(place.toStdString()));
        came = step.kind == Composer::Step::Kind::Completed ? QByteArray::fromStdString(orderText(board, *step.order))
               : step.kind == Composer::Step::Kind::Refused ? QByteArray(refusalWord(step.why.refusal))
                                                            : QByteArray("more");
    }
    QCOMPARE(came, order);
}

/// A tank by sea attacks with one, or as on land where the table chose so (T21).
void ArmourOrdersTest::choices()
{
    const auto arrives = [&](const char *settings) {
        const std::string line =
            std::string(R"({"variant": "1939-iii", "phase": "S1939M", "settings": {)") + settings + R"(},
            "units": {"Germany": ["T Kie", "F HEL", "F NTH"], "Britain": ["A Lon"]},
            "orders": {"Germany": ["T Kie - Lon via convoy", "F HEL C T Kie - Lon", "F NTH C T Kie - Lon"]}})";
        const auto cases = readCases(line, mapsFinder());
        if (!cases.front().ok())
            qFatal("%s", cases.front().error().fault.text().c_str());
        const Position after =
            playPhase(*m_variant, cases.front()->rules, cases.front()->position, cases.front()->orders).after;
        const UnitId there = unitIn(*m_variant->board, after, m_variant->board->findProvince("Lon"));
        return after.units[static_cast<std::size_t>(there.index())].power == m_variant->board->findPower("Germany");
    };
    QVERIFY(!arrives(""));
    QVERIFY(arrives(R"("convoyedTanks": "true")"));
}

/// Land, raids and points are written as they are read.
void ArmourOrdersTest::stateGoesRound()
{
    const std::string line =
        R"({"variant": "1939-iii", "phase": "F1939M", "units": {"Germany": ["A Ber", "B Ber"], "Anarchy": ["A Pol"]},
        "centres": {"Germany": ["Ber", "Kie"], "France": ["Par"]}, "provinces": {"Germany": ["Sil", "Par"], "France": ["Bur"]},
        "settings": {"supply": {"France": {"bombed": ["Par"]}, "Germany": {"points": 9}}}})";
    const auto cases = readCases(line, mapsFinder());
    QVERIFY2(cases.front().ok(), cases.front() ? "" : cases.front().error().fault.text().c_str());
    const Position &position = cases.front()->position;
    QCOMPARE(ownPoints(*m_variant->board, position, m_variant->board->findPower("France")), 1);
    QCOMPARE(ownPoints(*m_variant->board, position, m_variant->board->findPower("Germany")), 9);
    const std::string text = writeCase("", Game(m_variant), position, {});
    const auto again = readCases(text, mapsFinder());
    QVERIFY2(again.front().ok(), text.c_str());
    QVERIFY2(again.front()->position == position, text.c_str());
}

/// Where units cost no points a kind with a limit is refused once nothing that is left to build can make it good.
void ArmourOrdersTest::limitWithoutPoints()
{
    const auto variant = variantNamed("western-front");
    const Board &board = *variant->board;
    const PowerId germany = board.findPower("Germany");
    const KindId army = board.findKind("A"), tank = board.findKind("T");
    Position position = variant->start;
    position.phase = {Season::Winter, 1940, Stage::Adjustments};
    position.units.clear();
    std::vector<GivenOrder> orders;
    const auto why = [&](const char *place, KindId kind) {
        return limitRefusal(board, variant->rules, position, orders, germany, board.provinceOf(board.findRegion(place)),
                            kind);
    };
    QVERIFY(why("Col", tank).ok()); // three builds: an army may follow
    orders.push_back({germany, {tank, board.findRegion("Col"), Layer::Field, Build()}});
    QVERIFY(why("Col", tank).ok());                         // it takes its own place
    QCOMPARE(why("Mun", tank).refusal, Refusal::OverLimit); // two tanks, and one build left
    QCOMPARE(why("Mun", tank).asked, 2);
    QCOMPARE(why("Mun", tank).allowed, 1);
    QVERIFY(why("Mun", army).ok());
    position.units.push_back({germany, army, board.findRegion("Han"), Layer::Field});
    QCOMPARE(why("Mun", tank).refusal, Refusal::OverLimit); // the last build but one, and one army
    orders.clear();
    QVERIFY(why("Mun", tank).ok());
    // What may be written is built.
    orders = {{germany, {army, board.findRegion("Ham"), Layer::Field, Build()}},
              {germany, {tank, board.findRegion("Mun"), Layer::Field, Build()}}};
    QVERIFY(why("Mun", tank).ok());
}

/// What may be built in one place, with its price and what stands against it, as orders are written one by one.
void ArmourOrdersTest::winterChoices()
{
    const Board &board = *m_variant->board;
    const PowerId germany = board.findPower("Germany");
    const KindId army = board.findKind("A"), fleet = board.findKind("F"), tank = board.findKind("T"),
                 bomber = board.findKind("B");
    Position position = m_variant->start;
    QCOMPARE(int(position.phase.stage), int(Stage::Adjustments));
    std::vector<GivenOrder> orders;
    const auto build = [&](KindId kind, const char *place) {
        orders.push_back({germany, {kind, board.findRegion(place), layerOf(board, kind), Build()}});
    };
    const auto at = [&](const char *place, KindId kind) {
        for (const BuildChoice &choice :
             buildChoices(board, m_variant->rules, position, orders, germany, board.findRegion(place))) {
            if (choice.kind == kind)
                return choice;
        }
        return BuildChoice();
    };
    QVERIFY(at("Mun", army).why.ok());
    QCOMPARE(at("Mun", army).cost, 2);
    QVERIFY(at("Mun", bomber).why.ok());
    QCOMPARE(at("Mun", fleet).why.refusal, Refusal::CannotBuild);
    QVERIFY(!at("Mun", fleet).mayBeWritten());
    QCOMPARE(at("Mun", tank).why.refusal, Refusal::OverLimit);
    QCOMPARE(at("Mun", tank).why.asked, 1);
    QCOMPARE(at("Mun", tank).why.allowed, 0);
    QVERIFY(at("Mun", tank).mayBeWritten()); // armies may be written after it
    build(army, "Par");
    build(army, "Bre");
    QCOMPARE(at("Mun", tank).why.refusal, Refusal::OverLimit); // nobody builds abroad, so those allow none
    orders.clear();

    build(army, "Ber");
    build(army, "Kie");
    QVERIFY(at("Mun", tank).why.ok());
    build(tank, "Mun");
    build(army, "Ruh");
    build(bomber, "Ber");              // 2 + 2 + 3 + 2 + 3: all twelve points
    QVERIFY(at("Mun", tank).why.ok()); // in the place of the tank that is written there: still the first
    QCOMPARE(at("Mun", bomber).why.refusal, Refusal::OverBudget);
    QCOMPARE(at("Mun", bomber).why.allowed, 0);
    build(bomber, "Mun");
    const auto struck = [&] {
        Adjudicator judge(m_variant->board, m_variant->rules);
        std::vector<int> which;
        const auto &verdicts = judge.adjustments(position, orders).orders;
        for (std::size_t i = 0; i < verdicts.size(); ++i) {
            if (verdicts[i].refusal == Refusal::OverBudget)
                which.push_back(static_cast<int>(i));
        }
        return which;
    };
    QCOMPARE(struck(), std::vector<int>{5});
    orders.push_back({board.findPower("Italy"), {{}, {}, Layer::Field, Transfer{germany, 2}}});
    QCOMPARE(struck(), std::vector<int>{5}); // two are not three

    // A unit that stays keeps its place; one that is to go leaves it, but what it saves builds nothing.
    orders.clear();
    position.units.push_back({germany, army, board.findRegion("Mun")});
    position.sort();
    QCOMPARE(at("Mun", army).why.refusal, Refusal::Occupied);
    QVERIFY(at("Mun", bomber).why.ok());
    orders.push_back({germany, {army, board.findRegion("Mun"), Layer::Field, Disband()}});
    QVERIFY(at("Mun", army).why.ok());

    // In deficit nothing is built.
    position.points.assign(static_cast<std::size_t>(board.powerCount()), -1);
    position.points[static_cast<std::size_t>(germany.index())] = 1;
    QCOMPARE(at("Ber", army).why.refusal, Refusal::InDeficit);
}

QTEST_APPLESS_MAIN(ArmourOrdersTest)
#include "tst_armourorders.moc"

#include "orders/escort.h"
#include "orders/notation.h"

#include "standardboard.h"

#include <QtTest/QTest>

using namespace entente;
using entente::test::positionOf;
using entente::test::region;
using entente::test::standardBoard;

namespace {

GivenOrder given(const char *power, const char *unit, Action action)
{
    const Board &board = *standardBoard();
    const std::string_view text = unit;
    return {board.findPower(power),
            {board.findKind(text.substr(0, 1)), board.findRegion(text.substr(2)), Layer::Field, std::move(action)}};
}

Move moveTo(const char *place, Way way = Way::Unsaid)
{
    return {{region(place)}, way, {}};
}

Convoy convoyOf(const char *from, const char *to)
{
    return {standardBoard()->findKind("A"), region(from), region(to)};
}

/// England's army in Wales, two fleets on its way to Portugal, and French ones that could help.
Position channel()
{
    return positionOf({{"England", {"A Wal", "F ENG", "F MAO", "F IRI"}}, {"France", {"F NAO", "F NTH", "A Bre"}}});
}

QByteArray lacking(const GivenOrder &order, const std::vector<GivenOrder> &known = {}, bool everyone = false,
                   const Position &position = channel())
{
    QByteArrayList texts;
    for (const GivenOrder &one :
         escortOrders(*standardBoard(), OrderRules(), position, order, {order.power, everyone, known}))
        texts += QByteArray::fromStdString(orderText(*standardBoard(), one.order, Stage::Moves));
    return texts.join(", ");
}

} // namespace

/// What a convoy that was just written still lacks.
class TestEscort : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fleetsAreOrderedWithTheArmy()
    {
        const GivenOrder crossing = given("England", "A Wal", moveTo("Por"));
        QCOMPARE(lacking(crossing), "F ENG C A Wal - Por, F MAO C A Wal - Por"); // a shortest chain
        QCOMPARE(lacking(given("England", "A Wal", moveTo("Bel"))), "F ENG C A Wal - Bel");
        QCOMPARE(lacking(given("England", "A Wal", moveTo("Yor"))), ""); // it walks
        QCOMPARE(lacking(given("England", "A Wal", Hold())), "");
        QCOMPARE(lacking(given("England", "F ENG", moveTo("Bre"))), "");
    }

    void theArmyIsOrderedWithAFleet()
    {
        QCOMPARE(lacking(given("England", "F MAO", convoyOf("Wal", "Por"))), "F ENG C A Wal - Por, A Wal - Por");
        QCOMPARE(lacking(given("England", "F ENG", convoyOf("Wal", "Por"))), "F MAO C A Wal - Por, A Wal - Por");
        // A neighbour: the army has to say that it goes by sea.
        const Position narrow = positionOf({{"England", {"A Lon", "F ENG"}}});
        QCOMPARE(lacking(given("England", "F ENG", convoyOf("Lon", "Wal")), {}, false, narrow),
                 "A Lon - Wal via convoy");
        // Another power's army is its own to order.
        QCOMPARE(lacking(given("England", "F MAO", convoyOf("Bre", "Por"))), "");
        QCOMPARE(lacking(given("England", "F MAO", convoyOf("Bre", "Por")), {}, true), "A Bre - Por");
    }

    void whatIsOrderedStays()
    {
        const GivenOrder crossing = given("England", "A Wal", moveTo("Por"));
        const GivenOrder carries = given("England", "F ENG", convoyOf("Wal", "Por"));
        QCOMPARE(lacking(crossing, {crossing, carries}), "F MAO C A Wal - Por");
        // Who carries already is preferred to a shorter way of others.
        const GivenOrder irish = given("England", "F IRI", convoyOf("Wal", "Por"));
        const GivenOrder atlantic = given("England", "F MAO", convoyOf("Wal", "Por"));
        QCOMPARE(lacking(crossing, {irish, atlantic}), "");
        // The Channel has other work: round by the Irish Sea.
        QCOMPARE(lacking(crossing, {given("England", "F ENG", Hold())}), "F IRI C A Wal - Por, F MAO C A Wal - Por");
        QCOMPARE(lacking(crossing, {given("England", "F MAO", Hold())}), "");
        QCOMPARE(lacking(carries, {crossing, carries}), "F MAO C A Wal - Por");
    }

    void fleetsOfOthersAreNobodysToOrder()
    {
        const GivenOrder north = given("England", "A Wal", moveTo("Nwy"));
        // Over the Channel and the French North Sea: England orders what is its own.
        QCOMPARE(lacking(north), "F ENG C A Wal - Nwy");
        QCOMPARE(lacking(north, {}, true), "F ENG C A Wal - Nwy, F NTH C A Wal - Nwy");
    }

    void aWayThatIsNamedIsKept()
    {
        Move way = moveTo("Por", Way::ByRoute);
        way.waters.push_back(test::province("IRI"));
        way.waters.push_back(test::province("MAO"));
        QCOMPARE(lacking(given("England", "A Wal", way)), "F IRI C A Wal - Por, F MAO C A Wal - Por");
    }

    void onlyMovesHaveConvoys()
    {
        Position retreats = channel();
        retreats.phase.stage = Stage::Retreats;
        QCOMPARE(lacking(given("England", "A Wal", moveTo("Por")), {}, false, retreats), "");
    }
};

QTEST_APPLESS_MAIN(TestEscort)
#include "tst_escort.moc"

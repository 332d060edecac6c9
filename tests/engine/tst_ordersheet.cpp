#include "testfiles.h"

#include "judge/adjudicator.h"
#include "judge/ordersheet.h"

#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;
using judge::OrderSheet;
using judge::SheetOrder;

namespace {

RegionId region(const char *name)
{
    return standardVariant()->board->findRegion(name);
}
KindId kind(const char *letter)
{
    return standardVariant()->board->findKind(letter);
}

Unit unitOf(const char *power, const char *kindLetter, const char *place)
{
    return {standardVariant()->board->findPower(power), kind(kindLetter), region(place), Layer::Field};
}

GivenOrder orderOf(const Unit &unit, Action action)
{
    return {unit.power, {unit.kind, unit.region, unit.layer, std::move(action)}};
}

Position positionOf(std::vector<Unit> units)
{
    Position position = standardVariant()->start;
    position.units = std::move(units);
    position.sort();
    return position;
}

} // namespace

/// Orders sorted by what they say, and what the judge makes of those that are given more than once or carry together.
class OrderSheetTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(standardVariant()); }
    void sortsByVerb();
    void packsWhatIsWritten();
    void noticesRepeats();
    void sameOrderTwiceIsOne();
    void ordersThatDifferCancelEachOther();
    void strangersChangeNothing();
    void chainOfTwo();
    void fleetBesideTheChain();
};

void OrderSheetTest::sortsByVerb()
{
    const Board &board = *standardVariant()->board;
    const Unit par = unitOf("France", "A", "Par"), bre = unitOf("France", "F", "Bre"),
               mar = unitOf("France", "A", "Mar"), eng = unitOf("France", "F", "ENG"),
               gas = unitOf("France", "A", "Gas");
    const std::vector<GivenOrder> orders = {orderOf(par, Support{mar.kind, mar.region, region("Bur")}),
                                            orderOf(bre, Hold()),
                                            orderOf(mar, Move{{region("Bur")}, Way::Unsaid, {}}),
                                            orderOf(eng, Convoy{par.kind, par.region, region("Lon")}),
                                            orderOf(gas, Support{mar.kind, mar.region, {}}),
                                            orderOf(gas, Disband())};
    const OrderSheet sheet(board, orders);
    using Verb = OrderSheet::Verb;
    const std::pair<Verb, std::uint32_t> expected[] = {{Verb::Hold, 1u},        {Verb::Move, 2u},
                                                       {Verb::Convoy, 3u},      {Verb::SupportHold, 4u},
                                                       {Verb::SupportMove, 0u}, {Verb::Other, 5u}};
    for (const auto &[verb, index] : expected) {
        QCOMPARE(sheet.of(verb).size(), std::size_t(1));
        QCOMPARE(sheet.of(verb).front().index, index);
        QCOMPARE(OrderSheet::verbOf(orders[index].order), verb);
    }
    QCOMPARE(sheet.orders().size(), orders.size());
}

void OrderSheetTest::packsWhatIsWritten()
{
    const Unit gas = unitOf("France", "A", "Gas");
    const std::vector<GivenOrder> orders = {orderOf(gas, Move{{region("Bre")}, Way::ByConvoy, {}})};
    const OrderSheet sheet(*standardVariant()->board, orders);
    const SheetOrder &line = sheet.of(OrderSheet::Verb::Move).front();
    QVERIFY(line.power == gas.power && line.kind == gas.kind && line.layer == gas.layer);
    QVERIFY(line.place == standardVariant()->board->provinceOf(gas.region));
    QCOMPARE(line.to, region("Bre"));
    QVERIFY(line.goal == standardVariant()->board->provinceOf(line.to) && line.anyCoast);
    QVERIFY(line.way == Way::ByConvoy && !line.of.valid());
    // A march of two hops does not fit the few bytes.
    const Order march = orderOf(gas, Move{{region("Par"), region("Pic")}, Way::Unsaid, {}}).order;
    QCOMPARE(OrderSheet::verbOf(march), OrderSheet::Verb::Other);
}

void OrderSheetTest::noticesRepeats()
{
    const Board &board = *standardVariant()->board;
    const Unit par = unitOf("France", "A", "Par"), mar = unitOf("France", "A", "Mar");
    std::vector<GivenOrder> orders = {orderOf(par, Hold()), orderOf(mar, Hold())};
    OrderSheet sheet(board, orders);
    QVERIFY(!sheet.repeats());
    orders.push_back(orderOf(par, Hold()));
    sheet.write(board, orders);
    QVERIFY(sheet.repeats());
    orders.pop_back();
    sheet.write(board, orders);
    QVERIFY(!sheet.repeats());
}

void OrderSheetTest::sameOrderTwiceIsOne()
{
    const Unit par = unitOf("France", "A", "Par"), mar = unitOf("France", "A", "Mar");
    Adjudicator judge(standardVariant()->board, standardVariant()->rules);
    const GivenOrder move = orderOf(par, Move{{region("Bur")}, Way::Unsaid, {}});
    const std::vector<GivenOrder> orders = {move, orderOf(mar, Support{par.kind, par.region, region("Bur")}), move};
    const MovesOutcome &out = judge.moves(positionOf({par, mar}), orders);
    for (const Verdict &verdict : out.orders)
        QVERIFY(outcomeOf(verdict.reason) == Outcome::Success);
    QCOMPARE(out.orders[0], out.orders[2]);
    QCOMPARE(int(out.orders[0].strength), 4);
}

void OrderSheetTest::ordersThatDifferCancelEachOther()
{
    const Unit par = unitOf("France", "A", "Par"), mar = unitOf("France", "A", "Mar");
    const Position position = positionOf({par, mar});
    Adjudicator judge(standardVariant()->board, standardVariant()->rules);
    std::vector<GivenOrder> orders = {orderOf(par, Move{{region("Bur")}, Way::Unsaid, {}}),
                                      orderOf(mar, Move{{region("Bur")}, Way::Unsaid, {}}), orderOf(par, Hold()),
                                      orderOf(par, Move{{region("Bur")}, Way::Unsaid, {}})};
    std::sort(orders.begin(), orders.end());
    do { // whichever comes first
        const MovesOutcome &out = judge.moves(position, orders);
        for (std::size_t i = 0; i < orders.size(); ++i) {
            const bool contradicted = orders[i].order.at == par.region;
            QVERIFY(out.orders[i].reason == (contradicted ? Reason::Illegal : Reason::Moves));
            QVERIFY(out.orders[i].refusal == (contradicted ? Refusal::OrderedTwice : Refusal::None));
        }
    } while (std::next_permutation(orders.begin(), orders.end()));
}

void OrderSheetTest::strangersChangeNothing()
{
    const Unit par = unitOf("France", "A", "Par");
    GivenOrder foreign = orderOf(par, Hold());
    foreign.power = standardVariant()->board->findPower("Germany");
    const std::vector<GivenOrder> orders = {foreign, orderOf(par, Move{{region("Bur")}, Way::Unsaid, {}}),
                                            orderOf(unitOf("France", "A", "Mun"), Hold())};
    Adjudicator judge(standardVariant()->board, standardVariant()->rules);
    const MovesOutcome &out = judge.moves(positionOf({par}), orders);
    QVERIFY(out.orders[0].refusal == Refusal::NotYours);
    QVERIFY(out.orders[1].reason == Reason::Moves);
    QVERIFY(out.orders[2].refusal == Refusal::NoUnit);
}

void OrderSheetTest::chainOfTwo()
{
    // One fleet at either end, and neither at both.
    const Unit lon = unitOf("England", "A", "Lon"), eng = unitOf("England", "F", "ENG"),
               mao = unitOf("England", "F", "MAO");
    const std::vector<GivenOrder> orders = {orderOf(lon, Move{{region("Spa")}, Way::Unsaid, {}}),
                                            orderOf(eng, Convoy{lon.kind, lon.region, region("Spa")}),
                                            orderOf(mao, Convoy{lon.kind, lon.region, region("Spa")})};
    Adjudicator judge(standardVariant()->board, standardVariant()->rules);
    const MovesOutcome &out = judge.moves(positionOf({lon, eng, mao}), orders);
    QVERIFY(out.orders[0].reason == Reason::MovesByConvoy);
    QVERIFY(out.orders[1].reason == Reason::Convoys);
    QVERIFY(out.orders[2].reason == Reason::Convoys);
}

void OrderSheetTest::fleetBesideTheChain()
{
    // The North Sea joins both by itself; the Channel, which touches London, is of no use to it.
    const Unit lon = unitOf("England", "A", "Lon"), eng = unitOf("England", "F", "ENG"),
               nth = unitOf("England", "F", "NTH");
    const std::vector<GivenOrder> orders = {orderOf(lon, Move{{region("Nwy")}, Way::Unsaid, {}}),
                                            orderOf(eng, Convoy{lon.kind, lon.region, region("Nwy")}),
                                            orderOf(nth, Convoy{lon.kind, lon.region, region("Nwy")})};
    Adjudicator judge(standardVariant()->board, standardVariant()->rules);
    const MovesOutcome &out = judge.moves(positionOf({lon, eng, nth}), orders);
    QVERIFY(out.orders[0].reason == Reason::MovesByConvoy);
    QVERIFY(out.orders[1].reason == Reason::ConvoyUnused);
    QVERIFY(out.orders[2].reason == Reason::Convoys);
}

QTEST_APPLESS_MAIN(OrderSheetTest)
#include "tst_ordersheet.moc"

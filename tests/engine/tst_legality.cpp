#include "orders/legality.h"

#include "map/routes.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "orders/orderrules.h"
#include "orders/parser.h"
#include "standardboard.h"

#include <QtTest/QTest>

#include <random>
#include <set>

using namespace entente;
using entente::test::positionOf;
using entente::test::province;
using entente::test::region;
using entente::test::standardBoard;

namespace {

PowerId power(const char *name)
{
    return standardBoard()->findPower(name);
}

/// A unit list such as "England: F NTH, A Lon; France: A Bre".
Position positionFrom(const QByteArray &text, Phase phase = {Season::Spring, 1901, Stage::Moves})
{
    const Board &board = *standardBoard();
    Position position = positionOf({}, phase);
    for (const QByteArray &part : text.split(';')) {
        const int colon = static_cast<int>(part.indexOf(':'));
        const PowerId who = board.findPower(part.left(colon).toStdString());
        for (const QByteArray &unit : part.mid(colon + 1).split(',')) {
            const auto parsed = parseUnit(unit.toStdString(), board);
            position.units.push_back({who, parsed->kind, parsed->region, parsed->layer});
        }
    }
    position.sort();
    return position;
}

/// "ok: F Gas - Spa/nc" with the order as completed, or the word of the refusal.
QByteArray check(const Position &position, const char *who, const QByteArray &line, const OrderRules &rules = {})
{
    const Stage stage = position.phase.stage;
    const auto parsed = parseOrder(line.toStdString(), {standardBoard().get(), nullptr, stage});
    if (!parsed)
        return QByteArray::fromStdString(describe(parsed.error()).text());
    Order order = parsed->order;
    const Legality legality = checkOrder(*standardBoard(), rules, position, power(who), order);
    return legality.ok() ? "ok: " + QByteArray::fromStdString(orderText(*standardBoard(), order, stage))
                         : QByteArray(refusalWord(legality.refusal));
}

/// The same numbers in every run.
class Dice {
public:
    explicit Dice(std::uint32_t seed) : m_numbers(seed) {}
    int roll(int sides) { return static_cast<int>(m_numbers() % static_cast<std::uint32_t>(sides)); }

private:
    std::mt19937 m_numbers;
};

Position randomPosition(Dice &dice, int units, bool maritime)
{
    const Board &board = *standardBoard();
    Position position = positionOf({});
    ProvinceSet used;
    for (int tries = 0; static_cast<int>(position.units.size()) < units && tries < 1000; ++tries) {
        const RegionId at(dice.roll(board.regionCount()));
        const ProvinceId place = board.provinceOf(at);
        if (maritime && dice.roll(2) && !board.isSea(place))
            continue;
        const KindId kind(dice.roll(board.kindCount()));
        if (used.contains(place) || !board.canStand(board.kind(kind).travel, at))
            continue;
        used.insert(place);
        position.units.push_back({PowerId(dice.roll(board.powerCount())), kind, at, Layer::Field});
    }
    position.sort();
    return position;
}

} // namespace

class TestLegality : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void judgesOrders_data()
    {
        QTest::addColumn<QByteArray>("units");
        QTest::addColumn<QByteArray>("who");
        QTest::addColumn<QByteArray>("order");
        QTest::addColumn<QByteArray>("result");
        const auto row = [](const char *name, const char *units, const char *who, const char *order,
                            const char *result) {
            QTest::newRow(name) << QByteArray(units) << QByteArray(who) << QByteArray(order) << QByteArray(result);
        };
        row("6.A.1 too far", "England: F NTH", "England", "F NTH - Pic", "not-adjacent");
        row("6.A.2 army to sea", "England: A Lvp", "England", "A Lvp - IRI", "cannot-stand");
        row("6.A.3 fleet inland", "Germany: F Kie", "Germany", "F Kie - Mun", "cannot-stand");
        row("6.A.4 to itself", "Germany: F Kie", "Germany", "F Kie - Kie", "to-itself");
        row("6.A.5 to itself by convoy", "England: F NTH, A Yor, A Lvp", "England", "A Yor - Yor via convoy",
            "to-itself");
        row("6.A.5 its convoy", "England: F NTH, A Yor, A Lvp", "England", "F NTH C A Yor - Yor", "to-itself");
        row("6.A.5 its support", "England: F NTH, A Yor, A Lvp", "England", "A Lvp S A Yor - Yor", "to-itself");
        row("6.A.6 another's unit", "England: F Lon", "Germany", "F Lon - NTH", "not-yours");
        row("6.A.7 a fleet is not carried", "England: F Lon, F NTH", "England", "F Lon - Bel", "not-adjacent");
        row("6.A.7 a fleet's convoy", "England: F Lon, F NTH", "England", "F NTH C A Lon - Bel", "cannot-be-convoyed");
        row("6.A.8 supports itself", "Austria: F Tri", "Austria", "F Tri S F Tri", "to-itself");
        row("6.A.9 no coast there", "Italy: F Rom", "Italy", "F Rom - Ven", "not-adjacent");
        row("6.A.10 support out of reach", "Italy: F Rom, A Apu", "Italy", "F Rom S A Apu - Ven",
            "support-out-of-reach");
        row("6.B.1 two coasts", "France: F Por", "France", "F Por - Spa", "coast-unclear");
        row("6.B.2 one coast", "France: F Gas", "France", "F Gas - Spa", "ok: F Gas - Spa/nc");
        row("6.B.3 wrong coast", "France: F Gas", "France", "F Gas - Spa/sc", "coast-wrong");
        row("6.B.4 support on any coast", "France: F Gas, F Mar", "France", "F Mar S F Gas - Spa/nc",
            "ok: F Mar S F Gas - Spa/nc");
        row("6.B.5 from the wrong coast", "France: F Mar, F Spa/nc", "France", "F Spa/nc S F Mar - GOL",
            "support-out-of-reach");
        row("6.B.7 support of an open coast", "France: F Por, F MAO", "France", "F Por S F MAO - Spa",
            "ok: F Por S F MAO - Spa");
        row("6.B.8 support of the only coast", "France: F Por, F Gas", "France", "F Por S F Gas - Spa",
            "ok: F Por S F Gas - Spa/nc");
        row("support of a coast out of reach", "France: F Por, F Gas", "France", "F Por S F Gas - Spa/sc",
            "coast-wrong");
        row("6.B.10 unit on another coast", "France: F Spa/sc", "France", "F Spa/nc - GOL", "ok: F Spa/sc - GOL");
        row("6.B.11 coasts are not changed", "France: F Spa/nc", "France", "F Spa/sc - GOL", "not-adjacent");
        row("coast to coast", "France: F Spa/nc", "France", "F Spa/nc - Spa/sc", "to-itself");
        row("6.B.12 army with a coast", "France: A Gas", "France", "A Gas - Spa/nc", "ok: A Gas - Spa");
        row("6.D.22 fleet inland, supported", "Germany: F Kie, A Bur", "Germany", "A Bur S F Kie - Mun",
            "support-impossible");
        row("6.D.23 impossible coast, supported", "France: F Mar, F Spa/nc", "France", "F Mar S F Spa/nc - GOL",
            "support-impossible");
        row("6.D.24 army to sea, supported", "France: A Mar, F Spa/sc", "France", "F Spa/sc S A Mar - GOL",
            "support-impossible");
        row("6.D.31 cannot carry and support", "Austria: A Rum; Turkey: F BLA", "Turkey", "F BLA S A Rum - Arm",
            "support-impossible");
        row("6.D.31 the army's own order", "Austria: A Rum; Turkey: F BLA", "Austria", "A Rum - Arm via convoy",
            "ok: A Rum - Arm via convoy");
        row("6.D.32 no fleet at sea", "Germany: A Yor; England: F Edi; France: F Lon", "Germany",
            "A Yor - Hol via convoy", "no-convoy-possible");
        row("a convoy to a neighbour, no fleet", "Germany: A Ber", "Germany", "A Ber - Kie via convoy",
            "no-convoy-possible");
        row("a convoy to a neighbour inland", "Germany: A Mun, F BAL", "Germany", "A Mun - Tyr via convoy",
            "no-convoy-possible");
        row("a convoy to a neighbour, another's fleet", "Germany: A Ber; Russia: F BAL", "Germany",
            "A Ber - Kie via convoy", "ok: A Ber - Kie via convoy");
        row("a convoy of a fleet to a neighbour", "Germany: F Kie, F HEL", "Germany", "F Kie - Hol via convoy",
            "cannot-be-convoyed");
        row("6.D.34 support into itself", "Italy: A Pru; Russia: A Lvn", "Italy", "A Pru S A Lvn - Pru",
            "support-out-of-reach");
        row("6.F.1 no convoy over land", "Turkey: A Gre, F AEG, F Con, F BLA", "Turkey", "A Gre - Sev via convoy",
            "no-convoy-possible");
        row("6.F.1 the fleet on the coast", "Turkey: A Gre, F AEG, F Con, F BLA", "Turkey", "F Con C A Gre - Sev",
            "cannot-convoy");
        row("6.F.1 the fleet at sea", "Turkey: A Gre, F AEG, F Con, F BLA", "Turkey", "F AEG C A Gre - Sev",
            "no-convoy-possible");
        row("6.F.12 off the route", "England: A Lon, F ENG, F IRI", "England", "F IRI C A Lon - Bel",
            "no-convoy-possible");
        row("6.G.7 illegal intent", "Russia: A Swe, F GOB", "Russia", "F GOB C A Swe - Nwy", "no-convoy-possible");
        row("6.G.19 unneeded", "France: A Mar, F WMS; Italy: F GOL", "France", "F WMS C A Mar - Spa",
            "convoy-unneeded");
        row("6.G.19 needed", "France: A Mar, F WMS; Italy: F GOL", "Italy", "F GOL C A Mar - Spa",
            "ok: F GOL C A Mar - Spa");

        row("kind filled in", "Austria: A Vie, A Bud", "Austria", "Vie S Bud", "ok: A Vie S A Bud");
        row("wrong kind", "Austria: A Vie", "Austria", "F Vie - Gal", "wrong-kind");
        row("wrong kind supported", "Austria: A Vie, A Bud", "Austria", "A Vie S F Bud", "wrong-kind");
        row("no unit", "Austria: A Vie", "Austria", "A Bud H", "no-unit");
        row("no unit to support", "Austria: A Vie", "Austria", "A Vie S A Bud", "nothing-to-support");
        row("support of a foreign unit", "Austria: A Vie; Italy: A Ven", "Austria", "A Vie S A Ven - Tri",
            "ok: A Vie S A Ven - Tri");
        row("hold support out of reach", "Austria: A Vie; Italy: A Ven", "Austria", "A Vie S A Ven",
            "support-out-of-reach");
        row("impassable", "Germany: A Mun", "Germany", "A Mun - Swi", "cannot-stand");
        row("inland is out of every ship's reach", "Germany: A Mun, F NTH", "Germany", "A Mun - Lon", "not-adjacent");
        row("convoyed without a word", "England: A Lon, F NTH", "England", "A Lon - Nwy", "ok: A Lon - Nwy");
        row("convoyed over a gap", "England: A Lon, F NTH, F TYS", "England", "A Lon - Tun", "no-convoy-possible");
        row("fleet by convoy", "England: F Lon, F NTH", "England", "F Lon - Nwy via convoy", "cannot-be-convoyed");
        row("named route", "England: A Lon, F NTH, F SKA", "England", "A Lon - Swe via NTH SKA",
            "ok: A Lon - Swe via NTH SKA");
        row("route with a gap", "England: A Lon, F NTH, F SKA", "England", "A Lon - Swe via SKA", "route-broken");
        row("route without a fleet", "England: A Lon, F NTH", "England", "A Lon - Swe via NTH SKA", "route-broken");
        row("support of a convoyed army", "England: A Lon, F NTH, F Den", "England", "F Den S A Lon - Swe",
            "support-impossible");
        row("support of a convoyed army that can come", "England: A Lon, F NTH, F SKA, F Den", "England",
            "F Den S A Lon - Swe", "ok: F Den S A Lon - Swe");
        row("retreat in a movement phase", "Austria: A Vie", "Austria", "A Vie R Gal", "wrong-phase");
        row("build in a movement phase", "Austria: A Vie", "Austria", "Build A Tri", "no-unit");
        row("waive in a movement phase", "Austria: A Vie", "Austria", "Waive", "wrong-phase");
    }
    void judgesOrders()
    {
        QFETCH(QByteArray, units);
        QFETCH(QByteArray, who);
        QFETCH(QByteArray, order);
        QFETCH(QByteArray, result);
        QCOMPARE(check(positionFrom(units), who.constData(), order), result);
    }

    void followsTheOtherReadings()
    {
        const Position position =
            positionFrom("France: F Por, F Gas, A Mar, F Spa/sc, F MAO, F WMS; Italy: F GOL, A Pie");
        OrderRules rules;
        rules.coastUnclear = OrderRules::CoastUnclear::DefaultCoast;
        QCOMPARE(check(positionFrom("France: F Por"), "France", "F Por - Spa", rules),
                 QByteArray("ok: F Por - Spa/nc"));
        rules.coastOmitted = OrderRules::CoastOmitted::Void;
        QCOMPARE(check(positionFrom("France: F Gas"), "France", "F Gas - Spa", rules), QByteArray("coast-unclear"));
        rules.coastWrong = OrderRules::CoastWrong::Corrected;
        QCOMPARE(check(positionFrom("France: F Gas"), "France", "F Gas - Spa/sc", rules),
                 QByteArray("ok: F Gas - Spa/nc"));
        rules.unitCoast = OrderRules::UnitCoast::MustMatch;
        QCOMPARE(check(position, "France", "F Spa/nc - Mar", rules), QByteArray("coast-wrong"));
        QCOMPARE(check(position, "France", "F Spa - Mar", rules), QByteArray("ok: F Spa/sc - Mar"));
        rules.armyCoast = OrderRules::ArmyCoast::Void;
        QCOMPARE(check(position, "France", "A Mar - Spa/nc", rules), QByteArray("coast-wrong"));
        rules.wrongKind = OrderRules::WrongKind::Ignored;
        QCOMPARE(check(position, "France", "F Mar - Spa", rules), QByteArray("ok: A Mar - Spa"));
        rules.supportCoast = OrderRules::SupportCoast::Ignored;
        QCOMPARE(check(positionFrom("France: F Por, F Gas"), "France", "F Por S F Gas - Spa/sc",
                       [] {
                           OrderRules r;
                           r.supportCoast = OrderRules::SupportCoast::Ignored;
                           return r;
                       }()),
                 QByteArray("ok: F Por S F Gas - Spa"));
        rules.illegalOrders = OrderRules::IllegalOrders::CountAsOrdered;
        QCOMPARE(check(position, "France", "F WMS C A Mar - Spa", rules), QByteArray("ok: F WMS C A Mar - Spa"));
    }

    void judgesRetreats()
    {
        Position position = positionFrom("Austria: A Bud; Turkey: A Ser", {Season::Spring, 1901, Stage::Retreats});
        position.dislodged.push_back({{power("Austria"), standardBoard()->findKind("A"), region("Ser"), Layer::Field},
                                      province("Bul"),
                                      {region("Alb"), region("Tri")}});
        position.dislodged.push_back({{power("Turkey"), standardBoard()->findKind("F"), region("Gre"), Layer::Field},
                                      province("ION"),
                                      {region("Bul/sc")}});
        QCOMPARE(check(position, "Austria", "Ser R Alb"), QByteArray("ok: A Ser R Alb"));
        QCOMPARE(check(position, "Austria", "A Ser D"), QByteArray("ok: A Ser D"));
        QCOMPARE(check(position, "Austria", "A Ser R Gre"), QByteArray("retreat-closed"));
        QCOMPARE(check(position, "Austria", "A Ser R Lon"), QByteArray("not-adjacent"));
        QCOMPARE(check(position, "Austria", "A Ser R ADR"), QByteArray("cannot-stand"));
        QCOMPARE(check(position, "Austria", "F Ser R Alb"), QByteArray("wrong-kind"));
        QCOMPARE(check(position, "Austria", "A Bud R Vie"), QByteArray("not-dislodged"));
        QCOMPARE(check(position, "Austria", "A Vie R Gal"), QByteArray("no-unit"));
        QCOMPARE(check(position, "Turkey", "A Ser R Alb"), QByteArray("not-yours"));
        QCOMPARE(check(position, "Austria", "A Ser S A Bud"), QByteArray("wrong-phase"));
        QCOMPARE(check(position, "Turkey", "F Gre R Bul"), QByteArray("ok: F Gre R Bul/sc"));
        QCOMPARE(check(position, "Turkey", "F Gre R Bul/ec"), QByteArray("coast-wrong"));

        std::vector<Order> orders;
        legalRetreats(*standardBoard(), position, 0, orders);
        QCOMPARE(orders.size(), std::size_t(3));
    }

    void judgesAdjustments()
    {
        Position position =
            positionFrom("Russia: F Sev; Germany: A Mun, A Ber", {Season::Winter, 1901, Stage::Adjustments});
        for (const char *centre : {"Sev", "Mos", "StP", "Nwy"})
            position.owner[static_cast<std::size_t>(province(centre).index())] = power("Russia");
        position.owner[static_cast<std::size_t>(province("Mun").index())] = power("Germany");
        QCOMPARE(adjustmentsDue(*standardBoard(), position, power("Russia")), 3);
        QCOMPARE(adjustmentsDue(*standardBoard(), position, power("Germany")), -1);

        QCOMPARE(check(position, "Russia", "Build A Mos"), QByteArray("ok: Build A Mos"));
        QCOMPARE(check(position, "Russia", "Build Mos"), QByteArray("ok: Build A Mos"));
        QCOMPARE(check(position, "Russia", "Build StP"), QByteArray("wrong-kind"));
        QCOMPARE(check(position, "Russia", "Build F Mos"), QByteArray("cannot-build"));  // 6.I.2
        QCOMPARE(check(position, "Russia", "Build F StP"), QByteArray("coast-unclear")); // 6.B.14
        QCOMPARE(check(position, "Russia", "Build F StP/nc"), QByteArray("ok: Build F StP/nc"));
        QCOMPARE(check(position, "Russia", "Build A StP/nc"), QByteArray("ok: Build A StP"));
        QCOMPARE(check(position, "Russia", "Build A Sev"), QByteArray("occupied"));  // 6.I.3
        QCOMPARE(check(position, "Russia", "Build A War"), QByteArray("not-owned")); // 6.I.5
        QCOMPARE(check(position, "Russia", "Build A Nwy"), QByteArray("not-home"));  // 6.I.6
        QCOMPARE(check(position, "Russia", "Remove F Sev"), QByteArray("no-removal-due"));
        QCOMPARE(check(position, "Russia", "A Sev - Rum"), QByteArray("wrong-phase"));
        QCOMPARE(check(position, "Russia", "Waive"), QByteArray("ok: Waive"));
        QCOMPARE(check(position, "Germany", "Remove A Mun"), QByteArray("ok: Remove A Mun"));
        QCOMPARE(check(position, "Germany", "Remove A Kie"), QByteArray("no-unit")); // 6.J.1
        QCOMPARE(check(position, "Germany", "Remove F Sev"), QByteArray("not-yours"));
        QCOMPARE(check(position, "Germany", "Build A Kie"), QByteArray("no-build-left"));
        QCOMPARE(check(position, "Germany", "Waive"), QByteArray("no-build-left"));

        OrderRules rules;
        rules.buildInland = OrderRules::BuildInland::BuildsArmy;
        rules.buildCoast = OrderRules::BuildCoast::DefaultCoast;
        rules.mayWaive = false;
        QCOMPARE(check(position, "Russia", "Build F Mos", rules), QByteArray("ok: Build A Mos"));
        QCOMPARE(check(position, "Russia", "Build F StP", rules), QByteArray("ok: Build F StP/nc"));
        QCOMPARE(check(position, "Russia", "Waive", rules), QByteArray("no-build-left"));

        std::vector<Order> orders;
        legalAdjustments(*standardBoard(), {}, position, power("Russia"), orders);
        QCOMPARE(orders.size(), std::size_t(5)); // A Mos, A StP, F StP/nc, F StP/sc, Waive
        orders.clear();
        legalAdjustments(*standardBoard(), {}, position, power("Germany"), orders);
        QCOMPARE(orders.size(), std::size_t(2));
        orders.clear();
        legalAdjustments(*standardBoard(), {}, position, power("France"), orders);
        QVERIFY(orders.empty());
    }

    /// The table holds exactly what the predicate takes, on positions of every kind.
    void tableAgreesWithThePredicate()
    {
        const Board &board = *standardBoard();
        const OrderRules rules;
        Dice dice(1);
        for (int round = 0; round < 60; ++round) {
            const Position position = randomPosition(dice, 3 + dice.roll(34), round % 2);
            const Occupancy occupancy(board, position);
            const OptionTable table(board, rules, position);
            for (std::size_t u = 0; u < position.units.size(); ++u) {
                const Unit &unit = position.units[u];
                std::vector<Order> listed;
                table.ordersOf(UnitId(static_cast<int>(u)), listed);
                const std::set<Order> options(listed.begin(), listed.end());
                QCOMPARE(options.size(), listed.size()); // nothing twice

                std::set<Order> possible;
                const auto consider = [&](const Action &action) {
                    Order order{unit.kind, unit.region, unit.layer, action};
                    const Order written = order;
                    if (checkOrder(board, rules, position, occupancy, unit.power, order).ok() && order == written)
                        possible.insert(order);
                };
                consider(Hold());
                for (int r = 0; r < board.regionCount(); ++r) {
                    const RegionId to(r);
                    const ProvinceId place = board.provinceOf(to);
                    const bool steps = board.reach(board.kind(unit.kind).travel, unit.region).contains(place);
                    if (steps)
                        consider(Move{{to}, Way::Unsaid, {}});
                    if (convoyPossible(board, board.provinceOf(unit.region), place, occupancy.carriers()))
                        consider(Move{{to}, Way::ByConvoy, {}});
                    for (const Unit &other : position.units) {
                        const UnitKind &kind = board.kind(other.kind);
                        const bool open =
                            kind.travel == Travel::Sea && board.hasCoasts(place) && to == board.mainRegion(place);
                        if (!open) // a support may leave the coast open; the table names it
                            consider(Support{other.kind, other.region, to, other.layer});
                        consider(Convoy{other.kind, other.region, to});
                    }
                }
                for (const Unit &other : position.units)
                    consider(Support{other.kind, other.region, {}, other.layer});

                for (const Order &order : possible) {
                    if (!options.contains(order))
                        QFAIL(qPrintable(QString::fromStdString("not listed: " + orderText(board, order))));
                }
                for (const Order &order : options) {
                    if (!possible.contains(order))
                        QFAIL(qPrintable(QString::fromStdString("not legal: " + orderText(board, order))));
                }
            }
        }
    }

    /// Every legal order, written and read again, is the same order.
    void legalOrdersSurviveWriting()
    {
        const Board &board = *standardBoard();
        Dice dice(7);
        for (int round = 0; round < 30; ++round) {
            const Position position = randomPosition(dice, 3 + dice.roll(34), round % 2);
            for (std::size_t u = 0; u < position.units.size(); ++u) {
                std::vector<Order> orders;
                legalOrders(board, {}, position, UnitId(static_cast<int>(u)), orders);
                for (const Order &order : orders) {
                    const std::string text = orderText(board, order);
                    const auto parsed = parseOrder(text, {&board, &position, Stage::Moves});
                    if (!parsed || !(parsed->order == order))
                        QFAIL(qPrintable(QString::fromStdString(text)));
                }
            }
        }
    }

    void countsTheOpening()
    {
        const Position start = positionFrom(
            "Austria: A Vie, A Bud, F Tri; England: F Edi, F Lon, A Lvp; France: A Par, A Mar, F Bre; Germany: A Ber, "
            "A Mun, F Kie;"
            "Italy: A Ven, A Rom, F Nap; Russia: A Mos, A War, F Sev, F StP/sc; Turkey: F Ank, A Con, A Smy");
        const OptionTable table(*standardBoard(), {}, start);
        std::vector<Order> orders;
        for (std::size_t u = 0; u < start.units.size(); ++u)
            table.ordersOf(UnitId(static_cast<int>(u)), orders);
        QCOMPARE(orders.size(), std::size_t(238));
    }
};

QTEST_APPLESS_MAIN(TestLegality)
#include "tst_legality.moc"

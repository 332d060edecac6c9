#include "armourboards.h"
#include "testfiles.h"

#include "game/digest.h"
#include "map/flights.h"
#include "orders/tours.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// Full boards with bombers above them, played until the next season: what must hold whatever is ordered.
class SkiesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fullBoards();

private:
    Position boardWithBombers(Chance &chance) const;
    void addFlights(Chance &chance, const Position &position, std::vector<GivenOrder> &orders) const;
    Backed quoted(Chance &chance, const Position &position, const std::vector<GivenOrder> &orders,
                  ProvinceId over) const;
    std::string faultOfSky(const Turn &turn) const;

    std::shared_ptr<const Variant> m_variant = variantNamed("1939-iii");
    const Board &m_board = *m_variant->board;
};

Position SkiesTest::boardWithBombers(Chance &chance) const
{
    Position position = fullBoard(chance, *m_variant);
    position.phase.year = 1940 + chance.below(10);
    if (chance.oneIn(2))
        position.phase.season = Season::Autumn;
    for (PowerId &holder : position.holder) {
        if (chance.oneIn(2))
            holder = PowerId(chance.below(6));
    }
    const KindId bomber = m_board.findKind("B");
    for (int i = 4 + chance.below(10); i > 0; --i) {
        const ProvinceId base(chance.below(m_board.provinceCount()));
        const RegionId region = m_board.mainRegion(base);
        if (m_board.isSea(base) || !m_board.canStand(Travel::Air, region)
            || unitIn(m_board, position, base, Layer::Air).valid())
            continue;
        const PowerId power(chance.below(6));
        position.units.push_back({power, bomber, region, Layer::Air});
        position.holder[static_cast<std::size_t>(base.index())] = power;
    }
    position.sort();
    return position;
}

/// An order that somebody gave and that is carried out over this place, or a unit there that is said to stand.
Backed SkiesTest::quoted(Chance &chance, const Position &position, const std::vector<GivenOrder> &orders,
                         ProvinceId over) const
{
    for (const GivenOrder &given : orders) {
        const auto *move = std::get_if<Move>(&given.order.action);
        if (!move || m_board.provinceOf(move->to()) != over || chance.oneIn(3))
            continue;
        Backed backed{given.order.kind, given.order.at, {}};
        for (const RegionId hop : move->hops) {
            if (!backed.hops.full())
                backed.hops.push_back(hop);
        }
        return backed;
    }
    const UnitId there = unitIn(m_board, position, over);
    return there.valid() ? Backed{{}, position.units[static_cast<std::size_t>(there.index())].region, {}} : Backed();
}

/// Chance walks within the range, some back home, with a mission somewhere on the way; leave to land now and then.
void SkiesTest::addFlights(Chance &chance, const Position &position, std::vector<GivenOrder> &orders) const
{
    for (const Unit &unit : position.units) {
        if (unit.layer != Layer::Air || chance.oneIn(10))
            continue;
        const ProvinceId base = m_board.provinceOf(unit.region);
        Flight flight;
        ProvinceId at = base;
        for (int legs = 1 + chance.below(5); legs > 0; --legs) {
            std::vector<ProvinceId> next;
            m_board.reach(Travel::Air, m_board.mainRegion(at)).forEach([&](ProvinceId place) {
                next.push_back(place);
            });
            at = next[static_cast<std::size_t>(chance.below(static_cast<int>(next.size())))];
            flight.path.push_back(at);
        }
        flight.leg = static_cast<std::uint8_t>(chance.below(flight.path.size()));
        const ProvinceId over = flight.over();
        switch (chance.below(4)) {
        case 0:
            flight.backed = quoted(chance, position, orders, over);
            if (flight.backed.of.valid())
                flight.mission = Mission::Support;
            break;
        case 1: flight.mission = Mission::Cut; break;
        case 2: flight.mission = m_board.province(over).centre ? Mission::Raid : Mission::Cut; break;
        default: break;
        }
        if (flight.mission == Mission::None)
            flight.leg = 0;
        if (flight.mission == Mission::Raid || chance.oneIn(3)) {
            for (const ProvinceId place : m_board.flights().wayTo(at, base)) {
                if (!flight.path.full())
                    flight.path.push_back(place);
            }
        }
        Order order{unit.kind, unit.region, Layer::Air, flight};
        if (!checkOrder(m_board, m_variant->rules.orders, position, unit.power, order).ok() && !chance.oneIn(8))
            continue;
        orders.push_back({unit.power, order});
        const ProvinceId end = flight.path.back();
        const PowerId holder = position.holder[static_cast<std::size_t>(end.index())];
        if (holder.valid() && holder != unit.power && chance.oneIn(2))
            orders.push_back(
                {holder,
                 {{}, {}, Layer::Field, Permission{unit.power, unit.kind, unit.region, m_board.mainRegion(end)}}});
    }
}

/// Every bomber rests on land of its power's own, or where its owner gave leave; it got there along its path.
std::string SkiesTest::faultOfSky(const Turn &turn) const
{
    if (!turn.after.airborne.empty())
        return {}; // they land after the retreats
    for (const Event &happened : turn.events) {
        const auto *landed = std::get_if<event::Landed>(&happened);
        if (!landed)
            continue;
        const ProvinceId to = m_board.provinceOf(landed->to);
        const auto flight = std::find_if(turn.before.airborne.begin(), turn.before.airborne.end(),
                                         [&](const Airborne &one) { return one.unit == landed->unit; });
        Path<ProvinceId, 12> path;
        if (flight != turn.before.airborne.end()) {
            path = flight->path;
        } else {
            for (const OrderResult &result : turn.results) {
                if (const auto *order = std::get_if<Flight>(&result.order.action); order && result.unit == landed->unit)
                    path = order->path;
            }
        }
        if (std::find(path.begin(), path.end(), to) == path.end())
            return "a bomber landed away from its path";
    }
    std::vector<Leave> leaves = turn.before.leaves;
    for (const GivenOrder &given : turn.orders) {
        if (const auto *leave = std::get_if<Permission>(&given.order.action))
            leaves.push_back(
                {given.power, leave->guest, m_board.provinceOf(leave->from), m_board.provinceOf(leave->at)});
    }
    for (const Unit &unit : turn.after.units) {
        if (unit.layer != Layer::Air)
            continue;
        const ProvinceId at = m_board.provinceOf(unit.region);
        const PowerId holder = turn.after.holder[static_cast<std::size_t>(at.index())];
        const bool leave = std::any_of(leaves.begin(), leaves.end(), [&](const Leave &one) {
            return one.by == holder && one.guest == unit.power && one.at == at;
        });
        if (m_board.isSea(at) || (holder != unit.power && !leave))
            return "a bomber rests where it may not";
    }
    return {};
}

void SkiesTest::fullBoards()
{
    Adjudicator judge(m_variant->board, m_variant->rules);
    Chance chance(1939);
    int landed = 0, raided = 0, lost = 0, supported = 0, cut = 0;
    for (int i = 0; i < 20000; ++i) {
        const Position position = boardWithBombers(chance);
        Position ground = position; // orders of the field; flights are written apart, since listing them all takes long
        std::erase_if(ground.units, [](const Unit &unit) { return unit.layer == Layer::Air; });
        std::vector<GivenOrder> orders = randomOrders(chance, m_board, m_variant->rules.orders, ground);
        addFlights(chance, position, orders);
        Turn turn = playPhase(judge, *m_variant, position, orders);
        if (i % 10 == 0) {
            chance.shuffle(orders);
            const Turn other = playPhase(judge, *m_variant, position, orders);
            QVERIFY2(digestOf(turn) == digestOf(other),
                     (describeTurn(m_board, turn) + describeTurn(m_board, other)).c_str());
        }
        for (;;) {
            std::string fault = faultOf(m_board, turn);
            if (fault.empty())
                fault = faultOfSky(turn);
            QVERIFY2(fault.empty(), (fault + '\n' + describeTurn(m_board, turn)).c_str());
            for (const Event &happened : turn.events) {
                landed += std::holds_alternative<event::Landed>(happened);
                raided += std::holds_alternative<event::Raided>(happened);
                const auto *destroyed = std::get_if<event::Destroyed>(&happened);
                lost += destroyed && destroyed->unit.layer == Layer::Air;
            }
            for (const OrderResult &result : turn.results) {
                const auto *flight = std::get_if<Flight>(&result.order.action);
                const bool good = flight && outcomeOf(result.verdict.reason) == Outcome::Success;
                supported += good && flight->mission == Mission::Support;
                cut += good && flight->mission == Mission::Cut;
            }
            if (turn.after.phase.stage != Stage::Retreats)
                break;
            turn = playPhase(judge, *m_variant, turn.after,
                             randomPhaseOrders(chance, m_board, m_variant->rules.orders, turn.after));
        }
    }
    QVERIFY2(landed > 1000 && raided > 100 && lost > 100 && supported > 1000 && cut > 100,
             qPrintable(QStringLiteral("%1 %2 %3 %4 %5").arg(landed).arg(raided).arg(lost).arg(supported).arg(cut)));
}

QTEST_APPLESS_MAIN(SkiesTest)
#include "tst_skies.moc"

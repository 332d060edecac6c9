#include "randomplay.h"
#include "testvariants.h"

#include "map/flights.h"
#include "orders/parser.h"

#include <QTest>

#include <set>

using namespace entente;
using namespace entente::test;

/// The legal orders of a phase where features stand beside one another, and where each stands alone: what is listed is
/// legal, and what is legal is listed.
class ListedOrdersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void listedIsLegal_data() { boards(); }
    void listedIsLegal();
    void legalIsListed_data() { boards(); }
    void legalIsListed();

private:
    static void boards();
};

namespace {

/// Chance units, now and then one behind the walls of a place that another holds, or one in a hold.
Position crowdedPosition(Chance &chance, const Variant &variant)
{
    const Board &board = *variant.board;
    Position position =
        variant.rules.orders.armyFleet ? randomVoyages(chance, variant) : randomPosition(chance, variant);
    const std::size_t count = variant.rules.orders.walls ? position.units.size() : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const Unit besieger = position.units[i];
        const KindId kind(chance.below(board.kindCount()));
        if (board.province(board.provinceOf(besieger.region)).centre && board.kind(kind).travel == Travel::Land
            && chance.oneIn(3))
            position.units.push_back({PowerId(chance.below(board.powerCount())), kind, besieger.region, Layer::Walls});
    }
    position.sort();
    return position;
}

/// What somebody might write for a unit, in the forms that a list has: no way by sea, and no tours of bombers.
class Writer {
public:
    Writer(const Board &board, const Position &position, UnitId id)
        : m_board(board), m_position(position), m_unit(position.units[static_cast<std::size_t>(id.index())]),
          m_number(numberIn(id))
    {
    }

    template <class Take>
    void writeAll(const Take &take) const
    {
        const auto write = [&](Action action) {
            take(Order{m_unit.kind, m_unit.region, m_unit.layer, std::move(action), m_number});
        };
        write(Hold());
        const bool flies = m_board.kind(m_unit.kind).flying == Flying::Sorties;
        for (int r = 0; r < m_board.regionCount(); ++r) {
            const RegionId to(r);
            if (!flies && near(to))
                write(Move{{to}, Way::Unsaid, {}});
            for (int q = 0; m_board.kind(m_unit.kind).hops > 1 && near(to) && q < m_board.regionCount(); ++q) {
                if (leads(to, RegionId(q)))
                    write(Move{{to, RegionId(q)}, Way::Unsaid, {}});
            }
            write(Raise{{}, to});
        }
        for (std::size_t i = 0; i < m_position.units.size(); ++i)
            flies ? writeFlights(i, write) : writeSupports(i, write);
        if (flies)
            writeAttacks(write);
    }

private:
    std::uint8_t numberIn(UnitId id) const
    {
        const Unit &unit = m_position.units[static_cast<std::size_t>(id.index())];
        const bool boxed = m_board.province(m_board.provinceOf(unit.region)).unlimited;
        return static_cast<std::uint8_t>(boxed ? numberOf(m_board, m_position, id) : 0);
    }
    bool near(RegionId to) const { return leads(m_unit.region, to); }
    bool leads(RegionId from, RegionId to) const
    {
        const UnitKind &kind = m_board.kind(m_unit.kind);
        return to == from || m_board.reach(kind.travel, from).contains(m_board.provinceOf(to));
    }
    /// A coast that is left open is filled in, so it is no form of its own.
    bool leavesCoastOpen(const Unit &other, RegionId to) const
    {
        const ProvinceId place = m_board.provinceOf(to);
        return m_board.kind(other.kind).travel == Travel::Sea && m_board.hasCoasts(place)
               && to == m_board.mainRegion(place);
    }
    template <class Write>
    void writeSupports(std::size_t i, const Write &write) const
    {
        const Unit &other = m_position.units[i];
        const std::uint8_t number = numberIn(UnitId(static_cast<int>(i)));
        for (int r = -1; r < m_board.regionCount(); ++r) {
            if (r >= 0 && leavesCoastOpen(other, RegionId(r)))
                continue;
            const RegionId to = r < 0 ? RegionId() : RegionId(r);
            write(Support{other.kind, other.region, to, other.layer, number});
            if (r >= 0)
                write(Support{other.kind, other.region, to, other.layer, number, true});
        }
    }
    template <class Write>
    void writeFlight(Mission mission, ProvinceId to, const Backed &backed, const Write &write) const
    {
        if (!m_board.flights().withinTwo(m_board.provinceOf(m_unit.region)).contains(to))
            return; // told at a glance, and by far the most
        for (int via = -1; via < m_board.provinceCount(); ++via) {
            Flight flight;
            flight.mission = mission;
            flight.backed = backed;
            if (via >= 0)
                flight.path.push_back(ProvinceId(via));
            flight.path.push_back(to);
            flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
            write(flight);
        }
    }
    template <class Write>
    void writeFlights(std::size_t i, const Write &write) const
    {
        const Unit &other = m_position.units[i];
        if (other.layer == Layer::Field || other.layer == Layer::Aboard)
            writeFlight(Mission::Cover, m_board.provinceOf(other.region), {other.kind, other.region, {}}, write);
        for (int r = 0; r < m_board.regionCount(); ++r) {
            if (!leavesCoastOpen(other, RegionId(r)))
                writeFlight(Mission::Cover, m_board.provinceOf(RegionId(r)), {other.kind, other.region, {RegionId(r)}},
                            write);
        }
    }
    template <class Write>
    void writeAttacks(const Write &write) const
    {
        for (int p = 0; p < m_board.provinceCount(); ++p) {
            const ProvinceId to(p);
            writeFlight(Mission::Invade, to, {}, write);
            const UnitId below = unitIn(m_board, m_position, to);
            writeFlight(Mission::Bomb, to,
                        below.valid() ? Backed{m_position.units[static_cast<std::size_t>(below.index())].kind,
                                               m_position.units[static_cast<std::size_t>(below.index())].region,
                                               {}}
                                      : Backed{{}, m_board.mainRegion(to), {}},
                        write);
        }
    }

    const Board &m_board;
    const Position &m_position;
    const Unit &m_unit;
    std::uint8_t m_number;
};

} // namespace

void ListedOrdersTest::boards()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : patchedVariants())
        QTest::newRow(qPrintable(id)) << id;
    for (const char *id : {"1939-iii", "city-state", "davis", "lima"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

/// It is taken as it is listed, is listed once, and means the same when it is written and read again.
void ListedOrdersTest::listedIsLegal()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    const Board &board = *variant->board;
    Chance chance(31);
    for (int i = 0; i < 25; ++i) {
        const Position position = crowdedPosition(chance, *variant);
        const Occupancy occupancy(board, position);
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            const PowerId power = position.units[static_cast<std::size_t>(u)].power;
            if (!board.power(power).playable)
                continue; // a garrison stands, but nobody orders it (ruling E13)
            std::vector<Order> listed;
            legalOrders(board, variant->rules.orders, position, UnitId(u), listed);
            QVERIFY(!listed.empty());
            QCOMPARE(std::set<Order>(listed.begin(), listed.end()).size(), listed.size());
            for (const Order &order : listed) {
                const std::string text = orderText(board, order);
                Order taken = order;
                QVERIFY2(checkOrder(board, variant->rules.orders, position, occupancy, power, taken).ok(),
                         text.c_str());
                QVERIFY2(taken == order, (text + " became " + orderText(board, taken)).c_str());
                const auto read = parseOrder(text, {&board, &position, Stage::Moves});
                QVERIFY2(read && orderText(board, read->order) == text && read->order.layer == order.layer,
                         text.c_str());
            }
        }
    }
}

void ListedOrdersTest::legalIsListed()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    const Board &board = *variant->board;
    Chance chance(32);
    int found = 0;
    for (int i = 0; i < 12; ++i) {
        const Position position = crowdedPosition(chance, *variant);
        const Occupancy occupancy(board, position);
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            const Unit &unit = position.units[static_cast<std::size_t>(u)];
            if (board.kind(unit.kind).flying == Flying::Tours)
                continue;
            std::vector<Order> listed;
            legalOrders(board, variant->rules.orders, position, UnitId(u), listed);
            const std::set<Order> options(listed.begin(), listed.end());
            Writer(board, position, UnitId(u)).writeAll([&](const Order &written) {
                Order order = written;
                if (!checkOrder(board, variant->rules.orders, position, occupancy, unit.power, order).ok()
                    || order != written)
                    return;
                ++found;
                if (!options.contains(order))
                    QFAIL(qPrintable(QString::fromStdString("not listed: " + orderText(board, order))));
            });
            if (QTest::currentTestFailed())
                return;
        }
    }
    QVERIFY2(found > 1000, qPrintable(QString::number(found)));
}

QTEST_APPLESS_MAIN(ListedOrdersTest)
#include "tst_listedorders.moc"

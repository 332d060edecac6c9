#include "mapscene.h"

#include "map/convoyways.h"
#include "map/orderdrawing.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace mapscene;

namespace {

constexpr int boardsTried = 2000;

/// What any atlas tells: do two provinces share a way for fleets? Asked place by place, not of the search.
bool touch(const Board &board, ProvinceId sea, ProvinceId other)
{
    const auto next = board.neighbours(Travel::Sea, board.mainRegion(sea));
    return std::any_of(next.begin(), next.end(), [&](RegionId region) { return board.provinceOf(region) == other; });
}

/// How many waters the shortest chain has; 0: there is none. Tried length by length.
std::size_t shortest(const Board &board, ProvinceId from, ProvinceId to, const std::vector<ProvinceId> &fleets)
{
    std::vector<ProvinceId> ring;
    std::copy_if(fleets.begin(), fleets.end(), std::back_inserter(ring),
                 [&](ProvinceId sea) { return touch(board, sea, from); });
    std::vector<ProvinceId> met = ring;
    for (std::size_t length = 1; !ring.empty(); ++length) {
        if (std::any_of(ring.begin(), ring.end(), [&](ProvinceId sea) { return touch(board, sea, to); }))
            return length;
        std::vector<ProvinceId> next;
        for (const ProvinceId sea : fleets) {
            if (std::find(met.begin(), met.end(), sea) == met.end()
                && std::any_of(ring.begin(), ring.end(), [&](ProvinceId at) { return touch(board, at, sea); }))
                next.push_back(sea);
        }
        met.insert(met.end(), next.begin(), next.end());
        ring = std::move(next);
    }
    return 0;
}

} // namespace

/// The wave of a convoy: a chain of neighbouring waters under fleets that took part.
class TestConvoyWays : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void waysAreShortestChains_data();
    void waysAreShortestChains();
    void otherFleetsAreLeftAside();
    void aBrokenConvoyShowsWhatWasBroken();
    void waysStayOffTheLand();
};

void TestConvoyWays::waysAreShortestChains_data()
{
    QTest::addColumn<QString>("variant");
    for (const QString &name : QDir(folderOf(QString())).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (variantOf(name))
            QTest::newRow(qPrintable(name)) << name;
    }
}

void TestConvoyWays::waysAreShortestChains()
{
    QFETCH(QString, variant);
    const std::shared_ptr<const Variant> read = variantOf(variant);
    const Board &board = *read->board;
    std::vector<ProvinceId> seas, lands;
    for (int i = 0; i < board.provinceCount(); ++i) {
        const ProvinceId id(i);
        if (board.isSea(id))
            seas.push_back(id);
        else if (board.shores().contains(id))
            lands.push_back(id);
    }
    std::mt19937 chance(1901);
    const auto below = [&](std::size_t limit) { return static_cast<std::size_t>(chance() % limit); };
    const auto ordered = [&](ProvinceId from, ProvinceId to, ProvinceId sea) {
        MapOrder order;
        order.unit = Unit{PowerId(0), KindId(0), board.mainRegion(sea), Layer::Field};
        order.order.at = order.unit.region;
        order.order.action = Convoy{KindId(0), board.mainRegion(from), board.mainRegion(to)};
        return order;
    };
    int found = 0;
    for (int i = 0; i < boardsTried; ++i) {
        const ProvinceId from = lands[below(lands.size())];
        const ProvinceId to = lands[below(lands.size())];
        if (from == to)
            continue;
        MapOrder army;
        army.unit = Unit{PowerId(0), KindId(0), board.mainRegion(from), Layer::Field};
        army.order.action = move(board.mainRegion(to));
        std::vector<MapOrder> orders{army};
        std::map<ProvinceId, bool> counted;
        std::shuffle(seas.begin(), seas.end(), chance);
        for (std::size_t k = 0; k < seas.size() * (2 + below(4)) / 5; ++k) {
            MapOrder fleet = ordered(from, to, seas[k]);
            const std::size_t fate = below(8);
            fleet.state = fate == 0   ? MapOrder::State::Void
                          : fate == 1 ? MapOrder::State::Failure
                                      : MapOrder::State::Success;
            fleet.dislodged = fate == 2;
            if (fate > 0)
                counted[seas[k]] = fate > 2;
            orders.push_back(fleet);
        }
        const std::vector<ProvinceId> way = convoyWay(board, orders, army, board.mainRegion(to));
        std::vector<ProvinceId> good, all;
        for (const auto &[sea, helped] : counted) {
            all.push_back(sea);
            if (helped)
                good.push_back(sea);
        }
        const std::size_t best = shortest(board, from, to, good);
        QCOMPARE(way.size(), best > 0 ? best : shortest(board, from, to, all));
        if (way.empty())
            continue;
        ++found;
        QVERIFY(touch(board, way.front(), from));
        QVERIFY(touch(board, way.back(), to));
        for (std::size_t k = 0; k < way.size(); ++k) {
            QVERIFY(counted.count(way[k]) && (best == 0 || counted[way[k]]));
            QVERIFY(k == 0 || touch(board, way[k - 1], way[k]));
        }
    }
    QVERIFY(found > boardsTried / 100);
}

void TestConvoyWays::otherFleetsAreLeftAside()
{
    // London to Brest: the Channel alone does it; the Irish Sea and the Mid-Atlantic were ordered too.
    const std::shared_ptr<const Variant> variant = variantOf(u"standard"_s);
    const Board &board = *variant->board;
    const Unit army = unit(board, "england", "A", "lon");
    const RegionId goal = region(board, "bre");
    std::vector<MapOrder> orders{order(army, move(goal))};
    for (const char *sea : {"iri", "mao", "eng", "nth"})
        orders.push_back(order(unit(board, "england", "F", sea), convoy(army, goal)));
    QCOMPARE(convoyWay(board, orders, orders.front(), goal), std::vector<ProvinceId>{board.findProvince("eng")});
}

void TestConvoyWays::aBrokenConvoyShowsWhatWasBroken()
{
    const std::shared_ptr<const Variant> variant = variantOf(u"standard"_s);
    const Board &board = *variant->board;
    const Unit army = unit(board, "england", "A", "lon");
    const RegionId goal = region(board, "bre");
    std::vector<MapOrder> orders{order(army, move(goal)), order(unit(board, "england", "F", "eng"), convoy(army, goal),
                                                                MapOrder::State::Failure)};
    orders.back().dislodged = true;
    QCOMPARE(convoyWay(board, orders, orders.front(), goal), std::vector<ProvinceId>{board.findProvince("eng")});
    orders.back().state = MapOrder::State::Void;
    QVERIFY(convoyWay(board, orders, orders.front(), goal).empty());
}

void TestConvoyWays::waysStayOffTheLand()
{
    // A chain that does not join up is no way: nothing leads from the Western Mediterranean over Italy to the Ionian
    // Sea.
    const std::shared_ptr<const Variant> variant = variantOf(u"standard"_s);
    const Board &board = *variant->board;
    const Unit army = unit(board, "france", "A", "mar");
    const RegionId goal = region(board, "gre");
    std::vector<MapOrder> orders{order(army, move(goal))};
    for (const char *sea : {"lyo", "ion"})
        orders.push_back(order(unit(board, "france", "F", sea), convoy(army, goal)));
    QVERIFY(convoyWay(board, orders, orders.front(), goal).empty());
    orders.push_back(order(unit(board, "france", "F", "tys"), convoy(army, goal)));
    QCOMPARE(convoyWay(board, orders, orders.front(), goal).size(), std::size_t(3));
}

QTEST_APPLESS_MAIN(TestConvoyWays)
#include "tst_convoyways.moc"

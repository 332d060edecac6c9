#include "map/board.h"
#include "map/convoywaters.h"
#include "map/routes.h"

#include "standardboard.h"

#include <QtTest/QTest>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/biconnected_components.hpp>
#include <boost/graph/connected_components.hpp>

#include <algorithm>

using namespace entente;
using entente::test::province;
using entente::test::region;
using entente::test::standardBoard;

namespace {

ProvinceSet seas(std::initializer_list<const char *> names)
{
    ProvinceSet set;
    for (const char *name : names)
        set.insert(province(name));
    return set;
}

/// Provinces by name, for readable comparisons.
std::string namesOf(const ProvinceSet &set)
{
    std::string names;
    set.forEach(
        [&](ProvinceId id) { names += (names.empty() ? "" : " ") + standardBoard()->province(id).abbreviation; });
    return names;
}

/// Every chain between the shores that uses no water twice.
void walkChains(const ProvinceSet &fleets, ProvinceId at, ProvinceId to, const ProvinceSet &used,
                std::vector<ProvinceSet> &chains)
{
    const Board &board = *standardBoard();
    ProvinceSet chain = used;
    chain.insert(at);
    if (board.waters(to).contains(at))
        chains.push_back(chain);
    ((board.waters(at) & fleets) - chain).forEach([&](ProvinceId next) {
        walkChains(fleets, next, to, chain, chains);
    });
}

} // namespace

class TestMap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsTheBoard()
    {
        const Board &board = *standardBoard();
        QCOMPARE(board.provinceCount(), 76);
        QCOMPARE(board.regionCount(), 82);
        QCOMPARE(board.centreCount(), 34);
        QCOMPARE(board.seas().size(), 19);
        QCOMPARE(board.powerCount(), 7);
    }

    void knowsWhereUnitsStand()
    {
        const Board &board = *standardBoard();
        QVERIFY(board.canStand(Travel::Land, region("Vie")));
        QVERIFY(!board.canStand(Travel::Sea, region("Vie")));
        QVERIFY(board.canStand(Travel::Sea, region("Tri")));
        QVERIFY(!board.canStand(Travel::Land, region("ADR")));
        QVERIFY(board.canStand(Travel::Land, region("StP")));
        QVERIFY(!board.canStand(Travel::Sea, region("StP")));
        QVERIFY(board.canStand(Travel::Sea, region("StP/nc")));
        QVERIFY(!board.canStand(Travel::Land, region("StP/nc")));
        QVERIFY(!board.canStand(Travel::Land, region("Swi")));
    }

    void stepsAlongPassages()
    {
        const Board &board = *standardBoard();
        QVERIFY(board.adjacent(Travel::Land, region("Vie"), region("Gal")));
        QVERIFY(!board.adjacent(Travel::Sea, region("Rom"), region("Ven"))); // DATC 6.A.9
        QVERIFY(board.adjacent(Travel::Land, region("Rom"), region("Ven")));
        QVERIFY(board.adjacent(Travel::Sea, region("Spa/nc"), region("Gas")));
        QVERIFY(!board.adjacent(Travel::Sea, region("Spa/sc"), region("Gas")));
        QVERIFY(board.reach(Travel::Sea, region("Spa")).contains(province("Gas")));
        QVERIFY(board.reach(Travel::Land, region("Spa/nc")).contains(province("Mar")));
        QVERIFY(!board.reach(Travel::Land, region("Mun")).contains(province("Swi")));
    }

    void landsOnCoasts()
    {
        const Board &board = *standardBoard();
        QCOMPARE(board.arrivals(Travel::Sea, region("MAO"), province("Spa")).size(), std::size_t(2));
        QVERIFY(!board.onlyArrival(Travel::Sea, region("MAO"), province("Spa")).valid());
        QVERIFY(board.onlyArrival(Travel::Sea, region("Gas"), province("Spa")) == region("Spa/nc"));
        QVERIFY(board.onlyArrival(Travel::Land, region("Gas"), province("Spa")) == region("Spa"));
        QVERIFY(!board.onlyArrival(Travel::Sea, region("NTH"), province("Spa")).valid());
        QVERIFY(board.arrivals(Travel::Sea, region("NTH"), province("Spa")).empty());
    }

    void countsSteps()
    {
        const Board &board = *standardBoard();
        QCOMPARE(board.distance(Travel::Land, region("Vie"), province("Vie")), 0);
        QCOMPARE(board.distance(Travel::Land, region("Vie"), province("War")), 2);
        QCOMPARE(board.distance(Travel::Land, region("Lon"), province("Par")), -1);
        QCOMPARE(board.distance(Travel::Sea, region("StP/nc"), province("Swe")), 2);
        QCOMPARE(board.distance(Travel::Sea, region("StP/sc"), province("Nwy")), 3);
        QCOMPARE(board.distance(Travel::Sea, region("SKA"), province("StP")), 2);
        QCOMPARE(board.distanceForAnyone(province("Lon"), province("Par")), 3);
        QCOMPARE(board.distanceForAnyone(province("Lon"), province("Swi")), -1);
    }

    void findsNames()
    {
        const Board &board = *standardBoard();
        QVERIFY(board.findRegion("StP/sc") == board.findRegion("st. petersburg (south coast)"));
        QVERIFY(board.findRegion("stp s.c.") == board.findRegion("SAINT PETERSBURG SC"));
        QVERIFY(board.findRegion("spasc") == region("Spa/sc"));
        QVERIFY(board.findRegion("Bulgaria(east)") == region("Bul/ec"));
        QVERIFY(!board.findRegion("Bul/nc").valid());
        QVERIFY(!board.findRegion("Con/sc").valid());
        QVERIFY(board.findProvince("LYO") == province("GOL"));
        QVERIFY(board.findProvince("Norwegian Sea") != board.findProvince("Norway"));
        QVERIFY(!board.findProvince("Atlantis").valid());
        QVERIFY(board.findPower("austrian") == board.findPower("Austria-Hungary"));
        QVERIFY(!board.findPower("Narnia").valid());
        QVERIFY(board.findKind("fleet") == board.findKind("F"));
        QCOMPARE(board.suggestProvinces("bargundy"), std::vector<std::string>{"Burgundy"});
        QVERIFY(board.suggestProvinces("xyzzy").empty());
        QCOMPARE(board.regionText(region("stp/nc")), std::string("StP/nc"));
    }

    void carriesArmies()
    {
        const Board &board = *standardBoard();
        const ProvinceSet two = seas({"NTH", "SKA", "TYS"});
        QVERIFY(convoyPossible(board, province("Lon"), province("Swe"), two));
        QVERIFY(!convoyPossible(board, province("Lon"), province("Tun"), two));
        QVERIFY(!convoyPossible(board, province("Lon"), province("Lon"), two));
        QVERIFY(!convoyPossible(board, province("Mun"), province("Swe"), two));
        QVERIFY(!convoyPossible(board, province("Lon"), province("Swe"), {}));
        QVERIFY(isCarriedFrom(board, province("Lon"), seas({"NTH"})));
        QVERIFY(!isCarriedFrom(board, province("Lon"), seas({"TYS"}))); // no fleet beside it
        QVERIFY(!isCarriedFrom(board, province("Vie"), board.seas()));
        // The Black Sea joins no other sea.
        QVERIFY(!convoyPossible(board, province("Sev"), province("Gre"), board.seas()));
    }

    void findsShortestRoutes()
    {
        const Board &board = *standardBoard();
        const auto route = convoyRoute(board, province("Lon"), province("Tun"), board.seas());
        QVERIFY(route.has_value());
        QCOMPARE(*route, (std::vector<ProvinceId>{province("ENG"), province("MAO"), province("WMS")}));
        QVERIFY(!convoyRoute(board, province("Lon"), province("Tun"), seas({"ENG", "WMS"})).has_value());
        const auto detour = convoyRouteThrough(board, province("Lon"), province("IRI"), province("Tun"), board.seas());
        QVERIFY(detour.has_value());
        QCOMPARE(*detour,
                 (std::vector<ProvinceId>{province("ENG"), province("IRI"), province("MAO"), province("WMS")}));
    }

    void tellsSuperfluousFleets()
    {
        const Board &board = *standardBoard();
        // DATC 6.G.19: the Gulf of Lyon alone suffices.
        QCOMPARE(namesOf(fleetsOnSomeRoute(board, province("Mar"), province("Spa"), seas({"GOL", "WMS"}))),
                 std::string("GOL"));
        // DATC 6.F.12: the Irish Sea leads nowhere.
        QCOMPARE(namesOf(fleetsOnSomeRoute(board, province("Lon"), province("Bel"), seas({"ENG", "IRI", "NTH"}))),
                 std::string("ENG NTH"));
        QVERIFY(fleetsOnSomeRoute(board, province("Lon"), province("Tun"), seas({"ENG"})).empty());
    }

    void knowsWhoCanHelp()
    {
        const Board &board = *standardBoard();
        const ConvoyWaters waters(board, seas({"ENG", "IRI", "NTH", "BLA"}));
        QCOMPARE(waters.bodyCount(), 2);
        QVERIFY(waters.destinations(province("ENG"), province("Lon")).contains(province("Bel")));
        QVERIFY(!waters.destinations(province("IRI"), province("Lon")).contains(province("Bel"))); // DATC 6.F.12
        QVERIFY(waters.destinations(province("IRI"), province("Lvp")).contains(province("Bel")));
        QVERIFY(waters.destinations(province("BLA"), province("Lon")).empty());
    }

    /// The look-ups on sets of seas say what Boost says of the same waters as a graph.
    void bodiesAgreeWithBoost()
    {
        using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS>;
        const Board &board = *standardBoard();
        int tornRounds = 0;
        for (std::uint32_t round = 1; round <= 500; ++round) {
            std::uint32_t chance = round * 2654435761u;
            std::vector<ProvinceId> fleets;
            ProvinceSet set;
            board.seas().forEach([&](ProvinceId sea) {
                chance = chance * 1664525u + 1013904223u;
                if (chance >> 28 < 4 + round % 12) {
                    fleets.push_back(sea);
                    set.insert(sea);
                }
            });
            Graph graph(fleets.size());
            for (std::size_t i = 0; i < fleets.size(); ++i) {
                for (std::size_t k = 0; k < i; ++k) {
                    if (board.reach(Travel::Sea, board.mainRegion(fleets[i])).contains(fleets[k]))
                        boost::add_edge(i, k, graph);
                }
            }
            std::vector<int> bodyOf(fleets.size());
            const int bodies = boost::connected_components(graph, bodyOf.data());
            std::vector<std::size_t> joints;
            boost::articulation_points(graph, std::back_inserter(joints));

            const ConvoyWaters waters(board, set);
            QCOMPARE(waters.bodyCount(), bodies);
            for (std::size_t i = 0; i < fleets.size(); ++i) {
                const bool torn = std::any_of(joints.begin(), joints.end(),
                                              [&](std::size_t joint) { return bodyOf[joint] == bodyOf[i]; });
                QCOMPARE(waters.bodyAt(fleets[i]).torn, torn);
                for (std::size_t k = 0; k < i; ++k)
                    QCOMPARE(waters.bodyAt(fleets[i]).seas.contains(fleets[k]), bodyOf[i] == bodyOf[k]);
            }
            tornRounds += !joints.empty();
        }
        QVERIFY2(tornRounds > 100 && tornRounds < 400, qPrintable(QString::number(tornRounds)));
    }

    /// The look-up by blocks says what walking every chain says.
    void blocksAgreeWithChains()
    {
        const Board &board = *standardBoard();
        std::uint32_t state = 99;
        const auto roll = [&state](int sides) {
            state = state * 1664525u + 1013904223u;
            return static_cast<int>((state >> 8) % static_cast<std::uint32_t>(sides));
        };
        for (int round = 0; round < 200; ++round) {
            ProvinceSet fleets;
            const int share = 2 + roll(4);
            board.seas().forEach([&](ProvinceId sea) {
                if (roll(share) != 0)
                    fleets.insert(sea);
            });
            const ConvoyWaters waters(board, fleets);
            for (int sample = 0; sample < 20; ++sample) {
                const ProvinceId from(roll(board.provinceCount()));
                const ProvinceId to(roll(board.provinceCount()));
                if (from == to || board.isSea(from) || board.isSea(to))
                    continue;
                std::vector<ProvinceSet> chains;
                (board.waters(from) & fleets).forEach([&](ProvinceId sea) { walkChains(fleets, sea, to, {}, chains); });
                ProvinceSet expected, tight, found, told;
                for (const ProvinceSet &chain : chains) {
                    expected |= chain;
                    const bool shorter = std::any_of(chains.begin(), chains.end(), [&](const ProvinceSet &other) {
                        return !(other == chain) && (other - chain).empty();
                    });
                    if (!shorter)
                        tight |= chain;
                }
                fleets.forEach([&](ProvinceId fleet) {
                    if (waters.destinations(fleet, from).contains(to))
                        found.insert(fleet);
                    if (onSomeChain(board, fleet, from, to, fleets))
                        told.insert(fleet);
                });
                QCOMPARE(namesOf(found), namesOf(expected));
                QCOMPARE(namesOf(told), namesOf(expected));
                QCOMPARE(waters.destinations(from).contains(to), !expected.empty());
                QCOMPARE(namesOf(fleetsOnSomeRoute(board, from, to, fleets)), namesOf(tight));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestMap)
#include "tst_map.moc"

#include "randomplay.h"
#include "testfiles.h"

#include "judge/bywidth.h"
#include "judge/featurejudge.h"
#include "judge/movesjudge.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// The judge of boxes, passes and walls against the judge of the plain field, where there is nothing but field; and
/// what is true of boxes whatever stands in them.
class PlacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plainBoardsAgree_data();
    void plainBoardsAgree();
    void boxNeverRefuses();
    void highOceanMayBeLeftOut();
};

void PlacesTest::plainBoardsAgree_data()
{
    QTest::addColumn<int>("edition");
    QTest::newRow("1971") << int(Edition::Rules1971);
    QTest::newRow("1982") << int(Edition::Rules1982);
    QTest::newRow("2000") << int(Edition::Rules2000);
    QTest::newRow("2023") << int(Edition::Rules2023);
}

void PlacesTest::plainBoardsAgree()
{
    QFETCH(int, edition);
    const Variant &variant = *standardVariant();
    const Board &board = *variant.board;
    const Rulebook rules = rulebookOf(static_cast<Edition>(edition));
    Adjudicator plain(variant.board, rules);
    judge::EngineOf<judge::FeatureJudge> places(board, rules);
    judge::Waters waters(board);
    MovesOutcome other;
    Chance chance(11);
    for (int i = 0; i < 20000; ++i) {
        const Position position = randomPosition(chance, variant);
        std::vector<GivenOrder> orders = randomOrders(chance, board, rules.orders, position);
        if (!orders.empty() && chance.oneIn(10))
            orders.push_back({PowerId(chance.below(board.powerCount())), orders.front().order});
        const MovesOutcome &one = plain.moves(position, orders);
        waters.reset();
        places.run(position, orders, waters, other);
        QVERIFY(one.orders == other.orders);
        QVERIFY(one.units == other.units);
        QVERIFY(one.endsIn == other.endsIn);
        QVERIFY(one.contested == other.contested);
        QVERIFY(one.convoyed == other.convoyed);
        QVERIFY(one.supportsGiven == other.supportsGiven);
    }
}

void PlacesTest::boxNeverRefuses()
{
    const auto variant = variantNamed("davis");
    QVERIFY(variant);
    const Board &board = *variant->board;
    const ProvinceId box = board.findProvince("HIO");
    Adjudicator judge(variant->board, variant->rules);
    Chance chance(12);
    int entered = 0;
    int left = 0;
    for (int i = 0; i < 5000; ++i) {
        const Position position = randomPosition(chance, *variant);
        const std::vector<GivenOrder> orders = randomOrders(chance, board, variant->rules.orders, position);
        const MovesOutcome &outcome = judge.moves(position, orders);
        for (std::size_t u = 0; u < position.units.size(); ++u) {
            const bool inside = board.provinceOf(position.units[u].region) == box;
            QVERIFY2(!(inside && outcome.units[u].dislodged), "a unit in the box was dislodged");
            if (outcome.orderOf[u] < 0)
                continue;
            const Order &order = orders[static_cast<std::size_t>(outcome.orderOf[u])].order;
            const Move *move = std::get_if<Move>(&order.action);
            if (move && board.provinceOf(move->to()) == box && outcome.units[u].reason != Reason::Illegal) {
                QCOMPARE(outcome.endsIn[u], move->to());
                ++entered;
            }
            left += inside && outcome.units[u].reason == Reason::Moves;
        }
        QVERIFY(!outcome.contested.contains(box));
    }
    QVERIFY2(entered > 100 && left > 100, qPrintable(QStringLiteral("%1 in, %2 out").arg(entered).arg(left)));
}

void PlacesTest::highOceanMayBeLeftOut()
{
    const auto variant = variantNamed("davis");
    const Game with(variant, {});
    const Game without(variant, {{"highOcean", "false"}});
    const ProvinceId box = with.board().findProvince("HIO");
    const RegionId ocean = with.board().mainRegion(with.board().findProvince("MAO"));
    QVERIFY(with.board().reach(Travel::Sea, ocean).contains(box));
    QVERIFY(!without.board().reach(Travel::Sea, ocean).contains(box));
}

QTEST_APPLESS_MAIN(PlacesTest)
#include "tst_places.moc"

#include "exchange/chartcrossings.h"

#include <QTest>

#include <cmath>

using namespace entente;

namespace {

using Ring = std::vector<ChartPoint>;

Ring square(double left, double top)
{
    return {{left, top}, {left + 100, top}, {left + 100, top + 100}, {left, top + 100}};
}

/// Two lands; armies pass between them if they are joined.
Board twoLands(bool joined)
{
    Board::Data data;
    for (const char *id : {"ash", "elm"}) {
        Province province;
        province.id = province.name = province.abbreviation = id;
        data.regions.push_back({ProvinceId(static_cast<int>(data.provinces.size())), {}});
        data.provinces.push_back(province);
    }
    Passage passage;
    passage.from = RegionId(0);
    passage.to = RegionId(1);
    passage.land = true;
    if (joined)
        data.passages = {passage};
    return Board(std::move(data));
}

} // namespace

/// Signs for passages that no border shows.
class CrossingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsWhatNoBorderShows_data();
    void showsWhatNoBorderShows();
    void leavesUnjoinedPlacesAlone();
};

void CrossingsTest::showsWhatNoBorderShows_data()
{
    QTest::addColumn<double>("left");
    QTest::addColumn<double>("top");
    QTest::addColumn<double>("length"); ///< of the sign; 0: there is none
    QTest::newRow("a common side") << 100.0 << 0.0 << 0.0;
    QTest::newRow("a part of a side") << 100.0 << 60.0 << 0.0;
    QTest::newRow("side by side, with a gap that counts as none") << 103.0 << 0.0 << 0.0;
    QTest::newRow("a corner") << 100.0 << 100.0 << 14.0;
    QTest::newRow("a strait") << 120.0 << 0.0 << 34.0;
    QTest::newRow("from corner to corner") << 130.0 << 140.0 << 64.0;
    QTest::newRow("too far for a sign") << 400.0 << 0.0 << 0.0;
}

void CrossingsTest::showsWhatNoBorderShows()
{
    QFETCH(double, left);
    QFETCH(double, top);
    QFETCH(double, length);
    const std::vector<ChartCrossing> signs = crossingsOf(twoLands(true), {{square(0, 0)}, {square(left, top)}}, 4);
    QCOMPARE(signs.size(), std::size_t(length > 0));
    if (signs.empty())
        return;
    const ChartCrossing &sign = signs.front();
    QCOMPARE(sign.one, ProvinceId(0));
    QVERIFY(std::abs(std::hypot(sign.to.x - sign.from.x, sign.to.y - sign.from.y) - length) < 0.1);
    const auto inside = [](ChartPoint p, double x, double y) {
        return p.x >= x && p.x <= x + 100 && p.y >= y && p.y <= y + 100;
    };
    QVERIFY(inside(sign.from, 0, 0));
    QVERIFY(inside(sign.to, left, top));
}

void CrossingsTest::leavesUnjoinedPlacesAlone()
{
    QVERIFY(crossingsOf(twoLands(false), {{square(0, 0)}, {square(100, 100)}}, 4).empty());
}

QTEST_APPLESS_MAIN(CrossingsTest)
#include "tst_crossings.moc"

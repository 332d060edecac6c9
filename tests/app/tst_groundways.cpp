#include "mapscene.h"

#include "map/orderdrawing.h"
#include "sheet/provincemask.h"

#include <QDir>
#include <QLineF>
#include <QTest>

#include <cmath>

using namespace mapscene;

namespace {

constexpr qreal scale = 0.8;

/// How long the line is, and how much of it lies in neither of two provinces.
struct Stray {
    qreal length = 0;
    qreal outside = 0;
    qreal ashore = 0; ///< of that, what lies on land

    void add(const MapLook &look, QPointF from, QPointF to, ProvinceId a, ProvinceId b)
    {
        constexpr int steps = 64;
        const qreal part = std::hypot(to.x() - from.x(), to.y() - from.y()) / steps;
        for (int i = 0; i < steps; ++i) {
            const ProvinceId at = look.sheet->mask().at(from + (to - from) * ((i + 0.5) / steps));
            const bool strays = at != a && at != b;
            length += part;
            outside += strays ? part : 0;
            ashore += strays && !(at.valid() && look.board->isSea(at)) ? part : 0;
        }
    }
    qreal share() const { return outside / length; }
};

QString nameOf(const Board &board, RegionId at)
{
    return QString::fromStdString(board.province(board.provinceOf(at)).abbreviation);
}

} // namespace

/// Arrows know the land: who goes from one place to its neighbour goes through their common border.
class TestGroundWays : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesKeepToTheirTwoPlaces_data();
    void movesKeepToTheirTwoPlaces();
    void namedMoves_data();
    void namedMoves();
    void fleetsGoRoundTheLand();
    void fleetsClearTheCapes();
    void convoysCrossNoLand();
    void bouncesStandOnTheBorder();
    /// A flight from Finland to Livonia over St Petersburg went all the way to the army there, beside the White Sea.
    void flightsComeThroughAtANearPoint();

private:
    /// The move alone on the board: as it is drawn, and as the crow flies.
    static std::pair<Stray, Stray> strayOf(const MapLook &look, const Unit &unit, RegionId to);
    static std::pair<Stray, Stray> strayOf(const MapLook &look, const Unit &unit, RegionId to, ProvinceId a,
                                           ProvinceId b);
    static std::optional<MapLook> lookOf(const QString &name, std::shared_ptr<const Variant> &variant);
};

std::optional<MapLook> TestGroundWays::lookOf(const QString &name, std::shared_ptr<const Variant> &variant)
{
    variant = variantOf(name);
    if (!variant)
        return std::nullopt;
    const auto sheet = MapSheet::load(folderOf(name), *variant->board);
    const auto livery = Livery::load(folderOf(name), *variant->board);
    if (!sheet.ok() || !livery.ok())
        return std::nullopt;
    MapLook look;
    look.sheet = *sheet;
    look.board = variant->board;
    look.livery = *livery;
    return look;
}

std::pair<Stray, Stray> TestGroundWays::strayOf(const MapLook &look, const Unit &unit, RegionId to)
{
    return strayOf(look, unit, to, look.board->provinceOf(unit.region), look.board->provinceOf(to));
}

/// How much of it lies elsewhere than in these two.
std::pair<Stray, Stray> TestGroundWays::strayOf(const MapLook &look, const Unit &unit, RegionId to, ProvinceId a,
                                                ProvinceId b)
{
    MapState state;
    state.units.push_back({.unit = unit});
    state.orders.push_back(order(unit, move(to)));
    const Track track = drawOrders(look, state, scale).front().spine; // a copy: the drawings go at once
    Stray drawn, straight;
    for (qsizetype i = 0; i + 1 < track.points().size(); ++i)
        drawn.add(look, track.points()[i], track.points()[i + 1], a, b);
    straight.add(look, look.sheet->unitAnchor(unit.region), look.sheet->unitAnchor(to), a, b);
    return {drawn, straight};
}

void TestGroundWays::movesKeepToTheirTwoPlaces_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : QDir(folderOf(QString())).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (variantOf(name) && QFile::exists(folderOf(name) + u"/map.svg"_s))
            QTest::newRow(qPrintable(name)) << name;
    }
}

void TestGroundWays::movesKeepToTheirTwoPlaces()
{
    QFETCH(QString, name);
    std::shared_ptr<const Variant> variant;
    const auto look = lookOf(name, variant);
    QVERIFY(look);
    const Board &board = *variant->board;
    Stray drawn, straight;
    for (const Unit &unit : variant->start.units) {
        for (const RegionId to : board.neighbours(board.kind(unit.kind).travel, unit.region)) {
            const auto [way, crow] = strayOf(*look, unit, to);
            drawn.length += way.length;
            drawn.outside += way.outside;
            straight.length += crow.length;
            straight.outside += crow.outside;
            constexpr qreal swing = 8; // a bend is a curve
            // From coast to coast a fleet goes by the water before both.
            const bool alongShore = board.kind(unit.kind).travel == Travel::Sea
                                    && !board.isSea(board.provinceOf(unit.region))
                                    && !board.isSea(board.provinceOf(to));
            QVERIFY2((alongShore ? way.ashore : way.outside) <= crow.outside + swing,
                     qPrintable(QString::fromStdString(board.regionText(unit.region) + " - " + board.regionText(to))));
        }
    }
    qInfo("%.1f %% outside their two places, %.1f %% as the crow flies", 100 * drawn.share(), 100 * straight.share());
    QVERIFY(drawn.share() < 0.4 * straight.share());
}

void TestGroundWays::namedMoves_data()
{
    QTest::addColumn<QByteArray>("kind");
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const auto row = [](const char *kind, const char *from, const char *to) {
        QTest::addRow("%s %s - %s", kind, from, to) << QByteArray(kind) << QByteArray(from) << QByteArray(to);
    };
    row("F", "nth", "eng");
    row("F", "aeg", "ion");
    row("F", "ion", "aeg");
    row("A", "mar", "spa");
    row("A", "vie", "gal");
    row("F", "nao", "iri");
    row("F", "iri", "nao");
    row("F", "stp/nc", "nwy");
    row("A", "fin", "nwy");
}

void TestGroundWays::namedMoves()
{
    QFETCH(QByteArray, kind);
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    std::shared_ptr<const Variant> variant;
    const auto look = lookOf(u"standard"_s, variant);
    QVERIFY(look);
    const Board &board = *variant->board;
    const auto [drawn, straight] =
        strayOf(*look, unit(board, "england", kind.constData(), from.constData()), board.findRegion(to.constData()));
    qInfo("%.1f %% outside, %.1f %% as the crow flies", 100 * drawn.share(), 100 * straight.share());
    QVERIFY(straight.share() > 0.05);
    QVERIFY(drawn.share() < 0.03);
}

/// On the way from one coast to open water a fleet sees little of its own land.
void TestGroundWays::fleetsGoRoundTheLand()
{
    std::shared_ptr<const Variant> variant;
    const auto look = lookOf(u"standard"_s, variant);
    QVERIFY(look);
    const Board &board = *variant->board;
    const ProvinceId mao = board.findProvince("mao");
    const auto [drawn, straight] =
        strayOf(*look, unit(board, "france", "F", "spa/sc"), board.findRegion("mao"), mao, mao);
    QVERIFY(straight.outside > 200);
    QVERIFY(drawn.outside < 0.6 * straight.outside);
}

/// Round a third country a fleet keeps so far off that its line, broad as it is drawn, touches none of its capes.
void TestGroundWays::fleetsClearTheCapes()
{
    std::shared_ptr<const Variant> variant;
    const auto look = lookOf(u"standard"_s, variant);
    QVERIFY(look);
    const Board &board = *variant->board;
    const Unit fleet = unit(board, "france", "F", "mao");
    MapState state;
    state.units.push_back({.unit = fleet});
    state.orders.push_back(order(fleet, move(board.findRegion("spa/sc"))));
    const Track line = drawOrders(*look, state, scale).front().spine;
    constexpr qreal half = 4; // of the line with its edges
    qreal touching = 0;
    for (qreal along = 0; along < line.length(); ++along) {
        const QPointF way = line.wayAt(along);
        const QPointF aside(-way.y() * half, way.x() * half);
        for (const QPointF at : {line.at(along) - aside, line.at(along), line.at(along) + aside})
            touching += look->sheet->mask().at(at) == board.findProvince("por");
    }
    QCOMPARE(touching, 0.0);
}

/// Convoyed armies cross no land but where they come from and go to, whether fleets are ordered yet or not.
void TestGroundWays::convoysCrossNoLand()
{
    std::shared_ptr<const Variant> variant;
    const auto look = lookOf(u"standard"_s, variant);
    QVERIFY(look);
    const Board &board = *variant->board;
    const Unit army = unit(board, "england", "A", "lon");
    const RegionId goal = board.findRegion("tus");
    MapState state;
    state.units.push_back({.unit = army});
    state.orders.push_back(order(army, move(goal)));
    const auto overLand = [&] {
        const Track line = drawOrders(*look, state, scale).front().spine;
        qreal dry = 0;
        for (qreal along = 0; along < line.length(); ++along) {
            const ProvinceId at = look->sheet->mask().at(line.at(along));
            const bool own = at == board.provinceOf(army.region) || at == board.provinceOf(goal);
            dry += !own && !(at.valid() && board.isSea(at));
        }
        return dry / line.length();
    };
    QVERIFY2(overLand() < 0.03, qPrintable(QString::number(overLand())));
    for (const char *sea : {"eng", "mao", "wes", "lyo"}) {
        state.units.push_back({.unit = unit(board, "england", "F", sea)});
        state.orders.push_back(order(state.units.back().unit, convoy(army, goal)));
    }
    QVERIFY2(overLand() < 0.03, qPrintable(QString::number(overLand())));
}

/// Who is turned back is so at the border that the arrow would have crossed.
void TestGroundWays::bouncesStandOnTheBorder()
{
    std::shared_ptr<const Variant> variant;
    const auto look = lookOf(u"standard"_s, variant);
    QVERIFY(look);
    const Board &board = *variant->board;
    for (const auto &[from, to] : {std::pair{"nth", "eng"}, {"nao", "iri"}, {"spa/sc", "mao"}}) {
        MapState state;
        const Unit fleet = unit(board, "england", "F", from);
        state.units.push_back({.unit = fleet});
        state.orders.push_back(order(fleet, move(board.findRegion(to)), MapOrder::State::Failure));
        state.orders.back().bounced = true;
        const QPointF sign = drawOrders(*look, state, scale).front().markAt;
        const auto near = [&](ProvinceId place) {
            for (int i = 0; i < 16; ++i) {
                const QPointF off(std::cos(i * M_PI / 8), std::sin(i * M_PI / 8));
                if (look->sheet->provinceAt(sign + 9 * off) == place)
                    return true;
            }
            return false;
        };
        QVERIFY2(near(board.findProvince(to)), from);
        QVERIFY2(near(board.provinceOf(fleet.region)), from);
    }
}

void TestGroundWays::flightsComeThroughAtANearPoint()
{
    std::shared_ptr<const Variant> variant;
    const auto look = lookOf(u"lima"_s, variant);
    QVERIFY(look);
    const Board &board = *variant->board;
    const Unit squadron = unit(board, "russia", "S", "fin");
    QVERIFY(squadron.kind.valid());
    qreal sum = 0;
    int count = 0;
    for (int i = 0; i < board.provinceCount(); ++i) {
        const RegionId from = board.mainRegion(ProvinceId(i));
        for (const RegionId over : board.neighbours(Travel::Air, from)) {
            for (const RegionId to : board.neighbours(Travel::Air, over)) {
                const QLineF crow(look->sheet->unitAnchor(from), look->sheet->unitAnchor(to));
                if (to == from || board.adjacent(Travel::Air, from, to) || crow.length() > 200)
                    continue;
                Flight flight;
                flight.path.push_back(board.provinceOf(over));
                flight.path.push_back(board.provinceOf(to));
                Unit flying = squadron;
                flying.region = from;
                MapState state;
                state.orders.push_back(order(flying, flight));
                const Track track = drawOrders(*look, state, scale).front().spine;
                ++count;
                sum += track.length() / crow.length();
                Stray along;
                for (qsizetype k = 0; k + 1 < track.points().size(); ++k)
                    along.add(*look, track.points()[k], track.points()[k + 1], board.provinceOf(over),
                              board.provinceOf(over));
                QVERIFY2(
                    along.outside < along.length,
                    qPrintable(u"%1 - %2 - %3"_s.arg(nameOf(board, from), nameOf(board, over), nameOf(board, to))));
                if (from == board.findRegion("fin") && to == board.findRegion("lvn") && over == board.findRegion("stp"))
                    QVERIFY2(track.length() < 1.9 * crow.length(), qPrintable(QString::number(track.length())));
            }
        }
    }
    QVERIFY(sum < 1.3 * count);
    QVERIFY(count > 100);
}

QTEST_MAIN(TestGroundWays)
#include "tst_groundways.moc"

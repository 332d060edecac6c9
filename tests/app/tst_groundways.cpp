#include "mapscene.h"

#include "map/orderdrawing.h"
#include "map/provincemask.h"

#include <QDir>
#include <QTest>

#include <cmath>

using namespace mapscene;

namespace {

constexpr qreal scale = 0.8;

/// How long the line is, and how much of it lies in neither of two provinces.
struct Stray {
    qreal length = 0;
    qreal outside = 0;

    void add(const MapSheet &sheet, QPointF from, QPointF to, ProvinceId a, ProvinceId b)
    {
        constexpr int steps = 64;
        const qreal part = std::hypot(to.x() - from.x(), to.y() - from.y()) / steps;
        for (int i = 0; i < steps; ++i) {
            const ProvinceId at = sheet.mask().at(from + (to - from) * ((i + 0.5) / steps));
            length += part;
            outside += at != a && at != b ? part : 0;
        }
    }
    qreal share() const { return outside / length; }
};

} // namespace

/// Arrows know the land: who goes from one place to its neighbour goes through their common border.
class TestBorderGates : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void movesKeepToTheirTwoPlaces_data();
    void movesKeepToTheirTwoPlaces();
    void namedMoves_data();
    void namedMoves();

private:
    /// The move alone on the board: as it is drawn, and as the crow flies.
    static std::pair<Stray, Stray> strayOf(const MapLook &look, const Unit &unit, RegionId to);
    static std::optional<MapLook> lookOf(const QString &name, std::shared_ptr<const Variant> &variant);
};

std::optional<MapLook> TestBorderGates::lookOf(const QString &name, std::shared_ptr<const Variant> &variant)
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

std::pair<Stray, Stray> TestBorderGates::strayOf(const MapLook &look, const Unit &unit, RegionId to)
{
    const Board &board = *look.board;
    const ProvinceId a = board.provinceOf(unit.region);
    const ProvinceId b = board.provinceOf(to);
    MapState state;
    state.units.push_back({.unit = unit});
    state.orders.push_back(order(unit, move(to)));
    const Track track = drawOrders(look, state, scale).front().spine; // a copy: the drawings go at once
    Stray drawn, straight;
    for (qsizetype i = 0; i + 1 < track.points().size(); ++i)
        drawn.add(*look.sheet, track.points()[i], track.points()[i + 1], a, b);
    straight.add(*look.sheet, look.sheet->unitAnchor(unit.region), look.sheet->unitAnchor(to), a, b);
    return {drawn, straight};
}

void TestBorderGates::movesKeepToTheirTwoPlaces_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : QDir(folderOf(QString())).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (variantOf(name) && QFile::exists(folderOf(name) + u"/map.svg"_s))
            QTest::newRow(qPrintable(name)) << name;
    }
}

void TestBorderGates::movesKeepToTheirTwoPlaces()
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
            QVERIFY2(way.outside <= crow.outside + swing,
                     qPrintable(QString::fromStdString(board.regionText(unit.region) + " - " + board.regionText(to))));
        }
    }
    qInfo("%.1f %% outside their two places, %.1f %% as the crow flies", 100 * drawn.share(), 100 * straight.share());
    QVERIFY(drawn.share() < 0.95 * straight.share());
}

void TestBorderGates::namedMoves_data()
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
}

void TestBorderGates::namedMoves()
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
    QVERIFY(drawn.share() < 0.1 || drawn.share() < 0.5 * straight.share());
}

QTEST_MAIN(TestBorderGates)
#include "tst_bordergates.moc"

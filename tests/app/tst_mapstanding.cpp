#include "labelfaults.h"
#include "mapscene.h"

#include "lettering/labels.h"
#include "sheet/boxes.h"
#include "sheet/mapscale.h"
#include "sheet/provincemask.h"

#include <QTest>

using namespace mapscene;

namespace {

/// How much of a unit, as it is seen at a scale, stands on the ground of its own place.
qreal shareOnGround(const MapSheet &sheet, ProvinceId place, QPointF at, qreal scale)
{
    constexpr int points = 24; // along each side
    const qreal side = unitPixels(scale) / scale;
    const QRectF box = boxAround(at, {side, 0.8 * side});
    int own = 0;
    for (int i = 0; i < points; ++i) {
        for (int j = 0; j < points; ++j)
            own += sheet.mask().at(box.topLeft()
                                   + QPointF(box.width() * (i + 0.5) / points, box.height() * (j + 0.5) / points))
                   == place;
    }
    return qreal(own) / (points * points);
}

} // namespace

/// How well a whole board stands on a small screen, in figures: names that are whole, and units that lie off their
/// place.
class TestMapStanding : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesAreWhole_data();
    void namesAreWhole();
    void unitsStandOnTheirGround_data() { namesAreWhole_data(); }
    void unitsStandOnTheirGround();
};

void TestMapStanding::namesAreWhole_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("width"); // pixels of the sheet in a window of 1280 by 800
    QTest::addColumn<int>("whole"); // of a hundred names
    QTest::addColumn<int>("hyphened");
    QTest::addColumn<int>("astray"); // places whose unit lies with more than an eighth of it beside them
    const auto add = [](const char *variant, int width, int whole, int hyphened, int astray) {
        QTest::newRow(variant) << QString::fromLatin1(variant) << width << whole << hyphened << astray;
    };
    add("standard", 856, 80, 0, 0);
    add("davis", 856, 66, 1, 7);
    add("lima", 856, 65, 2, 14);
    add("1939-iii", 856, 54, 2, 5);
    add("city-state", 856, 92, 0, 2);
    add("nikjon", 1029, 100, 0, 0);
    add("pacific", 1029, 66, 0, 4);
    add("peloponnese", 1029, 57, 2, 11);
    add("western-front", 856, 94, 0, 1);
}

void TestMapStanding::namesAreWhole()
{
    QFETCH(QString, variant);
    QFETCH(int, width);
    QFETCH(int, whole);
    QFETCH(int, hyphened);
    const MapLook look = lookOf(variant);
    QVERIFY(look.sheet);
    const qreal scale = width / look.sheet->size().width();
    const labelfaults::Standing standing = labelfaults::standingOf(look, placeLabels(look, scale));
    QVERIFY(standing.names > 20);
    const int share = 100 * standing.whole / standing.names;
    QVERIFY2(share >= whole, qPrintable(QString::number(share)));
    QVERIFY2(standing.hyphened.size() <= hyphened, qPrintable(standing.hyphened.join(u' ')));
}

void TestMapStanding::unitsStandOnTheirGround()
{
    QFETCH(QString, variant);
    QFETCH(int, width);
    QFETCH(int, astray);
    const MapLook look = lookOf(variant);
    QVERIFY(look.sheet);
    const Board &board = *look.board;
    const qreal scale = width / look.sheet->size().width();
    QStringList off;
    for (int i = 0; i < board.provinceCount(); ++i) {
        const ProvinceId id(i);
        if (board.province(id).terrain == Terrain::Impassable)
            continue;
        const qreal share = shareOnGround(*look.sheet, id, look.sheet->unitAnchor(look.sheet->mainRegion(id)), scale);
        if (share < 0.875)
            off += fromUtf8(board.province(id).abbreviation) + u' ' + QString::number(share, 'f', 2);
    }
    QVERIFY2(off.size() <= astray, qPrintable(off.join(u", "_s)));
}

QTEST_MAIN(TestMapStanding)
#include "tst_mapstanding.moc"

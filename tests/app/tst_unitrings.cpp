#include "labelfaults.h"
#include "mapscene.h"
#include "projectfile.h"

#include "sheet/mapscale.h"
#include "sheet/mapstate.h"
#include "map/unitpainter.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace mapscene;

/// The rings round units that wait for an order, or are chosen.
class TestUnitRings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lettersStayWhole_data();
    void lettersStayWhole();
    void ringIsSeen();
};

namespace {

/// What a ring lays on a red ground, on a sheet of that scale.
QImage ringOf(const MapLook &look, MapUnit unit, qreal scale)
{
    QImage image((look.sheet->size() * scale).toSize(), QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    paintUnitSurroundings(painter, look, unit, scale);
    return image;
}

} // namespace

void TestUnitRings::lettersStayWhole_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("width");
    for (const QString &name : QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!variantOf(name))
            continue;
        for (const int width : {700, 820, 1280})
            QTest::addRow("%s, %d", qPrintable(name), width) << name << width;
    }
}

/// Wherever a unit can stand: its ring lies on no letter of any name.
void TestUnitRings::lettersStayWhole()
{
    QFETCH(QString, variant);
    QFETCH(int, width);
    const MapLook look = lookOf(variant);
    const qreal scale = width / look.sheet->size().width();
    const auto names = keptLabels(look, scale);
    QStringList cut;
    for (int i = 0; i < look.board->regionCount(); ++i) {
        MapUnit unit;
        unit.unit = Unit{PowerId(0), KindId(0), RegionId(i), Layer::Field};
        unit.waiting = true;
        const QImage ring = ringOf(look, unit, scale);
        for (const PlacedLabel &name : *names) {
            const QRect box = name.letters.boundingRect().toAlignedRect() & ring.rect();
            int covered = 0;
            for (int y = box.top(); y <= box.bottom(); ++y) {
                for (int x = box.left(); x <= box.right(); ++x)
                    covered += ring.pixel(x, y) != QColor(Qt::red).rgb()
                               && name.letters.contains(QPointF(x, y) + QPointF(0.5, 0.5));
            }
            if (covered > 0)
                cut += fromUtf8(look.board->regionText(RegionId(i))) + u": "_s
                       + fromUtf8(look.board->province(name.province).abbreviation);
        }
    }
    QVERIFY2(cut.isEmpty(), qPrintable(cut.join(u", "_s)));
}

/// Budapest's name lies along the ring of its unit in a window of 1280 by 800: most of the ring is left.
void TestUnitRings::ringIsSeen()
{
    const MapLook look = lookOf(u"standard"_s);
    constexpr qreal scale = 820.0 / 1600;
    for (int i = 0; i < look.board->provinceCount(); ++i) {
        if (look.board->province(ProvinceId(i)).terrain == Terrain::Impassable)
            continue;
        MapUnit unit;
        unit.unit = Unit{PowerId(0), KindId(0), look.board->mainRegion(ProvinceId(i)), Layer::Field};
        unit.waiting = true;
        const QImage ring = ringOf(look, unit, scale);
        const QPointF middle = placeOf(*look.sheet, unit, scale) * scale;
        const qreal radius = waitingPixels(scale) - waitingCasing / 2 * linePixels(scale);
        int seen = 0;
        for (int degree = 0; degree < 360; ++degree) {
            const qreal angle = degree * M_PI / 180;
            const QPoint at = (middle + radius * QPointF(std::cos(angle), std::sin(angle))).toPoint();
            seen += ring.rect().contains(at) && ring.pixel(at) != QColor(Qt::red).rgb();
        }
        QVERIFY2(seen > 180,
                 qPrintable(fromUtf8(look.board->province(ProvinceId(i)).abbreviation) + u" %1"_s.arg(seen)));
    }
}

QTEST_MAIN(TestUnitRings)
#include "tst_unitrings.moc"

#include "mapscene.h"

#include "map/labelroom.h"
#include "map/labels.h"
#include "map/mapscale.h"
#include "map/symbols.h"
#include "map/typesetting.h"
#include "map/unitpainter.h"
#include "words/names.h"

#include <QDir>
#include <QPolygonF>
#include <QRandomGenerator>
#include <QTest>
#include <QTransform>

using namespace mapscene;

/// Names keep clear of the units that stand on the board when a game begins, on every map that is shipped.
class TestMapLabels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { loadMapTypefaces(); }
    void keepOffUnits_data();
    void keepOffUnits();
    void searchMissesNothing_data() { keepOffUnits_data(); }
    void searchMissesNothing();

private:
    /// A map with nobody's land.
    static MapLook lookOf(const QString &variant);
};

MapLook TestMapLabels::lookOf(const QString &variant)
{
    MapLook look;
    const auto played = variantOf(variant);
    const QString folder = folderOf(played->map.empty() ? variant : fromUtf8(played->map));
    look.board = played->board;
    if (const auto sheet = MapSheet::load(folder, *played->board))
        look.sheet = *sheet;
    look.livery = *Livery::load(folder, *played->board);
    return look;
}

void TestMapLabels::keepOffUnits_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<double>("scale");
    int variants = 0;
    for (const QString &name : QDir(QStringLiteral(ENTENTE_MAPS_DIR)).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!variantOf(name))
            continue;
        ++variants;
        for (const double scale : {usualScale, 1.0, 2.0})
            QTest::addRow("%s, %.2f", qPrintable(name), scale) << name << scale;
    }
    QVERIFY(variants >= 7);
}

void TestMapLabels::keepOffUnits()
{
    QFETCH(QString, variant);
    QFETCH(double, scale);
    const auto played = variantOf(variant);
    const MapLook look = lookOf(variant);
    QVERIFY(look.sheet);
    const std::vector<PlacedLabel> labels = placeLabels(look, scale);
    QVERIFY(labels.size() > 20);
    const qreal side = unitPixels(scale);
    QStringList covered;
    int units = 0;
    for (const MapUnit &unit : mapUnits(*played->board, played->start)) {
        ++units;
        const QPointF at = placeOf(*look.sheet, unit, scale) * scale;
        QTransform drawn = QTransform::fromTranslate(at.x(), at.y());
        drawn.scale(side / 24, side / 24); // symbols are drawn on a grid of 24
        const QPolygonF symbol(
            drawn.mapRect(unitOutline(look.livery.symbol(unit.unit.kind)).boundingRect().translated(-12, -12)));
        for (const PlacedLabel &label : labels) {
            const QPolygonF ink({label.corners[0], label.corners[1], label.corners[2], label.corners[3]});
            if (ink.intersects(symbol))
                covered += fromUtf8(played->board->province(label.province).name) + u" under "_s
                           + fromUtf8(played->board->regionText(unit.unit.region))
                           + u" (%1 by %2 pixels)"_s.arg(ink.intersected(symbol).boundingRect().width())
                                 .arg(ink.intersected(symbol).boundingRect().height());
        }
    }
    QVERIFY(units > 3);
    QVERIFY2(covered.isEmpty(), qPrintable(covered.join(u", "_s)));
}

/// A search looks at the neighbours of what it tries, and leaves off where it has seen enough. It must come to what it
/// would with everything on the sheet.
void TestMapLabels::searchMissesNothing()
{
    QFETCH(QString, variant);
    QFETCH(double, scale);
    const MapLook look = lookOf(variant);
    QVERIFY(look.sheet);
    const LabelRoom room(look, scale);
    const QRectF sheet = look.sheet->rect();
    const LabelRoom::Neighbours all = room.within(sheet);
    QRandomGenerator chance(7);
    int blocked = 0;
    for (int i = 0; i < 2000; ++i) {
        const QRectF box(chance.bounded(sheet.width()), chance.bounded(sheet.height()), 8 + chance.bounded(60.0), 10);
        const ProvinceId id(chance.bounded(look.board->provinceCount()));
        const qreal whole = room.conflict(id, box, all, 1e9);
        blocked += !room.isFree(box);
        QVERIFY(room.isFree(box) == room.within(box).blocked.empty());
        QCOMPARE(room.conflict(id, box, room.within(box), 1e9), whole);
        const qreal enough = chance.bounded(2.0);
        const qreal counted = room.conflict(id, box, room.within(box), enough);
        QVERIFY(counted == whole || (counted >= enough && whole >= enough));
    }
    QVERIFY(blocked > 20);
}

QTEST_MAIN(TestMapLabels)
#include "tst_maplabels.moc"

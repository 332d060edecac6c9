#include "mapscene.h"

#include "map/labels.h"
#include "map/mapscale.h"
#include "map/symbols.h"
#include "map/typesetting.h"
#include "map/unitpainter.h"
#include "words/names.h"

#include <QDir>
#include <QPolygonF>
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
};

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
    const QString folder = folderOf(played->map.empty() ? variant : fromUtf8(played->map));
    const auto sheet = MapSheet::load(folder, *played->board);
    QVERIFY(sheet.ok());
    MapLook look;
    look.sheet = *sheet;
    look.board = played->board;
    look.livery = *Livery::load(folder, *played->board);
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

QTEST_MAIN(TestMapLabels)
#include "tst_maplabels.moc"

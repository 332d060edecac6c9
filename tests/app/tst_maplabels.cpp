#include "labelfaults.h"
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
    void namesStandWell_data();
    void namesStandWell();
    void secondUnitsGiveWay();

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
            const QPolygonF &ink = label.ink;
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
        const qreal whole = room.conflict(id, box, all, 1e9).sum();
        blocked += !room.isFree(box);
        QVERIFY(room.isFree(box) == room.within(box).blocked.empty());
        QCOMPARE(room.conflict(id, box, room.within(box), 1e9).sum(), whole);
        const qreal enough = chance.bounded(2.0);
        const qreal counted = room.conflict(id, box, room.within(box), enough).sum();
        QVERIFY(counted == whole || (counted >= enough && whole >= enough));
    }
    QVERIFY(blocked > 20);
}

void TestMapLabels::namesStandWell_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("least"); // of a hundred names, so many are written out
    for (const QString &name : QDir(QStringLiteral(ENTENTE_MAPS_DIR)).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!variantOf(name))
            continue;
        for (const auto &[width, least] : {std::pair{700, 25}, {1029, 50}, {1600, 80}, {3200, 85}})
            QTest::addRow("%s, %d", qPrintable(name), width) << name << width << least;
    }
}

/// What an engraver would send back: a name that is written out leaves its place, or lies over a border or a coast. An
/// abbreviation may lie in the water beside a land that has no room. No water speaks louder than the lands.
void TestMapLabels::namesStandWell()
{
    QFETCH(QString, variant);
    QFETCH(int, width);
    QFETCH(int, least);
    const MapLook look = lookOf(variant);
    QVERIFY(look.sheet);
    const qreal scale = width / look.sheet->size().width();
    const std::vector<PlacedLabel> labels = placeLabels(look, scale);
    std::size_t full = 0;
    qreal land = 0, sea = 0;
    for (const PlacedLabel &label : labels) {
        full += label.full;
        if (label.full)
            (label.sea ? sea : land) = std::max(label.sea ? sea : land, label.height);
    }
    QVERIFY2(100 * full > least * labels.size(), qPrintable(u"%1 of %2"_s.arg(full).arg(labels.size())));
    QVERIFY(sea < land);
    QStringList faults;
    for (const labelfaults::Finding &finding : labelfaults::findingsOf(look, labels, scale)) {
        if (finding.full || !finding.what.contains(u"water"))
            faults += fromUtf8(look.board->province(finding.of).name) + u' ' + finding.what;
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u", "_s)));
}

/// Where walls may be manned or bombers stand a name lies only if it has nowhere else to go, and then it does.
void TestMapLabels::secondUnitsGiveWay()
{
    const MapLook look = lookOf(u"city-state"_s);
    QVERIFY(look.sheet);
    const LabelRoom room(look, usualScale);
    int seconds = 0;
    for (int i = 0; i < look.board->provinceCount(); ++i) {
        const ProvinceId id(i);
        const std::vector<QPointF> places = look.sheet->standingPlaces(*look.board, id);
        if (places.size() < 2)
            continue;
        const auto at = [&](QPointF place) {
            const QRectF box(place - QPointF(1, 1), QSizeF(2, 2));
            return room.conflict(id, box, room.within(box), 1e9);
        };
        QVERIFY(at(places[0]).wrong > 0);
        QVERIFY(at(places[1]).unwished > 0);
        seconds += at(places[1]).wrong == 0;
    }
    QVERIFY(seconds > 3);
}

QTEST_MAIN(TestMapLabels)
#include "tst_maplabels.moc"

#include "labelexceptions.h"
#include "labelfaults.h"
#include "mapscene.h"
#include "projectfile.h"

#include "lettering/labelroom.h"
#include "lettering/labels.h"
#include "map/mappicture.h"
#include "sheet/mapscale.h"
#include "map/orderdrawing.h"
#include "map/symbols.h"
#include "lettering/typesetting.h"
#include "map/unitpainter.h"

#include <QDir>
#include <QPolygonF>
#include <QRandomGenerator>
#include <QTest>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cmath>

using namespace mapscene;

/// Names keep clear of the units that stand on the board when a game begins, on every map that is shipped.
class TestMapLabels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepOffUnits_data();
    void keepOffUnits();
    void searchMissesNothing_data() { keepOffUnits_data(); }
    void searchMissesNothing();
    void namesStandWell_data();
    void namesStandWell();
    void aClassIsOfOneKind_data() { namesStandWell_data(); }
    void aClassIsOfOneKind();
    void aTranslatedClassIsOfOneKind_data() { namesStandWell_data(); }
    void aTranslatedClassIsOfOneKind();
    void twoShortWatersSilenceNoOthers();
    void spacedLettersStandApart();
    void boxTellsItsWays();
    void secondUnitsGiveWay();
    void linesLeaveNamesReadable();
};

void TestMapLabels::keepOffUnits_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<double>("scale");
    int variants = 0;
    for (const QString &name : QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
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
    for (const QString &name : QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!variantOf(name))
            continue;
        // With the sheets of small and large windows: Pacific 1941, City State, 1939, and Europe.
        for (const int width : {700, 790, 830, 910, 1029, 1065, 1153, 1600, 3200})
            QTest::addRow("%s, %d", qPrintable(name), width) << name << width;
    }
    // The narrowest on which their lands are written out, and one on which Piedmont has only just room.
    for (const int width : {786, 794})
        QTest::addRow("standard, %d", width) << u"standard"_s << width;
    QTest::addRow("lima, 808") << u"lima"_s << 808;
    QTest::addRow("1939-iii, 745") << u"1939-iii"_s << 745;
    QTest::addRow("city-state, 666") << u"city-state"_s << 666;
    QTest::addRow("western-front, 747") << u"western-front"_s << 747; // the narrowest with lands in full
}

/// What an engraver would send back, with a unit everywhere that one can stand: a name leaves its place, lies over a
/// border or a coast, on a centre, under a unit or on another name. What can't be helped is listed, and nothing else
/// is. No water speaks louder than the lands.
void TestMapLabels::namesStandWell()
{
    QFETCH(QString, variant);
    QFETCH(int, width);
    const MapLook look = lookOf(variant);
    QVERIFY(look.sheet);
    const qreal scale = width / look.sheet->size().width();
    const std::vector<PlacedLabel> labels = placeLabels(look, scale);
    qreal land = 0, sea = 0;
    for (const PlacedLabel &label : labels) {
        if (label.full)
            (label.sea ? sea : land) = std::max(label.sea ? sea : land, label.height);
    }
    QVERIFY(sea <= land || land == 0);
    QStringList faults;
    for (const labelfaults::Finding &finding : labelfaults::findingsOf(look, labels, scale)) {
        const QString of = fromUtf8(look.board->province(finding.of).abbreviation);
        if (!labelfaults::exceptionsOf(variant, width, finding.what.section(u' ', 0, 1)).contains(of))
            faults += fromUtf8(look.board->province(finding.of).name) + u' ' + finding.what;
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u", "_s)));
}

/// At one size of the sheet the names of a class are all written out or all short, but for those that the author has
/// short below a scale of their own.
void TestMapLabels::aClassIsOfOneKind()
{
    QFETCH(QString, variant);
    QFETCH(int, width);
    const MapLook look = lookOf(variant);
    QVERIFY(look.sheet);
    const qreal scale = width / look.sheet->size().width();
    QStringList brief[2];
    std::array<int, 2> full{};
    std::vector<bool> seen(static_cast<std::size_t>(look.board->provinceCount()));
    for (const PlacedLabel &label : placeLabels(look, scale)) {
        // The signs of coasts come last; a box off the board has room whatever the others have.
        if (seen[static_cast<std::size_t>(label.province.index())]
            || look.board->province(label.province).terrain == Terrain::Impassable
            || (label.sea && look.sheet->paintOf(label.province) == u"box"_s))
            continue;
        seen[static_cast<std::size_t>(label.province.index())] = true;
        full[label.sea] += label.full;
        const QString of = fromUtf8(look.board->province(label.province).abbreviation);
        const bool isShortByHand = scale < look.sheet->label(label.province).from;
        if (isShortByHand)
            QVERIFY2(!label.full, qPrintable(of));
        else if (!label.full && !labelfaults::exceptionsOf(variant, width, u"brief"_s).contains(of))
            brief[label.sea] += of;
    }
    for (const bool waters : {false, true}) {
        QVERIFY2(full[waters] == 0 || brief[waters].isEmpty(), qPrintable(brief[waters].join(u", "_s)));
        if (const qreal from = look.sheet->lettering(waters).from; from > 0)
            QCOMPARE(full[waters] > 0, scale >= from);
    }
}

/// The author's scale is that of his own names. Longer ones are all short where more than a third of them are.
void TestMapLabels::aTranslatedClassIsOfOneKind()
{
    QFETCH(QString, variant);
    QFETCH(int, width);
    MapLook look = lookOf(variant);
    QVERIFY(look.sheet);
    look.language = u"de"_s;
    std::array<int, 2> full{}, brief{};
    std::vector<bool> seen(static_cast<std::size_t>(look.board->provinceCount()));
    const qreal scale = width / look.sheet->size().width();
    for (const PlacedLabel &label : placeLabels(look, scale)) {
        const auto of = static_cast<std::size_t>(label.province.index());
        if (!seen[of] && look.board->province(label.province).terrain != Terrain::Impassable
            && !(label.sea && look.sheet->paintOf(label.province) == u"box"_s)
            && scale >= look.sheet->label(label.province).from)
            ++(label.full ? full : brief)[label.sea];
        seen[of] = true; // the signs of coasts come last
    }
    for (const bool waters : {false, true})
        QVERIFY2(full[waters] == 0 || 3 * brief[waters] <= full[waters] + brief[waters],
                 qPrintable(QString::number(brief[waters])));
}

/// Nobody drew the Pacific for German names: where two have no room, the fifteen others are written out all the same.
void TestMapLabels::twoShortWatersSilenceNoOthers()
{
    MapLook look = lookOf(u"pacific"_s);
    QVERIFY(look.sheet);
    look.language = u"de"_s;
    for (const int width : {1200, 1250, 1275, 1300}) {
        int full = 0;
        for (const PlacedLabel &label : placeLabels(look, width / look.sheet->size().width()))
            full += label.sea && label.full;
        QVERIFY2(full >= 15, qPrintable(QString::number(width)));
    }
}

/// Where a letter is drawn under the one before it, those that follow keep their distance: "Western" read "Wstern".
void TestMapLabels::spacedLettersStandApart()
{
    std::vector<BentLetter> letters;
    for (int length = 50; letters.empty() && length < 900; ++length) { // just long enough
        QPainterPath line;
        line.lineTo(length, 0);
        letters = bendLine(u"Western"_s, true, 20, line);
    }
    QCOMPARE(letters.size(), std::size_t(7));
    for (std::size_t i = 2; i < letters.size(); ++i)
        QVERIFY(letters[i].shape.boundingRect().left() > letters[i - 1].shape.boundingRect().right() - 0.5);
}

/// The box off the board is written out where the seas are short, with the five waters it leads to.
void TestMapLabels::boxTellsItsWays()
{
    const MapLook look = lookOf(u"davis"_s);
    const ProvinceId box = look.board->findProvince("hio");
    for (const double scale : {813.0 / 1600, 1153.0 / 1600, 1.0}) {
        int labels = 0;
        for (const PlacedLabel &label : placeLabels(look, scale)) {
            const QRectF ink = labelfaults::inkOf(label, scale).boundingRect();
            labels += label.province == box && label.full != (labels > 0) && look.sheet->box(box).contains(ink);
        }
        QCOMPARE(labels, 2);
    }
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

/// Where the line of an order runs over a name, the name's letters are seen and not the line; but for names under the
/// head of an arrow.
void TestMapLabels::linesLeaveNamesReadable()
{
    MapLook look = lookOf(u"standard"_s);
    const auto played = variantOf(u"standard"_s);
    QVERIFY(look.sheet && played);
    const MapState state = busyState(*played->board, played->start);
    look.owner = state.owner;
    constexpr qreal scale = 2;
    QImage image((look.sheet->size() * scale).toSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    paintMap(painter, look, look.sheet->rect(), scale);
    paintPieces(painter, look, state, look.sheet->rect(), scale);
    painter.end();
    const std::vector<OrderDrawing> drawings = drawOrders(look, state, scale);
    const auto covered = [&](QPointF at) {
        return std::any_of(state.units.begin(), state.units.end(),
                           [&](const MapUnit &unit) {
                               return (placeOf(*look.sheet, unit, scale) * scale - at).manhattanLength()
                                      < 1.2 * unitPixels(scale);
                           })
               || std::any_of(drawings.begin(), drawings.end(),
                              [&](const OrderDrawing &drawing) { return drawing.markBox.contains(at / scale); });
    };
    int crossed = 0, seen = 0;
    for (const PlacedLabel &label : placeLabels(look, scale)) {
        const bool pointedAt = std::any_of(drawings.begin(), drawings.end(), [&](const OrderDrawing &drawing) {
            return std::any_of(drawing.inks.begin(), drawing.inks.end(), [&](const OrderDrawing::Ink &ink) {
                return QTransform::fromScale(scale, scale).map(ink.head).intersects(label.ink);
            });
        });
        if (pointedAt)
            continue;
        const QColor letters = label.sea ? look.inks().seaLabel : look.inks().label;
        for (const OrderDrawing &drawing : drawings) {
            for (qreal along = 0; along < drawing.spine.length(); along += 0.25) {
                const QPointF at = drawing.spine.at(along) * scale;
                const QRectF dot(std::floor(at.x()) - 0.2, std::floor(at.y()) - 0.2, 1.4, 1.4);
                if (!label.box.contains(at) || covered(at) || !label.letters.contains(dot))
                    continue;
                ++crossed;
                const QColor shown =
                    image.pixelColor(static_cast<int>(std::floor(at.x())), static_cast<int>(std::floor(at.y())));
                seen += std::abs(shown.red() - letters.red()) + std::abs(shown.green() - letters.green())
                            + std::abs(shown.blue() - letters.blue())
                        < 60;
            }
        }
    }
    QVERIFY(crossed > 5);
    QVERIFY2(seen >= 0.9 * crossed, qPrintable(u"%1 of %2"_s.arg(seen).arg(crossed)));
}

QTEST_MAIN(TestMapLabels)
#include "tst_maplabels.moc"

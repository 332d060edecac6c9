#include "labelfaults.h"
#include "mapscene.h"

#include "sheet/boxes.h"
#include "lettering/labels.h"
#include "sheet/mapscale.h"
#include "map/mapsigns.h"
#include "map/unitpainter.h"

#include <QTest>

using namespace mapscene;

namespace {

/// The plates of sieges of these cities, in this order.
std::vector<QRectF> platesOf(const MapLook &look, const std::vector<RegionId> &cities, qreal scale)
{
    std::vector<QRectF> plates;
    for (std::size_t i = 0; i < cities.size(); ++i) {
        MapSign sign{MapSign::Kind::Siege, cities[i], u"2"_s};
        sign.clearOf.assign(cities.begin(), cities.begin() + static_cast<std::ptrdiff_t>(i));
        plates.push_back(siegePlate(look, sign, scale));
    }
    return plates;
}

std::vector<RegionId> citiesOf(const Board &board, std::initializer_list<const char *> names)
{
    std::vector<RegionId> cities;
    for (const char *name : names)
        cities.push_back(region(board, name));
    return cities;
}

/// How much of a box lies under another.
qreal hidden(const QRectF &box, const QRectF &under)
{
    const QRectF shared = box & under;
    return shared.isEmpty() ? 0 : shared.width() * shared.height() / (box.width() * box.height());
}

} // namespace

/// The hourglasses of sieges and the walls that they stand beside, in the smallest window and in larger ones.
class TestSiegeSigns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void neighboursAlone();
    void severalKeepApart();
    void theUnitNextDoorIsInSight();
    void allCitiesAtOnce_data();
    void allCitiesAtOnce();
    void noneIsCutByTheFrame();

private:
    MapLook m_look;
};

void TestSiegeSigns::init()
{
    m_look = lookOf(u"city-state"_s);
    QVERIFY(m_look.sheet);
}

/// Como, Milano and Lodi lie close together; all three may be besieged at once, in the smallest window.
void TestSiegeSigns::neighboursAlone()
{
    constexpr qreal scale = 0.38;
    QList<QRectF> plates;
    for (const RegionId city : citiesOf(*m_look.board, {"Com", "Mil", "Lod"}))
        plates += siegePlate(m_look, {MapSign::Kind::Siege, city, u"2"_s}, scale);
    for (int i = 0; i < plates.size(); ++i) {
        for (int j = 0; j < i; ++j)
            QVERIFY(!plates[i].intersects(plates[j]));
    }
}

/// Nor does one of several sieges at once cover what another says.
void TestSiegeSigns::severalKeepApart()
{
    for (const qreal scale : {0.4, 0.44, 0.5}) {
        const auto plates = platesOf(m_look, citiesOf(*m_look.board, {"Nov", "Mil", "Lod", "Cre", "Pav"}), scale);
        for (std::size_t i = 0; i < plates.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!plates[i].intersects(plates[j]), qPrintable(u"%1 %2 %3"_s.arg(scale).arg(i).arg(j)));
        }
    }
}

/// With every city about it besieged, the unit in the field of Piacenza is seen, and so is who it is.
void TestSiegeSigns::theUnitNextDoorIsInSight()
{
    for (const qreal scale : {700 / 1600.0, 1029 / 1600.0}) {
        const qreal side = unitPixels(scale) / scale;
        const QRectF unit = boxAround(m_look.sheet->unitAnchor(region(*m_look.board, "Pia")), {side, 0.8 * side});
        qreal covered = 0;
        // As their powers might come to have their places.
        const auto cities = citiesOf(*m_look.board, {"Com", "Pav", "Cre", "Mil", "Nov", "Par", "Lod"});
        for (const QRectF &plate : platesOf(m_look, cities, scale))
            covered += hidden(unit, plate);
        QVERIFY2(covered < 0.1, qPrintable(u"%1 at %2"_s.arg(covered).arg(scale)));
    }
}

void TestSiegeSigns::allCitiesAtOnce_data()
{
    QTest::addColumn<int>("width");
    for (const int width : {700, 790, 1029, 1600})
        QTest::addRow("%d", width) << width;
}

/// Every city is besieged: each hourglass is read, and so are the names, whose letters neither walls nor signs hide.
void TestSiegeSigns::allCitiesAtOnce()
{
    QFETCH(int, width);
    const qreal scale = width / m_look.sheet->size().width();
    const Board &board = *m_look.board;
    const qreal side = unitPixels(scale) / scale;
    std::vector<RegionId> cities;
    std::vector<QRectF> hiders;
    for (int i = 0; i < board.provinceCount(); ++i) {
        const ProvinceId id(i);
        if (!board.province(id).centre)
            continue;
        cities.push_back(board.mainRegion(id));
        hiders.push_back(boxAround(wallsPlace(*m_look.sheet, cities.back(), scale), {side, 0.8 * side}));
    }
    QVERIFY(cities.size() > 30);
    const std::vector<QRectF> plates = platesOf(m_look, cities, scale);
    QStringList faults;
    for (std::size_t i = 0; i < plates.size(); ++i) {
        const QString of = fromUtf8(board.province(board.provinceOf(cities[i])).abbreviation);
        for (std::size_t j = 0; j < plates.size(); ++j) {
            const QString other = fromUtf8(board.province(board.provinceOf(cities[j])).abbreviation);
            if (j < i && plates[i].intersects(plates[j]))
                faults += u"the signs of %1 and %2"_s.arg(of, other);
            if (const qreal share = hidden(hiders[j], plates[i]); share > 0.3)
                faults += u"%1 of the walls of %2 under the sign of %3"_s.arg(share).arg(other, of);
        }
    }
    hiders.insert(hiders.end(), plates.begin(), plates.end());
    for (const PlacedLabel &name : placeLabels(m_look, scale)) {
        const QPolygonF ink = labelfaults::inkOf(name, scale);
        for (std::size_t j = 0; j < hiders.size(); ++j) {
            const QRectF &box = hiders[j];
            const QPolygonF corners({box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()});
            const qreal share = areaOf(ink.intersected(corners)) / areaOf(ink);
            if (share > 0.12)
                faults += u"%1 of the name of %2 under the %3 of %4"_s.arg(share).arg(
                    fromUtf8(board.province(name.province).abbreviation), j < cities.size() ? u"walls"_s : u"sign"_s,
                    fromUtf8(board.province(board.provinceOf(cities[j % cities.size()])).abbreviation));
        }
    }
    QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u"; "_s)));
}

/// Xanthus lies at the very edge of its sheet.
void TestSiegeSigns::noneIsCutByTheFrame()
{
    const MapLook look = lookOf(u"peloponnese"_s);
    QVERIFY(look.sheet);
    for (const int width : {700, 900, 1029, 1600}) {
        const qreal scale = width / look.sheet->size().width();
        const Board &board = *look.board;
        std::vector<RegionId> cities;
        for (int i = 0; i < board.provinceCount(); ++i) {
            if (board.province(ProvinceId(i)).centre)
                cities.push_back(board.mainRegion(ProvinceId(i)));
        }
        for (const QRectF &plate : platesOf(look, cities, scale))
            QVERIFY2(look.sheet->rect().contains(plate), qPrintable(QString::number(width)));
    }
}

QTEST_MAIN(TestSiegeSigns)
#include "tst_siegesigns.moc"

#include "mapscene.h"
#include "projectfile.h"

#include "map/basepainter.h"
#include "sheet/linework.h"
#include "sheet/pathdata.h"
#include "sheet/provincemask.h"
#include "sheet/sheetreader.h"

#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace mapscene;

/// Path data, drawn maps and the question what lies where.
class TestMapSheet : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsPaths_data();
    void readsPaths();
    void refusesOtherText_data();
    void refusesOtherText();
    void simplifiesWithinItsTolerance();

    void hasEveryProvince_data() { drawnVariants(); }
    void hasEveryProvince();
    void findsEveryAnchor_data() { drawnVariants(); }
    void findsEveryAnchor();
    void slotsKeepInsideTheirBox();
    void maskAgrees();
    void countAgreesWithTheMask();
    void findsCoasts();
    void knowsWhoIsBesideAnArc();
    void namesEveryFault();
    void saysWhichFileIsMissing();
    void wordsOnTheGroundAreLegible();

private:
    void drawnVariants();
};

void TestMapSheet::drawnVariants()
{
    QTest::addColumn<QString>("name");
    const QDir maps(projectFile("maps"));
    for (const QString &name : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (maps.exists(name + u"/variant.json"_s) && maps.exists(name + u"/map.svg"_s))
            QTest::newRow(qPrintable(name)) << name;
    }
}

void TestMapSheet::readsPaths_data()
{
    QTest::addColumn<QString>("data");
    QTest::addColumn<QRectF>("box");
    QTest::newRow("absolute") << u"M1 2L11 2L11 22Z"_s << QRectF(1, 2, 10, 20);
    QTest::newRow("relative") << u"m1,2l10,0 0,20z"_s << QRectF(1, 2, 10, 20);
    QTest::newRow("without blanks") << u"M1-2l10 0-.5.5z"_s << QRectF(1, -2, 10, 0.5);
    QTest::newRow("pairs after M are lines") << u"M0 0 10 0 10 5"_s << QRectF(0, 0, 10, 5);
    QTest::newRow("level and upright") << u"M1 1H5V9h-4z"_s << QRectF(1, 1, 4, 8);
    QTest::newRow("curve") << u"M0 0C0 10 10 10 10 0"_s << QRectF(0, 0, 10, 7.5);
    QTest::newRow("smooth curve") << u"M0 0c0 4 10 4 10 0s10 -4 10 0"_s << QRectF(0, -3, 20, 6);
    QTest::newRow("quadratic") << u"M0 0Q5 10 10 0"_s << QRectF(0, 0, 10, 5);
    QTest::newRow("smooth quadratic") << u"M0 0q5 10 10 0t10 0"_s << QRectF(0, -5, 20, 10);
    QTest::newRow("arc") << u"M0 0A10 10 0 0 1 20 0Z"_s << QRectF(0, -10, 20, 10);
    QTest::newRow("several rings; after z a relative m starts from the ring's start")
        << u"M1 1l4 0 0 4z m10 0l4 0 0 4z"_s << QRectF(1, 1, 14, 4);
}

void TestMapSheet::readsPaths()
{
    QFETCH(QString, data);
    QFETCH(QRectF, box);
    const auto path = readPathData(data);
    QVERIFY(path);
    const QRectF read = path->boundingRect();
    QCOMPARE(read.left(), box.left());
    QCOMPARE(read.top(), box.top());
    QCOMPARE(read.width(), box.width());
    QVERIFY(qAbs(read.height() - box.height()) < 0.2);
}

void TestMapSheet::refusesOtherText_data()
{
    QTest::addColumn<QString>("data");
    QTest::newRow("no move first") << u"L1 2"_s;
    QTest::newRow("number first") << u"1 2"_s;
    QTest::newRow("half a point") << u"M1 2L3"_s;
    QTest::newRow("half an arc") << u"M0 0A5 5 0 0 1 10"_s;
    QTest::newRow("no finite number") << u"M0 0L-inf 3"_s;
    QTest::newRow("words") << u"M0 0 hello"_s;
    QTest::newRow("numbers after z") << u"M0 0L1 1z 4 4"_s;
}

void TestMapSheet::refusesOtherText()
{
    QFETCH(QString, data);
    QVERIFY(!readPathData(data));
}

void TestMapSheet::simplifiesWithinItsTolerance()
{
    QPainterPath path(QPointF(0, 0));
    for (int i = 1; i <= 100; ++i)
        path.lineTo(i, i % 2 ? 0.3 : -0.3);
    QCOMPARE(simplified(path, 1).elementCount(), 2);
    QCOMPARE(simplified(path, 0.1).elementCount(), 101);
    QCOMPARE(simplified(path, 1).currentPosition(), path.currentPosition());
}

void TestMapSheet::hasEveryProvince()
{
    QFETCH(QString, name);
    const auto variant = variantOf(name);
    QVERIFY(variant);
    const auto sheet = MapSheet::load(folderOf(name), *variant->board);
    QVERIFY2(sheet.ok(), qPrintable(sheet.ok() ? QString() : sheet.error()));
    for (int i = 0; i < variant->board->provinceCount(); ++i)
        QVERIFY2(!(*sheet)->outline(ProvinceId(i)).isEmpty(), variant->board->province(ProvinceId(i)).id.c_str());
}

void TestMapSheet::findsEveryAnchor()
{
    QFETCH(QString, name);
    const auto variant = variantOf(name);
    const auto read = MapSheet::load(folderOf(name), *variant->board);
    QVERIFY(read.ok());
    const MapSheet &sheet = **read;
    const Board &board = *variant->board;
    for (int i = 0; i < board.regionCount(); ++i) {
        const RegionId region(i);
        const ProvinceId province = board.provinceOf(region);
        if (board.province(province).terrain == Terrain::Impassable)
            continue;
        const std::string text = board.regionText(region);
        // The unit on a coast may be drawn on the water before it; all others stand at home.
        if (board.region(region).coast.empty())
            QVERIFY2(sheet.provinceAt(sheet.unitAnchor(region)) == province, text.c_str());
        QVERIFY2(sheet.rect().contains(sheet.unitAnchor(region)), text.c_str());
        QVERIFY2(sheet.rect().contains(sheet.dislodgedAnchor(region)), text.c_str());
        QVERIFY2(sheet.dislodgedAnchor(region) != sheet.unitAnchor(region), text.c_str());
        QVERIFY2(sheet.regionNear(sheet.unitAnchor(region), province) == region, text.c_str());
    }
    for (int i = 0; i < board.provinceCount(); ++i) {
        const ProvinceId province(i);
        QCOMPARE(sheet.hasCentre(province), board.province(province).centre);
    }
    QVERIFY(!sheet.provinceAt(QPointF(-5, -5)).valid());
    QVERIFY(!sheet.provinceAt(QPointF(sheet.size().width() + 5, 50)).valid());
}

/// As many fleets as anybody brings together stand inside the box, each apart from the others (Davis 5b).
void TestMapSheet::slotsKeepInsideTheirBox()
{
    const auto variant = variantOf(u"davis"_s);
    const Board &board = *variant->board;
    const auto sheet = MapSheet::load(folderOf(u"davis"_s), board);
    QVERIFY(sheet.ok());
    const RegionId box = region(board, "hio");
    const QRectF inside = (*sheet)->box(board.provinceOf(box)).adjusted(24, 16, -24, -16);
    std::vector<QPointF> places;
    for (int slot = 1; slot <= 14; ++slot) {
        const QPointF at = (*sheet)->slotAnchor(box, slot);
        QVERIFY2(inside.contains(at), qPrintable(QString::number(slot)));
        for (const QPointF other : places)
            QVERIFY(std::hypot(at.x() - other.x(), at.y() - other.y()) > 28);
        places.push_back(at);
    }
}

void TestMapSheet::maskAgrees()
{
    const auto variant = variantOf(u"standard"_s);
    const auto sheet = MapSheet::load(folderOf(u"standard"_s), *variant->board);
    QVERIFY(sheet.ok());
    int asked = 0;
    int same = 0;
    int nobodys = 0;
    for (qreal x = 3; x < (*sheet)->size().width(); x += 11) {
        for (qreal y = 3; y < (*sheet)->size().height(); y += 11) {
            ++asked;
            const ProvinceId seen = (*sheet)->mask().at(QPointF(x, y));
            same += seen == (*sheet)->provinceAt(QPointF(x, y));
            nobodys += !seen.valid();
            QVERIFY(!seen.valid() || seen.index() < variant->board->provinceCount());
        }
    }
    QVERIFY(nobodys > 100);
    QVERIFY2(same > asked * 0.97, qPrintable(u"%1 of %2"_s.arg(same).arg(asked)));
}

/// Boxes on the sheet and over each of its edges: asked at once it is as asked square by square.
void TestMapSheet::countAgreesWithTheMask()
{
    const auto variant = variantOf(u"standard"_s);
    QVERIFY(variant);
    const auto sheet = MapSheet::load(folderOf(u"standard"_s), *variant->board);
    QVERIFY(sheet);
    const ProvinceMask &mask = (*sheet)->mask();
    const ProvinceSet &seas = variant->board->seas();
    const MaskCount count(mask, seas);
    const auto isSea = [&](QPointF at) { return mask.at(at).valid() && seas.contains(mask.at(at)); };
    const QSizeF size = (*sheet)->size();
    int inside = 0, outside = 0;
    for (qreal x = -21; x < size.width(); x += 13) {
        for (qreal y = -21; y < size.height(); y += 13) {
            QCOMPARE(count.contains(QPointF(x, y)), isSea({x, y}));
            const QRectF box(x, y, 24.5, 9.5);
            bool all = true;
            for (qreal across = 0; across <= box.width(); across += 0.5) {
                for (qreal down = 0; down <= box.height(); down += 0.5)
                    all = all && isSea(box.topLeft() + QPointF(across, down));
            }
            QCOMPARE(count.contains(box), all);
            ++(all ? inside : outside);
        }
    }
    QVERIFY(inside > 100 && outside > 100);
}

void TestMapSheet::findsCoasts()
{
    const auto variant = variantOf(u"standard"_s);
    const Board &board = *variant->board;
    const auto sheet = MapSheet::load(folderOf(u"standard"_s), board);
    QVERIFY(sheet.ok());
    const ProvinceId stp = board.findProvince("stp");
    const RegionId south = board.findRegion("stp/sc");
    QCOMPARE((*sheet)->regionNear((*sheet)->unitAnchor(south) + QPointF(1, 1), stp), south);
    QCOMPARE((*sheet)->regionNear((*sheet)->unitAnchor(board.mainRegion(stp)), stp), board.mainRegion(stp));
    const ProvinceId bur = board.findProvince("bur");
    QCOMPARE((*sheet)->regionNear(QPointF(0, 0), bur), board.mainRegion(bur));
}

void TestMapSheet::knowsWhoIsBesideAnArc()
{
    const auto variant = variantOf(u"standard"_s);
    const Board &board = *variant->board;
    const auto sheet = MapSheet::load(folderOf(u"standard"_s), board);
    QVERIFY(sheet.ok());
    const ProvinceId par = board.findProvince("par");
    ProvinceSet beside;
    for (const Arc *arc : (*sheet)->arcsAround(par))
        beside.insert(arc->sides[0] == par ? arc->sides[1] : arc->sides[0]);
    ProvinceSet expected;
    for (const char *name : {"bre", "pic", "bur", "gas"})
        expected.insert(board.findProvince(name));
    QVERIFY(beside == expected);
}

void TestMapSheet::namesEveryFault()
{
    const auto variant = variantOf(u"standard"_s);
    SheetReader reader(*variant->board);
    reader.readDrawing("<svg viewBox='0 0 100 100'><g id='lands'><path id='vie' d='M0 0L10 0L10 10z'/>"
                       "<path id='bud' d='oops'/></g></svg>");
    reader.readLayout(R"({"provinces": {"vie": {"field": [5, 3]}, "atlantis": {"field": [1, 1]}}})");
    reader.check();
    const QString all = reader.faults().join(u'\n');
    QVERIFY2(all.contains(u"\"bud\""_s), qPrintable(all));
    QVERIFY2(all.contains(u"\"atlantis\""_s), qPrintable(all));
    QVERIFY2(all.contains(u"no path \"par\""_s), qPrintable(all));
    QVERIFY2(all.contains(u"supply centre of \"vie\""_s), qPrintable(all));
    QVERIFY2(!all.contains(u"no path \"vie\""_s), qPrintable(all));
}

void TestMapSheet::saysWhichFileIsMissing()
{
    const auto variant = variantOf(u"standard"_s);
    QTemporaryDir empty;
    const auto sheet = MapSheet::load(empty.path(), *variant->board);
    QVERIFY(!sheet.ok());
    QVERIFY(sheet.error().contains(u"map.svg"_s));
}

/// What bars the way in City State has a name, which no small window can show.
void TestMapSheet::wordsOnTheGroundAreLegible()
{
    const auto variant = variantOf(u"city-state"_s);
    QVERIFY(variant);
    MapLook look;
    look.board = variant->board;
    look.sheet = *MapSheet::load(folderOf(u"city-state"_s), *variant->board);
    look.livery = Livery::standard(*variant->board);
    look.owner.resize(static_cast<std::size_t>(variant->board->provinceCount()));
    const auto darkest = [&look](const Ornament &words, qreal scale) {
        QImage image((words.box.size() * scale).toSize(), QImage::Format_RGB32);
        QPainter painter(&image);
        paintGround(painter, look, words.box, scale);
        int least = 255;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (words.path.contains(words.box.topLeft() + QPointF(x + 0.5, y + 0.5) / scale))
                    least = std::min(least, qGray(image.pixel(x, y)));
            }
        }
        return least;
    };
    int count = 0;
    for (const Ornament &words : look.sheet->marks()) {
        if (words.type <= 0)
            continue;
        ++count;
        QVERIFY(darkest(words, 1) < 100);
        QVERIFY(darkest(words, 0.6) > 100);
    }
    QCOMPARE(count, 3);
}

QTEST_MAIN(TestMapSheet)
#include "tst_mapsheet.moc"

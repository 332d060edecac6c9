#include "mapscene.h"

#include "lettering/bridgesigns.h"
#include "map/cartouche.h"
#include "sheet/colourdistance.h"
#include "map/mappicture.h"
#include "sheet/mapscale.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace mapscene;

/// What the ground says about ways: bridges, closed waters, bans.
class TestGroundSigns : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bridgesAreOneSizeAndLieOverUnits();
    void closedWaterIsHatched();
    void chartsLieOnPaper();
    void bansReachFromSeaToSea();
    void lakesLieOverTints();
    void canalsLeadFromWaterToWater();
    void plateNamesItsDesignersLegibly();

private:
    /// The map as the game begins.
    static MapLook lookOf(const QString &name)
    {
        const auto variant = variantOf(name);
        MapLook look = mapscene::lookOf(name);
        look.owner = tints(*variant->board, variant->start);
        return look;
    }

    static QImage painted(const MapLook &look, const MapState &state, const QRectF &part)
    {
        QImage image(part.size().toSize(), QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        paintMap(painter, look, part, 1);
        paintPieces(painter, look, state, part, 1);
        return image;
    }

    static int pixelsOf(const QImage &image, const QColor &colour)
    {
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += colourDistance(image.pixelColor(x, y), colour) < 2;
        }
        return count;
    }
};

void TestGroundSigns::bridgesAreOneSizeAndLieOverUnits()
{
    const MapLook look = lookOf(u"standard"_s);
    QVERIFY(!look.sheet->crossings().empty());
    for (const qreal scale : {0.44, 0.64, 1.0}) {
        for (const BridgeSign &sign : bridgeSigns(*look.sheet, scale)) {
            const QRectF box = sign.box();
            QVERIFY(std::hypot(box.width(), box.height()) * scale / linePixels(scale) >= 17);
        }
    }
    const QRectF box = bridgeSigns(*look.sheet, 1).front().box();
    const QRectF part = QRectF(box.center() - QPointF(20, 20), QSizeF(40, 40));
    QImage image(40, 40, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::black); // as if a unit covered everything
    QPainter painter(&image);
    paintPieces(painter, look, MapState(), part, 1);
    painter.end();
    QVERIFY(pixelsOf(image, look.inks().crossing) > 20);
}

void TestGroundSigns::closedWaterIsHatched()
{
    const MapLook look = lookOf(u"1939-iii"_s);
    // The Caspian is on the sheet and no fleet goes there; the North Sea is open.
    const QImage caspian = painted(look, MapState(), QRectF(1548, 560, 40, 120));
    const QImage north = painted(look, MapState(), QRectF(520, 440, 40, 40));
    QCOMPARE(look.sheet->provinceAt(QPointF(1560, 640)), ProvinceId());
    const QColor hatch = mixed(look.inks().sea, look.inks().seaBorder, 0.6);
    QVERIFY(pixelsOf(caspian, hatch) > 50);
    QCOMPARE(pixelsOf(north, hatch), 0);
}

/// Between the fields of a chart there is neither water nor land: it was hatched all over.
void TestGroundSigns::chartsLieOnPaper()
{
    const MapLook look = lookOf(u"boards/hundred"_s);
    QVERIFY(look.sheet->isChart());
    const QRectF corner(20, 20, 60, 60);
    QCOMPARE(look.sheet->provinceAt(corner.center()), ProvinceId());
    QCOMPARE(pixelsOf(painted(look, MapState(), corner), look.inks().box), 60 * 60);
    const ProvinceId atlantic = look.board->findProvince("atl");
    const QRectF sea(look.sheet->box(atlantic).center() - QPointF(5, 5), QSizeF(10, 10));
    QVERIFY(pixelsOf(painted(look, MapState(), sea), look.inks().sea) > 20);
    QVERIFY(!lookOf(u"standard"_s).sheet->isChart());
}

void TestGroundSigns::bansReachFromSeaToSea()
{
    const MapLook look = lookOf(u"nikjon"_s);
    const Board &board = *look.board;
    int bans = 0;
    for (const Ornament &mark : look.sheet->marks()) {
        if (mark.ink.dash.isEmpty())
            continue;
        ++bans;
        const ProvinceId from = look.sheet->provinceAt(mark.path.pointAtPercent(0));
        const ProvinceId to = look.sheet->provinceAt(mark.path.pointAtPercent(1));
        QVERIFY(from.valid() && to.valid() && from != to);
        QVERIFY(board.isSea(from) && board.isSea(to));
        const RegionId there = board.mainRegion(to);
        for (const RegionId next : board.neighbours(Travel::Sea, board.mainRegion(from)))
            QVERIFY2(next != there, board.province(to).id.c_str());
    }
    QCOMPARE(bans, 3);
}

/// The lake between Filia and Avalonia stays water whoever owns its shores.
void TestGroundSigns::lakesLieOverTints()
{
    MapLook look = lookOf(u"nikjon"_s);
    const ProvinceId shores[] = {look.board->findProvince("fil"), look.board->findProvince("ava")};
    const QRectF part(780, 420, 60, 70);
    const QColor lake(0xa5, 0xcb, 0xd2);
    const int before = pixelsOf(painted(look, MapState(), part), lake);
    for (const ProvinceId shore : shores)
        look.owner[static_cast<std::size_t>(shore.index())] = PowerId(shore == shores[0] ? 1 : 0);
    const int after = pixelsOf(painted(look, MapState(), part), lake);
    QVERIFY2(before > 100 && after == before, qPrintable(u"%1 %2"_s.arg(before).arg(after)));
}

/// What the legend calls a canal is water on the land, whoever owns it, and ends on water at both sides.
void TestGroundSigns::canalsLeadFromWaterToWater()
{
    int canals = 0;
    for (const char *name : {"standard", "davis", "lima", "1939-iii", "nikjon"}) {
        MapLook look = lookOf(QString::fromLatin1(name));
        look.labels = Labels::None;
        QVERIFY(look.sheet->cartouche().entries.contains(u"canal"_s));
        std::vector<Ornament> drawn = look.sheet->terrain();
        drawn.insert(drawn.end(), look.sheet->marks().begin(), look.sheet->marks().end());
        for (const Ornament &mark : drawn) {
            // The banks are the broader stroke below; the water is the one upon it.
            const bool isWater = mark.ink.strokeRole == u"sea"_s || mark.ink.strokeRole == u"lake"_s;
            if (mark.ink.fill.isValid() || !isWater || mark.ink.width < 2.5 || mark.path.length() < 15)
                continue;
            if (!look.board->isSea(look.sheet->provinceAt(mark.path.pointAtPercent(0.5)))) {
                const QPointF middle = mark.path.pointAtPercent(0.5).toPoint();
                const QImage image = painted(look, MapState(), QRectF(middle - QPointF(8, 8), QSizeF(16, 16)));
                QVERIFY2(pixelsOf(image, look.inks().ink(mark.ink.stroke, mark.ink.strokeRole)) >= 3,
                         qPrintable(u"%1 %2 %3 %4"_s.arg(QString::fromLatin1(name))
                                        .arg(middle.x())
                                        .arg(middle.y())
                                        .arg(mark.ink.strokeRole)));
                ++canals;
            }
            for (const qreal end : {0.0, 1.0}) {
                bool meetsWater = false;
                for (int i = 0; i < 16; ++i) {
                    const QPointF off(std::cos(i * M_PI / 8), std::sin(i * M_PI / 8));
                    const ProvinceId there = look.sheet->provinceAt(mark.path.pointAtPercent(end) + 4 * off);
                    meetsWater = meetsWater || !there.valid() || look.board->isSea(there);
                }
                QVERIFY2(meetsWater, name);
            }
        }
    }
    QVERIFY(canals >= 5);
}

/// A name in two lines stands in smaller type than the entries below it: these make room until it can be read.
void TestGroundSigns::plateNamesItsDesignersLegibly()
{
    const auto listsEntries = [](const QString &name, qreal scale) {
        const MapLook look = lookOf(name);
        const QRectF box = look.sheet->cartouche().box;
        QImage image((box.size() * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(scale, scale);
        painter.translate(-box.topLeft());
        paintCartouche(painter, look, look.theme, scale);
        painter.end();
        return qAlpha(image.pixel(image.width() / 2, image.height() * 3 / 4)) > 0;
    };
    QVERIFY(listsEntries(u"davis"_s, 0.7));
    QVERIFY(!listsEntries(u"lima"_s, 0.7));
    QVERIFY(listsEntries(u"lima"_s, 0.8));
}

QTEST_MAIN(TestGroundSigns)
#include "tst_groundsigns.moc"

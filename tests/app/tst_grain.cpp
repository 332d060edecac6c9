#include "mapscene.h"

#include "map/basepainter.h"
#include "sheet/colourdistance.h"
#include "map/grain.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <array>

using namespace mapscene;

namespace {

QImage ground(const MapLook &look, QPoint corner, QSize size, qreal scale)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    paintGround(painter, look, QRectF(QPointF(corner) / scale, QSizeF(size) / scale), scale);
    return image;
}

} // namespace

/// The stipple of land that nobody owns.
class TestGrain : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void onlyTheDarkStyleHasIt();
    void keepsTheColourOfTheLand();
    void tilesMeet();
};

void TestGrain::onlyTheDarkStyleHasIt()
{
    for (const MapStyle style : everyStyle) {
        const QBrush brush = neutralGround(MapTheme::of(style));
        QCOMPARE(brush.style(), style == MapStyle::Dark ? Qt::TexturePattern : Qt::SolidPattern);
    }
}

/// From far it is the land's colour, which was chosen against all others, and near it is fainter than any border.
void TestGrain::keepsTheColourOfTheLand()
{
    const MapTheme theme = MapTheme::dark();
    const QImage dots = neutralGround(theme).textureImage();
    QVERIFY(!dots.isNull());
    std::array<qint64, 3> sum{};
    int dotted = 0;
    for (int x = 0; x < dots.width(); ++x) {
        for (int y = 0; y < dots.height(); ++y) {
            const QColor colour = dots.pixelColor(x, y);
            sum[0] += colour.red();
            sum[1] += colour.green();
            sum[2] += colour.blue();
            dotted += colour != theme.land;
            QVERIFY(colourDistance(colour, theme.land) < 0.5 * colourDistance(theme.minorBorder, theme.land));
        }
    }
    const int all = dots.width() * dots.height();
    QVERIFY2(dotted > all / 20 && dotted < all / 5, qPrintable(QString::number(dotted)));
    const auto mean = [&](std::size_t channel) { return static_cast<int>((sum[channel] + all / 2) / all); };
    QVERIFY(colourDistance(QColor(mean(0), mean(1), mean(2)), theme.land) < 1);
}

/// The dots hang on the sheet and not on the tile, and are as large on a small sheet as on a large one.
void TestGrain::tilesMeet()
{
    MapLook look = lookOf(u"standard"_s);
    QVERIFY(look.sheet);
    look.theme = MapTheme::dark();
    for (const qreal scale : {0.44, 1.0}) {
        const QPoint corner =
            (look.sheet->unitAnchor(region(*look.board, "spa/sc")) * scale).toPoint() - QPoint(90, 90);
        const QImage whole = ground(look, corner, {180, 120}, scale);
        const QImage right = ground(look, corner + QPoint(60, 0), {120, 120}, scale);
        int other = 0, dots = 0;
        for (int x = 0; x < 120; ++x) {
            for (int y = 0; y < 120; ++y) {
                other += whole.pixel(x + 60, y) != right.pixel(x, y);
                const qreal off = colourDistance(right.pixelColor(x, y), look.theme.land);
                dots += off > 0 && off < 8;
            }
        }
        QVERIFY(dots > 120 * 120 / 30);
        QVERIFY2(other < 120 * 120 / 100, qPrintable(QString::number(other)));
    }
}

QTEST_MAIN(TestGrain)
#include "tst_grain.moc"

#include "mapscene.h"

#include "checks/contacts.h"
#include "checks/drawingcheck.h"
#include "checks/textcheck.h"
#include "map/borderinks.h"
#include "sheet/colourdistance.h"
#include "map/mappicture.h"
#include "sheet/theme.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace mapscene;

/// What the check of a variant's folder measures with.
class TestChecks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void distancesAreThePublishedOnes_data();
    void distancesAreThePublishedOnes();
    void contrastOfBlackAndWhite();
    void lacksConesAsPeopleDo();
    void findsWhereOutlinesTouch();
    void countsPoints();
    void everyStyleHasColoursOfItsOwn();
    void findsListsWithinSentences();
    void bordersStandOutOnEveryTint_data();
    void bordersStandOutOnEveryTint();
    void innerBordersArePaintedSo();
};

void TestChecks::distancesAreThePublishedOnes_data()
{
    // sRGB bytes and CIEDE2000 as the reference implementation of Sharma, Wu and Dalal gives it
    QTest::addColumn<QColor>("a");
    QTest::addColumn<QColor>("b");
    QTest::addColumn<double>("distance");
    QTest::newRow("black and white") << QColor(Qt::black) << QColor(Qt::white) << 100.0;
    QTest::newRow("the same") << QColor(0xde, 0xa2, 0x8b) << QColor(0xde, 0xa2, 0x8b) << 0.0;
    QTest::newRow("red and green") << QColor(255, 0, 0) << QColor(0, 255, 0) << 86.61;
    QTest::newRow("red and blue") << QColor(255, 0, 0) << QColor(0, 0, 255) << 52.88;
    QTest::newRow("green and blue") << QColor(0, 255, 0) << QColor(0, 0, 255) << 83.19;
}

void TestChecks::distancesAreThePublishedOnes()
{
    QFETCH(QColor, a);
    QFETCH(QColor, b);
    QFETCH(double, distance);
    QVERIFY2(std::abs(colourDistance(a, b) - distance) < 0.05, qPrintable(QString::number(colourDistance(a, b))));
    QVERIFY(std::abs(colourDistance(a, b) - colourDistance(b, a)) < 1e-9);
}

void TestChecks::contrastOfBlackAndWhite()
{
    QVERIFY(std::abs(contrast(QColor(Qt::black), QColor(Qt::white)) - 21) < 1e-6);
    QVERIFY(std::abs(contrast(QColor(0x77, 0x77, 0x77), QColor(Qt::white)) - 4.48) < 0.01);
}

void TestChecks::lacksConesAsPeopleDo()
{
    const QColor red(0xb0, 0x50, 0x50);
    const QColor green(0x5a, 0x7a, 0x3c);
    const qreal plain = colourDistance(red, green);
    QVERIFY(colourDistance(seen(red, Vision::Protan), seen(green, Vision::Protan)) < plain / 2);
    QVERIFY(colourDistance(seen(red, Vision::Tritan), seen(green, Vision::Tritan)) > plain / 2);
    for (const Vision vision : everyVision)
        QVERIFY(colourDistance(seen(QColor(0x80, 0x80, 0x80), vision), QColor(0x80, 0x80, 0x80)) < 0.5);
}

void TestChecks::findsWhereOutlinesTouch()
{
    const auto variant = variantOf(u"standard"_s);
    const auto sheet = MapSheet::load(folderOf(u"standard"_s), *variant->board);
    QVERIFY(sheet.ok());
    const Contacts contacts(**sheet);
    const auto length = [&](const char *a, const char *b) {
        return contacts.between(variant->board->findProvince(a), variant->board->findProvince(b));
    };
    QVERIFY(length("par", "bur") > 20);
    QCOMPARE(length("par", "bur"), length("bur", "par"));
    QCOMPARE(length("par", "mar"), 0.0);
    QCOMPARE(length("den", "swe"), 0.0);
    // Paris, Burgundy and Picardy meet in a point.
    std::vector<int> wanted;
    for (const char *name : {"par", "bur", "pic"})
        wanted.push_back(static_cast<int>(variant->board->findProvince(name).index()));
    std::sort(wanted.begin(), wanted.end());
    const auto &nodes = contacts.nodes();
    QVERIFY(std::any_of(nodes.begin(), nodes.end(), [&](const auto &node) { return node.second == wanted; }));
}

void TestChecks::countsPoints()
{
    const auto drawing = [](int points, const char *paint) {
        QByteArray path = "M0 0";
        for (int i = 1; i < points; ++i)
            path += "L" + QByteArray::number(i) + " 0";
        return "<svg viewBox=\"0 0 9 9\"><g " + QByteArray(paint) + "><path d=\"" + path + "\"/></g></svg>";
    };
    QCOMPARE(checkDrawing(drawing(100, "stroke=\"#000000\"")), QStringList());
    QCOMPARE(checkDrawing(drawing(300, "fill=\"#000000\"")), QStringList());
    QCOMPARE(checkDrawing(drawing(300, "stroke=\"#000000\"")).size(), 1);
    QCOMPARE(checkDrawing("<svg><path d=\"M0 0C1 1 2 2 3 3\"/></svg>").size(), 1);
    QCOMPARE(checkDrawing("<svg><image/><image/><use/></svg>").size(), 2);
}

void TestChecks::everyStyleHasColoursOfItsOwn()
{
    const Pigments paper{{u"sea"_s, QColor(1, 2, 3)}, {u"glow-2"_s, QColor(4, 5, 6)}, {u"peak"_s, QColor(7, 8, 9)}};
    QCOMPARE(MapTheme::of(MapStyle::Parchment).onPaper(paper).sea, QColor(1, 2, 3));
    QCOMPARE(MapTheme::of(MapStyle::Parchment).onPaper(paper).glow[1], QColor(4, 5, 6));
    for (const MapStyle style : everyStyle) {
        const MapTheme theme = MapTheme::of(style);
        QCOMPARE(theme.style, style);
        QVERIFY(theme.land.isValid() && theme.lake.isValid() && theme.barred.isValid());
        if (style == MapStyle::Parchment)
            continue;
        QCOMPARE(theme.onPaper(paper), theme);
        QCOMPARE(theme.ink(QColor(1, 2, 3), u"sea"_s), theme.sea);
    }
    // A colour that no theme knows keeps its distance from the ground.
    const MapTheme dark = MapTheme::of(MapStyle::Dark);
    QVERIFY(dark.ink(QColor(Qt::black), QString()).lightness() > dark.ink(QColor(Qt::white), QString()).lightness());
}

void TestChecks::findsListsWithinSentences()
{
    const auto faults = [](const char *text) {
        return checkRulesText(QStringLiteral("rules.md"), QString::fromLatin1(text)).size();
    };
    QCOMPARE(faults("Each of them meets\n1. Supporters do not count.\n"), 1);
    QCOMPARE(faults("It costs 2\n- 1 for the unit\n"), 1);
    QCOMPARE(faults("# Title\n1. One\n   and more\n2. Two\n\n- three\n\n| a |\n|---|\n"), 0);
    QCOMPARE(faults("**22** Each of them meets 1.\nSupporters do not count.\n"), 0);
}

void TestChecks::bordersStandOutOnEveryTint_data()
{
    QTest::addColumn<QColor>("tint");
    for (const char *tint :
         {"#a0a4a1", "#cf9782", "#a7aded", "#b09ebb", "#b1dcfd", "#58210f", "#3e5739", "#ffffff", "#000000"})
        QTest::newRow(tint) << QColor(QString::fromLatin1(tint));
}

void TestChecks::bordersStandOutOnEveryTint()
{
    QFETCH(QColor, tint);
    for (const MapStyle style : everyStyle) {
        const MapTheme theme = MapTheme::of(style);
        if (theme.isDark != (tint.lightness() < 110))
            continue;
        const QColor ink = innerBorderOn(theme, tint);
        QVERIFY2(contrast(ink, tint) >= borderContrast, qPrintable(ink.name()));
        QVERIFY2(contrast(theme.seaBorder, theme.sea) >= borderContrast, qPrintable(theme.seaBorder.name()));
    }
}

/// What the check measures is what is painted: the darkest point across the border of Berlin and Prussia.
void TestChecks::innerBordersArePaintedSo()
{
    const auto variant = variantOf(u"standard"_s);
    const Board &board = *variant->board;
    const auto sheet = MapSheet::load(folderOf(u"standard"_s), board);
    const auto livery = Livery::load(folderOf(u"standard"_s), board);
    QVERIFY(sheet.ok() && livery.ok());
    MapLook look;
    look.board = variant->board;
    look.sheet = *sheet;
    look.livery = *livery;
    look.owner = tints(board, variant->start);
    const ProvinceId berlin = board.findProvince("ber");
    const ProvinceId prussia = board.findProvince("pru");
    const Arc *border = nullptr;
    for (const Arc *arc : look.sheet->arcsAround(berlin)) {
        if (arc->sides[0] == prussia || arc->sides[1] == prussia)
            border = arc;
    }
    QVERIFY(border);
    const PowerId owner = look.owner[static_cast<std::size_t>(berlin.index())];
    const QColor tint = tintOn(look.inks(), look.livery.of(owner, false).tint);
    const QPointF middle = border->path.pointAtPercent(0.5);
    constexpr qreal scale = 2;
    const QRectF part(middle - QPointF(5, 5), QSizeF(10, 10));
    QImage image(20, 20, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&image);
    paintMap(painter, look, part, scale);
    painter.end();
    qreal most = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            most = std::max(most, contrast(image.pixelColor(x, y), tint));
    }
    QVERIFY2(most >= borderContrast - 0.05, qPrintable(QString::number(most)));
}

QTEST_MAIN(TestChecks)
#include "tst_checks.moc"

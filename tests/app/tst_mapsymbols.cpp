#include "mapscene.h"
#include "projectfile.h"

#include "map/centremarks.h"
#include "sheet/colourdistance.h"
#include "map/symbols.h"
#include "map/unitpainter.h"

#include <QDir>
#include <QImage>
#include <QMap>
#include <QPainter>
#include <QTest>

#include <iterator>

using namespace mapscene;

namespace {

PowerColours red()
{
    return {QColor(0xdea28b), QColor(0xbd2715), QColor(0xbd2715), u"rising"_s};
}

QImage silhouette(const QString &symbol, int size)
{
    QImage image(size, size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(size / 24.0, size / 24.0);
    painter.fillPath(unitOutline(symbol), Qt::black);
    return image;
}

/// How many of a hundred pixels differ clearly.
double difference(const QImage &a, const QImage &b)
{
    int differing = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x)
            differing += qAbs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 90;
    }
    return 100.0 * differing / (a.width() * a.height());
}

} // namespace

class TestMapSymbols : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsTheSymbolsOfEveryVariant();
    void silhouettesAreToldApartAtFourteenPixels();
    void everySetHasEveryKind();
    void shapesOfASetDifferWhateverTheyShow();
    void unitsShowTheirColour();
    void unknownSymbolsStillShow();
    void lettersOnUnitsAreLegible_data();
    void lettersOnUnitsAreLegible();
    void dislodgedUnitsLookDifferent();
    void patternsDiffer();
    void ownedCentresShowTheirOwner();
    void liveryComesFromTheFile();
};

void TestMapSymbols::knowsTheSymbolsOfEveryVariant()
{
    const QDir maps(projectFile("maps"));
    int variants = 0;
    for (const QString &name : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const auto variant = variantOf(name);
        if (!variant)
            continue;
        ++variants;
        const auto livery = Livery::load(folderOf(name), *variant->board);
        QVERIFY2(livery.ok(), qPrintable(name));
        for (int i = 0; i < variant->board->kindCount(); ++i) {
            const QString symbol = livery->symbol(KindId(i));
            QVERIFY2(unitSymbols().contains(symbol), qPrintable(name + u": "_s + symbol));
        }
    }
    QVERIFY(variants > 0);
}

void TestMapSymbols::silhouettesAreToldApartAtFourteenPixels()
{
    const QStringList symbols = unitSymbols();
    QVERIFY(symbols.size() >= 6);
    for (qsizetype i = 0; i < symbols.size(); ++i) {
        for (qsizetype j = i + 1; j < symbols.size(); ++j) {
            const double apart = difference(silhouette(symbols[i], 14), silhouette(symbols[j], 14));
            QVERIFY2(apart > 12, qPrintable(symbols[i] + u' ' + symbols[j] + u": %1 of 100"_s.arg(apart)));
        }
    }
}

void TestMapSymbols::everySetHasEveryKind()
{
    QStringList figures = unitSymbols();
    figures.removeAll(u"wall"_s); // stands before the besieged of every set
    for (const SymbolSet set : everySymbolSet) {
        for (const QString &figure : std::as_const(figures)) {
            const QString name = set == SymbolSet::Figures ? figure : symbolSetWord(set) + u'/' + figure;
            QVERIFY2(unitSymbols(set).contains(name), qPrintable(name));
            QVERIFY2(!unitOutline(name).isEmpty(), qPrintable(name));
        }
    }
}

/// Army, fleet, tank, bomber, squadron, double army, whoever is besieged and whoever was driven out: in every set each
/// has an outline of its own at 24 pixels, so that neither colour nor what is drawn inside need be seen.
void TestMapSymbols::shapesOfASetDifferWhateverTheyShow()
{
    const auto variant = variantOf(u"standard"_s);
    for (const SymbolSet set : everySymbolSet) {
        MapLook look;
        look.board = variant->board;
        look.livery = Livery::standard(*variant->board);
        look.livery.setSymbolSet(set);
        QMap<QString, QImage> sprites;
        for (const QString &symbol : unitSymbols(set))
            sprites[symbol] = silhouette(symbol, 24);
        const auto painted = [&](const QString &name, const MapUnit &unit) {
            QImage image(24, 24, QImage::Format_ARGB32);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            paintUnitSymbol(painter, look, unit, QPointF(12, 12), 15);
            painter.end();
            QImage shape(24, 24, QImage::Format_RGB32);
            shape.fill(Qt::white);
            for (int y = 0; y < 24; ++y) {
                for (int x = 0; x < 24; ++x) {
                    if (image.pixelColor(x, y).alpha() > 128)
                        shape.setPixelColor(x, y, Qt::black);
                }
            }
            sprites[name] = shape;
        };
        MapUnit army{.unit = {PowerId(0), KindId(0), RegionId(0), Layer::Field}};
        painted(u"standing"_s, army);
        army.dislodged = true;
        painted(u"dislodged"_s, army);
        army.dislodged = false;
        army.unit.layer = Layer::Walls;
        painted(u"besieged"_s, army);
        for (auto a = sprites.cbegin(); a != sprites.cend(); ++a) {
            for (auto b = std::next(a); b != sprites.cend(); ++b) {
                if (a.key() == "standing"_L1 || b.key() == "standing"_L1) {
                    if (a.key() != "dislodged"_L1 && b.key() != "dislodged"_L1 && a.key() != "besieged"_L1
                        && b.key() != "besieged"_L1)
                        continue; // it is the army again, at another size
                }
                const double apart = difference(*a, *b);
                QVERIFY2(apart > 4, qPrintable(a.key() + u' ' + b.key() + u": %1 of 100"_s.arg(apart)));
            }
        }
    }
}

void TestMapSymbols::unitsShowTheirColour()
{
    const PowerColours colours = red();
    for (const QString &symbol : unitSymbols()) {
        const QImage image = unitPixmap(symbol, 48, 1, colours, MapTheme::light()).toImage();
        int coloured = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                coloured += image.pixelColor(x, y) == colours.unit;
        }
        QVERIFY2(coloured > 100, qPrintable(symbol));
        QCOMPARE(image.pixelColor(0, 0).alpha(), 0);
    }
}

void TestMapSymbols::unknownSymbolsStillShow()
{
    const QImage image = unitPixmap(u"zeppelin"_s, 24, 1, red(), MapTheme::light()).toImage();
    QCOMPARE(image.pixelColor(12, 12), red().unit);
}

void TestMapSymbols::lettersOnUnitsAreLegible_data()
{
    QTest::addColumn<QString>("variant");
    for (const QString &name : QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (variantOf(name))
            QTest::addRow("%s", qPrintable(name)) << name;
    }
}

/// Of every power in every style: the letter of a unit, the cross of its map sign, stand out 4.5 to 1 from its body.
void TestMapSymbols::lettersOnUnitsAreLegible()
{
    QFETCH(QString, variant);
    const auto played = variantOf(variant);
    Livery livery = *Livery::load(folderOf(variant), *played->board);
    for (const SymbolSet set : {SymbolSet::Letters, SymbolSet::Nato}) {
        livery.setSymbolSet(set);
        for (const MapStyle style : everyStyle) {
            const MapTheme theme = MapTheme::of(style);
            for (int power = 0; power < played->board->powerCount(); ++power) {
                const PowerColours &colours = livery.of(PowerId(power), theme.isDark);
                for (int kind = 0; kind < played->board->kindCount(); ++kind) {
                    QImage image(96, 96, QImage::Format_RGB32);
                    image.fill(theme.sea);
                    QPainter painter(&image);
                    paintUnit(painter, livery.symbol(KindId(kind)), QPointF(48, 48), 84, colours, theme);
                    painter.end();
                    QMap<QRgb, int> seen;
                    for (int y = 0; y < image.height(); ++y) {
                        for (int x = 0; x < image.width(); ++x)
                            ++seen[image.pixel(x, y)];
                    }
                    const QColor ink = unitInk(colours.unit, theme);
                    QVERIFY(seen[colours.unit.rgb()] > 100 && seen[ink.rgb()] > 100);
                    QVERIFY2(
                        contrast(ink, colours.unit) >= 4.5,
                        qPrintable(
                            u"%1 on %2: %3"_s.arg(ink.name(), colours.unit.name()).arg(contrast(ink, colours.unit))));
                }
            }
        }
    }
}

void TestMapSymbols::dislodgedUnitsLookDifferent()
{
    QImage standing(40, 40, QImage::Format_RGB32);
    standing.fill(Qt::white);
    QImage driven = standing;
    {
        QPainter painter(&standing);
        paintUnit(painter, u"army"_s, QPointF(20, 20), 24, red(), MapTheme::light());
    }
    {
        QPainter painter(&driven);
        paintDislodgedUnit(painter, u"army"_s, QPointF(20, 20), 24, red(), MapTheme::light());
    }
    QVERIFY(difference(standing, driven) > 8);
}

void TestMapSymbols::patternsDiffer()
{
    QPainterPath square;
    square.addRect(0, 0, 60, 60);
    QList<QImage> seen;
    for (const auto &pattern :
         {u"rising"_s, u"level"_s, u"upright"_s, u"lattice"_s, u"falling"_s, u"dots"_s, u"zigzag"_s}) {
        QImage image(60, 60, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintPattern(painter, square, pattern, Qt::black, 8);
        painter.end();
        for (const QImage &other : std::as_const(seen))
            QVERIFY2(difference(image, other) > 5, qPrintable(pattern));
        seen.push_back(image);
    }
}

void TestMapSymbols::ownedCentresShowTheirOwner()
{
    for (const bool home : {false, true}) {
        QImage image(30, 30, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        const PowerColours owner = red();
        paintCentre(painter, home, QPointF(15, 15), 18, &owner, MapTheme::light());
        painter.end();
        QCOMPARE(image.pixelColor(15, 15), owner.unit);
    }
}

void TestMapSymbols::liveryComesFromTheFile()
{
    const auto variant = variantOf(u"standard"_s);
    QVERIFY(variant);
    const auto livery = Livery::load(folderOf(u"standard"_s), *variant->board);
    QVERIFY(livery.ok());
    const PowerId austria = variant->board->findPower("austria");
    QCOMPARE(livery->of(austria, false).unit, QColor(0xbd2715));
    QCOMPARE(livery->of(austria, true).line, QColor(0xde7564));
    QCOMPARE(livery->of(austria, false).pattern, u"rising"_s);
    QVERIFY(!Livery::load(u"/nowhere"_s, *variant->board).ok());
    // Without a file every power still has a colour of its own.
    const Livery spare = Livery::standard(*variant->board);
    QVERIFY(spare.of(PowerId(0), false).unit != spare.of(PowerId(1), false).unit);
}

QTEST_MAIN(TestMapSymbols)
#include "tst_mapsymbols.moc"

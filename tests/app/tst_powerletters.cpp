#include "mapscene.h"

#include "map/powerletters.h"
#include "map/typesetting.h"
#include "map/unitpainter.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

using namespace mapscene;

namespace {

/// A unit as a printer without colours puts it on paper.
QImage greyUnit(const MapLook &look, PowerId power, KindId kind)
{
    QImage image(96, 96, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    MapUnit unit;
    unit.unit.power = power;
    unit.unit.kind = kind;
    paintUnitSymbol(painter, look, unit, QPointF(44, 44), 60);
    painter.end();
    return image.convertToFormat(QImage::Format_Grayscale8);
}

/// How many points are dark in one and light in the other.
int apart(const QImage &one, const QImage &other)
{
    int count = 0;
    for (int y = 0; y < one.height(); ++y) {
        for (int x = 0; x < one.width(); ++x)
            count += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > 100;
    }
    return count;
}

} // namespace

class TestPowerLetters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { loadMapTypefaces(); }
    void everyPowerHasItsOwn_data();
    void everyPowerHasItsOwn();
    void unitsAreToldApartWithoutColours();
};

void TestPowerLetters::everyPowerHasItsOwn_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("language");
    const QDir maps(QStringLiteral(ENTENTE_MAPS_DIR));
    for (const QString &name : maps.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!QFile::exists(folderOf(name) + u"/variant.json"_s))
            continue;
        for (const QString &language : {u"en"_s, u"de"_s})
            QTest::addRow("%s, %s", qPrintable(name), qPrintable(language)) << name << language;
    }
}

void TestPowerLetters::everyPowerHasItsOwn()
{
    QFETCH(QString, variant);
    QFETCH(QString, language);
    const auto played = variantOf(variant);
    QVERIFY(played);
    QSet<QString> seen;
    for (int i = 0; i < played->board->powerCount(); ++i) {
        const QString letters = lettersOf(*played->board, PowerId(i), language);
        QVERIFY(!letters.isEmpty() && letters.size() <= 3);
        QVERIFY2(!seen.contains(letters), qPrintable(letters));
        seen.insert(letters);
    }
}

void TestPowerLetters::unitsAreToldApartWithoutColours()
{
    const auto variant = variantOf(u"standard"_s);
    QVERIFY(variant);
    const Board &board = *variant->board;
    MapLook look;
    look.board = variant->board;
    const auto livery = Livery::load(folderOf(u"standard"_s), board);
    QVERIFY(livery.ok());
    look.livery = *livery;
    look.theme = MapTheme::of(MapStyle::Print);
    for (int k = 0; k < board.kindCount(); ++k) {
        for (int i = 0; i < board.powerCount(); ++i) {
            for (int j = 0; j < i; ++j) {
                const int points = apart(greyUnit(look, PowerId(i), KindId(k)), greyUnit(look, PowerId(j), KindId(k)));
                QVERIFY2(points >= 12, qPrintable(u"%1 points between the units of %2 and %3"_s.arg(points).arg(
                                           QString::fromStdString(board.power(PowerId(i)).name),
                                           QString::fromStdString(board.power(PowerId(j)).name))));
            }
        }
    }
}

QTEST_MAIN(TestPowerLetters)
#include "tst_powerletters.moc"

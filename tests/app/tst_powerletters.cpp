#include "labelfaults.h"
#include "mapscene.h"
#include "projectfile.h"

#include "sheet/boxes.h"
#include "sheet/mapscale.h"
#include "lettering/powerletters.h"
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
    void everyPowerHasItsOwn_data();
    void everyPowerHasItsOwn();
    void unitsAreToldApartWithoutColours();
    void lettersLeaveNamesReadable_data() { everyPowerHasItsOwn_data(); }
    void lettersLeaveNamesReadable();
};

void TestPowerLetters::everyPowerHasItsOwn_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("language");
    const QDir maps(projectFile("maps"));
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

/// On a page and in a window, for each place and each power that has the most letters.
void TestPowerLetters::lettersLeaveNamesReadable()
{
    QFETCH(QString, variant);
    QFETCH(QString, language);
    const auto played = variantOf(variant);
    QVERIFY(played);
    const Board &board = *played->board;
    MapLook look;
    look.board = played->board;
    look.language = language;
    const auto sheet =
        MapSheet::load(folderOf(QString::fromStdString(played->map.empty() ? played->id : played->map)), board);
    QVERIFY(sheet.ok());
    look.sheet = *sheet;
    PowerId power(0);
    for (int i = 1; i < board.powerCount(); ++i) {
        if (lettersOf(board, PowerId(i), language).size() > lettersOf(board, power, language).size())
            power = PowerId(i);
    }
    QStringList hit;
    int count = 0;
    for (const int width : {788, 1300}) {
        const qreal scale = width / look.sheet->size().width();
        const qreal size = unitPixels(scale) / scale;
        for (int i = 0; i < board.regionCount(); ++i) {
            const QPointF at = look.sheet->unitAnchor(RegionId(i));
            const QRectF box = powerLettersBox(look, power, at, size, lettersOffNames(look, power, at, size, scale));
            QVERIFY(boxAround(at, QSizeF(2, 2) * lettersReach * size).contains(box));
            ++count;
            for (const PlacedLabel &name : *keptLabels(look, scale)) {
                if (labelfaults::covered(labelfaults::inkOf(name, scale), box) > 0.08)
                    hit += QString::fromStdString(board.province(name.province).abbreviation);
            }
        }
    }
    QVERIFY2(hit.size() * 50 <= count, qPrintable(u"%1 of %2: "_s.arg(hit.size()).arg(count) + hit.join(u' ')));
}

QTEST_MAIN(TestPowerLetters)
#include "tst_powerletters.moc"

#include "mapscene.h"

#include "exports/booklet.h"
#include "exports/columns.h"
#include "exports/gamepage.h"
#include "exports/htmlreport.h"
#include "exports/mapexport.h"
#include "exports/replayfilm.h"
#include "game/play.h"
#include "lettering/typesetting.h"
#include "map/turnstate.h"
#include "orders/parser.h"

#include <QFont>
#include <QGuiApplication>
#include <QImage>
#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QTextBlock>
#include <QTextDocument>
#include <QSvgRenderer>
#include <QTemporaryDir>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace mapscene;

/// Pictures of the map as files.
class TestMapExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void pngHasTheSizeAskedFor();
    void svgLooksLikeThePng();
    void pdfIsOnePage();
    void assumedOrdersAreLeftOut();
    void titlesTakeALine();
    void titlesAreInTheMapsType();
    void titlesAreTextInAnSvg();
    void umlautsAreInTheMapsType();
    void lettersThatTheBoldFaceLacksAreOfTheSameFamily();
    void namesOfFilesSayTheKind();
    void unwritableFilesAreNamed();
    void aPageForMailsIsSmall();
    void aWholeGameIsOnePage();
    void bookletsHaveThePagesAskedFor();
    void noColumnEndsOnAHeading();
    void notesAreDrawnAndTakenAway();
    void aFilmEndsAsTheResultsStand();
    void unitsAreDrawnInTheSetThatWasChosen();

private:
    MapPicture m_picture;
};

void TestMapExport::initTestCase()
{
    const auto variant = variantOf(u"standard"_s);
    QVERIFY(variant);
    const auto sheet = MapSheet::load(folderOf(u"standard"_s), *variant->board);
    QVERIFY(sheet.ok());
    m_picture.look.sheet = *sheet;
    m_picture.look.board = variant->board;
    m_picture.look.livery = *Livery::load(folderOf(u"standard"_s), *variant->board);
    m_picture.state = busyState(*variant->board, variant->start);
    m_picture.width = 800;
}

void TestMapExport::pngHasTheSizeAskedFor()
{
    const QImage image = QImage::fromData(pictureBytes(m_picture, PictureFormat::Png));
    QCOMPARE(image.width(), 800);
    const QSizeF sheet = m_picture.look.sheet->size();
    QCOMPARE(image.height(), qRound(800 * sheet.height() / sheet.width()));
}

void TestMapExport::svgLooksLikeThePng()
{
    const QByteArray bytes = pictureBytes(m_picture, PictureFormat::Svg);
    QSvgRenderer renderer(bytes);
    QVERIFY(renderer.isValid());
    const QImage png =
        QImage::fromData(pictureBytes(m_picture, PictureFormat::Png)).convertToFormat(QImage::Format_RGB32);
    QImage svg(png.size(), QImage::Format_RGB32);
    svg.fill(Qt::white);
    QPainter painter(&svg);
    renderer.render(&painter);
    painter.end();
    int differing = 0;
    for (int y = 0; y < png.height(); ++y) {
        for (int x = 0; x < png.width(); ++x) {
            const QRgb a = png.pixel(x, y);
            const QRgb b = svg.pixel(x, y);
            differing += qAbs(qRed(a) - qRed(b)) + qAbs(qGreen(a) - qGreen(b)) + qAbs(qBlue(a) - qBlue(b)) > 120;
        }
    }
    const double share = 100.0 * differing / (png.width() * png.height());
    QVERIFY2(share < 2, qPrintable(QString::number(share)));
}

void TestMapExport::pdfIsOnePage()
{
    const QByteArray bytes = pictureBytes(m_picture, PictureFormat::Pdf);
    QVERIFY(bytes.startsWith("%PDF-"));
    QCOMPARE(bytes.count("/Type /Page\n"), 1);
    QVERIFY(bytes.size() > 20000);
}

void TestMapExport::assumedOrdersAreLeftOut()
{
    MapPicture guessed = m_picture;
    guessed.state.orders.clear();
    const QByteArray without = pictureBytes(guessed, PictureFormat::Png);
    for (MapOrder order : m_picture.state.orders) {
        order.state = MapOrder::State::Assumed;
        guessed.state.orders.push_back(order);
    }
    QCOMPARE(pictureBytes(guessed, PictureFormat::Png), without);
    guessed.state.orders = m_picture.state.orders;
    QVERIFY(pictureBytes(guessed, PictureFormat::Png) != without);
}

void TestMapExport::titlesTakeALine()
{
    MapPicture titled = m_picture;
    titled.title = u"Spring 1902"_s;
    const QImage with = QImage::fromData(pictureBytes(titled, PictureFormat::Png));
    const QImage without = QImage::fromData(pictureBytes(m_picture, PictureFormat::Png));
    QVERIFY(with.height() >= without.height() + 20);
}

/// Whatever the window is written in; and one that is longer than the map is made to fit.
void TestMapExport::titlesAreInTheMapsType()
{
    MapPicture titled = m_picture;
    titled.title = u"Spring 1902"_s;
    const QFont usual = QGuiApplication::font();
    const QByteArray before = pictureBytes(titled, PictureFormat::Png);
    QFont other = usual;
    other.setStretch(200);
    QGuiApplication::setFont(other);
    const QByteArray after = pictureBytes(titled, PictureFormat::Png);
    QGuiApplication::setFont(usual);
    QVERIFY(after == before);
    titled.title = u"Spring 1902 and all that came of it, "_s.repeated(5);
    const QImage image = QImage::fromData(pictureBytes(titled, PictureFormat::Png));
    const QRgb panel = image.pixel(2, 2);
    bool dark = false;
    for (int y = 0; y < 20; ++y)
        dark = dark || image.pixel(image.width() - 3, y) != panel;
    QVERIFY(!dark);
}

void TestMapExport::titlesAreTextInAnSvg()
{
    MapPicture named = m_picture;
    named.title = u"Isles & <script>alert(1)</script>"_s;
    QXmlStreamReader xml(pictureBytes(named, PictureFormat::Svg));
    QString title;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        QVERIFY(xml.name() != "script"_L1);
        if (xml.name() == "title"_L1)
            title = xml.readElementText();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(title, named.title);
}

/// The bold face has no letters with accents: each is its plain letter, as wide as that, and what stands above it.
void TestMapExport::umlautsAreInTheMapsType()
{
    for (const auto &[accented, plain] :
         {std::pair(u"Ü"_s, u"U"_s), {u"Ä"_s, u"A"_s}, {u"ö"_s, u"o"_s}, {u"É"_s, u"E"_s}}) {
        const QPainterPath with = lettering(accented, false);
        const QPainterPath without = lettering(plain, false);
        QCOMPARE(with.boundingRect().bottom(), without.boundingRect().bottom());
        QCOMPARE(with.boundingRect().left(), without.boundingRect().left());
        QVERIFY(with.boundingRect().top() < without.boundingRect().top());
        QCOMPARE(QPainterPath(lettering(accented + u"N"_s, false)).boundingRect().width(),
                 lettering(plain + u"N"_s, false).boundingRect().width());
    }
    QVERIFY(lettering(u"Ç"_s, false).boundingRect().bottom() > lettering(u"C"_s, false).boundingRect().bottom());
}

/// No face of the system's comes in between: each is as wide as in the upright face, and bolder.
void TestMapExport::lettersThatTheBoldFaceLacksAreOfTheSameFamily()
{
    QFont upright(mapTypeface());
    upright.setPixelSize(64);
    upright.setHintingPreference(QFont::PreferNoHinting);
    for (const QString &letter : {u"ß"_s, u"ø"_s, u"Ł"_s, u"æ"_s, u"ž"_s, u"Ж"_s}) {
        QPainterPath thin;
        thin.addText(QPointF(), upright, letter);
        const QRectF plain = thin.boundingRect();
        const QRectF set = QTransform::fromScale(64, 64).mapRect(lettering(letter, false).boundingRect());
        QVERIFY2(std::abs(set.width() - plain.width()) < 4, qPrintable(letter));
        QVERIFY2(std::abs(set.height() - plain.height()) < 4, qPrintable(letter));
        QVERIFY2(set.width() > plain.width(), qPrintable(letter));
    }
    // What stands beside them is where it would be.
    QVERIFY(lettering(u"ßA"_s, false).boundingRect().width() > lettering(u"A"_s, false).boundingRect().width() * 1.4);
}

void TestMapExport::namesOfFilesSayTheKind()
{
    QVERIFY(pictureFormatOf(u"a/b.PNG"_s) == PictureFormat::Png);
    QVERIFY(pictureFormatOf(u"map.svg"_s) == PictureFormat::Svg);
    QVERIFY(pictureFormatOf(u"map.pdf"_s) == PictureFormat::Pdf);
    QVERIFY(!pictureFormatOf(u"map.bmp"_s));
    const auto fault = savePicture(m_picture, u"map.bmp"_s);
    QVERIFY(fault && fault->contains(u"map.bmp"_s));
}

void TestMapExport::unwritableFilesAreNamed()
{
    QTemporaryDir folder;
    const QString missing = folder.filePath(u"no/such/folder/map.png"_s);
    const auto fault = savePicture(m_picture, missing);
    QVERIFY(fault);
    QVERIFY(fault->contains(missing));
    QVERIFY(!savePicture(m_picture, folder.filePath(u"map.png"_s)));
    QVERIFY(QFile::exists(folder.filePath(u"map.png"_s)));
}

/// Its map is a picture, in words as well; the whole has less than half a megabyte.
void TestMapExport::aPageForMailsIsSmall()
{
    MapPicture picture = m_picture;
    picture.title = u"Friday: \"results\""_s;
    const QByteArray page = htmlReport(picture, nullptr, {}, {}, PageMap::Picture);
    QVERIFY2(page.size() < 500 * 1000, QByteArray::number(page.size()));
    QVERIFY(page.contains("alt=\"Friday: &quot;results&quot;\"") && !page.contains("<svg"));
    const qsizetype data = page.indexOf(";base64,") + 8;
    const QImage image = QImage::fromData(QByteArray::fromBase64(page.mid(data, page.indexOf('"', data) - data)));
    QCOMPARE(image.width(), 1200);
    const QByteArray drawn = htmlReport(picture, nullptr);
    QVERIFY(drawn.contains("<svg") && drawn.contains("<html lang=\"en\">"));
    QVERIFY2(drawn.size() < 600 * 1000, QByteArray::number(drawn.size()));
}

void TestMapExport::aWholeGameIsOnePage()
{
    Game game(variantOf(u"standard"_s));
    const auto give = [&](const char *power, const char *text) {
        const auto parsed = parseOrder(text, {&game.board(), &game.position(), game.position().phase.stage});
        QVERIFY(parsed.ok());
        game.setOrder({game.board().findPower(power), parsed->order});
    };
    give("Austria", "A Vie - Gal");
    game.adjudicate();
    give("Turkey", "A Con - Bul");
    game.adjudicate();
    give("Italy", "A Ven - Pie"); // written and not played
    const QString page = QString::fromUtf8(gamePage(m_picture.look, game, {u"It was <late>."_s}));
    QCOMPARE(page.count(u"<section class=\"turn\""_s), 4); // the start, two turns, the position
    QCOMPARE(page.count(u"data:image/jpeg"_s), 1);         // one ground,
    QCOMPARE(page.count(u"data:image/png"_s), 1);          // and Bulgaria, which is Turkish from the autumn on
    QVERIFY(page.contains(u"<html lang=\"en\">"_s));
    QCOMPARE(page.count(u"role=\"img\" aria-label=\""_s) - page.count(u"class=\"mark\""_s), 5); // maps and chart
    QVERIFY(!page.contains(u"Qt SVG"_s) && !page.contains(u"font-family=\"Sans"_s));
    static const QRegularExpression scales(u"matrix\\(([\\d.]+),0,0,([\\d.]+),"_s);
    for (auto found = scales.globalMatch(page); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        QCOMPARE(match.captured(1), match.captured(2)); // arrows and units stand where the ground has their places
    }
    QVERIFY(page.contains(u"A Constantinople moves to Bulgaria"_s));
    QVERIFY(!page.contains(u"Piedmont"_s));
    QVERIFY(!page.contains(u"{{"_s));
    QVERIFY(page.contains(u"It was &lt;late&gt;."_s));
    QVERIFY(page.contains(u"<title>Standard</title>"_s));
    QVERIFY(gamePage(m_picture.look, game, {}, u"Tea & war"_s).contains("<title>Tea &amp; war (Standard)</title>"));
    QVERIFY(!page.contains(u"http://"_s) || page.count(u"http://"_s) == page.count(u"http://www.w3.org/"_s));
    QVERIFY(!page.contains(u"https://"_s));
}

void TestMapExport::bookletsHaveThePagesAskedFor()
{
    const auto variant = variantOf(u"standard"_s);
    Game game(variant);
    const auto order = parseOrder("Austria: A Vie - Gal", {variant->board.get(), &game.position(), Stage::Moves});
    game.setOrder({order->power, order->order});
    game.adjudicate();
    game.adjudicate();
    Booklet booklet;
    booklet.look = m_picture.look;
    booklet.game = &game;
    booklet.writers = powersToOrder(*variant->board, game.position());
    const auto pages = [&](const BookletParts &parts) {
        booklet.parts = parts;
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        int told = 0;
        {
            QPdfWriter writer(&buffer);
            writer.setPageOrientation(QPageLayout::Landscape);
            told = paintBooklet(booklet, writer);
        }
        return std::pair(told, bytes.count("/Type /Page\n"));
    };
    QCOMPARE(pages({true, false, false, false}), std::pair(1, qsizetype(1)));
    booklet.turn = 0;
    const auto [both, bothFound] = pages({true, true, false, false});
    QCOMPARE(both, 2); // a season's results stand in columns on one page
    QCOMPARE(bothFound, qsizetype(both));
    // Every turn, map and list; the lists of two seasons in which all but one stood are as long.
    QCOMPARE(pages({true, true, false, true}).first, 2 * both);
    // A sheet for each who has orders to write.
    booklet.turn = -1;
    game = Game(variant);
    booklet.writers = powersToOrder(*variant->board, game.position());
    QCOMPARE(pages({false, false, true, false}).first, 7);
    QCOMPARE(pages({false, false, false, false}).first, 0);
}

void TestMapExport::noColumnEndsOnAHeading()
{
    for (int lines = 1; lines < 30; ++lines) {
        QString html;
        for (int power = 0; power < 9; ++power)
            html += u"<h3>Power</h3>"_s + u"A unit<br>"_s.repeated((lines * 7 + power * 5) % 11 + lines);
        QTextDocument text;
        text.setHtml(html);
        const QSizeF column = layInColumns(text, {760, 530}, 3, 18);
        QVERIFY(column.height() <= 530);
        int headings = 0;
        for (QTextBlock block = text.begin(); block.next().isValid(); block = block.next()) {
            if (block.blockFormat().headingLevel() == 0)
                continue;
            ++headings;
            QCOMPARE(columnWhereEnds(text, block), columnWhereBegins(text, block.next()));
        }
        QCOMPARE(headings, 9);
    }
}

void TestMapExport::notesAreDrawnAndTakenAway()
{
    MapPicture noted = m_picture;
    const Board &board = *noted.look.board;
    noted.state.signs.push_back({MapSign::Kind::Note, board.mainRegion(board.findProvince("Vie")), QString()});
    const QByteArray leaf = pictureBytes(noted, PictureFormat::Png);
    noted.state.arrows.push_back({board.findProvince("Par"), board.findProvince("Gas")});
    const QByteArray both = pictureBytes(noted, PictureFormat::Png);
    const QByteArray bare = pictureBytes(m_picture, PictureFormat::Png);
    QVERIFY(leaf != bare);
    QVERIFY(both != leaf);
    dropNotes(noted.state);
    QCOMPARE(pictureBytes(noted, PictureFormat::Png), bare);
}

void TestMapExport::aFilmEndsAsTheResultsStand()
{
    const auto variant = variantOf(u"standard"_s);
    const ParseContext context{variant->board.get(), &variant->start, Stage::Moves};
    std::vector<GivenOrder> orders;
    for (const char *line : {"Austria: A Vie - Gal", "Russia: A War - Gal", "France: A Par - Bur"}) {
        const auto order = parseOrder(line, context);
        orders.push_back({order->power, order->order});
    }
    const Turn turn = playPhase(*variant, variant->rules, variant->start, orders);
    QList<QImage> film;
    paintFilm(m_picture.look, turn, 600, 9, [&](int number, const QImage &image) {
        if (number != film.size() + 1)
            return false;
        film.push_back(image);
        return true;
    });
    QCOMPARE(film.size(), 9);
    MapPicture still;
    still.look = m_picture.look;
    still.state = resultsOf(*variant->board, turn);
    still.width = 600;
    const QImage end = QImage::fromData(pictureBytes(still, PictureFormat::Png)).convertToFormat(QImage::Format_RGB32);
    QCOMPARE(film.last(), end);
    QVERIFY(film.first() != end);
    QVERIFY(film[2] != film[4]); // units are on their way
    int taken = 0;
    paintFilm(m_picture.look, turn, 200, 5, [&](int, const QImage &) { return ++taken < 2; });
    QCOMPARE(taken, 2);
}

void TestMapExport::unitsAreDrawnInTheSetThatWasChosen()
{
    QList<QByteArray> seen;
    for (const SymbolSet set : everySymbolSet) {
        MapPicture picture = m_picture;
        picture.look.livery.setSymbolSet(set);
        for (const PictureFormat format : {PictureFormat::Png, PictureFormat::Svg}) {
            const QByteArray bytes = pictureBytes(picture, format);
            QVERIFY(!seen.contains(bytes));
            seen.push_back(bytes);
        }
    }
}

QTEST_MAIN(TestMapExport)
#include "tst_mapexport.moc"

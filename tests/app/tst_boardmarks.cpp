#include "begungames.h"
#include "windowtest.h"

#include "exports/mapexport.h"
#include "orders/parser.h"
#include "tools/ordertool.h"
#include "board/boardfilms.h"
#include "board/boardpage.h"
#include "window/mainwindow.h"
#include "board/shownstate.h"
#include "words/names.h"
#include "words/pieces.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QFile>
#include <QSlider>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace windowtest;

/// What the board lights up, rings and marks beside the orders themselves.
class TestBoardMarks : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static void give(MainWindow &window, const char *power, const char *text)
    {
        GameDocument &document = window.document();
        const Position &position = document.game().position();
        document.setOrder(document.board().findPower(power),
                          parseOrder(text, {&document.board(), &position, position.phase.stage}).value().order);
    }

    /// Davis's game with one fleet of each of these powers in the High Ocean, and nothing else.
    static void openHighOcean(GameDocument &document, const VariantLibrary &library,
                              std::initializer_list<const char *> powers)
    {
        const auto variant = library.find(u"davis"_s);
        const Board &board = *variant->board;
        Position start = variant->start;
        start.units.clear();
        for (const char *power : powers)
            start.units.push_back({board.findPower(power), board.findKind("F"), board.findRegion("HIO"), Layer::Field});
        Game game(variant);
        game.setStart(start);
        document.openGame(std::move(game));
    }

    static QByteArray picture(MainWindow &window)
    {
        MapPicture picture;
        picture.look = window.board().map().look();
        picture.state = window.board().map().state();
        return pictureBytes(picture, PictureFormat::Svg);
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theUnitThatRetreatsIsRinged()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Gm);
        for (const auto &[power, text] : std::initializer_list<std::pair<const char *, const char *>>{
                 {"Germany", "A Mun H"}, {"France", "A Par - Bur"}, {"Italy", "A Ven - Tyr"}})
            give(*window, power, text);
        window->document().adjudicate();
        window->document().viewTurn(window->document().game().turnCount());
        for (const auto &[power, text] : std::initializer_list<std::pair<const char *, const char *>>{
                 {"France", "A Bur - Mun"}, {"Italy", "A Tyr S A Bur - Mun"}})
            give(*window, power, text);
        window->document().adjudicate();
        window->flow().next();
        QApplication::processEvents();
        QCOMPARE(window->document().game().position().phase.stage, Stage::Retreats);
        click(*window, "Mun");
        const MapState &shown = window->board().map().state();
        QVERIFY(!shown.selected.valid());
        for (const MapUnit &unit : shown.units)
            QCOMPARE(unit.ringed, unit.dislodged);
    }

    /// In a box with fleets of others an order is drawn in the colour of its own power.
    void ordersOutOfABoxHaveTheirPowersColour()
    {
        BegunGames games;
        GameDocument document(games.library.finder());
        openHighOcean(document, games.library, {"England", "France", "Italy"});
        const PowerId england = document.board().findPower("England");
        document.setOrder(england, order(document, "F HIO - MAO"));
        BoardView view;
        view.seat = england;
        const MapState shown = shownState(document, view);
        QVERIFY(shown.orders.size() == 1);
        QVERIFY(shown.orders.front().unit.power == england);
    }

    /// While one of two fleets in a box is told something, its ring is round itself and the other's order stays.
    void draftsInABoxAreTheUnitsOwn()
    {
        BegunGames games;
        GameDocument document(games.library.finder());
        openHighOcean(document, games.library, {"England", "England"});
        const Board &board = document.board();
        const PowerId england = board.findPower("England");
        const RegionId box = board.findRegion("HIO");
        document.setOrder(england, order(document, "F HIO#1 - MAO"));
        OrderTool tool(document);
        tool.setWriter(england, false);
        tool.select({box, Layer::Field, board.findKind("F"), 2}, england);
        tool.hover({box}); // where a click would let it stand
        BoardView view;
        view.seat = england;
        MapState shown = shownState(document, view);
        tool.decorate(shown);
        QCOMPARE(shown.orders.size(), std::size_t(2));
        QVERIFY(is<Move>(shown.orders.front().order));
        QCOMPARE(shown.orders.front().slot, 1);
        QVERIFY(is<Hold>(shown.orders.back().order));
        QCOMPARE(shown.orders.back().slot, 2);
        QVERIFY(plainText(tool.sentence().main).contains(u"High Ocean Box #2"));
    }

    /// The last frame of a replay is the picture of the results, to the pixel.
    void replaysEndAsTheResultsLook()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Gm);
        for (const auto &[power, text] : {std::pair{"Austria", "A Vie - Gal"},
                                          {"Russia", "A War - Gal"},
                                          {"England", "F Lon - ENG"},
                                          {"France", "F Bre H"},
                                          {"Italy", "A Ven - Tyr"}})
            give(*window, power, text);
        window->adjudicate();
        QApplication::processEvents();
        MapView &map = window->board().map();
        map.finishPainting();
        const QImage results = map.viewport()->grab().toImage();
        window->board().films().setMotion(true);
        window->board().films().playTurn();
        auto *scrub = window->findChild<QSlider *>(u"replayScrub"_s);
        QVERIFY(scrub && scrub->isVisible());
        window->board().films().playTurn(); // pauses
        scrub->setValue((scrub->minimum() + scrub->maximum()) / 3);
        QApplication::processEvents();
        QVERIFY(map.viewport()->grab().toImage() != results);
        scrub->setValue(scrub->maximum());
        QApplication::processEvents();
        map.finishPainting();
        QCOMPARE(map.viewport()->grab().toImage(), results);
    }

    /// In winter the map says where something can be built and what can go, and a build is waived by a button.
    void winterMarksItsPlaces()
    {
        const QString path = m_folder.filePath(u"winter.json"_s);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"id": "w", "variant": "standard", "phase": "W1901A",
            "units": {"Austria": ["A Vie", "F Tri"], "England": ["F Lon", "A Wal"]},
            "centres": {"Austria": ["Vie"], "England": ["Lon", "Edi", "Lvp"]}})");
        file.close();
        const auto window = begun(m_folder.path(), Table::Mode::Gm);
        QVERIFY(window->openFile(path));
        QApplication::processEvents();
        const Board &board = window->document().board();
        const auto marked = [&](MapSign::Kind kind) {
            QStringList places;
            for (const MapSign &sign : window->board().map().state().signs) {
                if (sign.kind == kind)
                    places += QString::fromStdString(board.province(board.provinceOf(sign.at)).abbreviation);
            }
            places.sort();
            return places.join(u' ');
        };
        QCOMPARE(marked(MapSign::Kind::MayRemove), u"Tri Vie"_s);
        QCOMPARE(marked(MapSign::Kind::MayBuild), u"Edi Lvp"_s);
        click(*window, "Tri");
        QCOMPARE(window->document().ordersGiven(board.findPower("Austria")), 1);
        QCOMPARE(marked(MapSign::Kind::MayRemove), QString()); // what had to go goes
        window->tool().setWriter(board.findPower("England"), true);
        QApplication::processEvents();
        auto *waive = window->findChild<QAbstractButton *>(u"chip-w"_s);
        QVERIFY(waive && waive->isVisible());
        QTest::mouseClick(waive, Qt::LeftButton);
        QApplication::processEvents();
        QCOMPARE(window->document().ordersGiven(board.findPower("England")), 1);
        QCOMPARE(marked(MapSign::Kind::MayBuild), QString());
    }

    /// DATC 6.E.1: whoever was beaten sees both strengths, and the units that had part in it light up, no others.
    void whyLightsUpWhoIsConcerned()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Gm);
        GameDocument &document = window->document();
        Position position = document.game().position();
        position.units.clear();
        for (const auto &[power, kind, place] : {std::tuple{"Germany", "A", "Ber"},
                                                 {"Germany", "A", "Sil"},
                                                 {"Germany", "F", "Kie"},
                                                 {"Russia", "A", "Pru"},
                                                 {"Italy", "A", "Rom"}})
            position.units.push_back({document.board().findPower(power), document.board().findKind(kind),
                                      document.board().findRegion(place), Layer::Field});
        position.sort();
        document.setPosition(position, [] { return u"6.E.1"_s; });
        for (const auto &[power, text] : {std::pair{"Germany", "A Ber - Pru"},
                                          {"Germany", "F Kie - Ber"},
                                          {"Germany", "A Sil S A Ber - Pru"},
                                          {"Russia", "A Pru - Ber"}})
            give(*window, power, text);
        window->adjudicate();
        QApplication::processEvents();
        trigger(*window, "why");
        click(*window, "Pru"); // whoever stood there
        QVERIFY2(window->board().status().contains(u"Prussia"_s), qPrintable(window->board().status()));
        const auto *why = window->findChild<QAbstractItemView *>(u"whyList"_s);
        QVERIFY(why && why->isVisible());
        QString said;
        for (int row = 0; row < why->model()->rowCount(); ++row)
            said += why->model()->index(row, 0).data().toString() + u'\n';
        QVERIFY2(said.contains(u", 1"_s) && said.contains(u", 2"_s), qPrintable(said));
        const auto &units = window->board().map().state().units;
        const auto lit = std::count_if(units.begin(), units.end(), [](const MapUnit &unit) { return unit.ringed; });
        QVERIFY2(lit >= 2 && lit <= 4, qPrintable(QString::number(lit)));
        for (const MapUnit &unit : units)
            QVERIFY(!unit.ringed
                    || document.board().provinceOf(unit.unit.region) != document.board().findProvince("Rom"));
    }
};

QTEST_MAIN(TestBoardMarks)
#include "tst_boardmarks.moc"

#include "begungames.h"
#include "projectfile.h"

#include "flow/tableflow.h"
#include "sheet/mapsheet.h"
#include "map/mapview.h"
#include "tools/positiontool.h"
#include "board/boardfloats.h"
#include "actions/chooser.h"
#include "board/placecard.h"
#include "board/sentencebar.h"

#include <QPushButton>
#include <QTest>
#include <QTimer>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What floats over the board, by itself: where it lies, when it is there, and when it is gone.
class TestBoardFloats : public QObject {
    Q_OBJECT

private:
    struct Middle {
        BegunGames games;
        GameDocument document{games.library.finder()};
        TableFlow flow{document};
        QWidget widget;
        OrderTool orders{document};
        PositionTool positions{document};
        MapView *map = new MapView(&widget);
        SentenceBar *sentence = new SentenceBar(&widget);
        BoardFloats floats{document, flow, orders, positions, *map, *sentence, widget};

        explicit Middle(const char *variantId = "standard")
        {
            const QString id = QString::fromLatin1(variantId);
            const std::shared_ptr<const Variant> variant = games.library.find(id);
            const QString folder = projectFile("maps/") + id;
            map->setSheet(MapSheet::load(folder, *variant->board).value(), variant->board,
                          Livery::load(folder, *variant->board).value());
            Table table = Table::standard(*variant->board);
            table.mode = Table::Mode::Gm;
            document.newGame(variant, {}, table);
            orders.setWriter(PowerId(), true);
            QObject::connect(&orders, &OrderTool::changed, &floats, [this] {
                floats.showQuestion();
                floats.showFan();
            });
            resize(900, 640);
            widget.show();
        }

        void resize(int width, int height)
        {
            widget.resize(width, height);
            map->setGeometry(widget.rect());
            floats.place();
        }

        RegionId place(const char *name) const { return document.board().findRegion(name); }
        void click(const char *name) { orders.click({place(name)}, {}); }
        Chooser &chooser() { return *widget.findChild<Chooser *>(); }
        PlaceCard &card() { return *widget.findChild<PlaceCard *>(); }
        /// The mouse has rested long enough.
        void rest() { Q_EMIT card().wanted(); }
    };

private Q_SLOTS:
    /// The sentence stands beside a drawer that lies over the map's right edge, and so does all that asks.
    void nothingGoesUnderTheDrawer()
    {
        Middle middle;
        middle.floats.setCovered(340);
        middle.resize(847, 398);
        QVERIFY(middle.sentence->geometry().right() < 847 - 340);
        middle.floats.setCovered(0);
        middle.floats.place();
        QVERIFY(middle.sentence->geometry().right() > 847 - 40);
    }

    void theSentenceLiesAtTheLowerEdge()
    {
        Middle m;
        for (const QSize size : {QSize(900, 640), QSize(500, 360), QSize(1600, 1000)}) {
            m.resize(size.width(), size.height());
            const QRect bar = m.sentence->geometry();
            QVERIFY(m.widget.rect().contains(bar));
            QVERIFY(m.widget.height() - bar.bottom() < 16);
            QCOMPARE(bar.center().x(), m.widget.rect().center().x());
        }
        // A long sentence grows upwards.
        const QRect before = m.sentence->geometry();
        Sentence much;
        much.main = u"A Vienna supports A Budapest to Galicia, and says so at length. "_s.repeated(20);
        m.sentence->setSentence(much);
        m.floats.placeSentence();
        QVERIFY(m.sentence->height() > before.height());
        QCOMPARE(m.sentence->geometry().bottom(), before.bottom());
    }

    /// Verbs make the bar no higher over the map: names at its lower edge are read while an order is written.
    void anOrderBeginsWithoutTheBarRising()
    {
        constexpr int shadow = 6; // round the bar; the map ends above it
        Middle m;
        for (const QSize size : {QSize(900, 640), QSize(764, 630), QSize(1600, 1000)}) {
            m.resize(size.width(), size.height());
            const int top = m.sentence->geometry().top();
            m.click("Tri");
            m.sentence->setSentence(m.orders.sentence());
            m.floats.placeSentence();
            QVERIFY(m.sentence->showsVerbs());
            QVERIFY(m.sentence->geometry().top() + shadow >= top);
            m.orders.reset();
            m.sentence->setSentence(m.orders.sentence());
            m.floats.placeSentence();
            QCOMPARE(m.sentence->geometry().top(), top);
        }
    }

    /// Made when the game is there already, as for every new page; a click before anything was chosen harms nothing.
    void whoSetsUpAPositionBeginsWithAKind()
    {
        Middle m;
        PositionTool fresh(m.document);
        QVERIFY(fresh.brush().kind.valid());
        const std::size_t units = m.document.game().position().units.size();
        fresh.click({m.place("Mun")}, {});
        QCOMPARE(m.document.game().position().units.size(), units);
    }

    void aQuestionStandsAboveTheSentence()
    {
        Middle m;
        m.document.setPosition(
            [&] {
                Position position = m.document.game().position();
                position.phase.stage = Stage::Adjustments;
                std::erase_if(position.units, [&](const Unit &unit) { return unit.region == m.place("lon"); });
                return position;
            }(),
            [] { return u"set up"_s; });
        QVERIFY(!m.chooser().isVisible());
        m.click("Lon");
        QVERIFY(m.orders.question());
        QVERIFY(m.chooser().isVisible());
        QVERIFY(m.widget.rect().contains(m.chooser().geometry()));
        QVERIFY(!m.chooser().geometry().intersects(m.sentence->geometry().adjusted(8, 8, -8, -8)));
        // A window that shrinks takes it along.
        m.resize(520, 420);
        QVERIFY(m.chooser().isVisible());
        QVERIFY(m.widget.rect().contains(m.chooser().geometry()));
        // Withdrawn, it is gone; answered, it gives the order.
        m.orders.leaveQuestion();
        QVERIFY(!m.chooser().isVisible());
        m.click("Lon");
        auto *army = m.chooser().findChild<QPushButton *>(u"kind-A"_s);
        QVERIFY(army);
        army->click();
        QVERIFY(!m.chooser().isVisible());
        QCOMPARE(m.document.game().orders().size(), std::size_t(1));
    }

    void inThePastNothingIsAsked()
    {
        Middle m;
        m.document.adjudicate();
        m.flow.next();
        m.click("StP");
        m.click("Nwy"); // a coast is no question here
        m.document.viewTurn(0);
        m.floats.showQuestion(true);
        QVERIFY(!m.chooser().isVisible());
    }

    void theCardTellsOfThePlaceAndItsNeighbours()
    {
        Middle m;
        m.floats.pointAt({m.place("Ser")});
        QVERIFY(!m.card().isVisible()); // the mouse has to rest
        m.rest();
        QVERIFY(m.card().isVisible());
        QVERIFY(m.card().text().contains(u"Serbia"_s));
        for (const auto &near : {u"Albania"_s, u"Budapest"_s, u"Bulgaria"_s, u"Greece"_s, u"Rumania"_s, u"Trieste"_s})
            QVERIFY2(m.card().text().contains(near), qPrintable(near));
        QVERIFY(!m.card().text().contains(u"Vienna"_s));
        QVERIFY(m.widget.rect().contains(m.card().geometry()));
        m.floats.pointAt({m.place("Bud")});
        QVERIFY(!m.card().isVisible());
        m.rest();
        m.floats.dismissCard();
        QVERIFY(!m.card().isVisible());
        m.floats.pointAt(UnitRef());
        m.rest(); // nothing is below the mouse
        QVERIFY(!m.card().isVisible());
    }

    void noCardComesWhileAnOrderIsWritten()
    {
        Middle m;
        m.click("Vie");
        QVERIFY(m.orders.isWriting());
        m.floats.pointAt({m.place("Ser")});
        m.rest();
        QVERIFY(!m.card().isVisible());
        m.orders.reset();
        m.floats.pointAt({m.place("Ser")});
        m.floats.setEditing(true); // nor while a position is set up
        m.rest();
        QVERIFY(!m.card().isVisible());
    }

    /// Nobody learns from it what stands where nothing can stand.
    void noCardForWhatIsNoPlace()
    {
        Middle m;
        const Board &board = m.document.board();
        for (int i = 0; i < board.provinceCount(); ++i) {
            if (board.province(ProvinceId(i)).terrain != Terrain::Impassable)
                continue;
            m.floats.pointAt({board.mainRegion(ProvinceId(i))});
            m.rest();
            QVERIFY(!m.card().isVisible());
            return;
        }
        QSKIP("no place of this board is closed to everybody");
    }

    void aDigitMeansNothingWhereNoUnitsShareAPlace()
    {
        Middle m;
        m.click("Vie");
        QVERIFY(!m.floats.takeDigit(1));
        QVERIFY(!m.floats.takeDigit(9));
    }
};

QTEST_MAIN(TestBoardFloats)
#include "tst_boardfloats.moc"

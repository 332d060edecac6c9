#include "begungames.h"

#include "flow/tableflow.h"
#include "look/sheet.h"
#include "look/theme.h"
#include "map/turnstate.h"
#include "orders/parser.h"
#include "panels/ledgertable.h"
#include "panels/powerspanel.h"
#include "panels/resultspanel.h"
#include "panels/rowlist.h"
#include "panels/stepspanel.h"
#include "panels/timeline.h"
#include "actions/actions.h"
#include "board/boardpanels.h"
#include "actions/language.h"
#include "board/sidepanel.h"
#include "board/topbar.h"

#include <QAction>
#include <QHBoxLayout>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// How the panels beside the map give way to it, by themselves: a row with what stands in it, and no game.
class TestBoardPanels : public QObject {
    Q_OBJECT

private:
    struct Page {
        BegunGames games;
        GameDocument document{games.library.finder()};
        TableFlow flow{document};
        QWidget window;
        Actions actions{&window};
        QMenu menu;
        QHBoxLayout *row = new QHBoxLayout(&window);
        QWidget *left = new QWidget(&window);
        PowersPanel *powers = new PowersPanel(document, left);
        QWidget *middle = new QWidget(&window);
        SidePanel *side = new SidePanel(document, &window);
        TopBar *topBar = new TopBar(document, flow, actions, &menu, &window);
        BoardPanels panels{*row, *middle, *powers, *side, *topBar, *actions.panels};

        Page()
        {
            left->setFixedWidth(metrics::leftPanel);
            row->addWidget(left);
            row->addWidget(middle, 1);
            row->addWidget(side);
            QObject::connect(actions.panels, &QAction::toggled, &window, [this](bool on) { panels.setShown(on); });
            resize(1600);
            window.show();
        }

        void resize(int width)
        {
            window.resize(width, 600);
            QCoreApplication::processEvents();
            panels.fold(width);
            row->activate();
        }

        bool isDrawer() const { return row->indexOf(side) < 0; }
    };

private Q_SLOTS:
    /// A sheet over the panel's foot covers none of its lists; once it has gone they have all of the room again.
    void thePanelGivesWay()
    {
        const Page page;
        const auto *lists = page.side->findChild<QStackedWidget *>();
        const auto foot = [](const QWidget &widget) { return widget.mapToGlobal(widget.rect().bottomLeft()).y(); };
        Sheet sheet(QSize(metrics::rightPanel - 16, 200));
        sheet.showInCorner(*page.side);
        page.side->giveWayTo(sheet);
        QTRY_VERIFY(foot(*lists) < sheet.frameGeometry().top());
        sheet.move(sheet.pos() - QPoint(600, 0)); // where it covers nothing of the panel
        QTRY_COMPARE(foot(*lists), foot(*page.side));
        sheet.move(sheet.pos() + QPoint(600, 0));
        QTRY_VERIFY(foot(*lists) < sheet.frameGeometry().top());
        sheet.hide();
        QTRY_COMPARE(foot(*lists), foot(*page.side));
    }

    /// Where a person has put it, it stays beside the window's corner when the window grows, shrinks or goes elsewhere.
    void aSheetGoesAlongWithItsCorner()
    {
        Page page;
        const auto corner = [&] { return page.side->mapToGlobal(page.side->rect().bottomRight()); };
        Sheet sheet(QSize(metrics::rightPanel - 16, 200));
        sheet.showInCorner(*page.side);
        const auto beside = [&] { return corner() - sheet.pos() - sheet.rect().bottomRight(); };
        page.resize(1500);
        const QPoint before = beside();
        const QPoint there = sheet.pos();
        page.window.resize(1300, 500);
        QTRY_VERIFY(sheet.pos() != there);
        QTRY_COMPARE(beside(), before);
        sheet.move(sheet.pos() - QPoint(200, 40));
        QTRY_COMPARE(beside(), before + QPoint(200, 40));
        page.window.resize(1400, 560);
        QTRY_COMPARE(corner().x() - sheet.x() - sheet.rect().right(), before.x() + 200);
        QTRY_COMPARE(beside(), before + QPoint(200, 40));
        page.window.move(page.window.pos() + QPoint(30, 20));
        QTRY_COMPARE(beside(), before + QPoint(200, 40));
    }

    /// Nothing is played after the last turn of a game that is over, and the timeline says so.
    void theTimelineEndsWithTheGame()
    {
        const BegunGames games;
        const auto document = games.begun(Table::Mode::Gm);
        Timeline timeline(*document, nullptr);
        const auto *track = timeline.findChild<QWidget *>(u"timelineTrack"_s);
        document->adjudicate();
        document->viewTurn(1);
        QVERIFY(track->accessibleDescription().contains(u"1901"_s));
        document->endGame({Ending::Kind::Draw, {power(*document, "Austria"), power(*document, "England")}});
        document->viewTurn(document->game().turnCount());
        QCOMPARE(track->accessibleDescription(), u"The end of the game"_s);
        document->viewTurn(0);
        QVERIFY(track->accessibleDescription().contains(u"1901"_s));
    }

    /// Centres change hands when all have acted, not while the season is looked at step by step.
    void stepsShowWhoseTheLandWasMeanwhile()
    {
        const BegunGames games;
        const auto document = games.begun(Table::Mode::Gm, u"sequential"_s);
        document->adjudicate();
        document->viewTurn(1);
        document->setOrder(power(*document, "Austria"), order(*document, "A Bud - Ser"));
        document->adjudicate();
        const Turn &turn = document->turn(1);
        StepsPanel steps(*document);
        steps.setTurn(1);
        auto *forward = steps.findChild<QPushButton *>(u"stepForward"_s);
        for (int guard = 0; forward->isEnabled() && guard < 9; ++guard) {
            forward->click();
            QVERIFY(steps.shownStep());
            QCOMPARE(steps.shownStep()->owner, stateOf(document->board(), turn.before).owner);
        }
        QVERIFY(steps.shownStep()->owner != stateOf(document->board(), turn.after).owner);
    }

    /// A season for which nobody wrote an order was played in turn all the same, and in which order stays to be seen.
    void aSeasonInWhichNobodyActedKeepsItsOrder()
    {
        const BegunGames games;
        const auto document = games.begun(Table::Mode::Gm, u"sequential"_s);
        std::vector<PowerId> order = document->table().seats;
        std::reverse(order.begin(), order.end());
        document->setSchedule(document->game().position().phase, order);
        document->adjudicate();
        StepsPanel steps(*document);
        steps.setTurn(0);
        const auto *list = steps.findChild<QListView *>(u"stepsList"_s);
        QVERIFY(list);
        QStringList rows;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            rows += list->model()->index(row, 0).data(Qt::DisplayRole).toString();
        QVERIFY2(rows.value(0).contains(u"Nobody acted"_s), qPrintable(rows.join(u'|')));
        QCOMPARE(rows.size(), static_cast<qsizetype>(order.size()) + 1);
        QVERIFY2(rows.value(1).contains(u"Turkey"_s), qPrintable(rows.join(u'|')));
    }

    /// However long the reason of an order is, its row holds all of it.
    void noReasonIsCut()
    {
        RowList list;
        list.resize(300, 400);
        list.show();
        Row row;
        row.text = splitMarked(u"München zieht über Burgund nach Paris"_s);
        int before = 0;
        for (int sentences = 1; sentences < 6; ++sentences) {
            row.reason =
                splitMarked(u"T München zählt bei einem Doppelzug eins und wird abgewiesen. "_s.repeated(sentences));
            list.setRows({row});
            const int tall = list.sizeHintForRow(0);
            QVERIFY2(tall > before, qPrintable(QString::number(sentences)));
            before = tall;
        }
    }

    /// The units of powers that nobody plays are told by the head of the power, unless something befell them.
    void idleUnitsOfNobodyShareARow()
    {
        const BegunGames games;
        const auto document = games.begun(Table::Mode::Gm);
        Table table = document->table();
        const auto listed = [&](const GameDocument &of) {
            ResultsPanel results(const_cast<GameDocument &>(of));
            results.setTurn(0);
            const auto *list = results.findChild<QListView *>(u"resultsList"_s);
            QStringList rows;
            for (int row = 0; row < list->model()->rowCount(); ++row)
                rows += list->model()->index(row, 0).data(Qt::DisplayRole).toString();
            return rows;
        };
        table.seats = {power(*document, "Austria"), power(*document, "Italy")};
        GameDocument two(games.library.finder());
        two.newGame(document->game().variantPointer(), {}, table);
        two.setOrder(power(two, "Italy"), order(two, "A Ven - Tri"));
        two.adjudicate();
        const QStringList rows = listed(two);
        QVERIFY2(rows.contains(u"England, 3 held"_s) && rows.contains(u"Russia, 4 held"_s),
                 qPrintable(rows.join(u'|')));
        QVERIFY2(!rows.filter(u"Liverpool"_s).size() && rows.filter(u"Vienna"_s).size(), qPrintable(rows.join(u'|')));
    }

    /// Seen from afar the panels stay where the map has no use for their room, and go where it has.
    void fromAfarPanelsStandInRoomThatNobodyNeeds()
    {
        Page page;
        page.panels.setFromAfar(true);
        QVERIFY(!page.side->isVisible() && !page.left->isVisible());
        page.panels.setRoomBeside(true);
        QVERIFY(page.side->isVisible() && page.left->isVisible());
        page.actions.panels->setChecked(false); // F9
        QVERIFY(!page.side->isVisible());
        page.panels.setFromAfar(false);
        QVERIFY(page.side->isVisible());
        page.panels.setRoomBeside(false);
        QVERIFY(page.side->isVisible()); // near by that is no question
    }

    void giveWayOneAfterAnother()
    {
        Page page;
        QVERIFY(!page.powers->isFolded());
        QCOMPARE(page.left->width(), metrics::leftPanel);
        page.resize(1280); // the words beside the emblems go first
        QVERIFY(page.powers->isFolded());
        QVERIFY(page.left->width() < metrics::leftPanel / 2);
        QVERIFY(!page.isDrawer());
        QVERIFY(page.side->isVisible());
        page.resize(900); // then the lists, which become a drawer that is shut
        QVERIFY(page.isDrawer());
        QVERIFY(!page.side->isVisible());
        QVERIFY(!page.actions.panels->isChecked());
        QVERIFY(page.left->isVisible());
        page.resize(1600); // and all comes back as it was
        QVERIFY(!page.powers->isFolded());
        QVERIFY(!page.isDrawer());
        QVERIFY(page.side->isVisible());
        QVERIFY(page.actions.panels->isChecked());
        QCOMPARE(page.row->indexOf(page.side), page.row->indexOf(page.middle) + 1);
        QCOMPARE(page.left->width(), metrics::leftPanel);
    }

    void drawerLiesOverTheMapsRightEdge()
    {
        Page page;
        page.resize(900);
        const QRect map = page.middle->geometry();
        page.actions.panels->setChecked(true);
        QVERIFY(page.side->isVisible());
        QCOMPARE(page.middle->geometry(), map); // the map keeps its room
        QCOMPARE(page.side->geometry().right(), map.right());
        QCOMPARE(page.side->geometry().top(), map.top());
        QCOMPARE(page.side->height(), map.height());
        // and stays there in a window of another size
        page.resize(760);
        QCOMPARE(page.side->geometry().right(), page.middle->geometry().right());
        page.actions.panels->setChecked(false);
        QVERIFY(!page.side->isVisible());
        QVERIFY(page.left->isVisible()); // the emblems are no part of the drawer
    }

    void whoPutThemAwayFindsThemAway()
    {
        Page page;
        page.actions.panels->setChecked(false);
        QVERIFY(!page.side->isVisible());
        QVERIFY(!page.left->isVisible());
        page.resize(1280);
        QVERIFY(!page.side->isVisible());
        QVERIFY(!page.left->isVisible());
        page.actions.panels->setChecked(true);
        QVERIFY(page.side->isVisible());
        QVERIFY(page.left->isVisible());
    }

    void fromAfarNothingStandsBesideTheMap()
    {
        Page page;
        page.panels.setFromAfar(true);
        QVERIFY(!page.side->isVisible());
        QVERIFY(!page.left->isVisible());
        page.resize(900);
        QVERIFY(!page.side->isVisible());
        QVERIFY(!page.left->isVisible());
        page.resize(1600);
        QVERIFY(!page.side->isVisible());
        page.panels.setFromAfar(false);
        QVERIFY(page.side->isVisible());
        QVERIFY(page.left->isVisible());
    }

    void whatWasAwayBeforeIsAwayAfterFullScreen()
    {
        Page page;
        page.actions.panels->setChecked(false);
        page.panels.setFromAfar(true);
        page.panels.setFromAfar(false);
        QVERIFY(!page.side->isVisible());
        QVERIFY(!page.actions.panels->isChecked());
    }

    void whileAPositionIsSetUpTheListsGo()
    {
        Page page;
        page.panels.setEditing(true);
        QVERIFY(!page.side->isVisible());
        QVERIFY(page.left->isVisible());
        page.panels.setShown(true); // nothing else brings them back
        QVERIFY(!page.side->isVisible());
        page.panels.setEditing(false);
        QVERIFY(page.side->isVisible());
    }

    /// In a narrow window the lists were away before a position was set up, and are away after it.
    void theLedgerCutsNoName_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "de"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    /// In a winter by points, with a gift, as wide as it is beside the map.
    void theLedgerCutsNoName()
    {
        QFETCH(QString, language);
        setLanguage(*qApp, language);
        BegunGames games;
        GameDocument document{games.library.finder()};
        const auto variant = games.library.find(u"1939-iii"_s);
        document.newGame(variant, {}, Table::standard(*variant->board));
        const Position &position = document.game().position();
        const PowerId giver = document.board().findPower("Germany");
        document.setOrder(
            giver, parseOrder("Transfer 2 to France", {&document.board(), &position, Stage::Adjustments})->order);
        LedgerTable table(document);
        table.resize(metrics::rightPanel - 20, 400);
        table.setVisibleTo(giver, false);
        table.show();
        QCoreApplication::processEvents();
        QCOMPARE(table.rowCount(), 6);
        constexpr int margins = 10;
        for (int row = 0; row < table.rowCount(); ++row) {
            const QTableWidgetItem &name = *table.item(row, 0);
            const int wide = QFontMetrics(name.font()).horizontalAdvance(name.text());
            QVERIFY2(wide + margins <= table.columnWidth(0), qPrintable(name.text()));
        }
        setLanguage(*qApp, u"en"_s);
    }

    void whatWasShutStaysShutAfterSettingUp()
    {
        Page page;
        page.resize(900);
        page.panels.setEditing(true);
        page.panels.setEditing(false);
        QVERIFY(!page.side->isVisible());
        page.resize(1600);
        page.actions.panels->setChecked(false);
        page.panels.setEditing(true);
        page.panels.setEditing(false);
        QVERIFY(!page.side->isVisible());
    }
};

QTEST_MAIN(TestBoardPanels)
#include "tst_boardpanels.moc"

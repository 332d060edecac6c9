#include "windowtest.h"

#include "look/theme.h"
#include "panels/replypanel.h"
#include "panels/rowlist.h"
#include "exports/mapexport.h"
#include "orders/parser.h"
#include "board/boardfilms.h"
#include "board/boardpage.h"
#include "window/mainwindow.h"
#include "words/names.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace windowtest;

/// The order desk in the real window: what scripts can't measure, digests, files, pixels, lights on the map.
class TestOrderDesk : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static void key(MainWindow &window, Qt::Key key)
    {
        QTest::keyClick(window.board().map().viewport(), key);
        QApplication::processEvents();
    }

    static void give(MainWindow &window, const char *power, const char *text)
    {
        GameDocument &document = window.document();
        const Position &position = document.game().position();
        document.setOrder(document.board().findPower(power),
                          parseOrder(text, {&document.board(), &position, position.phase.stage}).value().order);
    }

    static Order parsed(MainWindow &window, const char *text)
    {
        const Position &position = window.document().game().position();
        return parseOrder(text, {&window.document().board(), &position, position.phase.stage}).value().order;
    }

    /// Position, orders and undo list, as one text.
    static QByteArray stateOf(MainWindow &window)
    {
        GameDocument &document = window.document();
        QByteArray text = QByteArray::number(document.game().digest()) + ' '
                          + QByteArray::number(document.game().turnCount()) + ' '
                          + QByteArray::number(document.undoStack()->count()) + ' '
                          + QByteArray::number(document.undoStack()->index());
        for (const GivenOrder &given : document.game().orders())
            text += ' ' + QByteArray::number(given.power.index()) + ':' + QByteArray::number(given.order.at.index());
        return text + (document.isModified() ? " modified" : "");
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

    void whatIfLeavesNoTrace()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Gm);
        give(*window, "Austria", "A Vie - Gal");
        give(*window, "Russia", "A War - Gal");
        const QByteArray before = stateOf(*window);
        key(*window, Qt::Key_T);
        QVERIFY(window->board().showsWhatIf());
        key(*window, Qt::Key_Escape);
        QVERIFY(!window->board().showsWhatIf());
        QCOMPARE(stateOf(*window), before);
        window->undo();
        QVERIFY(stateOf(*window) != before); // the text tells states apart
    }

    void aReplyThatIsChosenIsDrawn()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Gm);
        give(*window, "Austria", "A Vie - Gal");
        give(*window, "Russia", "A War - Lvn");
        trigger(*window, "replies");
        auto *panel = window->findChild<ReplyPanel *>();
        QVERIFY(panel && panel->isVisible());
        QVERIFY(window->board().map().isVisible()); // it lies beside the map, not over it
        // Whoever has to act is named.
        const auto *list = panel->findChild<RowList *>(u"replyList"_s);
        const auto found = [&] {
            const QList<Row> &rows = list->rows().rows();
            return std::any_of(rows.begin(), rows.end(),
                               [](const Row &row) { return plainText(row.reason).contains(u"A War - Gal (Russia)"); });
        };
        QTRY_VERIFY(found());
        const GivenOrder reply{window->document().board().findPower("Russia"), parsed(*window, "A War - Gal")};
        Q_EMIT panel->replyChosen({reply});
        const auto drawn = [&] {
            const auto &orders = window->board().map().state().orders;
            return std::count_if(orders.begin(), orders.end(),
                                 [&](const MapOrder &order) { return order.order.at == reply.order.at; });
        };
        const auto &orders = window->board().map().state().orders;
        QVERIFY(std::any_of(orders.begin(), orders.end(), [&](const MapOrder &order) {
            return order.state == MapOrder::State::Assumed && order.order == reply.order;
        }));
        QCOMPARE(drawn(), 1); // in the place of the unit's own order
        panel->end();
        QApplication::processEvents();
        QVERIFY(std::none_of(orders.begin(), orders.end(),
                             [&](const MapOrder &order) { return order.state == MapOrder::State::Assumed; }));
    }

    void whatIsRedIsSoInTheOtherThemeToo()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Gm);
        trigger(*window, "themeLight");
        trigger(*window, "typeOrder");
        auto *line = window->findChild<QLineEdit *>(u"orderLine"_s);
        QTest::keyClicks(line, u"A Atlantis - Vie"_s);
        QTest::keyClick(line, Qt::Key_Return);
        const auto *says = window->findChild<QLabel *>(u"orderLineSays"_s);
        QVERIFY(says->isVisible());
        const auto ink = [says] { return says->palette().color(QPalette::WindowText); };
        QCOMPARE(ink(), lightColours().failure);
        trigger(*window, "themeDark");
        QApplication::processEvents();
        QCOMPARE(ink(), darkColours().failure);
        trigger(*window, "themeSystem");
    }

    void aNoteLeavesAnOrderThatIsBegun()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Gm);
        click(*window, "Bud");
        key(*window, Qt::Key_S);
        click(*window, "Vie");
        const QString before = window->board().status();
        QVERIFY(window->tool().isWriting());
        GameDocument &document = window->document();
        Note note;
        note.phase = document.game().position().phase;
        note.at = document.board().findProvince("Gal");
        note.text = "Ours.";
        document.addNote(note);
        document.setPlayer(document.board().findPower("Austria"), u"Anna"_s);
        QApplication::processEvents();
        QVERIFY(window->tool().isWriting());
        QCOMPARE(window->board().status(), before);
        click(*window, "Gal");
        QCOMPARE(document.game().orders().size(), std::size_t(1));
    }

    void clicksAreNeverSwallowed()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Gm);
        MapView &map = window->board().map();
        const auto at = [&](const char *place) {
            return map.viewPointOf(window->document().board().findRegion(place));
        };
        QTest::mouseMove(map.viewport(), at("Vie"));
        QTRY_VERIFY_WITH_TIMEOUT(window->findChild<QWidget *>(u"placeCard"_s)->isVisible(), 5000);
        // The card lies in the way of nobody: the next click reaches the place under it at once.
        QTest::mouseMove(map.viewport(), at("Bud"));
        QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, at("Bud"));
        QVERIFY(window->tool().isWriting());
        const auto *card = window->findChild<QWidget *>(u"placeCard"_s);
        QVERIFY(!card->isVisible());
        QVERIFY(card->testAttribute(Qt::WA_TransparentForMouseEvents));
        QVERIFY(!card->isWindow());
        QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, at("Ser"));
        QCOMPARE(window->document().game().orders().size(), std::size_t(1));
        // A press whose release went to another window does not cost the next click.
        QTest::mousePress(map.viewport(), Qt::LeftButton, {}, at("Tri"));
        click(*window, "Tri");
        QVERIFY(window->tool().isWriting());
    }

    void assumedOrdersLeaveTheWindowNowhere()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Hotseat, {u"Austria"_s, u"Russia"_s});
        give(*window, "Austria", "A Bud - Ser");
        const QByteArray before = stateOf(*window);
        const QByteArray drawn = picture(*window);
        trigger(*window, "assume");
        click(*window, "War");
        click(*window, "Gal");
        QCOMPARE(window->tool().assumed().size(), std::size_t(1));
        const auto isAssumed = [](const MapOrder &order) { return order.state == MapOrder::State::Assumed; };
        const auto &orders = window->board().map().state().orders;
        QVERIFY(std::any_of(orders.begin(), orders.end(), isAssumed)); // it is seen
        trigger(*window, "assume");
        key(*window, Qt::Key_Escape);
        QCOMPARE(stateOf(*window), before);
        trigger(*window, "copyText");
        QVERIFY(QApplication::clipboard()->text().contains(u"Ser"_s));
        QVERIFY(!QApplication::clipboard()->text().contains(u"Gal"_s));
        QCOMPARE(picture(*window), drawn);
        const QString path = m_folder.filePath(u"assumed.entente"_s);
        QVERIFY(window->saveFile(path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("Gal\""));
        // Nor by way of what they would lead to.
        key(*window, Qt::Key_T);
        QVERIFY(window->board().showsWhatIf());
        trigger(*window, "copyText");
        QVERIFY(!window->board().showsWhatIf());
        QVERIFY(!QApplication::clipboard()->text().contains(u"Gal"_s));
        // Sealed, they are gone for whoever comes next.
        window->flow().seal();
        window->flow().takeSeat(window->document().board().findPower("Russia"), {});
        QApplication::processEvents();
        QVERIFY(window->tool().assumed().empty());
    }

    /// A drag that begins on no unit moves the map and means nothing else.
    void dragsOfTheMapNeverChoose()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Gm);
        MapView &map = window->board().map();
        give(*window, "Austria", "A Bud - Ser");
        map.setZoom(map.zoom() * 1.6, map.viewport()->rect().center());
        QApplication::processEvents();
        click(*window, "Vie");
        const UnitRef chosen = window->tool().selected();
        const std::vector<ProvinceId> offers = window->tool().offers();
        QVERIFY(window->tool().isWriting());
        const QByteArray before = stateOf(*window);
        const QPoint from = map.viewPointOf(window->document().board().findRegion("Rum"));
        QTest::mousePress(map.viewport(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 10; ++step)
            QTest::mouseMove(map.viewport(), from + QPoint(5 * step, 0));
        QTest::mouseRelease(map.viewport(), Qt::LeftButton, {}, from + QPoint(50, 0));
        QApplication::processEvents();
        QVERIFY(map.viewPointOf(window->document().board().findRegion("Rum")) != from); // the map went along
        QCOMPARE(stateOf(*window), before);
        QCOMPARE(window->tool().selected(), chosen);
        QCOMPARE(window->tool().offers(), offers);
        // Escape leaves the order that was begun and keeps those that are stored.
        key(*window, Qt::Key_Escape);
        QVERIFY(!window->tool().isWriting());
        QCOMPARE(stateOf(*window), before);
    }

    /// A unit that is dragged is ordered to where it is let go; beside the map or at home it is only chosen.
    void draggedUnitsMove()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Hotseat);
        MapView &map = window->board().map();
        const Board &board = window->document().board();
        const auto pointOf = [&](const char *place) { return map.viewPointOf(board.findRegion(place)); };
        const auto drag = [&](const char *from, QPoint to) {
            const QPoint start = pointOf(from);
            QTest::mousePress(map.viewport(), Qt::LeftButton, {}, start);
            for (int step = 1; step <= 10; ++step)
                QTest::mouseMove(map.viewport(), start + (to - start) * step / 10);
            QTest::mouseRelease(map.viewport(), Qt::LeftButton, {}, to);
            QApplication::processEvents();
        };
        const PowerId austria = board.findPower("Austria");
        const auto orders = [&] { return window->document().ordersGiven(austria); };
        const QPoint still = pointOf("Vie");
        drag("Vie", pointOf("Gal"));
        QCOMPARE(pointOf("Vie"), still); // the map stays
        QCOMPARE(orders(), 1);
        drag("Bud", pointOf("Bud") + QPoint(6, 0));
        QCOMPARE(orders(), 1);
        QVERIFY(window->tool().isWriting());
        key(*window, Qt::Key_Escape);
        drag("Bud", QPoint(-40, 20));
        QCOMPARE(orders(), 1);
        drag("Bud", pointOf("Lon")); // too far: it says so, and the unit stays chosen
        QCOMPARE(orders(), 1);
        QVERIFY(window->tool().isWriting());
        // On another unit it is asked what is meant.
        key(*window, Qt::Key_Escape);
        drag("Tri", pointOf("Vie")); // a fleet can do neither
        QVERIFY(!window->tool().question());
        drag("Bud", pointOf("Vie"));
        QVERIFY(window->tool().question() && window->tool().question()->about == Question::About::Drop);
        window->tool().chooseDrop(true);
        click(*window, "Gal");
        QCOMPARE(orders(), 2);
        drag("Bud", pointOf("Vie"));
        window->tool().chooseDrop(false);
        QCOMPARE(orders(), 2);
        // Another power's unit is part of the map.
        const QPoint munich = pointOf("Mun");
        map.setZoom(map.zoom() * 1.6, pointOf("Mun"));
        drag("Mun", pointOf("Mun") + QPoint(50, 0));
        QVERIFY(pointOf("Mun") != munich);
        QCOMPARE(orders(), 2);
    }

    void homeAndEndAgreeEverywhere()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Gm);
        for (int i = 0; i < 3; ++i) {
            window->adjudicate();
            window->next();
        }
        QApplication::processEvents();
        const auto *phase = window->findChild<QLabel *>(u"phase"_s);
        const auto *track = window->findChild<QWidget *>(u"timelineTrack"_s);
        // Top bar, timeline, and the sentence (of a turn that is over) or the title (of the one that is written).
        const auto agree = [&](const QString &season, const QString &third) {
            const bool all = phase->text().contains(season) && track->accessibleDescription().contains(season)
                             && third.contains(season);
            if (!all)
                qWarning("%s / %s / %s", qPrintable(phase->text()), qPrintable(track->accessibleDescription()),
                         qPrintable(third));
            return all;
        };
        key(*window, Qt::Key_Home);
        QCOMPARE(window->document().viewedTurn(), 0);
        QVERIFY(agree(u"Spring 1901"_s, window->board().status()));
        key(*window, Qt::Key_End);
        QCOMPARE(window->document().viewedTurn(), 3);
        QVERIFY(agree(phaseName(window->document().board(), window->document().game().position().phase),
                      window->windowTitle()));
    }
};

QTEST_MAIN(TestOrderDesk)
#include "tst_orderdesk.moc"

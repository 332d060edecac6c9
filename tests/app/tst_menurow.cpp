#include "windowtest.h"

#include "actions/language.h"

#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTemporaryDir>
#include <QToolButton>

using namespace windowtest;

/// The menus share the row of a page's head where both fit, so that the map is higher.
class TestMenuRow : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static QRect placeIn(const MainWindow &window, const QString &name)
    {
        const auto *part = window.findChild<QWidget *>(name);
        return part->isVisible() ? QRect(part->mapTo(&window, QPoint()), part->size()) : QRect();
    }

    static void resize(MainWindow &window, QSize size)
    {
        window.resize(size);
        for (int i = 0; i < 5; ++i)
            QApplication::processEvents();
    }

    /// Every word of the phase is there, and nothing of the row lies over anything else.
    static void checkRow(MainWindow &window)
    {
        const QRect menus = placeIn(window, u"menuBar"_s);
        QRect before = menus;
        for (const auto &name : {u"phase"_s, u"counter"_s, u"undoButton"_s, u"showOrdersButton"_s, u"panelsButton"_s,
                                 u"handOverButton"_s, u"primary"_s}) {
            const QRect place = placeIn(window, name);
            if (place.isEmpty())
                continue;
            QVERIFY2(place.left() > before.right(), qPrintable(name));
            before = place;
        }
        QVERIFY(before.right() < window.width());
        const auto *phase = window.findChild<QLabel *>(u"phase"_s);
        QVERIFY(phase->width() >= phase->fontMetrics().horizontalAdvance(phase->text()));
    }

private Q_SLOTS:
    void init() { setLanguage(*qApp, u"en"_s); }

    void menusStandInTheHeadOfABoard_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<Table::Mode>("mode");
        for (const QString &language : {u"en"_s, u"de"_s}) {
            QTest::addRow("%s, table", qPrintable(language)) << language << Table::Mode::Hotseat;
            QTest::addRow("%s, game master", qPrintable(language)) << language << Table::Mode::Gm;
        }
    }

    void menusStandInTheHeadOfABoard()
    {
        QFETCH(QString, language);
        QFETCH(Table::Mode, mode);
        setLanguage(*qApp, language);
        const auto window = begun(m_folder.path(), mode);
        resize(*window, {1280, 800});
        const QRect head = placeIn(*window, u"topBar"_s);
        const QRect menus = placeIn(*window, u"menuBar"_s);
        QCOMPARE(head.top(), 0);
        QVERIFY(head.contains(menus));
        QVERIFY(std::abs(head.center().y() - menus.center().y()) <= 1);
        checkRow(*window);
        resize(*window, {1920, 1080});
        QCOMPARE(placeIn(*window, u"topBar"_s).top(), 0);
        QVERIFY(!placeIn(*window, u"labelsButton"_s).isEmpty());
        checkRow(*window);
    }

    void severalPowersOfOnePlayerLeaveThemRoom_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("powers");
        for (const QString &language : {u"en"_s, u"de"_s}) {
            for (const int powers : {2, 3, 4, 7})
                QTest::addRow("%s, %d", qPrintable(language), powers) << language << powers;
        }
    }

    void severalPowersOfOnePlayerLeaveThemRoom()
    {
        QFETCH(QString, language);
        QFETCH(int, powers);
        setLanguage(*qApp, language);
        const auto window = begun(m_folder.path(), Table::Mode::Hotseat);
        const std::vector<PowerId> seats = window->document().table().seats;
        for (int i = 0; i < powers; ++i)
            window->document().setPlayer(seats[static_cast<std::size_t>(i)], u"Ada"_s);
        window->flow().takeSeat(seats[1]);
        for (const QSize size : {QSize(1280, 800), QSize(1440, 900)}) {
            resize(*window, size);
            checkRow(*window);
            const QRect strip = placeIn(*window, u"handStrip"_s);
            QVERIFY(strip.left() > placeIn(*window, u"phase"_s).right());
            QVERIFY(strip.right() < placeIn(*window, u"counter"_s).left());
            for (const auto *button : window->findChild<QWidget *>(u"handStrip"_s)->findChildren<QToolButton *>())
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
            if (powers > 3)
                continue;
            // How many orders are in is read whole.
            const auto *counter = window->findChild<QLabel *>(u"counter"_s);
            const QString brief = language == u"de"_s ? u"0 von 3"_s : u"0 of 3"_s;
            QVERIFY(counter->width() >= counter->fontMetrics().horizontalAdvance(brief));
        }
    }

    /// While it is asked whether to seal all the same, too.
    void nothingGoesForTheQuestion_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("variant");
        for (const QString &language : {u"en"_s, u"de"_s}) {
            for (const QString &variant : {u"standard"_s, u"1939-iii"_s})
                QTest::addRow("%s, %s", qPrintable(language), qPrintable(variant)) << language << variant;
        }
    }

    void nothingGoesForTheQuestion()
    {
        QFETCH(QString, language);
        QFETCH(QString, variant);
        setLanguage(*qApp, language);
        const auto window = opened(m_folder.path());
        QString why;
        QVERIFY2(window->newGame(variant, {}, Table::Mode::Hotseat, {u"Germany"_s, u"France"_s}, why), qPrintable(why));
        window->flow().take();
        resize(*window, {1280, 800});
        trigger(*window, "seal");
        QApplication::processEvents();
        QVERIFY(window->board()
                    .findChild<QPushButton *>(u"primary"_s)
                    ->text()
                    .contains(language == u"de"_s ? u"Trotzdem"_s : u"anyway"_s));
        checkRow(*window);
        for (const auto &name : {u"undoButton"_s, u"redoButton"_s, u"showOrdersButton"_s, u"panelsButton"_s,
                                 u"handOverButton"_s, u"primary"_s})
            QVERIFY2(!placeIn(*window, name).isEmpty(), qPrintable(name));
        const auto *counter = window->findChild<QLabel *>(u"counter"_s);
        const QString brief = language == u"de"_s ? u"0 von 3"_s : u"0 of 3"_s;
        QVERIFY(counter->width() >= counter->fontMetrics().horizontalAdvance(brief));
    }

    void narrowWindowsHaveARowForThem()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Hotseat);
        resize(*window, {1100, 700});
        const QRect menus = placeIn(*window, u"menuBar"_s);
        QCOMPARE(menus.width(), window->width());
        QCOMPARE(placeIn(*window, u"topBar"_s).top(), menus.bottom() + 1);
        QVERIFY(!placeIn(*window, u"labelsButton"_s).isEmpty());
        resize(*window, {1280, 800});
        QCOMPARE(placeIn(*window, u"topBar"_s).top(), 0);
    }

    /// From the first page to the board, the curtain and the open board: nowhere do they lie over anything.
    void everyPageLeavesThemRoom()
    {
        const auto window = opened(m_folder.path());
        QCOMPARE(placeIn(*window, u"menuBar"_s).width(), window->width());
        QVERIFY(placeIn(*window, u"brandMark"_s).top() > placeIn(*window, u"menuBar"_s).bottom());
        begin(*window, Table::Mode::Hotseat);
        QVERIFY(placeIn(*window, u"curtainPhase"_s).left() > placeIn(*window, u"menuBar"_s).right());
        trigger(*window, "publicBoard");
        QVERIFY(placeIn(*window, u"publicPhase"_s).left() > placeIn(*window, u"menuBar"_s).right());
        trigger(*window, "publicBoard");
        window->flow().take();
        QApplication::processEvents();
        checkRow(*window);
        trigger(*window, "home");
        QVERIFY(placeIn(*window, u"brandMark"_s).top() > placeIn(*window, u"menuBar"_s).bottom());
    }

    void withoutMenusTheHeadHasAButton()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Gm);
        trigger(*window, "menuBar");
        QVERIFY(placeIn(*window, u"menuBar"_s).isEmpty());
        QCOMPARE(placeIn(*window, u"topBar"_s).top(), 0);
        QVERIFY(placeIn(*window, u"phase"_s).left() < 80);
        QVERIFY(!placeIn(*window, u"labelsButton"_s).isEmpty()); // there is room again
        trigger(*window, "menuBar");
        checkRow(*window);
    }

    /// Alt and a letter open a menu wherever it stands.
    void keysOpenThem()
    {
        const auto window = begun(m_folder.path(), Table::Mode::Gm);
        window->activateWindow();
        QTest::keyClick(window.get(), Qt::Key_E, Qt::AltModifier);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->objectName(), u"editMenu"_s);
        menu->close();
    }
};

QTEST_MAIN(TestMenuRow)
#include "tst_menurow.moc"

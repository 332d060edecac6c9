#include "windowtest.h"

#include "document/gamedocument.h"
#include "document/preferences.h"
#include "look/handrest.h"
#include "look/theme.h"
#include "map/mapview.h"
#include "tools/ordertool.h"
#include "script/usersimulation.h"
#include "board/boardpage.h"
#include "actions/language.h"
#include "window/mainwindow.h"
#include "window/publicboard.h"
#include "window/window.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QScopeGuard>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace windowtest;

/// Whoever does not see the window, or not well, can use it: everything has a name, the map is read out place by place,
/// and what is drawn stands out from its ground.
class TestAccess : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    static bool wantsName(QAccessible::Role role)
    {
        switch (role) {
        case QAccessible::Button:
        case QAccessible::CheckBox:
        case QAccessible::RadioButton:
        case QAccessible::ComboBox:
        case QAccessible::EditableText:
        case QAccessible::List:
        case QAccessible::ListItem:
        case QAccessible::Table:
        case QAccessible::Cell:
        case QAccessible::Slider:
        case QAccessible::PageTab:
        case QAccessible::PageTabList:
        case QAccessible::MenuItem:
        case QAccessible::Link: return true;
        default: return false;
        }
    }

    /// What can be chosen, pressed or typed into and has no name, of everything in sight.
    static void walk(QAccessibleInterface *face, const QString &path, QStringList &faults, int &nodes)
    {
        if (!face || !face->isValid() || face->state().invisible)
            return;
        ++nodes;
        const QObject *object = face->object();
        const QString here =
            path + u'/'
            + (object ? QString::fromLatin1(object->metaObject()->className()) + u'#' + object->objectName() : u"-"_s);
        const bool separator =
            face->role() == QAccessible::MenuItem && face->childCount() == 0 && face->rect().height() < 4;
        if (wantsName(face->role()) && !separator && face->text(QAccessible::Name).trimmed().isEmpty())
            faults += here;
        for (int i = 0; i < face->childCount(); ++i)
            walk(face->child(i), here, faults, nodes);
    }

    static QStringList nameless(MainWindow &window, int leastNodes)
    {
        QStringList faults;
        int nodes = 0;
        walk(QAccessible::queryAccessibleInterface(&window), {}, faults, nodes);
        if (nodes < leastNodes)
            faults += u"only %1 nodes"_s.arg(nodes);
        return faults;
    }

    static QAccessibleInterface *placeNamed(const MapView &map, const QString &name)
    {
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(const_cast<MapView *>(&map));
        for (int i = 0; face && i < face->childCount(); ++i) {
            QAccessibleInterface *child = face->child(i);
            if (child && child->text(QAccessible::Name).startsWith(name + u'.'))
                return child;
        }
        return nullptr;
    }

private Q_SLOTS:
    /// What is chosen here is nobody's preference.
    void initTestCase() { QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path()); }

    void init() { setLanguage(*qApp, u"en"_s); }

    /// The tree of every page: what a screen reader walks.
    void nothingIsNameless()
    {
        const auto window = opened(m_folder.path());
        QCOMPARE(nameless(*window, 20), QStringList());
        begin(*window, Table::Mode::Hotseat);
        QVERIFY(window->flow().isCovered());
        QCOMPARE(nameless(*window, 20), QStringList());
        window->findChild<QAction *>(u"publicBoard"_s)->trigger();
        QApplication::processEvents();
        QVERIFY(window->publicBoard());
        QCOMPARE(nameless(*window, 90), QStringList());
        window->flow().take();
        QApplication::processEvents();
        QCOMPARE(nameless(*window, 110), QStringList());
        window->adjudicate();
        QApplication::processEvents();
        QCOMPARE(nameless(*window, 110), QStringList());
    }

    /// Each place of the map with its ground, its owner, who stands there and what is ordered; a press is a click.
    void theMapIsReadOut()
    {
        const auto window = opened(m_folder.path());
        begin(*window, Table::Mode::Gm);
        const MapView &map = window->board().map();
        QAccessibleInterface *vienna = placeNamed(map, u"Vienna"_s);
        QVERIFY(vienna);
        QVERIFY2(vienna->text(QAccessible::Name).contains(u"army"_s, Qt::CaseInsensitive),
                 qPrintable(vienna->text(QAccessible::Name)));
        QVERIFY(vienna->text(QAccessible::Name).contains(u"Austria"_s));
        QVERIFY(vienna->rect().isValid());
        QVERIFY(vienna->actionInterface());
        QVERIFY(!vienna->state().selected);
        vienna->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QApplication::processEvents();
        QVERIFY(window->tool().selected().valid());
        QVERIFY(vienna->state().selected);
        placeNamed(map, u"Galicia"_s)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QApplication::processEvents();
        QVERIFY2(placeNamed(map, u"Vienna"_s)->text(QAccessible::Name).contains(u"Galicia"_s),
                 qPrintable(vienna->text(QAccessible::Name)));
    }

    /// Another map has other places, and none of the old ones is left.
    void anotherMapIsReadOutToo()
    {
        const auto window = opened(m_folder.path());
        begin(*window, Table::Mode::Gm);
        QVERIFY(placeNamed(window->board().map(), u"Vienna"_s));
        QString why;
        QVERIFY(window->newGame(u"nikjon"_s, {}, Table::Mode::Gm, {}, why));
        QApplication::processEvents();
        QVERIFY(!placeNamed(window->board().map(), u"Galicia"_s));
        const Board &board = window->document().board();
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(&window->board().map());
        QVERIFY(face->childCount() >= board.provinceCount());
    }

    /// An order by keyboard, reading nothing but what a screen reader is told.
    void anOrderByEar()
    {
        const auto window = opened(m_folder.path());
        begin(*window, Table::Mode::Hotseat);
        window->flow().take();
        QApplication::processEvents();
        UserSimulation user(*window);
        auto *sentence = window->findChild<QWidget *>(u"sentenceBar"_s);
        QVERIFY(sentence);
        const auto heard = [&] { return QAccessible::queryAccessibleInterface(sentence)->text(QAccessible::Name); };
        user.key(u"Tab"_s);
        UserSimulation::settle();
        QVERIFY2(heard().contains(u"Budapest"_s), qPrintable(heard()));
        user.key(u"m"_s);
        for (int i = 0; i < 20 && !heard().contains(u"Serbia"_s); ++i) {
            user.key(u"Down"_s);
            UserSimulation::settle();
        }
        QVERIFY2(heard().contains(u"Serbia"_s), qPrintable(heard()));
        user.key(u"Return"_s);
        UserSimulation::settle();
        QCOMPARE(window->document().game().orders().size(), std::size_t(1));
    }

    /// A whole spring of two players at one keyboard, from the first curtain to what came of it, reading nothing but
    /// what a screen reader is told.
    void aSpringByEar()
    {
        qint64 now = 0;
        HandRest::countBy([&now] { return now; });
        const auto realTime = qScopeGuard([] { HandRest::countBy({}); });
        const auto window = opened(m_folder.path());
        window->findChild<QAction *>(u"countdown"_s)->setChecked(false);
        QString why;
        QVERIFY(window->newGame(u"standard"_s, {}, Table::Mode::Hotseat, {u"Austria"_s, u"Italy"_s}, why));
        QApplication::processEvents();
        UserSimulation user(*window);
        const auto press = [&user](const QString &key) {
            user.key(key);
            UserSimulation::settle();
        };
        const auto nameOf = [](QWidget *widget) {
            return widget ? QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name) : QString();
        };
        // The page is another one after each change of hands.
        const auto heard = [&] { return nameOf(window->board().findChild<QWidget *>(u"sentenceBar"_s)); };
        const auto order = [&](const QString &unit, const QString &goal) {
            for (int i = 0; i < 4 && !heard().contains(unit); ++i)
                press(u"Tab"_s);
            if (!heard().contains(unit))
                return u"no %1 in “%2”"_s.arg(unit, heard());
            press(u"m"_s);
            static const QStringList arrows{u"Left"_s, u"Down"_s, u"Right"_s, u"Up"_s};
            for (int i = 0; i < 48 && !heard().contains(goal); ++i)
                press(arrows[(i / 3) % 4]);
            const QString chosen = heard();
            press(u"Return"_s);
            return chosen.contains(goal) ? QString() : u"no %1 in “%2”"_s.arg(goal, chosen);
        };
        const auto sitDown = [&] {
            now += 2000; // the curtain takes nothing for a moment
            QWidget *button = QApplication::focusWidget();
            const QString said =
                nameOf(button) + u": "_s
                + (button ? QAccessible::queryAccessibleInterface(button)->text(QAccessible::Description) : QString());
            press(u"Return"_s);
            return said;
        };
        QCOMPARE(sitDown(), u"Take the seat: Austria, it's your turn"_s);
        for (const auto &[unit, goal] : {std::pair(u"Vienna"_s, u"Tyrolia"_s), std::pair(u"Budapest"_s, u"Serbia"_s),
                                         std::pair(u"Trieste"_s, u"Albania"_s)})
            QCOMPARE(order(unit, goal), QString());
        press(u"Ctrl+Return"_s);
        QCOMPARE(sitDown(), u"Take the seat: Italy, it's your turn"_s);
        for (const auto &[unit, goal] : {std::pair(u"Venice"_s, u"Tyrolia"_s), std::pair(u"Rome"_s, u"Apulia"_s),
                                         std::pair(u"Naples"_s, u"Ionian"_s)})
            QCOMPARE(order(unit, goal), QString());
        press(u"Ctrl+Return"_s);
        QVERIFY(sitDown().startsWith(u"Reveal"_s));
        QCOMPARE(window->document().game().turnCount(), 1);
        press(u"Escape"_s); // the results follow the film
        const auto *results = window->board().findChild<QAbstractItemView *>(u"resultsList"_s);
        QStringList rows;
        for (int i = 0; i < results->model()->rowCount(); ++i)
            rows += results->model()->index(i, 0).data(Qt::AccessibleTextRole).toString();
        const QString told = rows.join(u'\n');
        QVERIFY2(told.contains(u"Failed: army Vienna to Tyrolia"_s), qPrintable(told));
        QVERIFY2(told.contains(u"Succeeded: fleet Naples to Ionian Sea"_s), qPrintable(told));
    }

    /// The word before the row says what its pictures say.
    void rowsSayTheirPictures()
    {
        const auto window = opened(m_folder.path());
        begin(*window, Table::Mode::Hotseat);
        window->flow().take();
        QApplication::processEvents();
        const auto *orders = window->board().findChild<QAbstractItemView *>(u"ordersList"_s);
        QVERIFY(orders);
        QStringList rows;
        for (int i = 0; i < orders->model()->rowCount(); ++i)
            rows += orders->model()->index(i, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(rows.contains(u"army Vienna has no order"_s), qPrintable(rows.join(u'\n')));
        QVERIFY2(rows.contains(u"fleet Trieste has no order"_s), qPrintable(rows.join(u'\n')));
        window->adjudicate();
        QTest::keyClick(window.get(), Qt::Key_Escape); // the results follow the film
        QApplication::processEvents();
        const auto *results = window->board().findChild<QAbstractItemView *>(u"resultsList"_s);
        rows.clear();
        for (int i = 0; i < results->model()->rowCount(); ++i)
            rows += results->model()->index(i, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(rows.join(u'\n').contains(u"Succeeded: army Vienna"_s), qPrintable(rows.join(u'\n')));
    }

    /// F6 goes round the parts of the window and comes back to the map.
    void keysGoRound()
    {
        const auto window = opened(m_folder.path());
        begin(*window, Table::Mode::Hotseat);
        window->flow().take();
        QApplication::processEvents();
        UserSimulation user(*window);
        MapView &map = window->board().map();
        map.setFocus();
        QStringList parts;
        for (int i = 0; i < 10; ++i) {
            user.key(u"F6"_s);
            UserSimulation::settle();
            const QWidget *now = QApplication::focusWidget();
            QVERIFY(now);
            parts += now->objectName();
            if (now == &map)
                break;
        }
        QCOMPARE(parts.last(), u"map"_s);
        QVERIFY2(parts.contains(u"powersList"_s), qPrintable(parts.join(u' ')));
        QVERIFY2(parts.size() >= 5, qPrintable(parts.join(u' ')));
        // And the other way.
        QStringList back;
        for (int i = 0; i < 10 && (back.isEmpty() || back.last() != u"map"_s); ++i) {
            user.key(u"Shift+F6"_s);
            UserSimulation::settle();
            QVERIFY(QApplication::focusWidget());
            back += QApplication::focusWidget()->objectName();
        }
        std::reverse(parts.begin(), parts.end() - 1);
        QCOMPARE(back, parts);
    }

    /// Texts and all else as large as somebody needs them, from the next start.
    void theSizeIsKept()
    {
        const auto window = opened(m_folder.path());
        window->findChild<QAction *>(u"preferences"_s)->trigger();
        auto *box = window->findChild<QComboBox *>(u"preferSize"_s);
        QVERIFY(box);
        QVERIFY(chosenScale().isEmpty());
        box->setCurrentIndex(box->findData(150));
        QCOMPARE(chosenScale(), QByteArray("1.5"));
        for (const int nonsense : {-5, 0, 5, 100, 4000}) {
            preferences().setValue(u"size"_s, nonsense);
            QVERIFY(chosenScale().isEmpty());
        }
        preferences().remove(u"size"_s);
    }
};

QTEST_MAIN(TestAccess)
#include "tst_access.moc"

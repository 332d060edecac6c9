#include "windowtest.h"

#include "actions/language.h"

#include <QAbstractItemView>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QToolButton>

#include <algorithm>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Menus and the list of commands: short, whole, found by other words, and silent at the curtain.
class TestMenus : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

private Q_SLOTS:
    void init() { setLanguage(*qApp, u"en"_s); }

    void thePaletteListsEveryAction()
    {
        const auto window = windowtest::opened(m_folder.path());
        windowtest::begin(*window, Table::Mode::Gm);
        window->findChild<QAction *>(u"commands"_s)->trigger();
        QApplication::processEvents();
        const auto *list = window->findChild<QAbstractItemView *>(u"paletteList"_s);
        QVERIFY(list);
        QStringList listed;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            listed += list->model()->index(row, 0).data().toString();
        int actions = 0;
        for (const QAction *action : window->findChildren<QAction *>()) {
            // Menus' own titles and what Qt puts into text fields have no name of ours.
            if (action->objectName().isEmpty() || action->menu() || action->isSeparator()
                || !action->property("english").isValid())
                continue;
            ++actions;
            const QString name = action->text().remove(u'&').remove(u'…').trimmed();
            QVERIFY2(std::any_of(listed.begin(), listed.end(),
                                 [&](const QString &row) {
                                     return row == name || row.startsWith(name + u"   "_s)
                                            || row.contains(u": "_s + name);
                                 }),
                     qPrintable(name));
        }
        QVERIFY(actions > 60);
    }

    /// Every command stands in one menu of the bar, none is longer than one can take in, and the button opens the same.
    void menusAreShortAndWhole()
    {
        const auto window = windowtest::opened(m_folder.path());
        QStringList listed;
        const auto read = [&](const QMenu &menu, const auto &again) -> void {
            int lines = 0;
            for (const QAction *action : menu.actions()) {
                lines += !action->isSeparator();
                if (action->menu())
                    again(*action->menu(), again);
                else if (!action->isSeparator())
                    listed += action->objectName();
            }
            QVERIFY2(lines <= 12, qPrintable(menu.title()));
        };
        QStringList titles;
        for (const QAction *top : window->findChild<QMenuBar *>()->actions()) {
            titles += top->text().remove(u'&');
            read(*top->menu(), read);
        }
        QCOMPARE(titles, QStringList({u"Game"_s, u"Edit"_s, u"View"_s, u"Table"_s, u"Analyse"_s, u"Help"_s}));
        QCOMPARE(QSet<QString>(listed.begin(), listed.end()).size(), listed.size());
        for (const QAction *action : window->findChildren<QAction *>()) {
            if (!action->objectName().isEmpty() && !action->menu() && action->property("english").isValid())
                QVERIFY2(listed.contains(action->objectName()), qPrintable(action->objectName()));
        }
        QCOMPARE(window->findChild<QMenu *>(u"menu"_s)->actions(), window->findChild<QMenuBar *>()->actions());
        windowtest::begin(*window, Table::Mode::Gm);
        const auto *button = window->findChild<QToolButton *>(u"menuButton"_s);
        QVERIFY(window->findChild<QMenuBar *>()->isVisible() && !button->isVisible());
        window->findChild<QAction *>(u"menuBar"_s)->trigger();
        QApplication::processEvents();
        QVERIFY(!window->findChild<QMenuBar *>()->isVisible() && button->isVisible());
        window->findChild<QAction *>(u"menuBar"_s)->trigger();
    }

    /// The curtain forbids in the menus what it forbids elsewhere: everything that shows or changes the board.
    void menusObeyTheCurtain()
    {
        const auto window = windowtest::opened(m_folder.path());
        windowtest::begin(*window, Table::Mode::Hotseat);
        window->flow().take();
        window->flow().seal();
        QApplication::processEvents();
        for (const char *name :
             {"undo",        "redo",     "seal",   "adjudicate", "next",   "clearOrders",  "copyText",
              "savePicture", "saveGame", "print",  "whatIf",     "assume", "editPosition", "columns",
              "lines",       "notes",    "ownPin", "vote",       "replay", "standings"}) {
            const QAction *action = window->findChild<QAction *>(QString::fromLatin1(name));
            QVERIFY2(!action->isEnabled(), name);
            QVERIFY2(!action->property("why").toString().isEmpty(), name);
        }
        for (const char *name : {"rules", "manual"}) // which hold no secrets
            QVERIFY2(window->findChild<QAction *>(QString::fromLatin1(name))->isEnabled(), name);
    }

    /// A key that is held down flips nothing to and fro: only what goes step by step goes on.
    void heldKeysDoItOnce()
    {
        const auto window = windowtest::opened(m_folder.path());
        const QStringList steps = {u"undo"_s, u"redo"_s, u"previousTurn"_s, u"nextTurn"_s};
        for (const QAction *action : window->findChildren<QAction *>()) {
            if (action->property("english").isValid() && !action->shortcut().isEmpty())
                QVERIFY2(action->autoRepeat() == steps.contains(action->objectName()),
                         qPrintable(action->objectName()));
        }
    }

    /// Commands are found by what people call them, and say why they are off.
    void commandsAreFoundByOtherWords_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("name");
        QTest::newRow("nato") << u"nato"_s << u"Units: Staff map (NATO)"_s;
        QTest::newRow("colour blind") << u"colour blind"_s << u"Colour-blind patterns"_s;
        QTest::newRow("color blind") << u"color blind"_s << u"Colour-blind patterns"_s;
        QTest::newRow("full screen") << u"full screen"_s << u"Full screen"_s;
        QTest::newRow("shortcuts") << u"shortcuts"_s << u"Keys"_s;
        QTest::newRow("settings") << u"configure"_s << u"Preferences"_s;
        QTest::newRow("resign") << u"resign"_s << u"Draw or concession"_s;
    }

    void commandsAreFoundByOtherWords()
    {
        QFETCH(QString, typed);
        QFETCH(QString, name);
        const auto window = windowtest::opened(m_folder.path());
        window->findChild<QAction *>(u"commands"_s)->trigger();
        QApplication::processEvents();
        window->findChild<QLineEdit *>(u"paletteLine"_s)->setText(typed);
        const auto *list = window->findChild<QAbstractItemView *>(u"paletteList"_s);
        QVERIFY(list->model()->rowCount() > 0);
        const QModelIndex first = list->model()->index(0, 0);
        QVERIFY2(first.data().toString().startsWith(name), qPrintable(first.data().toString()));
        const QAction *vote = window->findChild<QAction *>(u"vote"_s);
        if (name == vote->text().remove(u'…'))
            QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(u"No game is open."_s));
    }
};

QTEST_MAIN(TestMenus)
#include "tst_menus.moc"

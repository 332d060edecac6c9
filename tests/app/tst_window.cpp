#include "windowtest.h"

#include "io/gamefile.h"
#include "io/json.h"
#include "desks/seatingpage.h"
#include "look/handrest.h"
#include "look/icons.h"
#include "look/inputguards.h"
#include "sheet/colourdistance.h"
#include "sheet/palette.h"
#include "script/scriptwords.h"
#include "start/newgamedesk.h"
#include "actions/language.h"
#include "words/sentences.h"
#include "words/forms.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAccessible>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>
#include <QWheelEvent>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// The window as a whole: names for those who cannot see it, languages while it runs, icons.
class TestWindow : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    /// Visible widgets that can have the focus and have no accessible name or no objectName.
    static QStringList nameless(QWidget &window)
    {
        QStringList faults;
        for (QWidget *widget : window.findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus
                || widget->objectName().startsWith(u"qt_"_s))
                continue;
            if (const auto *area = qobject_cast<QAbstractScrollArea *>(widget->parentWidget());
                area && area->viewport() == widget)
                continue;
            QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
            const QString name = face ? face->text(QAccessible::Name) : QString();
            if (name.isEmpty() || widget->objectName().isEmpty())
                faults +=
                    QString::fromLatin1(widget->metaObject()->className()) + u' ' + widget->objectName() + u' ' + name;
            if (widget->height() < 28 && !qobject_cast<QAbstractItemView *>(widget))
                faults += u"less than 28 pixels high: "_s + widget->objectName();
        }
        return faults;
    }

    /// The names of all that is seen, to tell whether something more is.
    static QString visibleNames(QWidget &window)
    {
        QStringList names;
        for (const QWidget *widget : window.findChildren<QWidget *>()) {
            if (widget->isVisible())
                names += widget->objectName();
        }
        return names.join(u' ');
    }

    static int focusable(QWidget &window)
    {
        int count = 0;
        for (QWidget *widget : window.findChildren<QWidget *>())
            count += widget->isVisible() && widget->focusPolicy() != Qt::NoFocus;
        return count;
    }

private Q_SLOTS:
    void init() { setLanguage(*qApp, u"en"_s); }

    /// Some names want an article, and one is many.
    void theWinnerIsNamedAsOneSaysIt()
    {
        const VariantLibrary library;
        const auto won = [&](const char *variant, const char *power) {
            const std::shared_ptr<const Variant> found = library.find(QString::fromLatin1(variant));
            return found ? hasWon(*found->board, found->board->findPower(power)) : QString();
        };
        QCOMPARE(won("standard", "Turkey"), u"Turkey has won"_s);
        QCOMPARE(won("pacific", "United States"), u"The United States has won"_s);
        QCOMPARE(won("city-state", "Pope"), u"The Pope has won"_s);
        setLanguage(*qApp, u"de"_s);
        for (const char *variant : {"standard", "1939-iii", "davis", "lima", "sequential", "fleet-rome"})
            QCOMPARE(won(variant, "Turkey"), u"Die Türkei hat gewonnen"_s);
        QCOMPARE(won("standard", "Germany"), u"Deutschland hat gewonnen"_s);
        QCOMPARE(won("pacific", "United States"), u"Die Vereinigten Staaten haben gewonnen"_s);
        QCOMPARE(won("city-state", "Emperor"), u"Der Kaiser hat gewonnen"_s);
        QCOMPARE(won("city-state", "Pope"), u"Der Papst hat gewonnen"_s);
        const std::shared_ptr<const Variant> standard = library.find(u"standard"_s);
        QCOMPARE(hasWon(*standard->board, standard->board->findPower("Turkey"), u"Ada"_s),
                 u"Die Türkei (Ada) hat gewonnen"_s);
        QCOMPARE(nameAfterOf(*standard->board, standard->board->findPower("Turkey")), u"der Türkei"_s);
        setLanguage(*qApp, u"en"_s);
    }

    void coloursAreChosenAndKeptApart()
    {
        const VariantLibrary library;
        const std::shared_ptr<const Variant> variant = library.find(u"standard"_s);
        QVERIFY(variant);
        const Livery own = Livery::load(library.folderOf(u"standard"_s), *variant->board).value();
        SeatingPage page;
        page.setVariant(variant, own, Table::Mode::Gm);
        QVERIFY(page.table().colours.empty());
        QVERIFY2(page.warning().isEmpty(), qPrintable(page.warning()));
        const auto choose = [&](const QString &power, const QString &colour) {
            const auto *button = page.findChild<QToolButton *>(u"colour-"_s + power);
            for (QAction *action : button->menu()->actions()) {
                if (action->text() == colour)
                    action->trigger();
            }
        };
        choose(u"austria"_s, u"Teal"_s);
        QCOMPARE(page.table().colours.size(), std::size_t(1));
        const PowerId austria = variant->board->findPower("Austria");
        const PowerId england = variant->board->findPower("England");
        QCOMPARE(page.table().colours.at(austria), u"teal"_s);
        choose(u"england"_s, u"Teal"_s);
        QVERIFY(page.warning().contains(u"Austria"_s) && page.warning().contains(u"England"_s));
        choose(u"england"_s, u"As on the map"_s);
        QCOMPARE(page.table().colours.size(), std::size_t(1));
        // Map and panels take them from one livery; who chose none looks as before, and all swatches can be told apart.
        const Livery chosen = dressed(own, page.table().colours);
        QVERIFY(chosen.of(austria, false).unit != own.of(austria, false).unit);
        QVERIFY(chosen.of(austria, true).tint != own.of(austria, true).tint);
        QVERIFY(chosen.of(england, false) == own.of(england, false));
        const std::vector<Swatch> all = swatches();
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                for (const bool dark : {false, true}) {
                    const qreal apart =
                        colourDistance(coloursFrom(all[i], {}, dark).tint, coloursFrom(all[j], {}, dark).tint);
                    QVERIFY2(apart > 5, qPrintable(u"%1 %2 %3"_s.arg(all[i].id, all[j].id).arg(apart)));
                }
            }
        }
    }

    /// Colours that somebody has for powers count in every game, by the power's name; the table's own come first.
    void ownColoursCountInEveryGame()
    {
        const VariantLibrary library;
        const std::shared_ptr<const Variant> variant = library.find(u"standard"_s);
        const Board &board = *variant->board;
        const PowerId austria = board.findPower("Austria");
        const PowerId england = board.findPower("England");
        const QTemporaryDir folder;
        const auto window = windowtest::begun(folder.path(), Table::Mode::Gm);
        const auto unitOf = [&](PowerId power) {
            return window->findChild<MapView *>(u"map"_s)->look().livery.of(power, false).unit;
        };
        const QColor before = unitOf(austria);
        window->findChild<QAction *>(u"preferences"_s)->trigger();
        auto *page = window->findChild<QWidget *>(u"coloursPage"_s);
        QVERIFY(page);
        const auto choose = [&](const QString &power, const QString &swatch) {
            auto *box = page->findChild<QComboBox *>(u"own-"_s + power);
            box->setCurrentIndex(box->findData(swatch));
            Q_EMIT box->activated(box->currentIndex());
        };
        choose(u"austria"_s, u"teal"_s);
        QVERIFY(unitOf(austria) != before);
        const QColor teal = unitOf(austria);
        const auto *says = page->findChild<QLabel *>(u"ownColoursSay"_s);
        QVERIFY2(says->text().isEmpty(), qPrintable(says->text()));
        choose(u"england"_s, u"teal"_s);
        QCOMPARE(says->text(), u"Austria and England look very similar on the map."_s);
        choose(u"england"_s, u"white"_s);
        QCOMPARE(says->text(), u"On the map the land of England looks very much like neutral land."_s);
        choose(u"england"_s, QString());
        QString why;
        QVERIFY(window->newGame(u"fleet-rome"_s, {}, Table::Mode::Gm, {}, why));
        QCOMPARE(unitOf(austria), teal);
        // What eyes without a kind of cone take for one another; on the maps themselves there is no such pair.
        const Livery map = Livery::load(library.folderOf(u"standard"_s), board).value();
        const std::vector<PowerId> powers = Table::standard(board).seats;
        std::map<PowerId, QString> everyone;
        for (const PowerId power : powers)
            everyone[power] = QString(); // as on the map
        QVERIFY(!lookAlike(dressed(map, everyone), powers, everyone, Eyes::All).first.valid());
        const std::map<PowerId, QString> green{{austria, u"brown"_s}, {england, u"green"_s}};
        QVERIFY(!lookAlike(dressed(map, green), {austria, england}, green).first.valid());
        QVERIFY(lookAlike(dressed(map, green), {austria, england}, green, Eyes::All).first.valid());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        window->findChild<QAction *>(u"preferences"_s)->trigger();
        page = window->findChild<QWidget *>(u"coloursPage"_s);
        page->findChild<QPushButton *>(u"coloursOfMap"_s)->click();
        QCOMPARE(unitOf(austria), before);
        QVERIFY(ownColours(board).empty());
    }

    /// Of settings that fill one slot the variant's own is offered alone.
    void oneSlotIsOfferedOnce()
    {
        const VariantLibrary library;
        for (const auto &[variant, own] : {std::pair("lima", true), std::pair("standard", false)}) {
            const NewGameDesk desk(library, QString::fromLatin1(variant), Table::Mode::Gm);
            QCOMPARE(desk.findChild<QWidget *>(u"setting-victory"_s) != nullptr, own);
            QCOMPARE(desk.findChild<QWidget *>(u"setting-victoryCentres"_s) != nullptr, !own);
            // A game ends with a season whose centres are counted.
            const auto *last = desk.findChild<QComboBox *>(u"setting-lastSeason"_s);
            QVERIFY(last && last->count() > 20);
            QCOMPARE(last->findData(u"S1903"_s), -1);
            QVERIFY(last->findData(u"F1903"_s) > 0);
        }
    }

    /// A number of centres for each power, told as it is stored; none where all need the same.
    void goalsOfPowersAreChosen()
    {
        const VariantLibrary library;
        const NewGameDesk desk(library, u"standard"_s, Table::Mode::Gm);
        QVERIFY(desk.settings().count("ownGoals") == 0);
        auto *austria = desk.findChild<QSpinBox *>(u"goal-Austria"_s);
        auto *turkey = desk.findChild<QSpinBox *>(u"goal-Turkey"_s);
        QVERIFY(austria && turkey);
        QVERIFY(austria->text() == "as all"_L1 && austria->maximum() == 34 && !austria->accessibleName().isEmpty());
        turkey->setValue(20);
        austria->setValue(16);
        QCOMPARE(desk.settings().at("ownGoals"), std::string("Austria 16, Turkey 20"));
        turkey->setValue(0);
        QCOMPARE(desk.settings().at("ownGoals"), std::string("Austria 16"));
        austria->setValue(0);
        QVERIFY(desk.settings().count("ownGoals") == 0);
    }

    /// The hour at which the evening ends is typed where it is none of those offered.
    void anyHourIsTyped()
    {
        const VariantLibrary library;
        const NewGameDesk desk(library, u"standard"_s, Table::Mode::Hotseat);
        auto *hour = desk.findChild<QComboBox *>(u"endHour"_s);
        const auto *begin = desk.findChild<QPushButton *>(u"beginGame"_s);
        const auto *says = desk.findChild<QLabel *>(u"newGameSays"_s);
        QVERIFY(desk.table().clock.endsAt.isEmpty());
        for (const auto &[typed, read] :
             {std::pair("22:45", "T22:45:00"), std::pair("0.05", "T00:05:00"), std::pair(" 23", "T23:00:00")}) {
            hour->setEditText(QLatin1StringView(typed));
            QVERIFY2(desk.table().clock.endsAt.endsWith(QLatin1StringView(read)), typed);
            QVERIFY(begin->isEnabled());
        }
        hour->setEditText(u"25:99"_s);
        QVERIFY(desk.table().clock.endsAt.isEmpty());
        QVERIFY(!begin->isEnabled());
        QCOMPARE(says->text(), u"“25:99” is no hour. Type it like 22:45."_s);
        hour->setEditText({});
        QVERIFY(begin->isEnabled());
    }

    void everythingHasAName()
    {
        const auto window = windowtest::opened(m_folder.path());
        QVERIFY(focusable(*window) >= 3);
        QCOMPARE(nameless(*window), QStringList());
        windowtest::begin(*window, Table::Mode::Hotseat);
        window->flow().take();
        QApplication::processEvents();
        QVERIFY(focusable(*window) >= 12);
        QCOMPARE(nameless(*window), QStringList());
        window->flow().seal();
        QApplication::processEvents();
        QVERIFY(window->flow().isCovered());
        QCOMPARE(nameless(*window), QStringList());
        window->adjudicate();
        QApplication::processEvents();
        QCOMPARE(nameless(*window), QStringList());
    }

    /// Every desk and dialog that an action lays over the board, but for the system's own file dialogs.
    void everyDeskHasNames()
    {
        const auto window = windowtest::opened(m_folder.path());
        windowtest::begin(*window, Table::Mode::Gm);
        window->adjudicate();
        window->next();
        QApplication::processEvents();
        QStringList faults;
        for (const char *name : {"newGame", "cases", "columns", "lines", "vote", "readMail", "replies", "rules",
                                 "commands", "preferences", "standings", "print", "editPosition"}) {
            auto *opener = window->findChild<QAction *>(QString::fromLatin1(name));
            QVERIFY2(opener && opener->isEnabled(), name);
            const QString before = visibleNames(*window);
            opener->trigger();
            for (int i = 0; i < 3; ++i)
                QApplication::processEvents();
            QVERIFY2(visibleNames(*window) != before, name);
            for (const QString &fault : nameless(*window))
                faults += QString::fromLatin1(name) + u": "_s + fault;
            for (QDialog *desk : window->findChildren<QDialog *>())
                desk->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QApplication::processEvents();
        }
        for (const QString &fault : std::as_const(faults))
            qWarning("%s", qPrintable(fault));
        QVERIFY(faults.isEmpty());
    }

    void nothingOfTheBoardIsVisibleBehindTheCurtain()
    {
        const auto window = windowtest::opened(m_folder.path());
        windowtest::begin(*window, Table::Mode::Hotseat);
        window->flow().take();
        window->flow().seal();
        QApplication::processEvents();
        for (const char *name : {"map", "ordersList", "powersList", "timeline", "sentence"}) {
            const auto *widget = window->findChild<QWidget *>(QString::fromLatin1(name));
            QVERIFY(widget);
            QVERIFY2(!widget->isVisible(), name);
        }
        QVERIFY(!window->windowTitle().contains(u"Austria"_s));
    }

    void anotherThemeHasTheSameType()
    {
        const auto window = windowtest::opened(m_folder.path());
        windowtest::begin(*window, Table::Mode::Gm);
        QApplication::processEvents();
        const auto widths = [&] {
            QList<int> found;
            for (const QWidget *widget : window->findChildren<QWidget *>()) {
                if (widget->isVisible() && (widget->inherits("QPushButton") || widget->inherits("QTabBar")))
                    found += widget->sizeHint().width();
            }
            return found;
        };
        const QList<int> before = widths();
        QVERIFY(before.size() > 1);
        window->findChild<QAction *>(u"themeDark"_s)->trigger();
        QApplication::processEvents();
        QCOMPARE(widths(), before);
        window->findChild<QAction *>(u"themeLight"_s)->trigger();
        QApplication::processEvents();
        QCOMPARE(widths(), before);
    }

    void nothingIsPastedFromAnEmptyClipboard()
    {
        PasteGuard guard;
        QPlainTextEdit field;
        field.installEventFilter(&guard);
        QGuiApplication::clipboard()->clear();
        QKeyEvent paste(QEvent::KeyPress, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(static_cast<QObject &>(guard).eventFilter(&field, &paste));
        QGuiApplication::clipboard()->setText(u"A Par - Bur"_s);
        QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(field.toPlainText(), u"A Par - Bur"_s);
    }

    void aHeldUndoStopsAtAReveal()
    {
        qint64 now = 1000;
        HandRest::countBy([&now] { return now; });
        const auto realTime = qScopeGuard([] { HandRest::countBy({}); });
        const auto window = windowtest::begun(m_folder.path(), Table::Mode::Gm);
        window->adjudicate();
        QKeyEvent held(QEvent::KeyPress, Qt::Key_Control, Qt::ControlModifier, QString(), true);
        QApplication::sendEvent(window.get(), &held);
        windowtest::trigger(*window, "undo");
        QCOMPARE(window->document().game().turnCount(), 1);
        now += 1000;
        windowtest::trigger(*window, "undo");
        QCOMPARE(window->document().game().turnCount(), 0);
    }

    void theWheelScrollsAndNeverChooses()
    {
        WheelGuard guard;
        qApp->installEventFilter(&guard);
        QWidget page;
        QLineEdit other(&page); // has the focus at first
        QComboBox box(&page);
        box.addItems({u"one"_s, u"two"_s, u"three"_s});
        page.show();
        other.setFocus();
        QApplication::processEvents();
        const auto turn = [&] {
            QWheelEvent event({5, 5}, box.mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&box, &event);
        };
        turn();
        QCOMPARE(box.currentIndex(), 0);
        QVERIFY(!(box.focusPolicy() & ~Qt::StrongFocus));
        page.activateWindow();
        box.setFocus();
        if (QTest::qWaitForWindowActive(&page)) {
            turn();
            QCOMPARE(box.currentIndex(), 1);
        }
    }

    void languageSwitchesWhileRunning()
    {
        const auto window = windowtest::opened(m_folder.path());
        windowtest::begin(*window, Table::Mode::Hotseat);
        window->flow().take();
        QApplication::processEvents();
        const auto *primary = window->findChild<QAbstractButton *>(u"primary"_s);
        QVERIFY(primary);
        QCOMPARE(primary->text(), u"Seal orders"_s);
        setLanguage(*qApp, u"de"_s);
        QApplication::processEvents();
        QCOMPARE(primary->text(), u"Befehle versiegeln"_s);
        const auto *save = window->findChild<QAction *>(u"save"_s);
        QCOMPARE(save->text(), u"Speichern"_s);
        QCOMPARE(save->property("english").toString(), u"Save"_s);
        QVERIFY(window->windowTitle().contains(u"Frühjahr"_s));
        setLanguage(*qApp, u"en"_s);
        QApplication::processEvents();
        QCOMPARE(primary->text(), u"Seal orders"_s);
    }

    /// What lies open beside the board too, where it stands.
    void sheetsSpeakTheLanguage()
    {
        const auto window = windowtest::opened(m_folder.path());
        windowtest::begin(*window, Table::Mode::Gm);
        const auto sheet = [&](const char *name) { return window->findChild<QDialog *>(QString::fromLatin1(name)); };
        for (const auto &[action, name, english, german] :
             {std::tuple("columns", "columnsDesk", "Orders of all powers", "Befehle aller Mächte"),
              std::tuple("lines", "linesDesk", "Lines of play", "Linien"),
              std::tuple("rules", "rulesDesk", "Rules: Standard", "Regeln: Standard"),
              std::tuple("ledGames", "ledGamesDesk", "Games you lead", "Partien, die du leitest"),
              std::tuple("cases", "casesDesk", "Test cases", "Testfälle"),
              std::tuple("safest", "safestDesk", "Safest orders", "Sicherste Befehle"),
              std::tuple("manual", "manualDesk", "Manual", "Handbuch")}) {
            windowtest::trigger(*window, action);
            QVERIFY2(sheet(name), name);
            QCOMPARE(sheet(name)->windowTitle(), QString::fromUtf8(english));
            sheet(name)->move(70, 50);
            const QPoint there = sheet(name)->pos();
            setLanguage(*qApp, u"de"_s);
            QApplication::processEvents();
            QVERIFY2(sheet(name) && sheet(name)->isVisible(), name);
            QCOMPARE(sheet(name)->windowTitle(), QString::fromUtf8(german));
            QCOMPARE(sheet(name)->pos(), there);
            delete sheet(name);
            setLanguage(*qApp, u"en"_s);
            QApplication::processEvents();
        }
    }

    /// A study lies over the foot of the panel; map and results can be seen beside it.
    void aStudyCoversNothing()
    {
        const auto window = windowtest::opened(m_folder.path());
        windowtest::trigger(*window, "learn");
        window->findChild<QAbstractButton *>(u"openStudy"_s)->click();
        QApplication::processEvents();
        const auto *desk = window->findChild<QDialog *>(u"studyDesk"_s);
        QVERIFY(desk && desk->isVisible());
        const auto covers = [&](const QWidget &part) {
            return desk->frameGeometry().intersects(QRect(part.mapToGlobal(QPoint()), part.size()));
        };
        QVERIFY(!covers(window->board().map()));
        window->findChild<QAbstractButton *>(u"studyGoOn"_s)->click();
        QTRY_VERIFY(window->findChild<QWidget *>(u"resultsList"_s)->isVisible());
        QTRY_VERIFY(!covers(*window->findChild<QWidget *>(u"resultsList"_s)));
        QVERIFY(!covers(window->board().map()));
    }

    void theEngineSpeaksTheLanguageToo()
    {
        const auto noVariant = [](std::string_view) { return std::shared_ptr<const Variant>(); };
        const auto said = [&](const char *bytes) { return spoken(readGame(bytes, noVariant).error()); };
        QCOMPARE(said("{\"program\": 3"), u"This is not a saved game of Entente."_s);
        const Wording written =
            worded("Faults", "There is no power called \"%1\".").with("50 %2 %1"); // a part is nobody's pattern
        QCOMPARE(QString::fromStdString(written.text()), u"There is no power called \"50 %2 %1\"."_s);
        setLanguage(*qApp, u"de"_s);
        QCOMPARE(said("{\"program\": 3"), u"Das ist keine gespeicherte Partie von Entente."_s);
        QCOMPARE(spoken(written), u"Keine Macht heißt „50 %2 %1“."_s);
        const Fault syntax = readJson("[1,\n }").error();
        QCOMPARE(spoken(syntax), u"Zeile 2, Spalte 2: Das ist kein JSON: \"}\" wird hier nicht erwartet."_s);
    }

    /// A file that is no game but has orders in it is read by the mail sheet; any other leaves the game as it was.
    void textsWithOrdersGoToTheMailSheet()
    {
        const auto window = windowtest::opened(m_folder.path());
        const QTemporaryDir folder;
        const auto written = [&](const QString &name, const QByteArray &text) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
                qFatal("The disk is full.");
            return folder.filePath(name);
        };
        const QString mail = written(u"orders.txt"_s, "From: anna\n\nAustria\nA Vie - Gal\nF Tri - Alb\n");
        QVERIFY(!window->openFile(mail)); // nobody is writing orders
        windowtest::begin(*window, Table::Mode::Gm);
        for (const QByteArray &text :
             {QByteArray("A letter without an order."), QByteArray("{\"orders\": \"A Vie - Gal\""),
              QByteArray("A Vie - Gal\0", 12), QByteArray()})
            QVERIFY(!window->openFile(written(u"other.txt"_s, text)));
        QVERIFY(!window->findChild<QDialog *>(u"mailDesk"_s));
        QVERIFY(window->openFile(mail));
        auto *desk = window->findChild<QDialog *>(u"mailDesk"_s);
        QVERIFY(desk && desk->isVisible());
        QVERIFY(desk->findChild<QPlainTextEdit *>(u"mailText"_s)->toPlainText().contains(u"F Tri - Alb"_s));
        desk->findChild<QPushButton *>(u"takeMail"_s)->click();
        QCOMPARE(window->document().game().orders().size(), std::size_t(2));
    }

    void unknownVariantsAndSettingsSaySo()
    {
        const auto window = windowtest::opened(m_folder.path());
        QString why;
        QVERIFY(!window->newGame(u"atlantis"_s, {}, Table::Mode::Hotseat, {}, why));
        QVERIFY(why.contains(u"atlantis"_s));
        QVERIFY(!window->newGame(u"standard"_s, {{"edition", "1066"}}, Table::Mode::Hotseat, {}, why));
        QVERIFY(why.contains(u"1066"_s));
        QVERIFY(!window->newGame(u"standard"_s, {}, Table::Mode::Hotseat, {u"Atlantis"_s}, why));
        QVERIFY(!window->document().hasGame());
    }

    void iconsHaveInk()
    {
        for (const char *name : {"menu",   "undo",    "redo", "orders", "labels", "patterns", "panels", "seal",
                                 "reveal", "forward", "play", "first",  "last",   "previous", "next",   "check",
                                 "pencil", "lock",    "open", "cross",  "cut",    "void",     "rings"}) {
            const QImage image = iconPixmap(QString::fromLatin1(name), 16, 1, Qt::red).toImage();
            QVERIFY2(!image.isNull(), name);
            int ink = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    ink += qAlpha(image.pixel(x, y)) > 128;
            }
            QVERIFY2(ink > 10, name);
        }
        QVERIFY(iconPixmap(u"there-is-none"_s, 16, 1, Qt::red).isNull());
    }

    void scriptLinesAreSplit()
    {
        QCOMPARE(scriptWords(u"expect order Austria \"A Vie - Gal\""_s),
                 (QStringList{u"expect"_s, u"order"_s, u"Austria"_s, u"A Vie - Gal"_s}));
        QCOMPARE(scriptWords(u"  a   \"\" "_s), (QStringList{u"a"_s, QString()}));
    }
};

QTEST_MAIN(TestWindow)
#include "tst_window.moc"

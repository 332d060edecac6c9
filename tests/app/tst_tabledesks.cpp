#include "nearend.h"
#include "projectfile.h"

#include "desks/enddesk.h"
#include "desks/rounddesk.h"
#include "document/preferences.h"
#include "document/scorechoice.h"
#include "io/gamefile.h"
#include "actions/language.h"
#include "start/newgamedesk.h"
#include "window/publicboard.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleOptionFrame>
#include <QTableWidget>
#include <QTemporaryDir>

#include <cmath>

using namespace entente;
using namespace entente::app;
using namespace windowtest;
using namespace Qt::StringLiterals;

/// The sheets at the beginning and the end of a game: what they say while one types, and what they offer.
class TestTableDesks : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_home;

    /// A key that is held down says again and again that it is pressed.
    static void holdEscape(QWidget &there)
    {
        for (int i = 0; i < 5; ++i) {
            QKeyEvent again(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier, QString(), true);
            QApplication::sendEvent(&there, &again);
        }
    }

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    /// A club draws two rounds in the window: games and the list lie in its folder, the next evening finds them again,
    /// and what is wrong is said and writes nothing.
    void aClubDrawsItsRounds()
    {
        setLanguage(*qApp, u"en"_s);
        const QTemporaryDir folder;
        const VariantLibrary library(QStringList{projectFile("maps")});
        QString list = u"Anna: France, England\nBen: FE\nCleo: Turkey\n"_s;
        for (char name = 'D'; name <= 'O'; ++name)
            list += u"Player %1\n"_s.arg(QLatin1Char(name));
        {
            RoundDesk desk(library);
            auto *draw = desk.findChild<QPushButton *>(u"roundDraw"_s);
            auto *players = desk.findChild<QPlainTextEdit *>(u"roundPlayers"_s);
            const auto *says = desk.findChild<QLabel *>(u"roundSays"_s);
            QVERIFY(!draw->isEnabled());
            desk.read(folder.path());
            players->setPlainText(u"Anna: Narnia\nBen"_s);
            QVERIFY(draw->isEnabled());
            draw->click();
            QVERIFY(says->text().contains(u"“Narnia” is no power"_s));
            QVERIFY(QDir(folder.path()).isEmpty());
            players->setPlainText(list);
            auto *last = desk.findChild<QComboBox *>(u"roundLast"_s);
            last->setCurrentIndex(last->findData(u"F1907"_s));
            draw->click();
            QCOMPARE(says->text().section(u'.', 0, 0), u"2 boards drawn"_s);
            const QString out = desk.findChild<QLabel *>(u"roundOut"_s)->text();
            QVERIFY2(out.startsWith(u"Sits out: "_s), qPrintable(out)); // fifteen came
            const auto *seats = desk.findChild<QTableWidget *>(u"roundSeats"_s);
            QCOMPARE(seats->columnCount(), 3);
            QCOMPARE(seats->rowCount(), 7);
            QCOMPARE(seats->item(6, 0)->text(), u"Turkey"_s);
            // Nobody else wishes for Turkey, so Cleo has it wherever she sits; the lot may leave her out.
            QVERIFY(seats->item(6, 1)->text() == "Cleo"_L1 || seats->item(6, 2)->text() == "Cleo"_L1
                    || out == "Sits out: Cleo."_L1);
            QVERIFY(!desk.findChild<QPushButton *>(u"roundSave"_s)->isEnabled()); // nobody has played yet
        }
        const QByteArray game = contentOf(folder.filePath(u"round-1-board-1.entente"_s));
        const auto read = readGame(game.toStdString(), [&](std::string_view id) {
            return library.find(QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
        });
        QVERIFY(read.ok());
        QCOMPARE(read->game.settings().at("lastSeason"), std::string("F1907"));
        QCOMPARE(QString::fromUtf8(contentOf(folder.filePath(u"players.txt"_s))), list);
        RoundDesk again(library); // it knows the folder
        QCOMPARE(again.findChild<QPlainTextEdit *>(u"roundPlayers"_s)->toPlainText(), list);
        auto *seats = again.findChild<QTableWidget *>(u"roundSeats"_s);
        QCOMPARE(seats->columnCount(), 3);
        QCOMPARE(again.findChild<QComboBox *>(u"roundLast"_s)->currentData().toString(), u"F1907"_s);
        auto *more = again.findChild<QPushButton *>(u"roundDraw"_s);
        more->click(); // it asks first
        QCOMPARE(again.findChild<QLabel *>(u"roundSays"_s)->text(), u"Nobody has played in round 1 yet."_s);
        QVERIFY(!QFile::exists(folder.filePath(u"round-2-board-2.entente"_s)));
        more->click();
        QVERIFY(QFile::exists(folder.filePath(u"round-2-board-2.entente"_s)));
        QCOMPARE(more->text(), u"Draw the next round"_s);
        auto *shown = again.findChild<QComboBox *>(u"roundShown"_s); // and earlier rounds can be looked at
        QCOMPARE(shown->currentText(), u"Round 2"_s);
        shown->setCurrentIndex(0);
        QCOMPARE(seats->columnCount(), 3);
        shown->setCurrentIndex(1);
        QSignalSpy chosen(&again, &RoundDesk::gameChosen);
        seats->setCurrentCell(2, 2);
        again.findChild<QPushButton *>(u"roundOpen"_s)->click();
        QCOMPARE(chosen.size(), qsizetype(1));
        QCOMPARE(chosen.front().front().toString(), folder.filePath(u"round-2-board-2.entente"_s));
        // A game that was played counts, and the table of all is saved.
        SavedGame played = *read;
        played.game.adjudicate();
        QFile file(folder.filePath(u"round-1-board-1.entente"_s));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(QByteArray::fromStdString(writeGame(played)));
        file.close();
        RoundDesk third(library);
        const QString csv = folder.filePath(u"stand.csv"_s);
        QVERIFY(third.findChild<QPushButton *>(u"roundSave"_s)->isEnabled());
        QVERIFY(third.saveStandings(csv));
        QVERIFY(contentOf(csv).startsWith("Place,Player,Sum,round-1-board-1,Power\n1,"));
        QVERIFY(contentOf(csv).contains("\n\nPower,Best,Player,Game\nAustria,"));
        QVERIFY(!third.saveStandings(folder.filePath(u"no/such/folder.csv"_s)));
        // A game that can't be read is told, and no round is drawn, since nobody knows who has met.
        QFile broken(folder.filePath(u"round-2-board-1.entente"_s));
        QVERIFY(broken.open(QIODevice::WriteOnly | QIODevice::Truncate));
        broken.write("{");
        broken.close();
        RoundDesk last(library);
        QVERIFY(last.findChild<QLabel *>(u"roundSays"_s)->text().startsWith(u"round-2-board-1.entente: "_s));
        QVERIFY(!last.findChild<QPushButton *>(u"roundDraw"_s)->isEnabled());
        preferences().remove(u"clubFolder"_s);
    }

    /// A PIN that is half typed is no fault, and where it is typed once more nothing moves.
    void theNewGameDeskKeepsStill()
    {
        const VariantLibrary library(QStringList{projectFile("maps")});
        NewGameDesk desk(library, u"standard"_s, Table::Mode::Hotseat);
        desk.show();
        QVERIFY(QTest::qWaitForWindowActive(&desk));
        auto *pin = desk.findChild<QLineEdit *>(u"pin-england"_s);
        auto *again = desk.findChild<QLineEdit *>(u"again-england"_s);
        const auto *below = desk.findChild<QLineEdit *>(u"pin-turkey"_s);
        const auto *says = desk.findChild<QLabel *>(u"newGameSays"_s);
        const QPoint before = below->mapTo(&desk, QPoint());
        const QSize room = pin->size();
        QTest::keyClicks(pin, u"123456"_s);
        QApplication::processEvents();
        QCOMPARE(below->mapTo(&desk, QPoint()), before);
        QCOMPARE(pin->size(), room);
        QVERIFY(again->isVisible() && again->geometry().top() == pin->geometry().top());
        // Six dots stand in the field whole, beside the eye.
        const int dots = pin->fontMetrics().horizontalAdvance(QString(6, QChar(0x25cf)));
        QVERIFY2(pin->width() - pin->textMargins().right() - 22 >= dots, qPrintable(QString::number(pin->width())));
        QVERIFY2(says->text().contains(u"once more"_s) && says->property("rank") != u"failure"_s,
                 qPrintable(says->text()));
        QTest::keyClicks(again, u"123"_s);
        QVERIFY(says->property("rank") != u"failure"_s);
        QTest::keyClicks(again, u"5"_s);
        QVERIFY(says->text().contains(u"differ"_s) && says->property("rank") == u"failure"_s);
        // Esc by a slip costs nothing of it.
        QTest::keyClick(again, Qt::Key_Escape);
        QVERIFY(desk.isVisible());
        QVERIFY(says->text().contains(u"once more"_s) && says->property("rank") != u"failure"_s);
        holdEscape(*again);
        QVERIFY(desk.isVisible());
        QTest::keyClicks(again, u"6"_s);
        QTest::keyClick(again, Qt::Key_Escape);
        QVERIFY(desk.isVisible());
        QTest::keyClick(again, Qt::Key_Escape);
        QVERIFY(!desk.isVisible());
    }

    /// Where the page with the players is too long, no button and no field of it is cut through.
    void nothingIsCutInNewGame()
    {
        const VariantLibrary library(QStringList{projectFile("maps")});
        for (const QString &language : {u"de"_s, u"en"_s}) {
            setLanguage(*qApp, language);
            NewGameDesk desk(library, u"standard"_s, Table::Mode::Hotseat);
            desk.show();
            for (int height = 760; height > 600; height -= 9) {
                desk.resize(900, height);
                QTest::qWait(20);
                const auto *area = desk.findChild<QScrollArea *>(u"newGamePlayers"_s);
                const QRect seen = area->viewport()->rect();
                const auto placeOf = [&](const QWidget *part) {
                    return QRect(part->mapTo(area->viewport(), QPoint()), part->size());
                };
                for (const QWidget *part : area->widget()->findChildren<QAbstractButton *>()) {
                    const QRect place = placeOf(part);
                    const bool cut = part->isVisible() && place.intersects(seen) && place.bottom() > seen.bottom();
                    QVERIFY2(!cut, qPrintable(language + u' ' + part->objectName() + QString::number(height)));
                }
                if (height == 760) { // all the room that a screen of 800 pixels has
                    const auto *rest = desk.findChild<QPushButton *>(u"fillWithComputers"_s);
                    QVERIFY2(seen.contains(placeOf(rest)), qPrintable(language));
                }
            }
        }
    }

    /// Of a PIN that is longer than its field only whole dots are seen.
    void aLongPinShowsWholeDots()
    {
        const VariantLibrary library(QStringList{projectFile("maps")});
        NewGameDesk desk(library, u"standard"_s, Table::Mode::Hotseat);
        desk.show();
        for (const QString &name : {u"pin-england"_s, u"again-england"_s}) {
            auto *field = desk.findChild<QLineEdit *>(name);
            desk.findChild<QLineEdit *>(u"pin-england"_s)->setText(u"1234567890"_s);
            field->setText(u"1234567890"_s);
            QStyleOptionFrame frame;
            frame.initFrom(field);
            const auto &style = *field->style();
            frame.lineWidth = style.pixelMetric(QStyle::PM_DefaultFrameWidth, &frame, field);
            const int seen = style.subElementRect(QStyle::SE_LineEditContents, &frame, field).width()
                             - field->textMargins().right() - 3; // a gap at the end, and the cursor
            const QChar sign(style.styleHint(QStyle::SH_LineEdit_PasswordCharacter, &frame, field));
            const qreal dots = seen / QFontMetricsF(field->font()).horizontalAdvance(sign);
            QVERIFY2(dots > 4 && std::abs(dots - std::round(dots)) < 0.2, qPrintable(QString::number(dots)));
        }
    }

    /// What people do next stands in one row, in any language; the rest is in a menu.
    void theEndHasFewButtons()
    {
        for (const QString &language : {u"en"_s, u"de"_s}) {
            setLanguage(*qApp, language);
            const auto window = opened(m_home.path());
            beginNearTheEnd(*window);
            window->flow().reveal();
            QTest::qWait(50);
            primary(*window)->click();
            QTRY_VERIFY(window->findChild<EndDesk *>());
            const auto *desk = window->findChild<EndDesk *>();
            const auto *back = desk->findChild<QPushButton *>(u"backToBoard"_s);
            for (const auto &name : {u"moreAtEnd"_s, u"playOn"_s, u"anotherGame"_s, u"againSame"_s}) {
                const auto *button = desk->findChild<QPushButton *>(name);
                QVERIFY2(button && button->isVisible(), qPrintable(name));
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(name));
                QCOMPARE(button->geometry().center().y(), back->geometry().center().y());
            }
            const auto *more = desk->findChild<QPushButton *>(u"moreAtEnd"_s);
            QCOMPARE(more->menu()->actions().size(), 3);
            desk->findChild<QAction *>(u"againByLot"_s)->trigger();
            QTRY_COMPARE(window->flow().step(), Step::Covered);
        }
        setLanguage(*qApp, u"en"_s);
    }

    /// What each would score if the game ended now, by the system that is chosen; the choice is kept.
    void standingsTellScores()
    {
        const auto window = begun(m_home.path(), Table::Mode::Gm, {});
        const auto desk = [&] {
            trigger(*window, "standings");
            return window->findChild<EndDesk *>();
        };
        EndDesk *first = desk();
        QVERIFY(first);
        auto *systems = first->findChild<QComboBox *>(u"scoreSystem"_s);
        const auto *score = first->findChild<QLabel *>(u"score"_s);
        QVERIFY(!score->isVisible());
        systems->setCurrentIndex(systems->findData(u"bangkok"_s));
        Q_EMIT systems->activated(systems->currentIndex());
        QVERIFY(score->isVisible() && score->text().toDouble() > 0);
        QVERIFY(
            first->findChild<QLabel *>(u"scoreFormula"_s)->text().startsWith("If it ended now. A point a centre"_L1));
        first->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(desk()->findChild<QComboBox *>(u"scoreSystem"_s)->currentData().toString(), u"bangkok"_s);
        // So does the board that all look at.
        const auto table = opened(m_home.path());
        QString why;
        QVERIFY(table->newGame(u"standard"_s, {}, Table::Mode::Hotseat, {}, why));
        trigger(*table, "publicBoard");
        QVERIFY(table->publicBoard());
        QCOMPARE(table->publicBoard()->findChild<QLabel *>(u"publicScoredBy"_s)->text(),
                 u"Points if the game ended now, by Bangkok"_s);
        const QString read = table->publicBoard()->findChild<QWidget *>(u"scoreBoard"_s)->accessibleDescription();
        QVERIFY2(read.contains(u"Russia: 4 centres, 9.4 pt"_s), qPrintable(read));
        chooseScoreSystem({});
    }
};

QTEST_MAIN(TestTableDesks)
#include "tst_tabledesks.moc"

#include "projectfile.h"

#include "actions/language.h"
#include "desks/puzzledesk.h"
#include "document/preferences.h"
#include "orders/notation.h"
#include "panels/orderspanel.h"
#include "tools/ordertool.h"
#include "words/names.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <set>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Puzzles at the board: a false answer is met by a reply, a right one is told, and what went wrong comes again.
class TestPuzzleDesk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        setLanguage(*qApp, u"en"_s);
    }
    void init() { preferences().remove(u"puzzles"_s); }
    void cleanupTestCase() { preferences().remove(u"puzzles"_s); }

    /// Whoever passes puzzles over sees another each time, the easy ones first, and begins again after the last.
    void nextIsAnother()
    {
        PuzzleBook book(m_library, u"standard"_s);
        const QDate day(2026, 1, 5);
        std::vector<int> seen;
        int level = 0;
        for (std::size_t i = 0; i < book.pages().size(); ++i) {
            const int page = book.next(day, seen);
            QVERIFY(std::find(seen.begin(), seen.end(), page) == seen.end());
            QVERIFY(book.pages()[static_cast<std::size_t>(page)].puzzle.level >= level);
            level = book.pages()[static_cast<std::size_t>(page)].puzzle.level;
            seen.push_back(page);
        }
        QCOMPARE(book.next(day, seen), seen.front());
        GameDocument document(m_library.finder());
        PuzzleDesk desk(document, m_library);
        desk.begin();
        std::set<QString> names{desk.page()->name};
        for (int i = 0; i < 5; ++i) {
            desk.findChild<QPushButton *>(u"answerPuzzle"_s)->click();
            desk.findChild<QPushButton *>(u"nextPuzzle"_s)->click();
            QVERIFY2(names.insert(desk.page()->name).second, qPrintable(desk.page()->name));
        }
    }

    /// Whoever chooses a level gets puzzles of this level and of no other.
    void levelsCanBeChosen()
    {
        GameDocument document(m_library.finder());
        PuzzleDesk desk(document, m_library);
        desk.begin();
        QCOMPARE(desk.page()->puzzle.level, 1); // a newcomer's first
        auto *levels = desk.findChild<QComboBox *>(u"puzzleLevels"_s);
        QVERIFY(levels->count() > 2);
        for (int i = 1; i < levels->count(); ++i) {
            levels->setCurrentIndex(i);
            QString last;
            for (int next = 0; next < 4; ++next) {
                QCOMPARE(desk.page()->puzzle.level, levels->itemData(i).toInt());
                QVERIFY(desk.page()->name != last);
                last = desk.page()->name;
                desk.findChild<QPushButton *>(u"nextPuzzle"_s)->click();
            }
        }
    }

    /// The last order is not told as a hint: it is the answer.
    void hintsEndBeforeTheAnswer()
    {
        GameDocument document(m_library.finder());
        PuzzleDesk desk(document, m_library);
        desk.begin();
        auto *hint = desk.findChild<QPushButton *>(u"hintPuzzle"_s);
        auto *answer = desk.findChild<QLabel *>(u"puzzleAnswer"_s);
        QStringList said;
        for (std::size_t i = 0; i < desk.page()->puzzle.answer.size(); ++i) {
            QVERIFY(hint->isEnabled());
            hint->click();
            QVERIFY(!said.contains(answer->text()));
            said += answer->text();
        }
        QVERIFY(!hint->isEnabled());
        desk.findChild<QPushButton *>(u"answerPuzzle"_s)->click();
        QVERIFY(!said.contains(answer->text()));
        QVERIFY(answer->text().endsWith(u"It comes again tomorrow."_s));
    }

    void whatWentWrongComesAgain()
    {
        PuzzleBook book(m_library, u"standard"_s);
        QVERIFY(book.pages().size() > 3);
        const QDate first(2026, 1, 5);
        const int page = book.next(first);
        QVERIFY(book.next(first.addDays(1)) != page); // each day begins at another place
        book.note(page, false, first);
        QVERIFY(book.next(first) != page);
        QCOMPARE(book.next(first.addDays(1)), page);
        QVERIFY(book.next(first.addDays(1), {page}) != page); // whoever wants another now
        book.note(page, true, first.addDays(1));
        QVERIFY(book.next(first.addDays(3)) != page);
        QCOMPARE(book.next(first.addDays(4)), page);
        book.note(page, true, first.addDays(4));
        QCOMPARE(book.next(first.addDays(13)), page);
        QCOMPARE(book.solved(), 0);
        book.note(page, true, first.addDays(13));
        QCOMPARE(book.solved(), 1);
        QVERIFY(book.next(first.addDays(30)) != page);
        const int other = book.next(first);
        book.note(other, true, first); // right at once: it does not come again
        QCOMPARE(book.solved(), 2);
    }

    void ordersAreTried()
    {
        GameDocument document(m_library.finder());
        PuzzleDesk desk(document, m_library);
        QSignalSpy proposals(&desk, &PuzzleDesk::proposed);
        desk.begin();
        QVERIFY(desk.page());
        const Puzzle &puzzle = desk.page()->puzzle;
        QCOMPARE(document.toOrder(), std::vector<PowerId>{puzzle.power});
        const auto *answer = desk.findChild<QLabel *>(u"puzzleAnswer"_s);
        auto *check = desk.findChild<QPushButton *>(u"checkPuzzle"_s);
        const auto *word = desk.findChild<QLabel *>(u"trialVerdict"_s);
        const auto *mark = desk.findChild<QLabel *>(u"trialMark"_s);
        check->click();
        QCOMPARE(word->text(), u"Not yet"_s);
        QVERIFY(!answer->text().isEmpty() && mark->isVisibleTo(&desk));
        const QImage wrong = mark->pixmap(Qt::ReturnByValue).toImage();
        for (const GivenOrder &given : puzzle.answer)
            document.setOrder(puzzle.power, given.order);
        check->click();
        QCOMPARE(word->text(), u"Right"_s);
        QVERIFY(mark->pixmap(Qt::ReturnByValue).toImage() != wrong); // another sign, not another colour alone
        QVERIFY2(answer->text().startsWith(u"Proved"_s), qPrintable(answer->text()));
        const PuzzleBook book(m_library, {});
        QCOMPARE(book.solved(), 0); // it was tried wrongly first
        const auto *wanted = desk.findChild<QLabel *>(u"puzzleWanted"_s);
        const QString before = wanted->text();
        desk.findChild<QPushButton *>(u"nextPuzzle"_s)->click();
        QVERIFY(wanted->text() != before);
        QCOMPARE(document.ordersOf(desk.page()->puzzle.power).size(), std::size_t(0));
        desk.findChild<QPushButton *>(u"hintPuzzle"_s)->click();
        QVERIFY(proposals.back().front().value<std::vector<GivenOrder>>().empty());
        desk.findChild<QPushButton *>(u"answerPuzzle"_s)->click();
        QCOMPARE(proposals.back().front().value<std::vector<GivenOrder>>(), desk.page()->puzzle.answer);
        desk.show();
        document.close(); // another game, or none: the desk goes
        QVERIFY(!desk.isVisible());
    }

    /// Switched under an open puzzle the language is that of all its words; the puzzle and what was said stay.
    void itSpeaksTheOtherLanguage()
    {
        GameDocument document(m_library.finder());
        PuzzleDesk desk(document, m_library);
        auto *boards = desk.findChild<QComboBox *>(u"puzzleBoards"_s);
        boards->setCurrentIndex(boards->count() - 1);
        const QString board = boards->currentText();
        desk.show();
        const GivenOrder given = desk.page()->puzzle.answer.front();
        document.setOrder(desk.page()->puzzle.power, given.order);
        desk.findChild<QPushButton *>(u"checkPuzzle"_s)->click();
        const auto textOf = [&](const QString &name) { return desk.findChild<QLabel *>(name)->text(); };
        const QString wanted = textOf(u"puzzleWanted"_s), answer = textOf(u"puzzleAnswer"_s);
        QVERIFY(!answer.isEmpty());
        setLanguage(*qApp, u"de"_s);
        QTRY_COMPARE(desk.findChild<QPushButton *>(u"checkPuzzle"_s)->text(), u"Prüfen"_s);
        QVERIFY2(textOf(u"puzzleWanted"_s).contains(u"Befehle"_s), qPrintable(textOf(u"puzzleWanted"_s)));
        QVERIFY2(textOf(u"puzzleLevel"_s).startsWith(u"Stufe"_s), qPrintable(textOf(u"puzzleLevel"_s)));
        QVERIFY(textOf(u"puzzleAnswer"_s) != answer && !textOf(u"puzzleAnswer"_s).isEmpty());
        QCOMPARE(desk.findChild<QComboBox *>(u"puzzleBoards"_s)->currentText(), board);
        QCOMPARE(document.ordersOf(desk.page()->puzzle.power).size(), std::size_t(1)); // it was not laid anew
        setLanguage(*qApp, u"en"_s);
        QTRY_COMPARE(textOf(u"puzzleAnswer"_s), answer);
        QCOMPARE(textOf(u"puzzleWanted"_s), wanted);
    }

    /// Only the puzzle's side is ordered: a click on another's unit says so, and what is typed for it is not taken.
    void othersAreNotOrdered()
    {
        GameDocument document(m_library.finder());
        PuzzleDesk desk(document, m_library);
        desk.begin();
        const PowerId own = desk.page()->puzzle.power;
        OrderTool tool(document);
        tool.setWriter({}, true);
        OrdersPanel panel(document);
        panel.setVisibleTo({}, true);
        for (const Unit &unit : document.game().position().units) {
            tool.reset();
            tool.click({unit.region, unit.layer, unit.kind}, {});
            QCOMPARE(tool.isWriting(), unit.power == own);
            if (unit.power == own)
                continue;
            const Sentence said = tool.sentence();
            QVERIFY(said.refusal);
            QVERIFY2(said.detail.contains(u"not yours"_s), qPrintable(said.detail));
            auto *line = panel.findChild<QLineEdit *>(u"orderLine"_s);
            line->setText(fromUtf8(unitText(document.board(), unit.kind, unit.region)) + u" H"_s);
            QTest::keyClick(line, Qt::Key_Return);
        }
        QVERIFY(document.game().orders().empty());
    }

    /// A game in which Austria lets Serbia go: that is found, and laid as a puzzle of its season.
    void whatAGameMissed()
    {
        const std::string text =
            R"~({"id": "x", "variant": "standard", "phase": "F1901M", "units": {"Austria": ["A Tri", "A Bud"], "Turkey": ["A Bul"]}, "centres": {"Austria": ["Tri", "Bud"]}, "orders": {"Turkey": ["A Bul - Ser"]}})~";
        const GameCase read = readCases(text, m_library.finder()).front().value();
        GameDocument document(m_library.finder());
        Game game(read.variant, read.settings);
        game.setStart(read.position);
        game.setOrders(read.orders);
        document.openGame(game);
        document.adjudicate();
        QCOMPARE(document.game().turnCount(), 1);
        PuzzleDesk desk(document, m_library);
        auto *boards = desk.findChild<QComboBox *>(u"puzzleBoards"_s);
        boards->setCurrentIndex(1);
        QTRY_VERIFY(desk.page());
        const Puzzle &puzzle = desk.page()->puzzle;
        QCOMPARE(puzzle.power, document.board().findPower("Austria"));
        QCOMPARE(puzzle.goals.size(), std::size_t(1));
        QCOMPARE(document.board().province(puzzle.goals.front().place).abbreviation, std::string("Ser"));
        QCOMPARE(puzzle.answer.size(), std::size_t(2));
        QCOMPARE(document.toOrder(), std::vector<PowerId>{puzzle.power});
    }

private:
    VariantLibrary m_library{QStringList{projectFile("maps")}};
};

QTEST_MAIN(TestPuzzleDesk)
#include "tst_puzzledesk.moc"

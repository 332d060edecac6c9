#include "tabletest.h"

#include "actions/language.h"
#include "desks/learndesk.h"
#include "desks/makestudydesk.h"
#include "desks/studydesk.h"
#include "document/preferences.h"
#include "flow/tableflow.h"
#include "orders/notation.h"
#include "words/names.h"
#include "words/sayings.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Studies at the board: what the reader writes is judged, nothing is told before it is asked for, and what was done
/// is kept.
class TestStudyDesk : public QObject, private TableTest {
    Q_OBJECT

private:
    static void forget()
    {
        preferences().remove(u"studies"_s);
        QDir(StudyBook::userFolder()).removeRecursively();
    }

    static QString textOf(const StudyDesk &desk, const QString &name) { return desk.findChild<QLabel *>(name)->text(); }

    static void press(const StudyDesk &desk, const QString &name) { desk.findChild<QPushButton *>(name)->click(); }

    static QString everything(const StudyDesk &desk)
    {
        QStringList texts{desk.windowTitle()};
        for (const QLabel *label : desk.findChildren<QLabel *>())
            texts << label->text() << label->toolTip() << label->accessibleName() << label->accessibleDescription();
        for (const QAbstractButton *button : desk.findChildren<QAbstractButton *>())
            texts << button->text() << button->toolTip() << button->accessibleName();
        return texts.join(u'\n');
    }

    static void writeAnswer(GameDocument &document, const StudyChapter &chapter)
    {
        for (const GivenOrder &given : chapter.orders(true))
            document.setOrder(given.power, given.order);
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init()
    {
        setLanguage(*qApp, u"en"_s);
        forget();
    }
    void cleanupTestCase() { forget(); }

    void everyChapter_data()
    {
        QTest::addColumn<int>("index");
        const StudyBook book(m_library);
        QVERIFY(book.unread().isEmpty());
        for (std::size_t i = 0; i < book.entries().size(); ++i)
            QTest::newRow(qPrintable(book.entries()[i].name)) << static_cast<int>(i);
    }

    /// Nothing ordered is wrong, the answer is right, and neither is told before.
    void everyChapter()
    {
        QFETCH(const int, index);
        const StudyBook book(m_library);
        const StudyBook::Entry &entry = book.entries()[static_cast<std::size_t>(index)];
        GameDocument document(m_library.finder());
        StudyDesk desk(document, entry);
        desk.begin();
        QSignalSpy over(&desk, &StudyDesk::listWanted);
        const std::size_t count = entry.study.chapters.size();
        for (std::size_t number = 0; number < count; ++number) {
            const StudyChapter &chapter = desk.chapter();
            QVERIFY(document.isTrial());
            QCOMPARE(textOf(desk, u"studyText"_s), fromUtf8(chapter.text.text));
            QCOMPARE(document.notesFor({}), chapter.notes);
            if (chapter.power.valid()) {
                QCOMPARE(document.toOrder(), std::vector<PowerId>{chapter.power});
                QVERIFY(document.game().orders().empty());
                const QString seen = everything(desk);
                for (const Saying &hint : chapter.hints)
                    QVERIFY2(!seen.contains(fromUtf8(hint.text)), hint.text.c_str());
                for (const Saying *said : {&chapter.right, &chapter.wrong})
                    QVERIFY2(!seen.contains(fromUtf8(said->text)), said->text.c_str());
                for (const GivenOrder &given : chapter.orders(true))
                    QVERIFY(!seen.contains(fromUtf8(orderText(document.board(), given.order))));
                press(desk, u"studyGoOn"_s);
                QVERIFY2(textOf(desk, u"studySaid"_s).startsWith(fromUtf8(chapter.wrong.text)),
                         qPrintable(textOf(desk, u"studySaid"_s)));
                QCOMPARE(document.game().turnCount(), 1);
                press(desk, u"studyGoOn"_s); // once more
                QCOMPARE(document.game().turnCount(), 0);
                writeAnswer(document, chapter);
                press(desk, u"studyGoOn"_s);
                QCOMPARE(textOf(desk, u"studySaid"_s), fromUtf8(chapter.right.text));
            }
            if (!chapter.board.orders.empty())
                QVERIFY(!document.viewsPresent()); // the season is looked at
            QVERIFY(StudyBook::done(entry).count(static_cast<int>(number)) > 0);
            QVERIFY(over.empty());
            press(desk, u"studyGoOn"_s);
        }
        QCOMPARE(over.size(), 1);
    }

    /// What was written stays for another try; hints come one after another; the answer is given when it is asked for.
    void helpIsAskedFor()
    {
        const StudyBook book(m_library);
        GameDocument document(m_library.finder());
        StudyDesk desk(document, book.entries().front());
        QSignalSpy proposals(&desk, &StudyDesk::proposed);
        desk.begin();
        const StudyChapter &chapter = desk.chapter();
        document.setOrder(chapter.power, chapter.orders(true).front().order);
        const auto *help = desk.findChild<QPushButton *>(u"studyHelp"_s);
        QCOMPARE(help->text(), u"Hint"_s);
        press(desk, u"studyHelp"_s);
        QCOMPARE(textOf(desk, u"studySaid"_s), fromUtf8(chapter.hints.front().text));
        QCOMPARE(help->text(), u"Answer"_s); // there is no other hint
        press(desk, u"studyGoOn"_s);
        press(desk, u"studyGoOn"_s);
        QCOMPARE(document.ordersOf(chapter.power).size(), std::size_t(1));
        press(desk, u"studyHelp"_s);
        QCOMPARE(proposals.back().front().value<std::vector<GivenOrder>>(), chapter.orders(true));
        QVERIFY(StudyBook::done(book.entries().front()).empty());
    }

    /// A key that is held down asks once: it leads nobody through chapters that were not read.
    void aHeldKeyPressesOnce()
    {
        const StudyBook book(m_library);
        GameDocument document(m_library.finder());
        StudyDesk desk(document, book.entries().front());
        desk.begin();
        desk.show();
        auto *button = desk.findChild<QPushButton *>(u"studyGoOn"_s);
        QTest::keyClick(button, Qt::Key_Return);
        const QString again = button->text();
        QVERIFY(again != u"Check"_s);
        for (int i = 0; i < 3; ++i) {
            QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, QString(), true);
            QApplication::sendEvent(button, &held);
            QCOMPARE(button->text(), again);
        }
    }

    /// Nothing of the table's own can be done while a position is tried, and another game ends it.
    void theTableWaits()
    {
        const StudyBook book(m_library);
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        bool known = false;
        connect(&document, &GameDocument::changed, this, [&](const Change &change) {
            known = known || (change.kind == Change::Kind::Loaded && document.isTrial());
        });
        StudyDesk desk(document, book.entries().front());
        desk.begin();
        desk.show();
        QVERIFY(known);
        QVERIFY(!flow.can(Act::Reveal) && !flow.can(Act::Next));
        flow.reveal();
        QCOMPARE(document.game().turnCount(), 0);
        document.close();
        QVERIFY(!desk.isVisible());
    }

    void chaptersAreGoneToFreely()
    {
        const StudyBook book(m_library);
        GameDocument document(m_library.finder());
        StudyDesk desk(document, book.entries().front());
        desk.begin();
        desk.show();
        auto *back = desk.findChild<QToolButton *>(u"studyBack"_s);
        QVERIFY(!back->isEnabled());
        auto *chapters = desk.findChild<QComboBox *>(u"studyChapters"_s);
        chapters->setFocus();
        QTest::keyClick(chapters, Qt::Key_End);
        QCOMPARE(chapters->currentIndex(), chapters->count() - 1);
        QCOMPARE(textOf(desk, u"studyText"_s), fromUtf8(book.entries().front().study.chapters.back().text.text));
        QVERIFY(!desk.findChild<QToolButton *>(u"studyForward"_s)->isEnabled());
        back->click();
        QCOMPARE(chapters->currentIndex(), chapters->count() - 2);
    }

    /// Switched under an open study the language is that of all its words; its right edge stays.
    void itSpeaksTheOtherLanguage()
    {
        const StudyBook book(m_library);
        GameDocument document(m_library.finder());
        QWidget window;
        window.resize(1200, 760);
        window.show();
        StudyDesk desk(document, book.entries().front(), &window);
        desk.begin();
        desk.showInCorner(window);
        press(desk, u"studyHelp"_s);
        press(desk, u"studyGoOn"_s); // what the main button says now is longer
        const int right = desk.geometry().right();
        setLanguage(*qApp, u"de"_s);
        QTRY_COMPARE(textOf(desk, u"studyText"_s), sayingText(desk.chapter().text));
        QVERIFY(textOf(desk, u"studyText"_s) != fromUtf8(desk.chapter().text.text));
        QVERIFY(textOf(desk, u"studySaid"_s).startsWith(sayingText(desk.chapter().wrong)));
        QCOMPARE(desk.windowTitle(), sayingText(book.entries().front().study.title));
        QTRY_COMPARE(desk.geometry().right(), right);
        QVERIFY2(desk.width() <= 420, qPrintable(QString::number(desk.width())));
    }

    void theListOpensAStudy()
    {
        QString chosen;
        auto *list = new LearnDesk(m_library);
        connect(list, &LearnDesk::chosen, this, [&](const StudyBook::Entry &entry) { chosen = entry.name; });
        list->show();
        auto *table = list->findChild<QTableWidget *>(u"studies"_s);
        const StudyBook book(m_library);
        QCOMPARE(table->rowCount(), static_cast<int>(book.entries().size()));
        QTest::keyClick(table, Qt::Key_Down);
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(chosen, book.entries()[1].name);
        StudyBook::noteDone(book.entries().front(), 0);
        setLanguage(*qApp, u"de"_s);
        LearnDesk again(m_library);
        const auto *rows = again.findChild<QTableWidget *>(u"studies"_s);
        QCOMPARE(rows->item(0, 0)->text(), sayingText(book.entries().front().study.title));
        QCOMPARE(rows->item(0, 4)->text(), u"1 von 4"_s);
    }

    /// Each opening that has a name is a chapter, also where a board opens as another does; named in the reader's
    /// language.
    void openingsAreLearned()
    {
        setLanguage(*qApp, u"de"_s);
        const StudyBook book(m_library);
        for (const auto &[id, some] :
             {std::pair("standard", true), std::pair("sequential", true), std::pair("lima", false)}) {
            const QString name = QLatin1StringView(id) + u"/named-openings"_s;
            const auto found = std::find_if(book.entries().begin(), book.entries().end(),
                                            [&](const StudyBook::Entry &entry) { return entry.name == name; });
            QCOMPARE(found != book.entries().end(), some);
            if (!some)
                continue;
            QCOMPARE(sayingText(found->study.title), u"Eröffnungen"_s);
            QCOMPARE(found->study.chapters.size(), m_library.find(QLatin1StringView(id))->openings.size());
            const StudyChapter &first = found->study.chapters.front();
            QCOMPARE(sayingText(first.title), u"Österreich: Balkangambit"_s);
            QCOMPARE(fromUtf8(first.title.text), u"Austria: Balkan Gambit"_s); // for whoever changes the language
            for (const StudyChapter &chapter : found->study.chapters) {
                QVERIFY2(chapter.text.text.find(". ") + 20 < chapter.text.text.size(), chapter.title.text.c_str());
                QCOMPARE(chapter.text.others.size(), std::size_t(1));
                QVERIFY(chapter.text.others.front().second != chapter.text.text);
            }
        }
    }

    /// Studies of one's own lie in a folder; of one that can't be read it is said what and where.
    void ownStudies()
    {
        QVERIFY(QDir().mkpath(StudyBook::userFolder()));
        const auto put = [](const QString &name, const QByteArray &text) {
            QFile file(StudyBook::userFolder() + u'/' + name);
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        put(u"mine.json"_s, QByteArray::fromStdString(writeStudy(StudyBook(m_library).entries().front().study)));
        put(u"broken.json"_s, R"({"title": "x", "chapters": [{"text": "y"}]})");
        const StudyBook book(m_library);
        QCOMPARE(book.entries().back().name, u"own/mine"_s);
        QCOMPARE(book.unread().size(), 1);
        QVERIFY2(book.unread().front().contains(u"broken.json"_s) && book.unread().front().contains(u"chapters[0]"_s),
                 qPrintable(book.unread().front()));
        LearnDesk list(m_library);
        QVERIFY(list.findChild<QLabel *>(u"unreadStudies"_s));
    }

    /// What is typed of a chapter that was added is kept in it, chapters change places, and a study that was saved is
    /// gone on with.
    void chaptersAreChanged()
    {
        GameDocument document(m_library.finder());
        begin(document, Table::Mode::Gm);
        MakeStudyDesk desk(document);
        desk.show();
        const auto line = [](MakeStudyDesk &in, const QString &name) { return in.findChild<QLineEdit *>(name); };
        const auto press = [](MakeStudyDesk &in, const QString &name) { in.findChild<QPushButton *>(name)->click(); };
        auto *rows = desk.findChild<QListWidget *>(u"madeChapters"_s);
        line(desk, u"studyTitle"_s)->setText(u"Two"_s);
        for (const QString &title : {u"One"_s, u"Two"_s}) {
            line(desk, u"chapterTitle"_s)->setText(title);
            press(desk, u"addChapter"_s);
        }
        line(desk, u"chapterTitle"_s)->setText(u"Not added"_s);
        rows->setCurrentRow(0);
        QCOMPARE(line(desk, u"chapterTitle"_s)->text(), u"One"_s);
        line(desk, u"chapterTitle"_s)->setText(u"Changed"_s);
        desk.findChild<QPlainTextEdit *>(u"chapterText"_s)->setPlainText(u"Said."_s);
        rows->setCurrentRow(1);
        rows->setCurrentRow(0);
        QCOMPARE(line(desk, u"chapterTitle"_s)->text(), u"Changed"_s);
        QCOMPARE(rows->item(0)->text(), u"Changed"_s);
        press(desk, u"chapterDown"_s);
        QCOMPARE(desk.study().chapters.back().title.text, std::string("Changed"));
        QCOMPARE(desk.study().chapters.back().text.text, std::string("Said."));
        rows->setCurrentRow(2);
        QCOMPARE(line(desk, u"chapterTitle"_s)->text(), u"Not added"_s);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"two.json"_s);
        QVERIFY(desk.save(path));
        MakeStudyDesk again(document);
        again.show();
        QVERIFY(again.addFrom(path));
        QCOMPARE(line(again, u"studyTitle"_s)->text(), u"Two"_s);
        QCOMPARE(line(again, u"chapterTitle"_s)->text(), u"Two"_s);
        QCOMPARE(again.study().chapters.size(), std::size_t(2));
        QVERIFY(!again.addFrom(folder.filePath(u"none.json"_s)));
        QCOMPARE(again.study().chapters.size(), std::size_t(2));
    }

    /// A study written in the window is opened as any other, and asks for what its orders bring.
    void oneIsWritten()
    {
        GameDocument document(m_library.finder());
        begin(document, Table::Mode::Gm);
        give(document, "Austria", "A Bud - Ser");
        document.addNote({document.viewedPhase(), document.board().findProvince("Ser"), {}, {}, {}});
        MakeStudyDesk desk(document);
        desk.show();
        const auto line = [&](const QString &name) { return desk.findChild<QLineEdit *>(name); };
        auto *save = desk.findChild<QPushButton *>(u"saveStudy"_s);
        line(u"studyTitle"_s)->setText(u"Openings"_s);
        QVERIFY(!save->isEnabled()); // there is no chapter
        line(u"chapterTitle"_s)->setText(u"As it stands"_s);
        desk.findChild<QPushButton *>(u"addChapter"_s)->click();
        QCOMPARE(desk.study().chapters.size(), std::size_t(1));
        QVERIFY(save->isEnabled());
        QCOMPARE(desk.study().chapters.front().notes.size(), std::size_t(1));
        document.clearOrders(power(document, "Austria"));
        auto *asked = desk.findChild<QComboBox *>(u"chapterPower"_s);
        asked->setCurrentIndex(asked->findText(u"Austria"_s));
        desk.findChild<QPushButton *>(u"addChapter"_s)->click(); // there is nothing to ask
        QCOMPARE(desk.study().chapters.size(), std::size_t(1));
        QVERIFY(desk.findChild<QLabel *>(u"makeStudySaid"_s)->text().contains(u"Austria"_s));
        give(document, "Austria", "A Bud - Ser");
        line(u"chapterRight"_s)->setText(u"Taken."_s);
        line(u"chapterWrong"_s)->setText(u"Not taken."_s);
        desk.findChild<QPushButton *>(u"addChapter"_s)->click();
        QCOMPARE(desk.study().chapters.size(), std::size_t(2));
        QVERIFY(QDir().mkpath(StudyBook::userFolder()));
        const QString path = StudyBook::userFolder() + u"/openings.json"_s;
        QVERIFY(desk.save(path));
        QVERIFY(StudyBook::isStudy(path));
        const StudyBook book(m_library);
        const StudyBook::Entry &entry = book.entries().back();
        QCOMPARE(entry.name, u"own/openings"_s);
        StudyDesk played(document, entry);
        played.begin();
        QCOMPARE(document.game().turnCount(), 1); // orders that nobody is asked for are shown
        press(played, u"studyGoOn"_s);
        press(played, u"studyGoOn"_s);
        QVERIFY(textOf(played, u"studySaid"_s).startsWith(u"Not taken."_s));
        press(played, u"studyGoOn"_s);
        writeAnswer(document, played.chapter());
        press(played, u"studyGoOn"_s);
        QCOMPARE(textOf(played, u"studySaid"_s), u"Taken."_s);
    }
};

QTEST_MAIN(TestStudyDesk)
#include "tst_studydesk.moc"

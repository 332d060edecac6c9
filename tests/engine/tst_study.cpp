#include "game/play.h"
#include "game/puzzles.h"
#include "io/study.h"
#include "orders/legality.h"
#include "testfiles.h"

#include <QTest>

#include <filesystem>
#include <random>

using namespace entente;
using namespace entente::test;

/// Studies: what their reader says of a bad one, and that what those of the variants teach is true.
class StudyTest : public QObject {
    Q_OBJECT

private:
    static std::vector<std::filesystem::path> files()
    {
        std::vector<std::filesystem::path> found;
        for (const auto &folder : std::filesystem::directory_iterator(projectPath("maps"))) {
            if (!std::filesystem::exists(folder.path() / "studies"))
                continue;
            for (const auto &file : std::filesystem::directory_iterator(folder.path() / "studies"))
                found.push_back(file.path());
        }
        return found;
    }

    static std::string contents(const std::filesystem::path &path)
    {
        std::ifstream file(path, std::ios::binary);
        return std::string(std::istreambuf_iterator<char>(file), {});
    }

    static void oneRowEach()
    {
        QTest::addColumn<std::string>("text");
        for (const std::filesystem::path &path : files())
            QTest::newRow(path.filename().c_str()) << contents(path);
    }

    static Study readWhole(const std::string &text)
    {
        const auto read = readStudy(text, mapsFinder());
        if (!read)
            qFatal("%s", read.error().front().text().c_str());
        return *read;
    }

    static std::vector<std::string> unmet(const StudyChapter &chapter, const std::vector<GivenOrder> &orders)
    {
        const GameCase &board = chapter.board;
        return compareWithExpectation(board, playPhase(*board.variant, board.rules, board.position, orders));
    }

    static const std::string &good()
    {
        static const std::string text = R"~({"title": {"en": "Two", "de": "Zwei"}, "chapters": [
            {"title": "First", "text": "Take it.", "power": "Austria", "hints": ["Think."],
             "notes": [{"at": "Ser"}, {"at": "Bud", "to": "Ser"}], "right": "Yes.", "wrong": "No.",
             "case": {"variant": "standard", "phase": "S1901M", "units": {"Austria": ["A Bud"]},
                      "orders": {"Austria": ["A Bud - Ser"]}, "expect": {"units": {"Austria": ["A Ser"]}}}},
            {"title": "Second", "text": "See."}]})~";
        return text;
    }

private Q_SLOTS:
    void isRead()
    {
        const Study study = readWhole(good());
        QCOMPARE(study.title.others.front().second, std::string("Zwei"));
        QCOMPARE(study.chapters.size(), std::size_t(2));
        const StudyChapter &first = study.chapters.front();
        QCOMPARE(first.orders(true).size(), std::size_t(1));
        QCOMPARE(first.orders(false).size(), std::size_t(0));
        QVERIFY(first.notes.back().to.valid());
        QCOMPARE(*first.notes.back().phase, first.board.position.phase);
        QVERIFY(!study.chapters.back().power.valid());
        QCOMPARE(study.chapters.back().board.orders, first.board.orders); // goes on with the board before
    }

    void faults_data()
    {
        QTest::addColumn<std::string>("from");
        QTest::addColumn<std::string>("to");
        QTest::addColumn<std::string>("said");
        const auto row = [](const char *name, const char *from, const char *to, const char *said) {
            QTest::newRow(name) << std::string(from) << std::string(to) << std::string(said);
        };
        row("no title", R"("title": {"en": "Two", "de": "Zwei"}, )", "", "The key \"title\"");
        row("another key", R"("wrong")", R"("wrnog")", "chapters[0]");
        row("no power", R"("power": "Austria")", R"("power": "Bavaria")", "chapters[0].power");
        row("no place", R"("at": "Ser")", R"("at": "Sr!")", "chapters[0].notes[0].at");
        row("not English", R"("en")", R"("fr")", "title");
        row("no variant", R"("variant": "standard")", R"("variant": "none")", "chapters[0].case.variant");
        row("nothing to judge by", R"(, "expect": {"units": {"Austria": ["A Ser"]}})", "", "chapters[0].power");
        row("another's goal", R"("expect": {)", R"("goal": {"power": "Italy", "take": ["Ser"]}, "expect": {)",
            "chapters[0].power: The goal");
        row("no text", R"("Take it.")", "7", "chapters[0].text");
        row("no JSON", R"("chapters")", "chapters", "line 1");
    }

    void faults()
    {
        QFETCH(const std::string, from);
        QFETCH(const std::string, to);
        QFETCH(const std::string, said);
        std::string text = good();
        const std::size_t at = text.find(from);
        QVERIFY(at != std::string::npos);
        const auto read = readStudy(text.replace(at, from.size(), to), mapsFinder());
        QVERIFY(!read);
        QVERIFY2(read.error().front().text().starts_with(said), read.error().front().text().c_str());
    }

    /// What is asked of a chapter that somebody writes: what its orders bring, and nothing where they bring nothing.
    void whatOrdersBring()
    {
        StudyChapter chapter = readWhole(good()).chapters.front();
        chapter.board.expect.clear();
        const auto expect = expectationOf(chapter.board, chapter.power);
        QVERIFY(expect);
        QCOMPARE(*expect, std::string(R"({"units": {"Austria": ["A Ser"]}})"));
        chapter.board.expect = *expect;
        QVERIFY(unmet(chapter, chapter.orders(true)).empty());
        QVERIFY(!unmet(chapter, {}).empty());
        chapter.board.orders.clear();
        QVERIFY(!expectationOf(chapter.board, chapter.power));
    }

    void shippedChaptersBringSomething_data() { oneRowEach(); }
    void shippedChaptersBringSomething()
    {
        QFETCH(const std::string, text);
        for (StudyChapter chapter : readWhole(text).chapters) {
            if (!chapter.power.valid())
                continue;
            const auto expect = expectationOf(chapter.board, chapter.power);
            if (!expect) // a raid moves nobody
                continue;
            chapter.board.expect = *expect;
            const std::vector<std::string> missing = unmet(chapter, chapter.board.orders);
            QVERIFY2(missing.empty(), missing.empty() ? "" : missing.front().c_str());
            QVERIFY2(!unmet(chapter, chapter.orders(false)).empty(), chapter.title.text.c_str());
        }
    }

    void theFirstChapterNeedsABoard()
    {
        for (const char *text : {R"({"title": "x", "chapters": [{"text": "y"}]})", R"({"title": "x", "chapters": []})",
                                 R"({"title": "x"})", "[]", "", "{"})
            QVERIFY2(!readStudy(text, mapsFinder()), text);
        std::string many = R"({"title": "x", "chapters": [)";
        for (int i = 0; i < 300; ++i)
            many += i ? ", {}" : "{}";
        const auto read = readStudy(many + "]}", mapsFinder());
        QVERIFY(!read && read.error().size() == 1);
    }

    /// Bytes changed by chance: a sentence, or a study that is written and read back.
    void hostile()
    {
        std::mt19937 random(5);
        for (int i = 0; i < 3000; ++i) {
            std::string text = good();
            for (int changes = 1 + int(random() % 4); changes-- > 0;) {
                const std::size_t at = random() % text.size();
                if (random() % 2)
                    text.erase(at, random() % 12);
                else
                    text[at] = "{}[]\",:0a\xff"[random() % 11];
            }
            const auto read = readStudy(text, mapsFinder());
            if (!read) {
                QVERIFY(!read.error().empty() && !read.error().front().message.empty());
                continue;
            }
            const std::string written = writeStudy(*read);
            QCOMPARE(writeStudy(readWhole(written)), written);
        }
    }

    void shipped_data() { oneRowEach(); }
    /// It is read back as it was written, every order is legal, the answer brings what it must, and no answer does not.
    void shipped()
    {
        QFETCH(const std::string, text);
        const Study study = readWhole(text);
        const std::string written = writeStudy(study);
        QCOMPARE(writeStudy(readWhole(written)), written);
        for (const StudyChapter &chapter : study.chapters) {
            const GameCase &board = chapter.board;
            const std::string &name = chapter.title.text;
            QVERIFY2(board.remarks.empty(), name.c_str());
            for (const GivenOrder &given : board.orders) {
                Order order = given.order;
                QVERIFY2(checkOrder(*board.variant->board, board.rules.orders, board.position, given.power, order).ok(),
                         name.c_str());
            }
            if (!chapter.power.valid())
                continue;
            if (!board.expect.empty()) {
                const std::vector<std::string> missing = unmet(chapter, board.orders);
                QVERIFY2(missing.empty(), missing.empty() ? "" : (name + ": " + missing.front()).c_str());
                QVERIFY2(!unmet(chapter, chapter.orders(false)).empty(), name.c_str());
            }
            if (!board.wish.goals.empty()) {
                const Puzzle puzzle{board.position, chapter.power, board.wish.goals, chapter.orders(true)};
                for (const auto &fate : fatesOf(board.variant->board, board.rules, puzzle, puzzle.answer))
                    QVERIFY2(fate.certainty == SafestPlans::Certainty::Sure, name.c_str());
            }
        }
    }

    void shippedInGerman_data() { oneRowEach(); }
    void shippedInGerman()
    {
        QFETCH(const std::string, text);
        const Study study = readWhole(text);
        std::vector<Saying> all{study.title};
        for (const StudyChapter &chapter : study.chapters) {
            all.insert(all.end(), {chapter.title, chapter.text, chapter.right, chapter.wrong});
            all.insert(all.end(), chapter.hints.begin(), chapter.hints.end());
            QVERIFY(!chapter.title.text.empty() && !chapter.text.text.empty());
            QCOMPARE(chapter.power.valid(), !chapter.right.text.empty());
            QCOMPARE(chapter.power.valid(), !chapter.wrong.text.empty());
        }
        for (const Saying &saying : all) {
            const bool hasGerman = saying.others.size() == 1 && saying.others.front().first == "de";
            QVERIFY2(saying.text.empty() || hasGerman, saying.text.c_str());
        }
    }
};

QTEST_GUILESS_MAIN(StudyTest)
#include "tst_study.moc"

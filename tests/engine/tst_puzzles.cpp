#include "game/puzzles.h"

#include "effort.h"
#include "io/gamecase.h"
#include "orders/verbs.h"
#include "projectfile.h"
#include "randomplay.h"
#include "testfiles.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;

namespace {

using Certainty = SafestPlans::Certainty;

bool isSure(const std::shared_ptr<const Board> &board, const Rulebook &rules, const Puzzle &puzzle,
            const std::vector<GivenOrder> &orders)
{
    const std::vector<SafestPlans::Fate> fates = fatesOf(board, rules, puzzle, orders);
    return std::all_of(fates.begin(), fates.end(),
                       [](const SafestPlans::Fate &fate) { return fate.certainty == Certainty::Sure; });
}

} // namespace

/// Orders that surely bring a power's units somewhere: found, cut down to what they need, and tried again in another
/// way.
class TestPuzzles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// On chance boards of every variant: no reply breaks an answer, and no order of it can be spared.
    void foundOnes_data()
    {
        QTest::addColumn<QString>("variant");
        for (const QString &id : QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            if (variantNamed(id.toStdString()))
                QTest::newRow(qPrintable(id)) << id;
        }
    }

    void foundOnes()
    {
        QFETCH(const QString, variant);
        const std::shared_ptr<const Variant> played = variantNamed(variant.toStdString());
        Chance chance(53);
        int found = 0;
        for (int i = 0; i < trials(600); ++i) {
            const Position position = randomPosition(chance, *played);
            if (position.units.size() > 20)
                continue;
            PuzzleSearch search(played->board, played->rules, position, PowerId(chance.below(2)));
            while (!search.done())
                search.tryMore(2000);
            for (const Puzzle &puzzle : search.found()) {
                ++found;
                QVERIFY(puzzle.level == levelOf(*played->board, puzzle) && puzzle.level > 0);
                QVERIFY(!refute(played->board, played->rules, puzzle, 20000, 1).reply);
                for (std::size_t out = 0; out < puzzle.answer.size(); ++out) {
                    std::vector<GivenOrder> fewer = puzzle.answer;
                    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(out));
                    QVERIFY(!isSure(played->board, played->rules, puzzle, fewer));
                }
            }
        }
        qInfo("%d puzzles", found);
    }

    /// A corner of a position: the units nearest to a place, whose sieges stay, and nobody else.
    void aCorner()
    {
        const std::string text =
            R"~({"id": "x", "variant": "standard", "phase": "F1901M", "units": {"Austria": ["A Ser", "A Vie"], "England": ["F NTH", "F BLA"], "Russia": ["A Gal", "A Sev"]}})~";
        const GameCase read = readCases(text, mapsFinder()).front().value();
        const Board &board = *read.variant->board;
        const ProvinceId budapest = board.findProvince("bud");
        const Position corner = nearestUnits(board, read.position, budapest, 3);
        QCOMPARE(corner.units.size(), std::size_t(3));
        for (const Unit &unit : corner.units)
            QCOMPARE(board.distance(board.kind(unit.kind).travel, unit.region, budapest), 1);
        QVERIFY(corner.owner == read.position.owner && corner.phase == read.position.phase);
        QCOMPARE(nearestUnits(board, read.position, budapest, 99), read.position);
        const Position last = nearestUnits(board, read.position, budapest, 4);
        QVERIFY(std::any_of(last.units.begin(), last.units.end(), [&](const Unit &unit) {
            return board.provinceOf(unit.region) == board.findProvince("sev");
        })); // fleets never come to Budapest
    }

    /// What goes wrong with a false answer: both ways of trying it find a reply.
    void aFalseAnswerIsRefuted()
    {
        const std::string text =
            R"~({"id": "x", "variant": "standard", "phase": "F1901M", "units": {"Austria": ["A Ser", "A Vie"], "Russia": ["A Gal"], "Turkey": ["A Rum"]},
            "orders": {"Austria": ["A Ser - Bud"]}, "goal": {"power": "Austria", "take": ["Bud"]}})~";
        const GameCase read = readCases(text, mapsFinder()).front().value();
        const Puzzle puzzle{read.position, read.wish.power, read.wish.goals, read.orders};
        const std::vector<SafestPlans::Fate> fates = fatesOf(read.variant->board, read.rules, puzzle, puzzle.answer);
        QCOMPARE(fates.front().certainty, Certainty::Broken);
        QCOMPARE(fates.front().breaker.size(), std::size_t(1));
        const Refutation tried = refute(read.variant->board, read.rules, puzzle, 20000, 1);
        QVERIFY(tried.complete && tried.reply);
        QCOMPARE(levelOf(*read.variant->board, puzzle), 0); // nobody helps
    }

    /// Those that come with the variants: read back as they are written, proved, and tried again in another way.
    void thoseOfTheVariants_data() { foundOnes_data(); }
    void thoseOfTheVariants()
    {
        QFETCH(const QString, variant);
        const std::string text = readTestFile("maps/" + variant.toStdString() + "/puzzles.jsonl");
        const std::vector<CaseOrError> all = text.empty() ? std::vector<CaseOrError>() : readCases(text, mapsFinder());
        std::vector<std::string> ids;
        for (std::size_t i = 0; i < all.size(); ++i) {
            QVERIFY2(all[i].ok(), qPrintable(QString::number(i)));
            const GameCase &read = all[i].value();
            QCOMPARE(QString::fromStdString(read.variant->id), variant);
            ids.push_back(read.id);
            const std::string written =
                writeCase(read.id, *read.variant, read.settings, read.position, read.orders, read.wish);
            QVERIFY(text.find(written + '\n') != std::string::npos);
            if (!isItsTurn(i, 8))
                continue;
            const Puzzle puzzle{read.position, read.wish.power, read.wish.goals, read.orders};
            QVERIFY2(levelOf(*read.variant->board, puzzle) > 0, read.id.c_str());
            QVERIFY2(isSure(read.variant->board, read.rules, puzzle, puzzle.answer), read.id.c_str());
            QVERIFY2(!refute(read.variant->board, read.rules, puzzle, trials(100000), i).reply, read.id.c_str());
        }
        std::sort(ids.begin(), ids.end());
        QVERIFY(std::adjacent_find(ids.begin(), ids.end()) == ids.end());
    }
};

QTEST_GUILESS_MAIN(TestPuzzles)
#include "tst_puzzles.moc"

#include "cli/console.h"

#include "game/puzzles.h"
#include "io/json.h"
#include "orders/notation.h"
#include "words/names.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

constexpr int usualTries = 100000;    ///< replies that are judged against an answer
constexpr int triesInCorner = 200000; ///< seasons that are judged for a centre: few units can be gone through
constexpr int slice = 100000;         ///< seasons of search at once: there is nobody to answer meanwhile
constexpr std::uint64_t seed = 1900;

/// Files stay as they are; of folders all files, by name.
QStringList filesOf(const QStringList &paths)
{
    QStringList files;
    for (const QString &path : paths) {
        if (!QFileInfo(path).isDir()) {
            files += path;
            continue;
        }
        for (const QFileInfo &each : QDir(path).entryInfoList(QDir::Files, QDir::Name))
            files += each.filePath();
    }
    return files;
}

/// Prints the hardest puzzle of each power in each position, or in each corner of it; one that was found already is
/// passed over.
class Mine {
public:
    Mine(int leastLevel, int units) : m_leastLevel(leastLevel), m_units(units) {}

    void dig(const GameCase &gameCase)
    {
        const Board &board = *gameCase.variant->board;
        if (m_units == 0) {
            dig(gameCase, gameCase.position, PuzzleSearch::usualTries);
            return;
        }
        for (int p = 0; p < board.provinceCount(); ++p) {
            if (board.province(ProvinceId(p)).centre)
                dig(gameCase, nearestUnits(board, gameCase.position, ProvinceId(p), m_units), triesInCorner);
        }
    }

private:
    void dig(const GameCase &gameCase, const Position &position, int tries)
    {
        const Board &board = *gameCase.variant->board;
        for (int p = 0; p < board.powerCount(); ++p) {
            const auto own = std::count_if(position.units.begin(), position.units.end(),
                                           [p](const Unit &unit) { return unit.power == PowerId(p); });
            if (!board.power(PowerId(p)).playable || own < 2)
                continue;
            PuzzleSearch search(gameCase.variant->board, gameCase.rules, position, PowerId(p), {}, tries);
            while (!search.done())
                search.tryMore(slice);
            if (!search.found().empty() && search.found().front().level >= m_leastLevel)
                tell(gameCase, search.found().front());
        }
    }

    void tell(const GameCase &gameCase, const Puzzle &puzzle)
    {
        const Board &board = *gameCase.variant->board;
        std::string what = gameCase.variant->id + board.power(puzzle.power).name;
        for (const SafestPlans::Goal &goal : puzzle.goals)
            what += board.province(goal.place).abbreviation;
        for (const GivenOrder &given : puzzle.answer)
            what += orderText(board, given.order);
        if (!m_known.insert(what).second)
            return;
        const std::string id = gameCase.id + (gameCase.id.empty() ? "" : " ") + board.power(puzzle.power).name;
        print(writeCase(id, *gameCase.variant, gameCase.settings, puzzle.position, puzzle.answer,
                        {puzzle.power, puzzle.goals}));
    }

    int m_leastLevel;
    int m_units; ///< 0: all
    std::set<std::string> m_known;
};

/// One line: is the answer proved, and does it withstand replies that are tried in another way? False: it does not.
bool prove(const GameCase &gameCase, int tries)
{
    const Board &board = *gameCase.variant->board;
    if (!gameCase.wish.power.valid() || gameCase.wish.goals.empty()) {
        complain(say("“%1” is no puzzle: it has no goal.").arg(fromUtf8(gameCase.id)));
        return false;
    }
    const Puzzle puzzle{gameCase.position, gameCase.wish.power, gameCase.wish.goals, gameCase.orders};
    const std::vector<SafestPlans::Fate> fates =
        fatesOf(gameCase.variant->board, gameCase.rules, puzzle, puzzle.answer);
    const bool isSure = std::all_of(fates.begin(), fates.end(), [](const SafestPlans::Fate &fate) {
        return fate.certainty == SafestPlans::Certainty::Sure;
    });
    const Refutation tried = refute(gameCase.variant->board, gameCase.rules, puzzle, tries, seed);
    JsonValue line = JsonValue::object({{"id", gameCase.id}, {"sure", isSure}, {"every", tried.complete}});
    if (tried.reply) {
        line.add("refuted", JsonValue::listOf(*tried.reply, [&](const GivenOrder &given) {
                     return board.power(given.power).name + ": " + orderText(board, given.order);
                 }));
    }
    print(writeJson(line));
    return isSure && !tried.reply;
}

} // namespace

ExitStatus makePuzzles(CommandParser &parser)
{
    parser.addOption({u"level"_s, say("No easier than this, from 1 to 4."), u"N"_s, u"1"_s});
    parser.addOption(
        {u"units"_s, say("Of each position only so many units: those nearest to a centre."), u"N"_s, u"0"_s});
    parser.addOption(
        {u"tries"_s, say("How many replies are tried against an answer."), u"N"_s, QString::number(usualTries)});
    parser.addPositionalArgument(u"mine|prove"_s, say("What is to be done."), u"mine|prove"_s);
    parser.addPositionalArgument(u"FILE"_s, say("Files of games or cases, and folders of them."), u"FILE|DIR..."_s);
    if (const auto done = parser.read())
        return *done;
    QStringList files = parser.positionalArguments();
    const QString what = files.isEmpty() ? QString() : files.takeFirst();
    const int level = parser.value(u"level"_s).toInt();
    const int tries = parser.value(u"tries"_s).toInt();
    const int units = parser.value(u"units"_s).toInt();
    if ((what != "mine"_L1 && what != "prove"_L1) || level < 1 || tries < 1 || units < 0)
        return misused(say("Say what is to be done: puzzles mine DIR, or puzzles prove FILE."));
    if (what == "prove"_L1)
        return answerCases(filesOf(files), CaseOrders::Read,
                           [tries](const GameCase &gameCase) { return prove(gameCase, tries); });
    Mine mine(level, units);
    return answerCases(filesOf(files), CaseOrders::Ignored, [&mine](const GameCase &gameCase) {
        mine.dig(gameCase);
        return true;
    });
}

} // namespace entente::app

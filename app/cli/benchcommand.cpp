#include "cli/console.h"

#include "cli/caserunner.h"
#include "game/hints.h"
#include "io/gamecase.h"
#include "orders/options.h"
#include "words/names.h"
#include "words/sentences.h"

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <memory>
#include <random>
#include <vector>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

/// Numbers from a generator that the standard lays down to the bit. Its distributions are not, so they are not used.
class Chance {
public:
    int below(int limit) { return static_cast<int>(m_engine() % static_cast<std::uint64_t>(limit)); }

private:
    std::mt19937_64 m_engine{1};
};

bool mayStand(const Board &board, const Position &position, const Unit &unit)
{
    const UnitKind &kind = board.kind(unit.kind);
    const ProvinceId place = board.provinceOf(unit.region);
    const bool raised = !kind.returnsTo.valid() || board.power(unit.power).mainstay == unit.kind;
    return raised && board.canStand(kind.travel, unit.region) && mayEnter(board, unit.power, place)
           && !unitIn(board, position, place, unit.layer).valid();
}

Position fullBoard(Chance &chance, const Variant &variant)
{
    const Board &board = *variant.board;
    Position position = variant.start;
    position.units.clear();
    if (position.phase.stage != Stage::Moves) // a variant that begins with a winter
        position.phase = {variant.seasons.front().season, position.phase.year + 1, Stage::Moves};
    const int wanted = std::min(board.centreCount(), maxUnits);
    // Some boards have no place for as many, so a place that is taken is not tried for ever.
    for (int tries = 0; tries < 100 * wanted && static_cast<int>(position.units.size()) < wanted; ++tries) {
        const KindId kind(chance.below(board.kindCount()));
        const Unit unit{PowerId(chance.below(board.powerCount())), kind, RegionId(chance.below(board.regionCount())),
                        layerOf(board, kind)};
        if (mayStand(board, position, unit))
            position.units.push_back(unit);
    }
    position.sort();
    return position;
}

std::vector<GivenOrder> ordersFor(Chance &chance, const Board &board, const OrderRules &rules, const Position &position)
{
    const OptionTable options(board, rules, position);
    std::vector<GivenOrder> orders;
    std::vector<Order> legal;
    for (int i = 0; i < static_cast<int>(position.units.size()); ++i) {
        legal.clear();
        options.ordersOf(UnitId(i), legal);
        const auto end =
            std::stable_partition(legal.begin(), legal.end(), [](const Order &order) { return is<Move>(order); });
        const auto moves = static_cast<int>(end - legal.begin());
        const int from = chance.below(2) && moves ? moves : static_cast<int>(legal.size());
        orders.push_back(
            {position.units[static_cast<std::size_t>(i)].power, legal[static_cast<std::size_t>(chance.below(from))]});
    }
    // An army that somebody carries usually knows of it.
    for (GivenOrder &given : orders) {
        for (const GivenOrder &other : orders) {
            const auto *convoy = std::get_if<Convoy>(&other.order.action);
            if (convoy && convoy->army == given.order.at && chance.below(4))
                given.order.action = Move{{convoy->to}, Way::Unsaid, {}};
        }
    }
    return orders;
}

/// So many cases that nobody thought of, to measure with: the variant's board with as many units as it has centres, in
/// chance places and of all its kinds, each with a legal order by chance. Half of the units move where they can, so
/// that there is something to judge. The same on every machine.
std::vector<GameCase> chanceCases(const std::shared_ptr<const Variant> &variant, std::size_t count)
{
    Chance chance;
    std::vector<GameCase> cases(count);
    for (GameCase &gameCase : cases) {
        gameCase.variant = variant;
        gameCase.rules = variant->rules;
        gameCase.position = fullBoard(chance, *variant);
        gameCase.orders = ordersFor(chance, *variant->board, variant->rules.orders, gameCase.position);
    }
    return cases;
}

/// What is done over and over.
enum class Task : std::uint8_t { Adjudicate, ListLegal, Hint };

/// Cases with the judges that they need, one for each set of rules.
class Benchmark {
public:
    void add(GameCase gameCase)
    {
        Adjudicator *judge = nullptr;
        for (const auto &known : m_judges) {
            if (&known->board() == gameCase.variant->board.get() && known->rules() == gameCase.rules)
                judge = known.get();
        }
        if (!judge)
            judge = m_judges.emplace_back(std::make_unique<Adjudicator>(gameCase.variant->board, gameCase.rules)).get();
        m_cases.push_back({std::move(gameCase), judge});
    }

    std::size_t size() const { return m_cases.size(); }

    /// The task once for each case.
    void run(Task task)
    {
        switch (task) {
        case Task::Adjudicate: return adjudicateAll();
        case Task::ListLegal: return listAllLegal();
        case Task::Hint: return hintAll();
        }
    }

private:
    void adjudicateAll()
    {
        for (const Entry &entry : m_cases) {
            const Position &position = entry.gameCase.position;
            Adjudicator &judge = *entry.judge;
            switch (position.phase.stage) {
            case Stage::Moves: judge.moves(position, entry.gameCase.orders); break;
            case Stage::Retreats: judge.retreats(position, entry.gameCase.orders); break;
            case Stage::Adjustments: judge.adjustments(position, entry.gameCase.orders); break;
            }
        }
    }

    void listAllLegal()
    {
        for (const Entry &entry : m_cases) {
            const Position &position = entry.gameCase.position;
            const OptionTable options(*entry.gameCase.variant->board, entry.gameCase.rules.orders, position);
            m_legal.clear();
            for (int i = 0; i < static_cast<int>(position.units.size()); ++i)
                options.ordersOf(UnitId(i), m_legal);
        }
    }

    /// What the whole table is told before it seals.
    void hintAll()
    {
        for (const Entry &entry : m_cases) {
            const GameCase &one = entry.gameCase;
            std::vector<PowerId> powers;
            for (int p = 0; p < one.variant->board->powerCount(); ++p)
                powers.push_back(PowerId(p));
            hintsOn(*entry.judge, *one.variant, one.position, one.orders, powers);
        }
    }

    struct Entry {
        GameCase gameCase;
        Adjudicator *judge;
    };

    std::vector<Entry> m_cases;
    std::vector<std::unique_ptr<Adjudicator>> m_judges;
    std::vector<Order> m_legal;
};

/// What this process has used of a processor, in seconds. Unlike time on the wall it does not count what others used.
double processorTime()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

constexpr int mostChanceCases = 100000;

/// Fills the benchmark with chance cases of a variant; false after a complaint.
bool addChanceCases(const QCommandLineParser &parser, const VariantLibrary &library, Benchmark &benchmark)
{
    bool number = false;
    const int count = parser.value(u"random"_s).toInt(&number);
    if (!number || count < 1 || count > mostChanceCases) {
        complain(
            say("“%1” is not a number of cases from 1 to %2.").arg(parser.value(u"random"_s)).arg(mostChanceCases));
        return false;
    }
    const QString id = parser.value(u"variant"_s);
    const std::shared_ptr<const Variant> variant = library.find(id);
    if (!variant) {
        complain(id.isEmpty() ? say("Name the variant: --variant ID.") : say("There is no variant “%1”.").arg(id));
        return false;
    }
    for (GameCase &gameCase : chanceCases(variant, static_cast<std::size_t>(count)))
        benchmark.add(std::move(gameCase));
    return true;
}

QString taskName(Task task)
{
    switch (task) {
    case Task::Adjudicate: return u"adjudications"_s;
    case Task::ListLegal: return u"legal lists"_s;
    case Task::Hint: return u"sets of hints"_s;
    }
    return {};
}

/// Does the same over and over for so many seconds, and prints how often in one.
void measure(Benchmark &benchmark, Task task, double seconds)
{
    // The first round warms up the judge's memory and counts for nothing.
    benchmark.run(task);
    const double start = processorTime();
    qint64 rounds = 0;
    double taken = 0;
    do {
        benchmark.run(task);
        ++rounds;
        taken = processorTime() - start;
    } while (taken < seconds);
    const double rate = static_cast<double>(rounds) * static_cast<double>(benchmark.size()) / std::max(taken, 1e-6);
    print(u"cases: %1, rounds: %2, seconds: %3, %4/s: %5"_s.arg(benchmark.size())
              .arg(rounds)
              .arg(taken, 0, 'f', 3)
              .arg(taskName(task))
              .arg(rate, 0, 'f', 0));
}

} // namespace

ExitStatus benchCases(CommandParser &parser)
{
    parser.addOption({u"seconds"_s, say("How long to measure, in seconds of processor time."), u"N"_s, u"5"_s});
    parser.addOption({u"legal"_s, say("Measure the listing of all legal orders instead.")});
    parser.addOption({u"hints"_s, say("Measure the hints on the orders instead.")});
    parser.addOption(
        {u"random"_s,
         say("Measure with so many full boards and legal orders by chance, always the same ones, instead of files."),
         u"N"_s});
    parser.addOption({u"variant"_s, say("The variant of the chance cases."), u"ID"_s});
    parser.addPositionalArgument(u"FILE"_s, say("Files of cases."), u"[FILE...]"_s);
    if (const auto done = parser.read())
        return *done;
    bool number = false;
    const double seconds = parser.value(u"seconds"_s).toDouble(&number);
    if (!number || seconds < 0 || seconds > 86400)
        return misused(say("“%1” is not a number of seconds.").arg(parser.value(u"seconds"_s)));

    const VariantLibrary library;
    Benchmark benchmark;
    bool faulty = false;
    ExitStatus files = ExitStatus::Well;
    if (parser.isSet(u"random"_s)) {
        if (!parser.positionalArguments().isEmpty())
            return misused(say("Either files or chance cases, not both."));
        if (!addChanceCases(parser, library, benchmark))
            return ExitStatus::Usage;
    } else {
        files =
            forEachCase(parser.positionalArguments(), library.finder(), CaseOrders::Read, [&](const CaseOrError &item) {
                if (item) {
                    benchmark.add(*item);
                } else {
                    complain(fromUtf8(item.error().id) + u": "_s + spoken(item.error().fault));
                    faulty = true;
                }
            });
    }
    if (benchmark.size() == 0)
        return failed(say("There is no case to adjudicate."));

    measure(benchmark,
            parser.isSet(u"hints"_s)   ? Task::Hint
            : parser.isSet(u"legal"_s) ? Task::ListLegal
                                       : Task::Adjudicate,
            seconds);
    return faulty ? ExitStatus::Fault : files;
}

} // namespace entente::app

#include "cli/console.h"
#include "cli/referee.h"

#include "orders/options.h"
#include "words/names.h"

#include <QCommandLineParser>
#include <QElapsedTimer>

#include <map>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

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
        if (!judge) {
            m_judges.push_back(std::make_unique<Adjudicator>(gameCase.variant->board, gameCase.rules));
            judge = m_judges.back().get();
        }
        Entry &entry = m_cases.emplace_back(Entry{std::move(gameCase), judge, {}});
        entry.sheet.write(judge->board(), entry.gameCase.orders);
    }

    std::size_t size() const { return m_cases.size(); }

    void adjudicateAll()
    {
        for (const Entry &entry : m_cases) {
            const Position &position = entry.gameCase.position;
            switch (position.phase.stage) {
            case Stage::Moves: entry.judge->moves(position, entry.sheet); break;
            case Stage::Retreats: entry.judge->retreats(position, entry.gameCase.orders); break;
            case Stage::Adjustments: entry.judge->adjustments(position, entry.gameCase.orders); break;
            }
        }
    }

    void listAllLegal()
    {
        for (const Entry &entry : m_cases) {
            const GameCase &gameCase = entry.gameCase;
            m_options.clear();
            const OptionTable options(*gameCase.variant->board, gameCase.rules.orders, gameCase.position);
            for (int i = 0; i < static_cast<int>(gameCase.position.units.size()); ++i)
                options.optionsOf(UnitId(i), m_options);
        }
    }

private:
    struct Entry {
        GameCase gameCase;
        Adjudicator *judge;
        OrderSheet sheet; ///< of the case's orders, which stay where they are when the entry moves
    };
    std::vector<Entry> m_cases;
    std::vector<std::unique_ptr<Adjudicator>> m_judges;
    OptionList m_options;
};

} // namespace

ExitStatus benchCases(const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(say("Measure how fast cases are adjudicated, over and over on one thread."));
    parser.addOption({u"seconds"_s, say("How long to measure."), u"N"_s, u"5"_s});
    parser.addOption({u"legal"_s, say("Measure the listing of all legal orders instead.")});
    parser.addPositionalArgument(u"FILE"_s, say("Files of cases."), u"FILE..."_s);
    if (const auto done = readOptions(parser, u"bench"_s, arguments))
        return *done;
    bool number = false;
    const double seconds = parser.value(u"seconds"_s).toDouble(&number);
    if (!number || seconds < 0 || seconds > 86400) {
        complain(say("“%1” is not a number of seconds.").arg(parser.value(u"seconds"_s)));
        return ExitStatus::Usage;
    }
    const bool legal = parser.isSet(u"legal"_s);

    const VariantLibrary library;
    Benchmark benchmark;
    bool faulty = false;
    const ExitStatus files = forEachCase(parser.positionalArguments(), library.finder(), CaseOrders::Read, [&](const CaseOrError &item) {
        if (item) {
            benchmark.add(*item);
        } else {
            complain(fromUtf8(item.error().id + ": " + item.error().fault.text()));
            faulty = true;
        }
    });
    if (benchmark.size() == 0) {
        complain(say("There is no case to adjudicate."));
        return ExitStatus::Fault;
    }

    // The first round warms up the judge's memory and counts for nothing.
    legal ? benchmark.listAllLegal() : benchmark.adjudicateAll();
    QElapsedTimer timer;
    timer.start();
    qint64 rounds = 0;
    qint64 elapsed = 0;
    do {
        legal ? benchmark.listAllLegal() : benchmark.adjudicateAll();
        ++rounds;
        elapsed = timer.nsecsElapsed();
    } while (static_cast<double>(elapsed) < seconds * 1e9);
    const double taken = static_cast<double>(elapsed) / 1e9;
    const double rate = static_cast<double>(rounds) * static_cast<double>(benchmark.size()) / taken;
    print(u"cases: %1, rounds: %2, seconds: %3, %4/s: %5"_s.arg(benchmark.size())
              .arg(rounds)
              .arg(taken, 0, 'f', 3)
              .arg(legal ? u"legal lists"_s : u"adjudications"_s)
              .arg(rate, 0, 'f', 0));
    return faulty ? ExitStatus::Fault : files;
}

} // namespace entente::app

#include "effort.h"
#include "projectfile.h"
#include "randomplay.h"
#include "testvariants.h"

#include "game/explain.h"
#include "game/game.h"
#include "game/schedule.h"
#include "io/gamecase.h"

#include <QTest>

#include <numeric>

using namespace entente;
using namespace entente::test;

/// What the judge writes down of its reasons agrees with its verdicts, whatever the variant.
class EvidenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void totalsAreTheVerdicts_data();
    void totalsAreTheVerdicts();
    void underEverySetting_data();
    void underEverySetting();
    void whoCutsByItself();
};

namespace {

using Side = Evidence::Side;
using Part = Evidence::Part;

bool isFight(Reason reason)
{
    switch (reason) {
    case Reason::Moves:
    case Reason::MovesByConvoy:
    case Reason::RaisesSiege:
    case Reason::Bounced:
    case Reason::LostHeadToHead:
    case Reason::RouteFought:
    case Reason::Halted:
    case Reason::OwnUnit: return true;
    default: return false;
    }
}

/// What is wrong with the parts of a side, or nothing.
const char *faultOf(const Side &side)
{
    if (side.parts.empty() || side.total < 0)
        return "a side without anybody";
    const int sum = std::accumulate(side.parts.begin(), side.parts.end(), 0,
                                    [](int total, const Part &part) { return total + part.halves; });
    if (sum != side.total)
        return "the contributions do not add up to the total";
    for (std::size_t i = 0; i < side.parts.size(); ++i) {
        const Part &part = side.parts[i];
        const bool counts =
            part.why == Part::Why::Support || part.why == Part::Why::HalfSupport || part.why == Part::Why::AirSupport;
        const bool fights = part.fights();
        if (i > 0 ? fights : counts)
            return "not one unit fights";
        if (i > 0 && (part.halves > 0) != counts)
            return "a support counts and does not";
        const bool lost = part.why == Part::Why::CutSupport || part.why == Part::Why::DislodgedSupport
                          || part.why == Part::Why::HalfSupport;
        if (!fights && lost == part.by.empty())
            return "a support was lost to nobody, or kept from somebody";
        if (fights && !part.by.empty() && part.why != Part::Why::Weakened)
            return "a unit that is whole was weakened";
        for (std::size_t other = 0; other < i; ++other) {
            if (side.parts[other].unit == part.unit)
                return "a unit contributes twice";
        }
    }
    return nullptr;
}

bool names(const Evidence &evidence, UnitId unit)
{
    if (std::find(evidence.culprits.begin(), evidence.culprits.end(), unit) != evidence.culprits.end())
        return true;
    return std::any_of(evidence.sides.begin(), evidence.sides.end(),
                       [unit](const Side &side) { return side.fighter() == unit; });
}

/// What is wrong with the evidence of a result, or nothing. Where powers act one after the other the verdict of a step
/// stays, and a later one that drives the unit out adds its attack to the evidence.
const char *faultOf(const OrderResult &result, bool inTurn)
{
    const Evidence &evidence = result.evidence;
    const Verdict &verdict = result.verdict;
    for (const Side &side : evidence.sides) {
        if (const char *fault = faultOf(side))
            return fault;
    }
    std::vector<Side> sides = evidence.sides;
    if (verdict.dislodged) {
        if (sides.empty() || sides.back().kind != Side::Kind::Attack || sides.back().fighter() != verdict.dislodger)
            return "driven out, and not by the last side";
        const bool stood = sides[0].kind == Side::Kind::Hold;
        if (stood && sides.back().total != verdict.against && !inTurn)
            return "driven out by another strength";
        sides.pop_back();
    }
    if (result.route.fought()) {
        const bool met = result.route.against > 0;
        if (sides.size() < (met ? 2u : 1u) || sides[0].total != result.route.strength
            || (met && sides[1].total != result.route.against))
            return "the fight on the way is told otherwise";
        sides.erase(sides.begin(), sides.begin() + (met ? 2 : 1));
    }
    if (isFight(verdict.reason)) {
        const int own = sides.empty() ? 0 : sides[0].total;
        const int met = sides.size() < 2 ? 0 : sides[1].total;
        if (own != verdict.strength || met != verdict.against)
            return "a move had or met another strength";
        if (!sides.empty() && (sides[0].kind != Side::Kind::Attack || sides[0].fighter() != result.id))
            return "not its own attack comes first";
    } else if (!sides.empty() && verdict.strength > 0 && verdict.strength >= verdict.against) {
        if (sides[0].total != verdict.strength || sides[0].fighter() != result.id)
            return "it held with another strength";
    }
    switch (verdict.reason) {
    case Reason::Bounced:
    case Reason::LostHeadToHead:
    case Reason::RouteFought:
    case Reason::Halted:
    case Reason::OwnUnit:
    case Reason::ConvoyBroken:
    case Reason::Cut:
    case Reason::CutLater:
    case Reason::SupportDislodged:
    case Reason::Dislodged:
    case Reason::FlightsMet:
    case Reason::RaidFailed:
        if (!names(evidence, verdict.other))
            return "who is to blame is not in the evidence";
        break;
    default: break;
    }
    return nullptr;
}

struct Tally {
    int compared = 0; ///< verdicts that met somebody
    int helped = 0;   ///< sides with more than one unit
    std::string fault;
};

/// Chance turns, until one of them has a fault.
void play(const Variant &variant, const Rulebook &given, int rounds, Tally &tally)
{
    const Board &board = *variant.board;
    Adjudicator judge(variant.board, given);
    Chance chance(16);
    for (int round = 0; round < rounds && tally.fault.empty(); ++round) {
        Position position =
            given.orders.armyFleet && round % 2 ? randomVoyages(chance, variant) : randomPosition(chance, variant);
        Rulebook rules = given;
        rules.sequence.scheduleSeed = round + 1;
        position.schedule = scheduleOf(variant, rules, position.phase);
        const Turn turn = playPhase(judge, variant, position, randomOrders(chance, board, given.orders, position));
        for (std::size_t i = 0; i < turn.results.size(); ++i) {
            const OrderResult &result = turn.results[i];
            if (!result.id.valid())
                continue;
            if (const char *fault = faultOf(result, rules.policies.turns == Policies::Turns::InSequence))
                tally.fault = std::string(fault) + ": " + orderText(board, result.order, turn.before.phase.stage) + '\n'
                              + describeTurn(board, turn);
            tally.compared += result.verdict.against > 0;
            for (const Explanation::Side &side : explain(turn, static_cast<int>(i)).sides)
                tally.helped += side.parts.size() > 1;
        }
    }
}

} // namespace

void EvidenceTest::totalsAreTheVerdicts_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : readableVariants())
        QTest::newRow(qPrintable(id)) << id;
}

void EvidenceTest::totalsAreTheVerdicts()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    Tally tally;
    play(*variant, variant->rules, trials(5000), tally);
    QVERIFY2(tally.fault.empty(), tally.fault.c_str());
    QVERIFY(tally.compared > trials(300));
    QVERIFY(tally.helped > trials(300));
}

void EvidenceTest::underEverySetting_data()
{
    totalsAreTheVerdicts_data();
}

/// Editions cut, spare and count otherwise; the evidence follows them.
void EvidenceTest::underEverySetting()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    for (const SettingInfo &setting : rulebookSettings()) {
        if (setting.type == SettingInfo::Type::Number || !offers(*variant, setting))
            continue;
        const auto values =
            setting.type == SettingInfo::Type::Flag ? std::vector<std::string>{"false", "true"} : setting.choices;
        for (const std::string &value : values) {
            const Game game(variant, {{setting.name, value}});
            Tally tally;
            play(game.variant(), game.rules(), trials(100), tally);
            QVERIFY2(tally.fault.empty(), (setting.name + '=' + value + ": " + tally.fault).c_str());
        }
    }
}

/// An army on the fleet that a support is against cuts it only because another does (the simple paradox).
void EvidenceTest::whoCutsByItself()
{
    const auto cases = readCases(
        R"({"variant": "standard", "phase": "S1901M", "settings": {"edition": "2023"},
            "units": {"England": ["F Lon", "F Wal"], "France": ["F ENG", "A Bre"], "Germany": ["F NTH"]},
            "orders": {"England": ["F Lon S F Wal - ENG", "F Wal - ENG"],
                       "France": ["F ENG C A Bre - Lon", "A Bre - Lon via convoy"], "Germany": ["F NTH - Lon"]}})",
        anyFinder());
    QVERIFY(cases.size() == 1 && cases.front());
    const GameCase &asked = *cases.front();
    const Turn turn = playPhase(*asked.variant, asked.rules, asked.position, asked.orders);
    for (const OrderResult &result : turn.results) {
        if (!is<Support>(result.order))
            continue;
        QCOMPARE(result.verdict.reason, Reason::Cut);
        const Unit &by = turn.before.units[static_cast<std::size_t>(result.verdict.other.index())];
        QCOMPARE(asked.variant->board->power(by.power).name, std::string("Germany"));
        return;
    }
    QFAIL("no support");
}

QTEST_APPLESS_MAIN(EvidenceTest)
#include "tst_evidence.moc"

#include "projectfile.h"
#include "randomplay.h"
#include "testfiles.h"
#include "testvariants.h"

#include "game/flightreport.h"
#include "game/happenings.h"
#include "judge/adjudicator.h"
#include "rules/features.h"

#include <QDir>
#include <QTest>

#include <initializer_list>

using namespace entente;
using namespace entente::test;

/// Whatever is told of a turn cites rules of the game that is played, and of no other.
class CitedRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areTheVariantsOwn_data();
    void areTheVariantsOwn();
};

namespace {

struct Rules {
    std::string_view named;
    std::initializer_list<Feature> of; ///< at least one of them; none: the rules of every game
};

const Rules everyRules[] = {
    {"1971 ", {}},
    {"DATC ", {}},
    {"Davis ", {Feature::Boxes, Feature::Voyages, Feature::CoastalCrawl, Feature::Yards}},
    {"City State ", {Feature::Passes, Feature::Walls, Feature::Ports}},
    {"LiMa ", {Feature::Squadrons}},
    {"1939 III ", {Feature::Tanks, Feature::Bombers, Feature::HeldLand, Feature::SupplyPoints}},
    {"Sequential ", {Feature::InSequence}},
};

bool isOwn(std::string_view rule, const FeatureSet &features)
{
    return rule.empty() || std::any_of(std::begin(everyRules), std::end(everyRules), [&](const Rules &rules) {
               return rule.starts_with(rules.named)
                      && (rules.of.size() == 0 || std::any_of(rules.of.begin(), rules.of.end(), [&](Feature feature) {
                              return features.has(feature);
                          }));
           });
}

/// The first rule of another game that the turn cites, with what it was cited for; else nothing.
std::string foreignRule(const Variant &variant, const Turn &turn, Edition edition)
{
    for (const OrderResult &result : turn.results) {
        if (const char *rule = ruleOf(result.verdict, edition); !isOwn(rule, variant.features))
            return std::string(rule) + ": " + reasonWord(result.verdict.reason);
    }
    for (const Happening &happening : happeningsOf(*variant.board, turn)) {
        if (const char *rule = ruleOf(happening); !isOwn(rule, variant.features))
            return std::string(rule) + ": " + happeningWord(happening.kind);
    }
    for (const FlightReport &flight : turn.flights) {
        if (const char *rule = ruleOf(flight); !isOwn(rule, variant.features))
            return std::string(rule) + ": a flight";
    }
    return {};
}

} // namespace

void CitedRulesTest::areTheVariantsOwn_data()
{
    QTest::addColumn<QString>("id");
    QStringList ids = QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    ids += patchedVariants();
    for (const QString &id : ids) {
        if (anyVariant(id.toStdString()))
            QTest::newRow(qPrintable(id)) << id;
    }
}

/// Chance turns of all phases, legal orders and others.
void CitedRulesTest::areTheVariantsOwn()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    const Board &board = *variant->board;
    const OrderRules &rules = variant->rules.orders;
    Adjudicator judge(variant->board, variant->rules);
    Chance chance(27);
    int played = 0;
    for (int round = 0; round < 500; ++round) {
        Position position = randomPosition(chance, *variant);
        position.schedule = scheduleOf(*variant, variant->rules, position.phase);
        std::vector<GivenOrder> orders = randomOrders(chance, board, rules, position);
        for (int phase = 0; phase < 4; ++phase) {
            const Turn turn = playPhase(judge, *variant, position, orders);
            const std::string fault = foreignRule(*variant, turn, variant->rules.edition);
            QVERIFY2(fault.empty(), (fault + '\n' + describeTurn(board, turn)).c_str());
            ++played;
            position = turn.after;
            orders = randomPhaseOrders(chance, board, rules, position);
        }
    }
    QCOMPARE(played, 2000);
}

QTEST_APPLESS_MAIN(CitedRulesTest)
#include "tst_citedrules.moc"

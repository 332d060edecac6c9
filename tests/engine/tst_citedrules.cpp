#include "projectfile.h"
#include "randomplay.h"
#include "testfiles.h"
#include "testvariants.h"

#include "game/citations.h"
#include "game/play.h"
#include "rules/features.h"
#include "rules/paragraphs.h"

#include <QDir>
#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;

/// Whatever is told of a turn cites rules of the game that is played, and of no other.
class CitedRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areTheVariantsOwn_data();
    void areTheVariantsOwn();
    void namesInFilesAreKnown_data() { areTheVariantsOwn_data(); }
    void namesInFilesAreKnown();
    void ofEveryEdition();
};

namespace {

/// The marks that the rules of a variant explain, with its title before its own, and those of the printed editions.
std::vector<std::string> explainedBy(const Variant &variant, const std::string &folder)
{
    std::vector<std::string> marks;
    for (const std::string &mark : explainedParagraphs(readTestFile("maps/" + folder + "/rules.md")))
        marks.push_back(mark.find(' ') == mark.npos ? variant.title + ' ' + mark : mark);
    for (const char *page : {"maps/standard/1971.md", "maps/standard/later.md"}) {
        for (std::string &mark : explainedParagraphs(readTestFile(page)))
            marks.push_back(std::move(mark));
    }
    return marks;
}

/// The edition's own, or an issue that no edition settles.
bool isOfEdition(const std::string &rule, Edition edition)
{
    return rule.starts_with("DATC ") || rule.starts_with(std::string(editionName(edition)) + ' ');
}

/// A rule that the turn cites and that is not to be found, with what it was cited for; else nothing. `printed` are the
/// marks that are explained; none: any own paragraph will do.
std::string faultyRule(const Variant &variant, const Turn &turn, const std::vector<std::string> &explained)
{
    const Board &board = *variant.board;
    const auto isFound = [&](const std::string &rule) {
        const bool own = rule.starts_with(variant.title);
        return (own || isOfEdition(rule, turn.edition))
               && (explained.empty() || std::find(explained.begin(), explained.end(), rule) != explained.end());
    };
    for (std::size_t i = 0; i < turn.results.size(); ++i) {
        const std::string rule = ruleOf(board, turn, static_cast<int>(i));
        if (!isFound(rule))
            return rule + ": " + mattersOf(board, turn, static_cast<int>(i)).back();
    }
    for (const Happening &happening : happeningsOf(board, turn)) {
        const std::string rule = ruleOf(board, turn, happening);
        if (!isFound(rule))
            return rule + ": " + happeningWord(happening.kind);
    }
    return {};
}

} // namespace

void CitedRulesTest::areTheVariantsOwn_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : readableVariants())
        QTest::newRow(qPrintable(id)) << id;
}

/// Chance turns of all phases, legal orders and others.
void CitedRulesTest::areTheVariantsOwn()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    const Board &board = *variant->board;
    const OrderRules &rules = variant->rules.orders;
    Adjudicator judge(variant->board, variant->rules);
    const bool isPrinted = QFile::exists(projectFile("maps/%1/rules.md").arg(id));
    const std::vector<std::string> explained =
        isPrinted ? explainedBy(*variant, id.toStdString()) : std::vector<std::string>();
    Chance chance(27);
    int played = 0;
    for (int round = 0; round < 500; ++round) {
        Position position = randomPosition(chance, *variant);
        position.schedule = scheduleOf(*variant, variant->rules, position.phase);
        std::vector<GivenOrder> orders = randomOrders(chance, board, rules, position);
        for (int phase = 0; phase < 4; ++phase) {
            const Turn turn = playPhase(judge, *variant, position, orders);
            const std::string fault = faultyRule(*variant, turn, explained);
            QVERIFY2(fault.empty(), (fault + '\n' + describeTurn(board, turn)).c_str());
            ++played;
            position = turn.after;
            orders = randomPhaseOrders(chance, board, rules, position);
        }
    }
    QCOMPARE(played, 2000);
}

/// A key of a variant's file is a word for what happens, after a feature or not, or a feature that the variant has.
void CitedRulesTest::namesInFilesAreKnown()
{
    QFETCH(QString, id);
    const auto variant = anyVariant(id.toStdString());
    const std::vector<std::string_view> known = knownMatters();
    for (const auto &[key, mark] : variant->board->ownRules().paragraphs) {
        const std::size_t colon = key.find(':');
        const std::string matter = colon == key.npos ? key : key.substr(colon + 1);
        const auto feature = featureNamed(colon == key.npos ? key : key.substr(0, colon));
        const bool isFeature = feature && variant->features.has(*feature);
        const bool isWord = std::find(known.begin(), known.end(), matter) != known.end();
        QVERIFY2(colon == key.npos ? isFeature || isWord : isFeature && isWord, key.c_str());
    }
}

/// Whatever happens and whatever is refused has a paragraph in each edition, or belongs to a feature.
void CitedRulesTest::ofEveryEdition()
{
    const std::vector<std::string> explained = explainedBy(*anyVariant("standard"), "standard");
    for (const Edition edition : {Edition::Rules1971, Edition::Rules1982, Edition::Rules2000, Edition::Rules2023}) {
        for (const std::string_view matter : knownMatters()) {
            const std::string rule = printedRule(edition, matter);
            const bool found = std::find(explained.begin(), explained.end(), rule) != explained.end();
            QVERIFY2(rule.empty() ? !featureOfMatter(matter).empty() : found && isOfEdition(rule, edition),
                     std::string(matter).c_str());
        }
    }
    std::vector<std::string> words;
    for (int i = static_cast<int>(Reason::NoMatchingOrder); i <= static_cast<int>(Reason::Untold); ++i)
        words.emplace_back(reasonWord(static_cast<Reason>(i)));
    for (int i = static_cast<int>(Refusal::NoUnit); i <= static_cast<int>(Refusal::NeedsNoCentre); ++i)
        words.emplace_back(refusalWord(static_cast<Refusal>(i)));
    for (int i = 0; i <= static_cast<int>(Happening::Kind::CentreGivenUp); ++i)
        words.emplace_back(happeningWord(static_cast<Happening::Kind>(i)));
    const std::vector<std::string_view> known = knownMatters();
    for (const std::string &word : words)
        QVERIFY2(std::find(known.begin(), known.end(), word) != known.end(), word.c_str());
}

QTEST_APPLESS_MAIN(CitedRulesTest)
#include "tst_citedrules.moc"

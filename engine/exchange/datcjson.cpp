// Adjudicator test cases as the Rust crate `diplomacy` keeps them: {"cases": [{"name", "starting_state": ["ENG: F
// lon"], "orders": {"ENG: F nth -> pic": "Fails"}, ...}]}.

#include "exchange/positionbuilder.h"
#include "exchange/caseset.h"
#include "exchange/formats.h"
#include "exchange/lines.h"
#include "exchange/remarks.h"
#include "game/play.h"
#include "io/jsoncursor.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <algorithm>

namespace entente {

namespace {

/// "F lon build" -> "Build F lon", "F lon disband" -> "F lon D"
std::string orderWords(const std::string &text)
{
    for (const std::string_view verb : {" builds", " build"}) {
        if (text.ends_with(verb))
            return "Build " + text.substr(0, text.size() - verb.size());
    }
    for (const std::string_view verb : {" disbands", " disband"}) {
        if (text.ends_with(verb))
            return text.substr(0, text.size() - verb.size()) + " D";
    }
    return text;
}

struct Expected {
    PowerId power;
    std::string order;
    bool succeeds = false;
};

class CaseReader {
public:
    explicit CaseReader(std::shared_ptr<const Variant> variant)
        : m_variant(variant), m_builder(std::move(variant), m_remarks)
    {
    }

    Result<ForeignGame, Fault> read(const JsonCursor &item)
    {
        std::map<std::string, std::string> settings;
        if (const std::string edition = item.textOr("edition", ""); editionNamed(edition))
            settings["edition"] = edition;
        const std::string stage = item.textOr("phase", "Main");
        std::vector<Expected> expected;
        RecordedPhase recorded;
        recorded.position = m_builder.blank();
        if (stage != "Main" && stage != "Retreat" && stage != "Build")
            return Fault{item.where() + ".phase", worded("Faults", "\"%1\" is not a kind of phase.").with(stage)};
        if (stage == "Retreat") {
            if (const auto before = item.need("preceding_main_phase"))
                main(*before, recorded, expected);
        } else {
            if (stage == "Build")
                recorded.position.phase = {Season::Winter, recorded.position.phase.year, Stage::Adjustments};
            main(item, recorded, expected);
        }
        ForeignGame foreign;
        foreign.game = Game(m_variant, settings);
        if (auto bar = barOfRecord(*m_variant, recorded.position))
            return *bar;
        foreign.game.setStart(recorded.position);
        for (const GivenOrder &order : recorded.orders)
            foreign.game.setOrder(order);
        if (stage == "Retreat") {
            compare(foreign.game, expected);
            foreign.game.adjudicate();
            if (foreign.game.position().phase.stage != Stage::Retreats)
                return Fault{item.where() + ".preceding_main_phase",
                             worded("Faults", "These moves lead to no retreats.")};
            RecordedPhase retreats{foreign.game.position(), {}};
            expected.clear();
            orders(item, retreats, expected);
            for (const GivenOrder &order : retreats.orders)
                foreign.game.setOrder(order);
        }
        foreign.expect = expectationOf(foreign.game, expected);
        foreign.remarks = std::move(m_remarks);
        return foreign;
    }

private:
    void main(const JsonCursor &item, RecordedPhase &recorded, std::vector<Expected> &expected)
    {
        const auto units = item.find("starting_state");
        for (const std::string &text : units ? units->texts() : std::vector<std::string>()) {
            const auto [power, unit] = powerAndRest(text);
            m_builder.unit(recorded.position, m_builder.power(power), unit);
        }
        recorded.position.sort();
        orders(item, recorded, expected);
    }

    void orders(const JsonCursor &item, RecordedPhase &recorded, std::vector<Expected> &expected)
    {
        const auto all = item.need("orders");
        if (!all)
            return;
        for (const auto &[text, outcome] : all->members()) {
            const auto [power, order] = powerAndRest(text);
            const PowerId giver = m_builder.power(power);
            // Where the file lists no units, they are those that are ordered.
            if (item.find("starting_state") || recorded.position.phase.stage != Stage::Moves)
                m_builder.order(recorded, giver, orderWords(order));
            else
                m_builder.orderedUnit(recorded, giver, order);
            if (!outcome.isNull())
                expected.push_back({giver, orderWords(order), outcome.text().value_or("") == "Succeeds"});
        }
        recorded.position.sort();
    }

    /// Orders fail or succeed there; that one is void is not told.
    static std::string expectationOf(const Game &game, const std::vector<Expected> &expected)
    {
        JsonValue verdicts = JsonValue::object();
        for (const Expected &each : expected) {
            const Stage stage = game.position().phase.stage;
            const auto parsed = parseOrder(each.order, {&game.board(), &game.position(), stage});
            const std::string order = parsed ? orderText(game.board(), parsed->order, stage) : std::string();
            if (parsed && std::find(verdicts.keys.begin(), verdicts.keys.end(), order) == verdicts.keys.end())
                verdicts.add(order, each.succeeds ? "success" : "fails");
        }
        JsonValue expect = JsonValue::object();
        expect.add("verdicts", std::move(verdicts));
        return expected.empty() ? std::string() : writeJson(expect);
    }

    /// Says which orders of the moves before retreats these rules judge otherwise than the file expects.
    void compare(const Game &game, const std::vector<Expected> &expected)
    {
        const Turn turn = playPhase(*m_variant, game.rules(), game.positionToJudge(), game.orders());
        for (const Expected &each : expected) {
            const auto parsed = parseOrder(each.order, {&game.board(), &game.position(), game.position().phase.stage});
            if (!parsed)
                continue;
            const auto result = std::find_if(turn.results.begin(), turn.results.end(), [&](const OrderResult &own) {
                return own.power == each.power && own.order.at == parsed->order.at
                       && own.order.action.index() == parsed->order.action.index();
            });
            if (result == turn.results.end()
                || (outcomeOf(result->verdict.reason) == Outcome::Success) == each.succeeds)
                continue;
            Wording differs = each.succeeds
                                  ? worded("Remarks", "The case expects %1 to succeed; by these rules it fails.")
                                  : worded("Remarks", "The case expects %1 to fail; by these rules it succeeds.");
            const std::string order = orderText(game.board(), parsed->order, game.position().phase.stage);
            addRemark(m_remarks, std::move(differs).with(order));
        }
    }

    std::shared_ptr<const Variant> m_variant;
    std::vector<Wording> m_remarks;
    PositionBuilder m_builder;
};

} // namespace

bool looksLikeDatcJson(std::string_view text)
{
    return looksLikeObjectWith(text, {"cases", "orders"}) && !looksLikeObjectWith(text, {"variant"});
}

Result<ForeignGame, Fault> importDatcJson(std::string_view text, const VariantFinder &variants)
{
    const Result<JsonValue, Fault> value = readJson(text);
    if (!value)
        return value.error();
    const std::shared_ptr<const Variant> variant = variants("jdip:Standard");
    if (!variant)
        return Fault{"", worded("Faults", "The standard game is not installed.")};
    Faults faults;
    const JsonCursor root(*value, "", faults);
    const auto cases = root.need("cases");
    const std::vector<JsonCursor> items = cases ? cases->items() : std::vector<JsonCursor>();
    if (!faults.empty())
        return faults.front();
    if (items.empty())
        return Fault{"cases", worded("Faults", "The file holds no case.")};
    CaseSet all;
    for (const JsonCursor &item : items) {
        if (all.isFull())
            break;
        auto read = CaseReader(variant).read(item);
        const std::string name = item.textOr("name", "");
        if (faults.empty())
            all.add(name, std::move(read));
        else
            all.add(name, faults.front());
        faults.clear();
    }
    return std::move(all).take();
}

} // namespace entente

#include "io/eventsjson.h"
#include "io/gamecase.h"
#include "io/positionreader.h"
#include "io/statejson.h"

#include "orders/notation.h"
#include "orders/parser.h"
#include "orders/supply.h"

#include <algorithm>

namespace entente {

namespace {

/// Compares a turn with what a case expects of it. Each difference is one line that begins with its place.
class Comparison {
public:
    Comparison(const GameCase &gameCase, const Turn &turn)
        : m_case(gameCase), m_board(*gameCase.variant->board), m_turn(turn), m_stage(turn.before.phase.stage)
    {
    }

    std::vector<std::string> run()
    {
        if (m_case.expect.empty()) {
            differ("expect", "The case says nothing about what to expect.");
            return m_lines;
        }
        const Result<JsonValue, Fault> value = readJson(m_case.expect);
        Faults faults;
        if (!value) {
            faults.push_back(value.error());
        } else {
            const JsonCursor expect(*value, "expect", faults);
            if (expect.objectOf({"units", "dislodged", "verdicts", "centres", "destroyed", "winner", "next", "events",
                                 "siege", "daLost", "bombed", "points"}))
                compare(expect);
        }
        for (const Fault &fault : faults)
            m_lines.push_back(fault.text());
        return m_lines;
    }

private:
    void compare(const JsonCursor &expect)
    {
        if (const auto units = expect.find("units"))
            compareUnits(*units, m_turn.after.units);
        if (const auto dislodged = expect.find("dislodged"))
            compareDislodged(*dislodged);
        if (const auto destroyed = expect.find("destroyed"))
            compareUnits(*destroyed, destroyedUnits());
        if (const auto verdicts = expect.find("verdicts"))
            compareVerdicts(*verdicts);
        if (const auto centres = expect.find("centres"))
            compareCentres(*centres);
        if (const auto bombed = expect.find("bombed"))
            compareBombed(*bombed);
        if (const auto points = expect.find("points"))
            comparePoints(*points);
        if (const auto siege = expect.find("siege"))
            compareJson(*siege, siegesJson(m_board, m_turn.after));
        if (const auto losses = expect.find("daLost"))
            compareJson(*losses, lossesJson(m_turn.after));
        if (const auto events = expect.find("events"))
            compareEvents(*events);
        if (const auto winner = expect.find("winner"))
            compareWinner(*winner);
        if (const auto next = expect.find("next")) {
            const auto text = next->text();
            if (text && *text != phaseText(m_turn.after.phase))
                differ(next->where(), *text, phaseText(m_turn.after.phase));
        }
    }

    void differ(const std::string &where, const std::string &message) { m_lines.push_back(where + ": " + message); }
    void differ(const std::string &where, const std::string &expected, const std::string &found)
    {
        differ(where, "expected " + (expected.empty() ? "nothing" : expected) + ", found "
                          + (found.empty() ? "nothing" : found));
    }

    std::vector<Unit> destroyedUnits() const
    {
        std::vector<Unit> units;
        for (const Event &event : m_turn.events) {
            if (const auto *destroyed = std::get_if<event::Destroyed>(&event))
                units.push_back(destroyed->unit);
            else if (const auto *removed = std::get_if<event::Removed>(&event);
                     removed && (m_case.rules.orders.walls || playsByPoints(m_board)))
                units.push_back(removed->unit);
        }
        return units;
    }

    bool isDestroyed(PowerId power, const ParsedUnit &wanted) const
    {
        const std::vector<Unit> gone = destroyedUnits();
        return std::any_of(gone.begin(), gone.end(), [&](const Unit &unit) {
            return unit.power == power && unit.kind == wanted.kind && unit.region == wanted.region;
        });
    }

    std::string listText(std::vector<std::string> texts) const
    {
        std::sort(texts.begin(), texts.end());
        return allOf(texts).text();
    }

    std::string unitList(const std::vector<Unit> &units, PowerId power) const
    {
        std::vector<std::string> texts;
        for (const Unit &unit : units) {
            if (unit.power == power)
                texts.push_back(unitText(m_board, unit));
        }
        return listText(std::move(texts));
    }

    void compareJson(const JsonCursor &expect, const JsonValue &found)
    {
        if (writeJson(expect.value()) != writeJson(found))
            differ(expect.where(), writeJson(expect.value()), writeJson(found));
    }

    void compareUnits(const JsonCursor &expect, const std::vector<Unit> &found)
    {
        Position wanted;
        readUnits(expect, m_board, wanted);
        for (int i = 0; i < m_board.powerCount(); ++i) {
            const std::string expectedText = unitList(wanted.units, PowerId(i));
            const std::string foundText = unitList(found, PowerId(i));
            if (expectedText != foundText)
                differ(expect.where() + '.' + m_board.power(PowerId(i)).name, expectedText, foundText);
        }
    }

    void compareDislodged(const JsonCursor &expect)
    {
        // Whether "from" and "retreats" are compared depends on whether the case names them.
        std::vector<std::string> unmet;
        for (const DislodgedUnit &dislodged : m_turn.after.dislodged)
            unmet.push_back(m_board.power(dislodged.unit.power).name + ' ' + unitText(m_board, dislodged.unit));
        for (const JsonCursor::Member &member : expect.members()) {
            const PowerId power = readPowerName(member.value, m_board, member.key);
            for (const JsonCursor &item : member.value.items()) {
                const std::string text = item.textOr("unit", {});
                const Result<ParsedUnit, ParseError> parsed = parseUnit(text, m_board);
                if (!power.valid() || !parsed) {
                    item.fault(parsed ? worded("Faults", "This is not a dislodged unit.") : describe(parsed.error()));
                    continue;
                }
                const auto &all = m_turn.after.dislodged;
                const auto found = std::find_if(all.begin(), all.end(), [&](const DislodgedUnit &one) {
                    const auto from = item.find("from");
                    return one.unit.power == power && one.unit.kind == parsed->kind && one.unit.region == parsed->region
                           && (!from || !from->text() || m_board.findProvince(*from->text()) == one.from);
                });
                const auto retreats = item.find("retreats");
                if (found == all.end() && isDestroyed(power, *parsed) && (!retreats || retreats->texts().empty()))
                    continue; // dislodged with nowhere to go
                if (found == all.end()) {
                    differ(item.where(), text + " dislodged", "it is not");
                    continue;
                }
                std::erase(unmet, m_board.power(power).name + ' ' + unitText(m_board, found->unit));
                compareFlight(item, *found);
            }
        }
        for (const std::string &unit : unmet)
            differ(expect.where(), unit + " is dislodged, which was not expected.");
    }

    void compareFlight(const JsonCursor &item, const DislodgedUnit &found)
    {
        if (const auto from = item.find("from")) {
            const auto text = from->text();
            const ProvinceId province = text ? m_board.findProvince(*text) : ProvinceId();
            if (province != found.from)
                differ(from->where(), text.value_or(""),
                       found.from.valid() ? m_board.province(found.from).abbreviation : "");
        }
        if (const auto retreats = item.find("retreats")) {
            std::vector<std::string> expected;
            for (const std::string &text : retreats->texts()) {
                const RegionId region = m_board.findRegion(text);
                const bool walls = text.starts_with("((");
                expected.push_back(region.valid() && !walls ? m_board.regionText(region) : text);
            }
            std::vector<std::string> open;
            for (const RegionId region : found.retreats)
                open.push_back(retreatText(m_board, found.unit.region, region));
            if (listText(expected) != listText(open))
                differ(retreats->where(), listText(expected), listText(open));
        }
    }

    /// The result that an order in the expectation speaks of: the same text, else the same unit doing the
    /// same kind of thing (a coast or a kind may have been filled in since).
    const OrderResult *resultOf(const std::string &text) const
    {
        const auto &results = m_turn.results;
        auto found = std::find_if(results.begin(), results.end(), [&](const OrderResult &result) {
            return orderText(m_board, result.order, m_stage) == text;
        });
        if (found != results.end())
            return &*found;
        const ParseContext context{&m_board, &m_turn.before, m_stage};
        const Result<ParsedOrder, ParseError> parsed = parseOrder(text, context);
        if (!parsed || !parsed->order.at.valid())
            return nullptr;
        found = std::find_if(results.begin(), results.end(),
                             [&](const OrderResult &result) { return result.order == parsed->order; });
        if (found == results.end()) {
            found = std::find_if(results.begin(), results.end(), [&](const OrderResult &result) {
                return result.order.at.valid()
                       && m_board.provinceOf(result.order.at) == m_board.provinceOf(parsed->order.at)
                       && result.order.action.index() == parsed->order.action.index();
            });
        }
        return found == results.end() ? nullptr : &*found;
    }

    void compareVerdicts(const JsonCursor &expect)
    {
        for (const JsonCursor::Member &member : expect.members()) {
            const auto word = member.value.text();
            if (!word)
                continue;
            const OrderResult *result = resultOf(member.key);
            if (!result) {
                differ(member.value.where(), "There is no such order.");
                continue;
            }
            const Outcome outcome = outcomeOf(result->verdict.reason);
            const char *found = outcome == Outcome::Success   ? "success"
                                : outcome == Outcome::Failure ? "failure"
                                                              : "void";
            if (*word != found && (*word != "fails" || outcome == Outcome::Success))
                differ(member.value.where(), *word,
                       std::string(found) + " (" + reasonWord(result->verdict.reason) + ')');
        }
    }

    void compareCentres(const JsonCursor &expect)
    {
        // A case may list the centres of one power alone.
        Position wanted;
        readCentres(expect, m_board, wanted);
        for (const JsonCursor::Member &member : expect.members()) {
            const PowerId power = readPowerName(member.value, m_board, member.key);
            const std::string expectedText = centreList(wanted, power);
            const std::string foundText = centreList(m_turn.after, power);
            if (expectedText != foundText)
                differ(member.value.where(), expectedText, foundText);
        }
    }

    /// Each entry names what it wants to have compared. Of the kinds of events that are named there may be no others,
    /// and none at all where the list is empty.
    void compareEvents(const JsonCursor &expect)
    {
        std::vector<JsonValue> found;
        for (const Happening &happening : happeningsOf(m_board, m_turn))
            found.push_back(eventJson(m_board, m_turn, happening));
        std::vector<std::string> named;
        for (const JsonCursor &item : expect.items()) {
            if (!item.objectOf({"event", "power", "unit", "place", "to", "from", "because", "rule"}))
                continue;
            named.push_back(item.needText("event"));
            const auto meets = [&](const JsonValue &one) {
                const auto members = item.members();
                return std::all_of(members.begin(), members.end(), [&](const JsonCursor::Member &member) {
                    const auto key = std::find(one.keys.begin(), one.keys.end(), member.key);
                    return key != one.keys.end()
                           && writeJson(one.items[static_cast<std::size_t>(key - one.keys.begin())])
                                  == writeJson(member.value.value());
                });
            };
            const auto met = std::find_if(found.begin(), found.end(), meets);
            if (met == found.end())
                differ(item.where(), writeJson(item.value()), "no such event");
            else
                found.erase(met);
        }
        for (const JsonValue &left : found) {
            if (named.empty() || std::find(named.begin(), named.end(), left.items.front().text) != named.end())
                differ(expect.where(), writeJson(left) + " was not expected.");
        }
    }

    void compareBombed(const JsonCursor &expect)
    {
        std::vector<std::string> found;
        for (const ProvinceId centre : m_turn.after.bombed)
            found.push_back(m_board.province(centre).abbreviation);
        const std::string foundText = listText(std::move(found));
        if (const std::string expected = listText(expect.texts()); expected != foundText)
            differ(expect.where(), expected, foundText);
    }

    void comparePoints(const JsonCursor &expect)
    {
        for (const JsonCursor::Member &member : expect.members()) {
            const PowerId power = readPowerName(member.value, m_board, member.key);
            const auto expected = member.value.integer(0, 10000);
            if (!power.valid() || !expected)
                continue;
            const int found = ledgerOf(m_board, m_turn.before, m_turn.orders, power).budget();
            if (*expected != found)
                differ(member.value.where(), std::to_string(*expected), std::to_string(found));
        }
    }

    std::string centreList(const Position &position, PowerId power) const
    {
        std::vector<std::string> texts;
        for (int i = 0; i < static_cast<int>(position.owner.size()); ++i) {
            if (power.valid() && position.owner[static_cast<std::size_t>(i)] == power)
                texts.push_back(m_board.province(ProvinceId(i)).abbreviation);
        }
        return listText(std::move(texts));
    }

    void compareWinner(const JsonCursor &expect)
    {
        const PowerId wanted = expect.isNull() ? PowerId() : readPowerName(expect, m_board, expect.text().value_or(""));
        if (wanted != m_turn.winner) {
            differ(expect.where(), wanted.valid() ? m_board.power(wanted).name : "",
                   m_turn.winner.valid() ? m_board.power(m_turn.winner).name : "");
        }
    }

    const GameCase &m_case;
    const Board &m_board;
    const Turn &m_turn;
    Stage m_stage;
    std::vector<std::string> m_lines;
};

} // namespace

std::vector<std::string> compareWithExpectation(const GameCase &gameCase, const Turn &turn)
{
    return Comparison(gameCase, turn).run();
}

} // namespace entente

// Test cases as text, the form that jDip began and godip reads.

#include "exchange/positionbuilder.h"
#include "exchange/caseset.h"
#include "exchange/formats.h"
#include "exchange/lines.h"
#include "exchange/writtenphase.h"
#include "io/positionjson.h"

namespace entente {

namespace {

struct Section {
    std::string name; ///< "PRESTATE", "ORDERS", ...
    std::vector<TextLine> lines;
};

/// "SUCCESS: England: F nth - nwy": the orders of the phase before, and the units they were given to.
RecordedPhase movesBefore(const std::vector<Section> &sections, PositionBuilder &builder, const Position &retreats)
{
    RecordedPhase moves;
    moves.position = builder.blank();
    moves.position.owner = retreats.owner;
    for (const Section &section : sections) {
        for (const TextLine &line : section.lines) {
            if (section.name != "PRESTATE_RESULTS")
                continue;
            const auto [power, order] = powerAndRest(powerAndRest(line.text).second);
            builder.orderedUnit(moves, builder.power(power), order);
        }
    }
    return moves;
}

bool startsSection(std::string_view word)
{
    return word.starts_with("PRESTATE") || word.starts_with("POSTSTATE") || word == "ORDERS" || word == "END"
           || word == "CASE" || word == "VARIANT_ALL";
}

} // namespace

bool looksLikeCaseText(std::string_view text)
{
    bool variant = false;
    bool orders = false;
    for (const TextLine &line : linesOf(text.substr(0, largestForeignText))) {
        variant = variant || line.text.starts_with("CASE ") || line.text.starts_with("VARIANT_ALL");
        orders = orders || line.text.starts_with("PRESTATE");
    }
    return variant && orders;
}

namespace {

/// What stands after the phase, and what was dislodged in it.
std::string expectationOf(const Board &board, Position after, Position gone)
{
    after.sort();
    gone.sort();
    JsonValue dislodged = JsonValue::object();
    const JsonValue units = unitsJson(board, gone);
    for (std::size_t i = 0; i < units.items.size(); ++i) {
        dislodged.add(units.keys[i], JsonValue::listOf(units.items[i].items, [&](const JsonValue &unit) {
                          return JsonValue::object({{"unit", unit.text}});
                      }));
    }
    JsonValue expect = JsonValue::object();
    expect.add("units", unitsJson(board, after));
    expect.add("dislodged", std::move(dislodged));
    return writeJson(expect);
}

struct WrittenCase {
    std::string name;
    std::vector<Section> sections;
};

Result<ForeignGame, Fault> readCase(const std::vector<Section> &sections, const std::shared_ptr<const Variant> &variant)
{
    std::vector<Wording> remarks;
    PositionBuilder builder(variant, remarks);
    RecordedPhase recorded;
    recorded.position = builder.blank();
    const auto each = [&](const char *name, auto &&use) {
        for (const Section &section : sections) {
            for (const TextLine &line : section.lines) {
                if (section.name != name)
                    continue;
                const auto [power, rest] = powerAndRest(line.text);
                use(builder.power(power), rest);
            }
        }
    };
    for (const Section &section : sections) {
        if (section.name != "PRESTATE_SETPHASE" || section.lines.empty())
            continue;
        const TextLine &line = section.lines.front();
        const std::optional<Phase> phase = writtenPhase(line.text);
        if (!phase)
            return Fault{worded("Faults", "line %1").with(std::to_string(line.number)),
                         worded("Faults", "\"%1\" is not a phase.").with(line.text)};
        recorded.position.phase = *phase;
    }
    each("PRESTATE", [&](PowerId power, const std::string &rest) { builder.unit(recorded.position, power, rest); });
    each("PRESTATE_SUPPLYCENTER_OWNERS", [&](PowerId power, const std::string &rest) {
        // "F lon" and "lon" both name the centre.
        const std::size_t space = rest.find(' ');
        builder.centre(recorded.position, power, space == 1 ? rest.substr(2) : rest);
    });
    each("PRESTATE_DISLODGED", [&](PowerId power, const std::string &rest) {
        builder.dislodged(recorded.position, power, rest, {}, ProvinceSet());
    });
    recorded.position.sort();
    if (!recorded.position.dislodged.empty()
        && !settleRetreats(*variant, movesBefore(sections, builder, recorded.position), recorded.position))
        builder.guessedRetreats();
    each("ORDERS", [&](PowerId power, const std::string &rest) { builder.order(recorded, power, rest); });
    if (recorded.position.units.empty() && recorded.position.dislodged.empty())
        return Fault{"PRESTATE", worded("Faults", "The case has no units.")};
    Position after = builder.blank();
    bool told = false;
    for (const Section &section : sections) {
        if (section.name == "POSTSTATE_SAME")
            after.units = recorded.position.units;
        told = told || section.name.starts_with("POSTSTATE");
    }
    each("POSTSTATE", [&](PowerId power, const std::string &rest) { builder.unit(after, power, rest); });
    Position gone = builder.blank(); // dislodged, wherever they may go
    each("POSTSTATE_DISLODGED", [&](PowerId power, const std::string &rest) { builder.unit(gone, power, rest); });
    auto foreign = foreignGame(variant, {recorded}, std::move(remarks));
    if (foreign && told)
        foreign.value().expect = expectationOf(*variant->board, std::move(after), std::move(gone));
    return foreign;
}

} // namespace

Result<ForeignGame, Fault> importCaseText(std::string_view text, const VariantFinder &variants)
{
    std::string variantName; // none: the standard game
    std::vector<WrittenCase> cases;
    for (const TextLine &line : linesOf(text)) {
        if (line.text.starts_with('#'))
            continue;
        const std::string word(line.text.substr(0, line.text.find_first_of(" \t")));
        const std::string_view rest = trimmed(line.text.substr(std::min(word.size(), line.text.size())));
        if (word == "VARIANT_ALL") {
            variantName = rest;
        } else if (word == "CASE") {
            cases.push_back({std::string(rest), {}});
        } else if (startsSection(word)) {
            if (cases.empty())
                cases.emplace_back();
            cases.back().sections.push_back({word, {}});
            if (!rest.empty())
                cases.back().sections.back().lines.push_back({rest, line.number});
        } else if (!cases.empty() && !cases.back().sections.empty()) {
            cases.back().sections.back().lines.push_back(line);
        }
    }
    const std::shared_ptr<const Variant> variant = variants("jdip:" + variantName);
    if (!variant)
        return Fault{"VARIANT_ALL", worded("Faults", "There is no variant \"%1\".").with(variantName)};
    CaseSet all;
    for (const WrittenCase &each : cases) {
        if (all.isFull())
            break;
        all.add(each.name, readCase(each.sections, variant));
    }
    return std::move(all).take();
}

} // namespace entente

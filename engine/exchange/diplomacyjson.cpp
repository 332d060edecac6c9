// The saved game of the Python package `diplomacy`: a JSON object, or one a line.

#include "exchange/annals.h"
#include "exchange/formats.h"
#include "exchange/lines.h"
#include "io/jsoncursor.h"
#include "orders/notation.h"

#include <algorithm>
#include <cctype>

namespace entente {

namespace {

std::string upper(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

std::string_view firstLineOrAll(std::string_view text)
{
    const std::size_t end = text.find('\n');
    return end != std::string_view::npos && readJson(text.substr(0, end)) ? text.substr(0, end) : text;
}

class PackageReader {
public:
    PackageReader(std::shared_ptr<const Variant> variant, std::vector<Wording> &remarks) : m_scribe(variant, remarks), m_variant(std::move(variant)) {}

    bool phase(const JsonCursor &item, std::vector<RecordedPhase> &phases)
    {
        RecordedPhase recorded;
        recorded.position = m_scribe.blank();
        const std::string name = item.needText("name");
        if (name == "COMPLETED")
            return false;
        if (!readPhase(name, recorded.position.phase)) {
            item.fault(worded("Faults", "\"%1\" is not a phase.").with(name));
            return false;
        }
        const auto state = item.need("state");
        if (!state)
            return false;
        const auto retreats = state->find("retreats");
        if (const auto units = state->need("units")) {
            for (const auto &[power, list] : units->members()) {
                const PowerId id = m_scribe.power(power);
                for (const std::string &text : list.texts()) {
                    if (text.starts_with('*'))
                        m_scribe.dislodged(recorded.position, id, text.substr(1), {}, openTo(retreats, power, text.substr(1)));
                    else
                        m_scribe.unit(recorded.position, id, text);
                }
            }
        }
        if (const auto centres = state->find("centers")) {
            std::fill(recorded.position.owner.begin(), recorded.position.owner.end(), PowerId());
            for (const auto &[power, list] : centres->members()) {
                for (const std::string &text : list.texts())
                    m_scribe.centre(recorded.position, m_scribe.power(power), text);
            }
        }
        recorded.position.sort();
        if (const auto orders = item.find("orders")) {
            for (const auto &[power, list] : orders->members()) {
                if (list.isNull())
                    continue;
                for (const std::string &text : list.texts())
                    m_scribe.order(recorded, m_scribe.power(power), text);
            }
        }
        phases.push_back(std::move(recorded));
        return true;
    }

private:
    static std::vector<std::string> openTo(const std::optional<JsonCursor> &retreats, const std::string &power, const std::string &unit)
    {
        const auto own = retreats ? retreats->find(power) : std::nullopt;
        const auto open = own ? own->find(unit) : std::nullopt;
        return open ? open->texts() : std::vector<std::string>();
    }

    Scribe m_scribe;
    std::shared_ptr<const Variant> m_variant;
};

JsonValue lists(const Board &board, const std::vector<std::pair<PowerId, std::string>> &entries)
{
    JsonValue object = JsonValue::object();
    for (int p = 0; p < board.powerCount(); ++p) {
        if (!board.power(PowerId(p)).playable)
            continue;
        JsonValue list = JsonValue::list();
        for (const auto &[power, text] : entries) {
            if (power == PowerId(p))
                list.add(upper(text));
        }
        object.add(upper(board.power(PowerId(p)).name), std::move(list));
    }
    return object;
}

JsonValue stateJson(const Board &board, const Position &position)
{
    std::vector<std::pair<PowerId, std::string>> units;
    std::vector<std::pair<PowerId, std::string>> centres;
    for (const Unit &unit : position.units)
        units.emplace_back(unit.power, unitText(board, unit));
    for (const DislodgedUnit &dislodged : position.dislodged)
        units.emplace_back(dislodged.unit.power, '*' + unitText(board, dislodged.unit));
    for (int i = 0; i < board.provinceCount(); ++i) {
        if (board.province(ProvinceId(i)).centre)
            centres.emplace_back(position.owner[static_cast<std::size_t>(i)], board.province(ProvinceId(i)).abbreviation);
    }
    JsonValue retreats = JsonValue::object();
    for (int p = 0; p < board.powerCount(); ++p) {
        JsonValue own = JsonValue::object();
        for (const DislodgedUnit &dislodged : position.dislodged) {
            if (dislodged.unit.power != PowerId(p))
                continue;
            JsonValue open = JsonValue::list();
            for (const RegionId region : dislodged.retreats)
                open.add(upper(board.regionText(region)));
            own.add(upper(unitText(board, dislodged.unit)), std::move(open));
        }
        if (board.power(PowerId(p)).playable)
            retreats.add(upper(board.power(PowerId(p)).name), std::move(own));
    }
    JsonValue state = JsonValue::object();
    state.add("name", phaseText(position.phase));
    state.add("units", lists(board, units));
    state.add("retreats", std::move(retreats));
    state.add("centers", lists(board, centres));
    return state;
}

/// As that program writes it: `A PAR B`, `F KIE D`, `A LON - BEL VIA`.
std::string foreignOrder(const Board &board, const GivenOrder &given, Stage stage)
{
    const std::string unit = given.order.at.valid() ? unitText(board, given.order.kind, given.order.at) : std::string();
    if (is<Build>(given.order))
        return unit + " B";
    if (is<Disband>(given.order))
        return unit + " D";
    if (is<Waive>(given.order))
        return "WAIVE";
    std::string text = orderText(board, given.order, stage);
    if (const std::size_t via = text.find(" via "); via != std::string::npos)
        text = text.substr(0, via) + " VIA";
    return text;
}

JsonValue phaseJson(const Board &board, const Position &position, const std::vector<GivenOrder> &orders, const Turn *turn)
{
    std::vector<std::pair<PowerId, std::string>> texts;
    for (const GivenOrder &given : orders)
        texts.emplace_back(given.power, foreignOrder(board, given, position.phase.stage));
    JsonValue phase = JsonValue::object();
    phase.add("name", phaseText(position.phase));
    phase.add("state", stateJson(board, position));
    phase.add("orders", lists(board, texts));
    JsonValue results = JsonValue::object();
    for (std::size_t i = 0; turn && i < turn->results.size(); ++i) {
        const OrderResult &result = turn->results[i];
        if (!result.unit.region.valid())
            continue;
        JsonValue words = JsonValue::list();
        switch (result.verdict.reason) {
        case Reason::Cut:
        case Reason::CutLater: words.add("cut"); break;
        case Reason::NoConvoy: words.add("no convoy"); break;
        case Reason::ConvoyBroken:
        case Reason::ParadoxHeld: words.add("disrupted"); break;
        default:
            if (outcomeOf(result.verdict.reason) == Outcome::Void)
                words.add("void");
            else if (outcomeOf(result.verdict.reason) == Outcome::Failure && is<Move>(result.order))
                words.add("bounce");
        }
        if (result.verdict.dislodged)
            words.add("dislodged");
        results.add(upper(unitText(board, result.unit)), std::move(words));
    }
    phase.add("results", std::move(results));
    phase.add("messages", JsonValue::list());
    return phase;
}

} // namespace

bool looksLikeDiplomacyJson(std::string_view text)
{
    return looksLikeObjectWith(text, {"phases", "map", "state"});
}

Result<ForeignGame, Fault> importDiplomacyJson(std::string_view text, const VariantFinder &variants)
{
    const std::string_view one = firstLineOrAll(text);
    const Result<JsonValue, Fault> value = readJson(one);
    if (!value)
        return value.error();
    Faults faults;
    const JsonCursor root(*value, "", faults);
    const std::string map = root.needText("map");
    const std::shared_ptr<const Variant> variant = variants(map);
    if (!variant)
        return faults.empty() ? Fault{"map", worded("Faults", "There is no variant for the map \"%1\".").with(map)} : faults.front();
    std::vector<Wording> remarks;
    PackageReader reader(variant, remarks);
    std::vector<RecordedPhase> phases;
    if (const auto list = root.need("phases")) {
        for (const JsonCursor &item : list->items()) {
            if (!reader.phase(item, phases))
                break;
        }
    }
    if (!faults.empty())
        return faults.front();
    if (one.size() + 2 < text.size())
        remarks.push_back(worded("Remarks", "The file holds several games; this is the first."));
    return foreignGame(variant, phases, std::move(remarks));
}

std::string exportDiplomacyJson(const Game &game)
{
    const Board &board = game.board();
    JsonValue root = JsonValue::object();
    root.add("id", "entente");
    root.add("map", game.variant().map.empty() ? game.variant().id : game.variant().map);
    root.add("rules", JsonValue::list());
    JsonValue phases = JsonValue::list();
    for (int i = 0; i < game.turnCount(); ++i)
        phases.add(phaseJson(board, game.turn(i).before, game.turn(i).orders, &game.turn(i)));
    phases.add(phaseJson(board, game.position(), game.orders(), nullptr));
    root.add("phases", std::move(phases));
    return writeJson(root, 2) + '\n';
}

} // namespace entente

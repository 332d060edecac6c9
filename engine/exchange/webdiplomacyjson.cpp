// The answer that webDiplomacy's interface gives about a game of its classic map.

#include "exchange/positionbuilder.h"
#include "exchange/formats.h"
#include "exchange/lines.h"
#include "exchange/webdiplomacywords.h"
#include "io/jsoncursor.h"

#include <algorithm>
#include <map>

namespace entente {

namespace {

class ServerReader {
public:
    ServerReader(std::shared_ptr<const Variant> variant, std::vector<Wording> &remarks)
        : m_builder(std::move(variant), remarks)
    {
    }

    /// `before`: the phase that the file tells before this one, null for the first.
    RecordedPhase phase(const JsonCursor &item, const RecordedPhase *before)
    {
        RecordedPhase recorded;
        Position &position = recorded.position;
        position = m_builder.blank();
        const auto turnAt = item.need("turn");
        const int turn = static_cast<int>(turnAt ? turnAt->integer(0, 9999).value_or(0) : 0);
        const std::string stage = item.needText("phase");
        position.phase = {turn % 2 ? Season::Autumn : Season::Spring, m_builder.blank().phase.year + turn / 2,
                          Stage::Moves};
        if (stage == "Retreats")
            position.phase.stage = Stage::Retreats;
        else if (stage == "Builds")
            position.phase = {Season::Winter, position.phase.year, Stage::Adjustments};
        bool guessed = false;
        if (const auto units = item.need("units")) {
            for (const JsonCursor &unit : units->items()) {
                if (!says(unit, "retreating"))
                    m_builder.unit(position, country(unit), unitWords(unit));
            }
            const Attacks attacks = attacksOf(item);
            for (const JsonCursor &unit : units->items()) {
                if (!says(unit, "retreating"))
                    continue;
                const auto from = attacks.from.find(territory(unit, "terrID"));
                m_builder.dislodged(position, country(unit), unitWords(unit),
                                    from == attacks.from.end() ? std::string() : from->second, attacks.contested);
                guessed = guessed || from == attacks.from.end();
            }
        }
        if (const auto centres = item.need("centers")) {
            std::fill(position.owner.begin(), position.owner.end(), PowerId());
            for (const JsonCursor &centre : centres->items()) {
                if (const PowerId owner = country(centre); owner.valid())
                    m_builder.centre(position, owner, territory(centre, "terrID"));
            }
        }
        position.sort();
        RecordedPhase moves; // of the same turn, which led to these retreats
        moves.position = m_builder.blank();
        moves.position.owner = position.owner;
        for (const JsonCursor &order : item.itemsOf("orders")) {
            // All phases' orders may stand in one list.
            const auto of = order.find("turn");
            if (of && of->integer(0, 9999) != turn)
                continue;
            const std::string when = order.textOr("phase", stage);
            if (when == stage) {
                m_builder.order(recorded, country(order), orderWords(order));
                if (stage == "Diplomacy")
                    readResult(order, recorded);
            } else if (when == "Diplomacy" && stage == "Retreats") {
                m_builder.orderedUnit(moves, country(order), orderWords(order));
            }
        }
        const bool follows = before && before->position.phase.stage == Stage::Moves;
        if (!settleRetreats(m_builder.variant(), follows ? *before : moves, position) && guessed)
            m_builder.guessedRetreats();
        return recorded;
    }

private:
    /// "Yes", true and 1 all mean yes there.
    static bool says(const JsonCursor &item, std::string_view key)
    {
        const auto found = item.find(key);
        if (!found)
            return false;
        const JsonValue &value = found->value();
        return value.flag || value.integer == 1 || value.text == "Yes";
    }

    /// What became of an order of moves, where the answer tells it. Supports are called a success by other rules there.
    void readResult(const JsonCursor &order, RecordedPhase &recorded) const
    {
        const auto success = order.find("success");
        if (!success || success->isNull() || order.textOr("type", "").starts_with("Support"))
            return;
        const RegionId at = m_builder.board().findRegion(territory(order, "terrID"));
        if (at.valid())
            recorded.results.push_back(
                {m_builder.board().provinceOf(at), says(order, "success"), says(order, "dislodged")});
    }

    PowerId country(const JsonCursor &item)
    {
        const auto number = item.need("countryID");
        const auto id = number ? number->integer(0, static_cast<int>(webCountries.size())) : std::nullopt;
        return id && *id > 0 ? m_builder.power(webCountries[static_cast<std::size_t>(*id - 1)]) : PowerId();
    }

    static std::string territory(const JsonCursor &item, std::string_view key)
    {
        const auto number = item.need(key);
        const auto id = number ? number->integer(1, static_cast<int>(webTerritories.size())) : std::nullopt;
        return id ? std::string(webTerritories[static_cast<std::size_t>(*id - 1)]) : std::string();
    }

    static std::string unitWords(const JsonCursor &unit)
    {
        return unit.needText("unitType") + ' ' + territory(unit, "terrID");
    }

    /// What the answer says of the moves before: whence each space was attacked, by name, and where a stand-off was.
    struct Attacks {
        std::map<std::string, std::string> from;
        ProvinceSet contested;
    };

    Attacks attacksOf(const JsonCursor &item) const
    {
        const auto named = [](std::string_view number) {
            const std::size_t id =
                number.size() < 3 && !number.empty() && number.find_first_not_of("0123456789") == std::string_view::npos
                    ? static_cast<std::size_t>(std::stoi(std::string(number)))
                    : 0;
            return id > 0 && id <= webTerritories.size() ? std::string(webTerritories[id - 1]) : std::string();
        };
        const auto text = [](const JsonValue &value) {
            return value.kind == JsonValue::Kind::Integer ? std::to_string(value.integer) : value.text;
        };
        Attacks attacks;
        if (const auto occupied = item.find("occupiedFrom");
            occupied && occupied->value().kind == JsonValue::Kind::Object) {
            for (const auto &[place, from] : occupied->members()) {
                if (!named(place).empty() && !named(text(from.value())).empty())
                    attacks.from[named(place)] = named(text(from.value()));
            }
        }
        if (const auto standoffs = item.find("standoffs");
            standoffs && standoffs->value().kind == JsonValue::Kind::List) {
            for (const JsonCursor &standoff : standoffs->items()) {
                const auto inside = standoff.value().kind == JsonValue::Kind::Object ? standoff.find("terrID")
                                                                                     : std::optional(standoff);
                const ProvinceId province =
                    inside ? m_builder.board().findProvince(named(text(inside->value()))) : ProvinceId();
                if (province.valid())
                    attacks.contested.insert(province);
            }
        }
        return attacks;
    }

    /// Where something is built or removed: archived games have 0 for "to nowhere".
    static std::string ground(const JsonCursor &order)
    {
        const auto to = order.find("toTerrID");
        const bool none =
            !to || to->isNull() || (to->value().kind == JsonValue::Kind::Integer && to->value().integer == 0);
        return territory(order, none ? "terrID" : "toTerrID");
    }

    static std::string orderWords(const JsonCursor &order)
    {
        const std::string type = order.needText("type");
        if (type == "Wait")
            return "Waive";
        const std::string unit = order.textOr("unitType", "");
        const std::string at = territory(order, "terrID");
        const std::string subject = unit.empty() ? at : unit + ' ' + at;
        if (type == "Hold")
            return subject + " H";
        if (type == "Move")
            return subject + " - " + territory(order, "toTerrID") + (says(order, "viaConvoy") ? " via convoy" : "");
        if (type == "Support hold")
            return subject + " S " + territory(order, "toTerrID");
        if (type == "Support move")
            return subject + " S " + territory(order, "fromTerrID") + " - " + territory(order, "toTerrID");
        if (type == "Convoy")
            return subject + " C " + territory(order, "fromTerrID") + " - " + territory(order, "toTerrID");
        if (type == "Retreat")
            return subject + " R " + territory(order, "toTerrID");
        if (type == "Disband")
            return subject + " D";
        if (type == "Build Army" || type == "Build Fleet")
            return type + ' ' + ground(order);
        if (type == "Destroy")
            return "Remove " + ground(order);
        return type + ' ' + subject;
    }

    PositionBuilder m_builder;
};

} // namespace

bool looksLikeWebDiplomacyJson(std::string_view text)
{
    return looksLikeObjectWith(text, {"gameID", "terrID", "centers"});
}

Result<ForeignGame, Fault> importWebDiplomacyJson(std::string_view text, const VariantFinder &variants)
{
    const Result<JsonValue, Fault> value = readJson(text);
    if (!value)
        return value.error();
    Faults faults;
    const JsonCursor root(*value, "", faults);
    const auto number = root.integerOr("variantID", 1, 0, 100000);
    const std::shared_ptr<const Variant> variant = variants("webdiplomacy:" + std::to_string(number));
    if (!variant)
        return Fault{"variantID", worded("Faults", "Only the classic map of webDiplomacy is known, not its variant %1.")
                                      .with(std::to_string(number))};
    std::vector<Wording> remarks;
    ServerReader reader(variant, remarks);
    std::vector<RecordedPhase> phases;
    if (const auto list = root.find("phases")) {
        for (const JsonCursor &item : list->items()) {
            if (item.textOr("phase", "") != "Finished")
                phases.push_back(reader.phase(item, phases.empty() ? nullptr : &phases.back()));
            else if (!phases.empty())
                phases.back().judged = true;
        }
        if (!phases.empty() && !phases.back().judged)
            phases.back().results.clear(); // of the phase that is being ordered
    } else {
        phases.push_back(reader.phase(root, nullptr));
    }
    if (!faults.empty())
        return faults.front();
    auto foreign = foreignGame(variant, phases, std::move(remarks));
    if (foreign && !foreign->game.isOver() && root.textOr("gameOver", "") == "Drawn") {
        Game &game = foreign.value().game;
        game.end({Ending::Kind::Draw, survivors(game.board(), game.position())});
    }
    return foreign;
}

} // namespace entente

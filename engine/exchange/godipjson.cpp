// The state of a phase as godip and Diplicity write it.

#include "exchange/positionbuilder.h"
#include "exchange/formats.h"
#include "exchange/godipwords.h"
#include "exchange/lines.h"
#include "io/jsoncursor.h"

#include <algorithm>

namespace entente {

namespace {

std::string unitWords(const JsonCursor &unit, const std::string &place)
{
    return unit.needText("Type") + ' ' + place;
}

Phase phaseOf(const JsonCursor &root)
{
    Phase phase;
    const std::string season = root.needText("Season");
    const std::string type = root.needText("Type");
    if (season == "Fall" || season == "Autumn")
        phase.season = Season::Autumn;
    else if (season == "Winter")
        phase.season = Season::Winter;
    else if (season == "Summer")
        phase.season = Season::Summer;
    else if (season != "Spring")
        root.fault(worded("Faults", "\"%1\" is not a season.").with(season));
    if (type == "Retreat")
        phase.stage = Stage::Retreats;
    else if (type == "Adjustment")
        phase = {Season::Winter, phase.year, Stage::Adjustments};
    else if (type != "Movement")
        root.fault(worded("Faults", "\"%1\" is not a kind of phase.").with(type));
    if (const auto year = root.need("Year"))
        phase.year = static_cast<int>(year->integer(1, 9999).value_or(1901));
    return phase;
}

/// Where the unit that was driven out of `place` was attacked from; nothing where the file doesn't tell.
std::string attackerOf(const std::optional<JsonCursor> &dislodgers, std::string_view place)
{
    std::string from;
    for (const auto &[attacker, victim] : dislodgers ? dislodgers->members() : std::vector<JsonCursor::Member>()) {
        if (victim.text() == place.substr(0, place.find('/')))
            from = attacker;
    }
    return from;
}

void readDislodged(const JsonCursor &root, PositionBuilder &builder, Position &position)
{
    const auto dislodged = root.find("Dislodgeds");
    if (!dislodged)
        return;
    const auto dislodgers = root.find("Dislodgers");
    const auto bounces = root.find("Bounces");
    ProvinceSet contested;
    for (const auto &[place, rivals] : bounces ? bounces->members() : std::vector<JsonCursor::Member>()) {
        if (const ProvinceId province = builder.board().findProvince(place); province.valid())
            contested.insert(province);
    }
    for (const auto &[place, unit] : dislodged->members())
        builder.dislodged(position, builder.power(unit.needText("Nation")), unitWords(unit, place),
                          attackerOf(dislodgers, place), contested);
    if (!position.dislodged.empty() && (!dislodgers || !bounces))
        builder.guessedRetreats();
}

} // namespace

bool looksLikeGodipJson(std::string_view text)
{
    return looksLikeObjectWith(text, {"Season", "SupplyCenters", "Units"});
}

Result<ForeignGame, Fault> importGodipJson(std::string_view text, const VariantFinder &variants)
{
    const Result<JsonValue, Fault> value = readJson(text);
    if (!value)
        return value.error();
    Faults faults;
    const JsonCursor whole(*value, "", faults);
    // The answer of a service has the state as one of its members.
    const JsonCursor root = whole.find("Units") ? whole : whole.find("phase").value_or(whole);
    const std::string name = root.textOr("Variant", whole.textOr("variant", "Classical"));
    const std::shared_ptr<const Variant> variant = variants("godip:" + name);
    if (!variant)
        return Fault{"Variant", worded("Faults", "There is no variant \"%1\".").with(name)};
    std::vector<Wording> remarks;
    PositionBuilder builder(variant, remarks);
    RecordedPhase recorded;
    Position &position = recorded.position;
    position = builder.blank();
    position.phase = phaseOf(root);
    if (const auto units = root.need("Units")) {
        for (const auto &[place, unit] : units->members())
            builder.unit(position, builder.power(unit.needText("Nation")), unitWords(unit, place));
    }
    if (const auto centres = root.need("SupplyCenters")) {
        std::fill(position.owner.begin(), position.owner.end(), PowerId());
        for (const auto &[place, nation] : centres->members()) {
            if (const auto power = nation.text(); power && !power->empty() && *power != "Neutral")
                builder.centre(position, builder.power(*power), place);
        }
    }
    readDislodged(root, builder, position);
    position.sort();
    for (const auto &[nation, own] : root.membersOf("Orders")) {
        for (const auto &[place, words] : own.members()) {
            if (const std::vector<std::string> texts = words.texts(); !texts.empty())
                builder.order(recorded, builder.power(nation), godipOrder(texts, place));
        }
    }
    if (!faults.empty())
        return faults.front();
    return foreignGame(variant, {recorded}, std::move(remarks));
}

} // namespace entente

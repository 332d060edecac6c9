// The saved game of the Python package `diplomacy`: a JSON object, or one a line.

#include "exchange/positionbuilder.h"
#include "exchange/formats.h"
#include "exchange/lines.h"
#include "io/jsoncursor.h"
#include "orders/notation.h"

#include <algorithm>

namespace entente {

namespace {

std::string_view firstLineOrAll(std::string_view text)
{
    const std::size_t end = text.find('\n');
    return end != std::string_view::npos && readJson(text.substr(0, end)) ? text.substr(0, end) : text;
}

class PackageReader {
public:
    PackageReader(std::shared_ptr<const Variant> variant, std::vector<Wording> &remarks)
        : m_builder(variant, remarks), m_variant(std::move(variant))
    {
    }

    bool phase(const JsonCursor &item, std::vector<RecordedPhase> &phases)
    {
        RecordedPhase recorded;
        recorded.position = m_builder.blank();
        const std::string name = item.needText("name");
        if (name == "COMPLETED") {
            if (!phases.empty())
                phases.back().judged = true;
            return false;
        }
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
                const PowerId id = m_builder.power(power);
                for (const std::string &text : list.texts()) {
                    if (text.starts_with('*'))
                        m_builder.dislodged(recorded.position, id, text.substr(1), {},
                                            openTo(retreats, power, text.substr(1)));
                    else
                        m_builder.unit(recorded.position, id, text);
                }
            }
        }
        if (const auto centres = state->find("centers")) {
            std::fill(recorded.position.owner.begin(), recorded.position.owner.end(), PowerId());
            for (const auto &[power, list] : centres->members()) {
                for (const std::string &text : list.texts())
                    m_builder.centre(recorded.position, m_builder.power(power), text);
            }
        }
        recorded.position.sort();
        for (const auto &[power, list] : item.membersOf("orders")) {
            if (list.isNull())
                continue;
            for (const std::string &text : list.texts())
                m_builder.order(recorded, m_builder.power(power), text);
        }
        phases.push_back(std::move(recorded));
        return true;
    }

private:
    static std::vector<std::string> openTo(const std::optional<JsonCursor> &retreats, const std::string &power,
                                           const std::string &unit)
    {
        const auto own = retreats ? retreats->find(power) : std::nullopt;
        const auto open = own ? own->find(unit) : std::nullopt;
        return open ? open->texts() : std::vector<std::string>();
    }

    PositionBuilder m_builder;
    std::shared_ptr<const Variant> m_variant;
};

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
        return faults.empty() ? Fault{"map", worded("Faults", "There is no variant for the map \"%1\".").with(map)}
                              : faults.front();
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

} // namespace entente

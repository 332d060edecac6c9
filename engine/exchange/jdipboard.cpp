#include "exchange/jdipboard.h"

namespace entente {

namespace {

/// "nc", "sc", "ec", "wc"; empty for an army's place and for the only coast.
std::string namedCoast(JavaValue coast)
{
    const std::string_view brief = coast.field("abbreviation").text();
    return brief == "nc" || brief == "sc" || brief == "ec" || brief == "wc" ? std::string(brief) : std::string();
}

std::string firstText(JavaValue list)
{
    const std::vector<JavaValue> all = list.items();
    return all.empty() ? std::string() : std::string(all.front().text());
}

std::vector<std::string> furtherTexts(JavaValue list)
{
    std::vector<std::string> texts;
    for (const JavaValue each : list.items())
        texts.emplace_back(each.text());
    if (!texts.empty())
        texts.erase(texts.begin());
    return texts;
}

} // namespace

JdipBoard::JdipBoard(JavaValue map) : m_map(map)
{
    for (const JavaValue province : map.field("provinces").items()) {
        const std::string brief = firstText(province.field("shortNames"));
        m_provinces.emplace(province.identity(), brief);
        m_byIndex.emplace(province.field("index").number(), brief);
    }
    for (const JavaValue power : map.field("powers").items())
        m_powers.emplace(power.identity(), firstText(power.field("names")));
}

const std::string *JdipBoard::province(JavaValue province) const
{
    const auto found = m_provinces.find(province.identity());
    return found == m_provinces.end() ? nullptr : &found->second;
}

const std::string *JdipBoard::provinceAt(int index) const
{
    const auto found = m_byIndex.find(index);
    return found == m_byIndex.end() ? nullptr : &found->second;
}

const std::string *JdipBoard::power(JavaValue power) const
{
    const auto found = m_powers.find(power.identity());
    return found == m_powers.end() ? nullptr : &found->second;
}

std::string JdipBoard::place(JavaValue location) const
{
    const std::string *name = province(location.field("province"));
    return name ? place(*name, location.field("coast")) : std::string();
}

std::string JdipBoard::place(const std::string &province, JavaValue coast) const
{
    const std::string named = namedCoast(coast);
    return named.empty() ? province : province + '/' + named;
}

BoardDraft JdipBoard::draft() const
{
    BoardDraft draft;
    draft.source = "jDip";
    draft.bothSides = true;
    for (const JavaValue power : m_map.field("powers").items()) {
        draft.powers.push_back({firstText(power.field("names")), std::string(power.field("adjective").text()),
                                furtherTexts(power.field("names")), power.field("isActive").isTrue(), false});
    }
    const std::vector<JavaValue> provinces = m_map.field("provinces").items();
    for (const JavaValue province : provinces) {
        BoardDraft::Space space;
        space.brief = firstText(province.field("shortNames"));
        space.name = province.field("fullName").text();
        space.aliases = furtherTexts(province.field("shortNames"));
        space.centre = province.field("supplyCenter").isTrue();
        space.convoys = province.field("isConvoyableCoast").isTrue();
        if (!province.field("borders").items().empty())
            draft.remark(worded("Remarks", "The special borders of %1 are not taken over.").with(space.name));
        draft.spaces.push_back(std::move(space));
        if (draft.isTooLarge())
            return draft;
    }
    for (const JavaValue province : provinces)
        readWays(draft, province, firstText(province.field("shortNames")));
    return draft;
}

void JdipBoard::readWays(BoardDraft &draft, JavaValue province, const std::string &from) const
{
    for (const auto &[coast, places] : province.field("adjacency").field("adjLoc").entries()) {
        const std::string_view brief = coast.field("abbreviation").text();
        if (brief == "wx") {
            for (const JavaValue there : places.items()) {
                if (const std::string to = place(there); !to.empty())
                    draft.addFlight(from, to, province.field("fullName").text());
            }
            continue;
        }
        const bool fleets = brief != "mv";
        for (const JavaValue there : places.items()) {
            if (const std::string to = place(there); !to.empty())
                draft.addWay(fleets, fleets ? place(from, coast) : from, to, province.field("fullName").text());
        }
    }
}

} // namespace entente

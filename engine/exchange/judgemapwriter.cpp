#include "exchange/judgemapwriter.h"

#include "exchange/judgewords.h"
#include "exchange/lines.h"
#include "orders/supply.h"

#include <algorithm>
#include <map>
#include <set>

namespace entente {

namespace {

/// "Holy Roman Empire" -> "HOLY+ROMAN+EMPIRE"
std::string wordOfPower(std::string_view name)
{
    std::string word = upperCase(name);
    std::replace(word.begin(), word.end(), ' ', '+');
    return word;
}

std::string coastWords(const std::string &coast)
{
    static const std::map<std::string, std::string> words{
        {"nc", "north coast"}, {"sc", "south coast"}, {"ec", "east coast"}, {"wc", "west coast"}};
    return words.at(coast);
}

class JudgeMapWriter {
public:
    explicit JudgeMapWriter(const Variant &variant) : m_variant(variant), m_board(*variant.board) {}

    Result<std::string, Fault> write()
    {
        if (!isPlain(m_variant))
            return Fault{"", worded("Faults", "Such a map knows armies and fleets on a plain board alone; this variant "
                                              "has more.")};
        m_text = "# " + m_variant.title + (m_variant.designer.empty() ? std::string() : ", by " + m_variant.designer)
                 + "\n\n";
        m_text += "VICTORY " + std::to_string(m_variant.victoryCentres) + '\n';
        writeBegin();
        const auto anywhere = [](const Power &power) { return power.buildsAnywhere; };
        if (std::any_of(m_board.powers().begin(), m_board.powers().end(), anywhere))
            m_text += "RULE BUILD_ANY\n";
        for (int i = 0; i < m_board.powerCount(); ++i)
            writePower(PowerId(i));
        writeUnowned();
        m_text += '\n';
        for (int i = 0; i < m_board.provinceCount(); ++i)
            writeNames(ProvinceId(i));
        m_text += '\n';
        for (int i = 0; i < m_board.provinceCount(); ++i)
            writeTerrain(ProvinceId(i));
        return m_text;
    }

private:
    std::string placeOf(ProvinceId province) const { return upperCase(m_board.province(province).abbreviation); }
    std::string placeOf(RegionId region) const
    {
        const std::string &coast = m_board.region(region).coast;
        return placeOf(m_board.provinceOf(region)) + (coast.empty() ? "" : '/' + upperCase(coast));
    }

    void writeBegin()
    {
        const Phase &phase = m_variant.start.phase;
        const bool builds = phase.stage == Stage::Adjustments;
        m_text += std::string("BEGIN ")
                  + (builds                           ? "WINTER "
                     : phase.season == Season::Autumn ? "FALL "
                                                      : "SPRING ")
                  + std::to_string(phase.year) + (builds ? " ADJUSTMENTS\n" : " MOVEMENT\n");
    }

    void writePower(PowerId id)
    {
        const Power &power = m_board.power(id);
        m_text += '\n' + wordOfPower(power.name) + " (" + wordOfPower(power.adjective) + ')';
        std::string owned;
        bool others = false;
        m_board.centres().forEach([&](ProvinceId centre) {
            const bool home = m_board.province(centre).home == id;
            const bool owns = m_variant.start.owner[centre.index()] == id;
            if (home)
                m_text += ' ' + placeOf(centre);
            if (owns)
                owned += ' ' + placeOf(centre);
            others = others || home != owns;
        });
        m_text += '\n';
        if (others)
            m_text += "OWNS" + owned + '\n';
        for (const Unit &unit : m_variant.start.units) {
            if (unit.power == id)
                m_text += m_board.kind(unit.kind).letter + ' ' + placeOf(unit.region) + '\n';
        }
        if (!power.playable)
            m_text += "UNPLAYED " + wordOfPower(power.name) + '\n';
    }

    void writeUnowned()
    {
        std::string list;
        m_board.centres().forEach([&](ProvinceId centre) {
            if (!m_board.province(centre).home.valid() && !m_variant.start.owner[centre.index()].valid())
                list += ' ' + placeOf(centre);
        });
        if (!list.empty())
            m_text += "\nUNOWNED" + list + '\n';
    }

    void writeNames(ProvinceId id)
    {
        const Province &province = m_board.province(id);
        const std::string brief = lowerCase(province.abbreviation);
        for (const RegionId region : m_board.coastsOf(id)) {
            const std::string &coast = m_board.region(region).coast;
            m_text += province.name + " (" + coastWords(coast) + ") = " + brief + '/' + coast + '\n';
        }
        m_text += province.name + " = " + brief + '\n';
    }

    void writeTerrain(ProvinceId id)
    {
        const Province &province = m_board.province(id);
        const auto coasts = m_board.coastsOf(id);
        const char *kind = province.terrain == Terrain::Sea          ? "WATER "
                           : province.terrain == Terrain::Inland     ? "LAND "
                           : province.terrain == Terrain::Impassable ? "SHUT "
                                                                     : "COAST ";
        for (const RegionId region : coasts)
            m_text += kind + placeOf(region) + " ABUTS" + listOf(waysFrom(id, region, false)) + '\n';
        if (coasts.empty())
            m_text += kind + placeOf(id) + abuts(waysFrom(id, m_board.mainRegion(id), true));
        else
            m_text += kind + lowerCase(placeOf(id)) + abuts(waysByLand(id));
    }

    static std::string listOf(const std::set<std::string> &words)
    {
        std::string list;
        for (const std::string &word : words)
            list += ' ' + word;
        return list;
    }
    static std::string abuts(const std::set<std::string> &words)
    {
        return words.empty() ? "\n" : " ABUTS" + listOf(words) + '\n';
    }

    /// Letter case says who may pass: "tus" armies, "Tus" fleets, "TUS" both. Of a place with coasts a fleet's way
    /// names one, and the armies' ways stand with the place itself.
    std::set<std::string> waysFrom(ProvinceId id, RegionId region, bool armies) const
    {
        struct Use {
            bool land = false, sea = false;
        };
        std::map<std::string, Use> uses;
        std::set<std::string> words;
        for (const Passage &passage : m_board.passages()) {
            for (const auto &[from, to] : {std::pair(passage.from, passage.to), std::pair(passage.to, passage.from)}) {
                if (m_board.provinceOf(from) != id)
                    continue;
                const bool named = !m_board.region(to).coast.empty();
                if (passage.sea && from == region)
                    named ? void(words.insert(placeOf(to))) : void(uses[placeOf(to)].sea = true);
                if (passage.land && armies)
                    uses[placeOf(m_board.provinceOf(to))].land = true;
            }
        }
        for (const auto &[place, use] : uses) {
            const bool coastNamed = std::any_of(words.begin(), words.end(), [&place = place](const std::string &word) {
                return word.starts_with(place + '/');
            });
            if (coastNamed && !use.sea)
                continue;
            words.insert(armies ? cased(id, place, use.land, use.sea) : place); // at a coast there are fleets alone
        }
        return words;
    }

    std::string cased(ProvinceId from, const std::string &place, bool land, bool sea) const
    {
        const ProvinceId to = m_board.findProvince(lowerCase(place));
        const auto isShore = [this](ProvinceId id) {
            return id.valid() && m_board.province(id).terrain == Terrain::Coastal;
        };
        if (!isShore(from) || !isShore(to) || (land && sea))
            return place; // inland and at sea there is no choice
        return land ? lowerCase(place) : place.front() + lowerCase(place.substr(1));
    }

    /// What armies of a place with coasts reach, and the seas from which they are convoyed.
    std::set<std::string> waysByLand(ProvinceId id) const
    {
        std::set<std::string> words;
        for (const Passage &passage : m_board.passages()) {
            for (const auto &[from, to] : {std::pair(passage.from, passage.to), std::pair(passage.to, passage.from)}) {
                const ProvinceId there = m_board.provinceOf(to);
                if (m_board.provinceOf(from) == id && (passage.land || m_board.province(there).terrain == Terrain::Sea))
                    words.insert(placeOf(there));
            }
        }
        return words;
    }

    const Variant &m_variant;
    const Board &m_board;
    std::string m_text;
};

} // namespace

bool isPlain(const Variant &variant)
{
    const Board &board = *variant.board;
    const auto isUsual = [](const UnitKind &kind) { return kind.letter == "A" || kind.letter == "F"; };
    const OrderRules &orders = variant.rules.orders;
    const bool usualYear = variant.seasons.size() == 3 && variant.seasons[0].season == Season::Spring
                           && variant.seasons[1].season == Season::Autumn
                           && variant.seasons[2].season == Season::Winter;
    return std::all_of(board.kinds().begin(), board.kinds().end(), isUsual) && usualYear && !board.hasSpecialSpaces()
           && !playsByPoints(board) && !orders.walls && !orders.armyFleet && !orders.coastalCrawl
           && variant.rules.policies == Policies();
}

Result<std::string, Fault> judgeMapOf(const Variant &variant)
{
    return JudgeMapWriter(variant).write();
}

} // namespace entente

#include "exchange/boarddraft.h"

#include "base/names.h"
#include "base/utf8.h"
#include "exchange/lines.h"
#include "exchange/remarks.h"

#include <algorithm>
#include <cstdint>

namespace entente {

namespace {

/// A letter of any alphabet in those of an id: "é" -> "e", and where there is nothing like it its number, "u43c".
/// Empty for what is no letter or digit.
std::string inIdLetters(std::uint32_t point)
{
    std::string letter;
    appendCodePoint(letter, point);
    const std::string folded = foldName(letter);
    std::string plain;
    for (std::size_t i = 0; i < folded.size();) {
        bool known = true;
        const std::uint32_t part = nextCodePoint(folded, i, known);
        constexpr std::uint32_t ascii = 128;
        if (part < ascii) {
            plain += static_cast<char>(part);
            continue;
        }
        std::string digits;
        for (std::uint32_t rest = part; rest > 0; rest /= 16)
            digits.insert(digits.begin(), "0123456789abcdef"[rest % 16]);
        plain += 'u' + digits;
    }
    return plain;
}

} // namespace

std::string idOf(std::string_view name)
{
    std::string id;
    for (std::size_t i = 0; i < name.size();) {
        bool known = true;
        const std::uint32_t point = nextCodePoint(name, i, known);
        const std::string letters = known ? inIdLetters(point) : std::string();
        if (!letters.empty())
            id += letters;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    constexpr std::size_t longest = 60; // folders are named so
    id.resize(std::min(id.size(), longest));
    while (id.ends_with('-'))
        id.pop_back();
    return id;
}

BoardDraft::Space *BoardDraft::space(std::string_view name)
{
    const std::string wanted = foldName(name);
    const auto called = [&](const std::string &text) { return foldName(text) == wanted; };
    auto found = std::find_if(spaces.begin(), spaces.end(), [&](const Space &each) { return called(each.brief); });
    if (found == spaces.end())
        found = std::find_if(spaces.begin(), spaces.end(), [&](const Space &each) {
            return std::any_of(each.aliases.begin(), each.aliases.end(), called);
        });
    if (found == spaces.end())
        found = std::find_if(spaces.begin(), spaces.end(), [&](const Space &each) { return called(each.name); });
    return wanted.empty() || found == spaces.end() ? nullptr : &*found;
}

const BoardDraft::Power *BoardDraft::power(std::string_view name) const
{
    const std::string wanted = foldName(name);
    const auto called = [&](const std::string &text) { return foldName(text) == wanted; };
    const auto found = std::find_if(powers.begin(), powers.end(), [&](const Power &each) {
        return called(each.name) || called(each.adjective)
               || std::any_of(each.aliases.begin(), each.aliases.end(), called);
    });
    return wanted.empty() || found == powers.end() ? nullptr : &*found;
}

BoardDraft::Place BoardDraft::placeOf(std::string_view text)
{
    const std::string lower = lowerCase(trimmed(text));
    std::string_view name = lower;
    std::string coast;
    const std::size_t cut = lower.find_last_of("/-(");
    if (cut != std::string::npos) {
        const std::string end = lower.substr(cut + 1, 2);
        if (end == "nc" || end == "sc" || end == "ec" || end == "wc")
            coast = end;
        if (!coast.empty() || end == "xc" || end == "mv" || end == "mx" || end == "wx")
            name = name.substr(0, cut);
    }
    const Space *known = space(name);
    return {known ? foldName(known->brief) : std::string(), coast};
}

bool BoardDraft::isTooLarge() const
{
    return spaces.size() > mostSpaces || powers.size() > mostPowers || units.size() > mostUnits || m_ways > mostWays;
}

std::optional<std::pair<BoardDraft::Place, BoardDraft::Place>> BoardDraft::wayOf(std::string_view from,
                                                                                 std::string_view to,
                                                                                 const Wording &where)
{
    if (++m_ways > mostWays || !m_faults.empty())
        return std::nullopt;
    std::pair<Place, Place> way(placeOf(from), placeOf(to));
    for (const auto &[place, text] : {std::pair(&way.first, from), std::pair(&way.second, to)}) {
        if (place->space.empty()) {
            fault(where, worded("Faults", "\"%1\" is not a space on this board.").with(text));
            return std::nullopt;
        }
    }
    return way;
}

void BoardDraft::addFlight(std::string_view from, std::string_view to, const Wording &where)
{
    const auto way = wayOf(from, to, where);
    if (way && way->first.space != way->second.space)
        m_flights.insert(
            {{std::min(way->first.space, way->second.space), {}}, {std::max(way->first.space, way->second.space), {}}});
}

void BoardDraft::addWay(bool fleets, std::string_view from, std::string_view to, const Wording &where)
{
    const auto way = wayOf(from, to, where);
    if (!way)
        return;
    auto [a, b] = *way;
    if (!fleets)
        a.coast = b.coast = {};
    if (a.space == b.space) {
        // How islands are told: no way for armies but to itself.
        if (Space *island = space(a.space); island && !fleets)
            island->land = true;
        return;
    }
    m_told.emplace(a.space, b.space);
    Ways &ways = fleets ? m_fleets : m_armies;
    ways.insert({a, b});
    ways.insert({b, a});
}

void BoardDraft::remark(Wording sentence)
{
    addRemark(m_remarks, std::move(sentence));
}

void BoardDraft::note(Wording sentence)
{
    addRemark(m_notes, std::move(sentence));
}

/// Passages lead both ways here.
void BoardDraft::tellOneWay()
{
    for (const auto &[from, to] : m_told) {
        if (bothSides && !m_told.count({to, from}))
            remark(worded("Remarks", "From %1 to %2 the file has a way, and none back. Here it leads both ways.")
                       .with(space(from)->name, space(to)->name));
    }
}

/// The ways of fleets with a coast wherever a space has several, and the coasts of those spaces.
BoardDraft::Ways BoardDraft::fleetWays(std::map<std::string, std::set<std::string>> &coasts,
                                       std::vector<Wording> &remarks) const
{
    for (const auto &[from, to] : m_fleets) {
        if (!from.coast.empty())
            coasts[from.space].insert(from.coast);
    }
    std::erase_if(coasts, [](const auto &entry) { return entry.second.size() < 2; }); // a single coast needs no name
    const auto apart = [&](const Place &place) { return coasts.count(place.space) > 0; };
    const auto vague = [&](const Place &place) { return place.coast.empty() && apart(place); };
    Ways ways;
    const auto add = [&](Place from, Place to) {
        if (!apart(from))
            from.coast.clear();
        if (!apart(to))
            to.coast.clear();
        ways.insert({std::min(from, to), std::max(from, to)});
    };
    for (const auto &[from, to] : m_fleets) {
        if (!vague(from) && !vague(to))
            add(from, to);
    }
    for (const auto &[from, to] : m_fleets) {
        if (!vague(to) || vague(from))
            continue;
        // Told without a coast from this side: the other side has said which, or it is any.
        const std::pair ends(from.space, to.space);
        const bool told = std::any_of(ways.begin(), ways.end(), [&ends](const auto &way) {
            const std::pair those(way.first.space, way.second.space);
            return those == ends || those == std::pair(ends.second, ends.first);
        });
        if (told)
            continue;
        addRemark(remarks, worded("Remarks", "From %1 fleets reach every coast of %2: the file names none.")
                               .with(from.space, to.space));
        for (const std::string &coast : coasts.at(to.space))
            add(from, {to.space, coast});
    }
    return ways;
}

Result<std::vector<ForeignVariant>, Fault> loneVariant(Result<ForeignVariant, Fault> made)
{
    if (!made)
        return made.error();
    std::vector<ForeignVariant> all;
    all.push_back(std::move(made).value());
    return all;
}

} // namespace entente

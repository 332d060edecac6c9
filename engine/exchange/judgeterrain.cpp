#include "exchange/judgeterrain.h"

#include "base/names.h"
#include "exchange/judgewords.h"
#include "exchange/lines.h"

#include <algorithm>
#include <cctype>

namespace entente {

namespace {

/// Ways, names or terrains that a map may have; later lines are compared with all earlier ones.
constexpr std::size_t mostTerrainLines = 8192;

bool isCoastOf(std::string_view place, std::string_view base)
{
    return lowerCase(place).starts_with(lowerCase(base) + '/');
}

/// The abbreviation in the letter case that the old one had there.
std::string inCaseOf(const std::string &old, std::string brief)
{
    if (isForArmies(old))
        return lowerCase(brief);
    if (!isForFleets(old))
        return upperCase(brief);
    brief = lowerCase(brief);
    brief.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(brief.front())));
    return brief;
}

bool floats(const std::string &kind)
{
    return kind == "WATER" || kind == "COAST" || kind == "PORT";
}

} // namespace

std::string JudgeTerrain::baseOfSite(std::string_view place)
{
    return baseOfPlace(place);
}

const JudgeTerrain::Site *JudgeTerrain::siteOf(std::string_view place, bool anyCoast) const
{
    const std::string wanted = lowerCase(place);
    const auto found = std::find_if(m_sites.begin(), m_sites.end(), [&](const Site &each) {
        return lowerCase(each.place) == wanted || (anyCoast && baseOfPlace(each.place) == wanted);
    });
    return found == m_sites.end() ? nullptr : &*found;
}

JudgeTerrain::Site *JudgeTerrain::ownSite(std::string_view place)
{
    const Site *site = siteOf(place, false);
    return site ? &m_sites[static_cast<std::size_t>(site - m_sites.data())] : nullptr;
}

bool JudgeTerrain::isTooLarge() const
{
    return m_wayCount > mostTerrainLines || m_sites.size() > mostTerrainLines || m_names.size() > mostTerrainLines;
}

void JudgeTerrain::name(std::string_view called, const std::vector<std::string> &words)
{
    BoardDraft::Space space;
    space.name = trimmed(called);
    space.brief = words.front();
    for (std::size_t i = 1; i < words.size(); ++i) {
        std::string alias = words[i];
        std::replace(alias.begin(), alias.end(), '+', ' ');
        if (!alias.ends_with('?')) // ambiguous: nobody's
            space.aliases.push_back(std::move(alias));
    }
    m_names.push_back(std::move(space));
}

void JudgeTerrain::rename(const std::string &old, const std::string &brief)
{
    const std::string from = lowerCase(old);
    std::erase_if(m_names, [&](const BoardDraft::Space &each) { return lowerCase(each.brief) == from; });
    const std::string base = baseOfPlace(brief);
    // A coast keeps its letters: "spa/nc -> Spanje (noordkust) = spa/nk" is the north coast still.
    const auto anew = [&](std::string &place) {
        if (lowerCase(place) == from || isCoastOf(place, from))
            place = inCaseOf(place, base + place.substr(std::min(place.find('/'), place.size())));
    };
    for (Site &site : m_sites) {
        anew(site.place);
        for (Way &way : site.ways)
            anew(way.to);
    }
}

void JudgeTerrain::terrain(const std::string &kind, const std::vector<std::string> &words, const Wording &where,
                           BoardDraft &draft)
{
    const std::string &place = words.front();
    const Site *before = siteOf(place, false);
    // "STP" in place of "stp" and its coasts: fleets stand in the space itself now.
    if (before && isForArmies(before->place) && !isForArmies(place))
        joinCoasts(place);
    if (kind == "AMEND")
        return amend(words, where, draft);
    Site *site = ownSite(place);
    if (!site) {
        m_sites.push_back({place, kind, {}});
        site = &m_sites.back();
    }
    site->place = place;
    site->kind = kind;
    m_dropped.erase(baseOfPlace(place));
    if (words.size() < 2)
        return; // "LAND SWI": its ways stay
    site->ways.clear();
    addWays(*site, words, where);
}

void JudgeTerrain::amend(const std::vector<std::string> &words, const Wording &where, BoardDraft &draft)
{
    const std::string &place = words.front();
    Site *site = ownSite(place);
    if (!site)
        return draft.fault(where, worded("Faults", "\"%1\" has no terrain of its own.").with(place));
    site->place = place;
    addWays(*site, words, where);
}

void JudgeTerrain::addWays(Site &site, const std::vector<std::string> &words, const Wording &where)
{
    const std::string place = site.place;
    for (std::size_t i = 2; i < words.size() && upperCase(words[1]) == "ABUTS"; ++i) {
        if (words[i].starts_with('-'))
            removeWays(place, words[i].substr(1));
        else if (++m_wayCount <= mostTerrainLines)
            site.ways.push_back({words[i], where});
    }
}

void JudgeTerrain::removeWays(const std::string &place, const std::string &to)
{
    const auto isIt = [](const std::string &a, const std::string &b) {
        return lowerCase(a) == lowerCase(b) || isCoastOf(a, b);
    };
    for (Site &site : m_sites) {
        if (isIt(site.place, place))
            std::erase_if(site.ways, [&](const Way &way) { return isIt(way.to, to); });
        else if (isIt(site.place, to))
            std::erase_if(site.ways, [&](const Way &way) { return isIt(way.to, place); });
    }
}

void JudgeTerrain::joinCoasts(const std::string &place)
{
    std::erase_if(m_sites, [&](const Site &site) { return isCoastOf(site.place, place); });
    for (Site &site : m_sites) {
        for (Way &way : site.ways) {
            if (isCoastOf(way.to, place))
                way.to = place;
        }
    }
}

void JudgeTerrain::drop(const std::string &place)
{
    const std::string base = baseOfPlace(place);
    std::erase_if(m_sites, [&](const Site &site) { return baseOfPlace(site.place) == base; });
    std::erase_if(m_names, [&](const BoardDraft::Space &each) { return baseOfPlace(each.brief) == base; });
    for (Site &site : m_sites)
        std::erase_if(site.ways, [&](const Way &way) { return baseOfPlace(way.to) == base; });
    m_dropped.insert(base);
}

const BoardDraft::Space *JudgeTerrain::nameOf(std::string_view brief) const
{
    const std::string folded = foldName(brief);
    // The last name given counts.
    const auto found = std::find_if(m_names.rbegin(), m_names.rend(),
                                    [&](const BoardDraft::Space &each) { return foldName(each.brief) == folded; });
    return found == m_names.rend() ? nullptr : &*found;
}

void JudgeTerrain::layOut(BoardDraft &draft) const
{
    std::set<std::string> laid;
    for (const Site &site : m_sites) {
        const std::string base = baseOfPlace(site.place);
        if (!laid.insert(base).second)
            continue;
        const BoardDraft::Space *named = nameOf(base);
        BoardDraft::Space space = named ? *named : BoardDraft::Space();
        space.brief = base;
        if (!named)
            space.name = spokenName(base);
        const Site *whole = siteOf(base, false);
        const std::string &kind = whole ? whole->kind : site.kind;
        space.water = kind == "WATER";
        space.impassable = kind == "SHUT";
        space.land = kind == "LAND" || kind == "COAST" || kind == "PORT";
        space.convoys = kind == "PORT";
        draft.spaces.push_back(std::move(space));
    }
}

void JudgeTerrain::connect(BoardDraft &draft) const
{
    for (const Site &site : m_sites) {
        for (const Way &way : site.ways)
            connect(site, way, draft);
    }
}

void JudgeTerrain::connect(const Site &from, const Way &way, BoardDraft &draft) const
{
    std::string to = way.to;
    const auto isMark = [](char c) { return !std::isalnum(static_cast<unsigned char>(c)); };
    // "cor~" and "*EGY": units come there with half their strength.
    if (to.ends_with('~') || to.starts_with('*')) {
        std::erase_if(to, [](char c) { return c == '~' || c == '*'; });
        draft.remark(worded("Remarks", "Units pass everywhere with their whole strength here, not by halves."));
    }
    // "AEG(CON)": for the owner of Constantinople; "R:AEG": for Russia.
    const std::size_t colon = to.find(':');
    const std::size_t open = to.find('(');
    if (colon != std::string::npos || open != std::string::npos) {
        to = open == std::string::npos ? to.substr(colon + 1) : to.substr(0, open);
        draft.remark(
            worded("Remarks", "What the way from %1 to %2 depends on is not taken over.").with(from.place, to));
    }
    while (!to.empty() && isMark(to.back()))
        to.pop_back();
    const Site *there = siteOf(to, false);
    if (!there)
        there = siteOf(baseOfPlace(to), true);
    if (!there) {
        if (!m_dropped.count(baseOfPlace(to)))
            draft.fault(way.where, worded("Faults", "\"%1\" has no terrain of its own.").with(to));
        return;
    }
    if (from.kind == "SHUT" || there->kind == "SHUT")
        return;
    if (floats(from.kind) && floats(there->kind) && !isForArmies(from.place) && !isForArmies(to))
        draft.addWay(true, from.place, to, way.where);
    // Armies leave by the land's own list, and go to a land of which it names a coast.
    if (from.kind != "WATER" && there->kind != "WATER" && from.place.find('/') == std::string::npos && !isForFleets(to))
        draft.addWay(false, from.place, baseOfPlace(to), way.where);
}

} // namespace entente

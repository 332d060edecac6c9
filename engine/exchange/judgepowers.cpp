#include "exchange/judgepowers.h"

#include "base/names.h"
#include "exchange/judgewords.h"
#include "exchange/lines.h"

#include <algorithm>
#include <cctype>
#include <map>

namespace entente {

namespace {

/// Homes, centres or units that a map may name; later lines are compared with all earlier ones.
constexpr std::size_t mostPowerLines = 8192;

bool isNobody(const std::string &word)
{
    const std::string upper = upperCase(word);
    return upper == "UNOWNED" || upper == "NEUTRAL" || upper == "CENTERS";
}

bool isSamePlace(const std::string &a, const std::string &b)
{
    return lowerCase(a) == lowerCase(b);
}

void erasePlace(std::vector<std::string> &places, const std::string &place)
{
    std::erase_if(places, [&](const std::string &each) { return isSamePlace(each, place); });
}

bool holds(const std::vector<std::string> &places, const std::string &place)
{
    return std::any_of(places.begin(), places.end(), [&](const std::string &each) { return isSamePlace(each, place); });
}

/// "SC?" and "&SC": any centre, which the players choose.
bool isAnyCentre(const std::string &word)
{
    return word.starts_with('&') || upperCase(word) == "SC?" || upperCase(word) == "SC!";
}

/// A home with the marks before it: "~@CAL(NYO)".
struct MarkedHome {
    std::string marks;
    std::string place;
    bool limited = false; ///< names other homes in brackets
};

MarkedHome markedHome(const std::string &word)
{
    MarkedHome home;
    const std::size_t start = std::min(word.find_first_not_of("-*+~@"), word.size());
    home.marks = word.substr(0, start);
    home.place = word.substr(start, word.find('(', start) - start);
    home.limited = word.find('(', start) != std::string::npos;
    return home;
}

} // namespace

int JudgePowers::find(std::string_view word) const
{
    const std::string wanted = foldName(word);
    const auto found = std::find_if(m_powers.begin(), m_powers.end(),
                                    [&](const Power &each) { return foldName(each.name) == wanted; });
    return found == m_powers.end() ? -1 : static_cast<int>(found - m_powers.begin());
}

bool JudgePowers::isTooLarge() const
{
    std::size_t lines = m_powers.size() + m_unowned.size();
    for (const Power &each : m_powers)
        lines += each.homes.size() + each.owned.size() + each.units.size();
    return lines > mostPowerLines;
}

void JudgePowers::power(std::vector<std::string> words, const Wording &where, BoardDraft &draft)
{
    if (isNobody(words.front())) {
        m_power = -1;
        words.erase(words.begin());
        return addHomes(nullptr, words, draft);
    }
    const unsigned char first = static_cast<unsigned char>(words.front()[0]);
    if (!std::isalpha(first) && first != '_' && first < 0x80)
        return draft.fault(where, worded("Faults", "\"%1\" begins no line that a map has.").with(words.front()));
    if (words.size() > 2 && words[1] == "->") {
        if (const int old = find(words.front()); old >= 0 && find(words[2]) < 0)
            m_powers[static_cast<std::size_t>(old)].name = words[2];
        words.erase(words.begin(), words.begin() + 2);
    }
    m_power = find(words.front());
    if (m_power < 0) {
        m_power = static_cast<int>(m_powers.size());
        m_powers.push_back({});
        current().name = words.front();
        current().doubtful = true;
    }
    words.erase(words.begin());
    if (!words.empty() && words.front().starts_with('(')) {
        const std::string inside = words.front().substr(1, words.front().find_first_of(":)") - 1);
        if (!inside.empty())
            current().adjective = inside;
        current().doubtful = false;
        words.erase(words.begin());
    }
    if (words.empty())
        return; // only says of whom the next lines speak
    if (current().homesTold)
        current().homes.clear();
    current().homesTold = false;
    addHomes(&current().homes, words, draft);
}

/// `homes`: null for what nobody owns. A home that is taken away stays a centre, of nobody's.
void JudgePowers::addHomes(std::vector<std::string> *homes, const std::vector<std::string> &words, BoardDraft &draft)
{
    for (const std::string &word : words) {
        if (isTooLarge())
            return;
        const MarkedHome home = markedHome(word);
        if (isAnyCentre(home.place)) {
            draft.remark(worded("Remarks", "The mark in \"%1\" is not taken over.").with(word));
            continue;
        }
        if (home.place.empty())
            continue;
        std::vector<std::string> &list = homes ? *homes : m_unowned;
        const bool there = holds(list, home.place);
        erasePlace(list, home.place);
        if (home.marks.find('-') != std::string::npos) {
            if (homes && there)
                m_unowned.push_back(home.place);
            continue;
        }
        // "*SIB", "+SIB": units are built there, but it is no centre.
        if (home.marks.find_first_of("*+") != std::string::npos) {
            draft.remark(worded("Remarks", "%1 is no centre, so nothing is built there here.").with(home.place));
            continue;
        }
        if (!home.marks.empty() || home.limited)
            draft.remark(worded("Remarks", "The mark in \"%1\" is not taken over.").with(word));
        list.push_back(home.place);
    }
}

void JudgePowers::owns(const std::vector<std::string> &places, bool anew)
{
    Power &power = current();
    if (anew || !power.ownsTold)
        power.owned.clear();
    power.ownsTold = true;
    for (const std::string &place : places) {
        if (!isTooLarge() && !isAnyCentre(place) && !holds(power.owned, place))
            power.owned.push_back(place);
    }
}

void JudgePowers::inhabits(const std::vector<std::string> &places, bool anew, BoardDraft &draft)
{
    if (anew || !current().homesTold)
        current().homes.clear();
    current().homesTold = true;
    addHomes(&current().homes, places, draft);
}

void JudgePowers::forgetUnits()
{
    current().units.clear();
}

void JudgePowers::unit(const std::string &kind, const std::string &place, const Wording &where, BoardDraft &draft)
{
    if (m_power < 0)
        return draft.fault(
            where,
            worded("Faults", "The unit %1 belongs to no power: none is named above it.").with(kind + ' ' + place));
    for (Power &each : m_powers)
        std::erase_if(each.units, [&](const auto &unit) { return baseOfPlace(unit.second) == baseOfPlace(place); });
    if (!isTooLarge())
        current().units.emplace_back(kind, place);
}

/// The powers that a list names: none for the one spoken of, "ALL", "ALL EXCEPT ...", or names.
std::vector<bool> JudgePowers::listed(const std::vector<std::string> &words) const
{
    std::vector<bool> named(m_powers.size(), false);
    if (words.empty()) {
        if (m_power >= 0)
            named[static_cast<std::size_t>(m_power)] = true;
        return named;
    }
    const bool all = upperCase(words.front()) == "ALL";
    for (const std::string &word : words) {
        if (const int power = find(word); power >= 0)
            named[static_cast<std::size_t>(power)] = true;
    }
    if (all)
        named.flip();
    return named;
}

void JudgePowers::dummies(const std::vector<std::string> &words)
{
    const std::vector<bool> named = listed(words);
    for (std::size_t i = 0; i < m_powers.size(); ++i)
        m_powers[i].dummy = m_powers[i].dummy || named[i];
    if (!words.empty())
        m_power = -1;
}

void JudgePowers::unplayed(const std::vector<std::string> &words)
{
    const std::vector<bool> named = listed(words);
    std::vector<Power> left;
    for (std::size_t i = 0; i < m_powers.size(); ++i) {
        if (!named[i])
            left.push_back(std::move(m_powers[i]));
    }
    m_powers = std::move(left);
    m_power = -1;
}

void JudgePowers::rename(const std::string &old, const std::string &brief)
{
    const std::string from = lowerCase(old);
    const auto anew = [&](std::string &place) {
        if (baseOfPlace(place) == from)
            place = brief + place.substr(std::min(place.find('/'), place.size()));
    };
    if (from.find('/') != std::string::npos)
        return; // where a fleet stands keeps the coast's own letters
    std::for_each(m_unowned.begin(), m_unowned.end(), anew);
    for (Power &each : m_powers) {
        std::for_each(each.homes.begin(), each.homes.end(), anew);
        std::for_each(each.owned.begin(), each.owned.end(), anew);
        for (auto &[kind, place] : each.units)
            anew(place);
    }
}

void JudgePowers::drop(const std::string &place)
{
    const std::string base = baseOfPlace(place);
    const auto isIt = [&](const std::string &each) { return baseOfPlace(each) == base; };
    std::erase_if(m_unowned, isIt);
    for (Power &each : m_powers) {
        std::erase_if(each.homes, isIt);
        std::erase_if(each.owned, isIt);
        std::erase_if(each.units, [&](const auto &unit) { return isIt(unit.second); });
    }
}

/// A power that has neither centres nor units on this board is a directive.
void JudgePowers::dropDoubtful(BoardDraft &draft)
{
    const auto known = [&](const std::string &place) { return draft.space(place) != nullptr; };
    std::erase_if(m_powers, [&](const Power &power) {
        if (!power.doubtful || !power.units.empty() || std::any_of(power.homes.begin(), power.homes.end(), known)
            || std::any_of(power.owned.begin(), power.owned.end(), known))
            return false;
        draft.remark(worded("Remarks", "The directive %1 is not taken over.").with(spokenName(power.name)));
        return true;
    });
}

void JudgePowers::markCentre(const std::string &place, BoardDraft &draft) const
{
    if (BoardDraft::Space *space = draft.space(place))
        space->centre = true;
    else
        draft.fault("", worded("Faults", "The centre \"%1\" is not a space on this board.").with(place));
}

/// Two powers may have the same home, but a board of ours knows one: that of the power which begins with it.
void JudgePowers::settleHomes(BoardDraft &draft) const
{
    for (const Power &power : m_powers) {
        for (const std::string &place : power.homes) {
            BoardDraft::Space *space = draft.space(place);
            if (!space)
                continue;
            const bool own = power.ownsTold && holds(power.owned, place);
            if (!space->home.empty())
                draft.remark(
                    worded("Remarks", "%1 is home to more than one power; one builds there here.").with(space->name));
            if (space->home.empty() || own)
                space->home = spokenName(power.name);
        }
    }
}

void JudgePowers::settle(BoardDraft &draft)
{
    dropDoubtful(draft);
    for (const std::string &place : m_unowned)
        markCentre(place, draft);
    for (const Power &power : m_powers) {
        for (const std::string &place : power.homes)
            markCentre(place, draft);
        for (const std::string &place : power.owned)
            markCentre(place, draft);
    }
    settleHomes(draft);
    std::map<std::string, bool> owned; // by space, to be told apart from homes that nobody begins with
    for (const Power &power : m_powers) {
        for (const std::string &place : power.ownsTold ? power.owned : power.homes) {
            if (BoardDraft::Space *space = draft.space(place); space && space->owner.empty()) {
                space->owner = spokenName(power.name);
                owned[space->brief] = true;
            }
        }
    }
    for (BoardDraft::Space &space : draft.spaces)
        space.unowned = !space.home.empty() && !owned[space.brief];
    for (const Power &power : m_powers) {
        draft.powers.push_back({spokenName(power.name), spokenName(power.adjective), {}, !power.dummy, m_anywhere});
        for (const auto &[kind, place] : power.units)
            draft.units.push_back({spokenName(power.name), kind, place});
    }
}

} // namespace entente

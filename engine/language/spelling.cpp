#include "language/spelling.h"

#include "base/names.h"
#include "map/board.h"
#include "map/placenames.h"
#include "language/tokenizer.h"

#include <algorithm>
#include <string>
#include <vector>

namespace entente {

namespace {

constexpr std::size_t shortest = 4;      ///< below that every name is near every other
constexpr std::size_t shortName = 5;     ///< up to that two wrong letters make another word: "place", "Black"
constexpr std::size_t longName = 9;      ///< above that three letters may be wrong: "Constinople"
constexpr std::size_t fewConsonants = 4; ///< "Brgn" tells a name, "Brs" does not

std::string consonants(std::string_view folded)
{
    std::string kept;
    for (const char c : folded) {
        const bool vowel = std::string_view("aeiouyhw").find(c) != std::string_view::npos;
        if (!vowel && (kept.empty() || kept.back() != c))
            kept.push_back(c);
    }
    return kept;
}

/// Remembers the best of what it is shown, and whether a second thing was as good.
/// Every name of the place that people write, in whatever language.
template <class Visit>
void eachName(const Province &province, Visit &&visit)
{
    visit(province.name);
    for (const std::string &alias : province.aliases)
        visit(alias);
    for (const auto &[language, name] : province.names) {
        if (language.find(':') == std::string::npos) // "de:in" is no name alone
            visit(name);
    }
    for (const std::string_view other : otherPlaceNames(foldName(province.name)))
        visit(other);
}

template <class Id>
class Nearest {
public:
    explicit Nearest(std::string_view written) : m_folded(foldName(written)), m_consonants(consonants(m_folded)) {}

    void offer(Id id, std::string_view name)
    {
        const std::string folded = foldName(name);
        if (m_folded.size() < shortest || folded.size() < shortest)
            return;
        const int limit = m_folded.size() > longName ? 3 : m_folded.size() > shortName ? 2 : 1;
        int distance = editDistance(m_folded, folded, limit);
        if (distance > limit) {
            if (m_consonants.size() < fewConsonants || m_consonants != consonants(folded)
                || m_folded.front() != folded.front())
                return;
            distance = limit + 1;
        }
        if (distance < m_distance) {
            m_best = id;
            m_distance = distance;
            m_several = false;
        } else if (distance == m_distance && id != m_best) {
            m_several = true;
        }
    }

    Id found() const { return m_several ? Id() : m_best; }

private:
    std::string m_folded;
    std::string m_consonants;
    Id m_best;
    int m_distance = 99;
    bool m_several = false;
};

std::vector<std::string> wordsIn(std::string_view name)
{
    std::vector<std::string> words;
    for (const Token &token : tokenize(name)) {
        if (token.is(Token::Kind::Word))
            words.push_back(foldName(token.text));
    }
    return words;
}

/// Are the words those of the name, or its first ones, cut short or not, but for one that is near?
bool hasOneWrongWord(const Board &board, const std::vector<std::string> &written, std::string_view name)
{
    const std::vector<std::string> words = wordsIn(name);
    if (words.size() < written.size())
        return false;
    int wrong = 0;
    for (std::size_t i = 0; i < written.size(); ++i) {
        if (words[i].starts_with(written[i]))
            continue;
        const int limit = written[i].size() > shortest ? 2 : 1;
        const bool near = written[i].size() + 1 >= shortest && editDistance(written[i], words[i], limit) <= limit;
        if (!near || ++wrong > 1 || board.findRegion(written[i]).valid())
            return false;
    }
    return wrong == 1;
}

} // namespace

ProvinceId misspeltProvince(const Board &board, std::string_view written)
{
    Nearest<ProvinceId> nearest(written);
    for (int p = 0; p < board.provinceCount(); ++p) {
        const Province &province = board.province(ProvinceId(p));
        eachName(province, [&](std::string_view name) { nearest.offer(ProvinceId(p), name); });
    }
    return nearest.found().valid() ? nearest.found() : misspeltWordOf(board, written);
}

ProvinceId misspeltWordOf(const Board &board, std::string_view written)
{
    const std::vector<std::string> words = wordsIn(written);
    if (words.size() < 2)
        return {};
    ProvinceId meant;
    for (int p = 0; p < board.provinceCount(); ++p) {
        const Province &province = board.province(ProvinceId(p));
        bool fits = false;
        eachName(province, [&](std::string_view name) { fits = fits || hasOneWrongWord(board, words, name); });
        if (fits && meant.valid())
            return {};
        if (fits)
            meant = ProvinceId(p);
    }
    return meant;
}

PowerId misspeltPower(const Board &board, std::string_view written)
{
    Nearest<PowerId> nearest(written);
    for (int p = 0; p < board.powerCount(); ++p) {
        const Power &power = board.power(PowerId(p));
        nearest.offer(PowerId(p), power.name);
        nearest.offer(PowerId(p), power.adjective);
        for (const std::string &alias : power.aliases)
            nearest.offer(PowerId(p), alias);
    }
    // "Reich" is not "French": a power's name may be short, and two letters are much of it.
    const PowerId found = nearest.found();
    if (!found.valid())
        return found;
    const std::string folded = foldName(written);
    const Power &power = board.power(found);
    const auto close = [&](std::string_view name) {
        const std::string other = foldName(name);
        return !other.empty() && (other.front() == folded.front() || editDistance(folded, other, 1) <= 1);
    };
    const bool near =
        close(power.name) || close(power.adjective) || std::any_of(power.aliases.begin(), power.aliases.end(), close);
    return near ? found : PowerId();
}

} // namespace entente

#include "orders/placereader.h"

#include "base/names.h"
#include "language/lineclean.h"
#include "language/spelling.h"
#include "map/coastnames.h"

#include <algorithm>
#include <charconv>

namespace entente {

namespace {

/// The longest name in tokens: "St . Petersburg ( south coast )" and a few to spare.
constexpr std::size_t longestName = 9;

} // namespace

PlaceReader::PlaceReader(std::string_view line, const Board &board, Marks marks)
    : m_line(line), m_board(board), m_tokens(tokenize(line))
{
    const std::size_t begin = m_line.find_first_not_of(" \t");
    m_marked = begin != std::string_view::npos && (m_line[begin] == '-' || m_line[begin] == '*');
    if (marks == Marks::Stripped)
        stripMarks(m_tokens);
}

int PlaceReader::number()
{
    if (!at(Token::Kind::Word))
        return 0;
    const std::string_view text = token().text;
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc() || end != text.data() + text.size() || text.size() > 2)
        return 0;
    ++m_at;
    return value;
}

bool PlaceReader::precededBy(std::string_view folded) const
{
    return m_at > 0 && foldName(m_tokens[m_at - 1].text).starts_with(folded);
}

bool PlaceReader::lastWordIs(std::string_view folded) const
{
    return m_at + 1 == m_tokens.size() && m_tokens[m_at].is(Token::Kind::Word)
           && foldName(m_tokens[m_at].text) == folded;
}

std::optional<Meaning> PlaceReader::meaning() const
{
    return at(Token::Kind::Word) ? meaningOf(m_tokens[m_at].text) : std::nullopt;
}

bool PlaceReader::take(Token::Kind kind)
{
    if (!at(kind))
        return false;
    ++m_at;
    return true;
}

bool PlaceReader::take(Meaning wanted)
{
    if (!at(wanted))
        return false;
    ++m_at;
    return true;
}

bool PlaceReader::takeTo()
{
    if (!at(Meaning::To))
        return false;
    const std::size_t start = m_at++;
    if (!m_board.findRegion(m_tokens[start].text).valid())
        return true;
    skip(Meaning::Filler);
    const bool placed = place().valid();
    m_at = placed ? start + 1 : start;
    return placed;
}

bool PlaceReader::takeBracketed(Meaning wanted)
{
    const std::size_t start = m_at;
    if (take(Token::Kind::Open) && take(wanted))
        return true;
    m_at = start;
    return false;
}

void PlaceReader::skip(Meaning unwanted)
{
    // "The" may be an article or a place of that name.
    while (at(unwanted) && !m_board.findRegion(m_tokens[m_at].text).valid())
        ++m_at;
}

bool PlaceReader::takeWords(std::initializer_list<std::string_view> folded)
{
    std::size_t at = m_at;
    for (const std::string_view word : folded) {
        if (at >= m_tokens.size() || !m_tokens[at].is(Token::Kind::Word) || foldName(m_tokens[at].text) != word)
            return false;
        ++at;
    }
    m_at = at;
    return true;
}

bool PlaceReader::takeVia()
{
    if (!take(Meaning::Via))
        return false;
    (void)takeWords({"way", "of"}); // "by way of Tri"
    return true;
}

bool PlaceReader::takeStands()
{
    const std::size_t next = m_at + 1;
    if (!at(Token::Kind::Word) || foldName(m_tokens[m_at].text) != "st" || m_board.findRegion("st").valid()
        || (next < m_tokens.size() && m_tokens[next].is(Token::Kind::Word)))
        return false;
    ++m_at;
    return true;
}

std::string_view PlaceReader::span(std::size_t first, std::size_t last) const
{
    const int begin = m_tokens[first].column;
    return m_line.substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(m_tokens[last].end() - begin));
}

/// May the token be part of a name that began before it? A dash only within a word ("Mid-Atlantic"),
/// and no single letter of its own, which is a verb ("Nor S A Fin" is not "NorS").
bool PlaceReader::joins(std::size_t index) const
{
    const Token &token = m_tokens[index];
    const bool tightAfter = index + 1 < m_tokens.size() && !m_tokens[index + 1].spaceBefore;
    switch (token.kind) {
    case Token::Kind::Word: // "Ser via Tri" is not "Servia"
        if (const std::size_t dots = std::min(token.text.find(".."), token.text.find("\u2026"));
            dots == 0
            || (dots != std::string_view::npos
                && token.text.find_first_not_of(".\u2026", dots) != std::string_view::npos))
            return false; // places were left out, but "English Channel... no" is one name
        return !token.spaceBefore || (token.text.size() > 1 && meaningOf(token.text) != Meaning::Via);
    case Token::Kind::Dash: return !token.spaceBefore && tightAfter;
    case Token::Kind::Open: return token.text != "["; // a mission follows, not a coast
    case Token::Kind::Slash:
    case Token::Kind::Close: return true;
    case Token::Kind::Comma:
    case Token::Kind::Colon:
    case Token::Kind::Number: return false;
    }
    return false;
}

/// A dash between the short names of two provinces: "swe-den" is no Sweden.
bool PlaceReader::partsShortNames(std::size_t first, std::size_t dash) const
{
    if (!m_tokens[dash].is(Token::Kind::Dash) || dash != first + 1 || dash + 1 >= m_tokens.size())
        return false;
    const auto shortName = [&](std::size_t word) {
        const ProvinceId found = m_board.findProvince(m_tokens[word].text);
        return found.valid() && foldName(m_board.province(found).abbreviation) == foldName(m_tokens[word].text)
                   ? found
                   : ProvinceId();
    };
    const ProvinceId left = shortName(first);
    const ProvinceId right = shortName(dash + 1);
    return left.valid() && right.valid() && left != right;
}

RegionId PlaceReader::place(bool *walls, const ProvinceSet *likely)
{
    const std::size_t start = m_at;
    std::size_t first = start;
    while (first < m_tokens.size() && m_tokens[first].is(Token::Kind::Open))
        ++first;
    if (first >= m_tokens.size() || !m_tokens[first].is(Token::Kind::Word))
        return {};

    RegionId best;
    std::size_t bestLast = first;
    for (std::size_t last = first; last < m_tokens.size() && last < first + longestName; ++last) {
        if (last > first && (!joins(last) || partsShortNames(first, last)))
            break;
        if (!m_tokens[last].is(Token::Kind::Word))
            continue;
        if (last > first && m_tokens[last].spaceBefore && meaningOf(m_tokens[last].text) == Meaning::Filler)
            continue; // "Spa in Mar" is not "Spain"; no name ends in a word of its own that says nothing
        if (const RegionId found = m_board.findRegion(span(first, last)); found.valid()) {
            best = found;
            bestLast = last;
        }
    }
    // "North Afr" begins one name only, though "North" by itself is short for another.
    const Beginning beginning =
        !best.valid() || bestLast == first ? nameBeginning(first, likely) : Beginning{ProvinceId(), first};
    if (!best.valid() && !beginning.province.valid())
        return {};
    if (beginning.province.valid() && (!best.valid() || beginning.last > bestLast)) {
        best = m_board.mainRegion(beginning.province);
        bestLast = beginning.last;
        // A coast may follow: "Spai (nc)".
        const std::size_t coast = bestLast + 1;
        for (const RegionId region : m_board.coastsOf(beginning.province)) {
            for (std::size_t word = coast; word < m_tokens.size() && word <= coast + 1; ++word) {
                if (joins(word) && m_tokens[word].is(Token::Kind::Word)
                    && coastCode(foldName(m_tokens[word].text)) == m_board.region(region).coast) {
                    best = region;
                    bestLast = word;
                }
            }
        }
    }

    int open = static_cast<int>(first - start);
    if (walls)
        *walls = open == 2;
    for (std::size_t i = first; i <= bestLast; ++i)
        open += m_tokens[i].is(Token::Kind::Open) ? 1 : m_tokens[i].is(Token::Kind::Close) ? -1 : 0;
    m_at = bestLast + 1;
    while (open > 0 && take(Token::Kind::Close))
        --open;
    if (const RegionId coast = letteredCoast(best); coast.valid())
        best = coast;
    // "NWG Sea": the word is part of the name in speech, not in the list.
    if (m_board.isSea(m_board.provinceOf(best)) && at(Token::Kind::Word)) {
        const std::string word = foldName(m_tokens[m_at].text);
        if (word == "sea" || word == "ocean")
            ++m_at;
    }
    return best;
}

/// "StP(s)": the coast by its letter alone, in brackets.
RegionId PlaceReader::letteredCoast(RegionId read)
{
    if (m_at + 2 >= m_tokens.size() || m_tokens[m_at].text != "(" || !m_tokens[m_at + 2].is(Token::Kind::Close)
        || m_tokens[m_at + 1].text.size() != 1)
        return {};
    const std::string code = foldName(m_tokens[m_at + 1].text) + 'c';
    for (const RegionId coast : m_board.coastsOf(m_board.provinceOf(read))) {
        if (m_board.region(coast).coast == code) {
            m_at += 3;
            return coast;
        }
    }
    return {};
}

/// Not with a verb, but with a word that says nothing: "Gulf of Both".
static bool mayGoOn(const Token &word)
{
    const std::optional<Meaning> meaning = meaningOf(word.text);
    return !meaning || *meaning == Meaning::Filler;
}

/// The longest run of words at `first` that begins the words of some name: "Norweg", "Engli Cha". Where
/// several provinces begin so, only one that is likely may be meant.
PlaceReader::Beginning PlaceReader::nameBeginning(std::size_t first, const ProvinceSet *likely) const
{
    std::size_t end = first;
    // "Mid-Atl"
    const auto dash = [&](std::size_t at) {
        return at > first && m_tokens[at].is(Token::Kind::Dash) && joins(at) && !partsShortNames(first, at);
    };
    while (end < m_tokens.size() && end < first + 4 && (m_tokens[end].is(Token::Kind::Word) || dash(end))
           && (end == first || joins(end)) && (end > first ? mayGoOn(m_tokens[end]) : !meaningOf(m_tokens[end].text))
           && !m_board.findKind(m_tokens[end].text).valid())
        ++end;
    for (std::size_t last = end; last-- > first;) {
        if (!m_tokens[last].is(Token::Kind::Word))
            continue;
        const std::vector<ProvinceId> candidates = m_board.provincesBeginning(span(first, last));
        if (candidates.empty())
            continue;
        if (candidates.size() == 1)
            return {candidates.front(), last};
        ProvinceId only;
        int count = 0;
        for (const ProvinceId candidate : candidates) {
            if (likely && likely->contains(candidate)) {
                only = candidate;
                ++count;
            }
        }
        return {count == 1 ? only : ProvinceId(), last};
    }
    return {};
}

KindId PlaceReader::kind(const ProvinceSet *likely)
{
    if (!at(Token::Kind::Word))
        return {};
    const std::size_t start = m_at;
    KindId found = m_board.findKind(m_tokens[m_at].text);
    const std::size_t next = m_at + 1;
    const bool two = !found.valid() && next < m_tokens.size() && m_tokens[next].is(Token::Kind::Word)
                     && foldName(m_tokens[m_at].text).size() > 2;
    if (two) // "double army"
        found = m_board.findKind(span(m_at, next));
    if (!found.valid())
        return {};
    m_at += two ? 2 : 1;
    // "A/F ENG": a fleet with an army aboard is ordered as the fleet that it is.
    if (m_board.kind(found).embarks && m_at + 1 < m_tokens.size() && at(Token::Kind::Slash)) {
        if (const KindId fleet = m_board.findKind(m_tokens[m_at + 1].text);
            fleet.valid() && m_board.kind(fleet).convoys) {
            m_at += 2;
            found = fleet;
        }
    }
    // "A Vie" is an army; a kind without a place after it is something else.
    skip(Meaning::Filler);
    skip(Meaning::From); // "the army from Venice", "the fleet from the North Sea"
    skip(Meaning::Filler);
    const std::size_t after = m_at;
    const bool placed = place(nullptr, likely).valid();
    m_at = placed ? after : start;
    return placed ? found : KindId();
}

bool PlaceReader::fusedVerb(Meaning &verb, KindId &kind)
{
    if (!at(Token::Kind::Word) || m_tokens[m_at].text.size() < 2)
        return false;
    const std::string_view word = m_tokens[m_at].text;
    const std::optional<Meaning> first = meaningOf(word.substr(0, 1));
    if (first != Meaning::Support && first != Meaning::Convoy && first != Meaning::Retreat)
        return false;
    kind = m_board.findKind(word.substr(1));
    verb = *first;
    if (!kind.valid())
        return false;
    ++m_at;
    return true;
}

PowerId PlaceReader::power()
{
    for (std::size_t count = 3; count > 0; --count) {
        const std::size_t last = m_at + count - 1;
        if (last >= m_tokens.size())
            continue;
        const bool words =
            std::all_of(m_tokens.begin() + static_cast<std::ptrdiff_t>(m_at),
                        m_tokens.begin() + static_cast<std::ptrdiff_t>(last + 1),
                        [](const Token &token) { return token.is(Token::Kind::Word) || token.is(Token::Kind::Dash); });
        if (!words || !m_tokens[last].is(Token::Kind::Word))
            continue;
        if (const PowerId found = m_board.findPower(span(m_at, last)); found.valid()) {
            const std::size_t start = m_at;
            const bool further = place().valid() && m_at > last + 1; // "English Channel"
            m_at = further ? start : last + 1;
            return further ? PowerId() : found;
        }
    }
    return {};
}

int PlaceReader::ordinal()
{
    if (const std::size_t start = m_at; takeWords({"nr"})) { // "Nr. 2"
        if (const int written = number(); written > 0)
            return written;
        m_at = start;
    }
    if (!at(Token::Kind::Number))
        return 0;
    int number = 0;
    for (const char c : m_tokens[m_at].text) {
        if (c != '#')
            number = std::min(number * 10 + (c - '0'), 255);
    }
    ++m_at;
    return number;
}

void PlaceReader::skipRemark()
{
    if (!at(Token::Kind::Open))
        return;
    int depth = 0;
    for (std::size_t i = m_at; i < m_tokens.size(); ++i) {
        depth += m_tokens[i].is(Token::Kind::Open) ? 1 : m_tokens[i].is(Token::Kind::Close) ? -1 : 0;
        if (depth == 0) {
            if (i + 1 == m_tokens.size())
                m_at = m_tokens.size();
            return;
        }
    }
}

bool PlaceReader::unitFollows()
{
    const std::size_t start = m_at;
    skip(Meaning::Filler);
    const bool found = kind().valid() || place().valid();
    m_at = start;
    return found;
}

// What is said where a place, or anything else, was expected and is not there.

ParseError PlaceReader::error(ParseError::Kind kind, std::size_t first, std::size_t last) const
{
    return {kind, std::string(span(first, last)), m_tokens[first].column, {}};
}

ParseError PlaceReader::missing() const
{
    if (m_tokens.empty())
        return {ParseError::Kind::Empty, {}, 0, {}};
    return error(ParseError::Kind::MissingPart, m_tokens.size() - 1, m_tokens.size() - 1);
}

ParseError PlaceReader::extra() const
{
    const std::size_t last = m_tokens.size() - 1;
    return error(ParseError::Kind::ExtraText, std::min(m_at, last), last);
}

ParseError PlaceReader::placeError() const
{
    std::size_t first = m_at;
    while (first < m_tokens.size() && m_tokens[first].is(Token::Kind::Open))
        ++first;
    if (first >= m_tokens.size())
        return missing();
    // The words up to the next sign or verb are the name that was meant.
    std::size_t last = first;
    for (std::size_t i = first + 1; i < m_tokens.size(); ++i) {
        if (!m_tokens[i].is(Token::Kind::Word) || meaningOf(m_tokens[i].text))
            break;
        last = i;
    }
    ParseError result = error(ParseError::Kind::UnknownProvince, first, last);
    for (const ProvinceId candidate : m_board.provincesBeginning(result.piece)) {
        if (result.suggestions.size() < 4)
            result.suggestions.push_back(m_board.province(candidate).name);
    }
    if (result.suggestions.empty())
        result.suggestions = m_board.suggestProvinces(result.piece);
    return result;
}

std::optional<ParseError> PlaceReader::misspeltName(const ParseError &fault) const
{
    const auto points = [&](const Token &token) { return token.column == fault.column; };
    const auto pointed = std::find_if(m_tokens.begin(), m_tokens.end(), points);
    if (pointed == m_tokens.end())
        return std::nullopt;
    const auto word = static_cast<std::size_t>(pointed - m_tokens.begin());
    const auto goesOn = [&](std::size_t index) { return m_tokens[index].is(Token::Kind::Word) && joins(index); };
    std::size_t first = word;
    while (first > 0 && word - first < 2 && goesOn(first) && m_tokens[first - 1].is(Token::Kind::Word)
           && !meaningOf(m_tokens[first - 1].text))
        --first;
    std::size_t end = word + 1;
    while (end < m_tokens.size() && end < word + 3 && goesOn(end) && !meaningOf(m_tokens[end].text))
        ++end;
    for (std::size_t last = end; last-- > word;) {
        for (std::size_t from = first; from < last && from <= word; ++from) {
            const ProvinceId meant = misspeltWordOf(m_board, span(from, last));
            if (!meant.valid())
                continue;
            ParseError result = error(ParseError::Kind::UnknownProvince, from, last);
            result.suggestions = {m_board.province(meant).name};
            return result;
        }
    }
    return std::nullopt;
}

std::optional<ParseError> PlaceReader::coastError(RegionId read) const
{
    if (atEnd() || !read.valid() || !m_board.region(read).coast.empty())
        return std::nullopt;
    std::size_t word = m_at;
    if (m_tokens[word].text == "[")
        return std::nullopt;
    if (m_tokens[word].is(Token::Kind::Slash) || m_tokens[word].is(Token::Kind::Open))
        ++word;
    else if (m_tokens[word].text.size() < 2) // a lone letter is a verb
        return std::nullopt;
    if (word >= m_tokens.size() || !m_tokens[word].is(Token::Kind::Word))
        return std::nullopt;
    const bool slashed = m_tokens[m_at].is(Token::Kind::Slash) && !m_board.findRegion(m_tokens[word].text).valid();
    if (!slashed && coastCode(foldName(m_tokens[word].text)).empty())
        return std::nullopt;
    // "F Lon North Sea": a place of its own.
    const bool further = word + 1 < m_tokens.size() && m_tokens[word + 1].is(Token::Kind::Word);
    if (!slashed && further && m_board.findRegion(span(word, word + 1)).valid())
        return std::nullopt;
    ParseError result = error(ParseError::Kind::UnknownCoast, word, word);
    for (const RegionId coast : m_board.coastsOf(m_board.provinceOf(read)))
        result.suggestions.push_back(m_board.regionText(coast));
    return result;
}

} // namespace entente

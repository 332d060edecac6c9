#include "mails/saidunits.h"

#include "base/names.h"
#include "mails/linepieces.h"

#include <algorithm>

namespace entente {

namespace {

constexpr std::size_t shortestAdjective = 4; ///< letters that it has from its place: "Norwegian", "griechische"

} // namespace

bool passesOver(const UnitKind &kind)
{
    return kind.flying == Flying::Sorties || kind.hops > 1;
}

RegionId regionOfAdjective(const Board &board, const std::vector<Unit> &units, std::string_view word)
{
    RegionId found;
    for (const Unit &unit : units) {
        const Province &place = board.province(board.provinceOf(unit.region));
        bool fits = false;
        const auto look = [&](std::string_view name) {
            for (const Token &part : wordsOf(name)) {
                std::string folded = foldName(part.text).substr(0, shortestAdjective);
                // "roman": a short name without its last vowel
                const bool isLong = folded.size() == shortestAdjective;
                if (isLong && foldName(part.text).size() == folded.size() && folded.back() == 'e'
                    && (word.ends_with("an") || word.ends_with("ans")))
                    folded.pop_back();
                fits = fits || (isLong && word.starts_with(folded));
            }
        };
        look(place.name);
        for (const auto &[language, name] : place.names)
            look(name);
        if (fits && found.valid())
            return {};
        found = fits && word.size() > shortestAdjective ? unit.region : found;
    }
    return found;
}

bool isArticle(const SaidPiece &piece)
{
    return isListed("the my our its their your her his der die das den dem meine meiner mein meinen unsere "
                    "unser la le les ma mon mes notre one army's that which who was is were now currently "
                    "stationed sitting based lying over down up back standing stehende stehen which whose "
                    "celle celui qui est se trouve there here other",
                    piece.folded);
}

SaidUnits::SaidUnits(std::string_view text, const ParseContext &context, PowerId power)
    : m_text(text), m_board(*context.board), m_stage(context.stage), m_power(power)
{
    if (context.position)
        m_position = *context.position;
    m_pieces = saidPieces(text, m_board, likely());
    if (!context.position)
        supposeUnits();
}

/// Where no position is known, whoever names a unit with its place has one there.
void SaidUnits::supposeUnits()
{
    for (std::size_t at = 0; at < m_pieces.size(); ++at) {
        if (!is(at, Kind::Unit) || m_board.kind(m_pieces[at].unit).flying != Flying::No)
            continue;
        std::size_t place = at + 1;
        while (place < at + mostTalk
               && (isAny(place, {Kind::At, Kind::From, Kind::By, Kind::Go, Kind::That, Kind::Word})
                   || (place == at + 1 && is(place, Kind::Comma))))
            ++place;
        if (!is(place, Kind::Place) && at > 0)
            place = at - 1;
        if (is(place, Kind::Place))
            m_position.units.push_back({m_power, m_pieces[at].unit, m_pieces[place].place, Layer::Field});
    }
}

ProvinceSet SaidUnits::likely() const
{
    ProvinceSet places;
    for (const Unit &unit : units())
        places.insert(m_board.provinceOf(unit.region));
    return places;
}

std::vector<Unit> SaidUnits::units() const
{
    std::vector<Unit> own;
    const auto add = [&](const Unit &unit) {
        if (!m_power.valid() || unit.power == m_power)
            own.push_back(unit);
    };
    if (m_stage == Stage::Retreats) {
        for (const DislodgedUnit &one : m_position.dislodged)
            add(one.unit);
    } else {
        std::for_each(m_position.units.begin(), m_position.units.end(), add);
    }
    return own;
}

bool SaidUnits::isAny(std::size_t at, std::initializer_list<Kind> kinds) const
{
    return std::any_of(kinds.begin(), kinds.end(), [&](Kind kind) { return is(at, kind); });
}

bool SaidUnits::says(std::size_t at, std::initializer_list<std::string_view> words) const
{
    return at < m_pieces.size() && isOneOf(m_pieces[at].folded, words);
}

ProvinceId SaidUnits::provinceAt(std::size_t at) const
{
    return is(at, Kind::Place) ? m_board.provinceOf(m_pieces[at].place) : ProvinceId();
}

std::string_view SaidUnits::between(std::size_t first, std::size_t last) const
{
    if (first >= last)
        return {};
    return m_text.substr(m_pieces[first].begin, m_pieces[last - 1].end - m_pieces[first].begin);
}

const Unit *SaidUnits::unitAt(RegionId place, KindId kind, bool own) const
{
    const Unit *found = nullptr;
    const auto look = [&](const Unit &unit) {
        const bool there = m_board.provinceOf(unit.region) == m_board.provinceOf(place)
                           && (!kind.valid() || unit.kind == kind)
                           && (!own || !m_power.valid() || unit.power == m_power);
        const bool flies = m_board.kind(unit.kind).flying != Flying::No;
        if (there && (flies ? kind.valid() : unit.layer == Layer::Field))
            found = found ? found : &unit;
    };
    if (own && m_stage == Stage::Retreats) {
        for (const DislodgedUnit &one : m_position.dislodged)
            look(one.unit);
    } else {
        for (const Unit &unit : m_position.units)
            look(unit);
    }
    return found && !m_board.province(m_board.provinceOf(place)).unlimited ? found : nullptr;
}

const Unit *SaidUnits::onlyOne(KindId kind) const
{
    const Unit *found = nullptr;
    for (const Unit &unit : m_position.units) {
        if (unit.power != m_power || unit.kind != kind)
            continue;
        if (found)
            return nullptr;
        found = &unit;
    }
    return m_stage == Stage::Moves ? found : nullptr;
}

std::size_t SaidUnits::pastArticles(std::size_t at) const
{
    for (int words = 0; words < mostTalk; ++words, ++at) {
        if (at >= m_pieces.size() || !(isAny(at, {Kind::At, Kind::From}) || isArticle(m_pieces[at])))
            return at;
    }
    return at;
}

RegionId SaidUnits::adjectiveAt(std::size_t at) const
{
    const bool guessed = is(at, Kind::Place) && m_pieces[at].mended; // "roman" is near "Romania"
    return guessed || isAny(at, {Kind::Word, Kind::Power}) ? regionOfAdjective(m_board, units(), m_pieces[at].folded)
                                                           : RegionId();
}

std::optional<Mention> SaidUnits::mention(std::size_t at, bool own) const
{
    const bool adjective =
        is(at, Kind::Place) && m_pieces[at].mended && is(at + 1, Kind::Unit) && adjectiveAt(at).valid();
    if (is(at, Kind::Place) && !adjective) {
        std::size_t next = at + 1;
        const bool bracketed = next < m_pieces.size() && m_text[m_pieces[next].begin] == '(';
        next += bracketed ? 1 : 0;
        const Unit *unit = is(next, Kind::Unit) ? unitAt(m_pieces[at].place, m_pieces[next].unit, own) : nullptr;
        if (unit)
            return Mention{unit, next + (bracketed ? 2 : 1), false, false, m_pieces[at].mended};
        unit = unitAt(m_pieces[at].place, {}, own);
        return unit ? std::optional(Mention{unit, at + 1, false, false, m_pieces[at].mended}) : std::nullopt;
    }
    const bool one = says(at + 1, {"one"}); // "the Tunisian one"
    if (is(at + 1, Kind::Unit) || one) {
        if (const RegionId place = adjectiveAt(at); place.valid()) {
            if (const Unit *unit = unitAt(place, m_pieces[at + 1].unit, own))
                return Mention{unit, at + 2};
        }
    }
    if (!is(at, Kind::Unit))
        return std::nullopt;
    const KindId kind = m_pieces[at].unit;
    std::size_t next = at + 1;
    if (is(next, Kind::Comma) && pastArticles(next + 1) > next + 1)
        ++next;
    next = pastArticles(next);
    for (std::size_t words = 0; words < 2 && is(next, Kind::Word) && m_pieces[at].folded.size() > 2; ++words) {
        // "the fleet lately dislodged from the North Sea"
        if (isAny(next + 1, {Kind::From, Kind::At}) && is(pastArticles(next + 1), Kind::Place))
            next = pastArticles(next + 1);
        else if (is(next + 1, Kind::Word) && words == 0)
            ++next;
    }
    if (is(next, Kind::Power)) // "l'armée autrichienne de Serbie"
        next = pastArticles(next + 1);
    if (is(next, Kind::Place)) {
        if (const Unit *unit = unitAt(m_pieces[next].place, kind, own)) {
            const bool comma = is(at + 1, Kind::Comma) && is(next + 1, Kind::Comma);
            return Mention{unit, next + (comma ? 2 : 1), false, false, m_pieces[next].mended};
        }
        if (next > at + 1) // "a fleet in Trieste", where none is
            return std::nullopt;
    }
    if (const auto late = mentionBehindVerb(at, own))
        return late;
    if (!own || !m_power.valid())
        return std::nullopt;
    const Unit *only = onlyOne(kind);
    const bool name = m_pieces[at].folded.size() > 2; // "B (Tri)" goes on with its place
    return only && name ? std::optional(Mention{only, at + 1}) : std::nullopt;
}

std::optional<Mention> SaidUnits::mentionBehindVerb(std::size_t at, bool own) const
{
    std::size_t verb = at + 1;
    while (verb < at + 3 && is(verb, Kind::Word))
        ++verb;
    if (!isAny(verb, {Kind::Go, Kind::Hold}))
        return std::nullopt;
    std::size_t place = verb + 1;
    bool from = false, in = false;
    for (int words = 0; words < mostTalk && isAny(place, {Kind::At, Kind::From, Kind::By, Kind::Word});
         ++words, ++place) {
        from = from || is(place, Kind::From) || m_pieces[place].folded == "von";
        in = in || is(place, Kind::At);
    }
    const Unit *unit = is(place, Kind::Place) ? unitAt(m_pieces[place].place, m_pieces[at].unit, own) : nullptr;
    for (std::size_t end = place; is(verb, Kind::Go) && end < place + mostTalk && !isAny(end, {Kind::Comma, Kind::And});
         ++end) {
        if (is(end, Kind::From) && is(end + 1, Kind::Place)) { // "crosses to Norway from Yorkshire"
            if (const Unit *late = unitAt(m_pieces[end + 1].place, m_pieces[at].unit, own))
                return Mention{late, verb + 1, true, false, false};
        }
    }
    if (!unit)
        return std::nullopt;
    if (is(verb, Kind::Hold))
        return in ? std::optional(Mention{unit, place + 1, false, true, m_pieces[place].mended}) : std::nullopt;
    const bool leaves = from || goalFrom(place + 1, m_board.provinceOf(unit->region), true) > 0;
    return leaves ? std::optional(Mention{unit, place + 1, true, false, m_pieces[place].mended}) : std::nullopt;
}

bool SaidUnits::saysVoyage(std::size_t at) const
{
    return says(at, {"convoy", "convoi", "sea", "geleit", "geleitzug", "konvoi", "schiff", "bateau", "mer", "boat",
                     "ship", "fleet", "flotte"})
           && !is(at + 1, Kind::Place) && !is(at + 1, Kind::At) && !is(at + 1, Kind::From);
}

std::size_t SaidUnits::pastAside(std::size_t at) const
{
    for (std::size_t next = at + 1; next < at + mostTalk; ++next) {
        if (is(next, Kind::Comma) && next > at + 1)
            return isAny(next + 1, {Kind::To, Kind::At}) ? next + 1 : 0;
        if (!isAny(next, {Kind::Word, Kind::At, Kind::From}))
            return 0;
    }
    return 0;
}

std::size_t SaidUnits::goalFrom(std::size_t at, ProvinceId from, bool strong) const
{
    bool toward = false;
    for (int words = 0; at < m_pieces.size() && words < (strong ? mostTalkToGoal + 2 : mostTalk); ++at) {
        const SaidPiece &now = m_pieces[at];
        if (now.is(Kind::Place)) {
            if (m_board.provinceOf(now.place) != from || toward)
                return !strong || toward ? (m_board.provinceOf(now.place) == from ? 0 : at) : 0;
            continue;
        }
        if (now.is(Kind::By) && is(at + 1, Kind::Go)) // "makes room by sailing to Holland"
            continue;
        if (const std::size_t behind = now.is(Kind::Comma) ? pastAside(at) : 0; behind > 0) { // ", in good order, upon"
            at = behind - 1;
            continue;
        }
        if (now.is(Kind::By) && (saysVoyage(at + 1) || (is(at + 1, Kind::Word) && !isArticle(m_pieces[at + 1])))) {
            ++at; // "goes by ship to Norway", "by train"
            continue;
        }
        if (now.is(Kind::To) || now.is(Kind::Dash) || (now.is(Kind::At) && says(at + 1, {"den", "die", "das"})))
            toward = true;
        else if (now.is(Kind::Comma) || now.is(Kind::And) || now.is(Kind::Support) || now.is(Kind::Convoy)
                 || now.is(Kind::Not) || now.is(Kind::Power) || now.is(Kind::By))
            return 0;
        else if (!isAny(at, {Kind::At, Kind::From}) && !isArticle(now))
            ++words;
    }
    return 0;
}

std::vector<Mention> SaidUnits::allOfKind(std::size_t at) const
{
    std::vector<Mention> all;
    if (at >= m_pieces.size() || !m_power.valid()
        || !says(at, {"both", "all", "every", "beide", "alle", "deux", "toutes", "tous"}))
        return all;
    const std::size_t next = pastArticles(at + 1);
    const std::string &word = next < m_pieces.size() ? m_pieces[next].folded : m_pieces[at].folded;
    const KindId kind = is(next, Kind::Unit) ? m_pieces[next].unit
                                             : kindSaid(m_board, std::string_view(word).substr(0, word.size() - 1));
    const KindId plural = isOneOf(word, {"armies"}) ? m_board.findKind("army") : kind;
    for (const Unit &unit : m_position.units) {
        if (plural.valid() && unit.power == m_power && unit.kind == plural)
            all.push_back({&unit, next + 1});
    }
    return all;
}

} // namespace entente

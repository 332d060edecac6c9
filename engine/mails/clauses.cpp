#include "mails/clausereader.h"

#include "base/names.h"
#include "language/vocabulary.h"
#include "mails/linepieces.h"
#include "mails/sentences.h"
#include "orders/notation.h"

#include <algorithm>
#include <utility>

namespace entente {

namespace {

constexpr std::size_t longestSentence = 600; ///< bytes; more is no sentence that anybody could follow

/// Of whom these words are said stands right behind them, and need not be a unit.
constexpr std::string_view wishing = "let have want order orders ordering bring lass lasse laisse laissez fais faire";

/// Behind these words somebody gives a reason, and names what he likes.
bool givesReason(const std::string &folded)
{
    return isListed("because since as so weil da denn damit car parce puisque afin cause hoping although "
                    "though obwohl whatever where wo ou",
                    folded);
}

} // namespace

ClauseReader::ClauseReader(std::string_view text, const ParseContext &context, PowerId power, const ToldBefore &before)
    : SaidUnits(text, context, power), m_last(before.move), m_before(before.order), m_spoken(before.spoken)
{
}

ToldClauses ClauseReader::read()
{
    std::size_t gap = 0; // where what nobody has understood begins
    for (std::size_t at = 0; at < m_pieces.size();) {
        const std::size_t known = m_told.orders.size();
        const std::size_t end = mayBegin(at, gap) ? readClause(at) : 0;
        if (end == 0) {
            ++at;
            continue;
        }
        const std::string_view before = between(gap, at);
        if (!isTalk(gap, at) || isHypothetical(clauseAround(gap, at, end)) || isAnothers(gap, at, known)) {
            m_told.orders.erase(m_told.orders.begin() + static_cast<std::ptrdiff_t>(known), m_told.orders.end());
            m_owners.resize(known);
            if (known == 0 && !isTalk(gap, at))
                return close(false);
            break;
        }
        if (known > 0)
            leaveOpen(known - 1, before);
        gap = at = end;
        m_told.used = m_pieces[end - 1].end;
    }
    const std::optional<Order> helped = m_before && entente::is<Hold>(*m_before) ? m_before : m_last;
    if (m_told.orders.empty() && helped && is(0, Kind::Support) && m_stage == Stage::Moves) { // "supported by Munich"
        m_told.used = 0;
        if (const std::size_t end = readHelpers(0, Order(*helped)); !m_told.orders.empty()) {
            m_told.orders.back().text = between(0, end);
            m_told.used = m_pieces[end - 1].end;
            return close(true);
        }
    }
    if (m_told.orders.empty() && !readMyself() && !readInstead())
        return close(false);
    if (m_told.used < m_text.size())
        finish(gap);
    return close(true);
}

ToldClauses ClauseReader::close(bool told)
{
    std::vector<Unit> others;
    for (const SaidPiece &piece : m_pieces) {
        const Unit *unit = piece.is(Kind::Place) ? unitAt(piece.place, {}, true) : nullptr;
        if (unit && std::find(others.begin(), others.end(), *unit) == others.end())
            others.push_back(*unit);
    }
    if (!m_told.spoken.empty() || others.size() == 1)
        m_told.spoken.insert(m_told.spoken.begin(), others.begin(), others.end());
    m_told.unclear = m_told.spoken.empty() && !others.empty();
    if (!told) {
        m_told.orders.clear();
        m_told.used = 0;
    }
    return std::move(m_told);
}

bool ClauseReader::readMyself()
{
    const std::vector<Unit> own = m_stage == Stage::Retreats && m_power.valid() ? units() : std::vector<Unit>();
    if (own.size() != 1 || isHypothetical(m_text))
        return false;
    for (std::size_t at = 0; at < m_pieces.size() && at < mostTalk; ++at) {
        if (isAny(at, {Kind::Place, Kind::Unit, Kind::Not, Kind::Power}))
            return false;
        if (!isAny(at, {Kind::Go, Kind::Send, Kind::Disband, Kind::To}))
            continue;
        if (isListed(wishing, m_pieces[at].folded) && !is(at + 1, Kind::That)) // "Let Mantua rot in the mud"
            return false;
        const std::size_t end = readPredicate({Mention{&own.front(), at}}, at);
        if (end > 0)
            m_told.orders.back().text = m_text;
        m_told.used = end > 0 ? m_text.size() : 0;
        return end > 0;
    }
    return false;
}

bool ClauseReader::readInstead()
{
    std::size_t place = m_pieces.size();
    bool corrects = false;
    for (std::size_t at = 0; at < m_pieces.size(); ++at) {
        corrects = corrects || regrets(m_pieces[at].folded) || prefers(m_pieces[at].folded);
        if (is(at, Kind::Place) && place < m_pieces.size() && provinceAt(at) != provinceAt(place))
            return false;
        if (!isAny(at, {Kind::Place, Kind::Comma, Kind::Word, Kind::To, Kind::At, Kind::And}) || at > mostTalk)
            return false;
        place = is(at, Kind::Place) ? at : place;
    }
    if (!corrects || place == m_pieces.size() || !m_last)
        return false;
    const bool goes = entente::is<Move>(*m_last) || entente::is<Retreat>(*m_last);
    const Unit *unit = goes ? unitAt(m_last->at, m_last->kind, true) : nullptr;
    if (!unit || m_board.provinceOf(unit->region) == provinceAt(place))
        return false;
    if (m_stage == Stage::Retreats)
        tell(*unit, Retreat{m_pieces[place].place});
    else
        tell(*unit, Move{{m_pieces[place].place}, Way::Unsaid, {}});
    m_told.orders.back().text = m_text;
    if (!isInReach(m_board, m_position, m_told.orders.back().order.order)) // another unit may be meant
        m_told.orders.back().notes.push_back({MailNote::Kind::Unsure, std::string(trimmed(m_text)), {}});
    m_told.used = m_text.size();
    return true;
}

bool ClauseReader::isShipped(std::size_t at) const
{
    while (at > 0 && isArticle(m_pieces[at - 1]))
        --at;
    return at > 0 && is(at - 1, Kind::Convoy)
           && (at == 1 || says(at - 2, {"i", "we", "please", "and", "ich", "wir", "to"}));
}

bool ClauseReader::mayBegin(std::size_t at, std::size_t gap) const
{
    const bool all = says(at, {"both", "all", "beide", "alle", "deux", "toutes", "tous"});
    const bool one = says(at + 1, {"one"});
    std::size_t does = at;
    if (!isAny(at, {Kind::Place, Kind::Unit}) && !is(at + 1, Kind::Unit) && !one && !all && !pronoun(at)
        && !spokenOf(does))
        return false;
    std::size_t before = at;
    while (before > gap && isArticle(m_pieces[before - 1]))
        --before;
    if (before == 1 && is(0, Kind::Dash)) // of a list
        return true;
    if (before > gap && is(before - 1, Kind::Unit) && m_pieces[before - 1].folded.size() < 3)
        return false;
    return before == gap || isShipped(at)
           || !isAny(before - 1,
                     {Kind::To, Kind::Dash, Kind::Support, Kind::Convoy, Kind::Take, Kind::Go, Kind::Place, Kind::By});
}

bool ClauseReader::isNotation(std::size_t at) const
{
    bool letter = false, dash = false;
    const auto ends = [&](std::size_t i) {
        return is(i, Kind::Comma) || m_text[m_pieces[i].begin] == ':' || m_text[m_pieces[i].begin] == '(';
    };
    while (at > 0 && !ends(at - 1))
        --at;
    for (; at < m_pieces.size() && !ends(at); ++at) {
        letter = letter || (is(at, Kind::Unit) && m_pieces[at].folded.size() < 3);
        dash = dash || is(at, Kind::Dash);
    }
    return letter && dash;
}

const Unit *ClauseReader::pronoun(std::size_t at) const
{
    const std::size_t comma = at > 0 && says(at - 1, {"but", "so", "aber", "also", "mais", "donc"}) ? at - 1 : at;
    if (comma == 0 || !is(comma - 1, Kind::Comma))
        return nullptr;
    const bool which = says(at, {"which", "who", "qui", "welche", "welches", "welcher"});
    const Unit *meant = which ? m_object : is(at, Kind::That) ? m_subject : nullptr;
    return meant && (!m_power.valid() || meant->power == m_power) ? meant : nullptr;
}

const Unit *ClauseReader::spokenOf(std::size_t &at) const
{
    for (std::size_t first = 0; first < at; ++first) {
        if (!isAny(first, {Kind::And, Kind::Comma})
            && !says(first, {"so", "but", "then", "oh", "no", "also", "aber", "dann", "nein", "mais", "donc", "alors"}))
            return nullptr;
    }
    const auto isPronoun = [&](std::size_t word) { return says(word, {"it", "sie", "elle"}); };
    const bool turned = isAny(at, {Kind::Hold, Kind::Go}) && isPronoun(at + 1) && at > 0; // "dann bleibt sie"
    if (m_spoken.empty() || !(turned || isPronoun(at)))
        return nullptr;
    const Unit *unit = unitAt(m_spoken.back().region, m_spoken.back().kind, true);
    at += turned ? 0 : 1;
    return unit;
}

std::vector<Mention> ClauseReader::bothSpoken(std::size_t at) const
{
    if (m_spoken.size() < 2 || !says(at, {"both", "beide"}) || !is(at + 1, Kind::Hold))
        return {};
    std::vector<Mention> both;
    for (std::size_t i = m_spoken.size() - 2; i < m_spoken.size(); ++i) {
        if (const Unit *unit = unitAt(m_spoken[i].region, m_spoken[i].kind, true))
            both.push_back({unit, at + 1});
    }
    return both.size() == 2 ? both : std::vector<Mention>();
}

std::size_t ClauseReader::readClause(std::size_t at)
{
    if (isNotation(at))
        return 0;
    std::size_t does = at;
    bool before = false; // the sentence before named it
    std::vector<Mention> subjects = allOfKind(at);
    if (subjects.empty())
        subjects = bothSpoken(at);
    if (subjects.empty()) {
        const auto first = mention(at, true);
        const Unit *other = first ? nullptr : otherUnit(at);
        const Unit *meant = first || other ? nullptr : pronoun(at);
        if (!first && !other && !meant) {
            meant = spokenOf(does);
            before = meant != nullptr;
        }
        if (!first && !meant && !other)
            return 0;
        subjects.push_back(first ? *first : Mention{other ? other : meant, before ? does : at + (other ? 2 : 1)});
    }
    std::size_t next = subjects.back().end;
    while (isAny(next, {Kind::And, Kind::Comma})) { // "Rome and Venice hold"
        std::size_t behind = next + 1;
        behind = is(behind, Kind::And) ? behind + 1 : behind;
        const auto more = mention(pastArticles(behind), true);
        if (!more)
            break;
        subjects.push_back(*more);
        next = more->end;
    }
    const std::size_t known = m_told.orders.size();
    m_shipped = isShipped(at);
    const std::size_t end = soDoes(at)     ? tellSame(subjects, next)
                            : isSame(next) ? tellSame(subjects, next + (m_pieces[next].folded == "non" ? 2 : 1))
                                           : readPredicate(subjects, next);
    if (before && end > 0 && saysMore(end)) { // "It holds a grudge"
        m_told.orders.resize(known);
        m_owners.resize(known);
        return 0;
    }
    m_subject = subjects.back().unit;
    for (const Mention &one : subjects)
        m_told.spoken.push_back(*one.unit);
    for (std::size_t i = known; end > 0 && i < m_told.orders.size(); ++i) {
        ToldClauses::Clause &clause = m_told.orders[i];
        clause.it = before;
        if (clause.text.empty())
            clause.text = between(at, end);
        for (std::size_t p = at; p < end; ++p) {
            if (m_pieces[p].mended)
                clause.notes.push_back({MailNote::Kind::Spelling, std::string(between(p, p + 1)),
                                        m_board.province(m_board.provinceOf(m_pieces[p].place)).name});
        }
    }
    return end;
}

bool ClauseReader::saysMore(std::size_t end) const
{
    const Order &order = m_told.orders.back().order.order;
    return !isInReach(m_board, m_position, order)
           || (entente::is<Hold>(order) && end < m_pieces.size() && is(end, Kind::Word)
               && !says(end, {"where", "wo", "ou", "because", "since", "weil", "then", "please", "this", "home", "here",
                              "there", "put", "still", "hier", "zuhause", "ici", "la"}));
}

const Unit *ClauseReader::otherUnit(std::size_t at) const
{
    if (!is(at + 1, Kind::Unit) || !says(at, {"other", "andere", "anderen", "autre"}) || !m_last || !m_power.valid()
        || m_stage != Stage::Moves)
        return nullptr;
    const KindId kind = m_pieces[at + 1].unit;
    const Unit *found = nullptr;
    int count = 0;
    for (const Unit &unit : m_position.units) {
        if (unit.power != m_power || unit.kind != kind)
            continue;
        ++count;
        found = unit.region == m_last->at ? found : &unit;
    }
    return count == 2 && m_last->kind == kind ? found : nullptr;
}

bool ClauseReader::soDoes(std::size_t at) const
{
    while (at > 0 && isArticle(m_pieces[at - 1]))
        --at;
    return m_before && at > 1 && m_pieces[at - 2].folded == "so" && says(at - 1, {"does", "do", "will"});
}

bool ClauseReader::isSame(std::size_t at) const
{
    return at < m_pieces.size() && m_before
           && (says(at, {"likewise", "too", "also", "ditto", "same", "auch", "ebenso", "ebenfalls", "genauso", "aussi",
                         "egalement", "idem"})
               || (at + 1 < m_pieces.size() && m_pieces[at].folded == "non" && m_pieces[at + 1].folded == "plus"))
           && (at + 1 >= m_pieces.size()
               || !isAny(at + 1, {Kind::Go, Kind::To, Kind::Support, Kind::Hold, Kind::Take}));
}

std::size_t ClauseReader::tellSame(const std::vector<Mention> &subjects, std::size_t at)
{
    const Order before = *m_before;
    if (!entente::is<Hold>(before) && !entente::is<Support>(before))
        return 0;
    return tellAll(subjects, before.action, at);
}

bool ClauseReader::isTalk(std::size_t first, std::size_t last) const
{
    int places = 0, verbs = 0;
    for (std::size_t at = first; at < last; ++at) {
        if (givesReason(m_pieces[at].folded))
            return true;
        places += is(at, Kind::Place) ? 1 : 0;
        const std::optional<Meaning> letter = meaningOf(m_pieces[at].folded); // "Bud s"
        verbs += is(at, Kind::Word) && letter && *letter <= Meaning::Disband ? 1 : 0;
        verbs += isAny(at, {Kind::Go, Kind::Take, Kind::Hold, Kind::Support, Kind::Convoy, Kind::Disband, Kind::To,
                            Kind::Dash, Kind::Unit})
                     ? 1
                     : 0;
    }
    return places == 0 || (verbs == 0 && places < 3);
}

std::string_view ClauseReader::clauseAround(std::size_t gap, std::size_t at, std::size_t end) const
{
    std::size_t first = at;
    while (first > gap && !m_pieces[first - 1].is(Kind::Comma))
        --first;
    return between(first, end);
}

bool ClauseReader::isAnothers(std::size_t gap, std::size_t at, std::size_t known) const
{
    for (std::size_t i = at; i-- > gap;) {
        if (m_pieces[i].is(Kind::Comma))
            return false;
        if (m_pieces[i].is(Kind::Power) && m_pieces[i].power != m_owners[known])
            return true;
    }
    return false;
}

void ClauseReader::leaveOpen(std::size_t order, std::string_view words)
{
    if (leavesOpen(words) || thinksAgain(words))
        m_told.orders[order].notes.push_back({MailNote::Kind::Unsure, std::string(trimmed(words, pieceEnds)), {}});
}

void ClauseReader::finish(std::size_t gap)
{
    std::size_t end = gap;
    bool reason = false;
    while (end < m_pieces.size()) {
        reason = reason || givesReason(m_pieces[end].folded);
        if (m_pieces[end].is(Kind::Comma) || (m_pieces[end].is(Kind::And) && !reason))
            break;
        if (!reason && isAny(end, {Kind::Place, Kind::Unit, Kind::To, Kind::Dash}))
            return;
        ++end;
    }
    const std::string_view words = between(gap, end);
    if (!words.empty() && unsettles(words))
        m_told.orders.back().notes.push_back({MailNote::Kind::Unsure, std::string(trimmed(words, pieceEnds)), {}});
    if (end > gap)
        m_told.used = m_pieces[end - 1].end;
    if (end == m_pieces.size())
        m_told.used = m_text.size();
}

ToldClauses readClauses(std::string_view text, const ParseContext &context, PowerId power, const ToldBefore &before)
{
    if (context.stage == Stage::Adjustments || text.size() > longestSentence)
        return {};
    // "Germany: the ship to Denmark"
    const std::size_t colon = text.find(':');
    const std::string_view name = trimmed(text.substr(0, std::min(colon, text.size())));
    const PowerId named =
        colon == std::string_view::npos || name.size() < 2 ? PowerId() : context.board->findPower(name);
    const std::size_t begin = named.valid() ? colon + 1 : 0;
    ToldClauses told = ClauseReader(text.substr(begin), context, named.valid() ? named : power, before).read();
    for (ToldClauses::Clause &clause : told.orders)
        clause.order.power = named;
    told.used += told.orders.empty() ? 0 : begin;
    return told;
}

} // namespace entente

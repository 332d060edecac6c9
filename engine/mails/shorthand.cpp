#include "mails/shorthand.h"

#include "base/names.h"
#include "language/tokenizer.h"
#include "map/board.h"
#include "map/placenames.h"
#include "mails/linepieces.h"
#include "mails/saidpieces.h"
#include "mails/sentences.h"
#include "orders/notation.h"
#include "orders/placereader.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace entente {

namespace {

constexpr std::size_t mostRegret = 5;   ///< words before an order is given another time
constexpr std::size_t longestName = 3;  ///< words
constexpr std::size_t shortestSlip = 4; ///< letters of a name that may hold a wrong one

/// How well a written name means a place; the better is the smaller.
enum class Fit { Whole, Begins, Slips, No };

Fit fitOf(const Board &board, ProvinceId province, std::string_view written)
{
    const std::string folded = foldName(written);
    if (const RegionId whole = board.findRegion(written); whole.valid() && board.provinceOf(whole) == province)
        return Fit::Whole;
    Fit best = Fit::No;
    const auto look = [&](std::string_view name) {
        std::string initials;
        for (const Token &word : wordsOf(name))
            initials += foldName(word.text).substr(0, 1);
        const std::string whole = foldName(name);
        if (whole.starts_with(folded) || (initials.size() > 1 && initials == folded))
            best = Fit::Begins;
        else if (folded.size() >= shortestSlip && whole.size() >= folded.size() && folded.front() == whole.front()
                 && editDistance(folded, whole.substr(0, folded.size()), 1) <= 1)
            best = std::min(best, Fit::Slips);
    };
    const Province &place = board.province(province);
    look(place.name);
    for (const auto &[language, name] : place.names) {
        if (language.find(':') == std::string::npos) // "de:in" is no name alone
            look(name);
    }
    for (const std::string_view other : otherPlaceNames(foldName(place.name)))
        look(other);
    return best;
}

class RunReader {
public:
    RunReader(std::string_view text, const ParseContext &context, PowerId power)
        : m_text(text), m_board(*context.board), m_position(*context.position), m_power(power),
          m_tokens(tokenize(text)), m_places(text, m_board, PlaceReader::Marks::Kept)
    {
    }

    ToldClauses read()
    {
        std::size_t at = 0;
        if (m_tokens.size() > 2 && m_tokens[1].is(Token::Kind::Colon)) { // "England: F L-NTH"
            m_named = m_board.findPower(m_tokens[0].text);
            m_power = m_named.valid() ? m_named : m_power;
            at = m_named.valid() ? 2 : 0;
        }
        for (const Unit &unit : m_position.units) {
            const bool plain = unit.layer == Layer::Field && m_board.kind(unit.kind).flying == Flying::No
                               && m_board.kind(unit.kind).hops < 2
                               && !m_board.province(m_board.provinceOf(unit.region)).unlimited;
            if (plain)
                m_units.push_back(&unit);
        }
        ToldClauses told;
        for (std::size_t begin = at; begin < m_tokens.size();) {
            begin = pastJoints(begin);
            Order order;
            m_notes.clear();
            if (const std::size_t both = readPair(begin, told); both > 0) {
                at = begin = both;
                continue;
            }
            m_notes.clear();
            std::size_t end = readOrder(begin, order);
            if (end == 0)
                end = readCorrected(begin, order, told);
            if (end == 0)
                break;
            if (is<Move>(order) || is<Hold>(order))
                m_last = order;
            tell(std::move(order), begin, end, told);
            at = begin = end;
        }
        if (!told.orders.empty() && mayGoOn(at)) {
            told.orders.pop_back();
            told.used = told.orders.empty() ? 0 : begins(told.orders.back()) + told.orders.back().text.size();
        }
        return told;
    }

private:
    /// A name that was read, and where it ends.
    struct Name {
        RegionId place;
        std::size_t end = 0;
    };

    void tell(Order order, std::size_t begin, std::size_t end, ToldClauses &told) const
    {
        ToldClauses::Clause clause;
        clause.order.order = std::move(order);
        clause.order.power = m_named;
        clause.text = m_text.substr(column(begin), endOf(end - 1) - column(begin));
        clause.notes = m_notes;
        told.orders.push_back(std::move(clause));
        told.used = endOf(end - 1);
    }

    /// "Sev Bla sup Rum", of two units of the power: both do.
    std::size_t readPair(std::size_t begin, ToldClauses &told)
    {
        std::size_t at = begin;
        const Unit *first = m_power.valid() ? unitAt(at, true) : nullptr;
        const std::size_t second = at;
        const Unit *other = first ? unitAt(at, true) : nullptr;
        if (!other || other == first || !means(at, Meaning::Support))
            return 0;
        Order own, helped{first->kind, first->region, first->layer, Hold(), 0};
        const std::size_t end = readOrder(second, own);
        const auto *support = std::get_if<Support>(&own.action);
        if (end == 0 || !support || support->of == first->region)
            return 0;
        helped.action = own.action;
        tell(helped, begin, end, told);
        tell(own, second, end, told);
        return end;
    }

    std::size_t begins(const ToldClauses::Clause &clause) const
    {
        return static_cast<std::size_t>(clause.text.data() - m_text.data());
    }
    std::size_t column(std::size_t at) const { return static_cast<std::size_t>(m_tokens[at].column); }
    std::size_t endOf(std::size_t at) const { return static_cast<std::size_t>(m_tokens[at].end()); }
    bool isSign(std::size_t at, Token::Kind kind) const { return at < m_tokens.size() && m_tokens[at].is(kind); }
    bool means(std::size_t at, Meaning meaning) const
    {
        return isSign(at, Token::Kind::Word) && meaningOf(m_tokens[at].text) == meaning;
    }
    /// A verb of sentences: "fills", "keeps".
    bool says(std::size_t at, SaidPiece::Kind kind) const
    {
        return isSign(at, Token::Kind::Word) && m_tokens[at].text.size() > 2
               && saidAs(foldName(m_tokens[at].text)) == kind;
    }
    bool isOne(std::size_t at, std::initializer_list<std::string_view> words) const
    {
        return at < m_tokens.size() && isWord(m_tokens[at], words);
    }

    std::size_t pastJoints(std::size_t at) const
    {
        while (
            isSign(at, Token::Kind::Comma)
            || (at < m_tokens.size() && !isCapital(at)
                && isOne(at, {"and", "n", "und", "et", "then", "dann", "puis", "while", "with", "the", "my", "also"})))
            ++at;
        return at;
    }

    /// "to", "2", "-", "goes to the".
    std::size_t pastWay(std::size_t at) const
    {
        while (isSign(at, Token::Kind::Dash) || means(at, Meaning::Move) || means(at, Meaning::To)
               || says(at, SaidPiece::Kind::Go) || says(at, SaidPiece::Kind::Take) || isOne(at, {"2", "the"}))
            ++at;
        return at;
    }

    bool isCapital(std::size_t at) const
    {
        return m_tokens[at].text.size() == 1 && m_tokens[at].text.front() >= 'A' && m_tokens[at].text.front() <= 'Z';
    }

    bool heads(std::size_t at) const
    {
        return at == 0 || isSign(at - 1, Token::Kind::Comma) || isSign(at - 1, Token::Kind::Colon);
    }

    /// Letters alone are names behind a dash, or at the head of an order where one follows or they are capitals.
    bool mayBeName(std::size_t at) const
    {
        if (!isSign(at, Token::Kind::Word))
            return false;
        const std::string_view text = m_tokens[at].text;
        if (text.find_first_of("0123456789") != std::string_view::npos || foldName(text).empty())
            return false;
        if (text.size() > 1 || (at > 0 && isSign(at - 1, Token::Kind::Dash)))
            return true;
        if (!heads(at) && !(at > 0 && heads(at - 1) && m_board.findKind(m_tokens[at - 1].text).valid()))
            return false;
        return isSign(at + 1, Token::Kind::Dash)
               || (isCapital(at) && !m_board.findKind(text).valid()
                   && (!meaningOf(text) || means(at + 1, Meaning::Hold))); // "M H", where no verb stands before it
    }

    /// The place that the words mean best among those that fit. One that the board knows by these words is meant
    /// before all others, but where no other can be, it has to be among them.
    template <class May>
    std::optional<Name> nameAt(std::size_t at, May &&may)
    {
        if (!mayBeName(at))
            return std::nullopt;
        ProvinceSet likely;
        for (int p = 0; p < m_board.provinceCount(); ++p) {
            if (may(ProvinceId(p)))
                likely.insert(ProvinceId(p));
        }
        m_places.rewind(at);
        if (const RegionId known = m_places.place(nullptr, &likely);
            known.valid() && likely.contains(m_board.provinceOf(known)))
            return Name{known, m_places.mark()};
        for (std::size_t words = std::min(longestName, m_tokens.size() - at); words > 0; --words) {
            bool joined = true;
            for (std::size_t word = at; word < at + words; ++word)
                joined = joined && isSign(word, Token::Kind::Word) && !(word > at && meaningOf(m_tokens[word].text));
            if (!joined)
                continue;
            const std::string_view written = m_text.substr(column(at), endOf(at + words - 1) - column(at));
            const bool verb = words == 1 && written.size() > 2 && meaningOf(written);
            ProvinceId best;
            Fit fit = Fit::No;
            bool several = false;
            likely.forEach([&](ProvinceId province) {
                const Fit own = fitOf(m_board, province, written);
                several = own < fit ? false : several || (own == fit && own != Fit::No);
                if (own < fit) {
                    best = province;
                    fit = own;
                }
            });
            if (!best.valid() || several || verb)
                continue;
            m_notes.push_back({MailNote::Kind::Spelling, std::string(written), m_board.province(best).name});
            return Name{m_board.mainRegion(best), at + words};
        }
        return std::nullopt;
    }

    const Unit *unitIn(ProvinceId province, KindId kind, bool own) const
    {
        for (const Unit *unit : m_units) {
            if (m_board.provinceOf(unit->region) == province && (!kind.valid() || unit->kind == kind)
                && (!own || !m_power.valid() || unit->power == m_power))
                return unit;
        }
        return nullptr;
    }

    /// "A V", "the fleet edi", "mid atl"; nothing if the kind is another.
    const Unit *unitAt(std::size_t &at, bool own)
    {
        std::size_t place = at;
        KindId kind;
        if (isSign(place, Token::Kind::Word) && m_board.findKind(m_tokens[place].text).valid() && mayBeName(place + 1)
            && !isSign(place + 1, Token::Kind::Dash))
            kind = m_board.findKind(m_tokens[place++].text);
        const std::optional<Name> name =
            nameAt(place, [&](ProvinceId province) { return unitIn(province, kind, own) != nullptr; });
        const Unit *unit = name ? unitIn(m_board.provinceOf(name->place), kind, own) : nullptr;
        if (!unit)
            return nullptr;
        at = name->end;
        return unit;
    }

    /// Where the unit may go: next door, or over the sea.
    std::optional<Name> goalAt(std::size_t at, const Unit &unit)
    {
        for (const bool near : {true, false}) {
            const auto goal = nameAt(at, [&](ProvinceId province) {
                if (province == m_board.provinceOf(unit.region))
                    return false;
                if (near)
                    return m_board.reach(m_board.kind(unit.kind).travel, unit.region).contains(province);
                return isInReach(m_board, m_position,
                                 Order{unit.kind, unit.region, unit.layer,
                                       Move{{m_board.mainRegion(province)}, Way::Unsaid, {}}, 0});
            });
            if (goal)
                return goal;
        }
        return std::nullopt;
    }

    bool orderBegins(std::size_t at)
    {
        const std::vector<MailNote> notes = m_notes;
        Order order;
        const bool begins = readOrder(pastJoints(at), order) > 0;
        m_notes = notes;
        return begins;
    }

    /// Reads the order that begins at the token and gives its end; 0: there is none.
    std::size_t readOrder(std::size_t at, Order &order)
    {
        const Unit *unit = unitAt(at, true);
        if (!unit)
            return 0;
        order = Order{unit->kind, unit->region, unit->layer, Hold(), 0};
        if (means(at, Meaning::Hold) || says(at, SaidPiece::Kind::Hold)) {
            ++at;
            while (isOne(at, {"put", "still", "there", "home"}))
                ++at;
            return at;
        }
        if (means(at, Meaning::Support) || says(at, SaidPiece::Kind::Support))
            return readSupport(at + 1, *unit, order);
        const std::size_t way = pastWay(at);
        const std::optional<Name> goal = goalAt(way, *unit);
        if (!goal)
            return 0;
        order.action = Move{{goal->place}, Way::Unsaid, {}};
        return goal->end;
    }

    /// "pie s tyr mun no it cant pie mar": another order for a unit that has one, behind a few words of regret.
    std::size_t readCorrected(std::size_t &begin, Order &order, const ToldClauses &told)
    {
        if (!isSign(begin, Token::Kind::Word) || !regrets(foldName(m_tokens[begin].text)))
            return 0;
        for (std::size_t at = begin + 1; at < std::min(begin + mostRegret, m_tokens.size()); ++at) {
            const std::size_t end = readOrder(at, order);
            const bool again = end > 0 && std::any_of(told.orders.begin(), told.orders.end(), [&](const auto &clause) {
                                   return clause.order.order.at == order.at;
                               });
            if (again) {
                begin = at;
                return end;
            }
        }
        return 0;
    }

    std::size_t readSupport(std::size_t at, const Unit &helper, Order &order)
    {
        const bool ends = at == m_tokens.size() && m_text.find(',') == std::string_view::npos;
        if (m_last && (ends || isOne(at, {"it", "that", "this"}))) { // "ukr to rum sev supports"
            const auto *move = std::get_if<Move>(&m_last->action);
            return finishSupport(ends ? at : at + 1,
                                 {m_last->kind, m_last->at, move ? move->to() : RegionId(), m_last->layer}, order);
        }
        const Unit *helped = unitAt(at, false);
        if (!helped || helped == &helper)
            return 0;
        Support support{helped->kind, helped->region, {}, helped->layer};
        const std::size_t way = pastWay(at);
        const bool holds = means(at, Meaning::Hold);
        const std::optional<Name> goal = holds ? std::nullopt : goalAt(way, *helped);
        if (goal && way == at && orderBegins(at)) // "s Par Bur Bel": of Paris, or does Burgundy go?
            return orderBegins(goal->end) ? 0 : finishSupport(at, support, order);
        if (!goal && way > at)
            return 0;
        support.to = goal ? goal->place : RegionId();
        return finishSupport(goal ? goal->end : holds ? at + 1 : at, support, order);
    }

    static std::size_t finishSupport(std::size_t end, const Support &support, Order &order)
    {
        order.action = support;
        return end;
    }

    /// May what stands there belong to the order before it: a further place, a way?
    bool mayGoOn(std::size_t at)
    {
        if (isSign(at, Token::Kind::Dash) || isSign(at, Token::Kind::Open) || isSign(at, Token::Kind::Colon)
            || means(at, Meaning::Via) || means(at, Meaning::To) || means(at, Meaning::ByConvoy))
            return true;
        if (at != pastJoints(at) || !isSign(at, Token::Kind::Word))
            return false;
        m_places.rewind(at);
        return m_tokens[at].text.size() > 2 && m_places.place().valid();
    }

    std::string_view m_text;
    const Board &m_board;
    const Position &m_position;
    PowerId m_power;
    PowerId m_named;
    std::vector<Token> m_tokens;
    PlaceReader m_places;
    std::vector<const Unit *> m_units;
    std::optional<Order> m_last;   ///< that no support is
    std::vector<MailNote> m_notes; ///< of the order that is read
};

} // namespace

ToldClauses readShorthand(std::string_view text, const ParseContext &context, PowerId power)
{
    if (!context.position || context.stage != Stage::Moves || isHypothetical(text))
        return {};
    return RunReader(text, context, power).read();
}

std::optional<Token> mentionOfMove(std::string_view piece)
{
    const std::vector<Token> words = tokenize(piece);
    constexpr std::pair<std::string_view, std::string_view> phrases[] = {
        {"that", "move"}, {"this", "move"}, {"diesen", "zug"}, {"dieser", "bewegung"}};
    for (std::size_t i = 1; i < words.size(); ++i) {
        for (const auto &[which, what] : phrases) {
            if (i + 1 < words.size() && foldName(words[i].text) == which && foldName(words[i + 1].text) == what) {
                const auto begin = static_cast<std::size_t>(words[i].column);
                return Token{Token::Kind::Word,
                             piece.substr(begin, static_cast<std::size_t>(words[i + 1].end()) - begin),
                             words[i].column};
            }
        }
        const std::optional<Meaning> verb = meaningOf(words[i - 1].text);
        if ((verb == Meaning::Support || verb == Meaning::Convoy) // "A Ser S it", "Ser u ihn"
            && isWord(words[i], {"it", "that", "this", "them", "him", "ihn", "sie", "es", "das", "diese", "diesen",
                                 "ca", "same", "ditto", "dito", "idem"}))
            return words[i];
    }
    return std::nullopt;
}

void rememberMove(std::optional<Order> &lastMove, const Order &read)
{
    const auto *support = std::get_if<Support>(&read.action);
    const auto *convoy = std::get_if<Convoy>(&read.action);
    const bool same =
        lastMove
        && ((support && !support->toHold() && support->of == lastMove->at) || (convoy && convoy->army == lastMove->at));
    if (is<Move>(read) || is<Retreat>(read))
        lastMove = read;
    else if (!same)
        lastMove.reset();
}

} // namespace entente

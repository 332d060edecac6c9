#include "mails/linereader.h"

#include "map/coastnames.h"

#include "language/spelling.h"
#include "language/vocabulary.h"
#include "mails/clauses.h"
#include "mails/mailcuts.h"
#include "mails/mailheading.h"
#include "mails/mailremarks.h"
#include "mails/mailresults.h"
#include "mails/mailspelling.h"
#include "mails/saidunits.h"
#include "mails/sentences.h"
#include "mails/shorthand.h"
#include "mails/toldtogether.h"
#include "mails/unitowner.h"
#include "mails/mailasides.h"
#include "orders/notation.h"

#include <algorithm>

namespace entente {

namespace {

constexpr std::size_t longestTalk = 6;  ///< words behind an order that only say how it is meant
constexpr std::size_t shortestName = 4; ///< letters; with more nobody thinks of another place that begins so
constexpr int mostResumed = 3;          ///< commas behind which orders are looked for once a clause was refused
constexpr int mostRespellings = 4;      ///< names mended in one order; beyond that it is talk

/// "Austria: V-G, B-Se".
bool beginsWithPower(const Board &board, std::string_view text)
{
    const std::vector<Token> tokens = tokenize(text);
    return tokens.size() > 2 && tokens[0].is(Token::Kind::Word) && tokens[1].is(Token::Kind::Colon)
           && board.findPower(tokens[0].text).valid();
}

/// A few words that name nothing of the board and no verb.
bool isOnlyTalk(const Board &board, std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    return words.size() <= longestTalk && std::none_of(words.begin(), words.end(), [&](const Token &word) {
               const std::optional<Meaning> meaning = meaningOf(word.text);
               return word.text.size() < 2 || (meaning && *meaning != Meaning::Filler) || isForeignVerb(word.text)
                      || board.findKind(word.text).valid() || board.findPower(word.text).valid()
                      || (word.text.size() > 2 && board.findRegion(word.text).valid());
           });
}

/// "Both stay", "the tank goes through Silesia to Poland": sentences of which the notation would read a part.
bool isTold(const Board &board, std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    bool passes = false, way = false;
    for (const Token &word : words) {
        const KindId kind = word.text.size() > 2 ? kindSaid(board, word.text) : KindId();
        passes = passes || (kind.valid() && passesOver(board.kind(kind)));
        way = way || isWord(word, {"via", "uber", "ueber", "through", "durch", "par", "over", "across", "way", "by"});
    }
    return (!words.empty() && isWord(words.front(), {"both", "beide"})) || (passes && way);
}

} // namespace

void LineReader::readPieces(std::string_view text)
{
    for (const Sentence &sentence : sentencesOf(text)) {
        const std::string_view said = text.substr(sentence.begin, sentence.end - sentence.begin);
        if (m_context.position && isReported(said, m_context.position->phase)) {
            // "A Bud - Gal, and remember that I said 'A Bud - Rum' last time"
            const std::size_t mark = said.find_first_of("\"\x80\xc2\xe2");
            const std::size_t comma = mark == std::string_view::npos ? mark : said.rfind(',', mark);
            const std::string_view before = said.substr(0, comma == std::string_view::npos ? 0 : comma);
            if (!before.empty() && !isReported(before, m_context.position->phase))
                readSentence(withoutAddress(before));
            const std::string words(trimmed(said.substr(before.size()), " \t,"));
            m_refused = m_refused || looksLikeOrder(m_board, said);
            m_result.faults.push_back({{ParseError::Kind::ExtraText, words, 0, {}}, words});
            continue;
        }
        // "..., and the rest holds": said in a sentence of its own
        PowerId power = m_linePower.valid() ? m_linePower : m_heading.power;
        const std::size_t colon = said.rfind(':');
        if (!power.valid() && colon != std::string_view::npos)
            power = powerNamed(m_board, said.substr(0, colon), false);
        if (letsTheRestHold(m_board, wordsOf(said.substr(colon == std::string_view::npos ? 0 : colon + 1)), power)) {
            m_result.restHolds = power;
            continue;
        }
        readSentence(withoutAddress(said));
    }
}

void LineReader::readSentence(std::string_view rest)
{
    const std::size_t before = m_result.orders.size();
    m_begins = before;
    rest = trimmed(rest, " :");
    while (!(rest = trimmed(rest, pieceEnds)).empty()) {
        rest = withoutJoint(rest);
        const std::string_view choice = withoutOr(rest);
        // "Berlin - Kiel, the rest holds"
        const std::size_t end = std::min(choice.find_first_of(",;"), choice.size());
        PowerId power = m_linePower.valid() ? m_linePower : m_heading.power;
        if (letsTheRestHold(m_board, wordsOf(choice.substr(0, end)), power)) {
            if (!power.valid() && !m_result.orders.empty() && m_context.position)
                power = ownerOf(m_board, *m_context.position, m_result.orders.back().order);
            m_result.restHolds = power;
            if (!power.valid()) { // whose, nobody says
                const std::string said(trimmed(choice.substr(0, end)));
                m_result.faults.push_back({{ParseError::Kind::Unnamed, said, 0, {}}, said});
                m_refused = true;
            }
            rest = choice.substr(end);
            continue;
        }
        const std::size_t first = m_result.orders.size();
        m_or = choice.size() < rest.size();
        std::size_t used = readShared(choice);
        if (used == 0)
            used = readNext(choice);
        // "A Vie - Gal or A Vie - Tri": neither is an order before somebody chooses.
        if (m_or && first > before && m_result.orders.size() > first) {
            noteOpen(m_result.orders[first - 1], rest.substr(0, rest.find(' ')));
            noteOpen(m_result.orders[first], rest.substr(0, rest.find(' ')));
        }
        m_or = false;
        rest = choice.substr(std::min(std::max<std::size_t>(used, 1), choice.size()));
    }
}

void LineReader::noteOpen(MailOrder &order, std::string_view words)
{
    order.notes.push_back({MailNote::Kind::Unsure, std::string(trimmed(words, pieceEnds)), {}});
}

std::size_t LineReader::readNext(std::string_view rest)
{
    const std::string_view window = rest.substr(0, orderWindow(rest));
    if (const std::size_t used = isTold(m_board, window) ? readTold(window) : 0; used > 0)
        return used;
    if (const std::size_t used = readStrict(window); used > 0)
        return used;
    if (const std::size_t used = readShort(window, 2); used > 0)
        return used;
    if (const std::size_t lead = leadIn(window); lead > 0) {
        refuse({ParseError::Kind::ExtraText, std::string(window.substr(0, lead)), 0, {}}, window.substr(0, lead));
        return lead;
    }
    if (const std::size_t used = readTold(window); used > 0)
        return used;
    ParseError fault;
    if (const std::size_t used = readOrder(window, fault); used > 0)
        return used;
    // Whoever has written no order so far, nor anything like one, is talking.
    const bool listing = !m_result.orders.empty() || m_linePower.valid() || beginsLikeOrder(m_board, window)
                         || beginsWithPower(m_board, window);
    if (const std::size_t talk =
            beginsLikeOrder(m_board, window) ? 0 : talkBefore(window, m_context, !m_result.orders.empty());
        talk > 0) {
        if (!m_result.orders.empty() && thinksAgain(window.substr(0, talk)) && !answers(window))
            noteOpen(m_result.orders.back(), window.substr(0, talk));
        return talk;
    }
    for (const std::size_t next : listing ? orderStarts(m_board, window) : std::vector<std::size_t>()) {
        const std::string_view piece = trimmed(window.substr(0, next), pieceEnds);
        ParseError own;
        if (piece.empty() || goesOn(window.substr(next), m_context))
            continue;
        if (readOrder(piece, own) > 0)
            return next;
        // "A Vie blesses A Bud - Ser": that is no order of Budapest's.
        if (isOneSentence(own, window.substr(0, next)))
            continue;
        if (beginsOrder(window, next, m_context)) {
            refuse(own, piece);
            return next;
        }
    }
    // "I have no idea what London does, and Edinburgh goes to Norway": what follows may be told all the same.
    std::size_t comma = window.find(',');
    for (int tries = 0; tries < mostResumed && comma != std::string_view::npos; ++tries) {
        // "I thought about Trieste, but a promise is a promise, so Venice stays"
        const std::vector<Token> next = wordsOf(window.substr(comma));
        const bool turns = !next.empty()
                           && isWord(next.front(), {"so", "but", "therefore", "hence", "aber", "also", "deshalb",
                                                    "daher", "doch", "mais", "donc", "alors"});
        if ((turns || !isHypothetical(window.substr(0, comma))) && tellsOrders(window.substr(comma + 1))) {
            refuse(fault, window.substr(0, comma));
            return comma + 1;
        }
        comma = window.find(',', comma + 1);
    }
    refuse(fault, window);
    return window.size() < rest.size() && listing ? window.size() : rest.size();
}

bool LineReader::tellsCoast(std::string_view said, MailOrder &order) const
{
    auto *move = std::get_if<Move>(&order.order.action);
    const std::vector<Token> words = wordsOf(said);
    if (!move || move->hops.size() != 1 || words.size() > longestTalk)
        return false;
    const ProvinceId goal = m_board.provinceOf(move->to());
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string next = at + 1 < words.size() ? foldName(words[at + 1].text) : std::string();
        for (const std::string &name : {foldName(words[at].text), foldName(words[at].text) + next}) {
            for (const RegionId region : m_board.coastsOf(goal)) {
                if (name.size() < 4 || coastCode(name) != m_board.region(region).coast)
                    continue;
                move->hops = {region};
                order.notes.push_back({MailNote::Kind::Spelling, std::string(said), m_board.regionText(region)});
                return true;
            }
        }
    }
    return false;
}

/// "F NTH - Den? No: F NTH - Hol": does a question stand right before the words, which have not been changed?
bool LineReader::answers(std::string_view words) const
{
    const std::string_view line = m_result.text;
    const std::size_t last = line.find_last_not_of(" \t", line.find(words) - 1);
    return last < line.size() && line.find(words) < line.size() && line[last] == '?';
}

void LineReader::refuse(ParseError fault, std::string_view piece)
{
    const std::string_view said = trimmed(piece, pieceEnds);
    const bool remark = beginsWithResult(piece) || !looksLikeOrder(m_board, piece);
    // "Smyrna: either to Armenia or it stays" says nothing of the unit before.
    const std::vector<Token> words = wordsOf(said);
    bool unit = false; // "With F Den I'm undecided"
    for (std::size_t at = 0; at + 1 < words.size(); ++at) {
        std::size_t place = at + 1;
        while (place + 1 < words.size() && isWord(words[place], {"in", "at", "of", "the", "from", "aus", "de", "en"}))
            ++place;
        unit = unit || (m_board.findKind(words[at].text).valid() && m_board.findRegion(words[place].text).valid());
    }
    const bool anothers =
        m_begins == m_result.orders.size() && !m_or && ((!remark && beginsLikeOrder(m_board, said)) || unit);
    if (!m_result.orders.empty() && remark && thinksAgain(said) && !answers(piece)) { // "No wait, that's occupied"
        noteOpen(m_result.orders.back(), said);
        return;
    }
    if (!m_result.orders.empty() && tellsCoast(said, m_result.orders.back())) // "..., south coast of course"
        return;
    // A sentence for itself that names nothing of the board: "Good luck everyone!"
    if (m_begins == m_result.orders.size() && remark && !beginsWithResult(piece) && !namesAnything(m_board, said)) {
        m_talked = true;
        return;
    }
    if (!m_result.orders.empty() && mayGoFurther(m_board, m_result.orders.back().order) && saysOneStep(said)) {
        m_result.orders.back().notes.push_back({MailNote::Kind::Remark, std::string(said), {}});
        return;
    }
    // "..., the bomber helps: off from the Ruhr ..., and then home": of the unit that was named last
    const bool ofRefused = m_refusedAt > m_begins && m_refusedAt == m_result.orders.size() && !m_or;
    if (!m_result.orders.empty() && !ofRefused
        && ((leavesOpen(said) && !anothers) || m_or
            || (m_begins < m_result.orders.size() && mayGoFurther(m_board, m_result.orders.back().order))
            || (remark && m_begins < m_result.orders.size() && unsettles(said)))) { // "... and then on to Bulgaria"
        noteOpen(m_result.orders.back(), said);
        return;
    }
    if (!m_result.orders.empty() && remark && !anothers) { // "A Vie - Gal, bounced with War. Good luck everyone!"
        m_result.orders.back().notes.push_back({MailNote::Kind::Remark, std::string(said), {}});
        return;
    }
    const bool goesOn =
        namesAnything(m_board, said) || std::any_of(words.begin(), words.end(), [](const Token &word) {
            return isWord(word, {"back", "then", "home", "return", "returns", "zuruck", "dann", "retour", "puis"});
        });
    if (!m_result.orders.empty() && goesOn && !anothers
        && mayGoFurther(m_board, m_result.orders.back().order)) // "... - Hun. Then back"
        noteOpen(m_result.orders.back(), said);
    keepReachable(fault, piece, m_context);
    if (namesUnit(said))
        m_refusedAt = m_result.orders.size();
    m_refused = m_refused || looksLikeOrder(m_board, piece);
    m_result.faults.push_back({std::move(fault), std::string(said)});
}

bool LineReader::namesUnit(std::string_view said) const
{
    const std::vector<Token> words = wordsOf(said);
    return words.size() > longestTalk && std::any_of(words.begin(), words.end(), [&](const Token &word) {
               return word.text.size() > 2 && m_board.findKind(word.text).valid();
           });
}

std::size_t LineReader::readShared(std::string_view text)
{
    const ToldTogether told = readTogether(text.substr(0, orderWindow(text)), m_context);
    for (const ToldTogether::Piece &piece : told.orders)
        take(piece.order, piece.text, {});
    return told.used;
}

bool LineReader::tellsOrders(std::string_view text) const
{
    const PowerId power = m_linePower.valid() ? m_linePower : m_heading.power;
    return !readClauses(withoutJoint(trimmed(text)), m_context, power, {}).orders.empty();
}

std::size_t LineReader::readTold(std::string_view text)
{
    if (announces(m_line)) // "T Poland may retreat to Berlin", in a list of results
        return 0;
    PowerId power = m_linePower.valid() ? m_linePower : m_heading.power;
    const auto isOrdered = [&](const Unit &unit) {
        return std::any_of(m_result.orders.begin(), m_result.orders.end(), [&](const MailOrder &order) {
            return order.order.at == unit.region && order.order.layer == unit.layer && !order.isAsked();
        });
    };
    ToldBefore before{m_heading.lastMove, {}, m_heading.spoken};
    std::erase_if(before.spoken, isOrdered); // "it" is rather one of which nothing has been said
    if (before.spoken.empty())
        before.spoken = m_heading.spoken;
    if (!m_result.orders.empty()) {
        before.order = m_result.orders.back().order;
        if (!power.valid() && m_context.position) // whose the unit before is
            power = ownerOf(m_board, *m_context.position, *before.order);
    }
    ToldClauses told = readClauses(text, m_context, power, before);
    // "So Marseilles supports Paris only there": said of an order that was written down.
    const std::vector<Token> words = wordsOf(text);
    const bool explains = words.size() > 1
                          && (m_board.findRegion(words[1].text).valid() || m_board.findKind(words[1].text).valid())
                          && isWord(words.front(), {"so", "thus", "hence", "donc", "ainsi", "damit", "somit"});
    if (told.unclear)
        m_heading.spoken.clear();
    for (ToldClauses::Clause &clause : told.orders) {
        const Order &order = clause.order.order;
        if (clause.it && isOrdered({{}, order.kind, order.at, order.layer})) // another one may be meant
            clause.notes.push_back({MailNote::Kind::Unsure, std::string(clause.text), {}});
        take(clause.order, clause.text, std::move(clause.notes));
        m_result.orders.back().explains = explains;
    }
    for (const Unit &unit : told.spoken)
        speakOf(unit);
    return told.used;
}

std::size_t LineReader::readStrict(std::string_view text)
{
    const auto whole = parseOrder(text, m_context);
    if (whole) {
        std::vector<MailNote> notes;
        if (whole->remarked && first() != "sub")
            noteRemark(text, notes);
        take(*whole, text, std::move(notes));
        return text.size();
    }
    const ParseError &fault = whole.error();
    if (fault.kind != ParseError::Kind::ExtraText || fault.column <= 0)
        return 0;
    const auto column = static_cast<std::size_t>(fault.column);
    const std::string_view head = trimmed(text.substr(0, column), pieceEnds);
    const auto alone = parseOrder(head, m_context);
    if (!alone || !endsParted(text.substr(0, column)) || !beginsOrder(text, column, m_context))
        return 0;
    take(*alone, head, {});
    return column;
}

std::size_t LineReader::readOrder(std::string_view text, ParseError &why)
{
    std::string piece(text);
    std::vector<MailNote> notes;
    for (int mended = 0;;) {
        const auto parsed = parseOrder(piece, m_context);
        if (parsed) {
            if (parsed->remarked && first() != "sub")
                noteRemark(piece, notes);
            take(*parsed, piece, std::move(notes));
            return text.size();
        }
        const ParseError &fault = parsed.error();
        if (fault.kind == ParseError::Kind::ExtraText && fault.column > 0) {
            const std::string head(
                trimmed(std::string_view(piece).substr(0, static_cast<std::size_t>(fault.column)), pieceEnds));
            if (const auto alone = parseOrder(head, m_context);
                alone && beginsOrder(piece, static_cast<std::size_t>(fault.column), m_context)) {
                take(*alone, head, std::move(notes));
                // Mended names changed the length; what follows is found again from the end.
                return text.size() - (piece.size() - static_cast<std::size_t>(fault.column));
            }
        }
        if (const std::string_view talk = talkBehind(piece, fault); !talk.empty()) {
            const std::string head = piece.substr(0, static_cast<std::size_t>(fault.column));
            if (const auto first = parseOrder(trimmed(head, pieceEnds), m_context)) {
                // What a support is for may be in those words.
                const auto *support = std::get_if<Support>(&first->order.action);
                const bool open = unsettles(talk) || (support && support->toHold());
                notes.push_back({open ? MailNote::Kind::Unsure : MailNote::Kind::Remark,
                                 std::string(trimmed(talk, pieceEnds)),
                                 {}});
                const std::size_t behind = piece.size() - head.size() - talk.size();
                take(*first, head, std::move(notes));
                return text.size() - behind;
            }
        }
        if (++mended > mostRespellings
            || !(writeOut(piece, notes) || dropRemark(piece, fault, notes) || respell(m_board, piece, fault, notes))) {
            why = fault;
            const std::size_t used = readShort(text, 1);
            return used > 0 ? used : readBracketed(text);
        }
    }
}

/// "A double army crosses the Brenner (DA Ger - BRN), ...": what is told in words is written out behind them.
std::size_t LineReader::readBracketed(std::string_view text)
{
    const std::size_t open = text.find('(');
    const std::size_t close = std::min(text.find(')', open), text.size());
    if (open == std::string_view::npos || close == text.size())
        return 0;
    const std::string_view before = text.substr(0, open), inside = text.substr(open + 1, close - open - 1);
    if (before.find_first_of(",;") != before.npos || wordsOf(before).size() < 2 || isHypothetical(before)
        || leavesOpen(before) || !m_board.findKind(inside.substr(0, inside.find(' '))).valid())
        return 0;
    const auto written = parseOrder(inside, m_context);
    if (!written)
        return 0;
    take(*written, inside, {});
    return close + 1;
}

std::string_view LineReader::talkBehind(std::string_view piece, const ParseError &fault) const
{
    if (fault.kind != ParseError::Kind::ExtraText || fault.column <= 0)
        return {};
    const std::string_view rest = piece.substr(static_cast<std::size_t>(fault.column));
    const std::vector<Token> words = wordsOf(rest);
    const bool choice = rest.size() > withoutOr(rest).size();
    const std::string_view said = trimmed(rest, pieceEnds);
    const bool reason = !words.empty()
                        && (isWord(words[0], {"because", "since", "weil", "denn", "damit", "parce", "puisque", "car"})
                            || (words.size() > 1 && isWord(words[0], {"so", "in", "just"})
                                && isWord(words[1], {"as", "that", "order"})));
    if (words.empty() || (!choice && !reason && !isOnlyTalk(m_board, said.substr(0, said.find_first_of(",;.!?")))))
        return {};
    for (const std::size_t next : orderStarts(m_board, rest)) {
        if (beginsOrder(rest, next, m_context))
            return rest.substr(0, next);
    }
    return choice ? rest : rest.substr(0, rest.find_first_of(",;.!?"));
}

std::optional<std::string> LineReader::otherReading(std::string_view piece, const Order &read) const
{
    const auto *move = std::get_if<Move>(&read.action);
    const std::vector<Token> tokens = tokenize(piece);
    if (!move || move->hops.size() != 1 || tokens.empty() || !m_context.position || !read.kind.valid())
        return std::nullopt;
    const std::string_view goal = tokens.back().text;
    if (!tokens.back().is(Token::Kind::Word) || m_board.findRegion(goal) != move->to())
        return std::nullopt;
    const bool said = std::any_of(tokens.begin() + 1, tokens.end(), [](const Token &token) {
        return !token.is(Token::Kind::Word) || meaningOf(token.text);
    });
    Order other = read;
    if (!said && isCutShort(goal, Meaning::Hold)) {
        other.action = Hold();
        return orderText(m_board, other, m_context.stage);
    }
    const ProvinceId meant = m_board.provinceOf(move->to());
    const std::string folded = foldName(goal);
    if (folded.size() > shortestName || folded == foldName(m_board.province(meant).abbreviation))
        return std::nullopt;
    std::optional<std::string> found;
    m_board.reach(m_board.kind(read.kind).travel, read.at).forEach([&](ProvinceId province) {
        if (found || province == meant || !foldName(m_board.province(province).name).starts_with(folded))
            return;
        other.action = Move{{m_board.mainRegion(province)}, Way::Unsaid, {}};
        found = orderText(m_board, other, m_context.stage);
    });
    return found;
}

bool LineReader::writeOut(std::string &piece, std::vector<MailNote> &notes) const
{
    const auto mention = m_heading.lastMove ? mentionOfMove(piece) : std::nullopt;
    if (!mention)
        return false;
    const std::string meant = orderText(m_board, *m_heading.lastMove, Stage::Moves);
    notes.push_back({MailNote::Kind::Spelling, std::string(mention->text), meant});
    piece.replace(static_cast<std::size_t>(mention->column), mention->text.size(), meant);
    return true;
}

std::size_t LineReader::leadIn(std::string_view text) const
{
    for (const Token &word : wordsOf(text)) {
        const auto end = static_cast<std::size_t>(word.end());
        if (isWord(word, {"ie", "except", "exept", "namely", "namlich", "sauf", "ausser"})
            && !readShorthand(text.substr(end), m_context, m_linePower.valid() ? m_linePower : m_heading.power)
                    .orders.empty())
            return end;
    }
    return 0;
}

std::size_t LineReader::readShort(std::string_view text, std::size_t least)
{
    ToldClauses told = readShorthand(text, m_context, m_linePower.valid() ? m_linePower : m_heading.power);
    const bool whole = trimmed(text.substr(std::min(told.used, text.size())), pieceEnds).empty();
    if (told.orders.size() < least || (told.orders.size() == 1 && !whole))
        return 0;
    for (ToldClauses::Clause &clause : told.orders)
        take(clause.order, clause.text, std::move(clause.notes));
    return told.used;
}

} // namespace entente

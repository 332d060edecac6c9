#include "mails/linereader.h"

#include "mails/mailcuts.h"
#include "mails/mailremarks.h"
#include "mails/mailspelling.h"
#include "mails/shorthand.h"
#include "mails/toldtogether.h"
#include "mails/mailasides.h"

namespace entente {

namespace {

constexpr int mostRespellings = 4; ///< names mended in one order; beyond that it is talk

/// "Austria: V-G, B-Se".
bool beginsWithPower(const Board &board, std::string_view text)
{
    const std::vector<Token> tokens = tokenize(text);
    return tokens.size() > 2 && tokens[0].is(Token::Kind::Word) && tokens[1].is(Token::Kind::Colon)
           && board.findPower(tokens[0].text).valid();
}

} // namespace

void LineReader::readPieces(std::string_view rest)
{
    while (!(rest = trimmed(rest, pieceEnds)).empty()) {
        rest = withoutJoint(rest);
        std::size_t used = readShared(rest);
        if (used == 0)
            used = readNext(rest);
        rest.remove_prefix(std::min(std::max<std::size_t>(used, 1), rest.size()));
    }
}

std::size_t LineReader::readNext(std::string_view rest)
{
    const std::string_view window = rest.substr(0, orderWindow(rest));
    ParseError fault;
    if (const std::size_t used = readOrder(window, fault); used > 0)
        return used;
    // Whoever has written no order so far, nor anything like one, is talking.
    const bool listing = !m_result.orders.empty() || m_linePower.valid() || beginsLikeOrder(m_board, window)
                         || beginsWithPower(m_board, window);
    if (const std::size_t talk =
            beginsLikeOrder(m_board, window) ? 0 : talkBefore(window, m_context, !m_result.orders.empty());
        talk > 0)
        return talk;
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
    refuse(fault, window);
    return window.size() < rest.size() && listing ? window.size() : rest.size();
}

void LineReader::refuse(ParseError fault, std::string_view piece)
{
    const std::string_view said = trimmed(piece, pieceEnds);
    const bool remark = beginsWithResult(piece) || !looksLikeOrder(m_board, piece);
    if (!m_result.orders.empty() && remark) { // "A Vie - Gal, bounced with War. Good luck everyone!"
        m_result.orders.back().notes.push_back({MailNote::Kind::Remark, std::string(said), {}});
        return;
    }
    if (!m_result.orders.empty() && mayGoFurther(m_board, m_result.orders.back().order)) // "... - Hun. Then back"
        m_result.orders.back().notes.push_back({MailNote::Kind::Remark, std::string(said), {}});
    keepReachable(fault, piece, m_context);
    m_refused = m_refused || looksLikeOrder(m_board, piece);
    m_result.faults.push_back({std::move(fault), std::string(said)});
}

std::size_t LineReader::readShared(std::string_view text)
{
    const ToldTogether told = readTogether(text.substr(0, orderWindow(text)), m_context);
    for (const ToldTogether::Piece &piece : told.orders)
        take(piece.order, piece.text, {});
    return told.used;
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
        if (const std::string_view second = otherChoice(piece, fault); !second.empty()) {
            const auto first = parseOrder(piece.substr(0, static_cast<std::size_t>(fault.column)), m_context);
            if (first) {
                notes.push_back({MailNote::Kind::Remark, std::string(trimmed(second, pieceEnds)), {}});
                take(*first, piece.substr(0, static_cast<std::size_t>(fault.column)), std::move(notes));
                return text.size() - (piece.size() - static_cast<std::size_t>(fault.column) - second.size());
            }
        }
        if (++mended > mostRespellings || !(writeOut(piece, notes) || respell(m_board, piece, fault, notes))) {
            why = fault;
            return 0;
        }
    }
}

std::string_view LineReader::otherChoice(std::string_view piece, const ParseError &fault) const
{
    if (m_context.stage != Stage::Retreats || fault.kind != ParseError::Kind::ExtraText || fault.column <= 0)
        return {};
    const std::string_view rest = piece.substr(static_cast<std::size_t>(fault.column));
    const std::vector<Token> words = wordsOf(rest);
    if (words.empty() || !isOneOf(foldName(words.front().text), {"or", "oder", "ou", "else", "sonst"}))
        return {};
    for (const std::size_t next : orderStarts(m_board, rest)) {
        if (beginsOrder(rest, next, m_context))
            return rest.substr(0, next);
    }
    return rest;
}

bool LineReader::writeOut(std::string &piece, std::vector<MailNote> &notes) const
{
    const PowerId power = m_linePower.valid() ? m_linePower : m_heading.power;
    const auto full = inFull(piece, m_context, power, m_heading.lastMove);
    if (!full)
        return false;
    notes.push_back({MailNote::Kind::Spelling, piece.substr(full->at, full->size), full->meant});
    piece.replace(full->at, full->size, full->meant);
    return true;
}

} // namespace entente

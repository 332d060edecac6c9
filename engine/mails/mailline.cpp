#include "mails/mail.h"

#include "base/names.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/mailcuts.h"
#include "mails/mailheading.h"
#include "mails/mailpress.h"
#include "mails/mailremarks.h"
#include "mails/mailresults.h"
#include "mails/mailspelling.h"
#include "orders/notation.h"
#include "mails/plainline.h"
#include "mails/shorthand.h"
#include "mails/toldtogether.h"
#include "language/tokenizer.h"
#include "orders/verbs.h"
#include "language/vocabulary.h"

#include <algorithm>

namespace entente {

namespace {

constexpr int mostRespellings = 4; ///< names mended in one order; beyond that it is talk

/// Reads one line, piece by piece.
class LineReader {
public:
    LineReader(std::string_view line, const ParseContext &context, MailHeading &heading)
        : m_context(context), m_board(*context.board), m_heading(heading),
          m_plain(plainLine(m_board, line, context.stage)), m_line(trimmed(m_plain)), m_words(wordsOf(m_line))
    {
        m_result.text = std::string(line);
    }

    MailLine read()
    {
        if (m_line.empty() || readPress()) {
            endBlocks(m_line, m_heading);
            return std::move(m_result);
        }
        if (PowerId power = m_heading.power; letsTheRestHold(m_board, m_words, power)) {
            m_result.kind = MailLine::Kind::Report;
            m_result.restHolds = power;
        } else if (isReport(m_board, m_words) || tellsResults(m_board, m_line, m_heading)) {
            m_result.kind = MailLine::Kind::Report;
        } else if (readHeading(m_board, m_line, m_words, m_heading, m_result.phase)) {
            m_result.kind = MailLine::Kind::Heading;
            m_heading.press = false;
        } else if (const auto fault = unreadable()) {
            m_result.kind = MailLine::Kind::Refused;
            m_result.faults.push_back({*fault, std::string(m_line)});
        } else if (!readWinter()) {
            m_line.remove_prefix(
                prefixLength(m_board, m_line, m_context.stage, m_linePower, m_heading.phase, m_result.phase));
            if (!readContract() && !readColumns())
                readSegments();
            m_result.kind = !m_result.orders.empty()                       ? MailLine::Kind::Orders
                            : m_refused || looksLikeOrder(m_board, m_line) ? MailLine::Kind::Refused
                                                                           : MailLine::Kind::Prose;
            if (m_result.orders.empty() && announces(m_line)) {
                m_result.kind = MailLine::Kind::Report;
                m_result.faults.clear();
            }
        }
        if (m_context.position)
            noteOtherPhase(m_result, m_heading, m_context.position->phase, m_board.years());
        notePress(m_result, m_heading);
        m_heading.lastNamed = m_linePower.valid() ? m_linePower : m_heading.lastNamed;
        return std::move(m_result);
    }

private:
    std::string first() const { return m_words.empty() ? std::string() : foldName(m_words.front().text); }

    /// "Press, France to Germany: ..." is passed over whole, whatever it proposes.
    bool readPress()
    {
        const Press press = pressIn(m_board, m_line);
        if (press == Press::None)
            return false;
        m_heading.press = press == Press::Title;
        m_result.kind = MailLine::Kind::Prose;
        return true;
    }

    /// Forms that are no written order at all.
    std::optional<ParseError> unreadable() const
    {
        if (isOneOf(first(), {"if", "wenn", "falls", "else", "elseif", "endif", "otherwise", "unless", "si"}))
            return ParseError{
                ParseError::Kind::Conditional, std::string(m_words.front().text), m_words.front().column, {}};
        if (m_line.front() == '{' || (m_line.front() == '[' && m_line.find('"') != std::string_view::npos))
            return ParseError{ParseError::Kind::Data, std::string(m_line), 0, {}};
        return std::nullopt;
    }

    /// A winter's list; false if it is none, or nothing could be read of it.
    bool readWinter()
    {
        if (m_context.stage != Stage::Adjustments)
            return false;
        const bool marked = m_line.front() == '-' || m_line.front() == '*';
        if (const auto whole = parseOrder(m_line, m_context);
            whole && !marked && isWinters(whole->order) && whole->stage == Stage::Adjustments) {
            if (is<Build>(whole->order) || is<Disband>(whole->order)) // it counts for bare units in the lines below
                m_heading.wish = is<Build>(whole->order) ? WinterWish::Build : WinterWish::Remove;
            return false;
        }
        takeGifts();
        WinterLine winter =
            readWinterLine(m_line, m_context, m_linePower.valid() ? m_linePower : m_heading.power, m_heading.wish);
        if (winter.items.empty()) {
            if (winter.wish == m_heading.wish || !winter.rest.empty())
                return false;
            m_heading.power = winter.power.valid() ? winter.power : m_heading.power;
            m_heading.wish = winter.wish; // "Builds:" above a list
            m_result.kind = MailLine::Kind::Heading;
            return true;
        }
        m_linePower = winter.power.valid() ? winter.power : m_linePower;
        for (WinterItem &item : winter.items) {
            std::vector<MailNote> notes;
            if (item.guessed)
                notes.push_back(
                    {MailNote::Kind::Understood, item.text, is<Build>(item.order.order) ? "build" : "removal"});
            take(item.order, item.text, std::move(notes));
        }
        if (!winter.power.valid() || winter.power == m_heading.power)
            m_heading.wish = winter.wish;
        for (const std::string &name : winter.unknown)
            m_result.faults.push_back(
                {{ParseError::Kind::UnknownProvince, name, 0, m_board.suggestProvinces(name)}, name});
        m_result.kind = MailLine::Kind::Orders;
        return true;
    }

    /// "Transfer 2 to France; Build B Len; Waive": what asks for no unit is none of the list's.
    void takeGifts()
    {
        std::string rest(m_line);
        std::size_t begin = 0;
        bool any = false;
        while (begin < m_line.size()) {
            const std::size_t end = std::min(m_line.find_first_of(";,", begin), m_line.size());
            const std::string_view piece = m_line.substr(begin, end - begin);
            if (const auto gift = parseOrder(piece, m_context); gift && is<Transfer>(gift->order)) {
                take(*gift, piece, {});
                rest.replace(begin, end - begin, end - begin, ' ');
                any = true;
            }
            begin = end + 1;
        }
        if (!any)
            return;
        m_plain = rest;
        m_line = trimmed(m_plain, " \t;,.");
        m_words = wordsOf(m_line);
    }

    static bool isWinters(const Order &order)
    {
        const VerbUse &use = useOf(order.action);
        return use.winters || !use.ofUnit;
    }

    /// "Contract with France: Rom, Tyr": the colon does not part that power's orders.
    bool readContract()
    {
        const auto whole = parseOrder(m_line, m_context);
        if (!whole || !is<Contract>(whole->order))
            return false;
        take(*whole, m_line, {});
        return true;
    }

    /// "Sorry for being late! Italy: A Ven H. Germany: A Ber - Kie": each power's orders for themselves.
    void readSegments()
    {
        const std::vector<std::size_t> begins = powerMarks(m_board, m_line);
        std::size_t begin = 0;
        for (std::size_t i = 0; i <= begins.size(); ++i) {
            const std::size_t end = i < begins.size() ? begins[i] : m_line.size();
            const std::string_view segment = m_line.substr(begin, end - begin);
            // What stands before the first power may be talk.
            if (!trimmed(segment).empty() && (begins.empty() || i > 0 || looksLikeOrder(m_board, segment)))
                readPieces(segment);
            begin = end;
        }
    }

    /// A row of a table: "A Vie", "Gal" in two columns, perhaps with the power in one before them.
    bool readColumns()
    {
        std::vector<std::string_view> columns = columnsOf(m_line);
        if (columns.size() == 3) {
            if (const PowerId power = m_board.findPower(columns.front()); power.valid()) {
                m_linePower = power;
                columns.erase(columns.begin());
            }
        }
        if (columns.size() != 2)
            return false;
        const auto order = parseOrder(std::string(columns[0]) + " - " + std::string(columns[1]), m_context);
        if (order && !parseOrder(m_line, m_context))
            take(*order, m_line, {});
        return !m_result.orders.empty();
    }

    void readPieces(std::string_view rest)
    {
        while (!(rest = trimmed(rest, pieceEnds)).empty()) {
            rest = withoutJoint(rest);
            std::size_t used = readShared(rest);
            if (used == 0)
                used = readNext(rest);
            rest.remove_prefix(std::min(std::max<std::size_t>(used, 1), rest.size()));
        }
    }

    /// Reads the order that `rest` begins with, or says why it is none and goes on behind it; gives the bytes used.
    std::size_t readNext(std::string_view rest)
    {
        const std::string_view window = rest.substr(0, orderWindow(rest));
        ParseError fault;
        if (const std::size_t used = readOrder(window, fault); used > 0)
            return used;
        // Whoever has written no order so far, nor anything like one, is talking.
        const bool listing = !m_result.orders.empty() || m_linePower.valid() || beginsLikeOrder(m_board, window);
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

    void refuse(ParseError fault, std::string_view piece)
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

    /// Orders that share their words; gives the bytes used, 0 for anything else.
    std::size_t readShared(std::string_view text)
    {
        const ToldTogether told = readTogether(text.substr(0, orderWindow(text)), m_context);
        for (const ToldTogether::Piece &piece : told.orders)
            take(piece.order, piece.text, {});
        return told.used;
    }

    /// Reads the order that `text` begins with and gives the bytes used; 0 with the reason where there is none.
    std::size_t readOrder(std::string_view text, ParseError &why)
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

    /// "A Ser R Alb or Gre": where units retreat the first place counts. The words that name the others, if any do.
    std::string_view otherChoice(std::string_view piece, const ParseError &fault) const
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

    bool writeOut(std::string &piece, std::vector<MailNote> &notes) const
    {
        const PowerId power = m_linePower.valid() ? m_linePower : m_heading.power;
        const auto full = inFull(piece, m_context, power, m_heading.lastMove);
        if (!full)
            return false;
        notes.push_back({MailNote::Kind::Spelling, piece.substr(full->at, full->size), full->meant});
        piece.replace(full->at, full->size, full->meant);
        return true;
    }

    /// The heading's power; that of a line before, where the unit is its own and not the heading's.
    PowerId powerAbove(const Order &order) const
    {
        if (!m_context.position || !m_heading.lastNamed.valid() || !order.at.valid())
            return m_heading.power;
        const UnitId unit = unitIn(m_board, *m_context.position, m_board.provinceOf(order.at), order.layer);
        const bool others =
            m_heading.power.valid() && unit.valid()
            && m_context.position->units[static_cast<std::size_t>(unit.index())].power == m_heading.lastNamed;
        return others ? m_heading.lastNamed : m_heading.power;
    }

    void take(const ParsedOrder &parsed, std::string_view text, std::vector<MailNote> notes)
    {
        MailOrder order;
        order.power = parsed.power.valid()  ? parsed.power
                      : m_linePower.valid() ? m_linePower
                                            : powerAbove(parsed.order);
        order.order = parsed.order;
        if (m_context.position && order.power.valid())
            meanOwnUnit(m_board, *m_context.position, order.power, order.order);
        order.stage = parsed.stage;
        order.text = std::string(trimmed(text));
        order.notes = std::move(notes);
        if (!m_result.orders.empty() && !order.notes.empty()
            && mayGoFurther(m_board, m_result.orders.back().order)) // "... - Hun and back to Ven"
            m_result.orders.back().notes.push_back({MailNote::Kind::Remark, order.text, {}});
        for (const std::string_view dots : {"...", "\u2026"}) {
            if (mayGoFurther(m_board, order.order) && m_line.find(dots) != std::string_view::npos)
                order.notes.push_back({MailNote::Kind::Remark, std::string(dots), {}});
        }
        rememberMove(m_heading.lastMove, order.order);
        if (parsed.power.valid())
            m_linePower = parsed.power; // "France: A Par - Bur; F Bre - MAO"
        for (int i = 0; i < parsed.times; ++i)
            m_result.orders.push_back(order);
    }

    const ParseContext &m_context;
    const Board &m_board;
    MailHeading &m_heading;
    PowerId m_linePower;
    bool m_refused = false; ///< a piece looked like an order and was none
    std::string m_plain;
    std::string_view m_line; ///< looks into m_plain
    std::vector<Token> m_words;
    MailLine m_result;
};

} // namespace

MailLine readMailLine(std::string_view line, const ParseContext &context, MailHeading &heading)
{
    return LineReader(line, context, heading).read();
}

} // namespace entente

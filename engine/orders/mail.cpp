#include "orders/mail.h"

#include "base/names.h"
#include "map/board.h"
#include "orders/notation.h"
#include "orders/spelling.h"
#include "orders/tokenizer.h"
#include "orders/vocabulary.h"

#include <algorithm>
#include <array>

namespace entente {

namespace {

constexpr int mostRespellings = 4; ///< names mended in one order; beyond that it is talk

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> list)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

std::string_view trimmed(std::string_view text, std::string_view what = " \t\r\n")
{
    const std::size_t begin = text.find_first_not_of(what);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(what) - begin + 1);
}

std::vector<Token> wordsOf(std::string_view line)
{
    std::vector<Token> words = tokenize(line);
    std::erase_if(words, [](const Token &token) { return !token.is(Token::Kind::Word) || foldName(token.text).empty(); });
    return words;
}

bool isNumber(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// Reads one line, piece by piece.
class LineReader {
public:
    LineReader(std::string_view line, const ParseContext &context, PowerId &heading)
        : m_context(context), m_board(*context.board), m_heading(heading), m_line(trimmed(line)), m_words(wordsOf(m_line))
    {
        m_result.text = std::string(line);
    }

    MailLine read()
    {
        if (m_line.empty())
            return std::move(m_result);
        if (isReport()) {
            m_result.kind = MailLine::Kind::Report;
        } else if (isHeading()) {
            m_result.kind = MailLine::Kind::Heading;
        } else if (const auto fault = unreadable()) {
            m_result.kind = MailLine::Kind::Refused;
            m_result.fault = fault;
        } else {
            readPieces(m_line);
            m_result.kind = !m_result.orders.empty() ? MailLine::Kind::Orders
                : looksLikeOrder()                   ? MailLine::Kind::Refused
                                                     : MailLine::Kind::Prose;
        }
        return std::move(m_result);
    }

private:
    std::string first() const { return m_words.empty() ? std::string() : foldName(m_words.front().text); }

    /// "GER: 16(14) ++", "NMR", "u/o".
    bool isReport() const
    {
        std::string letters;
        for (const Token &word : m_words)
            letters += foldName(word.text);
        if (m_words.size() <= 2 && isOneOf(letters, {"nmr", "nrp", "nsu", "nso", "nsp", "uo", "otb", "cd", "d", "nbr", "nrr", "void", "ann"}))
            return true;
        if (m_words.empty())
            return true; // a ruled line
        // A power, then nothing but figures.
        std::size_t figures = 0;
        while (figures < m_words.size() && isNumber(m_words[m_words.size() - 1 - figures].text))
            ++figures;
        return figures > 0 && figures == m_words.size() - 1 && m_board.findPower(m_words.front().text).valid();
    }

    /// "[France]", "FRANCE (Jane):", "Orders for France", "PHASE Fall 1905 Movement".
    bool isHeading()
    {
        if (isOneOf(first(), {"phase", "spring", "autumn", "fall", "winter", "summer"})
            && std::any_of(m_words.begin(), m_words.end(), [](const Token &word) { return isNumber(word.text); }))
            return true;
        std::string_view line = trimmed(m_line, " \t[]#*=_-:.");
        if (const std::size_t bracket = line.find('('); bracket != std::string_view::npos && line.ends_with(')'))
            line = trimmed(line.substr(0, bracket));
        if (isOneOf(first(), {"orders", "befehle", "ordres"}) && m_words.size() > 1) {
            const std::size_t from = isOneOf(foldName(m_words[1].text), {"for", "from", "of", "fuer", "fur", "pour"}) && m_words.size() > 2 ? 2 : 1;
            line = trimmed(m_line.substr(static_cast<std::size_t>(m_words[from].column)), " \t[]#*=_-:.");
        }
        const PowerId power = m_board.findPower(line);
        if (!power.valid())
            return false;
        m_heading = power;
        return true;
    }

    /// Forms that are no written order at all.
    std::optional<ParseError> unreadable() const
    {
        if (isOneOf(first(), {"if", "wenn", "falls", "else", "elseif", "endif", "otherwise", "unless", "si"}))
            return ParseError{ParseError::Kind::Conditional, std::string(m_words.front().text), m_words.front().column, {}};
        if (m_line.front() == '{' || (m_line.front() == '[' && m_line.find('"') != std::string_view::npos))
            return ParseError{ParseError::Kind::Data, std::string(m_line), 0, {}};
        return std::nullopt;
    }

    /// Does it speak of this board's places at all, with something to do? Then its writer meant an order.
    bool looksLikeOrder() const
    {
        int places = 0, verbs = 0, talk = 0;
        for (const Token &word : m_words) {
            if (m_board.findRegion(word.text).valid() || misspeltProvince(m_board, word.text).valid())
                ++places;
            else if (meaningOf(word.text) || isForeignVerb(word.text) || m_board.findKind(word.text).valid())
                ++verbs;
            else
                ++talk;
        }
        const bool dash = m_line.find('-') != std::string_view::npos || m_line.find('>') != std::string_view::npos;
        const bool kindFirst = !m_words.empty() && m_board.findKind(m_words.front().text).valid();
        return talk <= places + verbs + 1 && (places > 0 || kindFirst) && (verbs > 0 || dash || places > 1);
    }

    void readPieces(std::string_view rest)
    {
        while (!(rest = trimmed(rest, " \t;,.|&")).empty()) {
            for (const std::string_view joint : {"and ", "und ", "et "}) {
                if (rest.starts_with(joint))
                    rest = trimmed(rest.substr(joint.size()));
            }
            const std::size_t used = readMutual(rest) ? rest.size() : readOrder(rest);
            if (used == 0)
                return;
            rest.remove_prefix(std::min(used, rest.size()));
        }
    }

    /// "A Mun MS A Ber", "A Sev S A Ukr MS A War": units that support each other. False if it is nothing of the kind.
    bool readMutual(std::string_view text)
    {
        std::optional<Token> sign;
        for (const Token &token : tokenize(text)) {
            if (token.is(Token::Kind::Word) && foldName(token.text) == "ms")
                sign = token;
        }
        if (!sign || sign->column == 0)
            return false;
        const std::string_view left = trimmed(text.substr(0, static_cast<std::size_t>(sign->column)));
        const std::string right(trimmed(text.substr(static_cast<std::size_t>(sign->end()))));
        const auto other = parseOrder(right + " H", m_context);
        if (!other)
            return false;
        const auto backs = [&](const ParsedOrder &one, const Order &backed) {
            ParsedOrder order = one;
            order.order.action = Support{backed.kind, backed.at, {}, backed.layer};
            take(order, text, {});
        };
        if (const auto support = parseOrder(left, m_context); support && is<Support>(support->order)) {
            const Support &backed = std::get<Support>(support->order.action);
            ParsedOrder middle = *support;
            middle.order = Order{backed.kind, backed.of, backed.layer, Hold()};
            take(*support, left, {});
            backs(middle, other->order);
            backs(*other, middle.order);
            return true;
        }
        const auto one = parseOrder(std::string(left) + " H", m_context);
        if (!one)
            return false;
        backs(*one, other->order);
        backs(*other, one->order);
        return true;
    }

    /// Reads the order that `text` begins with and gives the bytes used; 0 with a fault where there is none.
    std::size_t readOrder(std::string_view text)
    {
        std::string piece(text);
        std::vector<MailNote> notes;
        for (int mended = 0;;) {
            const auto parsed = parseOrder(piece, m_context);
            if (parsed) {
                if (parsed->remarked)
                    noteRemark(piece, notes);
                take(*parsed, piece, std::move(notes));
                return text.size();
            }
            const ParseError &fault = parsed.error();
            if (fault.kind == ParseError::Kind::ExtraText && fault.column > 0) {
                const std::string head(trimmed(std::string_view(piece).substr(0, static_cast<std::size_t>(fault.column)), " \t;,.|&"));
                if (const auto alone = parseOrder(head, m_context); alone && restIsOrder(std::string_view(piece).substr(static_cast<std::size_t>(fault.column)))) {
                    take(*alone, head, std::move(notes));
                    // Mended names changed the length; what follows is found again from the end.
                    return text.size() - (piece.size() - static_cast<std::size_t>(fault.column));
                }
            }
            if (++mended > mostRespellings || !respell(piece, fault, notes)) {
                m_result.fault = fault;
                return 0;
            }
        }
    }

    /// Only what begins like a further order may end the one before it.
    bool restIsOrder(std::string_view rest) const
    {
        rest = trimmed(rest, " \t;,.|&");
        for (const std::string_view joint : {"and ", "und ", "et "}) {
            if (rest.starts_with(joint))
                rest = trimmed(rest.substr(joint.size()));
        }
        const auto parsed = parseOrder(rest, m_context);
        return parsed || (parsed.error().kind == ParseError::Kind::ExtraText && parsed.error().column > 0)
            || (parsed.error().kind == ParseError::Kind::UnknownProvince && wordsOf(rest).size() > 1);
    }

    bool respell(std::string &piece, const ParseError &fault, std::vector<MailNote> &notes) const
    {
        std::string meant;
        if (fault.kind == ParseError::Kind::UnknownProvince) {
            // Where the name lies among other words, the one word that can be mended is meant.
            if (const ProvinceId whole = misspeltProvince(m_board, fault.piece); whole.valid())
                meant = m_board.province(whole).name;
        } else if (fault.kind == ParseError::Kind::UnknownPower) {
            if (const PowerId power = misspeltPower(m_board, fault.piece); power.valid())
                meant = m_board.power(power).name;
        }
        if (meant.empty() || fault.piece.empty() || fault.column < 0
            || piece.compare(static_cast<std::size_t>(fault.column), fault.piece.size(), fault.piece) != 0)
            return false;
        notes.push_back({MailNote::Kind::Spelling, fault.piece, meant});
        piece.replace(static_cast<std::size_t>(fault.column), fault.piece.size(), meant);
        return true;
    }

    /// "A Mun stands (retreat: Ber, Kie)": the bracket was passed over, so somebody should see it.
    void noteRemark(const std::string &piece, std::vector<MailNote> &notes) const
    {
        const std::string_view text = trimmed(piece);
        const std::size_t open = text.rfind('(');
        if (!text.ends_with(')') || open == std::string_view::npos || open == 0 || text.front() == '(' || first() == "sub")
            return;
        const std::string_view remark = text.substr(open);
        const auto words = wordsOf(remark);
        const bool speaks = words.size() > 1 || remark.find('+') != std::string_view::npos;
        const bool way = !words.empty() && isOneOf(foldName(words.front().text), {"via", "by", "north", "south", "east", "west", "nc", "sc", "ec", "wc"});
        if (speaks && !way)
            notes.push_back({MailNote::Kind::Remark, std::string(remark), {}});
    }

    void take(const ParsedOrder &parsed, std::string_view text, std::vector<MailNote> notes)
    {
        MailOrder order;
        order.power = parsed.power.valid() ? parsed.power : m_linePower.valid() ? m_linePower : m_heading;
        order.order = parsed.order;
        order.stage = parsed.stage;
        order.text = std::string(trimmed(text));
        order.notes = std::move(notes);
        if (parsed.power.valid())
            m_linePower = parsed.power; // "France: A Par - Bur; F Bre - MAO"
        for (int i = 0; i < parsed.times; ++i)
            m_result.orders.push_back(order);
    }

    const ParseContext &m_context;
    const Board &m_board;
    PowerId &m_heading;
    PowerId m_linePower;
    std::string_view m_line;
    std::vector<Token> m_words;
    MailLine m_result;
};

/// The last order for a unit counts; the ones before it give way, and it says so.
void noteRepeats(Mail &mail, const Board &board)
{
    for (std::size_t l = 0; l < mail.lines.size(); ++l) {
        for (MailOrder &order : mail.lines[l].orders) {
            const bool placed = order.order.at.valid() && !is<Build>(order.order);
            for (std::size_t earlier = 0; placed && earlier < l; ++earlier) {
                for (const MailOrder &other : mail.lines[earlier].orders) {
                    const bool same = other.order.at.valid() && board.provinceOf(other.order.at) == board.provinceOf(order.order.at)
                        && other.order.layer == order.order.layer && other.power == order.power && other.order != order.order;
                    if (same)
                        order.notes.push_back({MailNote::Kind::Repeated, other.text, {}});
                }
            }
        }
    }
}

} // namespace

int Mail::orderCount() const
{
    int count = 0;
    for (const MailLine &line : lines)
        count += static_cast<int>(line.orders.size());
    return count;
}

int Mail::refusedCount() const
{
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const MailLine &line) {
        return line.fault && line.kind != MailLine::Kind::Prose;
    }));
}

MailLine readMailLine(std::string_view line, const ParseContext &context, PowerId &heading)
{
    return LineReader(line, context, heading).read();
}

Mail readMail(std::string_view text, const ParseContext &context)
{
    Mail mail;
    PowerId heading;
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        MailLine line = readMailLine(text.substr(0, end), context, heading);
        line.number = ++number;
        mail.lines.push_back(std::move(line));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    noteRepeats(mail, *context.board);
    return mail;
}

} // namespace entente

#include "mails/mailbox.h"

#include "base/names.h"
#include "base/wordtable.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/maildate.h"
#include "language/spelling.h"

#include <algorithm>
#include <optional>

namespace entente {

namespace {

/// What a line of a heading tells.
enum class Field { None, From, Subject, Date, Sent, Other };

/// Folded; a further language is further words. The short ones stand in headings that begin with another.
const WordTable<Field> &fieldNames()
{
    static const WordTable<Field> names{
        {Field::From, {"from", "von", "de", "absender"}},
        {Field::Subject, {"subject", "betreff", "objet", "sujet"}},
        {Field::Date, {"date", "datum"}},
        {Field::Sent, {"sent", "gesendet", "envoye"}},
        {Field::Other,
         {"to",
          "an",
          "a",
          "cc",
          "bcc",
          "kopie",
          "replyto",
          "antwortan",
          "repondrea",
          "messageid",
          "inreplyto",
          "references",
          "received",
          "returnpath",
          "deliveredto",
          "mimeversion",
          "contenttype",
          "contenttransferencoding",
          "contentlanguage",
          "useragent",
          "importance",
          "priority",
          "wichtigkeit",
          "attachments",
          "anlagen"}},
    };
    return names;
}

struct HeadingLine {
    Field field = Field::None;
    std::string value;
};

std::string_view unquoted(std::string_view line)
{
    const std::string_view text = trimmed(line.substr(std::min(line.find_first_not_of("> \t"), line.size())));
    return trimmed(text, " \t\r*"); // "*From:* Jane"
}

int marksBefore(std::string_view line)
{
    const std::string_view marks = line.substr(0, std::min(line.find_first_not_of("> \t"), line.size()));
    return static_cast<int>(std::count(marks.begin(), marks.end(), '>'));
}

HeadingLine headingLine(std::string_view line)
{
    const std::string_view text = unquoted(line);
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos || colon == 0 || colon > 28)
        return {};
    const std::string_view written = text.substr(0, colon);
    if (std::count(written.begin(), written.end(), ' ') > 1)
        return {};
    const std::string name = foldName(written);
    const std::optional<Field> known = fieldNames().find(name);
    if (!known && !name.starts_with("xmailer") && !name.starts_with("xspam"))
        return {};
    return {known.value_or(Field::Other), std::string(trimmed(text.substr(colon + 1), " \t*"))};
}

/// "-----Original Message-----", "---------- Forwarded message ---------", "----- Ursprüngliche Nachricht -----".
bool isOldBelow(std::string_view line)
{
    const std::string_view text = unquoted(line);
    const std::string folded = foldName(text);
    constexpr std::string_view sayings[] = {"originalmessage",   "forwardedmessage",         "ursprunglichenachricht",
                                            "originalnachricht", "weitergeleitetenachricht", "messagedorigine",
                                            "messageoriginal",   "messagetransfere",         "beginforwardedmessage"};
    const bool ruled = text.starts_with("--") || folded.starts_with("begin");
    return ruled && std::any_of(std::begin(sayings), std::end(sayings), [&](std::string_view saying) {
               return folded.starts_with(saying);
           });
}

/// "On Tue, Nov 24, 2026 at 8:15 AM Claire wrote:", in one line or two. Gives how many, 0 for anything else.
int linesOfAttribution(const std::vector<std::string_view> &lines, std::size_t at)
{
    const std::string_view first = unquoted(lines[at]);
    const std::string begin = foldName(first.substr(0, std::min(first.find(' '), first.size())));
    const bool digits = std::any_of(first.begin(), first.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!isOneOf(begin, {"on", "am", "le", "em", "el", "il"}) || !digits || first.size() > 200)
        return 0;
    for (int count = 1; count <= 2 && at + static_cast<std::size_t>(count) <= lines.size(); ++count) {
        const std::string_view last = unquoted(lines[at + static_cast<std::size_t>(count) - 1]);
        if (!last.ends_with(':'))
            continue;
        for (const Token &word : wordsOf(last)) {
            if (isOneOf(foldName(word.text), {"wrote", "writes", "schrieb", "ecrit"}))
                return count;
        }
    }
    return 0;
}

/// "From jane@example.org Tue Nov 24 10:00:00 2026", the first line of a mail in a file of many.
bool isPostmark(std::string_view line)
{
    if (!line.starts_with("From ") || line.size() > 200)
        return false;
    const std::string_view text = trimmed(line);
    const bool year =
        text.size() > 5 && text.substr(text.size() - 4).find_first_not_of("0123456789") == std::string_view::npos;
    return year && (text.find('@') != std::string_view::npos || text.starts_with("From - "));
}

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

class Opener {
public:
    explicit Opener(std::string_view text) : m_lines(linesOf(text)) {}

    Mailbox open()
    {
        m_box.letters.emplace_back();
        for (std::size_t at = 0; at < m_lines.size();) {
            std::size_t used = readPostmark(at);
            if (used == 0)
                used = readHeading(at);
            if (used == 0)
                used = readOld(at);
            if (used == 0) {
                m_said = m_said || !trimmed(m_lines[at], " \t\r>").empty();
                place(at, false);
                used = 1;
            }
            at += used;
        }
        return std::move(m_box);
    }

private:
    Letter &letter() { return m_box.letters.back(); }

    void place(std::size_t at, bool heading)
    {
        if (marksBefore(m_lines[at]) < m_marks
            && !trimmed(m_lines[at], " \t\r").empty()) // what had marks is at its end
            m_old = m_marks = 0;
        m_box.lines.push_back({static_cast<int>(m_box.letters.size()) - 1, m_old + marksBefore(m_lines[at]), heading});
    }

    void begin(std::size_t at)
    {
        if (m_said || letter().headed)
            m_box.letters.emplace_back();
        letter().line = static_cast<int>(at) + 1;
        letter().headed = true;
        m_said = false;
        m_old = m_marks = 0;
    }

    std::size_t readPostmark(std::size_t at)
    {
        if (!isPostmark(m_lines[at]))
            return 0;
        begin(at);
        place(at, true);
        m_postmarked = true;
        return 1;
    }

    /// The lines of a heading that begins here; 0 if none does.
    std::size_t headingSize(std::size_t at) const
    {
        std::size_t end = at;
        int known = 0;
        bool from = false, subject = false;
        while (end < m_lines.size()) {
            const HeadingLine line = headingLine(m_lines[end]);
            const bool folded = end > at && !m_lines[end].empty() && (m_lines[end][0] == ' ' || m_lines[end][0] == '\t')
                                && !trimmed(m_lines[end]).empty();
            if (line.field == Field::None && !folded)
                break;
            if (line.field == Field::Other && end == at && !headsNext(end))
                break; // "An: ..." heads nothing by itself
            known += line.field == Field::None ? 0 : 1;
            from = from
                   || (line.field == Field::From
                       && (known > 1 || line.value.find('@') != std::string::npos || headsNext(end)));
            subject = subject || line.field == Field::Subject;
            ++end;
        }
        const bool parted =
            at == 0 || trimmed(m_lines[at - 1], " \t\r>").empty() || m_postmarked || m_parted || known > 2;
        return (from || subject) && (parted || from) ? end - at : 0;
    }

    /// Is the next line one that only stands in headings?
    bool headsNext(std::size_t at) const
    {
        if (at + 1 >= m_lines.size())
            return false;
        const Field next = headingLine(m_lines[at + 1]).field;
        return next != Field::None;
    }

    std::size_t readHeading(std::size_t at)
    {
        const std::size_t size = headingSize(at);
        if (size == 0)
            return 0;
        Letter head;
        bool sent = false;
        std::string *last = nullptr;
        for (std::size_t i = at; i < at + size; ++i) {
            const HeadingLine line = headingLine(m_lines[i]);
            std::string *into = line.field == Field::From                                ? &head.from
                                : line.field == Field::Subject                           ? &head.subject
                                : line.field == Field::Date || line.field == Field::Sent ? &head.date
                                                                                         : nullptr;
            sent = sent || line.field == Field::Sent;
            if (line.field != Field::None)
                last = into;
            if (into)
                *into = line.value;
            else if (line.field == Field::None && last)
                *last += ' ' + std::string(trimmed(m_lines[i]));
        }
        head.sent = mailDate(head.date);
        const bool old = m_parted || marksBefore(m_lines[at]) > 0 || (sent && isQuotedBy(head));
        if (old) {
            m_old += marksBefore(m_lines[at]) > 0 || m_parted ? 0 : 1;
        } else {
            if (!m_postmarked)
                begin(at);
            const int line = letter().line;
            letter() = head;
            letter().line = line;
            letter().headed = true;
        }
        m_postmarked = m_parted = false;
        for (std::size_t i = at; i < at + size; ++i)
            place(i, true);
        return size;
    }

    /// "Von: / Gesendet:" below a text is the mail that it answers, unless somebody else sent it and no later one
    /// stands above, or the same person later on.
    bool isQuotedBy(const Letter &head)
    {
        if (!m_said)
            return false;
        const auto whoseOf = [](const std::string &from) {
            const std::string address = addressIn(from);
            return address.empty() ? foldName(from) : address;
        };
        const std::string above = whoseOf(letter().from), own = whoseOf(head.from);
        if (!letter().headed || above.empty() || own.empty())
            return true;
        const bool later = letter().sent && head.sent && *head.sent > *letter().sent;
        if (above == own)
            return !later;
        return letter().subject.find(head.subject) != std::string::npos && !head.subject.empty() && !later;
    }

    std::size_t readOld(std::size_t at)
    {
        if (isOldBelow(m_lines[at])) {
            m_old += 1;
            m_parted = true;
            m_marks = marksBefore(m_lines[at]);
            place(at, true);
            return 1;
        }
        const int size = linesOfAttribution(m_lines, at);
        if (size == 0)
            return 0;
        std::size_t next = at + static_cast<std::size_t>(size);
        while (next < m_lines.size() && trimmed(m_lines[next]).empty())
            ++next;
        for (int i = 0; i < size; ++i)
            place(at + static_cast<std::size_t>(i), true);
        if (next < m_lines.size() && marksBefore(m_lines[next]) == marksBefore(m_lines[at]))
            m_old += 1; // no marks part what is quoted
        return static_cast<std::size_t>(size);
    }

    std::vector<std::string_view> m_lines;
    Mailbox m_box;
    int m_old = 0;             ///< how often what follows is quoted without marks
    int m_marks = 0;           ///< those of the line that parts it; with less of them the writer speaks again
    bool m_said = false;       ///< the letter has a text
    bool m_postmarked = false; ///< a line of an mbox stands just above
    bool m_parted = false;     ///< "-----Original Message-----" does
};

} // namespace

Mailbox openMailbox(std::string_view text)
{
    return Opener(text).open();
}

PowerId powerNamed(const Board &board, std::string_view text, bool misspelt)
{
    PowerId only;
    const std::vector<Token> words = wordsOf(text);
    const auto spanOf = [&](std::size_t first, std::size_t count) {
        const auto begin = static_cast<std::size_t>(words[first].column);
        std::string_view name = text.substr(begin, static_cast<std::size_t>(words[first + count - 1].end()) - begin);
        for (const std::string_view possessive : {"'s", "’s"}) {
            if (name.ends_with(possessive))
                name.remove_suffix(possessive.size());
        }
        return name;
    };
    for (std::size_t first = 0; first < words.size(); ++first) {
        for (std::size_t count = std::min<std::size_t>(3, words.size() - first); count > 0; --count) {
            const std::string_view name = spanOf(first, count);
            const PowerId found = foldName(name).size() > 2 ? board.findPower(name) : PowerId();
            if (!found.valid())
                continue;
            if (only.valid() && only != found)
                return {};
            only = found;
            first += count - 1;
            break;
        }
    }
    for (std::size_t first = 0; misspelt && !only.valid() && first < words.size(); ++first) {
        if (spanOf(first, 1).size() > 4)
            only = misspeltPower(board, spanOf(first, 1));
    }
    return only;
}

std::string addressIn(std::string_view from)
{
    const std::size_t at = from.find('@');
    if (at == std::string_view::npos)
        return {};
    constexpr std::string_view ends = " \t<>\"'(),;:[]";
    const std::size_t begin = from.find_last_of(ends, at);
    const std::size_t end = std::min(from.find_first_of(ends, at), from.size());
    std::string address(from.substr(begin == std::string_view::npos ? 0 : begin + 1,
                                    end - (begin == std::string_view::npos ? 0 : begin + 1)));
    for (char &c : address)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return address;
}

} // namespace entente

#include "mails/winterlist.h"

#include "base/names.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "orders/position.h"
#include "language/spelling.h"
#include "language/tokenizer.h"
#include "language/vocabulary.h"
#include "mails/winterpieces.h"
#include "mails/winterwords.h"

#include <algorithm>
#include <optional>

namespace entente {

namespace {

constexpr std::size_t longestUnit = 12; ///< words: "fleet in the St. Petersburg ( south coast )"

/// "2": how many are asked for.
bool isFigure(const std::string &folded)
{
    return !folded.empty() && std::all_of(folded.begin(), folded.end(), [](char c) { return c >= '0' && c <= '9'; });
}

class WinterReader {
public:
    WinterReader(std::string_view line, const ParseContext &context, PowerId heading, WinterWish wish)
        : m_line(line), m_context(context), m_board(*context.board), m_pieces(winterPieces(line)), m_heading(heading)
    {
        m_out.wish = wish;
    }

    WinterLine read()
    {
        skipMark();
        readPower();
        while (m_at < m_pieces.size()) {
            if (!readPiece())
                leave();
        }
        settle();
        m_out.power = m_power;
        return std::move(m_out);
    }

private:
    const WinterPiece &piece(std::size_t ahead = 0) const { return m_pieces[m_at + ahead]; }
    bool has(std::size_t ahead = 0) const { return m_at + ahead < m_pieces.size(); }
    PowerId power() const { return m_power.valid() ? m_power : m_heading; }

    /// "1) ", "2. ".
    void skipMark()
    {
        if (has(1) && isFigure(piece().folded) && (piece(1).kind == Token::Kind::Close || piece().text.ends_with('.')))
            m_at += piece(1).kind == Token::Kind::Close ? 2 : 1;
    }

    /// "France", "Great Britain (Jane):", "Orders for Italy".
    void readPower()
    {
        for (std::size_t words = std::min<std::size_t>(3, m_pieces.size() - m_at); words > 0 && !m_power.valid();
             --words) {
            const auto begin = static_cast<std::size_t>(piece().begin);
            const std::string_view name = m_line.substr(begin, static_cast<std::size_t>(piece(words - 1).end) - begin);
            bool named = true; // signs between the words would be passed over
            for (std::size_t w = 0; w < words; ++w)
                named = named && piece(w).isWord() && piece(w).text != "+";
            const PowerId found = named ? m_board.findPower(name) : PowerId();
            // "F" begins a fleet, whoever else it may stand for.
            const bool kind = m_board.findKind(name).valid();
            const bool colon = has(words) && piece(words).kind == Token::Kind::Colon;
            if (found.valid() && (!kind || colon)) {
                m_power = found;
                m_at += words;
            }
        }
        if (m_power.valid() && has() && piece().kind == Token::Kind::Open) { // who plays it
            while (has() && piece().kind != Token::Kind::Close)
                ++m_at;
            if (has())
                ++m_at;
        }
    }

    bool readPiece()
    {
        const WinterPiece &now = piece();
        if (now.kind == Token::Kind::Dash && isBetween()) {
            ++m_at; // "Turkey builds - A Smy"
            return true;
        }
        if (now.kind == Token::Kind::Dash) {
            m_out.wish = WinterWish::Remove;
            m_sign = true;
            ++m_at;
            return true;
        }
        if (now.kind == Token::Kind::Open || now.kind == Token::Kind::Close || !now.isWord()) {
            ++m_at;
            return true;
        }
        if (isWaiveWord(now.folded) || isNoBuild()) {
            readWaive();
            return true;
        }
        // A unit comes before a verb: "B Lon" may be either, and is settled by the words after it.
        if (readUnit())
            return true;
        const std::optional<Meaning> meaning = meaningOf(now.text);
        const bool builds = isBuildWord(now.folded) || meaning == Meaning::Build;
        if (builds || isRemoveWord(now.folded) || meaning == Meaning::Disband) {
            setWish(builds ? WinterWish::Build : WinterWish::Remove);
            ++m_at;
            return true;
        }
        if (isTalk(now.folded) || isArticle(now) || isFigure(now.folded) || now.folded == "a") {
            ++m_at;
            return true;
        }
        return false;
    }

    /// "No builds", "kein Aufbau".
    bool isNoBuild() const
    {
        return has(1) && isBuildWord(piece(1).folded) && piece(1).text != "+"
               && isOneOf(piece().folded, {"no", "kein", "keine", "keinen", "aucun", "aucune", "hold", "save"});
    }

    /// A dash that parts words rather than being a sign: right after a verb.
    bool isBetween() const
    {
        return m_at > 0 && (isBuildWord(m_pieces[m_at - 1].folded) || isRemoveWord(m_pieces[m_at - 1].folded));
    }

    /// A verb counts for what follows it; at the end of a line, for what stood before it ("A Mun auflösen").
    void setWish(WinterWish wish)
    {
        const bool last = std::none_of(
            m_pieces.begin() + static_cast<std::ptrdiff_t>(m_at) + 1, m_pieces.end(), [](const WinterPiece &after) {
                return after.isWord() && !isTalk(after.folded) && !isRemoveWord(after.folded);
            });
        if (last) {
            for (Open &open : m_open)
                open.wish = open.said ? open.wish : wish;
        }
        m_out.wish = wish;
        m_sign = false;
    }

    void readWaive()
    {
        ParsedOrder order;
        order.power = m_power;
        order.order.action = Waive();
        order.stage = Stage::Adjustments;
        const WinterPiece &verb = piece();
        ++m_at;
        if (has() && isFigure(piece().folded) && piece().folded.size() < 3)
            order.times = std::max(1, std::stoi(m_pieces[m_at++].folded));
        while (has() && (isBuildWord(piece().folded) || isArticle(piece())))
            ++m_at;
        if (has()) // which site stays empty is no part of it
            (void)unitAt(WinterWish::Build, m_at, m_at);
        m_out.items.push_back({order, verb.text, {}, false});
    }

    /// Reads the unit that begins at `from`, and tells where it ends.
    std::optional<ParsedOrder> unitAt(WinterWish wish, std::size_t from, std::size_t &end) const
    {
        if (!mayBeginUnit(from))
            return std::nullopt;
        std::vector<std::string> words;
        std::vector<std::size_t> ends;
        for (std::size_t i = from; i < m_pieces.size() && i < from + longestUnit; ++i) {
            const WinterPiece &next = m_pieces[i];
            const bool parts = next.kind == Token::Kind::Comma || next.kind == Token::Kind::Colon || next.text == "+"
                               || (next.kind == Token::Kind::Dash && m_pieces[i - (i > from)].end != next.begin);
            if (parts)
                break;
            const bool articleA = next.folded == "a" && i + 1 < m_pieces.size() && kindWord(m_pieces[i + 1]).size() > 1;
            // "A Den": behind a kind that is Denmark, and no German article.
            const bool placed =
                !words.empty() && m_board.findKind(words.back()).valid() && m_board.findRegion(next.text).valid();
            const bool inName = // "Sea of Cephallenia"
                !words.empty() && i + 1 < m_pieces.size()
                && m_board.findRegion(words.back() + ' ' + next.text + ' ' + m_pieces[i + 1].text).valid();
            if ((isArticle(next) && !placed && !inName) || articleA)
                continue;
            if (i > from && !words.empty() && m_pieces[i - 1].end == next.begin
                && (next.kind == Token::Kind::Dash
                    || m_pieces[i - 1].kind == Token::Kind::Dash)) { // "Saint-Pétersbourg"
                words.back() += next.text;
                ends.back() = i + 1;
                continue;
            }
            if (isTwoWordKind(i)) { // "double army"
                words.push_back(next.text + ' ' + m_pieces[i + 1].text);
                ++i;
            } else {
                const std::string kind = kindWord(next);
                words.push_back(kind.empty() ? next.text : kind);
            }
            ends.push_back(i + 1);
        }
        for (std::size_t count = words.size(); count > 0; --count) {
            std::string text = wish == WinterWish::Remove ? "Remove" : "Build";
            const bool kindLast = endsInKind(words, count);
            if (kindLast)
                text += ' ' + words[count - 1];
            for (std::size_t w = 0; w < count - (kindLast ? 1 : 0); ++w)
                text += ' ' + words[w];
            if (const auto parsed = parseOrder(text, m_context);
                parsed && (is<Build>(parsed->order) || is<Disband>(parsed->order))) {
                end = ends[count - 1];
                return *parsed;
            }
        }
        return std::nullopt;
    }

    /// "Vienna army", "Vie A", where the kind is not that of a unit which follows.
    bool endsInKind(const std::vector<std::string> &words, std::size_t count) const
    {
        const auto isKind = [&](std::size_t at) { return m_board.findKind(words[at]).valid(); };
        return count > 1 && isKind(count - 1) && !isKind(0)
               && (count == words.size() || !m_board.findRegion(words[count]).valid());
    }

    /// Most words begin none, and trying to read each of them as one takes long.
    bool mayBeginUnit(std::size_t from) const
    {
        while (from < m_pieces.size() && isArticle(m_pieces[from]))
            ++from;
        if (from >= m_pieces.size() || !m_pieces[from].isWord())
            return false;
        const WinterPiece &first = m_pieces[from];
        return first.folded == "a" || !kindWord(first).empty() || isTwoWordKind(from)
               || m_board.findRegion(first.text).valid() || m_board.findPower(first.text).valid()
               || !m_board.provincesBeginning(first.text).empty();
    }

    /// The word, if it names a kind of unit; else nothing.
    std::string kindWord(const WinterPiece &piece) const
    {
        return piece.isWord() && m_board.findKind(piece.folded).valid() ? piece.folded : std::string();
    }

    bool isTwoWordKind(std::size_t at) const
    {
        return at + 1 < m_pieces.size() && m_pieces[at].isWord() && m_pieces[at + 1].isWord()
               && m_pieces[at].folded.size() > 2 && kindWord(m_pieces[at]).empty()
               && m_board.findKind(m_pieces[at].text + ' ' + m_pieces[at + 1].text).valid();
    }

    bool readUnit()
    {
        std::size_t end = m_at;
        const auto parsed = unitAt(m_out.wish, m_at, end);
        if (!parsed || end == m_at)
            return false;
        const auto begin = static_cast<std::size_t>(piece().begin);
        Open open{*parsed, std::string(m_line.substr(begin, static_cast<std::size_t>(m_pieces[end - 1].end) - begin)),
                  m_out.wish, m_out.wish != WinterWish::Unsaid && !m_sign, m_sign};
        for (std::size_t i = m_at; i < end; ++i) {
            if (isPluralKind(m_pieces[i].folded))
                m_kindOfAll = open.order.order.kind;
        }
        if (!open.order.order.kind.valid())
            open.order.order.kind = m_kindOfAll;
        m_at = end;
        // "A LON B", "A Mun weg" say it behind the unit.
        if (has() && !open.said
            && (meaningOf(piece().text) == Meaning::Build || meaningOf(piece().text) == Meaning::Disband)
            && !unitFollows(1)) {
            open.wish = meaningOf(piece().text) == Meaning::Build ? WinterWish::Build : WinterWish::Remove;
            open.said = true;
            ++m_at;
        }
        m_open.push_back(std::move(open));
        return true;
    }

    bool unitFollows(std::size_t ahead) const
    {
        std::size_t end = m_at + ahead;
        return has(ahead) && unitAt(WinterWish::Build, m_at + ahead, end).has_value();
    }

    /// "fleet trist": the place behind a kind, where one name alone is near.
    bool readMisspelt()
    {
        const ProvinceId near = misspeltProvince(m_board, piece().text);
        if (!near.valid())
            return false;
        const std::string &name = m_board.province(near).name;
        const auto parsed = parseOrder("Build " + kindWord(m_pieces[m_at - 1]) + ' ' + name, m_context);
        if (!parsed)
            return false;
        Open open{*parsed, m_pieces[m_at - 1].text + ' ' + piece().text, m_out.wish,
                  m_out.wish != WinterWish::Unsaid && !m_sign, m_sign};
        open.meant = name;
        m_open.push_back(std::move(open));
        ++m_at;
        return true;
    }

    /// A word that says nothing here.
    void leave()
    {
        if (m_at > 0 && !kindWord(m_pieces[m_at - 1]).empty()) {
            if (readMisspelt())
                return;
            m_out.unknown.push_back(piece().text);
        }
        m_out.rest += (m_out.rest.empty() ? "" : " ") + piece().text;
        ++m_at;
    }

    /// What the power owes, where neither word nor sign says what is to be done with a unit.
    WinterWish owed(const ParsedOrder &order) const
    {
        if (!m_context.position)
            return WinterWish::Build; // a unit alone is one to build, in the judges' syntax
        const Position &position = *m_context.position;
        const ProvinceId place = m_board.provinceOf(order.order.at);
        const UnitId there = unitIn(m_board, position, place, order.order.layer);
        const PowerId who = power();
        if (who.valid()) {
            const int due = centreCountOf(position, who) - unitCountOf(position, who);
            if (due != 0)
                return due > 0 ? WinterWish::Build : WinterWish::Remove;
        }
        return there.valid() ? WinterWish::Remove : WinterWish::Build;
    }

    void settle()
    {
        for (Open &open : m_open) {
            WinterItem item{open.order, open.text, open.meant, false};
            const bool vacant = m_context.position
                                && !unitIn(m_board, *m_context.position, m_board.provinceOf(open.order.order.at),
                                           open.order.order.layer)
                                        .valid();
            // A dash may be the sign of a removal, or only a mark before each row of a list.
            if (open.sign && vacant && owed(open.order) == WinterWish::Build) {
                open.wish = WinterWish::Build;
                item.guessed = true;
            } else if (open.wish == WinterWish::Unsaid && open.order.order.kind.valid()) {
                open.wish = owed(open.order);
                item.guessed = true;
            }
            if (open.wish == WinterWish::Unsaid) {
                m_out.rest += (m_out.rest.empty() ? "" : " ") + open.text;
                continue;
            }
            if (open.wish == WinterWish::Build)
                item.order.order.action = Build();
            else
                item.order.order.action = Disband();
            item.order.stage = Stage::Adjustments;
            item.order.power = m_power.valid() ? m_power : item.order.power;
            m_out.items.push_back(std::move(item));
        }
        if (m_sign)
            m_out.wish = WinterWish::Unsaid;
    }

    /// A unit of the line, before all its words are known.
    struct Open {
        ParsedOrder order;
        std::string text;
        WinterWish wish;
        bool said; ///< a word before it said so
        bool sign; ///< only a dash did
        std::string meant = {};
    };

    std::string_view m_line;
    const ParseContext &m_context;
    const Board &m_board;
    std::vector<WinterPiece> m_pieces;
    PowerId m_heading;
    PowerId m_power;
    std::size_t m_at = 0;
    bool m_sign = false;
    KindId m_kindOfAll; ///< "2 armies: Vienna and Budapest"
    std::vector<Open> m_open;
    WinterLine m_out;
};

} // namespace

WinterLine readWinterLine(std::string_view line, const ParseContext &context, PowerId heading, WinterWish wish)
{
    return WinterReader(line, context, heading, wish).read();
}

} // namespace entente

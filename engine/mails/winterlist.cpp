#include "mails/winterlist.h"

#include "base/names.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "orders/arrival.h"
#include "orders/position.h"
#include "language/spelling.h"
#include "language/tokenizer.h"
#include "language/vocabulary.h"
#include "mails/saidunits.h"
#include "mails/sentences.h"
#include "mails/winterpieces.h"
#include "mails/winterwords.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace entente {

namespace {

constexpr std::size_t mostToKept = 5;   ///< words from "the third one" to "I keep"
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
        const std::vector<Sentence> sentences = sentencesOf(m_line);
        while (m_at < m_pieces.size()) {
            while (m_sentence + 1 < sentences.size()
                   && static_cast<std::size_t>(piece().begin) >= sentences[m_sentence + 1].begin) {
                ++m_sentence;
                m_above = true; // what the sentence before wished counts as if it stood above
            }
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
        const bool nothing =
            has(1) && isBuildWord(now.folded) && isOneOf(piece(1).folded, {"nothing", "nichts", "rien"});
        m_at += nothing ? 1 : 0;
        if (const std::size_t kept = keptBack(); kept > 0) {
            m_at = kept;
            readWaive();
            return true;
        }
        if (nothing || isWaiveWord(now.folded) || isNoBuild()) {
            readWaive();
            return true;
        }
        if (isOneOf(now.folded, {"or", "oder", "ou"})) { // "or F Smy", "Adana: army or bomber"
            m_or = true;
            if (has(1) && !kindWord(piece(1)).empty() && !m_open.empty() && !unitFollows(1))
                m_open.back().open = true;
            ++m_at;
            return true;
        }
        if (!m_open.empty() && regrets(now.folded)
            && !(now.folded == "no" && has(1) && !isOneOf(piece(1).folded, {"wait"}) && piece(1).isWord()
                 && !unitFollows(1))) { // "No toys for me"
            m_no = m_no || !m_open.back().open;
            m_open.back().open = true;
            ++m_at;
            return true;
        }
        if (isPluralKind(now.folded)) { // "two armies, one in Berlin, one in Munich"
            for (const std::string &kind : {now.folded, now.folded.substr(0, now.folded.size() - 1)}) {
                if (const KindId all = m_board.findKind(kind); all.valid())
                    m_kindOfAll = all;
            }
        }
        // A unit comes before a verb: "B Lon" may be either, and is settled by the words after it.
        if (readUnit() || readCompanion())
            return true;
        const std::optional<Meaning> meaning = meaningOf(now.text);
        const bool builds = isBuildWord(now.folded) || meaning == Meaning::Build;
        if (builds || isRemoveWord(now.folded) || meaning == Meaning::Disband) {
            const bool away = builds && isUndoneBehind(); // "ich baue A Mun ab"
            setWish(builds && !away ? WinterWish::Build : WinterWish::Remove);
            m_at += away && piece(1).folded == "ab" ? 2 : 1;
            return true;
        }
        if (isTalk(now.folded) || isArticle(now) || isFigure(now.folded) || now.folded == "a") {
            ++m_at;
            return true;
        }
        return false;
    }

    /// "No builds", "kein Aufbau", "keep the other build".
    bool isNoBuild() const
    {
        const bool denies =
            m_at > 0 && piece().folded == "not" && isOneOf(m_pieces[m_at - 1].folded, {"will", "shall"});
        if (!denies
            && !isOneOf(piece().folded, {"no", "kein", "keine", "keinen", "aucun", "aucune", "hold", "save", "keep",
                                         "spare", "spart", "spare", "garde", "bank"}))
            return false;
        std::size_t next = 1;
        while (has(next) && next < 4
               && (isArticle(piece(next))
                   || isOneOf(piece(next).folded, {"other", "my", "one", "second", "last", "third", "remaining",
                                                   "andere", "zweite", "autre", "seconde", "for"})))
            ++next;
        return has(next) && isBuildWord(piece(next).folded) && piece(next).text != "+";
    }

    /// "The third one I keep", "la troisième, je la garde": where the word stands by which one build is kept; 0:
    /// nowhere.
    std::size_t keptBack() const
    {
        if (!isOneOf(piece().folded, {"third", "second", "last", "remaining", "troisieme", "deuxieme", "dernier",
                                      "derniere", "dritte", "dritten", "zweite", "zweiten", "letzte", "letzten"}))
            return 0;
        for (std::size_t next = 1; has(next) && next <= mostToKept && !mayBeginUnit(m_at + next); ++next) {
            if (isOneOf(piece(next).folded, {"keep", "save", "spare", "bank", "garde", "hebe", "unbuilt", "reserve"}))
                return m_at + next;
        }
        return 0;
    }

    /// A dash that parts words rather than being a sign: right after a verb.
    bool isBetween() const
    {
        return m_at > 0 && (isBuildWord(m_pieces[m_at - 1].folded) || isRemoveWord(m_pieces[m_at - 1].folded));
    }

    /// "baut ... ab": does the verb's other half end its clause?
    bool isUndoneBehind() const
    {
        for (std::size_t next = 1; piece().folded.starts_with("bau") && has(next); ++next) {
            const WinterPiece &part = piece(next);
            if (part.folded == "ab")
                return true;
            if (isBuildWord(part.folded) || isRemoveWord(part.folded) || part.trails || part.folded == "und"
                || part.text.ends_with('.'))
                return false;
        }
        return false;
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
            if (!m_open.empty() && m_open.back().sentence == m_sentence) // "it's Ankara that gets scrapped"
                m_open.back().bare = false;
        }
        m_out.wish = wish;
        m_sign = false;
        m_above = false;
    }

    /// Did a word of this line say what is wished? What stands above it gives way to a verb behind the unit.
    bool isSaid() const { return m_out.wish != WinterWish::Unsaid && !m_sign && !m_above; }

    void readWaive()
    {
        ParsedOrder order;
        order.power = m_power;
        order.order.action = Waive();
        order.stage = Stage::Adjustments;
        const WinterPiece &verb = piece();
        const bool noBuild = !isWaiveWord(verb.folded);
        ++m_at;
        if (m_noBuild && !noBuild) { // "No build this year, I waive it"
            m_noBuild = false;
            return;
        }
        m_noBuild = noBuild;
        if (has() && isFigure(piece().folded) && piece().folded.size() < 3)
            order.times = std::max(1, std::stoi(m_pieces[m_at++].folded));
        while (has() && (isBuildWord(piece().folded) || isArticle(piece()) || (noBuild && piece().folded == "other")))
            ++m_at;
        if (has()) // which site stays empty is no part of it
            (void)unitAt(WinterWish::Build, m_at, m_at);
        m_out.items.push_back({order, verb.text, {}, false, std::exchange(m_or, false)});
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
            if (words.size() == 1 && next.kind == Token::Kind::Colon && i + 1 < m_pieces.size()
                && !kindWord(m_pieces[i + 1]).empty() && kindWord(words.back()).empty())
                continue; // "Smyrna: army"
            if (parts
                || (words.size() > 1 && !kindWord(words.front()).empty() && !kindWord(next).empty()
                    && m_board.findRegion(words.back()).valid())) // the next unit
                break;
            const bool articleA = next.folded == "a" && i + 1 < m_pieces.size() && kindWord(m_pieces[i + 1]).size() > 1;
            // "A Den": behind a kind that is Denmark, and no German article.
            const bool placed =
                !words.empty() && m_board.findKind(words.back()).valid() && m_board.findRegion(next.text).valid();
            // "the yards at Smyrna", "Marseilles one a fleet", "an army each in Adana"
            if (isOneOf(next.folded, {"each", "chacune"}))
                continue;
            if (!words.empty() && saysNothing(i) && ends.back() < i + 3)
                continue;
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
            if (next.trails || (next.text.ends_with('.') && next.text.size() > 3)) // the next sentence is of its own
                break;
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

    /// A word between a kind and its place that is neither: "a new fleet from the yards at Smyrna".
    bool saysNothing(std::size_t at) const
    {
        if (!m_pieces[at].isWord() || m_pieces[at].folded.size() < 3 || meaningOf(m_pieces[at].text)
            || isBuildWord(m_pieces[at].folded) || isRemoveWord(m_pieces[at].folded) || isWaiveWord(m_pieces[at].folded)
            || !kindWord(m_pieces[at]).empty() || isTwoWordKind(at) || m_board.findPower(m_pieces[at].text).valid())
            return false;
        const bool placed = m_board.findRegion(m_pieces[at].text).valid()
                            || !m_board.provincesBeginning(m_pieces[at].text).empty()
                            || misspeltProvince(m_board, m_pieces[at].text).valid();
        const bool joined = at + 1 < m_pieces.size() && (isArticle(m_pieces[at + 1]) || m_pieces[at + 1].folded == "a");
        return !placed && joined;
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
        const bool sentence = std::any_of(m_line.begin(), m_line.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
        if (isOtherWord(first.text) && sentence
            && (from + 1 == m_pieces.size() || kindWord(m_pieces[from + 1]).empty()))
            return false; // "Das ist leider die Armee in Griechenland"
        return first.folded == "a" || !kindWord(first).empty() || isTwoWordKind(from)
               || m_board.findRegion(first.text).valid() || m_board.findPower(first.text).valid()
               || !m_board.provincesBeginning(first.text).empty();
    }

    /// The word, if it names a kind of unit; else nothing.
    std::string kindWord(const std::string &word) const
    {
        return m_board.findKind(word).valid() ? word : std::string();
    }
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
        auto parsed = unitAt(m_out.wish, m_at, end);
        if (!parsed && m_out.wish == WinterWish::Remove)
            parsed = unitByAdjective(end);
        if (!parsed || end == m_at)
            return false;
        const auto begin = static_cast<std::size_t>(piece().begin);
        Open open{*parsed, std::string(m_line.substr(begin, static_cast<std::size_t>(m_pieces[end - 1].end) - begin)),
                  m_out.wish, isSaid(), m_sign};
        if (std::exchange(m_no, false) // "no, Smyrna is fine"
            && m_board.provinceOf(m_open.back().order.order.at) == m_board.provinceOf(open.order.order.at)) {
            m_open.back().open = false;
            m_at = end;
            return true;
        }
        open.open = m_or || m_pieces[end - 1].trails;
        if (std::exchange(m_or, false) && !m_open.empty())
            m_open.back().open = true;
        open.sentence = m_sentence;
        for (std::size_t i = m_at; i < end; ++i) {
            if (isPluralKind(m_pieces[i].folded) || isOneOf(m_pieces[i].folded, {"each", "je", "chacune"}))
                m_kindOfAll = open.order.order.kind;
        }
        if (!open.order.order.kind.valid())
            open.order.order.kind = m_kindOfAll;
        std::size_t before = m_at; // "army in Berlin and another in Munich"
        while (before > 0
               && (isArticle(m_pieces[before - 1])
                   || isOneOf(m_pieces[before - 1].folded, {"one", "in", "at", "eine", "une"})))
            --before;
        const bool another =
            before > 0
            && isOneOf(m_pieces[before - 1].folded, {"another", "second", "weitere", "zweite", "autre", "seconde"});
        if (!open.order.order.kind.valid() && another && !m_open.empty())
            open.order.order.kind = m_open.back().order.order.kind;
        const auto isKind = [&](const WinterPiece &one) { return !kindWord(one).empty(); };
        open.bare = m_above && (!open.order.order.kind.valid() || m_out.wish == WinterWish::Remove)
                    && std::none_of(m_pieces.begin() + static_cast<std::ptrdiff_t>(m_at),
                                    m_pieces.begin() + static_cast<std::ptrdiff_t>(end), isKind);
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

    /// "Moscow: army and bomber": what flies is built beside the unit that stands before it.
    bool readCompanion()
    {
        const KindId kind = piece().folded.size() > 1 ? m_board.findKind(kindWord(piece())) : KindId();
        if (!kind.valid() || m_open.empty() || m_at < 2 || kindWord(m_pieces[m_at - 2]).empty())
            return false;
        const bool joined = m_pieces[m_at - 1].kind == Token::Kind::Comma
                            || isOneOf(m_pieces[m_at - 1].folded, {"and", "und", "et", "+"});
        const KindId other = m_open.back().order.order.kind;
        if (!joined || !other.valid()
            || (m_board.kind(kind).flying == Flying::No) == (m_board.kind(other).flying == Flying::No))
            return false;
        Open open = m_open.back();
        open.order.order.kind = kind;
        open.text = piece().text;
        m_open.push_back(std::move(open));
        ++m_at;
        return true;
    }

    /// "the Tyrolian army"
    std::optional<ParsedOrder> unitByAdjective(std::size_t &end) const
    {
        const KindId kind =
            has(1) && piece().isWord() && piece(1).isWord() ? m_board.findKind(piece(1).text) : KindId();
        if (!kind.valid() || piece(1).folded.size() < 3 || !m_context.position)
            return std::nullopt;
        std::vector<Unit> own;
        for (const Unit &unit : m_context.position->units) {
            if ((!power().valid() || unit.power == power()) && unit.kind == kind)
                own.push_back(unit);
        }
        const RegionId place = regionOfAdjective(m_board, own, piece().folded);
        if (!place.valid())
            return std::nullopt;
        end = m_at + 2;
        ParsedOrder order;
        order.order = {kind, place, Layer::Field, Disband(), 0};
        order.stage = Stage::Adjustments;
        return order;
    }

    bool unitFollows(std::size_t ahead) const
    {
        std::size_t end = m_at + ahead;
        return has(ahead) && unitAt(WinterWish::Build, m_at + ahead, end).has_value();
    }

    /// "fleet trist": the place behind a kind, where one name alone is near.
    bool readMisspelt(std::size_t kind)
    {
        const ProvinceId near = misspeltProvince(m_board, piece().text);
        if (!near.valid())
            return false;
        const std::string &name = m_board.province(near).name;
        const auto parsed = parseOrder("Build " + kindWord(m_pieces[kind]) + ' ' + name, m_context);
        if (!parsed)
            return false;
        Open open{*parsed, m_pieces[kind].text + ' ' + piece().text, m_out.wish, isSaid(), m_sign};
        open.meant = name;
        m_open.push_back(std::move(open));
        ++m_at;
        return true;
    }

    /// A word that says nothing here.
    void leave()
    {
        std::size_t kind = m_at; // "army in Smirna"
        while (kind > 0 && isArticle(m_pieces[kind - 1]))
            --kind;
        if (kind > 0 && !kindWord(m_pieces[kind - 1]).empty()) {
            if (readMisspelt(kind - 1))
                return;
            m_out.unknown.push_back(piece().text);
        }
        m_out.rest += (m_out.rest.empty() ? "" : " ") + piece().text;
        if (piece().folded.size() > 1 && !kindWord(piece()).empty())
            m_kinds[m_sentence].push_back(m_at);
        if (isOneOf(piece().folded, {"go", "goes", "gone", "gehen", "geht", "weg", "part"})) // "Armenia and Ankara go"
            m_goes.insert(m_sentence);
        else if (!isOneOf(piece().folded, {"has", "have", "must", "muss", "mussen", "doit", "im", "afraid", "leider"}))
            m_talks.insert(m_sentence);
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

    /// Where only one kind is built, it is meant.
    bool fillKind(Order &order) const
    {
        KindId only;
        for (int k = 0; k < m_board.kindCount(); ++k) {
            const KindId kind(k);
            if (!canStandIn(m_board, m_board.kind(kind).travel, m_board.provinceOf(order.at)))
                continue;
            if (only.valid())
                return false;
            only = kind;
        }
        order.kind = only;
        return only.valid();
    }

    void settle()
    {
        for (Open &open : m_open) {
            // "Vienna and Budapest fight on!" below a removal asks for none.
            WinterItem item{open.order, open.text, open.meant, false,
                            open.open || (open.bare && m_talks.contains(open.sentence))};
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
            if (open.wish == WinterWish::Unsaid && !open.order.order.kind.valid())
                item.guessed = complete(open, item.order.order);
            if (open.wish == WinterWish::Unsaid) {
                m_out.rest += (m_out.rest.empty() ? "" : " ") + open.text;
                if (m_kinds.contains(open.sentence)) // "Trieste gets a fleet": something is asked for
                    m_out.kindless.push_back(open.text);
                continue;
            }
            if (open.wish == WinterWish::Build && !open.order.order.kind.valid() && !fillKind(item.order.order)) {
                m_out.kindless.push_back(open.text);
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
        bool open = false; ///< a choice that nobody made, or taken back
        std::size_t sentence = 0;
        bool bare = false; ///< nothing in its sentence says that it is a unit, or what is wished
    };

    /// "Trieste gets a fleet", "Tyrolia goes": what a place alone is named for in its sentence, as far as the power
    /// owes that. Sets the kind, or the wish.
    bool complete(Open &open, Order &order) const
    {
        const auto alone = std::count_if(m_open.begin(), m_open.end(),
                                         [&](const Open &other) { return other.sentence == open.sentence; });
        const auto kinds = m_kinds.find(open.sentence);
        const WinterWish due = owed(open.order);
        if (alone == 1 && kinds != m_kinds.end() && due == WinterWish::Build) {
            const std::size_t first = kinds->second.front(), last = kinds->second.back();
            const bool again = std::any_of(m_pieces.begin() + static_cast<std::ptrdiff_t>(first),
                                           m_pieces.begin() + static_cast<std::ptrdiff_t>(last),
                                           [](const WinterPiece &piece) { return prefers(piece.folded); });
            if (first != last && !again) // "an army or a fleet"
                return false;
            order.kind = m_board.findKind(kindWord(m_pieces[last]));
            open.wish = due;
            return true;
        }
        const PowerId who = power();
        const UnitId there = m_context.position ? unitIn(m_board, *m_context.position,
                                                         m_board.provinceOf(open.order.order.at), Layer::Field)
                                                : UnitId();
        const bool own = there.valid() && who.valid()
                         && m_context.position->units[static_cast<std::size_t>(there.index())].power == who;
        if (!own || due != WinterWish::Remove || !m_goes.contains(open.sentence) || m_talks.contains(open.sentence))
            return false;
        open.wish = due;
        return true;
    }

    std::string_view m_line;
    const ParseContext &m_context;
    const Board &m_board;
    std::vector<WinterPiece> m_pieces;
    PowerId m_heading;
    PowerId m_power;
    std::size_t m_at = 0;
    bool m_above = true; ///< the wish is that of the lines above
    bool m_sign = false;
    std::size_t m_sentence = 0;
    std::set<std::size_t> m_talks; ///< sentences with words that say nothing here
    std::set<std::size_t> m_goes;  ///< and those in which something goes
    /// And those with kinds that are no unit's: at which pieces.
    std::map<std::size_t, std::vector<std::size_t>> m_kinds;
    bool m_or = false;      ///< what follows is one of several choices
    bool m_no = false;      ///< what stands before was taken back, unless it is said again
    bool m_noBuild = false; ///< "no builds" stood here, which a waive says once more
    KindId m_kindOfAll;     ///< "2 armies: Vienna and Budapest"
    std::vector<Open> m_open;
    WinterLine m_out;
};

} // namespace

WinterLine readWinterLine(std::string_view line, const ParseContext &context, PowerId heading, WinterWish wish)
{
    return WinterReader(line, context, heading, wish).read();
}

} // namespace entente

#include "mails/mailrecalls.h"

#include "base/names.h"
#include "mails/linepieces.h"
#include "mails/sentences.h"
#include "mails/winterwords.h"
#include "map/board.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace entente {

namespace {

/// How sure a word makes it, and what it needs beside it.
enum class Recall {
    None,
    Filler,   ///< says nothing by itself: "is", "the order", "bitte"
    Sure,     ///< "cancelled"
    Likely,   ///< "changed": the order may be the new one
    Negates,  ///< takes an order back with one of Standing: "no longer", "gilt nicht"
    Standing, ///< what an order does that counts
    Refuses,  ///< takes an order back alone: "nope"
};

bool isSure(std::string_view folded)
{
    return undoes(folded)
           || isListed(
               "cancelled canceled canc withdrawn withdraw voided void revoke revoked rescind rescinded retract "
               "retracted annulled nullified scrapped scratched struck stricken deleted crossed superseded "
               "obsolete ignored disregarded nevermind skip skipped removed kidding joke "
               "gestrichen durchgestrichen streichen storniert stornieren hinfallig hinfaellig ungultig "
               "ungueltig zuruckgezogen zurueckgezogen zuruckgenommen zurueckgenommen widerrufen aufgehoben "
               "entfallt entfaellt nichtig verworfen scherz "
               "annulee annules annulees annuler supprime supprimee supprimes supprimer retire retiree retires "
               "retirer raye rayee rayer caduc caduque nul nulle blague oublier laisse laissez abandonne abandonnee",
               folded);
}

Recall recallOf(std::string_view word, Stage stage)
{
    const std::string folded = foldName(word);
    if (stage == Stage::Adjustments && isRemoveWord(folded)) // of a unit it asks for a removal
        return Recall::None;
    if (isSure(folded))
        return Recall::Sure;
    if (isListed("old replaced replace replaces replacing changed dropped alt ersetzt ersetzen geandert ancien "
                 "ancienne remplace remplacee remplacent modifie",
                 folded))
        return Recall::Likely;
    if (isListed("nope nah nein nee non", folded))
        return Recall::Refuses;
    if (isListed("no not never nicht kein pas ne plus dont doesnt isnt arent nest", folded))
        return Recall::Negates;
    if (isListed("longer more anymore mind mehr doch lieber count counts valid stand stands apply applies gilt gelten "
                 "use do enter play zahlt gultig valable valables compte comptent",
                 folded))
        return Recall::Standing;
    const bool filler =
        isListed("it that this these those thats its is are was were be been being has have had the my our order "
                 "orders move moves line lines one ones above all both everything please now just so out off through "
                 "back any i we take takes taken sorry oops ok instead of previous last earlier preceding oh er well "
                 "entire whole also too in from today then which "
                 "es das dies diese dieser dieses den dem der die des ist sind wird werden wurde wurden war waren "
                 "hiermit bitte ich wir nehme nehmen ziehe ziehen zuruck zurueck befehl befehle befehls zug zuge zuges "
                 "oben obige obigen obiger obiges vorige vorigen letzte letzten beide beides alle alles jetzt statt "
                 "anstatt anstelle von hier auch "
                 "ca cela ce cet cette ceci le la les l mon mes est sont a ete ordre ordres lordre ci dessus cidessus "
                 "tout tous toutes toute deux svp desole tomber je nous reprends precedent precedente dernier derniere "
                 "au lieu de du place cest sil vous plait y",
                 folded);
    return filler ? Recall::Filler : Recall::None;
}

/// Words of a line that take something back, and what.
struct Recalled {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool sure = true;
    bool all = false;     ///< "both", "are"
    bool above = false;   ///< "the order above", not one of the line
    bool touches = false; ///< only where nothing parts it from the order: "A Ber - Mun no more"
    bool only = false;    ///< "Nope." alone, which answers what stands right before it
};

/// The words that may be of a recall, together, and what they say.
class RecallFinder {
public:
    RecallFinder(std::string_view text, Stage stage) : m_text(text), m_words(wordsOf(text))
    {
        for (const Token &word : m_words)
            m_kinds.push_back(recallOf(word.text, stage));
    }

    std::vector<Recalled> find() const
    {
        std::vector<Recalled> found;
        for (std::size_t first = 0; first < m_words.size();) {
            std::size_t behind = first;
            while (behind < m_words.size() && m_kinds[behind] != Recall::None
                   && (behind == first || !isParted(behind - 1)))
                ++behind;
            if (const auto recalled = behind > first ? said(first, behind) : std::nullopt)
                found.push_back(*recalled);
            first = std::max(behind, first + 1);
        }
        return found;
    }

private:
    /// Does a sign end the clause behind the word?
    bool isParted(std::size_t word) const
    {
        const auto end = static_cast<std::size_t>(m_words[word].end());
        const std::string_view between = m_text.substr(end, static_cast<std::size_t>(m_words[word + 1].column) - end);
        return m_words[word].text.ends_with('.') || between.find_first_of(",;:.!?()[]|\t") != std::string_view::npos;
    }

    bool has(std::size_t first, std::size_t behind, std::string_view list) const
    {
        return std::any_of(m_words.begin() + static_cast<std::ptrdiff_t>(first),
                           m_words.begin() + static_cast<std::ptrdiff_t>(behind),
                           [&](const Token &word) { return isListed(list, foldName(word.text)); });
    }

    std::optional<Recalled> said(std::size_t first, std::size_t behind) const
    {
        const auto count = [&](Recall kind) {
            return std::count(m_kinds.begin() + static_cast<std::ptrdiff_t>(first),
                              m_kinds.begin() + static_cast<std::ptrdiff_t>(behind), kind);
        };
        const bool negates = count(Recall::Negates) > 0;
        // "No more for now", "mehr ist es nicht"
        const bool noMore = isWord(m_words[first], {"no", "mehr"}) && has(first, behind, "more mehr");
        const bool denies = negates && count(Recall::Standing) > 0 && !(noMore && first == 0);
        const bool sure = count(Recall::Sure) > 0 && !negates; // "not cancelled"
        const bool refuses = m_words.size() == 1 && (count(Recall::Refuses) > 0 || has(first, behind, "no"));
        const bool swaps =
            has(first, behind, "instead statt anstatt anstelle lieu place")
            && has(first, behind, "order orders move line befehl befehls befehle zug zuges ordre lordre");
        const bool back = has(first, behind, "take takes taken nehme nehmen ziehe ziehen reprends")
                          && has(first, behind, "back zuruck zurueck reprends");
        if (!denies && !sure && !refuses && !swaps && !back && !count(Recall::Likely))
            return std::nullopt;
        Recalled recalled;
        recalled.begin = static_cast<std::size_t>(m_words[first].column);
        const Token &last = m_words[behind - 1]; // without its full stop
        recalled.end = static_cast<std::size_t>(last.column) + trimmed(last.text, ".").size();
        recalled.sure = !count(Recall::Likely) || sure;
        recalled.touches = noMore;
        recalled.only = refuses && !sure && !denies;
        recalled.above = swaps
                         || has(first, behind,
                                "replace replaces replacing ersetzen remplacent above previous earlier preceding last "
                                "oben obige obigen obiger obiges "
                                "vorige vorigen letzte letzten dessus cidessus precedent precedente "
                                "dernier derniere");
        recalled.all = has(first, behind,
                           "both all everything orders moves lines are were these those beide beides "
                           "alle alles befehle sind wurden werden tout tous toutes ordres deux sont les")
                       || (has(first, behind, "above oben dessus cidessus")
                           && !has(first, behind, "order move line one befehl befehls zug zuges ordre lordre"));
        return recalled;
    }

    std::string_view m_text;
    std::vector<Token> m_words;
    std::vector<Recall> m_kinds; ///< by word
};

constexpr std::string_view bareSigns = " \t\r-.,;:()[]{}*/#<>^_!|~=\"'";

/// Nothing but signs.
bool isBare(std::string_view text)
{
    std::string rest(text);
    for (const std::string_view dash : {"\u2013", "\u2014", "\u2026", "\u2192", "\u2190", "\u2191"}) {
        for (std::size_t at = rest.find(dash); at != std::string::npos; at = rest.find(dash))
            rest.erase(at, dash.size());
    }
    return rest.find_first_not_of(bareSigns) == std::string::npos;
}

class RecallNoter {
public:
    RecallNoter(Mail &mail, const ParseContext &context) : m_mail(mail), m_context(context) {}

    void note()
    {
        for (std::size_t i = 0; i < m_mail.lines.size(); ++i) {
            MailLine &line = m_mail.lines[i];
            if (line.kind == MailLine::Kind::Blank)
                continue;
            takeBackStruck(line);
            for (const Recalled &recalled : RecallFinder(line.text, m_context.stage).find())
                weigh(i, recalled);
        }
    }

private:
    static std::string said(const MailLine &line, const Recalled &recalled)
    {
        return line.text.substr(recalled.begin, recalled.end - recalled.begin);
    }

    static void takeBack(MailOrder &order, const std::string &words, bool sure)
    {
        const bool known = order.isAsked() || std::any_of(order.notes.begin(), order.notes.end(), [](const auto &note) {
                               return note.kind == MailNote::Kind::Withdrawn || note.kind == MailNote::Kind::Asked;
                           });
        if (!known)
            order.notes.push_back({sure ? MailNote::Kind::Withdrawn : MailNote::Kind::Unsure, words, {}});
    }

    /// Where in its line the order begins; the end if it was mended too much to be found.
    static std::size_t beginOf(const MailLine &line, const MailOrder &order, std::size_t from)
    {
        std::size_t at = line.text.find(order.text, from);
        if (at == std::string::npos)
            at = line.text.find(std::string_view(order.text).substr(0, order.text.find(' ')), from);
        return std::min(at, line.text.size());
    }

    void weigh(std::size_t at, const Recalled &recalled)
    {
        MailLine &line = m_mail.lines[at];
        const std::string_view text = line.text;
        const std::string_view behind = text.substr(recalled.end);
        const std::string words = said(line, recalled);
        const std::string_view before = text.substr(0, recalled.begin);
        const bool begins = isBare(before), ends = isEnd(behind);
        const bool bracketed = trimmed(before).ends_with('(') || trimmed(before).ends_with('[');
        if (begins && trimmed(behind) == ":" && !recalled.above)
            takeBackBelow(at, words, recalled.sure);
        else if (recalled.above ? ends : begins && isBare(behind))
            takeBackAbove(at, recalled, words);
        else if (begins && (trimmed(behind, " \t)]*").starts_with(':') || bracketed) && !line.orders.empty())
            takeBackBehind(line, recalled, words);
        else if (line.orders.empty() && recalled.sure)
            takeBackNamed(at, recalled, words);
        else if (ends || bracketed)
            takeBackBefore(line, recalled, words, ends);
    }

    /// Does nothing follow that the words may be of: no sign, or the reason?
    static bool isEnd(std::string_view behind)
    {
        const std::vector<Token> next = wordsOf(behind);
        const std::string_view said = trimmed(behind, " ");
        return isBare(behind) || std::string_view(",;.!)]*|:\t").find(said.front()) != std::string_view::npos
               || (!next.empty()
                   && isListed("because since as by due on from weil da wegen am car parce suite pour",
                               foldName(next.front().text)));
    }

    /// "I withdraw the order for Berlin", "Berlin: gestrichen": of the units that stand there, if no other word is in
    /// the line; "forget that, sorry": of the last one.
    void takeBackNamed(std::size_t at, const Recalled &recalled, const std::string &words)
    {
        const Board &board = *m_context.board;
        std::vector<ProvinceId> places;
        for (const Token &word : wordsOf(m_mail.lines[at].text)) {
            const RegionId region = word.text.size() > 1 ? board.findRegion(word.text) : RegionId();
            if (region.valid())
                places.push_back(board.provinceOf(region));
            else if (recallOf(word.text, m_context.stage) == Recall::None && !board.findKind(word.text).valid()
                     && !isListed(
                         "for of at army fleet about what said fur fuer aus armee flotte uber was gesagt habe pour en "
                         "sur que jai dit",
                         foldName(word.text)))
                return;
        }
        if (places.empty()) {
            takeBackAbove(at, recalled, words);
            return;
        }
        for (std::size_t i = at; i-- > 0 && isSameMail(i, at);) {
            for (MailOrder &order : m_mail.lines[i].orders) {
                if (order.order.at.valid()
                    && std::find(places.begin(), places.end(), board.provinceOf(order.order.at)) != places.end())
                    takeBack(order, m_mail.lines[at].text, true);
            }
        }
    }

    bool isOrderedFrom(std::size_t at) const
    {
        for (std::size_t i = at; i < m_mail.lines.size() && isSameMail(i, at); ++i) {
            if (!m_mail.lines[i].orders.empty())
                return true;
        }
        return false;
    }

    bool isSameMail(std::size_t one, std::size_t other) const
    {
        return m_mail.lines[one].letter == m_mail.lines[other].letter
               && m_mail.lines[one].quoted == m_mail.lines[other].quoted;
    }

    /// "A Ber - Mun cancelled": the order right before the words; behind other words it may be.
    void takeBackBefore(MailLine &line, const Recalled &recalled, const std::string &words, bool sure)
    {
        std::vector<MailOrder *> before;
        std::size_t from = 0, begin = 0;
        for (MailOrder &order : line.orders) {
            const std::size_t at = beginOf(line, order, from);
            if (at >= recalled.begin)
                break;
            before.push_back(&order);
            from = at + 1;
            begin = at;
        }
        if (before.empty())
            return;
        const std::string_view text = std::string_view(line.text).substr(0, recalled.begin);
        const std::string_view last = trimmed(text.substr(begin), bareSigns);
        const std::vector<Token> said = wordsOf(last);
        const auto parsed = parseOrder(last, m_context);
        const bool right = parsed && parsed->order == before.back()->order;
        const bool parted =
            !isBare(text) && !trimmed(text, " \t").empty()
            && std::string_view(",;.([-*/#>|\t").find(trimmed(text, " ").back()) != std::string_view::npos;
        const bool place = !said.empty() && m_context.board->findRegion(said.back().text).valid();
        const bool other =
            last.find_first_of(";(") != std::string_view::npos || last.find(". ") != std::string_view::npos;
        if (!right && (recalled.touches || !(parted || (place && !other))))
            return;
        for (MailOrder *order : before) {
            if (recalled.all || order == before.back())
                takeBack(*order, words, sure && recalled.sure && (right || parted));
        }
    }

    /// "Withdrawn: A Ber - Mun; now A Ber - Sil".
    void takeBackBehind(MailLine &line, const Recalled &recalled, const std::string &words)
    {
        std::size_t stop = line.text.size();
        for (const Token &word : wordsOf(line.text)) {
            if (static_cast<std::size_t>(word.column) > recalled.end && isNew(word.text))
                stop = std::min(stop, static_cast<std::size_t>(word.column));
        }
        std::size_t from = recalled.end;
        for (MailOrder &order : line.orders) {
            const std::size_t at = beginOf(line, order, from);
            if (at >= stop)
                continue;
            takeBack(order, words, recalled.sure);
            from = at + 1;
        }
    }

    static bool isNew(std::string_view word)
    {
        return isListed("new now instead neu neue neuer jetzt dafur stattdessen nouveau nouvel nouvelle nouveaux "
                        "maintenant but aber mais sondern replaced",
                        foldName(word));
    }

    /// "Withdrawn:", and a list below it as far as a blank line or another title.
    void takeBackBelow(std::size_t at, const std::string &words, bool sure)
    {
        for (std::size_t i = at + 1; i < m_mail.lines.size() && isSameMail(i, at); ++i) {
            MailLine &line = m_mail.lines[i];
            const std::vector<Token> said = wordsOf(line.text);
            if (line.orders.empty() || (!said.empty() && isNew(said.front().text)))
                return;
            for (MailOrder &order : line.orders)
                takeBack(order, words, sure);
        }
    }

    /// The last order above the line, or all that stand there; a bare "Nope" may be of it.
    void takeBackAbove(std::size_t at, const Recalled &recalled, const std::string &words)
    {
        if (!recalled.sure && !isOrderedFrom(at)) // "This replaces my earlier orders" tells of another mail
            return;
        for (std::size_t i = at; i-- > 0 && isSameMail(i, at);) {
            std::vector<MailOrder> &orders = m_mail.lines[i].orders;
            if (recalled.only && orders.empty() && m_mail.lines[i].kind != MailLine::Kind::Blank)
                return;
            for (auto order = orders.rbegin(); order != orders.rend(); ++order) {
                takeBack(*order, words, recalled.sure && !recalled.all && !recalled.only);
                if (!recalled.all)
                    return;
            }
        }
    }

    /// "~~A Ber - Mun~~", "<s>A Ber - Mun</s>": a stroke is drawn through it.
    void takeBackStruck(MailLine &line)
    {
        for (const auto &[open, close] : {std::pair("~~", "~~"),
                                          {"<s>", "</s>"},
                                          {"<del>", "</del>"},
                                          {"<strike>", "</strike>"},
                                          {"[s]", "[/s]"}}) {
            const std::size_t begin = line.text.find(open);
            const std::size_t end = begin == std::string::npos ? begin : line.text.find(close, begin + 1);
            if (end == std::string::npos)
                continue;
            std::size_t from = 0;
            for (MailOrder &order : line.orders) {
                from = beginOf(line, order, from) + 1;
                if (from > begin && from <= end)
                    takeBack(order, line.text.substr(begin, end - begin), true);
            }
        }
    }

    Mail &m_mail;
    const ParseContext &m_context;
};

} // namespace

bool isTakenBack(std::string_view remark)
{
    const std::vector<Token> words = wordsOf(remark);
    return std::any_of(words.begin(), words.end(), [](const Token &word) {
        const Recall recall = recallOf(word.text, Stage::Moves);
        return recall == Recall::Sure || recall == Recall::Likely;
    });
}

void noteRecalls(Mail &mail, const ParseContext &context)
{
    RecallNoter(mail, context).note();
}

} // namespace entente

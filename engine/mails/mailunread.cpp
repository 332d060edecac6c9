#include "mails/mailunread.h"

#include "base/names.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/mailconditions.h"
#include "mails/mailcorrections.h"
#include "mails/saidunits.h"
#include "mails/sentences.h"
#include "mails/unitowner.h"
#include "orders/notation.h"
#include "language/vocabulary.h"

#include <algorithm>
#include <string>
#include <vector>

namespace entente {

namespace {

using Said = SaidPiece::Kind;

constexpr std::size_t farthestVerb = 3; ///< pieces from a unit to what it does

/// Words that nobody understood, and where they stand.
struct Unread {
    std::string words;
    const MailLine *line = nullptr;
    const MailOrder *behind = nullptr; ///< the order that they were left out of
    bool corrects = false;             ///< somebody says that they do
};

/// A unit of which the words say that it does something.
struct ToldUnit {
    ProvinceId place;
    KindId kind = {}; ///< "the squadron": said without a place
    Said verb = Said::Word;
    ProvinceId goal = {}; ///< the next place that is named
};

bool takesBack(const SaidPiece &piece)
{
    return piece.is(Said::Not) || undoes(piece.folded)
           || isListed("change changed changes replace replaces instead except no oops wrong statt anstatt "
                       "sondern stattdessen falsch ersetze remplace remplacez sauf plutot or oder either "
                       "entweder undecided unsure maybe perhaps vielleicht",
                       piece.folded);
}

/// What words speak of that nobody understood.
class UnreadWords {
public:
    UnreadWords(const Unread &unread, const Board &board)
        : m_board(board), m_text(unread.words), m_pieces(saidPieces(unread.words, board, {}))
    {
    }

    bool takesBackSomething() const
    {
        for (std::size_t at = 0; at < m_pieces.size(); ++at) {
            if (takesBack(m_pieces[at]) || (m_pieces[at].folded == "wait" && !isSaidOf(at)))
                return true;
        }
        return false;
    }

    /// Of all words, goals and what is helped with them.
    std::vector<ProvinceId> places() const
    {
        return placesIf([](std::size_t) { return true; });
    }
    /// Where units may stand.
    std::vector<ProvinceId> subjects() const
    {
        return placesIf([this](std::size_t at) { return !isObject(at); });
    }

    /// "Forget the fleet", "no army": a kind that is taken back, of which nobody says where it is.
    std::vector<KindId> kindsTakenBack() const
    {
        std::vector<KindId> kinds;
        for (std::size_t at = 0; at < m_pieces.size(); ++at) {
            std::size_t back = at;
            while (back > 0 && (isArticle(m_pieces[back - 1]) || m_pieces[back - 1].is(Said::From)))
                --back;
            if (isBareKind(at) && back > 0 && takesBack(m_pieces[back - 1]) && !prefers(m_pieces[back - 1].folded))
                kinds.push_back(m_pieces[at].unit);
        }
        return kinds;
    }

    /// "Make that an army": the kind that is named without a place, and without saying whose it is. None where there
    /// are several, or a place.
    KindId newKind() const
    {
        KindId found;
        const std::vector<KindId> back = kindsTakenBack();
        for (std::size_t at = 0; at < m_pieces.size(); ++at) {
            if (m_pieces[at].is(Said::Place) && !m_pieces[at].mended)
                return {};
            if (!m_pieces[at].is(Said::Unit) || std::find(back.begin(), back.end(), m_pieces[at].unit) != back.end())
                continue;
            const bool any = at == 0 || !isArticle(m_pieces[at - 1])
                             || isOneOf(m_pieces[at - 1].folded, {"a", "an", "one", "eine", "une"});
            if (found.valid() || !any)
                return {};
            found = m_pieces[at].unit;
        }
        return found;
    }

    /// "Ukraine goes", "the squadron bombs", "the Ukraine army stays": not where a place is the goal or the object of
    /// something.
    std::vector<ToldUnit> told() const
    {
        std::vector<ToldUnit> units;
        for (std::size_t at = 0; at < m_pieces.size(); ++at) {
            if (!(m_pieces[at].is(Said::Place) || isBareKind(at)) || isObject(at))
                continue;
            ToldUnit told;
            told.kind = m_pieces[at].unit;
            if (m_pieces[at].is(Said::Place))
                told.place = m_board.provinceOf(m_pieces[at].place);
            for (std::size_t next = at + 1; next < m_pieces.size(); ++next) {
                const SaidPiece &piece = m_pieces[next];
                const bool verb = told.verb != Said::Word;
                if (piece.is(Said::Comma) || piece.is(Said::And) || m_text[piece.begin] == '['
                    || (!verb && next > at + farthestVerb))
                    break;
                if (piece.is(Said::Place)) {
                    told.goal = m_board.provinceOf(piece.place);
                    break;
                }
                if (!verb && (isVerb(piece) || isForeignVerb(piece.folded)))
                    told.verb = isVerb(piece) ? piece.kind : Said::Go;
            }
            if (told.verb != Said::Word)
                units.push_back(told);
        }
        return units;
    }

private:
    template <class Fits>
    std::vector<ProvinceId> placesIf(Fits &&fits) const
    {
        std::vector<ProvinceId> places;
        for (std::size_t at = 0; at < m_pieces.size(); ++at) {
            if (m_pieces[at].is(Said::Place) && fits(at))
                places.push_back(m_board.provinceOf(m_pieces[at].place));
        }
        return places;
    }
    /// "that can wait" is no second thought, "no wait" is one.
    bool isSaidOf(std::size_t at) const
    {
        return at > 0 && m_pieces[at - 1].is(Said::Word)
               && !isOneOf(m_pieces[at - 1].folded, {"no", "oh", "hm", "hmm", "but"});
    }
    /// A kind with no place beside it, or behind "in" and "at".
    bool isBareKind(std::size_t at) const
    {
        std::size_t next = at + 1;
        while (next < m_pieces.size()
               && (isArticle(m_pieces[next]) || m_pieces[next].is(Said::At) || m_pieces[next].is(Said::From)))
            ++next;
        return m_pieces[at].is(Said::Unit) && !(at > 0 && m_pieces[at - 1].is(Said::Place))
               && !(next < m_pieces.size() && m_pieces[next].is(Said::Place));
    }
    bool isObject(std::size_t at) const
    {
        while (at > 0 && (m_pieces[at - 1].is(Said::Unit) || isArticle(m_pieces[at - 1])))
            --at;
        return at > 0 && isBeforeObject(m_pieces[at - 1]);
    }
    static bool isBeforeObject(const SaidPiece &piece)
    {
        return piece.is(Said::To) || piece.is(Said::Dash) || piece.is(Said::At) || piece.is(Said::From)
               || piece.is(Said::Go) || piece.is(Said::Take) || piece.is(Said::Support) || piece.is(Said::Convoy)
               || piece.is(Said::Place) || isOneOf(piece.folded, {"or", "oder"})
               || meaningOf(piece.folded) == Meaning::Support;
    }
    static bool isVerb(const SaidPiece &piece)
    {
        return piece.is(Said::Go) || piece.is(Said::Take) || piece.is(Said::Hold) || piece.is(Said::Support)
               || piece.is(Said::Convoy) || piece.is(Said::To) || piece.is(Said::Dash);
    }

    const Board &m_board;
    std::string_view m_text;
    std::vector<SaidPiece> m_pieces;
};

/// Does the order stand before the words? Of two things that are said of a unit the last one counts. What is quoted
/// stands before the answer wherever it stands.
bool standsBefore(const MailLine &line, const MailOrder &order, const Unread &unread)
{
    if (line.quoted != unread.line->quoted || &line != unread.line)
        return line.quoted > unread.line->quoted || line.number < unread.line->number;
    const std::size_t own = line.text.find(order.text), words = line.text.find(unread.words);
    return own == std::string::npos || words == std::string::npos || own < words;
}

/// Does the order do what the words say of its unit?
bool agrees(const Order &order, const ToldUnit &told, const Board &board)
{
    switch (told.verb) {
    case Said::Hold: return is<Hold>(order);
    case Said::Support: return is<Support>(order);
    case Said::Convoy: return is<Convoy>(order);
    default: break;
    }
    const auto *move = std::get_if<Move>(&order.action);
    return move && (!told.goal.valid() || told.goal == board.provinceOf(move->to()));
}

/// "Kiel not kill!": do the words only say what a slip of the pen was read as?
bool tellsSlip(std::string_view words, const MailOrder &order)
{
    const std::vector<Token> said = wordsOf(words);
    return said.size() == 3 && isWord(said[1], {"not", "nicht", "pas"})
           && std::any_of(order.notes.begin(), order.notes.end(), [&](const MailNote &note) {
                  return note.kind == MailNote::Kind::Spelling && foldName(note.written) == foldName(said[2].text)
                         && foldName(note.meant) == foldName(said[0].text);
              });
}

class Doubter {
public:
    Doubter(Mail &mail, const ParseContext &context) : m_mail(mail), m_board(*context.board), m_context(context) {}

    void doubt()
    {
        for (MailLine &line : m_mail.lines) {
            for (const Unread &unread : unreadOf(line))
                weigh(unread);
            for (const Sentence &sentence : sentencesOf(line.text)) {
                weighKinds({line.text.substr(sentence.begin, sentence.end - sentence.begin), &line});
                changeKind(line, sentence);
            }
        }
    }

private:
    static std::vector<Unread> unreadOf(const MailLine &line)
    {
        std::vector<Unread> unread;
        if (!line.denied.empty())
            unread.push_back({line.denied, &line, nullptr, true});
        if (!line.correction.empty() && line.orders.empty() && line.faults.empty())
            unread.push_back({line.correction, &line, nullptr, true});
        for (const MailFault &fault : line.faults) {
            if (fault.error.kind != ParseError::Kind::Conditional)
                unread.push_back({fault.text, &line, nullptr, !line.correction.empty()});
        }
        for (const MailOrder &order : line.orders) {
            for (const MailNote &note : order.notes) {
                if (note.kind == MailNote::Kind::Remark && line.quoted == 0)
                    unread.push_back({note.written, &line, &order, false});
            }
        }
        return unread;
    }

    /// In winter a kind is enough to say what is no longer wanted.
    void weighKinds(const Unread &unread)
    {
        if (m_context.stage != Stage::Adjustments || unread.line->quoted > 0 || isHypothetical(unread.words)
            || saysIf(unread.words))
            return;
        for (const KindId kind : UnreadWords(unread, m_board).kindsTakenBack()) {
            for (MailLine &line : m_mail.lines) {
                for (MailOrder &order : line.orders) {
                    if (line.letter == unread.line->letter && order.order.kind == kind
                        && standsBefore(line, order, unread))
                        order.notes.push_back({MailNote::Kind::Corrected, std::string(trimmed(unread.words)), {}});
                }
            }
        }
    }

    /// "Build F Smy. No, make that an army.": the last build before the sentence is of the other kind.
    void changeKind(MailLine &line, const Sentence &sentence)
    {
        const std::string said(
            trimmed(std::string_view(line.text).substr(sentence.begin, sentence.end - sentence.begin)));
        if (m_context.stage != Stage::Adjustments || !beginsInCorrection(said))
            return;
        const KindId kind = UnreadWords({said, &line}, m_board).newKind();
        if (!kind.valid())
            return;
        MailOrder *last = nullptr;
        bool again = false; // it is said in full behind the sentence
        for (MailLine &one : m_mail.lines) {
            if (one.letter != line.letter || one.quoted != line.quoted)
                continue;
            for (MailOrder &order : one.orders) {
                const bool before =
                    one.number < line.number || (&one == &line && line.text.find(order.text) < sentence.begin);
                if (before)
                    last = &order;
                else if (last && order.order.at == last->order.at && order.order.kind == kind)
                    again = true;
            }
        }
        if (!last || !is<Build>(last->order) || last->order.kind == kind)
            return;
        MailOrder changed = *last;
        changed.order.kind = kind;
        changed.text = said;
        changed.notes = {{MailNote::Kind::Spelling, said, orderText(m_board, changed.order, m_context.stage)}};
        last->notes.push_back({MailNote::Kind::Withdrawn, said, {}});
        std::erase_if(line.faults, [&](const MailFault &fault) { return said.find(fault.text) != std::string::npos; });
        if (again || !m_board.canStand(m_board.kind(kind).travel, changed.order.at))
            return;
        line.orders.push_back(std::move(changed));
        line.kind = MailLine::Kind::Orders;
    }

    /// Is the order's unit the only one of the kind that its power has: "the squadron"?
    bool isOnly(KindId kind, const MailOrder &order) const
    {
        if (kind != order.order.kind || !m_context.position)
            return false;
        const PowerId power = order.power.valid() ? order.power : ownerOf(m_board, *m_context.position, order.order);
        return std::ranges::count_if(m_context.position->units,
                                     [&](const Unit &unit) { return unit.power == power && unit.kind == kind; })
               == 1;
    }

    void weigh(const Unread &unread)
    {
        const UnreadWords words(unread, m_board);
        const bool change = unread.corrects || words.takesBackSomething();
        if (!unread.corrects
            && (unread.line->quoted > 0 || isHypothetical(unread.words) || trimmed(unread.words).ends_with('?')
                || (m_context.position && isReported(unread.words, m_context.position->phase))))
            return;
        const auto isIn = [](const std::vector<ProvinceId> &places, ProvinceId place) {
            return std::find(places.begin(), places.end(), place) != places.end();
        };
        const std::vector<ProvinceId> places = words.places(), subjects = words.subjects();
        const std::vector<ToldUnit> told =
            m_context.stage == Stage::Adjustments ? std::vector<ToldUnit>() : words.told();
        bool found = false;
        for (MailLine &line : m_mail.lines) {
            const bool quoted = line.quoted == unread.line->quoted || unread.line->quoted == 0;
            if (line.letter != unread.line->letter || !quoted)
                continue;
            for (MailOrder &order : line.orders) {
                if (&order == unread.behind || !order.order.at.valid() || !standsBefore(line, order, unread)
                    || tellsSlip(unread.words, order))
                    continue;
                const ProvinceId at = m_board.provinceOf(order.order.at);
                const auto *move = std::get_if<Move>(&order.order.action);
                const bool named = change && isIn(unread.corrects ? places : subjects, at);
                const bool goal = unread.corrects && move && &line != unread.line && !unread.line->denied.empty()
                                  && isIn(places, m_board.provinceOf(move->to()));
                const bool other = std::any_of(told.begin(), told.end(), [&](const ToldUnit &one) {
                    return (one.place.valid() ? one.place == at : isOnly(one.kind, order))
                           && !agrees(order.order, one, m_board);
                });
                if (!named && !goal && !other)
                    continue;
                found = true;
                order.notes.push_back({MailNote::Kind::Corrected, unread.words, {}});
            }
        }
        const bool speaks = !places.empty() || onlyUndoes(unread.line->correction, m_board);
        const bool understood = !unread.line->orders.empty() && !onlyUndoes(unread.line->correction, m_board);
        if (!found && speaks && unread.corrects && unread.line->denied.empty() && !understood)
            doubtLast(*unread.line);
    }

    /// A correction that names none of the units: the order right before it is meant.
    void doubtLast(const MailLine &correction)
    {
        const bool undoes = onlyUndoes(correction.correction, m_board);
        MailOrder *last = nullptr;
        for (MailLine &line : m_mail.lines) {
            const bool own = &line == &correction;
            if (line.letter == correction.letter && line.quoted == correction.quoted && (!own || undoes)
                && !line.orders.empty())
                last = &line.orders.back();
            if (own)
                break;
        }
        if (last)
            last->notes.push_back(
                {undoesLast(correction.correction) ? MailNote::Kind::Withdrawn : MailNote::Kind::Corrected,
                 correction.correction,
                 {}});
    }

    Mail &m_mail;
    const Board &m_board;
    const ParseContext &m_context;
};

} // namespace

void doubtUnread(Mail &mail, const ParseContext &context)
{
    Doubter(mail, context).doubt();
}

} // namespace entente

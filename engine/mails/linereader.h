#pragma once

#include "base/names.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/mail.h"
#include "mails/plainline.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

struct MailAside;

/// Reads one line, piece by piece.
class LineReader {
public:
    LineReader(std::string_view line, const ParseContext &context, MailHeading &heading)
        : m_context(context), m_board(*context.board), m_heading(heading),
          m_plain(plainLine(m_board, line, context.stage)), m_line(trimmed(m_plain)), m_words(wordsOf(m_line))
    {
        m_result.text = std::string(line);
    }

    MailLine read();

private:
    std::string first() const { return m_words.empty() ? std::string() : foldName(m_words.front().text); }

    /// "Press, France to Germany: ..." is passed over whole, whatever it proposes.
    bool readPress();

    /// "Correction:", "scratch that": true where the line says no more than that.
    bool readCorrection();
    bool readBareDisband();
    std::string_view withoutAddress(std::string_view sentence);
    bool isLabel(std::string_view said, std::string_view behind) const;
    bool speaksOfMoves() const;
    MailOrder *orderAsked(std::string_view question);
    /// "South coast, there's only that way": of a move that could end on several.
    bool tellsCoast(std::string_view said, MailOrder &order) const;
    bool answers(std::string_view words) const;
    bool tellAside(const MailAside &aside);
    /// Forms that are no written order at all.
    std::optional<ParseError> unreadable() const;
    /// What the line says where it is no heading, score or press.
    void readSayings();
    /// A winter's list; false if it is none, or nothing could be read of it.
    bool readWinter();
    bool readWinterList();
    /// "Vienna and Serbia stay where they are": where units are built, nobody is told to stay.
    void blankStays();
    /// "Edinburgh would be a slap in the face": nobody builds there.
    void blankHypothetical();
    /// "Transfer 2 to France; Build B Len; Waive": what asks for no unit is none of the list's.
    void takeGifts();
    static bool isWinters(const Order &order);

    /// "Contract with France: Rom, Tyr": the colon does not part that power's orders.
    bool readContract();

    /// "Sorry for being late! Italy: A Ven H. Germany: A Ber - Kie": each power's orders for themselves.
    void readSegments();

    /// A row of a table: "A Vie", "Gal" in two columns, perhaps with the power in one before them.
    bool readColumns();
    bool readRemarked(const std::vector<std::string_view> &columns);
    void readPieces(std::string_view text);
    void readSentence(std::string_view rest);
    /// Reads the order that `rest` begins with, or says why it is none and goes on behind it; gives the bytes used.
    std::size_t readNext(std::string_view rest);
    void refuse(ParseError fault, std::string_view piece);
    /// Orders told in a sentence; gives the bytes used, 0 for anything else.
    std::size_t readTold(std::string_view text);
    /// At least so many orders in a row, written short; gives the bytes used, 0 for anything else.
    std::size_t readShort(std::string_view text, std::size_t least);
    /// "same as last time except bul to gre": where orders written short begin behind such a word; 0: nowhere.
    std::size_t leadIn(std::string_view text) const;
    bool tellsOrders(std::string_view text) const;
    /// Orders that share their words; gives the bytes used, 0 for anything else.
    std::size_t readShared(std::string_view text);
    /// Is it a clause, rather than a few words, that speaks of a kind of unit?
    bool namesUnit(std::string_view said) const;
    /// Reads the order that `text` begins with and gives the bytes used; 0 with the reason where there is none.
    std::size_t readOrder(std::string_view text, ParseError &why);
    std::size_t readBracketed(std::string_view text);
    /// The same where nothing has to be mended, left out or guessed.
    std::size_t readStrict(std::string_view text);

    /// What stands behind an order that could be read, and is none itself: "or Gre", "was fine", "this time". Empty if
    /// more than a few words do, or some that belong to the order.
    std::string_view talkBehind(std::string_view piece, const ParseError &fault) const;
    /// "bel hol", "F NTH - Nor": what else the order may be; nothing if it is plain.
    std::optional<std::string> otherReading(std::string_view piece, const Order &read) const;
    void readHearsay();
    void noteHearsay(MailOrder &order);
    void noteOpen(MailOrder &order, std::string_view words);
    bool writeOut(std::string &piece, std::vector<MailNote> &notes) const;
    /// The heading's power; that of a line before, where the unit is its own and not the heading's.
    PowerId powerAbove(const Order &order) const;
    /// From now on "it" means the unit.
    void speakOf(const Unit &unit);
    void take(const ParsedOrder &parsed, std::string_view text, std::vector<MailNote> notes);

    const ParseContext &m_context;
    const Board &m_board;
    MailHeading &m_heading;
    PowerId m_linePower;
    std::size_t m_begins = 0;    ///< how many orders stood before the sentence that is read
    std::size_t m_refusedAt = 0; ///< how many orders stood before the last clause that names a unit and was no order
    bool m_talked = false;       ///< a sentence ordered nothing
    bool m_or = false;           ///< what follows is one of several choices
    bool m_refused = false;      ///< a piece looked like an order and was none
    std::string m_plain;
    std::string_view m_line; ///< looks into m_plain
    std::vector<Token> m_words;
    std::vector<MailNote> m_slips; ///< verbs of the line that were mended
    MailLine m_result;
};

} // namespace entente

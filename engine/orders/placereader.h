#pragma once

#include "map/board.h"
#include "orders/parser.h"
#include "language/tokenizer.h"
#include "language/vocabulary.h"

#include <initializer_list>
#include <optional>

namespace entente {

/// Walks over the tokens of one line and recognises what the board names: provinces with their
/// coasts, unit kinds and powers. Names may run over several tokens ("Mid-Atlantic Ocean",
/// "St. Petersburg (south coast)"); the longest name wins.
class PlaceReader {
public:
    /// What stands round an order and is no part of it: numbering, results ("dislodged").
    enum class Marks { Stripped, Kept };
    PlaceReader(std::string_view line, const Board &board, Marks marks = Marks::Stripped);

    bool atEnd() const { return m_at >= m_tokens.size(); }
    bool at(Token::Kind kind) const { return !atEnd() && m_tokens[m_at].is(kind); }
    /// The meaning of the next word, if it has one.
    std::optional<Meaning> meaning() const;
    bool at(Meaning wanted) const { return meaning() == wanted; }
    bool take(Token::Kind kind);
    bool take(Meaning wanted);
    /// "to", "nach", "for"; not where the word is a place itself and none follows: "- For" is Formosa.
    bool takeTo();
    void skip(Meaning unwanted);

    /// A whole number of one or two digits at the cursor, or 0.
    int number();
    /// Did the line begin with "-" or "*"?
    bool marked() const { return m_marked; }
    /// Does the word before the cursor begin so (folded)?
    bool precededBy(std::string_view folded) const;
    /// Is the cursor on the last word, and is it this one (folded)?
    bool lastWordIs(std::string_view folded) const;

    std::size_t mark() const { return m_at; }
    void rewind(std::size_t mark) { m_at = mark; }
    void advance() { ++m_at; }
    /// Does the cursor stand right behind such a token?
    bool isBehind(Token::Kind kind) const { return m_at > 0 && m_tokens[m_at - 1].is(kind); }
    void drop(std::size_t index) { m_tokens.erase(m_tokens.begin() + static_cast<std::ptrdiff_t>(index)); }

    /// A province or coast at the cursor, or no id. `walls` is set for "((Mil))".
    /// `likely` decides between provinces whose names begin as written.
    RegionId place(bool *walls = nullptr, const ProvinceSet *likely = nullptr);
    /// A unit kind at the cursor ("A", "fleet"), or no id.
    KindId kind(const ProvinceSet *likely = nullptr);
    /// Takes these words if all of them follow one another.
    bool takeWords(std::initializer_list<std::string_view> folded);
    bool takeVia(); ///< "via", "by", "by way of"
    /// "A(Com)-st.", as printed rules put it: takes the word if no name goes on from it.
    bool takeStands();
    /// A kind whose letter is fused with a verb's ("SA", "CF", "RA"): takes the word.
    bool fusedVerb(Meaning &verb, KindId &kind);
    /// A power at the cursor, in up to three words; none where the name of a place goes further.
    PowerId power();
    /// "#2": which of several units in one place; 0 if nothing says so.
    int ordinal();
    /// Takes a bracket that such a word opens, up to and with the word.
    bool takeBracketed(Meaning wanted);
    std::string_view line() const { return m_line; }
    /// Takes a bracket that ends the line: a remark, not a part of the order.
    void skipRemark();
    /// Does a unit (kind and place, or a place) begin at the cursor?
    bool unitFollows();

    /// What stands where a place was expected.
    ParseError placeError() const;
    /// A coast that the province just read does not have, if one is written after it.
    std::optional<ParseError> coastError(RegionId read) const;
    ParseError error(ParseError::Kind kind, std::size_t first, std::size_t last) const;
    /// "English Chanel": where `fault` points at a word that belongs to the words before it, the whole name that was
    /// meant, as an unknown one; `English` by itself is short for it.
    std::optional<ParseError> misspeltName(const ParseError &fault) const;
    /// The line ends although more is needed.
    ParseError missing() const;
    /// Something follows what was read (or is its last part, where that is one too many).
    ParseError extra() const;
    const Token &token() const { return m_tokens[m_at]; }

private:
    std::string_view span(std::size_t first, std::size_t last) const;
    bool joins(std::size_t index) const;
    bool partsShortNames(std::size_t first, std::size_t dash) const;

    struct Beginning {
        ProvinceId province; ///< none if no province, or more than one, may be meant
        std::size_t last = 0;
    };
    Beginning nameBeginning(std::size_t first, const ProvinceSet *likely) const;
    RegionId letteredCoast(RegionId read);

    std::string_view m_line;
    const Board &m_board;
    std::vector<Token> m_tokens;
    std::size_t m_at = 0;
    bool m_marked = false;
};

} // namespace entente

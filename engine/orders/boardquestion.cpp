#include "orders/boardquestion.h"

#include "base/names.h"
#include "base/wordtable.h"
#include "language/spelling.h"
#include "map/board.h"
#include "orders/placereader.h"

#include <algorithm>
#include <string>

namespace entente {

namespace {

/// What a word tells of a question.
enum class Told {
    Ask,     ///< begins one
    Where,   ///< begins one that asks for a place
    Whither, ///< ... for one to go to
    Reach,   ///< what follows asks who can go there
    Border,  ///< ... what lies beside it
    Own,     ///< ... whose it is
    Support, ///< ... who can support it
    Act,     ///< what a unit can do
    At,      ///< a name follows
    Centre,
    Unit,
    Result,
    Order,
    Filler,
};

/// Folded. A further language is further words.
const WordTable<Told> &words()
{
    static const WordTable<Told> table{
        {Told::Ask, {"what", "whats", "who",  "whom",     "which", "how",  "is",     "are",     "read",    "tell",
                     "list", "say",   "was",  "wer",      "wem",   "wen",  "welche", "welcher", "welches", "wie",
                     "ist",  "lies",  "lese", "vorlesen", "nenne", "sage", "sag",    "zeige"}},
        {Told::Where, {"where", "wheres", "wo"}},
        {Told::Whither, {"wohin", "hin"}},
        {Told::Reach,
         {"reach",  "reaches", "reached", "go",       "goes",      "come",     "comes",     "get",   "gets",
          "attack", "attacks", "enter",   "enters",   "to",        "erreicht", "erreichen", "zieht", "ziehen",
          "kommt",  "kommen",  "gelangt", "gelangen", "angreifen", "greift",   "nach",      "zu"}},
        {Told::Border,
         {"border", "borders", "bordering", "neighbour", "neighbours", "neighbor", "neighbors", "adjacent", "beside",
          "touches", "touch", "next", "grenzt", "grenzen", "angrenzend", "nachbar", "nachbarn", "neben"}},
        {Told::Own,
         {"own", "owns", "owned", "owner", "belong", "belongs", "whose", "hold", "holds", "gehort", "gehoert",
          "gehoren", "gehoeren", "besitzt", "besitzen", "besitzer", "wessen", "halt", "haelt"}},
        {Told::Support,
         {"support", "supports", "supported", "unterstutzt", "unterstuetzt", "unterstutzen", "unterstuetzen"}},
        {Told::Act, {"do", "machen", "macht"}},
        {Told::At, {"at", "auf", "aus", "bei", "beim", "from", "im", "in", "ins", "of", "on", "vom", "von"}},
        {Told::Centre,
         {"centre", "centres", "center", "centers", "zentrum", "zentren", "versorgungszentrum", "versorgungszentren"}},
        {Told::Unit, {"unit", "units", "piece", "pieces", "einheit", "einheiten", "steine"}},
        {Told::Result, {"result", "results", "happened", "ergebnis", "ergebnisse", "passiert", "passierte", "geschah"}},
        {Told::Order, {"order", "orders", "ordered", "befehl", "befehle"}},
        {Told::Filler,
         {"a",      "all",     "an",     "and",      "any",    "bitte",  "by",    "can",    "could", "das",
          "dem",    "den",     "der",    "des",      "did",    "die",    "does",  "ein",    "eine",  "einen",
          "for",    "gerade",  "has",    "hat",      "haben",  "have",   "i",     "it",     "jetzt", "kann",
          "konnen", "koennen", "konnte", "liegen",   "liegt",  "many",   "me",    "mir",    "my",    "now",
          "please", "sind",    "stand",  "standing", "stands", "stehen", "steht", "supply", "the",   "there",
          "they",   "turn",    "uber",   "ueber",    "um",     "und",    "up",    "viele",  "vor",   "with",
          "zum",    "zur",     "am",     "an",       "alle",   "out",    "loud"}},
    };
    return table;
}

std::string_view trimmed(std::string_view line)
{
    while (!line.empty() && (line.back() == ' ' || line.back() == '?' || line.back() == '!' || line.back() == '.'))
        line.remove_suffix(1);
    return line;
}

/// "fleets", "Flotten", "armies", "Armeen": the kind of unit, written as one or as many. No letters: "A" is a word.
KindId kindNamed(const Board &board, const std::string &folded)
{
    if (folded.size() < 4)
        return {};
    std::string one = folded;
    if (one.ends_with("ies")) {
        one.resize(one.size() - 3);
        one += 'y';
    }
    for (const std::string_view ending : {"", "s", "n", "en"}) {
        const std::string_view stem = std::string_view(one).substr(0, one.size() - ending.size());
        if (const KindId kind = one.ends_with(ending) ? board.findKind(stem) : KindId(); kind.valid())
            return kind;
    }
    return {};
}

/// "Frankreichs", "türkischen".
PowerId powerNamed(const Board &board, const std::string &folded)
{
    for (const std::string_view ending : {"", "s", "en", "e", "er"}) {
        if (folded.size() < ending.size() + 4 || !folded.ends_with(ending))
            continue;
        const std::string stem = folded.substr(0, folded.size() - ending.size());
        if (const PowerId power = board.findPower(stem); power.valid())
            return power;
    }
    return {};
}

/// The words of a line, and the names in it.
class QuestionReader {
public:
    QuestionReader(std::string_view line, const Board &board) : m_board(board), m_reader(line, board, kept)
    {
        if (m_reader.at(Token::Kind::Word)) {
            const std::optional<Told> first = words().find(foldName(m_reader.token().text));
            begins = first == Told::Ask || first == Told::Where || first == Told::Whither || first == Told::Own;
        }
        readNames(true);
        // "Who reaches Den": the last word is a name, though it might be an article.
        if (places.empty() && !power.valid())
            readNames(false);
        if (begins && places.empty() && !power.valid())
            readMisspelt();
    }

    bool has(Told told) const { return std::find(m_told.begin(), m_told.end(), told) != m_told.end(); }

    /// Does the line end in what should be a name, and is none?
    bool endsInUnknown() const
    {
        const auto wantsName = [](Told told) { return told != Told::Ask && told != Told::Filler; };
        return !unknown.empty() && !power.valid() && (places.empty() || (has(Told::Support) && places.size() == 1))
               && std::any_of(m_told.begin(), m_told.end(), wantsName);
    }

    bool begins = false; ///< as a question
    std::vector<RegionId> places;
    PowerId power;
    KindId kind;
    std::string_view unknown; ///< the words at the end of the line that say nothing and name nothing

private:
    static constexpr auto kept = PlaceReader::Marks::Kept;

    void add(RegionId place)
    {
        if (std::find(places.begin(), places.end(), place) == places.end())
            places.push_back(place);
    }

    /// `wary`: a word of questions is no name, unless the name goes on.
    void readNames(bool wary)
    {
        m_told.clear();
        unknown = {};
        for (m_reader.rewind(0); !m_reader.atEnd();) {
            if (m_reader.at(Token::Kind::Word) && takeName(wary)) {
                unknown = {};
                continue;
            }
            const std::string folded = foldName(m_reader.token().text);
            const std::optional<Told> told = words().find(folded);
            const KindId named = told ? KindId() : kindNamed(m_board, folded);
            if (told)
                m_told.push_back(*told);
            else if (!kind.valid())
                kind = named;
            if (told || named.valid())
                unknown = {};
            else if (unknown.empty())
                unknown = m_reader.line().substr(static_cast<std::size_t>(m_reader.token().column));
            m_reader.advance();
        }
    }

    /// The name at the cursor, which may be a place's and a power's ("Athens"). False, and nothing is taken, if there
    /// is none.
    bool takeName(bool wary)
    {
        const std::size_t start = m_reader.mark();
        const std::string folded = foldName(m_reader.token().text);
        const bool word = words().find(folded).has_value();
        const RegionId place = m_reader.place();
        std::size_t end = m_reader.mark();
        m_reader.rewind(start);
        const bool isPlace =
            place.valid() && (!word || end > start + 1 || (!wary && start > 0 && m_reader.lastWordIs(folded)));
        PowerId named = word ? PowerId() : m_reader.power();
        if (named.valid()) {
            end = isPlace ? std::max(end, m_reader.mark()) : m_reader.mark();
        } else if (!word && !isPlace) {
            named = powerNamed(m_board, folded);
            end = start + 1;
        }
        if (isPlace)
            add(place);
        if (named.valid() && !power.valid())
            power = named;
        const bool taken = isPlace || named.valid();
        m_reader.rewind(taken ? end : start);
        return taken;
    }

    void readMisspelt()
    {
        for (m_reader.rewind(0); !m_reader.atEnd(); m_reader.advance()) {
            const std::string_view word = m_reader.token().text;
            if (word.size() < 4 || words().find(foldName(word)) || kindNamed(m_board, foldName(word)).valid())
                continue;
            if (const ProvinceId meant = misspeltProvince(m_board, word); meant.valid())
                add(m_board.mainRegion(meant));
            else if (const PowerId named = misspeltPower(m_board, word); named.valid() && !power.valid())
                power = named;
        }
    }

    const Board &m_board;
    PlaceReader m_reader;
    std::vector<Told> m_told;
};

BoardQuestion::Asks whatIsAsked(const QuestionReader &read)
{
    using Asks = BoardQuestion::Asks;
    if (read.endsInUnknown())
        return Asks::Unknown;
    if (read.has(Told::Result))
        return Asks::Results;
    if (read.has(Told::Order))
        return Asks::Orders;
    const bool units = read.has(Told::Unit) || read.kind.valid();
    if (read.places.empty() || (units && read.power.valid() && !read.has(Told::Reach))) {
        if (read.power.valid() && (read.has(Told::Own) || read.has(Told::Centre)) && !units)
            return Asks::Centres;
        return units || read.power.valid() ? Asks::Units : Asks::Unclear;
    }
    if (read.has(Told::Support))
        return Asks::Support;
    if (read.has(Told::Border))
        return Asks::Borders;
    if (read.has(Told::Own))
        return Asks::Owner;
    if (read.has(Told::Whither) || (read.has(Told::Where) && read.has(Told::Reach)))
        return Asks::Ways;
    if (read.has(Told::Reach))
        return Asks::Reach;
    return read.has(Told::Act) ? Asks::Ways : Asks::There;
}

} // namespace

std::optional<BoardQuestion> readBoardQuestion(std::string_view line, const ParseContext &context)
{
    const std::string_view asked = trimmed(line);
    const bool marked = line.substr(asked.size()).find('?') != std::string_view::npos;
    if (asked.empty() && marked)
        return BoardQuestion{BoardQuestion::Asks::Help, {}, {}, {}, true, {}};
    if (asked.empty() || parseOrder(asked, context))
        return std::nullopt;
    const QuestionReader read(asked, *context.board);
    BoardQuestion question{whatIsAsked(read), read.places,           read.power,
                           read.kind,         marked || read.begins, std::string(read.unknown)};
    if (question.asks == BoardQuestion::Asks::There && !question.spoken)
        question.asks = BoardQuestion::Asks::Place;
    if (question.asks == BoardQuestion::Asks::Unknown)
        question.places.clear();
    else
        question.unknown.clear();
    const bool tells = !question.places.empty() || question.asks == BoardQuestion::Asks::Results
                       || (question.asks == BoardQuestion::Asks::Orders && question.power.valid());
    return question.spoken || tells ? std::optional(question) : std::nullopt;
}

} // namespace entente

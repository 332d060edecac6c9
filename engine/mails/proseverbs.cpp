#include "mails/proseverbs.h"

#include "base/names.h"
#include "language/spelling.h"
#include "language/vocabulary.h"
#include "map/board.h"
#include "mails/linepieces.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace entente {

namespace {

// All folded; a further language is further words.

/// What a unit does that goes somewhere, behind it and before "to".
constexpr std::array motionVerbs = std::to_array<std::string_view>({
    "goes",     "go",      "going",   "moves",      "move",        "moving",    "steams",  "steam",    "steaming",
    "strolls",  "rolls",   "trots",   "wanders",    "creeps",      "crawls",    "hops",    "pops",     "nips",
    "slides",   "shifts",  "shift",   "shuffles",   "swings",      "swims",     "rows",    "cruises",  "races",
    "rushes",   "hurries", "dashes",  "jumps",      "leaps",       "storms",    "charges", "ventures", "proceeds",
    "proceed",  "returns", "return",  "relocates",  "sets",        "set",       "heads",   "head",     "heading",
    "makes",    "runs",    "run",     "flees",      "flee",        "falls",     "fall",    "pulls",    "slinks",
    "limps",    "escapes", "bolts",   "drops",      "dives",       "turns",     "tiptoes", "ambles",   "lunges",
    "presses",  "ploughs", "plows",   "sneaks",     "slips",       "pushes",    "push",    "edges",    "drifts",
    "glides",   "marches", "march",   "marching",   "sails",       "sail",      "sailing", "walks",    "travels",
    "advances", "advance", "crosses", "cross",      "steps",       "step",      "drives",  "comes",    "departs",
    "leaves",   "rides",   "tries",   "gets",       "flies",       "fly",       "geht",    "gehen",    "gehe",
    "zieht",    "ziehen",  "ziehe",   "fahrt",      "faehrt",      "fahren",    "fahre",   "lauft",    "laeuft",
    "laufen",   "segelt",  "segeln",  "marschiert", "marschieren", "ruckt",     "rueckt",  "rucken",   "wandert",
    "sticht",   "dampft",  "eilt",    "flieht",     "fluchtet",    "fluechtet", "kommt",   "bricht",   "schleicht",
    "sturmt",   "stuermt", "kehrt",   "setzt",      "dringt",      "reist",     "fliegt",  "wechselt", "verlegt",
    "va",       "vont",    "aller",   "aille",      "ira",         "part",      "partir",  "partent",  "marche",
    "avance",   "avancer", "navigue", "file",       "fonce",       "court",     "passe",   "descend",  "monte",
    "entre",    "entrer",  "rentre",  "retourne",   "revient",     "fuit",      "vogue",   "cingle",   "progresse",
    "dirige",   "rend",    "deplace", "bat",        "bouge",
});

/// What may stand between such a verb and where it goes.
constexpr std::array motionParticles = std::to_array<std::string_view>({
    "out",      "over",
    "down",     "off",
    "up",       "on",
    "back",     "away",
    "along",    "straight",
    "quietly",  "gently",
    "slowly",   "calmly",
    "sail",     "boldly",
    "bravely",  "its",
    "their",    "his",
    "her",      "way",
    "across",   "right",
    "to",       "get",
    "again",    "now",
    "room",     "itself",
    "direkt",   "einfach",
    "wieder",   "jetzt",
    "nun",      "hinuber",
    "hinueber", "sich",
    "zuruck",   "zurueck",
    "heim",     "schnell",
    "langsam",  "weiter",
    "also",     "tranquillement",
    "vite",     "donc",
    "droit",    "ensuite",
    "en",       "retraite",
    "in",       "see",
});

/// Before a place: where a unit goes.
constexpr std::array motionGoals = std::to_array<std::string_view>({
    "to",  "into",     "for",  "towards", "toward", "onto", "in",  "ins",    "nach", "auf", "zum", "zur",
    "gen", "richtung", "vers", "pour",    "en",     "dans", "sur", "jusqua", "au",   "aux", "a",   "direction",
});

/// A motion without such a word: "takes the Norwegian Sea".
constexpr std::array takingVerbs = std::to_array<std::string_view>({
    "takes",   "take",    "enters", "enter",   "reaches", "occupies", "occupy",  "captures",
    "invades", "attacks", "attack", "seizes",  "grabs",   "besetzt",  "erobert", "nimmt",
    "betritt", "prend",   "occupe", "attaque", "envahit", "gagne",    "rejoint",
});

/// What is said before a verb in its base form and binds nobody less.
constexpr std::array mustWords = std::to_array<std::string_view>({
    "will",
    "shall",
    "should",
    "must",
    "soll",
    "sollen",
    "wird",
    "werden",
    "muss",
    "doit",
    "doivent",
    "is",
    "has",
    "going",
});

/// Who commands says so of a unit: "I send my army in Munich to Ruhr".
constexpr std::array sendingVerbs = std::to_array<std::string_view>({
    "send",    "sends",   "sending",  "bring",    "brings",  "march",   "sail",      "moving", "order", "shift",
    "schicke", "schickt", "sende",    "sendet",   "verlege", "bewege",  "fuhre",     "fuehre", "setze", "ziehe",
    "envoie",  "deplace", "deplacez", "deplacer", "envoyer", "envoyez", "transfere", "mene",
});

constexpr std::array commanders = std::to_array<std::string_view>({
    "i",    "im",   "am", "ill",    "well",  "we",    "are",  "ich",  "wir",  "je",    "jenvoie", "jai",
    "nous", "will", "to", "please", "bitte", "werde", "veux", "vais", "want", "would", "like",    "id",
});

constexpr std::array standingPlaces = std::to_array<std::string_view>({
    "in",  "at",  "of",        "from",      "on",      "off",  "aus",   "von", "vom", "bei",
    "vor", "im",  "auf",       "de",        "du",      "des",  "en",    "a",   "au",  "dans",
    "sur", "now", "currently", "stationed", "sitting", "that", "which", "was", "is",  "were",
});

constexpr std::array articles = std::to_array<std::string_view>({
    "the",    "my",     "our", "its", "der", "die", "das", "den", "dem",   "meine",
    "meiner", "unsere", "la",  "le",  "les", "l",   "ma",  "mon", "notre",
});

bool isAmong(std::string_view folded, std::span<const std::string_view> words)
{
    return std::find(words.begin(), words.end(), folded) != words.end();
}

/// A line as words and signs that can be replaced from behind.
class ProseLine {
public:
    ProseLine(const Board &board, std::string &line)
        : m_board(board), m_line(line), m_text(line), m_tokens(tokenize(m_text))
    {
        for (const Token &token : m_tokens)
            m_folded.push_back(token.is(Token::Kind::Word) ? foldName(token.text) : std::string());
    }

    void writeOut()
    {
        for (std::size_t at = m_tokens.size(); at-- > 0;) { // from behind: columns before stay
            if (!writeSending(at) && !writeStay(at) && !writeDetour(at) && !writeTurned(at) && !writeUnit(at))
                (void)writeMotion(at);
        }
    }

private:
    bool has(std::size_t at) const { return at < m_tokens.size(); }
    bool isIn(std::size_t at, std::span<const std::string_view> words) const
    {
        return has(at) && !m_folded[at].empty() && isAmong(m_folded[at], words);
    }
    bool isKind(std::size_t at) const
    {
        return has(at) && m_folded[at].size() > 2 && m_board.findKind(m_tokens[at].text).valid();
    }
    std::size_t begin(std::size_t at) const { return static_cast<std::size_t>(m_tokens[at].column); }
    std::size_t end(std::size_t at) const { return static_cast<std::size_t>(m_tokens[at].end()); }
    void replace(std::size_t first, std::size_t last, std::string_view by)
    {
        const bool stop = m_tokens[last].text.ends_with('.') && m_tokens[last].text.size() > 3;
        m_line.replace(begin(first), end(last) - begin(first), std::string(by) + (stop ? "." : ""));
        m_done = first;
    }
    std::size_t pastArticles(std::size_t at) const
    {
        while (isIn(at, articles))
            ++at;
        return at;
    }

    /// How many tokens from `at` name a place; 0: none do.
    std::size_t placeAt(std::size_t at) const
    {
        std::size_t found = 0;
        for (std::size_t last = at; last < std::min(at + 4, m_tokens.size()); ++last) {
            const Token &token = m_tokens[last];
            if (!(token.is(Token::Kind::Word) || (last > at && token.is(Token::Kind::Dash) && !token.spaceBefore)))
                break;
            const std::string_view words = std::string_view(m_text).substr(begin(at), end(last) - begin(at));
            if (token.is(Token::Kind::Word) && words.size() > 2
                && (m_board.findRegion(words).valid()
                    || (words.size() > 3 && m_board.provincesBeginning(words).size() == 1 && !meaningOf(words))))
                found = last + 1 - at;
        }
        if (found == 0 && has(at) && !isIn(at, motionVerbs) && !isIn(at, motionParticles)
            && m_tokens[at].text.size() > 4 && !meaningOf(m_tokens[at].text)
            && misspeltProvince(m_board, m_tokens[at].text).valid())
            found = 1;
        return found;
    }

    /// Behind the words of a motion, where it goes; 0: it is none. "to the", "nach", "into".
    std::size_t goalBehind(std::size_t at) const
    {
        for (std::size_t words = 0; words < 5; ++words, ++at) {
            const bool toPlace = isIn(at, motionGoals) && (m_folded[at] != "a" || m_tokens[at].text == "\u00e0");
            if (toPlace && placeAt(pastArticles(at + 1)) > 0)
                return at + 1;
            if (!isIn(at, motionParticles))
                return 0;
        }
        return 0;
    }

    /// "steams out to the North Sea", "will march down to", "takes the Channel".
    bool writeMotion(std::size_t at)
    {
        std::size_t verb = at;
        while (isIn(verb, mustWords))
            ++verb;
        while (verb > at && has(verb) && (m_folded[verb] == "to" || isIn(verb, articles)))
            ++verb;
        if (m_done <= verb || at == 0)
            return false;
        std::size_t goal = isIn(verb, motionVerbs) ? goalBehind(verb + 1) : 0;
        if (goal == 0 && isIn(verb, takingVerbs) && placeAt(pastArticles(verb + 1)) > 0)
            goal = verb + 1;
        if (goal == 0 && verb > at) // "soll nach Galizien gehen"
            goal = goalBehind(verb);
        if (goal == 0 || !standsBefore(at))
            return false;
        replace(at, goal - 1, "-");
        return true;
    }

    /// Does a unit's place, or a kind, stand right before, perhaps with an "and" or "it" between?
    bool standsBefore(std::size_t at) const
    {
        for (std::size_t first = at > 4 ? at - 4 : 0; first < at; ++first) {
            const std::size_t size = placeAt(first);
            if (size > 0 && first + size >= at)
                return true;
        }
        return at > 0 && m_tokens[at - 1].is(Token::Kind::Close);
    }

    /// "makes room for it by sailing to Holland", "looks after the house by moving to Trieste": from the unit's place
    /// on.
    bool writeDetour(std::size_t at)
    {
        if (!has(at + 1) || !isOneOf(m_folded[at], {"by", "indem", "en"}) || !isIn(at + 1, motionVerbs) || m_done <= at)
            return false;
        const std::size_t goal = goalBehind(at + 2);
        if (goal == 0)
            return false;
        for (std::size_t first = at; first-- > 0 && at - first < 10;) {
            if (!m_tokens[first].is(Token::Kind::Word))
                return false;
            if (const std::size_t size = placeAt(first); size > 0 && first + size <= at) {
                replace(first + size, goal - 1, "-");
                return true;
            }
        }
        return false;
    }

    /// "the Black Sea fleet": the place stands before the kind.
    bool writeTurned(std::size_t at)
    {
        const std::size_t size = placeAt(at);
        if (size == 0 || at + size >= m_done || !isKind(at + size))
            return false;
        const bool led =
            at > 0
            && (!m_tokens[at - 1].is(Token::Kind::Word) ? m_tokens[at - 1].is(Token::Kind::Dash)
                                                        : isIn(at - 1, motionGoals) || isIn(at - 1, standingPlaces)
                                                              || m_board.findKind(m_tokens[at - 1].text).valid());
        const std::size_t next = at + size + 1;
        if (led || (has(next) && (placeAt(pastArticles(next)) > 0 || isIn(next, standingPlaces))))
            return false;
        const std::string place = m_text.substr(begin(at), end(at + size - 1) - begin(at));
        replace(at, at + size, std::string(m_tokens[at + size].text) + ' ' + place);
        return true;
    }

    /// "fleet in the North Sea", "army that was in Serbia", "armée de Paris": what stands between kind and place.
    bool writeUnit(std::size_t at)
    {
        if (!isKind(at) || m_done <= at)
            return false;
        // "my other fleet", "die tapfere Armee"
        if (at > 1 && isIn(at - 2, articles) && m_folded[at - 1].size() > 3 && !meaningOf(m_tokens[at - 1].text)
            && !m_board.findPower(m_tokens[at - 1].text).valid() && !m_board.findRegion(m_tokens[at - 1].text).valid()
            && !isKind(at - 1) && !m_board.findKind(m_text.substr(begin(at - 1), end(at) - begin(at - 1))).valid())
            std::fill(m_line.begin() + static_cast<std::ptrdiff_t>(begin(at - 1)),
                      m_line.begin() + static_cast<std::ptrdiff_t>(end(at - 1)), ' ');
        if (m_done <= at + 1)
            return false;
        std::size_t place = at + 1;
        while (isIn(place, standingPlaces) || isIn(place, articles)
               || (has(place) && m_tokens[place].is(Token::Kind::Comma) && place == at + 1
                   && isOneOf(has(place + 1) ? m_folded[place + 1] : std::string(), {"the", "die", "der", "celle"})))
            place += m_tokens[place].is(Token::Kind::Comma) ? 2 : 1;
        if (has(place) && m_folded[place] == "one")
            ++place;
        while (isIn(place, standingPlaces) || isIn(place, articles))
            ++place;
        const std::size_t size = placeAt(place);
        if (size == 0 || place == at + 1 || place > m_done)
            return false;
        // "the one in London, goes ..."
        const std::size_t behind = place + size;
        if (m_tokens[at + 1].is(Token::Kind::Comma) && has(behind) && m_tokens[behind].is(Token::Kind::Comma)
            && behind < m_done)
            m_line[begin(behind)] = ' ';
        replace(at + 1, place - 1, "");
        return true;
    }

    /// "bomber stays in Leningrad", "die Flotte läuft von Neapel ins Ionische Meer": the verb stands before the place.
    bool writeStay(std::size_t at)
    {
        if (!isKind(at) || !has(at + 1) || m_done <= at + 1)
            return false;
        const bool holds = meaningOf(m_tokens[at + 1].text) == Meaning::Hold && m_folded[at + 1].size() > 2;
        const bool moves = isIn(at + 1, motionVerbs);
        if (!holds && !moves)
            return false;
        std::size_t place = at + 2;
        for (std::size_t words = 0;
             holds && words < 4 && !isOneOf(has(place) ? m_folded[place] : "", {"in", "at", "en"}) && has(place)
             && !m_folded[place].empty();
             ++words)
            ++place;
        if (moves && !isOneOf(has(place) ? m_folded[place] : "", {"from", "von", "aus", "vom", "de", "du"}))
            return false;
        while (isIn(place, standingPlaces) || isIn(place, articles))
            ++place;
        const std::size_t size = placeAt(place);
        if (size == 0 || place + size > m_done)
            return false;
        const std::string unit = m_text.substr(begin(place), end(place + size - 1) - begin(place));
        if (holds) {
            replace(at + 1, place + size - 1, unit + " holds");
            return true;
        }
        const std::size_t goal = goalBehind(place + size);
        if (goal == 0)
            return false;
        replace(at + 1, goal - 1, unit + " -");
        return true;
    }

    /// "I send my army ...": who sends it is plain.
    bool writeSending(std::size_t at)
    {
        if (!isIn(at, sendingVerbs) || m_done <= at + 1)
            return false;
        const std::size_t unit = pastArticles(at + 1);
        const std::size_t place = placeAt(unit);
        if (!isKind(unit) && !(place > 0 && isIn(unit + place, motionGoals)))
            return false;
        std::size_t first = at;
        while (first > 0 && isIn(first - 1, commanders))
            --first;
        replace(first, at, "");
        return true;
    }

    const Board &m_board;
    std::string &m_line;
    const std::string m_text;
    std::vector<Token> m_tokens;
    std::vector<std::string> m_folded;
    std::size_t m_done = static_cast<std::size_t>(-1); ///< from this token on the line has been changed
};

} // namespace

void writeOutProse(const Board &board, std::string &line)
{
    ProseLine(board, line).writeOut();
}

} // namespace entente

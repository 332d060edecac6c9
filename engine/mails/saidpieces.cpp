#include "mails/saidpieces.h"

#include "base/names.h"
#include "base/wordtable.h"
#include "language/spelling.h"
#include "language/vocabulary.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/mailphase.h"
#include "orders/placereader.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace entente {

namespace {

using Kind = SaidPiece::Kind;

/// A further language is further words. What the notation's own words mean is not repeated here (vocabulary.h). Of two
/// entries for a word the first counts.
const WordTable<Kind> &allWords()
{
    static const WordTable<Kind> words{
        {Kind::And, {"and", "und", "et", "plus", "&", "while", "wahrend", "wohingegen", "tandis", "dann", "then"}},
        {Kind::Not,
         {"not", "dont", "doesnt", "wont", "isnt", "arent", "never", "nicht", "nie", "kein", "keine", "ne", "pas",
          "jamais", "nowhere", "nirgends", "nirgendwo", "nulle"}},
        {Kind::That, {"it",   "that",   "this",  "him",   "them", "ihn", "sie",   "es",    "ihm", "das",
                      "dies", "diesen", "dabei", "ganze", "cela", "ca",  "celui", "celle", "lui", "eux"}},
        {Kind::By, {"by", "von", "durch", "par"}},
        {Kind::To,
         {"to", "into", "onto", "towards", "toward", "unto", "nach", "ins", "zum", "zur", "gen", "richtung", "vers",
          "jusqua", "direction"}},
        {Kind::At,
         {"back", "in", "at", "on", "for", "auf", "an", "im", "bei", "en", "a", "au", "aux", "dans", "sur", "pour",
          "within", "near", "upon"}},
        {Kind::From, {"from", "off", "of", "out", "aus", "vom", "du", "de", "des", "depuis"}},
        {Kind::Go,
         {"go",        "steams",   "steam",     "steaming",  "strolls",   "rolls",     "trots",       "wanders",
          "creeps",    "crawls",   "hops",      "hop",       "pops",      "nips",      "slides",      "slide",
          "shifts",    "shift",    "shuffles",  "swings",    "swims",     "rows",      "cruises",     "cruise",
          "races",     "rushes",   "hurries",   "dashes",    "jumps",     "jump",      "leaps",       "storms",
          "charges",   "ventures", "proceeds",  "proceed",   "returns",   "return",    "relocates",   "relocate",
          "sets",      "set",      "head",      "heading",   "makes",     "runs",      "run",         "flees",
          "flee",      "falls",    "fall",      "pulls",     "pull",      "slinks",    "limps",       "escapes",
          "escape",    "bolts",    "drops",     "dives",     "turns",     "turn",      "tiptoes",     "ambles",
          "lunges",    "tiptoe",   "presses",   "ploughs",   "plows",     "sneak",     "slip",        "push",
          "edges",     "drifts",   "glides",    "marching",  "sailing",   "walk",      "travel",      "advance",
          "cross",     "step",     "drive",     "come",      "departs",   "leaves",    "leave",       "rides",
          "ride",      "tries",    "gets",      "get",       "fly",       "follow",    "fills",       "puts",
          "put",       "stalks",   "trudges",   "bounces",   "bounce",    "redeploys", "repositions", "transfers",
          "wade",      "waves",    "strikes",   "strike",    "land",      "wander",    "hikes",       "paddles",
          "saunters",  "skips",    "scoots",    "hightails", "evacuates", "flows",     "pivots",      "migrates",
          "continues", "pays",     "patrols",   "swarms",    "begibt",    "begeben",   "fahren",      "fahre",
          "lauft",     "laeuft",   "laufen",    "laufe",     "segeln",    "segle",     "marschiere",  "rucken",
          "wandert",   "wandern",  "sticht",    "dampft",    "eilt",      "flieht",    "fluchtet",    "fluechtet",
          "kommt",     "bricht",   "schleicht", "sturmt",    "stuermt",   "kehrt",     "setzt",       "dringt",
          "reist",     "wechselt", "verlegt",   "flitzt",    "schippert", "tuckert",   "stiefelt",    "rennt",
          "springt",   "hupft",    "huepft",    "stosst",    "stoesst",   "schwimmt",  "rollt",       "folgt",
          "va",        "vont",     "aller",     "aillent",   "ira",       "iront",     "part",        "partir",
          "partent",   "parte",    "marcher",   "avancer",   "avancent",  "navigue",   "file",        "fonce",
          "court",     "passe",    "passer",    "passent",   "descend",   "descendre", "monte",       "monter",
          "entre",     "entrer",   "rentre",    "retourne",  "revient",   "fuit",      "vogue",       "cingle",
          "progresse", "dirige",   "rend",      "rendre",    "deplace",   "bat",       "bouge",       "bouger",
          "saute",     "glisse",   "remonte",   "retires",   "regagne",   "quitte",    "traverse",    "bougent",
          "ruhrt",     "ruehrt"}},
        {Kind::Take,
         {"takes",     "take",     "enters",    "enter",     "reaches", "reach",      "occupies",  "occupy",
          "captures",  "capture",  "invades",   "invade",    "attacks", "attack",     "attacking", "try",
          "probiert",  "versucht", "essaie",    "tente",     "seizes",  "seize",      "grabs",     "grab",
          "hits",      "hit",      "visits",    "visit",     "claims",  "claim",      "raids",     "snatches",
          "conquers",  "conquer",  "liberates", "annexes",   "besetzt", "besetzen",   "erobert",   "erobern",
          "nimmt",     "nehmen",   "betritt",   "angreifen", "greift",  "attackiert", "uberfallt", "ueberfaellt",
          "besucht",   "prend",    "prendre",   "prenne",    "occupe",  "occuper",    "attaque",   "attaquer",
          "attaquent", "attaques", "envahit",   "envahir",   "gagne",   "gagner",     "rejoint",   "rejoindre",
          "conquiert"}},
        {Kind::Hold,
         {"sit",        "rests",  "rest",     "abide",   "keeps",     "sleeps",   "guards",    "guard",      "nothing",
          "digs",       "floats", "idles",    "loafs",   "sleep",     "camps",    "lingers",   "loiters",    "watches",
          "entrenches", "naps",   "dozes",    "relaxes", "anchors",   "verharrt", "verbleibt", "verbleiben", "lauert",
          "schlaft",    "campe",  "patiente", "demeure", "defends",   "staying",  "ruht",      "nichts",     "rester",
          "tenir",      "tienne", "garde",    "rien",    "stationne", "holt"}},
        {Kind::Support,
         {"help",      "helping",   "assist",        "aid",      "cover",   "covers",        "covering",
          "defend",    "protect",   "unterstuetzen", "helfen",   "helfe",   "decken",        "soutiennent",
          "soutenir",  "soutienne", "soutiendra",    "soutenue", "soutenu", "soutenus",      "soutenues",
          "appuyee",   "appuye",    "aidee",         "appuient", "appuyer", "aide",          "aider",
          "supported", "backed",    "helped",        "assisted", "covered", "unterstutzung", "unterstuetzung",
          "hilfe",     "supporte",  "lends",         "leiht",    "prete"}},
        {Kind::Convoy,
         {"carry", "carrying", "carried", "ferried", "transporting", "transported", "lifts", "escorts", "bringt",
          "ubersetzt", "convoyer", "transporte", "transporter", "transportee", "transportees", "transportes",
          "convoyee", "convoyees"}},
        {Kind::Disband,
         {"board", "gives", "give", "surrenders", "capitulates", "gibt", "kapituliert", "abandonne", "capitule", "die",
          "vanishes", "demobilisiert", "verschwindet"}},
    };
    return words;
}

/// Who commands says so of a unit: "send my army in Munich to Ruhr". Not where a unit does it by itself.
constexpr std::string_view sending =
    "send sends sending bring order orders ordering move moving march sail shift take schicke schickt sende sendet "
    "verlege bewege fuhre fuehre setze ziehe envoie envoyer envoyez deplace deplacer deplacez transfere mene fais "
    "faire "
    "lasse lass let have want wants ordonne retreat retreats withdraw retire";

/// Other words for kinds, and the name that a board may know the kind by.
const WordTable<std::string_view> &kindWords()
{
    static const WordTable<std::string_view> words{
        {"fleet",
         {"boat", "boats", "ship", "ships", "navy", "schiff", "bateau", "navire", "squadron", "geschwader", "flotilla",
          "armada", "vessel", "vessels", "fl", "flt", "flotille"}},
        {"army",
         {"garrison", "troops", "truppen", "soldier", "soldiers", "guys", "lads", "infantry", "troupes", "soldaten",
          "heer", "regiment", "regiments", "soldats"}},
        {"tank", {"tank", "tanks"}},
        {"squadron",
         {"plane", "planes", "aeroplane", "flieger", "flugzeug", "avion", "avions", "flyboys", "airmen", "escadrille",
          "aeroplanes"}},
    };
    return words;
}

/// What a board has in the place of a kind that it does not know.
const WordTable<std::string_view> &kindsInstead()
{
    static const WordTable<std::string_view> kinds{{"bomber", {"squadron"}}, {"army", {"tank"}}};
    return kinds;
}

/// Names in small letters that a sentence has for other things than the place.
constexpr std::string_view shortWords =
    "north south east west nord sud ost est ouest the den war par nap gas hol lie tun sea nor por mit her mar rum ist "
    "live";

/// What a word of the notation is to a sentence.
Kind kindByMeaning(const std::string &word)
{
    const std::optional<Meaning> meaning = word.size() > 2 ? meaningOf(word) : std::nullopt;
    if (!meaning)
        return Kind::Word;
    switch (*meaning) {
    case Meaning::Hold: return Kind::Hold;
    case Meaning::Move:
    case Meaning::Retreat: return Kind::Go;
    case Meaning::Support: return Kind::Support;
    case Meaning::Convoy:
    case Meaning::ByConvoy: return Kind::Convoy;
    case Meaning::Disband: return Kind::Disband;
    default: return Kind::Word;
    }
}

bool isCapital(std::string_view word)
{
    return !word.empty()
           && ((word.front() >= 'A' && word.front() <= 'Z') || static_cast<unsigned char>(word.front()) >= 0x80);
}

/// "l'armée", "qu'elle", "d'Espagne": the article says nothing.
std::string withoutElisions(std::string_view text)
{
    std::string plain(text);
    for (const std::string_view mark : {"'", "\u2019"}) {
        for (std::size_t at = plain.find(mark); at != std::string::npos; at = plain.find(mark, at + 1)) {
            std::size_t begin = at;
            while (begin > 0 && ((plain[begin - 1] | 0x20) >= 'a' && (plain[begin - 1] | 0x20) <= 'z'))
                --begin;
            const std::string said = foldName(std::string_view(plain).substr(begin, at - begin));
            if (isOneOf(said, {"l", "d", "qu", "s", "n", "j", "lorsqu", "puisqu"}))
                std::fill(plain.begin() + static_cast<std::ptrdiff_t>(begin),
                          plain.begin() + static_cast<std::ptrdiff_t>(at + mark.size()), ' ');
            const std::size_t end = at + mark.size() + 1; // "Rumania's help"
            if (at > begin + 2 && end <= plain.size() && plain[end - 1] == 's'
                && (end == plain.size() || plain[end] == ' '))
                std::fill(plain.begin() + static_cast<std::ptrdiff_t>(at),
                          plain.begin() + static_cast<std::ptrdiff_t>(end), ' ');
        }
    }
    return plain;
}

class Cutter {
public:
    Cutter(std::string_view text, const Board &board, const ProvinceSet &likely)
        : m_text(withoutElisions(text)), m_board(board), m_likely(likely), m_tokens(tokenize(m_text)),
          m_places(m_text, board, PlaceReader::Marks::Kept)
    {
    }

    std::vector<SaidPiece> cut()
    {
        std::vector<SaidPiece> pieces;
        for (std::size_t at = 0; at < m_tokens.size();)
            at = add(pieces, at);
        return pieces;
    }

private:
    std::size_t add(std::vector<SaidPiece> &pieces, std::size_t at)
    {
        const Token &token = m_tokens[at];
        SaidPiece piece{Kind::Word, static_cast<std::size_t>(token.column), static_cast<std::size_t>(token.end())};
        std::size_t next = at + 1;
        if (token.is(Token::Kind::Open)) {
            next = pastTalk(at);
            piece.end = static_cast<std::size_t>(m_tokens[next - 1].end());
        } else if (token.is(Token::Kind::Comma)) {
            piece.kind = Kind::Comma;
        } else if (token.is(Token::Kind::Dash)) {
            piece.kind = Kind::Dash;
        } else if (token.is(Token::Kind::Word)) {
            piece.folded = foldName(token.text);
            piece.kind = token.text == "\u00e0" || token.text == "\u00c0" ? Kind::At
                         : piece.folded == "a"                            ? Kind::Word
                         : saysOfThat(at) ? saidAs(piece.folded == "s" ? "supports" : "convoys")
                                          : saidAs(piece.folded);
            const KindId unit =
                piece.folded.size() > 2 || isCapital(token.text) ? kindSaid(m_board, token.text) : KindId();
            if (unit.valid() && (piece.folded.size() > 2 || piece.kind == Kind::Word)) {
                piece.kind = Kind::Unit;
                piece.unit = unit;
            } else if (piece.folded.size() > 1) {
                next = readPlace(piece, at, mayBePlace(piece, token.text) || isDashed(at));
            }
            if (piece.kind == Kind::Word && piece.folded.size() > 2)
                next = readPower(piece, at, next);
            if (piece.kind == Kind::Word && next == at + 1 && addCompound(pieces, piece, token.text))
                return next;
            if (piece.kind == Kind::Word && next == at + 1)
                mend(piece, token.text);
        }
        pieces.push_back(std::move(piece));
        return next;
    }

    /// "S that", "C it": the notation's letters before what was told.
    bool saysOfThat(std::size_t at) const
    {
        return isWord(m_tokens[at], {"s", "c"}) && at + 1 < m_tokens.size()
               && isWord(m_tokens[at + 1], {"it", "that", "this", "them", "him"});
    }

    /// "die Ägäisflotte": a place and a kind in one word.
    bool addCompound(std::vector<SaidPiece> &pieces, const SaidPiece &piece, std::string_view written) const
    {
        for (const std::string_view kind : {"flotte", "armee"}) {
            if (!written.ends_with(kind) || written.size() < kind.size() + 3)
                continue;
            const std::string_view name = written.substr(0, written.size() - kind.size());
            const std::vector<ProvinceId> beginning = m_board.provincesBeginning(name);
            const RegionId found = m_board.findRegion(name);
            const KindId unit = m_board.findKind(kind);
            if (!unit.valid() || !(found.valid() || beginning.size() == 1))
                return false;
            const std::size_t part = piece.begin + name.size();
            pieces.push_back({Kind::Place, piece.begin, part, foldName(name),
                              found.valid() ? found : m_board.mainRegion(beginning.front())});
            pieces.push_back({Kind::Unit, part, piece.end, std::string(kind), {}, unit});
            return true;
        }
        return false;
    }

    /// Behind a bracket in which somebody talks; right behind the sign where it holds something else.
    std::size_t pastTalk(std::size_t at) const
    {
        for (std::size_t close = at + 1; close < m_tokens.size(); ++close) {
            if (!m_tokens[close].is(Token::Kind::Close))
                continue;
            const auto begin = static_cast<std::size_t>(m_tokens[at].end());
            const std::string_view inside =
                std::string_view(m_text).substr(begin, static_cast<std::size_t>(m_tokens[close].column) - begin);
            const std::vector<Token> words = wordsOf(inside);
            const bool again =
                words.size() == 1 && saidAs(foldName(words[0].text)) == Kind::Support; // "helps (supports)"
            return again || (words.size() > 1 && !beginsLikeOrder(m_board, inside)) ? close + 1 : at + 1;
        }
        return at + 1;
    }

    /// Words that say something else are no places, unless they are written like names.
    bool mayBePlace(const SaidPiece &piece, std::string_view written) const
    {
        if (piece.folded.size() < 2 || isOneOf(piece.folded, {"both", "beide"}))
            return false;
        if (piece.kind == Kind::Word && !meaningOf(written))
            return isCapital(written) || (piece.folded.size() > 4 && !isListed(shortWords, piece.folded))
                   || (m_board.findRegion(written).valid() && !isListed(shortWords, piece.folded));
        return isCapital(written) && m_board.findRegion(written).valid() && piece.folded.size() < 4;
    }

    /// "ruh-hol den-swe": whoever writes so names places.
    bool isDashed(std::size_t at) const
    {
        const auto joined = [&](std::size_t dash, std::size_t second) {
            return dash < m_tokens.size() && second < m_tokens.size() && m_tokens[dash].is(Token::Kind::Dash)
                   && !m_tokens[second].spaceBefore;
        };
        return joined(at + 1, at + 1) || (at > 0 && joined(at - 1, at));
    }

    /// `alone`: a word by itself may be the name; else only one of several words: "mer Noire".
    std::size_t readPlace(SaidPiece &piece, std::size_t at, bool alone)
    {
        m_places.rewind(at);
        const RegionId found = m_places.place(nullptr, &m_likely);
        if (!found.valid())
            return at + 1;
        const std::size_t end = m_places.mark();
        if (!alone && (end == at + 1 || piece.kind != Kind::Word))
            return at + 1;
        piece.kind = Kind::Place;
        piece.place = found;
        piece.end = static_cast<std::size_t>(m_tokens[end - 1].end());
        return end;
    }

    std::size_t readPower(SaidPiece &piece, std::size_t at, std::size_t next)
    {
        for (std::size_t count = std::min<std::size_t>(3, m_tokens.size() - at); count > 0; --count) {
            const auto begin = static_cast<std::size_t>(m_tokens[at].column);
            const std::size_t end = static_cast<std::size_t>(m_tokens[at + count - 1].end());
            std::string_view name = std::string_view(m_text).substr(begin, end - begin);
            for (const std::string_view possessive : {"'s", "\u2019s", "."}) {
                if (name.ends_with(possessive))
                    name.remove_suffix(possessive.size());
            }
            if (const PowerId found = m_board.findPower(name); found.valid()) {
                piece.kind = Kind::Power;
                piece.power = found;
                piece.end = end;
                return at + count;
            }
        }
        return next;
    }

    void mend(SaidPiece &piece, std::string_view written)
    {
        if (piece.folded.size() < 5 || meaningOf(written) || isListed(shortWords, piece.folded) || seasonNamed(written))
            return;
        const ProvinceId near = misspeltProvince(m_board, written);
        if (!near.valid())
            return;
        piece.kind = Kind::Place;
        piece.place = m_board.mainRegion(near);
        piece.mended = true;
    }

    std::string m_text;
    const Board &m_board;
    const ProvinceSet &m_likely;
    std::vector<Token> m_tokens;
    PlaceReader m_places;
};

} // namespace

bool isOtherWord(std::string_view written)
{
    return !isCapital(written) && isListed(shortWords, foldName(written));
}

SaidPiece::Kind saidAs(const std::string &folded)
{
    const auto look = [](const std::string &word) {
        const auto found = allWords().find(word);
        return found ? *found : kindByMeaning(word);
    };
    Kind kind = look(folded);
    // English verbs in their other forms; the lists have one of them.
    if (kind == Kind::Word && folded.size() > 3)
        kind = look(folded.ends_with('s') ? folded.substr(0, folded.size() - 1) : folded + 's');
    if (kind == Kind::Word && folded.size() > 6 && folded.ends_with("ing")) {
        const std::string stem = folded.substr(0, folded.size() - 3);
        for (const std::string &form : {stem + 's', stem + "es", stem})
            kind = kind == Kind::Word ? look(form) : kind;
    }
    return kind;
}

KindId kindSaid(const Board &board, std::string_view word)
{
    if (const KindId known = board.findKind(word); known.valid())
        return known;
    const auto meant = kindWords().find(foldName(word));
    if (!meant)
        return {};
    const KindId kind = board.findKind(*meant);
    return kind.valid() ? kind : board.findKind(kindsInstead().find(*meant).value_or(std::string_view()));
}

namespace {

/// "For the rest of the game", "für den Rest des Spiels": behind an article nobody rests.
bool isNoun(std::string_view article, std::string_view verb)
{
    return article == "the"
           || (isOneOf(verb, {"rest", "reste"}) && isOneOf(article, {"der", "den", "dem", "le", "my", "mein", "mon"}));
}

} // namespace

std::vector<SaidPiece> saidPieces(std::string_view text, const Board &board, const ProvinceSet &likely)
{
    std::vector<SaidPiece> pieces = Cutter(text, board, likely).cut();
    // Who commands: such a word stands before a unit, and nothing else told one before it.
    bool subject = false;
    for (std::size_t at = 0; at < pieces.size(); ++at) {
        SaidPiece &piece = pieces[at];
        if (piece.is(Kind::Comma) || piece.is(Kind::And))
            subject = false;
        const bool was = piece.folded == "have" && at + 1 < pieces.size() // "It can't have been Mantua"
                         && isOneOf(pieces[at + 1].folded, {"been", "had", "got", "gone"});
        if (!subject && !was && (piece.is(Kind::Go) || piece.is(Kind::Take) || piece.is(Kind::Word))
            && isListed(sending, piece.folded))
            piece.kind = Kind::Send;
        subject = subject || piece.is(Kind::Place) || piece.is(Kind::Unit);
        if (at > 0 && piece.is(Kind::Hold) && isNoun(pieces[at - 1].folded, piece.folded))
            piece.kind = Kind::Word;
    }
    return pieces;
}

} // namespace entente

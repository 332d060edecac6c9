#include "mails/sentences.h"

#include "base/names.h"
#include "language/vocabulary.h"
#include "mails/linepieces.h"
#include "mails/mailphase.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>

namespace entente {

namespace {

constexpr std::size_t longestRegret = 6; ///< words

bool isLetterOrDigit(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80;
}

bool endsSentence(std::string_view line, std::size_t at)
{
    const char sign = line[at];
    // What a dash goes on with is the same order still.
    const std::size_t next = line.find_first_not_of(" \t", at + 1);
    if (next != std::string_view::npos && std::string_view("-=>").find(line[next]) != std::string_view::npos)
        return false;
    if (sign == ';')
        return true;
    if (sign != '.' && sign != '!' && sign != '?')
        return false;
    if (at + 1 < line.size() && line[at + 1] != ' ')
        return false;
    if (sign != '.')
        return true;
    if (at > 0 && line[at - 1] == '.') // something was left out
        return false;
    std::size_t begin = at;
    while (begin > 0 && isLetterOrDigit(line[begin - 1]))
        --begin;
    const std::string word = foldName(line.substr(begin, at - begin));
    const bool number = !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
    // "A Wie unt. A Bud": a verb cut short, which wants more.
    const bool open = isOneOf(
        word, {"unt", "unterst", "unterstutzt", "sup", "supp", "conv", "konv", "cvy", "ret", "mv", "bld", "rem"});
    return !number && !open && !isOneOf(word, {"st", "n", "s", "e", "w", "o", "nr", "no", "med", "atl"});
}

/// "which will probably fail": nothing is left open by whoever wonders what becomes of his order.
bool tellsOutcome(const std::vector<Token> &words)
{
    return std::any_of(words.begin(), words.end(), [](const Token &word) {
        return isListed("fail fails bounce bounces work works succeed succeeds standoff klappt klappen "
                        "scheitert scheitern prallt funktioniert marchera echouera rate ratera",
                        foldName(word.text));
    });
}

/// "..., where the Sultan's fleet may or may not be": of a goal that stands there already.
bool speaksOfGoal(const std::vector<Token> &words)
{
    return !words.empty() && isWord(words.front(), {"where", "wo"});
}

} // namespace

std::vector<Sentence> sentencesOf(std::string_view line)
{
    std::vector<Sentence> sentences;
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t at = 0; at <= line.size(); ++at) {
        if (at < line.size())
            depth += line[at] == '(' || line[at] == '[' ? 1 : line[at] == ')' || line[at] == ']' ? -1 : 0;
        if (at < line.size() && (depth > 0 || !endsSentence(line, at)))
            continue;
        if (!trimmed(line.substr(begin, at - begin)).empty())
            sentences.push_back({begin, std::min(at + 1, line.size())});
        begin = at + 1;
    }
    return sentences;
}

bool isHypothetical(std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    const auto follows = [&](std::size_t at, std::initializer_list<std::string_view> list) {
        return at + 1 < words.size() && isWord(words[at + 1], list);
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (isWord(words[i], {"last", "previous", "next", "nachste", "nachsten", "nachstes", "naechste", "naechsten",
                              "prochain", "prochaine", "letzte", "letzten", "letztes", "vorige", "dernier", "derniere"})
            && follows(i, {"turn", "season", "month", "week", "time", "year", "spring", "fall", "autumn", "zug",
                           "runde", "monat", "jahr", "woche", "fois", "tour", "mois", "game"}))
            return true;
        const auto turns = [](const Token &word) { return isWord(word, {"but", "aber", "mais"}); };
        if (isWord(words[i], {"would"}) && follows(i, {"like", "love", "prefer"})
            && std::none_of(words.begin() + static_cast<std::ptrdiff_t>(i), words.end(), turns))
            continue;
        if (isListed("yesterday gestern would might maybe perhaps vielleicht peutetre thought considered "
                     "could konnte hope expect hoped suppose swears ob whether talked against thinking "
                     "told tells said says promised promises asked asks suggested suggests proposed "
                     "proposes claims wrote begged offered threatened warned dreamt dreamed sagt sagte "
                     "meint meinte verspricht versprach ware waere serait behauptet fragt fragte wurde "
                     "hatte dit disait promet promis pense pensais pretend croit schlug schlagt rumour "
                     "suspect suspects fear fears bet bets guess believe believes reckon assume wants "
                     "plans vermute furchte befurchte glaube crains croyais veut hear hears heard hore "
                     "hoere hort gehort entends entendu rumours rumors apparently allegedly angeblich "
                     "apparemment supposedly assures assured according laut selon",
                     foldName(words[i].text))
            && !(i > 0 && isWord(words[i], {"plans"})
                 && isWord(words[i - 1], {"my", "our", "own", "meine", "unsere", "mes", "nos"}))) // "my plans"
            return true;
    }
    return false;
}

bool tellsOfOthers(std::string_view title, bool asks)
{
    const std::vector<Token> words = wordsOf(title);
    if (!words.empty()
        && isWord(words.back(), {"so", "therefore", "hence", "now", "also", "deshalb", "daher", "donc", "alors"}))
        return false; // what follows is drawn from it
    for (std::size_t at = 0; at < words.size(); ++at) {
        const std::string word = foldName(words[at].text);
        if (isListed("according laut selon dapres fyi rumoured allegedly angeblich apparemment", word)
            || (asks && isListed("ignore ignored disregard ignorieren ignoriere ignorer ignorez", word)))
            return true;
        const std::string two = at + 1 < words.size() ? word + foldName(words[at + 1].text) : std::string();
        if (isListed("toldto toldme tellsme toldus tellsus hesays shesays theysay hesaid shesaid heardfrom "
                     "notmine notme notmy forreference forinfo forinformation yourinformation mirgesagt mirgeschrieben "
                     "ersagt siesagt nichtmeine nichtvon zurinfo zurinformation zurkenntnis madit pasles pasmes pasmoi "
                     "pourinfo pourinformation",
                     two))
            return true;
    }
    return false;
}

bool isReported(std::string_view text, const Phase &present)
{
    const auto quotes = [&](std::string_view mark) { return text.find(mark) != std::string_view::npos; };
    const bool quoted = quotes("\"") || quotes("\u201c") || quotes("\u201e") || quotes("\u00ab");
    if (quoted && isHypothetical(text))
        return true;
    const std::vector<Token> words = wordsOf(text);
    for (std::size_t i = 0; i < std::min<std::size_t>(words.size(), 4); ++i) {
        const std::optional<Season> season = seasonNamed(words[i].text);
        const bool year = i + 1 < words.size()
                          && words[i + 1].text.find_first_of("0123456789") != std::string_view::npos; // a heading
        const bool talk = words.size() > i + 3 && !year;
        if (season && talk && *season != present.season
            && !(present.stage == Stage::Adjustments && *season != Season::Spring && *season != Season::Summer))
            return true;
    }
    return false;
}

bool leavesOpen(std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    if (speaksOfGoal(words))
        return false;
    const bool goesOn =
        words.size() > 1 && isWord(words.front(), {"then", "dann", "puis", "ensuite", "danach", "later", "weiter"})
        && !isWord(words[1], {"its", "is", "ist", "hab", "habe", "haben", "have", "gehort", "cest", "jai"});
    const bool outcome = tellsOutcome(words);
    // "Since from there it gets to Holland or Belgium", but "because ..., or A Mun - Bur"
    const bool reason =
        !words.empty() && isWord(words.front(), {"because", "since", "weil", "denn", "puisque", "car", "parce"});
    const auto isOfReason = [&](const Token &word) {
        const std::string_view before = trimmed(text.substr(0, static_cast<std::size_t>(word.column)));
        return reason && !before.ends_with(',') && isWord(word, {"or", "oder", "ou", "either", "entweder"});
    };
    std::size_t at = 0;
    return goesOn || std::any_of(words.begin(), words.end(), [&](const Token &word) {
               const std::size_t next = ++at; // "all or nothing", "or so he says"
               if (isOfReason(word))
                   return false;
               if (next < words.size() && isWord(words[next], {"nothing", "so", "less", "nichts", "rien"}))
                   return false;
               if (outcome
                   && isWord(word, {"probably", "possibly", "maybe", "perhaps", "wahrscheinlich", "vielleicht",
                                    "womoglich", "peutetre", "probablement"}))
                   return false;
               return word.text != "o\u00f9"
                      && isListed("or oder ou either entweder soit maybe perhaps possibly probably "
                                  "vielleicht womoglich eventuell wahrscheinlich peutetre probablement "
                                  "unsure undecided tbd tbc unsicher",
                                  foldName(word.text));
           });
}

bool saysOneStep(std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    const auto has = [&](std::initializer_list<std::string_view> list) {
        return std::any_of(words.begin(), words.end(), [&](const Token &word) { return isWord(word, list); });
    };
    return words.size() <= longestRegret && has({"only", "just", "nur", "bloss", "seulement", "juste", "pas", "no"})
           && has({"step", "steps", "schritt", "space", "province", "provinz", "feld", "pas", "case", "further",
                   "weiter"});
}

bool unsettles(std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    const auto approves = [](const Token &word) {
        return isWord(word, {"fine",    "right", "good",     "ok",      "okay",    "correct", "best",  "better",
                             "meant",   "gut",   "richtig",  "besser",  "bien",    "bon",     "juste", "correcte",
                             "allowed", "legal", "possible", "erlaubt", "moglich", "permis"});
    };
    if (words.empty() || speaksOfGoal(words) || thinksAgain(text))
        return !words.empty() && !speaksOfGoal(words);
    // A reason says what might have been otherwise: "even though I told Austria that it would stay".
    if (isWord(words.front(), {"because", "although", "though", "weil", "obwohl", "puisque"})
        || (words.size() > 1 && isWord(words[0], {"even"}) && isWord(words[1], {"though"})))
        return leavesOpen(text);
    const bool denied = isWord(words.front(), {"isnt", "wasnt", "arent", "cant"}); // "... isn't possible"
    const bool judged = isWord(words.front(), {"was", "were", "is", "war", "waren", "ist", "etait", "est"})
                        && std::none_of(words.begin(), words.end(), approves);
    bool guesses = false; // "..., I think"
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        guesses =
            guesses
            || (isWord(words[i], {"i", "je", "ich"})
                && isWord(words[i + 1], {"think", "guess", "suppose", "believe", "pense", "crois", "denke", "glaube"}));
        guesses = guesses || (isWord(words[i], {"glaube", "denke"}) && isWord(words[i + 1], {"ich"}));
    }
    const auto ofWriter = [&](const Token &word) { // "I'm not taking chances", not "I'm not sure"
        for (std::size_t i = 1; i + 1 < words.size(); ++i) {
            if (words[i].column == word.column)
                return isWord(words[i - 1], {"im", "am", "dont", "do"})
                       && !isWord(words[i + 1], {"sure", "certain", "decided", "convinced"});
        }
        return false;
    };
    const bool outcome = tellsOutcome(words);
    return denied || judged || guesses || leavesOpen(text)
           || std::any_of(words.begin(), words.end(), [&](const Token &word) {
                  if ((outcome && isWord(word, {"might", "could"})) || ofWriter(word))
                      return false;
                  return isListed("might would could not never nicht nie pas jamais konnte ware waere serait "
                                  "impossible illegal unmoglich verboten",
                                  foldName(word.text));
              });
}

bool regrets(std::string_view folded)
{
    return isOneOf(folded, {"no", "nah", "nope", "nein", "nee", "non", "wait", "oops", "ups", "sorry", "pardon",
                            "actually", "argh", "moment", "scratch"});
}

bool undoes(std::string_view folded)
{
    return isListed("forget ignore disregard scratch strike scrub scrap belay delete cancel drop undo "
                    "vergiss vergesst streich streiche ignoriere oublie oubliez annule annulez ignorez",
                    folded);
}

bool prefers(std::string_view folded)
{
    return isOneOf(folded,
                   {"rather", "lieber", "plutot", "better", "besser", "mieux", "meant", "mean", "doch", "correction"});
}

bool thinksAgain(std::string_view text)
{
    std::vector<Token> words = wordsOf(text);
    while (
        words.size() > 1
        && isWord(words.front(), {"oh", "ah", "hm", "hmm", "um", "er", "well", "but", "ach", "na", "ja", "and", "or"}))
        words.erase(words.begin());
    if (words.empty() || trimmed(text).back() == '?') // "Nice one, no?"
        return false;
    const auto next = [&](std::initializer_list<std::string_view> list) {
        return words.size() > 1 && isWord(words[1], list);
    };
    const bool turns = isWord(words.front(), {"on", "then", "dann", "dun"}); // "on the other hand, no"
    if (words.size() == 1 ? isWord(words[0], {"no", "nah", "nope", "nein", "non"})
                          : turns && isWord(words.back(), {"no", "nein", "non", "hand", "again", "wieder", "cote"}))
        return true;
    if (isWord(words.front(), {"no"}))
        return next({"wait", "hang", "hold", "sorry", "thats", "that", "its", "it", "not", "but", "better", "rather",
                     "actually", "no", "scratch", "forget", "cant", "stop"});
    if (isWord(words.front(), {"hang", "hold"}))
        return next({"on"});
    if (isWord(words.front(), {"wait", "sorry", "moment", "actually"})) // "sorry for being late"
        return next({"no", "not", "that", "thats", "nein", "non"});
    return regrets(foldName(words.front().text)) && words.size() <= longestRegret;
}

std::string_view withoutOr(std::string_view text)
{
    if (text.starts_with("or so ")) // "or so he says"
        return text;
    for (const std::string_view joint : {"or ", "oder ", "ou ", "else ", "sonst ", "either ", "entweder "}) {
        const bool same = text.size() > joint.size() && (text.front() | 0x20) == joint.front()
                          && text.substr(1).starts_with(joint.substr(1));
        if (same)
            text = trimmed(text.substr(joint.size()));
    }
    return text;
}

} // namespace entente

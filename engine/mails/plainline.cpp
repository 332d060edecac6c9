#include "mails/plainline.h"

#include "base/names.h"
#include "base/utf8.h"
#include "map/board.h"
#include "map/coastnames.h"
#include "language/vocabulary.h"
#include "mails/linepieces.h"
#include "mails/mailphase.h"
#include "mails/winterwords.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <utility>
#include <vector>

namespace entente {

namespace {

constexpr std::size_t longestEntity = 9; ///< bytes from "&" to ";"

bool isFigures(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("0123456789:- ") == std::string_view::npos;
}

/// Says of a bracket that it only tells what became of the order: "(*bounce*)", "(bounced with A War)", "(1-1)". Where
/// to retreat is something else.
bool tellsResult(std::string_view inside)
{
    const std::vector<Token> words = wordsOf(inside);
    const bool orders = std::any_of(words.begin(), words.end(),
                                    [](const Token &word) { return foldName(word.text).starts_with("retreat"); });
    return isFigures(inside) || (!words.empty() && beginsWithResult(inside) && !orders);
}

void blank(std::string &line, std::size_t begin, std::size_t end)
{
    std::fill(line.begin() + static_cast<std::ptrdiff_t>(begin), line.begin() + static_cast<std::ptrdiff_t>(end), ' ');
}

constexpr std::string_view bullets[] = {"\u2022", "\u00b7", "\u2023", "\u2043", "\u25aa", "\u25ab", "\u25cf",
                                        "\u25cb", "\u25e6", "\u25a0", "\u25a1", "\u2610", "\u2611", "\u2713",
                                        "\u2714", "\u2717", "\u2718", "\u274c", "\u2705", "\u2756", "\uf0b7"};

/// The dots and ticks of lists that were pasted: at the head of an order nothing, between two of them a stop.
void blankBullets(std::string &line)
{
    constexpr std::string_view before = " \t>|\u00a0"; // quotes, and spaces that keep words together
    for (const std::string_view bullet : bullets) {
        for (std::size_t at = line.find(bullet); at != std::string::npos; at = line.find(bullet, at + 1)) {
            const std::size_t last = std::string_view(line).substr(0, at).find_last_not_of(before);
            blank(line, at, at + bullet.size());
            if (last != std::string::npos && line[last] != ':')
                line[at] = ';';
        }
    }
}

/// Signs as a page's source spells them: "A Vie -&gt; Gal", "&#8594;".
void readEntities(std::string &line)
{
    constexpr std::pair<std::string_view, std::string_view> entities[] = {
        {"gt", ">"},     {"rarr", "-"},   {"ndash", "-"},  {"mdash", "-"},  {"minus", "-"},
        {"nbsp", " "},   {"quot", " "},   {"apos", "'"},   {"lsquo", "'"},  {"rsquo", "'"},
        {"ldquo", " "},  {"rdquo", " "},  {"bull", "-"},   {"middot", "-"}, {"amp", "&"},
        {"auml", "ä"},   {"ouml", "ö"},   {"uuml", "ü"},   {"szlig", "ß"},  {"eacute", "é"},
        {"egrave", "è"}, {"agrave", "à"}, {"ccedil", "ç"}, {"lt", "<"},     {"hellip", "..."},
    };
    for (std::size_t at = line.find('&'); at != std::string::npos; at = line.find('&', at + 1)) {
        const std::size_t end = line.find(';', at);
        if (end == std::string::npos || end - at > longestEntity)
            continue;
        const std::string name = line.substr(at + 1, end - at - 1);
        if (name.size() > 1 && name.front() == '#') {
            const bool hex = name[1] == 'x' || name[1] == 'X';
            const char *first = name.data() + (hex ? 2 : 1), *last = name.data() + name.size();
            std::uint32_t point = 0;
            if (const auto read = std::from_chars(first, last, point, hex ? 16 : 10);
                read.ec == std::errc() && read.ptr == last && point >= ' ') {
                std::string sign;
                appendCodePoint(sign, point);
                line.replace(at, end + 1 - at, sign);
            }
            continue;
        }
        for (const auto &[spelt, sign] : entities) {
            if (name == spelt)
                line.replace(at, end + 1 - at, sign);
        }
    }
}

/// "<li>A Vie - Gal</li>", "A Vie - Gal<br>A Bud - Ser": tags of a page's source. Those that end a row part orders,
/// those that end a cell part columns. "<F Nwy - StP>" is none.
void blankTags(std::string &line)
{
    for (std::size_t open = line.find('<'); open != std::string::npos; open = line.find('<', open + 1)) {
        const std::size_t close = line.find_first_of("<>", open + 1);
        if (close == std::string::npos || line[close] == '<')
            continue;
        const bool ends = line[open + 1] == '/';
        const std::size_t begin = open + (ends ? 2 : 1);
        const std::size_t end = std::min(line.find_first_of(" />", begin), close);
        const std::string name = foldName(std::string_view(line).substr(begin, end - begin));
        const bool bare = line[end] == '>' || line[end] == '/'; // "<b Ven - Aus>" is a bomber
        const bool known =
            isOneOf(name, {"br",    "li",    "ul", "ol", "em", "strong", "del",  "ins",  "div",   "span",
                           "table", "tbody", "tr", "td", "th", "pre",    "code", "font", "small", "blockquote"})
            || (line[end] == ' ' && name == "p" && line.find('=', end) < close)
            || (bare && isOneOf(name, {"b", "i", "u", "s", "p", "tt", "h1", "h2", "h3"}));
        if (!known)
            continue;
        blank(line, open, close + 1);
        if (name == "br" || (ends && isOneOf(name, {"li", "p", "div", "tr"})))
            line[open] = ';';
        else if (ends && isOneOf(name, {"td", "th"}))
            line[open] = '\t';
    }
}

/// "Clause 1." and "Punkt 2:" before an order.
void blankClause(std::string &line)
{
    const std::vector<Token> tokens = tokenize(line);
    if (tokens.size() < 3 || tokens[1].text.find_first_not_of("0123456789.") != std::string_view::npos
        || !isWord(tokens[0], {"clause", "article", "item", "point", "number", "punkt", "artikel", "nummer", "nr"}))
        return;
    if (tokens[1].text.ends_with('.') || tokens[2].is(Token::Kind::Colon) || tokens[2].is(Token::Kind::Close))
        blank(line, 0, static_cast<std::size_t>(tokens[tokens[1].text.ends_with('.') ? 1 : 2].end()));
}

/// "(1)", "1.)", "1/", "(iv)", "a)", "[ ]", "[x]" before an order: its number in a list, or a box to tick.
void blankNumber(std::string &line)
{
    const std::size_t begin = line.find_first_not_of(" \t>|-*");
    if (begin == std::string::npos)
        return;
    const bool open = line[begin] == '(' || line[begin] == '[';
    std::size_t end = begin + (open ? 1 : 0);
    const auto isDigit = [&line](std::size_t at) { return at < line.size() && line[at] >= '0' && line[at] <= '9'; };
    if (isDigit(end)) {
        while (isDigit(end))
            ++end;
        end += end < line.size() && line[end] == '.' ? 1 : 0;
    } else if (const std::size_t roman = std::min(line.find_first_not_of("ivx", end), line.size());
               open && roman > end + 1 && roman < end + 5) { // "(iii)"
        end = roman;
    } else if (end < line.size() && (line[end] == ' ' || ((line[end] | 0x20) >= 'a' && (line[end] | 0x20) <= 'z'))) {
        end += 1;
    }
    const bool stroke =
        !open && end > begin && end + 1 < line.size() && line[end] == '/' && line[end + 1] == ' ' && isDigit(begin);
    if (stroke || (end > begin + (open ? 1 : 0) && end < line.size() && (line[end] == ')' || line[end] == ']')))
        blank(line, begin, end + 1);
}

/// ";-)" and ":(" after a word, which would be read as the beginning of a list and half a bracket.
void blankSmileys(std::string &line)
{
    const auto isIn = [&line](std::size_t at, std::string_view signs) {
        return at < line.size() && signs.find(line[at]) != std::string_view::npos;
    };
    for (std::size_t eyes = line.find_first_of(":;"); eyes != std::string::npos;
         eyes = line.find_first_of(":;", eyes + 1)) {
        std::size_t end = eyes + 1;
        end += isIn(end, "-^'");
        const std::size_t mouth = end;
        while (isIn(end, ")(|/\\DPp"))
            ++end;
        const bool alone = (eyes == 0 || isIn(eyes - 1, " \t.!")) && (end == line.size() || isIn(end, " \t\r.,;!"));
        if (end > mouth && alone)
            blank(line, eyes, end);
    }
}

/// "Den s (E) NTH": what one power's name alone begins with, behind a verb that helps.
bool isHelpersOwner(const Board &board, std::string_view before, std::string_view inside)
{
    const std::vector<Token> words = wordsOf(before);
    const std::string folded = foldName(inside);
    if (words.empty() || folded.empty() || board.findKind(inside).valid()
        || (meaningOf(words.back().text) != Meaning::Support && meaningOf(words.back().text) != Meaning::Convoy)
        || static_cast<std::size_t>(words.back().end()) != trimmed(before).size() + before.find_first_not_of(" \t"))
        return false;
    int fitting = 0;
    for (int p = 0; p < board.powerCount(); ++p)
        fitting += foldName(board.power(PowerId(p)).name).starts_with(folded) ? 1 : 0;
    return fitting == 1;
}

/// "(*bounce*)" and "[1:1]" behind an order, "(Russian)" behind a unit.
void blankBrackets(const Board &board, std::string &line)
{
    for (std::size_t open = line.find_first_of("(["); open != std::string::npos;
         open = line.find_first_of("([", open + 1)) {
        const std::size_t close = line.find(line[open] == '(' ? ')' : ']', open);
        if (close == std::string::npos)
            return;
        const std::string inside = line.substr(open + 1, close - open - 1);
        if (inside.find('(') != std::string::npos)
            continue;
        if (isOneOf(foldName(inside), {"konvoi", "convoi", "geleit", "perkonvoi", "parconvoi"})) {
            line.replace(open + 1, inside.size(), "via convoy");
            continue;
        }
        const bool behind = line.find_first_not_of(" \t>*") < open;
        const bool owner = foldName(inside).size() > 3 && board.findPower(inside).valid();
        const bool letter = inside.size() < 4 && isHelpersOwner(board, std::string_view(line).substr(0, open), inside);
        const std::size_t next = line.find_first_not_of(" \t", close + 1);
        const bool heads = next != std::string::npos && line[next] == ':'; // "Bob (Austria): ..."
        if (behind && (tellsResult(inside) || letter || (owner && !heads)))
            blank(line, open, close + 1);
    }
}

/// "(Flug über Kiel)", "(flying over Kiel)": a way that stands in a bracket.
void writeOutWays(std::string &line)
{
    for (std::size_t open = line.find('('); open != std::string::npos; open = line.find('(', open + 1)) {
        const std::size_t close = line.find(')', open);
        if (close == std::string::npos)
            return;
        const std::vector<Token> words = wordsOf(std::string_view(line).substr(open, close - open));
        if (words.size() < 3 || words.size() > 5
            || !isWord(words[0], {"flug", "flying", "flight", "fliegt", "flies", "vol"})
            || !isWord(words[1], {"uber", "ueber", "over", "via", "through", "par", "durch"}))
            continue;
        line[close] = ' ';
        line.replace(open, static_cast<std::size_t>(words[1].end()), " via");
    }
}

/// "A Vie - Gal  (Bounced by A War, 1 against 1.)": whole sentences in the bracket at the end, parted as the program's
/// own reports part them. They may name orders, places and powers.
void blankSentences(std::string &line)
{
    const std::string_view text = trimmed(line, " \t\r");
    const std::size_t open = text.find("  (");
    if (open == std::string_view::npos || !text.ends_with(".)"))
        return;
    const unsigned char first = static_cast<unsigned char>(text[open + 3]);
    const bool capital = (first >= 'A' && first <= 'Z') || first >= 0x80;
    const bool orderBefore = text.substr(0, open).find_first_not_of(" \t>*") != std::string_view::npos;
    if (capital && orderBefore) {
        const auto begin = static_cast<std::size_t>(text.data() - line.data());
        blank(line, begin + open, begin + text.size());
    }
}

/// "A Vie - Gal // as we said", "A Vie - Gal # as we said".
void blankComment(std::string &line)
{
    for (const std::string_view sign : {" // ", " # "}) {
        const std::size_t at = line.find(sign);
        const std::size_t said = at == std::string::npos ? at : line.find_first_not_of(" \t", at + sign.size());
        if (said != std::string::npos && line[said] != '-') // an order goes on with a dash
            blank(line, at, line.size());
    }
}

/// "~~A Vie - Gal~~": struck through. Alone the sign is an arrow's.
void blankStrikes(std::string &line)
{
    const std::size_t first = line.find("~~");
    const std::size_t last = line.rfind("~~");
    if (first == std::string::npos || last < first + 2)
        return;
    blank(line, first, first + 2);
    blank(line, last, last + 2);
}

/// "2:2" at the end: the strengths that met.
void blankFigures(std::string &line)
{
    const std::size_t end = line.find_last_not_of(" \t\r.");
    if (end == std::string::npos)
        return;
    const auto digit = [&](std::size_t i) { return line[i] >= '0' && line[i] <= '9'; };
    std::size_t at = end + 1;
    while (at > 0 && digit(at - 1))
        --at;
    if (at == end + 1 || at == 0 || line[at - 1] != ':')
        return;
    std::size_t first = at - 1;
    while (first > 0 && digit(first - 1))
        --first;
    if (first < at - 1 && (first == 0 || line[first - 1] == ' '))
        blank(line, first, end + 1);
}

/// "A-SYR": the dash joins a kind and its place.
void blankDashes(const Board &board, std::string &line)
{
    for (std::size_t i = 1; i + 2 < line.size(); ++i) {
        const bool alone = i == 1 || std::string_view(" \t,;(").find(line[i - 2]) != std::string_view::npos;
        if ((line[i] != '-' && line[i] != '/') || !alone || !board.findKind(line.substr(i - 1, 1)).valid())
            continue;
        std::size_t end = i + 1;
        while (end < line.size() && ((line[end] | 0x20) >= 'a' && (line[end] | 0x20) <= 'z'))
            ++end;
        if (end > i + 2 && board.findRegion(line.substr(i + 1, end - i - 1)).valid())
            line[i] = ' ';
    }
}

/// "AMUN-BUR", "FKie S AMun": the kind's letter and its place in one word, in capitals.
void partLetters(const Board &board, std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t i = tokens.size(); i-- > 0;) { // from behind: columns before stay
        const std::string_view word = tokens[i].text;
        const auto isCapital = [](char c) { return c >= 'A' && c <= 'Z'; };
        const bool capitals = word.size() > 3 && word.size() < 6 && isCapital(word[0]) && isCapital(word[1]);
        // "avie-tri", where the notation goes on
        const bool small = word.size() == 4 && !isCapital(word[0]) && i + 1 < tokens.size()
                           && (tokens[i + 1].is(Token::Kind::Dash) || isWord(tokens[i + 1], {"s", "h", "c"}));
        if (tokens[i].is(Token::Kind::Word) && (capitals || small) && !board.findRegion(word).valid()
            && board.findKind(std::string(1, static_cast<char>(word[0] & ~0x20))).valid()
            && board.findRegion(word.substr(1)).valid())
            line.insert(static_cast<std::size_t>(tokens[i].column) + 1, " ");
    }
}

/// "the Emperor's DA BRN": whose unit it is, as the notation has it.
void blankPossessives(const Board &board, std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        for (const std::string_view mark : {"'s", "\u2019s"}) {
            const std::string_view text = tokens[i].text;
            if (!text.ends_with(mark) || !board.findPower(text.substr(0, text.size() - mark.size())).valid()
                || !board.findKind(tokens[i + 1].text).valid())
                continue;
            const auto end = static_cast<std::size_t>(tokens[i].end());
            blank(line, end - mark.size(), end);
        }
    }
}

/// "norh coast": a quarter with a slip of the pen.
void mendQuarters(std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t i = tokens.size(); i-- > 1;) { // from behind: columns before stay
        const std::string folded = foldName(tokens[i - 1].text);
        if (!isWord(tokens[i], {"coast", "cst"}) || folded.size() < 4)
            continue;
        for (const std::string_view quarter : {"north", "south", "east", "west"}) {
            if (folded != quarter && folded.front() == quarter.front() && editDistance(folded, quarter, 1) <= 1)
                line.replace(static_cast<std::size_t>(tokens[i - 1].column), tokens[i - 1].text.size(), quarter);
        }
    }
}

/// "the south coast of St Petersburg": the coast behind its place, as the notation has it.
void turnCoasts(const Board &board, std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t i = 1; i + 1 < tokens.size(); ++i) { // "Leningrad on the southern coast", "Spain, côte sud"
        const std::string_view code = coastCode(foldName(tokens[i].text) + foldName(tokens[i + 1].text));
        std::size_t place = i;
        while (place > 0
               && (tokens[place - 1].is(Token::Kind::Comma) || tokens[place - 1].is(Token::Kind::Open)
                   || isWord(tokens[place - 1],
                             {"the", "one", "on", "at", "that", "is", "der", "die", "an", "auf", "la"})))
            --place;
        if (code.empty() || !isWord(tokens[i], {"cote"}) == !isWord(tokens[i + 1], {"coast", "cst", "kuste", "kueste"})
            || place == 0 || place == i || !board.findRegion(tokens[place - 1].text).valid())
            continue;
        const auto begin = static_cast<std::size_t>(tokens[place].column);
        const bool stop = tokens[i + 1].text.ends_with('.');
        const bool closed =
            tokens[place].is(Token::Kind::Open) && i + 2 < tokens.size() && tokens[i + 2].is(Token::Kind::Close);
        line.replace(begin, static_cast<std::size_t>(tokens[i + (closed ? 2 : 1)].end()) - begin - (stop ? 1 : 0),
                     '(' + std::string(code) + ')');
        return;
    }
    for (std::size_t i = 0; i + 3 < tokens.size(); ++i) {
        const bool coast = isWord(tokens[i + 1], {"coast"}) && isWord(tokens[i + 2], {"of", "in"});
        std::string code = foldName(tokens[i].text).substr(0, 1);
        if (!coast
            || !isWord(tokens[i], {"north", "south", "east", "west", "northern", "southern", "eastern", "western"}))
            continue;
        for (std::size_t last = std::min(i + 6, tokens.size()); last-- > i + 3;) {
            const auto begin = static_cast<std::size_t>(tokens[i + 3].column);
            const std::string_view written =
                std::string_view(before).substr(begin, static_cast<std::size_t>(tokens[last].end()) - begin);
            const std::string name(trimmed(written, "."));
            if (!board.findRegion(name).valid())
                continue;
            std::size_t from = i;
            while (from > 0 && isWord(tokens[from - 1], {"the", "on", "at"}))
                --from;
            line.replace(static_cast<std::size_t>(tokens[from].column),
                         static_cast<std::size_t>(tokens[last].end() - tokens[from].column),
                         name + '(' + code + "c)" + (written.ends_with('.') ? "." : ""));
            return;
        }
    }
}

/// "mun.bur": two names with a full stop for the dash.
void readStops(const Board &board, std::string &line)
{
    const std::string before = line;
    for (const Token &token : tokenize(before)) {
        const std::size_t stop = token.text.find('.');
        if (token.is(Token::Kind::Word) && stop > 2 && stop + 3 < token.text.size()
            && board.findRegion(token.text.substr(0, stop)).valid()
            && board.findRegion(token.text.substr(stop + 1)).valid() && !board.findRegion(token.text).valid())
            line[static_cast<std::size_t>(token.column) + stop] = '-';
    }
}

/// "Brest (F) ... MAO", "Tri (F)": the kind stands behind its place, in a bracket; points lead to where it goes.
void turnKinds(const Board &board, std::string &line)
{
    for (std::size_t open = line.find('('); open != std::string::npos; open = line.find('(', open + 1)) {
        const std::size_t close = line.find(')', open);
        if (close == std::string::npos)
            return;
        const std::string kind = line.substr(open + 1, close - open - 1);
        const std::size_t end = open == 0 ? std::string::npos : line.find_last_not_of(' ', open - 1);
        if (!board.findKind(kind).valid() || end == std::string::npos)
            continue;
        std::size_t begin = line.find_last_of(" ,;:", end);
        begin = begin == std::string::npos ? 0 : begin + 1;
        const std::string name = line.substr(begin, end + 1 - begin);
        // "S Vie (S) A Clu - Ser"
        const std::string_view before = trimmed(std::string_view(line).substr(0, begin));
        const std::size_t word = before.find_last_of(" ,;:");
        const bool led = board.findKind(before.substr(word == std::string_view::npos ? 0 : word + 1)).valid();
        if (led || !board.findRegion(name).valid() || board.findKind(name).valid())
            continue;
        line.replace(begin, close + 1 - begin, kind + ' ' + name);
        const std::size_t dots = begin + kind.size() + name.size() + 1;
        const std::size_t first = std::min(line.find_first_not_of(' ', dots), line.size());
        if (line.compare(first, 3, "...") == 0)
            line.replace(first, std::min(line.find_first_not_of('.', first), line.size()) - first, "-");
    }
}

/// "A Pav ... S A Mil - Lod": points that lead to the verb.
void blankLeaders(std::string &line)
{
    for (std::size_t at = line.find(" ... "); at != std::string::npos; at = line.find(" ... ", at + 1)) {
        const std::vector<Token> behind = wordsOf(std::string_view(line).substr(at));
        const std::optional<Meaning> verb = behind.empty() ? std::nullopt : meaningOf(behind.front().text);
        if (verb && *verb <= Meaning::Disband)
            blank(line, at, at + 5);
    }
    // "fleet at Edinburgh ....... 2": a sum stands at the end of them
    const std::size_t dots = line.find("....");
    const std::size_t behind = dots == std::string::npos ? dots : line.find_first_not_of('.', dots);
    const std::string_view sum =
        behind == std::string::npos ? std::string_view() : trimmed(std::string_view(line).substr(behind));
    if (!sum.empty() && sum.size() < 3 && sum.find_first_not_of("0123456789") == std::string_view::npos)
        blank(line, dots, line.size());
}

/// "Flotten: ...", "My armies: ...": a title within the line, which names no power.
void blankTitles(std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t i = 1; i < tokens.size(); ++i) {
        if (!tokens[i].is(Token::Kind::Colon) || !isPluralKind(foldName(tokens[i - 1].text)))
            continue;
        const bool article =
            i > 1 && isWord(tokens[i - 2], {"my", "the", "les", "mes", "meine", "die", "and", "und", "et"});
        blank(line, static_cast<std::size_t>(tokens[article ? i - 2 : i - 1].column),
              static_cast<std::size_t>(tokens[i].end()));
    }
}

/// "Tyr. Sea": words cut short that only together name a place.
void spellOutNames(const Board &board, std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
        if (!tokens[i].is(Token::Kind::Word) || !tokens[i].text.ends_with('.') || tokens[i].text.size() < 3
            || !tokens[i + 1].is(Token::Kind::Word) || meaningOf(tokens[i + 1].text)
            || board.findKind(tokens[i + 1].text).valid())
            continue;
        const auto begin = static_cast<std::size_t>(tokens[i].column);
        const std::size_t size = static_cast<std::size_t>(tokens[i + 1].end()) - begin;
        const std::string both = before.substr(begin, size);
        const std::vector<ProvinceId> meant =
            board.findRegion(both).valid() ? std::vector<ProvinceId>() : board.provincesBeginning(both);
        if (meant.size() != 1)
            continue;
        line.replace(begin, size, board.province(meant.front()).name);
        spellOutNames(board, line); // the columns have changed
        return;
    }
}

/// "GERMANY - A Ber - Kie": the dash is no sign, but parts the power from its orders.
void partPower(const Board &board, std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t dash = 1; dash < 4 && dash + 1 < tokens.size(); ++dash) {
        if (!tokens[dash].is(Token::Kind::Dash) || !tokens[dash].spaceBefore
            || !board.findKind(tokens[dash + 1].text).valid())
            continue;
        const auto begin = static_cast<std::size_t>(tokens.front().column);
        const std::string name = before.substr(begin, static_cast<std::size_t>(tokens[dash - 1].end()) - begin);
        if (foldName(name).size() > 2 && board.findPower(name).valid())
            line.replace(static_cast<std::size_t>(tokens[dash].column), tokens[dash].text.size(), ":");
        return;
    }
}

/// What stands on a country's cars and letters, and what it is called, as far as its name begins otherwise.
constexpr std::pair<std::string_view, std::string_view> countrySigns[] = {
    {"gb", "Great Britain"}, {"uk", "Great Britain"}, {"d", "Deutschland"},
    {"deu", "Deutschland"},  {"o", "Österreich"},     {"su", "Soviet Union"},
};

/// What the name of one power alone begins with: "Emp", "E"; before a colon also a country's sign.
PowerId powerCutShort(const Board &board, std::string_view word, bool colon)
{
    const std::string written = foldName(word);
    PowerId only;
    for (int p = 0; p < board.powerCount() && !written.empty(); ++p) {
        if (!foldName(board.power(PowerId(p)).name).starts_with(written))
            continue;
        if (only.valid())
            return {};
        only = PowerId(p);
    }
    for (const auto &[sign, country] : countrySigns) {
        if (!only.valid() && colon && written == sign)
            only = board.findPower(country);
    }
    return only;
}

/// "E: ...", "Emp: ...". A letter may be a kind's, but no colon follows it. Where a line begins so, its other sentences
/// may as well: "G: mun > sil. T: disband."
void spellOutPower(const Board &board, std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    if (tokens.empty() || !tokens[0].is(Token::Kind::Word))
        return;
    const auto hasColon = [&](std::size_t at) {
        return at + 2 < tokens.size() && tokens[at + 1].is(Token::Kind::Colon);
    };
    // "RUS A Mos - Pol", and alone above a list; one or two letters only with a colon.
    const bool heads = tokens[0].text.size() > 2 && !meaningOf(tokens[0].text)
                       && !board.findKind(tokens[0].text).valid()
                       && (tokens.size() == 1 || board.findKind(tokens[1].text).valid() || phaseNamed(tokens[1].text));
    for (std::size_t at = hasColon(0) ? tokens.size() : heads ? 1 : 0; at-- > 0;) { // from behind: columns before stay
        const bool begins = at == 0 || tokens[at - 1].text.ends_with('.') || tokens[at - 1].text.ends_with(';');
        if (!begins || !(at == 0 || hasColon(at)) || !tokens[at].is(Token::Kind::Word) || tokens[at].text.size() > 4
            || board.findPower(tokens[at].text).valid() || board.findRegion(tokens[at].text).valid())
            continue;
        if (const PowerId only = powerCutShort(board, tokens[at].text, hasColon(at)); only.valid())
            line.replace(static_cast<std::size_t>(tokens[at].column), tokens[at].text.size(), board.power(only).name);
    }
}

/// "F NTH - Den and", "A Con - Bul for sure": what joins a line to the next one, or only makes it stronger.
void blankTail(std::string &line)
{
    for (bool more = true; more;) {
        more = false;
        const std::string_view text = trimmed(line, " \t\r.!,");
        for (const std::string_view tail : {" and", " with", " und", " mit", " et", " avec", " for sure", " definitely",
                                            " auf jeden Fall", " obviously", " of course"}) {
            if (!text.ends_with(tail))
                continue;
            const std::size_t end = static_cast<std::size_t>(text.data() - line.data()) + text.size();
            blank(line, end - tail.size(), end);
            more = true;
            break;
        }
    }
}

/// "l'Autriche": the article before a power.
void blankElisions(const Board &board, std::string &line)
{
    for (std::size_t at = line.find('\''); at != std::string::npos; at = line.find('\'', at + 1)) {
        const bool begins = at == 1 || (at > 1 && line[at - 2] == ' ');
        if (at == 0 || !begins || (line[at - 1] != 'l' && line[at - 1] != 'L'))
            continue;
        const std::size_t end = std::min(line.find_first_of(" ,.;:", at), line.size());
        if (board.findPower(line.substr(at + 1, end - at - 1)).valid())
            blank(line, at - 1, at + 1);
    }
}

/// "please", "thanks!": they say nothing to an order, nor does a dash before the last.
void blankCourtesy(std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (!isWord(tokens[i], {"please", "pls", "plz", "bitte", "svp", "thanks", "thx", "danke", "merci", "cheers",
                                "obvs", "lol"}))
            continue;
        const auto begin = static_cast<std::size_t>(tokens[i].column);
        const bool stop = tokens[i].text.ends_with('.');
        blank(line, begin, static_cast<std::size_t>(tokens[i].end()) - (stop ? 1 : 0));
        const bool last = i + 1 == tokens.size();
        if (last && i > 1 && tokens[i - 1].is(Token::Kind::Dash) && tokens[i - 1].spaceBefore)
            blank(line, static_cast<std::size_t>(tokens[i - 1].column), line.size());
    }
}

} // namespace

std::string plainLine(const Board &board, std::string_view line, Stage stage)
{
    std::string plain(line);
    blankTags(plain);
    readEntities(plain);
    blankComment(plain);
    if (const std::size_t brace = plain.find(" } "); brace != std::string::npos) // "A Mar H } all agreed"
        plain[brace + 1] = ';';
    blankStrikes(plain);
    blankSmileys(plain);
    blankBullets(plain);
    blankClause(plain);
    blankNumber(plain);
    blankSentences(plain);
    blankBrackets(board, plain);
    writeOutWays(plain);
    blankFigures(plain);
    blankDashes(board, plain);
    partLetters(board, plain);
    readStops(board, plain);
    turnKinds(board, plain);
    blankLeaders(plain);
    if (stage != Stage::Adjustments) // there it says what the list is of
        blankTitles(plain);
    blankPossessives(board, plain);
    mendQuarters(plain);
    turnCoasts(board, plain);
    blankCourtesy(plain);
    blankTail(plain);
    blankElisions(board, plain);
    spellOutPower(board, plain);
    if (const std::size_t aboard = plain.find(" an Bord:"); aboard != std::string::npos) // the colon names no power
        blank(plain, aboard + 8, aboard + 9);
    spellOutNames(board, plain);
    if (stage != Stage::Adjustments) // there it is the sign of a removal
        partPower(board, plain);
    for (std::size_t stroke = plain.find(" / "); stroke != std::string::npos; stroke = plain.find(" / ", stroke + 1))
        plain[stroke + 1] = ';';
    return plain;
}

} // namespace entente

#include "mails/mailasides.h"

#include "base/names.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/saidpieces.h"
#include "mails/saidunits.h"
#include "mails/sentences.h"
#include "mails/winterwords.h"
#include "language/vocabulary.h"

#include <algorithm>

namespace entente {

namespace {

/// Words that take back what follows them; the last word of each phrase.
bool takesBack(const std::vector<Token> &words, std::size_t at, Stage stage)
{
    const std::string word = foldName(words[at].text);
    const std::string before = at > 0 ? foldName(words[at - 1].text) : std::string();
    const bool two = (word == "of" && before == "instead") || (word == "than" && before == "rather")
                     || (word == "de" && before == "lieu") || (word == "que" && before == "plutot")
                     || (word == "von" && before == "anstelle") || (word == "longer" && before == "no");
    // "Keep Smyrna, disband Ankara instead."
    const bool keeps = stage == Stage::Adjustments
                       && isOneOf(word, {"keep", "keeps", "spare", "behalte", "behalten", "garde", "gardez"});
    return two || keeps || (undoes(word) && !isRemoveWord(word)) // "scrap F Lon" asks for a removal
           || isOneOf(word, {"not", "never", "nicht", "statt", "anstatt", "pas", "dont"});
}

/// Where a clause ends: at a sign, or at a word that goes on with something else.
std::size_t asideEnd(std::string_view line, std::size_t at)
{
    std::size_t end = std::min(line.find_first_of(",;()!?:", at), line.size());
    for (std::size_t stop = line.find(". ", at); stop < end; stop = end)
        end = stop;
    const std::string_view clause = line.substr(at, end - at);
    for (const Token &word : wordsOf(clause)) {
        if (isWord(word, {"please", "do", "bitte", "sondern", "but", "as", "like", "wie", "comme", "mais", "make", "it",
                          "should", "because", "weil", "car", "anymore", "mehr"}))
            return at + static_cast<std::size_t>(word.column);
    }
    return end;
}

void blankOut(std::string &line, std::size_t begin, std::size_t end)
{
    std::fill(line.begin() + static_cast<std::ptrdiff_t>(begin), line.begin() + static_cast<std::ptrdiff_t>(end), ' ');
}

/// "... A Con - Gre?? ": the sentence that a question mark ends.
void takeQuestions(std::string &line, const Board &board, std::vector<MailAside> &asides)
{
    for (std::size_t mark = line.find('?'); mark != std::string::npos; mark = line.find('?', mark + 1)) {
        const std::size_t stop = mark == 0 ? std::string::npos : line.find_last_of(";!?:.\t", mark - 1);
        std::size_t begin = stop == std::string::npos ? 0 : stop + 1;
        while (begin > 0 && begin < mark && line[begin - 1] == '.' && line[begin] != ' ') { // "n.c."
            const std::size_t earlier = begin < 2 ? std::string::npos : line.find_last_of(";!?:.", begin - 2);
            begin = earlier == std::string::npos ? 0 : earlier + 1;
        }
        // "A Hol - Bel, supported by F HEL?": the order before the comma is none.
        if (const std::size_t comma = line.rfind(',', mark);
            comma != std::string::npos && comma > begin
            && beginsLikeOrder(board, std::string_view(line).substr(begin, comma - begin)))
            begin = comma + 1;
        // "... to get to Burgundy (I think that is called support?)"
        const std::size_t open = line.rfind('(', mark);
        const bool inside = open != std::string::npos && open > begin && line.find(')', open) > mark;
        begin = inside ? open + 1 : begin;
        const std::string said(trimmed(std::string_view(line).substr(begin, mark - begin)));
        const std::vector<Token> words = wordsOf(said); // "Can I have a fleet in Brest?" asks for one
        const bool asksFor = words.size() > 2
                             && isWord(words[0], {"can", "could", "may", "konnte", "kann", "puis", "pourrais"})
                             && isWord(words[1], {"i", "we", "you", "ich", "wir", "je", "tu"});
        if (said.empty() || asksFor || !namesPlace(board, said))
            continue;
        asides.push_back({said + '?', said, true});
        blankOut(line, inside ? open : begin, mark + (inside && line.substr(mark + 1, 1) == ")" ? 2 : 1));
        if (!inside && begin < line.size() && begin > 0)
            line[begin] = ';';
    }
}

/// "Edinburgh?", "And the fleet in Trieste?": a unit of which something is said next.
bool namesUnitOnly(const Board &board, std::string_view said)
{
    int places = 0;
    const std::vector<SaidPiece> pieces = saidPieces(said, board, ProvinceSet());
    for (const SaidPiece &piece : pieces) {
        const bool says = piece.is(SaidPiece::Kind::Word) && !isArticle(piece)
                          && !isOneOf(piece.folded, {"what", "about", "was", "quant", "pour", "so", "now"});
        if (says || piece.is(SaidPiece::Kind::Dash) || piece.is(SaidPiece::Kind::Comma) || piece.is(SaidPiece::Kind::Go)
            || piece.is(SaidPiece::Kind::Hold) || piece.is(SaidPiece::Kind::Support) || piece.is(SaidPiece::Kind::To)
            || piece.is(SaidPiece::Kind::Not))
            return false;
        places += piece.is(SaidPiece::Kind::Place) ? 1 : 0;
    }
    return places == 1 && pieces.size() < 6;
}

/// "Yes.", "Ja!", "... and I keep my word: yes."
bool affirms(std::string_view answer)
{
    const auto yes = [](const Token &word) {
        return isWord(word, {"yes", "yep", "yeah", "yup", "aye", "ja", "jawohl", "oui", "absolutely", "definitely"});
    };
    const std::vector<Token> words = wordsOf(answer);
    const std::size_t colon = answer.rfind(':');
    const std::vector<Token> last = wordsOf(answer.substr(colon == std::string_view::npos ? answer.size() : colon));
    return (!words.empty() && yes(words.front())) || (last.size() == 1 && yes(last.front()));
}

/// "Germany going to the Ruhr instead of Burgundy was decent of him", "he promised not to go to Belgium": the sentence
/// around the byte speaks of another power, or of what somebody said.
bool isToldOfOthers(const Board &board, std::string_view text, std::size_t at)
{
    for (const Sentence &sentence : sentencesOf(text)) {
        if (at < sentence.begin || at >= sentence.end)
            continue;
        const std::string_view said = text.substr(sentence.begin, at - sentence.begin);
        const std::size_t colon = said.rfind(':');
        const std::vector<Token> words = wordsOf(said.substr(colon == std::string_view::npos ? 0 : colon));
        return isHypothetical(text.substr(sentence.begin, sentence.end - sentence.begin))
               || std::any_of(words.begin(), words.end(), [&](const Token &word) {
                      return word.text.size() > 3 && board.findPower(word.text).valid();
                  });
    }
    return false;
}

/// "the Greek army": a unit of the position, by the adjective of its place.
bool namesUnitByAdjective(std::string_view text, const ParseContext &context)
{
    const std::vector<Token> words = wordsOf(text);
    for (std::size_t at = 0; context.position && at + 1 < words.size(); ++at) {
        if (kindSaid(*context.board, words[at + 1].text).valid()
            && regionOfAdjective(*context.board, context.position->units, foldName(words[at].text)).valid())
            return true;
    }
    return false;
}

/// May an order begin there: can it be read, as far as it goes, or is a unit named?
bool mayBegin(std::string_view clause, const ParseContext &context)
{
    if (!beginsLikeOrder(*context.board, clause))
        return false;
    const auto parsed = parseOrder(clause, context);
    const std::vector<Token> words = wordsOf(clause);
    return parsed || (parsed.error().kind == ParseError::Kind::ExtraText && parsed.error().column > 0)
           || (words.size() > 2 && context.board->findKind(words.front().text).valid()
               && context.board->findRegion(words[1].text).valid());
}

/// "Replace A War - Sil by A War - Gal", "change A Gal - Vie to A Gal - Bud": the first is taken back, the second is
/// left.
void takeReplaced(std::string &line, const ParseContext &context, std::vector<MailAside> &asides)
{
    const std::string text = line;
    const std::vector<Token> words = wordsOf(text);
    constexpr std::string_view quotes = " \t\"'.,\xc2\xab\xbb\xe2\x80\x9c\x9d\x9e\xa0";
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (!isListed("replace change swap ersetze ersetzen andere remplace remplacez changez",
                      foldName(words[at].text)))
            continue;
        const auto begin = static_cast<std::size_t>(words[at].end());
        std::size_t end = std::min(text.find_first_of(";!?", begin), text.size());
        end = std::min(end, text.find(". ", begin));
        for (std::size_t by = at + 1; by < words.size() && static_cast<std::size_t>(words[by].column) < end; ++by) {
            const auto joint = static_cast<std::size_t>(words[by].column),
                       next = static_cast<std::size_t>(words[by].end());
            if (!isWord(words[by], {"with", "by", "to", "into", "durch", "in", "par", "en"}))
                continue;
            const std::string old(trimmed(std::string_view(text).substr(begin, joint - begin), quotes));
            const std::string_view now = trimmed(std::string_view(text).substr(next, end - next), quotes);
            if (!parseOrder(old, context) || !parseOrder(now, context))
                continue;
            const auto verb = static_cast<std::size_t>(words[at].column);
            asides.push_back({text.substr(verb, joint - verb), old});
            const auto first = static_cast<std::size_t>(now.data() - text.data());
            blankOut(line, verb, first);
            blankOut(line, first + now.size(), end);
            return;
        }
    }
}

} // namespace

std::vector<MailAside> takeAsides(std::string &line, const ParseContext &context)
{
    const Board &board = *context.board;
    std::vector<MailAside> asides;
    takeReplaced(line, context, asides);
    takeQuestions(line, board, asides);
    const std::string text = line;
    const std::vector<Token> words = wordsOf(text);
    for (std::size_t at = 0; at < words.size(); ++at) {
        const auto behind = static_cast<std::size_t>(words[at].end());
        if (line[static_cast<std::size_t>(words[at].column)] == ' ' || words[at].text.ends_with('.')
            || !takesBack(words, at, context.stage))
            continue;
        const std::size_t end = asideEnd(text, behind);
        const std::string_view order = trimmed(std::string_view(text).substr(behind, end - behind), " \t\r\n.");
        if (!namesPlace(board, order) && !namesUnitByAdjective(order, context))
            continue;
        const bool two = isOneOf(foldName(words[at].text), {"of", "than", "de", "que", "von", "longer"});
        const auto begin = static_cast<std::size_t>(words[two ? at - 1 : at].column);
        asides.push_back({std::string(trimmed(std::string_view(text).substr(begin, end - begin))), std::string(order),
                          false, isToldOfOthers(board, text, begin)});
        blankOut(line, begin, end);
    }
    return asides;
}

std::vector<std::string> takeTags(std::string &line)
{
    std::vector<std::string> taken;
    for (const std::string_view tag :
         {"oder", "right", "ok", "okay", "non", "gell", "nicht wahr", "isn't it", "isn\u2019t it", "n'est-ce pas",
          "n\u2019est-ce pas", "doesn't it", "don't they", "correct"}) {
        for (const std::string &sign : {std::string(tag) + '?', std::string(tag) + " ?"}) {
            const std::size_t at = line.find(", " + sign);
            if (at == std::string::npos)
                continue;
            blankOut(line, at, at + 2 + sign.size());
            line[at] = '.';
            taken.push_back(sign);
        }
    }
    return taken;
}

void answerQuestions(std::string &line, const Board &board)
{
    for (std::size_t mark = line.find('?'); mark != std::string::npos; mark = line.find('?', mark + 1)) {
        const std::size_t stop = mark == 0 ? std::string::npos : line.find_last_of(";!?:.\t", mark - 1);
        const std::size_t begin = line.find_first_not_of(" \t", stop == std::string::npos ? 0 : stop + 1);
        const std::size_t next = std::min(line.find_first_of(".!?;", mark + 1), line.size());
        const std::string_view said = std::string_view(line).substr(begin, mark - begin);
        const std::string_view answer = trimmed(std::string_view(line).substr(mark + 1, next - mark - 1));
        const std::vector<Token> first = wordsOf(answer);
        if (first.empty() || isWord(first.front(), {"or", "oder", "ou"})
            || (stop != std::string::npos && stop > 0 && line.compare(stop - 1, 2, "..") == 0))
            continue; // nobody answers
        if (namesUnitOnly(board, said)) {
            const bool turns = std::any_of(first.begin(), first.end(), [](const Token &word) {
                return isWord(word, {"but", "aber", "mais"}); // which may take back what stands before
            });
            line[mark] = turns ? '.' : ',';
        } else if (affirms(answer) && namesPlace(board, said)) {
            line[mark] = '.';
            const std::vector<Token> words = wordsOf(said); // "Should Belgium support Ruhr to Burgundy? Yes."
            if (!words.empty()
                && isWord(words[0], {"should", "shall", "does", "do", "will", "soll", "sollte", "doit", "faut"}))
                blankOut(line, begin, begin + static_cast<std::size_t>(words[0].end()));
        }
    }
}

std::size_t talkBefore(std::string_view text, const ParseContext &context, bool corrects)
{
    const Board &board = *context.board;
    const auto clauseFrom = [&](std::size_t at) {
        std::string_view clause = text.substr(at, std::min(text.find_first_of(",;!?", at), text.size()) - at);
        return clause.substr(0, clause.find(". "));
    };
    std::size_t begin = 0;
    for (const Token &token : tokenize(text)) {
        const auto column = static_cast<std::size_t>(token.column);
        if (column < begin)
            continue;
        const bool sentence = token.is(Token::Kind::Word) && token.text.size() > 2
                              && (token.text.ends_with('.') || token.text.ends_with('!'));
        const bool courtesy = isListed("please do make it so ok okay well now sorry pardon correction oops "
                                       "no nein non rather lieber plutot change but aber mais desole wait "
                                       "typo entschuldigung korrektur doch only finally meanwhile also "
                                       "lastly first next then nur ausserdem schliesslich zuletzt zuerst "
                                       "dann enfin ensuite puis seule seulement new orders neu neue "
                                       "befehle ordres nouveaux",
                                       foldName(token.text));
        if (corrects && begin == 0 && !courtesy)
            return 0;
        if (!token.is(Token::Kind::Comma) && !sentence && !courtesy
            && !(token.is(Token::Kind::Dash) && token.text.size() > 1))
            continue;
        const std::string_view said = text.substr(begin, static_cast<std::size_t>(token.end()) - begin);
        if ((looksLikeOrder(board, said) && namesPlace(board, said)) || isHypothetical(said))
            return 0;
        begin = std::min(text.find_first_not_of(courtesy ? " \t:,-" : " \t", static_cast<std::size_t>(token.end())),
                         text.size());
        if (begin < text.size() && mayBegin(clauseFrom(begin), context))
            return begin;
    }
    return 0;
}

} // namespace entente

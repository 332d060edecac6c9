#include "mails/mailremarks.h"

#include "base/names.h"
#include "language/vocabulary.h"
#include "mails/linepieces.h"
#include "mails/sentences.h"

#include <algorithm>
#include <optional>

namespace entente {

void noteRemark(std::string_view piece, std::vector<MailNote> &notes)
{
    const std::string_view text = trimmed(piece);
    const std::size_t open = text.find_last_of("([");
    if (open == std::string_view::npos || open == 0 || !(text.ends_with(')') || text.ends_with(']'))
        || text.front() == '(')
        return;
    const std::string_view remark = text.substr(open);
    const std::vector<Token> words = wordsOf(remark);
    const bool speaks = words.size() > 1 || remark.find('+') != std::string_view::npos;
    const bool way = !words.empty()
                     && isOneOf(foldName(words.front().text),
                                {"via", "by", "north", "south", "east", "west", "nc", "sc", "ec", "wc"});
    // "A Mun - Ruh (sorry, Bur!)"
    const bool corrects = !words.empty()
                          && (isWord(words.front(), {"or", "oder", "ou", "maybe"})
                              || (words.size() < 4
                                  && (regrets(foldName(words.front().text))
                                      || isWord(words.front(), {"rather", "lieber", "plutot", "meant"}))));
    if (speaks && !way)
        notes.push_back({corrects ? MailNote::Kind::Unsure : MailNote::Kind::Remark, std::string(remark), {}});
}

bool dropRemark(std::string &piece, const ParseError &fault, std::vector<MailNote> &notes)
{
    if (fault.column < 0)
        return false;
    for (std::size_t open = piece.find('('); open != std::string::npos; open = piece.find('(', open + 1)) {
        const std::size_t close = piece.find(')', open);
        const auto column = static_cast<std::size_t>(fault.column);
        if (close == std::string::npos || open > column + fault.piece.size())
            return false;
        const std::string inside = piece.substr(open + 1, close - open - 1);
        const std::vector<Token> words = wordsOf(inside);
        const bool talk = open > 0 && words.size() > 1 && inside.find_first_of("-[(") == std::string::npos
                          && std::none_of(words.begin(), words.end(), [](const Token &word) {
                                 const std::optional<Meaning> meaning = meaningOf(word.text);
                                 return meaning == Meaning::Via || (meaning && *meaning <= Meaning::Disband)
                                        || isWord(word, {"to", "or", "oder", "ou", "nach", "no"});
                             });
        if (column > close || !talk)
            continue;
        notes.push_back({leavesOpen(inside) ? MailNote::Kind::Unsure : MailNote::Kind::Remark,
                         piece.substr(open, close + 1 - open),
                         {}});
        piece.replace(open, close + 1 - open, close + 1 - open, ' ');
        return true;
    }
    return false;
}

void noteOtherPhase(MailLine &line, const MailHeading &heading, const Phase &present, const YearCount &years)
{
    if (!heading.phase || mayMean(*heading.phase, present, years))
        return;
    for (MailOrder &order : line.orders)
        order.notes.push_back(
            {MailNote::Kind::OtherPhase, heading.phase->text, heading.phase->results ? "results" : ""});
    if (!heading.phase->results)
        return;
    line.faults.clear(); // of a season that is over nothing is missed
    if (line.kind == MailLine::Kind::Refused)
        line.kind = MailLine::Kind::Prose;
}

void notePress(MailLine &line, const MailHeading &heading)
{
    if (!heading.press)
        return;
    if (line.orders.empty())
        line.kind = MailLine::Kind::Prose;
    line.faults.clear();
    for (MailOrder &order : line.orders)
        order.notes.push_back({MailNote::Kind::Press, {}, {}});
}

} // namespace entente

#include "mails/mailremarks.h"

#include "base/names.h"
#include "mails/linepieces.h"

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
    if (speaks && !way)
        notes.push_back({MailNote::Kind::Remark, std::string(remark), {}});
}

void noteOtherPhase(MailLine &line, const MailHeading &heading, const Phase &present, const YearCount &years)
{
    if (!heading.phase || mayMean(*heading.phase, present, years))
        return;
    for (MailOrder &order : line.orders)
        order.notes.push_back({MailNote::Kind::OtherPhase, heading.phase->text, {}});
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

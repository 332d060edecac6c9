#include "orders/mailremarks.h"

#include "base/names.h"
#include "orders/linepieces.h"

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

} // namespace entente

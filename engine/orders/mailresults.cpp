#include "orders/mailresults.h"

#include "base/names.h"
#include "map/board.h"
#include "orders/linepieces.h"

#include <algorithm>

namespace entente {

namespace {

/// "Supply centres:", as this program and the mail judges head their lists.
bool isTitle(std::string_view line)
{
    return isOneOf(foldName(line), {"supplycentres", "supplycenters", "ownershipofsupplycentres",
                                    "ownershipofsupplycenters", "events", "versorgungszentren", "ereignisse"});
}

/// "Austria, 3: Budapest, Trieste, Vienna", "Austria (Anna), 3: ...", "Neutral, 12: ...".
bool countsCentres(const Board &board, std::string_view line)
{
    const std::string_view before = line.substr(0, line.find(':'));
    const std::size_t comma = before.rfind(',');
    if (before.size() == line.size() || comma == std::string_view::npos)
        return false;
    const std::string_view figures = trimmed(before.substr(comma + 1));
    const std::string_view name = trimmed(before.substr(0, std::min(comma, before.find('('))));
    return !figures.empty() && figures.find_first_not_of("0123456789") == std::string_view::npos
           && (board.findPower(name).valid() || isOneOf(foldName(name), {"neutral", "neutre"}));
}

/// "Austria: A Ser may retreat to Alb, Gre", "The Austrian Army in Serbia can retreat to Albania or Greece.",
/// "Italy: Army Venice, No Order Processed.": in the words of this program and of the mail judges.
bool hasSaying(std::string_view line)
{
    const std::string folded = foldName(line);
    constexpr std::string_view sayings[] = {
        "noorderscamefrom", "keinebefehlevon", "noorderprocessed", "thenextphaseof",      "thedeadlinefor",

        "mayretreatto",     "canretreatto",    "mustdisband",      "withnovalidretreats", "kannsichzuruckziehennach",
        "musssichauflosen"};
    return std::any_of(std::begin(sayings), std::end(sayings),
                       [&](std::string_view saying) { return folded.find(saying) != std::string::npos; });
}

} // namespace

bool tellsResults(const Board &board, std::string_view line, MailHeading &heading)
{
    if (isTitle(line)) {
        heading.aside = MailHeading::Aside::Titled;
        return true;
    }
    if (heading.aside != MailHeading::Aside::None) {
        heading.aside = MailHeading::Aside::Listed;
        return true;
    }
    return countsCentres(board, line) || hasSaying(line);
}

void endBlocks(std::string_view line, MailHeading &heading)
{
    if (!line.empty())
        return;
    heading.press = false;
    if (heading.aside == MailHeading::Aside::Listed)
        heading.aside = MailHeading::Aside::None;
}

} // namespace entente

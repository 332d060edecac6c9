#include "mails/mailresults.h"

#include "base/names.h"
#include "map/board.h"
#include "mails/linepieces.h"

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

} // namespace

bool announces(std::string_view line)
{
    const std::string folded = foldName(line);
    constexpr std::string_view sayings[] = {
        "noorderscamefrom", "keinebefehlevon", "noorderprocessed", "thenextphaseof",      "thedeadlinefor",
        "mayretreatto",     "canretreatto",    "mustdisband",      "withnovalidretreats", "kannsichzuruckziehennach",
        "musssichauflosen"};
    return std::any_of(std::begin(sayings), std::end(sayings),
                       [&](std::string_view saying) { return folded.find(saying) != std::string::npos; });
}

bool tellsResults(const Board &board, std::string_view line, MailHeading &heading)
{
    if (isTitle(line)) {
        heading.aside = MailHeading::Aside::Titled;
        return true;
    }
    if (board.findPower(trimmed(line.ends_with(':') ? line.substr(0, line.size() - 1) : line)).valid())
        heading.aside = MailHeading::Aside::None; // its orders follow
    if (heading.aside != MailHeading::Aside::None) {
        heading.aside = MailHeading::Aside::Listed;
        return true;
    }
    return countsCentres(board, line);
}

void endBlocks(std::string_view line, MailHeading &heading)
{
    if (!line.empty())
        return;
    heading.press = false;
    if (heading.hearsayEnds == MailHeading::HearsayEnds::WithNextBlank)
        heading.hearsay.clear();
    if (heading.aside == MailHeading::Aside::Listed)
        heading.aside = MailHeading::Aside::None;
}

} // namespace entente

#include "orders/mail.h"

#include "map/board.h"
#include "orders/notation.h"

#include <algorithm>

namespace entente {

namespace {

bool isOfOtherPhase(const MailOrder &order)
{
    return std::any_of(order.notes.begin(), order.notes.end(),
                       [](const MailNote &note) { return note.kind == MailNote::Kind::OtherPhase; });
}

/// The last order for a unit counts; the ones before it give way, and it says so. Another phase's order is none of
/// them.
void noteRepeats(Mail &mail, const Board &board)
{
    for (std::size_t l = 0; l < mail.lines.size(); ++l) {
        for (MailOrder &order : mail.lines[l].orders) {
            const bool placed = order.order.at.valid() && !is<Build>(order.order);
            for (std::size_t earlier = 0; placed && earlier < l; ++earlier) {
                for (const MailOrder &other : mail.lines[earlier].orders) {
                    const bool same = other.order.at.valid()
                                      && board.provinceOf(other.order.at) == board.provinceOf(order.order.at)
                                      && other.order.layer == order.order.layer && other.power == order.power
                                      && other.order != order.order && isOfOtherPhase(other) == isOfOtherPhase(order);
                    if (same)
                        order.notes.push_back({MailNote::Kind::Repeated, other.text, {}});
                }
            }
        }
    }
}

} // namespace

int Mail::orderCount() const
{
    int count = 0;
    for (const MailLine &line : lines)
        count += static_cast<int>(line.orders.size());
    return count;
}

int Mail::refusedCount() const
{
    return static_cast<int>(std::count_if(lines.begin(), lines.end(), [](const MailLine &line) {
        return !line.faults.empty() && line.kind != MailLine::Kind::Prose;
    }));
}

bool Mail::names(const Phase &present, const YearCount &years) const
{
    return std::any_of(lines.begin(), lines.end(),
                       [&](const MailLine &line) { return line.phase && mayMean(*line.phase, present, years); });
}

std::optional<NamedPhase> Mail::otherPhase(const Phase &present, const YearCount &years) const
{
    if (names(present, years))
        return std::nullopt;
    const auto other = std::find_if(lines.begin(), lines.end(), [](const MailLine &line) { return line.phase; });
    return other == lines.end() ? std::nullopt : other->phase;
}

Mail readMail(std::string_view text, const ParseContext &context)
{
    Mail mail;
    MailHeading heading;
    int number = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        MailLine line = readMailLine(text.substr(0, end), context, heading);
        line.number = ++number;
        mail.lines.push_back(std::move(line));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    noteRepeats(mail, *context.board);
    return mail;
}

} // namespace entente

#include "mails/mail.h"

#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/mailcuts.h"
#include "orders/notation.h"
#include "orders/position.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace entente {

namespace {

/// Another phase's, or only talk.
bool isMeantElsewhere(const MailOrder &order)
{
    return std::any_of(order.notes.begin(), order.notes.end(), [](const MailNote &note) {
        return note.kind == MailNote::Kind::OtherPhase || note.kind == MailNote::Kind::Press;
    });
}

/// Whose order for which unit, and meant for the present phase or not.
struct OrderedUnit {
    PowerId power;
    ProvinceId place;
    Layer layer = Layer::Field;
    int number = 0;
    bool elsewhere = false;

    friend bool operator==(const OrderedUnit &, const OrderedUnit &) = default;
};

/// Nothing where two orders may be for two units: builds, and units that share a box and have no number.
std::optional<OrderedUnit> unitOf(const MailOrder &order, const ParseContext &context)
{
    const Board &board = *context.board;
    if (!order.order.at.valid() || is<Build>(order.order))
        return std::nullopt;
    const ProvinceId place = board.provinceOf(order.order.at);
    if (board.province(place).unlimited && order.order.number == 0)
        return std::nullopt;
    PowerId power = order.power;
    if (!power.valid() && context.position && context.stage == Stage::Moves) {
        if (const UnitId unit = unitIn(board, *context.position, place, order.order.layer); unit.valid())
            power = context.position->units[static_cast<std::size_t>(unit.index())].power;
    }
    return OrderedUnit{power, place, order.order.layer, order.order.number, isMeantElsewhere(order)};
}

/// The last order for a unit counts; the one before it gives way, and it says so. Another phase's order is none of
/// them, nor is talk, and what is quoted does not outdo the answer that stands above it.
void noteRepeats(Mail &mail, const ParseContext &context)
{
    struct Standing {
        OrderedUnit unit;
        const MailOrder *order = nullptr;
        int quoted = 0;
    };
    std::vector<Standing> standing;
    for (MailLine &line : mail.lines) {
        for (MailOrder &order : line.orders) {
            const std::optional<OrderedUnit> unit = unitOf(order, context);
            if (!unit)
                continue;
            const auto before =
                std::find_if(standing.begin(), standing.end(), [&](const Standing &one) { return one.unit == *unit; });
            if (before == standing.end()) {
                standing.push_back({*unit, &order, line.quoted});
                continue;
            }
            const bool older = line.quoted > before->quoted;
            if (before->order->order != order.order)
                order.notes.push_back(
                    {older ? MailNote::Kind::Quoted : MailNote::Kind::Repeated, before->order->text, {}});
            if (!older)
                *before = {*unit, &order, line.quoted};
        }
    }
}

/// The ">" that mail programs put before what they quote.
int quotesBefore(std::string_view line)
{
    const std::string_view marks = line.substr(0, line.find_first_not_of("> \t"));
    return static_cast<int>(std::count(marks.begin(), marks.end(), '>'));
}

/// Is anything ordered for the unit in this phase? Who says whose the unit is does not matter.
bool isOrdered(const Mail &mail, const Board &board, const Order &unit)
{
    const auto same = [&](const MailOrder &order) {
        return !isMeantElsewhere(order) && order.order.at.valid() && order.order.layer == unit.layer
               && board.provinceOf(order.order.at) == board.provinceOf(unit.at)
               && (order.order.number == 0 || order.order.number == unit.number);
    };
    return std::any_of(mail.lines.begin(), mail.lines.end(),
                       [&](const MailLine &line) { return std::any_of(line.orders.begin(), line.orders.end(), same); });
}

/// The units of a power that nothing was ordered for, where a line lets them hold.
void letTheRestHold(Mail &mail, const Board &board, const Position &position)
{
    for (MailLine &line : mail.lines) {
        if (!line.restHolds.valid())
            continue;
        for (std::size_t i = 0; i < position.units.size(); ++i) {
            const Unit &unit = position.units[i];
            if (unit.power != line.restHolds)
                continue;
            const int number = board.province(board.provinceOf(unit.region)).unlimited
                                   ? numberOf(board, position, UnitId(static_cast<int>(i)))
                                   : 0;
            const Order hold{unit.kind, unit.region, unit.layer, Hold(), static_cast<std::uint8_t>(number)};
            if (!isOrdered(mail, board, hold))
                line.orders.push_back({line.restHolds, hold, {}, std::string(trimmed(line.text)), {}});
        }
        if (!line.orders.empty())
            line.kind = MailLine::Kind::Orders;
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
    std::map<int, MailHeading> headings; // what a quoted mail says stands over its own lines only
    int number = 0;
    int last = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const int quoted = quotesBefore(text.substr(0, end));
        const auto [heading, first] = headings.try_emplace(quoted);
        if (first)
            heading->second.phase = headings[last].phase;
        MailLine line = readMailLine(text.substr(0, end), context, heading->second);
        last = quoted;
        line.quoted = quoted;
        line.number = ++number;
        mail.lines.push_back(std::move(line));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    if (context.position && context.stage == Stage::Moves)
        letTheRestHold(mail, *context.board, *context.position);
    refuseContinuations(mail, context);
    noteRepeats(mail, context);
    return mail;
}

} // namespace entente

#include "mails/mail.h"

#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/mailcorrections.h"
#include "mails/mailcuts.h"
#include "mails/mailconditions.h"
#include "mails/mailtransport.h"
#include "mails/unitowner.h"
#include "language/vocabulary.h"
#include "orders/notation.h"
#include "orders/position.h"

#include <algorithm>
#include <list>
#include <map>
#include <optional>
#include <utility>

namespace entente {

namespace {

/// Another phase's, or only talk.
bool isMeantElsewhere(const MailOrder &order)
{
    return std::any_of(order.notes.begin(), order.notes.end(), [](const MailNote &note) {
        return note.kind == MailNote::Kind::OtherPhase || note.kind == MailNote::Kind::Press
               || note.kind == MailNote::Kind::Withdrawn || note.kind == MailNote::Kind::Asked;
    });
}

/// "Not A Mar": the same order that stands above is taken back with it.
void noteWithdrawals(Mail &mail)
{
    std::vector<MailOrder *> above;
    for (MailLine &line : mail.lines) {
        for (MailOrder &order : line.orders) {
            const auto back = std::find_if(order.notes.begin(), order.notes.end(),
                                           [](const MailNote &note) { return note.kind == MailNote::Kind::Withdrawn; });
            if (back == order.notes.end()) {
                above.push_back(&order);
                continue;
            }
            for (MailOrder *other : above) {
                const bool same = other->order == order.order
                                  && (!other->power.valid() || !order.power.valid() || other->power == order.power);
                if (same && !isMeantElsewhere(*other))
                    other->notes.push_back(*back);
            }
        }
    }
}

/// "2 points to France, not 1" in a correction: what was given to the same power above is taken back.
void noteGiftsCorrected(Mail &mail)
{
    std::vector<std::pair<const MailLine *, MailOrder *>> gifts;
    for (MailLine &line : mail.lines) {
        for (MailOrder &order : line.orders) {
            const auto *gift = std::get_if<Transfer>(&order.order.action);
            if (!gift)
                continue;
            for (const auto &[above, earlier] : gifts) {
                const bool corrected = !line.correction.empty() && above != &line && !isMeantElsewhere(*earlier)
                                       && std::get<Transfer>(earlier->order.action).to == gift->to
                                       && (!order.power.valid() || earlier->power == order.power);
                if (corrected)
                    earlier->notes.push_back({MailNote::Kind::Withdrawn, line.correction, {}});
            }
            gifts.emplace_back(&line, &order);
        }
    }
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

/// Has the power one unit of the kind there, which needs no number? True of nobody's, and where no position is known.
bool isAlone(const Position &position, PowerId power, const Order &order)
{
    return std::count_if(position.units.begin(), position.units.end(),
                         [&](const Unit &unit) {
                             return unit.power == power && unit.region == order.at && unit.layer == order.layer
                                    && (!order.kind.valid() || unit.kind == order.kind);
                         })
           < 2;
}

/// Nothing where two orders may be for two units: those that share a box and have no number.
std::optional<OrderedUnit> unitOf(const MailOrder &order, const ParseContext &context)
{
    const Board &board = *context.board;
    if (!order.order.at.valid())
        return std::nullopt;
    const ProvinceId place = board.provinceOf(order.order.at);
    PowerId power = order.power;
    if (!power.valid() && context.position)
        power = ownerOf(board, *context.position, order.order);
    if (board.province(place).unlimited && order.order.number == 0
        && (is<Build>(order.order) || !context.position || !isAlone(*context.position, power, order.order)))
        return std::nullopt;
    return OrderedUnit{power, place, order.order.layer, order.order.number, isMeantElsewhere(order) || order.isAsked()};
}

/// Does the line take back something: "no, make that F Mar", "A Bre instead of F Bre"?
bool corrects(const MailLine &line)
{
    return !line.correction.empty() || std::any_of(line.orders.begin(), line.orders.end(), [](const MailOrder &order) {
        return std::any_of(order.notes.begin(), order.notes.end(),
                           [](const MailNote &note) { return note.kind == MailNote::Kind::Withdrawn; });
    });
}

/// Does the second mail count less than the first? Nothing if they can't be told apart by their dates.
bool isOlder(const Letter &one, const Letter &than)
{
    return one.sent && than.sent && *one.sent < *than.sent;
}

/// The last order for a unit counts; the one before it gives way, and it says so. Another phase's order is none of
/// them, nor is talk, and what is quoted does not outdo the answer that stands above it.
void noteRepeats(Mail &mail, const ParseContext &context)
{
    struct Standing {
        OrderedUnit unit;
        MailOrder *order = nullptr;
        int line = 0;
        int quoted = 0;
        int letter = 0;
        std::vector<MailOrder *> outdone = {}; ///< by it, earlier ones as well
    };
    std::vector<Standing> standing;
    for (MailLine &line : mail.lines) {
        for (MailOrder &order : line.orders) {
            const std::optional<OrderedUnit> unit = unitOf(order, context);
            if (!unit)
                continue;
            const auto before =
                std::find_if(standing.begin(), standing.end(), [&](const Standing &one) { return one.unit == *unit; });
            Standing own{*unit, &order, line.number, line.quoted, line.letter};
            if (before == standing.end()) {
                standing.push_back(own);
                continue;
            }
            // Of two builds on one site both were asked for, unless the second is a second thought.
            if (is<Build>(order.order) && !corrects(line)) {
                *before = own;
                continue;
            }
            const bool older = line.letter == before->letter
                                   ? line.quoted > before->quoted
                                   : isOlder(mail.letters[static_cast<std::size_t>(line.letter)],
                                             mail.letters[static_cast<std::size_t>(before->letter)]);
            if (before->order->order != order.order)
                order.notes.push_back({older ? MailNote::Kind::Quoted : MailNote::Kind::Repeated, before->order->text,
                                       line.letter == before->letter ? "" : "earlier"});
            if (older) {
                order.replacedIn = before->line;
                before->outdone.push_back(&order);
            } else {
                own.outdone = std::move(before->outdone);
                own.outdone.push_back(before->order);
                for (MailOrder *outdone : own.outdone)
                    outdone->replacedIn = line.number;
                *before = std::move(own);
            }
        }
    }
}

/// Who gives orders and quotes others has those alone in mind: what is quoted gives way, whichever units it names.
void noteQuotes(Mail &mail)
{
    std::vector<bool> speaks(mail.letters.size(), false);
    const auto gives = [](const MailLine &line) {
        return line.quoted == 0 && (!line.orders.empty() || line.restHolds.valid());
    };
    for (const MailLine &line : mail.lines)
        speaks[static_cast<std::size_t>(line.letter)] = speaks[static_cast<std::size_t>(line.letter)] || gives(line);
    for (MailLine &line : mail.lines) {
        if (line.quoted == 0 || !speaks[static_cast<std::size_t>(line.letter)])
            continue;
        line.restHolds = {};
        for (MailOrder &order : line.orders) {
            const bool told = std::any_of(order.notes.begin(), order.notes.end(),
                                          [](const MailNote &note) { return note.kind == MailNote::Kind::Quoted; });
            if (!told)
                order.notes.push_back({MailNote::Kind::Quoted, {}, {}});
        }
    }
}

/// What a mail's heading says of whose it is, and of which phase.
MailHeading headingOf(const Letter &letter, int index, const Board &board, const MailSenders &senders)
{
    MailHeading heading;
    heading.phase = phaseNamed(letter.subject);
    heading.power = powerNamed(board, letter.subject);
    if (!heading.power.valid()) {
        const auto known = senders.addresses.find(addressIn(letter.from));
        heading.power = known != senders.addresses.end() ? known->second : powerNamed(board, letter.from);
    }
    if (const auto told = senders.told.find(index); told != senders.told.end())
        heading.power = told->second;
    return heading;
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

constexpr std::size_t shortestWrapped = 50; ///< bytes of a line that ends with its sheet
constexpr std::size_t longestWrapped = 110;
constexpr std::size_t narrowestSheet = 60; ///< into which the next word would have gone

/// Does the line go on in the next one because the sheet ended there? A long line without a sign at its end, below
/// which no order, list or heading begins.
bool isWrapped(const Board &board, std::string_view line, std::string_view next)
{
    const std::string_view text = trimmed(line);
    const std::string_view more = trimmed(next);
    if (text.size() < shortestWrapped || text.size() > longestWrapped || more.empty()
        || std::string_view(".!?:;>)").find(text.back()) != std::string_view::npos || next.front() == ' '
        || std::string_view(">-*#|+=0123456789([").find(more.front()) != std::string_view::npos)
        return false;
    const std::vector<Token> words = tokenize(more);
    if (text.size() + words.front().text.size() + 1 < narrowestSheet)
        return false;
    const bool colon = words.size() > 1 && words[1].is(Token::Kind::Colon);
    // "... the army in / Munich goes to Kiel", and two orders of a list.
    const std::vector<Token> before = wordsOf(text);
    const std::optional<Meaning> last = before.empty() ? std::nullopt : meaningOf(before.back().text);
    const bool open = last && *last != Meaning::Hold && *last != Meaning::Disband;
    const std::optional<Meaning> first = meaningOf(words.front().text);
    const bool verb = first && *first <= Meaning::Contract && words.front().text.front() < 'a';
    const bool order = verb || (words.front().text.size() < 3 && board.findKind(words.front().text).valid())
                       || (!open && beginsLikeOrder(board, more));
    const bool listed = text.find(" - ") != std::string_view::npos || text.find('\t') != std::string_view::npos;
    return !colon && !order && !listed;
}

} // namespace

bool MailOrder::isAsked() const
{
    return std::any_of(notes.begin(), notes.end(), [](const MailNote &note) {
        return note.kind == MailNote::Kind::Unsure || note.kind == MailNote::Kind::Corrected;
    });
}

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

Mail readMail(std::string_view sent, const ParseContext &context, const MailSenders &senders)
{
    const std::string written = withoutTransport(sent);
    std::string_view text = written;
    Mail mail;
    Mailbox box = openMailbox(text);
    std::vector<std::string_view> lines;
    for (std::size_t i = 0; i < box.lines.size(); ++i) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    // What stands on after the end of a sheet belongs to the line before it.
    const std::vector<std::string_view> rawLines = lines;
    std::vector<bool> taken(lines.size(), false);
    std::list<std::string> joined;
    for (std::size_t i = 0, head = 0; i + 1 < lines.size(); ++i) {
        head = taken[i] ? head : i;
        const LetterLine &place = box.lines[i], &after = box.lines[i + 1];
        if (place.heading || after.heading || place.quoted + after.quoted > 0 || place.letter != after.letter
            || !isWrapped(*context.board, rawLines[i], rawLines[i + 1]))
            continue;
        joined.push_back(std::string(lines[head]) + ' ' + std::string(trimmed(lines[i + 1])));
        lines[head] = joined.back();
        taken[i + 1] = true;
    }
    const std::vector<bool> blocks = conditionBlocks(lines);
    std::map<int, MailHeading> headings; // what a quoted mail says stands over its own lines only
    int last = 0, letter = -1;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const LetterLine &place = box.lines[i];
        if (place.letter != letter) {
            letter = place.letter;
            last = 0;
            headings.clear();
            headings.emplace(0,
                             headingOf(box.letters[static_cast<std::size_t>(letter)], letter, *context.board, senders));
        }
        const auto [heading, first] = headings.try_emplace(place.quoted);
        if (first)
            heading->second.phase = headings[last].phase;
        last = place.quoted;
        MailLine line;
        if (taken[i]) {
            line.text = std::string(lines[i]);
        } else if (place.heading) {
            line.kind = MailLine::Kind::Heading;
            line.text = std::string(lines[i]);
            if (place.quoted == 0)
                line.phase = heading->second.phase;
        } else {
            heading->second.block = blocks[i];
            line = readMailLine(lines[i], context, heading->second);
        }
        line.letter = letter;
        line.quoted = place.quoted;
        line.number = static_cast<int>(i) + 1;
        mail.lines.push_back(std::move(line));
    }
    mail.letters = std::move(box.letters);
    if (context.position && context.stage == Stage::Moves)
        letTheRestHold(mail, *context.board, *context.position);
    refuseContinuations(mail, context);
    noteWithdrawals(mail);
    noteGiftsCorrected(mail);
    doubtCorrected(mail, *context.board);
    noteRepeats(mail, context);
    noteQuotes(mail);
    return mail;
}

} // namespace entente

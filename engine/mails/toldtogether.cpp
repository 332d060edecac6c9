#include "mails/toldtogether.h"

#include "mails/linepieces.h"
#include "language/tokenizer.h"

#include <optional>
#include <string>
#include <utility>

namespace entente {

namespace {

constexpr std::string_view listSigns = " \t;,.|&+";

/// Where in a text its helpers are announced.
struct Announcement {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool bracketed = false;
};

/// "supported by", "with the support of", "mit Unterstützung von", "(+".
std::optional<Announcement> announcementIn(std::string_view text)
{
    const std::vector<Token> tokens = tokenize(text);
    for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
        const auto column = [&](std::size_t at) { return static_cast<std::size_t>(tokens[at].column); };
        if (tokens[i].text == "(" && tokens[i + 1].text.starts_with('+'))
            return Announcement{column(i), column(i + 1) + 1, true};
        const bool from = isWord(tokens[i + 1], {"by", "from", "of", "von", "durch"});
        std::size_t first = i;
        bool with = isWord(tokens[i], {"supported", "backed", "unterstutzt", "unterstuetzt"});
        if (!with && isWord(tokens[i], {"support", "help", "unterstutzung", "unterstuetzung", "hilfe"})) {
            for (; first > 1; --first) {
                const bool sign = isWord(tokens[first - 1], {"with", "w", "mit"});
                with = with || sign;
                if (!sign && !isWord(tokens[first - 1], {"the"}) && !tokens[first - 1].is(Token::Kind::Slash))
                    break;
            }
        }
        if (!from || !with)
            continue;
        const bool bracketed = tokens[first - 1].is(Token::Kind::Open);
        return Announcement{column(bracketed ? first - 1 : first), static_cast<std::size_t>(tokens[i + 1].end()),
                            bracketed};
    }
    return std::nullopt;
}

/// The end of the next element of a list of units.
std::size_t elementEnd(std::string_view list)
{
    std::size_t end = list.find_first_of(";,|&+");
    for (const std::string_view joint : {" and ", " und ", " et "})
        end = std::min(end, list.find(joint));
    // A full stop, but not that of "St. Petersburg".
    for (std::size_t stop = list.find(". "); stop != std::string_view::npos; stop = list.find(". ", stop + 1)) {
        if (stop - std::min(stop, list.find_last_of(" (", stop) + 1) > 2)
            end = std::min(end, stop);
    }
    return std::min(end, list.size());
}

/// What is left of a list without the signs and the "and" before its next element.
std::string_view nextElement(std::string_view list)
{
    return trimmed(withoutJoint(trimmed(list, listSigns)), listSigns);
}

/// A unit alone, as one that stands.
std::optional<ParsedOrder> unitAlone(std::string_view text, const ParseContext &context)
{
    const auto order = parseOrder(std::string(text) + " H", context);
    return order && is<Hold>(order->order) ? std::optional<ParsedOrder>(*order) : std::nullopt;
}

/// The supporter's order of support for what `helped` does.
std::optional<Order> supportOf(const Order &helped, const Order &supporter)
{
    RegionId to;
    if (const auto *move = std::get_if<Move>(&helped.action))
        to = move->to();
    else if (!is<Hold>(helped) && !is<Support>(helped) && !is<Convoy>(helped))
        return std::nullopt;
    Order order = supporter;
    order.action = Support{helped.kind, helped.at, to, helped.layer, helped.number};
    return order;
}

ToldTogether readAnnounced(std::string_view text, const ParseContext &context)
{
    const std::optional<Announcement> announced = announcementIn(text);
    if (!announced)
        return {};
    const std::string_view left = trimmed(text.substr(0, announced->begin), listSigns);
    const auto helped = parseOrder(left, context);
    if (!helped)
        return {};
    ToldTogether told;
    told.orders.push_back({*helped, left});
    std::size_t end = announced->bracketed ? text.find(')', announced->end) : text.size();
    end = std::min(end, text.size());
    std::string_view list = nextElement(text.substr(announced->end, end - announced->end));
    while (!list.empty()) {
        const std::string_view element = trimmed(list.substr(0, elementEnd(list)), listSigns);
        const auto supporter = unitAlone(element, context);
        const auto support = supporter ? supportOf(helped->order, supporter->order) : std::nullopt;
        if (!support)
            break;
        ParsedOrder order = *supporter;
        order.order = *support;
        told.orders.push_back({order, text});
        list = nextElement(list.substr(elementEnd(list)));
    }
    if (told.orders.size() == 1 || (announced->bracketed && !list.empty()))
        return {};
    told.used =
        announced->bracketed ? std::min(end + 1, text.size()) : static_cast<std::size_t>(list.data() - text.data());
    if (list.empty() && !announced->bracketed)
        told.used = text.size();
    return told;
}

/// Units that support each other.
ToldTogether readMutual(std::string_view text, const ParseContext &context)
{
    std::optional<Token> sign;
    for (const Token &token : tokenize(text)) {
        if (!sign && isWord(token, {"ms"}))
            sign = token;
    }
    if (!sign || sign->column == 0)
        return {};
    const std::string_view left = trimmed(text.substr(0, static_cast<std::size_t>(sign->column)));
    const std::string_view behind = text.substr(static_cast<std::size_t>(sign->end()));
    const std::string_view element = behind.substr(0, elementEnd(behind));
    const auto other = unitAlone(trimmed(element), context);
    if (!other)
        return {};
    ToldTogether told;
    told.used = static_cast<std::size_t>(sign->end()) + element.size();
    const auto backs = [&](ParsedOrder one, const Order &backed) {
        one.order.action = Support{backed.kind, backed.at, {}, backed.layer};
        told.orders.push_back({one, text});
    };
    if (const auto support = parseOrder(left, context); support && is<Support>(support->order)) {
        const Support &backed = std::get<Support>(support->order.action);
        ParsedOrder middle = *support;
        middle.order = Order{backed.kind, backed.of, backed.layer, Hold()};
        told.orders.push_back({*support, left});
        backs(middle, other->order);
        backs(*other, middle.order);
        return told;
    }
    const auto one = unitAlone(left, context);
    if (!one)
        return {};
    backs(*one, other->order);
    backs(*other, one->order);
    return told;
}

/// Units in a row before one verb: all of them hold, or give the same support.
ToldTogether readShared(std::string_view text, const ParseContext &context)
{
    ToldTogether told;
    std::vector<std::pair<ParsedOrder, std::string_view>> units;
    for (std::string_view list = text; !list.empty();) {
        const std::size_t end = elementEnd(list);
        const std::string_view element = trimmed(list.substr(0, end), listSigns);
        list = nextElement(list.substr(end));
        if (const auto unit = unitAlone(element, context); unit && !parseOrder(element, context)) {
            units.emplace_back(*unit, element);
            continue;
        }
        const auto last = units.empty() ? std::nullopt : std::optional(parseOrder(element, context));
        if (!last || !*last || !(is<Hold>((*last)->order) || is<Support>((*last)->order)))
            return {};
        for (auto &[unit, written] : units) {
            unit.order.action = (*last)->order.action;
            told.orders.push_back({unit, written});
        }
        told.orders.push_back({**last, element});
        told.used = list.empty() ? text.size() : static_cast<std::size_t>(list.data() - text.data());
        return told;
    }
    return {};
}

} // namespace

ToldTogether readTogether(std::string_view text, const ParseContext &context)
{
    if (ToldTogether mutual = readMutual(text, context); !mutual.orders.empty())
        return mutual;
    if (ToldTogether announced = readAnnounced(text, context); !announced.orders.empty())
        return announced;
    return context.stage == Stage::Moves ? readShared(text, context) : ToldTogether();
}

} // namespace entente

#include "orders/completion.h"

#include "base/names.h"
#include "orders/notation.h"

#include <algorithm>

namespace entente {

namespace {

/// The words that count: without dashes and the letters of unit kinds.
std::vector<std::string> wordsThatCount(const Board &board, std::string_view text)
{
    std::vector<std::string> words;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        const std::string_view word = text.substr(start, end - start);
        start = end + 1;
        const bool letter = word.size() == 1 && board.findKind(word).valid() && foldName(word) != "s"
                            && foldName(word) != "c" && foldName(word) != "h";
        const bool dash =
            std::none_of(word.begin(), word.end(), [](unsigned char c) { return std::isalnum(c) || c >= 0x80; });
        if (!word.empty() && !letter && !dash)
            words.push_back(foldName(word));
    }
    return words;
}

} // namespace

Completion::Completion(const Board &board, const OrderRules &rules, const Position &position, PowerId power)
    : m_board(board), m_position(position), m_power(power), m_options(board, rules, position)
{
}

/// Is `typed` the beginning of the word as it is written in orders, or of a name of the place that it stands for?
bool Completion::begins(std::string_view word, std::string_view typed) const
{
    if (word.starts_with(typed))
        return true;
    const ProvinceId place = m_board.findProvince(word.substr(0, word.find('/')));
    if (!place.valid())
        return false;
    const Province &province = m_board.province(place);
    if (foldName(province.name).starts_with(typed))
        return true;
    return std::any_of(province.names.begin(), province.names.end(), [&](const auto &name) {
        return name.first.find(':') == std::string::npos
               && foldName(name.second).starts_with(typed); // "de:in" is a form of it
    });
}

std::vector<std::string> Completion::proposals(std::string_view typed, std::size_t most) const
{
    std::vector<std::string> found;
    if (m_position.phase.stage != Stage::Moves)
        return found;
    const std::vector<std::string> words = wordsThatCount(m_board, typed);
    if (words.empty())
        return found;
    const bool named = words.size() > 1 || typed.ends_with(' ');
    std::vector<Order> orders;
    for (std::size_t u = 0; u < m_position.units.size() && found.size() < most; ++u) {
        const Unit &unit = m_position.units[u];
        if (m_power.valid() && unit.power != m_power)
            continue;
        const std::string place = foldName(m_board.regionText(unit.region));
        if (!begins(place, words.front()))
            continue;
        if (!named) {
            found.push_back(unitText(m_board, unit) + ' ');
            continue;
        }
        orders.clear();
        m_options.ordersOf(UnitId(static_cast<int>(u)), orders);
        for (const Order &order : orders) {
            const std::string text = orderText(m_board, order);
            const std::vector<std::string> written = wordsThatCount(m_board, text);
            const bool fits =
                words.size() <= written.size()
                && std::equal(words.begin() + 1, words.end(), written.begin() + 1,
                              [&](const std::string &begun, const std::string &word) { return begins(word, begun); });
            if (fits)
                found.push_back(text);
            if (found.size() == most)
                break;
        }
    }
    return found;
}

} // namespace entente

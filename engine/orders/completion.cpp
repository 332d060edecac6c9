#include "orders/completion.h"

#include "base/names.h"
#include "orders/notation.h"

#include <algorithm>

namespace entente {

namespace {

/// A word that somebody typed, or one of an order in the house notation.
struct Word {
    std::string folded;
    KindId kind; ///< that the word may stand for
};
struct Written {
    Word word;
    bool mayLack = false; ///< the letter of a unit, which nobody need type
};

std::vector<Word> typedWords(const Board &board, std::string_view text)
{
    std::vector<Word> words;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = std::min(text.find(' ', start), text.size());
        const std::string_view word = text.substr(start, end - start);
        start = end + 1;
        if (std::any_of(word.begin(), word.end(), [](unsigned char c) { return std::isalnum(c) || c >= 0x80; }))
            words.push_back({foldName(word), board.findKind(word)}); // else it is a dash
    }
    return words;
}

/// The words of an order. The letter of a kind with a place behind it is a unit's; "S" by itself may be a support.
std::vector<Written> writtenWords(const Board &board, std::string_view text)
{
    std::vector<Written> written;
    for (Word &word : typedWords(board, text)) {
        if (!written.empty() && board.findRegion(word.folded).valid())
            written.back().mayLack = written.back().word.kind.valid();
        written.push_back({std::move(word)});
    }
    return written;
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
    const std::vector<Word> words = typedWords(m_board, typed);
    if (words.empty())
        return found;
    // Do the typed words from `next` on begin what is written from `at` on?
    const auto goesOn = [&](const std::vector<Written> &written, const auto &self, std::size_t next,
                            std::size_t at) -> bool {
        if (next == words.size())
            return true;
        if (at == written.size())
            return false;
        const Written &now = written[at];
        const bool letter = now.mayLack && words[next].kind.valid();
        const bool fits = letter ? words[next].kind == now.word.kind : begins(now.word.folded, words[next].folded);
        return (fits && self(written, self, next + 1, at + 1)) || (now.mayLack && self(written, self, next, at + 1));
    };
    const auto fits = [&](std::string_view text) { return goesOn(writtenWords(m_board, text), goesOn, 0, 0); };
    std::vector<Order> orders;
    std::vector<std::string> whole; // once a unit is named
    for (std::size_t u = 0; u < m_position.units.size() && found.size() < most; ++u) {
        const Unit &unit = m_position.units[u];
        if ((m_power.valid() && unit.power != m_power) || !m_board.power(unit.power).playable)
            continue;
        // A space behind the unit asks for what it may do.
        if (const std::string text = unitText(m_board, unit); !typed.ends_with(' ') && fits(text)) {
            found.push_back(text + ' ');
            continue;
        }
        if (words.size() == 1 && !typed.ends_with(' '))
            continue;
        orders.clear();
        m_options.ordersOf(UnitId(static_cast<int>(u)), orders);
        for (const Order &order : orders) {
            if (std::string text = orderText(m_board, order); whole.size() < most && fits(text))
                whole.push_back(std::move(text));
        }
    }
    const std::size_t room = std::min(most - std::min(found.size(), most), whole.size());
    found.insert(found.end(), whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(room));
    return found;
}

} // namespace entente

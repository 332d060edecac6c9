#include "base/wording.h"

namespace entente {

namespace {

/// All but the last, with commas.
std::string beginning(const std::vector<std::string> &items)
{
    std::string text;
    for (std::size_t i = 0; i + 1 < items.size(); ++i)
        text += (i == 0 ? "" : ", ") + items[i];
    return text;
}

} // namespace

std::string Wording::text() const
{
    if (!m_pattern)
        return m_words;
    std::string filled;
    for (const char *at = m_pattern; *at; ++at) {
        const std::size_t part =
            at[0] == '%' && at[1] >= '1' && at[1] <= '9' ? static_cast<std::size_t>(at[1] - '1') : m_parts.size();
        if (part < m_parts.size()) {
            filled += m_parts[part].text();
            ++at;
        } else {
            filled += *at;
        }
    }
    return filled;
}

Wording oneOf(const std::vector<std::string> &items)
{
    if (items.size() < 2)
        return items.empty() ? Wording() : Wording(items.front());
    return worded("Faults", "%1 or %2").with(beginning(items), items.back());
}

Wording allOf(const std::vector<std::string> &items)
{
    if (items.size() < 2)
        return items.empty() ? Wording() : Wording(items.front());
    return worded("Faults", "%1 and %2").with(beginning(items), items.back());
}

} // namespace entente

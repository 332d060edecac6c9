#include "studio/stylesheet.h"

#include "exchange/lines.h"
#include "base/names.h"

#include <algorithm>

namespace entente {

std::string_view withoutPrefix(std::string_view name)
{
    return name.substr(name.find(':') + 1);
}

void readDeclarations(std::string_view text, Declarations &into)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        const std::string_view one = text.substr(0, end);
        if (const std::size_t colon = one.find(':'); colon != std::string_view::npos)
            into[lowerCase(trimmed(one.substr(0, colon)))] = lowerCase(trimmed(one.substr(colon + 1)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

void StyleSheet::read(std::string_view text)
{
    while (true) {
        const std::size_t open = text.find('{');
        const std::size_t close = text.find('}', open);
        if (open == std::string_view::npos || close == std::string_view::npos)
            return;
        std::string_view selectors = text.substr(0, open);
        if (const std::size_t comment = selectors.rfind("*/"); comment != std::string_view::npos)
            selectors.remove_prefix(comment + 2);
        while (!selectors.empty()) {
            const std::size_t comma = std::min(selectors.find(','), selectors.size());
            readDeclarations(text.substr(open + 1, close - open - 1),
                             m_rules[std::string(trimmed(selectors.substr(0, comma)))]);
            selectors.remove_prefix(std::min(comma + 1, selectors.size()));
        }
        text.remove_prefix(close + 1);
    }
}

void StyleSheet::apply(const XmlElement &element, Declarations &into) const
{
    add(std::string(withoutPrefix(element.name)), into);
    std::string_view classes = element.attribute("class");
    while (!classes.empty()) {
        const std::size_t end = std::min(classes.find(' '), classes.size());
        add('.' + std::string(classes.substr(0, end)), into);
        classes.remove_prefix(std::min(end + 1, classes.size()));
    }
    add('#' + std::string(element.attribute("id")), into);
}

void StyleSheet::add(const std::string &selector, Declarations &into) const
{
    if (const auto rule = m_rules.find(selector); rule != m_rules.end()) {
        for (const auto &[key, value] : rule->second)
            into[key] = value;
    }
}

} // namespace entente

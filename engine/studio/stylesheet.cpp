#include "studio/stylesheet.h"

#include "exchange/lines.h"

#include <algorithm>
#include <cctype>

namespace entente {

namespace {

constexpr std::size_t mostParts = 8; ///< of a selector: no drawing has longer ones
constexpr std::size_t mostRules = 2'000;

std::string withoutComments(std::string_view text)
{
    std::string kept;
    while (true) {
        const std::size_t open = std::min(text.find("/*"), text.size());
        kept += text.substr(0, open);
        const std::size_t close = text.find("*/", open);
        if (close == std::string_view::npos)
            return kept;
        text.remove_prefix(close + 2);
    }
}

/// Where the bracket that opens at `open` is closed again, or the text ends.
std::size_t closingOf(std::string_view text, std::size_t open, char opens, char closes)
{
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        depth += text[i] == opens ? 1 : text[i] == closes ? -1 : 0;
        if (depth == 0)
            return i;
    }
    return text.size();
}

bool isOfName(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-' || static_cast<unsigned char>(c) >= 128;
}

bool hasClass(const XmlElement &element, std::string_view wanted)
{
    std::string_view classes = element.attribute("class");
    while (!classes.empty()) {
        const std::size_t end = std::min(classes.find(' '), classes.size());
        if (classes.substr(0, end) == wanted)
            return true;
        classes.remove_prefix(std::min(end + 1, classes.size()));
    }
    return false;
}

} // namespace

std::string_view withoutPrefix(std::string_view name)
{
    return name.substr(name.find(':') + 1);
}

void readDeclarations(std::string_view text, Declarations &into)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(';'), text.size());
        const std::string_view one = text.substr(0, end);
        if (const std::size_t colon = one.find(':'); colon != std::string_view::npos) {
            const std::string_view value = one.substr(colon + 1);
            into[lowerCase(trimmed(one.substr(0, colon)))] = lowerCase(trimmed(value.substr(0, value.find('!'))));
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

std::string withoutVariables(std::string value, const Declarations &properties)
{
    constexpr int mostSteps = 16; // one may name another, and itself
    for (int step = 0; step < mostSteps; ++step) {
        const std::size_t begin = value.find("var(");
        if (begin == std::string::npos)
            break;
        const std::size_t open = begin + 3;
        const std::size_t close = closingOf(value, open, '(', ')');
        const std::string_view inside = std::string_view(value).substr(open + 1, close - open - 1);
        const std::size_t comma = std::min(inside.find(','), inside.size());
        const auto known = properties.find(trimmed(inside.substr(0, comma)));
        const std::string said = known != properties.end()
                                     ? known->second
                                     : std::string(trimmed(inside.substr(std::min(comma + 1, inside.size()))));
        value.replace(begin, std::min(close + 1, value.size()) - begin, said);
    }
    return value;
}

void StyleSheet::read(std::string_view written)
{
    const std::string plain = withoutComments(written);
    std::string_view text = plain;
    while (true) {
        const std::size_t open = text.find('{');
        if (open == std::string_view::npos)
            return;
        const std::size_t close = closingOf(text, open, '{', '}');
        std::string_view selectors = text.substr(0, open);
        if (const std::size_t other = selectors.rfind(';'); other != std::string_view::npos) // "@import ...;"
            selectors.remove_prefix(other + 1);
        if (!trimmed(selectors).starts_with('@')) {
            readDeclarations(text.substr(open + 1, close - open - 1), m_said.emplace_back());
            while (!selectors.empty()) {
                const std::size_t comma = std::min(selectors.find(','), selectors.size());
                add(trimmed(selectors.substr(0, comma)), m_said.size() - 1);
                selectors.remove_prefix(std::min(comma + 1, selectors.size()));
            }
        }
        text.remove_prefix(std::min(close + 1, text.size()));
    }
}

void StyleSheet::add(std::string_view selector, std::size_t said)
{
    constexpr int weightOfId = 10'000;
    constexpr int weightOfClass = 100;
    Rule rule;
    rule.said = said;
    bool child = false;
    while (!selector.empty()) {
        if (selector.front() == ' ' || selector.front() == '>' || selector.front() == '\n' || selector.front() == '\t'
            || selector.front() == '\r') {
            child = child || selector.front() == '>';
            selector.remove_prefix(1);
            continue;
        }
        Part part;
        part.child = child && !rule.parts.empty();
        child = false;
        bool begun = false;
        while (!selector.empty()
               && (isOfName(selector.front()) || std::string_view("#.*:").find(selector.front()) < 4)) {
            const char kind = selector.front();
            const bool marked = !isOfName(kind);
            const std::string_view rest = selector.substr(marked ? 1 : 0);
            const auto end =
                static_cast<std::size_t>(std::find_if_not(rest.begin(), rest.end(), isOfName) - rest.begin());
            const std::string word(rest.substr(0, kind == '*' ? 0 : end));
            selector = rest.substr(word.size());
            begun = true;
            if (kind == '*')
                continue;
            if (word.empty() || (kind == ':' && word != "root"))
                return;
            rule.weight += kind == '#' ? weightOfId : marked ? weightOfClass : 1;
            if (kind == '#')
                part.id = word;
            else if (kind == '.')
                part.classes.push_back(word);
            else
                part.name = kind == ':' ? "svg" : word;
        }
        if (!begun || rule.parts.size() == mostParts || m_rules.size() == mostRules)
            return;
        rule.parts.push_back(std::move(part));
    }
    if (rule.parts.empty())
        return;
    const Part &last = rule.parts.back();
    const std::string key = !last.id.empty()        ? '#' + last.id
                            : !last.classes.empty() ? '.' + last.classes.front()
                            : !last.name.empty()    ? last.name
                                                    : "*";
    m_byKey[key].push_back(m_rules.size());
    m_rules.push_back(std::move(rule));
}

bool StyleSheet::Part::fits(const XmlElement &element) const
{
    return (name.empty() || name == withoutPrefix(element.name)) && (id.empty() || id == element.attribute("id"))
           && std::all_of(classes.begin(), classes.end(),
                          [&](const std::string &each) { return hasClass(element, each); });
}

/// Each part is looked for in the nearest element around the one before that it fits.
bool StyleSheet::Rule::fits(const XmlPath &path) const
{
    auto element = path.rbegin();
    for (auto part = parts.rbegin(); part != parts.rend(); ++part, ++element) {
        const bool atOnce = part == parts.rbegin() || std::prev(part)->child;
        while (element != path.rend() && !part->fits(**element)) {
            if (atOnce)
                return false;
            ++element;
        }
        if (element == path.rend())
            return false;
    }
    return true;
}

void StyleSheet::apply(const XmlPath &path, Declarations &into) const
{
    if (m_rules.empty())
        return;
    const XmlElement &element = *path.back();
    std::vector<std::size_t> fitting;
    const auto look = [&](const std::string &key) {
        if (const auto found = m_byKey.find(key); found != m_byKey.end())
            std::copy_if(found->second.begin(), found->second.end(), std::back_inserter(fitting),
                         [&](std::size_t rule) { return m_rules[rule].fits(path); });
    };
    look("*");
    look(std::string(withoutPrefix(element.name)));
    std::string_view classes = element.attribute("class");
    while (!classes.empty()) {
        const std::size_t end = std::min(classes.find(' '), classes.size());
        look('.' + std::string(classes.substr(0, end)));
        classes.remove_prefix(std::min(end + 1, classes.size()));
    }
    look('#' + std::string(element.attribute("id")));
    std::sort(fitting.begin(), fitting.end(), [this](std::size_t a, std::size_t b) {
        return std::pair(m_rules[a].weight, a) < std::pair(m_rules[b].weight, b);
    });
    for (const std::size_t rule : fitting) {
        for (const auto &[key, value] : m_said[m_rules[rule].said])
            into[key] = value;
    }
}

} // namespace entente

#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace entente {

/// One sentence to a person, not yet bound to a language: an English pattern with places "%1" to "%9"
/// and what fills them, wordings again. The engine writes them and speaks English only; a window looks
/// the pattern up in its own language, under the context it was worded in, and fills it likewise.
class Wording {
public:
    Wording() = default;

    /// Words that are the same in every language: a name, a number, a piece of what a person wrote.
    Wording(std::string words) : m_words(std::move(words)) {}
    Wording(std::string_view words) : m_words(words) {}
    Wording(const char *words) : m_words(words) {}

    /// `context` and `pattern` are literals: they are kept by address.
    Wording(const char *context, const char *pattern) : m_context(context), m_pattern(pattern) {}

    /// The same with its places filled.
    template <class... Parts>
    Wording with(Parts &&...parts) &&
    {
        (m_parts.push_back(Wording(std::forward<Parts>(parts))), ...);
        return std::move(*this);
    }

    bool empty() const { return !m_pattern && m_words.empty(); }
    std::string text() const; ///< in English

    const char *context() const { return m_context; }    ///< null for words of no language
    const char *pattern() const { return m_pattern; }    ///< likewise
    const std::string &words() const { return m_words; } ///< where there is no pattern
    const std::vector<Wording> &parts() const { return m_parts; }

    friend bool operator==(const Wording &one, const Wording &other) { return one.text() == other.text(); }

private:
    const char *m_context = nullptr;
    const char *m_pattern = nullptr;
    std::string m_words;
    std::vector<Wording> m_parts;
};

/// `worded("Faults", "%1 is sea, which nobody holds.").with(name)`: the translators' tool finds these calls.
inline Wording worded(const char *context, const char *pattern)
{
    return Wording(context, pattern);
}

/// "one, two or three" and "one, two and three". Empty without items.
Wording oneOf(const std::vector<std::string> &items);
Wording allOf(const std::vector<std::string> &items);

} // namespace entente

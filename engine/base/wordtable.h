#pragma once

#include <initializer_list>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace entente {

/// Words in groups that mean the same. Of two entries for a word the first counts. The words are literals: the table
/// keeps no text of its own.
template <class Meaning>
class WordTable {
public:
    struct Group {
        Meaning meaning;
        std::vector<std::string_view> words;
    };

    WordTable(std::initializer_list<Group> groups) : m_groups(groups)
    {
        for (const Group &group : m_groups) {
            for (const std::string_view word : group.words)
                m_meanings.emplace(word, group.meaning);
        }
    }

    /// As they were given.
    const std::vector<Group> &groups() const { return m_groups; }

    std::optional<Meaning> find(std::string_view word) const
    {
        const auto found = m_meanings.find(word);
        return found == m_meanings.end() ? std::nullopt : std::optional(found->second);
    }

private:
    std::vector<Group> m_groups;
    std::unordered_map<std::string_view, Meaning> m_meanings;
};

} // namespace entente

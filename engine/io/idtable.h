#pragma once

#include "base/names.h"
#include "io/jsoncursor.h"

#include <map>
#include <string>
#include <vector>

namespace entente {

/// Finds things of a variant's file by id, and knows which ids were meant when one is not found. Things are numbered in
/// the order in which they are added.
class IdTable {
public:
    explicit IdTable(Wording what) : m_what(std::move(what)) {}

    /// Notes an id; a second one of the same name is a fault, and counts all the same.
    void add(const JsonCursor &where, const std::string &id)
    {
        const int number = m_count++;
        if (!id.empty() && !m_index.emplace(id, number).second)
            where.fault(worded("Faults", "There is another %1 \"%2\".").with(m_what, id));
    }

    int find(const JsonCursor &where, const std::string &id) const
    {
        const auto found = m_index.find(id);
        if (found != m_index.end())
            return found->second;
        std::vector<std::string> names;
        for (const auto &entry : m_index)
            names.push_back(entry.first);
        const std::vector<std::string> near = nearestNames(id, names, 1);
        where.fault(
            near.empty()
                ? worded("Faults", "There is no %1 \"%2\".").with(m_what, id)
                : worded("Faults", "There is no %1 \"%2\"; the nearest is \"%3\".").with(m_what, id, near.front()));
        return -1;
    }

private:
    Wording m_what;
    std::map<std::string, int> m_index;
    int m_count = 0;
};

} // namespace entente

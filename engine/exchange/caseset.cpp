#include "exchange/caseset.h"

#include "exchange/remarks.h"

namespace entente {

void CaseSet::add(std::string name, Result<ForeignGame, Fault> read)
{
    ++m_count;
    if (name.empty())
        name = std::to_string(m_count);
    if (read) {
        m_cases.push_back(std::move(read).value());
        m_cases.back().name = std::move(name);
        return;
    }
    addRemark(m_lost, worded("Remarks", "The case %1 can't be read: %2").with(name, read.error().message));
    if (!m_fault)
        m_fault = read.error();
}

Result<ForeignGame, Fault> CaseSet::take() &&
{
    if (m_cases.empty())
        return m_fault.value_or(Fault{"", worded("Faults", "The file holds no case.")});
    ForeignGame first = std::move(m_cases.front());
    for (Wording &lost : m_lost)
        addRemark(first.remarks, std::move(lost));
    m_cases.erase(m_cases.begin());
    first.further = std::move(m_cases);
    return first;
}

} // namespace entente

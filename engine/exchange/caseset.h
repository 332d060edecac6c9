#pragma once

#include "exchange/importer.h"

namespace entente {

/// A file of many cases holds no more than this.
inline constexpr std::size_t mostForeignCases = 5000;

/// The cases of a file as one matter: the first that can be read, with the others behind it. A fault if none can; it is
/// the first's. A case without a name gets its number.
class CaseSet {
public:
    void add(std::string name, Result<ForeignGame, Fault> read);
    bool isFull() const { return m_count >= mostForeignCases; }
    Result<ForeignGame, Fault> take() &&;

private:
    std::size_t m_count = 0;
    std::vector<ForeignGame> m_cases;
    std::vector<Wording> m_lost;
    std::optional<Fault> m_fault;
};

} // namespace entente

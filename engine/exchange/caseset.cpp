#include "exchange/caseset.h"

#include "exchange/formats.h"
#include "exchange/lines.h"
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

bool looksLikeCase(std::string_view text)
{
    return looksLikeObjectWith(text, {"variant", "units"}) && text.find("\"turns\"") == std::string_view::npos;
}

namespace {

ForeignGame gameOfCase(const GameCase &gameCase)
{
    ForeignGame foreign;
    foreign.game = Game(gameCase.variant, gameCase.settings);
    foreign.remarks = gameCase.remarks;
    foreign.expect = gameCase.expect;
    foreign.game.setStart(gameCase.position);
    if (foreign.game.hasSecretSequence() && gameCase.position.phase.stage == Stage::Moves) {
        // As the case is judged: in its order of acting, or all at once where it names none.
        SecretSequence secret = foreign.game.secretSequence();
        secret.byHand[gameCase.position.phase] = gameCase.position.schedule;
        foreign.game.setSecretSequence(std::move(secret));
    }
    for (const GivenOrder &order : gameCase.orders)
        foreign.game.setOrder(order);
    return foreign;
}

} // namespace

Result<ForeignGame, Fault> importCase(std::string_view text, const VariantFinder &variants)
{
    CaseSet all;
    for (const CaseOrError &read : readCases(text, variants)) {
        if (all.isFull())
            break;
        if (read)
            all.add(read->id, gameOfCase(*read));
        else
            all.add(read.error().id, read.error().fault);
    }
    return std::move(all).take();
}

} // namespace entente

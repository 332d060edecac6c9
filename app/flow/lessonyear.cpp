#include "flow/lessonyear.h"

#include <QFile>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

std::vector<Unit> unitsOf(const Position &position, PowerId power)
{
    std::vector<Unit> units = position.units;
    std::erase_if(units, [power](const Unit &unit) { return unit.power != power; });
    std::sort(units.begin(), units.end());
    return units;
}

} // namespace

LessonYear::LessonYear(const VariantFinder &variants)
{
    QFile file(u":/lesson.jsonl"_s);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const std::vector<CaseOrError> phases = readCases(file.readAll().toStdString(), variants);
    for (const CaseOrError &phase : phases) {
        if (!phase.ok()) { // another board goes by this name here
            m_phases.clear();
            return;
        }
        m_phases.push_back(phase.value());
    }
}

std::optional<std::vector<GivenOrder>> LessonYear::ordersOf(const Position &position, PowerId power) const
{
    for (const GameCase &phase : m_phases) {
        if (phase.position.phase != position.phase || !position.dislodged.empty()
            || unitsOf(phase.position, power) != unitsOf(position, power))
            continue;
        std::vector<GivenOrder> orders = phase.orders;
        std::erase_if(orders, [power](const GivenOrder &given) { return given.power != power; });
        return orders;
    }
    return {};
}

} // namespace entente::app

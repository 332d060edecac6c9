// Gifts of supply points and contracts: orders that belong to no unit and are no composer's.
#include "pocket/sitting.h"

#include "orders/supply.h"
#include "pocket/sittingwords.h"
#include "words/forms.h"
#include "words/names.h"

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

bool Sitting::mayGive() const
{
    int most = 0;
    return stage() == Stage::Adjustments && playsByPoints(board()) && (pointsFor(PowerId(), &most), most > 0);
}

/// What is given to the power now, and the most that could be beside the other gifts.
int Sitting::pointsFor(PowerId to, int *most) const
{
    int here = 0;
    for (const GivenOrder &given : orders()) {
        const auto *transfer = std::get_if<Transfer>(&given.order.action);
        if (transfer && transfer->to == to)
            here = transfer->points;
    }
    const int elsewhere = pointsGiven(board(), orders(), m_power) - here;
    *most = std::max(here, transferLimit(ownPoints(board(), position(), m_power)) - elsewhere);
    return here;
}

bool Sitting::mayContract() const
{
    return stage() == Stage::Moves && m_game.hasSecretSequence();
}

Order Sitting::contract() const
{
    Contract contract;
    contract.with = m_partner;
    for (const RegionId unit : m_party) {
        if (!contract.units.full())
            contract.units.push_back(unit);
    }
    return {{}, {}, Layer::Field, contract};
}

QList<Sitting::Choice> Sitting::agreementChoices() const
{
    QList<Choice> out;
    if (!m_partner.valid()) {
        for (int p = 0; p < board().powerCount(); ++p) {
            const PowerId other(p);
            int most = 0;
            const bool open = m_task == Task::Gift
                                  ? canReceive(board(), m_power, other) && (pointsFor(other, &most), most > 0)
                                  : other != m_power && board().power(other).playable
                                        && (m_game.isFogged() || unitCountOf(position(), other) > 0);
            if (open)
                out.append({stepId(u"w%1"_s.arg(p)), powerName(board(), other), {}});
        }
        return out;
    }
    if (m_task == Task::Gift) {
        int most = 0;
        const int here = pointsFor(m_partner, &most);
        for (int points = here > 0 ? 0 : 1; points <= most; ++points)
            out.append({stepId(u"n%1"_s.arg(points)), SittingWords::tr("%n point(s)", "given away", points), {}});
        return out;
    }
    Order order = contract();
    if (checkOrder(board(), m_game.rules().orders, position(), m_power, order).ok())
        out.append({stepId(u"s"_s), SittingWords::tr("Register"), {}});
    for (const Unit &unit : position().units) {
        if (unit.power != m_power && unit.power != m_partner)
            continue;
        const bool in = std::binary_search(m_party.begin(), m_party.end(), unit.region);
        if (in || m_party.size() < contractLimit)
            out.append({stepId(u"t%1"_s.arg(unit.region.index())),
                        in ? SittingWords::tr("%1: in", "a unit is part of a contract").arg(unitName(board(), unit))
                           : unitName(board(), unit),
                        unit.region});
    }
    return out;
}

QString Sitting::agreementSentence() const
{
    if (m_task == Task::Gift)
        return m_partner.valid() ? SittingWords::tr("%1: how many points?").arg(powerName(board(), m_partner))
                                 : SittingWords::tr("Who is to get supply points?");
    return m_partner.valid() ? SittingWords::tr("Contract with %1: which units act together? It counts only if %2 "
                                                "registers the same.")
                                   .arg(nameAfterOf(board(), m_partner), powerName(board(), m_partner))
                             : SittingWords::tr("A contract with whom?");
}

QString Sitting::chooseForAgreement(const QString &what)
{
    const int number = what.mid(1).toInt();
    switch (what.front().unicode()) {
    case 'w': m_partner = PowerId(number); break;
    case 'n': {
        std::vector<GivenOrder> all = orders();
        std::erase_if(all, [this](const GivenOrder &given) {
            const auto *transfer = std::get_if<Transfer>(&given.order.action);
            return transfer && transfer->to == m_partner;
        });
        if (number > 0)
            all.push_back({m_power, {{}, {}, Layer::Field, Transfer{m_partner, static_cast<std::uint8_t>(number)}}});
        end();
        change(std::move(all));
        return {};
    }
    case 't': {
        const RegionId unit(number);
        const auto place = std::lower_bound(m_party.begin(), m_party.end(), unit);
        if (place != m_party.end() && *place == unit)
            m_party.erase(place);
        else
            m_party.insert(place, unit);
        break;
    }
    default: {
        const Order order = contract();
        end();
        give(order);
        return {};
    }
    }
    ++m_acts;
    return {};
}

} // namespace entente::app

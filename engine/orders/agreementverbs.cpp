#include "orders/agreementverbs.h"

#include "map/board.h"
#include "orders/notation.h"
#include "orders/position.h"

#include <algorithm>
#include <vector>

namespace entente {

std::string VerbModule<Permission>::text(const OrderWriting &out, const Permission &permission)
{
    const std::string guest =
        permission.guest.valid() ? out.board.power(permission.guest).adjective + ' ' : std::string();
    return "Land " + guest + unitText(out.board, permission.kind, permission.from) + " at "
           + out.board.regionText(permission.at);
}

std::string VerbModule<Contract>::text(const OrderWriting &out, const Contract &contract)
{
    std::string text = "Contract with " + out.board.power(contract.with).name;
    const char *before = ": ";
    for (const RegionId unit : contract.units) {
        text += before + out.board.regionText(unit);
        before = ", ";
    }
    return text;
}

OrderReader::Fault VerbModule<Permission>::read(OrderReader &reader, KindId)
{
    return reader.readPermission();
}

OrderReader::Fault VerbModule<Contract>::read(OrderReader &reader, KindId)
{
    return reader.readContract();
}

OrderReader::Fault OrderReader::readPermission()
{
    UnitText unit;
    if (Fault fault = readUnit(unit))
        return fault;
    return readLeave(unit);
}

OrderReader::Fault OrderReader::readGuest(RegionId at)
{
    UnitText unit;
    if (Fault fault = readUnit(unit))
        return fault;
    (void)m_in.take(Token::Kind::Close);
    giveLeave(unit, at);
    return std::nullopt;
}

OrderReader::Fault OrderReader::readContract()
{
    m_in.skip(Meaning::With);
    if (m_in.atEnd())
        return m_in.missing();
    Contract contract;
    const std::size_t start = m_in.mark();
    contract.with = m_in.power();
    if (!contract.with.valid())
        return m_in.error(ParseError::Kind::UnknownPower, start, start);
    std::vector<RegionId> units;
    const auto goesOn = [this] {
        const std::size_t joint = m_in.mark();
        if (!m_in.take(Token::Kind::Comma) && !m_in.take(Meaning::With))
            return !m_in.atEnd() && m_in.unitFollows();
        const bool nextContract = m_in.at(Meaning::Contract); // "...: Rom, Tyr; Contract with Germany: Ven, GOL"
        if (nextContract)
            m_in.rewind(joint);
        return !nextContract;
    };
    if (!m_in.take(Token::Kind::Colon))
        (void)m_in.take(Meaning::To); // "Contract with Russia for A Bud and F Sev"
    do {
        UnitText unit;
        if (Fault fault = readUnit(unit))
            return fault;
        units.push_back(unit.region);
    } while (goesOn());
    std::sort(units.begin(), units.end());
    units.erase(std::unique(units.begin(), units.end()), units.end());
    for (const RegionId unit : units) {
        if (contract.units.full())
            return m_in.extra();
        contract.units.push_back(unit);
    }
    m_out.order.action = contract;
    return std::nullopt;
}

Legality VerbModule<Permission>::checkOwn(const PowerCheck &now, Permission &permission)
{
    const ProvinceId at = now.board.provinceOf(permission.at);
    const ProvinceId base = now.board.provinceOf(permission.from);
    permission.at = now.board.mainRegion(at);
    permission.from = now.board.mainRegion(base);
    if (now.position.holder.empty())
        return refused(Refusal::WrongPhase);
    // Who means to take a base may let the bomber that stands there remain (ruling B16).
    if (at != base && now.position.holder[static_cast<std::size_t>(at.index())] != now.power)
        return refused(Refusal::NotYourLand, at);
    const UnitId id = unitIn(now.board, now.position, base, Layer::Air);
    if (!id.valid())
        return refused(Refusal::NoUnit, base);
    const Unit &guest = now.position.units[static_cast<std::size_t>(id.index())];
    if (permission.guest.valid() && permission.guest != guest.power)
        return refused(Refusal::NotYours, base);
    if (permission.kind.valid() && permission.kind != guest.kind)
        return refused(Refusal::WrongKind, base);
    permission.guest = guest.power;
    permission.kind = guest.kind;
    return legal();
}

Legality VerbModule<Contract>::checkOwn(const PowerCheck &now, Contract &contract)
{
    if (!now.rules.retrospective || now.position.phase.stage != Stage::Moves)
        return refused(Refusal::WrongPhase);
    bool own = false;
    bool theirs = false;
    for (const RegionId region : contract.units) {
        const ProvinceId place = now.board.provinceOf(region);
        bool anybody = false;
        bool aParty = false;
        for (const Layer layer : {Layer::Field, Layer::Air}) { // a bomber rests above an army
            const UnitId id = unitIn(now.board, now.position, place, layer);
            if (!id.valid())
                continue;
            const PowerId owner = now.position.units[static_cast<std::size_t>(id.index())].power;
            anybody = true;
            aParty = aParty || owner == now.power || owner == contract.with;
            own = own || owner == now.power;
            theirs = theirs || owner == contract.with;
        }
        if (!aParty)
            return refused(anybody ? Refusal::ContractParties : Refusal::NoUnit, place);
    }
    return own && theirs && contract.with != now.power ? legal() : refused(Refusal::ContractParties);
}

} // namespace entente

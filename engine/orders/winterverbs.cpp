#include "orders/winterverbs.h"

#include "map/board.h"
#include "orders/arrival.h"
#include "orders/cities.h"
#include "orders/composer.h"
#include "orders/notation.h"
#include "orders/sorties.h"
#include "orders/supply.h"

#include <algorithm>
#include <charconv>

namespace entente {

std::string VerbModule<Build>::text(const OrderWriting &out, const Build &)
{
    return "Build " + out.subject();
}

std::string VerbModule<Waive>::text(const OrderWriting &, const Waive &)
{
    return "Waive";
}

std::string VerbModule<Transfer>::text(const OrderWriting &out, const Transfer &transfer)
{
    return "Transfer " + std::to_string(transfer.points) + " to " + out.board.power(transfer.to).name;
}

OrderReader::Fault VerbModule<Build>::read(OrderReader &reader, KindId)
{
    reader.m_out.order.action = Build();
    reader.m_out.stage = Stage::Adjustments;
    return std::nullopt;
}

OrderReader::Fault VerbModule<Waive>::read(OrderReader &reader, KindId)
{
    reader.m_out.order.action = Waive();
    reader.m_out.stage = Stage::Adjustments;
    if (const int times = reader.m_in.number(); times > 0)
        reader.m_out.times = times;
    reader.m_in.take(Meaning::Build);
    reader.m_in.place(); // which site stays empty is no part of a waived build
    return std::nullopt;
}

OrderReader::Fault VerbModule<Transfer>::read(OrderReader &reader, KindId)
{
    return reader.readTransfer();
}

OrderReader::Fault OrderReader::readTransfer()
{
    if (m_in.atEnd())
        return m_in.missing();
    Transfer transfer;
    const std::string_view digits = m_in.token().text;
    const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), transfer.points);
    if (failed != std::errc() || end != digits.data() + digits.size())
        return m_in.error(ParseError::Kind::UnknownNumber, m_in.mark(), m_in.mark());
    m_in.advance();
    (void)m_in.takeWords({"supply"});
    if (!m_in.atEnd() && !m_in.at(Meaning::To))
        m_in.advance(); // "SP", "points"
    if (!m_in.take(Meaning::To))
        (void)m_in.takeWords({"an"});
    if (m_in.atEnd())
        return m_in.missing();
    const std::size_t start = m_in.mark();
    transfer.to = m_in.power();
    if (!transfer.to.valid()) {
        ParseError fault = m_in.error(ParseError::Kind::UnknownPower, start, start);
        fault.suggestions = powersLike(fault.piece);
        return fault;
    }
    m_out.order.action = transfer;
    return std::nullopt;
}

namespace {

/// A kind that could be built on this site.
bool isKindFor(const WinterCheck &now, KindId kind, ProvinceId site, bool yard)
{
    return canStandIn(now.board, now.board.kind(kind).travel, site) && hasAirfield(now.board, kind, site)
           && !now.board.kind(kind).returnsTo.valid() && (yard || isSiteFor(now.board, now.power, kind, site));
}

/// An order that does not say what to build is complete where only one kind is possible. False: there are several.
bool settleBuild(const WinterCheck &now, Order &order, ProvinceId site, bool yard)
{
    for (int k = 0; k < now.board.kindCount(); ++k) {
        if (!isKindFor(now, KindId(k), site, yard))
            continue;
        if (order.kind.valid())
            return false;
        order.kind = KindId(k);
    }
    return true;
}

/// What moves by land, or no kind.
KindId landKind(const Board &board)
{
    for (int k = 0; k < board.kindCount(); ++k) {
        if (board.kind(KindId(k)).travel == Travel::Land)
            return KindId(k);
    }
    return KindId();
}

/// Is the site taken by a unit that stays? Where units cost points an own one may be disbanded first, and a fleet may
/// be the one that goes for want of a port, which is for the judge to see.
bool isTaken(const WinterCheck &now, ProvinceId site, Layer layer)
{
    const UnitId there = unitIn(now.board, now.position, site, layer);
    if (now.board.province(site).unlimited || !there.valid())
        return false;
    const Unit &unit = now.position.units[static_cast<std::size_t>(there.index())];
    const bool mayGo = playsByPoints(now.board) || (now.forfeit && now.board.kind(unit.kind).travel == Travel::Sea);
    return unit.power != now.power || !mayGo;
}

Legality checkSite(const WinterCheck &now, Order &order)
{
    const ProvinceId site = now.board.provinceOf(order.at);
    const Province &province = now.board.province(site);
    const bool yard = province.yard == now.power && now.power.valid();
    if (!yard && order.kind.valid() && !isSiteFor(now.board, now.power, order.kind, site))
        return refused(hasPorts(now.board) && now.board.kind(order.kind).travel == Travel::Sea ? Refusal::NoPort
                                                                                               : Refusal::NotHome,
                       site);
    if (!yard && !order.kind.valid() && !isSiteFor(now.board, now.power, site))
        return refused(Refusal::NotHome, site);
    const ProvinceId owned = yard ? province.yardOf : site;
    if (now.position.owner[static_cast<std::size_t>(owned.index())] != now.power)
        return refused(Refusal::NotOwned, owned);
    if (std::find(now.position.bombed.begin(), now.position.bombed.end(), site) != now.position.bombed.end())
        return refused(Refusal::Bombed, site);
    order.layer = layerOf(now.board, order.kind);
    if (isTaken(now, site, order.layer))
        return refused(Refusal::Occupied, site);
    if (!order.kind.valid() && !settleBuild(now, order, site, yard))
        return refused(Refusal::WrongKind, site);
    if (order.kind.valid() && !canStandIn(now.board, now.board.kind(order.kind).travel, site)
        && now.rules.buildInland == OrderRules::BuildInland::BuildsArmy) {
        if (const KindId army = landKind(now.board); army.valid())
            order.kind = army;
    }
    if (!order.kind.valid() || !canStandIn(now.board, now.board.kind(order.kind).travel, site)
        || (yard && now.board.kind(order.kind).travel != Travel::Sea) || now.board.kind(order.kind).returnsTo.valid())
        return refused(Refusal::CannotBuild, site);
    if (!hasAirfield(now.board, order.kind, site))
        return refused(Refusal::NotAirBase, site);

    if (now.board.kind(order.kind).travel != Travel::Sea) {
        Refusal why = Refusal::None;
        order.at = withoutCoast(now.board, now.rules, order.at, why);
        return refused(why, site);
    }
    if (now.board.canStand(Travel::Sea, order.at))
        return legal();
    if (now.rules.buildCoast == OrderRules::BuildCoast::Void)
        return refused(Refusal::CoastUnclear, site);
    order.at = now.board.coastsOf(site).front();
    return legal();
}

} // namespace

Legality VerbModule<Build>::checkWinters(const WinterCheck &now, Order &order)
{
    return now.due > 0 || now.byPoints ? checkSite(now, order)
                                       : refused(Refusal::NoBuildLeft, now.board.provinceOf(order.at));
}

Legality VerbModule<Waive>::checkWinters(const WinterCheck &now, Order &)
{
    return (now.due > 0 || now.byPoints) && now.rules.mayWaive ? legal() : refused(Refusal::NoBuildLeft);
}

/// Whether several come to more than a fifth together is for the judge.
Legality VerbModule<Transfer>::checkWinters(const WinterCheck &now, Order &order)
{
    const Transfer &transfer = std::get<Transfer>(order.action);
    if (!playsByPoints(now.board))
        return refused(Refusal::WrongPhase);
    if (transfer.points == 0 || !canReceive(now.board, now.power, transfer.to))
        return refused(Refusal::CannotReceive);
    const int most = transferLimit(ownPoints(now.board, now.position, now.power));
    return transfer.points > most ? Legality{Refusal::OverTransfer, {}, transfer.points, most} : legal();
}

void VerbModule<Build>::listWinters(const WinterCheck &now, std::vector<Order> &out)
{
    for (int r = 0; r < now.board.regionCount(); ++r) {
        const RegionId region(r);
        for (int k = 0; k < now.board.kindCount(); ++k) {
            const KindId kind(k);
            Order order{kind, region, layerOf(now.board, kind), Build()};
            if (isSiteFor(now.board, now.power, kind, now.board.provinceOf(region))
                && now.board.canStand(now.board.kind(kind).travel, region) && checkWinters(now, order).ok())
                out.push_back(order);
        }
    }
}

void VerbModule<Waive>::listWinters(const WinterCheck &now, std::vector<Order> &out)
{
    Order order{{}, {}, Layer::Field, Waive()};
    if (checkWinters(now, order).ok())
        out.push_back(order);
}

void VerbModule<Transfer>::listWinters(const WinterCheck &now, std::vector<Order> &out)
{
    if (!playsByPoints(now.board))
        return;
    const int most = transferLimit(ownPoints(now.board, now.position, now.power));
    for (int p = 0; p < now.board.powerCount(); ++p) {
        for (int points = 1; points <= most && canReceive(now.board, now.power, PowerId(p)); ++points)
            out.push_back({{}, {}, Layer::Field, Transfer{PowerId(p), static_cast<std::uint8_t>(points)}});
    }
}

Composer::Step Composer::takeSite(RegionId region)
{
    const ProvinceId site = m_board->provinceOf(region);
    const bool sameSite = m_draft.unit.valid() && m_board->provinceOf(m_draft.unit) == site;
    if (m_draft.unit.valid() && !sameSite) { // the mind has changed: the site takes the place of the one that was begun
        Composer anew = *this;
        while (anew.m_draft.unit.valid() && anew.back()) {
        }
        const Step step = anew.takeSite(region);
        if (step.kind != Step::Kind::Refused)
            *this = anew;
        return step;
    }
    if (sameSite && m_draft.kind.valid())
        return buildOn(region, m_draft.kind);
    if (m_draft.verb == Verb::BuildArmy)
        return buildOn(region, kindTravelling(Travel::Land));
    if (m_draft.verb == Verb::BuildFleet)
        return buildOn(region, kindTravelling(Travel::Sea));

    std::vector<KindId> kinds;
    Legality first;
    for (int k = 0; k < m_board->kindCount(); ++k) {
        Order order{KindId(k), region, layerOf(*m_board, KindId(k)), Build()};
        const Legality possible = checkOrder(*m_board, *m_rules, *m_position, m_power, order);
        if (possible.ok() || possible.refusal == Refusal::CoastUnclear)
            kinds.push_back(KindId(k));
        else if (first.ok() || possible.refusal == Refusal::Occupied) // it is a site but for that
            first = possible;
    }
    if (kinds.empty())
        return refuse(first.refusal, first.where);
    if (kinds.size() == 1)
        return buildOn(region, kinds.front());

    Draft draft = m_draft;
    draft.verb = Verb::Build;
    draft.unit = region;
    draft.kind = {};
    Step step;
    if (sameSite) // it is asked once more
        m_draft = draft;
    else
        step = extend(draft);
    step.kind = Step::Kind::NeedsKind;
    step.kinds = std::move(kinds);
    return step;
}

Composer::Step Composer::buildOn(RegionId site, KindId kind)
{
    if (!kind.valid())
        return refuse(Refusal::CannotBuild, m_board->provinceOf(site));
    const ProvinceId province = m_board->provinceOf(site);
    const bool sails = m_board->kind(kind).travel == Travel::Sea;
    if (!sails)
        site = m_board->mainRegion(province);
    Order order{kind, site, layerOf(*m_board, kind), Build()};
    if (sails && m_board->hasCoasts(province) && site == m_board->mainRegion(province)) {
        const auto coasts = m_board->coastsOf(province);
        Order trial{kind, coasts.front(), Layer::Field, Build()};
        if (const Legality possible = checkOrder(*m_board, *m_rules, *m_position, m_power, trial); !possible.ok())
            return refuse(possible.refusal, possible.where);
        Draft draft = m_draft;
        draft.unit = site;
        draft.kind = kind;
        Step step;
        if (m_draft.kind != kind || m_draft.unit != site)
            step = extend(draft);
        step.kind = Step::Kind::NeedsCoast;
        step.coasts.assign(coasts.begin(), coasts.end());
        return step;
    }
    return complete(order);
}

/// The first kind that travels so: what "build an army" means.
KindId Composer::kindTravelling(Travel travel) const
{
    for (int k = 0; k < m_board->kindCount(); ++k) {
        if (m_board->kind(KindId(k)).travel == travel)
            return KindId(k);
    }
    return {};
}

} // namespace entente

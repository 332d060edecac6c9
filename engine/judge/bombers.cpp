#include "judge/bombers.h"

#include "orders/legality.h"

#include <algorithm>

namespace entente::judge {

template <class Mask>
Bombers<Mask>::Bombers(MovesPhase<Mask> &phase) : p(phase), c(phase.c)
{
    for (int power = 0; power < p.board.powerCount(); ++power) {
        if (p.board.power(PowerId(power)).playable)
            m_playable |= bit<Narrow>(power);
    }
}

template <class Mask>
void Bombers<Mask>::open()
{
    m_sent.clear();
    m_aloft = m_below = m_takers = 0;
    for (int u = 0; u < c.actors; ++u) {
        const Unit &unit = p.units[u];
        (unit.layer == Layer::Air ? m_aloft : m_below) |= bit<Mask>(u);
        m_takers |= only(p.kindOf(u).captures && has(m_playable, unit.power.index()), bit<Mask>(u));
    }
}

template <class Mask>
void Bombers<Mask>::readPermissions()
{
    std::sort(m_sent.begin(), m_sent.end(), [](const Sent &a, const Sent &b) { return a.unit < b.unit; });
    for (const std::size_t index : p.intake.apart())
        answerApart(index);
    std::sort(p.out->leaves.begin(), p.out->leaves.end());
}

template <class Mask>
void Bombers<Mask>::answerApart(std::size_t index)
{
    const GivenOrder &given = p.orders[index];
    Verdict &verdict = p.out->orders[index];
    Order order = given.order;
    const Legality legality =
        checkOrder(p.board, p.rules.orders, *p.position, p.intake.occupancy(), given.power, order);
    verdict.reason = legality.ok() ? Reason::Permits : Reason::Illegal;
    verdict.refusal = legality.refusal;
    if (!legality.ok()) {
        p.intake.refuseApart(index, legality);
        return;
    }
    const Permission &leave = std::get<Permission>(order.action);
    p.out->leaves.push_back({given.power, leave.guest, p.provinceOf(leave.from), p.provinceOf(leave.at)});
}

template <class Mask>
void Bombers<Mask>::send()
{
    const auto count = static_cast<std::size_t>(c.actors);
    std::fill_n(c.airSupport.begin(), count, Halves<Mask>(0));
    std::fill_n(c.airSupportOnward.begin(), count, Halves<Mask>(0));
    std::fill_n(c.airBackers.begin(), count, Mask(0));
    std::fill_n(c.airBackersOnward.begin(), count, Mask(0));
    std::fill_n(c.airCuts.begin(), count, Small(0));
    if (const SeasonSoFar *soFar = p.out->soFar) {
        for (std::size_t u = 0; u < count; ++u) {
            c.airCuts[u] = static_cast<Small>(soFar->cuts[u]);
            if (!has(c.movers, static_cast<int>(u)))
                c.airSupport[u] = soFar->lent[u];
        }
    }
    for (Sent &sent : m_sent) {
        sent.useless = false;
        if (sent.aborted)
            continue;
        sent.culprit = -1;
        if (sent.flight.mission == Mission::Support)
            sent.useless = !lend(sent);
        else if (sent.flight.mission == Mission::Cut)
            sent.aborted = !cutFromAir(sent);
    }
}

/// 38, ruling B3: the order quoted must be the one that was given. Support of a double move helps the hop that is made
/// below.
template <class Mask>
bool Bombers<Mask>::lend(Sent &sent)
{
    const Backed &backed = sent.flight.backed;
    const int v = p.occupantOf(p.provinceOf(backed.of));
    if (v == nobody)
        return false;
    sent.other = v;
    sent.onward = false;
    sent.lent = 0;
    const int over = sent.flight.over().index();
    const Halves<Mask> strength = c.strength[static_cast<std::size_t>(sent.unit)];
    const auto index = static_cast<std::size_t>(v);
    if (backed.hops.empty()) {
        if (has(c.movers, v))
            return false;
        c.airSupport[index] = static_cast<Halves<Mask>>(c.airSupport[index] + strength);
        sent.lent = strength;
        return true;
    }
    const int last = p.provinceOf(backed.hops.back()).index();
    const bool whole = backed.hops.size() == 2;
    const bool marches = has(c.marchers, v);
    if (whole && !(marches && c.dest[index] == p.provinceOf(backed.hops.front()).index() && c.onward[index] == last))
        return false;
    const bool onward = marches && c.onward[index] == over;
    if (!onward && !(has(c.movers, v) && c.dest[index] == over))
        return false;
    if (!whole && over != last)
        return false;
    sent.onward = onward;
    Halves<Mask> &lent = (onward ? c.airSupportOnward : c.airSupport)[index];
    lent = static_cast<Halves<Mask>>(lent + strength);
    (onward ? c.airBackersOnward : c.airBackers)[index] |= bit<Mask>(sent.unit);
    sent.lent = strength;
    return true;
}

/// The bomber that is based there; -1: none is.
template <class Mask>
int Bombers<Mask>::flyerAt(ProvinceId place) const
{
    int found = -1;
    each(m_aloft, [&](int u) { found = p.provinceOf(u) == place ? u : found; });
    return found;
}

/// 39, rulings B5 and B6: there must be a support of another power's to cut.
template <class Mask>
bool Bombers<Mask>::cutFromAir(Sent &sent)
{
    const int v = p.occupantOf(sent.flight.over());
    if (v == nobody || !has(c.supporters, v) || c.power[v] == c.power[sent.unit]) {
        const bool supports = v != nobody && has(c.supporters, v);
        sent.cause = supports ? FlightCause::OwnSupport : FlightCause::NothingToCut;
        sent.culprit = v == nobody ? flyerAt(sent.flight.over()) : v;
        return false;
    }
    sent.other = v;
    ++c.airCuts[v];
    return true;
}

/// What happened, as far as the landings will ask: who is in the air, and whether a centre to be raided was fought for.
template <class Mask>
void Bombers<Mask>::listAirborne(const ProvinceSet &wanted, std::vector<Airborne> &all) const
{
    all.clear();
    for (const Sent &sent : m_sent) {
        const Flight &flight = sent.flight;
        const bool disturbed = wanted.contains(flight.over());
        const int disturber =
            disturbed && flight.mission == Mission::Raid && p.out->listsEvidence ? moverTo(flight.over()) : -1;
        all.push_back({p.units[sent.unit], flight.path, flight.mission, flight.leg, sent.aborted, disturbed,
                       disturber < 0 ? Unit() : p.units[disturber]});
    }
}

/// Of those who wanted to enter, or to go on there, the last.
template <class Mask>
int Bombers<Mask>::moverTo(ProvinceId place) const
{
    int found = -1;
    each(c.movers, [&](int u) {
        const bool goesThere = c.dest[u] == place.index() || (has(c.marchers, u) && c.onward[u] == place.index());
        found = goesThere ? u : found;
    });
    return found;
}

template <class Mask>
bool Bombers<Mask>::abort(const ProvinceSet &wanted, Mask drivenOut)
{
    if (p.position->holder.empty()
        || std::none_of(m_sent.begin(), m_sent.end(), [](const Sent &sent) { return sent.mayAbort(); }))
        return false;
    listAirborne(wanted, m_airborne);
    m_holder = p.position->holder;
    m_bombers.clear();
    m_flyers.clear();
    m_ground.clear();
    LandingField field;
    const auto placeNow = [&](int u) { return p.provinceOf(p.out->endsIn[static_cast<std::size_t>(u)]); };
    each(m_aloft & ~drivenOut, [&](int u) {
        m_bombers.push_back(p.units[u]);
        m_flyers.push_back(u);
    });
    each(m_below & ~drivenOut, [&](int u) {
        field.held.insert(placeNow(u));
        if (p.out->listsEvidence)
            m_ground.push_back(
                {p.units[u].power, p.units[u].kind, p.out->endsIn[static_cast<std::size_t>(u)], p.units[u].layer});
    });
    each(m_takers & ~drivenOut, [&](int u) {
        if (const ProvinceId place = placeNow(u); !p.board.isSea(place))
            m_holder[static_cast<std::size_t>(place.index())] = p.units[u].power;
    });
    ownCentresSinceAutumn(p.board, p.rules, *p.position, m_holder);
    if (p.out->listsEvidence) {
        m_earlier = p.position->holder;
        ownCentresSinceAutumn(p.board, p.rules, *p.position, m_earlier);
    }
    field.bombers = m_bombers;
    field.airborne = m_airborne;
    field.leaves = p.out->leaves;
    field.holder = m_holder;
    field.earlier = m_earlier;
    field.ground = m_ground;
    field.untold = !p.out->listsEvidence;
    bool groundChanged = false;
    settleLandings(p.board, field, m_landings);
    for (std::size_t i = 0; i < m_landings.size(); ++i) {
        if (m_landings[i].aborted && abortFlightOf(m_flyers[i], m_landings[i], drivenOut))
            groundChanged = true;
    }
    return groundChanged;
}

/// A unit where it stands after the moves; -1: no unit.
template <class Mask>
int Bombers<Mask>::indexOf(const Unit &unit, Mask drivenOut) const
{
    for (int u = 0; u < c.actors && unit.kind.valid(); ++u) {
        const Unit &known = p.units[u];
        if (known.power == unit.power && known.kind == unit.kind && known.layer == unit.layer && !has(drivenOut, u)
            && p.out->endsIn[static_cast<std::size_t>(u)] == unit.region)
            return u;
    }
    return -1;
}

/// Whether it had changed what happened below.
template <class Mask>
bool Bombers<Mask>::abortFlightOf(int unit, const Landing &landing, Mask drivenOut)
{
    for (Sent &sent : m_sent) {
        if (sent.unit != unit || !sent.mayAbort())
            continue;
        sent.aborted = true;
        sent.cause = landing.cause;
        sent.closed = landing.closed;
        sent.owner = landing.owner;
        sent.culprit = indexOf(landing.culprit, drivenOut);
        return sent.flight.mission == Mission::Cut || sent.lent > 0;
    }
    return false;
}

template <class Mask>
void Bombers<Mask>::record(const ProvinceSet &wanted)
{
    listAirborne(wanted, p.out->airborne);
    for (const Sent &sent : m_sent) {
        Verdict verdict;
        verdict.reason = sent.aborted ? Reason::Aborted : sent.useless ? Reason::NoMatchingOrder : Reason::Flies;
        if (sent.other >= 0)
            verdict.other = UnitId(sent.other);
        p.verdict(sent.unit) = verdict;
    }
}

/// Why missions were given up.
template <class Mask>
void Bombers<Mask>::recordEvidence() const
{
    for (const Sent &sent : m_sent) {
        if (!sent.aborted)
            continue;
        Evidence &evidence = p.out->evidence[static_cast<std::size_t>(sent.unit)];
        evidence.flight = sent.cause;
        evidence.closed = sent.closed;
        evidence.owner = sent.owner;
        if (sent.culprit >= 0)
            evidence.culprits.push_back(UnitId(sent.culprit));
    }
}

template class Bombers<Narrow>;
template class Bombers<Wide>;
template class Bombers<Vast>;

} // namespace entente::judge

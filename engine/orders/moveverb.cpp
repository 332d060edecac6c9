#include "orders/moveverb.h"

#include "map/board.h"
#include "map/convoywaters.h"
#include "map/routes.h"
#include "orders/arrival.h"
#include "orders/composer.h"
#include "orders/marches.h"
#include "orders/movelisting.h"
#include "orders/notation.h"
#include "orders/orderreader.h"

#include <algorithm>

namespace entente {

// How it is written and read.

std::string VerbModule<Move>::text(const OrderWriting &out, const Move &move)
{
    std::string text = out.subject();
    for (const RegionId hop : move.hops)
        text += " - " + out.board.regionText(hop);
    if (move.way == Way::ByConvoy)
        text += " via convoy";
    if (move.way == Way::ByRoute) {
        text += " via";
        for (const ProvinceId water : move.waters)
            text += ' ' + out.board.province(water).abbreviation;
    }
    return text;
}

OrderReader::Fault VerbModule<Move>::read(OrderReader &reader, KindId)
{
    return reader.readMove();
}

OrderReader::Fault OrderReader::readMove()
{
    Move move;
    if (const std::size_t before = m_in.mark(); m_context.stage == Stage::Retreats) {
        m_in.skip(Meaning::Filler);
        if (takeBehindWalls()) { // "zieht sich hinter die Mauern zurück"
            skipParticle();
            m_out.order.action = Retreat{m_out.order.at};
            return std::nullopt;
        }
        m_in.rewind(before);
    }
    if (m_in.at(Meaning::Via)) { // "T Mun via Bur to Par"
        if (Fault fault = readWay(move))
            return fault;
    }
    const std::size_t start = m_in.mark();
    (void)m_in.take(Meaning::Move);
    if (takeWithConvoy()) // "fährt im Geleit nach Norwegen"
        move.way = Way::ByConvoy;
    else
        m_in.rewind(start);
    Chain chain;
    const bool embarks = m_out.order.kind.valid() && m_board.kind(m_out.order.kind).embarks;
    if (embarks && (m_in.takeWords({"aboard"}) || m_in.takeWords({"an", "bord"})))
        (void)m_in.take(Token::Kind::Colon); // "geht an Bord: Nordsee"
    do {
        takeToward();
        if (embarks) // "A Lon embarks F ENG"
            (void)m_in.kind();
        RegionId place;
        if (Fault fault = readPlace(place))
            return fault;
        if (chain.full())
            return m_in.extra();
        chain.push_back(place);
    } while (m_in.at(Token::Kind::Dash) || m_in.at(Meaning::To) || (embarks && m_in.at(Meaning::Move)));
    if (Fault fault = readHold(chain))
        return fault;
    skipParticle();

    if (isVoyage(chain)) {
        move.way = Way::ByRoute;
        for (int i = 0; i + 1 < chain.size(); ++i) {
            if (move.waters.full())
                return m_in.extra();
            move.waters.push_back(m_board.provinceOf(chain[i]));
        }
        move.hops.push_back(chain.back());
    } else {
        for (const RegionId hop : chain) {
            if (move.hops.full())
                return m_in.extra();
            move.hops.push_back(hop);
        }
    }
    if (Fault fault = readWay(move))
        return fault;
    marchByLand(move);
    if (m_context.stage == Stage::Retreats && move.hops.size() == 1 && move.way == Way::Unsaid)
        m_out.order.action = Retreat{move.to()};
    else
        m_out.order.action = move;
    return std::nullopt;
}

/// "A NTH lands in Belgium from the English Channel": the sea to which its fleet sails before.
OrderReader::Fault OrderReader::readHold(Chain &chain)
{
    const std::size_t start = m_in.mark();
    (void)m_in.take(Token::Kind::Comma);
    if (m_out.order.layer != Layer::Aboard || chain.full() || !m_in.take(Meaning::From)) {
        m_in.rewind(start);
        return std::nullopt;
    }
    RegionId sea;
    if (Fault fault = readPlace(sea))
        return fault;
    Chain way;
    for (int i = 0; i + 1 < chain.size(); ++i)
        way.push_back(chain[i]);
    way.push_back(sea);
    way.push_back(chain.back());
    chain = way;
    return std::nullopt;
}

/// "T Mun - Cro via Aus": provinces named as the way of a unit that may go on are its route (1939 III 23).
void OrderReader::marchByLand(Move &move) const
{
    const KindId kind = m_out.order.kind;
    if (move.way != Way::ByRoute || !kind.valid() || m_board.kind(kind).hops < 2 || move.hops.size() != 1)
        return;
    Path<RegionId, 4> hops;
    for (const ProvinceId place : move.waters) {
        if (m_board.isSea(place) || hops.size() + 1 >= hops.capacity())
            return;
        hops.push_back(m_board.mainRegion(place));
    }
    hops.push_back(move.to());
    move = Move{hops, Way::Unsaid, {}};
}

bool OrderReader::isVoyage(const Chain &chain) const
{
    if (chain.size() < 2 || (m_out.order.kind.valid() && !m_board.kind(m_out.order.kind).isConvoyed))
        return false;
    for (int i = 0; i + 1 < chain.size(); ++i) {
        if (!m_board.isConvoySpace(m_board.provinceOf(chain[i])))
            return false;
    }
    // From the hold of a fleet it is a voyage as well.
    const KindId kind = m_out.order.kind;
    return !m_board.isSea(m_board.provinceOf(m_out.order.at)) || (kind.valid() && m_board.kind(kind).embarks);
}

// What is asked of it.

namespace {

/// The waters of a named route hold fleets and join up, from shore to shore.
Legality checkRoute(const MoveCheck &now, const Move &move, ProvinceId to)
{
    ProvinceId before = now.here();
    for (const ProvinceId sea : move.waters) {
        if (!now.occupancy.carriers().contains(sea) || !now.board.waters(before).contains(sea))
            return refused(Refusal::RouteBroken, sea);
        before = sea;
    }
    return now.board.waters(to).contains(before) ? legal() : refused(Refusal::RouteBroken, before);
}

} // namespace

Legality mayGoByConvoy(const MoveCheck &now)
{
    if (!now.kind.isConvoyed)
        return refused(Refusal::CannotBeConvoyed, now.here());
    return isCarriedFrom(now.board, now.here(), now.occupancy.carriers())
               ? legal()
               : refused(Refusal::NoConvoyPossible, now.here());
}

Legality VerbModule<Move>::checkMoves(const MoveCheck &now, Move &move)
{
    if (move.hops.size() != 1)
        return checkMarch(now, move);
    const ProvinceId to = now.board.provinceOf(move.to());
    if (now.unit.layer == Layer::Walls) {
        if (to != now.here() || move.way != Way::Unsaid)
            return refused(Refusal::BehindWalls, now.here());
        move.hops.replaceBack(now.unit.region);
        return legal();
    }
    if (now.rules.armyFleet) {
        if (now.voyages().isVoyage(now.unit, move))
            return now.voyages().check(now.unit, move);
        if (now.kind.convoys && !now.board.isSea(to) && now.voyages().laden(now.unit))
            return refused(Refusal::Laden, now.here());
    }
    if (const Legality carried = move.way == Way::Unsaid ? legal() : mayGoByConvoy(now); !carried.ok())
        return carried;
    if (to == now.here())
        return refused(Refusal::ToItself, to);
    if (!mayEnter(now.board, now.unit.power, to))
        return refused(Refusal::NotAdmitted, to);
    if (!canStandIn(now.board, now.kind.travel, to))
        return refused(Refusal::CannotStand, to);

    Refusal why = Refusal::None;
    const RegionId arrival = arrivalOf(now.board, now.rules, now.kind.travel, now.unit.region, move.to(), why);
    if (move.way == Way::Unsaid && (arrival.valid() || why != Refusal::NotAdjacent)) {
        if (!arrival.valid())
            return refused(why, to);
        move.hops.replaceBack(arrival);
        return legal();
    }
    if (!now.kind.isConvoyed)
        return refused(Refusal::NotAdjacent, to);
    const RegionId ashore = withoutCoast(now.board, now.rules, move.to(), why);
    if (!ashore.valid())
        return refused(why, to);
    move.hops.replaceBack(ashore);
    if (move.way == Way::ByRoute)
        return checkRoute(now, move, to);
    if (move.way == Way::Unsaid && (now.board.waters(now.here()).empty() || now.board.waters(to).empty()))
        return refused(Refusal::NotAdjacent, to);
    return convoyPossible(now.board, now.here(), to, now.occupancy.carriers()) ? legal()
                                                                               : refused(Refusal::NoConvoyPossible, to);
}

Legality checkMarch(const MoveCheck &now, Move &move)
{
    if (move.hops.size() > now.kind.hops)
        return refused(Refusal::NotAdjacent, now.board.provinceOf(move.to()));
    if (move.way != Way::Unsaid)
        return refused(Refusal::CannotBeConvoyed, now.here());
    if (now.unit.layer != Layer::Field)
        return refused(Refusal::BehindWalls, now.here());
    Path<RegionId, 4> hops;
    RegionId before = now.unit.region;
    for (const RegionId hop : move.hops) {
        const ProvinceId place = now.board.provinceOf(hop);
        if (place == now.here() || place == now.board.provinceOf(before))
            return refused(Refusal::ToItself, place);
        if (!mayEnter(now.board, now.unit.power, place))
            return refused(Refusal::NotAdmitted, place);
        if (!canStandIn(now.board, now.kind.travel, place))
            return refused(Refusal::CannotStand, place);
        Refusal why = Refusal::None;
        const RegionId arrival = arrivalOf(now.board, now.rules, now.kind.travel, before, hop, why);
        if (!arrival.valid())
            return refused(why, place);
        if (hops.size() + 1 < move.hops.size() && !isMarchRoute(now.board, now.unit.power, place))
            return refused(Refusal::NoRoute, place);
        hops.push_back(arrival);
        before = arrival;
    }
    move.hops = hops;
    return legal();
}

void VerbModule<Move>::list(MoveListing &listing)
{
    const Board &board = listing.board;
    const Unit &unit = listing.unit;
    if (unit.layer == Layer::Walls) { // out before them
        listing.ask(Move{{unit.region}, Way::Unsaid, {}});
        return;
    }
    if (listing.kind.flying != Flying::No)
        return;
    if (listing.rules.armyFleet) {
        std::vector<Move> voyages;
        listing.voyages().moves(unit, voyages);
        for (const Move &move : voyages)
            listing.ask(move);
    }
    if (unit.layer == Layer::Aboard)
        return;
    for (const RegionId next : board.neighbours(listing.kind.travel, unit.region))
        listing.ask(Move{{next}, Way::Unsaid, {}});
    marches(board, unit, listing.out());
    if (listing.kind.isConvoyed && !(listing.rules.armyFleet && listing.kind.embarks))
        listing.waters->destinations(listing.here()).forEach([&](ProvinceId shore) {
            listing.ask(Move{{board.mainRegion(shore)}, Way::ByConvoy, {}});
        });
}

// How it is composed.

Composer::Step Composer::moveTo(RegionId region, Way way)
{
    if (way == Way::Unsaid && m_board->kind(m_draft.kind).hops > 1)
        return marchTo(region);
    const Travel travel = m_board->kind(m_draft.kind).travel;
    const ProvinceId place = m_board->provinceOf(region);
    Move move;
    move.way = way;
    if (m_draft.layer == Layer::Walls) {
        region = m_draft.unit;
    } else if (travel != Travel::Sea) {
        region = m_board->mainRegion(place);
    } else if (const auto arrivals = m_board->arrivals(travel, m_draft.unit, place); arrivals.size() == 1) {
        region = arrivals.front();
    } else if (std::find(arrivals.begin(), arrivals.end(), region) == arrivals.end() && !arrivals.empty()) {
        Step step;
        step.kind = Step::Kind::NeedsCoast;
        step.coasts = arrivals;
        return step;
    }
    if (way == Way::ByConvoy) {
        if (!m_draft.waters.empty()) {
            move.way = Way::ByRoute;
            move.waters = m_draft.waters;
        }
    }
    move.hops.push_back(region);
    return complete(move);
}

/// One more water of a convoyed move's route.
Composer::Step Composer::addLeg(ProvinceId sea)
{
    const auto &waters = m_draft.waters;
    const ProvinceId before = waters.empty() ? m_board->provinceOf(m_draft.unit) : waters.back();
    const bool again = std::find(waters.begin(), waters.end(), sea) != waters.end();
    if (again || waters.full() || !m_board->waters(before).contains(sea)
        || !Occupancy(*m_board, *m_position).carriers().contains(sea))
        return refuse(Refusal::RouteBroken, sea);
    Draft draft = m_draft;
    draft.waters.push_back(sea);
    return extend(draft);
}

/// Led along a way by land; with a sea in it, it is carried.
bool Composer::goesOn() const
{
    return m_board->kind(m_draft.kind).hops > 1 && m_draft.waters.empty();
}

/// A unit that may go on (1939 III 23) is led either way: first the route province, then the destination, or the
/// destination first, which is enough where only one way leads there. The route province chosen twice is a plain move.
Composer::Step Composer::marchTo(RegionId region)
{
    const Unit &unit = *chosenUnit();
    const ProvinceId place = m_board->provinceOf(region);
    const RegionId there = m_board->mainRegion(place);
    const auto go = [&](Path<RegionId, 4> hops) { return complete(Move{hops, Way::Unsaid, {}}); };

    if (m_draft.route.valid())
        return place == m_board->provinceOf(m_draft.route) ? go({m_draft.route}) : go({m_draft.route, there});
    if (m_draft.to.valid()) {
        return marchRoutes(*m_board, unit, m_board->provinceOf(m_draft.to)).contains(place)
                   ? go({there, m_draft.to})
                   : refuse(Refusal::NoRoute, place);
    }
    Draft draft = m_draft;
    if (m_board->reach(m_board->kind(unit.kind).travel, unit.region).contains(place)) {
        draft.route = there;
        return extend(draft);
    }
    const ProvinceSet routes = marchRoutes(*m_board, unit, place);
    if (routes.size() == 1)
        return go({m_board->mainRegion(routes.first()), there});
    if (routes.empty())
        return go({there}); // by sea, or refused with the reason
    draft.to = there;
    return extend(draft);
}

// What is written of a move's way: over which waters, only that it goes by convoy, or nothing at all.

OrderReader::Fault OrderReader::readWay(Move &move)
{
    const std::size_t start = m_in.mark();
    const bool bracket = m_in.take(Token::Kind::Open);
    // "via land", "by land", "overland": as a move that says nothing of a convoy.
    const std::size_t way = m_in.mark();
    const bool land = (m_in.takeVia() && m_in.takeWords({"land"})) || m_in.takeWords({"overland"});
    if (!land)
        m_in.rewind(way);
    else if (!bracket || m_in.take(Token::Kind::Close))
        return std::nullopt;
    const bool convoyed = m_in.take(Meaning::ByConvoy) || takeWithConvoy();
    if (convoyed || m_in.takeVia()) {
        move.way = move.waters.empty() ? Way::ByConvoy : Way::ByRoute;
        bool named = !convoyed; // "via NTH"; "via convoy" names no water
        if (named && m_in.at(Token::Kind::Word) && m_in.token().text == "a")
            m_in.advance();
        if (m_in.take(Meaning::Convoy))
            named = false;
        if (!named) // "convoyed by F NTH"
            named = m_in.takeVia() || m_in.takeWords({"of"});
        if (named && !m_in.atEnd() && !m_in.at(Token::Kind::Close)) {
            if (Fault fault = readWaters(move))
                return fault;
        }
    } else if (!bracket && readCarrier(move)) {
        return std::nullopt;
    } else if (bracket) {
        m_in.rewind(start);
        return std::nullopt;
    }
    if (bracket && !m_in.take(Token::Kind::Close))
        return m_in.atEnd() ? m_in.missing() : m_in.extra();
    return std::nullopt;
}

/// "with convoy", "mit Konvoi", "im Geleit".
bool OrderReader::takeWithConvoy()
{
    const std::size_t start = m_in.mark();
    const bool joined = m_in.take(Meaning::With) || m_in.takeWords({"im"}) || m_in.takeWords({"per"});
    if (joined && m_in.take(Meaning::Convoy))
        return true;
    m_in.rewind(start);
    return false;
}

/// The waters of a route and the fleets in them: "NTH SKA", "(NTH, SKA)", "F NTH and F SKA".
OrderReader::Fault OrderReader::readWaters(Move &move)
{
    move.way = Way::ByRoute;
    const bool list = m_in.take(Token::Kind::Open);
    do {
        m_in.skip(Meaning::Filler);
        (void)m_in.kind();
        m_in.skip(Meaning::Filler);
        RegionId water;
        if (Fault fault = readPlace(water))
            return fault;
        if (move.waters.full())
            return m_in.extra();
        move.waters.push_back(m_board.provinceOf(water));
        if (atNextMove())
            return std::nullopt;
        while (m_in.take(Token::Kind::Dash) || m_in.take(Token::Kind::Comma) || m_in.take(Meaning::With)
               || takeThen()) {
        }
    } while (!m_in.atEnd() && !m_in.at(Token::Kind::Close) && !m_in.at(Token::Kind::Open) && !m_in.at(Meaning::To));
    if (list)
        m_in.take(Token::Kind::Close);
    return std::nullopt;
}

/// Behind a comma or semicolon: "F ENG - MAO", which is no part of a route.
bool OrderReader::atNextMove()
{
    const std::size_t start = m_in.mark();
    const bool next =
        m_in.take(Token::Kind::Comma) && m_in.kind().valid() && m_in.place().valid() && m_in.at(Token::Kind::Dash);
    m_in.rewind(start);
    return next;
}

/// "A Lon - Bel c NTH": the fleet that carries it, at the end of the line.
bool OrderReader::readCarrier(Move &move)
{
    const std::size_t start = m_in.mark();
    if (m_in.take(Meaning::Convoy)) {
        (void)m_in.kind();
        const RegionId water = m_in.place();
        if (water.valid() && m_in.atEnd() && m_board.isSea(m_board.provinceOf(water)) && !move.waters.full()) {
            move.way = Way::ByRoute;
            move.waters.push_back(m_board.provinceOf(water));
            return true;
        }
    }
    m_in.rewind(start);
    return false;
}

/// "A Vie Gal": the goal stands where the verb should. Only where nothing else follows and the unit reaches it, or
/// could be meant by nobody else, so that a list of places stays one.
bool OrderReader::takeBareGoal()
{
    if (m_context.stage != Stage::Moves || !m_in.at(Token::Kind::Word))
        return false;
    const std::size_t start = m_in.mark();
    const RegionId goal = m_in.place();
    fillKind();
    if (goal.valid() && m_in.atEnd() && isGoal(m_board.provinceOf(goal))) {
        Move move;
        move.hops.push_back(goal);
        m_out.order.action = move;
        return true;
    }
    m_in.rewind(start);
    return false;
}

bool OrderReader::atBareWay()
{
    const std::size_t start = m_in.mark();
    const bool way = m_context.stage == Stage::Moves && m_in.at(Token::Kind::Word) && m_in.place().valid()
                     && m_in.at(Meaning::Via) && foldName(m_in.token().text) == "via";
    m_in.rewind(start);
    if (way)
        fillKind();
    return way;
}

/// Is the place in reach, whatever stands there; or does the position tell that this is a unit and that is none?
bool OrderReader::isGoal(ProvinceId place) const
{
    const Order &order = m_out.order;
    for (int k = 0; k < m_board.kindCount(); ++k) {
        const Travel travel = m_board.kind(KindId(k)).travel;
        if ((!order.kind.valid() || order.kind == KindId(k)) && m_board.reach(travel, order.at).contains(place))
            return true;
    }
    if (m_context.position)
        return order.kind.valid() && !unitIn(m_board, *m_context.position, place).valid();
    // Where nobody knows who stands there, an army may be meant that goes over the sea: "yor nwy".
    return (!order.kind.valid() || m_board.kind(order.kind).isConvoyed)
           && convoyPossible(m_board, m_board.provinceOf(order.at), place, m_board.seas());
}

} // namespace entente

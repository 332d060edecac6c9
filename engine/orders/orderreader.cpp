#include "orders/orderreader.h"

#include "base/names.h"
#include "orders/verbs.h"

#include <algorithm>

namespace entente {

OrderReader::OrderReader(std::string_view line, const ParseContext &context)
    : m_context(context), m_board(*context.board), m_in(line, m_board)
{
}

Result<ParsedOrder, ParseError> OrderReader::read()
{
    Fault fault = readLine();
    // "eng bre": what may be short for a power is a place where no order follows it.
    if (fault && !m_namesNoPower && m_out.power.valid() && fault->kind == ParseError::Kind::MissingPart) {
        OrderReader again(m_in.line(), m_context);
        again.m_namesNoPower = true;
        if (Result<ParsedOrder, ParseError> other = again.read())
            return other;
    }
    if (!fault && !m_in.atEnd()) {
        m_in.skipRemark();
        m_out.remarked = m_in.atEnd();
    }
    if (!fault && !m_in.atEnd())
        fault = m_in.extra();
    if (!fault)
        return m_out;
    if (const std::optional<ParseError> name = m_in.misspeltName(*fault))
        return *name;
    return *fault;
}

Result<ParsedUnit, ParseError> OrderReader::readLoneUnit()
{
    UnitText unit;
    Fault fault = readUnit(unit);
    if (!fault && !m_in.atEnd())
        fault = m_in.extra();
    if (!fault && !unit.kind.valid())
        fault = ParseError{ParseError::Kind::UnknownKind, m_board.regionText(unit.region), 0, kindNames()};
    if (fault)
        return *fault;
    return ParsedUnit{unit.kind, unit.region, unit.layer};
}

OrderReader::Fault OrderReader::readLine()
{
    if (m_in.atEnd())
        return m_in.missing();
    if (m_in.take(Meaning::Contract)) // "Contract with Russia: ..." is no heading
        return VerbModule<Contract>::read(*this, {});
    if (Fault fault = readPower())
        return fault;
    if (m_namesNoPower && !m_in.isBehind(Token::Kind::Colon)) {
        m_in.rewind(0);
        m_out.power = PowerId();
    }
    if (m_in.atEnd())
        return m_in.missing();
    m_in.skip(Meaning::Filler);
    if (m_in.take(Meaning::Contract))
        return VerbModule<Contract>::read(*this, {});
    if (m_in.take(Meaning::Waive) || m_in.takeWords({"auf", "einen", "bau", "verzichten"}))
        return VerbModule<Waive>::read(*this, {});
    if (m_in.take(Meaning::Transfer) || atPoints())
        return VerbModule<Transfer>::read(*this, {});
    if (m_in.at(Meaning::Land)) {
        m_in.advance();
        return VerbModule<Permission>::read(*this, {});
    }
    // "B Lon" may be a bomber or a build: a kind with its place comes first.
    const std::size_t start = m_in.mark();
    const bool unitFirst = m_in.kind().valid() || m_in.place().valid();
    m_in.rewind(start);
    const std::optional<Meaning> verb = m_in.meaning();
    if (!unitFirst && verb && *verb < Meaning::Waive) {
        m_in.advance();
        if (m_in.atEnd())
            return m_in.missing();
        if (m_in.unitFollows() || !m_in.at(Token::Kind::Dash))
            return readVerbFirst(*verb);
        m_in.rewind(start);
    }
    if (!unitFirst && m_in.at(Token::Kind::Word) && m_in.token().text.size() > 2 && isForeignVerb(m_in.token().text)) {
        m_in.advance();
        const bool unit = m_in.unitFollows();
        m_in.rewind(start);
        if (unit)
            return m_in.error(ParseError::Kind::OtherGame, start, start);
    }
    return readUnitFirst();
}

OrderReader::Fault OrderReader::readUnit(UnitText &unit)
{
    m_in.skip(Meaning::Filler);
    // "(ENG AMY LON)": the bracket holds the whole unit, not its place alone.
    const std::size_t start = m_in.mark();
    bool bracket = m_in.take(Token::Kind::Open);
    if (bracket) {
        const std::size_t inside = m_in.mark();
        bracket = (m_in.power().valid() && m_in.unitFollows()) || m_in.kind().valid();
        m_in.rewind(bracket ? inside : start);
    }
    if (Fault fault = readUnitParts(unit, likelyPlaces()))
        return fault;
    if (bracket)
        m_in.take(Token::Kind::Close);
    return std::nullopt;
}

OrderReader::Fault OrderReader::readUnitParts(UnitText &unit, const ProvinceSet &likely)
{
    const std::size_t start = m_in.mark();
    unit.power = m_namesNoPower && !m_out.order.at.valid() ? PowerId() : m_in.power();
    if (unit.power.valid()) {
        m_in.skip(Meaning::Filler);
        if (!m_in.unitFollows()) {
            m_in.rewind(start);
            unit.power = {};
        }
    }
    unit.kind = m_in.kind(&likely);
    m_in.skip(Meaning::Filler);
    bool walls = false;
    unit.region = m_in.place(&walls, &likely);
    unit.layer = walls ? Layer::Walls : layerOf(m_board, unit.kind);
    if (!unit.region.valid())
        return kindOrPlaceError();
    if (takeBehindWalls())
        unit.layer = Layer::Walls;
    readOwner(unit);
    if (takeAboard() || isAboard(unit))
        unit.layer = Layer::Aboard;
    unit.number = m_in.ordinal();
    return m_in.coastError(unit.region);
}

/// An army in a sea: in the hold of a fleet, if the position tells of one or nothing is known of it.
bool OrderReader::isAboard(const UnitText &unit) const
{
    if (!unit.kind.valid() || !m_board.kind(unit.kind).embarks || !m_board.isSea(m_board.provinceOf(unit.region)))
        return false;
    return !m_context.position
           || unitIn(m_board, *m_context.position, m_board.provinceOf(unit.region), Layer::Aboard).valid();
}

ProvinceSet OrderReader::likelyPlaces() const
{
    ProvinceSet places;
    if (!m_context.position)
        return places;
    const bool retreats = m_context.stage == Stage::Retreats;
    const auto add = [&](const Unit &unit) {
        if (!m_out.power.valid() || unit.power == m_out.power)
            places.insert(m_board.provinceOf(unit.region));
    };
    for (const Unit &unit : m_context.position->units) {
        if (!retreats)
            add(unit);
    }
    for (const DislodgedUnit &dislodged : m_context.position->dislodged) {
        if (retreats)
            add(dislodged.unit);
    }
    return places;
}

bool OrderReader::takeToward()
{
    bool found = false;
    for (bool more = true; more;) {
        const std::size_t start = m_in.mark();
        m_in.skip(Meaning::Filler); // "in its move to"
        more = m_in.take(Token::Kind::Dash) || m_in.take(Meaning::Move) || m_in.takeTo();
        found = found || more;
        if (!more)
            m_in.rewind(start);
    }
    m_in.skip(Meaning::Filler);
    return found;
}

OrderReader::Fault OrderReader::readPlace(RegionId &region)
{
    if (m_in.atEnd())
        return m_in.missing();
    region = m_in.place();
    if (!region.valid())
        return m_in.placeError();
    return m_in.coastError(region);
}

void OrderReader::skipParticle()
{
    for (const std::string_view particle : {"an", "auf", "aus", "zuruck", "zurueck"}) {
        if (m_in.lastWordIs(particle)) {
            m_in.advance();
            return;
        }
    }
}

OrderReader::Fault OrderReader::readVerbFirst(Meaning verb)
{
    const bool removes = m_in.precededBy("rem");
    const bool raises = m_in.precededBy("rais");
    UnitText unit;
    if (Fault fault = readUnit(unit))
        return fault;
    setUnit(unit);
    switch (verb) {
    case Meaning::Hold: m_out.order.action = Hold(); return std::nullopt;
    case Meaning::Build: return VerbModule<Build>::read(*this, {});
    case Meaning::Disband:
        if (removes)
            m_out.stage = Stage::Adjustments;
        fillKind();
        return VerbModule<Disband>::read(*this, {});
    case Meaning::Retreat:
        fillKind();
        if (raises && m_context.stage == Stage::Adjustments) // an army, not a siege
            return VerbModule<Build>::read(*this, {});
        // "R A Par" removes; where units retreat it lacks the place to go to.
        if (m_in.atEnd() && m_context.stage != Stage::Retreats) {
            m_out.order.action = Disband();
            m_out.stage = Stage::Adjustments;
            return std::nullopt;
        }
        return VerbModule<Retreat>::read(*this, {});
    case Meaning::Move: fillKind(); return VerbModule<Move>::read(*this, {});
    case Meaning::Support: fillKind(); return VerbModule<Support>::read(*this, {});
    case Meaning::Convoy: fillKind(); return VerbModule<Convoy>::read(*this, {});
    case Meaning::Waive:
    case Meaning::Transfer:
    case Meaning::Land:
    case Meaning::To:
    case Meaning::From:
    case Meaning::Via:
    case Meaning::ByConvoy:
    case Meaning::Contract:
    case Meaning::With:
    case Meaning::Filler: break;
    }
    return m_in.missing();
}

OrderReader::Fault OrderReader::readUnitFirst()
{
    UnitText unit;
    if (Fault fault = readUnit(unit))
        return fault;
    if (unit.kind.valid() && m_board.kind(unit.kind).flying != Flying::No && takeLeave())
        return readLeave(unit);
    setUnit(unit);
    m_in.skip(Meaning::Filler);
    if (m_in.atEnd() && m_in.marked()) { // "- A Par" in a winter's list
        m_out.order.action = Disband();
        m_out.stage = Stage::Adjustments;
        fillKind();
        return std::nullopt;
    }
    if (m_in.atEnd())
        return m_in.missing();
    const ParsedOrder before = m_out;
    if (const std::size_t behind = m_in.mark(); m_in.takeBracketed(Meaning::Land)) { // "Len [Land German B(Pru)]"
        if (Fault fault = readGuest(unit.region))
            return fault;
        if (m_in.atEnd())
            return std::nullopt;
        m_in.rewind(behind);
        m_out = before;
    }
    if (flies())
        return VerbModule<Flight>::read(*this, {});

    const bool dashed = m_in.take(Token::Kind::Dash) || m_in.take(Token::Kind::Slash) || m_in.take(Token::Kind::Colon);
    if (dashed) {
        if (m_in.atEnd())
            return m_in.missing();
        if (m_in.takeStands())
            return VerbModule<Hold>::read(*this, {});
        const std::size_t start = m_in.mark();
        m_in.skip(Meaning::Filler); // "- the Channel"
        const bool toPlace = m_in.place().valid();
        m_in.rewind(start);
        if (toPlace || !m_in.meaning()) {
            fillKind();
            return VerbModule<Move>::read(*this, {});
        }
    }
    return readVerb();
}

/// What stands behind the unit.
OrderReader::Fault OrderReader::readVerb()
{
    Meaning fused{};
    KindId kind;
    if (m_in.fusedVerb(fused, kind)) {
        fillKind();
        return fused == Meaning::Support   ? VerbModule<Support>::read(*this, kind)
               : fused == Meaning::Retreat ? VerbModule<Retreat>::read(*this, kind)
                                           : VerbModule<Convoy>::read(*this, kind);
    }
    const std::optional<Meaning> verb = m_in.meaning();
    const bool gone = m_in.takeWords({"off", "the", "board"}) || m_in.takeWords({"lost", "sich", "auf"})
                      || m_in.takeWords({"loest", "sich", "auf"});
    if (gone) {
        fillKind();
        return VerbModule<Disband>::read(*this, {});
    }
    if (!verb && m_in.lastWordIs("a")
        && m_context.stage != Stage::Adjustments) { // French sheets: "a bre a" leaves the board
        m_in.advance();
        fillKind();
        m_out.order.action = Disband();
        return std::nullopt;
    }
    if (!verb && takeSally())
        return readSally();
    if (!verb && takeBareGoal())
        return std::nullopt;
    if (!verb)
        return verbError();
    if (*verb != Meaning::Build)
        fillKind();
    const std::size_t start = m_in.mark();
    m_in.advance();
    m_in.take(Token::Kind::Colon);
    switch (*verb) {
    case Meaning::Hold: return VerbModule<Hold>::read(*this, {});
    case Meaning::Move:
        if (takeSally())
            return readSally();
        return VerbModule<Move>::read(*this, {});
    case Meaning::To:
    case Meaning::Via: m_in.rewind(start); return VerbModule<Move>::read(*this, {});
    case Meaning::Support: return VerbModule<Support>::read(*this, {});
    case Meaning::Convoy: return VerbModule<Convoy>::read(*this, {});
    case Meaning::Retreat: return VerbModule<Retreat>::read(*this, {});
    case Meaning::Disband: return VerbModule<Disband>::read(*this, {});
    case Meaning::Build: return VerbModule<Build>::read(*this, {});
    case Meaning::Waive:
    case Meaning::Transfer:
    case Meaning::Land:
    case Meaning::From:
    case Meaning::ByConvoy:
    case Meaning::Contract:
    case Meaning::With:
    case Meaning::Filler: break;
    }
    m_in.rewind(start);
    return verbError();
}

void OrderReader::setUnit(const UnitText &unit)
{
    if (!m_out.power.valid())
        m_out.power = unit.power;
    m_out.order.kind = unit.kind;
    m_out.order.at = unit.region;
    m_out.order.layer = unit.layer;
    m_out.order.number = static_cast<std::uint8_t>(unit.number);
}

void OrderReader::fillKind()
{
    if (m_out.order.kind.valid() || !m_context.position)
        return;
    const Position &position = *m_context.position;
    const ProvinceId province = m_board.provinceOf(m_out.order.at);
    if (m_context.stage == Stage::Retreats) {
        if (const int index = dislodgedIn(m_board, position, province, m_out.power); index >= 0) {
            m_out.order.kind = position.dislodged[static_cast<std::size_t>(index)].unit.kind;
            return;
        }
    }
    UnitId unit = m_board.province(province).unlimited
                      ? unitOf(m_board, position, m_out.power, province, m_out.order.layer, m_out.order.number)
                      : UnitId();
    if (!unit.valid())
        unit = unitIn(m_board, position, province, m_out.order.layer);
    if (unit.valid())
        m_out.order.kind = position.units[static_cast<std::size_t>(unit.index())].kind;
}

void OrderReader::fillSupported(KindId &kind, const UnitText &unit) const
{
    if (kind.valid() || !m_context.position)
        return;
    if (const UnitId found = unitIn(m_board, *m_context.position, m_board.provinceOf(unit.region), unit.layer);
        found.valid())
        kind = m_context.position->units[static_cast<std::size_t>(found.index())].kind;
}

} // namespace entente

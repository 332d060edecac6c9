#include "orders/orderreader.h"

#include "base/names.h"
#include "orders/verbs.h"

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
    if (!unitFirst && verb && isOfUnit(*verb)) {
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
    if (verb != Meaning::Build)
        fillKind();
    if (verb == Meaning::Disband && removes)
        m_out.stage = Stage::Adjustments;
    if (verb == Meaning::Retreat && raises && m_context.stage == Stage::Adjustments) // an army, not a siege
        verb = Meaning::Build;
    // "R A Par" removes; where units retreat it lacks the place to go to.
    if (verb == Meaning::Retreat && m_in.atEnd() && m_context.stage != Stage::Retreats) {
        verb = Meaning::Disband;
        m_out.stage = Stage::Adjustments;
    }
    return readAs(verb, {});
}

/// What stands behind the word of a verb, as the verb's own module reads it.
OrderReader::Fault OrderReader::readAs(Meaning verb, KindId fused)
{
    Fault fault = m_in.missing();
    forEachVerb([&]<class Module>() {
        if constexpr (requires { Module::word; }) {
            if (Module::word == verb)
                fault = Module::read(*this, fused);
        }
    });
    return fault;
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
        return readAs(fused, kind);
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
    if (!verb && atBareWay())
        return VerbModule<Move>::read(*this, {});
    if (!verb)
        return verbError();
    if (*verb != Meaning::Build)
        fillKind();
    const std::size_t start = m_in.mark();
    m_in.advance();
    m_in.take(Token::Kind::Colon);
    if (*verb == Meaning::Move && takeSally())
        return readSally();
    if (isOfUnit(*verb))
        return readAs(*verb, {});
    m_in.rewind(start);
    return *verb == Meaning::To || *verb == Meaning::Via ? VerbModule<Move>::read(*this, {}) : verbError();
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

// What is said of a line that is no order: what its writer may have meant.

OrderReader::Fault OrderReader::kindOrPlaceError()
{
    if (m_in.atEnd())
        return m_in.missing();
    const std::size_t first = m_in.mark();
    if (m_in.at(Token::Kind::Word) && m_in.token().text.size() <= 2) {
        m_in.advance();
        const bool placed = m_in.place().valid();
        m_in.rewind(first);
        const bool isKind = m_board.findKind(m_in.token().text).valid();
        if (isKind) {
            m_in.advance();
            if (Fault fault = unnamedError(first))
                return fault;
        } else if (placed) {
            ParseError fault = m_in.error(ParseError::Kind::UnknownKind, first, first);
            fault.suggestions = kindNames();
            return fault;
        }
    } else if (m_in.at(Token::Kind::Word) && m_board.findKind(m_in.token().text).valid()) {
        m_in.advance();
        if (Fault fault = unnamedError(first))
            return fault;
    } else if (m_in.at(Token::Kind::Word)) {
        // "Plane Wal - ENG": a whole place after one word that is none makes that word a kind.
        const ParseError whole = m_in.placeError();
        m_in.advance();
        const bool placed = m_in.place().valid();
        if (placed && whole.suggestions.empty()) {
            m_in.rewind(first);
            ParseError fault = m_in.error(ParseError::Kind::UnknownKind, first, first);
            fault.suggestions = kindNames();
            return fault;
        }
        m_in.rewind(first);
    }
    m_in.skip(Meaning::Filler);
    return m_in.placeError();
}

/// "support fleet into Bul": a kind alone, then where it goes.
OrderReader::Fault OrderReader::unnamedError(std::size_t kindWord)
{
    if (m_in.at(Meaning::To) || m_in.at(Token::Kind::Dash))
        return m_in.error(ParseError::Kind::Unnamed, kindWord, kindWord);
    return std::nullopt;
}

OrderReader::Fault OrderReader::verbError()
{
    if (m_in.at(Token::Kind::Word) && isForeignVerb(m_in.token().text))
        return m_in.error(ParseError::Kind::OtherGame, m_in.mark(), m_in.mark());
    ParseError fault = m_in.error(ParseError::Kind::UnknownVerb, m_in.mark(), m_in.mark());
    fault.stage = m_context.stage;
    if (std::string verb = nearestVerb(fault.piece); !verb.empty())
        fault.suggestions.push_back(std::move(verb));
    return fault;
}

std::vector<std::string> OrderReader::kindNames() const
{
    std::vector<std::string> names;
    for (const UnitKind &kind : m_board.kinds())
        names.push_back(kind.letter);
    return names;
}

} // namespace entente

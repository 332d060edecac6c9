#include "orders/parser.h"

#include "base/names.h"
#include "orders/placereader.h"

#include <optional>

namespace entente {

namespace {

using Fault = std::optional<ParseError>;

/// The grammar: [power] unit verb ..., or verb unit ... . Each function reads one rule and answers
/// with the fault that stopped it, if any.
class OrderReader {
public:
    OrderReader(std::string_view line, const ParseContext &context)
        : m_context(context)
        , m_board(*context.board)
        , m_in(line, m_board)
    {
    }

    Result<ParsedOrder, ParseError> read()
    {
        Fault fault = readLine();
        if (!fault && !m_in.atEnd())
            fault = m_in.extra();
        if (fault)
            return *fault;
        return m_out;
    }

    Result<ParsedUnit, ParseError> readLoneUnit()
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

private:
    struct UnitText {
        KindId kind;
        RegionId region;
        Layer layer = Layer::Field;
    };

    Fault readLine()
    {
        if (m_in.atEnd())
            return m_in.missing();
        if (Fault fault = readPower())
            return fault;
        if (m_in.atEnd())
            return m_in.missing();
        m_in.skip(Meaning::Filler);
        if (m_in.take(Meaning::Waive)) {
            m_out.order.action = Waive();
            m_in.take(Meaning::Build);
            return std::nullopt;
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
        return readUnitFirst();
    }

    /// "Austria: ...", "F: ..." by the beginning of a name; without a colon only a whole name that
    /// a unit follows ("FRA A Par - Bur").
    Fault readPower()
    {
        const std::size_t start = m_in.mark();
        const PowerId whole = m_in.power();
        if (m_in.take(Token::Kind::Colon)) {
            m_out.power = whole;
            if (whole.valid())
                return std::nullopt;
        } else if (whole.valid()) {
            m_in.take(Token::Kind::Dash);
            if (m_in.kind().valid() || m_in.at(Meaning::Waive) || m_in.at(Meaning::Build) || m_in.at(Meaning::Disband)) {
                m_in.rewind(start);
                m_out.power = m_in.power();
                return std::nullopt;
            }
        }
        m_in.rewind(start);

        while (!m_in.atEnd() && m_in.at(Token::Kind::Word))
            m_in.advance();
        if (!m_in.at(Token::Kind::Colon)) {
            m_in.rewind(start);
            return std::nullopt;
        }
        const std::size_t colon = m_in.mark();
        if (colon == start) {
            m_in.rewind(start);
            return m_in.error(ParseError::Kind::UnknownPower, start, start);
        }
        const ParseError unknown = m_in.error(ParseError::Kind::UnknownPower, start, colon - 1);
        m_out.power = powerBeginning(unknown.piece);
        if (!m_out.power.valid()) {
            ParseError fault = unknown;
            fault.suggestions = powersLike(fault.piece);
            return fault;
        }
        m_in.advance();
        return std::nullopt;
    }

    std::vector<std::string> kindNames() const
    {
        std::vector<std::string> names;
        for (const UnitKind &kind : m_board.kinds())
            names.push_back(kind.letter);
        return names;
    }

    /// The only power whose name begins so, or no id.
    PowerId powerBeginning(std::string_view piece) const
    {
        const std::string folded = foldName(piece);
        PowerId found;
        for (int p = 0; p < m_board.powerCount(); ++p) {
            if (!foldName(m_board.power(PowerId(p)).name).starts_with(folded))
                continue;
            if (found.valid())
                return {};
            found = PowerId(p);
        }
        return found;
    }

    std::vector<std::string> powersLike(std::string_view piece) const
    {
        std::vector<std::string> folded;
        for (const Power &power : m_board.powers())
            folded.push_back(foldName(power.name));
        std::vector<std::string> names;
        for (const std::string &name : nearestNames(foldName(piece), folded))
            names.push_back(m_board.power(m_board.findPower(name)).name);
        return names;
    }

    /// [of power] [kind] place, as the ordered unit or as a supported one.
    Fault readUnit(UnitText &unit)
    {
        m_in.skip(Meaning::Filler);
        const std::size_t start = m_in.mark();
        if (m_in.power().valid()) {
            m_in.skip(Meaning::Filler);
            if (!m_in.unitFollows())
                m_in.rewind(start);
        }
        unit.kind = m_in.kind();
        m_in.skip(Meaning::Filler);
        bool walls = false;
        unit.region = m_in.place(&walls);
        unit.layer = walls ? Layer::Walls : Layer::Field;
        if (!unit.region.valid())
            return kindOrPlaceError();
        return m_in.coastError(unit.region);
    }

    /// "X Vie": the letter is wrong if a place follows it, otherwise the place is.
    Fault kindOrPlaceError()
    {
        if (m_in.atEnd())
            return m_in.missing();
        const std::size_t first = m_in.mark();
        if (m_in.at(Token::Kind::Word) && m_in.token().text.size() <= 2) {
            m_in.advance();
            const bool placed = m_in.place().valid();
            m_in.rewind(first);
            const bool isKind = m_board.findKind(m_in.token().text).valid();
            if (isKind)
                m_in.advance();
            else if (placed) {
                ParseError fault = m_in.error(ParseError::Kind::UnknownKind, first, first);
                fault.suggestions = kindNames();
                return fault;
            }
        } else if (m_in.at(Token::Kind::Word) && m_board.findKind(m_in.token().text).valid()) {
            m_in.advance();
        }
        m_in.skip(Meaning::Filler);
        return m_in.placeError();
    }

    Fault readVerbFirst(Meaning verb)
    {
        UnitText unit;
        if (Fault fault = readUnit(unit))
            return fault;
        setUnit(unit);
        switch (verb) {
        case Meaning::Hold: m_out.order.action = Hold(); return std::nullopt;
        case Meaning::Build: m_out.order.action = Build(); return std::nullopt;
        case Meaning::Disband: m_out.order.action = Disband(); fillKind(); return std::nullopt;
        case Meaning::Retreat:
            fillKind();
            // "R A Par" in winter removes; in autumn it lacks the place to go to.
            if (m_in.atEnd() && m_context.stage == Stage::Adjustments) {
                m_out.order.action = Disband();
                return std::nullopt;
            }
            return readRetreat();
        case Meaning::Move: fillKind(); return readMove();
        case Meaning::Support: fillKind(); return readSupport({});
        case Meaning::Convoy: fillKind(); return readConvoy({});
        case Meaning::Waive:
        case Meaning::To:
        case Meaning::Via:
        case Meaning::ByConvoy:
        case Meaning::Filler: break;
        }
        return m_in.missing();
    }

    Fault readUnitFirst()
    {
        UnitText unit;
        if (Fault fault = readUnit(unit))
            return fault;
        setUnit(unit);
        m_in.skip(Meaning::Filler);
        if (m_in.atEnd())
            return m_in.missing();

        const bool dashed = m_in.take(Token::Kind::Dash);
        if (dashed) {
            if (m_in.atEnd())
                return m_in.missing();
            const std::size_t start = m_in.mark();
            const bool toPlace = m_in.place().valid();
            m_in.rewind(start);
            if (toPlace || !m_in.meaning()) {
                fillKind();
                return readMove();
            }
        }
        Meaning fused{};
        KindId kind;
        if (m_in.fusedVerb(fused, kind)) {
            fillKind();
            return fused == Meaning::Support ? readSupport(kind) : readConvoy(kind);
        }
        const std::optional<Meaning> verb = m_in.meaning();
        if (!verb)
            return verbError();
        if (*verb != Meaning::Build)
            fillKind();
        const std::size_t start = m_in.mark();
        m_in.advance();
        switch (*verb) {
        case Meaning::Hold: m_out.order.action = Hold(); return std::nullopt;
        case Meaning::Move: return readMove();
        case Meaning::To: m_in.rewind(start); return readMove();
        case Meaning::Support: return readSupport({});
        case Meaning::Convoy: return readConvoy({});
        case Meaning::Retreat: return readRetreat();
        case Meaning::Disband: m_out.order.action = Disband(); return std::nullopt;
        case Meaning::Build: m_out.order.action = Build(); return std::nullopt;
        case Meaning::Waive:
        case Meaning::Via:
        case Meaning::ByConvoy:
        case Meaning::Filler: break;
        }
        m_in.rewind(start);
        return verbError();
    }

    Fault verbError()
    {
        ParseError fault = m_in.error(ParseError::Kind::UnknownVerb, m_in.mark(), m_in.mark());
        if (std::string verb = nearestVerb(fault.piece); !verb.empty())
            fault.suggestions.push_back(std::move(verb));
        return fault;
    }

    /// Signs and words of motion between two places.
    bool takeToward()
    {
        const std::size_t start = m_in.mark();
        while (m_in.take(Token::Kind::Dash) || m_in.take(Meaning::Move) || m_in.take(Meaning::To)) { }
        const bool found = m_in.mark() != start;
        m_in.skip(Meaning::Filler);
        return found;
    }

    Fault readPlace(RegionId &region)
    {
        if (m_in.atEnd())
            return m_in.missing();
        region = m_in.place();
        if (!region.valid())
            return m_in.placeError();
        return m_in.coastError(region);
    }

    Fault readMove()
    {
        Path<RegionId, 16> chain;
        do {
            takeToward();
            RegionId place;
            if (Fault fault = readPlace(place))
                return fault;
            if (chain.full())
                return m_in.extra();
            chain.push_back(place);
        } while (m_in.at(Token::Kind::Dash));

        Move move;
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
        if (m_context.stage == Stage::Retreats && move.hops.size() == 1 && move.way == Way::Unsaid)
            m_out.order.action = Retreat{move.to()};
        else
            m_out.order.action = move;
        return std::nullopt;
    }

    /// "A Lon - NTH - Nwy" names the waters of a convoy.
    bool isVoyage(const Path<RegionId, 16> &chain) const
    {
        if (chain.size() < 2 || (m_out.order.kind.valid() && !m_board.kind(m_out.order.kind).isConvoyed))
            return false;
        for (int i = 0; i + 1 < chain.size(); ++i) {
            if (!m_board.isSea(m_board.provinceOf(chain[i])))
                return false;
        }
        return !m_board.isSea(m_board.provinceOf(m_out.order.at));
    }

    /// What a move says about its way: nothing, "via", "via convoy", "by convoy", "via NTH SKA".
    Fault readWay(Move &move)
    {
        const bool bracket = m_in.take(Token::Kind::Open);
        if (m_in.take(Meaning::ByConvoy)) {
            move.way = move.waters.empty() ? Way::ByConvoy : Way::ByRoute;
        } else if (m_in.take(Meaning::Via)) {
            if (!m_in.atEnd() && m_in.at(Token::Kind::Word) && m_in.token().text == "a")
                m_in.advance();
            if (m_in.take(Meaning::Convoy) || m_in.atEnd() || m_in.at(Token::Kind::Close)) {
                move.way = move.waters.empty() ? Way::ByConvoy : Way::ByRoute;
            } else {
                move.way = Way::ByRoute;
                do {
                    m_in.skip(Meaning::Filler);
                    RegionId water;
                    if (Fault fault = readPlace(water))
                        return fault;
                    if (move.waters.full())
                        return m_in.extra();
                    move.waters.push_back(m_board.provinceOf(water));
                    while (m_in.take(Token::Kind::Dash) || m_in.take(Token::Kind::Comma)) { }
                } while (!m_in.atEnd() && !m_in.at(Token::Kind::Close));
            }
        }
        if (bracket && !m_in.take(Token::Kind::Close))
            return m_in.atEnd() ? m_in.missing() : m_in.extra();
        return std::nullopt;
    }

    Fault readSupport(KindId fusedKind)
    {
        m_in.take(Meaning::Hold); // "support hold Spa"
        UnitText unit;
        if (Fault fault = readUnit(unit))
            return fault;
        Support support{unit.kind.valid() ? unit.kind : fusedKind, unit.region, {}, unit.layer};
        fillSupported(support.kind, unit);

        const std::size_t start = m_in.mark();
        const bool dashed = takeToward();
        if (m_in.take(Meaning::Hold) || (!dashed && m_in.atEnd())) {
            m_out.order.action = support;
            return std::nullopt;
        }
        if (!dashed && !m_in.at(Token::Kind::Word)) {
            m_in.rewind(start);
            return m_in.extra();
        }
        RegionId to;
        if (Fault fault = readPlace(to)) {
            if (!dashed)
                m_in.rewind(start);
            return dashed ? fault : Fault(m_in.extra());
        }
        // Old zines write "SF DEN-DEN" for a support to hold; anywhere else that is a move to itself.
        if (!fusedKind.valid() || m_board.provinceOf(to) != m_board.provinceOf(support.of))
            support.to = to;
        // The way of the supported army is its own affair; people write it all the same.
        Move ignored;
        if (Fault fault = readWay(ignored))
            return fault;
        m_out.order.action = support;
        return std::nullopt;
    }

    Fault readConvoy(KindId fusedKind)
    {
        UnitText unit;
        if (Fault fault = readUnit(unit))
            return fault;
        Convoy convoy{unit.kind.valid() ? unit.kind : fusedKind, unit.region, {}};
        fillSupported(convoy.kind, unit);
        if (!takeToward() && m_in.atEnd())
            return m_in.missing();
        if (Fault fault = readPlace(convoy.to))
            return fault;
        Move ignored;
        if (Fault fault = readWay(ignored))
            return fault;
        m_out.order.action = convoy;
        return std::nullopt;
    }

    Fault readRetreat()
    {
        takeToward();
        Retreat retreat;
        if (Fault fault = readPlace(retreat.to))
            return fault;
        m_out.order.action = retreat;
        return std::nullopt;
    }

    void setUnit(const UnitText &unit)
    {
        m_out.order.kind = unit.kind;
        m_out.order.at = unit.region;
        m_out.order.layer = unit.layer;
    }

    /// A kind that was left out is that of the unit that stands (or waits to retreat) there.
    void fillKind()
    {
        if (m_out.order.kind.valid() || !m_context.position)
            return;
        const Position &position = *m_context.position;
        const ProvinceId province = m_board.provinceOf(m_out.order.at);
        if (m_context.stage == Stage::Retreats) {
            if (const int index = dislodgedIn(m_board, position, province); index >= 0) {
                m_out.order.kind = position.dislodged[static_cast<std::size_t>(index)].unit.kind;
                return;
            }
        }
        if (const UnitId unit = unitIn(m_board, position, province, m_out.order.layer); unit.valid())
            m_out.order.kind = position.units[static_cast<std::size_t>(unit.index())].kind;
    }

    void fillSupported(KindId &kind, const UnitText &unit) const
    {
        if (kind.valid() || !m_context.position)
            return;
        if (const UnitId found = unitIn(m_board, *m_context.position, m_board.provinceOf(unit.region), unit.layer); found.valid())
            kind = m_context.position->units[static_cast<std::size_t>(found.index())].kind;
    }

    const ParseContext &m_context;
    const Board &m_board;
    PlaceReader m_in;
    ParsedOrder m_out;
};

} // namespace

Result<ParsedOrder, ParseError> parseOrder(std::string_view line, const ParseContext &context)
{
    return OrderReader(line, context).read();
}

Result<ParsedUnit, ParseError> parseUnit(std::string_view text, const Board &board)
{
    const ParseContext context{&board, nullptr, Stage::Moves};
    return OrderReader(text, context).readLoneUnit();
}

} // namespace entente

#include "../engine/chanceboards.h"
#include "projectfile.h"

#include "document/gamedocument.h"
#include "document/variants.h"
#include "game/play.h"
#include "orders/cities.h"
#include "orders/notation.h"
#include "panels/ordertext.h"

using namespace entente;
using namespace entente::app;
using namespace entente::test;
using namespace Qt::StringLiterals;

/// What is typed and taken in a strict game is never void by something that was known when it was written: on boards of
/// chance, of every variant, in moves, retreats and winters. `ENTENTE_BOARDS` says how many (a sample by default).
class TypedOrdersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takenIsNeverVoid_data();
    void takenIsNeverVoid();

private:
    VariantLibrary m_library{QStringList{projectFile("maps")}};
};

namespace {

/// What hangs on the orders of others, or in a winter by points on the list as a whole, whose later lines wait for what
/// the earlier ones leave (1939 III 11).
bool isKnownLater(Refusal refusal, const Board &board, const Position &position, const Game &game,
                  const GivenOrder &given)
{
    switch (refusal) {
    case Refusal::Occupied: // the unit that stands there may still be removed
        return is<Build>(given.order)
               && std::none_of(game.orders().begin(), game.orders().end(), [&](const GivenOrder &other) {
                      return other.power == given.power && is<Disband>(other.order) && other.order.at == given.order.at;
                  });
    case Refusal::NoRemovalDue:
    case Refusal::NoBuildLeft: // a fleet that another power loses for want of a port may open a sea (City State 5)
        for (int p = 0; p < board.powerCount(); ++p) {
            if (PowerId(p) != given.power && fleetsForfeit(board, position, PowerId(p)) > 0)
                return true;
        }
        return false;
    case Refusal::NoContract:
    case Refusal::OneSignature:
    case Refusal::InDeficit: // another may give points
    case Refusal::OverLimit:
    case Refusal::OverBudget: return true;
    default: return false;
    }
}

/// Lines as somebody might type them, sensible or not.
class Typist {
public:
    Typist(Chance &chance, const Board &board, const Position &position)
        : m_chance(chance), m_board(board), m_position(position)
    {
    }

    std::string line()
    {
        switch (m_position.phase.stage) {
        case Stage::Moves: return moves();
        case Stage::Retreats: return retreat();
        case Stage::Adjustments: break;
        }
        return winter();
    }

private:
    std::string place(ProvinceId near = {})
    {
        if (!near.valid() || m_chance.oneIn(4))
            return m_board.regionText(RegionId(m_chance.below(m_board.regionCount())));
        for (int tries = 0; tries < 400; ++tries) {
            const RegionId region(m_chance.below(m_board.regionCount()));
            const int away = m_board.distanceForAnyone(near, m_board.provinceOf(region));
            if (away >= 0 && away <= 2 && (away > 0 || m_chance.oneIn(8)))
                return m_board.regionText(region);
        }
        return m_board.regionText(m_board.mainRegion(near));
    }

    const Unit &anyUnit() { return m_position.units[unsignedBelow(m_position.units.size())]; }
    std::size_t unsignedBelow(std::size_t count)
    {
        return static_cast<std::size_t>(m_chance.below(static_cast<int>(count)));
    }

    std::string named(const Unit &unit)
    {
        const std::string at = m_board.regionText(unit.region);
        const std::string where = unit.layer == Layer::Walls ? "((" + at + "))" : at;
        return m_chance.oneIn(5) ? where : m_board.kind(unit.kind).letter + ' ' + where;
    }

    std::string moves()
    {
        const Unit &unit = anyUnit();
        const ProvinceId here = m_board.provinceOf(unit.region);
        const Unit &other = anyUnit();
        const ProvinceId there = m_board.provinceOf(other.region);
        const std::string self = named(unit);
        switch (m_chance.below(12)) {
        case 0: return self + " H";
        case 1: return self + " - " + place(here) + " via convoy";
        case 2: return self + " - " + place(here) + " via " + place(here);
        case 3: return self + " - " + place(here) + " via " + place(here) + ' ' + place(here);
        case 4: return self + " S " + named(other);
        case 5: return self + " S " + named(other) + " - " + place(m_chance.oneIn(2) ? here : there);
        case 6: return self + " C " + named(other) + " - " + place(here);
        case 7: return self + " - " + place(here) + " - " + place(here);
        case 8: return flight(self, here, other);
        case 9: return self + " R " + named(other);
        case 10: return landing(other);
        default: return self + " - " + place(here);
        }
    }

    std::string flight(const std::string &self, ProvinceId here, const Unit &other)
    {
        std::string text = self;
        if (m_chance.oneIn(3))
            return text + " B " + named(other) + (m_chance.oneIn(2) ? " via " + place(here) : std::string());
        for (int legs = 1 + m_chance.below(4); legs > 0; --legs)
            text += " - " + place(here);
        if (m_chance.oneIn(3))
            text += m_chance.oneIn(2) ? " [N]" : " [R]";
        else if (m_chance.oneIn(2))
            text += " [S " + named(other) + " - " + place(here) + ']';
        return m_chance.oneIn(2) ? text + " - " + m_board.province(here).abbreviation : text;
    }

    std::string landing(const Unit &guest)
    {
        return "Land " + m_board.power(guest.power).adjective + ' ' + named(guest) + " at " + place();
    }

    std::string retreat()
    {
        const Unit &unit = m_position.dislodged[unsignedBelow(m_position.dislodged.size())].unit;
        if (m_chance.oneIn(4))
            return named(unit) + " D";
        return named(unit) + (m_chance.oneIn(2) ? " R " : " - ") + place(m_board.provinceOf(unit.region));
    }

    std::string winter()
    {
        const PowerId to(m_chance.below(m_board.powerCount()));
        const std::string kind = m_board.kind(KindId(m_chance.below(m_board.kindCount()))).letter;
        switch (m_chance.below(8)) {
        case 0: return "Waive";
        case 1: return "Transfer " + std::to_string(1 + m_chance.below(4)) + " to " + m_board.power(to).name;
        case 2:
        case 3: return m_position.units.empty() ? "Waive" : "Remove " + named(anyUnit());
        default: return "Build " + kind + ' ' + centre();
        }
    }

    std::string centre()
    {
        for (int tries = 0; tries < 200; ++tries) {
            const ProvinceId province(m_chance.below(m_board.provinceCount()));
            if (m_board.province(province).centre
                && m_position.owner[static_cast<std::size_t>(province.index())].valid())
                return m_board.regionText(m_board.mainRegion(province));
        }
        return place();
    }

    Chance &m_chance;
    const Board &m_board;
    const Position &m_position;
};

/// After up to seven phases that were played by chance, so that there are retreats and winters.
Position somePosition(Chance &chance, const Variant &variant)
{
    Position position = chancePosition(chance, variant, variant.rules.orders.armyFleet && chance.oneIn(2));
    for (int phases = chance.below(8); phases > 0; --phases) {
        const Turn turn = playPhase(variant, variant.rules, position,
                                    randomPhaseOrders(chance, *variant.board, variant.rules.orders, position));
        if (turn.winner.valid())
            break;
        position = turn.after;
    }
    position.schedule.clear();
    position.sort();
    return position;
}

} // namespace

void TypedOrdersTest::takenIsNeverVoid_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"1939-iii", "city-state", "davis", "fleet-rome", "lima", "nikjon", "pacific", "peloponnese",
                           "sequential", "standard", "western-front"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void TypedOrdersTest::takenIsNeverVoid()
{
    QFETCH(QString, id);
    const std::shared_ptr<const Variant> found = m_library.find(id);
    QVERIFY(found);
    const Variant &variant = *found;
    const Board &board = *variant.board;
    const int boards = chanceBoards(30);
    int taken = 0;
    for (int round = 0; round < boards; ++round) {
        Chance chance(static_cast<std::uint64_t>(round) * 1009 + 17);
        const Position position = somePosition(chance, variant);
        if (position.units.empty())
            continue;
        GameDocument document([&](std::string_view) { return found; });
        Game game(found);
        game.setStart(position);
        document.openGame(game); // strict
        Typist typist(chance, board, position);
        std::vector<std::string> lines;
        for (int typed = 0; typed < 160; ++typed) {
            const std::string line = typist.line();
            const PowerId writer = chance.oneIn(3) ? PowerId(chance.below(board.powerCount())) : PowerId();
            const auto read = readOrderText(document, writer, QString::fromStdString(line));
            if (!read || !roomSentence(document, read->given).isEmpty())
                continue;
            document.setOrder(read->given.power, read->given.order);
            lines.push_back(board.power(read->given.power).name + ": " + line);
            ++taken;
        }
        const Turn turn =
            playPhase(variant, variant.rules, document.game().positionToJudge(), document.game().orders());
        for (const OrderResult &result : turn.results) {
            const Verdict &verdict = result.verdict;
            if (!result.given || verdict.reason != Reason::Illegal
                || isKnownLater(verdict.refusal, board, position, document.game(), {result.power, result.order}))
                continue;
            std::string told = phaseText(position.phase) + " round " + std::to_string(round) + ", "
                               + board.power(result.power).name + ": "
                               + orderText(board, result.order, position.phase.stage) + ": "
                               + refusalWord(verdict.refusal) + "; typed";
            for (const std::string &line : lines)
                told += " | " + line;
            QFAIL(told.c_str());
        }
    }
    QVERIFY(taken > boards * 3);
}

QTEST_MAIN(TypedOrdersTest)
#include "tst_typedorders.moc"

#include "game/happenings.h"

#include "map/board.h"
#include "orders/cities.h"

#include <algorithm>
#include <utility>

namespace entente {

namespace {

using What = Happening::Kind;

/// Goes through the events of one turn.
class HappeningReader {
public:
    HappeningReader(const Board &board, const Turn &turn) : m_board(board), m_turn(turn) {}

    std::vector<Happening> read()
    {
        addEliminated();
        for (const Event &event : m_turn.events)
            std::visit([this](const auto &one) { add(one); }, event);
        for (const FlightReport &report : m_turn.flights)
            addFlight(report);
        for (std::size_t i = 0; i < m_turn.results.size(); ++i) {
            if (m_turn.results[i].verdict.reason == Reason::FlightsMet)
                addMeeting(static_cast<int>(i));
        }
        for (const Event &event : m_turn.events) {
            if (const auto *taken = std::get_if<event::CentreTaken>(&event))
                addTaken(*taken);
        }
        for (std::size_t i = 0; i < m_told.size() && m_told.size() == m_turn.causesOfHappenings.size(); ++i)
            m_told[i].because = m_turn.causesOfHappenings[i];
        return std::move(m_told);
    }

private:
    template <typename Other>
    void add(const Other &)
    {
    }

    void add(const event::Destroyed &gone)
    {
        if (gone.unit.layer == Layer::Walls)
            m_told.push_back(happened(What::Surrendered, gone.unit, standingIn(place(gone.unit))));
    }

    void add(const event::TookField &free)
    {
        Happening told = happened(What::Freed, free.unit, raiserOf(free.unit));
        if (told.result >= 0 && at(told.result).verdict.reason == Reason::Moves)
            return; // it has won the field itself
        m_told.push_back(told);
    }

    void add(const event::Withdrawn &back)
    {
        if (m_board.province(place(back.unit)).sentTo != m_board.provinceOf(back.to))
            return; // a tank that got no further on its way: its verdict says so
        Happening told = happened(What::PutBack, back.unit, -1);
        told.to = back.to;
        if (told.result >= 0)
            told.cause = resultOf(m_turn, at(told.result).verdict.other);
        m_told.push_back(told);
    }

    void add(const event::Returned &) { m_returning = true; }

    void add(const event::Built &built)
    {
        if (std::exchange(m_returning, false))
            m_told.push_back(happened(What::Returned, built.unit, -1));
    }

    void add(const event::Removed &removed)
    {
        const std::vector<PowerId> &out = m_turn.after.out;
        if (std::find(out.begin(), out.end(), removed.unit.power) != out.end())
            m_told.push_back(happened(What::RemovedWithPower, removed.unit, -1));
    }

    /// Where bombers come down is told where it is not as ordered, and always in the phase of retreats, which knows no
    /// orders of theirs.
    void addFlight(const FlightReport &report)
    {
        const bool later = report.result < 0;
        if (later && report.mission == Mission::Raid
            && (report.task == FlightReport::Task::Done || report.task == FlightReport::Task::GivenUp)) {
            Happening told =
                ofFlight(report.task == FlightReport::Task::Done ? What::Raided : What::RaidGivenUp, report);
            told.at = report.over;
            m_told.push_back(told);
        }
        if (report.lost())
            m_told.push_back(ofFlight(What::LostWithBase, report));
        else if (report.diverted() || (later && report.landed && report.at != place(report.unit)))
            m_told.push_back(ofFlight(report.diverted() ? What::LandedElsewhere : What::Landed, report));
    }

    Happening ofFlight(What kind, const FlightReport &report) const
    {
        Happening told;
        told.kind = kind;
        told.power = report.unit.power;
        told.unit = report.unit;
        told.at = kind == What::LostWithBase ? place(report.unit) : report.bound;
        told.to = report.at.valid() ? m_board.mainRegion(report.at) : RegionId();
        told.result = report.result;
        for (std::size_t i = 0; i < m_turn.results.size() && report.culprit.kind.valid(); ++i) {
            if (m_turn.results[i].unit == report.culprit)
                told.cause = static_cast<int>(i);
        }
        return told;
    }

    /// LiMa 13: two flights meet over a space through which one of them at least only passes.
    void addMeeting(int result)
    {
        const OrderResult &flown = at(result);
        const UnitId other = flown.verdict.other;
        Happening told = happened(What::MetInTheAir, flown.unit, -1);
        for (std::size_t i = 0; i < m_turn.results.size() && other.valid(); ++i) {
            if (m_turn.results[i].unit == m_turn.before.units[static_cast<std::size_t>(other.index())])
                told.cause = static_cast<int>(i);
        }
        const Flight *mine = std::get_if<Flight>(&flown.order.action);
        const Flight *theirs = told.cause < 0 ? nullptr : std::get_if<Flight>(&at(told.cause).order.action);
        if (!mine || !theirs)
            return;
        for (const ProvinceId space : mine->path) {
            const bool common = std::find(theirs->path.begin(), theirs->path.end(), space) != theirs->path.end();
            if (common && (space != mine->path.back() || space != theirs->path.back()))
                told.at = space;
        }
        m_told.push_back(told);
    }

    void addTaken(const event::CentreTaken &taken)
    {
        Happening told;
        told.kind = taken.to.valid() ? What::CentreTaken : What::CentreGivenUp;
        told.power = taken.to.valid() ? taken.to : taken.from;
        told.from = taken.to.valid() ? taken.from : PowerId();
        told.at = taken.centre;
        m_told.push_back(told);
    }

    /// Those whose mainstay is gone, and those who have nothing left. In a position that waits for retreats nobody has
    /// lost the units that are still to retreat.
    void addEliminated()
    {
        for (const Event &event : m_turn.events) {
            if (const auto *fell = std::get_if<event::Fell>(&event)) {
                Happening told;
                told.kind = What::Eliminated;
                told.power = fell->power;
                told.unit.kind = m_board.power(fell->power).mainstay;
                m_told.push_back(told);
            }
        }
        if (m_turn.inPart)
            return; // whoever is gone from here may be out of sight
        const std::vector<PowerId> had = survivors(m_board, m_turn.before);
        const std::vector<PowerId> have = survivors(m_board, m_turn.after);
        for (const PowerId power : had) {
            const std::vector<PowerId> &out = m_turn.after.out;
            if (std::find(have.begin(), have.end(), power) != have.end()
                || std::find(out.begin(), out.end(), power) != out.end())
                continue;
            Happening told;
            told.kind = What::Eliminated;
            told.power = power;
            m_told.push_back(told);
        }
    }

    const OrderResult &at(int result) const { return m_turn.results[static_cast<std::size_t>(result)]; }
    ProvinceId place(const Unit &unit) const { return m_board.provinceOf(unit.region); }

    Happening happened(What kind, const Unit &unit, int cause) const
    {
        Happening told;
        told.kind = kind;
        told.power = unit.power;
        told.unit = unit;
        told.at = place(unit);
        told.cause = cause;
        for (std::size_t i = 0;
             i < m_turn.results.size() && m_turn.before.phase.stage == Stage::Moves && told.result < 0; ++i) {
            if (m_turn.results[i].unit == unit
                && std::find_if(m_told.begin(), m_told.end(), [&](const Happening &other) {
                       return other.kind == kind && other.result == static_cast<int>(i);
                   }) == m_told.end())
                told.result = static_cast<int>(i);
        }
        return told;
    }

    /// The order of whoever stood in the field there when the season began and was not driven out.
    int standingIn(ProvinceId province) const
    {
        for (std::size_t i = 0; i < m_turn.results.size() && m_turn.before.phase.stage == Stage::Moves; ++i) {
            const OrderResult &result = m_turn.results[i];
            if (result.unit.region.valid() && result.unit.layer == Layer::Field && place(result.unit) == province
                && !result.verdict.dislodged)
                return static_cast<int>(i);
        }
        return -1;
    }

    int raiserOf(const Unit &besieged) const
    {
        for (std::size_t i = 0; i < m_turn.results.size(); ++i) {
            const Raise *raise = std::get_if<Raise>(&m_turn.results[i].order.action);
            if (raise && m_turn.results[i].verdict.reason == Reason::RaisesSiege
                && m_board.provinceOf(raise->of) == place(besieged))
                return static_cast<int>(i);
        }
        return -1;
    }

    const Board &m_board;
    const Turn &m_turn;
    std::vector<Happening> m_told;
    bool m_returning = false;
};

/// How many seasons of moves until a unit of the power's mainstay can stand on the board; a large number: none can.
int seasonsToTheBoard(const Board &board, const Position &position, PowerId power)
{
    int fewest = maxProvinces;
    for (const Unit &unit : position.units) {
        if (unit.power != power || unit.kind != board.power(power).mainstay)
            continue;
        for (int p = 0; p < board.provinceCount(); ++p) {
            const int seasons = board.distance(board.kind(unit.kind).travel, unit.region, ProvinceId(p));
            if (seasons >= 0 && !board.province(ProvinceId(p)).only.valid())
                fewest = std::min(fewest, seasons);
        }
    }
    return fewest;
}

} // namespace

std::vector<Happening> happeningsOf(const Board &board, const Turn &turn)
{
    return HappeningReader(board, turn).read();
}

const char *happeningWord(Happening::Kind kind)
{
    switch (kind) {
    case What::Surrendered: return "surrendered";
    case What::Freed: return "freed";
    case What::PutBack: return "put-back";
    case What::Returned: return "returned";
    case What::Eliminated: return "eliminated";
    case What::RemovedWithPower: return "removed-with-power";
    case What::Landed: return "landed";
    case What::LandedElsewhere: return "landed-elsewhere";
    case What::LostWithBase: return "lost-with-base";
    case What::Raided: return "raided";
    case What::RaidGivenUp: return "raid-given-up";
    case What::MetInTheAir: return "met-in-the-air";
    case What::CentreTaken: return "centre-taken";
    case What::CentreGivenUp: return "centre-given-up";
    }
    return "";
}

std::optional<Peril> perilOf(const Variant &variant, const Position &position, PowerId power)
{
    const Board &board = *variant.board;
    const Power &entry = board.power(power);
    const bool known = std::find(position.out.begin(), position.out.end(), power) != position.out.end();
    if (!entry.mainstay.valid() || known || position.phase.stage == Stage::Retreats)
        return std::nullopt;
    const int away = seasonsToTheBoard(board, position, power);
    if (away == 0)
        return std::nullopt;
    // The next two seasons of moves, this one among them while its moves are to come.
    std::vector<Phase> ahead;
    for (int year = position.phase.year; ahead.size() < 2 && year < position.phase.year + 3; ++year) {
        for (const SeasonPlan &plan : variant.seasons) {
            const bool hasMoves = std::find(plan.steps.begin(), plan.steps.end(), StepKind::Moves) != plan.steps.end();
            const Phase moves{plan.season, year, Stage::Moves};
            if (hasMoves && !(moves < position.phase) && ahead.size() < 2)
                ahead.push_back(moves);
        }
    }
    for (std::size_t i = 0; i < ahead.size(); ++i) {
        if (ahead[i].year >= entry.mainstayFrom)
            return Peril{ahead[i], away <= static_cast<int>(i) + 1};
    }
    return std::nullopt;
}

std::optional<Phase> outSince(const Game &game, PowerId power, int turns)
{
    for (int i = 0; i < std::min(turns, game.turnCount()); ++i) {
        for (const Happening &happening : happeningsOf(game.board(), game.told(i))) {
            if (happening.kind == What::Eliminated && happening.power == power)
                return game.told(i).before.phase;
        }
    }
    return std::nullopt;
}

} // namespace entente

#include "game/steps.h"

#include "game/cityseason.h"
#include "game/play.h"
#include "judge/landings.h"

#include <algorithm>

namespace entente {

namespace {

void takeCentres(const Board &board, Position &position, Turn &turn)
{
    for (const Unit &unit : position.units) {
        if (!board.kind(unit.kind).captures || !winsCentre(board, position, unit))
            continue;
        const ProvinceId place = board.provinceOf(unit.region);
        PowerId &owner = position.owner[place.index()];
        turn.events.push_back(event::CentreTaken{place, owner, unit.power});
        owner = unit.power;
    }
}

/// Land belongs to whoever's unit ended a season there last, centres included (1939 III 5).
void takeLand(const Board &board, Position &position, Turn &turn)
{
    if (position.holder.empty())
        return;
    for (const Unit &unit : position.units) {
        const ProvinceId place = board.provinceOf(unit.region);
        if (board.isSea(place) || !board.kind(unit.kind).captures || !board.power(unit.power).playable)
            continue;
        PowerId &holder = position.holder[place.index()];
        if (holder == unit.power)
            continue;
        turn.events.push_back(event::LandTaken{place, holder, unit.power});
        holder = unit.power;
    }
}

/// Raids and landings follow the retreats (1939 III 36 to 44).
void land(const Board &board, const Rulebook &rules, Position &position, Turn &turn)
{
    if (position.holder.empty())
        return;
    const std::size_t first = turn.events.size();
    const std::vector<judge::Landing> landings = judge::settleLandings(board, rules, turn.before, position);
    reportLandings(board, landings, turn);
    for (const judge::Landing &landing : landings) {
        const Unit &unit = landing.unit;
        if (landing.raided) {
            const auto flight = std::find_if(position.airborne.begin(), position.airborne.end(),
                                             [&](const Airborne &one) { return one.unit == unit; });
            if (flight != position.airborne.end())
                turn.events.push_back(event::Raided{flight->path[flight->leg]});
        }
        if (!landing.at.valid())
            turn.events.push_back(event::Destroyed{unit});
        else if (landing.at != board.provinceOf(unit.region))
            turn.events.push_back(event::Landed{unit, board.mainRegion(landing.at)});
    }
    if (!position.airborne.empty() || !position.leaves.empty())
        turn.events.push_back(event::SkyCleared{});
    const std::vector<Event> events(turn.events.begin() + static_cast<std::ptrdiff_t>(first), turn.events.end());
    position = replay(position, events);
}

std::size_t planOf(const Variant &variant, Season season)
{
    for (std::size_t i = 0; i < variant.seasons.size(); ++i) {
        if (variant.seasons[i].season == season)
            return i;
    }
    return 0;
}

bool isStageStep(StepKind step)
{
    return step == StepKind::Moves || step == StepKind::Retreats || step == StepKind::Adjustments;
}

Stage stageOf(StepKind step)
{
    return step == StepKind::Moves ? Stage::Moves : step == StepKind::Retreats ? Stage::Retreats : Stage::Adjustments;
}

} // namespace

namespace {

int centresOverGoal(const Board &board, const Rulebook &rules, const Position &position, PowerId power)
{
    return centreCountOf(position, power) - centresToWin(rules, board.power(power).name);
}

/// Who is nearest to its number, or furthest above it; several in a tie.
std::vector<PowerId> leadersOf(const Board &board, const Rulebook &rules, const Position &position)
{
    std::vector<PowerId> best;
    int most = 0;
    for (int p = 0; p < board.powerCount(); ++p) {
        if (centreCountOf(position, PowerId(p)) == 0)
            continue;
        const int over = centresOverGoal(board, rules, position, PowerId(p));
        if (best.empty() || over > most) {
            best = {PowerId(p)};
            most = over;
        } else if (over == most) {
            best.push_back(PowerId(p));
        }
    }
    return best;
}

} // namespace

PowerId leaderOf(const Board &board, const Rulebook &rules, const Position &position)
{
    const std::vector<PowerId> leaders = leadersOf(board, rules, position);
    return leaders.size() == 1 ? leaders.front() : PowerId();
}

std::vector<PowerId> tiedForVictory(const Board &board, const Rulebook &rules, const Position &position)
{
    std::vector<PowerId> leaders = leadersOf(board, rules, position);
    if (leaders.size() < 2 || centresOverGoal(board, rules, position, leaders.front()) < 0)
        leaders.clear();
    return leaders;
}

bool winsCentre(const Board &board, const Position &position, const Unit &unit)
{
    const ProvinceId place = board.provinceOf(unit.region);
    if (unit.layer == Layer::Field && unitIn(board, position, place, Layer::Walls).valid())
        return false; // whoever is behind the walls holds the centre (City State 7c)
    return board.province(place).centre && board.power(unit.power).playable
           && position.owner[place.index()] != unit.power;
}

std::vector<Phase> phasesAhead(const Variant &variant, const Phase &present, int count)
{
    std::vector<Phase> phases;
    bool begun = false;
    Phase phase = present;
    for (std::size_t plan = planOf(variant, present.season);;) {
        phase.season = variant.seasons[plan].season;
        for (const StepKind step : variant.seasons[plan].steps) {
            if (!isStageStep(step))
                continue;
            phase.stage = stageOf(step);
            begun = begun || phase.stage == present.stage;
            if (begun)
                phases.push_back(phase);
            if (static_cast<int>(phases.size()) >= count)
                return phases;
        }
        begun = true; // a calendar without the present stage begins with what follows
        if (++plan == variant.seasons.size()) {
            plan = 0;
            ++phase.year;
        }
    }
}

namespace {

/// The power with enough centres; of two, who has more of them to spare; a tie plays on, for the printed rules know one
/// winner.
PowerId winnerOf(const Board &board, const Rulebook &rules, const Position &position)
{
    const PowerId leader = leaderOf(board, rules, position);
    return leader.valid() && centresOverGoal(board, rules, position, leader) >= 0 ? leader : PowerId();
}

/// The season's steps from that one on, and the next phase that somebody needs, unless somebody wins before.
void followCalendar(const Variant &variant, const Rulebook &rules, std::size_t step, Position &position, Turn &turn)
{
    const Board &board = *variant.board;
    std::size_t plan = planOf(variant, position.phase.season);
    bool won = false;
    // Bounded: a year in which nobody has anything to do ends in the next season of moves.
    for (;;) {
        if (step >= variant.seasons[plan].steps.size()) {
            step = 0;
            if (++plan == variant.seasons.size()) {
                plan = 0;
                ++position.phase.year;
            }
            position.phase.season = variant.seasons[plan].season;
            continue;
        }
        const StepKind kind = variant.seasons[plan].steps[step++];
        if (kind == StepKind::Ownership) {
            takeCentres(board, position, turn);
        } else if (kind == StepKind::Occupation) {
            takeLand(board, position, turn);
        } else if (kind == StepKind::Landings) {
            land(board, rules, position, turn);
        } else if (kind == StepKind::Victory) {
            turn.winner = winnerOf(board, rules, position);
            won = turn.winner.valid();
        } else {
            position.phase.stage = stageOf(kind);
            if (kind == StepKind::Moves || !powersToOrder(board, position).empty())
                break;
            if (kind == StepKind::Adjustments) { // a winter in which nobody has an order to give
                removeFallen(board, position, turn);
                returnLost(variant, position, turn);
            }
        }
        if (won)
            break;
    }
    position.schedule.clear();
    if (position.phase.stage != Stage::Retreats)
        position.contested.clear();
    turn.events.push_back(event::PhaseBegan{position.phase});
    if (turn.winner.valid())
        turn.events.push_back(event::Won{turn.winner});
}

/// The first step behind that of the stage which was played.
std::size_t stepBehind(const std::vector<StepKind> &steps, Stage stage)
{
    std::size_t step = 0;
    while (step < steps.size() && !(isStageStep(steps[step]) && stageOf(steps[step]) == stage))
        ++step;
    return step + 1;
}

} // namespace

void finishPhase(const Variant &variant, const Rulebook &rules, Position &position, Turn &turn)
{
    if (position.phase.stage == Stage::Adjustments && !(position.bombed.empty() && position.points.empty())) {
        turn.events.push_back(event::AccountsClosed{});
        position.bombed.clear();
        position.points.clear();
    }
    const std::vector<StepKind> &steps = variant.seasons[planOf(variant, position.phase.season)].steps;
    const std::size_t next = stepBehind(steps, position.phase.stage);
    for (std::size_t step = next; step < steps.size(); ++step)
        turn.countsCentres = turn.countsCentres || steps[step] == StepKind::Ownership;
    followCalendar(variant, rules, next, position, turn);
}

void goOnAfterVictory(const Variant &variant, const Rulebook &rules, Turn &turn)
{
    if (!turn.isLast())
        return;
    // The last two tell of the phase in which the game ended, and of the winner, who is told behind the next again.
    turn.events.erase(turn.events.end() - 2, turn.events.end());
    turn.playedOn = true;
    const std::vector<StepKind> &steps = variant.seasons[planOf(variant, turn.after.phase.season)].steps;
    const auto victory = std::find(steps.begin(), steps.end(), StepKind::Victory); // a season has one at most
    followCalendar(variant, rules, static_cast<std::size_t>(victory - steps.begin()) + 1, turn.after, turn);
    turn.after.sort();
}

} // namespace entente

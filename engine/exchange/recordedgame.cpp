#include "exchange/recordedgame.h"

#include "exchange/remarks.h"
#include "exchange/writtengame.h"
#include "game/play.h"
#include "io/ordersjson.h"
#include "io/positionreader.h"
#include "io/standing.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace entente {

namespace {

std::vector<Unit> dislodgedUnits(const Position &position)
{
    std::vector<Unit> all;
    for (const DislodgedUnit &dislodged : position.dislodged)
        all.push_back(dislodged.unit);
    std::sort(all.begin(), all.end());
    return all;
}

bool sameBoard(const Position &ours, const Position &theirs)
{
    return ours.phase == theirs.phase && ours.units == theirs.units && ours.owner == theirs.owner
           && dislodgedUnits(ours) == dislodgedUnits(theirs);
}

} // namespace

std::optional<Fault> barOfRecord(const Variant &variant, const Position &position)
{
    auto bar = barOfPosition(variant, position);
    if (bar)
        bar->where = phaseText(position.phase);
    return bar;
}

namespace {

/// What stands in one position and not in the other, at most a few of them: "A Bel, F NTH".
std::string differing(const Board &board, const Position &ours, const Position &theirs)
{
    constexpr std::size_t mostNamed = 4;
    std::vector<std::string> names;
    const auto add = [&](const std::string &name) {
        if (std::find(names.begin(), names.end(), name) == names.end())
            names.push_back(name);
    };
    const auto compare = [&](std::vector<Unit> a, std::vector<Unit> b) {
        std::sort(a.begin(), a.end());
        std::sort(b.begin(), b.end());
        std::vector<Unit> apart;
        std::set_symmetric_difference(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(apart));
        for (const Unit &unit : apart)
            add(unitText(board, unit));
    };
    compare(ours.units, theirs.units);
    compare(dislodgedUnits(ours), dislodgedUnits(theirs));
    for (std::size_t i = 0; i < ours.owner.size(); ++i) {
        if (ours.owner[i] != theirs.owner[i])
            add(board.province(ProvinceId(static_cast<int>(i))).name);
    }
    if (names.empty())
        return phaseText(theirs.phase);
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), mostNamed); ++i)
        text += (i ? ", " : "") + names[i];
    return names.size() > mostNamed ? text + ", ..." : text;
}

/// A record may tell of phases in which nobody had a choice.
bool hasChoice(const RecordedPhase &phase)
{
    if (phase.position.phase.stage == Stage::Retreats)
        return !phase.position.dislodged.empty();
    return phase.position.phase.stage == Stage::Moves || !phase.orders.empty();
}

/// Plays phases that the record does not have until the game has come to the recorded one, if it does.
void comeTo(Game &game, const Phase &recorded)
{
    for (int steps = 0; steps < 3 && !game.isOver() && game.position().phase < recorded; ++steps)
        game.adjudicate();
}

struct Replay {
    ForeignGame foreign;
    int differences = 0;
    std::vector<std::pair<std::size_t, std::size_t>> where; ///< from which recorded phase on, and by which it is seen

    void differs(std::size_t from, std::size_t to)
    {
        ++differences;
        if (where.empty() || where.back() != std::pair(from, to))
            where.emplace_back(from, to);
    }
};

/// A support that did nothing from the start is called a success by one program and a failure by the next.
std::optional<bool> comparable(const OrderResult &own)
{
    const bool supports = is<Support>(own.order) && outcomeOf(own.verdict.reason) != Outcome::Void;
    if (is<Move>(own.order) || supports)
        return succeeded(own);
    return std::nullopt;
}

/// Says which orders of the phase just played came out otherwise than the record has it; `at` is its number there.
void compareResults(const RecordedPhase &recorded, std::size_t at, Replay &replay)
{
    const Game &game = replay.foreign.game;
    if (recorded.results.empty() || game.turnCount() == 0)
        return;
    const Turn &turn = game.turn(game.turnCount() - 1);
    const Board &board = game.board();
    for (const RecordedResult &theirs : recorded.results) {
        const auto own = std::find_if(turn.results.begin(), turn.results.end(), [&](const OrderResult &each) {
            return each.unit.region.valid() && board.provinceOf(each.unit.region) == theirs.at;
        });
        if (own == turn.results.end())
            continue;
        const std::optional<bool> ours = comparable(*own);
        const bool otherwise = ours && *ours != theirs.succeeded;
        if (!otherwise && own->verdict.dislodged == theirs.dislodged)
            continue;
        replay.differs(at, at);
        const std::string order = orderText(board, own->order, turn.before.phase.stage);
        Wording sentence =
            !otherwise
                ? own->verdict.dislodged
                      ? worded("Remarks", "%1, %2: in the record the unit is not dislodged, by these rules it is.")
                      : worded("Remarks", "%1, %2: in the record the unit is dislodged, by these rules it is not.")
            : theirs.succeeded ? worded("Remarks", "%1, %2: it succeeds in the record and fails by these rules.")
                               : worded("Remarks", "%1, %2: it fails in the record and succeeds by these rules.");
        addRemark(replay.foreign.remarks, std::move(sentence).with(phaseText(turn.before.phase), order));
    }
}

/// The record has a phase of retreats in which nobody could retreat; by these rules such units are gone at once.
bool hadNowhereToGo(const Game &game, const Position &theirs)
{
    if (theirs.phase.stage != Stage::Retreats || game.turnCount() == 0)
        return false;
    const Turn &turn = game.turn(game.turnCount() - 1);
    Phase moves = theirs.phase;
    moves.stage = Stage::Moves;
    return turn.before.phase == moves && turn.after.phase != theirs.phase && turn.after.units == theirs.units
           && drivenOut(turn) == dislodgedUnits(theirs);
}

/// Some programs have units that are gone at once by these rules disband by an order. It does nothing here.
bool isOfTrapped(const Game &game, const GivenOrder &given)
{
    if (!is<Disband>(given.order) || game.position().phase.stage != Stage::Retreats || game.turnCount() == 0)
        return false;
    const Board &board = game.board();
    const std::vector<Unit> gone = trapped(game.turn(game.turnCount() - 1));
    return std::any_of(gone.begin(), gone.end(), [&](const Unit &unit) {
        return unit.power == given.power && given.order.at.valid()
               && board.provinceOf(unit.region) == board.provinceOf(given.order.at);
    });
}

using Settings = std::map<std::string, std::string>;

Result<Replay, Fault> replayed(const std::shared_ptr<const Variant> &variant, const Settings &settings,
                               std::span<const RecordedPhase> phases)
{
    Replay replay;
    Game &game = replay.foreign.game;
    game = Game(variant, settings);
    std::optional<std::size_t> before; // whose orders the game has
    for (std::size_t i = 0; i < phases.size(); ++i) {
        const RecordedPhase &recorded = phases[i];
        const Position &theirs = recorded.position;
        if (before) {
            const Phase played = game.position().phase;
            if (!game.isOver() && played < theirs.phase) {
                game.adjudicate();
                compareResults(phases[*before], *before, replay);
            }
            if (hadNowhereToGo(game, theirs))
                continue;
            comeTo(game, theirs.phase);
            const bool passed = theirs.phase < game.position().phase;
            if (!hasChoice(recorded) && (passed || game.isOver() || game.position().phase != theirs.phase))
                continue;
        }
        if (!before || !sameBoard(game.position(), theirs)) {
            if (auto bar = barOfRecord(game.variant(), theirs))
                return *bar;
            if (before) {
                replay.differs(*before, i);
                addRemark(replay.foreign.remarks,
                          worded("Remarks", "%1 stands as recorded, not as these rules have it: %2.")
                              .with(phaseText(theirs.phase), differing(game.board(), game.position(), theirs)));
            }
            game.setPosition(theirs);
        }
        before = i;
        for (const GivenOrder &order : recorded.orders) {
            if (!isOfTrapped(game, order))
                game.setOrder(order);
        }
    }
    // Judged there, though nothing was told of what follows.
    if (before && (phases[*before].judged || !phases[*before].results.empty()) && !game.isOver()
        && game.position().phase == phases[*before].position.phase) {
        game.adjudicate();
        compareResults(phases[*before], *before, replay);
    }
    return replay;
}

/// What a game of the variant may have otherwise, one rule at a time, and after all rules another edition.
std::vector<std::pair<std::string, std::string>> otherAnswers(const Variant &variant)
{
    std::vector<std::pair<std::string, std::string>> all;
    for (const SettingInfo &setting : rulebookSettings()) {
        const bool flag = setting.type == SettingInfo::Type::Flag;
        if (setting.scope != SettingInfo::Scope::Editions)
            continue;
        for (const std::string &answer : flag ? std::vector<std::string>{"true", "false"} : setting.choices) {
            if (answer != settingValue(variant.rules, setting.name))
                all.emplace_back(setting.name, answer);
        }
    }
    std::stable_partition(all.begin(), all.end(), [](const auto &each) { return each.first != "edition"; });
    return all;
}

/// Programs differ in few things: looks for the fewest settings by which most of the record comes out as it stands.
/// Editions, which change many rules, count where no single rules explain all.
class SettingsSearch {
public:
    SettingsSearch(std::shared_ptr<const Variant> variant, std::span<const RecordedPhase> phases, Settings known)
        : m_variant(std::move(variant)), m_phases(phases), m_known(std::move(known))
    {
    }

    Result<Replay, Fault> run()
    {
        auto plain = played({}, m_phases);
        if (!plain)
            return plain;
        m_best = std::move(plain).value();
        const auto answers = otherAnswers(*m_variant);
        while (m_best.differences > 0 && m_settings.size() < mostSettings && addBest(answers)) {
        }
        if (m_best.differences > 0) {
            for (const auto &[name, answer] : answers) {
                if (name == "edition")
                    consider({{name, answer}});
            }
        }
        const Settings chosen = m_settings;
        for (const auto &[name, answer] : chosen) { // one that came first may have become idle
            Settings fewer = m_settings;
            fewer.erase(name);
            consider(fewer, 1);
        }
        for (const auto &[name, value] : m_settings)
            addRemark(m_best.foreign.notes,
                      worded("Remarks", "The record agrees best with the setting %1.").with(name + " = " + value));
        return std::move(m_best);
    }

private:
    static constexpr std::size_t mostSettings = 3;
    static constexpr std::size_t mostPlayed = 20000; ///< phases; then what is found is good enough

    Result<Replay, Fault> played(Settings settings, std::span<const RecordedPhase> phases) const
    {
        settings.insert(m_known.begin(), m_known.end());
        return replayed(m_variant, settings, phases);
    }

    /// One more rule, if one makes the record agree in more.
    bool addBest(const std::vector<std::pair<std::string, std::string>> &answers)
    {
        const Settings before = m_settings;
        for (const auto &[name, answer] : answers) {
            Settings more = before;
            if (name != "edition" && more.emplace(name, answer).second)
                consider(more);
        }
        return m_settings != before;
    }

    /// Takes the settings if by them less than until now differs; `slack` 1: or just as much.
    void consider(const Settings &settings, int slack = 0)
    {
        const int bound = m_best.differences + slack;
        if (bound <= 0)
            return;
        int differences = 0;
        for (const auto &[from, to] : doubtful()) {
            if (differences >= bound || m_played > mostPlayed)
                return;
            const auto part = played(settings, m_phases.subspan(from, to - from + 1));
            m_played += to - from + 1;
            differences += part ? part->differences : bound;
        }
        if (differences >= bound)
            return;
        auto whole = played(settings, m_phases);
        m_played += m_phases.size();
        if (!whole || whole->differences >= bound)
            return;
        m_best = std::move(whole).value();
        m_settings = settings;
    }

    /// The parts of the record in which something differs until now, apart from each other.
    std::vector<std::pair<std::size_t, std::size_t>> doubtful() const
    {
        std::vector<std::pair<std::size_t, std::size_t>> parts;
        for (const auto &[from, to] : m_best.where) {
            if (!parts.empty() && from <= parts.back().second)
                parts.back().second = std::max(parts.back().second, to);
            else
                parts.emplace_back(from, to);
        }
        return parts;
    }

    std::shared_ptr<const Variant> m_variant;
    std::span<const RecordedPhase> m_phases;
    Settings m_known; ///< that the record itself names
    Replay m_best;
    Settings m_settings; ///< of the best
    std::size_t m_played = 0;
};

} // namespace

Result<ForeignGame, Fault> gameOfRecord(std::shared_ptr<const Variant> variant, std::vector<RecordedPhase> phases,
                                        std::map<std::string, std::string> known)
{
    if (phases.size() > mostForeignPhases)
        return Fault{"", worded("Faults", "The game has more than %1 phases.").with(std::to_string(mostForeignPhases))};
    std::vector<Wording> struck;
    for (RecordedPhase &phase : phases) {
        for (Wording &sentence : withoutClosedRetreats(*variant->board, phase.position))
            addRemark(struck, std::move(sentence));
    }
    auto best = SettingsSearch(std::move(variant), phases, std::move(known)).run();
    if (!best)
        return best.error();
    for (Wording &sentence : struck)
        addRemark(best.value().foreign.remarks, std::move(sentence));
    return std::move(best.value().foreign);
}

bool settleRetreats(const Variant &variant, const RecordedPhase &moves, Position &retreats)
{
    if (moves.position.units.empty() || retreats.phase.stage != Stage::Retreats)
        return false;
    Position before = moves.position;
    before.phase = retreats.phase;
    before.phase.stage = Stage::Moves;
    before.sort();
    if (barOfPosition(variant, before))
        return false;
    const Turn turn = playPhase(variant, variant.rules, before, moves.orders);
    const std::vector<Unit> theirs = dislodgedUnits(retreats);
    const std::vector<Unit> driven =
        drivenOut(turn); // some programs list those that have nowhere to go, or some of them
    const std::vector<Unit> open = dislodgedUnits(turn.after);
    if (turn.after.units != retreats.units || !std::includes(driven.begin(), driven.end(), theirs.begin(), theirs.end())
        || !std::includes(theirs.begin(), theirs.end(), open.begin(), open.end()))
        return false;
    if (turn.after.phase == retreats.phase) {
        retreats.dislodged = turn.after.dislodged;
        retreats.contested = turn.after.contested;
    } else {
        retreats.dislodged.clear(); // all of them had nowhere to go
    }
    return true;
}

void keepOwners(const RecordedPhase &moves, Position &retreats)
{
    const Phase &before = moves.position.phase;
    if (before.stage == Stage::Moves && before.season == retreats.phase.season && before.year == retreats.phase.year)
        retreats.owner = moves.position.owner;
}

Result<ForeignGame, Fault> foreignGame(std::shared_ptr<const Variant> variant, const std::vector<RecordedPhase> &phases,
                                       std::vector<Wording> remarks, std::map<std::string, std::string> known)
{
    if (phases.empty())
        return Fault{"phases", worded("Faults", "The game has no phases.")};
    auto foreign = gameOfRecord(std::move(variant), phases, std::move(known));
    if (!foreign)
        return foreign;
    for (Wording &remark : foreign.value().remarks)
        addRemark(remarks, std::move(remark));
    foreign.value().remarks = std::move(remarks);
    return foreign;
}

} // namespace entente

// A whole game as Diplicity's service records one: each phase with its orders and with what stood where after it.

#include "exchange/formats.h"
#include "exchange/godipwords.h"
#include "exchange/remarks.h"
#include "exchange/writtengame.h"
#include "game/summary.h"
#include "io/json.h"

namespace entente {

namespace {

class RecordWriter {
public:
    RecordWriter(const Game &game, std::vector<Wording> &remarks)
        : m_game(game), m_board(game.board()), m_remarks(remarks), m_phases(JsonValue::list())
    {
    }

    std::string write()
    {
        for (int i = 0; i < m_game.turnCount(); ++i)
            addTurn(i);
        if (!m_game.isOver())
            add(m_game.position(), m_game.orders(), nullptr, {});
        JsonValue root = JsonValue::object();
        root.add("schema_version", JsonValue(std::int64_t(1)));
        root.add("variant", variantThere(m_game.variant(), "godip:"));
        if (m_game.isOver())
            root.add("outcome", outcome());
        root.add("phases", std::move(m_phases));
        return writeJson(root, 3) + '\n';
    }

private:
    /// There, retreats follow all moves and a winter all autumns, whether anybody has a choice or not.
    void addTurn(int index)
    {
        const Turn &turn = m_game.told(index);
        const Position &next = m_game.positionAfter(index + 1);
        const Phase &phase = turn.before.phase;
        const bool moves = phase.stage == Stage::Moves;
        Position after = next;
        if (moves)
            after.owner = turn.before.owner; // centres change hands after the retreats
        const bool setUp = m_game.setUpAfter(index + 1) != nullptr;
        add(turn.before, turn.orders, &turn, state(after, moves && !setUp ? trapped(turn) : std::vector<Unit>()));
        Phase now = phase;
        if (moves && next.phase.stage != Stage::Retreats)
            addEmpty(now, Stage::Retreats, next);
        const bool over = m_game.isOver() && index + 1 == m_game.turnCount();
        if (phase.season == Season::Autumn && next.phase.season != Season::Autumn
            && next.phase.stage != Stage::Adjustments && !over)
            addEmpty(now, Stage::Adjustments, next);
    }

    void addEmpty(Phase phase, Stage stage, const Position &after)
    {
        phase.stage = stage;
        JsonValue item = head(phase, "auto");
        item.add("orders", JsonValue::list());
        item.add("expected_state_after", state(after, {}));
        m_phases.add(std::move(item));
    }

    JsonValue head(const Phase &phase, const char *trigger) const
    {
        return JsonValue::object({{"ordinal", m_phases.items.size() + 1},
                                  {"season", phase.season == Season::Spring ? "Spring" : "Fall"},
                                  {"year", phase.year},
                                  {"type", phase.stage == Stage::Moves      ? "Movement"
                                           : phase.stage == Stage::Retreats ? "Retreat"
                                                                            : "Adjustment"},
                                  {"resolution_trigger", trigger},
                                  {"non_confirming_nations", JsonValue::list()}});
    }

    void add(const Position &position, const std::vector<GivenOrder> &given, const Turn *turn, JsonValue after)
    {
        JsonValue orders = JsonValue::list();
        for (std::size_t i = 0; i < given.size(); ++i) {
            const Order order = saidInFull(m_game, position, given[i]);
            const OrderResult *result = turn ? resultOfOrder(*turn, i) : nullptr;
            std::vector<std::string> words = godipWords(m_board, order);
            if (words.empty())
                continue;
            // Who waives a build there orders fewer, and what is beyond these would be built.
            if (is<Build>(order) && !canBeFollowed(m_game, position, given[i], result)) {
                addRemark(m_remarks, leftOut(m_board, position.phase, order));
                continue;
            }
            if (const auto *move = std::get_if<Move>(&order.action); move && move->way == Way::ByRoute)
                addRemark(m_remarks, watersLeftOut(m_board, position.phase, order));
            // The state before says the coast, but for the first phase.
            const bool first = m_phases.items.empty();
            const RegionId at = first ? order.at : m_board.mainRegion(m_board.provinceOf(order.at));
            JsonValue selected = JsonValue::list();
            selected.add(godipPlace(m_board, at));
            for (std::string &word : words)
                selected.add(std::move(word));
            orders.add(
                JsonValue::object({{"nation", m_board.power(given[i].power).name},
                                   {"selected", std::move(selected)},
                                   {"expected_resolution", result ? JsonValue(resolution(*result)) : JsonValue()}}));
        }
        JsonValue item = head(position.phase, "deadline");
        item.add("orders", std::move(orders));
        if (turn)
            item.add("expected_state_after", std::move(after));
        m_phases.add(std::move(item));
    }

    static const char *resolution(const OrderResult &result)
    {
        const Reason reason = result.verdict.reason;
        if (succeeded(result) || is<Hold>(result.order))
            return "OK";
        if (outcomeOf(reason) == Outcome::Void)
            return is<Support>(result.order) ? "ErrInvalidSupporteeOrder" : "ErrIllegalMove";
        if (is<Support>(result.order))
            return "ErrSupportBroken";
        switch (reason) {
        case Reason::NoConvoy: return "ErrMissingConvoyPath";
        case Reason::ConvoyBroken: return "ErrConvoyDislodged";
        case Reason::ParadoxHeld: return "ErrConvoyParadox";
        default: return "ErrBounce";
        }
    }

    JsonValue unit(const ListedUnit &listed) const
    {
        const auto &[unit, dislodged] = listed;
        return JsonValue::object({{"nation", m_board.power(unit.power).name},
                                  {"type", m_board.kind(unit.kind).travel == Travel::Sea ? "Fleet" : "Army"},
                                  {"province", godipPlace(m_board, unit.region)},
                                  {"dislodged", JsonValue(dislodged)}});
    }

    JsonValue state(const Position &position, const std::vector<Unit> &gone) const
    {
        JsonValue centres = JsonValue::object();
        m_board.centres().forEach([&](ProvinceId centre) {
            const PowerId owner = position.owner[static_cast<std::size_t>(centre.index())];
            if (owner.valid())
                centres.add(godipPlace(m_board, m_board.mainRegion(centre)), m_board.power(owner).name);
        });
        JsonValue units =
            JsonValue::listOf(listedUnits(position, gone), [this](const ListedUnit &each) { return unit(each); });
        return JsonValue::object({{"units", std::move(units)}, {"supply_centers", std::move(centres)}});
    }

    JsonValue outcome() const
    {
        const std::vector<PowerId> powers = winnersOf(m_game);
        return JsonValue::object(
            {{"type", powers.size() == 1 ? "solo" : "draw"},
             {"winners", JsonValue::listOf(powers, [this](PowerId power) { return m_board.power(power).name; })},
             {"winning_phase_ordinal", m_phases.items.size()}});
    }

    const Game &m_game;
    const Board &m_board;
    std::vector<Wording> &m_remarks;
    JsonValue m_phases;
};

} // namespace

std::optional<Wording> barOfDiplicity(const Game &game)
{
    if (game.turnCount() == 0)
        return worded("Faults", "Diplicity tells what stands where after each phase: play one first.");
    if (game.told(0).before.phase.stage != Stage::Moves)
        return worded("Faults", "Diplicity tells what stands where after each phase: the game must begin with moves.");
    return std::nullopt;
}

WrittenGame exportDiplicityJson(const Game &game)
{
    WrittenGame written;
    written.bytes = RecordWriter(game, written.remarks).write();
    return written;
}

} // namespace entente

// Whole games that Diplicity's service recorded. A phase has its orders and the state after it; what stood there before
// is what the phase before has left, and for the first one follows from its orders.

#include "exchange/positionbuilder.h"
#include "exchange/formats.h"
#include "exchange/godipwords.h"
#include "exchange/lines.h"
#include "exchange/remarks.h"
#include "io/jsoncursor.h"

#include <algorithm>
#include <map>
#include <optional>

namespace entente {

namespace {

struct RecordedUnit {
    std::string nation;
    std::string type;
    std::string place; ///< with its coast
    bool dislodged = false;
};

struct RecordedOrder {
    std::string nation;
    std::vector<std::string> words; ///< "ber", "Move", "pru"
    std::string resolution;         ///< "OK", "ErrBounce"; empty: not told
    std::string place() const { return words.empty() ? std::string() : words.front(); }
};

struct RecordedState {
    std::vector<RecordedUnit> units;
    std::map<std::string, std::string> centres;
};

struct Recorded {
    Phase phase;
    std::vector<RecordedOrder> orders;
    std::optional<RecordedState> after;
};

std::string provinceName(const std::string &place)
{
    return place.substr(0, place.find('/'));
}

bool isMove(const RecordedOrder &order)
{
    return order.words.size() > 2 && (order.words[1] == "Move" || order.words[1] == "MoveViaConvoy");
}

/// Reads the phases as they stand in the file.
class PhaseReader {
public:
    std::vector<Recorded> read(const JsonCursor &phases)
    {
        std::vector<Recorded> all;
        for (const JsonCursor &item : phases.items()) {
            if (all.size() == mostForeignPhases) {
                item.fault(
                    worded("Faults", "The game has more than %1 phases.").with(std::to_string(mostForeignPhases)));
                break;
            }
            all.push_back(readPhase(item));
        }
        return all;
    }

    /// Some variants have no seasons but years that are far apart, and build every other time: they are told as the
    /// seasons of a year. The first such phase as the file calls it; 0: there is none.
    int firstOwnYear() const { return m_firstOwnYear; }

private:
    Recorded readPhase(const JsonCursor &item)
    {
        Recorded recorded;
        const int year = static_cast<int>(item.need("year") ? item.need("year")->integer(1, 9999).value_or(1) : 1);
        const std::string season = item.needText("season");
        const std::string type = item.needText("type");
        recorded.phase = {Season::Spring, year, Stage::Moves};
        if (season == "Year")
            countOwnYear(recorded.phase, type);
        else if (season == "Fall" || season == "Autumn")
            recorded.phase.season = Season::Autumn;
        else if (season != "Spring" && type != "Adjustment")
            item.fault(worded("Faults", "\"%1\" is not a season.").with(season));
        if (type == "Retreat")
            recorded.phase.stage = Stage::Retreats;
        else if (type == "Adjustment")
            recorded.phase = {Season::Winter, recorded.phase.year, Stage::Adjustments};
        else if (type != "Movement")
            item.fault(worded("Faults", "\"%1\" is not a kind of phase.").with(type));
        for (const JsonCursor &order : item.itemsOf("orders"))
            recorded.orders.push_back(readOrder(order));
        if (const auto after = item.find("expected_state_after"); after && !after->isNull())
            recorded.after = readState(*after);
        return recorded;
    }

    void countOwnYear(Phase &phase, const std::string &type)
    {
        if (m_firstOwnYear == 0) {
            m_firstOwnYear = phase.year;
            m_last = {Season::Winter, phase.year - 1, Stage::Moves};
        }
        if (type == "Movement" && m_last.season == Season::Spring)
            m_last.season = Season::Autumn;
        else if (type == "Movement")
            m_last = {Season::Spring, m_last.year + 1, Stage::Moves};
        phase = {m_last.season, m_last.year, Stage::Moves};
    }

    static RecordedOrder readOrder(const JsonCursor &item)
    {
        RecordedOrder order;
        order.nation = item.needText("nation");
        if (const auto words = item.need("selected")) {
            for (const JsonCursor &word : words->items()) {
                if (!word.isNull())
                    order.words.push_back(word.text().value_or(""));
            }
        }
        if (const auto result = item.find("expected_resolution"); result && !result->isNull())
            order.resolution = result->text().value_or("");
        return order;
    }

    static RecordedState readState(const JsonCursor &item)
    {
        RecordedState state;
        if (const auto units = item.need("units")) {
            for (const JsonCursor &unit : units->items()) {
                state.units.push_back({unit.needText("nation"), unit.needText("type"), unit.needText("province"),
                                       unit.flagOr("dislodged", false)});
            }
        }
        if (const auto centres = item.need("supply_centers")) {
            for (const auto &[province, nation] : centres->members())
                state.centres.emplace(province, nation.text().value_or(""));
        }
        return state;
    }

    int m_firstOwnYear = 0;
    Phase m_last;
};

/// What stood where before these moves: whoever was ordered where the order says, all others where they are after it.
RecordedState stateBefore(const Recorded &moves)
{
    RecordedState before;
    before.centres = moves.after->centres;
    std::vector<bool> accounted(moves.after->units.size(), false);
    const auto take = [&](const std::string &nation, const std::string &place) -> const RecordedUnit * {
        for (std::size_t i = 0; i < accounted.size(); ++i) {
            const RecordedUnit &unit = moves.after->units[i];
            if (accounted[i] || unit.nation != nation || provinceName(unit.place) != provinceName(place))
                continue;
            accounted[i] = true;
            return &unit;
        }
        return nullptr;
    };
    for (const RecordedOrder &order : moves.orders) {
        const bool moved = isMove(order) && order.resolution == "OK";
        const RecordedUnit *unit = take(order.nation, moved ? order.words[2] : order.place());
        if (unit)
            before.units.push_back({order.nation, unit->type, order.place(), false});
    }
    for (std::size_t i = 0; i < accounted.size(); ++i) {
        if (!accounted[i])
            before.units.push_back(moves.after->units[i]);
    }
    for (RecordedUnit &unit : before.units)
        unit.dislodged = false;
    return before;
}

class GameWriter {
public:
    GameWriter(std::shared_ptr<const Variant> variant, std::vector<Wording> &remarks)
        : m_builder(std::move(variant), remarks)
    {
    }

    std::vector<RecordedPhase> write(const std::vector<Recorded> &all)
    {
        std::vector<RecordedPhase> phases;
        const RecordedState *state = nullptr;
        RecordedState first;
        if (!all.empty() && all.front().after)
            state = &(first = stateBefore(all.front()));
        for (const Recorded &recorded : all) {
            if (!state)
                break;
            phases.push_back(phaseOf(recorded, *state, phases.empty() ? nullptr : &phases.back()));
            state = recorded.after ? &*recorded.after : nullptr;
        }
        return phases;
    }

private:
    RecordedPhase phaseOf(const Recorded &recorded, const RecordedState &state, const RecordedPhase *before)
    {
        RecordedPhase phase;
        phase.position = m_builder.blank();
        phase.position.phase = recorded.phase;
        std::fill(phase.position.owner.begin(), phase.position.owner.end(), PowerId());
        for (const auto &[province, nation] : state.centres) {
            if (!nation.empty() && nation != "Neutral")
                m_builder.centre(phase.position, m_builder.power(nation), province);
        }
        for (const RecordedUnit &unit : state.units) {
            if (!unit.dislodged)
                m_builder.unit(phase.position, m_builder.power(unit.nation),
                               unit.type + ' ' + (before ? unit.place : placeAtStart(unit)));
        }
        phase.position.sort();
        if (recorded.phase.stage == Stage::Retreats && before)
            keepOwners(*before, phase.position);
        if (recorded.phase.stage == Stage::Retreats)
            writeDislodged(state, before, phase.position);
        for (const RecordedOrder &order : recorded.orders) {
            if (order.words.size() > 1)
                m_builder.order(phase, m_builder.power(order.nation), orderText(order, state, recorded.after));
        }
        if (recorded.phase.stage == Stage::Moves)
            writeResults(recorded, phase);
        phase.judged = recorded.after.has_value();
        return phase;
    }

    /// Orders leave out the coast at which the unit stands; if it stands there when the game begins, that is it.
    std::string placeAtStart(const RecordedUnit &unit)
    {
        const Board &board = m_builder.board();
        const PowerId power = m_builder.power(unit.nation);
        for (const Unit &own : m_builder.variant().start.units) {
            if (own.power == power && board.provinceOf(own.region) == board.findProvince(provinceName(unit.place)))
                return board.regionText(own.region);
        }
        return unit.place;
    }

    /// Orders leave out the coast at which the unit stands; the state before tells it. The coast it goes to stands
    /// behind the destination, or nowhere; then where the unit arrived tells it.
    static std::string orderText(const RecordedOrder &order, const RecordedState &before,
                                 const std::optional<RecordedState> &after)
    {
        std::vector<std::string> words(order.words.begin() + 1, order.words.end());
        if (isMove(order) && words.size() > 2 && provinceName(words[2]) == provinceName(words[1])) {
            words[1] = words[2];
        } else if (isMove(order) && order.resolution == "OK" && after) {
            for (const RecordedUnit &unit : after->units) {
                if (unit.nation == order.nation && !unit.dislodged
                    && provinceName(unit.place) == provinceName(words[1]))
                    words[1] = unit.place;
            }
        }
        const auto standing = std::find_if(before.units.begin(), before.units.end(), [&](const RecordedUnit &unit) {
            return unit.nation == order.nation && provinceName(unit.place) == provinceName(order.place());
        });
        return godipOrder(words, standing == before.units.end() ? order.place() : standing->place);
    }

    void writeDislodged(const RecordedState &state, const RecordedPhase *before, Position &position)
    {
        for (const RecordedUnit &unit : state.units) {
            if (unit.dislodged)
                m_builder.dislodged(position, m_builder.power(unit.nation), unit.type + ' ' + unit.place, {},
                                    ProvinceSet());
        }
        position.sort();
        if (!position.dislodged.empty() && (!before || !settleRetreats(m_builder.variant(), *before, position)))
            m_builder.guessedRetreats();
    }

    /// Has the unit its place still? One that was dislodged is marked, or gone if it had nowhere to go.
    static bool stands(const RecordedState &after, const RecordedOrder &order)
    {
        return std::any_of(after.units.begin(), after.units.end(), [&](const RecordedUnit &unit) {
            return !unit.dislodged && unit.nation == order.nation
                   && provinceName(unit.place) == provinceName(order.place());
        });
    }

    void writeResults(const Recorded &recorded, RecordedPhase &phase)
    {
        for (const RecordedOrder &order : recorded.orders) {
            const ProvinceId at = m_builder.board().findProvince(provinceName(order.place()));
            if (!at.valid() || order.resolution.empty() || !recorded.after)
                continue;
            const bool succeeded = order.resolution == "OK";
            const bool stayed = !(isMove(order) && succeeded);
            phase.results.push_back({at, succeeded, stayed && !stands(*recorded.after, order)});
        }
    }

    PositionBuilder m_builder;
};

/// What was agreed on stands in no position.
void endAsRecorded(const JsonCursor &root, Game &game)
{
    const auto outcome = root.find("outcome");
    if (!outcome || outcome->isNull() || game.isOver())
        return;
    Ending ending;
    ending.kind = outcome->textOr("type", "") == "draw" ? Ending::Kind::Draw : Ending::Kind::Concession;
    const auto winners = outcome->find("winners");
    for (const std::string &name : winners ? winners->texts() : std::vector<std::string>()) {
        if (const PowerId power = game.board().findPower(name); power.valid())
            ending.powers.push_back(power);
    }
    std::sort(ending.powers.begin(), ending.powers.end());
    if (!ending.powers.empty())
        game.end(std::move(ending));
}

} // namespace

bool looksLikeDiplicityJson(std::string_view text)
{
    return looksLikeObjectWith(text, {"phases", "variant", "expected_state_after", "supply_centers"});
}

Result<ForeignGame, Fault> importDiplicityJson(std::string_view text, const VariantFinder &variants)
{
    const Result<JsonValue, Fault> value = readJson(text);
    if (!value)
        return value.error();
    Faults faults;
    const JsonCursor root(*value, "", faults);
    const std::string name = root.needText("variant");
    const auto phases = root.need("phases");
    if (!faults.empty())
        return faults.front();
    const std::shared_ptr<const Variant> variant = variants(godipVariant(name));
    if (!variant)
        return Fault{"variant",
                     worded("Faults", "There is no variant \"%1\". Open its board first, in a file of another program.")
                         .with(name)};
    PhaseReader reader;
    const std::vector<Recorded> recorded = reader.read(*phases);
    if (!faults.empty())
        return faults.front();
    std::vector<Wording> remarks;
    if (reader.firstOwnYear() != 0) {
        const Phase first{Season::Spring, reader.firstOwnYear(), Stage::Moves};
        addRemark(remarks, worded("Remarks", "The file's years are told as seasons here: its year %1 is %2.")
                               .with(std::to_string(first.year), phaseText(first)));
    }
    const std::vector<RecordedPhase> written = GameWriter(variant, remarks).write(recorded);
    auto foreign = foreignGame(variant, written, std::move(remarks));
    if (foreign)
        endAsRecorded(root, foreign.value().game);
    return foreign;
}

} // namespace entente

// A saved game of jDip: Java's objects as XML. The board stands in the file, so that a game of any variant opens.

#include "exchange/positionbuilder.h"
#include "exchange/formats.h"
#include "exchange/jdipboard.h"
#include "exchange/jdipwords.h"
#include "exchange/lines.h"
#include "exchange/remarks.h"
#include "exchange/sameboard.h"

#include <algorithm>

namespace entente {

namespace {

std::optional<Phase> phaseOf(JavaValue phase)
{
    Phase read;
    read.year = phase.field("yearType").field("year").number();
    if (phase.field("seasonType").field("position").number() >= jdipFall)
        read.season = Season::Autumn;
    const std::string_view name = phase.field("phaseType").field("constName").text();
    const auto stage =
        std::find_if(jdipStages.begin(), jdipStages.end(), [&](const auto &each) { return each.first == name; });
    if (stage == jdipStages.end())
        return std::nullopt;
    read.stage = static_cast<Stage>(stage - jdipStages.begin());
    if (read.stage == Stage::Adjustments)
        read.season = Season::Winter;
    return read.year < 1 || read.year > 9999 ? std::nullopt : std::optional(read);
}

/// The object of the class Order, Move and so on as a line that the parser reads.
class OrderWriter {
public:
    explicit OrderWriter(const JdipBoard &board) : m_board(board) {}

    std::string operator()(JavaValue order) const
    {
        const std::string_view kind = order.className();
        const std::string unit = unitAt(order.field("srcUnitType"), order.field("src"));
        if (kind == "Hold")
            return unit + " H";
        if (kind == "Move")
            return unit + toward(order.field("dest")) + byWater(order);
        if (kind == "Retreat")
            return unit + toward(order.field("dest"));
        if (kind == "Support")
            return unit + " S " + unitAt(order.field("supUnitType"), order.field("supSrc"))
                   + toward(order.field("supDest"));
        if (kind == "Convoy")
            return unit + " C " + unitAt(order.field("convoyUnitType"), order.field("convoySrc"))
                   + toward(order.field("convoyDest"));
        if (kind == "Disband")
            return unit + " D";
        if (kind == "Build")
            return "Build " + unit;
        if (kind == "Remove")
            return "Remove " + unit;
        if (kind == "Waive")
            return "Waive";
        return std::string(kind) + ' ' + unit; // the parser says what it makes of it
    }

private:
    std::string unitAt(JavaValue type, JavaValue location) const
    {
        const std::string_view name = type.field("internalName").text();
        const std::string kind = name == "army" ? "A " : name == "fleet" ? "F " : name == "wing" ? "W " : "";
        return kind + m_board.place(location);
    }

    /// One route is the way that is meant; of several the judge takes any.
    std::string byWater(JavaValue move) const
    {
        const std::vector<JavaValue> routes = move.field("convoyRoutes").items();
        const std::vector<JavaValue> route = routes.size() == 1 ? routes.front().items() : std::vector<JavaValue>();
        std::string waters; // between the ends
        for (std::size_t i = 1; i + 1 < route.size(); ++i) {
            const std::string *water = m_board.province(route[i]);
            waters += water ? (waters.empty() ? " via " : " - ") + *water : std::string();
        }
        const bool bySea = !routes.empty() || move.field("_isViaConvoy").isTrue();
        return !waters.empty() ? waters : bySea ? " via convoy" : "";
    }

    std::string toward(JavaValue location) const
    {
        return location.isNull() ? std::string() : " - " + m_board.place(location);
    }

    const JdipBoard &m_board;
};

class SaveReader {
public:
    SaveReader(JavaValue world, const VariantFinder &variants)
        : m_world(world), m_variants(variants), m_board(world.field("map"))
    {
    }

    Result<ForeignGame, Fault> read()
    {
        for (const auto &[phase, state] : m_world.field("turnStates").entries()) {
            if (m_states.size() == mostForeignPhases)
                return Fault{
                    "", worded("Faults", "The game has more than %1 phases.").with(std::to_string(mostForeignPhases))};
            if (const auto read = phaseOf(phase))
                m_states.emplace_back(*read, state);
        }
        if (m_states.empty())
            return Fault{"", worded("Faults", "The game has no phases.")};
        std::sort(m_states.begin(), m_states.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
        auto made = draft().variant();
        if (!made)
            return made.error();
        std::optional<ForeignVariant> own = std::move(made).value();
        std::shared_ptr<const Variant> variant = m_variants("jdip:" + name());
        if (!variant)
            variant = m_variants("jdip:Standard"); // many packages play on its board
        const int toWin = own->variant->victoryCentres;
        if (variant && plays(*variant, *own->variant))
            own.reset();
        else
            variant = own->variant;
        std::map<std::string, std::string> ends;
        const auto end = [&](const char *setting, const std::string &value) {
            Rulebook rules = variant->rules;
            if (applySetting(rules, setting, value) && rules != variant->rules)
                ends[setting] = value;
        };
        end("victoryCentres", std::to_string(toWin));
        const JavaValue limits = victoryConditions();
        if (const std::int64_t years = limits.isNull() ? 0 : limits.field("maxGameTimeYears").number(); years > 0)
            end("lastSeason", "F" + std::to_string(limits.field("initialYear").number() + years - 1));
        std::vector<Wording> remarks = own ? own->remarks : std::vector<Wording>();
        if (m_world.field("nonTurnData").isNull())
            addRemark(remarks, worded("Remarks", "The file does not say which variant is played."));
        if (const int years = limits.isNull() ? 0 : limits.field("maxYearsNoSCChange").number(); years > 0)
            addRemark(remarks,
                      worded("Remarks", "In jDip the game ends after %1 years without a conquest; here it does "
                                        "not.")
                          .with(std::to_string(years)));
        auto game = foreignGame(variant, phases(variant, remarks), remarks, std::move(ends));
        if (game && own) {
            for (const Wording &note : own->notes)
                addRemark(game.value().notes, note);
            game.value().board = std::move(own);
        }
        return game;
    }

private:
    std::string name() const
    {
        for (const auto &[key, value] : m_world.field("nonTurnData").entries()) {
            if (value.className().ends_with("VariantInfo"))
                return std::string(value.field("variantName").text());
        }
        return {};
    }

    /// What ends the game; null if the file does not say.
    JavaValue victoryConditions() const
    {
        for (const auto &[key, value] : m_world.field("nonTurnData").entries()) {
            if (value.className().ends_with("VictoryConditions"))
                return value;
        }
        return {};
    }

    /// On the other's board, by powers of the same names with the same homes: then it is the same game.
    static bool plays(const Variant &known, const Variant &ours)
    {
        if (!sameBoard(*known.board, *ours.board) || known.board->kindCount() != ours.board->kindCount())
            return false;
        for (const Power &power : ours.board->powers()) {
            if (power.playable && !known.board->findPower(power.name).valid())
                return false;
        }
        for (const Province &province : ours.board->provinces()) {
            const ProvinceId there = known.board->findProvince(province.abbreviation);
            const PowerId home = there.valid() ? known.board->province(there).home : PowerId();
            const std::string owner = province.home.valid() ? ours.board->power(province.home).name : std::string();
            if (there.valid() && home != known.board->findPower(owner))
                return false;
        }
        return true;
    }

    /// Does a wing stand anywhere in any phase?
    bool hasWings() const
    {
        const auto flies = [](JavaValue province) {
            return !province.isNull() && province.field("unit").field("type").field("internalName").text() == "wing";
        };
        return std::any_of(m_states.begin(), m_states.end(), [&](const auto &state) {
            const std::vector<JavaValue> all = state.second.field("position").field("provArray").items();
            return std::any_of(all.begin(), all.end(), flies);
        });
    }

    /// The board with the start of this game.
    BoardDraft draft() const
    {
        BoardDraft draft = m_board.draft();
        draft.title = name().empty() ? "jDip" : name();
        draft.id = "jdip-game-" + idOf(draft.title);
        draft.start = m_states.front().first;
        if (const JavaValue limits = victoryConditions(); !limits.isNull())
            draft.victoryCentres = limits.field("numSCForVictory").number();
        draft.wings = hasWings();
        const std::vector<JavaValue> all = m_states.front().second.field("position").field("provArray").items();
        for (std::size_t i = 0; i < all.size() && !draft.isTooLarge(); ++i) {
            const std::string *name = m_board.provinceAt(static_cast<int>(i));
            BoardDraft::Space *space = name ? draft.space(*name) : nullptr;
            if (!space || all[i].isNull())
                continue;
            if (const std::string *home = m_board.power(all[i].field("SCHomePower")); home && space->centre)
                space->home = *home;
            if (const std::string *owner = m_board.power(all[i].field("SCOwner")); owner && space->centre)
                space->owner = *owner;
            const JavaValue unit = all[i].field("unit");
            const std::string_view type = unit.field("type").field("internalName").text();
            if (const std::string *power = m_board.power(unit.field("owner")))
                draft.units.push_back({*power,
                                       type == "fleet"  ? "F"
                                       : type == "wing" ? "W"
                                                        : "A",
                                       m_board.place(*name, unit.field("coast"))});
        }
        return draft;
    }

    std::vector<RecordedPhase> phases(const std::shared_ptr<const Variant> &variant,
                                      std::vector<Wording> &remarks) const
    {
        PositionBuilder builder(variant, remarks);
        std::vector<RecordedPhase> read;
        for (const auto &[phase, state] : m_states) {
            RecordedPhase recorded;
            recorded.position = builder.blank();
            recorded.position.phase = phase;
            std::fill(recorded.position.owner.begin(), recorded.position.owner.end(), PowerId());
            readPosition(state.field("position").field("provArray").items(), builder, recorded.position);
            recorded.position.sort();
            if (phase.stage == Stage::Retreats && !read.empty())
                keepOwners(read.back(), recorded.position);
            if (!recorded.position.dislodged.empty()
                && (read.empty() || !settleRetreats(*variant, read.back(), recorded.position)))
                builder.guessedRetreats();
            readOrders(state, builder, recorded);
            if (phase.stage == Stage::Moves)
                readResults(state, *variant->board, recorded);
            recorded.judged = state.field("isResolved").isTrue();
            read.push_back(std::move(recorded));
        }
        return read;
    }

    void readPosition(const std::vector<JavaValue> &provinces, PositionBuilder &builder, Position &position) const
    {
        const auto unitText = [&](const std::string &place, JavaValue unit) {
            return std::string(unit.field("type").field("internalName").text()) + ' '
                   + m_board.place(place, unit.field("coast"));
        };
        const auto powerOf = [&](JavaValue power) {
            const std::string *name = m_board.power(power);
            return name ? builder.power(*name) : PowerId();
        };
        std::vector<std::pair<PowerId, std::string>> homeless;
        for (std::size_t i = 0; i < provinces.size(); ++i) {
            const std::string *name = m_board.provinceAt(static_cast<int>(i));
            if (!name || provinces[i].isNull())
                continue;
            if (const JavaValue unit = provinces[i].field("unit"); !unit.isNull())
                builder.unit(position, powerOf(unit.field("owner")), unitText(*name, unit));
            if (const JavaValue unit = provinces[i].field("dislodgedUnit"); !unit.isNull())
                homeless.emplace_back(powerOf(unit.field("owner")), unitText(*name, unit));
            if (const JavaValue owner = provinces[i].field("SCOwner"); !owner.isNull())
                builder.centre(position, powerOf(owner), *name);
        }
        if (position.phase.stage != Stage::Retreats)
            return;
        for (const auto &[power, unit] : homeless)
            builder.dislodged(position, power, unit, {}, ProvinceSet());
    }

    void readOrders(JavaValue state, PositionBuilder &builder, RecordedPhase &recorded) const
    {
        const OrderWriter write(m_board);
        for (const auto &[power, orders] : state.field("orderMap").entries()) {
            const std::string *name = m_board.power(power);
            for (const JavaValue order : orders.items()) {
                if (name)
                    builder.order(recorded, builder.power(*name), write(order));
            }
        }
    }

    void readResults(JavaValue state, const Board &board, RecordedPhase &recorded) const
    {
        std::map<ProvinceId, RecordedResult> byPlace;
        for (const JavaValue result : state.field("resultList").items()) {
            const std::string_view key = result.field("resultType").field("key").text();
            const std::string *name = m_board.province(result.field("order").field("src").field("province"));
            const ProvinceId at = name ? board.findProvince(*name) : ProvinceId();
            if (!at.valid() || (key != jdipSuccess && key != jdipFailure && key != jdipDislodged))
                continue;
            RecordedResult &told = byPlace.emplace(at, RecordedResult{at}).first->second;
            told.succeeded = told.succeeded || key == jdipSuccess;
            told.dislodged = told.dislodged || key == jdipDislodged;
        }
        for (const auto &[at, told] : byPlace)
            recorded.results.push_back(told);
    }

    JavaValue m_world;
    const VariantFinder &m_variants;
    JdipBoard m_board;
    std::vector<std::pair<Phase, JavaValue>> m_states;
};

} // namespace

bool looksLikeJdipSave(std::string_view text)
{
    const std::string_view start = trimmed(text.substr(0, 600));
    return start.starts_with('<') && start.find("<jsx") != std::string_view::npos;
}

Result<ForeignGame, Fault> importJdipSave(std::string_view text, const VariantFinder &variants)
{
    const auto objects = JavaObjects::read(text);
    if (!objects)
        return objects.error();
    const JavaValue world = objects->root();
    if (world.className() != "World" || world.field("map").isNull())
        return Fault{"", worded("Faults", "Its objects are not a game of jDip.")};
    return SaveReader(world, variants).read();
}

} // namespace entente

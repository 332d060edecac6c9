// What the mail judges send round: results of moves, retreats and builds, who was dislodged, who owns what. Units are
// told by their orders alone, so a game begins with moves or with a listing.

#include "exchange/positionbuilder.h"
#include "exchange/formats.h"
#include "exchange/judgelog.h"
#include "exchange/remarks.h"
#include "game/play.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <algorithm>

namespace entente {

namespace {

/// "Builds an army in Munich" and the like as orders are written here; empty: it is none.
std::string adjustmentOrder(std::string_view text)
{
    const std::string lower = lowerCase(text);
    if (lower.find("waive") != std::string::npos || lower.find("unused build") != std::string::npos
        || lower.find("unusable build") != std::string::npos)
        return "Waive";
    const bool builds = lower.starts_with("build");
    const bool removes = lower.starts_with("remove") || lower.find("removing") != std::string::npos;
    const std::size_t kind = std::min(lower.find("army"), lower.find("fleet"));
    if ((!builds && !removes) || kind == std::string::npos)
        return std::string(text);
    std::string rest(text.substr(kind));
    for (const std::string_view small : {" in the ", " in "}) {
        if (const std::size_t at = rest.find(small); at != std::string::npos)
            rest.replace(at, small.size(), " ");
    }
    return (builds ? "Build " : "Remove ") + rest;
}

class JudgeGame {
public:
    explicit JudgeGame(std::shared_ptr<const Variant> variant)
        : m_variant(variant), m_builder(variant, m_remarks), m_game(std::move(variant))
    {
    }

    Result<ForeignGame, Fault> play(const std::vector<JudgeSection> &sections)
    {
        if (sections.size() > mostForeignPhases)
            return Fault{"",
                         worded("Faults", "The game has more than %1 phases.").with(std::to_string(mostForeignPhases))};
        for (std::size_t i = 0; i < sections.size(); ++i) {
            if (const auto stepped = i > 0 ? step(sections[i - 1]) : true; !stepped)
                return stepped.error();
            if (const auto begun = begin(sections[i]); !begun)
                return begun.error();
        }
        if (!sections.empty())
            compare(sections.back());
        if (!m_ownersKnown)
            sayOnce(
                worded("Remarks", "The mail does not say who owns which centre; each power keeps its home centres."));
        ForeignGame foreign;
        foreign.game = std::move(m_game);
        foreign.remarks = std::move(m_remarks);
        return foreign;
    }

private:
    const Board &board() const { return *m_variant->board; }

    void sayOnce(Wording remark) { addRemark(m_remarks, std::move(remark)); }

    /// Puts the section's units and orders on the board, in the game so far if that has come to the same position.
    Result<bool, Fault> begin(const JudgeSection &section)
    {
        const std::string name = phaseText(section.phase);
        const bool listsUnits = section.kind == JudgeSection::Kind::Status || section.phase.stage == Stage::Moves;
        if (!listsUnits && !(m_begun && m_game.position().phase == section.phase)) {
            if (!m_begun)
                return Fault{name, worded("Faults", "The text begins with retreats or builds, which do not say who "
                                                    "stands where; put the results of the moves before them.")};
            sayOnce(worded("Remarks", "%1 is left out: these rules do not come to that phase from the one before.")
                        .with(name));
            m_orders = false;
            return true;
        }
        RecordedPhase recorded;
        recorded.position = m_builder.blank();
        recorded.position.phase = section.phase;
        if (m_begun)
            recorded.position.owner = m_game.position().owner;
        if (listsUnits) {
            for (const JudgeSection::Line &line : section.lines) {
                if (section.kind == JudgeSection::Kind::Status || !line.ordered)
                    m_builder.unit(recorded.position, line.power, line.text);
                else
                    m_builder.orderedUnit(recorded, line.power, line.text);
            }
            if (recorded.position.units.empty())
                return Fault{"", worded("Faults", "The mail names no units.")};
            recorded.position.sort();
            if (section.kind == JudgeSection::Kind::Status)
                takeOwners(section, recorded.position);
            else if (!m_begun)
                addTheRest(recorded.position);
            if (!m_begun && section.phase == m_variant->start.phase)
                m_ownersKnown = true; // everybody has home
            const bool same = m_begun && m_game.position().phase == section.phase
                              && m_game.position().units == recorded.position.units;
            if (m_begun && !same)
                sayOnce(worded("Remarks", "Before %1 the record has another position than these rules give; the game "
                                          "goes on from the record's.")
                            .with(name));
            if (const auto put = same ? true : start(recorded.position); !put)
                return put;
        } else {
            recorded.position = m_game.position();
            for (const JudgeSection::Line &line : section.lines) {
                if (line.ordered)
                    m_builder.order(recorded, line.power,
                                    section.phase.stage == Stage::Adjustments ? adjustmentOrder(line.text) : line.text);
            }
        }
        m_begun = true;
        m_orders = section.kind == JudgeSection::Kind::Results;
        for (const GivenOrder &order : recorded.orders)
            m_game.setOrder(order);
        return true;
    }

    /// A power is sent its own orders alone: if those units stand as at the start of the game, so do all others.
    void addTheRest(Position &position)
    {
        const Position &start = m_variant->start;
        const PowerId power = position.units.front().power;
        const bool ofOne = std::all_of(position.units.begin(), position.units.end(),
                                       [&](const Unit &unit) { return unit.power == power; });
        const bool partOfIt =
            ofOne && position.phase == start.phase
            && std::includes(start.units.begin(), start.units.end(), position.units.begin(), position.units.end());
        if (!partOfIt)
            return;
        position.units = start.units;
        sayOnce(
            worded("Remarks", "The mail names some of the units only; the others stand as at the start of the game."));
    }

    /// Plays the section's orders; where the text says more of what follows than these rules give, the text counts.
    Result<bool, Fault> step(const JudgeSection &section)
    {
        if (!m_orders)
            return true;
        compare(section);
        m_game.adjudicate();
        Position after = m_game.position();
        takeOwners(section, after);
        if (after.phase.stage == Stage::Retreats)
            takeRetreats(section, after);
        return after == m_game.position() ? true : start(std::move(after));
    }

    Result<bool, Fault> start(Position position)
    {
        if (auto bar = barOfRecord(*m_variant, position))
            return *bar;
        m_game.setPosition(std::move(position));
        return true;
    }

    void takeOwners(const JudgeSection &section, Position &position)
    {
        if (section.centres.empty())
            return;
        m_ownersKnown = true;
        std::fill(position.owner.begin(), position.owner.end(), PowerId());
        for (const auto &[power, centre] : section.centres)
            m_builder.centre(position, power, centre);
    }

    void takeRetreats(const JudgeSection &section, Position &position)
    {
        for (const JudgeSection::Dislodged &told : section.dislodged) {
            const auto unit = parseUnit(told.unit, board());
            const auto ours =
                std::find_if(position.dislodged.begin(), position.dislodged.end(), [&](const DislodgedUnit &each) {
                    return unit && each.unit.power == told.power
                           && board().provinceOf(each.unit.region) == board().provinceOf(unit->region);
                });
            if (ours == position.dislodged.end())
                continue;
            std::vector<RegionId> open = m_builder.openTo(ours->unit, told.retreats);
            if (open == ours->retreats || open.empty())
                continue;
            sayOnce(worded("Remarks", "The mail opens other retreats to %1 than these rules; it counts.")
                        .with(unitText(board(), ours->unit)));
            ours->retreats = std::move(open);
        }
    }

    /// Says where the marks of the text and these rules do not agree: that is what a game master wants to know.
    void compare(const JudgeSection &section)
    {
        if (!m_orders || section.phase.stage != Stage::Moves)
            return;
        const Turn turn = playPhase(*m_variant, m_game.rules(), m_game.positionToJudge(), m_game.orders());
        for (const JudgeSection::Line &line : section.lines) {
            const auto order = parseOrder(line.text, {&board(), nullptr, Stage::Moves});
            const auto result = std::find_if(turn.results.begin(), turn.results.end(), [&](const OrderResult &each) {
                return order && each.power == line.power && isAt(each.unit.region, order->order.at);
            });
            if (!order || result == turn.results.end())
                continue;
            const auto marked = [&](const char *word) { return line.mark.find(word) != std::string::npos; };
            const bool failed = outcomeOf(result->verdict.reason) != Outcome::Success;
            const bool fails = marked("bounce") || marked("void") || marked("no convoy") || marked("disrupted");
            const std::string text = phaseText(section.phase) + ", " + orderText(board(), order->order, Stage::Moves);
            if (is<Move>(order->order) && failed != fails)
                sayOnce((fails ? worded("Remarks", "%1: by the mail it fails, by these rules it succeeds.")
                               : worded("Remarks", "%1: by the mail it succeeds, by these rules it fails."))
                            .with(text));
            if (marked("dislodged") != result->verdict.dislodged)
                sayOnce((marked("dislodged")
                             ? worded("Remarks", "%1: by the mail the unit is dislodged, by these rules it is not.")
                             : worded("Remarks", "%1: by the mail the unit is not dislodged, by these rules it is."))
                            .with(text));
        }
    }

    /// Orders of no unit have no place, and neither have their results.
    bool isAt(RegionId unit, RegionId told) const
    {
        return unit.valid() && told.valid() && board().provinceOf(unit) == board().provinceOf(told);
    }

    std::shared_ptr<const Variant> m_variant;
    std::vector<Wording> m_remarks;
    PositionBuilder m_builder;
    Game m_game;
    bool m_begun = false;
    bool m_orders = false; ///< the present section has orders that were given to the game
    bool m_ownersKnown = false;
};

} // namespace

bool looksLikeJudgeMail(std::string_view text)
{
    const std::vector<TextLine> lines = linesOf(text.substr(0, largestForeignText));
    return std::any_of(lines.begin(), lines.end(), [](const TextLine &line) { return startsJudgeSection(line.text); });
}

Result<ForeignGame, Fault> importJudgeMail(std::string_view text, const VariantFinder &variants)
{
    const std::shared_ptr<const Variant> variant = variants("njudge:Standard");
    if (!variant)
        return Fault{"", worded("Faults", "The standard game is not installed.")};
    return JudgeGame(variant).play(readJudgeLog(text, *variant->board));
}

} // namespace entente

#include "game/citations.h"

#include "map/board.h"
#include "rules/features.h"

#include <algorithm>

namespace entente {

namespace {

/// Gathers the words for one result or happening.
class Reader {
public:
    Reader(const Board &board, const Turn &turn) : m_board(board), m_turn(turn) {}

    std::vector<std::string> ofResult(int index)
    {
        const OrderResult &result = m_turn.results[static_cast<std::size_t>(index)];
        noteFeatures(result);
        if (const FlightReport *flight = reportOn(m_turn, index))
            addFlight(*flight);
        const Verdict &verdict = result.verdict;
        if (verdict.reason == Reason::Illegal) {
            if (verdict.refusal == Refusal::NotAdjacent && isClosedWay(result))
                add("closed-way");
            add(refusalWord(verdict.refusal));
            return std::move(m_words);
        }
        addFight(result);
        if (isCrawl(result))
            add("crawl");
        if (verdict.reason == Reason::CivilDisorder && verdict.refusal == Refusal::NoPort)
            add("no-port-left");
        add(verdict.reason == Reason::CutLater ? "cut-later" : reasonWord(verdict.reason));
        return std::move(m_words);
    }

    std::vector<std::string> ofHappening(const Happening &happening)
    {
        using Kind = Happening::Kind;
        if (happening.unit.region.valid())
            noteUnit(happening.unit);
        for (const FlightReport &flight : m_turn.flights) {
            const bool closed = happening.kind == Kind::LandedElsewhere || happening.kind == Kind::LostWithBase
                                || happening.kind == Kind::RaidGivenUp;
            if (closed && flight.unit == happening.unit && happening.unit.kind.valid())
                addFlight(flight);
        }
        if (happening.kind == Kind::Eliminated && happening.unit.kind.valid())
            add("fallen");
        add(happeningWord(happening.kind));
        return std::move(m_words);
    }

private:
    void add(std::string_view word)
    {
        for (const Feature feature : m_features)
            m_words.push_back(std::string(featureName(feature)) + ':' + std::string(word));
        m_words.emplace_back(word);
    }

    void note(Feature feature, bool concerned)
    {
        if (concerned && std::find(m_features.begin(), m_features.end(), feature) == m_features.end())
            m_features.push_back(feature);
    }

    void notePlace(RegionId region)
    {
        if (!region.valid())
            return;
        const Province &province = m_board.province(m_board.provinceOf(region));
        note(Feature::Boxes, province.unlimited && !province.only.valid());
        note(Feature::Passes, province.only.valid());
    }

    void noteUnit(const Unit &unit)
    {
        note(Feature::Walls, unit.layer == Layer::Walls);
        note(Feature::Voyages, unit.layer == Layer::Aboard);
        if (unit.kind.valid()) {
            const UnitKind &kind = m_board.kind(unit.kind);
            note(Feature::Squadrons, kind.flying == Flying::Sorties);
            note(Feature::Bombers, kind.flying == Flying::Tours);
            note(Feature::Tanks, kind.hops > 1);
            note(Feature::Wings, kind.travel == Travel::Over);
        }
        notePlace(unit.region);
    }

    void noteFeatures(const OrderResult &result)
    {
        Unit unit = result.unit;
        unit.kind = result.order.kind.valid() ? result.order.kind : unit.kind;
        noteUnit(unit);
        if (const Move *move = std::get_if<Move>(&result.order.action)) {
            for (const RegionId hop : move->hops)
                notePlace(hop);
        } else if (const Support *support = std::get_if<Support>(&result.order.action)) {
            notePlace(support->to);
            note(Feature::Bombers, support->kind.valid() && m_board.kind(support->kind).flying == Flying::Tours);
        } else if (const Retreat *retreat = std::get_if<Retreat>(&result.order.action)) {
            notePlace(retreat->to);
            note(Feature::Walls, retreat->to.valid() && m_board.provinceOf(retreat->to) == placeOf(result.order));
        } else if (is<Build>(result.order) && result.order.at.valid()) {
            const Province &province = m_board.province(placeOf(result.order));
            note(Feature::Yards, province.yard.valid());
        }
        note(Feature::InSequence, !m_turn.before.schedule.empty());
    }

    ProvinceId placeOf(const Order &order) const
    {
        return order.at.valid() ? m_board.provinceOf(order.at) : ProvinceId();
    }

    bool isClosedWay(const OrderResult &result) const
    {
        return result.why.where.valid() && result.order.at.valid()
               && m_board.ownRules().isClosed(placeOf(result.order), result.why.where);
    }

    /// Strengths that are less than whole decided it.
    void addFight(const OrderResult &result)
    {
        using Why = Evidence::Part::Why;
        const bool cut = result.verdict.reason == Reason::Cut || result.verdict.reason == Reason::Supports;
        if (cut && result.evidence.byHalves && !result.evidence.culprits.empty())
            add("halved-support");
        if (!comparesStrengths(result.verdict))
            return addDouble(result);
        const auto fights = [&](Why why) {
            return std::any_of(
                result.evidence.sides.begin(), result.evidence.sides.end(),
                [why](const Evidence::Side &side) { return !side.parts.empty() && side.parts.front().why == why; });
        };
        if (fights(Why::Weakened))
            add("weakened");
        if (fights(Why::Crossing))
            add("at-sea");
        addDouble(result);
    }
    void addDouble(const OrderResult &result)
    {
        const Move *move = std::get_if<Move>(&result.order.action);
        if (result.verdict.reason == Reason::Moves && move && move->hops.size() > 1)
            add("double-move");
    }

    /// Two that change places along different coasts, and a retreat the same way: only a crawl leads where its attacker
    /// came from, or past a unit that comes the opposite way.
    bool isCrawl(const OrderResult &result) const
    {
        const Move *move = std::get_if<Move>(&result.order.action);
        if (!move || move->hops.size() != 1 || result.verdict.reason != Reason::Moves || result.verdict.byConvoy
            || !m_turn.before.schedule.empty() || isOpen(result.unit.region) || isOpen(move->to()))
            return isCrawlingRetreat(result);
        return std::any_of(m_turn.results.begin(), m_turn.results.end(), [&](const OrderResult &other) {
            const Move *opposite = std::get_if<Move>(&other.order.action);
            return opposite && opposite->hops.size() == 1 && other.verdict.reason == Reason::Moves
                   && !other.verdict.byConvoy && other.unit.region.valid()
                   && m_board.provinceOf(other.unit.region) == m_board.provinceOf(move->to())
                   && m_board.provinceOf(opposite->to()) == m_board.provinceOf(result.unit.region);
        });
    }
    bool isCrawlingRetreat(const OrderResult &result) const
    {
        const Retreat *retreat = std::get_if<Retreat>(&result.order.action);
        const auto index = static_cast<std::size_t>(result.id.index());
        return retreat && retreat->to.valid() && result.id.valid() && index < m_turn.before.dislodged.size()
               && result.verdict.reason == Reason::Retreats
               && m_turn.before.dislodged[index].from == m_board.provinceOf(retreat->to) && !isOpen(retreat->to);
    }
    /// Of a box or a pass: who meet there do not stand in each other's way.
    bool isOpen(RegionId region) const
    {
        const Province &province = m_board.province(m_board.provinceOf(region));
        return province.unlimited || province.sentTo.valid();
    }

    void addFlight(const FlightReport &flight)
    {
        using Cause = FlightCause;
        switch (flight.cause) {
        case Cause::NothingToCut:
        case Cause::OwnSupport: add("air-cut"); return;
        case Cause::Occupied:
        case Cause::Contested:
        case Cause::BaseClosed: add("raid-given-up"); return;
        case Cause::NotOpen:
        case Cause::LandLost:
            add(flight.mission == Mission::None ? "landing-closed" : "mission-landing-closed");
            return;
        case Cause::PlaceTaken: add("place-taken"); return;
        case Cause::NowhereToLand: add("nowhere-to-land"); return;
        case Cause::LeaveLapsed:
        case Cause::LeaveEnded: add("permission-ended"); return;
        case Cause::NoLeave: add("base-lost"); return;
        case Cause::None: break;
        }
        if (flight.task == FlightReport::Task::None)
            add(flight.landed ? "lands" : "flies");
        else if (flight.mission == Mission::Support)
            add("air-support");
        else if (flight.mission == Mission::Cut)
            add("air-cut");
        else if (flight.mission == Mission::Raid)
            add("raids");
    }

    const Board &m_board;
    const Turn &m_turn;
    std::vector<Feature> m_features; ///< that the result concerns
    std::vector<std::string> m_words;
};

/// The variant's own paragraph, else what is printed, else where the variant speaks of the feature at all.
std::string cited(const Board &board, Edition edition, const std::vector<std::string> &matters)
{
    const OwnRules &own = board.ownRules();
    for (const std::string &matter : matters) {
        if (const auto found = own.paragraphs.find(matter); found != own.paragraphs.end())
            return own.title + ' ' + found->second;
        if (std::string rule = printedRule(edition, matter); !rule.empty())
            return rule;
        const auto whole = own.paragraphs.find(featureOfMatter(matter));
        if (whole != own.paragraphs.end())
            return own.title + ' ' + whole->second;
    }
    return own.title; // it has no numbers for it
}

} // namespace

std::vector<std::string> mattersOf(const Board &board, const Turn &turn, int result)
{
    return Reader(board, turn).ofResult(result);
}

std::vector<std::string> mattersOf(const Board &board, const Turn &turn, const Happening &happening)
{
    return Reader(board, turn).ofHappening(happening);
}

std::string ruleOf(const Board &board, const Turn &turn, int result)
{
    return cited(board, turn.edition, mattersOf(board, turn, result));
}

std::string ruleOf(const Board &board, const Turn &turn, const Happening &happening)
{
    return cited(board, turn.edition, mattersOf(board, turn, happening));
}

} // namespace entente

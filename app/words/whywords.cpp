#include "words/whywords.h"

#include "game/citations.h"
#include "words/fightwords.h"
#include "words/flightwords.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Why {
    Q_DECLARE_TR_FUNCTIONS(Why)
};

/// Tells the links and the sides of one explanation.
class Teller {
public:
    Teller(const Board &board, const Rulebook &rules, const Turn &turn, int result, const Explanation &explanation)
        : m_board(board), m_rules(rules), m_turn(turn), m_index(result), m_result(at(result)),
          m_explanation(explanation)
    {
    }

    QList<Pieces> steps()
    {
        for (const Explanation::Link &link : m_explanation.chain) {
            if (link.cause >= 0)
                tellLink(link);
        }
        for (const Explanation::Side &side : m_explanation.sides)
            tellSide(side);
        if (const FlightReport *flight = reportOn(m_turn, m_index)) {
            if (const QString rule = flightRule(*flight); !rule.isEmpty())
                say(rule);
        }
        tellEnd();
        return m_steps;
    }

private:
    const OrderResult &at(int index) const { return m_turn.results[static_cast<std::size_t>(index)]; }
    void say(const QString &sentence) { m_steps.append(splitMarked(sentence)); }

    QString unit(int index) const
    {
        const QString name = numbered(unitName(m_board, at(index).unit), at(index).order.number);
        return index == m_index ? marked(name, Piece::Role::Strong) : marked(name, Piece::Role::Link, index);
    }

    QString place(RegionId region) const
    {
        return region.valid() ? provinceName(m_board, m_board.provinceOf(region)) : QString();
    }

    void tellLink(const Explanation::Link &link)
    {
        const OrderResult &about = at(link.result);
        const QString who = unit(link.result);
        const QString cause = unit(link.cause);
        switch (about.verdict.reason) {
        case Reason::Cut:
        case Reason::CutLater:
            say((is<Flight>(at(link.cause).order) ? Why::tr("%1 flies over %2 and cuts the support of %3.")
                                                  : Why::tr("%1 attacks %2 and cuts the support of %3."))
                    .arg(cause, place(about.unit.region), who));
            return;
        case Reason::Supports:
            if (comparesStrengths(about.verdict) && isCulprit(about, link.cause))
                say((is<Flight>(at(link.cause).order) ? Why::tr("%1 flies over %2 and cuts half the support of %3.")
                                                      : Why::tr("%1 attacks %2 and cuts half the support of %3."))
                        .arg(cause, place(about.unit.region), who));
            return;
        case Reason::SupportDislodged: say(Why::tr("%1 dislodges %2, so its support is lost.").arg(cause, who)); return;
        case Reason::NoMatchingOrder: say(Why::tr("%1 counts on %2, which had another order.").arg(who, cause)); return;
        case Reason::OwnTarget:
            say(Why::tr("%1 stays, and it belongs to the same power as %2.").arg(cause, who));
            return;
        case Reason::ConvoyBroken:
            if (std::holds_alternative<Convoy>(at(link.cause).order.action))
                say(Why::tr("%1 should convoy %2 and is dislodged.").arg(cause, who));
            else
                say(Why::tr("%1 breaks the convoy.").arg(cause));
            return;
        default: break;
        }
        if (about.verdict.dislodged && link.result != m_index
            && std::holds_alternative<Move>(at(link.cause).order.action))
            say(Why::tr("%1 dislodges %2.").arg(cause, who));
    }

    bool isCulprit(const OrderResult &about, int cause) const
    {
        const std::vector<UnitId> &culprits = about.evidence.culprits;
        return std::find(culprits.begin(), culprits.end(), at(cause).id) != culprits.end();
    }

    /// In a season that is played power by power whoever has moved defends where it stands by then.
    bool cameBefore(const Explanation::Side &side) const
    {
        const Unit &holder = at(side.parts.front().result).unit;
        return !m_turn.before.schedule.empty() && holder.region.valid()
               && m_board.provinceOf(holder.region) != side.place;
    }

    void tellSide(const Explanation::Side &side)
    {
        if (side.parts.empty())
            return;
        const QString who = unit(side.parts.front().result);
        const QString where = provinceName(m_board, side.place);
        const QString strength = strengthText(side.total);
        int helpers = 0;
        for (const Explanation::Part &part : side.parts)
            helpers += part.halves > 0 && &part != &side.parts.front();
        const QString help =
            helpers > 0 ? Why::tr("%n support(s) count.", nullptr, helpers) : Why::tr("Nobody's support counts.");
        QString sentence;
        switch (side.kind) {
        case Evidence::Side::Kind::Attack:
            sentence = Why::tr("%1 attacks %2 with %3.").arg(who, where, strength);
            break;
        case Evidence::Side::Kind::Hold:
            sentence =
                cameBefore(side)
                    ? Why::tr("%1 came to %2 earlier in the season and holds it with %3.").arg(who, where, strength)
                    : Why::tr("%1 holds %2 with %3.").arg(who, where, strength);
            break;
        case Evidence::Side::Kind::Defend:
            sentence = Why::tr("%1 comes the opposite way with %2.").arg(who, strength);
            break;
        case Evidence::Side::Kind::Prevent:
            sentence = Why::tr("%1 is bound for %2 too, with %3.").arg(who, where, strength);
            break;
        }
        say(side.parts.size() > 1 || helpers > 0 ? Why::tr("%1 %2", "a sentence and another one").arg(sentence, help)
                                                 : sentence);
        const Explanation::Part &fighter = side.parts.front();
        QStringList by;
        for (const int cause : fighter.by)
            by += unit(cause);
        if (const QString weak = weaknessSentence(who, {UnitId(), fighter.halves, fighter.why, {}}, by, Tense::Past);
            !weak.isEmpty())
            say(weak);
    }

    /// What follows from it all: the rule of thumb behind the verdict.
    void tellEnd()
    {
        switch (m_result.verdict.reason) {
        case Reason::Bounced:
        case Reason::LostHeadToHead:
            say(Why::tr("An attack must be stronger than what it meets. This one was not."));
            break;
        case Reason::RouteFought:
            say(Why::tr("A tank goes on only from a route province that nobody contests, or where it wins by two."));
            break;
        case Reason::Halted:
            say(m_result.verdict.against > m_result.verdict.strength
                    ? Why::tr("A double move counts one on either hop. What its second hop met was stronger.")
                    : Why::tr("A double move counts one on either hop. What its second hop met was as strong."));
            break;
        case Reason::OwnUnit: say(Why::tr("No power can dislodge its own unit, and this one did not leave.")); break;
        case Reason::Cut:
        case Reason::CutLater:
            say(m_result.evidence.byHalves
                    ? Why::tr("One attack takes half of a tank's support, a second one the rest.")
                    : Why::tr("An attack from elsewhere cuts support, whether or not it succeeds."));
            break;
        case Reason::SupportDislodged: say(Why::tr("A dislodged unit gives no support.")); break;
        case Reason::NoMatchingOrder:
            say(Why::tr("Support and convoys count only for the order that was really given."));
            break;
        case Reason::NoConvoy:
            say(Why::tr(
                "A convoy needs a chain of fleets from coast to coast, each ordered to convoy this army there."));
            break;
        case Reason::ConvoyBroken: say(Why::tr("Without this fleet no chain was left.")); break;
        case Reason::ParadoxHeld: tellParadox(); break;
        case Reason::KeptBack:
            if (m_turn.inPart)
                say(Why::tr("Fog lies on a part of what happened. What kept this unit back is not told."));
            break;
        case Reason::Untold:
            if (m_turn.inPart)
                say(Why::tr("Fog lies on a part of what happened. What came of this order is not told."));
            break;
        case Reason::RetreatClash: say(Why::tr("Two units can't retreat to one place.")); break;
        case Reason::Moves:
        case Reason::MovesByConvoy:
            if (m_explanation.sides.size() > 1)
                say(Why::tr("The attack is stronger, so it arrives."));
            break;
        default: break;
        }
        if (m_result.verdict.dislodged)
            say(Why::tr("The attack was stronger, so it must leave."));
    }

    void tellParadox()
    {
        say(Why::tr("The convoy depends on an attack, and that attack depends on a convoy."));
        switch (m_rules.paradox) {
        case Rulebook::Paradox::Szykman: say(Why::tr("In this game such a convoy fails (Szykman's rule).")); break;
        case Rulebook::Paradox::Rules1971:
            say(Why::tr("In this game a convoyed army does not cut the support for an attack on its own convoy."));
            break;
        case Rulebook::Paradox::Rules1982:
            say(Why::tr("In this game a convoyed army does not cut support that its own convoy depends on."));
            break;
        case Rulebook::Paradox::AllHold: say(Why::tr("In this game every move in such a paradox fails.")); break;
        }
    }

    const Board &m_board;
    const Rulebook &m_rules;
    const Turn &m_turn;
    int m_index;
    const OrderResult &m_result;
    const Explanation &m_explanation;
    QList<Pieces> m_steps;
};

/// Half of a support was cut.
bool isHalved(const Verdict &verdict)
{
    return verdict.reason == Reason::Supports && comparesStrengths(verdict);
}

} // namespace

QString sideName(const Board &board, const Explanation::Side &side)
{
    const QString where = provinceName(board, side.place);
    switch (side.kind) {
    case Evidence::Side::Kind::Attack: return Why::tr("Attack on %1").arg(where);
    case Evidence::Side::Kind::Hold: return Why::tr("Defence of %1").arg(where);
    case Evidence::Side::Kind::Defend: return Why::tr("Against it, head to head");
    case Evidence::Side::Kind::Prevent: return Why::tr("Also bound for %1").arg(where);
    }
    return {};
}

QString partNote(Evidence::Part::Why why)
{
    using Cause = Evidence::Part::Why;
    switch (why) {
    case Cause::Self:
    case Cause::Weakened:
    case Cause::March:
    case Cause::Crossing:
    case Cause::Halted:
    case Cause::Failed:
    case Cause::Support:
    case Cause::HalfSupport:
    case Cause::AirSupport: return {};
    case Cause::CutSupport: return Why::tr("cut");
    case Cause::DislodgedSupport: return Why::tr("dislodged");
    case Cause::Excluded: return Why::tr("own unit");
    }
    return {};
}

QList<Pieces> whySteps(const Board &board, const Rulebook &rules, const Turn &turn, int result,
                       const Explanation &explanation)
{
    return Teller(board, rules, turn, result, explanation).steps();
}

QString ruleSentence(const Board &board, const Turn &turn, int result)
{
    return Why::tr("Rule: %1").arg(fromUtf8(ruleOf(board, turn, result)));
}

QString wouldHave(const OrderResult &result, const Verdict &instead)
{
    const bool counted = instead.strength > 0 && instead.against > 0;
    const bool moves = std::holds_alternative<Move>(result.order.action);
    const bool success = outcomeOf(instead.reason) == Outcome::Success && !instead.dislodged;
    if (moves && success)
        return counted ? Why::tr("It would have arrived, %1 against %2.")
                             .arg(strengthText(instead.strength), strengthText(instead.against))
                       : Why::tr("It would have arrived.");
    if (moves)
        return counted ? Why::tr("It would have been stopped, %1 against %2.")
                             .arg(strengthText(instead.strength), strengthText(instead.against))
                       : Why::tr("It would have been stopped.");
    if (result.verdict.dislodged && !instead.dislodged)
        return Why::tr("It would not have been dislodged.");
    if (instead.dislodged)
        return Why::tr("It would have been dislodged.");
    if (!success)
        return Why::tr("It would not have counted.");
    return isHalved(instead)          ? Why::tr("Half of it would have counted.")
           : isHalved(result.verdict) ? Why::tr("All of it would have counted.")
                                      : Why::tr("It would have counted.");
}

} // namespace entente::app

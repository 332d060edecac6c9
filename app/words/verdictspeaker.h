#pragma once

#include "game/told.h"
#include "orders/cities.h"
#include "words/aftermath.h"
#include "words/fightwords.h"
#include "words/names.h"
#include "words/refusals.h"
#include "words/tense.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace entente::app {

struct Verdicts {
    Q_DECLARE_TR_FUNCTIONS(Verdicts)
};

/// Speaks about one result of a turn, as verdicts.h says; the unit ids in verdicts depend on the stage.
class VerdictSpeaker {
public:
    VerdictSpeaker(const Board &board, const Turn &turn, int result, Tense tense)
        : m_board(board), m_turn(turn), m_result(turn.results[static_cast<std::size_t>(result)]),
          m_told(toldOf(board, turn, m_result)), m_tense(tense)
    {
    }

    QString sentence() const
    {
        QString text = main();
        const Verdict &v = m_told.verdict;
        const bool said =
            v.reason == Reason::Dislodged || v.reason == Reason::SupportDislodged || v.reason == Reason::Overtaken;
        if (v.dislodged && !said && m_turn.before.phase.stage == Stage::Moves)
            text = v.dislodger.valid()
                       ? say(Verdicts::tr("%1 Dislodged by %2."), Verdicts::tr("%1 It is dislodged by %2."))
                             .arg(text, unit(v.dislodger))
                       : say(Verdicts::tr("%1 Dislodged."), Verdicts::tr("%1 It is dislodged.")).arg(text);
        const QString weak = weaknessWords(
            m_told.weak, [this](UnitId id) { return unit(id); }, m_tense);
        if (!weak.isEmpty())
            text = Verdicts::tr("%1 %2", "a sentence and another one").arg(text, weak);
        const QString news = aftermathSentence(m_board, m_told.aftermath, m_tense);
        return news.isEmpty() ? text : Verdicts::tr("%1 %2", "a sentence and another one").arg(text, news);
    }

private:
    QString say(const QString &past, const QString &ahead) const { return inTense(m_tense, past, ahead); }

    /// A pass puts back whoever is still in it; tanks that halt are withdrawn too, but to nowhere else.
    bool isPass(const Unit &stood) const { return m_board.province(m_board.provinceOf(stood.region)).sentTo.valid(); }

    QString unit(UnitId id) const
    {
        const bool retreats = m_turn.before.phase.stage == Stage::Retreats;
        const std::size_t index = static_cast<std::size_t>(id.index());
        if (!id.valid() || index >= (retreats ? m_turn.before.dislodged.size() : m_turn.before.units.size()))
            return Verdicts::tr("another unit");
        const QString name = retreats ? called(m_turn.before.dislodged[index].unit, 0)
                                      : called(m_turn.before.units[index], numberOf(m_board, m_turn.before, id));
        return marked(name, Piece::Role::Link, resultOf(m_turn, id));
    }

    /// In a siege two units have the place's name, and in a box several, so the power is named.
    QString called(const Unit &who, int number) const
    {
        const bool near = m_result.unit.region.valid() && place(who.region) == place(m_result.unit.region);
        const bool besieged = who.layer == Layer::Walls || m_result.unit.layer == Layer::Walls;
        if ((besieged ? near : is<Raise>(m_result.order)) || isBoxShared(who))
            return unitOfPower(m_board, who, number);
        return numbered(unitName(m_board, who), number);
    }

    /// Units of several powers stand in its box.
    bool isBoxShared(const Unit &who) const
    {
        const std::vector<Unit> &units = m_turn.before.units;
        return m_board.province(place(who.region)).unlimited
               && std::any_of(units.begin(), units.end(), [&](const Unit &other) {
                      return place(other.region) == place(who.region) && other.power != who.power;
                  });
    }

    QString against(const QString &plain, const QString &counted) const
    {
        const Verdict &v = m_told.verdict;
        if (v.strength == 0 && v.against == 0)
            return plain.arg(unit(v.other));
        return counted.arg(unit(v.other), strengthText(v.strength), strengthText(v.against));
    }

    QString illegal() const
    {
        RefusalContext context = contextOf(m_board, m_turn.before, {m_result.power, m_result.order});
        context.tense = m_tense;
        Legality why = m_told.why;
        if (const QString other = builtInstead(); why.refusal == Refusal::Occupied && !other.isEmpty())
            return other;
        if (!why.where.valid())
            why.where = place(m_result.order.at);
        return refusalSentence(context, why);
    }

    /// Of a centre and its yard only one builds, where the game is played so (Davis 4b): what was built.
    QString builtInstead() const
    {
        const auto pair = [&](ProvinceId a, ProvinceId b) {
            return m_board.province(a).yard.valid() && m_board.province(a).yardOf == b;
        };
        const ProvinceId here = place(m_result.order.at);
        for (const OrderResult &other : m_turn.results) {
            const ProvinceId there = place(other.order.at);
            if (!std::holds_alternative<Build>(other.order.action) || other.verdict.reason != Reason::Builds
                || !here.valid() || !there.valid())
                continue;
            if (pair(here, there) || pair(there, here))
                return say(Verdicts::tr("%1 was built instead."), Verdicts::tr("%1 is built instead."))
                    .arg(unitName(m_board, other.unit));
        }
        return {};
    }

    ProvinceId place(RegionId region) const { return region.valid() ? m_board.provinceOf(region) : ProvinceId(); }

    QStringList carriers() const
    {
        QStringList names;
        for (const UnitId fleet : m_told.carriers)
            names += unit(fleet);
        return names;
    }

    /// All who cut its support.
    QString culprits() const
    {
        QStringList names;
        for (const UnitId by : m_told.cutters)
            names += unit(by);
        return names.isEmpty() ? unit(m_told.verdict.other) : joinNames(names);
    }

    bool isFlight(UnitId unit) const
    {
        return m_board.kind(m_turn.before.units[static_cast<std::size_t>(unit.index())].kind).flying != Flying::No;
    }

    /// Why the support of a move that was ordered so did not count where powers act in turn (Sequential 2 to 4).
    QString missedInTurn(const Support &support) const;

    QString noMatch() const;

    QString main() const;

    const Board &m_board;
    const Turn &m_turn;
    const OrderResult &m_result;
    const Told m_told;
    const Tense m_tense;
};

} // namespace entente::app

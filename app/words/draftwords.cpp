#include "words/orderwords.h"

#include "orders/notation.h"
#include "orders/tours.h"
#include "words/names.h"
#include "words/orderscontext.h"
#include "words/verbwords.h"

#include <QLocale>
#include <QStringList>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// Half points as "2.5".
QString pointsText(int halves)
{
    return QLocale().toString(halves / 2.0, 'f', halves % 2);
}

/// An order that is being written, with a gap where the next choice goes.
class DraftSpeech {
public:
    DraftSpeech(const Board &board, const Composer::Draft &draft, const Position &position)
        : m_board(board), m_draft(draft), m_position(position)
    {
    }

    QString sentence() const
    {
        if (wantsWayOfSortie())
            return Orders::tr("%1 by way of %2", "a flight and the places that it passes").arg(sortie(), m_gap);
        if (!m_draft.flight.path.empty())
            return tour();
        if (m_draft.verb == Verb::Admit)
            return leaveToLand();
        const bool goes = !m_draft.verb || *m_draft.verb == Verb::Move;
        if (goes && !m_draft.waters.empty() && m_draft.kind.valid() && m_board.kind(m_draft.kind).embarks)
            return voyage();
        if (m_draft.route.valid())
            return Orders::tr("%1 moves through %2 to %3").arg(m_unit, regionName(m_board, m_draft.route), m_to);
        if (goes && m_draft.to.valid() && mayPassThrough())
            return Orders::tr("%1 moves through %2 to %3").arg(m_unit, m_gap, m_to);
        if (goes && m_draft.to.valid())
            return deed(Verb::Move);
        return m_draft.verb ? deed(*m_draft.verb) : withoutVerb();
    }

private:
    /// A tank by a route province, an army by the seas that it crosses.
    bool mayPassThrough() const
    {
        return m_draft.kind.valid() && (m_board.kind(m_draft.kind).hops > 1 || m_board.kind(m_draft.kind).embarks);
    }

    QString nameAt(RegionId region, KindId kind) const
    {
        if (!region.valid())
            return m_gap;
        if (!kind.valid()) {
            const UnitId there = unitIn(m_board, m_position, m_board.provinceOf(region));
            if (there)
                return unitName(m_board, m_position.units[there.index()]);
        }
        return unitName(m_board, kind, region);
    }
    QString unit() const
    {
        if (m_draft.unit.valid() && m_draft.layer == Layer::Walls && m_draft.kind.valid())
            return unitName(m_board, Unit{PowerId(), m_draft.kind, m_draft.unit, Layer::Walls});
        return numbered(nameAt(m_draft.unit, m_draft.kind), m_draft.unit.valid() ? m_draft.number : 0);
    }

    QString withoutVerb() const
    {
        if (m_draft.layer == Layer::Aboard)
            return Orders::tr("%1 (aboard) lands in %2", "an army in the hold of a fleet").arg(m_unit, m_gap);
        return m_draft.unit.valid() ? Orders::tr("%1 %2", "a unit without a verb yet").arg(m_unit, m_gap) : QString();
    }

    /// A squadron's flight of which everything is said but the way.
    bool wantsWayOfSortie() const
    {
        return m_draft.unit.valid() && m_draft.to.valid() && m_draft.kind.valid()
               && m_board.kind(m_draft.kind).flying == Flying::Sorties;
    }
    QString sortie() const
    {
        const QString to = regionName(m_board, m_draft.to);
        if (m_draft.verb == Verb::Bomb)
            return Orders::tr("%1 raids %2").arg(m_unit, to);
        if (m_draft.verb != Verb::Support)
            return Orders::tr("%1 invades %2").arg(m_unit, to);
        return m_board.provinceOf(m_draft.to) == m_board.provinceOf(m_draft.target)
                   ? Orders::tr("%1 supports %2 to hold").arg(m_unit, m_target)
                   : Orders::tr("%1 supports %2 to %3").arg(m_unit, m_target, to);
    }

    /// The rules' own notation, growing leg by leg, with the range spent and allowed.
    QString tour() const
    {
        const QString path = fromUtf8(orderText(m_board, {m_draft.kind, m_draft.unit, m_draft.layer, m_draft.flight}));
        if (m_draft.verb == Verb::Support && !m_draft.verbFirst)
            return m_draft.target.valid() ? Orders::tr("%1, supporting %2 to %3").arg(path, m_target, m_gap)
                                          : Orders::tr("%1, supporting %2", "a flight, a unit").arg(path, m_gap);
        const QString spent = pointsText(tourCost(m_board, m_draft.flight));
        const QString range = pointsText(tourRange(m_board, m_draft.kind, m_position.phase));
        if (m_draft.missionWaits())
            return Orders::tr("%1 (%2 of %3) %4: %5 here?",
                              "a flight, the range spent, the range, what is open, what it may do there")
                .arg(path, spent, range, m_gap, verbName(*m_draft.verb));
        return Orders::tr("%1 (%2 of %3) %4", "a flight, the range spent, the range, what is open")
            .arg(path, spent, range, m_gap);
    }

    QString leaveToLand() const
    {
        const UnitId guest = m_draft.target.valid()
                                 ? unitIn(m_board, m_position, m_board.provinceOf(m_draft.target), Layer::Air)
                                 : UnitId();
        if (!guest.valid())
            return Orders::tr("Let a bomber land: %1").arg(m_gap);
        const Unit &bomber = m_position.units[guest.index()];
        return Orders::tr("%1 of %2 may land in %3", "a bomber, its power, a place")
            .arg(unitName(m_board, bomber), powerName(m_board, bomber.power), m_gap);
    }

    /// Where it boards, where it sails, and the coast that is open.
    QString voyage() const
    {
        QStringList seas;
        for (const ProvinceId sea : m_draft.waters)
            seas += provinceName(m_board, sea);
        if (m_draft.layer == Layer::Aboard)
            return Orders::tr("%1 (aboard) sails to %2 and lands in %3").arg(m_unit, seas.join(u", "_s), m_gap);
        return m_draft.waters.size() == 1
                   ? Orders::tr("%1 goes aboard in %2, and on to %3").arg(m_unit, seas.front(), m_gap)
                   : Orders::tr("%1 goes aboard in %2, sails to %3 and lands in %4")
                         .arg(m_unit, seas.front(), seas.back(), m_gap);
    }

    QString byConvoy() const
    {
        if (!m_draft.waters.empty())
            return Orders::tr("%1 goes to %2 by %3").arg(m_unit, m_to, watersText(m_board, m_draft.waters));
        if (m_draft.kind.valid() && m_board.kind(m_draft.kind).hops > 1)
            return Orders::tr("%1 moves through %2 to %3").arg(m_unit, m_gap, m_to);
        return Orders::tr("%1 goes to %2 by convoy").arg(m_unit, m_to);
    }

    QString deed(Verb verb) const
    {
        switch (verb) {
        case Verb::Hold: return Orders::tr("%1 holds").arg(m_unit);
        case Verb::Bomb: return Orders::tr("%1 raids %2").arg(m_unit, m_to);
        case Verb::Cut: return Orders::tr("%1 cuts a support by flying to %2").arg(m_unit, m_to);
        case Verb::Admit: return leaveToLand();
        case Verb::Move: return Orders::tr("%1 moves to %2").arg(m_unit, m_to);
        case Verb::ConvoyedMove: return byConvoy();
        case Verb::Support:
            return m_draft.target.valid() ? Orders::tr("%1 supports %2 to %3").arg(m_unit, m_target, m_to)
                                          : Orders::tr("%1 supports %2").arg(m_unit, m_gap);
        case Verb::Convoy:
            return m_draft.target.valid() ? Orders::tr("%1 convoys %2 to %3").arg(m_unit, m_target, m_to)
                                          : Orders::tr("%1 convoys %2").arg(m_unit, m_gap);
        case Verb::Raise: return Orders::tr("%1 raises the siege of %2").arg(m_unit, m_to);
        case Verb::Retreat: return Orders::tr("%1 retreats to %2").arg(m_unit, m_to);
        case Verb::Disband: return Orders::tr("%1 disbands").arg(m_unit);
        case Verb::BuildArmy:
        case Verb::BuildFleet:
        case Verb::Build:
            return Orders::tr("Build %1")
                .arg(m_draft.unit.valid() ? unitName(m_board, m_draft.kind, m_draft.unit) : m_gap);
        case Verb::Remove: return Orders::tr("Remove %1").arg(m_unit);
        case Verb::Waive: return Orders::tr("Waive one build");
        }
        return {};
    }

    const Board &m_board;
    const Composer::Draft &m_draft;
    const Position &m_position;
    const QString m_gap = marked(u"…"_s, Piece::Role::Gap);
    const QString m_unit = unit();
    const QString m_target = nameAt(m_draft.target, m_draft.targetKind);
    const QString m_to = m_draft.to.valid() ? regionName(m_board, m_draft.to) : m_gap;
};

} // namespace

QString draftSentence(const Board &board, const Composer::Draft &draft, const Position &position)
{
    return DraftSpeech(board, draft, position).sentence();
}

} // namespace entente::app

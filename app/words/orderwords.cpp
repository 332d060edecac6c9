#include "words/orderwords.h"

#include "base/enumtable.h"
#include "orders/draftverbs.h"
#include "orders/notation.h"
#include "orders/tours.h"
#include "words/forms.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <array>
#include <cstddef>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct VerbLabel {
    const char *text;
    const char *about = nullptr; ///< for translators
};

struct VerbRow {
    Verb verb;
    char key;
    const char *name;
    VerbLabel label;
    const char *sentence = nullptr; ///< of a unit %1 and a place %2; null where there is more to say
};

/// The context in which the words of orders are translated.
struct Orders {
    Q_DECLARE_TR_FUNCTIONS(Orders)
public:
    static const VerbRow &rowOf(Verb verb);
};

/// How long the names of places are.
enum class Naming { Sentence, Row, ShortRow };

QString placeName(const Board &board, RegionId region, Naming naming)
{
    return naming == Naming::ShortRow && region.valid() ? fromUtf8(board.regionText(region))
                                                        : regionName(board, region);
}

/// Is it too far to walk, so that fleets must carry it, though nobody has said so?
bool onlyByConvoy(const Board &board, const Order &order, const Move &move)
{
    if (!order.kind.valid() || !order.at.valid() || move.way != Way::Unsaid || move.hops.size() != 1
        || order.layer != Layer::Field)
        return false;
    const UnitKind &kind = board.kind(order.kind);
    return kind.isConvoyed && kind.hops <= 1 && !board.isSea(board.provinceOf(move.to()))
           && !board.adjacent(kind.travel, order.at, move.to())
           && board.provinceOf(order.at) != board.provinceOf(move.to());
}

QString moveWords(const Board &board, const QString &unit, const Order &order, const Move &move, Piece::Role lastRole,
                  Naming naming)
{
    if (order.layer == Layer::Aboard) {
        const QString coast = marked(placeName(board, move.to(), naming), lastRole);
        return move.waters.empty()
                   ? Orders::tr("%1 lands in %2", "an army aboard a fleet").arg(unit, coast)
                   : Orders::tr("%1 lands in %2 from %3").arg(unit, coast, provinceName(board, move.waters.back()));
    }
    if (order.kind.valid() && board.kind(order.kind).embarks && board.isSea(board.provinceOf(move.to())))
        return Orders::tr("%1 goes aboard in %2", "an army, a sea")
            .arg(unit, marked(placeName(board, move.to(), naming), lastRole));
    QStringList stops;
    for (int i = 0; i + 1 < move.hops.size(); ++i)
        stops += placeName(board, move.hops[i], naming);
    const QString to = marked(placeName(board, move.to(), naming), lastRole);
    if (!stops.isEmpty())
        return Orders::tr("%1 moves through %2 to %3").arg(unit, stops.join(u", "_s), to);
    if (move.way == Way::ByRoute)
        return Orders::tr("%1 goes to %2 by %3").arg(unit, to, watersText(board, move.waters));
    if (move.way == Way::ByConvoy || onlyByConvoy(board, order, move))
        return Orders::tr("%1 goes to %2 by convoy").arg(unit, to);
    return naming != Naming::Sentence ? Orders::tr("%1 to %2", "a move in a list").arg(unit, to)
                                      : verbSentence(Verb::Move, unit, to);
}

/// "Ven - Aus [S ...]": the missions of a flight in words.
QString flightWords(const Board &board, const QString &unit, RegionId from, const Flight &flight, Piece::Role lastRole,
                    Naming naming)
{
    const bool tour = flight.mission == Mission::None || flight.mission == Mission::Support
                      || flight.mission == Mission::Cut || flight.mission == Mission::Raid;
    if (tour && naming != Naming::Sentence && from.valid()) {
        // A list has no room for every place in words: the rules' own notation, without the bomber itself.
        const QString path = fromUtf8(orderText(board, {{}, from, Layer::Air, flight}));
        return Orders::tr("%1 %2", "a bomber and its path").arg(unit, path.mid(path.indexOf(u" - "_s) + 1));
    }
    const auto place = [&](ProvinceId province) { return placeName(board, board.mainRegion(province), naming); };
    const auto call = [&](const Backed &backed) {
        return naming != Naming::Sentence || !backed.kind.valid() ? placeName(board, backed.of, naming)
                                                                  : unitName(board, backed.kind, backed.of);
    };
    QStringList stops;
    for (int i = 0; i + 1 < flight.path.size(); ++i)
        stops += place(flight.path[i]);
    const QString by = stops.join(Orders::tr(", then ", "between the places of a flight"));
    const QString end = marked(place(flight.path.back()), lastRole);
    const Backed &backed = flight.backed;
    QString deed;
    switch (flight.mission) {
    case Mission::Invade: deed = Orders::tr("%1 invades %2").arg(unit, end); break;
    case Mission::Bomb: deed = verbSentence(Verb::Bomb, unit, marked(call(backed), lastRole)); break;
    case Mission::Cover:
        deed = backed.hops.empty()
                   ? Orders::tr("%1 supports %2 to hold").arg(unit, marked(call(backed), lastRole))
                   : Orders::tr("%1 supports %2 to %3")
                         .arg(unit, call(backed), marked(placeName(board, backed.hops.back(), naming), lastRole));
        break;
    case Mission::None:
    case Mission::Support:
    case Mission::Cut:
    case Mission::Raid: deed = Orders::tr("%1 flies to %2").arg(unit, end); break;
    }
    if (!by.isEmpty())
        deed = Orders::tr("%1 by way of %2", "a flight and the places that it passes").arg(deed, by);
    switch (flight.mission) {
    case Mission::Support:
        return backed.hops.empty() ? Orders::tr("%1, supporting %2 to hold").arg(deed, call(backed))
                                   : Orders::tr("%1, supporting %2 to %3")
                                         .arg(deed, call(backed), placeName(board, backed.hops.back(), naming));
    case Mission::Cut: return Orders::tr("%1, cutting the support given in %2").arg(deed, place(flight.over()));
    case Mission::Raid: return Orders::tr("%1, raiding %2").arg(deed, place(flight.over()));
    case Mission::None:
    case Mission::Cover:
    case Mission::Bomb:
    case Mission::Invade: break;
    }
    return deed;
}

/// An order in words, for sentence and row alike: they differ in how units are called. A visitor without a default, so
/// that a new verb must be given words.
class OrderSpeech {
public:
    OrderSpeech(const Board &board, const Order &order, Stage stage, Piece::Role lastRole, Naming naming)
        : m_board(board), m_order(order), m_stage(stage), m_lastRole(lastRole), m_naming(naming)
    {
    }

    QString operator()(const Hold &) const
    {
        return isBesieged() ? Orders::tr("%1 waits behind its walls").arg(unit()) : verbSentence(Verb::Hold, unit());
    }
    QString operator()(const Move &move) const
    {
        return isBesieged() ? Orders::tr("%1 attacks from behind its walls").arg(unit())
                            : moveWords(m_board, unit(), m_order, move, m_lastRole, m_naming);
    }
    QString operator()(const Support &support) const
    {
        const QString named = numbered(call(support.kind, support.of), support.number);
        const QString other = support.layer == Layer::Aboard ? aboard(named) : named;
        if (support.arrived)
            return Orders::tr("%1 supports %2 once it is in %3").arg(unit(), other, last(place(support.to)));
        return support.toHold() ? Orders::tr("%1 supports %2 to hold").arg(unit(), last(other))
                                : Orders::tr("%1 supports %2 to %3").arg(unit(), other, last(place(support.to)));
    }
    QString operator()(const Convoy &convoy) const
    {
        return Orders::tr("%1 convoys %2 to %3").arg(unit(), call(convoy.kind, convoy.army), last(place(convoy.to)));
    }
    QString operator()(const Retreat &retreat) const
    {
        return retreat.to == m_order.at ? Orders::tr("%1 retreats behind its walls").arg(unit())
                                        : verbSentence(Verb::Retreat, unit(), last(place(retreat.to)));
    }
    QString operator()(const Disband &) const
    {
        return verbSentence(m_stage == Stage::Adjustments ? Verb::Remove : Verb::Disband, unit());
    }
    QString operator()(const Build &) const
    {
        return Orders::tr("Build %1").arg(unitName(m_board, m_order.kind, m_order.at));
    }
    QString operator()(const Waive &) const { return verbSentence(Verb::Waive, {}); }
    QString operator()(const Flight &flight) const
    {
        return flightWords(m_board, unit(), m_order.at, flight, m_lastRole, m_naming);
    }
    QString operator()(const Transfer &transfer) const
    {
        return Orders::tr("Give %n supply points to %1", nullptr, transfer.points)
            .arg(last(powerName(m_board, transfer.to)));
    }
    QString operator()(const Permission &permission) const
    {
        return Orders::tr("%1 of %2 may land in %3", "a bomber, its power, a place")
            .arg(unitName(m_board, permission.kind, permission.from), powerName(m_board, permission.guest),
                 last(place(permission.at)));
    }
    QString operator()(const Raise &raise) const { return verbSentence(Verb::Raise, unit(), last(place(raise.of))); }
    QString operator()(const Contract &contract) const
    {
        QStringList names;
        for (const RegionId of : contract.units)
            names += place(of);
        return Orders::tr("Contract with %1: %2").arg(nameAfterOf(m_board, contract.with), names.join(u", "_s));
    }

private:
    bool isBesieged() const { return m_order.layer == Layer::Walls; }
    QString place(RegionId region) const { return placeName(m_board, region, m_naming); }
    QString call(KindId kind, RegionId region) const
    {
        return m_naming != Naming::Sentence ? place(region) : unitName(m_board, kind, region);
    }
    QString last(const QString &words) const { return marked(words, m_lastRole); }
    static QString aboard(const QString &name)
    {
        return Orders::tr("%1 (aboard)", "an army in the hold of a fleet").arg(name);
    }
    /// The ordered unit.
    QString unit() const
    {
        const QString name = m_naming != Naming::Sentence
                                 ? marked(numbered(place(m_order.at), m_order.number), Piece::Role::Strong)
                                 : numbered(unitName(m_board, m_order.kind, m_order.at), m_order.number);
        return m_order.layer == Layer::Aboard ? aboard(name) : name;
    }

    const Board &m_board;
    const Order &m_order;
    Stage m_stage;
    Piece::Role m_lastRole;
    Naming m_naming;
};

QString orderWords(const Board &board, const Order &order, Stage stage, Piece::Role lastRole, Naming naming)
{
    return std::visit(OrderSpeech(board, order, stage, lastRole, naming), order.action);
}

} // namespace

QString watersText(const Board &board, const Path<ProvinceId, 12> &waters)
{
    QStringList names;
    for (const ProvinceId water : waters)
        names += provinceName(board, water);
    return names.join(Orders::tr(", then ", "between the waters of a convoy"));
}

QString orderSentence(const Board &board, const Order &order, Stage stage, Piece::Role lastRole)
{
    return orderWords(board, order, stage, lastRole, Naming::Sentence);
}

Pieces orderRow(const Board &board, const Order &order, Stage stage, bool abbreviated)
{
    return splitMarked(
        orderWords(board, order, stage, Piece::Role::Plain, abbreviated ? Naming::ShortRow : Naming::Row));
}

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
            return verbSentence(Verb::Bomb, m_unit, to);
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
        case Verb::Admit: return leaveToLand();
        case Verb::ConvoyedMove: return byConvoy();
        case Verb::Support:
            return m_draft.target.valid() ? Orders::tr("%1 supports %2 to %3").arg(m_unit, m_target, m_to)
                                          : Orders::tr("%1 supports %2").arg(m_unit, m_gap);
        case Verb::Convoy:
            return m_draft.target.valid() ? Orders::tr("%1 convoys %2 to %3").arg(m_unit, m_target, m_to)
                                          : Orders::tr("%1 convoys %2").arg(m_unit, m_gap);
        case Verb::BuildArmy:
        case Verb::BuildFleet:
        case Verb::Build:
            return Orders::tr("Build %1")
                .arg(m_draft.unit.valid() ? unitName(m_board, m_draft.kind, m_draft.unit) : m_gap);
        default: return verbSentence(verb, m_unit, m_to);
        }
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

// In the order of the enumeration.
const VerbRow &Orders::rowOf(Verb verb)
{
    static constexpr std::array verbRows = std::to_array<VerbRow>({
        {Verb::Hold, 'h', QT_TR_NOOP("hold"), {QT_TR_NOOP("Hold")}, QT_TR_NOOP("%1 holds")},
        {Verb::Move, 'm', QT_TR_NOOP("move"), {QT_TR_NOOP("Move")}, QT_TR_NOOP("%1 moves to %2")},
        {Verb::ConvoyedMove, 'v', QT_TR_NOOP("move by convoy"), {QT_TR_NOOP("By sea")}},
        {Verb::Support, 's', QT_TR_NOOP("support"), {QT_TR_NOOP("Support")}},
        {Verb::Convoy, 'c', QT_TR_NOOP("convoy"), {QT_TR_NOOP("Convoy")}},
        {Verb::Retreat, 'r', QT_TR_NOOP("retreat"), {QT_TR_NOOP("Retreat")}, QT_TR_NOOP("%1 retreats to %2")},
        {Verb::Raise,
         'r',
         QT_TR_NOOP("raise a siege"),
         {QT_TR_NOOP("Raise siege")},
         QT_TR_NOOP("%1 raises the siege of %2")},
        {Verb::Disband, 'd', QT_TR_NOOP("disband"), {QT_TR_NOOP("Disband")}, QT_TR_NOOP("%1 disbands")},
        {Verb::BuildArmy, 'a', QT_TR_NOOP("build an army"), {QT_TR_NOOP("Build army")}},
        {Verb::BuildFleet, 'f', QT_TR_NOOP("build a fleet"), {QT_TR_NOOP("Build fleet")}},
        {Verb::Build, 'b', QT_TR_NOOP("build"), {QT_TR_NOOP("Build")}},
        {Verb::Remove, 'd', QT_TR_NOOP("remove"), {QT_TR_NOOP("Remove")}, QT_TR_NOOP("Remove %1")},
        {Verb::Waive, 'w', QT_TR_NOOP("waive a build"), {QT_TR_NOOP("Waive")}, QT_TR_NOOP("Waive one build")},
        {Verb::Bomb, 'b', QT_TR_NOOP("raid"), {QT_TR_NOOP("Raid")}, QT_TR_NOOP("%1 raids %2")},
        {Verb::Cut, 'n', QT_TR_NOOP("cut a support from the air"),
         QT_TRANSLATE_NOOP3("Orders", "Cut", "a support, from the air"),
         QT_TR_NOOP("%1 cuts a support by flying to %2")},
        {Verb::Admit, 'a', QT_TR_NOOP("let another's bomber land"), {QT_TR_NOOP("Let land")}},
    });
    static_assert(standInOrder(verbRows, &VerbRow::verb) && verbRows.size() == draftVerbs.size());
    return verbRows[static_cast<std::size_t>(verb)];
}

QString verbName(Verb verb)
{
    return Orders::tr(Orders::rowOf(verb).name);
}

QString verbLabel(Verb verb)
{
    const VerbLabel &label = Orders::rowOf(verb).label;
    return Orders::tr(label.text, label.about);
}

char verbKey(Verb verb)
{
    return Orders::rowOf(verb).key;
}

QString verbSentence(Verb verb, const QString &unit, const QString &place)
{
    const char *const sentence = Orders::rowOf(verb).sentence;
    return sentence ? Orders::tr(sentence).replace(u"%1"_s, unit).replace(u"%2"_s, place) : QString();
}

} // namespace entente::app

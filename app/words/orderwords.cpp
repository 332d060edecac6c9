#include "words/orderwords.h"

#include "orders/notation.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/orderscontext.h"

#include <QStringList>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

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
                                      : Orders::tr("%1 moves to %2").arg(unit, to);
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
    case Mission::Bomb: deed = Orders::tr("%1 raids %2").arg(unit, marked(call(backed), lastRole)); break;
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
        return isBesieged() ? Orders::tr("%1 waits behind its walls").arg(unit()) : Orders::tr("%1 holds").arg(unit());
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
                                        : Orders::tr("%1 retreats to %2").arg(unit(), last(place(retreat.to)));
    }
    QString operator()(const Disband &) const
    {
        return m_stage == Stage::Adjustments ? Orders::tr("Remove %1").arg(unit())
                                             : Orders::tr("%1 disbands").arg(unit());
    }
    QString operator()(const Build &) const
    {
        return Orders::tr("Build %1").arg(unitName(m_board, m_order.kind, m_order.at));
    }
    QString operator()(const Waive &) const { return Orders::tr("Waive one build"); }
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
    QString operator()(const Raise &raise) const
    {
        return Orders::tr("%1 raises the siege of %2").arg(unit(), last(place(raise.of)));
    }
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

} // namespace entente::app

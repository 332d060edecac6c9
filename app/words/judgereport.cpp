#include "words/judgereport.h"

#include "orders/notation.h"
#include "words/names.h"

#include <array>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QString judgeSeason(const Phase &phase)
{
    static constexpr std::array names{"Spring"_L1, "Summer"_L1, "Fall"_L1, "Winter"_L1};
    return u"%1 of %2"_s.arg(names[static_cast<std::size_t>(phase.season)]).arg(phase.year);
}

QLatin1StringView judgeStage(const Phase &phase)
{
    return phase.stage == Stage::Moves      ? "Movement"_L1
           : phase.stage == Stage::Retreats ? "Retreat"_L1
                                            : "Adjustment"_L1;
}

/// "St. Petersburg (south coast)"
QString judgePlace(const Board &board, RegionId region)
{
    const QString province = fromUtf8(board.province(board.provinceOf(region)).name);
    const QString coast = fromUtf8(board.region(region).coast);
    static constexpr std::array<std::pair<QLatin1StringView, QLatin1StringView>, 4> coasts{
        {{"nc"_L1, "north"_L1}, {"sc"_L1, "south"_L1}, {"ec"_L1, "east"_L1}, {"wc"_L1, "west"_L1}}};
    for (const auto &[mark, name] : coasts) {
        if (coast == mark)
            return u"%1 (%2 coast)"_s.arg(province, name);
    }
    return province;
}

QString judgeKind(const Board &board, KindId kind)
{
    QString name = fromUtf8(board.kind(kind).name);
    name.front() = name.front().toUpper();
    return name;
}

/// "Fleet High Ocean Box #2", where a box holds several: a judge knew of none, and so has no words for it.
QString judgeUnit(const Board &board, KindId kind, RegionId at, int number)
{
    return numbered(judgeKind(board, kind) + u' ' + judgePlace(board, at), number);
}

/// The kind of the unit that stood there, where an order leaves it out.
KindId kindAt(const Board &board, const Position &position, RegionId region, KindId said)
{
    const UnitId unit = unitIn(board, position, board.provinceOf(region));
    return unit.valid() ? position.units[static_cast<std::size_t>(unit.index())].kind : said;
}

/// What the judges knew in their words, all else in the house notation.
QString judgeOrder(const Board &board, const Position &before, const Order &order)
{
    const bool plain = order.kind.valid() && order.at.valid() && order.layer == Layer::Field;
    const QString unit = plain ? judgeUnit(board, order.kind, order.at, order.number) : QString();
    const bool winter = before.phase.stage == Stage::Adjustments;
    if (is<Waive>(order))
        return u"Build waived"_s;
    if (plain && is<Build>(order))
        return u"Builds %1 %2 in %3"_s.arg(judgeKind(board, order.kind).startsWith(u'A') ? u"an"_s : u"a"_s,
                                           fromUtf8(board.kind(order.kind).name), judgePlace(board, order.at));
    if (plain && is<Disband>(order))
        return winter ? numbered(
                   u"Removes the %1 in %2"_s.arg(fromUtf8(board.kind(order.kind).name), judgePlace(board, order.at)),
                   order.number)
                      : unit + u" DISBAND"_s;
    if (plain && is<Hold>(order))
        return unit + u" HOLD"_s;
    if (const auto *retreat = std::get_if<Retreat>(&order.action); plain && retreat && retreat->to != order.at)
        return unit + u" -> "_s + judgePlace(board, retreat->to);
    if (const auto *move = std::get_if<Move>(&order.action);
        plain && move && move->hops.size() == 1 && move->way != Way::ByRoute)
        return unit + u" -> "_s + judgePlace(board, move->to())
               + (move->way == Way::ByConvoy ? u" via convoy"_s : QString());
    if (const auto *support = std::get_if<Support>(&order.action);
        plain && support && !support->arrived && support->layer == Layer::Field) {
        const KindId kind = kindAt(board, before, support->of, support->kind);
        if (kind.valid())
            return unit + u" SUPPORT "_s + judgeUnit(board, kind, support->of, support->number)
                   + (support->toHold() ? QString() : u" -> "_s + judgePlace(board, support->to));
    }
    if (const auto *convoy = std::get_if<Convoy>(&order.action); plain && convoy) {
        const KindId kind = kindAt(board, before, convoy->army, convoy->kind);
        if (kind.valid())
            return unit + u" CONVOY "_s + judgeUnit(board, kind, convoy->army, 0) + u" -> "_s
                   + judgePlace(board, convoy->to);
    }
    return fromUtf8(orderText(board, order, before.phase.stage));
}

/// "(*cut*)"; a judge had a word for what failed, none for what went well.
QString judgeMark(const OrderResult &result)
{
    if (result.verdict.dislodged)
        return u"  (*dislodged*)"_s;
    switch (outcomeOf(result.verdict.reason)) {
    case Outcome::Success: return {};
    case Outcome::Void: return u"  (*void*)"_s;
    case Outcome::Failure: break;
    }
    return is<Support>(result.order)  ? u"  (*cut*)"_s
           : is<Convoy>(result.order) ? u"  (*disrupted*)"_s
                                      : u"  (*bounce*)"_s;
}

QString dislodgedLines(const Board &board, const Turn &turn)
{
    QString text;
    for (const DislodgedUnit &unit : turn.after.dislodged) {
        QStringList places;
        for (const RegionId region : unit.retreats)
            places += judgePlace(board, region);
        const Power &power = board.power(unit.unit.power);
        text += u"The %1 %2 in %3 %4.\n"_s.arg(fromUtf8(power.adjective.empty() ? power.name : power.adjective),
                                               judgeKind(board, unit.unit.kind), judgePlace(board, unit.unit.region),
                                               places.isEmpty() ? u"with no valid retreats was destroyed"_s
                                                                : u"can retreat to "_s + places.join(u" or "_s));
    }
    return text.isEmpty() ? text : u"\nThe following units were dislodged:\n\n"_s + text;
}

QString ownershipLines(const Board &board, const Position &position)
{
    QString text = u"\nOwnership of supply centers:\n\n"_s;
    for (int p = 0; p < board.powerCount(); ++p) {
        QStringList places;
        for (int i = 0; i < board.provinceCount(); ++i) {
            if (board.province(ProvinceId(i)).centre && position.owner[static_cast<std::size_t>(i)] == PowerId(p))
                places += fromUtf8(board.province(ProvinceId(i)).name);
        }
        if (!places.isEmpty())
            text += u"%1: %2.\n"_s.arg(fromUtf8(board.power(PowerId(p)).name), places.join(u", "_s));
    }
    return text;
}

} // namespace

QString judgeReport(const Board &board, const Turn &turn, const ReportHead &head)
{
    const Phase &phase = turn.before.phase;
    QString text = u"%1 results for %2.  (%3)\n"_s.arg(judgeStage(phase), judgeSeason(phase), head.game);
    for (int p = 0; p < board.powerCount(); ++p) {
        bool headed = false;
        for (const OrderResult &result : turn.results) {
            if (result.power != PowerId(p))
                continue;
            text += headed ? QString() : u"\n"_s;
            headed = true;
            const bool unordered = !result.given && phase.stage == Stage::Moves && is<Hold>(result.order);
            text += u"%1: %2.%3\n"_s.arg(fromUtf8(board.power(PowerId(p)).name),
                                         unordered
                                             ? judgeUnit(board, result.order.kind, result.order.at, result.order.number)
                                                   + u", No Order Processed"_s
                                             : judgeOrder(board, turn.before, result.order),
                                         judgeMark(result));
        }
    }
    text += dislodgedLines(board, turn) + ownershipLines(board, turn.after);
    if (turn.winner.valid())
        text += u"\nThe game was won by %1.\n"_s.arg(fromUtf8(board.power(turn.winner).name));
    if (!turn.isLast())
        text += u"\nThe next phase of '%1' will be %2 for %3.\n"_s.arg(head.game, judgeStage(turn.after.phase),
                                                                       judgeSeason(turn.after.phase));
    if (!turn.isLast() && !head.deadline.isEmpty())
        text += u"The deadline for orders will be %1.\n"_s.arg(head.deadline);
    if (!head.press.isEmpty())
        text += u"\nPress:\n\n"_s + head.press + u'\n';
    return text;
}

} // namespace entente::app

#include "tools/writertask.h"

#include "orders/cities.h"
#include "orders/options.h"
#include "words/forms.h"
#include "words/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace entente::app {

namespace {

struct Tasks {
    Q_DECLARE_TR_FUNCTIONS(WriterTask)
};

/// Places beside its home centres in which the power may build (Davis 4b).
QString yardsOf(const Board &board, const Position &position, PowerId power)
{
    QStringList names;
    for (int p = 0; p < board.provinceCount(); ++p) {
        const Province &province = board.province(ProvinceId(p));
        if (province.yard == power && power.valid()
            && position.owner[static_cast<std::size_t>(province.yardOf.index())] == power)
            names += provinceName(board, ProvinceId(p));
    }
    return joinNames(names);
}

} // namespace

bool WriterTask::isDoneFor(PowerId one) const
{
    if (stage() != Stage::Adjustments)
        return document.unordered(one).empty();
    if (playsByPoints(document.board()))
        return accountOf(document.board(), document.game().position(), seen, one).open() == 0;
    return document.ordersGiven(one) >= document.ordersExpected(one);
}

bool WriterTask::isDone() const
{
    if (!everyone)
        return isDoneFor(power);
    const std::vector<PowerId> powers = document.toOrder();
    return std::all_of(powers.begin(), powers.end(), [this](PowerId one) { return isDoneFor(one); });
}

bool WriterTask::mayWaive() const
{
    return stage() == Stage::Adjustments && !playsByPoints(document.board()) && document.game().rules().orders.mayWaive
           && adjustmentsDue(document.board(), document.game().position(), power) > 0 && !isDoneFor(power);
}

QString WriterTask::pointsSentence() const
{
    const QString name = powerName(document.board(), power);
    const WinterAccount account = accountOf(document.board(), document.game().position(), seen, power);
    const int left = account.open();
    if (account.ledger.left() < 0)
        return left < 0 ? Tasks::tr("%1 must save %n supply points. Choose units to disband.", nullptr, -left).arg(name)
                        : Tasks::tr("%1 has saved enough. Nothing can be built this winter.").arg(name);
    return left < 0
               ? Tasks::tr("%1 orders %n supply points too many: without more from others the last builds are struck.",
                           nullptr, -left)
                     .arg(name)
               : Tasks::tr("%1 has %n supply points left. Choose a home centre to build in, or a unit to disband.",
                           nullptr, left)
                     .arg(name);
}

QString WriterTask::winterSentence() const
{
    const Board &board = document.board();
    const Position &position = document.game().position();
    const QString name = powerName(board, power);
    const int given = document.ordersGiven(power);
    if (fleetsForfeit(board, position, power) > 0 && !document.leavingFleet(power).valid())
        return Tasks::tr("%1 holds no port: one fleet is lost before anything else. Choose the fleet that goes.")
            .arg(name);
    const int due = adjustmentsDue(board, position, power);
    const int left = std::max(0, document.ordersExpected(power) - given); // there may be fewer sites than builds
    if (due == 0 && left == 0)
        return Tasks::tr("%1 has nothing to build or remove.").arg(name);
    if (left == 0)
        return withAdjective(board, power, Tasks::tr("All %1 orders are in."), Tasks::tr("All %1 orders are in."),
                             Tasks::tr("All orders of %1 are in."));
    if (due < 0)
        return Tasks::tr("%1 must remove %n unit(s). Choose it.", nullptr, left).arg(name);
    const QString yards = yardsOf(board, position, power);
    if (!yards.isEmpty())
        return Tasks::tr("%1 may build %n unit(s). Choose a home centre or %2.", nullptr, left).arg(name, yards);
    return board.power(power).buildsAnywhere
               ? Tasks::tr("%1 may build %n unit(s). Choose a centre.", nullptr, left).arg(name)
               : Tasks::tr("%1 may build %n unit(s). Choose a home centre.", nullptr, left).arg(name);
}

QString WriterTask::sentence() const
{
    const Board &board = document.board();
    if (stage() == Stage::Adjustments)
        return playsByPoints(board) ? pointsSentence() : winterSentence();
    if (isDoneFor(power))
        return withAdjective(board, power, Tasks::tr("All %1 orders are in."), Tasks::tr("All %1 orders are in."),
                             Tasks::tr("All orders of %1 are in."));
    if (stage() == Stage::Retreats)
        return withAdjective(board, power, Tasks::tr("Choose a dislodged %1 unit."),
                             Tasks::tr("Choose a dislodged %1 unit."), Tasks::tr("Choose a dislodged unit of %1."));
    return withAdjective(board, power, Tasks::tr("Choose a %1 unit."), Tasks::tr("Choose an %1 unit."),
                         Tasks::tr("Choose a unit of %1."));
}

QString WriterTask::detail() const
{
    const bool byPoints = stage() == Stage::Adjustments && playsByPoints(document.board());
    if (isDone() && (!byPoints || !everyone))
        return everyone ? Tasks::tr("Every power is ready. Reveal the orders (Ctrl+Enter).")
                        : Tasks::tr("Seal them (Ctrl+Enter).");
    if (byPoints)
        return Tasks::tr("Builds count in the order in which they are written. Points are given beside the map, or "
                         "typed: Transfer 2 to France.");
    return {};
}

} // namespace entente::app

#include "words/misfits.h"

#include "orders/notation.h"
#include "words/names.h"
#include "words/refusals.h"

#include <QCoreApplication>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
struct Misfits {
    Q_DECLARE_TR_FUNCTIONS(Misfits)
};
} // namespace

QString misfitSentence(const Board &board, const Misfit &misfit)
{
    const QString phase = phaseName(board, misfit.phase);
    if (misfit.kind == Misfit::Kind::SetUpAgain)
        return Misfits::tr("%1: the position that was set up then stands again.").arg(phase);
    if (misfit.kind == Misfit::Kind::Unread)
        return Misfits::tr("%1. “%2” of %3 can't be read as an order.", "phase, text, power")
            .arg(phase, fromUtf8(misfit.text).simplified(), powerName(board, misfit.order.power));
    const Order &order = misfit.order.order;
    const QString what =
        powerName(board, misfit.order.power) + u": "_s + fromUtf8(orderText(board, order, misfit.phase.stage));
    const RefusalContext context = contextOf(board, misfit.position, misfit.order);
    switch (misfit.kind) {
    case Misfit::Kind::NobodyThere:
        return Misfits::tr("%1. %2 is left out. %3", "phase, order, why")
            .arg(phase, what, refusalSentence(context, misfit.legality));
    case Misfit::Kind::Illegal:
        return Misfits::tr("%1. %2 fails now. %3", "phase, order, why")
            .arg(phase, what, refusalSentence(context, misfit.legality));
    case Misfit::Kind::TooMany:
        return Misfits::tr("%1. %2 is left out: nothing is left to build or remove.", "phase, order").arg(phase, what);
    case Misfit::Kind::PhaseGone:
        return Misfits::tr("%1 does not come up any more. %2 is left out.", "phase, order").arg(phase, what);
    case Misfit::Kind::SetUpAgain:
    case Misfit::Kind::Unread: break;
    }
    return {};
}

} // namespace entente::app

#include "words/keptwords.h"

#include "game/conditions.h"
#include "mails/mail.h"
#include "orders/notation.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QStringList>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct KeptWords {
    Q_DECLARE_TR_FUNCTIONS(KeptWords)
};

QString powerList(const Board &board, const std::vector<PowerId> &powers)
{
    QStringList names;
    for (const PowerId power : powers)
        names += powerName(board, power);
    return joinNames(names);
}

} // namespace

QString keptStateSentence(KeptState state, bool provisional)
{
    switch (state) {
    case KeptState::Waits: return provisional ? QString() : KeptWords::tr("It waits for its phase.");
    case KeptState::Holds:
        return provisional ? KeptWords::tr("Its phase is here.") : KeptWords::tr("The condition is met.");
    case KeptState::Fails: return KeptWords::tr("The condition is not met.");
    case KeptState::Undecided: return KeptWords::tr("You decide whether the condition is met.");
    case KeptState::Over: return KeptWords::tr("Its phase is over.");
    }
    return {};
}

QString keptLines(const Board &board, const KeptOrders &orders, KeptState state, bool written)
{
    const bool provisional = orders.condition.empty();
    QString lines =
        KeptWords::tr("%1, for %2", "power, phase").arg(powerName(board, orders.power), phaseName(board, orders.phase));
    const QString what = fromUtf8(orders.orders).split(u'\n', Qt::SkipEmptyParts).join(u"; "_s);
    lines += u'\n'
             + (provisional ? KeptWords::tr("If nothing else comes: %1").arg(what)
                            : fromUtf8(orders.condition) + u": "_s + what);
    QStringList said{keptStateSentence(state, provisional)};
    if (written)
        said += KeptWords::tr("✓ Its orders are written.");
    said.removeAll(QString());
    if (!said.isEmpty())
        lines += u'\n' + said.join(u' ');
    return lines;
}

QString keptOfferSentence(const Board &board, const std::vector<PowerId> &written,
                          const std::vector<PowerId> &undecided)
{
    QStringList sentences;
    if (!written.empty())
        sentences += KeptWords::tr("Written from what was kept: %1.").arg(powerList(board, written));
    if (!undecided.empty())
        sentences += KeptWords::tr("Orders on a condition that you decide: %1 (Edit > Orders kept for later).")
                         .arg(powerList(board, undecided));
    return sentences.join(u' ');
}

QString keptReading(const Game &game, const KeptOrders &orders)
{
    const Board &board = game.board();
    // The units may stand elsewhere by then: what is read here is only how it is written.
    const Mail mail = readMail(orders.orders, {&board, &game.position(), orders.phase.stage});
    QStringList read;
    QStringList unread;
    for (const MailLine &line : mail.lines) {
        for (const MailOrder &order : line.orders)
            read += fromUtf8(orderText(board, order.order, orders.phase.stage));
        if (!line.faults.empty())
            unread += fromUtf8(line.text).simplified();
    }
    QStringList sentences;
    if (!read.isEmpty())
        sentences += KeptWords::tr("Read: %1.").arg(read.join(u", "_s));
    for (const QString &line : std::as_const(unread))
        sentences += KeptWords::tr("“%1” can't be read as an order.").arg(line);
    if (!orders.condition.empty() && game.position().phase < orders.phase) {
        Position then = game.position();
        then.phase = orders.phase;
        const bool plain =
            meansOtherwise(orders.condition) || answerTo(board, then, orders.condition) != Answer::Unclear;
        sentences += plain ? KeptWords::tr("The condition is looked at when the phase begins.")
                           : KeptWords::tr("You decide when the phase begins whether the condition is met.");
    }
    return sentences.join(u' ');
}

} // namespace entente::app

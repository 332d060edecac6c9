#include "words/dealwords.h"

#include "words/forms.h"
#include "words/names.h"
#include "words/orderwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct DealWords {
    Q_DECLARE_TR_FUNCTIONS(DealWords)
};

QString placeNames(const Board &board, const std::vector<ProvinceId> &places)
{
    QStringList names;
    for (const ProvinceId place : places)
        names += provinceName(board, place);
    return joinNames(names);
}

struct PromiseText {
    const Board &board;
    PowerId by; ///< none: both

    QString operator()(const promise::Peace &) const
    {
        return by.valid() ? DealWords::tr("%1 keeps the peace", "a power").arg(powerName(board, by))
                          : DealWords::tr("peace");
    }
    QString operator()(const promise::KeepOut &out) const
    {
        const QString places = placeNames(board, out.places);
        return by.valid() ? DealWords::tr("%1 keeps out of %2", "a power, places").arg(powerName(board, by), places)
                          : DealWords::tr("both keep out of %1", "places").arg(places);
    }
    QString operator()(const promise::Give &give) const
    {
        return DealWords::tr("%1 orders: %2", "a power, an order")
            .arg(powerName(board, by), orderSentence(board, give.order, Stage::Moves));
    }
    QString operator()(const promise::Against &against) const
    {
        const QString enemy = nameAfterOf(board, against.enemy);
        return by.valid() ? DealWords::tr("%1 helps no unit of %2", "two powers").arg(powerName(board, by), enemy)
                          : DealWords::tr("neither helps a unit of %1", "a power").arg(enemy);
    }
};

} // namespace

QString promiseText(const Board &board, const Promise &promise)
{
    return std::visit(PromiseText{board, promise.by}, promise.what);
}

QString dealText(const Board &board, const Deal &deal)
{
    QStringList promises;
    for (const Promise &promise : deal.promises)
        promises += promiseText(board, promise);
    return (deal.first == deal.last ? DealWords::tr("%1 (in %2)", "promises, a season")
                                    : DealWords::tr("%1 (until %2)", "promises, a season"))
        .arg(promises.join(u"; "_s), seasonAndYear(board, deal.last));
}

QString dealLine(const Game &game, const Deal &deal)
{
    const Board &board = game.board();
    const QString head = DealWords::tr("%1 to %2: %3.", "two powers, what the one offers the other")
                             .arg(powerName(board, deal.from), powerName(board, deal.to), dealText(board, deal));
    switch (deal.state) {
    case Deal::State::Offered:
        return head + u' '
               + (deal.covers(game.position().phase) && deal.first == game.position().phase
                      ? DealWords::tr("Not answered yet.")
                      : DealWords::tr("Never answered."));
    case Deal::State::Declined: return head + u' ' + DealWords::tr("Declined.");
    case Deal::State::Agreed: break;
    }
    const DealFate fate = fateOf(deal, game);
    switch (fate.kind) {
    case DealFate::Kind::Holds: return head + u' ' + DealWords::tr("Agreed.");
    case DealFate::Kind::Kept: return head + u' ' + DealWords::tr("Agreed and kept.");
    case DealFate::Kind::Broken: break;
    }
    QStringList by;
    for (const Breach &breach : fate.breaches) {
        const OrderResult &result = game.told(fate.turn).results[static_cast<std::size_t>(breach.result)];
        if (const QString name = powerName(board, result.power); !by.contains(name))
            by += name;
    }
    return head + u' '
           + DealWords::tr("Broken by %1 in %2.", "a power, a season")
                 .arg(joinNames(by), seasonAndYear(board, game.told(fate.turn).before.phase));
}

QString replySentence(const Board &board, PowerId other, const DealReply &reply)
{
    using Why = DealReply::Why;
    const QString place = reply.place.valid() ? provinceName(board, reply.place) : QString();
    switch (reply.why) {
    case Why::Gains: return DealWords::tr("Agreed.");
    case Why::NoGain: return DealWords::tr("No: we gain nothing by it.");
    case Why::Wants: return DealWords::tr("No: we have an eye on %1 ourselves.").arg(place);
    case Why::Guards:
        return reply.by.empty() ? DealWords::tr("No: we must guard %1.").arg(place)
                                : DealWords::tr("No: we must guard %1 against %2.", "a place, places of units")
                                      .arg(place, placeNames(board, reply.by));
    case Why::Distrusts:
        return DealWords::tr("No: %1 broke its word in %2.", "a power, a season")
            .arg(powerName(board, other), seasonAndYear(board, reply.phase));
    }
    return {};
}

QStringList brokenWordSentences(const Game &game, const Game &seen, const Deals &deals, int turn)
{
    const Board &board = game.board();
    QStringList sentences;
    for (const Deal &deal : deals) {
        const DealFate fate = fateOf(deal, game);
        if (fate.kind != DealFate::Kind::Broken || fate.turn != turn)
            continue;
        const Turn &told = game.told(turn);
        for (const Breach &breach : fate.breaches) {
            const OrderResult &result = told.results[static_cast<std::size_t>(breach.result)];
            const std::vector<OrderResult> &known = seen.told(turn).results;
            const bool isSeen = std::any_of(known.begin(), known.end(), [&](const OrderResult &other) {
                return other.power == result.power && other.order == result.order;
            });
            const QString who = powerName(board, result.power);
            const QString whose = powerName(board, deal.partnerOf(result.power));
            const QString sentence =
                isSeen ? DealWords::tr("%1 broke its word to %2 (%3): %4.", "two powers, a promise, an order")
                             .arg(who, whose, promiseText(board, deal.promises[breach.promise]),
                                  orderSentence(board, result.order, told.before.phase.stage))
                       : DealWords::tr("%1 broke its word to %2.", "two powers").arg(who, whose);
            if (!sentences.contains(sentence))
                sentences += sentence;
        }
    }
    return sentences;
}

QString temperSentence(Temper temper)
{
    switch (temper) {
    case Temper::Loyal: return DealWords::tr("Keeps its word.");
    case Temper::Sound: return DealWords::tr("Breaks its word only for much, and where nobody can punish it.");
    case Temper::Sly: return DealWords::tr("Breaks its word for a centre.");
    }
    return {};
}

} // namespace entente::app

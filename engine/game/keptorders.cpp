#include "game/keptorders.h"

#include "game/conditions.h"
#include "mails/mail.h"

#include <algorithm>

namespace entente {

namespace {

/// What the entry says, as far as its units are there.
std::vector<GivenOrder> ordersIn(const Game &game, const KeptOrders &kept, std::vector<Misfit> &misfits)
{
    const Position &position = game.position();
    const Mail mail = readMail(kept.orders, {&game.board(), &position, position.phase.stage});
    std::vector<GivenOrder> read;
    for (const MailLine &line : mail.lines) {
        for (const MailOrder &order : line.orders)
            read.push_back({kept.power, order.order});
        if (line.faults.empty())
            continue;
        Misfit unread{Misfit::Kind::Unread, position.phase, {kept.power, {}}, {}, position, line.text};
        misfits.push_back(std::move(unread));
    }
    std::vector<Misfit> unfit;
    const std::vector<GivenOrder> orders = fittingOrders(game, read, unfit);
    // A retreat that nobody needs is no mistake: it was sent in case.
    std::erase_if(unfit, [](const Misfit &misfit) { return misfit.legality.refusal == Refusal::NotDislodged; });
    misfits.insert(misfits.end(), unfit.begin(), unfit.end());
    return orders;
}

void writeOver(Game &game, PowerId power, const std::vector<GivenOrder> &orders)
{
    if (game.position().phase.stage != Stage::Adjustments) {
        for (const GivenOrder &given : orders)
            game.setOrder(given);
        return;
    }
    // In winter a power's new list is its whole list.
    std::vector<GivenOrder> all = game.orders();
    std::erase_if(all, [power](const GivenOrder &given) { return given.power == power; });
    all.insert(all.end(), orders.begin(), orders.end());
    game.setOrders(std::move(all));
}

Answer answerOf(const KeptList &kept, std::size_t index, const Board &board, const Position &position)
{
    const KeptOrders &entry = kept[index];
    if (entry.condition.empty())
        return Answer::Yes;
    if (!meansOtherwise(entry.condition))
        return answerTo(board, position, entry.condition);
    Answer met = Answer::No;
    for (std::size_t before = index; before-- > 0 && met != Answer::Yes;) {
        const KeptOrders &other = kept[before];
        if (other.power != entry.power || other.phase != entry.phase || other.condition.empty())
            continue;
        if (meansOtherwise(other.condition))
            break; // it belongs to the conditions before that one
        if (const Answer answer = answerTo(board, position, other.condition); answer != Answer::No)
            met = answer;
    }
    return met == Answer::Yes ? Answer::No : met == Answer::No ? Answer::Yes : Answer::Unclear;
}

} // namespace

KeptState keptState(const KeptList &kept, std::size_t index, const Board &board, const Position &position)
{
    const KeptOrders &entry = kept[index];
    if (position.phase < entry.phase)
        return KeptState::Waits;
    if (entry.phase != position.phase)
        return KeptState::Over;
    switch (answerOf(kept, index, board, position)) {
    case Answer::Yes: return KeptState::Holds;
    case Answer::No: return KeptState::Fails;
    case Answer::Unclear: break;
    }
    return KeptState::Undecided;
}

Stage stageMeant(const Board &board, const Position &position, std::string_view condition, std::string_view orders)
{
    const Stage present = position.phase.stage;
    const Mail mail = readMail(orders, {&board, &position, present});
    for (const MailLine &line : mail.lines) {
        for (const MailOrder &order : line.orders) {
            if (is<Build>(order.order) || is<Waive>(order.order))
                return Stage::Adjustments;
            if (is<Retreat>(order.order))
                return Stage::Retreats;
        }
    }
    if (condition.empty() || present != Stage::Moves)
        return present;
    // What only a phase of retreats can tell is asked of that one.
    Position then = position;
    then.phase.stage = Stage::Retreats;
    const bool onlyThen =
        answerTo(board, position, condition) == Answer::Unclear && answerTo(board, then, condition) != Answer::Unclear;
    return onlyThen ? Stage::Retreats : present;
}

bool isWritten(const Game &game, const KeptOrders &kept)
{
    if (kept.phase != game.position().phase)
        return false;
    std::vector<Misfit> misfits;
    const std::vector<GivenOrder> orders = ordersIn(game, kept, misfits);
    const std::vector<GivenOrder> &written = game.orders();
    return !orders.empty() && std::all_of(orders.begin(), orders.end(), [&](const GivenOrder &order) {
        return std::find(written.begin(), written.end(), order) != written.end();
    });
}

KeptOffer offerKept(Game &game, const KeptList &kept)
{
    KeptOffer offer;
    if (game.isOver())
        return offer;
    for (int p = 0; p < game.board().powerCount(); ++p) {
        const PowerId power(p);
        const std::vector<GivenOrder> &written = game.orders();
        const bool sent = std::any_of(written.begin(), written.end(),
                                      [power](const GivenOrder &given) { return given.power == power; });
        bool wrote = false;
        bool undecided = false;
        for (std::size_t i = 0; i < kept.size(); ++i) {
            if (kept[i].power != power)
                continue;
            const KeptState state = keptState(kept, i, game.board(), game.position());
            undecided = undecided || state == KeptState::Undecided;
            if (sent || state != KeptState::Holds)
                continue;
            const std::vector<GivenOrder> orders = ordersIn(game, kept[i], offer.misfits);
            writeOver(game, power, orders);
            wrote = wrote || !orders.empty();
        }
        if (wrote)
            offer.written.push_back(power);
        if (undecided)
            offer.undecided.push_back(power);
    }
    return offer;
}

std::vector<Misfit> useKept(Game &game, const KeptOrders &orders)
{
    std::vector<Misfit> misfits;
    writeOver(game, orders.power, ordersIn(game, orders, misfits));
    return misfits;
}

} // namespace entente

// What may be chosen next, as the composer says it.
#include "pocket/sitting.h"

#include "judge/winterroom.h"
#include "orders/cities.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "orders/supply.h"
#include "pocket/sittingwords.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/orderwords.h"

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

Legality Sitting::winterRoomFor(const Order &order) const
{
    if (stage() != Stage::Adjustments)
        return {};
    Game after = m_game;
    after.setOrder({m_power, order});
    const std::vector<GivenOrder> &all = after.orders();
    // The one that was added or rewritten: all others were there before.
    std::size_t index = all.empty() ? 0 : all.size() - 1;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (i >= orders().size() || all[i] != orders()[i]) {
            index = i;
            break;
        }
    }
    return winterRoom(board(), m_game.rules(), position(), all, index);
}

bool Sitting::hasRoom(const Order &order) const
{
    return winterRoomFor(order).ok();
}

/// The step that a choice is; `what` is its id without what it is good for.
Sitting::Step Sitting::stepOf(Composer &composer, const QString &what) const
{
    const int number = what.mid(1).toInt();
    switch (what.isEmpty() ? 0 : what.front().unicode()) {
    case 'p':
    case 'c': return composer.choose(RegionId(number));
    case 'v': return composer.choose(static_cast<Verb>(number));
    case 'k': return composer.chooseKind(KindId(number));
    case 'a': return composer.chooseArrival(std::get<Support>(m_asked.order->action).to, number > 0);
    default: return composer.finish();
    }
}

QList<Sitting::Choice> Sitting::choices() const
{
    if (m_task != Task::Order)
        return agreementChoices();
    if (!m_composer)
        return {};
    return m_asked.kind == Step::Kind::Extended ? composerChoices() : askedChoices();
}

/// The answers to what was asked.
QList<Sitting::Choice> Sitting::askedChoices() const
{
    QList<Choice> out;
    const auto add = [&](const QString &what, const QString &text, RegionId at = {}) {
        Composer trial = *m_composer;
        const Step step = stepOf(trial, what);
        if (step.kind != Step::Kind::Refused && (step.kind != Step::Kind::Completed || hasRoom(*step.order)))
            out.append({stepId(what), text, at});
    };
    for (const RegionId coast : m_asked.coasts)
        add(u"c%1"_s.arg(coast.index()), asBeginning(regionName(board(), coast)), coast);
    for (const KindId kind : m_asked.kinds) {
        QString price;
        if (mayBuild(kind, &price))
            add(u"k%1"_s.arg(kind.index()), asBeginning(kindName(board(), kind)) + price, m_composer->draft().unit);
    }
    if (m_asked.kind == Step::Kind::NeedsArrival) {
        add(u"a0"_s, SittingWords::tr("On its way there"));
        add(u"a1"_s, SittingWords::tr("Once it is there"));
    }
    return out;
}

/// What the judge says of one more unit of the kind, given the own orders.
bool Sitting::mayBuild(KindId kind, QString *price) const
{
    const RegionId site = m_composer->draft().unit;
    if (!site.valid())
        return true;
    if (!playsByPoints(board()))
        return limitRefusal(board(), m_game.rules(), position(), orders(), m_power, board().provinceOf(site), kind)
            .ok();
    for (const BuildChoice &choice : buildChoices(board(), m_game.rules(), position(), orders(), m_power, site)) {
        if (choice.kind == kind && choice.mayBeWritten()) {
            *price = u", "_s + SittingWords::tr("%n point(s)", "the price of a unit", choice.cost);
            return true;
        }
    }
    return false;
}

QList<Sitting::Choice> Sitting::composerChoices() const
{
    std::vector<Offer> offers;
    addVerbs(offers);
    addPlaces(offers);
    const std::optional<Order> end = finished();
    const bool named = end && std::any_of(offers.begin(), offers.end(), [&](const Offer &offer) {
                           return offer.order && *offer.order == *end;
                       });
    if (end && !named)
        offers.push_back({{stepId(u"f"_s), endText(*end), {}}, end});
    QList<Choice> out;
    for (const Offer &offer : offers)
        out.append(offer.choice);
    return out;
}

/// What is given if no more is chosen.
std::optional<Order> Sitting::finished() const
{
    Composer trial = *m_composer;
    const Step step = trial.finish();
    return step.kind == Step::Kind::Completed && hasRoom(*step.order) ? step.order : std::nullopt;
}

QString Sitting::endText(const Order &order) const
{
    const auto *support = std::get_if<Support>(&order.action);
    return is<Hold>(order)                ? verbLabel(Verb::Hold)
           : is<Disband>(order)           ? verbLabel(Verb::Disband)
           : is<Flight>(order)            ? SittingWords::tr("Land here")
           : is<Move>(order)              ? SittingWords::tr("Stop here")
           : support && support->toHold() ? SittingWords::tr("To hold")
                                          : plainText(orderRow(board(), order, stage()));
}

/// Until a verb or a way is chosen. That a unit goes somewhere needs no verb: the place says it.
void Sitting::addVerbs(std::vector<Offer> &out) const
{
    const Composer::Draft &draft = m_composer->draft();
    if (!draft.unit.valid() || draft.verb || draft.to.valid() || draft.route.valid() || !draft.waters.empty())
        return;
    for (const Verb verb : m_composer->verbs()) {
        if (verb == Verb::Move || verb == Verb::Retreat)
            continue;
        Composer trial = *m_composer;
        const Step step = trial.choose(verb);
        if (step.kind == Step::Kind::Completed ? hasRoom(*step.order)
                                               : step.kind == Step::Kind::Extended && leadsOn(trial))
            out.push_back({{stepId(u"v%1"_s.arg(static_cast<int>(verb))), verbLabel(verb), {}}, step.order});
    }
}

/// Each place once, and its coasts where they mean something else.
void Sitting::addPlaces(std::vector<Offer> &out) const
{
    const std::optional<Order> end = finished();
    const auto offered = [&](const Order &order) {
        return std::any_of(out.begin(), out.end(),
                           [&](const Offer &offer) { return offer.order && *offer.order == order; });
    };
    const auto add = [&](RegionId at, const Step &step) {
        if (step.order && offered(*step.order))
            return;
        const bool ends = step.order && end && *step.order == *end;
        out.push_back(
            {{stepId(u"p%1"_s.arg(at.index())), ends ? endText(*end) : asBeginning(regionName(board(), at)), at},
             step.kind == Step::Kind::Completed ? step.order : std::nullopt});
    };
    for (int p = 0; p < board().provinceCount(); ++p) {
        const RegionId whole = board().mainRegion(ProvinceId(p));
        const Step step = m_composer->preview(whole);
        const bool open = isOpen(step, whole);
        if (open)
            add(whole, step);
        if (open && step.kind != Step::Kind::Completed)
            continue;
        for (const RegionId coast : board().coastsOf(ProvinceId(p))) {
            const Step there = m_composer->preview(coast);
            if (isOpen(there, coast) && (!open || there.kind == Step::Kind::Completed))
                add(coast, there);
        }
    }
}

/// Can the step be taken, and does it lead to an order of the unit that is chosen?
bool Sitting::isOpen(const Step &step, RegionId at) const
{
    if (step.kind == Step::Kind::Refused)
        return false;
    if (step.kind == Step::Kind::Completed)
        return hasRoom(*step.order);
    if (stage() == Stage::Adjustments)
        return m_game.orderOf(m_power, {at})
               || winterRoomAt(board(), m_game.rules(), position(), orders(), m_power, board().provinceOf(at)).ok();
    if (step.kind != Step::Kind::Extended)
        return true;
    Composer trial = *m_composer;
    trial.choose(at);
    const Composer::Draft &before = m_composer->draft();
    const Composer::Draft &after = trial.draft();
    const bool other = before.unit.valid()
                       && (after.unit != before.unit || after.layer != before.layer || after.number != before.number);
    return !other && leadsOn(trial);
}

/// Does it come to an order by some further choices? A flight may well have no place left to land. Who has looked long
/// without an answer takes it that it does.
bool Sitting::leadsOn(const Composer &trial) const
{
    int patience = 400;
    return leadsOn(trial, patience);
}

bool Sitting::leadsOn(const Composer &trial, int &patience) const
{
    Composer ended = trial;
    if (ended.finish().kind == Step::Kind::Completed)
        return true;
    std::vector<RegionId> further;
    for (int p = 0; p < board().provinceCount(); ++p) {
        const RegionId place = board().mainRegion(ProvinceId(p));
        const Step step = trial.preview(place);
        if (step.kind == Step::Kind::Refused)
            continue;
        if (step.kind == Step::Kind::Extended && stage() == Stage::Moves)
            further.push_back(place);
        else if (stage() != Stage::Adjustments
                 || winterRoomAt(board(), m_game.rules(), position(), orders(), m_power, ProvinceId(p)).ok())
            return true;
    }
    for (const RegionId place : further) {
        Composer next = trial;
        next.choose(place);
        if (--patience <= 0 || leadsOn(next, patience))
            return true;
    }
    return false;
}

} // namespace entente::app

#include "pocket/sitting.h"

#include "game/sight.h"
#include "judge/winterroom.h"
#include "orders/cities.h"
#include "orders/notation.h"
#include "orders/supply.h"
#include "pocket/sittingwords.h"
#include "tools/flightplan.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/refusals.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

Sitting::Sitting(Game game, PowerId power) : m_game(std::move(game)), m_power(power)
{
    std::vector<GivenOrder> own = m_game.orders();
    std::erase_if(own, [power](const GivenOrder &given) { return given.power != power; });
    m_game.setOrders(std::move(own));
    m_game.setLater({});
    m_asked.kind = Step::Kind::Extended;
}

bool Sitting::isUpToDate(const Game &game, const std::vector<GivenOrder> &own) const
{
    return own == orders() && game.turnCount() == m_game.turnCount() && game.takenBack() == m_game.takenBack()
           && game.position() == position() && game.variantPointer() == m_game.variantPointer();
}

QString Sitting::unitId(int unit) const
{
    return u"%1.%2:u%3"_s.arg(m_game.turnCount()).arg(m_game.takenBack().size()).arg(unit);
}

QString Sitting::stepId(const QString &what) const
{
    return u"%1.%2.%3:%4"_s.arg(m_game.turnCount()).arg(m_game.takenBack().size()).arg(m_acts).arg(what);
}

QString Sitting::stale() const
{
    return SittingWords::tr("That can't be chosen any more.");
}

// What there is to order.

Sitting::Line Sitting::lineOf(int number) const
{
    Line line;
    const GivenOrder &given = orders()[static_cast<std::size_t>(number)];
    line.number = number;
    line.order = plainText(orderRow(board(), given.order, stage()));
    line.text = fromUtf8(orderText(board(), given.order, stage()));
    return line;
}

std::vector<Sitting::Line> Sitting::units() const
{
    std::vector<Line> lines;
    const auto add = [&](const Unit &unit, int index, const UnitRef &station) {
        if (unit.power != m_power)
            return;
        Line line;
        for (std::size_t i = 0; i < orders().size(); ++i) {
            if (m_game.isOrderOf(orders()[i], m_power, station)
                && (stage() != Stage::Adjustments || is<Disband>(orders()[i].order)))
                line = lineOf(static_cast<int>(i));
        }
        line.id = unitId(index);
        line.unit = index;
        line.name = numbered(unitName(board(), unit), station.number);
        lines.push_back(std::move(line));
    };
    if (stage() == Stage::Retreats) {
        for (std::size_t i = 0; i < position().dislodged.size(); ++i)
            add(position().dislodged[i].unit, static_cast<int>(i), {position().dislodged[i].unit.region});
    } else if (stage() == Stage::Moves || mayBegin(Verb::Remove)) {
        for (std::size_t i = 0; i < position().units.size(); ++i)
            add(position().units[i], static_cast<int>(i), unitRefOf(board(), position(), UnitId(static_cast<int>(i))));
    }
    return lines;
}

std::vector<Sitting::Line> Sitting::more() const
{
    std::vector<Line> lines;
    const std::vector<Line> ofUnits = units();
    for (int i = 0; i < static_cast<int>(orders().size()); ++i) {
        if (std::any_of(ofUnits.begin(), ofUnits.end(), [i](const Line &line) { return line.number == i; }))
            continue;
        Line line = lineOf(i);
        line.id = stepId(u"o%1"_s.arg(i));
        line.name = line.order;
        lines.push_back(std::move(line));
    }
    const auto offer = [&](const QString &what, const QString &name) {
        Line line;
        line.id = stepId(what);
        line.name = name;
        lines.push_back(std::move(line));
    };
    for (const Verb verb : {Verb::Build, Verb::Waive, Verb::Admit}) {
        if (mayBegin(verb) && (verb != Verb::Waive || !playsByPoints(board())))
            offer(u"b%1"_s.arg(static_cast<int>(verb)), verb == Verb::Build   ? SittingWords::tr("Build…")
                                                        : verb == Verb::Waive ? SittingWords::tr("Waive one build")
                                                                              : SittingWords::tr("Let a bomber land…"));
    }
    if (mayGive())
        offer(u"g"_s, SittingWords::tr("Give supply points…"));
    if (mayContract())
        offer(u"r"_s, SittingWords::tr("Contract…"));
    return lines;
}

/// Does the verb, said before anything else, lead to an order that there is room for?
bool Sitting::mayBegin(Verb verb) const
{
    Composer fresh(board(), m_game.rules().orders, position(), m_power);
    const Step step = fresh.choose(verb);
    if (step.kind == Step::Kind::Completed)
        return hasRoom(*step.order);
    return step.kind == Step::Kind::Extended && (verb == Verb::Remove || leadsOn(fresh));
}

// What is begun, and how it goes on.

void Sitting::begin(const QString &composed, Task task)
{
    end();
    m_composed = composed;
    m_task = task;
    if (task != Task::Order)
        return;
    m_composer.emplace(board(), m_game.rules().orders, position(), m_power);
    m_composer->setLeaving(leavingFleet(board(), m_game.rules(), position(), orders(), m_power));
    std::vector<RegionId> unloaded;
    for (const GivenOrder &given : orders()) {
        if (is<Disband>(given.order) && given.order.layer == Layer::Aboard)
            unloaded.push_back(given.order.at);
    }
    m_composer->setUnloaded(std::move(unloaded));
}

void Sitting::end()
{
    ++m_acts;
    m_composer.reset();
    m_composed.clear();
    m_asked = Step();
    m_asked.kind = Step::Kind::Extended;
    m_partner = PowerId();
    m_party.clear();
    m_task = Task::Order;
}

QString Sitting::refusal(const Legality &why) const
{
    const Composer::Draft draft = m_composer ? m_composer->draft() : Composer::Draft();
    RefusalContext context{board(), position(), m_power, draft.unit, draft.kind, draft.verb};
    if (m_game.isFogged())
        context.seen = sightOf(board(), m_game.rules().fog, position(), {m_power});
    return plainText(refusalSentence(context, why));
}

QString Sitting::take(const Step &step)
{
    switch (step.kind) {
    case Step::Kind::Refused: return refusal(step.why);
    case Step::Kind::Completed: {
        const Order order = *step.order;
        give(order);
        end();
        return {};
    }
    case Step::Kind::Extended:
    case Step::Kind::NeedsCoast:
    case Step::Kind::NeedsKind:
    case Step::Kind::NeedsArrival:
        m_asked = step;
        ++m_acts;
        return {};
    }
    return {};
}

void Sitting::give(const Order &order)
{
    Game after = m_game;
    after.setOrder({m_power, order});
    change(after.orders());
}

void Sitting::change(std::vector<GivenOrder> orders)
{
    ++m_acts;
    if (orders == m_game.orders())
        return;
    m_before.push_back(m_game.orders());
    m_game.setOrders(std::move(orders));
}

QString Sitting::beginUnit(const QString &id)
{
    const std::vector<Line> lines = units();
    const auto line = std::find_if(lines.begin(), lines.end(), [&](const Line &one) { return one.id == id; });
    if (line == lines.end())
        return stale();
    const auto index = static_cast<std::size_t>(line->unit);
    if (stage() == Stage::Adjustments && line->number >= 0) // tapped once more, it stays
        return clear(id);
    begin(id, Task::Order);
    const Unit &unit = stage() == Stage::Retreats ? position().dislodged[index].unit : position().units[index];
    UnitRef station{unit.region};
    if (stage() != Stage::Retreats)
        station = unitRefOf(board(), position(), UnitId(line->unit));
    if (board().province(board().provinceOf(unit.region)).unlimited)
        m_composer->setNumber(std::max<int>(station.number, 1));
    if (stage() == Stage::Adjustments)
        m_composer->choose(Verb::Remove);
    const Step step = m_composer->choose(station.region, station.layer);
    QString why;
    if (step.kind == Step::Kind::Completed && !hasRoom(*step.order))
        why = refusal(winterRoomFor(*step.order));
    else
        why = take(step);
    if (!why.isEmpty())
        end();
    return why;
}

QString Sitting::beginMore(const QString &id)
{
    const std::vector<Line> lines = more();
    const auto line = std::find_if(lines.begin(), lines.end(), [&](const Line &one) { return one.id == id; });
    if (line == lines.end())
        return stale();
    const QString what = id.section(u':', 1);
    if (line->number >= 0) { // a build is thought over, anything else taken back
        const Order order = orders()[static_cast<std::size_t>(line->number)].order;
        if (!is<Build>(order))
            return clear(id);
        begin(id, Task::Order);
        const QString why = take(m_composer->choose(order.at));
        if (!why.isEmpty())
            end();
        return why;
    }
    if (what == u"g"_s || what == u"r"_s) {
        begin(id, what == u"g"_s ? Task::Gift : Task::Contract);
        return {};
    }
    begin(id, Task::Order);
    return take(m_composer->choose(static_cast<Verb>(what.mid(1).toInt())));
}

QString Sitting::choose(const QString &id)
{
    const QList<Choice> open = choices();
    if (std::none_of(open.begin(), open.end(), [&](const Choice &choice) { return choice.id == id; }))
        return stale();
    const QString what = id.section(u':', 1);
    if (m_task != Task::Order)
        return chooseForAgreement(what);
    return take(stepOf(*m_composer, what));
}

QString Sitting::back()
{
    if (!isComposing())
        return stale();
    if (m_task != Task::Order) {
        const bool chosen = m_partner.valid();
        m_partner = PowerId();
        m_party.clear();
        ++m_acts;
        if (!chosen)
            end();
        return {};
    }
    const bool asked = m_asked.kind != Step::Kind::Extended;
    m_asked = Step();
    m_asked.kind = Step::Kind::Extended;
    ++m_acts;
    if (stage() != Stage::Adjustments && asked) // the question was no choice yet
        return {};
    m_composer->back();
    if (m_composer->empty()) {
        end();
    } else if (stage() == Stage::Adjustments && m_composer->draft().unit.valid()) {
        m_asked = m_composer->choose(m_composer->draft().unit); // one question back
        if (m_asked.kind == Step::Kind::Refused || m_asked.kind == Step::Kind::Completed)
            end();
    }
    return {};
}

QString Sitting::cancel()
{
    end();
    return {};
}

QString Sitting::clear(const QString &id)
{
    std::vector<Line> lines = units();
    const std::vector<Line> others = more();
    lines.insert(lines.end(), others.begin(), others.end());
    const auto line = std::find_if(lines.begin(), lines.end(), [&](const Line &one) { return one.id == id; });
    if (line == lines.end() || line->number < 0)
        return stale();
    end();
    std::vector<GivenOrder> left = orders();
    left.erase(left.begin() + line->number);
    change(std::move(left));
    return {};
}

QString Sitting::undo()
{
    if (m_before.empty())
        return stale();
    end();
    m_game.setOrders(std::move(m_before.back()));
    m_before.pop_back();
    return {};
}

// In words.

QString Sitting::sentence() const
{
    if (m_task != Task::Order)
        return agreementSentence();
    if (!m_composer)
        return {};
    Composer::Draft draft = m_composer->draft();
    QString asks;
    switch (m_asked.kind) {
    case Step::Kind::NeedsCoast: asks = SittingWords::tr("Which coast?"); break;
    case Step::Kind::NeedsKind:
        return SittingWords::tr("%1: which kind of unit?").arg(asBeginning(regionName(board(), draft.unit)));
    case Step::Kind::NeedsArrival: asks = SittingWords::tr("On its way there, or once it is there?"); break;
    default: break;
    }
    if (!m_asked.coasts.empty() && stage() != Stage::Adjustments) {
        draft.to = board().mainRegion(board().provinceOf(m_asked.coasts.front()));
        if (!draft.verb)
            draft.verb = stage() == Stage::Retreats ? Verb::Retreat : Verb::Move;
    }
    const QString said = plainText(draftSentence(board(), draft, position()));
    return asks.isEmpty() ? said : said.isEmpty() ? asks : said + u". "_s + asks;
}

QString Sitting::note() const
{
    if (!m_composer)
        return {};
    const Composer::Draft &draft = m_composer->draft();
    return plainText(FlightPlan{board(), position(), orders(), m_power}.landing(draft));
}

} // namespace entente::app

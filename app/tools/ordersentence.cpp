#include "tools/ordertool.h"

#include "orders/cities.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "orders/supply.h"
#include "words/forms.h"
#include "words/happeningwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/placewords.h"

#include <algorithm>

// What the tool shows: the sentence under the map, and its marks on it.

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

bool sameDraft(const Composer::Draft &a, const Composer::Draft &b)
{
    return a.verb == b.verb && a.unit == b.unit && a.target == b.target && a.to == b.to && a.kind == b.kind
           && a.waters == b.waters && a.layer == b.layer && a.flight == b.flight;
}

/// The order that would be replaced is not shown beside the one that is being written.
void giveWay(MapState &state, const Unit &unit)
{
    std::erase_if(state.orders, [&](const MapOrder &other) {
        return other.unit.region == unit.region && other.unit.layer == unit.layer;
    });
}

bool isLed(const Composer::Draft &draft)
{
    return draft.unit.valid() && (draft.route.valid() || !draft.waters.empty());
}

} // namespace

FlightPlan OrderTool::flightPlan() const
{
    std::vector<GivenOrder> seen = m_document.game().orders();
    std::erase_if(seen, [&](const GivenOrder &given) { return !showsOrder(given.power); });
    seen.insert(seen.end(), m_assumed.begin(), m_assumed.end());
    return {m_document.board(), position(), std::move(seen), m_power};
}

const GivenOrder *OrderTool::knownOrder(PowerId power, const UnitRef &at) const
{
    if (!at.valid())
        return nullptr;
    if (showsOrder(power))
        return m_document.game().orderOf(power, at);
    const auto found = std::find_if(m_assumed.begin(), m_assumed.end(), [&](const GivenOrder &given) {
        return m_document.game().isOrderOf(given, power, at);
    });
    return found == m_assumed.end() ? nullptr : &*found;
}

std::vector<UnitRef> OrderTool::openUnits(PowerId power) const
{
    if (showsOrder(power))
        return m_document.unordered(power);
    std::vector<UnitRef> open;
    for (std::size_t i = 0; i < position().units.size(); ++i) {
        const UnitRef at = unitRefOf(m_document.board(), position(), UnitId(static_cast<int>(i)));
        if (position().units[i].power == power && !knownOrder(power, at))
            open.push_back(at);
    }
    return open;
}

QString OrderTool::describe(RegionId region) const
{
    if (!m_document.hasGame() || !region.valid())
        return {};
    const Board &board = m_document.board();
    const Game &game = m_document.game();
    const Position &shown =
        m_document.viewsPresent() ? game.position() : m_document.turn(m_document.viewedTurn()).after;
    const ProvinceId province = board.provinceOf(region);
    QString text = placeSentences(board, shown, province);
    const auto standing = [&](const Unit &unit) {
        QString line =
            unit.layer == Layer::Walls ? unitOfPower(board, unit) : kindOfPower(board, unit.kind, unit.power);
        const GivenOrder *given = m_document.viewsPresent() && showsOrder(unit.power)
                                      ? game.orderOf(unit.power, {unit.region, unit.layer})
                                      : nullptr;
        if (given)
            line =
                tr("%1: %2.", "power and its order").arg(line, orderSentence(board, given->order, shown.phase.stage));
        else
            line += u'.';
        text += u' ' + line;
        if (unit.layer == Layer::Walls)
            text += u' ' + tr("It is behind its walls.");
        else if (unit.layer == Layer::Aboard)
            text += u' ' + tr("It is aboard a fleet.");
        if (const QString siege = siegeSentence(board, shown, unit); !siege.isEmpty())
            text += u' ' + siege;
    };
    if (board.province(province).unlimited) {
        for (const Unit &unit : shown.units) {
            if (board.provinceOf(unit.region) == province)
                standing(unit);
        }
        return text;
    }
    for (const Layer layer : {Layer::Field, Layer::Air, Layer::Walls}) {
        if (const UnitId unit = unitIn(board, shown, province, layer))
            standing(shown.units[static_cast<std::size_t>(unit.index())]);
    }
    if (const int index = dislodgedIn(board, shown, province); index >= 0)
        standing(shown.dislodged[static_cast<std::size_t>(index)].unit);
    return text;
}

QList<VerbChip> OrderTool::verbChips() const
{
    QList<VerbChip> chips;
    Composer::Draft draft = m_composer->draft();
    if (!draft.unit.valid())
        return chips;
    const std::optional<Verb> now = draft.verb;
    for (const Composer::VerbChoice &choice : m_composer->verbChoices()) {
        draft.verb = choice.verb;
        chips.append({choice.verb, QString(QChar::fromLatin1(verbKey(choice.verb)).toUpper()), verbLabel(choice.verb),
                      choice.verb == now, choice.why.ok() ? QString() : refusal(choice.why, draft)});
    }
    return chips;
}

Sentence OrderTool::sentence() const
{
    Sentence out;
    if (!m_document.hasGame())
        return out;
    const Board &board = m_document.board();
    const RegionId pointed = this->pointed().region;
    out.detail = m_note;
    out.refusal = m_noteRefuses && !m_note.isEmpty();
    if (m_question) {
        sayQuestion(out);
        return out;
    }
    if (m_composer && !m_composer->empty()) {
        sayDraft(out);
        return out;
    }
    if (pointed.valid() && !isQuietAt(pointed)) {
        out.main = marked(regionName(board, pointed), Piece::Role::Strong);
        if (out.detail.isEmpty())
            out.detail = describe(pointed);
    }
    if (m_composer)
        sayTask(out);
    return out;
}

/// What is asked, and what it is asked about.
void OrderTool::sayQuestion(Sentence &out) const
{
    const Board &board = m_document.board();
    Composer::Draft draft = m_composer->draft();
    if (m_question->about != Question::About::Kind && m_question->about != Question::About::Drop
        && position().phase.stage != Stage::Adjustments) {
        draft.to = board.mainRegion(
            board.provinceOf(m_question->coasts.empty() ? m_question->place : m_question->coasts.front()));
        if (!draft.verb)
            draft.verb = position().phase.stage == Stage::Retreats ? Verb::Retreat : Verb::Move;
    }
    out.main = draftSentence(board, draft, position());
    switch (m_question->about) {
    case Question::About::Coast: out.detail = tr("Which coast?"); break;
    case Question::About::Kind: out.detail = tr("Which kind of unit?"); break;
    case Question::About::Arrival: out.detail = tr("On its way there, or once it is there?"); break;
    case Question::About::Drop: out.detail = tr("Move there, or support?"); break;
    }
    out.refusal = false;
    out.keys = {{tr("Enter"), tr("Confirm"), Qt::Key_Return},
                {tr("⌫"), tr("Back"), Qt::Key_Backspace},
                {tr("Esc"), tr("Cancel"), Qt::Key_Escape}};
}

/// The order as far as it is written, and with what is pointed at.
void OrderTool::sayDraft(Sentence &out) const
{
    const Board &board = m_document.board();
    const Stage stage = position().phase.stage;
    const UnitRef aimed = pointed();
    const bool quiet = isQuietAt(aimed.region);
    const Composer::Draft &draft = m_composer->draft();
    out.main = draftSentence(board, draft, position());
    QString landing = draft.route.valid() ? tr("%n hop(s) left", nullptr, board.kind(draft.kind).hops - 1)
                                          : flightPlan().landing(draft);
    if (aimed.valid() && out.detail.isEmpty()) {
        const Composer::Step step = m_composer->preview(aimed.region, aimed.layer);
        switch (step.kind) {
        case Composer::Step::Kind::Completed:
            if (!draft.flight.path.empty()) // the path is told already, with the range that it takes
                break;
            if (quiet) { // the mouse still lies where the last click was
                out.keys.append({tr("Click again"), fromUtf8(orderText(board, *step.order, stage))});
                break;
            }
            out.main = orderSentence(board, *step.order, stage, Piece::Role::Accent);
            out.detail =
                step.why.ok() ? fromUtf8(orderText(board, *step.order, stage)) : warning(step.why, *step.order);
            out.refusal = !step.why.ok();
            out.keys.append({m_pointer.valid() ? tr("Enter") : tr("Click"), tr("Confirm"),
                             m_pointer.valid() ? int(Qt::Key_Return) : 0});
            break;
        case Composer::Step::Kind::Extended: {
            Composer further = *m_composer;
            further.choose(aimed.region, aimed.layer);
            if (draft.unit.valid() && further.draft().layer != draft.layer) {
                // Below the mouse stands the unit just chosen; another shares its place.
                out.keys.append({tr("Click again"), unitName(board, further.draft().kind, further.draft().unit)});
            } else if (!quiet && !sameDraft(further.draft(), draft)) {
                out.main = draftSentence(board, further.draft(), position());
                landing = flightPlan().landing(further.draft());
            }
            break;
        }
        case Composer::Step::Kind::NeedsCoast:
            if (!quiet)
                out.detail = tr("%1 has more than one coast in reach: click to choose.")
                                 .arg(provinceName(board, board.provinceOf(aimed.region)));
            break;
        case Composer::Step::Kind::NeedsArrival:
            if (!quiet) {
                out.main = orderSentence(board, *step.order, stage, Piece::Role::Accent);
                out.detail = tr("On its way there or once it is there: click to choose.");
            }
            break;
        case Composer::Step::Kind::NeedsKind:
            if (!quiet)
                out.detail =
                    tr("Click to choose what to build in %1.").arg(provinceName(board, board.provinceOf(aimed.region)));
            break;
        case Composer::Step::Kind::Refused:
            if (quiet)
                break;
            out.detail = refusal(step.why, draft);
            out.refusal = true;
            break;
        }
    }
    if (!m_typed.isEmpty())
        out.keys.prepend(
            {m_typed, tr("typed: Enter chooses %1").arg(provinceName(board, board.provinceOf(m_pointer)))});
    if (out.detail.isEmpty() || (!out.refusal && !landing.isEmpty() && m_note.isEmpty()))
        out.detail = landing.isEmpty() ? waysOpen() : landing;
    out.verbs = verbChips();
    if (draft.missionWaits())
        out.keys.append({tr("Enter"), verbName(*draft.verb), Qt::Key_Return});
    else if (!draft.flight.path.empty() && draft.verb != Verb::Support)
        out.keys.append({tr("Enter"), tr("land here"), Qt::Key_Return});
    out.keys.append({tr("⌫"), tr("Back"), Qt::Key_Backspace});
    out.keys.append({tr("Esc"), tr("Cancel"), Qt::Key_Escape});
}

/// What can be chosen next, where nothing that is pointed at says it.
QString OrderTool::waysOpen() const
{
    const Board &board = m_document.board();
    const Composer::Draft &draft = m_composer->draft();
    if (!draft.unit.valid())
        return tr("Which unit?");
    if (draft.to.valid() && board.kind(draft.kind).flying == Flying::Sorties) {
        QStringList ways;
        for (const ProvinceId way : m_composer->offers())
            ways += provinceName(board, way);
        return tr("Several ways lead there: %1.").arg(joinNames(ways));
    }
    if (draft.verb) {
        const bool names = !draft.missionWaits() && (*draft.verb == Verb::Support || *draft.verb == Verb::Convoy);
        if (names && !draft.target.valid())
            return *draft.verb == Verb::Support ? tr("Which unit?") : tr("Which army?");
        return tr("Click a marked place.");
    }
    return m_composer->verbs().empty() ? tr("Click a marked place.")
                                       : tr("Click where it goes, or choose what it does.");
}

/// Nothing is begun: what was given last, or what is to be done.
void OrderTool::sayTask(Sentence &out) const
{
    const Board &board = m_document.board();
    const Stage stage = position().phase.stage;
    if (out.main.isEmpty() && m_lastOrder) {
        out.main = orderSentence(board, m_lastOrder->order, stage);
        if (out.detail.isEmpty())
            out.detail = fromUtf8(orderText(board, m_lastOrder->order, stage));
    }
    if (out.main.isEmpty()) {
        const WriterTask open = task();
        out.main = open.sentence();
        if (out.detail.isEmpty())
            out.detail = open.detail();
        const auto peril = perilOf(m_document.game().variant(), position(), orderedFor());
        if (peril && out.detail.isEmpty())
            out.detail = perilSentence(board, orderedFor(), *peril);
    }
    if (!m_partners.empty())
        out.verbs.append({std::nullopt, tr("Tab"), partnersOffer(), false, QString()});
    else if (!openUnits(m_power).empty())
        out.keys.append({tr("Tab"), tr("next unit"), Qt::Key_Tab});
    else if (task().isDone())
        out.keys.append({tr("Ctrl+Enter"), m_everyone ? tr("Reveal") : tr("Seal")});
    if (task().mayWaive())
        out.verbs.append({Verb::Waive, QString(QChar::fromLatin1(verbKey(Verb::Waive)).toUpper()),
                          tr("Waive one build"), false, QString()});
}

/// A way by land or by sea that is led on leg by leg, as far as it is said.
std::optional<MapOrder> OrderTool::wayWritten(const Composer::Draft &draft) const
{
    if (!isLed(draft))
        return std::nullopt;
    const Board &board = m_document.board();
    Move way;
    if (draft.route.valid()) {
        way.hops.push_back(draft.route);
    } else {
        way.way = Way::ByRoute;
        way.waters = draft.waters;
        way.hops.push_back(board.mainRegion(draft.waters.back()));
        way.waters.pop_back();
    }
    MapOrder order;
    order.unit = Unit{m_power, draft.kind, draft.unit, draft.layer};
    order.order = {draft.kind, draft.unit, draft.layer, way};
    order.state = MapOrder::State::Draft;
    order.numbered = true;
    return order;
}

/// Beside the end of a way that is led on, the places to which it can't go.
void OrderTool::barTheWay(MapState &state, const Composer::Draft &pointed) const
{
    const Board &board = m_document.board();
    const auto endOf = [&](const Composer::Draft &draft) {
        return draft.route.valid() ? board.provinceOf(draft.route) : !draft.waters.empty() ? draft.waters.back()
            : !draft.flight.path.empty() ? draft.flight.path.back() : ProvinceId();
    };
    const ProvinceId end = endOf(m_composer->draft());
    if (const ProvinceId next = endOf(pointed);
        !end.valid() || (next.valid() && next != end)) // what is pointed at leads farther
        return;
    for (int p = 0; p < board.provinceCount(); ++p) {
        const ProvinceId place(p);
        if (board.distanceForAnyone(end, place) == 1
            && m_composer->preview(board.mainRegion(place)).kind == Composer::Step::Kind::Refused)
            state.shades.push_back({place, 0, true});
    }
}

/// In winter, where something can still be built, and what can go: before the first click as well.
void OrderTool::markSites(MapState &state) const
{
    if (position().phase.stage != Stage::Adjustments)
        return;
    const Board &board = m_document.board();
    for (const PowerId power : m_everyone ? m_document.toOrder() : std::vector<PowerId>{m_power}) {
        if (WriterTask{m_document, power, false, seenOrders()}.isDone())
            continue;
        const std::vector<ProvinceId> sites =
            Composer(board, m_document.game().rules().orders, position(), power).offers();
        state.offers.insert(state.offers.end(), sites.begin(), sites.end());
        for (const ProvinceId site : sites) {
            const UnitId standing = unitOf(board, position(), power, site, Layer::Field);
            const RegionId at = standing.valid() ? position().units[static_cast<std::size_t>(standing.index())].region
                                                 : board.mainRegion(site);
            if (!writtenAt({at}))
                state.signs.push_back(
                    {standing.valid() ? MapSign::Kind::MayRemove : MapSign::Kind::MayBuild, at, QString()});
        }
    }
    std::sort(state.offers.begin(), state.offers.end());
    state.offers.erase(std::unique(state.offers.begin(), state.offers.end()), state.offers.end());
}

/// The coasts that are asked about carry the figures of their choices, and can be clicked.
void OrderTool::markAnswers(MapState &state) const
{
    const Board &board = m_document.board();
    if (m_question->place.valid())
        state.offers = {board.provinceOf(m_question->place)};
    for (std::size_t i = 0; i < m_question->coasts.size(); ++i) {
        state.offers = {board.provinceOf(m_question->coasts[i])};
        state.signs.push_back({MapSign::Kind::Reach, m_question->coasts[i], QString::number(i + 1)});
    }
}

void OrderTool::decorate(MapState &state) const
{
    if (!m_composer)
        return;
    for (const std::vector<GivenOrder> *guesses : {&m_assumed, &m_suggested}) {
        for (const GivenOrder &given : *guesses) {
            MapOrder guess;
            guess.order = given.order;
            guess.unit = Unit{given.power, given.order.kind, given.order.at, given.order.layer};
            guess.state = MapOrder::State::Assumed;
            guess.own = false;
            guess.fromDislodged = position().phase.stage == Stage::Retreats;
            giveWay(state, guess.unit); // where the unit's own order may be seen, too
            state.orders.push_back(guess);
        }
    }
    const Composer::Draft &draft = m_composer->draft();
    if (m_pointer.valid())
        state.hovered = m_document.board().provinceOf(m_pointer);
    if (m_composer->empty()) {
        markSites(state);
        markPartners(state);
        return;
    }
    state.selected = selected();
    const bool retreats = position().phase.stage == Stage::Retreats;
    const int slot = slotOf(m_document.board(), position(), m_power, state.selected);
    if (slot > 0
        || retreats) { // of several in one place the one that is meant: in a box, or the one that was driven out
        for (MapUnit &unit : state.units)
            unit.ringed =
                unit.ringed
                || (unit.unit.region == state.selected.region && (retreats ? unit.dislodged : unit.slot == slot));
        state.selected = UnitRef();
    }
    if (m_question) {
        markAnswers(state);
        return;
    }
    state.offers = m_composer->offers();
    const UnitRef aimed = pointed();
    Composer further = *m_composer;
    const Composer::Step step = aimed.valid() ? further.choose(aimed.region, aimed.layer) : Composer::Step();
    flightPlan().decorate(state, draft, further.draft());
    if (const std::optional<MapOrder> way =
            wayWritten(step.kind == Composer::Step::Kind::Extended ? further.draft() : draft);
        way && step.kind != Composer::Step::Kind::Completed) {
        giveWay(state, way->unit);
        state.orders.push_back(*way);
    }
    if (!state.shades.empty())
        state.offers.clear(); // the tint and the figures say what can be reached
    barTheWay(state, further.draft());
    // A flight's path is drawn already, with its legs.
    if (step.kind != Composer::Step::Kind::Completed || draft.layer == Layer::Air)
        return;
    MapOrder order;
    order.order = *step.order;
    order.unit = Unit{m_power, step.order->kind, step.order->at, step.order->layer};
    order.state = step.why.ok() ? MapOrder::State::Draft : MapOrder::State::Doomed;
    order.fromDislodged = position().phase.stage == Stage::Retreats;
    giveWay(state, order.unit);
    order.numbered = isLed(draft);
    state.orders.push_back(order);
}

} // namespace entente::app

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
    QString text = placeSentences(board, shown, province, m_document.sight().contains(province));
    const auto standing = [&](const Unit &unit) {
        QString line =
            unit.layer == Layer::Walls ? unitOfPower(board, unit) : kindOfPower(board, unit.kind, unit.power);
        if (unit.region != board.mainRegion(province))
            line = tr("%1 (%2)", "a unit, and the coast on which it stands")
                       .arg(line, coastName(board.region(unit.region).coast));
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
        const QChar key = QChar::fromLatin1(verbKey(choice.verb));
        chips.append({choice.verb, QString(key.toUpper()), verbLabel(choice.verb), choice.verb == now,
                      choice.why.ok() ? QString() : refusal(choice.why, draft),
                      wantsLetters() && beginsPlace(m_typed + key)});
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
    const Composer::Draft &draft = m_composer->draft();
    out.main = draftSentence(board, draft, position());
    QString landing = draft.route.valid() ? tr("%n hop(s) left", nullptr, board.kind(draft.kind).hops - 1)
                                          : flightPlan().landing(draft);
    if (pointed().valid() && out.detail.isEmpty())
        sayPointed(out, landing);
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

/// What a click on the place pointed at would do. Nothing while the mouse still lies where the last click was.
void OrderTool::sayPointed(Sentence &out, QString &landing) const
{
    const Board &board = m_document.board();
    const Stage stage = position().phase.stage;
    const UnitRef aimed = asGoal(pointed());
    const bool quiet = isQuietAt(aimed.region);
    const QString place = provinceName(board, board.provinceOf(aimed.region));
    const Composer::Draft &draft = m_composer->draft();
    const Composer::Step step = m_composer->preview(aimed.region, aimed.layer);
    switch (step.kind) {
    case Composer::Step::Kind::Completed:
        if (draft.flight.path.empty()) // a path is told already, with the range that it takes
            sayCompleted(out, step, quiet);
        break;
    case Composer::Step::Kind::Extended: {
        Composer further = *m_composer;
        further.choose(aimed.region, aimed.layer);
        if (draft.unit.valid() && further.draft().layer != draft.layer) {
            // Below the mouse stands the unit just chosen; another shares its place.
            out.keys.append({tr("Click again"), numbered(unitName(board, further.draft().kind, further.draft().unit),
                                                         further.draft().number)});
        } else if (!quiet && !sameDraft(further.draft(), draft)) {
            out.main = draftSentence(board, further.draft(), position());
            landing = flightPlan().landing(further.draft());
        }
        break;
    }
    case Composer::Step::Kind::NeedsCoast:
        if (!quiet)
            out.detail = tr("%1 has more than one coast in reach: click to choose.").arg(place);
        break;
    case Composer::Step::Kind::NeedsArrival:
        if (!quiet) {
            out.main = orderSentence(board, *step.order, stage, Piece::Role::Accent);
            out.detail = tr("On its way there or once it is there: click to choose.");
        }
        break;
    case Composer::Step::Kind::NeedsKind:
        if (!quiet)
            out.detail = tr("Click to choose what to build in %1.").arg(place);
        break;
    case Composer::Step::Kind::Refused:
        if (quiet)
            break;
        out.detail = refusal(step.why, draft);
        out.refusal = true;
        break;
    }
}

/// The order that a click would give.
void OrderTool::sayCompleted(Sentence &out, const Composer::Step &step, bool quiet) const
{
    const Board &board = m_document.board();
    const Stage stage = position().phase.stage;
    const QString text = fromUtf8(orderText(board, *step.order, stage));
    if (quiet) {
        out.keys.append({tr("Click again"), text});
        return;
    }
    out.main = orderSentence(board, *step.order, stage, Piece::Role::Accent);
    out.detail = step.why.ok() ? text : warning(step.why, *step.order);
    out.refusal = !step.why.ok();
    out.keys.append(
        {m_pointer.valid() ? tr("Enter") : tr("Click"), tr("Confirm"), m_pointer.valid() ? int(Qt::Key_Return) : 0});
}

/// What can be chosen next, where nothing that is pointed at says it.
QString OrderTool::waysOpen() const
{
    const Board &board = m_document.board();
    const Composer::Draft &draft = m_composer->draft();
    if (draft.verb == Verb::Admit)
        return draft.target.valid() ? tr("Click a marked place.") : tr("Which bomber?");
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
    if (m_promising != Promising::No) {
        const bool places = m_promising == Promising::Places;
        if (out.main.isEmpty())
            out.main =
                places ? tr("Click the places to keep out of.") : tr("Click a unit, and what it promises to do.");
        else if (places)
            out.keys.append({tr("Click"), tr("promise, or no longer")});
        return;
    }
    if (out.main.isEmpty() && m_lastOrder) {
        out.main = orderSentence(board, m_lastOrder->order, stage);
        if (out.detail.isEmpty())
            out.detail = fromUtf8(orderText(board, m_lastOrder->order, stage));
        // No unit says whose a gift, a waived build or a permission is; who writes for all wants to know.
        if (m_everyone && !m_lastOrder->order.at.valid())
            out.detail = powerName(board, m_lastOrder->power) + u": "_s + out.detail;
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
    const GivenOrder *const written = erasable();
    const bool told = !pointed().valid() || isQuietAt(pointed().region); // else the place pointed at is spoken of
    if (written && (told || written->order.at == pointed().region))
        out.keys.append({tr("Del"), tr("Take back"), Qt::Key_Delete});
    if (task().mayWaive())
        out.verbs.append(
            {Verb::Waive, QString(QChar::fromLatin1(verbKey(Verb::Waive)).toUpper()),
             m_everyone ? tr("Waive one build of %1").arg(nameAfterOf(board, m_power)) : tr("Waive one build"), false,
             QString()});
}

} // namespace entente::app

#include "tools/positiontool.h"

#include "orders/cities.h"
#include "orders/notation.h"
#include "orders/parser.h"
#include "words/forms.h"
#include "words/names.h"

#include <QKeyEvent>
#include <QRegularExpression>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

PositionTool::PositionTool(GameDocument &document, QObject *parent) : Tool(parent), m_document(document)
{
    // Places and powers are those of the board that was left.
    connect(&document, &GameDocument::loading, this, [this] {
        m_driven = m_hovered = UnitRef();
        m_note = nullptr;
        m_question.reset();
        m_brush = {Brush::Act::Unit, PowerId(0), KindId(0)};
    });
    connect(&document, &GameDocument::changed, this, [this] {
        m_driven = UnitRef();
        m_question.reset();
    });
}

void PositionTool::leaveQuestion()
{
    m_question.reset();
    Q_EMIT changed();
}

void PositionTool::setBrush(const Brush &brush)
{
    m_brush = brush;
    m_driven = UnitRef();
    m_question.reset();
    m_note = nullptr;
    Q_EMIT brushChanged();
    Q_EMIT changed();
}

QString PositionTool::nobodyIn(const Board &board, ProvinceId province)
{
    return tr("Nobody stands in %1").arg(provinceName(board, province));
}

QString PositionTool::faultText(SetupFault fault, RegionId at) const
{
    const QString place = at.valid() ? provinceName(board(), board().provinceOf(at)) : QString();
    switch (fault) {
    case SetupFault::CannotStand:
        return m_brush.kind.valid()
                   ? tr("No %1 of %2 can stand in %3.")
                         .arg(kindName(board(), m_brush.kind), nameAfterOf(board(), m_brush.power), place)
                   : tr("This unit can't stand in %1.").arg(place);
    case SetupFault::NoWalls:
        return tr("Behind walls in %1 only armies can stand, and fleets if it is a port.").arg(place);
    case SetupFault::Full: return tr("The board holds %1 units already.").arg(maxUnits);
    case SetupFault::NothingThere: return tr("There is no unit in %1 to take away.").arg(place);
    case SetupFault::NoCentre:
        return tr("%1 has no supply centre, and plain land has no owner in this variant.").arg(place);
    case SetupFault::NotNow: return tr("Units are dislodged only in a retreat phase: choose one first.");
    case SetupFault::None: break;
    }
    return {};
}

void PositionTool::apply(const Position &position, SetupFault fault, const StepName &step, RegionId at)
{
    m_noteRefuses = fault != SetupFault::None;
    if (!m_noteRefuses)
        m_document.setPosition(position, step);
    m_note = m_noteRefuses ? [this, fault, at] { return faultText(fault, at); } : step;
    Q_EMIT changed();
}

void PositionTool::hover(const UnitRef &at)
{
    m_hovered = at;
    Q_EMIT changed();
}

void PositionTool::click(const UnitRef &at, QPoint globalPos)
{
    if (!at.valid())
        return;
    m_question.reset();
    Position next = position();
    const ProvinceId province = board().provinceOf(at.region);
    switch (m_brush.act) {
    case Brush::Act::Unit:
    case Brush::Act::Walls: put(at.region, globalPos); return;
    case Brush::Act::Owner: {
        const SetupFault fault = giveProvince(board(), next, province, m_brush.power);
        apply(
            next, fault,
            [&document = m_document, province, power = m_brush.power] {
                const QString place = provinceName(document.board(), province);
                return power.valid() ? tr("%1 is %2's").arg(place, powerName(document.board(), power))
                                     : tr("%1 is neutral").arg(place);
            },
            at.region);
        return;
    }
    case Brush::Act::Take: {
        const SetupFault fault = takeUnit(board(), next, at);
        apply(
            next, fault, [&document = m_document, province] { return nobodyIn(document.board(), province); },
            at.region);
        return;
    }
    case Brush::Act::DriveOut:
        if (!m_driven.valid()) {
            const bool there = unitIn(board(), position(), province, at.layer).valid();
            const SetupFault fault = position().phase.stage != Stage::Retreats ? SetupFault::NotNow
                                     : there                                   ? SetupFault::None
                                                                               : SetupFault::NothingThere;
            if (fault != SetupFault::None) {
                apply(next, fault, {}, at.region);
                return;
            }
            m_driven = at;
            m_note = nullptr;
            Q_EMIT changed();
            return;
        }
        const UnitRef driven = m_driven;
        m_driven = UnitRef();
        const SetupFault fault = driveOut(board(), next, driven, province);
        apply(
            next, fault,
            [&document = m_document, from = board().provinceOf(driven.region), province] {
                return tr("%1 was dislodged from %2")
                    .arg(provinceName(document.board(), from), provinceName(document.board(), province));
            },
            driven.region);
        return;
    }
}

void PositionTool::put(RegionId region, QPoint globalPos)
{
    const ProvinceId province = board().provinceOf(region);
    const Travel travel = board().kind(m_brush.kind).travel;
    std::vector<RegionId> open;
    if (board().canStand(travel, board().mainRegion(province)))
        open.push_back(board().mainRegion(province));
    for (const RegionId coast : board().coastsOf(province)) {
        if (board().canStand(travel, coast))
            open.push_back(coast);
    }
    // Where the click was near a coast, that one is meant.
    const bool meant = std::find(open.begin(), open.end(), region) != open.end();
    if (!meant && open.size() > 1) {
        m_question = Question{Question::About::Coast, open, {}, region, globalPos};
        Q_EMIT changed();
        return;
    }
    chooseCoast(meant || open.empty() ? region : open.front());
}

void PositionTool::chooseCoast(RegionId region)
{
    m_question.reset();
    Position next = position();
    const bool walls = m_brush.act == Brush::Act::Walls;
    const Unit unit{m_brush.power, m_brush.kind, region, walls ? Layer::Walls : layerOf(board(), m_brush.kind)};
    const auto same = std::find(next.units.begin(), next.units.end(), unit);
    if (same != next.units.end() && !board().province(board().provinceOf(region)).unlimited) {
        const SetupFault fault = takeUnit(board(), next, {region, unit.layer});
        apply(
            next, fault,
            [&document = m_document, region] {
                return nobodyIn(document.board(), document.board().provinceOf(region));
            },
            region);
        return;
    }
    if (!unit.power.valid())
        return;
    const SetupFault fault = putUnit(board(), next, unit);
    apply(
        next, fault,
        [&document = m_document, unit] {
            return tr("%1 of %2", "a unit and its power")
                .arg(unitName(document.board(), unit), nameAfterOf(document.board(), unit.power));
        },
        region);
}

bool PositionTool::take(const QString &line)
{
    Position next = position();
    for (const QString &part : line.split(QRegularExpression(u"[;\\n]"_s), Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty())
            continue;
        const QString owner = part.section(u':', 0, 0).trimmed();
        const PowerId power = board().findPower(owner.toStdString());
        if (!part.contains(u':') || !power.valid()) {
            m_note = [owner] {
                return tr("“%1” is not a power. Write for example “Austria: A Vie, F Tri”.").arg(owner);
            };
            m_noteRefuses = true;
            Q_EMIT changed();
            return false;
        }
        for (const QString &item : part.section(u':', 1).split(u',', Qt::SkipEmptyParts)) {
            const std::string text = item.trimmed().toStdString();
            const auto unit = parseUnit(text, board());
            const RegionId place = board().findRegion(text);
            SetupFault fault = SetupFault::NoCentre;
            if (unit)
                fault = putUnit(board(), next, {power, unit->kind, unit->region, unit->layer});
            else if (place.valid())
                fault = giveProvince(board(), next, board().provinceOf(place), power);
            if (fault == SetupFault::None)
                continue;
            m_note = [this, fault, typed = item.trimmed(), at = unit ? unit->region : place] {
                return at.valid() ? tr("%1: %2", "what was typed, and why not").arg(typed, faultText(fault, at))
                                  : tr("“%1” is neither a unit nor a place.").arg(typed);
            };
            m_noteRefuses = true;
            Q_EMIT changed();
            return false;
        }
    }
    apply(
        next, SetupFault::None, [text = line.simplified()] { return text; }, RegionId());
    return true;
}

void PositionTool::setPhase(const Phase &phase)
{
    if (phase == position().phase)
        return;
    Position next = position();
    entente::setPhase(next, phase);
    apply(
        next, SetupFault::None, [&document = m_document, phase] { return phaseName(document.board(), phase); },
        RegionId());
}

void PositionTool::clearBoard()
{
    Position next = position();
    next.units.clear();
    next.dislodged.clear();
    next.sieges.clear();
    std::fill(next.owner.begin(), next.owner.end(), PowerId());
    std::fill(next.holder.begin(), next.holder.end(), PowerId());
    apply(
        next, SetupFault::None, [] { return tr("An empty board"); }, RegionId());
}

void PositionTool::restoreStart()
{
    apply(
        m_document.game().variant().start, SetupFault::None, [] { return tr("The starting position"); }, RegionId());
}

void PositionTool::restoreOwners()
{
    Position next = position();
    next.owner = m_document.game().variant().start.owner;
    next.holder = m_document.game().variant().start.holder;
    apply(
        next, SetupFault::None, [] { return tr("The owners at the start"); }, RegionId());
}

bool PositionTool::key(QKeyEvent &event)
{
    if (event.key() == Qt::Key_Escape && m_driven.valid()) {
        m_driven = UnitRef();
        Q_EMIT changed();
        return true;
    }
    if (event.modifiers() & (Qt::ControlModifier | Qt::AltModifier))
        return false;
    Brush brush = m_brush;
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_X) {
        brush.act = Brush::Act::Take;
    } else if (event.key() == Qt::Key_O) {
        brush.act = Brush::Act::Owner;
    } else if (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9) {
        const int number = event.key() - Qt::Key_1;
        if (number >= board().powerCount())
            return false;
        brush.power = PowerId(number); // 0: nobody
    } else {
        const QString letter = event.text().toUpper();
        for (int k = 0; k < board().kindCount(); ++k) {
            if (fromUtf8(board().kind(KindId(k)).letter) == letter) {
                brush.act = Brush::Act::Unit;
                brush.kind = KindId(k);
                setBrush(brush);
                return true;
            }
        }
        return false;
    }
    setBrush(brush);
    return true;
}

QString PositionTool::describe(const UnitRef &at) const
{
    if (!at.valid())
        return {};
    const ProvinceId province = board().provinceOf(at.region);
    QStringList parts{regionName(board(), at.region)};
    for (const Unit &unit : position().units) {
        if (board().provinceOf(unit.region) == province)
            parts += tr("%1 of %2", "a unit and its power")
                         .arg(fromUtf8(unitText(board(), unit)), nameAfterOf(board(), unit.power));
    }
    if (board().province(province).centre) {
        const PowerId owner = position().owner[static_cast<std::size_t>(province.index())];
        parts += owner.valid() ? tr("centre of %1").arg(nameAfterOf(board(), owner)) : tr("neutral centre");
    }
    return parts.join(u", "_s);
}

Sentence PositionTool::sentence() const
{
    Sentence sentence;
    const QString power = m_brush.power.valid() ? nameAfterOf(board(), m_brush.power) : tr("nobody", "owner");
    switch (m_brush.act) {
    case Brush::Act::Unit:
        sentence.main = m_brush.power.valid()
                            ? tr("Place a unit of %2 (%1): click where").arg(kindName(board(), m_brush.kind), power)
                            : tr("Choose a power first");
        break;
    case Brush::Act::Walls:
        sentence.main =
            m_brush.power.valid()
                ? tr("Place a unit of %2 (%1) behind walls: click where").arg(kindName(board(), m_brush.kind), power)
                : tr("Choose a power first");
        break;
    case Brush::Act::Owner: sentence.main = tr("Give centres to %1: click a place").arg(power); break;
    case Brush::Act::Take: sentence.main = tr("Take units away: click them"); break;
    case Brush::Act::DriveOut:
        sentence.main =
            m_driven.valid()
                ? tr("%1: dislodged from where?").arg(provinceName(board(), board().provinceOf(m_driven.region)))
                : tr("Click the dislodged unit");
        break;
    }
    sentence.detail = m_note ? m_note() : describe(m_hovered);
    sentence.refusal = m_noteRefuses && m_note;
    sentence.keys = {{tr("1–9"), tr("power")}, {tr("O"), tr("owner")}, {tr("X"), tr("take away")}};
    return sentence;
}

void PositionTool::decorate(MapState &state) const
{
    state.selected = m_driven;
    state.orders.clear();
}

} // namespace entente::app

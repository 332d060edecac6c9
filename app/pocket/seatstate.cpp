#include "pocket/seatstate.h"

#include "document/callnames.h"
#include "document/outlook.h"
#include "game/explain.h"
#include "game/happenings.h"
#include "game/sight.h"
#include "map/turnstate.h"
#include "map/unitpainter.h"
#include "pocket/sittingwords.h"
#include "tools/undone.h"
#include "tools/writertask.h"
#include "words/forms.h"
#include "words/happeningwords.h"
#include "words/hintwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/tablewords.h"
#include "words/verdicts.h"
#include "words/whywords.h"

#include <QCryptographicHash>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QJsonArray pointOf(QPointF at)
{
    return {qRound(at.x() * 10) / 10.0, qRound(at.y() * 10) / 10.0};
}

bool tellsStill(const GameDocument &document, const TableFlow &flow)
{
    return flow.isTelling() && document.game().turnCount() > 0;
}

} // namespace

QString SeatState::stepOf(const GameDocument &document, const TableFlow &flow, PowerId power)
{
    if (tellsStill(document, flow))
        return u"waiting"_s;
    if (flow.step() == Step::Over)
        return u"over"_s;
    if (flow.step() == Step::Results)
        return u"results"_s;
    if (document.table().isSealed(power))
        return u"sealed"_s;
    const std::vector<PowerId> waited = flow.waitedFor();
    const bool open = flow.isCovered() || flow.step() == Step::Writing;
    return open && std::find(waited.begin(), waited.end(), power) != waited.end() ? u"writing"_s : u"waiting"_s;
}

Position SeatState::shownPosition(const GameDocument &document, const TableFlow &flow)
{
    const Game &game = document.game();
    return tellsStill(document, flow) ? document.turn(game.turnCount() - 1).before : game.position();
}

std::vector<PowerId> SeatState::groundOwners(const GameDocument &document, const TableFlow &flow)
{
    if (document.isFogged())
        return std::vector<PowerId>(static_cast<std::size_t>(document.board().provinceCount()));
    return tints(document.board(), shownPosition(document, flow));
}

QString SeatState::groundName(const Game &game, const std::vector<PowerId> &owners, const QString &language)
{
    QByteArray ground = QByteArray::fromStdString(game.variant().id) + ' ' + language.toLatin1();
    for (const PowerId owner : owners)
        ground += ',' + QByteArray::number(owner.valid() ? owner.index() : -1);
    return QString::fromLatin1(QCryptographicHash::hash(ground, QCryptographicHash::Sha256).toHex().left(16));
}

SeatState::SeatState(const GameDocument &document, const TableFlow &flow, const Sitting &sitting, const MapLook *look,
                     SeatDrawings &drawings)
    : m_document(document), m_flow(flow), m_sitting(sitting), m_look(look), m_sheet(look ? look->sheet.get() : nullptr),
      m_drawings(drawings), m_livery(look ? look->livery : Livery::standard(document.board())),
      m_power(sitting.power()), m_step(stepOf(document, flow, sitting.power()))
{
    m_shown = shownPosition(document, flow);
    if (isOrdering())
        m_hints = outlook(sitting.game(), m_power);
}

QJsonObject SeatState::object() const
{
    const Game &game = m_document.game();
    const bool ordering = isOrdering();
    const bool writing = m_step == u"writing"_s;
    const bool telling = tellsStill(m_document, m_flow);
    const std::vector<PowerId> all = telling ? std::vector<PowerId>() : m_document.toOrder();
    const auto sealed =
        std::count_if(all.begin(), all.end(), [this](PowerId power) { return m_document.table().isSealed(power); });
    const WriterTask task{m_document, m_power, false, m_sitting.orders()};
    const int turns = game.turnCount();
    const std::optional<Peril> peril =
        ordering ? perilOf(game.variant(), game.position(), m_power) : std::optional<Peril>();
    QJsonObject state{
        {u"power"_s, powerName(board(), m_power)},
        {u"colour"_s, m_livery.of(m_power, false).unit.name()},
        {u"phase"_s, phaseName(board(), m_shown.phase)},
        {u"step"_s, m_step},
        {u"sealed"_s, static_cast<int>(sealed)},
        {u"of"_s, static_cast<int>(all.size())},
        {u"task"_s, writing ? task.sentence() : QString()},
        {u"map"_s, map()},
        {u"powers"_s, powers()},
        {u"fog"_s, fog()},
        {u"units"_s, ordering ? units() : QJsonArray()},
        {u"composing"_s, writing ? composing() : QJsonValue()},
        {u"more"_s, ordering ? more() : QJsonArray()},
        {u"canUndo"_s, writing && m_sitting.canUndo()},
        {u"canSeal"_s, writing},
        {u"undone"_s, writing ? missingOrders(m_document, m_power, *m_hints) : QString()},
        {u"sealAnyway"_s, writing ? sealAnyway(m_document, m_power, *m_hints) : QString()},
        {u"canReopen"_s, m_step == u"sealed"_s && !m_document.computerOf(m_power)},
        {u"votes"_s, QJsonValue()},
        {u"results"_s, QJsonValue()},
        {u"resultsOf"_s, QString()},
        {u"remark"_s, peril ? plainText(perilSentence(board(), m_power, *peril)) : QString()},
    };
    if (ordering || m_step == u"waiting"_s)
        state[u"votes"_s] = telling ? QJsonValue() : QJsonValue(QJsonObject{{u"draw"_s, votes(m_document, m_power)}});
    if (!telling && turns > 0) {
        state[u"results"_s] = results();
        state[u"resultsOf"_s] = resultsName(board(), m_document.turn(turns - 1).before.phase);
    }
    return state;
}

// The map.

QJsonValue SeatState::map() const
{
    if (!m_look)
        return {};
    MapState symbols; // of each look a unit may have, one
    QJsonArray pieces;
    for (const MapUnit &one : mapUnits(board(), m_shown)) {
        MapUnit symbol{.unit = one.unit, .dislodged = one.dislodged};
        symbol.unit.region = {};
        const auto at = std::find(symbols.units.begin(), symbols.units.end(), symbol) - symbols.units.begin();
        if (at == std::ssize(symbols.units))
            symbols.units.push_back(symbol);
        pieces.append(QJsonObject{{u"at"_s, pointOf(app::placeOf(*m_sheet, one, 1))},
                                  {u"symbol"_s, int(at)},
                                  {u"own"_s, one.unit.power == m_power}});
    }
    return QJsonObject{{u"ground"_s, groundName(m_document.game(), groundOwners(m_document, m_flow), m_look->language)},
                       {u"width"_s, m_sheet->size().width()},
                       {u"height"_s, m_sheet->size().height()},
                       {u"pieces"_s, pieces},
                       {u"fog"_s, m_document.isFogged() ? m_drawings.sight(*m_look, sight()) : QString()},
                       {u"symbols"_s, m_drawings.symbols(*m_look, symbols)},
                       {u"orders"_s, written()},
                       {u"told"_s, told()}};
}

/// The own orders as the window would draw them.
QString SeatState::written() const
{
    if (!isOrdering())
        return {};
    MapState state = stateOf(board(), m_shown);
    for (const GivenOrder &given : m_sitting.orders()) {
        if (!given.order.at.valid())
            continue;
        MapOrder order = writtenOrder(board(), m_shown, given);
        if (!m_document.legality(given).ok())
            order.state = MapOrder::State::Doomed;
        state.orders.push_back(std::move(order));
    }
    return m_drawings.orders(*m_look, state);
}

/// What became of the own orders of the last phase.
QString SeatState::told() const
{
    const int turns = m_document.game().turnCount();
    if (turns == 0 || tellsStill(m_document, m_flow))
        return {};
    MapState state = resultsOf(board(), m_document.turn(turns - 1));
    std::erase_if(state.orders, [this](const MapOrder &order) { return order.unit.power != m_power; });
    return m_drawings.orders(*m_look, state);
}

/// Under fog: what the ground's picture, which shows what everybody knows, has not.
MapState SeatState::sight() const
{
    MapState state;
    state.owner = tints(board(), m_shown);
    addFog(state, board(), sightOf(board(), m_document.wholeGame().rules().fog, m_shown, m_document.lookers()));
    return state;
}

/// Beside the list of powers: why it does not add up.
QString SeatState::fog() const
{
    return m_document.isFogged() ? fogSentence(m_document.wholeGame().rules().fog) + u' '
                                       + SittingWords::tr("Only what is seen is counted.")
                                 : QString();
}

/// As the public board tells of them.
QJsonArray SeatState::powers() const
{
    QJsonArray out;
    for (int p = 0; p < board().powerCount(); ++p) {
        const PowerId power(p);
        if (board().power(power).playable)
            out.append(QJsonObject{{u"name"_s, powerName(board(), power)},
                                   {u"colour"_s, m_livery.of(power, false).unit.name()},
                                   {u"centres"_s, centreCountOf(m_shown, power)},
                                   {u"units"_s, unitCountOf(m_shown, power)},
                                   {u"unseen"_s, isUnseen(m_document, m_shown, power)}});
    }
    return out;
}

QJsonValue SeatState::placeOf(RegionId region) const
{
    return m_sheet && region.valid() ? QJsonValue(pointOf(m_sheet->unitAnchor(region))) : QJsonValue();
}

/// Where the unit of this number stands on the map; in retreats, the dislodged unit.
QJsonValue SeatState::placeOf(int unit) const
{
    if (!m_sheet || unit < 0)
        return {};
    const Position &position = m_sitting.game().position();
    const auto index = static_cast<std::size_t>(unit);
    if (position.phase.stage == Stage::Retreats)
        return pointOf(app::placeOf(*m_sheet, {.unit = position.dislodged[index].unit, .dislodged = true}, 1));
    const Unit &stands = position.units[index];
    const UnitRef at = unitRefOf(board(), position, UnitId(unit));
    return pointOf(app::placeOf(*m_sheet, {.unit = stands, .slot = slotOf(board(), position, stands.power, at)}, 1));
}

// The orders.

/// What the judge says of an order that fails, or of a unit that has none.
QString SeatState::hintOf(const Sitting::Line &line) const
{
    if (!m_hints)
        return {};
    const Hint *hint = nullptr;
    const Position &position = m_sitting.game().position();
    if (line.number >= 0) {
        hint = m_hints->ofOrder(static_cast<std::size_t>(line.number));
    } else if (line.unit >= 0 && position.phase.stage == Stage::Moves) {
        const Unit &unit = position.units[static_cast<std::size_t>(line.unit)];
        hint = m_hints->ofUnordered(unit, unitRefOf(board(), position, UnitId(line.unit)).number);
    }
    return hint ? plainText(asFarAsSeen(m_document, hintSentence(board(), *m_hints, *hint))) : QString();
}

QJsonArray SeatState::units() const
{
    QJsonArray out;
    for (const Sitting::Line &line : m_sitting.units())
        out.append(QJsonObject{
            {u"id"_s, line.id},
            {u"name"_s, line.name},
            {u"order"_s, line.order},
            {u"text"_s, line.text},
            {u"at"_s, placeOf(line.unit)},
            {u"waits"_s, line.order.isEmpty() && m_step == u"writing"_s && m_shown.phase.stage != Stage::Adjustments},
            {u"hint"_s, hintOf(line)}});
    return out;
}

QJsonArray SeatState::more() const
{
    QJsonArray out;
    for (const Sitting::Line &line : m_sitting.more()) {
        if (line.number < 0 && m_step != u"writing"_s)
            continue;
        out.append(QJsonObject{{u"id"_s, line.id},
                               {u"name"_s, line.name},
                               {u"order"_s, line.order},
                               {u"text"_s, line.text},
                               {u"hint"_s, hintOf(line)}});
    }
    return out;
}

QJsonValue SeatState::composing() const
{
    if (!m_sitting.isComposing())
        return {};
    QJsonArray choices;
    for (const Sitting::Choice &choice : m_sitting.choices())
        choices.append(QJsonObject{{u"id"_s, choice.id}, {u"text"_s, choice.text}, {u"at"_s, placeOf(choice.at)}});
    return QJsonObject{{u"unit"_s, m_sitting.composed()},
                       {u"sentence"_s, m_sitting.sentence()},
                       {u"note"_s, m_sitting.note()},
                       {u"choices"_s, choices},
                       {u"canBack"_s, true}};
}

/// How it came about, step by step; nothing where that would tell in which order powers acted.
QJsonArray SeatState::whyOf(const Turn &turn, int result) const
{
    QJsonArray out;
    if (turn.before.phase.stage == Stage::Moves && m_document.hidesOrder())
        return out;
    for (const Pieces &step : whySteps(board(), m_document.game().rules(), turn, result, explain(turn, result)))
        out.append(plainText(step));
    if (!out.isEmpty())
        out.append(ruleSentence(board(), turn, result));
    return out;
}

/// Of the last phase: what became of the own orders, and what befell the power and its units.
QJsonArray SeatState::results() const
{
    const Turn &turn = m_document.turn(m_document.game().turnCount() - 1);
    QJsonArray out;
    for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
        const OrderResult &result = turn.results[static_cast<std::size_t>(i)];
        if (result.power != m_power)
            continue;
        const bool ok = outcomeOf(result.verdict.reason) == Outcome::Success && !result.verdict.dislodged;
        out.append(QJsonObject{{u"text"_s, plainText(orderRow(board(), result.order, turn.before.phase.stage))},
                               {u"ok"_s, ok},
                               {u"reason"_s, plainText(verdictSentence(board(), turn, i))},
                               {u"why"_s, whyOf(turn, i)}});
    }
    for (const Happening &happening : happeningsOf(board(), turn)) {
        if (happening.power == m_power)
            out.append(QJsonObject{{u"text"_s, plainText(happeningTitle(board(), happening))},
                                   {u"ok"_s, QJsonValue()},
                                   {u"reason"_s, plainText(happeningSentence(board(), turn, happening))}});
    }
    return out;
}

QJsonArray SeatState::votes(const GameDocument &document, PowerId power)
{
    const Board &board = document.board();
    const std::vector<PowerId> alive = document.survivors();
    if (std::find(alive.begin(), alive.end(), power) == alive.end())
        return {};
    const auto ballot = document.table().ballots.find(power);
    const std::vector<PowerId> named =
        ballot == document.table().ballots.end() ? std::vector<PowerId>() : ballot->second;
    QJsonArray out;
    const auto add = [&](const QString &id, const QString &name, bool on) {
        out.append(QJsonObject{{u"id"_s, id}, {u"name"_s, name}, {u"on"_s, on}});
    };
    add(u"on"_s, SittingWords::tr("Play on"), named.empty());
    QStringList names;
    for (const PowerId other : alive)
        names += powerName(board, other);
    add(u"all"_s, SittingWords::tr("Draw between all who are left: %1", "powers").arg(joinNames(names)),
        named == alive);
    for (const PowerId other : alive) {
        if (other != power)
            add(u"to%1"_s.arg(other.index()), SittingWords::tr("Concede to %1").arg(nameAfterOf(board, other)),
                named == std::vector{other});
    }
    if (document.table().draws == Draws::AmongSome) {
        for (const PowerId other : alive)
            add(u"with%1"_s.arg(other.index()), SittingWords::tr("A draw may include %1").arg(powerName(board, other)),
                std::binary_search(named.begin(), named.end(), other));
    }
    return out;
}

} // namespace entente::app

#include "board/boardfloats.h"

#include "actions/chooser.h"
#include "board/placecard.h"
#include "board/sentencebar.h"
#include "board/unitfan.h"
#include "document/gamedocument.h"
#include "judge/winterroom.h"
#include "look/theme.h"
#include "map/symbols.h"
#include "orders/supply.h"
#include "sheet/livery.h"
#include "sheet/theme.h"
#include "tools/ordertool.h"
#include "tools/positiontool.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/refusals.h"

#include <QCoreApplication>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Winters {
    Q_DECLARE_TR_FUNCTIONS(Winter)
};

constexpr int choiceSymbol = 22;

/// The price, and what stands against it.
QString detailOf(const Board &board, const Position &position, PowerId power, const BuildChoice &choice)
{
    const QString price = Winters::tr("%n points", "the price of a unit", choice.cost);
    if (choice.why.ok())
        return price;
    const QString why = refusalSentence({board, position, power, {}, choice.kind}, choice.why);
    if (choice.why.refusal == Refusal::OverBudget)
        return Winters::tr("%1; %2 left: counts if you are given points", "a price, points")
            .arg(price)
            .arg(choice.why.allowed);
    if (choice.why.refusal == Refusal::OverLimit)
        return Winters::tr("%1; would be number %2, the armies allow %3")
            .arg(price)
            .arg(choice.why.asked)
            .arg(choice.why.allowed);
    return why;
}

/// What can be done with a place in a winter in which units cost supply points: a choice for each kind with its price,
/// or the reason why not, and the removal of the own unit that stands there. `ratio` is that of the screen's pixels.
QList<Chooser::Choice> winterChoices(const GameDocument &document, OrderTool &tool, RegionId site, const Livery &livery,
                                     const MapTheme &theme, qreal ratio)
{
    const Board &board = document.board();
    const Position &position = document.game().position();
    const PowerId power = tool.writer();
    std::vector<GivenOrder> orders = document.game().orders();
    std::erase_if(orders, [&](const GivenOrder &given) { return given.power != power && !tool.seesEverybody(); });
    const PowerColours &colours = livery.of(power, theme.isDark);
    QList<Chooser::Choice> choices;
    for (const BuildChoice &build : buildChoices(board, document.game().rules(), position, orders, power, site)) {
        const QString letter = fromUtf8(board.kind(build.kind).letter);
        Chooser::Choice choice{u"kind-"_s + letter, kindName(board, build.kind),
                               [&tool, kind = build.kind] { tool.chooseKind(kind); }};
        choice.letter = letter.size() == 1 ? letter.front() : QChar();
        choice.detail = detailOf(board, position, power, build);
        choice.icon = unitPixmap(livery.symbol(build.kind), choiceSymbol, ratio, colours, theme);
        choice.open = build.mayBeWritten();
        choices.append(choice);
    }
    const UnitId id = unitIn(board, position, board.provinceOf(site));
    if (!id.valid() || position.units[static_cast<std::size_t>(id.index())].power != power)
        return choices;
    const Unit &unit = position.units[static_cast<std::size_t>(id.index())];
    Chooser::Choice removal{u"remove"_s, Winters::tr("Remove %1").arg(unitName(board, unit)),
                            [&tool] { tool.chooseVerb(Verb::Remove); }};
    removal.detail = Winters::tr("saves %n points", nullptr, board.kind(unit.kind).cost);
    choices.append(removal);
    return choices;
}

constexpr int cardShadow = 6; ///< of the sentence's card
constexpr int lowMiddle = 420;
constexpr int roomyMiddle = 760; ///< high: in a lower one the map needs what a high card would take
constexpr int sinks = 4;         ///< with verbs, which make it higher: names at the map's lower edge stay in sight

/// Free below the card's shadow.
int belowCard(const QWidget &middle)
{
    return middle.height() < roomyMiddle ? 0 : 2;
}

} // namespace

BoardFloats::BoardFloats(const GameDocument &document, const TableFlow &flow, OrderTool &orders,
                         PositionTool &positions, MapView &map, SentenceBar &sentence, QWidget &middle)
    : QObject(&middle), m_document(document), m_flow(flow), m_orders(orders), m_positions(positions), m_map(map),
      m_sentence(sentence), m_middle(middle), m_chooser(new Chooser(&middle)), m_fan(new UnitFan(&middle)),
      m_card(new PlaceCard(&middle))
{
    connect(m_fan, &UnitFan::chosen, this, &BoardFloats::unitChosen);
    connect(m_chooser, &Chooser::dismissed, this, [this] { active().leaveQuestion(); });
    connect(m_chooser, &Chooser::steppedBack, this, [this] { active().back(); });
    connect(m_card, &PlaceCard::wanted, this, &BoardFloats::showCard);
}

Tool &BoardFloats::active() const
{
    return m_editing ? static_cast<Tool &>(m_positions) : m_orders;
}

/// The sentence at the lower edge, as high as it must be. It grows over the map, which stays where it is.
void BoardFloats::placeSentence()
{
    const int gap = metrics::floatMargin - cardShadow;
    const int width = m_middle.width() - m_covered - 2 * gap;
    const int height = m_sentence.heightFor(width);
    const int lower = m_sentence.showsVerbs() ? sinks : 0;
    m_sentence.setGeometry(gap, m_middle.height() - height - belowCard(m_middle) + lower, width, height);
    m_sentence.raise();
    m_map.setGrown(height - lower - m_sentence.usualHeight());
}

void BoardFloats::setCovered(int width)
{
    if (width == m_covered)
        return;
    m_covered = width;
    place();
}

void BoardFloats::place()
{
    m_sentence.setLow(m_middle.height() < roomyMiddle);
    m_sentence.setScant(m_middle.height() < lowMiddle);
    placeSentence();
    // While an order is written the sentence lies over the map's lower edge. In a low window even over places there.
    const int usual = m_sentence.usualHeight();
    const int high = std::max(m_sentence.heightWithVerbs() - sinks, m_sentence.heightOfTwoLines());
    const int grows = m_middle.height() < lowMiddle ? 0 : std::max(0, high - usual);
    m_map.setFloatMargins(QMargins(0, 0, 0, usual + belowCard(m_middle)), grows);
    showQuestion(true);
    showFan();
}

/// Where choosers and cards may lie: above the sentence.
QRect BoardFloats::room()
{
    Q_EMIT aboutToMeasure();
    return m_middle.rect().adjusted(8, 8, -8 - m_covered,
                                    -8 - m_middle.height() + m_sentence.geometry().top() + cardShadow);
}

QPoint BoardFloats::pointOf(RegionId place) const
{
    return m_map.viewport()->mapTo(&m_middle, m_map.viewPointOf(place));
}

/// The places that whoever writes may want to click next.
QList<QPoint> BoardFloats::pointsToClick() const
{
    QList<QPoint> points;
    for (const ProvinceId province : m_orders.offers())
        points += pointOf(m_document.board().mainRegion(province));
    if (m_orders.question()) {
        for (const RegionId coast : m_orders.question()->coasts)
            points += pointOf(coast);
    }
    if (m_orders.isWriting() && m_orders.selected().valid())
        points += pointOf(m_orders.selected().region);
    return points;
}

// --- questions ---------------------------------------------------------------------------------

/// Shows what the tool asks now; nothing if it asks nothing.
void BoardFloats::showQuestion(bool anew)
{
    const bool asks = m_document.hasGame() && m_map.look().sheet && m_document.viewsPresent() && !m_flow.isCovered();
    const std::optional<Question> asked = asks ? active().question() : std::nullopt;
    if (!anew && asked == m_asked)
        return;
    m_asked = asked;
    if (!asked) {
        m_chooser->withdraw();
        return;
    }
    const QPoint at = asked->at.isNull() || anew ? pointOf(asked->place) : m_middle.mapFromGlobal(asked->at);
    m_chooser->offer(titleOf(*asked), choicesOf(*asked), at, room(), pointsToClick());
}

QString BoardFloats::titleOf(const Question &question) const
{
    switch (question.about) {
    case Question::About::Coast: return tr("Which coast?");
    case Question::About::Kind: return tr("Build what?");
    case Question::About::Drop: return tr("Move or support?");
    case Question::About::Arrival: return tr("Support it when?");
    }
    return {};
}

QList<Chooser::Choice> BoardFloats::choicesOf(const Question &question) const
{
    const Board &board = m_document.board();
    QList<Chooser::Choice> choices;
    switch (question.about) {
    case Question::About::Coast:
        for (const RegionId coast : question.coasts) {
            const std::string &name = board.region(coast).coast;
            choices.append({u"coast-"_s + fromUtf8(name), coastName(name), [this, coast] {
                                m_editing ? m_positions.chooseCoast(coast) : m_orders.chooseCoast(coast);
                            }});
        }
        break;
    case Question::About::Kind: choices = kindChoices(question); break;
    case Question::About::Drop:
        choices = {{u"drop-move"_s, verbLabel(Verb::Move), [this] { m_orders.chooseDrop(false); }},
                   {u"drop-support"_s, verbLabel(Verb::Support), [this] { m_orders.chooseDrop(true); }}};
        break;
    case Question::About::Arrival: {
        const ProvinceId to = board.provinceOf(question.place);
        choices = {{u"arrival-moving"_s, tr("to %1", "supported on its way").arg(provinceName(board, to)),
                    [this] { m_orders.chooseArrival(false); }},
                   {u"arrival-there"_s, tr("once it is %1", "in a place").arg(inside(board, to)),
                    [this] { m_orders.chooseArrival(true); }}};
        break;
    }
    }
    return choices;
}

QList<Chooser::Choice> BoardFloats::kindChoices(const Question &question) const
{
    const Board &board = m_document.board();
    QList<Chooser::Choice> choices;
    if (playsByPoints(board))
        choices = winterChoices(m_document, m_orders, question.place, m_map.look().livery, m_map.look().theme,
                                m_middle.devicePixelRatioF());
    if (!choices.isEmpty())
        return choices;
    const Position &position = m_document.game().position();
    for (const KindId kind : question.kinds) {
        const QString letter = fromUtf8(board.kind(kind).letter);
        Chooser::Choice choice{u"kind-"_s + letter, kindName(board, kind), [this, kind] { m_orders.chooseKind(kind); }};
        const PowerId power = m_orders.writer();
        const bool winter = position.phase.stage == Stage::Adjustments && power.valid();
        const Legality why = winter
                                 ? limitRefusal(board, m_document.game().rules(), position, m_document.game().orders(),
                                                power, board.provinceOf(question.place), kind)
                                 : Legality();
        choice.open = why.ok();
        if (!why.ok())
            choice.detail = refusalSentence({board, position, power, {}, kind}, why);
        choice.letter = letter.size() == 1 ? letter.front() : QChar();
        choices.append(choice);
    }
    return choices;
}

// --- units that share a place ------------------------------------------------------------------

void BoardFloats::showFan()
{
    QList<UnitFan::Entry> entries;
    int current = -1;
    if (m_document.hasGame() && m_document.viewsPresent() && m_map.look().sheet && !m_orders.question()) {
        const Game &game = m_document.game();
        const Board &board = game.board();
        const OrderTool::Stacked now = m_orders.chosen();
        for (const OrderTool::Stacked &one : m_orders.stack()) {
            const ProvinceId place = board.provinceOf(one.station.region);
            const UnitId id = unitOf(board, game.position(), one.power, place, one.station.layer, one.station.number,
                                     one.station.kind);
            if (!id.valid())
                continue;
            const Unit &unit = game.position().units[static_cast<std::size_t>(id.index())];
            const GivenOrder *given = game.orderOf(unit.power, one.station);
            if (one == now)
                current = static_cast<int>(entries.size());
            // In a box all would have the same name.
            QString name = unitName(board, unit);
            if (board.province(place).unlimited)
                name = numbered(powerName(board, unit.power), one.station.number);
            entries.append({one.station, unit, name,
                            given ? plainText(orderSentence(board, given->order, game.position().phase.stage))
                                  : tr("no order yet")});
        }
    }
    const QPoint at = entries.isEmpty() ? QPoint() : pointOf(entries.front().station.region);
    m_fan->offer(entries, current, at, entries.isEmpty() ? QRect() : room(), pointsToClick(), m_map.look().livery);
}

bool BoardFloats::takeDigit(int digit)
{
    return m_fan->take(digit);
}

// --- the card ----------------------------------------------------------------------------------

void BoardFloats::pointAt(const UnitRef &at)
{
    m_under = at;
    m_card->pointAt(at.valid() && !m_orders.isWriting());
}

void BoardFloats::dismissCard()
{
    m_card->dismiss();
}

/// The card of the place on which the mouse rests; none while an order is written, when every place near may be the
/// next click.
void BoardFloats::showCard()
{
    if (!m_document.hasGame() || !m_under.valid() || m_flow.isCovered() || m_editing || m_orders.isWriting()
        || m_orders.question())
        return;
    const Board &board = m_document.board();
    const ProvinceId province = board.provinceOf(m_under.region);
    if (board.province(province).terrain == Terrain::Impassable)
        return;
    QStringList near;
    QList<QPoint> clear;
    for (int i = 0; i < board.provinceCount(); ++i) {
        if (board.distanceForAnyone(province, ProvinceId(i)) != 1)
            continue;
        near += provinceName(board, ProvinceId(i));
        clear += pointOf(board.mainRegion(ProvinceId(i)));
    }
    QString text = u"<b>%1</b> (%2)<br>%3"_s.arg(regionName(board, m_under.region).toHtmlEscaped(),
                                                 fromUtf8(board.regionText(m_under.region)).toHtmlEscaped(),
                                                 plainText(m_orders.describe(m_under.region)).toHtmlEscaped());
    if (!near.isEmpty())
        text += u"<br>"_s + tr("Borders %1.").arg(joinNames(near)).toHtmlEscaped();
    m_card->tell(text, pointOf(m_under.region), room(), clear);
}

} // namespace entente::app

// What floats over the board beside the place that it is about: questions, the units that share a place, a card.

#include "window/boardpage.h"

#include "look/theme.h"
#include "orders/supply.h"
#include "tools/positiontool.h"
#include "window/chooser.h"
#include "window/duework.h"
#include "window/placecard.h"
#include "window/sentencebar.h"
#include "window/unitfan.h"
#include "window/winterchoices.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/orderwords.h"

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int cardShadow = 6; ///< of the sentence's card

} // namespace

/// The sentence at the lower edge, as high as it must be. It grows over the map, which stays where it is.
void BoardPage::placeSentence()
{
    const int gap = metrics::floatMargin - cardShadow;
    const int width = m_middle->width() - 2 * gap;
    const int height = m_sentence->heightFor(width);
    m_sentence->setGeometry(gap, m_middle->height() - height - gap, width, height);
    m_sentence->raise();
}

void BoardPage::placeFloats()
{
    placeSentence();
    m_map->setFloatMargins(QMargins(0, 0, 0, m_sentence->heightWithVerbs() + metrics::floatMargin - cardShadow));
    showQuestion(true);
    showFan();
}

/// Where choosers and cards may lie: above the sentence.
QRect BoardPage::roomForFloats() const
{
    m_sentenceDue->settle();
    return m_middle->rect().adjusted(8, 8, -8, -8 - m_middle->height() + m_sentence->geometry().top() + cardShadow);
}

QPoint BoardPage::pointOf(RegionId place) const
{
    return m_map->viewport()->mapTo(m_middle, m_map->viewPointOf(place));
}

/// The places that whoever writes may want to click next.
QList<QPoint> BoardPage::pointsToClick() const
{
    QList<QPoint> points;
    for (const ProvinceId province : m_tool.offers())
        points += pointOf(m_document.board().mainRegion(province));
    if (m_tool.question()) {
        for (const RegionId coast : m_tool.question()->coasts)
            points += pointOf(coast);
    }
    if (m_tool.isWriting() && m_tool.selected().valid())
        points += pointOf(m_tool.selected().region);
    return points;
}

/// Shows what the tool asks now; nothing if it asks nothing.
void BoardPage::showQuestion(bool anew)
{
    const bool asks = m_document.hasGame() && m_sheet && m_document.viewsPresent() && !m_flow.isCovered();
    const std::optional<Question> asked = asks ? active().question() : std::nullopt;
    if (!anew && asked == m_asked)
        return;
    m_asked = asked;
    if (!asked) {
        m_chooser->withdraw();
        return;
    }
    const Board &board = m_document.board();
    QString title;
    QList<Chooser::Choice> choices;
    switch (asked->about) {
    case Question::About::Coast:
        title = tr("Which coast?");
        for (const RegionId coast : asked->coasts) {
            const std::string &name = board.region(coast).coast;
            choices.append({u"coast-"_s + fromUtf8(name), coastName(name), [this, coast] {
                m_editing ? m_setup->chooseCoast(coast) : m_tool.chooseCoast(coast);
            }});
        }
        break;
    case Question::About::Kind:
        title = tr("Build what?");
        if (playsByPoints(board))
            choices = winterChoices(m_document, m_tool, asked->place, m_map->look().livery, m_map->look().theme,
                                    devicePixelRatioF());
        for (const KindId kind : choices.isEmpty() ? asked->kinds : std::vector<KindId>()) {
            const QString letter = fromUtf8(board.kind(kind).letter);
            Chooser::Choice choice{u"kind-"_s + letter, kindName(board, kind),
                                   [this, kind] { m_tool.chooseKind(kind); }};
            choice.letter = letter.size() == 1 ? letter.front() : QChar();
            choices.append(choice);
        }
        break;
    case Question::About::Drop:
        title = tr("Move or support?");
        choices = {{u"drop-move"_s, verbLabel(Verb::Move), [this] { m_tool.chooseDrop(false); }},
                   {u"drop-support"_s, verbLabel(Verb::Support), [this] { m_tool.chooseDrop(true); }}};
        break;
    case Question::About::Arrival: {
        title = tr("Support it when?");
        const ProvinceId to = board.provinceOf(asked->place);
        choices.append({u"arrival-moving"_s, tr("to %1", "supported on its way").arg(provinceName(board, to)),
                        [this] { m_tool.chooseArrival(false); }});
        choices.append({u"arrival-there"_s, tr("once it is %1", "in a place").arg(inside(board, to)),
                        [this] { m_tool.chooseArrival(true); }});
        break;
    }
    }
    const QPoint at = asked->at.isNull() || anew ? pointOf(asked->place) : m_middle->mapFromGlobal(asked->at);
    m_chooser->offer(title, choices, at, roomForFloats(), pointsToClick());
}

void BoardPage::showFan()
{
    QList<UnitFan::Entry> entries;
    int current = -1;
    if (m_document.hasGame() && m_document.viewsPresent() && m_sheet && !m_tool.question()) {
        const Game &game = m_document.game();
        const Board &board = game.board();
        const OrderTool::Stacked now = m_tool.chosen();
        for (const OrderTool::Stacked &one : m_tool.stack()) {
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
            if (board.province(place).unlimited) {
                name = one.station.number > 0 ? tr("%1 %2", "a power's unit in a box and its number")
                                                    .arg(powerName(board, unit.power))
                                                    .arg(one.station.number)
                                              : powerName(board, unit.power);
            }
            entries.append({one.station, unit, name,
                            given ? plainText(orderSentence(board, given->order, game.position().phase.stage))
                                  : tr("no order yet")});
        }
    }
    const QPoint at = entries.isEmpty() ? QPoint() : pointOf(entries.front().station.region);
    m_fan->offer(entries, current, at, entries.isEmpty() ? QRect() : roomForFloats(), pointsToClick(),
                 m_map->look().livery);
}

/// The card of the place on which the mouse rests; none while an order is written, when every place near may be the
/// next click.
void BoardPage::showCard()
{
    if (!m_document.hasGame() || !m_under.valid() || m_flow.isCovered() || m_editing || m_tool.isWriting()
        || m_tool.question())
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
                                                 plainText(m_tool.describe(m_under.region)).toHtmlEscaped());
    if (!near.isEmpty())
        text += u"<br>"_s + tr("Borders %1.").arg(joinNames(near)).toHtmlEscaped();
    m_card->tell(text, pointOf(m_under.region), roomForFloats(), clear);
}

} // namespace entente::app

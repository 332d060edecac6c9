#include "script/scriptexpectations.h"

#include "map/orderdrawing.h"
#include "orders/legality.h"
#include "orders/notation.h"
#include "orders/parser.h"
#include "script/scriptwidgets.h"
#include "script/usersimulation.h"
#include "board/boardpage.h"
#include "window/mainwindow.h"
#include "words/names.h"

#include <QWidget>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

ScriptExpectations::ScriptExpectations(MainWindow &window, const UserSimulation &user, const ScriptWidgets &widgets)
    : m_window(window), m_user(user), m_widgets(widgets)
{
}

Complaint ScriptExpectations::check(const QStringList &words) const
{
    const QString &what = words.first();
    if (what == "status"_L1 && words.size() >= 2) {
        const QString text = words.mid(1).join(u' ');
        const QString status = m_window.status();
        return status.contains(text, Qt::CaseInsensitive)
                   ? QString()
                   : u"expected the status “%1”, it says “%2”"_s.arg(text, status);
    }
    if ((what == "clicks"_L1 || what == "keys"_L1 || what == "actions"_L1) && words.size() == 3 && words[1] == "<"_L1) {
        const int count = (what == "keys"_L1 ? 0 : m_user.clicks()) + (what == "clicks"_L1 ? 0 : m_user.keys());
        return count < words[2].toInt() ? QString()
                                        : u"expected less than %1 %2, there were %3"_s.arg(words[2], what).arg(count);
    }
    if (what == "drawn"_L1 && words.size() == 2) {
        const int drawn = m_window.board().ordersDrawn();
        return drawn == words[1].toInt() ? QString()
                                         : u"expected %1 orders on the map, there are %2"_s.arg(words[1]).arg(drawn);
    }
    if (what == "legs"_L1 && words.size() == 2) {
        const int drawn = legsDrawn();
        return drawn == words[1].toInt()
                   ? QString()
                   : u"expected %1 numbered legs on the map, there are %2"_s.arg(words[1]).arg(drawn);
    }
    if (what == "highlighted"_L1 && words.size() >= 2)
        return checkHighlighted(words.mid(1).join(u' '));
    if (what == "visible"_L1 || what == "hidden"_L1 || what == "enabled"_L1 || what == "disabled"_L1
        || what == "text"_L1)
        return checkWidget(words);
    if (!m_window.document().hasGame())
        return u"no game is open"_s;
    if (what == "order"_L1 || what == "orders"_L1)
        return checkStored(words);
    if (what == "offers"_L1 || what == "refuses"_L1)
        return checkPlaces(words);
    return checkPosition(words);
}

/// The numbers that stand on the ways of the orders shown.
int ScriptExpectations::legsDrawn() const
{
    const MapView &map = m_window.board().map();
    std::size_t legs = 0;
    if (map.look().sheet) {
        for (const OrderDrawing &drawing : drawOrders(map.look(), map.state(), map.zoom()))
            legs += drawing.legs.size();
    }
    return static_cast<int>(legs);
}

/// One order alone stands out on the map, and its unit is to be seen.
Complaint ScriptExpectations::checkHighlighted(const QString &wanted) const
{
    const MapView &map = m_window.board().map();
    const Board &board = m_window.document().board();
    QStringList lit;
    for (const MapOrder &order : map.state().orders) {
        if (!order.lit)
            continue;
        lit += fromUtf8(orderText(board, order.order, m_window.document().game().position().phase.stage));
        if (!map.viewport()->rect().contains(map.viewPointOf(order.unit.region, order.unit.layer)))
            return u"%1 stands out where nobody sees it"_s.arg(lit.last());
    }
    const bool right =
        wanted == "none"_L1 ? lit.isEmpty() && !map.state().hush : lit == QStringList{wanted} && map.state().hush;
    return right ? QString()
                 : u"expected that “%1” stands out alone, what does is: %2"_s.arg(
                     wanted, lit.isEmpty() ? u"nothing"_s : lit.join(u"; "_s));
}

Complaint ScriptExpectations::checkStored(const QStringList &words) const
{
    const Game &game = m_window.document().game();
    const Board &board = game.board();
    const Stage stage = game.position().phase.stage;
    if (words.size() < 3)
        return u"expected a power and an order"_s;
    const PowerId power = board.findPower(words[1].toStdString());
    if (!power.valid())
        return u"there is no power called “%1”"_s.arg(words[1]);
    QStringList stored;
    for (const GivenOrder &given : game.orders()) {
        if (given.power == power)
            stored += fromUtf8(orderText(board, given.order, stage));
    }
    if (words.first() == "orders"_L1) {
        return words[2].toInt() == stored.size()
                   ? QString()
                   : u"expected %1 orders of %2, there are %3: %4"_s.arg(words[2], words[1])
                         .arg(stored.size())
                         .arg(stored.join(u"; "_s));
    }
    const QString text = words.mid(2).join(u' ');
    QString wanted = text;
    const Result<ParsedOrder, ParseError> parsed = parseOrder(text.toStdString(), {&board, &game.position(), stage});
    if (parsed) {
        Order order = parsed->order;
        if (checkOrder(board, game.rules().orders, game.position(), power, order).ok())
            wanted = fromUtf8(orderText(board, order, stage));
    }
    if (stored.contains(wanted) || stored.contains(text, Qt::CaseInsensitive))
        return {};
    return u"expected “%1” of %2, stored are: %3"_s.arg(text, words[1],
                                                        stored.isEmpty() ? u"none"_s : stored.join(u"; "_s));
}

Complaint ScriptExpectations::checkPlaces(const QStringList &words) const
{
    const Board &board = m_window.document().board();
    OrderTool &tool = m_window.tool();
    if (words.size() < 2)
        return u"expected a place"_s;
    if (words.first() == "refuses"_L1) {
        const RegionId region = board.findRegion(words[1].toStdString());
        if (!region.valid())
            return u"“%1” is no place on this map"_s.arg(words[1]);
        const QString why = tool.refusalAt(region);
        const QString wanted = words.mid(2).join(u' ');
        if (why.isEmpty())
            return u"expected that %1 is refused, it is offered"_s.arg(words[1]);
        return why.contains(wanted, Qt::CaseInsensitive) ? QString()
                                                         : u"expected the reason “%1”, it is “%2”"_s.arg(wanted, why);
    }
    const std::vector<ProvinceId> offers = tool.offers();
    QStringList names;
    for (ProvinceId province : offers)
        names += fromUtf8(board.province(province).abbreviation);
    QStringList wanted = words.mid(1);
    const bool exactly = wanted.first() == "only"_L1;
    if (exactly)
        wanted.removeFirst();
    std::vector<ProvinceId> found;
    for (const QString &name : wanted) {
        const ProvinceId province = board.findProvince(name.toStdString());
        if (!province.valid())
            return u"“%1” is no place on this map"_s.arg(name);
        if (std::find(offers.begin(), offers.end(), province) == offers.end())
            return u"expected the offer %1, offered are: %2"_s.arg(name, names.join(u' '));
        found.push_back(province);
    }
    if (exactly && found.size() != offers.size())
        return u"expected %1 offers, offered are: %2"_s.arg(found.size()).arg(names.join(u' '));
    return {};
}

Complaint ScriptExpectations::checkPosition(const QStringList &words) const
{
    GameDocument &document = m_window.document();
    const Game &game = document.game();
    const Board &board = game.board();
    const bool past = !document.viewsPresent();
    const Position &position = past ? document.turn(document.viewedTurn()).after : game.position();
    const QString &what = words.first();
    if (what == "phase"_L1 && words.size() == 2) {
        Phase phase;
        if (!readPhase(words[1].toStdString(), phase))
            return u"“%1” is no phase"_s.arg(words[1]);
        const Phase shown = past ? document.turn(document.viewedTurn()).before.phase : game.position().phase;
        // Between a reveal and the next phase both are before the eyes: results of one, board of the other.
        const bool results = (m_window.flow().step() == Step::Results || m_window.flow().step() == Step::Watched)
                             && document.viewedTurn() + 1 >= game.turnCount();
        if (phase == shown || (results && phase == game.position().phase))
            return {};
        return u"expected the phase %1, it is %2"_s.arg(words[1], fromUtf8(phaseText(shown)));
    }
    if (what == "unit"_L1 && words.size() >= 3) {
        const PowerId power = board.findPower(words[1].toStdString());
        const QString text = words.mid(2).join(u' ');
        const Result<ParsedUnit, ParseError> unit = parseUnit(text.toStdString(), board);
        if (!power.valid() || !unit)
            return u"“%1” of “%2” names no unit"_s.arg(text, words[1]);
        QStringList there;
        const auto matches = [&](const Unit &candidate) {
            if (candidate.power == power)
                there += fromUtf8(unitText(board, candidate));
            return candidate.power == power && candidate.region == unit->region && candidate.layer == unit->layer
                   && (!unit->kind.valid() || unit->kind == candidate.kind);
        };
        bool found = false;
        for (const Unit &candidate : position.units)
            found = matches(candidate) || found;
        for (const DislodgedUnit &candidate : position.dislodged)
            found = matches(candidate.unit) || found;
        return found ? QString() : u"expected %1 of %2, there are: %3"_s.arg(text, words[1], there.join(u", "_s));
    }
    if (what == "no"_L1 && words.size() == 3 && words[1] == "unit"_L1) {
        const ProvinceId province = board.findProvince(words[2].toStdString());
        if (!province.valid())
            return u"“%1” is no place on this map"_s.arg(words[2]);
        const UnitId unit = unitIn(board, position, province);
        return unit ? u"expected no unit in %1, there is %2"_s.arg(
                   words[2], fromUtf8(unitText(board, position.units[static_cast<std::size_t>(unit.index())])))
                    : QString();
    }
    if (what == "centres"_L1 && words.size() == 3) {
        const PowerId power = board.findPower(words[1].toStdString());
        if (!power.valid())
            return u"there is no power called “%1”"_s.arg(words[1]);
        const int count = centreCountOf(position, power);
        return count == words[2].toInt()
                   ? QString()
                   : u"expected %1 centres of %2, there are %3"_s.arg(words[2], words[1]).arg(count);
    }
    return u"“expect %1” is no line of a script"_s.arg(words.join(u' '));
}

Complaint ScriptExpectations::checkWidget(const QStringList &words) const
{
    if (words.size() < 2)
        return u"expected a name"_s;
    const QWidget *widget = m_widgets.widgetNamed(words[1]);
    const bool visible = widget && widget->isVisible();
    if (words.first() == "hidden"_L1)
        return visible ? u"expected that %1 is hidden, it is visible"_s.arg(words[1]) : QString();
    if (!visible)
        return u"expected that %1 is visible, it is %2"_s.arg(words[1], widget ? u"hidden"_s : u"unknown"_s);
    if (words.first() == "visible"_L1)
        return {};
    if (const bool wanted = words.first() == "enabled"_L1; wanted || words.first() == "disabled"_L1)
        return widget->isEnabled() == wanted ? QString() : u"expected that %1 is %2"_s.arg(words[1], words.first());
    const QString wanted = words.mid(2).join(u' ');
    const QString text = ScriptWidgets::textOf(widget);
    return text.contains(wanted, Qt::CaseInsensitive)
               ? QString()
               : u"expected the text “%1” in %2, it is “%3”"_s.arg(wanted, words[1], text);
}

} // namespace entente::app

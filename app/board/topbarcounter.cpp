#include "board/topbar.h"

#include "document/callnames.h"
#include "look/shrinkinglabel.h"
#include "look/theme.h"
#include "map/symbols.h"
#include "orders/supply.h"
#include "board/handstrip.h"
#include "words/accountwords.h"
#include "words/names.h"
#include "words/turnsummary.h"

#include <QLabel>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

/// How far the table is, and whose emblem stands before it.
void TopBar::refreshCounter(bool past)
{
    const bool writing = !past && m_flow.step() == Step::Writing;
    const bool over = !past && m_flow.step() == Step::Over;
    const PowerId shown = writing ? m_flow.seat() : over ? m_document.game().winner() : PowerId();
    QString counter = past                  ? pastCount()
                      : writing             ? seatCount(shown)
                      : over                ? endCount(shown)
                      : !m_flow.isCovered() ? openCount() // how much sealed seats wrote is nobody's business
                                            : QString();
    const Line &line = m_document.lines().at(m_document.lines().current());
    if (!line.name.empty() && m_document.lines().count() > 1)
        counter = tr("%1: %2", "the line that is played, and how its orders stand").arg(fromUtf8(line.name), counter);
    const bool coloured =
        shown.valid() && m_hand->isHidden() && m_livery != Livery(); // the colours are told once the page stands
    const bool said = writing && (coloured || !m_hand->isHidden());  // whose orders they are
    const QString brief = !said            ? QString()
                          : countsPoints() ? accountFigures(accountOfSeat(shown))
                                           : tr("%1 of %2", "orders given, orders expected")
                                                 .arg(m_document.ordersGiven(shown))
                                                 .arg(m_document.ordersExpected(shown));
    m_counter->setText(m_narrow && said ? brief : counter);
    m_counter->setShorter(brief);
    m_counter->setToolTip(counter);
    m_emblem->setVisible(coloured);
    if (coloured) {
        const bool dark = isDark(palette());
        m_emblem->setPixmap(emblemPixmap(20, devicePixelRatioF(), m_livery.of(shown, dark),
                                         dark ? MapTheme::dark() : MapTheme::light()));
    }
}

/// A winter in which supply points are spent.
bool TopBar::countsPoints() const
{
    return m_document.game().position().phase.stage == Stage::Adjustments && playsByPoints(m_document.board());
}

QString TopBar::pastCount() const
{
    const Game &game = m_document.game();
    const bool last = m_document.viewedTurn() + 1 == game.turnCount();
    return last && game.agreed() ? endingText(m_document.board(), *game.agreed())
                                 : turnSummary(m_document.board(), m_document.turn(m_document.viewedTurn()));
}

QString TopBar::seatCount(PowerId seat) const
{
    if (!countsPoints())
        return tr("%1, %2 of %3 ordered")
            .arg(powerWithPlayer(m_document, seat))
            .arg(m_document.ordersGiven(seat))
            .arg(m_document.ordersExpected(seat));
    return tr("%1, %2", "a power and how its orders stand")
        .arg(powerName(m_document.board(), seat), accountText(accountOfSeat(seat)));
}

/// By its own orders alone.
WinterAccount TopBar::accountOfSeat(PowerId seat) const
{
    std::vector<GivenOrder> own = m_document.game().orders();
    std::erase_if(own, [&](const GivenOrder &given) { return given.power != seat; });
    return accountOf(m_document.board(), m_document.game().position(), own, seat);
}

QString TopBar::endCount(PowerId winner) const
{
    const Game &game = m_document.game();
    return game.agreed() ? endingText(m_document.board(), *game.agreed()) : powerHasWon(m_document, winner);
}

QString TopBar::openCount() const
{
    const Game &game = m_document.game();
    int given = 0, expected = 0;
    int used = 0, free = 0;
    for (const PowerId power : m_document.toOrder()) {
        if (countsPoints()) {
            const WinterAccount account = accountOf(m_document.board(), game.position(), game.orders(), power);
            used += account.builds;
            free += std::max(0, account.ledger.left());
        } else {
            given += m_document.ordersGiven(power);
            expected += m_document.ordersExpected(power);
        }
    }
    return countsPoints() ? tr("%1 of %2 points used").arg(used).arg(free)
                          : tr("%1 of %2 ordered").arg(given).arg(expected);
}

} // namespace entente::app

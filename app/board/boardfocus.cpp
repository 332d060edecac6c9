// Where the keyboard goes on the board's page.

#include "board/boardpage.h"

#include "panels/orderspanel.h"
#include "panels/powerspanel.h"
#include "panels/timeline.h"
#include "actions/actions.h"
#include "board/positionpanel.h"
#include "board/sentencebar.h"
#include "board/sidepanel.h"
#include "board/topbar.h"

#include <algorithm>

namespace entente::app {

void BoardPage::focusOrderLine()
{
    if (m_editing) {
        m_palette->focusLine();
        return;
    }
    if (!m_side->isVisible())
        m_actions.panels->setChecked(true);
    m_side->show(SidePanel::Tab::Orders);
    m_side->orders().focusLine();
}

void BoardPage::focusMap()
{
    m_map->setFocus(Qt::ShortcutFocusReason);
}

/// Round the parts of the window: the map first, then what the chosen unit may do, the powers, the timeline, the bar,
/// the list beside the map, and the map again.
void BoardPage::goRound(bool back)
{
    const QWidget *now = focusWidget();
    const auto holds = [now](const QWidget *part) { return now && (part == now || part->isAncestorOf(now)); };
    const auto enter = [](QWidget *part) {
        if (!part->isVisible())
            return false;
        for (QWidget *widget : part->findChildren<QWidget *>()) {
            if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus)) {
                widget->setFocus(Qt::TabFocusReason);
                return true;
            }
        }
        return false;
    };
    QList<QWidget *> parts{m_sentence, m_powers, m_timeline, m_topBar, m_side}; // between the map and the map
    if (back)
        std::reverse(parts.begin(), parts.end());
    const auto held = std::find_if(parts.begin(), parts.end(), holds);
    const bool fromMap = holds(m_map);
    if (held == parts.end() && !fromMap)
        return focusMap();
    for (auto part = fromMap ? parts.begin() : held + 1; part != parts.end(); ++part) {
        if (*part == m_sentence ? m_sentence->focusVerbs() : enter(*part))
            return;
    }
    focusMap();
}

} // namespace entente::app

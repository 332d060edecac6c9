#include "board/boardpanels.h"

#include "look/theme.h"
#include "panels/powerspanel.h"
#include "board/sidepanel.h"
#include "board/topbar.h"

#include <QAction>
#include <QHBoxLayout>

namespace entente::app {

namespace {

constexpr int emblemsBelow = 1366; ///< pixels of the page
constexpr int drawerBelow = 1000;
constexpr int emblemsWide = 64;

} // namespace

BoardPanels::BoardPanels(QHBoxLayout &row, QWidget &middle, PowersPanel &powers, SidePanel &side, TopBar &topBar,
                         QAction &action)
    : m_row(row), m_middle(middle), m_powers(powers), m_side(side), m_topBar(topBar), m_action(action)
{
}

void BoardPanels::fold(int width)
{
    const Folded folded = width < drawerBelow ? Folded::Both : width < emblemsBelow ? Folded::Powers : Folded::Nothing;
    if (folded != m_folded) {
        const bool drawer = folded == Folded::Both;
        const bool drawerBefore = m_folded == Folded::Both;
        m_folded = folded;
        m_powers.setFolded(folded != Folded::Nothing);
        m_powers.parentWidget()->setFixedWidth(folded == Folded::Nothing ? metrics::leftPanel : emblemsWide);
        m_topBar.setNarrow(drawer);
        if (drawer && !drawerBefore)
            m_row.removeWidget(&m_side);
        else if (!drawer && drawerBefore)
            m_row.insertWidget(m_row.indexOf(&m_middle) + 1, &m_side);
        if (drawer != drawerBefore)
            m_action.setChecked(!drawer && !m_fromAfar);
        setShown(m_action.isChecked());
    }
    placeDrawer();
}

/// Over the map's right edge; the sentence stays in sight beside it.
void BoardPanels::placeDrawer()
{
    if (m_folded != Folded::Both)
        return;
    const QRect room = m_middle.geometry();
    m_side.setGeometry(room.right() + 1 - m_side.width(), room.top(), m_side.width(), room.height());
    m_side.raise();
}

int BoardPanels::drawerWidth() const
{
    return m_folded == Folded::Both && !m_side.isHidden() ? m_side.width() : 0;
}

void BoardPanels::setShown(bool shown)
{
    m_powers.parentWidget()->setVisible(shown || (m_folded == Folded::Both && !m_fromAfar));
    m_side.setVisible(shown && !m_editing);
    placeDrawer();
}

void BoardPanels::setFromAfar(bool on)
{
    if (on != m_fromAfar && on)
        m_wantedNear = m_action.isChecked();
    m_fromAfar = on;
    m_action.setChecked((!on || staysFromAfar()) && m_wantedNear && m_folded != Folded::Both);
    setShown(m_action.isChecked());
}

void BoardPanels::setRoomBeside(bool on)
{
    if (on == m_roomBeside)
        return;
    m_roomBeside = on;
    if (m_fromAfar)
        setFromAfar(true);
}

int BoardPanels::wide() const
{
    return metrics::leftPanel + m_side.width();
}

void BoardPanels::setEditing(bool on)
{
    m_editing = on;
    setShown(m_action.isChecked());
}

} // namespace entente::app

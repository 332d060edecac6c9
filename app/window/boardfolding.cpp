// How the board's panels give way to the map where the window is narrow, and in full screen.

#include "window/boardpage.h"

#include "look/theme.h"
#include "panels/powerspanel.h"
#include "panels/timeline.h"
#include "window/actions.h"
#include "window/positionpanel.h"
#include "window/sentencebar.h"
#include "window/sidepanel.h"
#include "window/topbar.h"

#include <QHBoxLayout>

namespace entente::app {

namespace {

constexpr int emblemsBelow = 1366; ///< pixels of the page
constexpr int drawerBelow = 1000;
constexpr int emblemsWide = 64;

} // namespace

void BoardPage::fold()
{
    const Folded folded = width() < drawerBelow    ? Folded::Both
                          : width() < emblemsBelow ? Folded::Powers
                                                   : Folded::Nothing;
    if (folded != m_folded) {
        const bool drawer = folded == Folded::Both;
        const bool drawerBefore = m_folded == Folded::Both;
        m_folded = folded;
        m_powers->setFolded(folded != Folded::Nothing);
        m_powers->parentWidget()->setFixedWidth(folded == Folded::Nothing ? metrics::leftPanel : emblemsWide);
        m_topBar->setNarrow(drawer);
        if (drawer && !drawerBefore)
            m_row->removeWidget(m_side);
        else if (!drawer && drawerBefore)
            m_row->insertWidget(m_row->indexOf(m_middle) + 1, m_side);
        if (drawer != drawerBefore)
            m_actions.panels->setChecked(!drawer && !m_fromAfar);
        setPanelsShown(m_actions.panels->isChecked());
    }
    placeDrawer();
}

/// Over the map's right edge; the sentence stays in sight beside it.
void BoardPage::placeDrawer()
{
    if (m_folded != Folded::Both)
        return;
    const QRect room = m_middle->geometry();
    m_side->setGeometry(room.right() + 1 - m_side->width(), room.top(), m_side->width(), room.height());
    m_side->raise();
}

void BoardPage::setPanelsShown(bool shown)
{
    m_powers->parentWidget()->setVisible(shown || (m_folded == Folded::Both && !m_fromAfar));
    m_side->setVisible(shown && !m_editing);
    placeDrawer();
}

void BoardPage::setFromAfar(bool on)
{
    if (m_fromAfar == on)
        return;
    m_fromAfar = on;
    m_topBar->setFromAfar(on);
    m_sentence->setFromAfar(on);
    m_timeline->setVisible(!on);
    m_actions.panels->setChecked(!on && m_folded != Folded::Both);
    setPanelsShown(m_actions.panels->isChecked());
    placeFloats();
    beginNews();
}

} // namespace entente::app

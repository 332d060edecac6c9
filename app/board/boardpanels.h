#pragma once

class QAction;
class QHBoxLayout;
class QWidget;

namespace entente::app {

class PowersPanel;
class SidePanel;
class TopBar;

/// The panels beside the map, and how they give way to it: where the page is narrow, in full screen, and while a
/// position is set up.
class BoardPanels {
public:
    /// `row`: in which powers, middle and side stand; `action`: whether the panels are wanted.
    BoardPanels(QHBoxLayout &row, QWidget &middle, PowersPanel &powers, SidePanel &side, TopBar &topBar,
                QAction &action);

    void fold(int width); ///< as far as a page of that width is too narrow for them
    void setShown(bool shown);
    void setFromAfar(bool on);
    /// Whether the panels take from the map only what it has no use for: then they stay, seen from afar.
    void setRoomBeside(bool on);
    int wide() const; ///< what they take beside the map where nothing is folded; pixels
    void setEditing(bool on);
    int drawerWidth() const; ///< of what lies over the map's right edge; 0: nothing does

private:
    void placeDrawer();
    bool staysFromAfar() const { return m_roomBeside && m_folded == Folded::Nothing; }

    /// What gives way where there is little room: first the words beside the powers' emblems, then the side panel,
    /// which becomes a drawer over the map.
    enum class Folded { Nothing, Powers, Both };

    QHBoxLayout &m_row;
    QWidget &m_middle;
    PowersPanel &m_powers;
    SidePanel &m_side;
    TopBar &m_topBar;
    QAction &m_action;
    Folded m_folded = Folded::Nothing;
    bool m_fromAfar = false;
    bool m_roomBeside = false;
    bool m_wantedNear = true; ///< before it was looked at from afar
    bool m_editing = false;
};

} // namespace entente::app

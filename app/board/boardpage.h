#pragma once

#include "document/gamedocument.h"
#include "flow/tableclock.h"
#include "flow/tableflow.h"
#include "look/handrest.h"
#include "map/mapview.h"
#include "tools/ordertool.h"
#include "actions/commandpalette.h"
#include "board/boardanswers.h"
#include "board/shownstate.h"
#include "board/trialrun.h"

#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <tuple>

class QMenu;

namespace entente::app {

class Actions;
class BoardFilms;
class BoardFloats;
class BoardPanels;
class CoalescedUpdate;
class PositionPanel;
class PositionTool;
class PowersPanel;
class SentenceBar;
class Sheet;
class SidePanel;
class Timeline;
class Thinker;
class TopBar;
class Watcher;

/// The page on which a game is played: top bar, powers, map with its sentence, orders and results,
/// timeline. Connects them; what they mean is the flow's and the tool's. What goes on by itself (BoardFilms), what
/// floats over the map (BoardFloats), how the panels fold (BoardPanels) and what is only tried (TrialRun) are theirs.
///
/// A page lives as long as one person sits at it: at a hotseat table it is thrown away when they get
/// up, with the tool, every list, field, desk and menu that belongs to it, and the next person finds a
/// page that nobody has touched. So nothing here has to be put back, and nothing can be forgotten.
/// What outlives a sitting is no field of this class: it is the game's, or a preference.
class BoardPage : public QWidget {
    Q_OBJECT

public:
    BoardPage(GameDocument &document, TableFlow &flow, Actions &actions, QMenu *menu, QWidget *parent = nullptr);
    ~BoardPage() override;

    /// Whoever sat here has got up: nothing moves any more, what was opened is closed. The page is about to be deleted.
    void leave();
    /// Nor is anything done that its parts put off; once it is no part of the window, since leaving that puts off more.
    void dropPutOff();

    /// Another variant's map.
    void setSheet(std::shared_ptr<const MapSheet> sheet, const Livery &livery);
    void showLivery(Livery livery); ///< other colours on the same sheet
    void setDark(bool dark);
    /// The clock that the top bar shows; it must outlive the page.
    void setClock(const TableClock &clock);
    /// Whose thinking the top bar shows, and who leads a watched game on; they must outlive the page.
    void setComputers(Thinker &thinker, Watcher &watcher);
    BoardFilms &films() { return *m_films; } ///< replays, reveals, news
    /// How the map is painted; nothing: light or dark as the window is.
    void setMapStyle(std::optional<MapStyle> style);
    void setSymbols(SymbolSet set);    ///< what units are drawn as, on the map and in lists
    void setReplaySpeed(double speed); ///< as it was chosen last
    MapView &map();                    ///< as everything that has changed makes it
    OrderTool &tool() { return m_tool; }

    /// Says something in the sentence's place until the next choice; of two lines the first where the order stands.
    void say(const QString &text, bool refusal);
    /// Everything that the sentence says now.
    QString status() const;
    /// Seals, reveals or goes on: what the filled button does.
    void goOn();
    void seal();

    /// Lays a sheet over the foot of the panel beside the map, which gives way to it; without a panel over the map.
    void showInCorner(Sheet &sheet);
    void giveWayTo(Sheet &sheet); ///< that lies there already

    void setMenuButtonShown(bool shown); ///< in the top bar
    void setPanelsShown(bool shown);
    /// To be read from across the room: large type, folded panels, and the results told one after another.
    void setFromAfar(bool on);
    void setLabels(Labels labels);      ///< how the map names its places
    void cycleLabels();                 ///< in full, short, not at all; until another seat takes the page
    void cycleOrdersShown();            ///< all, own, the selected unit's, those that failed, none
    void setStrengthsShown(bool shown); ///< on the orders of a turn of the past
    int ordersDrawn();                  ///< how many orders the map shows
    void showStandings();               ///< how the game stands or ended: centres by year
    void focusOrderLine();
    /// Answers to what somebody asks in words: of a place, or what became of the orders. None at a curtain.
    QList<CommandPalette::Answer> answers(const QString &typed);
    QString answer(const BoardQuestion &question); ///< the same in lines of plain text
    void focusMap();
    void goRound(bool back); ///< the keyboard goes to the next part of the window, or to the one before
    void askWhy();           ///< unfolds the result looked at
    /// Adjudicates a copy of the orders that are seen, assumed ones among them, and shows what would
    /// come of them; once more, or Escape, and the present is back. The game is not touched.
    void toggleWhatIf();
    void askReplies();     ///< beside the map: what the others could answer to the orders of whoever is written for
    void toggleAssuming(); ///< clicks on other powers' units write down what they may do
    bool showsWhatIf() const { return m_trial.isOn(); }
    void leaveWhatIf(); ///< before what is shown goes into a file: it never happened
    /// Clicks set up a position instead of writing orders; the palette stands where the orders stood.
    void setEditing(bool on);
    bool isEditing() const { return m_editing; }
    /// Keys that a focused list has left over.
    bool takeKey(QKeyEvent &event);

Q_SIGNALS:
    void refreshed(); ///< what can be done here may be something else now
    void mapShown();  ///< the map was told what to show
    void newGameWanted();
    void playOnWanted();                  ///< though somebody has won
    void ruleWanted(const QString &rule); ///< this paragraph of the rules is to be read
    void scheduleWanted();                ///< the order of acting is to be written down
    void editingEnded();
    void againWanted(bool lots); ///< another game with the same players; see EndDesk
    void gamePageWanted();       ///< the whole game saved as a page

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    Telling telling() const;
    void showAsked(BoardQuestion::Asks asks, RegionId place);
    void layOut(QMenu *menu);
    void connectMap();
    void connectTools();
    void connectLists();
    void connectGame();
    void tellEnd();
    void connectFilms();
    void refresh(); ///< after a change of the game, the table or the view
    /// What is told anew once all that changes with it has changed.
    void refreshMap();
    void refreshSentence();
    void refreshStatuses();
    BoardView viewNow() const; ///< with what the table and the tool decide of it
    void showOnMap();
    void tellSentence();
    void keepFloatsClear();
    void makeRoomFromAfar();
    void tellStatuses();
    void retranslate();
    void lookAt(int result);
    void lookAtHappening(int happening); ///< an index into happeningsOf(the turn shown)
    void pointAt(const UnitRef &unit);
    QString happeningSentenceNow() const; ///< of the one looked at, if any
    void revealOpen();
    void followWriter(); ///< where one power's orders are filtered, and another's are written
    /// Was the question what to do about missing orders there long enough to be read, and is this press the answer?
    bool isAnswered();
    std::tuple<Step, PowerId, int> timeOfAsking() const;
    void showReply(const std::vector<GivenOrder> &orders); ///< what others might answer, drawn as assumed
    void askToSeal(bool asked); ///< the next press means it all the same, or (not `asked`) no longer does
    QString missingNow() const; ///< who has no order yet; empty: nobody who would be asked about
    void sayMissing();
    void unsay(); ///< what was said is read no longer; nor is a question asked that stood there
    bool stepThroughResults(int by);
    void offerMenu(const UnitRef &at, QPoint globalPos);
    /// An arrow as a note or, where both are one place, a ring; drawn once more it goes. `mark`: words at the place
    /// instead.
    void sketch(ProvinceId from, ProvinceId to, const std::string &mark = {});
    void choosePower(PowerId power);
    void pointOut(PowerId power);
    bool takeEscape();                                    ///< the present and all of it, step by step
    void tellChoice(const std::function<void()> &choose); ///< a button beside the sentence was pressed
    Sentence sentenceOfTurn(int turn) const;
    Tool &active() const; ///< what the mouse and the keyboard mean on the map

    GameDocument &m_document;
    TableFlow &m_flow;
    OrderTool &m_tool; ///< this page's own
    Actions &m_actions;
    TopBar *m_topBar;
    PowersPanel *m_powers;
    QWidget *m_middle;
    MapView *m_map;
    SentenceBar *m_sentence;
    CoalescedUpdate *m_mapDue;
    CoalescedUpdate *m_sentenceDue;
    CoalescedUpdate *m_statusesDue;
    SidePanel *m_side;
    PositionTool *m_setup;
    PositionPanel *m_palette;
    bool m_editing = false;
    Timeline *m_timeline;
    BoardFilms *m_films;
    BoardFloats *m_floats;
    std::unique_ptr<BoardPanels> m_panels;
    TrialRun m_trial;
    bool m_fromAfar = false;
    std::shared_ptr<const MapSheet> m_sheet;
    BoardView m_view;
    HandRest m_question; ///< whether to leave units without orders
    /// When that was asked: step, seat and turn. At another time it is another question.
    std::tuple<Step, PowerId, int> m_askedAt;
    Labels m_labels = Labels::Full;
    SymbolSet m_symbols = SymbolSet::Figures;
    bool m_dark = false;             ///< the window
    bool m_endShown = false;         ///< the end was told once
    std::optional<MapStyle> m_style; ///< the map, if it is not as the window
    QString m_said;
    bool m_saidRefuses = false;
    int m_shownTurn = -2;
};

} // namespace entente::app

#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QObject>

class QWidget;

namespace entente::app {

/// Every action of the window, made once: menus, buttons, shortcuts and scripts share them. An
/// action's objectName and English text never change; what is shown follows the language.
class Actions : public QObject {
    Q_OBJECT

    struct Text {
        QAction *action;
        const char *source;
    };
    QWidget *m_window; // it and the texts stand before the actions, which are made with both
    QList<Text> m_texts;

public:
    explicit Actions(QWidget *window);

    // Games, the table, and who plays there.
    QAction *home = make("home", QT_TR_NOOP("New game…"), QKeySequence::New);
    QAction *newGame = make("newGame", QT_TR_NOOP("New game with settings…"), key("Ctrl+Shift+N"));
    QAction *open = make("open", QT_TR_NOOP("Open…"), QKeySequence::Open);
    QAction *save = make("save", QT_TR_NOOP("Save"), QKeySequence::Save);
    QAction *saveAs = make("saveAs", QT_TR_NOOP("Save as…"), key("Ctrl+Shift+S"));
    QAction *quit = make("quit", QT_TR_NOOP("Quit"), QKeySequence::Quit);
    QAction *undo = make("undo", QT_TR_NOOP("Undo"), QKeySequence::Undo);
    QAction *redo = make("redo", QT_TR_NOOP("Redo"), key("Ctrl+Shift+Z"));
    QAction *seal = make("seal", QT_TR_NOOP("Seal orders"), key("Ctrl+Return"));
    /// Leaves the seat unsealed.
    QAction *handOver = make("handOver", QT_TR_NOOP("Hand over"), key("Ctrl+H"));
    /// The last season, by the whole table.
    QAction *takeBack = make("takeBack", QT_TR_NOOP("Take the season back…"));
    QAction *adjudicate = make("adjudicate", QT_TR_NOOP("Reveal now"), key("Ctrl+Shift+Return"));
    QAction *countdown = make("countdown", QT_TR_NOOP("Count down to the reveal"));
    QAction *stopClock = make("stopClock", QT_TR_NOOP("Pause clock"), key("Pause"));
    QAction *ownPin = make("ownPin", QT_TR_NOOP("Set PIN…"));
    QAction *editPosition = make("editPosition", QT_TR_NOOP("Set up a position"), key("Ctrl+D"));
    /// Test cases, expected and found.
    QAction *cases = make("cases", QT_TR_NOOP("Test cases…"));
    /// A folder of games, and what they tell together.
    QAction *library = make("library", QT_TR_NOOP("Library of games…"));
    /// Boards and seats of a club's evening, and its standings.
    QAction *round = make("round", QT_TR_NOOP("A club's round…"));
    QAction *deadline = make("deadline", QT_TR_NOOP("Name and deadline…"));
    QAction *columns = make("columns", QT_TR_NOOP("Orders of all powers…"), key("Ctrl+Shift+O"));
    QAction *lines = make("lines", QT_TR_NOOP("Lines of play…"), key("Ctrl+L"));
    QAction *notes = make("notes", QT_TR_NOOP("Notes…"), key("Ctrl+Shift+M"));
    QAction *notesInPictures = make("notesInPictures", QT_TR_NOOP("Include notes in pictures and reports"));
    /// The desk on which a drawing becomes one.
    QAction *makeVariant = make("makeVariant", QT_TR_NOOP("Make a variant…"));
    /// Names, remarks and deletion of a player's own variants.
    QAction *ownVariants = make("ownVariants", QT_TR_NOOP("Your variants…"));
    /// A new game: one power is yours, computers play the rest.
    QAction *againstComputer = make("againstComputer", QT_TR_NOOP("Play against the computer"));
    QAction *standIn = make("standIn", QT_TR_NOOP("Person or computer…"));
    /// Computers think while people write; off: they wait.
    QAction *think = make("think", QT_TR_NOOP("Computer thinks"));
    /// A game that only computers play goes on, or rests.
    QAction *watch = make("watch", QT_TR_NOOP("Let the game go on"), key("Ctrl+Space"));
    /// Seats that are written on phones.
    QAction *phones = make("phones", QT_TR_NOOP("Phones…"));
    /// How the game may end by agreement.
    QAction *vote = make("vote", QT_TR_NOOP("Draw or concession…"));
    /// What powers promise each other.
    QAction *deals = make("deals", QT_TR_NOOP("Deals…"), key("Ctrl+Shift+K"));
    QAction *next = make("next", QT_TR_NOOP("Next phase"), key("N"));
    QAction *clearOrders = make("clearOrders", QT_TR_NOOP("Clear all orders"), key("Ctrl+Delete"));
    QAction *lenient = make("lenient", QT_TR_NOOP("Allow impossible orders"));

    // Orders that come in and go out, and what is to be thought of them.
    QAction *readMail = make("readMail", QT_TR_NOOP("Paste orders…"), key("Ctrl+M"));
    /// A game master's, side by side.
    QAction *ledGames = make("ledGames", QT_TR_NOOP("Games you lead…"));
    /// That players sent ahead.
    QAction *keptOrders = make("keptOrders", QT_TR_NOOP("Orders kept for later…"));
    QAction *report = make("report", QT_TR_NOOP("Report to the players…"), key("Ctrl+R"));
    QAction *replies = make("replies", QT_TR_NOOP("What beats this?"), key("Ctrl+B"));
    QAction *contract = make("contract", QT_TR_NOOP("Contract…"), key("Ctrl+K"));
    QAction *schedule = make("schedule", QT_TR_NOOP("Order of acting…"));
    /// The studies.
    QAction *learn = make("learn", QT_TR_NOOP("Learn…"));
    QAction *makeStudy = make("makeStudy", QT_TR_NOOP("Make a study…"));
    QAction *puzzles = make("puzzles", QT_TR_NOOP("Puzzles…"));
    QAction *rules = make("rules", QT_TR_NOOP("Rules"), key("F1"));
    QAction *copyText = make("copyText", QT_TR_NOOP("Copy as text"), key("Ctrl+Shift+C"));
    QAction *savePicture = make("savePicture", QT_TR_NOOP("Save a picture or report…"), key("Ctrl+E"));
    QAction *saveGame = make("saveGame", QT_TR_NOOP("Export game…"), key("Ctrl+Shift+E"));
    QAction *print = make("print", QT_TR_NOOP("Print…"), QKeySequence::Print);

    // What is seen, and how.
    QAction *showOrders = make("showOrders", QT_TR_NOOP("Show orders: all, some, none"), key("O"));
    QAction *strengths = make("strengths", QT_TR_NOOP("Show strengths"), key("Shift+O"));
    QAction *labels = make("labels", QT_TR_NOOP("Names: full, short, none"), key("L"));
    QAction *patterns = make("patterns", QT_TR_NOOP("Colour-blind patterns"), key("P"));
    QAction *panels = make("panels", QT_TR_NOOP("Panels"), key("F9"));
    /// Of the window and the sheets beside its board alike.
    QAction *foldSheet = make("foldSheet", QT_TR_NOOP("Fold the sheet"), key("F8"));
    QAction *orderLine = make("typeOrder", QT_TR_NOOP("Type an order"), key("/"));
    QAction *map = make("focusMap", QT_TR_NOOP("Go to the map"), key("F6"));
    /// Of the window: the keyboard goes round it the other way.
    QAction *partBefore = make("partBefore", QT_TR_NOOP("Previous part of the window"), key("Shift+F6"));
    QAction *why = make("why", QT_TR_NOOP("Why?"), key("?"));
    QAction *replay = make("replay", QT_TR_NOOP("Replay the turn"), key("F5"));
    QAction *replayGame = make("replayWholeGame", QT_TR_NOOP("Replay the whole game"), key("Shift+F5"));
    QAction *standings = make("standings", QT_TR_NOOP("Standings"), key("Ctrl+G"));
    QAction *whatIf = make("whatIf", QT_TR_NOOP("What if?"), key("T"));
    QAction *assume = make("assume", QT_TR_NOOP("Guess other players' orders"), key("Ctrl+T"));
    /// The computer says what another power may do.
    QAction *guess = make("guess", QT_TR_NOOP("What would they do?"), key("Ctrl+Shift+I"));
    /// Plans that no reply breaks.
    QAction *safest = make("safest", QT_TR_NOOP("Safest orders…"));
    QAction *advice = make("advice", QT_TR_NOOP("Suggest orders…"), key("Ctrl+I"));
    QAction *palette = make("commands", QT_TR_NOOP("All commands…"), key("Ctrl+Shift+P"));
    /// Off: the same menus stand behind one button.
    QAction *menuBar = make("menuBar", QT_TR_NOOP("Menu bar"));
    /// What everybody knows, looked at by all between two seats.
    QAction *publicBoard = make("publicBoard", QT_TR_NOOP("Look at the board"), key("B"));
    QAction *fullScreen = make("fullScreen", QT_TR_NOOP("Full screen"), key("F11"));
    /// Every key, to be read and changed.
    QAction *keys = make("keys", QT_TR_NOOP("Keys…"));
    QAction *manual = make("manual", QT_TR_NOOP("Manual"), key("Shift+F1"));
    QAction *about = make("about", QT_TR_NOOP("About Entente"));
    QAction *preferences = make("preferences", QT_TR_NOOP("Preferences…"), key("Ctrl+,"));
    QAction *autoReplay = make("autoReplay", QT_TR_NOOP("Replay each turn after the reveal"));
    /// A reveal tells one conflict after another; off: all at once.
    QAction *pacedReveal = make("pacedReveal", QT_TR_NOOP("Reveal conflicts one by one"));
    /// Off: results are there at once.
    QAction *motion = make("motion", QT_TR_NOOP("Animations"));
    QAction *sounds = make("sounds", QT_TR_NOOP("Sounds"));
    QAction *contrast = make("contrast", QT_TR_NOOP("High contrast in the window"));
    QAction *firstTurn = make("firstTurn", QT_TR_NOOP("First phase"), key("Home"));
    QAction *previousTurn = make("previousTurn", QT_TR_NOOP("Phase before"), key("Alt+Left"));
    QAction *nextTurn = make("nextTurn", QT_TR_NOOP("Phase after"), key("Alt+Right"));
    QAction *lastTurn = make("lastTurn", QT_TR_NOOP("Present"), key("End"));

    // Of each of these lists one is chosen.
    QList<QAction *> paces;      ///< as Watcher::Pace
    QList<QAction *> themes;     ///< system, light, dark
    QList<QAction *> mapStyles;  ///< as the window, then as in MapStyle
    QList<QAction *> symbolSets; ///< as SymbolSet
    QList<QAction *> namings;    ///< of the map's places: as Labels
    QList<QAction *> notations;  ///< in which orders are copied: the house notation, then as otherNotations()
    QList<QAction *> languages;  ///< data(): the code

    /// Open or not, and if not, why: a sentence for whoever asks.
    static void allow(QAction *action, bool open, const QString &why);
    static QString whyOff(const QAction &action);
    QAction *withKey(QKeyCombination key) const; ///< null: no command has it

    void retranslate();

private:
    void makeChoices();
    QList<QAction *> oneOf(const QList<QAction *> &choices); ///< makes them exclude one another
    QAction *make(const char *name, const char *text, const QKeySequence &key = {});
    static QKeySequence key(const char *name) { return QKeySequence(QString::fromLatin1(name)); }
};

} // namespace entente::app

#pragma once

#include <QAction>
#include <QList>
#include <QObject>

class QWidget;

namespace entente::app {

/// Every action of the window, made once: menus, buttons, shortcuts and scripts share them. An
/// action's objectName and English text never change; what is shown follows the language.
class Actions : public QObject {
    Q_OBJECT

public:
    explicit Actions(QWidget *window);

    QAction *home = nullptr;
    QAction *newGame = nullptr; ///< with settings
    QAction *open = nullptr;
    QAction *save = nullptr;
    QAction *saveAs = nullptr;
    QAction *quit = nullptr;
    QAction *undo = nullptr;
    QAction *redo = nullptr;
    QAction *seal = nullptr;
    QAction *handOver = nullptr; ///< leaves the seat unsealed
    QAction *takeBack = nullptr; ///< the last season, by the whole table
    QAction *adjudicate = nullptr;
    QAction *countdown = nullptr; ///< before the reveal
    QAction *stopClock = nullptr;
    QAction *ownPin = nullptr;
    QAction *editPosition = nullptr;
    QAction *cases = nullptr;   ///< test cases, expected and found
    QAction *library = nullptr; ///< a folder of games, and what they tell together
    QAction *columns = nullptr; ///< the orders of all powers side by side
    QAction *lines = nullptr;   ///< of play, as a tree
    QAction *notes = nullptr;
    QAction *notesInPictures = nullptr; ///< off: pictures and reports are made without them
    QAction *makeVariant = nullptr;     ///< the desk on which a drawing becomes one
    QAction *ownVariants = nullptr;     ///< names, remarks and deletion of a player's own variants
    QAction *againstComputer = nullptr; ///< a new game: one power is yours, computers play the rest
    QAction *standIn = nullptr;         ///< a person or a computer at a seat
    QAction *think = nullptr;           ///< computers think while people write; off: they wait
    QAction *watch = nullptr;           ///< a game that only computers play goes on, or rests
    QList<QAction *> paces;             ///< as Watcher::Pace
    QAction *phones = nullptr;          ///< seats that are written on phones
    QAction *vote = nullptr;            ///< how the game may end by agreement
    QAction *next = nullptr;
    QAction *clearOrders = nullptr;
    QAction *lenient = nullptr;
    QAction *readMail = nullptr;
    QAction *ledGames = nullptr;   ///< a game master's, side by side
    QAction *keptOrders = nullptr; ///< that players sent ahead
    QAction *report = nullptr;     ///< of a turn, to be sent round
    QAction *deadline = nullptr;   ///< the game's name, and when orders are due
    QAction *replies = nullptr;
    QAction *contract = nullptr;
    QAction *schedule = nullptr;
    QAction *learn = nullptr; ///< the studies
    QAction *makeStudy = nullptr;
    QAction *puzzles = nullptr;
    QAction *rules = nullptr;
    QAction *copyText = nullptr;
    QAction *savePicture = nullptr;
    QAction *saveGame = nullptr;
    QAction *print = nullptr;
    QAction *showOrders = nullptr;
    QAction *strengths = nullptr;
    QAction *labels = nullptr;
    QAction *patterns = nullptr;
    QAction *panels = nullptr;
    QAction *orderLine = nullptr;
    QAction *map = nullptr;
    QAction *partBefore = nullptr; ///< of the window: the keyboard goes round it the other way
    QAction *why = nullptr;
    QAction *replay = nullptr;
    QAction *replayGame = nullptr;
    QAction *standings = nullptr;
    QAction *whatIf = nullptr;
    QAction *assume = nullptr;
    QAction *guess = nullptr;  ///< the computer says what another power may do
    QAction *safest = nullptr; ///< plans that no reply breaks
    QAction *advice = nullptr; ///< the computer says what it would order
    QAction *palette = nullptr;
    QAction *menuBar = nullptr;     ///< off: the same menus stand behind one button
    QAction *publicBoard = nullptr; ///< what everybody knows, looked at by all between two seats
    QAction *fullScreen = nullptr;
    QAction *keys = nullptr; ///< every key, to be read and changed
    QAction *manual = nullptr;
    QAction *about = nullptr;
    QAction *preferences = nullptr;
    QAction *autoReplay = nullptr;  ///< a turn plays when it is revealed
    QAction *pacedReveal = nullptr; ///< a reveal tells one conflict after another; off: all at once
    QAction *motion = nullptr;      ///< off: results are there at once
    QAction *sounds = nullptr;
    QAction *contrast = nullptr; ///< the window in colours as far apart as they go
    QAction *firstTurn = nullptr;
    QAction *previousTurn = nullptr;
    QAction *nextTurn = nullptr;
    QAction *lastTurn = nullptr;
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
    void makeGameCommands();
    void makeOrderCommands();
    void makeViewCommands();
    void makeChoices();
    QList<QAction *> oneOf(const QList<QAction *> &choices); ///< makes them exclude one another
    QAction *make(const char *name, const char *text, const QKeySequence &key = {});

    struct Text {
        QAction *action;
        const char *source;
    };
    QWidget *m_window;
    QList<Text> m_texts;
};

} // namespace entente::app

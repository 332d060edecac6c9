#include "actions/actions.h"

#include "actions/language.h"
#include "look/widgets.h"

#include <QActionGroup>
#include <QKeySequence>
#include <QWidget>

namespace entente::app {

using namespace Qt::StringLiterals;

Actions::Actions(QWidget *window) : QObject(window), m_window(window)
{
    makeGameCommands();
    makeOrderCommands();
    makeViewCommands();
    // A key that is held down does it once, unless it goes on step by step.
    for (QAction *any : findChildren<QAction *>())
        any->setAutoRepeat(any == undo || any == redo || any == previousTurn || any == nextTurn);
    for (QAction *toggle :
         {lenient, autoReplay, pacedReveal, motion, sounds, contrast, editPosition, showOrders, strengths, patterns,
          panels, countdown, stopClock, notesInPictures, menuBar, fullScreen, watch, think})
        toggle->setCheckable(true);
    showOrders->setChecked(true);
    panels->setChecked(true);
    menuBar->setChecked(true);
    makeChoices();
    retranslate();
}

/// Games, the table, and who plays there.
void Actions::makeGameCommands()
{
    home = make("home", QT_TR_NOOP("New game…"), QKeySequence::New);
    newGame = make("newGame", QT_TR_NOOP("New game with settings…"), QKeySequence(u"Ctrl+Shift+N"_s));
    open = make("open", QT_TR_NOOP("Open…"), QKeySequence::Open);
    save = make("save", QT_TR_NOOP("Save"), QKeySequence::Save);
    saveAs = make("saveAs", QT_TR_NOOP("Save as…"), QKeySequence(u"Ctrl+Shift+S"_s));
    quit = make("quit", QT_TR_NOOP("Quit"), QKeySequence::Quit);
    undo = make("undo", QT_TR_NOOP("Undo"), QKeySequence::Undo);
    redo = make("redo", QT_TR_NOOP("Redo"), QKeySequence(u"Ctrl+Shift+Z"_s));
    seal = make("seal", QT_TR_NOOP("Seal orders"), QKeySequence(u"Ctrl+Return"_s));
    handOver = make("handOver", QT_TR_NOOP("Hand over"), QKeySequence(u"Ctrl+H"_s));
    takeBack = make("takeBack", QT_TR_NOOP("Take the season back…"));
    adjudicate = make("adjudicate", QT_TR_NOOP("Reveal now"), QKeySequence(u"Ctrl+Shift+Return"_s));
    countdown = make("countdown", QT_TR_NOOP("Count down to the reveal"));
    stopClock = make("stopClock", QT_TR_NOOP("Pause clock"), QKeySequence(u"Pause"_s));
    ownPin = make("ownPin", QT_TR_NOOP("Set PIN…"));
    editPosition = make("editPosition", QT_TR_NOOP("Set up a position"), QKeySequence(u"Ctrl+D"_s));
    cases = make("cases", QT_TR_NOOP("Test cases…"));
    library = make("library", QT_TR_NOOP("Library of games…"));
    deadline = make("deadline", QT_TR_NOOP("Name and deadline…"));
    columns = make("columns", QT_TR_NOOP("Orders of all powers…"), QKeySequence(u"Ctrl+Shift+O"_s));
    lines = make("lines", QT_TR_NOOP("Lines of play…"), QKeySequence(u"Ctrl+L"_s));
    notes = make("notes", QT_TR_NOOP("Notes…"), QKeySequence(u"Ctrl+Shift+M"_s));
    notesInPictures = make("notesInPictures", QT_TR_NOOP("Include notes in pictures and reports"));
    makeVariant = make("makeVariant", QT_TR_NOOP("Make a variant…"));
    ownVariants = make("ownVariants", QT_TR_NOOP("Your variants…"));
    againstComputer = make("againstComputer", QT_TR_NOOP("Play against the computer"));
    standIn = make("standIn", QT_TR_NOOP("Person or computer…"));
    think = make("think", QT_TR_NOOP("Computer thinks"));
    watch = make("watch", QT_TR_NOOP("Let the game go on"), QKeySequence(u"Ctrl+Space"_s));
    phones = make("phones", QT_TR_NOOP("Phones…"));
    vote = make("vote", QT_TR_NOOP("Draw or concession…"));
    next = make("next", QT_TR_NOOP("Next phase"), QKeySequence(u"N"_s));
    clearOrders = make("clearOrders", QT_TR_NOOP("Clear all orders"), QKeySequence(u"Ctrl+Delete"_s));
    lenient = make("lenient", QT_TR_NOOP("Allow impossible orders"));
}

/// Orders that come in and go out, and what is to be thought of them.
void Actions::makeOrderCommands()
{
    readMail = make("readMail", QT_TR_NOOP("Paste orders…"), QKeySequence(u"Ctrl+M"_s));
    ledGames = make("ledGames", QT_TR_NOOP("Games you lead…"));
    keptOrders = make("keptOrders", QT_TR_NOOP("Orders kept for later…"));
    report = make("report", QT_TR_NOOP("Report to the players…"), QKeySequence(u"Ctrl+R"_s));
    replies = make("replies", QT_TR_NOOP("What beats this?"), QKeySequence(u"Ctrl+B"_s));
    contract = make("contract", QT_TR_NOOP("Contract…"), QKeySequence(u"Ctrl+K"_s));
    schedule = make("schedule", QT_TR_NOOP("Order of acting…"));
    learn = make("learn", QT_TR_NOOP("Learn…"));
    makeStudy = make("makeStudy", QT_TR_NOOP("Make a study…"));
    puzzles = make("puzzles", QT_TR_NOOP("Puzzles…"));
    rules = make("rules", QT_TR_NOOP("Rules"), QKeySequence(u"F1"_s));
    copyText = make("copyText", QT_TR_NOOP("Copy as text"), QKeySequence(u"Ctrl+Shift+C"_s));
    savePicture = make("savePicture", QT_TR_NOOP("Save a picture or report…"), QKeySequence(u"Ctrl+E"_s));
    saveGame = make("saveGame", QT_TR_NOOP("Export game…"), QKeySequence(u"Ctrl+Shift+E"_s));
    print = make("print", QT_TR_NOOP("Print…"), QKeySequence::Print);
}

/// What is seen, and how.
void Actions::makeViewCommands()
{
    showOrders = make("showOrders", QT_TR_NOOP("Show orders: all, some, none"), QKeySequence(u"O"_s));
    strengths = make("strengths", QT_TR_NOOP("Show strengths"), QKeySequence(u"Shift+O"_s));
    labels = make("labels", QT_TR_NOOP("Names: full, short, none"), QKeySequence(u"L"_s));
    patterns = make("patterns", QT_TR_NOOP("Colour-blind patterns"), QKeySequence(u"P"_s));
    panels = make("panels", QT_TR_NOOP("Panels"), QKeySequence(u"F9"_s));
    orderLine = make("typeOrder", QT_TR_NOOP("Type an order"), QKeySequence(u"/"_s));
    map = make("focusMap", QT_TR_NOOP("Go to the map"), QKeySequence(u"F6"_s));
    partBefore = make("partBefore", QT_TR_NOOP("Previous part of the window"), QKeySequence(u"Shift+F6"_s));
    why = make("why", QT_TR_NOOP("Why?"), QKeySequence(u"?"_s));
    replay = make("replay", QT_TR_NOOP("Replay the turn"), QKeySequence(u"F5"_s));
    replayGame = make("replayWholeGame", QT_TR_NOOP("Replay the whole game"), QKeySequence(u"Shift+F5"_s));
    standings = make("standings", QT_TR_NOOP("Standings"), QKeySequence(u"Ctrl+G"_s));
    whatIf = make("whatIf", QT_TR_NOOP("What if?"), QKeySequence(u"T"_s));
    assume = make("assume", QT_TR_NOOP("Guess other players' orders"), QKeySequence(u"Ctrl+T"_s));
    guess = make("guess", QT_TR_NOOP("What would they do?"), QKeySequence(u"Ctrl+Shift+I"_s));
    safest = make("safest", QT_TR_NOOP("Safest orders…"));
    advice = make("advice", QT_TR_NOOP("Suggest orders…"), QKeySequence(u"Ctrl+I"_s));
    palette = make("commands", QT_TR_NOOP("All commands…"), QKeySequence(u"Ctrl+Shift+P"_s));
    menuBar = make("menuBar", QT_TR_NOOP("Menu bar"));
    publicBoard = make("publicBoard", QT_TR_NOOP("Look at the board"), QKeySequence(u"B"_s));
    fullScreen = make("fullScreen", QT_TR_NOOP("Full screen"), QKeySequence(u"F11"_s));
    keys = make("keys", QT_TR_NOOP("Keys…"));
    manual = make("manual", QT_TR_NOOP("Manual"), QKeySequence(u"Shift+F1"_s));
    about = make("about", QT_TR_NOOP("About Entente"));
    preferences = make("preferences", QT_TR_NOOP("Preferences…"), QKeySequence(u"Ctrl+,"_s));
    autoReplay = make("autoReplay", QT_TR_NOOP("Replay each turn after the reveal"));
    pacedReveal = make("pacedReveal", QT_TR_NOOP("Reveal conflicts one by one"));
    motion = make("motion", QT_TR_NOOP("Animations"));
    sounds = make("sounds", QT_TR_NOOP("Sounds"));
    contrast = make("contrast", QT_TR_NOOP("High contrast in the window"));
    firstTurn = make("firstTurn", QT_TR_NOOP("First phase"), QKeySequence(u"Home"_s));
    previousTurn = make("previousTurn", QT_TR_NOOP("Phase before"), QKeySequence(u"Alt+Left"_s));
    nextTurn = make("nextTurn", QT_TR_NOOP("Phase after"), QKeySequence(u"Alt+Right"_s));
    lastTurn = make("lastTurn", QT_TR_NOOP("Present"), QKeySequence(u"End"_s));
}

/// Of each of these lists one is chosen.
void Actions::makeChoices()
{
    paces = oneOf({make("paceSlow", QT_TR_NOOP("Slow")), make("paceEven", QT_TR_NOOP("Medium")),
                   make("paceFast", QT_TR_NOOP("Fast")), make("paceAtOnce", QT_TR_NOOP("Without a pause"))});
    paces[1]->setChecked(true);
    themes = oneOf({make("themeSystem", QT_TR_NOOP("Follow system")), make("themeLight", QT_TR_NOOP("Light")),
                    make("themeDark", QT_TR_NOOP("Dark"))});
    mapStyles = oneOf({make("mapAsWindow", QT_TR_NOOP("Match window")), make("mapParchment", QT_TR_NOOP("Parchment")),
                       make("mapModern", QT_TR_NOOP("Plain")), make("mapDark", QT_TR_NOOP("Dark")),
                       make("mapContrast", QT_TR_NOOP("High contrast")), make("mapPrint", QT_TR_NOOP("For printing"))});
    symbolSets = oneOf({make("unitsFigures", QT_TR_NOOP("Figures")), make("unitsLetters", QT_TR_NOOP("Letters")),
                        make("unitsBlocks", QT_TR_NOOP("Blocks")), make("unitsNato", QT_TR_NOOP("Staff map (NATO)"))});
    namings = oneOf({make("namesFull", QT_TR_NOOP("In full")), make("namesShort", QT_TR_NOOP("Abbreviated")),
                     make("namesNone", QT_TR_NOOP("None"))});
    namings.front()->setChecked(true);
    notations = oneOf({make("notationHouse", QT_TR_NOOP("Orders in the house notation")),
                       make("notationJudge", QT_TR_NOOP("Orders for mail judges")),
                       make("notationJdip", QT_TR_NOOP("Orders for jDip")),
                       make("notationWeb", QT_TR_NOOP("Orders for webDiplomacy")),
                       make("notationDaide", QT_TR_NOOP("Orders for DAIDE"))});
    notations.front()->setChecked(true);
    for (const QString &code : app::languages()) {
        auto *action = named(new QAction(languageName(code), this), u"language-"_s + code);
        action->setData(code);
        languages.append(action);
    }
    languages = oneOf(languages);
}

QList<QAction *> Actions::oneOf(const QList<QAction *> &choices)
{
    auto *group = new QActionGroup(this);
    for (QAction *choice : choices) {
        choice->setCheckable(true);
        group->addAction(choice);
    }
    return choices;
}

QAction *Actions::make(const char *name, const char *text, const QKeySequence &key)
{
    auto *action = named(new QAction(this), QString::fromLatin1(name));
    action->setProperty("english", QString::fromUtf8(text).remove(u'…'));
    action->setShortcut(key);
    m_window->addAction(action); // with or without a key: it may get one
    m_texts.append({action, text});
    return action;
}

void Actions::allow(QAction *action, bool open, const QString &why)
{
    action->setEnabled(open);
    action->setProperty("why", open ? QString() : why);
}

QString Actions::whyOff(const QAction &action)
{
    return action.isEnabled() ? QString() : action.property("why").toString();
}

QAction *Actions::withKey(QKeyCombination key) const
{
    for (const Text &text : m_texts) {
        const QKeySequence has = text.action->shortcut();
        if (has.count() == 1 && has[0] == key)
            return text.action;
    }
    return nullptr;
}

void Actions::retranslate()
{
    for (const Text &text : std::as_const(m_texts)) {
        text.action->setText(tr(text.source));
        const QString key = text.action->shortcut().toString(QKeySequence::NativeText);
        const QString name = QString(text.action->text()).remove(u'…');
        text.action->setToolTip(key.isEmpty() ? name
                                              : tr("%1 (%2)", "what an action does, and its key").arg(name, key));
    }
}

} // namespace entente::app

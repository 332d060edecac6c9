#include "actions/actions.h"

#include "actions/language.h"
#include "look/widgets.h"

#include <QActionGroup>
#include <QWidget>

namespace entente::app {

using namespace Qt::StringLiterals;

Actions::Actions(QWidget *window) : QObject(window), m_window(window)
{
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

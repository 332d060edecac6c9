#include "actions/menus.h"

#include "actions/actions.h"
#include "look/widgets.h"

#include <QMenu>
#include <QMenuBar>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

Menus::Menus(const Actions &a, QMenuBar &bar, QMenu &button) : QObject(&bar), m_bar(bar)
{
    bar.setObjectName(u"menuBar"_s);
    for (QMenu *menu : {gameMenu(a), editMenu(a), viewMenu(a), tableMenu(a), analyseMenu(a), helpMenu(a)}) {
        bar.addMenu(menu);
        button.addMenu(menu);
    }
    // A menu in which nothing can be chosen, as behind the curtain, is none.
    for (const Title &title : std::as_const(m_titles)) {
        connect(title.menu, &QMenu::aboutToShow, title.menu, [menu = title.menu] {
            for (QAction *entry : menu->actions()) {
                if (const QMenu *under = entry->menu())
                    entry->setEnabled(hasChoice(*under));
            }
        });
    }
    retranslate();
}

/// Is there an entry that can be chosen, in it or in a menu under it?
bool Menus::hasChoice(const QMenu &menu)
{
    const QList<QAction *> entries = menu.actions();
    return std::any_of(entries.begin(), entries.end(), [](const QAction *entry) {
        return entry->menu() ? hasChoice(*entry->menu())
                             : entry->isVisible() && entry->isEnabled() && !entry->isSeparator();
    });
}

QMenu *Menus::gameMenu(const Actions &a)
{
    QMenu *game = make("gameMenu", QT_TR_NOOP("&Game"));
    game->addActions({a.home, a.newGame, a.againstComputer, a.open});
    QMenu *several = make("severalMenu", QT_TR_NOOP("Several games"));
    several->addActions({a.ledGames, a.round});
    game->addMenu(several);
    QMenu *variants = make("variantsMenu", QT_TR_NOOP("Variants"));
    variants->addActions({a.makeVariant, a.ownVariants});
    game->addMenu(variants);
    game->addSeparator();
    game->addActions({a.save, a.saveAs, a.saveGame});
    game->addSeparator();
    game->addActions({a.savePicture, a.print});
    game->addSeparator();
    game->addAction(a.quit);
    return game;
}

QMenu *Menus::editMenu(const Actions &a)
{
    QMenu *edit = make("editMenu", QT_TR_NOOP("&Edit"));
    edit->addActions({a.undo, a.redo});
    edit->addSeparator();
    edit->addActions({a.orderLine, a.readMail, a.keptOrders});
    QMenu *copy = make("copyMenu", QT_TR_NOOP("Copy"));
    copy->addAction(a.copyText);
    copy->addSeparator();
    copy->addActions(a.notations);
    edit->addMenu(copy);
    edit->addActions({a.report, a.notesInPictures, a.clearOrders});
    edit->addSeparator();
    edit->addActions({a.editPosition, a.lenient});
    edit->addSeparator();
    edit->addAction(a.preferences);
    return edit;
}

QMenu *Menus::viewMenu(const Actions &a)
{
    QMenu *view = make("viewMenu", QT_TR_NOOP("&View"));
    view->addActions({a.showOrders, a.strengths, a.labels, a.patterns});
    view->addSeparator();
    view->addActions({a.publicBoard, a.map, a.partBefore, a.panels, a.foldSheet, a.fullScreen});
    view->addSeparator();
    QMenu *looks = make("appearanceMenu", QT_TR_NOOP("Appearance"));
    looks->addMenu(choices("themeMenu", QT_TR_NOOP("Theme"), a.themes));
    looks->addMenu(choices("mapStyleMenu", QT_TR_NOOP("Map"), a.mapStyles));
    looks->addMenu(choices("unitsMenu", QT_TR_NOOP("Units"), a.symbolSets));
    looks->addMenu(choices("namesMenu", QT_TR_NOOP("Names"), a.namings));
    looks->addActions({a.contrast, a.menuBar});
    view->addMenu(looks);
    view->addMenu(choices("languageMenu", QT_TR_NOOP("Language"), a.languages));
    return view;
}

QMenu *Menus::tableMenu(const Actions &a)
{
    QMenu *table = make("tableMenu", QT_TR_NOOP("&Table"));
    table->addActions({a.seal, a.adjudicate, a.next, a.takeBack});
    table->addSeparator();
    QMenu *seat = make("seatMenu", QT_TR_NOOP("Seat"));
    seat->addActions({a.handOver, a.ownPin});
    table->addMenu(seat);
    table->addAction(a.phones);
    table->addSeparator();
    QMenu *agreements = make("agreementsMenu", QT_TR_NOOP("Agreements"));
    agreements->addActions({a.deals, a.contract, a.vote});
    table->addMenu(agreements);
    table->addActions({a.schedule, a.notes});
    table->addSeparator();
    QMenu *computers = make("computersMenu", QT_TR_NOOP("Computers"));
    computers->addActions({a.standIn, a.think, a.watch});
    computers->addMenu(choices("paceMenu", QT_TR_NOOP("Pace of the computers"), a.paces));
    QMenu *clock = make("clockMenu", QT_TR_NOOP("Clock and deadline"));
    clock->addActions({a.deadline, a.stopClock, a.countdown});
    table->addMenu(computers);
    table->addMenu(clock);
    return table;
}

QMenu *Menus::analyseMenu(const Actions &a)
{
    QMenu *past = make("timelineMenu", QT_TR_NOOP("Timeline"));
    past->addActions({a.firstTurn, a.previousTurn, a.nextTurn, a.lastTurn});
    past->addSeparator();
    past->addActions({a.replay, a.replayGame, a.autoReplay, a.pacedReveal, a.motion, a.sounds});
    past->addSeparator();
    past->addAction(a.standings);
    QMenu *analyse = make("analyseMenu", QT_TR_NOOP("&Analyse"));
    analyse->addActions({a.why, a.whatIf, a.assume, a.replies, a.safest, a.advice, a.guess});
    analyse->addSeparator();
    analyse->addMenu(past);
    analyse->addActions({a.columns, a.lines});
    analyse->addSeparator();
    analyse->addActions({a.cases, a.library});
    return analyse;
}

QMenu *Menus::helpMenu(const Actions &a)
{
    QMenu *help = make("helpMenu", QT_TR_NOOP("&Help"));
    help->addActions({a.learn, a.makeStudy, a.puzzles, a.rules, a.manual, a.keys, a.palette});
    help->addSeparator();
    help->addAction(a.about);
    return help;
}

/// Of which one is chosen.
QMenu *Menus::choices(const char *name, const char *title, const QList<QAction *> &actions)
{
    QMenu *menu = make(name, title);
    menu->addActions(actions);
    return menu;
}

QMenu *Menus::make(const char *name, const char *title)
{
    auto *menu = named(new QMenu(&m_bar), QString::fromLatin1(name));
    m_titles.append({menu, title});
    return menu;
}

void Menus::retranslate()
{
    m_bar.setAccessibleName(tr("Menu bar"));
    for (const Title &title : std::as_const(m_titles))
        title.menu->setTitle(tr(title.source));
}

} // namespace entente::app

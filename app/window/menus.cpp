#include "window/menus.h"

#include "window/actions.h"

#include <QMenu>
#include <QMenuBar>

namespace entente::app {

using namespace Qt::StringLiterals;

Menus::Menus(const Actions &a, QMenuBar &bar, QMenu &button) : QObject(&bar), m_bar(bar)
{
    bar.setObjectName(u"menuBar"_s);
    QMenu *game = make("gameMenu", QT_TR_NOOP("&Game"));
    game->addActions({a.home, a.newGame, a.againstComputer, a.open, a.ledGames});
    QMenu *variants = make("variantsMenu", QT_TR_NOOP("Variants"));
    variants->addActions({a.makeVariant, a.ownVariants});
    game->addMenu(variants);
    game->addSeparator();
    game->addActions({a.save, a.saveAs, a.saveGame});
    game->addSeparator();
    game->addActions({a.savePicture, a.print});
    game->addSeparator();
    game->addAction(a.quit);

    QMenu *edit = make("editMenu", QT_TR_NOOP("&Edit"));
    edit->addActions({a.undo, a.redo});
    edit->addSeparator();
    edit->addActions({a.orderLine, a.readMail, a.keptOrders, a.copyText, a.report, a.notesInPictures, a.clearOrders});
    edit->addSeparator();
    edit->addActions({a.editPosition, a.lenient});
    edit->addSeparator();
    edit->addAction(a.preferences);

    QMenu *themes = make("themeMenu", QT_TR_NOOP("Theme"));
    themes->addActions(a.themes);
    QMenu *styles = make("mapStyleMenu", QT_TR_NOOP("Map"));
    styles->addActions(a.mapStyles);
    QMenu *units = make("unitsMenu", QT_TR_NOOP("Units"));
    units->addActions(a.symbolSets);
    QMenu *namings = make("namesMenu", QT_TR_NOOP("Names"));
    namings->addActions(a.namings);
    QMenu *languages = make("languageMenu", QT_TR_NOOP("Language"));
    languages->addActions(a.languages);
    QMenu *view = make("viewMenu", QT_TR_NOOP("&View"));
    view->addActions({a.showOrders, a.strengths, a.labels, a.patterns});
    view->addSeparator();
    view->addActions({a.publicBoard, a.map, a.partBefore, a.panels, a.menuBar, a.fullScreen});
    view->addSeparator();
    QMenu *looks = make("appearanceMenu", QT_TR_NOOP("Appearance"));
    for (QMenu *menu : {themes, styles, units, namings})
        looks->addMenu(menu);
    looks->addAction(a.contrast);
    view->addMenu(looks);
    view->addMenu(languages);

    QMenu *table = make("tableMenu", QT_TR_NOOP("&Table"));
    table->addActions({a.seal, a.handOver, a.adjudicate, a.next, a.takeBack});
    table->addSeparator();
    table->addActions({a.contract, a.schedule, a.vote, a.notes, a.ownPin});
    table->addSeparator();
    QMenu *computers = make("computersMenu", QT_TR_NOOP("Computers"));
    computers->addActions({a.standIn, a.think, a.watch});
    QMenu *paces = make("paceMenu", QT_TR_NOOP("Pace of the computers"));
    paces->addActions(a.paces);
    computers->addMenu(paces);
    QMenu *clock = make("clockMenu", QT_TR_NOOP("Clock"));
    clock->addActions({a.stopClock, a.countdown});
    table->addMenu(computers);
    table->addMenu(clock);

    QMenu *past = make("timelineMenu", QT_TR_NOOP("Timeline"));
    past->addActions({a.firstTurn, a.previousTurn, a.nextTurn, a.lastTurn});
    past->addSeparator();
    past->addActions({a.replay, a.replayGame, a.autoReplay, a.pacedReveal, a.motion, a.sounds});
    QMenu *analyse = make("analyseMenu", QT_TR_NOOP("&Analyse"));
    analyse->addActions({a.why, a.whatIf, a.assume, a.replies, a.advice, a.guess});
    analyse->addSeparator();
    analyse->addMenu(past);
    analyse->addActions({a.standings, a.columns, a.lines});
    analyse->addSeparator();
    analyse->addActions({a.cases, a.library});

    QMenu *help = make("helpMenu", QT_TR_NOOP("&Help"));
    help->addActions({a.lesson, a.rules, a.manual, a.keys, a.palette});
    help->addSeparator();
    help->addAction(a.about);

    for (QMenu *menu : {game, edit, view, table, analyse, help}) {
        bar.addMenu(menu);
        button.addMenu(menu);
    }
    retranslate();
}

QMenu *Menus::make(const char *name, const char *title)
{
    auto *menu = new QMenu(&m_bar);
    menu->setObjectName(QString::fromLatin1(name));
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

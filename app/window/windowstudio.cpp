#include "window/mainwindow.h"

#include "document/droppedfile.h"
#include "studio/studiodesk.h"
#include "actions/actions.h"
#include "start/startpage.h"

#include <QDragEnterEvent>
#include <QFileInfo>

namespace entente::app {

/// One desk is enough: a second drawing comes to the same.
void MainWindow::makeVariant(const QString &drawing)
{
    auto *desk = findChild<StudioDesk *>();
    if (!desk) {
        desk = new StudioDesk(this);
        connect(desk, &StudioDesk::folderChanged, this, [this](const QString &folder) {
            m_variants.readAgain(folder);
            (void)m_variants.find(QFileInfo(folder).fileName()); // one that is new is in the lists from now on
            m_start->refresh();
        });
        connect(desk, &StudioDesk::playWanted, this, [this, desk](const QString &folder) {
            QString why;
            m_sheetOf.clear(); // its map may have changed since it was shown last
            if (newGame(QFileInfo(folder).fileName(), {}, Table::Mode::Hotseat, {}, why))
                desk->close();
            else
                say(why, true);
        });
    }
    desk->show();
    desk->activateWindow();
    if (!drawing.isEmpty())
        desk->openDrawing(drawing);
}

/// What would be lost is said on the desk, which comes to the front.
bool MainWindow::mayLeaveStudio()
{
    auto *desk = findChild<StudioDesk *>();
    if (!desk || desk->mayBeLeft())
        return true;
    desk->show();
    desk->raise();
    desk->activateWindow();
    return false;
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    welcomeFiles(*event);
}

void MainWindow::dropEvent(QDropEvent *event)
{
    if (const auto file = droppedFile(*event))
        openFile(file->toLocalFile());
    else
        say(file.error(), true);
}

} // namespace entente::app

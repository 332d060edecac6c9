#include "window/window.h"

#include "document/coredumps.h"
#include "document/preferences.h"
#include "document/recovery.h"
#include "look/choicelist.h"
#include "look/sheet.h"
#include "look/theme.h"
#include "actions/language.h"
#include "window/mainwindow.h"
#include "look/inputguards.h"

#include <QApplication>
#include <QIcon>
#include <QScreen>

#include <algorithm>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int largestSize = 200; ///< per cent

/// Whoever zooms makes and drops pictures of a megabyte by the hundred, in several threads. Left alone, the C library
/// keeps what they took for the next time, in a pool a thread; this way it goes back to the system.
void giveFreedMemoryBack()
{
#ifdef __GLIBC__
    constexpr int kibibyte = 1024;
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_MMAP_THRESHOLD, 256 * kibibyte);
    mallopt(M_TRIM_THRESHOLD, 128 * kibibyte);
#endif
}

} // namespace

void prepareApplication(QApplication &application)
{
    leaveNoCoreDump();
    giveFreedMemoryBack();
    application.setDesktopFileName(u"entente"_s);
    application.setWindowIcon(QIcon(u":/icons/rings.svg"_s));
    new PlainTexts(&application);
    application.installEventFilter(new WheelGuard(&application));
    application.installEventFilter(new PasteGuard(&application));
    application.installEventFilter(new ChoiceLists(&application));
    application.installEventFilter(new FileDrops(&application));
    setUiFont();
    setLanguage(application, preferredLanguage());
}

QByteArray chosenScale()
{
    const int percent = preferences().value(u"size"_s, 100).toInt();
    return percent <= 100 || percent > largestSize ? QByteArray() : QByteArray::number(percent / 100.0);
}

void placeWindow(QWidget &window, const QByteArray &kept)
{
    if (!kept.isEmpty())
        window.restoreGeometry(kept);
    if (window.windowState().testAnyFlags(Qt::WindowMaximized | Qt::WindowFullScreen))
        return;
    // The screen may have been another, or had its things smaller. Of several it is the one where the window stood.
    if (QScreen *stoodOn = QGuiApplication::screenAt(window.frameGeometry().center()))
        window.setScreen(stoodOn);
    const QSize wished = window.size();
    window.resize(wished.boundedTo(roomOnScreen(window)));
    if (kept.isEmpty()) {
        // The screen is small, so all of it is needed. What a frame takes only the desktop knows.
        if (window.size() != wished)
            window.setWindowState(Qt::WindowMaximized);
        return;
    }
    // Before it is shown no window knows its frame. So one that is in sight stays as it is, and what is moved is what
    // the frame goes round: move() would mean the frame, and set the window lower by its title bar with every start.
    const QRect screen = window.screen()->availableGeometry();
    QRect there = window.geometry();
    there.moveTo(std::max(screen.left(), std::min(there.left(), screen.right() + 1 - there.width())),
                 std::max(screen.top(), std::min(there.top(), screen.bottom() + 1 - there.height())));
    if (there != window.geometry())
        window.setGeometry(there);
}

int runWindow(QApplication &application, const QString &file)
{
    prepareApplication(application);
    MainWindow window(Recovery::standardFolder());
    placeWindow(window, preferences().value(u"geometry"_s).toByteArray());
    window.show();
    if (!file.isEmpty())
        window.openFile(file);
    return application.exec();
}

} // namespace entente::app

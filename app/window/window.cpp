#include "window/window.h"

#include "document/coredumps.h"
#include "document/preferences.h"
#include "document/recovery.h"
#include "look/choicelist.h"
#include "look/plaintexts.h"
#include "look/sheet.h"
#include "look/theme.h"
#include "look/wheelguard.h"
#include "window/language.h"
#include "window/mainwindow.h"
#include "window/scriptdriver.h"

#include <QApplication>
#include <QIcon>

#include <QTimer>

namespace entente::app {

using namespace Qt::StringLiterals;

int runWindow(QApplication &application, const WindowOptions &options)
{
    leaveNoCoreDump();
    application.setDesktopFileName(u"entente"_s);
    application.setWindowIcon(QIcon(u":/icons/rings.svg"_s));
    new PlainTexts(&application);
    application.installEventFilter(new WheelGuard(&application));
    application.installEventFilter(new ChoiceLists(&application));
    setLanguage(application, preferredLanguage());
    MainWindow window(Recovery::standardFolder());
    if (const QByteArray geometry = preferences().value(u"geometry"_s).toByteArray();
        !geometry.isEmpty() && options.script.isEmpty())
        window.restoreGeometry(geometry);
    else if (options.script.isEmpty()) // at first as large as the screen has room for
        window.resize(window.size().boundedTo(roomOnScreen(window)));
    window.show();
    if (!options.file.isEmpty())
        window.openFile(options.file);
    if (options.script.isEmpty())
        return application.exec();
    int status = 1;
    QTimer::singleShot(0, &window, [&] {
        status = ScriptDriver(window).play(options.script);
        window.close();
        application.quit();
    });
    application.exec();
    return status;
}

} // namespace entente::app

#include "script/playscript.h"

#include "document/recovery.h"
#include "script/scriptdriver.h"
#include "window/mainwindow.h"
#include "window/window.h"

#include <QApplication>
#include <QTimer>

namespace entente::app {

int playScript(QApplication &application, const QString &script, const QString &file)
{
    prepareApplication(application);
    MainWindow window(Recovery::standardFolder());
    window.show();
    if (!file.isEmpty())
        window.openFile(file);
    int status = 1;
    QTimer::singleShot(0, &window, [&] {
        status = ScriptDriver(window).play(script);
        window.close();
        application.quit();
    });
    application.exec();
    return status;
}

} // namespace entente::app

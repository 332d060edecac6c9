#include "cli/commandline.h"
#include "window/window.h"

#include <QApplication>
#include <QGuiApplication>
#include <QLoggingCategory>
#include <QStringList>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

void nameProgram()
{
    QCoreApplication::setApplicationName(u"entente"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(ENTENTE_VERSION));
}

/// Without a display Qt ends the program with a page of advice; one sentence is kinder.
bool hasDisplay()
{
#ifdef Q_OS_LINUX
    return !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY")
           || !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
#else
    return true;
#endif
}

} // namespace

int main(int argc, char **argv)
{
    nameProgram();
    const QString first = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    if (entente::app::paintsPictures(first)) {
        qputenv("QT_QPA_PLATFORM", "offscreen");                      // no display is needed to paint into a file
        QLoggingCategory::setFilterRules(u"default.warning=false"_s); // nor the session that Qt misses
        const QGuiApplication application(argc, argv);
        return entente::app::runHeadless(application.arguments().mid(1));
    }
    if (entente::app::isHeadless(first)) {
        const QCoreApplication application(argc, argv);
        return entente::app::runHeadless(application.arguments().mid(1));
    }
    if (!hasDisplay()) {
        std::fputs("There is no display to open a window on. Start Entente in a graphical session, or set DISPLAY.\n",
                   stderr);
        return 2;
    }
    if (const QByteArray scale = entente::app::chosenScale();
        !scale.isEmpty() && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", scale);
    QApplication application(argc, argv);
    QString file;
    for (const QString &word : application.arguments().mid(1)) {
        if (word.startsWith(u'-') || !file.isEmpty()) {
            std::fprintf(stderr, "“%s” was not understood; “entente --help” says what is.\n", qUtf8Printable(word));
            return 2;
        }
        file = word;
    }
    return entente::app::runWindow(application, file);
}

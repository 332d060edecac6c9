#include "cli/commandline.h"
#include "window/window.h"

#include <QApplication>
#include <QGuiApplication>
#include <QLoggingCategory>
#include <QStringList>

#include <cstdio>
#include <cstdlib>
#include <memory>

using namespace Qt::StringLiterals;

namespace {

void nameProgram()
{
    QCoreApplication::setApplicationName(u"entente"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(ENTENTE_VERSION));
}

/// What Qt says while it looks for a display: told only where it finds one.
QStringList &heard()
{
    static QStringList messages;
    return messages;
}

/// Where Qt finds no display it ends the program with a page of advice; one sentence is kinder.
void hearOut(QtMsgType type, const QMessageLogContext &, const QString &message)
{
    if (type != QtFatalMsg) {
        heard() += message;
        return;
    }
    const bool wayland = qEnvironmentVariableIsEmpty("DISPLAY") && !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    std::fputs(wayland ? "No window can be opened in this Wayland session: install Qt's part for it (Debian calls it "
                         "qt6-wayland), or set DISPLAY.\n"
                       : "There is no display to open a window on. Start Entente in a graphical session, or set "
                         "DISPLAY.\n",
               stderr);
    std::_Exit(2);
}

/// Opens the display, or ends the program.
std::unique_ptr<QApplication> onDisplay(int &argc, char **argv)
{
    const QtMessageHandler usual = qInstallMessageHandler(hearOut);
    auto application = std::make_unique<QApplication>(argc, argv);
    qInstallMessageHandler(usual);
    for (const QString &message : std::as_const(heard()))
        qWarning("%s", qUtf8Printable(message));
    return application;
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
    if (const QByteArray scale = entente::app::chosenScale();
        !scale.isEmpty() && !qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        qputenv("QT_SCALE_FACTOR", scale);
    const std::unique_ptr<QApplication> application = onDisplay(argc, argv);
    QString file;
    for (const QString &word : application->arguments().mid(1)) {
        if (word.startsWith(u'-') || !file.isEmpty()) {
            std::fprintf(stderr, "“%s” was not understood; “entente --help” says what is.\n", qUtf8Printable(word));
            return 2;
        }
        file = word;
    }
    return entente::app::runWindow(*application, file);
}

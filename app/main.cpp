#include "cli/commandline.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QStringList>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

void nameProgram()
{
    QCoreApplication::setApplicationName(u"entente"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(ENTENTE_VERSION));
}

} // namespace

int main(int argc, char **argv)
{
    nameProgram();
    const QString first = argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString();
    if (entente::app::paintsPictures(first)) {
        qputenv("QT_QPA_PLATFORM", "offscreen"); // no display is needed to paint into a file
        const QGuiApplication application(argc, argv);
        return entente::app::runHeadless(application.arguments().mid(1));
    }
    if (entente::app::isHeadless(first)) {
        const QCoreApplication application(argc, argv);
        return entente::app::runHeadless(application.arguments().mid(1));
    }
    std::fputs("This build of Entente has no window; “entente --help” lists what it can do.\n", stderr);
    return 2;
}

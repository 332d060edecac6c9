#include "script/playscript.h"

#include <QApplication>
#include <QStringList>

#include <cstdio>

using namespace Qt::StringLiterals;

/// entente-script FILE [GAME]: the window of Entente, played by a script.
int main(int argc, char **argv)
{
    QCoreApplication::setApplicationName(u"entente"_s); // its settings and games stand where the program's do
    QCoreApplication::setApplicationVersion(QStringLiteral(ENTENTE_VERSION));
    QApplication application(argc, argv);
    const QStringList words = application.arguments().mid(1);
    if (words.isEmpty() || words.size() > 2) {
        std::fputs("Expected a script, and a saved game where it plays on: entente-script FILE [GAME]\n", stderr);
        return 2;
    }
    return entente::app::playScript(application, words[0], words.value(1));
}

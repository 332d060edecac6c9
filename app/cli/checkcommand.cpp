#include "cli/console.h"

#include "checks/foldercheck.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace entente::app {

ExitStatus checkFolder(CommandParser &parser)
{
    parser.addPositionalArgument(u"DIR"_s, say("The folder with variant.json, map.svg and layout.json."), u"DIR"_s);
    if (const auto done = parser.read())
        return *done;
    const QStringList folders = parser.positionalArguments();
    if (folders.size() != 1)
        return misused(say("Name one folder to check."));
    if (!QFileInfo(folders.first()).isDir())
        return misused(say("There is no folder %1.").arg(folders.first()));
    const QStringList faults = FolderCheck(folders.first()).run();
    for (const QString &fault : faults)
        print(fault);
    print(faults.isEmpty() ? say("%1: all well").arg(folders.first())
                           : say("%1: faults: %n", static_cast<int>(faults.size())).arg(folders.first()));
    return faults.isEmpty() ? ExitStatus::Well : ExitStatus::Fault;
}

} // namespace entente::app

#include "document/fileplaces.h"

#include "document/gamedocument.h"
#include "document/preferences.h"
#include "words/gametitle.h"
#include "words/names.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace entente::app {

using namespace Qt::StringLiterals;

QString proposedPath(const GameDocument &document, const QString &ending, const QString &what)
{
    if (!document.path().isEmpty()) {
        const QFileInfo game(document.path());
        return game.absoluteDir().filePath(game.completeBaseName() + (what.isEmpty() ? QString() : u' ' + what) + u'.'
                                           + ending);
    }
    QString folder = preferences().value(u"saveFolder"_s).toString();
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (const QString &name = document.table().gameName; !name.isEmpty()) {
        const QString when = what.isEmpty() ? seasonAndYear(document.board(), document.game().position().phase) : what;
        return QDir(folder).filePath(nameOfFile(name + u' ' + when) + u'.' + ending);
    }
    const QString players = playersText(document.table().toSetup(document.board()).players);
    return QDir(folder).filePath(proposedFileName(document.game(), players, what) + u'.' + ending);
}

void noteFolderOf(const QString &path)
{
    preferences().setValue(u"saveFolder"_s, QFileInfo(path).absolutePath());
}

} // namespace entente::app

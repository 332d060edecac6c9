#include "studio/drawingpaths.h"

#include "document/preferences.h"

#include <QFileInfo>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QString keyOf(const QString &folder)
{
    return u"drawings/"_s + QFileInfo(folder).fileName();
}

} // namespace

QString drawingOf(const QString &folder)
{
    const QString path = preferences().value(keyOf(folder)).toString();
    return QFileInfo(path).isFile() ? path : QString();
}

void keepDrawingOf(const QString &folder, const QString &path)
{
    if (!folder.isEmpty() && !path.isEmpty() && !path.startsWith(u':'))
        preferences().setValue(keyOf(folder), QFileInfo(path).absoluteFilePath());
}

} // namespace entente::app

#include "document/droppedfile.h"

#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QMimeData>

namespace entente::app {

namespace {

struct DroppedFile {
    Q_DECLARE_TR_FUNCTIONS(DroppedFile)
};

} // namespace

void welcomeFiles(QDragEnterEvent &event)
{
    if (!event.mimeData()->hasUrls())
        return;
    event.setDropAction(Qt::CopyAction);
    event.accept();
}

Result<QUrl, QString> droppedFile(QDropEvent &event)
{
    event.setDropAction(Qt::CopyAction);
    event.accept();
    const QList<QUrl> urls = event.mimeData()->urls();
    if (urls.size() > 1)
        return DroppedFile::tr("These are %n files. Drop them one at a time.", nullptr, static_cast<int>(urls.size()));
    if (urls.isEmpty() || !urls.first().isLocalFile())
        return DroppedFile::tr("Only files on this machine can be opened. Download it first.");
    return urls.first();
}

} // namespace entente::app

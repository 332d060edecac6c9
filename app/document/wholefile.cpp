#include "document/wholefile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace entente::app {

namespace {

struct WholeFile {
    Q_DECLARE_TR_FUNCTIONS(WholeFile)
};

} // namespace

Result<QByteArray, QString> readWhole(const QString &path, qint64 largest)
{
    const QFileInfo info(path);
    if (info.exists() && !info.isFile()) // a link counts as what it leads to
        return WholeFile::tr("it is not a file");
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return file.errorString();
    // Asked for one byte more: a file may grow, and some tell no size at all.
    const QByteArray bytes = file.read(largest + 1);
    if (file.error() != QFileDevice::NoError)
        return file.errorString();
    if (bytes.size() > largest)
        return WholeFile::tr("it is larger than %1 MB").arg(largest >> 20);
    return bytes;
}

} // namespace entente::app

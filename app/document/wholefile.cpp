#include "document/wholefile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace entente::app {

namespace {

struct WholeFile {
    Q_DECLARE_TR_FUNCTIONS(WholeFile)
};

/// A full disk takes a part without a word; only what is written after that part is told why not.
bool writeAll(QSaveFile &file, const QByteArray &bytes)
{
    qint64 done = 0;
    while (done < bytes.size()) {
        const qint64 taken = file.write(bytes.constData() + done, bytes.size() - done);
        if (taken <= 0)
            return false;
        done += taken;
    }
    return true;
}

} // namespace

QString faultOfName(const QString &path)
{
    // What could not be read of the name has become this sign, by which no file is found.
    return path.contains(QChar::ReplacementCharacter) && !QFile::exists(path)
               ? WholeFile::tr("its name is not in UTF-8; rename the file")
               : QString();
}

Result<QByteArray, QString> readWhole(const QString &path, qint64 largest)
{
    if (const QString fault = faultOfName(path); !fault.isEmpty())
        return fault;
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

QByteArray digestOf(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly) || !hash.addData(&file))
        return {};
    return hash.result();
}

Result<bool, QString> writeWhole(const QString &path, const QByteArray &bytes, QFile::Permissions permissions)
{
    const QString name = QDir::toNativeSeparators(path);
    QSaveFile file(path);
    file.setDirectWriteFallback(false);
    // Buffered, a full disk would only be met inside commit(), which does not tell.
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered) || (permissions && !file.setPermissions(permissions)))
        return WholeFile::tr("%1 can't be written: %2. Nothing was lost; save in another place.")
            .arg(name, file.errorString());
    if (!writeAll(file, bytes) || !file.commit())
        return WholeFile::tr(
                   "Only a part of %1 could be written: %2. The file is as it was before; save in another place.")
            .arg(name, file.errorString());
    return true;
}

} // namespace entente::app

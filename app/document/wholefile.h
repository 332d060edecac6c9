#pragma once

#include "base/result.h"

#include <QByteArray>
#include <QFile>
#include <QString>

namespace entente::app {

/// No file of a variant's folder comes near this; what a folder from elsewhere holds or links to might.
inline constexpr qint64 largestVariantFile = 32 * 1024 * 1024;

/// Why no file can be found by that name though there may be one: its bytes are no UTF-8. A part of a sentence; empty:
/// nothing is wrong with it.
QString faultOfName(const QString &path);

/// All bytes of a file. Fails for devices, for pipes and for files larger than `largest`. The error is a part of a
/// sentence: "it is not a file".
Result<QByteArray, QString> readWhole(const QString &path, qint64 largest = largestVariantFile);

/// Tells what a file holds from anything else that it may hold later; empty where there is no such file.
QByteArray digestOf(const QString &path);

/// Writes a file atomically: on failure the old file is unchanged. The error is one sentence that
/// names the file and the reason, a full disk among them. With `permissions` the file has these and no others, before
/// anything is written in it.
Result<bool, QString> writeWhole(const QString &path, const QByteArray &bytes, QFile::Permissions permissions = {});

} // namespace entente::app

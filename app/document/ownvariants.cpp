#include "document/ownvariants.h"

#include "document/wholefile.h"
#include "io/json.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct OwnVariants {
    Q_DECLARE_TR_FUNCTIONS(OwnVariants)
};

QString remarksFile(const QString &folder)
{
    return folder + u"/REMARKS"_s;
}

} // namespace

bool isOwn(const VariantLibrary::Entry &entry)
{
    return QDir::cleanPath(QFileInfo(entry.home).path()) == QDir::cleanPath(VariantLibrary::userFolder());
}

QStringList remarksOf(const VariantLibrary::Entry &entry)
{
    const auto bytes = readWhole(remarksFile(entry.home));
    return bytes ? QString::fromUtf8(*bytes).split(u'\n', Qt::SkipEmptyParts) : QStringList();
}

Result<bool, QString> keepRemarks(const QString &folder, const QStringList &remarks)
{
    return writeWhole(remarksFile(folder), remarks.join(u'\n').toUtf8() + '\n');
}

Result<bool, QString> retitle(const VariantLibrary::Entry &entry, const QString &title)
{
    const QString name = title.trimmed();
    if (name.isEmpty())
        return OwnVariants::tr("A variant needs a name.");
    const QString path = entry.home + u"/variant.json"_s;
    const auto bytes = readWhole(path);
    if (!bytes)
        return bytes.error();
    const auto read = readJson(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())));
    if (!read)
        return OwnVariants::tr("%1 can't be read.").arg(QDir::toNativeSeparators(path));
    JsonValue root = *read;
    const auto key = std::find(root.keys.begin(), root.keys.end(), "title");
    if (key == root.keys.end())
        root.add("title", name.toStdString());
    else
        root.items[static_cast<std::size_t>(key - root.keys.begin())] = name.toStdString();
    return writeWhole(path, QByteArray::fromStdString(writeJson(root, 2) + '\n'));
}

bool isChart(const VariantLibrary::Entry &entry)
{
    const auto svg = readWhole(entry.home + u"/map.svg"_s);
    return svg && entente::isChart({svg->constData(), static_cast<std::size_t>(svg->size())});
}

Result<bool, QString> turnChart(const VariantLibrary::Entry &entry, ChartTurn turn)
{
    const QString path = entry.home + u"/layout.json"_s;
    const auto layout = readWhole(path);
    if (!layout)
        return layout.error();
    const auto chart =
        turnedChart(*entry.variant->board, {layout->constData(), static_cast<std::size_t>(layout->size())}, turn);
    if (!chart)
        return OwnVariants::tr("%1 does not say where every province is.").arg(QDir::toNativeSeparators(path));
    if (const auto done = writeWhole(entry.home + u"/map.svg"_s, QByteArray::fromStdString(chart->svg)); !done)
        return done;
    return writeWhole(path, QByteArray::fromStdString(chart->layout));
}

Result<bool, QString> removeVariant(const VariantLibrary::Entry &entry)
{
    if (QFile::moveToTrash(entry.home) || QDir(entry.home).removeRecursively())
        return true;
    return OwnVariants::tr("The folder %1 can't be deleted.").arg(QDir::toNativeSeparators(entry.home));
}

} // namespace entente::app

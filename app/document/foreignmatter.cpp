#include "document/foreignmatter.h"

#include "document/wholefile.h"

#include <QDir>
#include <QFileInfo>

namespace entente::app {

namespace {

/// A link is not followed: who sends a folder does not choose which files of the reader's are read.
std::optional<std::string> plainFileBeside(const QFileInfo &file, const std::string &name)
{
    const QFileInfo other(file.dir(), QString::fromStdString(name));
    if (!other.isFile() || other.isSymLink())
        return std::nullopt;
    const auto bytes = readWhole(other.filePath(), static_cast<qint64>(largestMapText));
    return bytes ? std::optional(bytes->toStdString()) : std::nullopt;
}

Surroundings surroundingsOf(const QString &path)
{
    const QFileInfo file(path);
    return {file.fileName().toStdString(), [file](const std::string &name) { return plainFileBeside(file, name); }};
}

} // namespace

Result<std::optional<ForeignMatter>, Fault> readForeignMatter(const QString &path, std::string_view text,
                                                              const VariantFinder &variants)
{
    ForeignMatter matter;
    const Surroundings around = surroundingsOf(path);
    const VariantImporter *named = importerFor(text) ? nullptr : variantImporterOfName(around.name);
    const VariantImporter *known = variantImporterFor(text);
    if (const VariantImporter *importer = known ? known : named) {
        matter.kind = importer->name;
        auto read = importer->read(text, around);
        if (!read)
            return read.error();
        matter.variants = std::move(read).value();
        return std::optional(std::move(matter));
    }
    if (const Importer *importer = importerFor(text)) {
        matter.kind = importer->name;
        auto read = readForeign(*importer, text, variants);
        if (!read)
            return read.error();
        matter.game = std::move(read).value();
        return std::optional(std::move(matter));
    }
    return std::optional<ForeignMatter>();
}

} // namespace entente::app

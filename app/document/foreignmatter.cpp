#include "document/foreignmatter.h"

#include "document/variants.h"
#include "document/wholefile.h"
#include "exchange/drawnboard.h"

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

/// Puts a chart on the drawn map of a variant that came with the program, where one has its board.
void takeShippedMap(ForeignVariant &variant, const VariantLibrary &library)
{
    for (const VariantLibrary::Entry *entry : library.list()) {
        if (variant.drawn || entry->home.startsWith(VariantLibrary::userFolder()))
            continue;
        const auto file = readWhole(entry->home + QStringLiteral("/variant.json"));
        auto made = file ? onDrawnMap(variant, *entry->variant, file->toStdString()) : std::nullopt;
        if (!made)
            continue;
        variant = std::move(made->variant);
        variant.mapOf = entry->variant->title;
        variant.known = made->known;
        if (variant.known) {
            variant.variant = entry->variant;
            variant.files.clear();
        }
        return;
    }
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
        const VariantLibrary library;
        for (ForeignVariant &variant : matter.variants)
            takeShippedMap(variant, library);
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

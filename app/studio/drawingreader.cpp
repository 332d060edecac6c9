#include "studio/drawingreader.h"

#include "document/variants.h"
#include "document/wholefile.h"
#include "io/packed.h"
#include "studio/picturefile.h"
#include "studio/tracing.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestDrawing = 32 * 1024 * 1024;
constexpr qint64 searchedForBegin = 4096;

QString refusal(const QString &path, const Fault &fault)
{
    return DrawingReader::tr("%1 can't be used. %2").arg(QDir::toNativeSeparators(path), spoken(fault));
}

Result<Drawing, QString> drawingIn(const QString &path)
{
    const auto bytes = readWhole(path, largestDrawing);
    if (!bytes)
        return DrawingReader::tr("%1 can't be read: %2.").arg(QDir::toNativeSeparators(path), bytes.error());
    std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    std::string unpacked;
    if (looksLikeGzip(text)) {
        auto inside = gunzip(text);
        if (!inside)
            return refusal(path, inside.error());
        text = unpacked = std::move(inside).value();
    }
    auto drawing = readDrawing(text);
    if (!drawing)
        return refusal(path, drawing.error());
    return std::move(drawing).value();
}

Result<Proposal, Fault> proposalOfDrawing(const Drawing &drawing, const Watch &watch, const QString &own = {})
{
    Gazetteer known;
    const VariantLibrary library;
    for (const VariantLibrary::Entry *entry : library.list()) {
        if (own.isEmpty() || fromUtf8(entry->variant->id) != own)
            known.add(*entry->variant->board);
    }
    return proposalOf(drawing, known, watch);
}

Result<ReadPicture, QString> areasIn(const QString &path, const std::optional<PatchRules> &rules, const Watch &watch)
{
    auto picture = readPicture(path);
    if (!picture)
        return picture.error();
    auto found = rules ? patchesOf(pixelsOf(*picture), *rules, watch) : patchesOf(pixelsOf(*picture), watch);
    if (!found)
        return refusal(path, found.error());
    return ReadPicture{std::move(picture).value(), sketchOf(std::move(found).value())};
}

Result<Proposal, Fault> boardOf(const PatchSketch &areas, const Watch &watch)
{
    const auto drawing = drawingOf(areas, partOf(watch, 0, 0.6));
    if (!drawing)
        return drawing.error();
    return proposalOfDrawing(*drawing, partOf(watch, 0.6, 1));
}

} // namespace

bool isDrawing(const QString &path)
{
    if (path.endsWith(".svgz"_L1, Qt::CaseInsensitive))
        return true;
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return false;
    QByteArray begin = file.read(searchedForBegin);
    if (begin.startsWith("\xEF\xBB\xBF"))
        begin.remove(0, 3);
    begin = begin.trimmed();
    return begin.startsWith('<') && begin.contains("<svg") && !begin.toLower().contains("<html");
}

Result<Proposal, QString> proposalOfFile(const QString &path, const std::optional<PatchRules> &rules,
                                         const Watch &watch, const QString &own)
{
    const auto told = [&path](Result<Proposal, Fault> proposal) -> Result<Proposal, QString> {
        if (!proposal)
            return refusal(path, proposal.error());
        return std::move(proposal).value();
    };
    if (isPicture(path)) {
        const auto found = areasIn(path, rules, partOf(watch, 0, 0.5));
        if (!found)
            return found.error();
        return told(boardOf(found->areas, partOf(watch, 0.5, 1)));
    }
    const auto drawing = drawingIn(path);
    if (!drawing)
        return drawing.error();
    return told(proposalOfDrawing(*drawing, watch, own));
}

DrawingReader::DrawingReader(QObject *parent) : QObject(parent)
{
    connect(&m_errand, &Errand::progressed, this, &DrawingReader::progressed);
}

void DrawingReader::readDrawing(const QString &path, const QString &own)
{
    m_errand.run([path, own](const Watch &watch) { return proposalOfFile(path, {}, watch, own); },
                 [this](const Result<Proposal, QString> &found) {
                     found ? Q_EMIT proposed(*found) : Q_EMIT refused(found.error());
                 });
}

void DrawingReader::readPicture(const QString &path)
{
    m_errand.run([path](const Watch &watch) { return areasIn(path, {}, watch); },
                 [this](const Result<ReadPicture, QString> &found) {
                     found ? Q_EMIT foundAreas(*found) : Q_EMIT refused(found.error());
                 });
}

void DrawingReader::findAreas(const QImage &picture, const PatchRules &rules)
{
    m_errand.run([picture, rules](const Watch &watch) { return patchesOf(pixelsOf(picture), rules, watch); },
                 [this, picture](const Result<Patches, Fault> &found) {
                     found ? Q_EMIT foundAreas({picture, sketchOf(*found)}) : Q_EMIT refused(spoken(found.error()));
                 });
}

void DrawingReader::trace(const PatchSketch &areas)
{
    m_errand.run([areas](const Watch &watch) { return boardOf(areas, watch); },
                 [this](const Result<Proposal, Fault> &found) {
                     found ? Q_EMIT proposed(*found) : Q_EMIT refused(spoken(found.error()));
                 });
}

} // namespace entente::app

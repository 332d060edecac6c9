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

QString inside(const std::string &name)
{
    return fromUtf8(name).section(u'/', -1);
}

/// A package of jDip or of ours holds its drawing: the only one, or the one that all its variants are played on.
Result<std::string, QString> drawingInPackage(const QString &path, std::string_view bytes)
{
    const auto archive = ZipArchive::open(bytes);
    if (!archive)
        return refusal(path, archive.error());
    QStringList names;
    std::string found;
    for (const std::string &name : archive->names()) {
        if (!inside(name).endsWith(u".svg"_s, Qt::CaseInsensitive))
            continue;
        names += inside(name);
        found = name;
    }
    const QString package = QDir::toNativeSeparators(path);
    if (names.isEmpty())
        return DrawingReader::tr("There is no drawing (SVG) in %1. A variant's package is opened with “Open”.")
            .arg(package);
    if (names.size() > 1) {
        constexpr int most = 4;
        const QString more = names.size() > most ? u", …"_s : QString();
        return DrawingReader::tr("There are %n drawings in %1: %2. Unpack it, and open one of them.", nullptr,
                                 static_cast<int>(names.size()))
            .arg(package, names.mid(0, most).join(u", "_s) + more);
    }
    auto text = archive->read(found);
    if (!text)
        return refusal(path, text.error());
    return std::move(text).value();
}

/// Of what can't be a drawing nobody wants to know where it stops being XML.
bool mayBeMarkup(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return first == std::string_view::npos || text[first] == '<' || text[first] == '\xFE' || text[first] == '\xFF';
}

Result<Drawing, QString> drawingIn(const QString &path)
{
    const auto bytes = readWhole(path, largestDrawing);
    if (!bytes)
        return DrawingReader::tr("%1 can't be read: %2.").arg(QDir::toNativeSeparators(path), bytes.error());
    std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    if (text.empty())
        return DrawingReader::tr("%1 is empty.").arg(QDir::toNativeSeparators(path));
    std::string unpacked;
    if (looksLikeZip(text)) {
        auto drawing = drawingInPackage(path, text);
        if (!drawing)
            return drawing.error();
        text = unpacked = std::move(drawing).value();
    } else if (looksLikeGzip(text)) {
        auto inside = gunzip(text);
        if (!inside)
            return refusal(path, inside.error());
        text = unpacked = std::move(inside).value();
    }
    if (!mayBeMarkup(text))
        return DrawingReader::tr("%1 is neither a drawing (SVG) nor a picture (PNG, JPEG).")
            .arg(QDir::toNativeSeparators(path));
    auto drawing = readDrawing(text);
    if (!drawing)
        return refusal(path, drawing.error());
    return std::move(drawing).value();
}

Result<Proposal, Fault> proposalOfDrawing(const Drawing &drawing, const Watch &watch, const QString &own = {},
                                          const LayerChoice &layers = {})
{
    Gazetteer known;
    const VariantLibrary library;
    for (const VariantLibrary::Entry *entry : library.list()) {
        if (own.isEmpty() || fromUtf8(entry->variant->id) != own)
            known.add(*entry->variant->board);
    }
    return proposalOf(drawing, known, watch, layers);
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
                                         const Watch &watch, const QString &own, const LayerChoice &layers)
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
    return told(proposalOfDrawing(*drawing, watch, own, layers));
}

DrawingReader::DrawingReader(QObject *parent) : QObject(parent)
{
    connect(&m_task, &BackgroundTask::progressed, this, &DrawingReader::progressed);
}

void DrawingReader::readDrawing(const QString &path, const QString &own, const LayerChoice &layers)
{
    m_task.run([path, own, layers](const Watch &watch) { return proposalOfFile(path, {}, watch, own, layers); },
               [this](const Result<Proposal, QString> &found) {
                   found ? Q_EMIT proposed(*found) : Q_EMIT refused(found.error());
               });
}

void DrawingReader::readPicture(const QString &path)
{
    m_task.run([path](const Watch &watch) { return areasIn(path, {}, watch); },
               [this](const Result<ReadPicture, QString> &found) {
                   found ? Q_EMIT foundAreas(*found) : Q_EMIT refused(found.error());
               });
}

void DrawingReader::findAreas(const QImage &picture, const PatchRules &rules)
{
    m_task.run([picture, rules](const Watch &watch) { return patchesOf(pixelsOf(picture), rules, watch); },
               [this, picture](const Result<Patches, Fault> &found) {
                   found ? Q_EMIT foundAreas({picture, sketchOf(*found)}) : Q_EMIT refused(spoken(found.error()));
               });
}

void DrawingReader::trace(const PatchSketch &areas)
{
    m_task.run([areas](const Watch &watch) { return boardOf(areas, watch); },
               [this](const Result<Proposal, Fault> &found) {
                   found ? Q_EMIT proposed(*found) : Q_EMIT refused(spoken(found.error()));
               });
}

} // namespace entente::app

#include "document/gamelibrary.h"

#include "document/files.h"

#include "document/table.h"
#include "document/wholefile.h"
#include "exchange/importer.h"
#include "io/gamefile.h"
#include "io/packed.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <thread>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

struct Library {
    Q_DECLARE_TR_FUNCTIONS(Library)
};

/// Of these nobody expects a game.
bool isNoGame(const QString &name)
{
    static const QStringList endings{u"md"_s,   u"png"_s, u"jpg"_s, u"jpeg"_s, u"svg"_s, u"pdf"_s,
                                     u"html"_s, u"zip"_s, u"py"_s,  u"go"_s,   u"csv"_s, u"lock"_s};
    const QFileInfo file(name);
    return file.fileName().startsWith(u'.') || endings.contains(file.suffix().toLower());
}

constexpr qint64 largestFile = 64 * 1024 * 1024;

/// The game in a text, whoever wrote it.
LibraryGame gameIn(std::string_view text, const VariantFinder &variants)
{
    LibraryGame entry;
    if (const Importer *importer = importerFor(text)) {
        const auto read = importer->read(text, variants);
        if (read)
            entry.summary = summaryOf(read->game);
        else
            entry.fault = spoken(read.error());
        return entry;
    }
    const auto own = readGame(text, variants);
    if (!own) {
        entry.fault = spoken(own.error());
        return entry;
    }
    entry.summary = summaryOf(publicGame(*own));
    const Board &board = own->game.board();
    for (const auto &[power, player] : Table::fromSetup(board, own->table).players)
        entry.players[board.power(power).name] = player;
    return entry;
}

} // namespace

Result<GameLibrary, QString> GameLibrary::of(const QString &folder)
{
    GameLibrary library;
    library.m_path = QFileInfo(folder).absoluteFilePath(); // names are taken relative to it
    const QFileInfo info(folder);
    const QString name = QDir::toNativeSeparators(folder);
    if (info.isDir()) {
        QDirIterator files(library.m_path, QDir::Files | QDir::NoSymLinks | QDir::Readable,
                           QDirIterator::Subdirectories);
        while (files.hasNext() && library.m_names.size() <= mostGames) {
            const QString file = QDir(library.m_path).relativeFilePath(files.next());
            if (!isNoGame(file))
                library.m_names << file;
        }
    } else {
        auto bytes = readWhole(folder, largestFile);
        if (!bytes)
            return Library::tr("%1 can't be read: %2.").arg(name, bytes.error());
        library.m_archive = std::move(bytes).value();
        const std::string_view text(library.m_archive.constData(), static_cast<std::size_t>(library.m_archive.size()));
        if (!looksLikeZip(text))
            return Library::tr("%1 is neither a folder nor a zip archive.").arg(name);
        const auto archive = ZipArchive::open(text);
        if (!archive)
            return Library::tr("%1 can't be read: %2.").arg(name, spoken(archive.error()));
        library.m_packed = true;
        for (const std::string &each : archive->names()) {
            if (!each.ends_with('/') && !isNoGame(fromUtf8(each)))
                library.m_names << fromUtf8(each);
        }
    }
    if (library.m_names.size() > mostGames)
        return Library::tr("%1 holds more than %2 files.").arg(name).arg(mostGames);
    library.m_names.sort();
    return library;
}

Result<QByteArray, QString> GameLibrary::bytesOf(const QString &name) const
{
    if (!m_packed)
        return readWhole(QDir(m_path).filePath(name), largestFile);
    const auto archive = ZipArchive::open({m_archive.constData(), static_cast<std::size_t>(m_archive.size())});
    if (!archive)
        return spoken(archive.error());
    const auto text = archive->read(name.toStdString());
    return text ? Result<QByteArray, QString>(QByteArray::fromStdString(*text))
                : Result<QByteArray, QString>(spoken(text.error()));
}

LibraryGame GameLibrary::readOne(const QString &name, const VariantFinder &variants) const
{
    LibraryGame entry;
    entry.name = name;
    const auto bytes = bytesOf(name);
    if (!bytes) {
        entry.fault = bytes.error();
        return entry;
    }
    std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    std::string unpacked;
    if (looksLikeGzip(text)) {
        auto inside = gunzip(text);
        if (!inside) {
            entry.fault = spoken(inside.error());
            return entry;
        }
        text = unpacked = std::move(inside).value();
    }
    entry = gameIn(text, variants);
    entry.name = name;
    return entry;
}

std::vector<LibraryGame> GameLibrary::read(const VariantLibrary &variants, const std::function<void(int done)> &done,
                                           const std::atomic<bool> &stop) const
{
    (void)variants.list(); // reads them all: what threads ask for then only looks
    const VariantFinder finder = variants.finder();
    std::vector<std::optional<LibraryGame>> all(static_cast<std::size_t>(size()));
    std::atomic<int> next = 0;
    std::atomic<int> finished = 0;
    const auto work = [&] {
        for (int i = next++; i < size() && !stop; i = next++) {
            all[static_cast<std::size_t>(i)] = readOne(m_names[i], finder);
            done(++finished);
        }
    };
    std::vector<std::thread> others;
    for (unsigned i = 1; i < std::max(1U, std::thread::hardware_concurrency()); ++i)
        others.emplace_back(work);
    work();
    for (std::thread &other : others)
        other.join();
    std::vector<LibraryGame> games;
    for (std::optional<LibraryGame> &each : all) {
        if (each)
            games.push_back(std::move(*each));
    }
    return games;
}

std::map<QString, GameFigures> figuresOf(const std::vector<LibraryGame> &games)
{
    std::map<QString, GameFigures> figures;
    for (const LibraryGame &game : games) {
        if (game.summary)
            figures[fromUtf8(game.summary->title)].add(*game.summary);
    }
    return figures;
}

} // namespace entente::app

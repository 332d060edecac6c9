#include "studio/drawingreader.h"

#include "document/variants.h"
#include "document/wholefile.h"
#include "io/packed.h"
#include "words/sentences.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPointer>

#include <optional>
#include <thread>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestDrawing = 32 * 1024 * 1024;
constexpr qint64 searchedForBegin = 4096;

Result<Proposal, QString> proposalIn(const QString &path)
{
    const QString name = QDir::toNativeSeparators(path);
    const auto bytes = readWhole(path, largestDrawing);
    if (!bytes)
        return DrawingReader::tr("%1 can't be read: %2.").arg(name, bytes.error());
    const auto refused = [&](const Fault &fault) {
        return DrawingReader::tr("%1 can't be used. %2").arg(name, spoken(fault));
    };
    std::string_view text(bytes->constData(), static_cast<std::size_t>(bytes->size()));
    std::string unpacked;
    if (looksLikeGzip(text)) {
        auto inside = gunzip(text);
        if (!inside)
            return refused(inside.error());
        text = unpacked = std::move(inside).value();
    }
    const auto drawing = readDrawing(text);
    if (!drawing)
        return refused(drawing.error());
    Gazetteer known;
    const VariantLibrary library;
    for (const VariantLibrary::Entry *entry : library.list())
        known.add(*entry->variant->board);
    auto proposal = proposalOf(*drawing, known);
    if (!proposal)
        return refused(proposal.error());
    return std::move(proposal).value();
}

} // namespace

/// What the thread and the window both hold; the thread may outlive who asked.
struct DrawingReader::Wanted {
    QPointer<DrawingReader> by;
    std::optional<Result<Proposal, QString>> found;
};

DrawingReader::~DrawingReader() = default;

void DrawingReader::read(const QString &path)
{
    stop();
    m_wanted = std::make_shared<Wanted>();
    m_wanted->by = this;
    std::thread([path, wanted = m_wanted] {
        wanted->found = proposalIn(path);
        QMetaObject::invokeMethod(qApp, [wanted] {
            if (wanted->by)
                wanted->by->take(wanted);
        });
    }).detach();
}

void DrawingReader::stop()
{
    m_wanted.reset();
}

void DrawingReader::take(const std::shared_ptr<Wanted> &wanted)
{
    if (wanted != m_wanted)
        return; // stopped, or another was asked for
    m_wanted.reset();
    if (*wanted->found)
        Q_EMIT proposed(**wanted->found);
    else
        Q_EMIT refused(wanted->found->error());
}

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

} // namespace entente::app

#include "studio/sketchdocument.h"

#include "document/variants.h"
#include "document/wholefile.h"
#include "io/variantreader.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUndoCommand>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int savingPause = 500; // milliseconds
constexpr int lookingPause = 300;

QString sketchPath(const QString &folder)
{
    return folder + u'/' + QString::fromLatin1(sketchFile);
}

QString variantPath(const QString &folder)
{
    return folder + u"/variant.json"_s;
}

std::string_view viewOf(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

} // namespace

/// The whole sketch before and after: outlines are shared, so that a step costs little.
class SketchDocument::Edit : public QUndoCommand {
public:
    Edit(SketchDocument &document, BoardSketch after, int together)
        : m_document(document), m_before(document.m_sketch), m_after(std::move(after)), m_together(together)
    {
    }
    int id() const override { return m_together; }
    bool mergeWith(const QUndoCommand *next) override
    {
        m_after = static_cast<const Edit *>(next)->m_after;
        return true;
    }
    void undo() override { m_document.put(m_before); }
    void redo() override { m_document.put(m_after); }

private:
    SketchDocument &m_document;
    BoardSketch m_before;
    BoardSketch m_after;
    int m_together;
};

SketchDocument::SketchDocument(QObject *parent) : QObject(parent)
{
    m_saving.setSingleShot(true);
    m_saving.setInterval(savingPause);
    connect(&m_saving, &QTimer::timeout, this, &SketchDocument::save);
    m_looking.setSingleShot(true);
    m_looking.setInterval(lookingPause);
    connect(&m_looking, &QTimer::timeout, this, &SketchDocument::lookAtFolder);
    const auto look = qOverload<>(&QTimer::start);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_looking, look);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_looking, look);
}

SketchDocument::~SketchDocument()
{
    save();
}

QStringList SketchDocument::foldersAtWork()
{
    const QDir root(VariantLibrary::userFolder());
    QFileInfoList files;
    for (const QString &name : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (const QFileInfo file(sketchPath(root.filePath(name))); file.isFile())
            files += file;
    }
    std::sort(files.begin(), files.end(),
              [](const QFileInfo &a, const QFileInfo &b) { return a.lastModified() > b.lastModified(); });
    QStringList folders;
    for (const QFileInfo &file : std::as_const(files))
        folders += file.path();
    return folders;
}

QString SketchDocument::titleOf(const QString &folder)
{
    constexpr qint64 firstLines = 4096;
    QFile file(sketchPath(folder));
    return file.open(QIODevice::ReadOnly) ? fromUtf8(titleOfSketch(viewOf(file.read(firstLines)))) : QString();
}

Result<bool, QString> SketchDocument::begin(BoardSketch sketch)
{
    close();
    const QDir root(VariantLibrary::userFolder());
    const QString wanted = fromUtf8(sketch.id);
    QString id = wanted;
    for (int number = 2; QFileInfo::exists(root.filePath(id)) || VariantLibrary().find(id); ++number)
        id = u"%1-%2"_s.arg(wanted).arg(number);
    if (!root.mkpath(id))
        return tr("The folder %1 can't be made.").arg(QDir::toNativeSeparators(root.filePath(id)));
    sketch.id = id.toStdString();
    openFolder(root.filePath(id), sketch);
    return true;
}

void SketchDocument::openFolder(const QString &folder, const BoardSketch &sketch)
{
    m_folder = folder;
    m_knownSketch = digestOf(sketchPath(folder));
    m_knownVariant = digestOf(variantPath(folder));
    put(sketch);
    m_stack.clear();
    save();
    watchFolder();
}

Result<bool, QString> SketchDocument::load(const QString &folder)
{
    const QString name = QDir::toNativeSeparators(sketchPath(folder));
    const auto bytes = readWhole(sketchPath(folder));
    if (!bytes)
        return tr("%1 can't be read: %2.").arg(name, bytes.error());
    auto read = readSketch(viewOf(*bytes));
    if (!read)
        return tr("%1 can't be opened. %2").arg(name, spoken(read.error()));
    BoardSketch sketch = std::move(read).value();
    sketch.id = QFileInfo(folder).fileName().toStdString(); // it may have been copied or renamed
    // Somebody may have been at the folder with a text editor: variant.json counts.
    const auto file = readWhole(variantPath(folder));
    const auto made = variantOf(sketch);
    if (file && made && viewOf(*file) != made->files.at("variant.json")) {
        if (const auto variant = readVariant(viewOf(*file)))
            takeOver(sketch, **variant);
    }
    close();
    openFolder(folder, sketch);
    return true;
}

void SketchDocument::close()
{
    save();
    m_saving.stop();
    m_looking.stop();
    if (const QStringList watched = m_watcher.files() + m_watcher.directories(); !watched.isEmpty())
        m_watcher.removePaths(watched);
    m_folder.clear();
    m_stack.clear();
    m_place = m_passage = -1;
    m_unsaved = false;
}

bool SketchDocument::save()
{
    m_saving.stop();
    if (!isOpen() || !m_unsaved)
        return true;
    lookAtFolder(); // what somebody else wrote is not written over unseen
    if (!writeFile(QString::fromLatin1(sketchFile), writeSketch(m_sketch)))
        return false;
    m_knownSketch = digestOf(sketchPath(m_folder));
    const bool stopped =
        std::any_of(m_findings.begin(), m_findings.end(), [](const SketchFinding &each) { return each.stops; });
    const auto made = variantOf(m_sketch);
    m_playable = false;
    if (made) {
        for (const auto &[name, content] : made->files) {
            if (!writeFile(fromUtf8(name), content))
                return false;
        }
        m_knownVariant = digestOf(variantPath(m_folder));
    }
    m_playable = !stopped && made.ok();
    m_unsaved = false;
    m_saving.stop();
    watchFolder();
    Q_EMIT saved();
    return true;
}

/// A file that holds this already is left alone: of two windows on one folder each follows the other.
bool SketchDocument::writeFile(const QString &name, const std::string &content)
{
    const QString path = m_folder + u'/' + name;
    const QByteArray bytes = QByteArray::fromStdString(content);
    if (const auto there = readWhole(path); there && *there == bytes)
        return true;
    QDir().mkpath(m_folder); // somebody may have removed it
    const auto done = writeWhole(path, bytes);
    if (!done)
        Q_EMIT said(done.error(), true);
    return done.ok();
}

/// A file that is replaced has to be watched anew.
void SketchDocument::watchFolder()
{
    for (const QString &path : {m_folder, sketchPath(m_folder), variantPath(m_folder)}) {
        if (QFileInfo::exists(path))
            m_watcher.addPath(path);
    }
}

/// Follows what another window or a text editor has written into the folder.
void SketchDocument::lookAtFolder()
{
    m_looking.stop();
    if (!isOpen())
        return;
    watchFolder();
    if (!takeSketch())
        takeVariant();
}

/// False: studio.json is as it was.
bool SketchDocument::takeSketch()
{
    const QByteArray digest = digestOf(sketchPath(m_folder));
    if (digest.isEmpty() || digest == m_knownSketch)
        return false;
    m_knownSketch = digest;
    const auto bytes = readWhole(sketchPath(m_folder));
    const auto read = bytes ? readSketch(viewOf(*bytes)) : Result<BoardSketch, Fault>(Fault());
    if (!read)
        return true; // the next saving mends it
    edit([&](BoardSketch &sketch) {
        const std::string id = sketch.id;
        sketch = *read;
        sketch.id = id;
    });
    Q_EMIT said(tr("The board was changed in another window; this one follows. Undo brings yours back."), false);
    return true;
}

/// Is this variant.json as it comes of the board, or of what studio.json holds, which another window may have written?
bool SketchDocument::isMade(const QByteArray &file) const
{
    const auto comesOf = [&file](const BoardSketch &sketch) {
        const auto made = variantOf(sketch);
        return made && viewOf(file) == made->files.at("variant.json");
    };
    if (comesOf(m_sketch))
        return true;
    const auto bytes = readWhole(sketchPath(m_folder));
    auto kept = bytes ? readSketch(viewOf(*bytes)) : Result<BoardSketch, Fault>(Fault());
    if (!kept)
        return false;
    kept.value().id = m_sketch.id;
    return comesOf(*kept);
}

void SketchDocument::takeVariant()
{
    const QByteArray digest = digestOf(variantPath(m_folder));
    if (digest.isEmpty() || digest == m_knownVariant)
        return;
    m_knownVariant = digest;
    const auto file = readWhole(variantPath(m_folder));
    if (!file || isMade(*file))
        return;
    const auto variant = readVariant(viewOf(*file));
    if (!variant) {
        const QString kept = variantPath(m_folder) + u".old"_s;
        QFile::remove(kept);
        QFile::copy(variantPath(m_folder), kept);
        m_unsaved = true;
        m_saving.start();
        Q_EMIT said(tr("variant.json was changed and can't be read; it is kept as %1.").arg(QFileInfo(kept).fileName()),
                    true);
        return;
    }
    edit([&](BoardSketch &sketch) { takeOver(sketch, **variant); });
    Q_EMIT said(tr("What was changed in variant.json is taken over."), false);
}

void SketchDocument::edit(const std::function<void(BoardSketch &)> &change, int together)
{
    if (!isOpen())
        return;
    BoardSketch after = m_sketch;
    change(after);
    if (!(after == m_sketch))
        m_stack.push(new Edit(*this, std::move(after), together));
}

void SketchDocument::tellAgain()
{
    Q_EMIT changed();
    Q_EMIT chosen();
}

void SketchDocument::put(const BoardSketch &sketch)
{
    const bool redrawn = sketch.places.size() != m_sketch.places.size() || sketch.width != m_sketch.width
                         || sketch.height != m_sketch.height;
    m_sketch = sketch;
    if (redrawn) // their numbers stand for others now
        m_place = m_passage = -1;
    m_findings = findingsOf(m_sketch);
    m_unsaved = true;
    m_saving.start();
    m_place = std::min(m_place, static_cast<int>(m_sketch.places.size()) - 1);
    m_passage = std::min(m_passage, static_cast<int>(m_sketch.passages.size()) - 1);
    Q_EMIT changed();
}

void SketchDocument::choosePlace(int place)
{
    if (place == m_place && m_passage < 0)
        return;
    m_place = place;
    m_passage = -1;
    Q_EMIT chosen();
}

void SketchDocument::choosePassage(int passage)
{
    if (passage == m_passage)
        return;
    m_passage = passage;
    Q_EMIT chosen();
}

} // namespace entente::app

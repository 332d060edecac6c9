#include "studio/sketchdocument.h"

#include "document/variants.h"
#include "document/wholefile.h"
#include "io/variantreader.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QUndoCommand>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int savingPause = 500; // milliseconds

QString sketchPath(const QString &folder)
{
    return folder + u'/' + QString::fromLatin1(sketchFile);
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
    m_folder = root.filePath(id);
    put(sketch);
    m_stack.clear();
    save();
    return true;
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
    const auto file = readWhole(folder + u"/variant.json"_s);
    const auto made = variantOf(sketch);
    if (file && made && viewOf(*file) != made->files.at("variant.json")) {
        if (const auto variant = readVariant(viewOf(*file)))
            takeOver(sketch, **variant);
    }
    close();
    m_folder = folder;
    put(sketch);
    m_stack.clear();
    save();
    return true;
}

void SketchDocument::close()
{
    save();
    m_saving.stop();
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
    const auto failed = [this](const QString &sentence) {
        Q_EMIT said(sentence, true);
        return false;
    };
    if (const auto done = writeWhole(sketchPath(m_folder), QByteArray::fromStdString(writeSketch(m_sketch))); !done)
        return failed(done.error());
    m_unsaved = false;
    const bool stopped =
        std::any_of(m_findings.begin(), m_findings.end(), [](const SketchFinding &each) { return each.stops; });
    const auto made = variantOf(m_sketch);
    m_playable = !stopped && made.ok();
    if (made) {
        for (const auto &[name, content] : made->files) {
            const auto done = writeWhole(m_folder + u'/' + fromUtf8(name), QByteArray::fromStdString(content));
            if (!done)
                return failed(done.error());
        }
    }
    Q_EMIT saved();
    return true;
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

void SketchDocument::put(const BoardSketch &sketch)
{
    m_sketch = sketch;
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

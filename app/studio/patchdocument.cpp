#include "studio/patchdocument.h"

#include "studio/picturefile.h"

#include <QUndoCommand>

#include <algorithm>

namespace entente::app {

/// The areas before and after: what was found is shared, so that a step costs little.
class PatchDocument::Edit : public QUndoCommand {
public:
    Edit(PatchDocument &document, PatchSketch after)
        : m_document(document), m_before(document.m_sketch), m_after(std::move(after))
    {
    }
    void undo() override { m_document.put(m_before); }
    void redo() override { m_document.put(m_after); }

private:
    PatchDocument &m_document;
    PatchSketch m_before;
    PatchSketch m_after;
};

PatchDocument::PatchDocument(QObject *parent) : QObject(parent)
{
    m_stack.setUndoLimit(100); // where areas were added, each step holds the picture's numbers
}

void PatchDocument::begin(const QImage &picture, const PatchSketch &sketch)
{
    m_picture = picture;
    m_chosen.clear();
    put(sketch);
    m_stack.clear();
}

void PatchDocument::replace(const PatchSketch &sketch)
{
    m_stack.push(new Edit(*this, sketch));
}

void PatchDocument::close()
{
    m_picture = {};
    m_sketch = {};
    m_chosen.clear();
    m_stack.clear();
}

void PatchDocument::tellAgain()
{
    Q_EMIT changed();
    Q_EMIT chosenChanged();
}

void PatchDocument::edit(const std::function<void(PatchSketch &)> &change)
{
    PatchSketch after = m_sketch;
    change(after);
    if (!(after == m_sketch))
        m_stack.push(new Edit(*this, std::move(after)));
}

void PatchDocument::put(const PatchSketch &sketch)
{
    m_sketch = sketch;
    const std::vector<int> all = m_sketch.patches();
    std::erase_if(m_chosen, [&all](int area) { return !std::binary_search(all.begin(), all.end(), area); });
    Q_EMIT changed();
}

void PatchDocument::choose(const std::set<int> &areas)
{
    if (areas == m_chosen)
        return;
    m_chosen = areas;
    Q_EMIT chosenChanged();
}

void PatchDocument::chooseAt(int x, int y, bool more, int likeness)
{
    const int area = m_sketch.patchAt(x, y);
    if (area < 0)
        return flood(x, y, likeness);
    std::set<int> areas = more ? m_chosen : std::set<int>();
    if (more && areas.erase(area) == 0)
        areas.insert(area);
    else if (!more)
        areas = {area};
    choose(areas);
}

void PatchDocument::merge()
{
    if (m_chosen.size() < 2) {
        Q_EMIT said(tr("Choose two areas or more: a click with Ctrl adds one."), true);
        return;
    }
    const int first = *m_chosen.begin();
    const std::set<int> others(std::next(m_chosen.begin()), m_chosen.end());
    edit([&](PatchSketch &sketch) {
        for (const int other : others)
            mergePatches(sketch, first, other);
    });
    choose({first});
}

void PatchDocument::flipLeftOut()
{
    const std::set<int> areas = m_chosen;
    const bool out = std::any_of(areas.begin(), areas.end(),
                                 [this](int area) { return !m_sketch.leftOut[static_cast<std::size_t>(area)]; });
    edit([&](PatchSketch &sketch) {
        for (const int area : areas)
            setLeftOut(sketch, area, out);
    });
}

void PatchDocument::flood(int x, int y, int likeness)
{
    int made = -1;
    edit([&](PatchSketch &sketch) { made = floodPatch(sketch, pixelsOf(m_picture), x, y, likeness); });
    if (made < 0)
        Q_EMIT said(tr("There is only a speck here. With more likeness it may become an area."), true);
    else
        choose({made});
}

} // namespace entente::app

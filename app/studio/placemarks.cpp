#include "studio/placemarks.h"

#include "look/widgets.h"
#include "studio/featureedits.h"
#include "words/sentences.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

PlaceMarks::PlaceMarks(SketchDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    constexpr int mostPoints = 20;
    auto *column = flush<QVBoxLayout>(this);
    for (const MarkInfo &info : allMarks()) {
        auto *box = named(new QCheckBox(spoken(info.name), this), u"studioMark-"_s + QString::fromLatin1(info.id));
        column->addWidget(box);
        connect(box, &QCheckBox::clicked, this, [this, mark = info.mark](bool on) {
            m_document.edit([&](BoardSketch &sketch) { setMark(sketch, m_document.place(), mark, on); });
        });
        m_boxes.push_back(box);
    }
    m_pointsRow = new QWidget(this);
    auto *label = new QLabel(tr("Supply points of its centre"), m_pointsRow);
    m_points = named(new QSpinBox(m_pointsRow), u"studioPlacePoints"_s, label->text());
    m_points->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_points->setRange(0, mostPoints);
    m_points->setSpecialValueText(tr("as others"));
    label->setBuddy(m_points);
    auto *row = flush<QHBoxLayout>(m_pointsRow);
    row->addWidget(label, 1);
    row->addWidget(m_points);
    column->addWidget(m_pointsRow);
    connect(m_points, &QSpinBox::valueChanged, this, [this](int points) {
        if (!m_filling && m_document.place() >= 0)
            m_document.edit([&](BoardSketch &sketch) { sketch.place(m_document.place()).points = points; });
    });
    connect(&document, &SketchDocument::changed, this, &PlaceMarks::fill);
    connect(&document, &SketchDocument::chosen, this, &PlaceMarks::fill);
}

void PlaceMarks::fill()
{
    m_filling = true;
    const BoardSketch &sketch = m_document.sketch();
    const int place = m_document.place();
    for (std::size_t i = 0; i < m_boxes.size(); ++i) {
        const MarkInfo &info = allMarks()[i];
        const bool may = place >= 0 && mayHave(sketch, place, info.mark);
        m_boxes[i]->setVisible(sketch.features.has(info.with));
        m_boxes[i]->setEnabled(may);
        m_boxes[i]->setChecked(may && sketch.place(place).marks.count(info.mark) > 0);
    }
    m_pointsRow->setVisible(sketch.features.has(Switch::SupplyPoints));
    const bool centre = place >= 0 && sketch.place(place).centre;
    m_pointsRow->setEnabled(centre);
    m_points->setValue(centre ? sketch.place(place).points : 0);
    m_filling = false;
}

} // namespace entente::app

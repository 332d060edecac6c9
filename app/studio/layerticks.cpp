#include "studio/layerticks.h"

#include "look/theme.h"
#include "look/widgets.h"
#include "words/names.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int nameRole = Qt::UserRole;
constexpr int mostRows = 5; ///< in sight

} // namespace

LayerTicks::LayerTicks(QWidget *parent) : QWidget(parent)
{
    m_open = named(new QPushButton(tr("Layers of the drawing"), this), u"studioLayersOpen"_s);
    m_open->setCheckable(true);
    m_open->setAutoDefault(false);
    m_open->setToolTip(tr("From which layers of the drawing the places come"));
    m_ticks = new QWidget(this);
    auto *label = new QLabel(tr("Places come from these layers of the drawing:"), m_ticks);
    label->setWordWrap(true);
    m_list = named(new QListWidget(m_ticks), u"studioLayers"_s, label->text());
    m_list->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    m_read = named(new QPushButton(tr("Read with these layers"), m_ticks), u"studioReadLayers"_s);
    m_read->setToolTip(tr("Take the places from the ticked layers; what you have decided stays"));
    m_read->setAutoDefault(false);
    auto *ticks = flush<QVBoxLayout>(m_ticks);
    ticks->addWidget(label);
    ticks->addWidget(m_list);
    ticks->addWidget(m_read, 0, Qt::AlignLeft);
    auto *column = flush<QVBoxLayout>(this);
    column->addWidget(m_open, 0, Qt::AlignLeft);
    column->addWidget(m_ticks);
    m_ticks->hide();
    connect(m_open, &QPushButton::toggled, m_ticks, &QWidget::setVisible);
    connect(m_list, &QListWidget::itemChanged, this, &LayerTicks::tell);
    connect(m_read, &QPushButton::clicked, this, [this] { Q_EMIT wanted(ticked()); });
    hide();
}

void LayerTicks::offer(const std::vector<DrawnLayer> &layers)
{
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const DrawnLayer &layer : layers) {
            const QString name = layer.name.empty() ? tr("In no layer") : fromUtf8(layer.name);
            const int share = static_cast<int>(std::lround(100 * layer.share));
            auto *item = new QListWidgetItem(tr("%1 (%2 % of the sheet)", "a layer").arg(name).arg(share), m_list);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(layer.taken ? Qt::Checked : Qt::Unchecked);
            item->setData(nameRole, fromUtf8(layer.name));
        }
    }
    const int rows = std::min(m_list->count(), mostRows);
    if (rows > 0)
        m_list->setFixedHeight(rows * m_list->sizeHintForRow(0) + 2 * m_list->frameWidth());
    m_taken = ticked();
    constexpr double large = 0.05; // of the sheet
    m_open->setChecked(std::any_of(layers.begin(), layers.end(),
                                   [](const DrawnLayer &layer) { return !layer.taken && layer.share > large; }));
    setVisible(layers.size() > 1);
    tell();
}

LayerChoice LayerTicks::ticked() const
{
    LayerChoice layers(std::in_place);
    for (int row = 0; row < m_list->count(); ++row) {
        if (m_list->item(row)->checkState() == Qt::Checked)
            layers->insert(m_list->item(row)->data(nameRole).toString().toStdString());
    }
    return layers;
}

void LayerTicks::tell()
{
    const LayerChoice now = ticked();
    m_read->setEnabled(now != m_taken && !now->empty());
}

} // namespace entente::app

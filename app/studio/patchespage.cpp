#include "studio/patchespage.h"

#include "look/formlabels.h"
#include "look/mainbutton.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "studio/patchview.h"

#include <QComboBox>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSlider>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int panelWidth = 400;
constexpr int leastLikeness = 2;
constexpr int mostLikeness = 80;
constexpr QSize swatchSize(18, 18);

QPushButton *patchButton(const QString &text, const char *name, const QString &tip, QWidget *parent)
{
    auto *made = named(new QPushButton(text, parent), QString::fromLatin1(name));
    made->setToolTip(tip);
    made->setAutoDefault(false);
    return made;
}

QPixmap swatchOf(const PixelColour &colour, const QColor &edge)
{
    QPixmap swatch(swatchSize);
    swatch.fill(edge);
    QPainter(&swatch).fillRect(QRect(QPoint(1, 1), swatchSize - QSize(2, 2)),
                               QColor(colour.red, colour.green, colour.blue));
    return swatch;
}

} // namespace

PatchesPage::PatchesPage(PatchDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"studioAreasPage"_s);
    auto *halves = new QSplitter(Qt::Horizontal, this);
    halves->setChildrenCollapsible(false);
    m_view = new PatchView(document, halves);
    halves->addWidget(m_view);
    halves->addWidget(makePanel());
    halves->setStretchFactor(0, 1);
    halves->setSizes({2 * panelWidth, panelWidth});
    auto *all = flush<QVBoxLayout>(this);
    all->addWidget(halves);
    connect(m_view, &PatchView::pointed, this,
            [this](QPoint pixel, bool more) { m_document.chooseAt(pixel.x(), pixel.y(), more, rules().likeness); });
    connect(m_view, &PatchView::keyed, this, &PatchesPage::takeKey);
    connect(&document, &PatchDocument::changed, this, &PatchesPage::fill);
    connect(&document, &PatchDocument::chosenChanged, this, &PatchesPage::follow);
}

QWidget *PatchesPage::makePanel()
{
    auto *panel = new QWidget(this);
    m_summary = named(new QLabel(panel), u"studioAreaSummary"_s);
    m_summary->setWordWrap(true);
    auto *hint =
        quietText(panel, tr("Each area becomes a place. A click chooses one, with Ctrl one more; where none was "
                            "found, it makes one. By keyboard: arrows move the cross, Space clicks."));
    m_list = named(new QListWidget(panel), u"studioAreas"_s, tr("Areas"));
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setIconSize(swatchSize);
    m_list->installEventFilter(this);
    connect(m_list, &QListWidget::itemSelectionChanged, this, [this] {
        if (m_filling)
            return;
        std::set<int> areas;
        for (const QListWidgetItem *item : m_list->selectedItems())
            areas.insert(item->data(Qt::UserRole).toInt());
        m_document.choose(areas);
    });
    m_make = patchButton(tr("Make the board"), "studioMakeBoard",
                         tr("The areas become places, and their borders lines"), panel);
    setMainButton(*m_make);
    connect(m_make, &QPushButton::clicked, this, &PatchesPage::boardWanted);
    auto *column = new QVBoxLayout(panel);
    column->setContentsMargins(metrics::floatMargin, metrics::floatMargin, metrics::floatMargin, metrics::floatMargin);
    column->addWidget(m_summary);
    column->addWidget(hint);
    column->addWidget(makeFinding(panel));
    column->addWidget(m_list, 1);
    column->addWidget(makeActions(panel));
    column->addWidget(m_make);
    return panel;
}

QWidget *PatchesPage::makeFinding(QWidget *panel)
{
    auto *finding = new QWidget(panel);
    m_by = named(new QComboBox(finding), u"studioAreasBy"_s);
    m_by->addItem(tr("their colours"), static_cast<int>(PatchesBy::Colour));
    m_by->addItem(tr("the lines between them"), static_cast<int>(PatchesBy::Lines));
    m_likeness = named(new QSlider(Qt::Horizontal, finding), u"studioLikeness"_s);
    m_likeness->setRange(leastLikeness, mostLikeness);
    m_told = quiet(named(new QLabel(finding), u"studioLikenessTold"_s));
    m_told->setTextFormat(Qt::PlainText);
    m_told->setMinimumWidth(m_told->fontMetrics().horizontalAdvance(u"000"_s));
    auto *again =
        patchButton(tr("Find again"), "studioFindAreas", tr("What was merged and left out begins anew"), finding);
    auto *how = new QHBoxLayout;
    how->addWidget(m_likeness, 1);
    how->addWidget(m_told);
    how->addWidget(again);
    auto *form = new QFormLayout(finding);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Areas are parted by"), m_by);
    form->addRow(tr("Likeness"), how);
    m_likeness->setAccessibleName(tr("Likeness"));
    m_likeness->setToolTip(tr("How far apart the colours of one area may be; or how much darker lines are"));
    levelLabels(*form);
    connect(m_likeness, &QSlider::valueChanged, this, [this](int value) { m_told->setNum(value); });
    connect(m_by, &QComboBox::activated, this,
            [this](int) { m_likeness->setValue(rules().by == PatchesBy::Lines ? usualContrast : usualLikeness); });
    connect(again, &QPushButton::clicked, this, [this] { Q_EMIT findWanted(rules()); });
    m_likeness->setValue(usualLikeness);
    return finding;
}

QWidget *PatchesPage::makeActions(QWidget *panel)
{
    auto *actions = new QWidget(panel);
    m_merge = patchButton(tr("Merge"), "studioMerge", tr("The chosen areas become one (M)"), actions);
    m_leaveOut = patchButton(tr("Leave out"), "studioLeaveOut", tr("A margin or a legend is no place (X)"), actions);
    auto *flood = patchButton(tr("Part from here"), "studioFlood",
                              tr("What is like the pixel under the cross becomes an area of its own (F)"), actions);
    connect(m_merge, &QPushButton::clicked, &m_document, &PatchDocument::merge);
    connect(m_leaveOut, &QPushButton::clicked, &m_document, &PatchDocument::flipLeftOut);
    connect(flood, &QPushButton::clicked, this, &PatchesPage::floodAtCross);
    auto *row = flush<QHBoxLayout>(actions);
    for (QPushButton *button : {m_merge, m_leaveOut, flood})
        row->addWidget(button, 1);
    return actions;
}

PatchRules PatchesPage::rules() const
{
    return {static_cast<PatchesBy>(m_by->currentData().toInt()), m_likeness->value()};
}

void PatchesPage::showPicture()
{
    const PatchRules &by = m_document.sketch().found->rules;
    m_by->setCurrentIndex(m_by->findData(static_cast<int>(by.by)));
    m_likeness->setValue(by.likeness);
    m_view->fit();
    m_view->setFocus();
}

void PatchesPage::fill()
{
    m_filling = true;
    const PatchSketch &sketch = m_document.sketch();
    const std::vector<int> areas = sketch.patches();
    const double whole = static_cast<double>(m_document.picture().width()) * m_document.picture().height();
    const auto isOut = [&](int area) { return sketch.leftOut[static_cast<std::size_t>(area)]; };
    m_list->clear();
    for (const int area : areas) {
        const PixelColour colour = sketch.colourOf(area);
        const QString share = locale().toString(100 * sketch.cellsOf(area) / whole, 'f', 1);
        QIcon swatch;
        for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Selected}) // a chosen row tints no colours
            swatch.addPixmap(swatchOf(colour, coloursOf(this).strongLine), mode);
        auto *item = new QListWidgetItem(swatch,
                                         isOut(area) ? tr("Area %1: left out").arg(area + 1)
                                                     : tr("Area %1: %2 % of the picture").arg(area + 1).arg(share),
                                         m_list);
        item->setData(Qt::UserRole, area);
    }
    const auto out = std::count_if(areas.begin(), areas.end(), isOut);
    const int places = static_cast<int>(areas.size() - static_cast<std::size_t>(out));
    m_summary->setText(tr("%n area(s) become places.", nullptr, places));
    m_make->setEnabled(places > 1);
    m_filling = false;
    follow();
}

void PatchesPage::follow()
{
    m_filling = true;
    const std::set<int> &chosen = m_document.chosen();
    QListWidgetItem *first = nullptr;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *item = m_list->item(row);
        item->setSelected(chosen.count(item->data(Qt::UserRole).toInt()) > 0);
        if (item->isSelected() && !first)
            first = item;
    }
    if (first && !(m_list->currentItem() && m_list->currentItem()->isSelected()))
        m_list->setCurrentItem(first, QItemSelectionModel::NoUpdate);
    if (first)
        m_list->scrollToItem(m_list->currentItem());
    m_filling = false;
    m_merge->setEnabled(chosen.size() > 1);
    m_leaveOut->setEnabled(!chosen.empty());
    const PatchSketch &sketch = m_document.sketch();
    const bool allOut = !chosen.empty() && std::all_of(chosen.begin(), chosen.end(), [&](int area) {
        return sketch.leftOut[static_cast<std::size_t>(area)];
    });
    m_leaveOut->setText(allOut ? tr("Take in") : tr("Leave out"));
}

void PatchesPage::floodAtCross()
{
    if (const auto spot = m_view->spot())
        m_document.flood(spot->x(), spot->y(), rules().likeness);
    else
        Q_EMIT m_document.said(tr("Click into the picture first, or move the cross there."), true);
}

void PatchesPage::takeKey(int key)
{
    switch (key) {
    case Qt::Key_M: return m_document.merge();
    case Qt::Key_X:
    case Qt::Key_Delete: return m_document.flipLeftOut();
    case Qt::Key_F: return floodAtCross();
    default: return;
    }
}

bool PatchesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool ours = key->key() == Qt::Key_M || key->key() == Qt::Key_X || key->key() == Qt::Key_Delete;
    if (!ours || (key->modifiers() & ~Qt::KeypadModifier))
        return false;
    takeKey(key->key());
    return true;
}

} // namespace entente::app

#include "studio/placespage.h"

#include "look/onchange.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "studio/anchorwords.h"
#include "studio/coastchoices.h"
#include "studio/drawing.h"
#include "studio/layerticks.h"
#include "studio/outlinepath.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QAction>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QImage>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>
#include <map>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int rimOfPlace = 10; ///< pixels on both sides of a border that are no name
constexpr int different = 120; ///< of 765, between letters and what they stand on

int distanceOf(QRgb one, QRgb other)
{
    return std::abs(qRed(one) - qRed(other)) + std::abs(qGreen(one) - qGreen(other))
           + std::abs(qBlue(one) - qBlue(other));
}

/// The part of a drawing's picture in which the name of a place is painted: what within its outline has another colour
/// than most of it, else all of it. `scale`: pixels to a unit of the outline. Null if nothing of it is on the picture.
QImage paintedNameIn(const QImage &picture, const Rings &outline, qreal scale)
{
    QTransform zoom;
    zoom.scale(scale, scale);
    const QPainterPath path = zoom.map(pathOf(outline, 0));
    const QRect around = path.boundingRect().toAlignedRect().intersected(picture.rect());
    if (around.isEmpty())
        return {};
    const QImage part = picture.copy(around).convertToFormat(QImage::Format_RGB32);
    QImage mask(around.size(), QImage::Format_RGB32);
    mask.fill(Qt::black);
    QPainter painter(&mask);
    painter.translate(-around.topLeft());
    painter.fillPath(path, Qt::white);
    painter.strokePath(path, QPen(Qt::black, 2 * rimOfPlace));
    painter.end();
    const QRgb white = qRgb(255, 255, 255);
    std::map<QRgb, int> counts;
    for (int y = 0; y < part.height(); ++y) {
        for (int x = 0; x < part.width(); ++x) {
            if (mask.pixel(x, y) == white)
                ++counts[part.pixel(x, y)];
        }
    }
    if (counts.empty())
        return part;
    const QRgb ground = std::max_element(counts.begin(), counts.end(), [](const auto &a, const auto &b) {
                            return a.second < b.second;
                        })->first;
    QRect letters;
    for (int y = 0; y < part.height(); ++y) {
        for (int x = 0; x < part.width(); ++x) {
            if (mask.pixel(x, y) == white && distanceOf(part.pixel(x, y), ground) > different)
                letters |= QRect(x, y, 1, 1);
        }
    }
    if (letters.width() < rimOfPlace || letters.height() < rimOfPlace / 2)
        return part;
    return part.copy(letters.adjusted(-rimOfPlace, -rimOfPlace, rimOfPlace, rimOfPlace).intersected(part.rect()));
}

enum PlaceColumn { NameColumn, BriefColumn, GroundColumn };

} // namespace

PlacesPage::PlacesPage(SketchDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"studioPlacesPage"_s);
    auto *hint = quietText(this, tr("Write names and abbreviations into the table. A click on the ground flips it: "
                                    "land, sea, closed. Keys: L, S, X."));
    m_table = rowTable(this, u"studioPlaces"_s, tr("Places"), {tr("Name"), tr("Short"), tr("Ground")});
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_table->setColumnWidth(BriefColumn, 76);
    m_table->setColumnWidth(GroundColumn, 84);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_table->setMinimumHeight(metrics::leastTable);
    m_table->installEventFilter(this);
    m_finding = plainLabel(this, u"studioPlaceFinding"_s);
    m_picture = named(new QCheckBox(tr("Show the picture"), this), u"studioShowPicture"_s);
    m_picture->setToolTip(tr("Lies below the places, to read their names from"));
    m_picture->setChecked(true);
    m_agree = named(new QPushButton(tr("It is right as it is"), this), u"studioAgree"_s);
    m_agree->setToolTip(tr("The ground of this place is what the table says"));
    m_agree->setAutoDefault(false);
    m_agree->hide();
    connect(m_agree, &QPushButton::clicked, this, [this] {
        const int place = m_document.place();
        if (place >= 0)
            m_document.edit([place](BoardSketch &sketch) { setGround(sketch, place, sketch.place(place).ground); });
    });
    m_layers = new LayerTicks(this);
    connect(m_layers, &LayerTicks::wanted, this, &PlacesPage::layersWanted);
    m_picture->hide();
    connect(m_picture, &QCheckBox::toggled, this, &PlacesPage::pictureWanted);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::floatMargin, metrics::floatMargin, metrics::floatMargin, metrics::floatMargin);
    column->addWidget(hint);
    column->addWidget(m_table, 1);
    column->addWidget(m_picture);
    column->addWidget(m_layers);
    column->addWidget(m_finding);
    column->addWidget(m_agree, 0, Qt::AlignLeft);
    column->addWidget(new PlaceCoasts(m_document, this));
    column->addWidget(makeHandles());
    connect(m_table, &QTableWidget::cellChanged, this, &PlacesPage::write);
    connect(m_table, &QTableWidget::cellClicked, this, [this](int row, int at) {
        if (at == GroundColumn)
            flip(row);
    });
    connect(m_table, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (!m_filling)
            m_document.choosePlace(row);
    });
    connect(&document, &SketchDocument::changed, this, &PlacesPage::fill);
    connect(&document, &SketchDocument::chosen, this, &PlacesPage::follow);
    onChange(this, {QEvent::PaletteChange}, [this] { fill(); });
}

QWidget *PlacesPage::makeHandles()
{
    auto *handles = new QWidget(this);
    auto *row = flush<QHBoxLayout>(handles);
    auto *label = quietText(handles, tr("Move by drag or by arrow keys:"));
    row->addWidget(label, 1);
    const auto add = [&](const QString &text, const char *name, const QString &tip, Anchor anchor) {
        auto *button = named(new QPushButton(text, handles), QString::fromLatin1(name));
        button->setToolTip(tip);
        button->setAutoDefault(false);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, anchor] { Q_EMIT handleWanted(anchor); });
        m_handles.push_back(button);
    };
    add(tr("Unit"), "studioMoveUnit", tr("Where its unit stands (U)"), Anchor::Unit);
    add(tr("Centre"), "studioMoveCentre", tr("Where the sign of its supply centre stands (C)"), Anchor::Centre);
    add(tr("Name", "of a place, on the map"), "studioMoveName", tr("Where its name stands (N)"), Anchor::Name);
    m_further = named(new QPushButton(tr("More"), handles), u"studioMoveFurther"_s);
    m_further->setToolTip(tr("Units at its coasts, in a second layer, or driven out; its port"));
    m_further->setAutoDefault(false);
    auto *menu = named(new QMenu(m_further), u"studioFurther"_s);
    for (const Anchor anchor : allAnchors()) {
        if (anchor == Anchor::Unit || anchor == Anchor::Centre || anchor == Anchor::Name)
            continue;
        const int key = anchorKey(anchor);
        QAction *action = menu->addAction(key == 0 ? anchorText(anchor) : anchorText(anchor) + u'\t' + QChar(key));
        action->setData(static_cast<int>(anchor));
        connect(action, &QAction::triggered, this, [this, anchor] { Q_EMIT handleWanted(anchor); });
    }
    m_further->setMenu(menu);
    row->addWidget(m_further);
    return handles;
}

QString PlacesPage::groundText(int place) const
{
    switch (m_document.sketch().place(place).ground) {
    case Ground::Land: return m_document.sketch().isCoastal(place) ? tr("Coast") : tr("Land");
    case Ground::Water: return tr("Sea");
    case Ground::Impassable: return tr("Closed");
    case Ground::Unknown: return tr("Unknown");
    }
    return {};
}

void PlacesPage::fill()
{
    m_filling = true;
    const BoardSketch &sketch = m_document.sketch();
    const int count = static_cast<int>(sketch.places.size());
    m_table->setRowCount(count);
    std::vector<bool> faulty(sketch.places.size(), false);
    for (const SketchFinding &finding : m_document.findings()) {
        if (finding.stops && finding.place >= 0)
            faulty[static_cast<std::size_t>(finding.place)] = true;
    }
    for (int row = 0; row < count; ++row) {
        const BoardSketch::Place &place = sketch.place(row);
        const bool isAsked = place.groundCertainty < doubtful && place.ground != Ground::Unknown;
        const QString ground = isAsked ? tr("%1?", "a ground that is doubtful").arg(groundText(row)) : groundText(row);
        const QStringList texts{fromUtf8(place.name), fromUtf8(place.abbreviation), ground};
        for (int at = 0; at < texts.size(); ++at) {
            QTableWidgetItem *item = m_table->item(row, at);
            if (!item) {
                item = new QTableWidgetItem;
                m_table->setItem(row, at, item);
                if (at == GroundColumn)
                    item->setFlags(item->flags() & ~Qt::ItemIsEditable);
            }
            item->setText(texts[at]);
            const bool wrong = faulty[static_cast<std::size_t>(row)];
            item->setForeground(wrong ? QBrush(coloursOf(this).failure) : QBrush());
            QFont font = m_table->font();
            font.setBold(wrong);
            font.setItalic(!place.named && at == NameColumn);
            item->setFont(font);
        }
    }
    m_filling = false;
    showNames();
    follow();
}

void PlacesPage::follow()
{
    m_filling = true;
    const int place = m_document.place();
    if (place >= 0 && place != m_table->currentRow())
        m_table->setCurrentCell(place, std::max(0, m_table->currentColumn()));
    m_filling = false;
    QStringList sentences;
    for (const SketchFinding &finding : m_document.findings()) {
        if (finding.place == place && place >= 0 && finding.passage < 0)
            sentences += spoken(finding.sentence);
    }
    for (QPushButton *button : m_handles)
        button->setEnabled(place >= 0);
    if (place >= 0)
        m_handles[1]->setEnabled(m_document.sketch().place(place).centre);
    bool any = false;
    for (QAction *action : m_further->menu()->actions()) {
        const auto anchor = static_cast<Anchor>(action->data().toInt());
        const bool there = place >= 0 && hasAnchor(m_document.sketch(), place, anchor);
        action->setVisible(there);
        action->setEnabled(there);
        any = any || there;
    }
    m_further->setEnabled(any);
    m_finding->setText(sentences.join(u' '));
    m_finding->setVisible(!sentences.isEmpty());
    const bool isAsked = place >= 0 && m_document.sketch().place(place).groundCertainty < doubtful
                         && m_document.sketch().place(place).ground != Ground::Unknown;
    m_agree->setVisible(isAsked);
}

void PlacesPage::write(int row, int column)
{
    if (m_filling || column == GroundColumn)
        return;
    const std::string text = m_table->item(row, column)->text().trimmed().toStdString();
    m_document.edit([&](BoardSketch &sketch) {
        if (column == NameColumn)
            setName(sketch, row, text);
        else
            sketch.place(row).abbreviation = text;
    });
}

void PlacesPage::offerPicture(const QImage &picture)
{
    m_picture->setEnabled(!picture.isNull());
    if (picture.cacheKey() == m_drawn.cacheKey())
        return;
    m_drawn = picture;
    m_painted.clear();
    showNames();
}

void PlacesPage::offerLayers(const std::vector<DrawnLayer> &layers)
{
    m_layers->offer(layers);
}

/// Beside the cell of a place that the drawing doesn't name in letters stands what is painted there.
void PlacesPage::showNames()
{
    constexpr QSize room(150, 40);
    const BoardSketch &sketch = m_document.sketch();
    const qreal scale = sketch.width > 0 ? m_drawn.width() / sketch.width : 0;
    m_table->setIconSize(room);
    for (int row = 0; row < std::min(m_table->rowCount(), static_cast<int>(sketch.places.size())); ++row) {
        const BoardSketch::Place &place = sketch.place(row);
        QIcon icon;
        if (!place.named && !m_drawn.isNull()) {
            const auto [known, isNew] = m_painted.try_emplace(place.outline);
            if (isNew) {
                const QImage part = paintedNameIn(m_drawn, *place.outline, scale);
                if (!part.isNull())
                    known->second =
                        QPixmap::fromImage(part.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation));
            }
            icon = known->second;
        }
        // Untold, since the table would put what the model has back into a cell that somebody types in.
        const QSignalBlocker untold(m_table->model());
        if (QTableWidgetItem *item = m_table->item(row, NameColumn))
            item->setIcon(icon);
        if (!icon.isNull())
            m_table->setRowHeight(row, room.height() + 4);
        else if (m_table->rowHeight(row) > room.height())
            m_table->setRowHeight(row, m_table->verticalHeader()->defaultSectionSize());
    }
    m_table->viewport()->update();
}

void PlacesPage::expectPicture(bool isComing, bool isShown)
{
    const QSignalBlocker quiet(m_picture);
    m_picture->setVisible(isComing);
    m_picture->setChecked(isShown);
}

bool PlacesPage::wantsPicture() const
{
    return m_picture->isChecked();
}

void PlacesPage::flip(int place)
{
    m_document.edit(
        [place](BoardSketch &sketch) { setGround(sketch, place, groundAfter(sketch.place(place).ground)); });
}

bool PlacesPage::takeKey(int key)
{
    const int place = m_document.place();
    const Ground ground = key == Qt::Key_L   ? Ground::Land
                          : key == Qt::Key_S ? Ground::Water
                          : key == Qt::Key_X ? Ground::Impassable
                                             : Ground::Unknown;
    if (place < 0 || ground == Ground::Unknown)
        return false;
    m_document.edit([&](BoardSketch &sketch) { setGround(sketch, place, ground); });
    return true;
}

bool PlacesPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->modifiers() & ~Qt::KeypadModifier)
        return false;
    if (key->isAutoRepeat() && !key->text().isEmpty() && key->text().at(0).isPrint())
        return true; // what is held down flips once
    if (key->key() == Qt::Key_Space && m_document.place() >= 0) {
        flip(m_document.place());
        return true;
    }
    return takeKey(key->key());
}

} // namespace entente::app

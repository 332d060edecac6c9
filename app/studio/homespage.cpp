#include "studio/homespage.h"

#include "look/formlabels.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "studio/placemarks.h"
#include "words/names.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPixmap>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

enum HomeColumn { PowerColumn, ColourColumn, HomesColumn };

} // namespace

HomesPage::HomesPage(SketchDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"studioPowersPage"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::floatMargin, metrics::floatMargin, metrics::floatMargin, metrics::floatMargin);
    layOutPowers(*column);
    column->addSpacing(metrics::floatMargin);
    auto *hint =
        quietText(this, tr("Double-click a power to rename it. Choose one and double-click its homes on the drawing: "
                           "once for an army, again for a fleet. Keys there: C centre, 1 to 9 home of that "
                           "power, 0 nobody's, A army, F fleet."));
    column->addWidget(hint);
    layOutPlace(*column);
    column->addWidget(new PlaceMarks(m_document, this));
    connect(&document, &SketchDocument::changed, this, &HomesPage::fill);
    connect(&document, &SketchDocument::chosen, this, &HomesPage::fillPlace);
}

/// The list of powers, and what is done with one.
void HomesPage::layOutPowers(QVBoxLayout &column)
{
    m_powers = named(new QTableWidget(0, 3, this), u"studioPowers"_s, tr("Powers"));
    m_powers->setHorizontalHeaderLabels({tr("Power"), tr("Colour"), tr("Homes, units")});
    m_powers->verticalHeader()->hide();
    m_powers->horizontalHeader()->setHighlightSections(false);
    m_powers->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_powers->horizontalHeader()->setSectionResizeMode(PowerColumn, QHeaderView::Stretch);
    m_powers->setColumnWidth(ColourColumn, 64);
    m_powers->setColumnWidth(HomesColumn, std::max(104, m_powers->horizontalHeader()->sectionSizeHint(HomesColumn)));
    m_powers->setSelectionMode(QAbstractItemView::SingleSelection);
    m_powers->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                              | QAbstractItemView::AnyKeyPressed);
    m_powers->setTabKeyNavigation(false);
    m_powers->setMinimumHeight(metrics::leastTable);
    auto *add = named(new QPushButton(tr("Add a power"), this), u"studioAddPower"_s);
    auto *colour = named(new QPushButton(tr("Colour…"), this), u"studioPowerColour"_s);
    auto *remove = named(new QPushButton(tr("Remove"), this), u"studioRemovePower"_s);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {add, colour, remove}) {
        button->setAutoDefault(false);
        buttons->addWidget(button);
    }
    column.addWidget(m_powers, 1);
    column.addLayout(buttons);
    connect(add, &QPushButton::clicked, this, &HomesPage::addNextPower);
    connect(remove, &QPushButton::clicked, this, [this] {
        if (const int row = chosenPower(); row >= 0)
            m_document.edit([row](BoardSketch &sketch) { removePower(sketch, row); });
    });
    connect(colour, &QPushButton::clicked, this, [this] { chooseColour(chosenPower()); });
    connect(m_powers, &QTableWidget::currentCellChanged, this, [colour, remove, this] {
        for (QPushButton *button : {colour, remove})
            button->setEnabled(chosenPower() >= 0);
    });
    connect(m_powers, &QTableWidget::cellChanged, this, &HomesPage::write);
    connect(m_powers, &QTableWidget::cellClicked, this, [this](int row, int at) {
        if (at == ColourColumn && row == chosenPower())
            chooseColour(row);
    });
}

void HomesPage::addNextPower()
{
    const auto &powers = m_document.sketch().powers;
    const auto isTaken = [&powers](const QString &name) {
        return std::any_of(powers.begin(), powers.end(),
                           [&](const BoardSketch::Power &each) { return fromUtf8(each.name) == name; });
    };
    std::size_t number = powers.size() + 1;
    while (isTaken(tr("Power %1").arg(number)))
        ++number;
    const QString name = tr("Power %1").arg(number);
    m_document.edit([&](BoardSketch &sketch) { addPower(sketch, name.toStdString()); });
    m_powers->setCurrentCell(static_cast<int>(m_document.sketch().powers.size()) - 1, PowerColumn);
    m_powers->setFocus();
}

/// What is known of the place that is chosen.
void HomesPage::layOutPlace(QVBoxLayout &column)
{
    m_place = named(new QComboBox(this), u"studioPlace"_s);
    m_centre = named(new QCheckBox(tr("Supply centre"), this), u"studioCentre"_s);
    m_home = named(new QComboBox(this), u"studioHome"_s);
    m_unit = named(new QComboBox(this), u"studioUnit"_s);
    m_unitOf = named(new QComboBox(this), u"studioUnitOf"_s);
    m_walled = named(new QComboBox(this), u"studioWalled"_s);
    m_walledOf = named(new QComboBox(this), u"studioWalledOf"_s);
    m_placeForm = new QFormLayout;
    m_placeForm->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_placeForm->addRow(tr("Place"), m_place);
    m_placeForm->addRow(QString(), m_centre);
    m_placeForm->addRow(tr("Home of"), m_home);
    m_placeForm->addRow(tr("Begins with"), layOutUnit(m_unit, m_unitOf));
    m_placeForm->addRow(tr("Behind its walls"), layOutUnit(m_walled, m_walledOf));
    levelLabels(*m_placeForm);
    column.addLayout(m_placeForm);
    connect(m_place, &QComboBox::activated, this, [this] { m_document.choosePlace(m_place->currentData().toInt()); });
    connect(m_place, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling && m_place->currentIndex() >= 0)
            m_document.choosePlace(m_place->currentData().toInt());
    });
    connect(m_centre, &QCheckBox::clicked, this, [this](bool on) {
        m_document.edit([&](BoardSketch &sketch) { setCentre(sketch, m_document.place(), on); });
    });
    connect(m_home, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            m_document.edit(
                [&](BoardSketch &sketch) { setHome(sketch, m_document.place(), m_home->currentData().toInt()); });
    });
    connect(m_unit, &QComboBox::currentIndexChanged, this, [this] {
        const QStringList what = m_unit->currentData().toString().split(u'/');
        if (!m_filling)
            giveUnit(m_document.place(), what.first().toStdString(), what.value(1).toStdString());
    });
    connect(m_unitOf, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            m_document.edit(
                [&](BoardSketch &sketch) { setUnitOf(sketch, m_document.place(), m_unitOf->currentData().toInt()); });
    });
    for (const QComboBox *box : {m_walled, m_walledOf}) {
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            const int power = std::max(0, m_walledOf->currentIndex() < 0 ? chosenPower() : m_walledOf->currentIndex());
            if (!m_filling)
                m_document.edit([&](BoardSketch &sketch) {
                    setWalled(sketch, m_document.place(), m_walled->currentData().toString().toStdString(), power);
                });
        });
    }
}

/// A unit, and whose it is.
QWidget *HomesPage::layOutUnit(QComboBox *unit, QComboBox *whose)
{
    auto *both = new QWidget(this);
    whose->setAccessibleName(tr("Whose unit it is"));
    whose->setToolTip(whose->accessibleName());
    auto *row = flush<QHBoxLayout>(both);
    row->addWidget(unit, 1);
    row->addWidget(whose, 1);
    return both;
}

/// Where no power is at home it is that of the power that is chosen in the list.
void HomesPage::giveUnit(int place, const std::string &unit, const std::string &coast)
{
    const int power = std::max(0, chosenPower());
    m_document.edit([&](BoardSketch &sketch) {
        setUnit(sketch, place, unit, coast);
        if (sketch.ownerOfUnit(place) < 0)
            setUnitOf(sketch, place, power);
    });
}

void HomesPage::fill()
{
    m_filling = true;
    const BoardSketch &sketch = m_document.sketch();
    const int powers = static_cast<int>(sketch.powers.size());
    m_powers->setRowCount(powers + 1);
    fillNeutral(powers);
    for (int row = 0; row < powers; ++row) {
        const auto cell = [&](int at) { return cellAt(row, at); };
        const BoardSketch::Power &power = sketch.powers[static_cast<std::size_t>(row)];
        cell(PowerColumn)->setText(fromUtf8(power.name));
        cell(PowerColumn)->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
        for (const int at : {PowerColumn, ColourColumn, HomesColumn})
            cell(at)->setFont(m_powers->font()); // it may have been nobody's row
        QPixmap swatch(40, 16);
        swatch.fill(QColor(fromUtf8(power.colour)));
        cell(ColourColumn)->setData(Qt::DecorationRole, swatch);
        cell(ColourColumn)->setFlags(Qt::ItemIsEnabled);
        cell(ColourColumn)->setToolTip(tr("Choose another colour"));
        cell(ColourColumn)->setData(Qt::AccessibleTextRole, fromUtf8(power.colour));
        int homes = 0;
        int units = 0;
        for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
            homes += sketch.place(i).home == row;
            units += sketch.ownerOfUnit(i) == row;
            units += sketch.isWalled(i) && sketch.place(i).walledOf == row;
        }
        cell(HomesColumn)->setText(u"%1, %2"_s.arg(homes).arg(units));
        cell(HomesColumn)->setFlags(Qt::ItemIsEnabled);
    }
    m_place->clear();
    for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
        if (sketch.place(i).ground != Ground::Impassable)
            m_place->addItem(fromUtf8(sketch.place(i).name), i);
    }
    m_place->model()->sort(0);
    if (m_powers->currentRow() < 0)
        m_powers->setCurrentCell(0, PowerColumn);
    m_filling = false;
    fillPlace();
}

QTableWidgetItem *HomesPage::cellAt(int row, int column)
{
    if (!m_powers->item(row, column))
        m_powers->setItem(row, column, new QTableWidgetItem);
    return m_powers->item(row, column);
}

/// The last row stands for nobody: what is given to it is a neutral centre.
void HomesPage::fillNeutral(int row)
{
    const auto &places = m_document.sketch().places;
    const auto count = std::count_if(places.begin(), places.end(),
                                     [](const BoardSketch::Place &place) { return place.centre && place.home < 0; });
    QFont font = m_powers->font();
    font.setItalic(true);
    const QStringList texts{tr("Neutral centres"), QString(), QString::number(count)};
    for (int at = 0; at < texts.size(); ++at) {
        QTableWidgetItem *cell = cellAt(row, at);
        cell->setText(texts[at]);
        cell->setFont(font);
        cell->setFlags(at == PowerColumn ? Qt::ItemIsEnabled | Qt::ItemIsSelectable : Qt::ItemIsEnabled);
        cell->setToolTip(QString());
        cell->setData(Qt::DecorationRole, QVariant());
        cell->setData(Qt::AccessibleTextRole, QVariant());
    }
}

int HomesPage::chosenPower() const
{
    const int row = m_powers->currentRow();
    return row < static_cast<int>(m_document.sketch().powers.size()) ? row : -1;
}

void HomesPage::give(int place)
{
    const int power = chosenPower();
    m_document.edit([&](BoardSketch &sketch) { giveInTurn(sketch, place, power); });
}

void HomesPage::fillPlace()
{
    m_filling = true;
    const BoardSketch &sketch = m_document.sketch();
    const int index = m_document.place();
    const bool chosen = index >= 0 && sketch.place(index).ground != Ground::Impassable;
    m_place->setCurrentIndex(chosen ? m_place->findData(index) : -1);
    m_centre->setEnabled(chosen);
    m_home->setEnabled(chosen);
    const BoardSketch::Place place = chosen ? sketch.place(index) : BoardSketch::Place();
    m_centre->setChecked(place.centre);
    m_home->clear();
    m_home->addItem(tr("nobody"), -1);
    for (int i = 0; i < static_cast<int>(sketch.powers.size()); ++i)
        m_home->addItem(fromUtf8(sketch.powers[static_cast<std::size_t>(i)].name), i);
    m_home->setCurrentIndex(m_home->findData(place.home));
    m_unit->clear();
    m_unit->addItem(tr("no unit"), QString());
    if (place.ground != Ground::Water)
        m_unit->addItem(tr("an army"), u"A"_s);
    if (place.coasts.empty())
        m_unit->addItem(tr("a fleet"), u"F"_s);
    for (const std::string &coast : place.coasts)
        m_unit->addItem(tr("a fleet at the %1", "south coast").arg(coastName(coast)), u"F/"_s + fromUtf8(coast));
    const FeatureChoice &features = sketch.features;
    for (const auto &[kind, words] : {std::pair(u"T"_s, tr("a tank")),
                                      {u"B"_s, tr("a bomber")},
                                      {u"S"_s, tr("a squadron")},
                                      {u"W"_s, tr("a wing")}}) {
        if ((place.ground != Ground::Water || kind == u"W"_s) && features.hasKind(kind.toStdString()))
            m_unit->addItem(words, kind);
    }
    const QString coast = place.unitCoast.empty() ? QString() : u'/' + fromUtf8(place.unitCoast);
    m_unit->setCurrentIndex(std::max(0, m_unit->findData(fromUtf8(place.unit) + coast)));
    m_unit->setEnabled(chosen && !sketch.powers.empty());
    fillWhose(*m_unitOf, chosen ? sketch.ownerOfUnit(index) : -1);
    m_placeForm->setRowVisible(m_walled->parentWidget(), features.has(Switch::Walls));
    m_walled->clear();
    m_walled->addItem(tr("no unit"), QString());
    m_walled->addItem(tr("an army"), u"A"_s);
    if (place.marks.count(Mark::Port) > 0) // fleets lie in a harbour
        m_walled->addItem(tr("a fleet"), u"F"_s);
    m_walled->setCurrentIndex(std::max(0, m_walled->findData(fromUtf8(place.walled))));
    m_walled->setEnabled(chosen && place.centre && !sketch.powers.empty());
    fillWhose(*m_walledOf, place.walledOf);
    m_filling = false;
}

/// All powers, and which it is; with -1 there is no unit.
void HomesPage::fillWhose(QComboBox &box, int power)
{
    box.clear();
    const auto &powers = m_document.sketch().powers;
    for (int i = 0; i < static_cast<int>(powers.size()); ++i)
        box.addItem(fromUtf8(powers[static_cast<std::size_t>(i)].name), i);
    box.setCurrentIndex(power);
    box.setEnabled(power >= 0);
}

void HomesPage::write(int row, int column)
{
    if (m_filling || column != PowerColumn)
        return;
    const std::string name = m_powers->item(row, column)->text().trimmed().toStdString();
    m_document.edit([&](BoardSketch &sketch) { sketch.powers[static_cast<std::size_t>(row)].name = name; });
}

void HomesPage::chooseColour(int power)
{
    if (power < 0)
        return;
    const BoardSketch::Power &before = m_document.sketch().powers[static_cast<std::size_t>(power)];
    auto *chooser = new QColorDialog(QColor(fromUtf8(before.colour)), this);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setWindowTitle(tr("Colour of %1", "Austria").arg(fromUtf8(before.name)));
    connect(chooser, &QColorDialog::colorSelected, this, [this, power](const QColor &colour) {
        m_document.edit([&](BoardSketch &sketch) {
            sketch.powers[static_cast<std::size_t>(power)].colour = colour.name().toStdString();
        });
    });
    chooser->open();
}

bool HomesPage::takeKey(int key)
{
    const int place = m_document.place();
    if (place < 0)
        return false;
    const BoardSketch &now = m_document.sketch();
    const int power = key - Qt::Key_1;
    if (key == Qt::Key_C)
        m_document.edit([&](BoardSketch &sketch) { setCentre(sketch, place, !sketch.place(place).centre); });
    else if (key == Qt::Key_0)
        m_document.edit([&](BoardSketch &sketch) { setHome(sketch, place, -1); });
    else if (power >= 0 && power < std::min(9, static_cast<int>(now.powers.size())))
        m_document.edit([&](BoardSketch &sketch) { setHome(sketch, place, power); });
    else if (key == Qt::Key_A || key == Qt::Key_F) {
        const Ground ground = now.place(place).ground;
        const bool nobodys = now.place(place).home < 0 && chosenPower() < 0;
        if (nobodys || ground == Ground::Impassable || (key == Qt::Key_A && ground == Ground::Water))
            return false;
        const std::string unit = key == Qt::Key_A ? "A" : "F";
        giveUnit(place, now.place(place).unit == unit ? "" : unit, {});
    } else {
        return false;
    }
    return true;
}

} // namespace entente::app

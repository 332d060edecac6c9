#include "studio/featurespanel.h"

#include "look/theme.h"
#include "look/widgets.h"
#include "studio/featureedits.h"
#include "studio/featurefolder.h"
#include "studio/settingrows.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

#include <array>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostFigure = 20;
constexpr int mostBomberRange = 14;
constexpr int figureIndent = 26; // below the words of the switch

} // namespace

FeaturesPanel::FeaturesPanel(SketchDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"studioFeatures"_s);
    setAccessibleName(tr("Features"));
    auto *column = flush<QVBoxLayout>(this, 4);
    for (const FeatureInfo &info : allFeatures()) {
        addRow(info, this);
        addFigures(info, this);
        m_settings.push_back(new SettingRows(m_document, info.feature, this));
        column->addWidget(m_settings.back());
    }
    connect(&document, &SketchDocument::changed, this, &FeaturesPanel::fill);
}

void FeaturesPanel::addRow(const FeatureInfo &info, QWidget *inside)
{
    Row row;
    row.info = &info;
    row.box = new QCheckBox(spoken(info.name), inside);
    row.box->setObjectName(u"studioHas-"_s + QString::fromLatin1(info.id));
    row.told = new QLabel(inside);
    row.told->setWordWrap(true);
    row.told->setIndent(figureIndent);
    row.told->setProperty("rank", u"quiet"_s);
    inside->layout()->addWidget(row.box);
    inside->layout()->addWidget(row.told);
    connect(row.box, &QCheckBox::clicked, this, [this, feature = info.feature](bool on) {
        m_document.edit([&](BoardSketch &sketch) { setFeature(sketch, feature, on); });
    });
    m_rows.push_back(row);
}

void FeaturesPanel::addFigures(const FeatureInfo &info, QWidget *inside)
{
    switch (info.feature) {
    case Switch::Tanks:
        addFigure(
            tr("Armies for each tank"), u"studioTankShare"_s, 0, mostFigure, inside,
            [](const FeatureChoice &choice) { return choice.has(Switch::Tanks); },
            [](FeatureChoice &choice) -> int & { return choice.armiesPerTank; })
            ->setSpecialValueText(tr("any number"));
        break;
    case Switch::Bombers:
        addFigure(
            tr("Points that a flight may take"), u"studioBomberRange"_s, 1, mostBomberRange, inside,
            [](const FeatureChoice &choice) { return choice.has(Switch::Bombers); },
            [](FeatureChoice &choice) -> int & { return choice.bomberRange; });
        break;
    case Switch::SupplyPoints:
        addFigure(
            tr("A centre yields"), u"studioCentrePoints"_s, 1, mostFigure, inside,
            [](const FeatureChoice &choice) { return choice.has(Switch::SupplyPoints); },
            [](FeatureChoice &choice) -> int & { return choice.centrePoints; });
        addCosts(inside);
        break;
    default: break;
    }
}

void FeaturesPanel::addCosts(QWidget *inside)
{
    const std::array names{tr("An army costs"),  tr("A fleet costs"),    tr("A tank costs"),
                           tr("A bomber costs"), tr("A squadron costs"), tr("A wing costs")};
    static constexpr std::array<int &(*)(FeatureChoice &), FeatureChoice::kinds.size()> costs{
        [](FeatureChoice &choice) -> int & { return choice.costs[0]; },
        [](FeatureChoice &choice) -> int & { return choice.costs[1]; },
        [](FeatureChoice &choice) -> int & { return choice.costs[2]; },
        [](FeatureChoice &choice) -> int & { return choice.costs[3]; },
        [](FeatureChoice &choice) -> int & { return choice.costs[4]; },
        [](FeatureChoice &choice) -> int & { return choice.costs[5]; }};
    for (std::size_t i = 0; i < costs.size(); ++i) {
        const std::string_view kind = FeatureChoice::kinds[i];
        addFigure(
            names[i], u"studioCost-"_s + fromUtf8(std::string(kind)), 1, mostFigure, inside,
            [kind](const FeatureChoice &choice) { return choice.has(Switch::SupplyPoints) && choice.hasKind(kind); },
            costs[i]);
    }
}

QSpinBox *FeaturesPanel::addFigure(const QString &label, const QString &name, int least, int most, QWidget *inside,
                                   std::function<bool(const FeatureChoice &)> counts, int &(*of)(FeatureChoice &))
{
    Figure figure{std::move(counts), of, new QWidget(inside), nullptr};
    auto *text = new QLabel(label, figure.row);
    figure.box = new QSpinBox(figure.row);
    figure.box->setObjectName(name);
    figure.box->setAccessibleName(label);
    figure.box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    figure.box->setRange(least, most);
    text->setBuddy(figure.box);
    auto *line = new QHBoxLayout(figure.row);
    line->setContentsMargins(figureIndent, 0, 0, 0);
    line->addWidget(text, 1);
    line->addWidget(figure.box);
    inside->layout()->addWidget(figure.row);
    connect(figure.box, &QSpinBox::valueChanged, this, [this, of](int value) {
        if (!m_filling)
            m_document.edit([&](BoardSketch &sketch) { of(sketch.features) = value; });
    });
    m_figures.push_back(figure);
    return figure.box;
}

void FeaturesPanel::fill()
{
    m_filling = true;
    FeatureChoice choice = m_document.sketch().features;
    for (const Row &row : m_rows) {
        const bool on = choice.has(row.info->feature);
        const auto refusal = on ? std::nullopt : refusalOf(choice, row.info->feature);
        row.box->setChecked(on);
        row.box->setEnabled(!refusal);
        row.told->setText(refusal ? spoken(*refusal) : spoken(row.info->told));
        row.box->setAccessibleDescription(row.told->text());
    }
    for (const Figure &figure : m_figures) {
        figure.row->setVisible(figure.counts(choice));
        figure.box->setValue(figure.of(choice));
    }
    for (SettingRows *rows : m_settings)
        rows->fill();
    m_filling = false;
}

} // namespace entente::app

#include "studio/settingrows.h"

#include "look/widgets.h"
#include "rules/rulebook.h"
#include "studio/featuresettings.h"
#include "studio/sketchdocument.h"
#include "words/names.h"
#include "words/settings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

SettingRows::SettingRows(SketchDocument &document, Switch feature, QWidget *parent)
    : QWidget(parent), m_document(document), m_feature(feature)
{
    constexpr int indent = 26; // below the words of the switch
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(indent, 0, 0, 0);
    grid->setColumnStretch(0, 1);
    for (const SettingInfo &setting : rulebookSettings()) {
        const auto names = settingsOf(feature);
        if (std::find(names.begin(), names.end(), setting.name) != names.end())
            addRow(setting);
    }
}

void SettingRows::addRow(const SettingInfo &setting)
{
    Row row;
    row.setting = &setting;
    const QString name = fromUtf8(setting.name);
    auto *title = row.title = new QLabel(settingTitle(setting), this);
    title->setWordWrap(true);
    title->setToolTip(settingSentence(setting));
    row.offered = new QCheckBox(tr("players may choose"), this);
    row.offered->setObjectName(u"studioOffers-"_s + name);
    row.offered->setAccessibleName(tr("Players may choose: %1", "a setting").arg(title->text()));
    row.offered->setToolTip(tr("Each new game offers it"));
    auto *grid = static_cast<QGridLayout *>(layout());
    const int line = grid->rowCount();
    grid->addWidget(title, line, 0);
    if (setting.type != SettingInfo::Type::Number) {
        row.value = valuesOf(setting);
        title->setBuddy(row.value);
        grid->addWidget(row.value, line + 1, 0, 1, 2);
    }
    grid->addWidget(row.offered, line, 1);
    connect(row.offered, &QCheckBox::clicked, this, [this, &setting](bool on) {
        m_document.edit([&](BoardSketch &sketch) { offerSetting(sketch, setting.name, on); });
    });
    m_rows.push_back(row);
}

QComboBox *SettingRows::valuesOf(const SettingInfo &setting)
{
    auto *box = named(new QComboBox(this), u"studioSetting-"_s + fromUtf8(setting.name), settingTitle(setting));
    box->setAccessibleDescription(settingSentence(setting));
    box->setToolTip(settingSentence(setting));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // the column is narrow
    const bool flag = setting.type == SettingInfo::Type::Flag;
    for (const std::string &value : flag ? std::vector<std::string>{"true", "false"} : setting.choices) {
        const QString said = !flag ? settingChoice(setting, value) : value == "true" ? tr("yes") : tr("no");
        box->addItem(value == setting.fallback ? tr("%1 (usual)", "a choice of a rule").arg(said) : said,
                     fromUtf8(value));
    }
    connect(box, &QComboBox::currentIndexChanged, this, [this, &setting, box] {
        if (m_filling)
            return;
        const std::string value = box->currentData().toString().toStdString();
        m_document.edit([&](BoardSketch &sketch) { setSetting(sketch, setting.name, value); });
    });
    return box;
}

void SettingRows::fill()
{
    m_filling = true;
    const FeatureChoice &choice = m_document.sketch().features;
    const auto &places = m_document.sketch().places;
    for (const Row &row : m_rows) {
        const auto mark = markNeededBy(row.setting->name);
        const bool counts = !mark || std::any_of(places.begin(), places.end(), [&](const auto &each) {
            return each.marks.count(*mark) > 0;
        });
        row.title->setVisible(counts);
        row.offered->setVisible(counts);
        if (row.value)
            row.value->setVisible(counts);
        const auto set = choice.rules.find(row.setting->name);
        if (row.value)
            row.value->setCurrentIndex(
                row.value->findData(fromUtf8(set == choice.rules.end() ? row.setting->fallback : set->second)));
        row.offered->setChecked(choice.withheld.count(row.setting->name) == 0);
    }
    setVisible(!isEmpty() && choice.has(m_feature));
    m_filling = false;
}

} // namespace entente::app

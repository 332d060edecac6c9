#include "studio/rulespanel.h"

#include "look/theme.h"
#include "look/widgets.h"
#include "studio/boardrules.h"
#include "studio/sketchdocument.h"
#include "words/names.h"
#include "words/settings.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// What tables argue about; the rest is fine print.
constexpr std::array<std::string_view, 3> inSight{"paradox", "adjacentConvoy", "mayWaive"};

QString valueText(const SettingInfo &setting, const std::string &value)
{
    if (setting.type != SettingInfo::Type::Flag)
        return settingChoice(setting, value);
    return value == "true" ? RulesPanel::tr("yes") : RulesPanel::tr("no");
}

std::vector<std::string> valuesOf(const SettingInfo &setting)
{
    return setting.type == SettingInfo::Type::Flag ? std::vector<std::string>{"true", "false"} : setting.choices;
}

} // namespace

RulesPanel::RulesPanel(SketchDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"studioRules"_s);
    setAccessibleName(tr("Rules"));
    auto *column = flush<QVBoxLayout>(this);
    auto *first = new QWidget(this);
    m_unfold = named(new QPushButton(this), u"studioMoreRules"_s);
    m_unfold->setAutoDefault(false);
    m_unfold->setCheckable(true);
    m_others = new QWidget(this);
    for (QWidget *part : {first, m_others})
        flush<QVBoxLayout>(part, 2);
    addEdition(first);
    for (const SettingInfo *setting : generalRules()) {
        const bool seen = std::find(inSight.begin(), inSight.end(), setting->name) != inSight.end();
        addRule(*setting, seen ? first : m_others);
    }
    column->addWidget(first);
    column->addWidget(m_unfold, 0, Qt::AlignLeft);
    column->addWidget(m_others);
    connect(m_unfold, &QPushButton::toggled, this, &RulesPanel::unfold);
    connect(&document, &SketchDocument::changed, this, &RulesPanel::fill);
    unfold(false);
}

QComboBox *RulesPanel::addBox(const SettingInfo &setting, QWidget *inside)
{
    auto *title = new QLabel(settingTitle(setting), inside);
    title->setWordWrap(true);
    auto *box = named(new QComboBox(inside), u"studioRule-"_s + fromUtf8(setting.name), settingTitle(setting));
    box->setAccessibleDescription(settingSentence(setting));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon); // the column is narrow
    title->setBuddy(box);
    auto *told = quietText(inside, settingSentence(setting));
    for (QWidget *part : {static_cast<QWidget *>(title), static_cast<QWidget *>(box), static_cast<QWidget *>(told)})
        inside->layout()->addWidget(part); // a line each: choices are long
    static_cast<QVBoxLayout *>(inside->layout())->addSpacing(metrics::floatMargin);
    return box;
}

void RulesPanel::addEdition(QWidget *inside)
{
    const SettingInfo &setting = rulebookSettings().front();
    m_edition = addBox(setting, inside);
    for (const std::string &year : setting.choices)
        m_edition->addItem(settingChoice(setting, year), fromUtf8(year));
    connect(m_edition, &QComboBox::currentIndexChanged, this, [this] {
        const auto printed = editionNamed(m_edition->currentData().toString().toStdString());
        if (!m_filling && printed)
            m_document.edit([&](BoardSketch &sketch) { setEdition(sketch, *printed); });
    });
}

void RulesPanel::addRule(const SettingInfo &setting, QWidget *inside)
{
    QComboBox *box = addBox(setting, inside);
    for (const std::string &value : valuesOf(setting))
        box->addItem(valueText(setting, value), fromUtf8(value));
    connect(box, &QComboBox::currentIndexChanged, this, [this, &setting, box] {
        const std::string value = box->currentData().toString().toStdString();
        if (!m_filling)
            m_document.edit([&](BoardSketch &sketch) { setRule(sketch, setting.name, value); });
    });
    m_rows.push_back({&setting, box});
}

/// What is printed says so, whatever is chosen.
void RulesPanel::fill()
{
    m_filling = true;
    const BoardSketch &sketch = m_document.sketch();
    m_edition->setCurrentIndex(m_edition->findData(QString::fromLatin1(editionName(sketch.edition))));
    for (const auto &[setting, box] : m_rows) {
        const std::string printed = printedRule(sketch.edition, setting->name);
        for (int i = 0; i < box->count(); ++i) {
            const std::string value = box->itemData(i).toString().toStdString();
            const QString said = valueText(*setting, value);
            box->setItemText(i, value == printed ? tr("%1 (as printed)", "a choice of a rule").arg(said) : said);
        }
        box->setCurrentIndex(box->findData(fromUtf8(ruleOf(sketch, setting->name))));
    }
    m_filling = false;
}

void RulesPanel::unfold(bool on)
{
    m_others->setVisible(on);
    m_unfold->setText(on ? tr("Fewer rules") : tr("All rules"));
}

} // namespace entente::app

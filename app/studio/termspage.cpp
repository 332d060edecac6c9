#include "studio/termspage.h"

#include "look/formlabels.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "map/board.h"
#include "studio/featurespanel.h"
#include "studio/rulespanel.h"
#include "words/names.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
constexpr int longestEra = 20;
}

TermsPage::TermsPage(SketchDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"studioTermsPage"_s);
    m_title = named(new QLineEdit(this), u"studioTitle"_s);
    m_designer = named(new QLineEdit(this), u"studioDesigner"_s);
    m_line = named(new QLineEdit(this), u"studioLine"_s);
    m_line->setToolTip(tr("Stands on the first screen below the name"));
    QLayout *const years = layOutYears(); // made here: Tab goes by when fields were made
    m_victory = named(new QSpinBox(this), u"studioVictory"_s);
    m_victory->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_victory->setRange(0, maxProvinces);
    m_victory->setSpecialValueText(tr("more than half"));
    m_offered = named(new QCheckBox(tr("players may choose"), this), u"studioOffersVictory"_s,
                      tr("Players may choose how many centres win"));
    m_offered->setToolTip(tr("Each new game offers it"));
    auto *victory = new QVBoxLayout; // side by side they are wider than the page in German
    victory->addWidget(m_victory);
    victory->addWidget(m_offered);
    m_told = quiet(plainLabel(this, u"studioTerms"_s));
    auto *form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("Name of the variant"), m_title);
    form->addRow(tr("Designer"), m_designer);
    form->addRow(tr("In one sentence"), m_line);
    form->addRow(tr("First year"), years);
    form->addRow(tr("Centres to win"), victory);
    levelLabels(*form);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::floatMargin, metrics::floatMargin, metrics::floatMargin, metrics::floatMargin);
    column->addLayout(form);
    column->addWidget(m_told);
    const auto addPart = [&](const QString &title, QWidget *part) {
        auto *heading = new QLabel(title, this);
        heading->setFont(uiFont(metrics::base, 600));
        column->addSpacing(metrics::floatMargin);
        column->addWidget(heading);
        column->addWidget(part);
    };
    addPart(tr("Rules, unless a game says otherwise"), new RulesPanel(m_document, this));
    addPart(tr("Beyond the board game"), new FeaturesPanel(m_document, this));
    column->addStretch(1);
    connectFields();
    connect(&document, &SketchDocument::changed, this, &TermsPage::fill);
}

/// The first year, what stands behind it and how it goes on from there.
QLayout *TermsPage::layOutYears()
{
    m_year = named(new QSpinBox(this), u"studioYear"_s);
    m_year->setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_year->setRange(1, 9999);
    m_count = named(new QComboBox(this), u"studioYearCount"_s, tr("How years are counted"));
    m_count->addItem(tr("counting up", "years"), false);
    m_count->addItem(tr("counting down", "years"), true);
    m_era = named(new QLineEdit(this), u"studioEra"_s, tr("What stands behind a year"));
    m_era->setPlaceholderText(tr("era"));
    m_era->setMaxLength(longestEra);
    m_era->setToolTip(tr("Stands behind a year: BC"));
    auto *years = new QHBoxLayout;
    years->addWidget(m_year);
    years->addWidget(m_era, 1);
    years->addWidget(m_count);
    return years;
}

void TermsPage::connectFields()
{
    connect(m_title, &QLineEdit::editingFinished, this, [this] {
        const std::string title = m_title->text().trimmed().toStdString();
        if (!title.empty())
            m_document.edit([&](BoardSketch &sketch) { sketch.title = title; });
        else
            fill(); // a variant needs a name
    });
    connect(m_designer, &QLineEdit::editingFinished, this, [this] {
        const std::string name = m_designer->text().trimmed().toStdString();
        m_document.edit([&](BoardSketch &sketch) { sketch.designer = name; });
    });
    connect(m_line, &QLineEdit::editingFinished, this, [this] {
        const std::string line = m_line->text().simplified().toStdString();
        m_document.edit([&](BoardSketch &sketch) { sketch.line = line; });
    });
    connect(m_year, &QSpinBox::valueChanged, this, [this](int year) {
        if (!m_filling)
            m_document.edit([&](BoardSketch &sketch) { sketch.firstYear = year; });
    });
    connect(m_count, &QComboBox::currentIndexChanged, this, [this] {
        if (m_filling)
            return;
        const bool down = m_count->currentData().toBool();
        m_document.edit([&](BoardSketch &sketch) {
            sketch.countsDown = down;
            if (down && sketch.era.empty())
                sketch.era = "BC"; // what else would count so
            else if (!down && sketch.era == "BC")
                sketch.era.clear();
        });
    });
    connect(m_era, &QLineEdit::editingFinished, this, [this] {
        const std::string era = m_era->text().simplified().toStdString();
        m_document.edit([&](BoardSketch &sketch) { sketch.era = era; });
    });
    connect(m_victory, &QSpinBox::valueChanged, this, [this](int centres) {
        if (!m_filling)
            m_document.edit([&](BoardSketch &sketch) { sketch.victoryCentres = centres; });
    });
    connect(m_offered, &QCheckBox::clicked, this,
            [this](bool on) { m_document.edit([&](BoardSketch &sketch) { sketch.offersVictory = on; }); });
}

void TermsPage::fill()
{
    m_filling = true;
    const BoardSketch &sketch = m_document.sketch();
    m_title->setText(fromUtf8(sketch.title));
    m_designer->setText(fromUtf8(sketch.designer));
    m_line->setText(fromUtf8(sketch.line));
    m_year->setValue(sketch.firstYear);
    m_count->setCurrentIndex(m_count->findData(sketch.countsDown));
    m_era->setText(fromUtf8(sketch.era));
    m_victory->setValue(sketch.victoryCentres);
    m_offered->setChecked(sketch.offersVictory);
    bool units = false;
    for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i)
        units = units || sketch.ownerOfUnit(i) >= 0 || sketch.isWalled(i);
    const QString centres = sketch.centreCount() == 0 ? tr("There are no supply centres yet: mark some under Powers.")
                                                      : tr("%1 supply centres; %2 of them win, counted each autumn.")
                                                            .arg(sketch.centreCount())
                                                            .arg(sketch.centresToWin());
    m_told->setText(
        centres + u' '
        + (units ? tr("The game begins in the spring of %1.").arg(yearName(sketch.years(), sketch.storedFirstYear()))
                 : tr("No units stand on the board: the game begins with builds in the winter of %1.")
                       .arg(yearName(sketch.years(), sketch.storedFirstYear() - 1))));
    m_filling = false;
}

} // namespace entente::app

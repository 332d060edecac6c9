#include "desks/printdesk.h"

#include "look/mainbutton.h"
#include "look/theme.h"
#include "look/widgets.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

PrintDesk::PrintDesk(bool played, bool sheets, QWidget *parent) : Sheet(QSize(360, 0), parent)
{
    setObjectName(u"printDesk"_s);
    setWindowTitle(tr("Print"));
    QVBoxLayout *const column = page();
    const auto box = [&](const QString &text, const QString &name, bool on, bool open) {
        auto *made = named(new QCheckBox(text, this), name);
        made->setChecked(on && open);
        made->setEnabled(open);
        column->addWidget(made);
        connect(made, &QCheckBox::toggled, this, &PrintDesk::follow);
        return made;
    };
    m_map = box(tr("The map"), u"printMap"_s, true, true);
    m_list = box(tr("Results in words, or the orders"), u"printList"_s, true, true);
    m_whole = box(tr("For every turn of the game"), u"printWhole"_s, false, played);
    m_sheets = box(tr("An order sheet for each power"), u"printSheets"_s, false, sheets);
    auto *buttons = new QDialogButtonBox(this);
    m_preview = named(buttons->addButton(tr("Preview and print…"), QDialogButtonBox::ActionRole), u"previewPrint"_s);
    setMainButton(*m_preview);
    m_pdf = named(buttons->addButton(tr("Save as PDF…"), QDialogButtonBox::ActionRole), u"savePdf"_s);
    buttons->addButton(QDialogButtonBox::Cancel)->setObjectName(u"leavePrint"_s);
    setFoot(buttons);
    connect(m_preview, &QPushButton::clicked, this, &PrintDesk::previewWanted);
    connect(m_pdf, &QPushButton::clicked, this, &PrintDesk::pdfWanted);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    follow();
}

bool PrintDesk::map() const
{
    return m_map->isChecked();
}
bool PrintDesk::list() const
{
    return m_list->isChecked();
}
bool PrintDesk::sheets() const
{
    return m_sheets->isChecked();
}
bool PrintDesk::wholeGame() const
{
    return m_whole->isChecked();
}

void PrintDesk::follow()
{
    const bool anything = map() || list() || sheets();
    m_preview->setEnabled(anything);
    m_pdf->setEnabled(anything);
}

} // namespace entente::app

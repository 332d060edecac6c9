#include "desks/manualdesk.h"

#include "desks/rulespage.h"
#include "desks/rulestext.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

QString manualText()
{
    const QString name = u":/manual.md"_s;
    const QString translated = translatedName(name);
    const QString english = readPage(name);
    if (translated == name)
        return english;
    const qsizetype reference = english.indexOf(u"\n## Cases and answers\n"_s);
    Q_ASSERT(reference >= 0);
    return readPage(translated) + english.mid(reference);
}

ManualDesk::ManualDesk(QWidget *parent)
    : Sheet(QSize(760, 640), parent), m_line(new QLineEdit(this)), m_says(new QLabel(this)), m_page(new RulesPage(this))
{
    setObjectName(u"manualDesk"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Manual"));
    QVBoxLayout *const column = page();
    column->setSpacing(8);
    m_line->setObjectName(u"manualLine"_s);
    m_line->setPlaceholderText(tr("Find in the manual"));
    m_line->setAccessibleName(m_line->placeholderText());
    m_line->setClearButtonEnabled(true);
    column->addWidget(m_line);
    m_says->setObjectName(u"manualSays"_s);
    m_says->setProperty("rank", u"quiet"_s);
    m_says->hide();
    column->addWidget(m_says);
    m_page->setObjectName(u"manualPage"_s);
    m_page->setAccessibleName(windowTitle());
    m_page->setRules(manualText());
    column->addWidget(m_page, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closeManual"_s);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setFoot(buttons);
    connect(m_line, &QLineEdit::textChanged, this, [this] { find(false); });
    connect(m_line, &QLineEdit::returnPressed, this, [this] { find(true); });
}

/// From the bottom the search goes on at the top.
void ManualDesk::find(bool onward)
{
    const QString wanted = m_line->text().trimmed();
    QTextCursor from = m_page->textCursor();
    from.setPosition(onward ? from.selectionEnd() : from.selectionStart());
    m_page->setTextCursor(from);
    bool found = wanted.isEmpty() || m_page->find(wanted);
    if (!found) {
        m_page->moveCursor(QTextCursor::Start);
        found = m_page->find(wanted);
    }
    m_says->setText(found ? QString() : tr("The manual does not speak of “%1”.").arg(wanted));
    m_says->setVisible(!found);
}

} // namespace entente::app

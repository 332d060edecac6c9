#include "desks/misfitdesk.h"

#include "look/theme.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

MisfitDesk::MisfitDesk(const QStringList &sentences, QWidget *parent) : Sheet(QSize(620, 320), parent)
{
    setObjectName(u"misfitDesk"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What no longer fits"));
    auto *line = new QLabel(tr("Of the orders that were kept, look at these:"), this);
    line->setWordWrap(true);
    auto *list = new QPlainTextEdit(sentences.join(u'\n'), this);
    list->setObjectName(u"misfitLines"_s);
    list->setAccessibleName(windowTitle());
    list->setReadOnly(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closeMisfits"_s);
    QPushButton *copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copy->setObjectName(u"copyMisfits"_s);
    QVBoxLayout *const column = page();
    column->addWidget(line);
    column->addWidget(list, 1);
    setFoot(buttons);
    connect(copy, &QPushButton::clicked, list, [list] { QGuiApplication::clipboard()->setText(list->toPlainText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    buttons->button(QDialogButtonBox::Close)->setFocus();
}

} // namespace entente::app

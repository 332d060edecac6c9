#include "desks/misfitdesk.h"

#include "look/theme.h"
#include "look/widgets.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

MisfitDesk::MisfitDesk(const QStringList &sentences, QWidget *parent)
    : Sheet(u"misfitDesk"_s, tr("What no longer fits"), QSize(620, 320), parent)
{
    auto *line = new QLabel(tr("Of the orders that were kept, look at these:"), this);
    line->setWordWrap(true);
    auto *list = named(new QPlainTextEdit(sentences.join(u'\n'), this), u"misfitLines"_s, windowTitle());
    list->setReadOnly(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->button(QDialogButtonBox::Close)->setObjectName(u"closeMisfits"_s);
    QPushButton *copy = named(buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole), u"copyMisfits"_s);
    QVBoxLayout *const column = page();
    column->addWidget(line);
    column->addWidget(list, 1);
    setFoot(buttons);
    connect(copy, &QPushButton::clicked, list, [list] { QGuiApplication::clipboard()->setText(list->toPlainText()); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    buttons->button(QDialogButtonBox::Close)->setFocus();
}

} // namespace entente::app

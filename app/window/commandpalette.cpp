#include "window/commandpalette.h"

#include "look/theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QString nameOf(const QAction &action)
{
    return action.text().remove(u'&').remove(u'…').trimmed();
}

/// Every word typed begins a word of the name, in whatever order.
bool fits(const QString &name, const QString &typed)
{
    for (const QString &word : typed.split(u' ', Qt::SkipEmptyParts)) {
        if (!name.startsWith(word, Qt::CaseInsensitive) && !name.contains(u' ' + word, Qt::CaseInsensitive))
            return false;
    }
    return true;
}

} // namespace

CommandPalette::CommandPalette(const QList<QAction *> &actions, QWidget *parent) : QDialog(parent, Qt::Dialog), m_actions(actions)
{
    setObjectName(u"palette"_s);
    setWindowTitle(tr("All commands"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    m_line = new QLineEdit(this);
    m_line->setObjectName(u"paletteLine"_s);
    m_line->setPlaceholderText(tr("Type what you want to do"));
    m_line->setAccessibleName(m_line->placeholderText());
    m_line->installEventFilter(this);
    column->addWidget(m_line);
    m_list = new QListWidget(this);
    m_list->setObjectName(u"paletteList"_s);
    m_list->setAccessibleName(windowTitle());
    m_list->setFocusPolicy(Qt::NoFocus);
    column->addWidget(m_list);
    resize(440, 420);
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_line, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    filter({});
}

void CommandPalette::filter(const QString &typed)
{
    m_list->clear();
    for (qsizetype i = 0; i < m_actions.size(); ++i) {
        const QAction &action = *m_actions[i];
        if (nameOf(action).isEmpty() || !fits(nameOf(action), typed))
            continue;
        const QString key = action.shortcut().toString(QKeySequence::NativeText);
        auto *item = new QListWidgetItem(key.isEmpty() ? nameOf(action) : tr("%1   %2", "a command and its key").arg(nameOf(action), key), m_list);
        item->setData(Qt::UserRole, i);
        if (!action.isEnabled())
            item->setFlags(Qt::NoItemFlags);
        else if (!m_list->currentItem())
            m_list->setCurrentItem(item);
    }
}

void CommandPalette::run()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item || !(item->flags() & Qt::ItemIsEnabled))
        return;
    QAction *action = m_actions[item->data(Qt::UserRole).toInt()];
    accept();
    // Once the dialog is gone, so that what the action opens has the window to itself.
    QTimer::singleShot(0, action, &QAction::trigger);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const int by = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
        for (int row = m_list->currentRow() + by; by != 0 && row >= 0 && row < m_list->count(); row += by) {
            if (m_list->item(row)->flags() & Qt::ItemIsEnabled) {
                m_list->setCurrentRow(row);
                return true;
            }
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace entente::app

#include "actions/keyspage.h"

#include "look/rank.h"
#include "look/theme.h"
#include "actions/actions.h"
#include "actions/shortcuts.h"
#include "look/widgets.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int nameColumn = 0;
constexpr int keyColumn = 1;

/// The key as shortcuts name it: Shift counts where it does not make another character of it ("?").
QKeySequence pressedKey(const QKeyEvent &event)
{
    Qt::KeyboardModifiers modifiers =
        event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier | Qt::ShiftModifier);
    const QString text = event.text();
    if (!text.isEmpty() && text.front().isPrint() && !text.front().isLetterOrNumber() && !text.front().isSpace())
        modifiers &= ~Qt::ShiftModifier;
    return QKeySequence(QKeyCombination(modifiers, static_cast<Qt::Key>(event.key())));
}

} // namespace

KeysPage::KeysPage(Actions &actions, Shortcuts &shortcuts, QWidget *parent)
    : QWidget(parent), m_actions(actions), m_shortcuts(shortcuts)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, metrics::margin, 0, 0);
    m_line = searchLine(this, u"keysSearch"_s, tr("Search a command or a key"));
    column->addWidget(m_line);

    m_list = named(new QTreeWidget(this), u"keysList"_s, tr("Commands and their keys"));
    m_list->setHeaderLabels({tr("Command"), tr("Key")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(nameColumn, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(keyColumn, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    column->addWidget(m_list, 1);

    column->addLayout(makeEditRow());
    m_says = plainLabel(this, u"keysSays"_s);
    column->addWidget(m_says);

    fill();
    connectParts();
    m_edit->installEventFilter(this);
    m_list->setCurrentItem(m_list->topLevelItem(0));
    refresh();
}

/// Where the new key is pressed, and what else can be done with the command's.
QHBoxLayout *KeysPage::makeEditRow()
{
    auto *row = new QHBoxLayout;
    auto *label = new QLabel(tr("New key"), this);
    m_edit = named(new QLineEdit(this), u"keyEdit"_s, tr("New key: press it"));
    m_edit->setReadOnly(true);
    m_edit->setToolTip(tr("Press the new key; Escape leaves it as it is"));
    label->setBuddy(m_edit);
    m_none = named(new QPushButton(tr("No key"), this), u"keyNone"_s);
    m_reset = named(new QPushButton(tr("Reset"), this), u"keyReset"_s);
    m_resetAll = named(new QPushButton(tr("Reset all"), this), u"keyResetAll"_s);
    for (QPushButton *button : {m_none, m_reset, m_resetAll})
        button->setAutoDefault(false);
    row->addWidget(label);
    row->addWidget(m_edit, 1);
    row->addWidget(m_none);
    row->addWidget(m_reset);
    row->addWidget(m_resetAll);
    return row;
}

void KeysPage::connectParts()
{
    connect(m_line, &QLineEdit::textChanged, this, &KeysPage::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        say({}, false);
        refresh();
    });
    connect(m_list, &QTreeWidget::itemActivated, this, [this] { m_edit->setFocus(Qt::OtherFocusReason); });
    connect(m_none, &QPushButton::clicked, this, [this] {
        if (QAction *action = current())
            m_shortcuts.set(*action, {});
        refresh();
    });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (QAction *action = current()) {
            const QString why = m_shortcuts.clash(*action, m_shortcuts.standard(*action));
            if (why.isEmpty())
                m_shortcuts.reset(*action);
            say(why, true);
        }
        refresh();
    });
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        m_shortcuts.resetAll();
        say(tr("All keys are as they were at first."), false);
        refresh();
    });
}

void KeysPage::fill()
{
    for (QAction *action : m_actions.findChildren<QAction *>()) {
        if (actionName(*action).isEmpty())
            continue;
        auto *item = new QTreeWidgetItem(m_list, {actionName(*action)});
        item->setData(nameColumn, Qt::UserRole, QVariant::fromValue<QObject *>(action));
    }
}

void KeysPage::filter(const QString &typed)
{
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        const bool fits = item->text(nameColumn).contains(typed, Qt::CaseInsensitive)
                          || item->text(keyColumn).contains(typed, Qt::CaseInsensitive);
        item->setHidden(!fits);
        if (fits && !first)
            first = item;
    }
    m_list->setCurrentItem(first);
    say(first ? QString() : tr("No command and no key contains “%1”.").arg(typed), false);
}

QAction *KeysPage::current() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item ? qobject_cast<QAction *>(item->data(nameColumn, Qt::UserRole).value<QObject *>()) : nullptr;
}

void KeysPage::take(const QKeySequence &key)
{
    QAction *action = current();
    if (!action)
        return;
    const QString why = m_shortcuts.clash(*action, key);
    if (why.isEmpty()) {
        m_shortcuts.set(*action, key);
        say(tr("%1 is now “%2”.", "a key and its command")
                .arg(key.toString(QKeySequence::NativeText), actionName(*action)),
            false);
        m_list->setFocus(Qt::OtherFocusReason);
    } else {
        say(why, true);
    }
    refresh();
}

void KeysPage::refresh()
{
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = m_list->topLevelItem(i);
        const auto *action = qobject_cast<QAction *>(item->data(nameColumn, Qt::UserRole).value<QObject *>());
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        item->setText(keyColumn, m_shortcuts.isChanged(*action)
                                     ? tr("%1 (changed)", "a key").arg(key.isEmpty() ? tr("none", "no key") : key)
                                     : key);
    }
    const QAction *action = current();
    m_edit->setEnabled(action);
    m_none->setEnabled(action && !action->shortcut().isEmpty());
    m_reset->setEnabled(action && m_shortcuts.isChanged(*action));
    m_edit->setText(action ? action->shortcut().toString(QKeySequence::NativeText) : QString());
}

void KeysPage::say(const QString &sentence, bool refusal)
{
    m_says->setText(sentence);
    setFailed(*m_says, refusal);
}

bool KeysPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_edit || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
        return QWidget::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    const bool leaves = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
    if (leaves || key->key() == Qt::Key_Shift || key->key() == Qt::Key_Control || key->key() == Qt::Key_Alt
        || key->key() == Qt::Key_Meta)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (key->key() == Qt::Key_Escape)
        m_list->setFocus(Qt::OtherFocusReason);
    else
        take(pressedKey(*key));
    return true;
}

} // namespace entente::app

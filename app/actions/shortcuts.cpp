#include "actions/shortcuts.h"

#include "document/preferences.h"
#include "orders/composer.h"
#include "actions/actions.h"
#include "words/orderwords.h"

#include <QAction>
#include <QCoreApplication>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(Shortcuts)
};

QString preferenceOf(const QAction &action)
{
    return u"keys/"_s + action.objectName();
}

/// The verb that the key stands for while orders are written, if it is a verb's.
QString verbOf(const QKeySequence &key)
{
    const QString text = key.toString(QKeySequence::PortableText);
    for (const DraftVerb &row : draftVerbs) {
        if (text == QChar::fromLatin1(verbKey(row.verb)).toUpper())
            return verbName(row.verb);
    }
    return {};
}

} // namespace

QString actionName(const QAction &action)
{
    return action.text().remove(u'&').remove(u'…').trimmed();
}

Shortcuts::Shortcuts(Actions &actions) : m_actions(actions)
{
    QSettings kept = preferences();
    for (QAction *action : actions.findChildren<QAction *>()) {
        m_standard.insert(action, action->shortcut());
        if (kept.contains(preferenceOf(*action)))
            action->setShortcut(QKeySequence(kept.value(preferenceOf(*action)).toString(), QKeySequence::PortableText));
    }
    actions.retranslate();
}

const QKeySequence &Shortcuts::standard(const QAction &action) const
{
    static const QKeySequence none;
    const auto found = m_standard.constFind(&action);
    return found == m_standard.constEnd() ? none : *found;
}

bool Shortcuts::isChanged(const QAction &action) const
{
    return action.shortcut() != standard(action);
}

QString Shortcuts::clash(const QAction &action, const QKeySequence &key) const
{
    if (key.isEmpty())
        return {};
    const QString name = key.toString(QKeySequence::NativeText);
    for (const QAction *other : m_actions.findChildren<QAction *>()) {
        if (other != &action && other->shortcut() == key)
            return Words::tr("%1 is the key of “%2”; give that another one first.").arg(name, actionName(*other));
    }
    if (key == standard(action))
        return {};
    if (const QString verb = verbOf(key); !verb.isEmpty())
        return Words::tr("%1 is the key of the verb “%2” on the map.").arg(name, verb);
    static const QKeySequence own[] = {Qt::Key_Escape, Qt::Key_Return, Qt::Key_Tab, Qt::Key_Backspace, Qt::Key_Delete,
                                       Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,  Qt::Key_Down,      Qt::Key_F2};
    for (const QKeySequence &taken : own) {
        if (key == taken)
            return Words::tr("%1 is needed on the map and in lists.").arg(name);
    }
    return {};
}

void Shortcuts::set(QAction &action, const QKeySequence &key)
{
    action.setShortcut(key);
    if (isChanged(action))
        preferences().setValue(preferenceOf(action), key.toString(QKeySequence::PortableText));
    else
        preferences().remove(preferenceOf(action));
    m_actions.retranslate();
}

void Shortcuts::reset(QAction &action)
{
    set(action, standard(action));
}

void Shortcuts::resetAll()
{
    for (QAction *action : m_actions.findChildren<QAction *>()) {
        if (isChanged(*action))
            reset(*action);
    }
}

} // namespace entente::app

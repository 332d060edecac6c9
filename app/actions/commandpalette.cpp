#include "actions/commandpalette.h"

#include "look/floats.h"
#include "look/sheet.h"
#include "look/theme.h"
#include "actions/actions.h"
#include "actions/synonyms.h"
#include "look/widgets.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

enum Role { IndexRole = Qt::UserRole, NameRole, KeyRole, OpenRole, WhyRole, AnswerRole };

constexpr int commandRow = 30;

QString bareText(QString text)
{
    return text.remove(u'&').remove(u'…').trimmed();
}

/// One of several that exclude each other says what it is about: "Units: Blocks".
QString nameOf(const QAction &action)
{
    const QString name = bareText(action.text());
    if (!action.actionGroup() || name.isEmpty())
        return name;
    for (QObject *object : action.associatedObjects()) {
        const auto *menu = qobject_cast<const QMenu *>(object);
        if (menu && !menu->title().isEmpty())
            return CommandPalette::tr("%1: %2", "what is chosen, and a choice").arg(bareText(menu->title()), name);
    }
    return name;
}

/// Letters and figures only: "Staff map (NATO)" is found by "nato".
QString searchWords(const QString &name)
{
    QString words;
    for (const QChar c : name)
        words += c.isLetterOrNumber() ? c : u' ';
    return u' ' + words.simplified();
}

/// The name at the left, the key at the right; after the name of what is off, why it is.
class CommandDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return {200, commandRow}; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const UiColours &c = coloursOf(option.widget);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        if (option.state & QStyle::State_Selected) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(c.selected);
            painter->drawRoundedRect(option.rect.adjusted(0, 1, 0, -1), 4, 4);
        }
        const bool open = index.data(OpenRole).toBool();
        const QRect room = option.rect.adjusted(10, 0, -10, 0);
        const QString key = index.data(KeyRole).toString();
        painter->setFont(uiFont(metrics::small));
        painter->setPen(open ? c.quiet : c.faint);
        painter->drawText(room, Qt::AlignRight | Qt::AlignVCenter, key);
        const int taken = key.isEmpty() ? 0 : painter->fontMetrics().horizontalAdvance(key) + 12;
        painter->setFont(uiFont(metrics::base));
        painter->setPen(open ? c.text : c.faint);
        const QRect left = room.adjusted(0, 0, -taken, 0);
        const QString name =
            painter->fontMetrics().elidedText(index.data(NameRole).toString(), Qt::ElideRight, left.width());
        painter->drawText(left, Qt::AlignLeft | Qt::AlignVCenter, name);
        const QRect rest = left.adjusted(painter->fontMetrics().horizontalAdvance(name) + 12, 0, 0, 0);
        painter->setFont(uiFont(metrics::small));
        painter->setPen(c.quiet);
        painter->drawText(
            rest, Qt::AlignLeft | Qt::AlignVCenter,
            painter->fontMetrics().elidedText(index.data(WhyRole).toString(), Qt::ElideRight, rest.width()));
        painter->restore();
    }
};

/// Every word typed begins a word of the name or of what else it may be called, in whatever order.
bool commandFits(const QString &name, const QString &synonyms, const QString &typed)
{
    const QString words = searchWords(name + u' ' + synonyms);
    const QStringList parts = searchWords(typed).split(u' ', Qt::SkipEmptyParts);
    return std::all_of(parts.begin(), parts.end(),
                       [&](const QString &part) { return words.contains(u' ' + part, Qt::CaseInsensitive); });
}

} // namespace

CommandPalette::CommandPalette(const QList<QAction *> &actions, Ask ask, bool answered, QWidget *parent)
    : QDialog(parent, Qt::Dialog | Qt::FramelessWindowHint), m_actions(actions), m_ask(std::move(ask)),
      m_answered(answered)
{
    setObjectName(u"palette"_s);
    setWindowTitle(tr("All commands"));
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(true);
    setAttribute(Qt::WA_TranslucentBackground);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics::margin, metrics::margin, metrics::margin, metrics::margin);
    m_line = searchLine(this, u"paletteLine"_s, tr("Type what you want to do, or the name of a place"));
    m_line->setClearButtonEnabled(false);
    m_line->installEventFilter(this);
    column->addWidget(m_line);
    m_list = named(new QListWidget(this), u"paletteList"_s, windowTitle());
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setItemDelegate(new CommandDelegate(m_list));
    column->addWidget(m_list, 1);
    m_says = quiet(named(new QLabel(this), u"paletteSays"_s));
    m_says->setWordWrap(true);
    column->addWidget(m_says);
    resize(QSize(600, 440).boundedTo(roomOnScreen(*this)));
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_line, &QLineEdit::returnPressed, this, &CommandPalette::run);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::run);
    connect(m_list, &QListWidget::currentRowChanged, this, &CommandPalette::tellCurrent);
    filter({});
}

void CommandPalette::filter(const QString &typed)
{
    m_list->clear();
    const auto add = [&](bool open, bool byName) {
        for (qsizetype i = 0; i < m_actions.size(); ++i) {
            const QAction &action = *m_actions[i];
            const QString name = nameOf(action);
            if (action.isEnabled() != open || name.isEmpty() || commandFits(name, {}, typed) != byName)
                continue;
            if (!byName && !commandFits(name, synonymsOf(action.objectName()), typed))
                continue;
            const QString key = action.shortcut().toString(QKeySequence::NativeText);
            const QString why = Actions::whyOff(action);
            auto *item = new QListWidgetItem(
                key.isEmpty() ? name : tr("%1   %2", "a command and its key").arg(name, key), m_list);
            item->setData(IndexRole, i);
            item->setData(NameRole, name);
            item->setData(KeyRole, key);
            item->setData(OpenRole, open);
            item->setData(WhyRole, why);
            item->setData(Qt::AccessibleTextRole,
                          open ? item->text()
                          : why.isEmpty()
                              ? tr("%1, not available now", "a command").arg(item->text())
                              : tr("%1, not available now: %2", "a command, and why not").arg(item->text(), why));
        }
    };
    for (const bool open : {true, false}) { // what is called so comes before what only means it
        add(open, true);
        if (open)
            addAnswers(typed);
        add(open, false);
    }
    m_list->setCurrentRow(0);
    tellCurrent();
}

void CommandPalette::addAnswers(const QString &typed)
{
    m_answers = typed.trimmed().isEmpty() ? QList<Answer>() : m_ask(typed);
    for (qsizetype i = 0; i < m_answers.size(); ++i) {
        auto *item = new QListWidgetItem(m_answers[i].text, m_list);
        item->setData(AnswerRole, i);
        item->setData(NameRole, m_answers[i].text);
        item->setData(OpenRole, true);
    }
}

/// The whole of an answer that its row may cut. The line has the keyboard, so what is chosen is read out with it.
void CommandPalette::tellCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        say(m_answered ? tr("No command and no place has such a name.")
                       : tr("No command has such a name. To ask about the board, take a seat first."));
    else
        say(item->data(AnswerRole).isValid() ? item->text() : QString());
    const QVariant spoken = item ? item->data(Qt::AccessibleTextRole) : QVariant();
    m_line->setAccessibleDescription(spoken.isValid() ? spoken.toString() : item ? item->text() : m_says->text());
}

void CommandPalette::say(const QString &text)
{
    m_says->setText(text);
    m_says->setVisible(!text.isEmpty());
}

void CommandPalette::run()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    if (const QVariant answer = item->data(AnswerRole); answer.isValid()) {
        const std::function<void()> follow = m_answers[answer.toInt()].follow;
        accept();
        QTimer::singleShot(0, parent(), follow);
        return;
    }
    if (!item->data(OpenRole).toBool()) {
        const QString why = item->data(WhyRole).toString();
        say(why.isEmpty() ? tr("“%1” is not available now.").arg(item->data(NameRole).toString())
                          : tr("“%1” is not available now: %2", "a command, and a sentence that says why")
                                .arg(item->data(NameRole).toString(), why));
        return;
    }
    QAction *action = m_actions[item->data(IndexRole).toInt()];
    accept();
    // Once the dialog is gone, so that what the action opens has the window to itself.
    QTimer::singleShot(0, action, &QAction::trigger);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const int by = key == Qt::Key_Down ? 1 : key == Qt::Key_Up ? -1 : 0;
        if (const int row = m_list->currentRow() + by; by != 0 && row >= 0 && row < m_list->count()) {
            m_list->setCurrentRow(row);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void CommandPalette::paintEvent(QPaintEvent *)
{
    paintFloat(*this);
}

} // namespace entente::app

#include "actions/chooser.h"

#include "look/floats.h"
#include "look/theme.h"

#include <QAccessible>
#include <QAccessibleEvent>
#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int symbolSize = 22;

bool isPlain(const QKeyEvent &event)
{
    return !(event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier));
}

bool takesText(const QWidget *widget)
{
    return widget
           && (widget->inherits("QLineEdit") || widget->inherits("QPlainTextEdit") || widget->inherits("QTextEdit")
               || widget->inherits("QAbstractSpinBox"));
}

} // namespace

Chooser::Chooser(QWidget *parent) : QFrame(parent), m_column(new QVBoxLayout(this))
{
    setObjectName(u"chooser"_s);
    setFocusPolicy(Qt::NoFocus);
    m_column->setContentsMargins(12, 10, 12, 12);
    m_column->setSpacing(6);
    hide();
    // The focus may be anywhere: on the map, in a list, on the button that asked.
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (isVisible() && takesText(now) && now->window() == window())
            Q_EMIT dismissed();
    });
}

Chooser::~Chooser() = default;

QPushButton *Chooser::addButton(int index)
{
    const Choice &choice = m_choices[index];
    const QString key =
        choice.letter.isNull() ? QString::number(index + 1) : u"%1 %2"_s.arg(index + 1).arg(choice.letter);
    const QString text = u"%1   %2"_s.arg(key, choice.text);
    auto *button = new QPushButton(choice.detail.isEmpty() ? text : text + u'\n' + choice.detail, this);
    button->setFocusPolicy(Qt::NoFocus);
    button->setIcon(choice.icon);
    button->setIconSize(QSize(symbolSize, symbolSize));
    button->setEnabled(choice.open);
    if (!choice.detail.isEmpty())
        button->setProperty("row", u"two-lines"_s);
    button->setObjectName(choice.name);
    button->setProperty("english", choice.text);
    button->setAccessibleName(choice.detail.isEmpty() ? choice.text : u"%1. %2"_s.arg(choice.text, choice.detail));
    connect(button, &QPushButton::clicked, this, [this, index] { take(index); });
    return button;
}

void Chooser::offer(const QString &title, QList<Choice> choices, QPoint at, const QRect &room,
                    const QList<QPoint> &clear)
{
    for (QWidget *widget : std::as_const(m_made)) {
        m_column->removeWidget(widget); // or its height would count once more
        widget->hide();
        widget->deleteLater(); // its click may have brought us here
    }
    m_made.clear();
    m_buttons.clear();
    m_pointed = -1;
    m_choices = std::move(choices);
    auto *label = new QLabel(title, this);
    label->setFont(uiFont(metrics::small, 600));
    m_made.append(label);
    for (int i = 0; i < m_choices.size(); ++i) {
        m_buttons.append(addButton(i));
        m_made.append(m_buttons.last());
    }
    for (QWidget *widget : std::as_const(m_made)) {
        m_column->addWidget(widget);
        widget->show(); // at once: what is hidden has no size, and the parent may be shown already
    }
    setAccessibleName(title);
    m_column->activate();
    resize(m_column->totalSizeHint());
    move(placeBeside(at, size(), room, clear));
    show();
    raise();
    pointOn(1);
}

void Chooser::withdraw()
{
    hide();
    m_choices.clear();
}

void Chooser::take(int index)
{
    if (index < 0 || index >= m_choices.size() || !isVisible() || !m_choices[index].open)
        return;
    const std::function<void()> act = m_choices[index].take;
    act();
}

void Chooser::point(int index)
{
    m_pointed = index;
    for (int i = 0; i < m_buttons.size(); ++i) {
        QPushButton *button = m_buttons[i];
        button->setProperty("current", i == index);
        button->style()->unpolish(button);
        button->style()->polish(button);
    }
    if (index < 0)
        return;
    QAccessibleEvent told(m_buttons[index], QAccessible::Focus);
    QAccessible::updateAccessibility(&told);
}

void Chooser::pointOn(int by)
{
    const int count = static_cast<int>(m_choices.size());
    for (int i = 1; i <= count; ++i) {
        const int next = ((m_pointed < 0 && by < 0 ? count : m_pointed) + by * i + count * count) % count;
        if (m_choices[next].open) {
            point(next);
            return;
        }
    }
}

bool Chooser::takesKey(const QKeyEvent &event) const
{
    if (!isPlain(event))
        return false;
    switch (event.key()) {
    case Qt::Key_Escape:
    case Qt::Key_Backspace:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: return true;
    default: break;
    }
    if (event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9)
        return true;
    return std::any_of(m_choices.begin(), m_choices.end(), [&](const Choice &choice) {
        return !choice.letter.isNull() && event.key() == choice.letter.toUpper().unicode();
    });
}

void Chooser::takeKey(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Escape: Q_EMIT dismissed(); return;
    case Qt::Key_Backspace: Q_EMIT steppedBack(); return;
    case Qt::Key_Up:
    case Qt::Key_Left: pointOn(-1); return;
    case Qt::Key_Down:
    case Qt::Key_Right: pointOn(1); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space: take(m_pointed); return;
    default: break;
    }
    if (event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9) {
        take(event.key() - Qt::Key_1);
        return;
    }
    for (int i = 0; i < m_choices.size(); ++i) {
        if (!m_choices[i].letter.isNull() && event.key() == m_choices[i].letter.toUpper().unicode()) {
            take(i);
            return;
        }
    }
}

bool Chooser::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride)
        return false;
    if (!isVisible() || !watched->isWidgetType() || QApplication::activePopupWidget()
        || QApplication::activeModalWidget())
        return false;
    const QWidget *widget = static_cast<QWidget *>(watched);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (widget->window() != window() || takesText(widget) || !takesKey(*key))
        return false;
    event->accept();
    if (event->type() == QEvent::KeyPress)
        takeKey(*key);
    return true;
}

void Chooser::paintEvent(QPaintEvent *)
{
    paintFloat(*this);
}

} // namespace entente::app

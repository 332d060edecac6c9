#include "window/chooser.h"

#include "look/floats.h"
#include "look/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int symbolSize = 22;

} // namespace

Chooser::Chooser(QWidget *parent) : QFrame(parent), m_column(new QVBoxLayout(this))
{
    setObjectName(u"chooser"_s);
    m_column->setContentsMargins(12, 10, 12, 12);
    m_column->setSpacing(6);
    hide();
}

void Chooser::offer(const QString &title, QList<Choice> choices, QPoint at)
{
    for (QWidget *widget : std::as_const(m_made)) {
        m_column->removeWidget(widget); // or its height would count once more
        widget->hide();
        widget->deleteLater();
    }
    m_made.clear();
    m_choices = std::move(choices);
    auto *label = new QLabel(title, this);
    label->setFont(uiFont(metrics::small, 600));
    m_column->addWidget(label);
    m_made.append(label);
    for (int i = 0; i < m_choices.size(); ++i) {
        const Choice &choice = m_choices[i];
        const QString text = u"%1   %2"_s.arg(i + 1).arg(choice.text);
        auto *button = new QPushButton(choice.detail.isEmpty() ? text : text + u'\n' + choice.detail, this);
        button->setIcon(choice.icon);
        button->setIconSize(QSize(symbolSize, symbolSize));
        button->setEnabled(choice.open);
        if (!choice.detail.isEmpty())
            button->setProperty("row", u"two-lines"_s);
        button->setObjectName(choice.name);
        button->setProperty("english", choice.text);
        button->setAccessibleName(choice.detail.isEmpty() ? choice.text : u"%1. %2"_s.arg(choice.text, choice.detail));
        button->setToolTip(tr("%1 (%2)", "a choice and its key").arg(choice.text).arg(i + 1));
        connect(button, &QPushButton::clicked, this, [this, i] { take(i); });
        m_column->addWidget(button);
        m_made.append(button);
    }
    setAccessibleName(title);
    m_column->activate();
    resize(m_column->totalSizeHint());
    const QRect room = parentWidget()->rect().adjusted(8, 8, -8, -8);
    QPoint corner = at + QPoint(14, 14);
    corner.setX(std::clamp(corner.x(), room.left(), std::max(room.left(), room.right() - width())));
    corner.setY(std::clamp(corner.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    move(corner);
    show();
    raise();
    const auto first = std::find_if(m_made.begin() + 1, m_made.end(), [](const QWidget *made) { return made->isEnabled(); });
    if (first != m_made.end())
        (*first)->setFocus(Qt::PopupFocusReason);
}

void Chooser::dismiss()
{
    if (!isVisible())
        return;
    hide();
    Q_EMIT dismissed(false);
}

void Chooser::take(int index)
{
    if (index < 0 || index >= m_choices.size() || !isVisible() || !m_choices[index].open)
        return;
    const std::function<void()> act = m_choices[index].take;
    hide();
    act();
    Q_EMIT dismissed(true);
}

void Chooser::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Backspace) {
        dismiss();
        return;
    }
    const int digit = event->key() - Qt::Key_1;
    if (digit >= 0 && digit < m_choices.size()) {
        take(digit);
        return;
    }
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        focusNextPrevChild(event->key() == Qt::Key_Down);
    // Nothing goes through to the map while a choice is open.
    event->accept();
}

void Chooser::paintEvent(QPaintEvent *)
{
    paintFloat(*this);
}

} // namespace entente::app

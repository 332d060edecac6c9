#include "panels/answerview.h"

#include "look/widgets.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QScrollBar>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostLines = 10;

} // namespace

AnswerView::AnswerView(QWidget *parent) : QScrollArea(parent), m_label(plainLabel(this, u"orderLineAnswer"_s))
{
    setObjectName(u"answerView"_s);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
    setWidget(m_label);
    m_label->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_label->setFocusPolicy(Qt::NoFocus);
    hide();
}

void AnswerView::tell(const QString &text)
{
    if (text == m_label->text() && text.isEmpty() == isHidden())
        return;
    m_label->setText(text);
    setAccessibleName(text);
    setVisible(!text.isEmpty());
    verticalScrollBar()->setValue(0);
    fit();
    if (text.isEmpty())
        return;
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString AnswerView::text() const
{
    return m_label->text();
}

/// As high as the text is at this width. Only what scrolls is on the way of Tab.
void AnswerView::fit()
{
    const int most = mostLines * m_label->fontMetrics().lineSpacing();
    const int wanted = std::max(0, m_label->heightForWidth(viewport()->width()));
    setFixedHeight(std::min(wanted, most));
    setFocusPolicy(wanted > most ? Qt::StrongFocus : Qt::NoFocus);
}

void AnswerView::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void AnswerView::changeEvent(QEvent *event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

} // namespace entente::app

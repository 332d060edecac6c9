#include "board/sentencebar.h"

#include "look/icons.h"
#include "look/theme.h"
#include "board/hintbutton.h"
#include "board/verbbutton.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QLabel *wrapping(QWidget *parent, const QString &name)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    return label;
}

} // namespace

SentenceBar::SentenceBar(QWidget *parent)
    : QWidget(parent), m_main(wrapping(this, u"sentence"_s)), m_detail(wrapping(this, u"sentenceDetail"_s))
{
    setObjectName(u"sentenceBar"_s);
    m_detail->setFont(uiFont(detailType));
}

int SentenceBar::px(int usual) const
{
    constexpr int percent = 180;
    return m_fromAfar ? usual * percent / 100 : usual;
}

void SentenceBar::setFromAfar(bool on)
{
    m_fromAfar = on;
    refresh();
}

void SentenceBar::setLow(bool on)
{
    if (on == m_low)
        return;
    m_low = on;
    refresh();
}

void SentenceBar::setVerbs(const QList<VerbChip> &verbs)
{
    m_verbsShown = static_cast<int>(verbs.size());
    while (m_verbs.size() < m_verbsShown) {
        auto *verb = new VerbButton(this);
        connect(verb, &VerbButton::clicked, this, [this, verb] {
            if (const std::optional<Verb> wanted = verb->verb())
                Q_EMIT verbWanted(*wanted);
            else
                Q_EMIT partnersWanted();
        });
        connect(verb, &VerbButton::left, this, &SentenceBar::verbsLeft);
        connect(verb, &VerbButton::stepped, this, [this, verb](int by) { stepThroughVerbs(verb, by); });
        if (!m_verbs.isEmpty())
            setTabOrder(m_verbs.last(), verb);
        m_verbs.append(verb);
    }
    for (int i = 0; i < m_verbs.size(); ++i) {
        const bool shown = i < m_verbsShown;
        if (!shown && m_verbs[i]->hasFocus())
            Q_EMIT verbsLeft();
        if (shown)
            m_verbs[i]->setChip(verbs[i]);
        else
            m_verbs[i]->clear();
        m_verbs[i]->setVisible(shown);
    }
}

bool SentenceBar::focusVerbs()
{
    for (int i = 0; i < m_verbsShown; ++i) {
        if (m_verbs[i]->hasFocus())
            return false;
    }
    if (m_verbsShown > 0)
        m_verbs.first()->setFocus(Qt::TabFocusReason);
    return m_verbsShown > 0;
}

void SentenceBar::stepThroughVerbs(VerbButton *from, int by)
{
    const int next = static_cast<int>(m_verbs.indexOf(from)) + by;
    if (next >= 0 && next < m_verbsShown)
        m_verbs[next]->setFocus(Qt::TabFocusReason);
}

void SentenceBar::setSentence(const Sentence &sentence)
{
    m_sentence = sentence;
    setVerbs(sentence.verbs);
    m_shown = static_cast<int>(sentence.keys.size());
    while (m_hints.size() < m_shown) {
        auto *hint = new HintButton(this);
        connect(hint, &HintButton::clicked, this, [this, hint] { Q_EMIT keyWanted(hint->code()); });
        m_hints.append(hint);
    }
    for (int i = 0; i < m_hints.size(); ++i) {
        if (i < m_shown)
            m_hints[i]->setHint(sentence.keys[i]);
        else
            m_hints[i]->setObjectName(QString());
        m_hints[i]->setVisible(i < m_shown);
    }
    refresh();
    announce();
}

/// To whoever does not see it: every new sentence, a refusal at once.
void SentenceBar::announce()
{
    const QString said = text().trimmed();
    if (said == accessibleName())
        return;
    setAccessibleName(said);
    if (m_sentence.refusal) {
        QAccessibleEvent alert(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&alert);
    }
}

QString SentenceBar::text() const
{
    return plainText(m_sentence.main) + u' ' + plainText(m_sentence.detail).replace(u'\n', u' ');
}

void SentenceBar::refresh()
{
    const UiColours &c = coloursOf(this);
    const Layout places = layOut(width());
    m_main->setFont(uiFont(places.mainSize));
    m_detail->setFont(uiFont(px(detailType)));
    m_main->setText(richText(splitMarked(m_sentence.main), c.accent.name(), c.text.name()));
    const QColor ink = m_sentence.refusal ? c.failure : c.quiet;
    m_detail->setText(u"<span style=\"color:%1\">%2</span>"_s.arg(
        ink.name(), richText(splitMarked(m_sentence.detail), c.accent.name()).replace(u'\n', u"<br>"_s)));
    m_main->setVisible(!m_sentence.main.isEmpty());
    m_detail->setVisible(!m_sentence.detail.isEmpty());
    m_main->setGeometry(places.main);
    m_detail->setGeometry(places.detail);
    for (int i = 0; i < m_shown; ++i)
        m_hints[i]->move(places.hints[i]);
    for (int i = 0; i < m_verbsShown; ++i)
        m_verbs[i]->move(places.verbs[i]);
    update();
}

void SentenceBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    refresh();
}

void SentenceBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_card.forget();
        refresh();
    }
    if (event->type() == QEvent::StyleChange) // the labels are dressed after it, in the type of all other text
        QMetaObject::invokeMethod(this, &SentenceBar::refresh, Qt::QueuedConnection);
}

void SentenceBar::paintCard(QPainter &painter) const
{
    const UiColours &c = coloursOf(this);
    const QRectF card = QRectF(rect()).adjusted(shadowRoom, shadowRoom, -shadowRoom, -shadowRoom);
    painter.setPen(Qt::NoPen);
    for (int i = shadowRoom; i > 0; --i) {
        QColor shade = c.shadow;
        shade.setAlpha(c.shadow.alpha() * (shadowRoom - i + 1) / (shadowRoom * 4));
        painter.setBrush(shade);
        painter.drawRoundedRect(card.adjusted(-i, -i + 2, i, i).intersected(rect()), metrics::corner + i,
                                metrics::corner + i);
    }
    painter.setPen(c.line);
    painter.setBrush(c.tip);
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), metrics::corner, metrics::corner);
}

void SentenceBar::paintEvent(QPaintEvent *)
{
    const UiColours &c = coloursOf(this);
    QPainter painter(this);
    m_card.draw(painter, *this, 0, [this](QPainter &inside) { paintCard(inside); });
    if (m_sentence.refusal && m_detail->isVisible())
        painter.drawPixmap(QPoint(m_detail->x() - signRoom, m_detail->geometry().center().y() - 7),
                           iconPixmap(u"void"_s, 16, devicePixelRatioF(), c.failure));
}

} // namespace entente::app

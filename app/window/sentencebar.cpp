#include "window/sentencebar.h"

#include "look/icons.h"
#include "look/theme.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int shadowRoom = 6;

/// The place that the hints take, right-aligned in up to two rows: the row's rectangles.
struct HintBox {
    QRect cap;
    QRect words;
    const KeyHint *hint;
};

QList<HintBox> layOutHints(const QList<KeyHint> &keys, const QRect &area)
{
    const QFontMetrics small(uiFont(metrics::small));
    QList<HintBox> boxes;
    const auto placeRow = [&](qsizetype from, qsizetype to, int y) {
        int x = area.right();
        for (qsizetype i = to; i-- > from;) {
            const int words = small.horizontalAdvance(keys[i].does);
            const int cap = std::max(24, small.horizontalAdvance(keys[i].key) + 14);
            const QRect wordRect(x - words, y, words + 2, 20);
            const QRect capRect(wordRect.left() - 6 - cap, y, cap, 20);
            boxes.append({capRect, wordRect, &keys[i]});
            x = capRect.left() - 14;
        }
    };
    if (keys.size() > 2) {
        placeRow(0, keys.size() / 2, area.top());
        placeRow(keys.size() / 2, keys.size(), area.top() + 26);
    } else {
        placeRow(0, keys.size(), area.top() + 13);
    }
    return boxes;
}

} // namespace

SentenceBar::SentenceBar(QWidget *parent) : QWidget(parent)
{
    setObjectName(u"sentenceBar"_s);
    m_main = new QLabel(this);
    m_main->setObjectName(u"sentence"_s);
    m_main->setTextFormat(Qt::RichText);
    m_main->setFont(uiFont(metrics::large));
    m_detail = new QLabel(this);
    m_detail->setObjectName(u"sentenceDetail"_s);
    m_detail->setTextFormat(Qt::RichText);
    m_detail->setFont(uiFont(12));
}

void SentenceBar::setSentence(const Sentence &sentence)
{
    m_sentence = sentence;
    refresh();
}

QString SentenceBar::text() const
{
    return plainText(m_sentence.main) + u' ' + plainText(m_sentence.detail);
}

void SentenceBar::refresh()
{
    const UiColours &c = coloursOf(this);
    const QRect area = rect().adjusted(shadowRoom + 16, shadowRoom, -shadowRoom - 14, -shadowRoom);
    int left = area.right();
    for (const HintBox &box : layOutHints(m_sentence.keys, area.adjusted(0, 9, 0, 0)))
        left = std::min(left, box.cap.left());
    const int width = std::max(80, left - area.left() - 16);

    // A long sentence is set smaller before it is cut.
    const QString main = plainText(m_sentence.main);
    int size = metrics::large;
    while (size > 12 && QFontMetrics(uiFont(size, 500)).horizontalAdvance(main) > width)
        --size;
    m_main->setFont(uiFont(size));
    m_main->setText(richText(splitMarked(m_sentence.main), c.accent.name(), c.text.name()));
    QString detail = m_sentence.detail;
    const QFontMetrics small(m_detail->font());
    const int indent = m_sentence.refusal && !detail.isEmpty() ? 20 : 0;
    const bool tooLong = small.horizontalAdvance(plainText(detail)) > width - indent;
    m_detail->setToolTip(tooLong ? plainText(detail) : QString());
    if (tooLong)
        detail = small.elidedText(plainText(detail), Qt::ElideRight, width - indent);
    const QColor ink = m_sentence.refusal ? c.failure : c.quiet;
    m_detail->setText(u"<span style=\"color:%1\">%2</span>"_s.arg(ink.name(), richText(splitMarked(detail), c.accent.name())));
    const bool both = !main.isEmpty() && !detail.isEmpty();
    m_main->setVisible(!main.isEmpty());
    m_detail->setVisible(!detail.isEmpty());
    m_main->setGeometry(area.left(), both ? area.top() + 7 : area.top(), width, both ? 26 : area.height());
    m_detail->setGeometry(area.left() + indent, both ? area.top() + 34 : area.top(), width - indent, both ? 20 : area.height());
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
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

void SentenceBar::paintEvent(QPaintEvent *)
{
    const UiColours &c = coloursOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF card = QRectF(rect()).adjusted(shadowRoom, shadowRoom, -shadowRoom, -shadowRoom);
    painter.setPen(Qt::NoPen);
    for (int i = shadowRoom; i > 0; --i) {
        QColor shade = c.shadow;
        shade.setAlpha(c.shadow.alpha() * (shadowRoom - i + 1) / (shadowRoom * 4));
        painter.setBrush(shade);
        painter.drawRoundedRect(card.adjusted(-i, -i + 2, i, i).intersected(rect()), metrics::corner + i, metrics::corner + i);
    }
    painter.setPen(c.line);
    painter.setBrush(c.tip);
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), metrics::corner, metrics::corner);
    if (m_sentence.refusal && m_detail->isVisible())
        painter.drawPixmap(QPoint(m_detail->x() - 20, m_detail->geometry().center().y() - 7), iconPixmap(u"void"_s, 16, devicePixelRatioF(), c.failure));
    const QRect area = rect().adjusted(shadowRoom + 16, shadowRoom + 9, -shadowRoom - 14, -shadowRoom);
    painter.setFont(uiFont(metrics::small));
    for (const HintBox &box : layOutHints(m_sentence.keys, area)) {
        painter.setPen(c.strongLine);
        painter.setBrush(c.field);
        painter.drawRoundedRect(QRectF(box.cap).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
        painter.setPen(c.text);
        painter.drawText(box.cap, Qt::AlignCenter, box.hint->key);
        painter.setPen(c.quiet);
        painter.drawText(box.words, Qt::AlignLeft | Qt::AlignVCenter, box.hint->does);
    }
}

} // namespace entente::app

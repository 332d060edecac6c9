#include "window/sentencebar.h"

#include "look/icons.h"
#include "look/theme.h"
#include "window/hintbutton.h"
#include "window/verbbutton.h"

#include <QAccessible>
#include <QEvent>
#include <QLabel>
#include <QPainter>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int shadowRoom = 6;
constexpr int usualCard = 60;
constexpr int margin = 16;
constexpr int hintHeight = 28;
constexpr int hintGap = 8;
constexpr int detailType = 12;
constexpr int verbGap = 6;
constexpr int mainTall = 28;
constexpr int detailTall = 20;
constexpr int cardPadding = 5;
constexpr int rowGap = 4;    ///< keys beside the line above reach into it
constexpr int signRoom = 20; ///< of the sign before a refusal

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

int heightOf(const QString &text, const QFont &font, int width)
{
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, text).height();
}

int widthOf(const QString &text, const QFont &font)
{
    return QFontMetrics(font).horizontalAdvance(text);
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

int SentenceBar::usualHeight() const
{
    return px(usualCard) + 2 * shadowRoom;
}

int SentenceBar::heightWithVerbs() const
{
    return 2 * cardPadding + px(mainTall) + px(detailTall) + rowGap + hintHeight + 2 * shadowRoom;
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
    return plainText(m_sentence.main) + u' ' + plainText(m_sentence.detail);
}

/// The hints in rows from the top of the area: right-aligned in at most `rows` of equal share, or filling the width.
/// Tells where they end below and at the left.
QList<QPoint> SentenceBar::placeHints(const QRect &area, int rows, bool rightAligned, int &bottom, int &left) const
{
    QList<QPoint> places;
    left = area.right() + 1;
    bottom = area.top();
    if (!rightAligned) {
        int x = area.left();
        int y = area.top();
        for (int i = 0; i < m_shown; ++i) {
            const int w = m_hints[i]->sizeHint().width();
            if (x > area.left() && x + w > area.right() + 1) {
                x = area.left();
                y += hintHeight;
            }
            places.append({x, y});
            x += w + hintGap;
        }
        bottom = m_shown > 0 ? y + hintHeight : y;
        return places;
    }
    const int share = (m_shown + rows - 1) / std::max(1, rows);
    for (int from = 0; from < m_shown; from += share) {
        const int to = std::min(m_shown, from + share);
        int x = area.right() + 1;
        QList<QPoint> row;
        for (int i = to; i-- > from;) {
            x -= m_hints[i]->sizeHint().width();
            row.prepend({x, bottom});
            left = std::min(left, x);
            x -= hintGap;
        }
        places += row;
        bottom += hintHeight;
    }
    return places;
}

/// With verbs the words stand above them and never beside: what is to be clicked stays where it is while the mouse goes
/// over the map and the words change. The keys stand where there is room, so that the bar does not grow over the place
/// that is pointed at: beside the sentence, beside the line under it, after the verbs; only then above them.
SentenceBar::Layout SentenceBar::layOutWithVerbs(int width) const
{
    Layout out;
    const QRect area = QRect(shadowRoom, shadowRoom, width - 2 * shadowRoom, px(usualCard))
                           .adjusted(margin, cardPadding, -margin + 2, 0);
    const QString main = plainText(m_sentence.main);
    const QString detail = plainText(m_sentence.detail);
    const int indent = m_sentence.refusal && !detail.isEmpty() ? signRoom : 0;
    const int words = area.width() - 2; // a word that ends at the very edge would be wrapped
    int keys = 0;
    for (int i = 0; i < m_shown; ++i)
        keys += m_hints[i]->sizeHint().width() + (i > 0 ? hintGap : 0);
    int verbs = 0;
    for (int i = 0; i < m_verbsShown; ++i)
        verbs += m_verbs[i]->sizeHint().width() + (i > 0 ? verbGap : 0);
    const bool beside = widthOf(main, uiFont(px(metrics::large), 600)) + margin + keys <= words;
    const bool besideDetail = !beside && indent + widthOf(detail, uiFont(px(detailType))) + margin + keys <= words;
    const bool after = !beside && !besideDetail && verbs + margin + keys <= area.width();
    int bottom = 0;
    int left = 0;
    out.mainSize = px(metrics::large);
    while (out.mainSize > px(16) && widthOf(main, uiFont(out.mainSize, 600)) > words)
        --out.mainSize;
    int y = area.top();
    out.main = QRect(area.left(), y, beside ? area.width() - keys - margin : area.width(),
                     std::max(px(mainTall), heightOf(main, uiFont(out.mainSize, 600), words)));
    if (beside)
        out.hints = placeHints(QRect(area.left(), y, area.width(), hintHeight), 1, true, bottom, left);
    y = out.main.bottom() + 1;
    out.detail = QRect(area.left() + indent, y, area.width() - indent - (besideDetail ? keys + margin : 0),
                       std::max(px(detailTall), heightOf(detail, uiFont(px(detailType)), words - indent) + 4));
    if (besideDetail)
        out.hints = placeHints(QRect(area.left(), y - (hintHeight - px(detailTall)) / 2, area.width(), hintHeight), 1,
                               true, bottom, left);
    y = out.detail.bottom() + 1 + rowGap;
    if (!beside && !besideDetail && !after) {
        out.hints = placeHints(QRect(area.left(), y, area.width(), hintHeight), 0, false, bottom, left);
        y = bottom + rowGap;
    } else if (after) {
        out.hints = placeHints(QRect(area.left(), y, area.width(), hintHeight), 1, true, bottom, left);
    }
    int x = area.left();
    for (int i = 0; i < m_verbsShown; ++i) {
        const int w = m_verbs[i]->sizeHint().width();
        if (x > area.left() && x + w > area.right() + 1) {
            x = area.left();
            y += hintHeight + 4;
        }
        out.verbs.append({x, y});
        x += w + verbGap;
    }
    out.height = y + hintHeight + cardPadding + shadowRoom;
    return out;
}

SentenceBar::Layout SentenceBar::layOut(int width) const
{
    if (m_verbsShown > 0)
        return layOutWithVerbs(width);
    Layout out;
    const QRect card(shadowRoom, shadowRoom, width - 2 * shadowRoom, px(usualCard));
    const QRect area = card.adjusted(margin, 0, -margin + 2, 0);
    const QString main = plainText(m_sentence.main);
    const QString detail = plainText(m_sentence.detail);
    const bool both = !main.isEmpty() && !detail.isEmpty();
    const int indent = m_sentence.refusal && !detail.isEmpty() ? signRoom : 0;
    int bottom = 0;
    int left = 0;
    // In the usual height: a line each, the keys to the right in one row or two.
    for (const int rows : {1, 2}) {
        const QRect keys = rows == 1 ? area.adjusted(0, (px(usualCard) - hintHeight) / 2, 0, 0)
                                     : area.adjusted(0, (px(usualCard) - 2 * hintHeight) / 2, 0, 0);
        out.hints = placeHints(keys, rows, true, bottom, left);
        const int room = left - area.left() - (m_shown > 0 ? margin : 0);
        for (const int size : {px(metrics::large), px(16)}) {
            if (widthOf(main, uiFont(size, 600)) > room || widthOf(detail, uiFont(px(detailType))) > room - indent)
                continue;
            out.height = usualHeight();
            out.mainSize = size;
            out.main = QRect(area.left(), both ? area.top() + px(4) : area.top(), room, both ? px(28) : px(usualCard));
            out.detail = QRect(area.left() + indent, both ? area.top() + px(32) : area.top(), room - indent,
                               both ? px(22) : px(usualCard));
            return out;
        }
    }
    // Else everything has the whole width, in as many lines as it takes, and the keys stand below.
    out.mainSize = px(metrics::large);
    int y = area.top() + 8;
    if (!main.isEmpty()) {
        const int lines = 2 * QFontMetrics(uiFont(px(metrics::large), 600)).lineSpacing();
        while (out.mainSize > metrics::base && heightOf(main, uiFont(out.mainSize, 600), area.width()) > lines)
            --out.mainSize;
        out.main = QRect(area.left(), y, area.width(), heightOf(main, uiFont(out.mainSize, 600), area.width()) + 4);
        y = out.main.bottom() + 1;
    }
    if (!detail.isEmpty()) {
        out.detail = QRect(area.left() + indent, y, area.width() - indent,
                           heightOf(detail, uiFont(px(detailType)), area.width() - indent) + 6);
        y = out.detail.bottom() + 1;
    }
    out.hints = placeHints(QRect(area.left(), y + 2, area.width(), hintHeight), 0, false, bottom, left);
    out.height = std::max(usualHeight(), std::max(y, bottom) + 8 + shadowRoom);
    return out;
}

int SentenceBar::heightFor(int width) const
{
    return layOut(width).height;
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
        ink.name(), richText(splitMarked(m_sentence.detail), c.accent.name())));
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

#include "board/sentencebar.h"

#include "board/hintbutton.h"
#include "board/verbbutton.h"
#include "look/icons.h"
#include "look/theme.h"
#include "look/widgets.h"

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
    auto *label = named(new QLabel(parent), name);
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

void SentenceBar::setScant(bool on)
{
    if (on == m_scant)
        return;
    m_scant = on;
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
    m_detail->setVisible(!m_sentence.detail.isEmpty() && !places.folded);
    setToolTip(places.folded ? plainText(m_sentence.detail) : QString());
    m_main->setGeometry(places.main);
    m_detail->setGeometry(places.detail);
    for (int i = 0; i < m_shown; ++i) {
        m_hints[i]->setVisible(i < places.hints.size());
        if (i < places.hints.size())
            m_hints[i]->move(places.hints[i]);
    }
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

// Where the words, the verbs and the keys stand.

namespace {

constexpr int usualCard = 60;
constexpr int lowCard = 48;     ///< where the window is low, what it saves is the map's
constexpr int oneLineCard = 34; ///< in large type one line has no need of the room of two
constexpr int margin = 16;
constexpr int hintHeight = 28;
constexpr int hintGap = 8;
constexpr int verbGap = 6;
constexpr int mainTall = 26;
constexpr int lowMainTall = 22; ///< above verbs
constexpr int detailTall = 20;
constexpr int cardPadding = 3;
constexpr int rowGap = 2; ///< keys beside the line above reach into it

int heightOf(const QString &text, const QFont &font, int width)
{
    return QFontMetrics(font).boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap, text).height();
}

int widthOf(const QString &text, const QFont &font)
{
    return QFontMetrics(font).horizontalAdvance(text);
}

template <class Button>
int widthOfRow(const QList<Button *> &buttons, int gap)
{
    int width = 0;
    for (const Button *button : buttons)
        width += button->sizeHint().width() + (width > 0 ? gap : 0);
    return width;
}

} // namespace

int SentenceBar::cardHeight(bool oneLine) const
{
    return px(m_fromAfar && oneLine ? oneLineCard : m_low || m_fromAfar ? lowCard : usualCard);
}

int SentenceBar::usualHeight() const
{
    return cardHeight(true) + 2 * shadowRoom;
}

int SentenceBar::heightOfTwoLines() const
{
    return cardHeight(false) + 2 * shadowRoom;
}

int SentenceBar::mainHeight() const
{
    return px(m_low ? lowMainTall : mainTall);
}

int SentenceBar::verbsBelow() const
{
    return m_low ? 0 : rowGap;
}

int SentenceBar::heightWithVerbs() const
{
    return 2 * cardPadding + mainHeight() + verbsBelow() + hintHeight + 2 * shadowRoom;
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
/// over the map and the words change. So that the bar does not grow over the place that is pointed at, what is said of
/// it stands behind the sentence, and the keys where there is room: after the verbs, or behind the words.
SentenceBar::Layout SentenceBar::layOutWithVerbs(int width) const
{
    Layout out;
    const QRect area = QRect(shadowRoom, shadowRoom, width - 2 * shadowRoom, cardHeight(false))
                           .adjusted(margin, cardPadding, -margin + 2, 0);
    const QString main = plainText(m_sentence.main);
    QString detail = plainText(m_sentence.detail);
    const int indent = m_sentence.refusal && !detail.isEmpty() ? signRoom : 0;
    const int words = area.width() - 2; // a word that ends at the very edge would be wrapped
    const int keys = widthOfRow(m_hints.first(m_shown), hintGap);
    const bool after = widthOfRow(m_verbs.first(m_verbsShown), verbGap) + margin + keys <= area.width();
    const int besides = after || m_shown == 0 || m_scant ? 0 : keys + margin; // pixels of a line of words
    const int detailWide = indent + widthOf(detail, uiFont(px(detailType)));
    int bottom = 0;
    int left = 0;

    // The sentence, and what is said of it behind it or, where that is too long, below.
    const int mainMost = widthOf(main, uiFont(px(metrics::large), 600)) + 2;
    out.folded = m_scant && !m_sentence.refusal && mainMost + margin + detailWide > words;
    if (out.folded)
        detail.clear();
    const bool oneLine =
        detail.isEmpty() ? mainMost + besides <= words : mainMost + margin + detailWide + besides <= words;
    const bool besideMain = besides > 0 && (oneLine || mainMost + besides <= words);
    const bool below = !oneLine && !out.folded; // the detail has a row of its own
    const bool besideDetail = besides > 0 && !besideMain && below && detailWide + besides <= words;
    out.mainSize = px(metrics::large);
    while (out.mainSize > px(16) && widthOf(main, uiFont(out.mainSize, 600)) > words)
        --out.mainSize;
    int y = area.top();
    const int mainWide = !oneLine           ? area.width() - (besideMain ? besides : 0)
                         : detail.isEmpty() ? area.width() - besides
                                            : mainMost;
    out.main =
        QRect(area.left(), y, mainWide, std::max(mainHeight(), heightOf(main, uiFont(out.mainSize, 600), words)));
    if (besideMain)
        out.hints = placeHints(QRect(area.left(), y, area.width(), hintHeight), 1, true, bottom, left);
    if (oneLine) {
        // On the line of the larger type.
        const int lower = px(2);
        const int from = out.main.right() + 1 + margin + indent;
        out.detail = QRect(from, y + lower, area.right() + 1 - besides - from, out.main.height() - lower);
    }
    y = out.main.bottom() + 1;
    if (below) {
        out.detail = QRect(area.left() + indent, y, area.width() - indent - (besideDetail ? besides : 0),
                           std::max(px(detailTall), heightOf(detail, uiFont(px(detailType)), words - indent) + 4));
        if (besideDetail)
            out.hints = placeHints(QRect(area.left(), y - (hintHeight - px(detailTall)) / 2, area.width(), hintHeight),
                                   1, true, bottom, left);
        y = out.detail.bottom() + 1;
        if (besideDetail)
            y = std::max(y, bottom - rowGap); // the keys are taller than the line beside them
    }
    y += verbsBelow();
    if (after) {
        out.hints = placeHints(QRect(area.left(), y, area.width(), hintHeight), 1, true, bottom, left);
    } else if (!besideMain && !besideDetail && !m_scant) {
        out.hints = placeHints(QRect(area.left(), y, area.width(), hintHeight), 0, false, bottom, left);
        y = bottom + rowGap;
    }
    out.verbs = placeVerbs(area, y);
    out.height = y + hintHeight + cardPadding + shadowRoom;
    return out;
}

/// In rows from there; tells in `y` where the last one is.
QList<QPoint> SentenceBar::placeVerbs(const QRect &area, int &y) const
{
    QList<QPoint> places;
    int x = area.left();
    for (int i = 0; i < m_verbsShown; ++i) {
        const int w = m_verbs[i]->sizeHint().width();
        if (x > area.left() && x + w > area.right() + 1) {
            x = area.left();
            y += hintHeight + 4;
        }
        places.append({x, y});
        x += w + verbGap;
    }
    return places;
}

SentenceBar::Layout SentenceBar::layOut(int width) const
{
    if (m_verbsShown > 0)
        return layOutWithVerbs(width);
    Layout out;
    const QString main = plainText(m_sentence.main);
    const QString detail = plainText(m_sentence.detail);
    const bool both = !main.isEmpty() && !detail.isEmpty();
    const int tall = cardHeight(!both);
    const QRect card(shadowRoom, shadowRoom, width - 2 * shadowRoom, tall);
    const QRect area = card.adjusted(margin, 0, -margin + 2, 0);
    const int indent = m_sentence.refusal && !detail.isEmpty() ? signRoom : 0;
    int bottom = 0;
    int left = 0;
    // In the usual height: a line each, the keys to the right in one row or two, or over a very small map nowhere.
    for (const int rows : {1, 2, 0}) {
        if (rows * hintHeight > tall || (rows == 0 && !m_scant))
            continue;
        const QRect keys = rows == 1 ? area.adjusted(0, (tall - hintHeight) / 2, 0, 0)
                                     : area.adjusted(0, (tall - 2 * hintHeight) / 2, 0, 0);
        if (rows > 0)
            out.hints = placeHints(keys, rows, true, bottom, left);
        else
            out.hints.clear();
        const int room = rows == 0 ? area.width() : left - area.left() - (m_shown > 0 ? margin : 0);
        for (const int size : {px(metrics::large), px(16)}) {
            if (widthOf(main, uiFont(size, 600)) > room || detail.contains(u'\n')
                || widthOf(detail, uiFont(px(detailType))) > room - indent)
                continue;
            out.height = tall + 2 * shadowRoom;
            out.mainSize = size;
            const int above = (tall - px(mainTall) - px(detailTall)) / 2;
            const int below = above + px(mainTall);
            out.main = QRect(area.left(), area.top() + (both ? above : 0), room, both ? px(mainTall) : tall);
            out.detail = QRect(area.left() + indent, area.top() + (both ? below : 0), room - indent,
                               both ? px(detailTall) : tall);
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
    out.hints.clear();
    bottom = y;
    if (!m_scant)
        out.hints = placeHints(QRect(area.left(), y + 2, area.width(), hintHeight), 0, false, bottom, left);
    out.height = std::max(tall + 2 * shadowRoom, std::max(y, bottom) + 8 + shadowRoom);
    return out;
}

int SentenceBar::heightFor(int width) const
{
    return layOut(width).height;
}

} // namespace entente::app

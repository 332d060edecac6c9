#include "board/placecard.h"

#include "look/floats.h"
#include "look/theme.h"

#include <QPainter>
#include <QTimer>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int restsFor = 900; ///< milliseconds
constexpr int widest = 280;

} // namespace

PlaceCard::PlaceCard(QWidget *parent) : QLabel(parent), m_rest(new QTimer(this))
{
    setObjectName(u"placeCard"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setFont(uiFont(metrics::small));
    setContentsMargins(10, 6, 10, 8);
    m_rest->setSingleShot(true);
    m_rest->setInterval(restsFor);
    connect(m_rest, &QTimer::timeout, this, &PlaceCard::wanted);
    hide();
}

void PlaceCard::pointAt(bool place)
{
    dismiss();
    if (place)
        m_rest->start();
}

void PlaceCard::dismiss()
{
    m_rest->stop();
    hide();
}

void PlaceCard::tell(const QString &text, QPoint about, const QRect &room, const QList<QPoint> &clear)
{
    setText(text);
    setFixedWidth(widest);
    resize(widest, heightForWidth(widest));
    move(placeBeside(about, size(), room, clear));
    show();
    raise();
}

void PlaceCard::paintEvent(QPaintEvent *event)
{
    const UiColours &c = coloursOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(c.strongLine);
    painter.setBrush(c.tip);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), metrics::corner, metrics::corner);
    painter.end();
    QLabel::paintEvent(event);
}

} // namespace entente::app

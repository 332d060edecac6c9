#include "flow/seatrow.h"

#include "document/callnames.h"
#include "flow/thinker.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "map/symbols.h"
#include "words/forms.h"
#include "words/names.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPixmap>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// One power at the foot of the curtain: emblem, name, whether it has sealed. A press hands over or reopens.
class SeatButton : public QAbstractButton {
public:
    SeatButton(const QPixmap &emblem, const QString &name, const QString &note, bool now, QWidget *parent);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QPixmap m_emblem;
    QString m_name;
    QString m_note;
    bool m_now; ///< whose turn it is
};

constexpr int side = 104;
constexpr int noteTop = 66;
constexpr int noteWraps = Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap;

SeatButton::SeatButton(const QPixmap &emblem, const QString &name, const QString &note, bool now, QWidget *parent)
    : QAbstractButton(parent), m_emblem(emblem), m_name(name), m_note(note), m_now(now)
{
    // Two lines of a note have room; what became of a seat may need more.
    const QFontMetrics type(uiFont(metrics::small));
    const int high = noteTop + type.boundingRect(QRect(0, 0, side, 10 * side), noteWraps, note).height() + 8;
    setFixedSize(side, std::max(side, high));
    setAccessibleName(name + u", "_s + QString(note).replace(u"\n"_s, u", "_s));
    setFocusPolicy(Qt::StrongFocus);
}

void SeatButton::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

void SeatButton::paintEvent(QPaintEvent *)
{
    const UiColours &c = coloursOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_now || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_now ? c.selected : c.hovered);
        painter.drawRoundedRect(rect(), metrics::corner, metrics::corner);
    }
    if (hasFocus()) {
        painter.setPen(QPen(c.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), metrics::corner, metrics::corner);
    }
    painter.drawPixmap(QPointF((width() - 26) / 2.0, 12), m_emblem);
    painter.setPen(m_now ? c.text : c.quiet);
    painter.setFont(uiFont(metrics::base, m_now ? 600 : 400));
    painter.drawText(QRect(0, 46, width(), 20), Qt::AlignCenter, m_name);
    painter.setFont(uiFont(metrics::small));
    painter.setPen(m_now ? c.accent : c.quiet);
    painter.drawText(QRect(0, noteTop, width(), height() - noteTop), noteWraps, m_note);
}

} // namespace

SeatRow::SeatRow(GameDocument &document, TableFlow &flow, const Thinker &thinker, QWidget *parent)
    : QWidget(parent), m_document(document), m_flow(flow), m_thinker(thinker), m_row(flush<QHBoxLayout>(this, 0))
{
}

void SeatRow::rebuild()
{
    while (QLayoutItem *item = m_row->takeAt(0)) {
        // A seat may be rebuilt while its own click is being handled.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const PowerId power : m_document.toOrder())
        addSeat(power);
}

/// Until its player has been told, also in the phases that follow: then with the season in which it happened.
QString SeatRow::reopenedNote(PowerId power, int times) const
{
    const Phase phase = reopenedIn(m_document, power);
    return phase == m_document.game().position().phase
               ? tr("reopened %1×", "how often sealed orders were opened again").arg(times)
               : tr("reopened %1× in %2", "how often sealed orders were opened again, and the season")
                     .arg(times)
                     .arg(seasonName(phase.season));
}

QString SeatRow::noteOn(PowerId power) const
{
    const bool now = m_flow.step() == Step::Covered && power == m_flow.seat();
    const bool sealed = m_document.table().isSealed(power);
    QString note = now                    ? tr("now")
                   : sealed               ? tr("sealed", "orders")
                   : m_flow.isAway(power) ? tr("on a phone", "a player who writes there")
                                          : tr("waiting", "a player who has not written yet");
    if (m_document.computerOf(power))
        note = tr("computer") + u'\n'
               + (sealed                         ? tr("sealed", "orders")
                  : m_thinker.isStopped()        ? tr("stopped")
                  : m_thinker.isWaitedFor(power) ? tr("thinking…")
                                                 : tr("not started", "a computer player"));
    if (const int times = m_document.table().timesReopened(power); times > 0)
        note += u'\n' + reopenedNote(power, times);
    if (m_document.table().gaveWayUntold(power))
        note += u'\n' + tr("orders dropped", "sealed ones, since a computer took the seat");
    return note;
}

void SeatRow::addSeat(PowerId power)
{
    const Board &board = m_document.board();
    const bool dark = isDark(parentWidget()->palette()); // a change of theme reaches the curtain before its parts
    const MapTheme theme = dark ? MapTheme::dark() : MapTheme::light();
    const bool now = m_flow.step() == Step::Covered && power == m_flow.seat();
    const QString name = powerName(board, power);
    auto *seat = new SeatButton(emblemPixmap(26, devicePixelRatioF(), m_livery.of(power, dark), theme), name,
                                noteOn(power), now, this);
    seat->setObjectName(u"seat-"_s + fromUtf8(board.power(power).id));
    seat->setToolTip(m_document.computerOf(power) ? tr("Let a person play %1").arg(name)
                     : m_document.table().isSealed(power)
                         ? tr("Changed your mind? Reopen the orders of %1").arg(nameAfterOf(board, power))
                         : turnCall(m_document, power));
    connect(seat, &QAbstractButton::clicked, this, [this, power] { choose(power); });
    m_row->addWidget(seat, 0, Qt::AlignTop);
}

void SeatRow::choose(PowerId power)
{
    if (m_document.computerOf(power))
        Q_EMIT standInWanted(power);
    else if (m_document.table().isSealed(power))
        m_flow.reopen(power);
    else
        m_flow.handOver(power);
}

} // namespace entente::app

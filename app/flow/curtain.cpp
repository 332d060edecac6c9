#include "flow/curtain.h"

#include "look/icons.h"
#include "look/theme.h"
#include "map/symbols.h"
#include "words/names.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// One power at the foot of the curtain: emblem, name, whether it has sealed. A press reopens.
class SeatButton : public QAbstractButton {
public:
    SeatButton(const QPixmap &emblem, const QString &name, const QString &note, bool now, QWidget *parent)
        : QAbstractButton(parent), m_emblem(emblem), m_name(name), m_note(note), m_now(now)
    {
        setFixedSize(104, 90);
        setAccessibleName(name + u", "_s + note);
        setFocusPolicy(Qt::StrongFocus);
    }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            click();
        else
            QAbstractButton::keyPressEvent(event);
    }

    void paintEvent(QPaintEvent *) override
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
        painter.drawText(QRect(0, 64, width(), 18), Qt::AlignCenter, m_note);
    }

private:
    QPixmap m_emblem;
    QString m_name;
    QString m_note;
    bool m_now;
};

QWidget *bar(QWidget *parent, const QString &edge, int height)
{
    auto *widget = new QWidget(parent);
    widget->setAttribute(Qt::WA_StyledBackground);
    widget->setProperty("surface", u"bar"_s);
    widget->setProperty("edge", edge);
    widget->setFixedHeight(height);
    return widget;
}

} // namespace

Curtain::Curtain(GameDocument &document, TableFlow &flow, QWidget *parent) : QWidget(parent), m_document(document), m_flow(flow)
{
    setObjectName(u"curtain"_s);
    setAttribute(Qt::WA_OpaquePaintEvent);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);

    QWidget *top = bar(this, u"bottom"_s, metrics::topBar);
    auto *topRow = new QHBoxLayout(top);
    topRow->setContentsMargins(metrics::margin, 0, metrics::margin, 0);
    topRow->setSpacing(20);
    m_phase = new QLabel(top);
    m_phase->setObjectName(u"curtainPhase"_s);
    m_phase->setFont(uiFont(metrics::large, 600));
    m_count = new QLabel(top);
    m_count->setObjectName(u"curtainCount"_s);
    m_count->setProperty("rank", u"quiet"_s);
    m_coveredIcon = new QLabel(top);
    m_covered = new QLabel(top);
    m_covered->setProperty("rank", u"quiet"_s);
    topRow->addWidget(m_phase);
    topRow->addWidget(m_count);
    topRow->addStretch(1);
    topRow->addWidget(m_coveredIcon);
    topRow->addSpacing(-12);
    topRow->addWidget(m_covered);
    column->addWidget(top);

    column->addStretch(3);
    m_emblem = new QLabel(this);
    column->addWidget(m_emblem, 0, Qt::AlignHCenter);
    column->addSpacing(24);
    m_title = new QLabel(this);
    m_title->setObjectName(u"curtainTitle"_s);
    m_title->setFont(uiFont(metrics::title, 600));
    m_title->setAlignment(Qt::AlignCenter);
    m_title->setWordWrap(true);
    column->addWidget(m_title);
    column->addSpacing(8);
    m_line = new QLabel(this);
    m_line->setObjectName(u"curtainLine"_s);
    m_line->setAlignment(Qt::AlignCenter);
    m_line->setWordWrap(true);
    m_line->setProperty("rank", u"quiet"_s);
    column->addWidget(m_line);
    column->addSpacing(32);
    m_take = new QPushButton(this);
    m_take->setObjectName(u"takeSeat"_s);
    m_take->setProperty("filled", true);
    m_take->setProperty("large", true);
    m_take->setAutoDefault(true);
    m_take->setDefault(true);
    connect(m_take, &QPushButton::clicked, this, [this] {
        if (m_flow.step() == Step::AllSealed)
            m_flow.reveal();
        else
            m_flow.take();
    });
    column->addWidget(m_take, 0, Qt::AlignHCenter);
    column->addStretch(4);
    m_seats = new QWidget(this);
    m_seatLayout = new QHBoxLayout(m_seats);
    m_seatLayout->setContentsMargins(0, 0, 0, 0);
    m_seatLayout->setSpacing(0);
    column->addWidget(m_seats, 0, Qt::AlignHCenter);
    column->addStretch(1);

    QWidget *bottom = bar(this, u"top"_s, metrics::topBar);
    auto *bottomRow = new QHBoxLayout(bottom);
    bottomRow->setContentsMargins(metrics::margin, 0, metrics::margin, 0);
    m_hint = new QLabel(bottom);
    m_hint->setObjectName(u"curtainHint"_s);
    m_hint->setProperty("rank", u"quiet"_s);
    bottomRow->addWidget(m_hint);
    bottomRow->addStretch(1);
    column->addWidget(bottom);

    connect(&flow, &TableFlow::changed, this, &Curtain::refresh);
    refresh();
}

void Curtain::setLivery(const Livery &livery)
{
    m_livery = livery;
    refresh();
}

void Curtain::say(const QString &sentence)
{
    m_hint->setText(sentence);
}

QString Curtain::status() const
{
    return m_title->text() + u' ' + m_hint->text();
}

void Curtain::rebuildSeats()
{
    while (QLayoutItem *item = m_seatLayout->takeAt(0)) {
        // A seat may be rebuilt while its own click is being handled.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const bool dark = isDark(palette());
    const MapTheme theme = dark ? MapTheme::dark() : MapTheme::light();
    const std::vector<PowerId> waited = m_flow.waitedFor();
    for (PowerId power : m_document.toOrder()) {
        const bool now = m_flow.step() == Step::Covered && power == m_flow.seat();
        const bool sealed = m_document.table().isSealed(power);
        const QString note = now ? tr("now") : sealed ? tr("sealed", "orders") : tr("to come");
        auto *seat = new SeatButton(emblemPixmap(26, devicePixelRatioF(), m_livery.of(power, dark), theme),
                                    powerName(m_document.board(), power), note, now, m_seats);
        seat->setObjectName(u"seat-"_s + fromUtf8(m_document.board().power(power).id));
        seat->setToolTip(sealed ? tr("Changed your mind? Reopen the orders of %1").arg(powerName(m_document.board(), power))
                                : tr("Hand over to %1").arg(powerName(m_document.board(), power)));
        connect(seat, &QAbstractButton::clicked, this, [this, power] {
            if (m_document.table().isSealed(power))
                m_flow.reopen(power);
            else
                m_flow.handOver(power);
        });
        m_seatLayout->addWidget(seat);
    }
}

void Curtain::refresh()
{
    if (!m_flow.isCovered())
        return;
    const Board &board = m_document.board();
    const UiColours &c = coloursOf(this);
    const bool dark = isDark(palette());
    const MapTheme theme = dark ? MapTheme::dark() : MapTheme::light();
    const int all = static_cast<int>(m_document.toOrder().size());
    const int waiting = static_cast<int>(m_flow.waitedFor().size());
    m_phase->setText(phaseName(m_document.game().position().phase));
    m_count->setText(tr("%1 of %2 sealed").arg(all - waiting).arg(all));
    m_covered->setText(tr("The table is covered"));
    m_coveredIcon->setPixmap(iconPixmap(u"lock"_s, 18, devicePixelRatioF(), c.quiet));
    const bool ready = m_flow.step() == Step::AllSealed;
    if (ready) {
        m_emblem->setPixmap(iconPixmap(u"seal"_s, 88, devicePixelRatioF(), c.accent));
        m_title->setText(tr("All orders are in"));
        m_line->setText(tr("Gather round the screen. The reveal shows the orders of everybody at once."));
        m_take->setText(tr("Reveal"));
    } else {
        const PowerId power = m_flow.seat();
        const QString name = powerName(board, power);
        const auto player = m_document.table().players.find(power);
        m_emblem->setPixmap(emblemPixmap(88, devicePixelRatioF(), m_livery.of(power, dark), theme));
        m_title->setText(tr("Hand over to %1").arg(name));
        m_line->setText(player == m_document.table().players.end() || player->second.isEmpty()
                            ? tr("%1, take the seat. Everyone else, look away.").arg(name)
                            : tr("%1, take the seat. Everyone else, look away.").arg(player->second));
        m_take->setText(tr("Take the seat"));
    }
    m_take->setProperty("english", ready ? u"Reveal"_s : u"Take the seat"_s);
    m_take->setToolTip(tr("%1 (Enter)").arg(m_take->text()));
    m_take->setAccessibleName(m_take->text());
    m_hint->setText(tr("Changed your mind? Press your emblem to reopen your orders; after the reveal they stand."));
    rebuildSeats();
    if (isVisible())
        m_take->setFocus();
}

void Curtain::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
    m_take->setFocus();
}

void Curtain::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

void Curtain::paintEvent(QPaintEvent *)
{
    const UiColours &c = coloursOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), c.panel);
    // Meridians and parallels, thinning out towards the middle where the words stand.
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = rect();
    const QPointF centre = area.center();
    QLinearGradient fade(area.topLeft(), area.topRight());
    QColor edge = c.line;
    QColor none = c.line;
    none.setAlpha(0);
    fade.setColorAt(0, edge);
    fade.setColorAt(0.32, none);
    fade.setColorAt(0.68, none);
    fade.setColorAt(1, edge);
    painter.setPen(QPen(QBrush(fade), 1));
    for (int i = -8; i <= 8; ++i) {
        QPainterPath meridian(QPointF(centre.x() + i * 84, area.top()));
        meridian.quadTo(QPointF(centre.x() + i * 112, centre.y()), QPointF(centre.x() + i * 128, area.bottom()));
        painter.drawPath(meridian);
    }
    for (int i = 1; i < 9; ++i) {
        const qreal y = area.top() + i * area.height() / 9;
        QPainterPath parallel(QPointF(area.left(), y + 22));
        parallel.quadTo(QPointF(centre.x(), y - 26), QPointF(area.right(), y + 22));
        painter.drawPath(parallel);
    }
}

} // namespace entente::app

#include "flow/curtain.h"

#include "document/callnames.h"
#include "flow/seatbutton.h"
#include "flow/curtainguard.h"
#include "flow/thinker.h"
#include "flow/thinkingbutton.h"
#include "look/icons.h"
#include "look/mainbutton.h"
#include "look/theme.h"
#include "map/symbols.h"
#include "words/names.h"
#include "words/plainline.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// More who have not sealed are not named on a button.
constexpr qsizetype mostNamed = 3;
constexpr int countFrom = 3;
constexpr int countStep = 800; // milliseconds

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

Curtain::Curtain(GameDocument &document, TableFlow &flow, TableClock &clock, Thinker &thinker, QWidget *parent)
    : QWidget(parent), m_document(document), m_flow(flow), m_clock(clock), m_thinker(thinker),
      m_guard(new CurtainGuard(*this))
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
    m_time = new QLabel(top);
    m_time->setObjectName(u"curtainClock"_s);
    m_time->setFont(uiFont(metrics::large, 600));
    m_coveredIcon = new QLabel(top);
    m_covered = new QLabel(top);
    m_covered->setProperty("rank", u"quiet"_s);
    topRow->addWidget(m_phase);
    topRow->addWidget(m_count);
    topRow->addWidget(new ThinkingButton(m_thinker, top));
    topRow->addStretch(1);
    topRow->addWidget(m_time);
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
    column->addSpacing(24);
    m_reopened = new QLabel(this);
    m_reopened->setObjectName(u"curtainReopened"_s);
    m_reopened->setAlignment(Qt::AlignCenter);
    m_reopened->setWordWrap(true);
    column->addWidget(m_reopened);
    m_pinLabel = new QLabel(this);
    m_pinLabel->setObjectName(u"pinLabel"_s);
    m_pinLabel->setAlignment(Qt::AlignCenter);
    column->addWidget(m_pinLabel);
    m_pin = new QLineEdit(this);
    m_pinLabel->setBuddy(m_pin);
    m_pin->setObjectName(u"pin"_s);
    m_pin->setEchoMode(QLineEdit::Password);
    m_pin->setAlignment(Qt::AlignCenter);
    m_pin->setFixedWidth(200);
    m_pin->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText);
    connect(m_pin, &QLineEdit::returnPressed, this, &Curtain::goOn);
    connect(m_pin, &QLineEdit::textEdited, this, [this] { m_pinSays->clear(); });
    column->addWidget(m_pin, 0, Qt::AlignHCenter);
    m_pinSays = new QLabel(this);
    m_pinSays->setObjectName(u"pinSays"_s);
    m_pinSays->setAlignment(Qt::AlignCenter);
    column->addWidget(m_pinSays);
    column->addSpacing(8);
    m_take = new QPushButton(this);
    m_take->setObjectName(u"takeSeat"_s);
    setMainButton(*m_take);
    m_take->setProperty("large", true);
    m_take->setAutoDefault(true);
    m_take->setDefault(true);
    connect(m_take, &QPushButton::clicked, this, &Curtain::goOn);
    column->addWidget(m_take, 0, Qt::AlignHCenter);
    column->addSpacing(8);
    m_leave = new QPushButton(this);
    m_leave->setObjectName(u"leaveSealed"_s);
    m_leave->setFlat(true);
    connect(m_leave, &QPushButton::clicked, &m_flow, &TableFlow::leaveSealed);
    column->addWidget(m_leave, 0, Qt::AlignHCenter);
    m_early = new QPushButton(this);
    m_early->setObjectName(u"revealEarly"_s);
    m_early->setFlat(true);
    m_early->setAutoDefault(false);
    connect(m_early, &QPushButton::clicked, this, &Curtain::earlyRevealWanted);
    m_standIn = new QPushButton(this);
    m_standIn->setObjectName(u"standInButton"_s);
    m_standIn->setFlat(true);
    m_standIn->setAutoDefault(false);
    connect(m_standIn, &QPushButton::clicked, this, [this] { Q_EMIT standInWanted(m_flow.seat()); });
    auto *others = new QHBoxLayout; // in one row: a low window has no room for two
    others->setSpacing(8);
    others->addStretch(1);
    others->addWidget(m_early);
    others->addWidget(m_standIn);
    others->addStretch(1);
    column->addLayout(others);
    m_countTimer.setInterval(countStep);
    connect(&m_countTimer, &QTimer::timeout, this, &Curtain::count);
    connect(&m_clock, &TableClock::ticked, this, &Curtain::refreshClock);
    connect(&m_clock, &TableClock::ended, this, [this](TableClock::Kind kind) {
        if (kind == TableClock::Kind::Talk)
            say(tr("The time to negotiate is up. Take your seats."));
    });
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
    m_look = new QPushButton(bottom);
    m_look->setObjectName(u"lookAtBoard"_s);
    m_look->setFlat(true);
    m_look->setAutoDefault(false);
    connect(m_look, &QPushButton::clicked, this, &Curtain::boardWanted);
    bottomRow->addWidget(m_look);
    m_takeBack = new QPushButton(bottom);
    m_takeBack->setObjectName(u"takeBackButton"_s);
    m_takeBack->setFlat(true);
    m_takeBack->setAutoDefault(false);
    connect(m_takeBack, &QPushButton::clicked, this, &Curtain::takeBackWanted);
    bottomRow->addWidget(m_takeBack);
    column->addWidget(bottom);

    connect(&flow, &TableFlow::changed, this, &Curtain::follow);
    connect(&thinker, &Thinker::changed, this, &Curtain::takeComputers);
    refresh();
}

void Curtain::follow()
{
    const bool other = m_flow.step() != m_step || m_flow.seat() != m_seat;
    m_step = m_flow.step();
    m_seat = m_flow.seat();
    if (other && m_flow.isCovered())
        m_guard->begin();
    refresh();
}

/// A computer is ready, or begins: whoever types a PIN meanwhile is not disturbed.
void Curtain::takeComputers()
{
    if (!m_flow.isCovered())
        return;
    if (m_flow.step() == Step::AllSealed && m_counting == 0)
        refresh();
    refreshCount();
    rebuildSeats();
}

void Curtain::refreshCount()
{
    const int all = static_cast<int>(m_document.toOrder().size());
    const int waiting = static_cast<int>(m_flow.waitedFor().size() + m_flow.thinking().size());
    m_count->setText(tr("%1 of %2 sealed").arg(all - waiting).arg(all));
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
        const bool computer = m_document.computerOf(power) != nullptr;
        QString note = now      ? tr("now")
                       : sealed ? tr("sealed", "orders")
                                : tr("waiting", "a player who has not written yet");
        if (computer)
            note = tr("computer") + u'\n'
                + (sealed ? tr("sealed", "orders") : m_thinker.isStopped() ? tr("stopped") : tr("thinking…"));
        if (const int times = m_document.table().timesReopened(power); times > 0)
            note += u'\n' + tr("reopened %1×", "how often sealed orders were opened again").arg(times);
        auto *seat = new SeatButton(emblemPixmap(26, devicePixelRatioF(), m_livery.of(power, dark), theme),
                                    powerName(m_document.board(), power), note, now, m_seats);
        seat->setObjectName(u"seat-"_s + fromUtf8(m_document.board().power(power).id));
        seat->setToolTip(
            computer ? tr("Let a person play %1").arg(powerName(m_document.board(), power))
            : sealed ? tr("Changed your mind? Reopen the orders of %1").arg(powerName(m_document.board(), power))
                     : turnCall(m_document, power));
        connect(seat, &QAbstractButton::clicked, this, [this, power] {
            if (m_document.computerOf(power))
                Q_EMIT standInWanted(power);
            else if (m_document.table().isSealed(power))
                m_flow.reopen(power);
            else
                m_flow.handOver(power);
        });
        m_seatLayout->addWidget(seat);
    }
}

void Curtain::goOn()
{
    if (m_flow.step() == Step::AllSealed) {
        // A second press does not want to wait.
        if (!m_counts || m_counting > 0) {
            stopCounting();
            m_flow.reveal();
        } else {
            m_counting = countFrom + 1;
            m_countTimer.start();
            count();
        }
        return;
    }
    if (m_document.table().hasPin(m_flow.seat()) && m_pin->text().isEmpty()) {
        m_pinSays->setText(tr("Enter the PIN of %1.").arg(powerName(m_document.board(), m_flow.seat())));
        m_pin->setFocus();
        return;
    }
    const QString pin = m_pin->text();
    m_pin->clear();
    if (!m_flow.take(pin)) {
        m_pinSays->setText(tr("Wrong PIN. Try again.").arg(powerName(m_document.board(), m_flow.seat())));
        m_pin->setFocus();
    }
}

void Curtain::count()
{
    if (--m_counting > 0) {
        m_title->setText(QString::number(m_counting));
        m_line->setText(tr("Enter reveals now, Esc stops."));
        return;
    }
    stopCounting();
    m_flow.reveal();
}

void Curtain::stopCounting()
{
    m_countTimer.stop();
    m_counting = 0;
}

void Curtain::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_counting > 0) {
        stopCounting();
        refresh();
    } else if (event->key() == Qt::Key_Escape && m_leave->isVisible()) {
        m_flow.leaveSealed();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void Curtain::refreshClock()
{
    const bool talk = m_flow.isCovered() && m_clock.kind() == TableClock::Kind::Talk;
    m_time->setVisible(talk);
    if (!talk)
        return;
    const bool over = m_clock.left() <= 0;
    m_time->setText(m_clock.isStopped() ? tr("Clock paused at %1").arg(m_clock.text())
                    : over              ? tr("Time to negotiate is up: %1").arg(m_clock.text())
                                        : tr("Time to negotiate: %1").arg(m_clock.text()));
}

void Curtain::refresh()
{
    stopCounting();
    m_pin->clear();
    m_pinSays->clear();
    if (!m_flow.isCovered())
        return;
    refreshClock();
    const Board &board = m_document.board();
    const UiColours &c = coloursOf(this);
    const bool dark = isDark(palette());
    const MapTheme theme = dark ? MapTheme::dark() : MapTheme::light();
    m_phase->setText(phaseName(m_document.game().position().phase));
    refreshCount();
    m_covered->setText(tr("Board hidden"));
    m_coveredIcon->setPixmap(iconPixmap(u"lock"_s, 18, devicePixelRatioF(), c.quiet));
    const bool ready = m_flow.step() == Step::AllSealed;
    const std::vector<PowerId> late = m_flow.thinking();
    if (ready && !late.empty()) {
        QStringList names;
        for (const PowerId power : late)
            names += powerName(board, power);
        m_emblem->setPixmap(iconPixmap(u"seal"_s, 88, devicePixelRatioF(), c.quiet));
        const QString fault = m_thinker.fault();
        const bool stuck = m_thinker.isStopped() || !fault.isEmpty();
        const int count = static_cast<int>(names.size());
        m_title->setText(stuck ? tr("The computer's orders are missing") : tr("The computer is still thinking"));
        m_line->setText(fault.isEmpty()
                            ? tr("%1 still have no orders.", "the computer's powers", count).arg(joinNames(names))
                            : fault);
        m_take->setText(tr("Reveal"));
    } else if (ready) {
        m_emblem->setPixmap(iconPixmap(u"seal"_s, 88, devicePixelRatioF(), c.accent));
        m_title->setText(tr("All orders are in"));
        m_line->setText(tr("Gather round the screen. Everyone's orders are shown at once."));
        m_take->setText(tr("Reveal"));
    } else {
        const PowerId power = m_flow.seat();
        const QString name = powerName(board, power);
        const auto player = m_document.table().players.find(power);
        m_emblem->setPixmap(emblemPixmap(88, devicePixelRatioF(), m_livery.of(power, dark), theme));
        const bool locked = m_flow.waitsForPin();
        const bool named = player != m_document.table().players.end() && !player->second.isEmpty();
        const QString who = named ? player->second : name;
        m_title->setText(locked  ? tr("%1's orders are sealed under its PIN").arg(name)
                                 : turnCall(m_document, power));
        m_line->setText(locked ? tr("%1, enter it once so that they can be revealed.").arg(who)
                               : tr("Everyone else, look away."));
        m_take->setText(locked  ? tr("Unlock the orders")
                        : named ? tr("I'm %1").arg(onButton(who))
                                : tr("Take the seat"));
    }
    const QString reopened = ready ? QString() : reopenedText();
    m_reopened->setText(reopened);
    m_reopened->setVisible(!reopened.isEmpty());
    const bool pinned = !ready && m_document.table().hasPin(m_flow.seat());
    m_pin->setVisible(pinned);
    m_pinLabel->setText(tr("PIN"));
    m_pinLabel->setVisible(pinned);
    m_pinSays->setVisible(pinned);
    m_pinSays->setStyleSheet(u"color: %1"_s.arg(c.failure.name()));
    m_pin->setAccessibleName(pinned ? tr("PIN of %1").arg(powerName(board, m_flow.seat())) : tr("PIN"));
    m_leave->setText(tr("Leave it sealed"));
    m_leave->setProperty("english", u"Leave it sealed"_s);
    m_leave->setVisible(!ready && m_document.table().isSealed(m_flow.seat()) && !m_flow.waitsForPin());
    QStringList missing;
    for (PowerId power : m_flow.waitedFor()) {
        if (!m_document.table().isSealed(power))
            missing += powerName(board, power);
    }
    const bool computersMissing = ready && !late.empty() && !m_thinker.isThinking();
    if (computersMissing) {
        for (const PowerId power : late)
            missing += powerName(board, power);
    }
    m_take->setEnabled(!ready || late.empty());
    m_standIn->setText(tr("Let the computer play…"));
    m_standIn->setProperty("english", u"Let the computer play"_s);
    m_standIn->setAccessibleName(m_standIn->text());
    m_standIn->setVisible(!ready && !m_flow.waitsForPin());
    m_early->setText(missing.size() > mostNamed ? tr("Reveal early…")
                                                : tr("Reveal without %1…").arg(joinNames(missing)));
    m_early->setProperty("english", u"Reveal early"_s);
    m_early->setAccessibleName(m_early->text());
    // Before anybody has sealed there is nothing to reveal.
    m_early->setVisible(computersMissing || (!ready && !missing.isEmpty() && !m_document.table().sealed.empty()));
    m_look->setText(tr("Look at the board"));
    m_look->setAccessibleName(m_look->text());
    m_look->setToolTip(tr("What everybody knows: the map, the results, the centres (B)"));
    m_takeBack->setText(tr("Take the season back…"));
    m_takeBack->setAccessibleName(m_takeBack->text());
    m_takeBack->setVisible(m_flow.can(Act::TakeBack));
    m_take->setProperty("english", ready ? u"Reveal"_s : u"Take the seat"_s);
    m_take->setToolTip(tr("%1 (Enter)").arg(m_take->text()));
    m_take->setAccessibleName(m_take->text());
    m_hint->setText(tr("Changed your mind? Click your emblem to reopen your orders until the reveal."));
    rebuildSeats();
    if (isVisible())
        focusFirst();
}

QString Curtain::reopenedText() const
{
    const int times = m_document.table().timesReopened(m_flow.seat());
    return times > 0 ? tr("Your orders were reopened %n time(s) after they had been sealed.", nullptr, times)
                     : QString();
}

void Curtain::focusFirst()
{
    if (m_pin->isVisibleTo(this))
        m_pin->setFocus();
    else
        m_take->setFocus();
}

void Curtain::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    constexpr int lowWindow = 560; // words and buttons come first
    m_emblem->setMaximumHeight(height() >= lowWindow ? QWIDGETSIZE_MAX : 0);
}

void Curtain::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
    focusFirst();
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

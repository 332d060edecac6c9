#include "flow/curtain.h"

#include "document/callnames.h"
#include "flow/curtainguard.h"
#include "flow/graticule.h"
#include "flow/seatrow.h"
#include "flow/thinker.h"
#include "look/icons.h"
#include "look/theme.h"
#include "map/symbols.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/plainline.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

/// More who have not sealed are not named on a button.
constexpr qsizetype mostNamed = 3;
constexpr int countFrom = 3;
constexpr int countStep = 800; // milliseconds

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
    column->addWidget(layHead());
    column->addStretch(3);
    layCall(*column);
    layPin(*column);
    m_guard->hear(*m_pin);
    layButtons(*column);
    column->addStretch(4);
    m_seats = new SeatRow(m_document, m_flow, m_thinker, this);
    connect(m_seats, &SeatRow::standInWanted, this, &Curtain::standInWanted);
    column->addWidget(m_seats, 0, Qt::AlignHCenter);
    column->addStretch(1);
    column->addWidget(layFoot());

    m_countTimer.setInterval(countStep);
    connect(&m_countTimer, &QTimer::timeout, this, &Curtain::count);
    connect(&m_clock, &TableClock::ticked, this, &Curtain::refreshClock);
    connect(&m_clock, &TableClock::ended, this, [this](TableClock::Kind kind) {
        if (kind == TableClock::Kind::Talk)
            say(tr("The time to negotiate is up. Take your seats."));
    });
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
    m_seats->rebuild();
}

void Curtain::refreshCount()
{
    const std::vector<PowerId> all = m_document.toOrder();
    const auto sealed =
        std::count_if(all.begin(), all.end(), [this](PowerId power) { return m_document.table().isSealed(power); });
    m_count->setText(tr("%1 of %2 sealed").arg(sealed).arg(all.size()));
}

void Curtain::setLivery(const Livery &livery)
{
    m_livery = livery;
    m_seats->setLivery(livery);
    refresh();
}

void Curtain::say(const QString &sentence, bool failure)
{
    m_failed = failure;
    m_hint->setText(sentence);
    inkHint();
}

/// What went wrong is not to be passed over as the usual words are.
void Curtain::inkHint()
{
    m_hint->setStyleSheet(m_failed ? u"color: %1"_s.arg(coloursOf(this).failure.name()) : QString());
}

void Curtain::sayUsual()
{
    say(tr("Changed your mind? Click your emblem to reopen your orders until the reveal."));
}

QString Curtain::status() const
{
    return m_title->text() + u' ' + m_hint->text();
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
        m_pinSays->setText(tr("Enter the PIN of %1.").arg(nameAfterOf(m_document.board(), m_flow.seat())));
        m_pin->setFocus();
        return;
    }
    const QString pin = m_pin->text();
    m_pin->clear();
    if (!m_flow.take(pin)) {
        m_pinSays->setText(tr("Wrong PIN. Try again."));
        m_pin->setFocus();
    }
}

void Curtain::count()
{
    if (--m_counting > 0) {
        sayCount();
        return;
    }
    stopCounting();
    m_flow.reveal();
}

void Curtain::sayCount()
{
    m_title->setText(QString::number(m_counting));
    m_line->setText(tr("Enter reveals now, Esc stops."));
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
    tell();
    sayUsual();
    if (isVisible())
        focusFirst();
}

/// All that is named, in today's language and colours.
void Curtain::tell()
{
    refreshClock();
    m_phase->setText(phaseName(m_document.board(), m_document.game().position().phase));
    refreshCount();
    m_covered->setText(tr("Board hidden"));
    m_coveredIcon->setPixmap(iconPixmap(u"lock"_s, 18, devicePixelRatioF(), coloursOf(this).quiet));
    const bool ready = m_flow.step() == Step::AllSealed;
    if (!ready)
        callPlayer();
    else if (m_flow.thinking().empty())
        callEverybody();
    else
        callComputers();
    const QString meanwhile = ready ? QString() : meanwhileText();
    m_meanwhile->setText(meanwhile);
    m_meanwhile->setVisible(!meanwhile.isEmpty());
    refreshPin(ready);
    refreshButtons(ready);
    m_seats->rebuild();
}

void Curtain::refreshPin(bool ready)
{
    const bool pinned = !ready && m_document.table().hasPin(m_flow.seat());
    m_pin->setVisible(pinned);
    m_pinLabel->setText(tr("PIN"));
    m_pinLabel->setVisible(pinned);
    m_pinSays->setVisible(pinned);
    m_pinSays->setStyleSheet(u"color: %1"_s.arg(coloursOf(this).failure.name()));
    m_pin->setAccessibleName(pinned ? tr("PIN of %1").arg(nameAfterOf(m_document.board(), m_flow.seat())) : tr("PIN"));
}

void Curtain::refreshButtons(bool ready)
{
    const std::vector<PowerId> late = ready ? m_flow.thinking() : std::vector<PowerId>();
    m_take->setEnabled(late.empty());
    m_take->setProperty("english", ready ? u"Reveal"_s : u"Take the seat"_s);
    m_take->setToolTip(tr("%1 (Enter)").arg(m_take->text()));
    m_take->setAccessibleName(m_take->text());
    m_take->setAccessibleDescription(m_title->text()); // whose seat it is, to whoever only hears of the button
    m_leave->setText(tr("Leave it sealed"));
    m_leave->setProperty("english", u"Leave it sealed"_s);
    m_leave->setVisible(!ready && m_document.table().isSealed(m_flow.seat()) && !m_flow.waitsForPin());
    m_standIn->setText(tr("Let the computer play…"));
    m_standIn->setProperty("english", u"Let the computer play"_s);
    m_standIn->setAccessibleName(m_standIn->text());
    m_standIn->setVisible(!ready && !m_flow.waitsForPin());

    QStringList missing;
    for (const PowerId power : m_flow.waitedFor()) {
        if (!m_document.table().isSealed(power))
            missing += nameAfterOf(m_document.board(), power);
    }
    const bool computersMissing = !late.empty() && !m_thinker.isThinking();
    for (const PowerId power : computersMissing ? late : std::vector<PowerId>())
        missing += nameAfterOf(m_document.board(), power);
    m_early->setText(missing.size() > mostNamed ? tr("Reveal early…")
                                                : tr("Reveal without %1…").arg(joinNames(missing)));
    m_early->setProperty("english", u"Reveal early"_s);
    m_early->setAccessibleName(m_early->text());
    // Before a person has sealed there is nothing to reveal.
    const std::vector<PowerId> &sealed = m_document.table().sealed;
    const bool anyPerson = std::any_of(sealed.begin(), sealed.end(),
                                       [this](PowerId power) { return m_document.computerOf(power) == nullptr; });
    m_early->setVisible(computersMissing || (!ready && !missing.isEmpty() && anyPerson));

    m_look->setText(tr("Look at the board"));
    m_look->setAccessibleName(m_look->text());
    m_look->setToolTip(tr("What everybody knows: the map, the results, the centres (B)"));
    m_takeBack->setText(tr("Take the season back…"));
    m_takeBack->setAccessibleName(m_takeBack->text());
    m_takeBack->setVisible(m_flow.can(Act::TakeBack));
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
    if (event->type() != QEvent::LanguageChange && event->type() != QEvent::PaletteChange)
        return;
    if (event->type() == QEvent::LanguageChange) {
        m_pinSays->clear();
        sayUsual();
    }
    inkHint();
    // A PIN that is half typed and a count that runs go on: a desktop turns dark in the evening by itself.
    if (m_flow.isCovered())
        tell();
    if (m_counting > 0)
        sayCount();
}

void Curtain::paintEvent(QPaintEvent *)
{
    const UiColours &c = coloursOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), c.panel);
    paintGraticule(painter, rect(), c);
}

} // namespace entente::app

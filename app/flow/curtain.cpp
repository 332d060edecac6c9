#include "flow/curtain.h"

#include "document/callnames.h"
#include "document/gameend.h"
#include "flow/curtainguard.h"
#include "flow/graticule.h"
#include "flow/seatrow.h"
#include "flow/thinker.h"
#include "flow/thinkingbutton.h"
#include "look/icons.h"
#include "look/mainbutton.h"
#include "look/menuroom.h"
#include "look/rank.h"
#include "look/shrinkinglabel.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "map/symbols.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/plainline.h"
#include "words/tablewords.h"
#include "words/tiewords.h"

#include <QEvent>
#include <QHBoxLayout>
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
    auto *column = flush<QVBoxLayout>(this, 0);
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
    connect(&flow, &TableFlow::awayChanged, this, &Curtain::takeComputers);
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

/// A computer is ready, or begins, or a seat is sealed elsewhere: whoever types a PIN meanwhile is not disturbed.
void Curtain::takeComputers()
{
    if (!m_flow.isCovered())
        return;
    if (m_flow.step() != Step::Covered && m_counting == 0)
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
    // What went wrong is not to be passed over as the usual words are.
    setRank(*m_hint, m_failed ? u"failure"_s : u"quiet"_s);
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
    m_ends->setText(whenItEnds(m_document.game(), m_document.table()));
    m_ends->setVisible(!m_ends->text().isEmpty());
    refreshCount();
    m_covered->setText(tr("Board hidden"));
    m_coveredIcon->setPixmap(iconPixmap(u"lock"_s, 18, devicePixelRatioF(), coloursOf(this).quiet));
    const bool ready = m_flow.step() == Step::AllSealed;
    if (m_flow.step() == Step::Away)
        callNobody();
    else if (!ready)
        callPlayer();
    else if (m_flow.thinking().empty())
        callEverybody();
    else
        callComputers();
    const QString meanwhile = m_flow.seat().valid() ? meanwhileText(m_document, m_flow.seat()) : QString();
    m_meanwhile->setText(meanwhile);
    m_meanwhile->setVisible(!meanwhile.isEmpty());
    refreshPin();
    refreshButtons(ready);
    m_seats->rebuild();
}

void Curtain::refreshPin()
{
    const bool pinned = m_flow.seat().valid() && m_document.table().hasPin(m_flow.seat());
    m_pin->setVisible(pinned);
    m_pinLabel->setText(tr("PIN"));
    m_pinLabel->setVisible(pinned);
    m_pinSays->setVisible(pinned);
    m_pin->setAccessibleName(pinned ? tr("PIN of %1").arg(nameAfterOf(m_document.board(), m_flow.seat())) : tr("PIN"));
}

void Curtain::refreshButtons(bool ready)
{
    const std::vector<PowerId> late = ready ? m_flow.thinking() : std::vector<PowerId>();
    const bool called = m_flow.seat().valid();
    m_take->setEnabled(late.empty());
    m_take->setVisible(m_flow.step() != Step::Away);
    m_take->setProperty("english", ready ? u"Reveal"_s : u"Take the seat"_s);
    m_take->setToolTip(tr("%1 (Enter)").arg(m_take->text()));
    m_take->setAccessibleName(m_take->text());
    m_take->setAccessibleDescription(m_title->text()); // whose seat it is, to whoever only hears of the button
    const bool away = called && m_flow.isAway(m_flow.seat());
    m_leave->setText(away ? tr("Leave it on the phone") : tr("Leave it sealed"));
    m_leave->setProperty("english", away ? u"Leave it on the phone"_s : u"Leave it sealed"_s);
    m_leave->setVisible(called && (away || m_document.table().isSealed(m_flow.seat())) && !m_flow.waitsForPin());
    m_standIn->setText(tr("Let the computer play…"));
    m_standIn->setProperty("english", u"Let the computer play"_s);
    m_standIn->setAccessibleName(m_standIn->text());
    m_standIn->setVisible(called && !m_flow.waitsForPin());

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
    m_phones->setText(tr("Phones…"));
    m_phones->setAccessibleName(m_phones->text());
    m_phones->setToolTip(tr("Everybody writes at once, each on their own phone"));
    m_phones->setVisible(!m_flow.isAlone());
    m_takeBack->setText(tr("Take the season back…"));
    m_takeBack->setAccessibleName(m_takeBack->text());
    m_takeBack->setVisible(m_flow.can(Act::TakeBack));
}

void Curtain::focusFirst()
{
    if (m_pin->isVisibleTo(this))
        m_pin->setFocus();
    else if (m_flow.step() == Step::Away)
        m_look->setFocus();
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

// The curtain's labels, fields and buttons, laid out from top to bottom.

namespace {

QWidget *bar(QWidget *parent, const QString &edge, int height)
{
    auto *widget = new QWidget(parent);
    setSurface(*widget, u"bar"_s, edge);
    widget->setMinimumHeight(height);
    widget->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    return widget;
}

QLabel *centred(QWidget *parent, const QString &name)
{
    auto *label = named(new QLabel(parent), name);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    return label;
}

QPushButton *flatButton(QWidget *parent, const QString &name)
{
    auto *button = named(new QPushButton(parent), name);
    button->setFlat(true);
    button->setAutoDefault(false);
    return button;
}

} // namespace

QWidget *Curtain::layHead()
{
    QWidget *top = bar(this, u"bottom"_s, metrics::topBar);
    auto *row = new QHBoxLayout(top);
    row->setContentsMargins(metrics::margin, 0, metrics::margin, 0);
    row->setSpacing(20);
    m_phase = named(new QLabel(top), u"curtainPhase"_s);
    m_phase->setFont(uiFont(metrics::large, 600));
    m_ends = quiet(named(new ShrinkingLabel(top), u"curtainEnds"_s));
    m_ends->setFont(uiFont(metrics::small));
    m_count = quiet(named(new QLabel(top), u"curtainCount"_s));
    m_time = named(new QLabel(top), u"curtainClock"_s);
    m_time->setFont(uiFont(metrics::large, 600));
    m_coveredIcon = new QLabel(top);
    m_covered = quiet(new QLabel(top));
    row->addWidget(new MenuRoom(top));
    auto *first = new QHBoxLayout;
    first->setSpacing(row->spacing());
    first->addWidget(m_phase);
    first->addWidget(m_count);
    first->addStretch(1);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addStretch(1);
    words->addLayout(first);
    words->addWidget(m_ends);
    words->addStretch(1);
    row->addLayout(words);
    row->addWidget(new ThinkingButton(m_thinker, top));
    row->addStretch(1);
    row->addWidget(m_time);
    row->addWidget(m_coveredIcon);
    row->addSpacing(-12);
    row->addWidget(m_covered);
    return top;
}

/// Who is next, and what is said to them.
void Curtain::layCall(QVBoxLayout &column)
{
    m_emblem = new QLabel(this);
    column.addWidget(m_emblem, 0, Qt::AlignHCenter);
    column.addSpacing(24);
    m_title = centred(this, u"curtainTitle"_s);
    m_title->setFont(uiFont(metrics::title, 600));
    column.addWidget(m_title);
    column.addSpacing(8);
    m_line = quiet(centred(this, u"curtainLine"_s));
    column.addWidget(m_line);
    column.addSpacing(24);
    m_meanwhile = centred(this, u"curtainReopened"_s);
    m_meanwhile->setContentsMargins(0, 0, 0, 16);
    column.addWidget(m_meanwhile);
}

void Curtain::layPin(QVBoxLayout &column)
{
    m_pinLabel = centred(this, u"pinLabel"_s);
    m_pinLabel->setWordWrap(false);
    column.addWidget(m_pinLabel);
    m_pin = new QLineEdit(this);
    m_pinLabel->setBuddy(m_pin);
    m_pin->setObjectName(u"pin"_s);
    m_pin->setEchoMode(QLineEdit::Password);
    m_pin->setAlignment(Qt::AlignCenter);
    m_pin->setFixedWidth(200);
    m_pin->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText);
    connect(m_pin, &QLineEdit::returnPressed, this, &Curtain::goOn);
    connect(m_pin, &QLineEdit::textEdited, this, [this] { m_pinSays->clear(); });
    column.addWidget(m_pin, 0, Qt::AlignHCenter);
    m_pinSays = centred(this, u"pinSays"_s);
    setFailed(*m_pinSays);
    m_pinSays->setWordWrap(false);
    column.addWidget(m_pinSays);
    column.addSpacing(8);
}

void Curtain::layButtons(QVBoxLayout &column)
{
    m_take = named(new QPushButton(this), u"takeSeat"_s);
    setMainButton(*m_take);
    m_take->setProperty("large", true);
    m_take->setAutoDefault(true);
    m_take->setDefault(true);
    connect(m_take, &QPushButton::clicked, this, &Curtain::goOn);
    column.addWidget(m_take, 0, Qt::AlignHCenter);
    column.addSpacing(8);
    m_leave = flatButton(this, u"leaveSealed"_s);
    connect(m_leave, &QPushButton::clicked, &m_flow, &TableFlow::leaveSealed);
    auto *leave = new QHBoxLayout; // with its distance from what follows: gone with the button
    leave->setContentsMargins(0, 0, 0, 8);
    leave->addStretch(1);
    leave->addWidget(m_leave);
    leave->addStretch(1);
    column.addLayout(leave);
    m_early = flatButton(this, u"revealEarly"_s);
    connect(m_early, &QPushButton::clicked, this, &Curtain::earlyRevealWanted);
    m_standIn = flatButton(this, u"standInButton"_s);
    connect(m_standIn, &QPushButton::clicked, this, [this] { Q_EMIT standInWanted(m_flow.seat()); });
    auto *others = new QHBoxLayout; // in one row: a low window has no room for two
    others->setSpacing(8);
    others->addStretch(1);
    others->addWidget(m_early);
    others->addWidget(m_standIn);
    others->addStretch(1);
    column.addLayout(others);
}

QWidget *Curtain::layFoot()
{
    QWidget *bottom = bar(this, u"top"_s, metrics::topBar);
    auto *row = new QHBoxLayout(bottom);
    row->setContentsMargins(metrics::margin, 0, metrics::margin, 0);
    row->setSpacing(metrics::margin);
    m_hint = quiet(named(new QLabel(bottom), u"curtainHint"_s));
    m_hint->setWordWrap(true); // why a file can't be opened takes two lines
    row->addWidget(m_hint, 1);
    m_phones = flatButton(bottom, u"phonesButton"_s);
    connect(m_phones, &QPushButton::clicked, this, &Curtain::phonesWanted);
    row->addWidget(m_phones);
    m_look = flatButton(bottom, u"lookAtBoard"_s);
    connect(m_look, &QPushButton::clicked, this, &Curtain::boardWanted);
    row->addWidget(m_look);
    m_takeBack = flatButton(bottom, u"takeBackButton"_s);
    connect(m_takeBack, &QPushButton::clicked, this, &Curtain::takeBackWanted);
    row->addWidget(m_takeBack);
    return bottom;
}

// Who is called to the seat, and in what words.

/// Everybody has sealed, but computers are late.
void Curtain::callComputers()
{
    const Board &board = m_document.board();
    QStringList names;
    for (const PowerId power : m_flow.thinking())
        names += powerName(board, power);
    m_emblem->setPixmap(iconPixmap(u"seal"_s, 88, devicePixelRatioF(), coloursOf(this).quiet));
    const QString fault = m_thinker.fault();
    const bool stuck = m_thinker.isStopped() || !fault.isEmpty();
    const int count = static_cast<int>(names.size());
    m_title->setText(stuck ? tr("The computer's orders are missing") : tr("The computer is still thinking"));
    const QString waiting = tr("%1 still have no orders.", "the computer's powers", count).arg(joinNames(names));
    m_line->setText(fault.isEmpty() ? waiting : fault);
    m_take->setText(tr("Reveal"));
}

void Curtain::callEverybody()
{
    m_emblem->setPixmap(iconPixmap(u"seal"_s, 88, devicePixelRatioF(), coloursOf(this).accent));
    m_title->setText(tr("All orders are in"));
    m_line->setText(m_document.isFogged() ? tr("Once they are played, each of you sees what your seat sees.")
                                          : tr("Gather round the screen. Everyone's orders are shown at once."));
    m_take->setText(tr("Reveal"));
}

/// Whoever is waited for writes on a phone.
void Curtain::callNobody()
{
    QStringList names;
    for (const PowerId power : m_flow.waitedFor())
        names += powerName(m_document.board(), power);
    m_emblem->setPixmap(iconPixmap(u"seal"_s, 88, devicePixelRatioF(), coloursOf(this).quiet));
    m_title->setText(tr("Orders are being written on phones"));
    m_line->setText(tr("Still writing: %1.").arg(joinNames(names)));
}

void Curtain::callPlayer()
{
    const bool dark = isDark(palette());
    const MapTheme theme = dark ? MapTheme::dark() : MapTheme::light();
    const PowerId power = m_flow.seat();
    const QString name = powerName(m_document.board(), power);
    const auto player = m_document.table().players.find(power);
    m_emblem->setPixmap(emblemPixmap(88, devicePixelRatioF(), m_livery.of(power, dark), theme));
    const bool locked = m_flow.waitsForPin();
    const bool named = player != m_document.table().players.end() && !player->second.isEmpty();
    const QString who = named ? player->second : name;
    const bool sealed = m_document.table().isSealed(power); // its player has clicked the emblem
    m_title->setText(
        locked   ? asBeginning(tr("%1's orders are sealed under its PIN").arg(nameAfterOf(m_document.board(), power)))
        : sealed ? tr("%1, your orders are sealed").arg(who)
                 : turnCall(m_document, power));
    // Under fog nothing is shown to all of what was played.
    const int turns = m_document.wholeGame().turnCount();
    const bool tells = m_document.isFogged() && turns > 0 && !sealed;
    const QString played =
        tells
            ? tr("Played: %1.").arg(phaseName(m_document.board(), m_document.wholeGame().turn(turns - 1).before.phase))
                  + u' '
            : QString();
    QString tied = m_document.isFogged() ? QString() : tieSentence(m_document.game(), m_document.game().position());
    if (!tied.isEmpty())
        tied += u' ';
    m_line->setText(locked ? tr("%1, enter it once so that they can be revealed.").arg(who)
                           : played + tied + tr("Everyone else, look away."));
    m_take->setText(locked   ? tr("Unlock the orders")
                    : sealed ? tr("Open them again")
                    : named  ? tr("I'm %1").arg(onButton(who))
                             : tr("Take the seat"));
}

} // namespace entente::app

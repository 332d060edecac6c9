#include "panels/timeline.h"

#include "document/outlook.h"
#include "look/icons.h"
#include "look/onchange.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "panels/replaycontrols.h"
#include "words/names.h"
#include "words/turnsummary.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
constexpr int edge = 44; ///< room for half a name left and right
constexpr int nodeY = 17;
constexpr int linesFoot = 14; ///< where no centre is
constexpr int linesRoom = 12;
constexpr qreal leastStep = 40;
constexpr qreal mostStep = 146;
} // namespace

TimelineTrack::TimelineTrack(GameDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"timelineTrack"_s);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumWidth(160);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&document, &GameDocument::changed, this, [this] {
        describe();
        update();
    });
    retranslate();
}

void TimelineTrack::setLivery(const Livery &livery)
{
    m_livery = livery;
    update();
}

void TimelineTrack::retranslate()
{
    setAccessibleName(tr("Timeline"));
    describe();
}

/// Whoever does not see the node hears its name.
void TimelineTrack::describe()
{
    const int turn = m_document.viewedTurn();
    setAccessibleDescription(!m_document.hasGame() ? QString()
                             : isEnd(turn)         ? tellOf(turn)
                                                   : phaseName(m_document.board(), phaseOf(turn)));
}

/// The phase and what came of it; of the present, that it is written.
QString TimelineTrack::tellOf(int turn) const
{
    if (isEnd(turn))
        return tr("The end of the game");
    const QString phase = phaseName(m_document.board(), phaseOf(turn));
    if (turn >= turnCount())
        return tr("%1: now", "the phase that is played").arg(phase);
    return tr("%1: %2", "a phase and what came of it")
        .arg(phase, turnSummary(m_document.board(), m_document.turn(turn), !m_document.isFogged()));
}

QString TimelineTrack::linesText() const
{
    return m_document.isFogged() ? tr("The lines: centres that are seen of each power. A gap: none of it is seen.")
                                 : tr("The lines: supply centres of each power, phase by phase.");
}

bool TimelineTrack::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !m_document.hasGame())
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const int turn = turnNear(help->pos().x());
    const bool lines = help->pos().y() < linesFoot && turnCount() > 0;
    QToolTip::showText(help->globalPos(), lines ? linesText() + u'\n' + tellOf(turn) : tellOf(turn), this);
    return true;
}

qreal TimelineTrack::step() const
{
    return std::clamp((width() - 2.0 * edge) / std::max(1, turnCount()), leastStep, mostStep);
}

int TimelineTrack::firstShown() const
{
    const int fit = static_cast<int>((width() - 2.0 * edge) / step());
    return std::clamp(m_document.hasGame() ? m_document.viewedTurn() - fit / 2 : 0, 0, std::max(0, turnCount() - fit));
}

QPointF TimelineTrack::nodeAt(int turn) const
{
    return {edge + (turn - firstShown()) * step(), qreal(nodeY)};
}

Phase TimelineTrack::phaseOf(int turn) const
{
    const Game &game = m_document.game();
    return turn < game.turnCount() ? game.turn(turn).before.phase : game.position().phase;
}

/// Once the game is over nothing is played after the last turn.
bool TimelineTrack::isEnd(int turn) const
{
    return turn >= turnCount() && m_document.game().isOver();
}

int TimelineTrack::turnNear(qreal x) const
{
    return std::clamp(firstShown() + static_cast<int>(std::lround((x - edge) / step())), 0, turnCount());
}

int TimelineTrack::lastShown() const
{
    return std::min(turnCount(), firstShown() + static_cast<int>((width() - 2.0 * edge) / step()) + 1);
}

QString TimelineTrack::shortNameOf(int turn) const
{
    constexpr qreal tight = 90; // between two nodes
    if (isEnd(turn))
        return tr("end", "of the game, on the timeline");
    const Phase phase = phaseOf(turn);
    if (phase.stage == Stage::Retreats)
        return tr("retreats", "a phase on the timeline");
    if (step() >= tight)
        return seasonAndYear(m_document.board(), phase);
    return tr("%1 %2", "the letter of a season, the year")
        .arg(seasonName(phase.season).left(1), yearName(m_document.board().years(), phase.year));
}

void TimelineTrack::paintCentres(QPainter &painter) const
{
    const Game &game = m_document.game();
    const Board &board = m_document.board();
    const bool dark = isDark(palette());
    const int most = std::max(6, game.rules().victoryCentres);
    for (int p = 0; p < board.powerCount(); ++p) {
        const PowerId power(p);
        if (!board.power(power).playable)
            continue;
        painter.setPen(QPen(m_livery.of(power, dark).unit, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        QPolygonF line;
        for (int turn = firstShown(); turn <= lastShown() + 1; ++turn) {
            const bool ends = turn > lastShown() || isUnseen(m_document, game.positionAfter(turn), power);
            if (ends && line.size() > 1)
                painter.drawPolyline(line);
            if (ends) { // where nothing is seen is a gap
                line.clear();
                continue;
            }
            const int centres = centreCountOf(game.positionAfter(turn), power);
            line << QPointF(nodeAt(turn).x(), linesFoot - double(linesRoom) * std::min(centres, most) / most);
        }
    }
}

/// What is still to come is dots.
void TimelineTrack::paintTrack(QPainter &painter) const
{
    const QColor line = coloursOf(this).strongLine;
    const QPointF last = nodeAt(lastShown());
    painter.setPen(QPen(line, 2));
    painter.drawLine(nodeAt(firstShown()), last);
    if (last.x() + 30 < width() - 8 && !m_document.game().isOver()) {
        painter.setPen(QPen(line, 2, Qt::DotLine, Qt::RoundCap));
        painter.drawLine(last + QPointF(16, 0), QPointF(width() - 8, nodeY));
    }
}

void TimelineTrack::paintNode(QPainter &painter, int turn) const
{
    const UiColours &c = coloursOf(this);
    const QPointF at = nodeAt(turn);
    painter.setBrush(c.bar);
    if (turn != m_document.viewedTurn()) {
        const qreal radius = phaseOf(turn).stage == Stage::Retreats ? 3.2 : 4.8;
        painter.setPen(QPen(c.quiet, 1.6));
        painter.drawEllipse(at, radius, radius);
        return;
    }
    painter.setPen(QPen(c.accent, 2));
    painter.drawEllipse(at, 7.5, 7.5);
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.accent);
    painter.drawEllipse(at, 4, 4);
}

/// As many as have room; that of the turn which is looked at always has.
void TimelineTrack::paintNames(QPainter &painter) const
{
    const UiColours &c = coloursOf(this);
    const int viewed = m_document.viewedTurn();
    const auto fontOf = [viewed](int turn) { return uiFont(metrics::small, turn == viewed ? 600 : 400); };
    const auto boxOf = [&](int turn) {
        const int wide = QFontMetrics(fontOf(turn)).horizontalAdvance(shortNameOf(turn)) + 4;
        const qreal left = std::clamp(nodeAt(turn).x() - wide / 2.0, 0.0, std::max(0.0, qreal(width() - wide)));
        return QRectF(left, nodeY + 7, wide, 16);
    };
    const QRectF viewedBox = boxOf(viewed);
    qreal lastRight = -1e9;
    for (int turn = firstShown(); turn <= lastShown(); ++turn) {
        const QRectF box = boxOf(turn);
        const bool clash = box.left() < lastRight + 8 || box.adjusted(-8, 0, 8, 0).intersects(viewedBox);
        if (clash && turn != viewed)
            continue;
        painter.setFont(fontOf(turn));
        painter.setPen(turn == viewed ? c.text : c.quiet);
        painter.drawText(box, Qt::AlignCenter, shortNameOf(turn));
        lastRight = box.right();
    }
}

void TimelineTrack::paintEvent(QPaintEvent *)
{
    if (!m_document.hasGame())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintCentres(painter);
    paintTrack(painter);
    for (int turn = firstShown(); turn <= lastShown(); ++turn)
        paintNode(painter, turn);
    paintNames(painter);
    if (hasFocus() && m_byKeys) {
        painter.setPen(QPen(coloursOf(this).accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void TimelineTrack::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_document.hasGame())
        m_document.viewTurn(turnNear(event->position().x()));
}

void TimelineTrack::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons() & Qt::LeftButton && m_document.hasGame())
        m_document.viewTurn(turnNear(event->position().x()));
}

void TimelineTrack::keyPressEvent(QKeyEvent *event)
{
    if (!m_document.hasGame())
        return;
    m_byKeys = true;
    switch (event->key()) {
    case Qt::Key_Left: m_document.viewTurn(m_document.viewedTurn() - 1); break;
    case Qt::Key_Right: m_document.viewTurn(m_document.viewedTurn() + 1); break;
    case Qt::Key_Home: m_document.viewTurn(0); break;
    case Qt::Key_End: m_document.viewTurn(turnCount()); break;
    default: event->ignore();
    }
}

void TimelineTrack::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    update();
}

void TimelineTrack::focusInEvent(QFocusEvent *event)
{
    if (event->reason() != Qt::ActiveWindowFocusReason)
        m_byKeys = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason
                   || event->reason() == Qt::ShortcutFocusReason;
    update();
}

void TimelineTrack::focusOutEvent(QFocusEvent *)
{
    update();
}

Timeline::Timeline(GameDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"timeline"_s);
    setSurface(*this, u"bar"_s, u"top"_s);
    setFixedHeight(metrics::timeline);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 0, 8, 0);
    row->setSpacing(0);
    const auto button = [&](const QString &name) {
        auto *made = named(new QToolButton(this), name);
        made->setIconSize(QSize(20, 20));
        row->addWidget(made);
        return made;
    };
    m_first = button(u"timelineFirst"_s);
    m_previous = button(u"timelinePrevious"_s);
    m_next = button(u"timelineNext"_s);
    m_last = button(u"timelineLast"_s);
    m_track = new TimelineTrack(document, this);
    row->addWidget(m_track, 1);
    m_replay = new ReplayControls(this);
    row->addWidget(m_replay);
    connect(m_first, &QToolButton::clicked, this, [this] { m_document.viewTurn(0); });
    connect(m_previous, &QToolButton::clicked, this, [this] { m_document.viewTurn(m_document.viewedTurn() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { m_document.viewTurn(m_document.viewedTurn() + 1); });
    connect(m_last, &QToolButton::clicked, this, [this] { m_document.viewTurn(m_document.game().turnCount()); });
    connect(&document, &GameDocument::changed, this, &Timeline::refresh);
    refresh();
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { refresh(); });
}

void Timeline::refresh()
{
    const auto name = [&](QToolButton *button, const QString &icon, const QString &text, const QString &keys) {
        button->setIcon(themedIcon(icon, this));
        button->setAccessibleName(text);
        button->setToolTip(tr("%1 (%2)", "what a button does, and its key").arg(text, keys));
    };
    name(m_first, u"first"_s, tr("First phase"), tr("Home"));
    name(m_previous, u"previous"_s, tr("Phase before"), tr("Alt+Left"));
    name(m_next, u"next"_s, tr("Phase after"), tr("Alt+Right"));
    name(m_last, u"last"_s, tr("Present"), tr("End"));
    const bool game = m_document.hasGame();
    const bool before = game && m_document.viewedTurn() > 0;
    const bool after = game && !m_document.viewsPresent();
    m_first->setEnabled(before);
    m_previous->setEnabled(before);
    m_next->setEnabled(after);
    m_last->setEnabled(after);
    m_replay->setEnabled(game && m_document.game().turnCount() > 0);
}

} // namespace entente::app

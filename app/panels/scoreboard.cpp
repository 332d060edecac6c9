#include "panels/scoreboard.h"

#include "document/scorechoice.h"
#include "look/onchange.h"
#include "look/theme.h"
#include "map/symbols.h"
#include "words/names.h"
#include "words/playerwords.h"
#include "words/scorewords.h"

#include <QPainter>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTall = 68; ///< of a row
constexpr int leastTall = 40;
constexpr int stripTall = 104;
constexpr int stripEmblem = 48;
constexpr int stripFigure = 40; ///< type
constexpr int stripName = 18;
constexpr int leastStripName = 12;
constexpr int usualFigure = 38; ///< two figures and a gap: what changed stands in a column
constexpr int figureGap = 8;

/// As large as lets all of these stand in the width; long names of one language do not shrink those of another.
QFont fontToFit(const QStringList &names, int width)
{
    int size = stripName;
    const auto isWide = [&](const QString &name) {
        return QFontMetrics(uiFont(size, 500)).horizontalAdvance(name) > width;
    };
    while (size > leastStripName && std::any_of(names.begin(), names.end(), isWide))
        --size;
    return uiFont(size, 500);
}

/// What each power won or lost when centres changed hands last, if that was no more than a year ago.
std::vector<int> lastChanges(const GameDocument &document)
{
    const Game &game = document.game();
    const Board &board = document.board();
    std::vector<int> changes(static_cast<std::size_t>(board.powerCount()), 0);
    for (int turn = game.turnCount() - 1; turn >= 0; --turn) {
        const Turn &played = document.turn(turn);
        if (played.before.phase.year + 1 < game.position().phase.year)
            break;
        bool any = false;
        for (int p = 0; p < board.powerCount(); ++p) {
            changes[static_cast<std::size_t>(p)] =
                centreCountOf(played.after, PowerId(p)) - centreCountOf(played.before, PowerId(p));
            any = any || changes[static_cast<std::size_t>(p)] != 0;
        }
        if (any)
            break;
    }
    return changes;
}

} // namespace

ScoreBoard::ScoreBoard(const GameDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    setObjectName(u"scoreBoard"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    refresh();
    onChange(this, {QEvent::LanguageChange}, [this] { refresh(); });
}

void ScoreBoard::setLivery(const Livery &livery)
{
    m_livery = livery;
    update();
}

void ScoreBoard::setStrip(bool on)
{
    m_strip = on;
    setSizePolicy(QSizePolicy::Expanding, on ? QSizePolicy::Fixed : QSizePolicy::Expanding);
    updateGeometry();
    update();
}

QSize ScoreBoard::sizeHint() const
{
    const int lines = static_cast<int>(m_lines.size());
    return m_strip ? QSize(lines * 2 * stripEmblem, stripTall) : QSize(metrics::leftPanel, lines * mostTall);
}

QSize ScoreBoard::minimumSizeHint() const
{
    return m_strip ? QSize(0, stripTall) : QSize(metrics::leftPanel, 0);
}

void ScoreBoard::refresh()
{
    m_lines.clear();
    if (!m_document.hasGame())
        return;
    const Board &board = m_document.board();
    const Game &game = m_document.game();
    const std::vector<int> changes = lastChanges(m_document);
    const ScoreSystem *system = chosenScoreSystem();
    const auto scores = system ? scoresOf(*system, game) : std::map<PowerId, double>();
    for (int p = 0; p < board.powerCount(); ++p) {
        const PowerId power(p);
        if (!board.power(power).playable)
            continue;
        Line line{power,
                  powerName(board, power),
                  {},
                  centreCountOf(game.position(), power),
                  changes[static_cast<std::size_t>(p)],
                  false,
                  system ? tr("%1 pt", "a score").arg(scoreRead(scores.at(power))) : QString(),
                  centresToWin(game.rules(), board.power(power).name)};
        line.out = !m_document.isFogged() && line.centres == 0 && unitCountOf(game.position(), power) == 0;
        const auto player = m_document.table().players.find(power);
        if (const TableSetup::Tenure *computer = m_document.computerOf(power))
            line.player = computerName(computer->player);
        else if (player != m_document.table().players.end())
            line.player = player->second;
        m_lines.push_back(line);
    }
    std::stable_sort(m_lines.begin(), m_lines.end(),
                     [](const Line &a, const Line &b) { return a.centres > b.centres; });
    QStringList read;
    for (const Line &line : m_lines) {
        const QString who =
            line.player.isEmpty() ? line.name : tr("%1 (%2)", "a power and its player").arg(line.name, line.player);
        read += tr("%1: %n centre(s)", "a power's row, read aloud", line.centres).arg(who)
                + (line.change != 0 ? u", "_s + changeText(line) : QString())
                + (line.score.isEmpty() ? QString() : u", "_s + line.score);
    }
    setAccessibleName(tr("Supply centres"));
    setAccessibleDescription(read.join(u"; "_s));
    updateGeometry();
    update();
}

QString ScoreBoard::changeText(const Line &line) const
{
    return line.change == 0 ? QString() : line.change > 0 ? u"+%1"_s.arg(line.change) : u"−%1"_s.arg(-line.change);
}

QString ScoreBoard::calledName(const Line &line)
{
    const QString &name = line.player.isEmpty() ? line.name : line.player;
    return line.score.isEmpty() ? name : name + u" · "_s + line.score;
}

void ScoreBoard::paintRow(QPainter &painter, const Line &line, const QRect &row) const
{
    const UiColours &c = coloursOf(this);
    const bool dark = isDark(palette());
    const PowerColours &colours = m_livery.of(line.power, dark);
    const int emblem = std::min(32, row.height() - 12);
    painter.drawPixmap(QPoint(row.left() + metrics::margin, row.top() + 6),
                       emblemPixmap(emblem, devicePixelRatioF(), colours, dark ? MapTheme::dark() : MapTheme::light()));
    const int left = row.left() + metrics::margin + 44;
    const int right = row.right() - metrics::margin;
    const QString below = line.player.isEmpty() ? line.score : calledName(line);
    const bool named = !below.isEmpty();
    const QRect words(left, row.top() + 4, right - left, row.height() - 14);
    painter.setPen(line.out ? c.quiet : c.text);
    QFont strong = uiFont(15, 600);
    strong.setStrikeOut(line.out);
    painter.setFont(strong);
    const QFont figures = uiFont(metrics::title, 600);
    const QFont changes = uiFont(15, 600);
    const QString change = changeText(line);
    int taken = QFontMetrics(figures).horizontalAdvance(QString::number(line.centres)) + figureGap;
    const int changeRight = -std::max(taken, usualFigure);
    if (!change.isEmpty())
        taken = QFontMetrics(changes).horizontalAdvance(change) + figureGap - changeRight;
    const QRect first = named ? QRect(left, words.top(), words.width() - taken, words.height() / 2 + 2)
                              : words.adjusted(0, 0, -taken, 0);
    painter.drawText(first, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(strong).elidedText(line.name, Qt::ElideRight, first.width()));
    if (named) {
        painter.setPen(c.quiet);
        painter.setFont(uiFont(metrics::base));
        const QRect second(left, first.bottom() + 1, words.width() - taken, words.bottom() - first.bottom());
        painter.drawText(second, Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetrics(uiFont(metrics::base)).elidedText(below, Qt::ElideRight, second.width()));
    }
    painter.setPen(c.text);
    painter.setFont(figures);
    painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, QString::number(line.centres));
    painter.setPen(line.change < 0 ? c.failure : c.accent);
    painter.setFont(changes);
    painter.drawText(words.adjusted(0, 0, changeRight, 0), Qt::AlignRight | Qt::AlignVCenter, change);
    const QRectF track(left, row.bottom() - 7, right - left, 4);
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.track);
    painter.drawRoundedRect(track, 2, 2);
    if (line.centres > 0) {
        QRectF part = track;
        part.setWidth(std::max(4.0, track.width() * std::min(1.0, double(line.centres) / line.goal)));
        painter.setBrush(colours.unit);
        painter.drawRoundedRect(part, 2, 2);
    }
}

void ScoreBoard::paintCell(QPainter &painter, const Line &line, const QRect &cell, const QFont &names) const
{
    const UiColours &c = coloursOf(this);
    const bool dark = isDark(palette());
    const QFont figures = uiFont(stripFigure, 600);
    const QString centres = QString::number(line.centres);
    const int figureWidth = QFontMetrics(figures).horizontalAdvance(centres);
    const QFont changeFont = uiFont(stripName, 600);
    const QString change = changeText(line);
    const int changeWidth = change.isEmpty() ? 0 : QFontMetrics(changeFont).horizontalAdvance(change) + 6;
    int x = cell.center().x() - (stripEmblem + 8 + figureWidth + changeWidth) / 2;
    painter.drawPixmap(QPoint(x, cell.top() + 10),
                       emblemPixmap(stripEmblem, devicePixelRatioF(), m_livery.of(line.power, dark),
                                    dark ? MapTheme::dark() : MapTheme::light()));
    x += stripEmblem + 8;
    painter.setPen(line.out ? c.quiet : c.text);
    painter.setFont(figures);
    painter.drawText(QRect(x, cell.top() + 10, figureWidth + 4, stripEmblem), Qt::AlignLeft | Qt::AlignVCenter,
                     centres);
    painter.setPen(line.change < 0 ? c.failure : c.accent);
    painter.setFont(changeFont);
    painter.drawText(QRect(x + figureWidth + 6, cell.top() + 10, changeWidth, stripEmblem),
                     Qt::AlignLeft | Qt::AlignVCenter, change);
    painter.setPen(c.text);
    painter.setFont(names);
    const QString name = calledName(line);
    painter.drawText(QRect(cell.left() + 4, cell.top() + 62, cell.width() - 8, 32), Qt::AlignCenter,
                     QFontMetrics(names).elidedText(name, Qt::ElideRight, cell.width() - 8));
}

void ScoreBoard::paintEvent(QPaintEvent *)
{
    if (m_lines.empty() || m_livery == Livery())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int count = static_cast<int>(m_lines.size());
    QStringList called;
    for (const Line &line : m_lines)
        called += calledName(line);
    const QFont names = fontToFit(called, width() / count - 8);
    for (int i = 0; i < count; ++i) {
        const Line &line = m_lines[static_cast<std::size_t>(i)];
        if (m_strip) {
            const int left = width() * i / count;
            paintCell(painter, line, QRect(left, 0, width() * (i + 1) / count - left, height()), names);
        } else {
            const int tall = std::clamp(height() / count, leastTall, mostTall);
            paintRow(painter, line, QRect(0, i * tall, width(), tall));
        }
    }
}

} // namespace entente::app

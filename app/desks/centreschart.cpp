#include "desks/centreschart.h"

#include "look/theme.h"
#include "words/names.h"

#include <QPainter>

#include <algorithm>

namespace entente::app {

namespace {

constexpr int barGap = 10;
constexpr int mostTall = 44; ///< of a bar and the room round it

} // namespace

CentresChart::CentresChart(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("centresChart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    constexpr int raceLasts = 3200; // milliseconds
    m_race.setDuration(raceLasts);
    m_race.setStartValue(0.0);
    m_race.setEndValue(1.0);
    m_race.setEasingCurve(QEasingCurve::InOutSine);
    connect(&m_race, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        m_passed = value.toReal();
        update();
    });
}

void CentresChart::play()
{
    if (m_years.size() > 1)
        m_race.start();
}

void CentresChart::setGame(const Game &game, const Livery &livery)
{
    const std::vector<Tally> years = yearsOf(game);
    const Board &board = game.board();
    m_lines.clear();
    m_years.clear();
    m_most = 1;
    for (std::size_t i = 0; i < years.size(); ++i)
        m_years.append(i == 0 ? tr("Start") : yearName(game.board().years(), years[i].phase.year));
    for (int p = 0; p < board.powerCount(); ++p) {
        if (!board.power(PowerId(p)).playable)
            continue;
        Line line{powerName(board, PowerId(p)), livery.of(PowerId(p), isDark(palette())).unit, {}};
        for (const Tally &tally : years) {
            line.centres.push_back(tally.centres[static_cast<std::size_t>(p)]);
            m_most = std::max(m_most, line.centres.back());
        }
        m_lines.push_back(std::move(line));
    }
    setAccessibleName(tr("Supply centres by year"));
    update();
}

/// No year was played to its end, so nothing ran: how the powers stand, the strongest first.
void CentresChart::paintBars(QPainter &painter) const
{
    const UiColours &colours = coloursOf(this);
    const QFont font = uiFont(metrics::base);
    painter.setFont(font);
    const QFontMetrics text(font);
    std::vector<const Line *> lines;
    int names = 0;
    for (const Line &line : m_lines) {
        lines.push_back(&line);
        names = std::max(names, text.horizontalAdvance(line.name));
    }
    std::stable_sort(lines.begin(), lines.end(),
                     [](const Line *a, const Line *b) { return a->centres.back() > b->centres.back(); });
    const int figure = text.horizontalAdvance(QString::number(m_most)) + 2 * barGap;
    const QRect field = rect().adjusted(barGap, barGap, -barGap, -barGap);
    const int tall = std::min(mostTall, field.height() / static_cast<int>(lines.size()));
    const int left = field.left() + names + barGap;
    const int longest = std::max(1, field.right() - figure - left);
    int y = field.top();
    for (const Line *line : lines) {
        painter.setPen(colours.text);
        painter.drawText(QRect(field.left(), y, names, tall), Qt::AlignRight | Qt::AlignVCenter, line->name);
        const int width = longest * line->centres.back() / m_most;
        const int thick = tall / 2;
        painter.fillRect(QRect(left, y + (tall - thick) / 2, width, thick), line->colour);
        painter.drawText(QRect(left + width + barGap, y, figure, tall), Qt::AlignLeft | Qt::AlignVCenter,
                         QString::number(line->centres.back()));
        y += tall;
    }
}

void CentresChart::paintEvent(QPaintEvent *)
{
    if (m_lines.empty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_years.size() < 2) {
        paintBars(painter);
        return;
    }
    const UiColours &colours = coloursOf(this);
    QFont font = this->font();
    font.setPixelSize(metrics::small);
    painter.setFont(font);
    const QFontMetricsF text(font);
    qreal names = 0;
    for (const Line &line : m_lines)
        names = std::max(names, text.horizontalAdvance(line.name) + 40);
    constexpr int top = 20; // half a line of type above the highest name, which may bear an umlaut
    const QRectF field(28, top, width() - 28 - names, height() - top - 24);
    const auto x = [&](qsizetype i) {
        return field.left() + field.width() * static_cast<qreal>(i) / static_cast<qreal>(m_years.size() - 1);
    };
    const auto y = [&](int centres) { return field.bottom() - field.height() * centres / m_most; };

    for (int centres = 0; centres <= m_most; centres += std::max(1, (m_most + 5) / 6)) {
        painter.setPen(colours.line);
        painter.drawLine(QPointF(field.left(), y(centres)), QPointF(field.right(), y(centres)));
        painter.setPen(colours.quiet);
        painter.drawText(QRectF(0, y(centres) - 8, field.left() - 6, 16), Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(centres));
    }
    constexpr double yearWidth = 44;
    const qsizetype every = std::max<qsizetype>(
        1, static_cast<qsizetype>(static_cast<double>(m_years.size()) * yearWidth / std::max(1.0, field.width())));
    for (qsizetype i = 0; i < m_years.size(); i += every)
        painter.drawText(QRectF(x(i) - 30, field.bottom() + 6, 60, 16), Qt::AlignCenter, m_years[i]);

    std::vector<End> ends;
    const qreal now = m_passed * static_cast<qreal>(m_years.size() - 1); // in years
    const auto whole = static_cast<std::size_t>(now);
    qreal head = x(0);                                           // where the lines end now
    qreal aside = -1.4 * static_cast<qreal>(m_lines.size()) / 2; // powers with as many centres lie side by side
    for (const Line &line : m_lines) {
        QPolygonF points;
        for (std::size_t i = 0; i <= std::min(whole, line.centres.size() - 1); ++i)
            points.append(QPointF(x(static_cast<qsizetype>(i)), y(line.centres[i]) + aside));
        if (whole + 1 < line.centres.size()) {
            const QPointF next(x(static_cast<qsizetype>(whole) + 1), y(line.centres[whole + 1]) + aside);
            points.append(points.back() + (next - points.back()) * (now - static_cast<qreal>(whole)));
        }
        head = points.back().x();
        painter.setPen(QPen(line.colour, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        if (points.size() > 1)
            painter.drawPolyline(points);
        else
            painter.drawPoint(points.front());
        ends.push_back({points.back().y(), &line, line.centres[std::min(whole, line.centres.size() - 1)]});
        aside += 1.4;
    }
    paintNames(painter, std::move(ends), head, field.bottom());
}

/// Beside where the lines end, none over another, and none below the figures' zero, where the years stand.
void CentresChart::paintNames(QPainter &painter, std::vector<End> ends, qreal head, qreal lowest) const
{
    const UiColours &colours = coloursOf(this);
    const qreal step = QFontMetricsF(painter.font()).height();
    std::sort(ends.begin(), ends.end(), [](const End &a, const End &b) { return a.at < b.at; });
    for (std::size_t i = 1; i < ends.size(); ++i)
        ends[i].at = std::max(ends[i].at, ends[i - 1].at + step);
    qreal next = lowest;
    for (auto end = ends.rbegin(); end != ends.rend(); ++end, next -= step) {
        next = end->at = std::min(end->at, next);
        painter.fillRect(QRectF(head + 8, end->at - 4, 8, 8), end->line->colour);
        painter.setPen(colours.text);
        painter.drawText(QRectF(head + 20, end->at - 10, width() - head - 20, 20), Qt::AlignLeft | Qt::AlignVCenter,
                         tr("%1 %2", "power and number of centres").arg(end->line->name).arg(end->centres));
    }
}

} // namespace entente::app

#include "exports/gamepage.h"

#include "exports/pagemaps.h"
#include "exports/turnhtml.h"
#include "game/tally.h"
#include "map/turnstate.h"
#include "sheet/colourdistance.h"
#include "words/forms.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(PageWords)
};

constexpr int pictureWidth = 1400;

/// One turn: the number of its ground's last layer, its pieces, its results.
QString turnSection(const QString &title, const MapState &state, PageMaps &maps, const QString &results)
{
    const int ground = maps.layerOf(state.owner);
    return u"<section class=\"turn\" data-title=\"%1\" data-ground=\"%2\">\n<div class=\"pieces\">%3</div>\n"
           u"<div class=\"results\"><h2>%1</h2>%4</div>\n</section>\n"_s.arg(title.toHtmlEscaped())
               .arg(ground)
               .arg(maps.pieces(state, title), results);
}

// The grounds of the page, as its style has them.
constexpr QRgb lightPaper = qRgb(0xfa, 0xf7, 0xf0);
constexpr QRgb darkPaper = qRgb(0x1d, 0x24, 0x2c);

/// The colour, lighter or darker until a line of it stands out from the paper.
QString lineOn(QColor colour, QRgb paper)
{
    constexpr qreal enough = 3; // WCAG 2, 1.4.11
    const bool isDark = qGray(paper) < 128;
    for (int steps = 0; steps < 20 && contrast(colour, QColor(paper)) < enough; ++steps) {
        float hue = 0, saturation = 0, lightness = 0;
        colour.getHslF(&hue, &saturation, &lightness);
        colour.setHslF(hue, saturation, std::clamp(lightness + (isDark ? 0.05F : -0.05F), 0.0F, 1.0F));
    }
    return colour.name();
}

/// Lines of centres by year, with the name of each power at the end of its line.
QString chart(const Board &board, const Livery &livery, const std::vector<Tally> &years)
{
    constexpr qreal width = 900;
    constexpr qreal height = 260;
    int most = 1;
    for (const Tally &tally : years)
        most = std::max(most, *std::max_element(tally.centres.begin(), tally.centres.end()));
    const auto x = [&](std::size_t i) {
        return 30
               + (width - 160)
                     * (years.size() < 2 ? 0.0 : static_cast<qreal>(i) / static_cast<qreal>(years.size() - 1));
    };
    const auto y = [&](int centres) { return height - 24 - (height - 44) * centres / most; };
    QString svg =
        u"<svg class=\"chart\" viewBox=\"0 0 %1 %2\" role=\"img\" aria-label=\"%3\">\n"_s.arg(width).arg(height).arg(
            PageWords::tr("Supply centres by year"));
    for (int centres = 0; centres <= most; centres += std::max(1, most / 6)) {
        svg += u"<line x1=\"30\" x2=\"%1\" y1=\"%2\" y2=\"%2\" class=\"grid\"/>"
               u"<text x=\"24\" y=\"%3\" text-anchor=\"end\">%4</text>\n"_s.arg(x(years.size() - 1))
                   .arg(y(centres))
                   .arg(y(centres) + 4)
                   .arg(centres);
    }
    for (std::size_t i = 0; i < years.size(); ++i)
        svg += u"<text x=\"%1\" y=\"%2\" text-anchor=\"middle\">%3</text>\n"_s.arg(x(i))
                   .arg(height - 6)
                   .arg(i == 0 ? PageWords::tr("Start") : yearName(board.years(), years[i].phase.year));
    // Names at the ends keep a line's distance from each other.
    std::vector<std::pair<qreal, int>> ends;
    for (int p = 0; p < board.powerCount(); ++p) {
        if (board.power(PowerId(p)).playable)
            ends.emplace_back(y(years.back().centres[static_cast<std::size_t>(p)]), p);
    }
    std::sort(ends.begin(), ends.end());
    for (std::size_t i = 1; i < ends.size(); ++i)
        ends[i].first = std::max(ends[i].first, ends[i - 1].first + 14);
    for (const auto &[end, p] : ends) {
        QString points;
        const qreal aside = (p - board.powerCount() / 2.0) * 1.4; // powers with as many centres lie side by side
        for (std::size_t i = 0; i < years.size(); ++i)
            points += u"%1,%2 "_s.arg(x(i)).arg(y(years[i].centres[static_cast<std::size_t>(p)]) + aside);
        svg += u"<g style=\"--light:%2;--dark:%3\"><polyline points=\"%1\" fill=\"none\" stroke-width=\"2.5\"/>"
               "<text x=\"%4\" y=\"%5\"><tspan>■</tspan> %6 %7</text></g>\n"_s
                   .arg(points, lineOn(livery.of(PowerId(p), false).unit, lightPaper),
                        lineOn(livery.of(PowerId(p), true).unit, darkPaper))
                   .arg(x(years.size() - 1) + 8)
                   .arg(end + 4)
                   .arg(powerName(board, PowerId(p)).toHtmlEscaped())
                   .arg(years.back().centres[static_cast<std::size_t>(p)]);
    }
    return svg + u"</svg>\n"_s;
}

QString table(const Board &board, const std::vector<Tally> &years)
{
    QString text = u"<table><caption>%1</caption><tr><th></th>"_s.arg(PageWords::tr("Supply centres by year"));
    for (std::size_t i = 0; i < years.size(); ++i)
        text += u"<th>%1</th>"_s.arg(i == 0 ? PageWords::tr("Start") : yearName(board.years(), years[i].phase.year));
    text += u"</tr>\n"_s;
    for (int p = 0; p < board.powerCount(); ++p) {
        if (!board.power(PowerId(p)).playable)
            continue;
        text += u"<tr><th>%1</th>"_s.arg(powerName(board, PowerId(p)).toHtmlEscaped());
        for (const Tally &tally : years)
            text += u"<td>%1</td>"_s.arg(tally.centres[static_cast<std::size_t>(p)]);
        text += u"</tr>\n"_s;
    }
    return text + u"</table>\n"_s;
}

QString resource(const char *name)
{
    QFile file(u":/page/"_s + QLatin1StringView(name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace

QByteArray gamePage(const MapLook &look, const Game &game, const QStringList &record, const QString &name)
{
    const Board &board = game.board();
    PageMaps maps(look, pictureWidth);
    QString sections;
    const MapState start = stateOf(board, game.start());
    sections += turnSection(PageWords::tr("%1, the start").arg(seasonAndYear(game.board(), game.start().phase)), start,
                            maps, centresHtml(board, game.start(), {}, 3));
    for (int i = 0; i < game.turnCount(); ++i) {
        const Turn &turn = game.told(i);
        const MapState state = resultsOf(board, turn);
        sections +=
            turnSection(resultsName(game.board(), turn.before.phase), state, maps, turnHtml(board, turn, {}, 3));
    }
    if (game.turnCount() > 0) {
        const MapState now = stateOf(board, game.position());
        sections +=
            turnSection(PageWords::tr("%1, the position").arg(seasonAndYear(game.board(), game.position().phase)), now,
                        maps, centresHtml(board, game.position(), {}, 3));
    }
    const std::vector<Tally> years = yearsOf(game);
    const QString variant = fromUtf8(game.variant().title);
    const QString title =
        name.isEmpty() ? variant : PageWords::tr("%1 (%2)", "a game's name, its variant").arg(name, variant);
    const QString ending = game.agreed() ? endingText(game) + u'.'
                           : game.winner().valid()
                               ? hasWon(board, game.winner()) + u'.'
                               : PageWords::tr("Next: %1.").arg(phaseName(game.board(), game.position().phase));
    QString page = resource("game.html");
    const std::pair<QString, QString> parts[] = {
        {u"{{title}}"_s, title.toHtmlEscaped()},
        {u"{{ending}}"_s, (QStringList{ending} + record).join(u' ').toHtmlEscaped()},
        {u"{{language}}"_s, placeLanguage()},
        {u"{{first}}"_s, PageWords::tr("First turn")},
        {u"{{previous}}"_s, PageWords::tr("Turn before")},
        {u"{{play}}"_s, PageWords::tr("Play")},
        {u"{{next}}"_s, PageWords::tr("Turn after")},
        {u"{{last}}"_s, PageWords::tr("Last turn")},
        {u"{{slider}}"_s, PageWords::tr("Turn")},
        {u"{{ratio}}"_s, u"%1 / %2"_s.arg(maps.size().width()).arg(maps.size().height())},
        {u"{{script}}"_s, resource("game.js")},
        {u"{{style}}"_s, resource("game.css")},
        {u"{{chart}}"_s, chart(board, look.livery, years)},
        {u"{{table}}"_s, table(board, years)},
        {u"{{grounds}}"_s, maps.layers()},
        {u"{{shapes}}"_s, maps.shapes()},
        {u"{{turns}}"_s, sections},
    };
    for (const auto &[mark, text] : parts)
        page.replace(mark, text);
    return page.toUtf8();
}

} // namespace entente::app

#include "exports/gamepage.h"

#include "map/mappicture.h"

#include "game/tally.h"
#include "map/turnstate.h"
#include "words/forms.h"
#include "words/happeningwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/report.h"
#include "words/verdicts.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(PageWords)
};

constexpr int pictureWidth = 1400;

/// Paints the grounds, once for each ownership of the land, and what stands on them as vectors.
class Pictures {
public:
    explicit Pictures(const MapLook &look) : m_look(look), m_scale(pictureWidth / look.sheet->size().width()) {}

    QSize size() const { return (m_look.sheet->size() * m_scale).toSize(); }

    int groundOf(const std::vector<PowerId> &owner)
    {
        const auto known = std::find(m_owners.begin(), m_owners.end(), owner);
        if (known != m_owners.end())
            return static_cast<int>(known - m_owners.begin());
        m_owners.push_back(owner);
        return static_cast<int>(m_owners.size()) - 1;
    }

    QString grounds() const
    {
        QString text;
        for (const std::vector<PowerId> &owner : m_owners) {
            MapLook look = m_look;
            look.owner = owner;
            QImage image(size(), QImage::Format_RGB32);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            paintMap(painter, look, look.sheet->rect(), m_scale);
            painter.end();
            QByteArray bytes;
            QBuffer buffer(&bytes);
            buffer.open(QIODevice::WriteOnly);
            image.save(&buffer, "JPG", 88);
            text += u"<img alt=\"\" src=\"data:image/jpeg;base64,%1\">\n"_s.arg(QString::fromLatin1(bytes.toBase64()));
        }
        return text;
    }

    QString pieces(const MapState &state) const
    {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(size());
        generator.setViewBox(QRect(QPoint(), size()));
        generator.setResolution(96);
        QPainter painter(&generator);
        painter.setRenderHint(QPainter::Antialiasing);
        paintPieces(painter, m_look, state, m_look.sheet->rect(), m_scale);
        painter.end();
        const QString svg = QString::fromUtf8(bytes);
        return svg.mid(svg.indexOf("<svg"_L1));
    }

private:
    MapLook m_look;
    qreal m_scale;
    std::vector<std::vector<PowerId>> m_owners;
};

QString sectionList(const QString &heading, const QStringList &lines)
{
    QString text;
    for (const QString &line : lines)
        text += u"<li>%1</li>\n"_s.arg(line.toHtmlEscaped());
    return text.isEmpty() ? text : u"<h3>%1</h3><ul>\n%2</ul>\n"_s.arg(heading.toHtmlEscaped(), text);
}

QString resultLists(const Board &board, const Turn &turn)
{
    QString text;
    if (const QString silence = silenceSentence(board, turn); !silence.isEmpty())
        text += u"<p>%1</p>\n"_s.arg(silence.toHtmlEscaped());
    PowerId power;
    for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
        const OrderResult &result = turn.results[static_cast<std::size_t>(i)];
        if (result.power != power) {
            text += power.valid() ? u"</ul>\n"_s : QString();
            text += u"<h3>%1</h3><ul>\n"_s.arg(powerName(board, result.power).toHtmlEscaped());
            power = result.power;
        }
        const Outcome outcome = outcomeOf(result.verdict.reason);
        text += u"<li class=\"%1\"><b>%2</b> <small>%3</small></li>\n"_s.arg(
            outcome == Outcome::Success ? u"held"_s : u"failed"_s,
            orderSentence(board, result.order, turn.before.phase.stage).toHtmlEscaped(),
            plainText(verdictSentence(board, turn, i)).toHtmlEscaped());
    }
    text += power.valid() ? u"</ul>\n"_s : QString();
    const std::vector<Happening> happenings = happeningsOf(board, turn);
    if (!happenings.empty())
        text += u"<h3>%1</h3><ul>\n"_s.arg(PageWords::tr("Events").toHtmlEscaped());
    for (const Happening &happening : happenings)
        text += u"<li>%1</li>\n"_s.arg(happeningLine(board, turn, happening).toHtmlEscaped());
    text += happenings.empty() ? QString() : u"</ul>\n"_s;
    return text + sectionList(PageWords::tr("Dislodged"), retreatLines(board, turn))
           + sectionList(PageWords::tr("Supply centres"), centreLines(board, turn.after));
}

QString owners(const Board &board, const Position &position)
{
    return sectionList(PageWords::tr("Supply centres"), centreLines(board, position));
}

/// One turn: the number of its ground, its pieces, its results.
QString turnSection(const QString &title, const MapState &state, int ground, const Pictures &pictures,
                    const QString &results)
{
    return u"<section class=\"turn\" data-title=\"%1\" data-ground=\"%2\">\n<div class=\"pieces\">%3</div>\n"
           u"<div class=\"results\"><h2>%1</h2>%4</div>\n</section>\n"_s.arg(title.toHtmlEscaped())
               .arg(ground)
               .arg(pictures.pieces(state), results);
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
        const QString colour = livery.of(PowerId(p), false).unit.name();
        svg += u"<polyline points=\"%1\" fill=\"none\" stroke=\"%2\" stroke-width=\"2.5\"/>"
               "<text x=\"%3\" y=\"%4\"><tspan fill=\"%2\">■</tspan> %5 %6</text>\n"_s.arg(points, colour)
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
    Pictures pictures(look);
    QString sections;
    const MapState start = stateOf(board, game.start());
    sections += turnSection(PageWords::tr("%1, the start").arg(seasonAndYear(game.board(), game.start().phase)), start,
                            pictures.groundOf(start.owner), pictures, owners(board, game.start()));
    for (int i = 0; i < game.turnCount(); ++i) {
        const Turn &turn = game.told(i);
        const MapState state = resultsOf(board, turn);
        sections += turnSection(resultsName(game.board(), turn.before.phase), state, pictures.groundOf(state.owner),
                                pictures, resultLists(board, turn));
    }
    if (game.turnCount() > 0) {
        const MapState now = stateOf(board, game.position());
        sections +=
            turnSection(PageWords::tr("%1, the position").arg(seasonAndYear(game.board(), game.position().phase)), now,
                        pictures.groundOf(now.owner), pictures, owners(board, game.position()));
    }
    const std::vector<Tally> years = yearsOf(game);
    const QString variant = fromUtf8(game.variant().title);
    const QString title =
        name.isEmpty() ? variant : PageWords::tr("%1 (%2)", "a game's name, its variant").arg(name, variant);
    const QString ending = game.agreed() ? endingText(board, *game.agreed()) + u'.'
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
        {u"{{ratio}}"_s, u"%1 / %2"_s.arg(pictures.size().width()).arg(pictures.size().height())},
        {u"{{script}}"_s, resource("game.js")},
        {u"{{style}}"_s, resource("game.css")},
        {u"{{chart}}"_s, chart(board, look.livery, years)},
        {u"{{table}}"_s, table(board, years)},
        {u"{{grounds}}"_s, pictures.grounds()},
        {u"{{turns}}"_s, sections},
    };
    for (const auto &[mark, text] : parts)
        page.replace(mark, text);
    return page.toUtf8();
}

} // namespace entente::app

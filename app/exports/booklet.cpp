#include "exports/booklet.h"

#include "map/mappicture.h"

#include "exports/paper.h"
#include "game/play.h"
#include "lettering/typesetting.h"
#include "map/turnstate.h"
#include "words/happeningwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/pieces.h"
#include "words/report.h"
#include "words/verdicts.h"

#include <QCoreApplication>
#include <QPagedPaintDevice>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct BookletWords {
    Q_DECLARE_TR_FUNCTIONS(Booklet)
};

class PagePainter {
public:
    PagePainter(const Booklet &booklet, QPagedPaintDevice &device) : m_booklet(booklet), m_paper(device) {}

    int paint()
    {
        if (!m_paper.isReady())
            return 0;
        const Game &game = *m_booklet.game;
        if (m_booklet.parts.wholeGame) {
            for (int i = 0; i < game.turnCount(); ++i)
                addTurn(i);
        } else if (m_booklet.turn >= 0) {
            addTurn(m_booklet.turn);
        } else {
            addPresent();
        }
        if (m_booklet.parts.sheets) {
            for (PowerId power : m_booklet.writers)
                addSheet(power);
        }
        m_paper.end();
        return m_paper.pages();
    }

private:
    void addTurn(int index)
    {
        const Game &game = *m_booklet.game;
        const Turn &turn = game.told(index);
        if (m_booklet.parts.map)
            addMap(resultsName(game.board(), turn.before.phase), resultsOf(game.board(), turn));
        if (m_booklet.parts.list)
            m_paper.addText(resultsText(turn), m_paper.columnCount());
    }

    void addPresent()
    {
        const Game &game = *m_booklet.game;
        MapState state = stateOf(game.board(), game.position());
        for (const GivenOrder &given : m_booklet.orders) {
            const ProvinceId province = given.order.at.valid() ? game.board().provinceOf(given.order.at) : ProvinceId();
            const UnitId unit =
                province.valid() ? unitIn(game.board(), game.position(), province, given.order.layer) : UnitId();
            if (unit.valid()) {
                MapOrder order;
                order.unit = game.position().units[static_cast<std::size_t>(unit.index())];
                order.order = given.order;
                state.orders.push_back(std::move(order));
            }
        }
        if (m_booklet.parts.map)
            addMap(phaseName(game.board(), game.position().phase), state);
        if (m_booklet.parts.list && !m_booklet.orders.empty())
            m_paper.addText(ordersText(), m_paper.columnCount());
    }

    void addMap(const QString &phase, const MapState &state)
    {
        m_paper.begin();
        const QSizeF room = m_paper.room();
        const QString title = gameName() + u": "_s + phase;
        constexpr qreal head = 26;
        paintHeading(m_paper.painter(), title, QRectF(0, 0, room.width(), head), 17, Qt::black);
        m_paper.paintSheet(m_booklet.look, state, QRectF(0, head, room.width(), room.height() - head));
    }

    QString gameName() const
    {
        return m_booklet.head.game.isEmpty() ? fromUtf8(m_booklet.game->variant().title) : m_booklet.head.game;
    }

    QString heading(const QString &phase) const
    {
        return u"<h2>%1</h2>"_s.arg((gameName() + u": "_s + phase).toHtmlEscaped());
    }

    QString resultsText(const Turn &turn) const
    {
        const Board &board = m_booklet.game->board();
        QString html = heading(resultsName(board, turn.before.phase));
        if (!m_booklet.record.isEmpty())
            html += u"<p>%1</p>"_s.arg(m_booklet.record.join(u' ').toHtmlEscaped());
        if (const QString silence = silenceSentence(board, turn); !silence.isEmpty())
            html += u"<p><b>%1</b></p>"_s.arg(silence.toHtmlEscaped());
        PowerId power;
        for (std::size_t i = 0; i < turn.results.size(); ++i) {
            const OrderResult &result = turn.results[i];
            if (result.power != power) {
                power = result.power;
                html += u"<h3>%1</h3>"_s.arg(powerAndPlayer(board, power, m_booklet.head).toHtmlEscaped());
            }
            const bool held = outcomeOf(result.verdict.reason) == Outcome::Success && !result.verdict.dislodged;
            html += u"%1 %2 <small>%3</small><br>"_s.arg(
                held ? u"✓"_s : u"✗"_s, reportedOrder(board, result.order, turn.before.phase.stage).toHtmlEscaped(),
                plainText(verdictSentence(board, turn, static_cast<int>(i))).toHtmlEscaped());
        }
        const std::vector<Happening> happenings = happeningsOf(board, turn);
        if (!happenings.empty())
            html += u"<h3>%1</h3>"_s.arg(BookletWords::tr("Events").toHtmlEscaped());
        for (const Happening &happening : happenings)
            html += u"%1<br>"_s.arg(happeningLine(board, turn, happening).toHtmlEscaped());
        html += lines(BookletWords::tr("Dislodged"), retreatLines(board, turn));
        html += lines(BookletWords::tr("Supply centres"), centreLines(board, turn.after, m_booklet.head));
        if (!m_booklet.head.deadline.isEmpty() && !turn.isLast()
            && turn.after.phase == m_booklet.game->position().phase)
            html +=
                u"<p>%1</p>"_s.arg(BookletWords::tr("Orders are due: %1").arg(m_booklet.head.deadline).toHtmlEscaped());
        return html;
    }

    static QString lines(const QString &heading, const QStringList &lines)
    {
        return lines.isEmpty() ? QString()
                               : u"<h3>%1</h3>%2"_s.arg(heading.toHtmlEscaped(),
                                                        lines.join(u'\n').toHtmlEscaped().replace(u'\n', u"<br>"_s));
    }

    QString ordersText() const
    {
        const Game &game = *m_booklet.game;
        QString html = heading(phaseName(game.board(), game.position().phase));
        for (int p = 0; p < game.board().powerCount(); ++p) {
            QString lines;
            for (const GivenOrder &given : m_booklet.orders) {
                if (given.power == PowerId(p))
                    lines += reportedOrder(game.board(), given.order, game.position().phase.stage).toHtmlEscaped()
                             + u"<br>"_s;
            }
            if (!lines.isEmpty())
                html += u"<h3>%1</h3>%2"_s.arg(powerAndPlayer(game.board(), PowerId(p), m_booklet.head).toHtmlEscaped(),
                                               lines);
        }
        return html;
    }

    void addSheet(PowerId power)
    {
        const Game &game = *m_booklet.game;
        const Board &board = game.board();
        const Position &position = game.position();
        QStringList units;
        if (position.phase.stage == Stage::Moves) {
            for (std::size_t i = 0; i < position.units.size(); ++i) {
                const int number = numberOf(board, position, UnitId(static_cast<int>(i)));
                if (position.units[i].power == power)
                    units += numbered(unitName(board, position.units[i]), number);
            }
        } else if (position.phase.stage == Stage::Retreats) {
            for (const DislodgedUnit &dislodged : position.dislodged) {
                if (dislodged.unit.power == power)
                    units += unitName(board, dislodged.unit);
            }
        } else {
            for (int i = 0; i < ordersExpected(board, position, power); ++i)
                units += BookletWords::tr("Order %1").arg(i + 1);
        }
        const QString line(46, u'_');
        QString rows;
        for (const QString &unit : units)
            rows += u"<tr><td>%1</td><td>%2</td></tr>"_s.arg(unit.toHtmlEscaped(), line);
        m_paper.addText(heading(phaseName(game.board(), position.phase))
                        + u"<h3>%1</h3><p>%2</p><table>%3</table>"_s.arg(
                            powerName(board, power).toHtmlEscaped(),
                            BookletWords::tr("%n order(s). Without one a unit holds; one that must retreat disbands.",
                                             nullptr, static_cast<int>(units.size()))
                                .toHtmlEscaped(),
                            rows));
    }

    const Booklet &m_booklet;
    Paper m_paper;
};

} // namespace

int paintBooklet(const Booklet &booklet, QPagedPaintDevice &device)
{
    return PagePainter(booklet, device).paint();
}

} // namespace entente::app

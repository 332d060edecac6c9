#include "board/boardanswers.h"

#include "document/outlook.h"
#include "words/answerwords.h"
#include "words/placewords.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Answers {
    Q_DECLARE_TR_FUNCTIONS(Answers)
};

/// What is asked of places and units, on the position that is shown to whoever sits here.
class PositionAnswers {
public:
    PositionAnswers(const GameDocument &document, const Telling &telling)
        : m_document(document), m_board(document.board()), m_telling(telling), m_sight(document.sight()),
          m_shown(document.viewsPresent() ? document.game().position() : document.turn(document.viewedTurn()).after)
    {
    }

    QList<BoardAnswer> ofPlaces(const BoardQuestion &question) const
    {
        using Asks = BoardQuestion::Asks;
        QList<BoardAnswer> answers;
        for (const RegionId place : question.places) {
            const ProvinceId province = m_board.provinceOf(place);
            const bool all = question.asks == Asks::Place;
            if (all || question.asks == Asks::There)
                answers.append({there(place), place});
            if (all || question.asks == Asks::Ways) {
                for (const QString &way : ways(province, all))
                    answers.append({way, place});
            }
            if (all || question.asks == Asks::Reach)
                answers.append({reach(place), place});
            if (question.asks == Asks::Borders)
                answers.append({seen(borderSentence(m_board, m_shown, province, m_telling.own)), place});
            if (question.asks == Asks::Owner)
                answers.append({ownerSentence(m_board, m_shown, province, m_sight.contains(province)), place});
        }
        return answers;
    }

    /// Who can support whoever stands in the first place, in a move to the second if there is one.
    QList<BoardAnswer> support(const BoardQuestion &question) const
    {
        const RegionId place = question.places.front();
        const ProvinceId from = m_board.provinceOf(place);
        const ProvinceId to = question.places.size() > 1 ? m_board.provinceOf(question.places[1]) : ProvinceId();
        QList<BoardAnswer> answers;
        if (m_shown.phase.stage != Stage::Moves)
            return {{Answers::tr("Units are supported in a phase of moves alone."), place}};
        const std::vector<Unit> supporters = supportersOf(m_board, m_document.game().rules().orders, m_shown, from, to);
        for (const Unit &unit : m_shown.units) {
            if (m_board.provinceOf(unit.region) == from && unit.layer == Layer::Field)
                answers.append({seen(supportSentence(m_board, unit, to, supporters, m_telling.own)), place});
        }
        return answers.isEmpty() ? QList<BoardAnswer>{{there(place), place}} : answers;
    }

    QString units(const BoardQuestion &question) const
    {
        return unitsSentence(m_board, m_shown, question.power, question.kind, seesAll(question.power));
    }
    QString centres(PowerId power) const { return centresSentence(m_board, m_shown, power, seesAll(power)); }

private:
    /// Where nothing of it can lie in fog.
    bool seesAll(PowerId power) const
    {
        const std::vector<PowerId> &seats = m_document.lookers();
        return !m_document.isFogged() || std::find(seats.begin(), seats.end(), power) != seats.end();
    }

    QString reach(RegionId place) const
    {
        const QString said = reachSentence(m_board, goals(), place, m_telling.own);
        if (said.isEmpty())
            return nobodyReachesSentence(m_board, place, !m_document.isFogged());
        return m_board.province(m_board.provinceOf(place)).terrain == Terrain::Impassable ? said : seen(said);
    }

    QString seen(const QString &found) const { return asFarAsSeen(m_document, found); }

    QString there(RegionId place) const
    {
        const ProvinceId province = m_board.provinceOf(place);
        const QString empty = m_sight.contains(province) ? emptyPlaceSentence(m_board, m_shown, province) : QString();
        return empty.isEmpty() ? m_telling.place(place) : empty + u' ' + placeSentences(m_board, m_shown, province);
    }

    /// `some`: only if there are any.
    QStringList ways(ProvinceId place, bool some) const
    {
        QStringList said = waysSentences(m_board, goals(), place);
        for (QString &each : said)
            each = seen(each);
        return said.isEmpty() && !some ? QStringList{there(m_board.mainRegion(place))} : said;
    }

    const std::vector<UnitGoals> &goals() const
    {
        if (!m_goals)
            m_goals = goalsOf(m_board, m_document.game().rules().orders, m_shown);
        return *m_goals;
    }

    const GameDocument &m_document;
    const Board &m_board;
    const Telling &m_telling;
    ProvinceSet m_sight;
    const Position &m_shown;
    mutable std::optional<std::vector<UnitGoals>> m_goals;
};

} // namespace

QList<BoardAnswer> answersTo(const BoardQuestion &question, const GameDocument &document, const Telling &telling)
{
    const auto each = [](const QStringList &lines) {
        QList<BoardAnswer> answers;
        for (const QString &line : lines)
            answers.append({line, {}});
        return answers;
    };
    const PositionAnswers answers(document, telling);
    switch (question.asks) {
    case BoardQuestion::Asks::Unclear: return each({unclearSentence(document.board())});
    case BoardQuestion::Asks::Help: return each({helpSentence(document.board())});
    case BoardQuestion::Asks::Unknown: return each({unknownSentence(question.unknown)});
    case BoardQuestion::Asks::Support: return answers.support(question);
    case BoardQuestion::Asks::Place:
    case BoardQuestion::Asks::There:
    case BoardQuestion::Asks::Reach:
    case BoardQuestion::Asks::Ways:
    case BoardQuestion::Asks::Borders:
    case BoardQuestion::Asks::Owner: return answers.ofPlaces(question);
    case BoardQuestion::Asks::Units: return each({answers.units(question)});
    case BoardQuestion::Asks::Centres: return each({answers.centres(question.power)});
    case BoardQuestion::Asks::Results: return each(telling.results(question.power));
    case BoardQuestion::Asks::Orders: return each(telling.orders(question.power));
    }
    return {};
}

} // namespace entente::app

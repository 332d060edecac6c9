#include "board/boardanswers.h"

#include "orders/options.h"
#include "orders/placereader.h"
#include "orders/sorties.h"
#include "words/forms.h"
#include "words/names.h"
#include "words/placewords.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

class BoardQuestions {
    Q_DECLARE_TR_FUNCTIONS(entente::app::BoardQuestions)

public:
    static QStringList empty()
    {
        return tr("what who is are in the of at on stands can does",
                  "words of a question that leave open what is asked")
            .split(u' ');
    }
    static QStringList reaching()
    {
        return tr("reach reaches go goes come comes to", "words that ask which units can go to a place").split(u' ');
    }
    static QStringList results() { return tr("result results", "words that ask for the results").split(u' '); }

    /// Where a unit may go, and by convoy alone.
    struct Goals {
        Unit unit;
        ProvinceSet steps, convoys;
    };
    static std::vector<Goals> goalsOf(const Board &board, const OrderRules &rules, const Position &position);
    static QString whoReaches(const Board &board, const std::vector<Goals> &all, ProvinceId place);
    static QString emptySentence(const Board &board, const Position &position, ProvinceId place);
    static QStringList waysFrom(const Board &board, const std::vector<Goals> &all, ProvinceId place);
};

QStringList wordsOf(const QString &typed)
{
    static const QRegularExpression gaps(u"[\\s?!.,;:]+"_s);
    return typed.toLower().split(gaps, Qt::SkipEmptyParts);
}

bool hasAny(const QStringList &words, const QStringList &wanted)
{
    return std::any_of(wanted.begin(), wanted.end(), [&](const QString &word) { return words.contains(word); });
}

std::vector<RegionId> placesIn(const QStringList &words, const Board &board)
{
    const std::string line = words.join(u' ').toStdString();
    std::vector<RegionId> places;
    for (PlaceReader reader(line, board); !reader.atEnd();) {
        const RegionId place = reader.place();
        if (!place.valid())
            reader.advance();
        else if (std::find(places.begin(), places.end(), place) == places.end())
            places.push_back(place);
    }
    return places;
}

std::vector<BoardQuestions::Goals> BoardQuestions::goalsOf(const Board &board, const OrderRules &rules,
                                                           const Position &position)
{
    std::vector<Goals> all;
    std::vector<Order> orders;
    const auto add = [&](const Unit &unit) {
        Goals goals{unit, {}, {}};
        for (const Order &order : orders) {
            const auto *retreat = std::get_if<Retreat>(&order.action);
            const auto *move = std::get_if<Move>(&order.action);
            const RegionId to = retreat ? retreat->to : destinationOf(board, order);
            if (to.valid())
                (move && move->way != Way::Unsaid ? goals.convoys : goals.steps).insert(board.provinceOf(to));
        }
        goals.convoys -= goals.steps;
        all.push_back(std::move(goals));
        orders.clear();
    };
    if (position.phase.stage == Stage::Moves) {
        const OptionTable options(board, rules, position);
        for (int i = 0; i < static_cast<int>(position.units.size()); ++i) {
            options.ordersOf(UnitId(i), orders);
            add(position.units[static_cast<std::size_t>(i)]);
        }
    } else if (position.phase.stage == Stage::Retreats) {
        for (int i = 0; i < static_cast<int>(position.dislodged.size()); ++i) {
            legalRetreats(board, position, i, orders);
            add(position.dislodged[static_cast<std::size_t>(i)].unit);
        }
    }
    return all;
}

QString BoardQuestions::whoReaches(const Board &board, const std::vector<Goals> &all, ProvinceId place)
{
    QStringList near, carried;
    for (const Goals &goals : all) {
        if (goals.steps.contains(place))
            near += unitOfPower(board, goals.unit);
        else if (goals.convoys.contains(place))
            carried += unitOfPower(board, goals.unit);
    }
    const QString name = provinceName(board, place);
    QStringList said;
    if (!near.isEmpty())
        said += tr("%1 can be reached by %2.", "a place, and units").arg(name, joinNames(near));
    if (!carried.isEmpty())
        said += tr("%1 can be reached by convoy by %2.", "a place, and units").arg(name, joinNames(carried));
    return said.isEmpty() ? tr("%1: no unit can go there now.", "a place").arg(name) : said.join(u' ');
}

/// Of a place where nobody stands; of whose a centre is, the other sentences about it speak. Empty: somebody does.
QString BoardQuestions::emptySentence(const Board &board, const Position &position, ProvinceId place)
{
    const auto stands = [&](const Unit &unit) { return board.provinceOf(unit.region) == place; };
    if (std::any_of(position.units.begin(), position.units.end(), stands)
        || std::any_of(position.dislodged.begin(), position.dislodged.end(),
                       [&](const DislodgedUnit &each) { return stands(each.unit); }))
        return {};
    const QString name = provinceName(board, place);
    const Province &province = board.province(place);
    if (province.centre || province.terrain == Terrain::Sea || province.terrain == Terrain::Impassable)
        return tr("%1 is empty.", "a place").arg(name);
    const PowerId owner = position.owner[static_cast<std::size_t>(place.index())];
    return owner.valid() ? tr("%1 is empty; it belongs to %2.").arg(name, nameAfterOf(board, owner))
                         : tr("%1 is empty; nobody owns it.").arg(name);
}

QStringList BoardQuestions::waysFrom(const Board &board, const std::vector<Goals> &all, ProvinceId place)
{
    const auto names = [&](const ProvinceSet &set) {
        QStringList list;
        set.forEach([&](ProvinceId id) { list += provinceName(board, id); });
        return joinNames(list);
    };
    QStringList said;
    for (const Goals &goals : all) {
        if (board.provinceOf(goals.unit.region) != place)
            continue;
        const QString unit = unitOfPower(board, goals.unit);
        if (!goals.steps.empty())
            said += tr("Open to %1: %2.", "a unit, and places").arg(unit, names(goals.steps));
        if (!goals.convoys.empty())
            said += tr("Open to %1 by convoy: %2.", "a unit, and places").arg(unit, names(goals.convoys));
    }
    return said;
}

} // namespace

QList<BoardAnswer> answersTo(const QString &typed, const GameDocument &document,
                             const std::function<QString(RegionId)> &tell)
{
    if (!document.hasGame())
        return {};
    const Board &board = document.board();
    const QStringList words = wordsOf(typed);
    const bool onlyReach = hasAny(words, BoardQuestions::reaching());
    QStringList telling;
    for (const QString &word : words) {
        if (!BoardQuestions::empty().contains(word) && !BoardQuestions::reaching().contains(word))
            telling += word;
    }
    // A place may be called like a word of a question.
    std::vector<RegionId> places = placesIn(telling, board);
    if (places.empty() && telling.isEmpty())
        places = placesIn(words, board);
    if (places.empty())
        return {};
    const Position &shown =
        document.viewsPresent() ? document.game().position() : document.turn(document.viewedTurn()).after;
    const std::vector<BoardQuestions::Goals> goals =
        BoardQuestions::goalsOf(board, document.game().rules().orders, shown);
    QList<BoardAnswer> answers;
    for (const RegionId place : places) {
        const ProvinceId province = board.provinceOf(place);
        if (!onlyReach) {
            const bool seen = document.sight().contains(province);
            const QString empty = seen ? BoardQuestions::emptySentence(board, shown, province) : QString();
            answers.append(
                {empty.isEmpty() ? tell(place) : empty + u' ' + placeSentences(board, shown, province), place});
            for (const QString &way : BoardQuestions::waysFrom(board, goals, province))
                answers.append({way, place});
        }
        answers.append({BoardQuestions::whoReaches(board, goals, province), place});
    }
    return answers;
}

bool asksForResults(const QString &typed)
{
    return hasAny(wordsOf(typed), BoardQuestions::results());
}

} // namespace entente::app

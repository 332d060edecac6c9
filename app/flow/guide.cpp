#include "flow/guide.h"

#include <algorithm>

namespace entente::app {

namespace {

/// The steps of a season's writing: each asks for so many of the learner's orders, in the order of the year's file.
struct Asking {
    Season season;
    Guide::Step step;
    int orders; ///< up to and with this one
};
constexpr Asking askings[] = {
    {Season::Spring, Guide::Step::Move, 1},   {Season::Spring, Guide::Step::MoveOthers, 3},
    {Season::Autumn, Guide::Step::Convoy, 2}, {Season::Autumn, Guide::Step::Support, 3},
    {Season::Winter, Guide::Step::Build, 1},
};

Guide::Step sealing(Season season)
{
    return season == Season::Spring   ? Guide::Step::SealSpring
           : season == Season::Autumn ? Guide::Step::SealAutumn
                                      : Guide::Step::SealWinter;
}

/// Where an order leads; none: nowhere.
RegionId goalOf(const Order &order)
{
    if (const auto *move = std::get_if<Move>(&order.action))
        return move->to();
    if (const auto *support = std::get_if<Support>(&order.action))
        return support->to;
    if (const auto *convoy = std::get_if<Convoy>(&order.action))
        return convoy->to;
    return {};
}

/// Whom an order serves; none: itself.
RegionId servedBy(const Order &order)
{
    if (const auto *support = std::get_if<Support>(&order.action))
        return support->of;
    if (const auto *convoy = std::get_if<Convoy>(&order.action))
        return convoy->army;
    return {};
}

/// Do both want the same, in whatever words?
bool meanTheSame(const Order &order, const Order &other)
{
    return order.at == other.at && order.action.index() == other.action.index() && goalOf(order) == goalOf(other)
           && servedBy(order) == servedBy(other);
}

} // namespace

Guide::Guide(const GameDocument &document, const TableFlow &flow, QObject *parent)
    : QObject(parent), m_document(document), m_flow(flow), m_year(document.variants())
{
    connect(&document, &GameDocument::loading, this, [this] { m_away = false; });
}

Table Guide::table(const Board &board)
{
    Table table = Table::standard(board);
    const PowerId learner = board.findPower(LessonYear::learner);
    for (const PowerId power : table.seats) {
        if (power != learner)
            table.computers[power] = {{lessonPlayer, 0, 0, -1}};
    }
    return table;
}

Guide::Chapter Guide::chapterOf(Step step)
{
    switch (step) {
    case Step::Bounce: return Chapter::Bounce;
    case Step::Convoy: return Chapter::Convoy;
    case Step::Support:
    case Step::SealAutumn:
    case Step::TwoAgainstOne: return Chapter::Support;
    case Step::Build:
    case Step::SealWinter: return Chapter::Build;
    case Step::NewYear: return Chapter::All;
    case Step::None:
    case Step::Move:
    case Step::MoveOthers:
    case Step::SealSpring:
    case Step::Otherwise:
    case Step::Strayed: break;
    }
    return Chapter::Move;
}

void Guide::leave()
{
    m_away = true;
    Q_EMIT left();
}

bool Guide::isLesson() const
{
    const auto &computers = m_document.table().computers;
    return !m_year.phases().empty() && std::any_of(computers.begin(), computers.end(), [](const auto &seat) {
        const auto &[power, tenures] = seat;
        return LessonYear::isPlayer(tenures.front().player);
    });
}

Guide::Advice Guide::advice() const
{
    if (m_away || !m_document.hasGame() || !isLesson())
        return {};
    const Game &game = m_document.game();
    if (m_flow.step() == app::Step::Results)
        return whileLooking(game.turn(game.turnCount() - 1).before.phase);
    return m_flow.step() == app::Step::Writing ? whileWriting() : Advice();
}

Guide::Advice Guide::whileWriting() const
{
    const Position &position = m_document.game().position();
    const Phase &last = m_year.phases().back().position.phase;
    if (last < position.phase) { // a last word, until the new year is ordered
        const bool begun = position.phase.year > last.year + 1 || m_document.ordersGiven(m_flow.seat()) > 0;
        return {begun ? Step::None : Step::NewYear, {}, {}};
    }
    const auto wanted = m_year.ordersOf(position, m_flow.seat());
    if (!wanted)
        return {Step::Strayed, {}, {}};
    Advice advice{sealing(position.phase.season), {}, {}};
    std::size_t order = 0;
    for (const Asking &asking : askings) {
        if (asking.season != position.phase.season)
            continue;
        for (; order < static_cast<std::size_t>(asking.orders) && order < wanted->size(); ++order) {
            const GivenOrder &given = (*wanted)[order];
            if (isGiven(given))
                continue;
            const bool otherwise = m_document.game().orderOf(given.power, unitRefOf(given.order)) != nullptr;
            advice.step = otherwise || advice.step == Step::Otherwise ? Step::Otherwise : asking.step;
            advice.units.push_back(unitRefOf(given.order));
            if (const RegionId goal = goalOf(given.order); goal.valid())
                advice.places.push_back(m_document.board().provinceOf(goal));
        }
        if (!advice.units.empty())
            break;
    }
    return advice;
}

Guide::Advice Guide::whileLooking(const Phase &played) const
{
    const Board &board = m_document.board();
    if (played.stage != Stage::Moves || played.year != m_year.phases().front().position.phase.year)
        return {};
    if (played.season == Season::Spring)
        return {Step::Bounce, {}, {board.findProvince("Gal")}};
    if (!m_year.ordersOf(m_document.game().position(), board.findPower(LessonYear::learner))) // no army has landed
        return {Step::Strayed, {}, {}};
    return {Step::TwoAgainstOne, {}, {board.findProvince("Nwy")}};
}

/// Which unit is built, and where, is the learner's own choice.
bool Guide::isGiven(const GivenOrder &wanted) const
{
    const std::vector<GivenOrder> &orders = m_document.game().orders();
    return std::any_of(orders.begin(), orders.end(), [&](const GivenOrder &given) {
        return given.power == wanted.power
               && (meanTheSame(given.order, wanted.order) || (is<Build>(given.order) && is<Build>(wanted.order)));
    });
}

} // namespace entente::app

#include "players/searchplayer.h"

#include "orders/purposes.h"
#include "players/sides.h"

#include <algorithm>

namespace entente {

namespace {

constexpr std::size_t mostTwoHelps = 12; ///< of supports for one move
constexpr int likely = 2;                ///< what comes up in one of so many expected plans may be counted on

} // namespace

SearchPlayer::SearchPlayer(const OrderGenerator &generator, Diligence diligence, Lots &lots, const StopSign *stop)
    : m_generator(generator), m_board(generator.view().board()), m_position(generator.view().position()),
      m_diligence(diligence), m_lots(lots), m_stop(stop),
      m_judge(generator.view().boardPointer(), generator.view().rules()), m_appraisal(generator)
{
}

void SearchPlayer::expect(std::vector<GivenOrder> others)
{
    m_expected.push_back(std::move(others));
    m_boards.push_back(drawnToAct(m_generator.view(), m_lots));
}

void SearchPlayer::suggest(std::vector<Order> plan)
{
    m_suggested.push_back(std::move(plan));
}

/// From here on plans are held against this one.
void SearchPlayer::begin(const std::vector<Order> &own)
{
    m_base = own;
    m_seasons.resize(m_expected.size());
    for (std::size_t s = 0; s < m_expected.size(); ++s) {
        std::vector<GivenOrder> orders;
        for (const Order &order : own)
            orders.push_back({m_generator.view().seat(), order});
        orders.insert(orders.end(), m_expected[s].begin(), m_expected[s].end());
        m_judge.open(m_seasons[s], m_boards[s], std::move(orders));
    }
}

void SearchPlayer::goOnFrom(const std::vector<Order> &own)
{
    const std::vector<OrderChange> changes = changesTo(own);
    if (changes.empty())
        return;
    for (JudgedSeason &season : m_seasons)
        m_judge.keep(season, changes);
    m_base = own;
}

std::vector<OrderChange> SearchPlayer::changesTo(const std::vector<Order> &own) const
{
    std::vector<OrderChange> changes;
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (own[i] != m_base[i])
            changes.push_back({i, &own[i]});
    }
    return changes;
}

Amount SearchPlayer::weigh(const std::vector<Order> &own)
{
    Amount sum = 0;
    const std::vector<OrderChange> changes = changesTo(own);
    for (JudgedSeason &season : m_seasons) {
        sum += m_appraisal.of(changes.empty() ? season.outcome() : m_judge.with(season, changes));
        ++m_adjudications;
    }
    return sum;
}

/// Is the unit carried by a fleet, of its own side or, as far as is known, of another?
bool SearchPlayer::isCarried(const Order &voyage, const std::vector<Order> &own, std::size_t unit) const
{
    const auto carries = [&](const Order &order) {
        return is<Convoy>(order) && backs(m_board, order, m_generator.unit(unit), voyage);
    };
    if (std::any_of(own.begin(), own.end(), carries))
        return true;
    return isLikely([&](const GivenOrder &given) { return carries(given.order); });
}

/// Does one of the others order such a thing often enough to count on it?
template <class Predicate>
bool SearchPlayer::isLikely(Predicate &&predicate) const
{
    const auto times = std::count_if(m_expected.begin(), m_expected.end(), [&](const std::vector<GivenOrder> &orders) {
        return std::any_of(orders.begin(), orders.end(), predicate);
    });
    return times > 0 && times * likely >= static_cast<std::ptrdiff_t>(m_expected.size());
}

/// A support or convoy of something that nobody does, or a voyage that nobody carries, as far as is known.
bool SearchPlayer::isPhantom(const Order &order, const std::vector<Order> &own, std::size_t unit) const
{
    if (m_generator.legal(unit).size() == 1)
        return false; // it has been promised
    if (const auto *move = std::get_if<Move>(&order.action); move && move->way == Way::ByConvoy)
        return !isCarried(order, own, unit);
    const ProvinceId of = backedBy(m_board, order);
    if (!of.valid())
        return false;
    bool anybody = false;
    for (std::size_t j = 0; j < own.size(); ++j) {
        if (j == unit || m_board.provinceOf(m_generator.unit(j).region) != of)
            continue;
        if (backs(m_board, order, m_generator.unit(j), own[j]))
            return false;
        anybody = true;
    }
    // Nobody helps another power into a centre of its own.
    const auto *support = std::get_if<Support>(&order.action);
    const ProvinceId aim = support && !support->toHold() ? m_board.provinceOf(support->to) : ProvinceId();
    const bool givesAway = aim.valid() && m_board.province(aim).centre
                           && m_position.owner[static_cast<std::size_t>(aim.index())] == m_generator.view().seat();
    if (anybody || givesAway)
        return true;
    return !isLikely([&](const GivenOrder &given) {
        const Unit other{given.power, given.order.kind, given.order.at, given.order.layer};
        return m_board.provinceOf(given.order.at) == of && backs(m_board, order, other, given.order);
    });
}

/// On foot to where the other is, and the other back: neither gets past.
bool SearchPlayer::swap(std::size_t one, const Order &its, std::size_t other, const Order &others) const
{
    const auto *move = std::get_if<Move>(&its.action), *back = std::get_if<Move>(&others.action);
    if (!move || !back || move->way == Way::ByConvoy || back->way == Way::ByConvoy)
        return false;
    return m_board.provinceOf(move->to()) == m_board.provinceOf(m_generator.unit(other).region)
           && m_board.provinceOf(back->to()) == m_board.provinceOf(m_generator.unit(one).region)
           && !m_board.province(m_board.provinceOf(move->to())).unlimited
           && !m_board.province(m_board.provinceOf(back->to())).unlimited && its.layer == others.layer;
}

bool SearchPlayer::anySenseless(const std::vector<Order> &own) const
{
    for (std::size_t i = 0; i < own.size(); ++i) {
        if (isPhantom(own[i], own, i))
            return true;
        const auto *move = std::get_if<Move>(&own[i].action);
        const ProvinceId goal = m_board.provinceOf(goalOf(m_board, own[i]));
        if (!move || m_board.province(goal).unlimited)
            continue;
        for (std::size_t j = 0; j < own.size(); ++j) {
            // Two of one side never come to stand in one place: they would only keep each other out.
            const bool crowds = is<Move>(own[j]) || (own[j].layer == Layer::Field && own[i].layer == Layer::Field);
            if (j != i && crowds && m_board.provinceOf(goalOf(m_board, own[j])) == goal)
                return true;
            if (j > i && swap(i, own[i], j, own[j]))
                return true;
        }
    }
    return false;
}

std::vector<SearchPlayer::Change> SearchPlayer::changesOf(std::size_t unit) const
{
    std::vector<Change> changes;
    for (const Order &order : m_generator.legal(unit)) {
        changes.push_back({{{unit, &order}}});
        if (!is<Move>(order))
            continue;
        const std::size_t first = changes.size();
        for (std::size_t j = 0; j < m_generator.units().size(); ++j) {
            if (j == unit)
                continue;
            for (const Order &help : m_generator.legal(j)) {
                if (backs(m_board, help, m_generator.unit(unit), order))
                    changes.push_back({{{unit, &order}, {j, &help}}});
            }
        }
        // Against one unit that is supported itself a single support changes nothing, so it would never be kept.
        if (m_generator.worth().competition(m_board.provinceOf(goalOf(m_board, order))) == 0)
            continue;
        const std::size_t last = changes.size();
        for (std::size_t one = first; one < last; ++one) {
            for (std::size_t other = one + 1; other < last; ++other) {
                if (changes[one][1].unit != changes[other][1].unit && changes.size() < last + mostTwoHelps)
                    changes.push_back({{{unit, &order}, changes[one][1], changes[other][1]}});
            }
        }
    }
    return changes;
}

std::vector<Order> SearchPlayer::best()
{
    std::vector<Order> best = m_generator.draw(m_lots, {});
    begin(best);
    Amount most = weigh(best);
    for (int i = 1; i < m_diligence.plans; ++i)
        m_suggested.push_back(m_generator.draw(m_lots, {50, 30}));
    for (std::vector<Order> &plan : m_suggested) {
        if (isStopped(m_stop))
            return best;
        if (const Amount value = weigh(plan); value > most) {
            most = value;
            best = std::move(plan);
        }
    }
    const auto samples = static_cast<Amount>(std::max<std::size_t>(1, m_expected.size()));
    m_worth = most / samples;
    goOnFrom(best);
    std::vector<std::size_t> sequence;
    for (std::size_t i = 0; i < best.size(); ++i)
        sequence.push_back(i);
    std::vector<std::vector<Change>> changes(best.size());
    for (std::size_t i = 0; i < best.size(); ++i)
        changes[i] = changesOf(i);
    for (int pass = 0; pass < m_diligence.passes; ++pass) {
        bool bettered = false;
        m_lots.shuffle(sequence);
        for (const std::size_t i : sequence) {
            std::vector<Order> tried = best, chosen = best;
            for (const Change &change : changes[i]) {
                if (isStopped(m_stop))
                    return best;
                tried = best;
                for (const Part &part : change) {
                    if (part.order)
                        tried[part.unit] = *part.order;
                }
                if (tried == best)
                    continue;
                // Whoever helped what is not done any more stays where it is.
                for (std::size_t j = 0; j < tried.size(); ++j) {
                    const bool changed = std::any_of(change.begin(), change.end(),
                                                     [&](const Part &part) { return part.order && part.unit == j; });
                    if (!changed && isPhantom(tried[j], tried, j))
                        tried[j] = m_generator.legal(j).front();
                }
                if (anySenseless(tried))
                    continue;
                if (const Amount value = weigh(tried); value > most) {
                    most = value;
                    chosen = tried;
                    bettered = true;
                }
            }
            best = std::move(chosen);
            m_worth = most / samples;
            goOnFrom(best);
        }
        if (!bettered)
            break;
    }
    return best;
}

} // namespace entente

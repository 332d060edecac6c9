#include "game/replytree.h"

namespace entente {

namespace {

const Order &orderedIn(const JudgedSeason &season, UnitId unit)
{
    static const Order holds{{}, {}, Layer::Field, Hold()};
    const int order = season.outcome().orderOf[static_cast<std::size_t>(unit.index())];
    return order < 0 ? holds : season.orders()[static_cast<std::size_t>(order)].order;
}

} // namespace

Ground ReplyTree::groundOf(const IncrementalJudge &judge, const JudgedSeason &season, std::span<const UnitId> units)
{
    Ground ground;
    for (const UnitId unit : units) {
        const Ground own = Bearing(judge, season, unit, orderedIn(season, unit)).ownGround();
        ground.whole |= own.whole;
        ground.cuts |= own.cuts;
    }
    return ground;
}

ReplyTree::ReplyTree(IncrementalJudge &judge, JudgedSeason &season, std::span<const Option> options,
                     std::span<const UnitId> asked)
    : ReplyTree(judge, season, options, groundOf(judge, season, asked))
{
}

ReplyTree::ReplyTree(IncrementalJudge &judge, JudgedSeason &season, std::span<const Option> options,
                     const Ground &asked)
    : m_judge(judge), m_season(season), m_options(options), m_start(asked)
{
    UnitSet choosing;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const UnitId unit = options[i].unit;
        m_bearings.emplace_back(judge, season, unit, options[i].order);
        if (!choosing.contains(unit)) {
            choosing.insert(unit);
            m_choosers.push_back({unit, {assumed}, open});
            m_assumedBearings.emplace_back(judge, season, unit, orderedIn(season, unit));
        }
        m_choosers.back().pool.push_back(static_cast<int>(i));
    }
    for (int u = 0; u < static_cast<int>(season.position().units.size()); ++u) {
        if (!choosing.contains(UnitId(u)))
            m_fixed.emplace_back(judge, season, UnitId(u), orderedIn(season, UnitId(u)));
    }
}

const Bearing &ReplyTree::bearingOf(const Chooser &chooser, int option) const
{
    return option == assumed ? m_assumedBearings[static_cast<std::size_t>(&chooser - m_choosers.data())]
                             : m_bearings[static_cast<std::size_t>(option)];
}

/// Takes what the frame has to try next; false: nothing is left there.
bool ReplyTree::take(Frame &frame)
{
    Chooser &chooser = m_choosers[frame.chooser];
    if (frame.next < frame.touching.size()) {
        chooser.taken = frame.touching[frame.next++];
        descend(frame.ground); // which may move the frame
        return true;
    }
    chooser.taken = open;
    if (frame.next++ == frame.touching.size() && !frame.away.empty()) {
        chooser.pool = frame.away;
        descend(frame.ground);
        return true;
    }
    chooser.pool = frame.before;
    return false;
}

/// Adds what matters of the orders that are known.
void ReplyTree::grow(Ground &ground) const
{
    const auto adds = [&ground](const Bearing &bearing) { return bearing.touches(ground) && bearing.addTo(ground); };
    for (bool grown = true; grown;) {
        grown = false;
        for (const Bearing &bearing : m_fixed)
            grown = adds(bearing) || grown;
        for (const Chooser &chooser : m_choosers)
            grown = (chooser.taken != open && adds(bearingOf(chooser, chooser.taken))) || grown;
    }
}

/// Opens frames until nobody who is free could touch the ground.
void ReplyTree::descend(Ground ground)
{
    grow(ground);
    for (std::size_t c = 0; c < m_choosers.size(); ++c) {
        const Chooser &chooser = m_choosers[c];
        if (chooser.taken != open)
            continue;
        Frame frame{c, ground, chooser.pool, {}, {}, 0};
        for (const int option : chooser.pool)
            (bearingOf(chooser, option).touches(ground) ? frame.touching : frame.away).push_back(option);
        if (frame.touching.empty())
            continue;
        m_frames.push_back(std::move(frame));
        take(m_frames.back());
        return;
    }
}

bool ReplyTree::next()
{
    if (!m_begun) {
        m_begun = true;
        descend(m_start);
        return true;
    }
    while (!m_frames.empty()) {
        if (take(m_frames.back()))
            return true;
        m_frames.pop_back();
    }
    return false;
}

double ReplyTree::size() const
{
    double size = 1;
    for (const Chooser &chooser : m_choosers)
        size *= chooser.taken == open ? static_cast<double>(chooser.pool.size()) : 1;
    return size;
}

int ReplyTree::standIn(const Chooser &chooser) const
{
    return chooser.taken == open ? chooser.pool.front() : chooser.taken; // the order of the season is the first
}

std::vector<int> ReplyTree::reply() const
{
    std::vector<int> taken;
    for (const Chooser &chooser : m_choosers) {
        if (const int option = standIn(chooser); option != assumed)
            taken.push_back(option);
    }
    return taken;
}

const MovesOutcome &ReplyTree::outcome()
{
    m_changes.clear();
    for (const int option : reply())
        m_changes.push_back(
            {m_options[static_cast<std::size_t>(option)].index, &m_options[static_cast<std::size_t>(option)].order});
    return m_judge.with(m_season, m_changes);
}

} // namespace entente

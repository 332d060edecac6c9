#include "game/replytree.h"

#include <algorithm>

namespace entente {

ReplyTree::ReplyTree(IncrementalJudge &judge, JudgedSeason &season, std::span<const Option> options,
                     const ProvinceSet &places)
    : m_judge(judge), m_season(season), m_options(options), m_start(places)
{
    ProvinceSet everywhere;
    for (int p = 0; p < judge.board().provinceCount(); ++p)
        everywhere.insert(ProvinceId(p));
    const auto touchedBy = [&](UnitId unit, const Order &order) {
        return judge.judgesParts(season) ? judge.touchedBy(season, unit, order) : everywhere;
    };
    for (const Option &option : options)
        m_prints.push_back(touchedBy(option.unit, option.order));
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (m_choosers.empty() || m_choosers.back().unit != options[i].unit) {
            m_choosers.push_back({options[i].unit, {assumed}, open});
            m_assumedPrint.push_back(touchedBy(options[i].unit, season.orders()[options[i].index].order));
        }
        m_choosers.back().pool.push_back(static_cast<int>(i));
    }
    for (std::size_t u = 0; u < season.outcome().units.size(); ++u) {
        const UnitId unit(static_cast<int>(u));
        const bool chooses = std::any_of(m_choosers.begin(), m_choosers.end(),
                                         [unit](const Chooser &chooser) { return chooser.unit == unit; });
        const int order = season.outcome().orderOf[u];
        if (!chooses && order >= 0)
            m_fixed.push_back(touchedBy(unit, season.orders()[static_cast<std::size_t>(order)].order));
    }
}

const ProvinceSet &ReplyTree::printOf(const Chooser &chooser, int option) const
{
    return option == assumed ? m_assumedPrint[static_cast<std::size_t>(&chooser - m_choosers.data())]
                             : m_prints[static_cast<std::size_t>(option)];
}

/// Takes what the frame has to try next; false: nothing is left there.
bool ReplyTree::take(Frame &frame)
{
    Chooser &chooser = m_choosers[frame.chooser];
    if (frame.next < frame.touching.size()) {
        chooser.taken = frame.touching[frame.next++];
        descend(frame.ground | printOf(chooser, chooser.taken)); // which may move the frame
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

/// Opens frames until nobody who is free could touch the ground.
void ReplyTree::descend(ProvinceSet ground)
{
    for (bool grown = true; grown;) {
        grown = false;
        for (const ProvinceSet &print : m_fixed) {
            if (print.intersects(ground) && !(print - ground).empty()) {
                ground |= print;
                grown = true;
            }
        }
    }
    for (std::size_t c = 0; c < m_choosers.size(); ++c) {
        const Chooser &chooser = m_choosers[c];
        if (chooser.taken != open)
            continue;
        Frame frame{c, ground, chooser.pool, {}, {}, 0};
        for (const int option : chooser.pool)
            (printOf(chooser, option).intersects(ground) ? frame.touching : frame.away).push_back(option);
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

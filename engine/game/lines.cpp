#include "game/lines.h"

#include <algorithm>
#include <utility>

namespace entente {

Lines::Lines(Game game)
{
    m_lines.push_back({{}, {}, std::move(game), -1});
}

int Lines::from(int line) const
{
    const int parent = at(line).parent;
    if (parent < 0)
        return 0;
    const Game &own = at(line).game;
    const Game &other = at(parent).game;
    int turns = 0; // a turn played anew is another one
    while (turns < own.turnCount() && turns < other.turnCount() && &own.turn(turns) == &other.turn(turns))
        ++turns;
    return turns;
}

void Lines::start(int turns, std::string name)
{
    Line line;
    line.name = std::move(name);
    line.parent = m_current;
    const int from = std::clamp(turns, 0, game().turnCount());
    line.game = game().upTo(from);
    line.game.setOrders(from < game().turnCount() ? game().turn(from).orders : game().orders());
    m_lines.push_back(std::move(line));
    m_current = count() - 1;
}

void Lines::name(int line, std::string name, std::string note)
{
    Line &named = m_lines[static_cast<std::size_t>(line)];
    named.name = std::move(name);
    named.note = std::move(note);
}

void Lines::promote(int line)
{
    // The way up to the first line is turned round.
    int child = -1;
    for (int each = line; each >= 0;)
        each = std::exchange(m_lines[static_cast<std::size_t>(each)].parent, std::exchange(child, each));
    // It takes the first place; the two exchange their numbers.
    const auto renumbered = [line](int number) { return number == line ? 0 : number == 0 ? line : number; };
    std::swap(m_lines.front(), m_lines[static_cast<std::size_t>(line)]);
    for (Line &each : m_lines)
        each.parent = each.parent < 0 ? -1 : renumbered(each.parent);
    m_current = renumbered(m_current);
}

void Lines::remove(int line)
{
    if (line <= 0 || line >= count())
        return;
    const int parent = at(line).parent;
    m_lines.erase(m_lines.begin() + line);
    const auto renumbered = [line](int number) { return number > line ? number - 1 : number; };
    for (Line &each : m_lines) {
        if (each.parent == line)
            each.parent = parent;
        each.parent = renumbered(each.parent);
    }
    m_current = m_current == line ? renumbered(parent) : renumbered(m_current);
}

} // namespace entente

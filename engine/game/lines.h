#pragma once

#include "game/game.h"

#include <string>
#include <vector>

namespace entente {

/// One way in which a game goes, or might go.
struct Line {
    std::string name; ///< empty: it has none
    std::string note;
    Game game;
    int parent = -1; ///< the line that it was started from; -1: the first line
};

/// The lines of one game, as a tree and a value: the first is the game itself, every other was started at some phase of
/// another one and never touches it. One of them is being looked at and played on. Turns that lines have in common are
/// kept once.
class Lines {
public:
    Lines() = default;
    explicit Lines(Game game);

    int count() const { return static_cast<int>(m_lines.size()); }
    const Line &at(int line) const { return m_lines[static_cast<std::size_t>(line)]; }
    int current() const { return m_current; }
    /// How many turns the line has in common with its parent as that stands now: where it leaves it.
    int from(int line) const;
    const Game &game() const { return m_lines.empty() ? m_none : at(m_current).game; }
    Game &game() { return m_lines.empty() ? m_none : m_lines[static_cast<std::size_t>(m_current)].game; }

    /// Begins a line with the first `turns` turns of the current one and goes there. The orders that were given next
    /// are written again, to be changed.
    void start(int turns, std::string name);
    /// Appends one that was read from a file.
    void append(Line line) { m_lines.push_back(std::move(line)); }
    void goTo(int line) { m_current = line; }
    void name(int line, std::string name, std::string note);
    /// Makes the line the first; what was the first becomes a line that leaves it.
    void promote(int line);
    /// Takes a line away that is not the first; lines that were started from it hang on its parent.
    void remove(int line);

private:
    std::vector<Line> m_lines;
    int m_current = 0;
    Game m_none;
};

} // namespace entente

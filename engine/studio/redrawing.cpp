#include "studio/redrawing.h"

#include "base/names.h"
#include "exchange/boarddraft.h"
#include "exchange/chartspots.h"
#include "studio/coastedits.h"
#include "studio/grid.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace entente {

namespace {

constexpr int coarse = 600;           ///< cells along the longer side: enough to see which shapes lie on each other
constexpr double mostlyTheSame = 0.5; ///< of what two shapes cover together, covered by both
constexpr std::size_t shortAbbreviation = 3;

/// As studio.json keeps it: two digits.
std::vector<std::vector<std::pair<long, long>>> keptOf(const Rings &rings, ChartPoint origin = {})
{
    std::vector<std::vector<std::pair<long, long>>> kept;
    for (const auto &ring : rings) {
        kept.emplace_back();
        for (const ChartPoint &corner : ring)
            kept.back().emplace_back(std::lround((corner.x - origin.x) * 100),
                                     std::lround((corner.y - origin.y) * 100));
    }
    return kept;
}

struct Box {
    ChartPoint least{1e30, 1e30};
    ChartPoint most{-1e30, -1e30};
};

Box boxOf(const Rings &rings)
{
    Box box;
    for (const auto &ring : rings) {
        for (const ChartPoint &corner : ring) {
            box.least = {std::min(box.least.x, corner.x), std::min(box.least.y, corner.y)};
            box.most = {std::max(box.most.x, corner.x), std::max(box.most.y, corner.y)};
        }
    }
    return box;
}

/// Does the drawing call it so, in full or by an id?
bool isCalled(const BoardSketch::Drawn &drawn)
{
    const std::string &id = drawn.id;
    const bool isNumber = id.size() > 1 && id.front() == 'p'
                          && std::all_of(id.begin() + 1, id.end(), [](char c) { return c >= '0' && c <= '9'; });
    return drawn.named || !isNumber;
}

/// Which place of the board is which of the drawing.
class Matching {
public:
    Matching(const BoardSketch &board, const BoardSketch &drawn)
        : m_board(board), m_drawn(drawn), m_before(drawn.places.size(), -1), m_after(board.places.size(), -1)
    {
        byOutline();
        byName([](const BoardSketch::Drawn &place) { return place.id; });
        byName([](const BoardSketch::Drawn &place) { return foldName(place.name); });
        byGround();
    }

    int before(int drawn) const { return m_before[static_cast<std::size_t>(drawn)]; } ///< -1: it is new
    int after(int place) const { return m_after[static_cast<std::size_t>(place)]; }   ///< -1: it is gone

private:
    bool isFree(int place, int drawn) const { return after(place) < 0 && before(drawn) < 0; }
    void join(int place, int drawn)
    {
        m_before[static_cast<std::size_t>(drawn)] = place;
        m_after[static_cast<std::size_t>(place)] = drawn;
    }

    /// Of shapes that lie upon each other the one that is called so comes first.
    void byOutline()
    {
        std::multimap<std::vector<std::vector<std::pair<long, long>>>, int> known;
        for (int i = 0; i < static_cast<int>(m_board.places.size()); ++i)
            known.emplace(keptOf(*m_board.place(i).outline), i);
        for (const bool named : {true, false}) {
            for (int i = 0; i < static_cast<int>(m_drawn.places.size()); ++i) {
                const auto [begin, end] = known.equal_range(keptOf(*m_drawn.place(i).outline));
                for (auto same = begin; same != end; ++same) {
                    const bool called = m_board.place(same->second).drawn.id == m_drawn.place(i).drawn.id;
                    if (isFree(same->second, i) && (called || !named))
                        join(same->second, i);
                }
            }
        }
    }

    /// Numbers are no names: they change with every shape that comes or goes.
    template <typename NameOf>
    void byName(NameOf nameOf)
    {
        std::map<std::string, std::vector<int>> known;
        for (int i = 0; i < static_cast<int>(m_board.places.size()); ++i) {
            if (after(i) < 0 && isCalled(m_board.place(i).drawn))
                known[nameOf(m_board.place(i).drawn)].push_back(i);
        }
        for (int i = 0; i < static_cast<int>(m_drawn.places.size()); ++i) {
            const auto same = known.find(nameOf(m_drawn.place(i).drawn));
            if (isCalled(m_drawn.place(i).drawn) && same != known.end() && same->second.size() == 1
                && isFree(same->second.front(), i))
                join(same->second.front(), i);
        }
    }

    void byGround()
    {
        const double width = std::max(m_board.width, m_drawn.width);
        const double height = std::max(m_board.height, m_drawn.height);
        const auto painted = [&](const BoardSketch &sketch) {
            Grid grid(width, height, coarse);
            for (std::size_t i = 0; i < sketch.places.size(); ++i)
                grid.paint(*sketch.places[i].outline, true, static_cast<std::int16_t>(i));
            return grid;
        };
        const Grid one = painted(m_board);
        const Grid other = painted(m_drawn);
        std::map<int, int> areas;
        std::map<int, int> drawnAreas;
        std::map<std::pair<int, int>, int> shared;
        for (int y = 0; y < one.height(); ++y) {
            for (int x = 0; x < one.width(); ++x) {
                ++areas[one.at(x, y)];
                ++drawnAreas[other.at(x, y)];
                if (one.at(x, y) >= 0 && other.at(x, y) >= 0)
                    ++shared[{one.at(x, y), other.at(x, y)}];
            }
        }
        for (const auto &[pair, area] : shared) {
            const double together = areas[pair.first] + drawnAreas[pair.second] - area;
            if (isFree(pair.first, pair.second) && area > mostlyTheSame * together)
                join(pair.first, pair.second); // no other can have more than half
        }
    }

    const BoardSketch &m_board;
    const BoardSketch &m_drawn;
    std::vector<int> m_before;
    std::vector<int> m_after;
};

class Redrawer {
public:
    Redrawer(const BoardSketch &board, const Proposal &drawing)
        : m_before(board), m_fresh(sketchOf(drawing, board.title)), m_matching(board, m_fresh)
    {
    }

    Redrawing run()
    {
        BoardSketch &board = m_result.board = m_before;
        board.width = m_fresh.width;
        board.height = m_fresh.height;
        m_result.adorned = *board.ornaments != *m_fresh.ornaments;
        board.ornaments = m_fresh.ornaments;
        board.places.clear();
        takePlaces();
        addPlaces();
        takePassages();
        for (int i = 0; i < static_cast<int>(board.places.size()); ++i) {
            if (const auto coasts = m_coasts.find(i); coasts != m_coasts.end())
                setCoasts(board, i, coasts->second);
        }
        return std::move(m_result);
    }

private:
    void takePlaces()
    {
        for (int i = 0; i < static_cast<int>(m_before.places.size()); ++i) {
            const BoardSketch::Place &before = m_before.place(i);
            const int at = m_matching.after(i);
            if (at < 0) {
                m_result.gone.push_back(before.name);
                m_now.push_back(-1);
                continue;
            }
            m_now.push_back(static_cast<int>(m_result.board.places.size()));
            ++m_result.stayed;
            m_result.board.places.push_back(before);
            BoardSketch::Place &place = m_result.board.places.back();
            const BoardSketch::Place fresh = m_fresh.place(at);
            place.drawn = fresh.drawn;
            place.blank = fresh.blank;
            takeName(place, before, fresh);
            if (before.ground == before.drawn.ground && before.ground != fresh.ground) {
                // The places about it are told by `takePassages`, which asks the drawing.
                place.wet = fresh.wet;
                place.ground = fresh.ground;
                place.groundCertainty = fresh.groundCertainty;
                dropWhatCannotStay(place);
                m_result.redrawn.push_back(place.name);
                m_regrounded.insert(m_now.back());
            }
            if (before.coasts == before.drawn.coasts && fresh.coasts != before.coasts)
                m_coasts[m_now.back()] = fresh.coasts;
            takeOutline(place, before, fresh);
            // The drawing's passages are wanted as the person's ground and coasts have them.
            setGround(m_fresh, at, place.ground);
            if (m_fresh.place(at).coasts != before.coasts && !m_coasts.count(m_now.back()))
                setCoasts(m_fresh, at, before.coasts);
        }
    }

    /// Nothing stands on closed ground, and no army on water.
    static void dropWhatCannotStay(BoardSketch::Place &place)
    {
        const bool closed = place.ground == Ground::Impassable;
        if (closed) {
            place.centre = false;
            place.home = -1;
        }
        if (closed || (place.ground == Ground::Water && place.unit != "F")) {
            place.unit.clear();
            place.unitCoast.clear();
            place.unitOf = -1;
        }
        if (place.ground != Ground::Land) {
            place.walled.clear();
            place.walledOf = -1;
        }
    }

    /// An abbreviation is what orders are written with: it changes with the name alone.
    void takeName(BoardSketch::Place &place, const BoardSketch::Place &before, const BoardSketch::Place &fresh)
    {
        const bool chosen = before.name != before.drawn.name;
        if (chosen || fresh.name == before.name || !isCalled(fresh.drawn))
            return;
        place.name = fresh.name;
        place.named = fresh.named;
        m_result.renamed.push_back(place.name);
        if (!isTaken(fresh.abbreviation, &before))
            place.abbreviation = fresh.abbreviation;
    }

    /// Is a place called so in short, of those that stay or those that are here already?
    bool isTaken(const std::string &abbreviation, const BoardSketch::Place *but) const
    {
        const std::string id = idOf(abbreviation);
        const auto same = [&](const BoardSketch::Place &each) { return &each != but && idOf(each.abbreviation) == id; };
        return std::any_of(m_before.places.begin(), m_before.places.end(), same)
               || std::any_of(m_result.board.places.begin(), m_result.board.places.end(), same);
    }

    void takeOutline(BoardSketch::Place &place, const BoardSketch::Place &before, const BoardSketch::Place &fresh)
    {
        if (keptOf(*before.outline) == keptOf(*fresh.outline))
            return;
        if (!m_regrounded.count(m_now.back()))
            m_result.redrawn.push_back(place.name);
        m_moved.insert(m_now.back());
        place.outline = fresh.outline;
        const Box old = boxOf(*before.outline);
        const Box now = boxOf(*fresh.outline);
        const bool carried = keptOf(*before.outline, old.least) == keptOf(*fresh.outline, now.least);
        ChartPoint way;
        if (carried)
            way = {now.least.x - old.least.x, now.least.y - old.least.y};
        else if (!isWithin(before.unitAt, *fresh.outline))
            way = {fresh.unitAt.x - before.unitAt.x, fresh.unitAt.y - before.unitAt.y};
        const auto carry = [&](ChartPoint &spot) {
            spot = {std::clamp(spot.x + way.x, 0.0, m_fresh.width), std::clamp(spot.y + way.y, 0.0, m_fresh.height)};
        };
        carry(place.unitAt);
        for (std::optional<ChartPoint> *spot : {&place.centreAt, &place.nameAt}) {
            if (*spot)
                carry(**spot);
        }
        for (auto &[name, spot] : place.spots)
            carry(spot);
    }

    void addPlaces()
    {
        for (int i = 0; i < static_cast<int>(m_fresh.places.size()); ++i) {
            if (m_matching.before(i) >= 0) {
                m_ofDrawing.push_back(m_now[static_cast<std::size_t>(m_matching.before(i))]);
                continue;
            }
            BoardSketch::Place place = m_fresh.place(i);
            if (isTaken(place.abbreviation, nullptr))
                place.abbreviation = freeAbbreviation(place);
            place.drawn.id = idOf(place.abbreviation);
            m_ofDrawing.push_back(static_cast<int>(m_result.board.places.size()));
            m_moved.insert(m_ofDrawing.back());
            m_result.added.push_back(place.name);
            m_result.board.places.push_back(std::move(place));
        }
    }

    std::string freeAbbreviation(const BoardSketch::Place &place) const
    {
        const std::string letters = idOf(place.name);
        for (std::size_t i = shortAbbreviation; i < letters.size(); ++i) {
            std::string shorter = place.abbreviation.substr(0, 2) + letters[i];
            if (place.abbreviation.size() >= 2 && idOf(shorter).size() == shorter.size() && !isTaken(shorter, nullptr))
                return shorter;
        }
        int number = 2;
        while (isTaken(place.abbreviation + std::to_string(number), nullptr))
            ++number;
        return place.abbreviation + std::to_string(number);
    }

    /// Between shapes that are as they were everything stays but for what a line joined that is gone. Elsewhere what a
    /// person has answered does; the rest is as the drawing has it now.
    void takePassages()
    {
        std::map<std::pair<int, int>, BoardSketch::Passage> drawn;
        for (BoardSketch::Passage passage : m_fresh.passages) {
            passage.from = m_ofDrawing[static_cast<std::size_t>(passage.from)];
            passage.to = m_ofDrawing[static_cast<std::size_t>(passage.to)];
            drawn.emplace(std::minmax(passage.from, passage.to), passage);
        }
        std::vector<BoardSketch::Passage> &passages = m_result.board.passages;
        passages.clear();
        const bool wider = m_before.tolerance > m_fresh.tolerance + 0.01;
        for (BoardSketch::Passage passage : m_before.passages) {
            passage.from = m_now[static_cast<std::size_t>(passage.from)];
            passage.to = m_now[static_cast<std::size_t>(passage.to)];
            if (passage.from < 0 || passage.to < 0)
                continue;
            const auto now = drawn.find(std::minmax(passage.from, passage.to));
            const auto touches = [&](const std::set<int> &places) {
                return places.count(passage.from) > 0 || places.count(passage.to) > 0;
            };
            const bool answered = passage.answer != Answer::Open;
            const bool wasLine = now == drawn.end() && !wider; // shapes that are as they were meet as they did
            if (now != drawn.end() && touches(m_regrounded)) {
                passages.push_back(now->second);
                passages.back().answer = passage.answer;
            } else if (answered || !(wasLine || touches(m_moved) || touches(m_regrounded))) {
                passages.push_back(passage);
            } else if (now != drawn.end()) {
                passages.push_back(now->second);
            } else if (!touches(m_moved) && !touches(m_regrounded)) {
                m_result.parted.push_back(endsOf(passage));
            }
            if (now != drawn.end())
                drawn.erase(now);
        }
        // Shapes that are as they were meet as they did, where somebody chose a narrower gap than the drawing's.
        const bool narrower = m_before.tolerance < m_fresh.tolerance - 0.01;
        for (const auto &[ends, passage] : drawn) {
            const bool isNew = m_moved.count(ends.first) || m_moved.count(ends.second);
            if (!narrower || isNew)
                passages.push_back(passage);
            if (!narrower && !isNew && !m_regrounded.count(ends.first) && !m_regrounded.count(ends.second))
                m_result.joined.push_back(endsOf(passage));
        }
    }

    std::string endsOf(const BoardSketch::Passage &passage) const
    {
        return m_result.board.place(passage.from).name + " – " + m_result.board.place(passage.to).name;
    }

    const BoardSketch &m_before;
    BoardSketch m_fresh;
    Matching m_matching;
    Redrawing m_result;
    std::vector<int> m_now;       ///< by place of the board before; -1: it is gone
    std::vector<int> m_ofDrawing; ///< by place of the drawing
    std::set<int> m_moved;        ///< new, or of another outline
    std::set<int> m_regrounded;   ///< of another ground, as the drawing has it
    std::map<int, std::vector<std::string>> m_coasts;
};

} // namespace

Redrawing redrawnBy(const BoardSketch &board, const Proposal &drawing)
{
    return Redrawer(board, drawing).run();
}

} // namespace entente

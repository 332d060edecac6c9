#include "specialrule.h"

#include <algorithm>

namespace entente::proof {

namespace {

using Names = std::array<std::int8_t, Scene::mostUnits>;
using PlaceNames = std::array<std::int8_t, Scene::mostPlaces>;

std::uint64_t factorial(int n)
{
    return n < 2 ? 1 : static_cast<std::uint64_t>(n) * factorial(n - 1);
}

/// Scenes in the order in which they are written down: units by the form of their orders, places and powers by first
/// use. Of all names that a scene may have, those are taken that come first.
class Scenes {
public:
    Scenes(const SpecialRule &feature, int units, std::size_t part, std::size_t parts, const SceneVisit &visit)
        : f(feature), m_part(part), m_parts(parts), m_visit(visit)
    {
        m_now.scene.units = units;
        for (int u = 0; u < units; ++u)
            m_now.scene.piece[u].stand = static_cast<std::int8_t>(u);
    }

    void run() { chooseForm(0); }

private:
    /// A scene without powers and marks, and which form each unit has.
    struct Pattern {
        Scene scene;
        std::array<int, Scene::mostUnits> form = {};
    };
    struct Symmetry {
        Names units;
        PlaceNames places;
    };

    int units() const { return m_now.scene.units; }
    const Form &formOf(int u) const { return f.forms[static_cast<std::size_t>(m_now.form[u])]; }

    static std::int8_t &slotOf(Piece &piece, int slot)
    {
        return slot == 0 ? piece.to : slot == 1 ? piece.next : piece.over;
    }

    void chooseForm(int u)
    {
        if (u == units()) {
            bool any = f.about.empty();
            for (int i = 0; i < units(); ++i)
                any = any || std::count(f.about.begin(), f.about.end(), formOf(i).kind) > 0;
            if (any)
                chooseStand(0);
            return;
        }
        for (int form = u ? m_now.form[u - 1] : 0; form < static_cast<int>(f.forms.size()); ++form) {
            m_now.form[u] = form;
            Piece &piece = m_now.scene.piece[u];
            piece.kind = formOf(u).kind;
            piece.verb = formOf(u).verb;
            piece.inside = formOf(u).stand == Form::Stand::Inside;
            piece.aboard = formOf(u).stand == Form::Stand::Aboard;
            chooseForm(u + 1);
        }
    }

    void chooseStand(int u)
    {
        if (u == units())
            return chooseSlot(0, 0, 0);
        Piece &piece = m_now.scene.piece[u];
        if (formOf(u).stand == Form::Stand::Box) {
            piece.stand = nothing;
            chooseStand(u + 1);
            piece.stand = static_cast<std::int8_t>(u);
            return;
        }
        for (int place = 0; place < units(); ++place) {
            const bool own = place == u;
            if (own ? piece.inside || piece.aboard
                    : formOf(u).stand == Form::Stand::Field || formOf(place).stand != Form::Stand::Field)
                continue;
            bool taken = false;
            for (int other = 0; other < u; ++other)
                taken = taken || (!own && m_now.scene.piece[other].stand == place && other != place);
            piece.stand = static_cast<std::int8_t>(place);
            if (!taken)
                chooseStand(u + 1);
        }
        piece.stand = static_cast<std::int8_t>(u);
    }

    void chooseSlot(int u, int slot, int empty)
    {
        if (u == units()) {
            m_now.scene.places = units() + empty;
            return take();
        }
        const char letter = formOf(u).slots[slot];
        Piece &piece = m_now.scene.piece[u];
        if (!letter)
            return chooseSlot(u + 1, 0, empty);
        std::int8_t &named = slotOf(piece, slot);
        const int last =
            letter == 'u' ? units() - 1 : std::min({units() + empty, units() + f.empties - 1, Scene::mostPlaces - 1});
        for (int to = 0; to <= last; ++to) {
            const bool fits = letter == 'u'   ? to != u
                              : to >= units() ? true
                              : letter == 'h' ? m_now.scene.piece[to].stand == to
                                              : m_now.scene.piece[to].stand == to && to != piece.stand;
            if (!fits || (slot == 1 && letter != 'u' && formOf(u).slots[0] != 'u' && to == piece.to))
                continue;
            named = static_cast<std::int8_t>(to);
            chooseSlot(u, slot + 1, std::max(empty, to - units() + 1));
        }
        named = nothing;
    }

    /// The same under other names of units; how places are called then is written to `places`.
    Pattern renamed(const Names &names, PlaceNames &places) const
    {
        Pattern result;
        result.scene.units = units();
        Names unitOf = {};
        for (int u = 0; u < units(); ++u) {
            unitOf[names[u]] = static_cast<std::int8_t>(u);
            places[u] = names[u];
        }
        for (int place = units(); place < Scene::mostPlaces; ++place)
            places[place] = nothing;
        int empty = units();
        for (int i = 0; i < units(); ++i) {
            const int u = unitOf[i];
            Piece piece = m_now.scene.piece[u];
            piece.stand = piece.stand == nothing ? nothing : places[piece.stand];
            const char *slots = formOf(u).slots;
            for (int slot = 0; slots[slot]; ++slot) {
                std::int8_t &named = slotOf(piece, slot);
                if (slots[slot] != 'u' && places[named] == nothing)
                    places[named] = static_cast<std::int8_t>(empty++);
                named = slots[slot] == 'u' ? names[named] : places[named];
            }
            result.scene.piece[i] = piece;
            result.form[i] = m_now.form[u];
        }
        return result;
    }

    /// -1, 0 or 1: does the one come before the other?
    int compare(const Pattern &a, const Pattern &b) const
    {
        for (int u = 0; u < units(); ++u) {
            const Piece &x = a.scene.piece[u], &y = b.scene.piece[u];
            const auto left = std::make_tuple(x.stand, x.to, x.next, x.over),
                       right = std::make_tuple(y.stand, y.to, y.next, y.over);
            if (left != right)
                return left < right ? -1 : 1;
        }
        return 0;
    }

    void take()
    {
        std::vector<Symmetry> symmetries;
        Names names = {};
        const auto go = [&](auto &&self, int place, Mask used) -> bool {
            if (place == units()) {
                Symmetry symmetry{names, {}};
                const int order = compare(renamed(names, symmetry.places), m_now);
                if (order == 0)
                    symmetries.push_back(symmetry);
                return order >= 0;
            }
            for (int u = 0; u < units(); ++u) {
                if (has(used, u) || m_now.form[u] != m_now.form[place])
                    continue;
                names[u] = static_cast<std::int8_t>(place);
                if (!self(self, place + 1, used | 1u << u))
                    return false;
            }
            return true;
        };
        if (!go(go, 0, 0) || (f.isLegal && !f.isLegal(m_now.scene)) || m_count++ % m_parts != m_part)
            return;
        choosePower(symmetries, 0, 0);
    }

    void choosePower(const std::vector<Symmetry> &symmetries, int u, int powers)
    {
        Scene &scene = m_now.scene;
        if (u == units()) {
            Mask used = 0;
            for (int i = 0; i < units(); ++i)
                used |= 1u << scene.piece[i].power;
            if (std::has_single_bit(used + 1))
                chooseMark(symmetries, 0, powers);
            return;
        }
        for (int power = 0; power <= (f.ranked ? units() - 1 : powers); ++power) {
            scene.piece[u].power = static_cast<std::int8_t>(power);
            choosePower(symmetries, u + 1, std::max(powers, power + 1));
        }
        scene.piece[u].power = 0;
    }

    void chooseMark(const std::vector<Symmetry> &symmetries, int place, int powers)
    {
        Scene &scene = m_now.scene;
        if (place == scene.places) {
            if (!f.suits || f.suits(scene))
                offer(symmetries);
            return;
        }
        const int most = !f.isMarked || !f.isMarked(scene, place) ? 0 : f.marks < 0 ? powers + 1 : f.marks;
        for (int mark = 0; mark <= most; ++mark) {
            scene.mark[place] = static_cast<std::int8_t>(mark);
            chooseMark(symmetries, place + 1, powers);
        }
        scene.mark[place] = 0;
    }

    /// Is the choice of powers and marks first among what the symmetries make of it? How many leave it as it is?
    void offer(const std::vector<Symmetry> &symmetries)
    {
        using Choice = std::array<std::int8_t, Scene::mostUnits + Scene::mostPlaces>;
        const Scene &scene = m_now.scene;
        const auto image = [&](const Symmetry &symmetry) {
            Choice choice = {};
            for (int u = 0; u < units(); ++u)
                choice[symmetry.units[u]] = scene.piece[u].power;
            std::array<std::int8_t, Scene::mostUnits> called;
            called.fill(nothing);
            std::int8_t powers = 0;
            for (int u = 0; u < units(); ++u) {
                std::int8_t &name = called[choice[u]];
                if (name == nothing)
                    name = f.ranked ? choice[u] : powers++;
                choice[u] = name;
            }
            for (int place = 0; place < scene.places; ++place) {
                const std::int8_t mark = scene.mark[place];
                const bool names = f.marks < 0 && mark > 0 && mark <= powers;
                choice[Scene::mostUnits + symmetry.places[place]] =
                    names ? static_cast<std::int8_t>(called[mark - 1] + 1) : mark;
            }
            return choice;
        };
        std::uint64_t same = 0;
        Symmetry none;
        for (int u = 0; u < units(); ++u)
            none.units[u] = static_cast<std::int8_t>(u);
        for (int place = 0; place < Scene::mostPlaces; ++place)
            none.places[place] = static_cast<std::int8_t>(place);
        const Choice own = image(none);
        for (const Symmetry &symmetry : symmetries) {
            const Choice other = image(symmetry);
            if (other < own)
                return;
            same += other == own ? 1 : 0;
        }
        m_visit(scene, factorial(units()) / same);
    }

    const SpecialRule &f;
    std::size_t m_part, m_parts, m_count = 0;
    const SceneVisit &m_visit;
    Pattern m_now;
};

} // namespace

void eachScene(const SpecialRule &feature, int units, std::size_t part, std::size_t parts, const SceneVisit &visit)
{
    Scenes(feature, units, part, parts, visit).run();
}

} // namespace entente::proof

#include "studio/patches.h"

#include "base/wording.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string>

namespace entente {

namespace {

/// Of the picture's pixels: what is smaller is a speck.
constexpr int specksInPicture = 20'000;
constexpr int smallestPatch = 40;

/// A patch holds a circle whose radius is this part of the longer side: lines and letters do not.
constexpr int thinnestPart = 300;
constexpr int thinnestRadius = 3;

/// How far patches grow into what lies between them, as a part of the longer side.
constexpr int grownPart = 60;
constexpr int leastGrowth = 10;

constexpr double coveredByColour = 0.5; // with less, colours part nothing here

class PatchFinder {
public:
    PatchFinder(const Picture &picture, const PatchRules &rules)
        : m_picture(picture), m_rules(rules), m_longer(std::max(picture.width, picture.height)),
          m_seen(static_cast<std::size_t>(picture.width) * static_cast<std::size_t>(picture.height), false)
    {
        m_least = std::max(smallestPatch, static_cast<int>(m_seen.size() / specksInPicture));
    }

    Result<Patches, Fault> find(const Watch &watch)
    {
        const auto goesOn = [&](double share) { return !watch || watch(share); };
        if (m_rules.by == PatchesBy::Lines)
            findLines();
        Grid found(m_picture.width, m_picture.height, m_longer);
        int count = 0;
        for (int y = 0; y < m_picture.height; ++y) {
            if (y % 32 == 0 && !goesOn(0.6 * y / m_picture.height))
                return stoppedTask();
            for (int x = 0; x < m_picture.width; ++x) {
                if (const auto like = m_seen[index(x, y)] ? std::nullopt : seedAt(x, y); like && flood(x, y, *like)) {
                    for (const auto &[memberX, memberY] : m_members)
                        found.at(memberX, memberY) = static_cast<std::int16_t>(count);
                    ++count;
                }
            }
        }
        Patches made = withoutThin(found, count);
        if (made.all.size() < 2)
            return Fault{"", worded("Faults", "The picture shows no areas that lines or colours part.")};
        if (made.all.size() > mostPatches)
            return Fault{"", worded("Faults", "The picture shows more than %1 areas; a drawn map is wanted, no "
                                              "photograph.")
                                 .with(std::to_string(mostPatches))};
        if (!goesOn(0.8))
            return stoppedTask();
        made.cells = grown(made.cores, reach()).cells;
        if (!goesOn(1))
            return stoppedTask();
        return made;
    }

    /// The pixels that are like this one and joined to it. False: they are only a speck.
    bool floodFrom(int x, int y) { return flood(x, y, meanAround(x, y)); }
    const std::vector<std::pair<int, int>> &members() const { return m_members; }
    int reach() const { return std::max(leastGrowth, m_longer / grownPart); }

    PixelColour colourAt(int x, int y) const
    {
        const std::size_t at = 3 * index(x, y);
        return {m_picture.rgb[at], m_picture.rgb[at + 1], m_picture.rgb[at + 2]};
    }

private:
    std::size_t index(int x, int y) const
    {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_picture.width) + static_cast<std::size_t>(x);
    }
    bool holds(int x, int y) const { return x >= 0 && y >= 0 && x < m_picture.width && y < m_picture.height; }

    bool isLike(PixelColour one, PixelColour other) const
    {
        const int apart = std::max(
            {std::abs(one.red - other.red), std::abs(one.green - other.green), std::abs(one.blue - other.blue)});
        return apart <= m_rules.likeness;
    }

    PixelColour meanAround(int x, int y) const
    {
        PixelColour sum;
        int count = 0;
        for (int besideY = y - 1; besideY <= y + 1; ++besideY) {
            for (int besideX = x - 1; besideX <= x + 1; ++besideX) {
                if (!holds(besideX, besideY) || !isLike(colourAt(x, y), colourAt(besideX, besideY)))
                    continue;
                const PixelColour colour = colourAt(besideX, besideY);
                sum = {sum.red + colour.red, sum.green + colour.green, sum.blue + colour.blue};
                ++count;
            }
        }
        return {sum.red / count, sum.green / count, sum.blue / count};
    }

    /// The colour of a patch that begins here; none where colours change, for that is no patch's inside.
    std::optional<PixelColour> seedAt(int x, int y) const
    {
        if (m_rules.by == PatchesBy::Lines)
            return PixelColour();
        for (const auto &[besideX, besideY] : {std::pair(x + 1, y), {x, y + 1}, {x - 1, y}, {x, y - 1}}) {
            if (holds(besideX, besideY) && !isLike(colourAt(x, y), colourAt(besideX, besideY)))
                return std::nullopt;
        }
        return meanAround(x, y);
    }

    /// Lines are darker than the mean around them, and close what is a pixel wide: they may have gaps.
    void findLines()
    {
        const int around = std::max(6, m_longer / 80);
        std::vector<std::int64_t> sums((static_cast<std::size_t>(m_picture.width) + 1)
                                       * (static_cast<std::size_t>(m_picture.height) + 1));
        const auto sum = [&](int x, int y) -> std::int64_t & {
            return sums[static_cast<std::size_t>(y) * (static_cast<std::size_t>(m_picture.width) + 1)
                        + static_cast<std::size_t>(x)];
        };
        for (int y = 0; y < m_picture.height; ++y) {
            for (int x = 0; x < m_picture.width; ++x)
                sum(x + 1, y + 1) = brightnessAt(x, y) + sum(x, y + 1) + sum(x + 1, y) - sum(x, y);
        }
        for (int y = 0; y < m_picture.height; ++y) {
            for (int x = 0; x < m_picture.width; ++x) {
                const int left = std::max(0, x - around), right = std::min(m_picture.width, x + around + 1);
                const int top = std::max(0, y - around), bottom = std::min(m_picture.height, y + around + 1);
                const std::int64_t mean = (sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top))
                                          / ((right - left) * (bottom - top));
                if (brightnessAt(x, y) + m_rules.likeness >= mean)
                    continue;
                for (const auto &[besideX, besideY] :
                     {std::pair(x, y), {x + 1, y}, {x, y + 1}, {x - 1, y}, {x, y - 1}}) {
                    if (holds(besideX, besideY))
                        m_seen[index(besideX, besideY)] = true;
                }
            }
        }
    }

    int brightnessAt(int x, int y) const
    {
        const PixelColour colour = colourAt(x, y);
        return (3 * colour.red + 6 * colour.green + colour.blue) / 10;
    }

    bool flood(int fromX, int fromY, PixelColour like)
    {
        m_members.assign(1, {fromX, fromY});
        m_seen[index(fromX, fromY)] = true;
        for (std::size_t i = 0; i < m_members.size(); ++i) {
            const auto [x, y] = m_members[i];
            for (const auto &[besideX, besideY] : {std::pair(x + 1, y), {x, y + 1}, {x - 1, y}, {x, y - 1}}) {
                if (!holds(besideX, besideY) || m_seen[index(besideX, besideY)])
                    continue;
                if (m_rules.by == PatchesBy::Colour && !isLike(like, colourAt(besideX, besideY)))
                    continue;
                m_seen[index(besideX, besideY)] = true;
                m_members.push_back({besideX, besideY});
            }
        }
        return static_cast<int>(m_members.size()) >= m_least;
    }

    Patches withoutThin(const Grid &found, int count) const;

    const Picture &m_picture;
    PatchRules m_rules;
    int m_longer;
    int m_least = 0;
    std::vector<bool> m_seen;                   ///< by pixel: of a patch, or a line
    std::vector<std::pair<int, int>> m_members; ///< of the patch flooded last
};

/// Size, colour and innermost pixel of each patch.
std::vector<Patch> measured(const Grid &cores, std::size_t count, const PatchFinder &finder)
{
    std::vector<Patch> all(count);
    std::vector<std::array<std::int64_t, 3>> sums(count);
    for (int y = 0; y < cores.height(); ++y) {
        for (int x = 0; x < cores.width(); ++x) {
            if (cores.at(x, y) == Grid::none)
                continue;
            const auto patch = static_cast<std::size_t>(cores.at(x, y));
            const PixelColour colour = finder.colourAt(x, y);
            ++all[patch].cells;
            sums[patch][0] += colour.red;
            sums[patch][1] += colour.green;
            sums[patch][2] += colour.blue;
        }
    }
    const std::vector<InnermostCell> innermost = innermostCells(cores, count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto mean = [&](std::size_t part) { return static_cast<int>(sums[i][part] / std::max(1, all[i].cells)); };
        all[i].colour = {mean(0), mean(1), mean(2)};
        all[i].x = innermost[i].x;
        all[i].y = innermost[i].y;
    }
    return all;
}

Patches PatchFinder::withoutThin(const Grid &found, int count) const
{
    const std::vector<InnermostCell> innermost = innermostCells(found, static_cast<std::size_t>(count));
    const double thinnest = std::max<double>(thinnestRadius, static_cast<double>(m_longer) / thinnestPart);
    std::vector<std::int16_t> number(static_cast<std::size_t>(count), Grid::none);
    std::int16_t kept = 0;
    for (std::size_t i = 0; i < number.size(); ++i) {
        if (innermost[i].depth >= thinnest)
            number[i] = kept++;
    }
    Grid cores = found;
    for (int y = 0; y < cores.height(); ++y) {
        for (int x = 0; x < cores.width(); ++x) {
            if (cores.at(x, y) != Grid::none)
                cores.at(x, y) = number[static_cast<std::size_t>(cores.at(x, y))];
        }
    }
    std::vector<Patch> all = measured(cores, static_cast<std::size_t>(kept), *this);
    return {cores, cores, std::move(all), m_rules};
}

} // namespace

Result<Patches, Fault> patchesOf(const Picture &picture, const PatchRules &rules, const Watch &watch)
{
    if (std::min(picture.width, picture.height) < leastPictureSide)
        return Fault{"", worded("Faults", "The picture is too small: it has to be %1 pixels wide and high at least.")
                             .with(std::to_string(leastPictureSide))};
    return PatchFinder(picture, rules).find(watch);
}

Result<Patches, Fault> patchesOf(const Picture &picture, const Watch &watch)
{
    auto byColour = patchesOf(picture, {PatchesBy::Colour, usualLikeness}, partOf(watch, 0, 0.5));
    if (watch && !watch(0.5))
        return stoppedTask();
    std::int64_t covered = 0;
    if (byColour) {
        for (const Patch &patch : byColour->all)
            covered += patch.cells;
        if (static_cast<double>(covered) >= coveredByColour * picture.width * picture.height)
            return byColour;
    }
    auto byLines = patchesOf(picture, {PatchesBy::Lines, usualContrast}, partOf(watch, 0.5, 1));
    return byLines ? std::move(byLines) : std::move(byColour);
}

Patches withFlooded(const Patches &patches, const Picture &picture, int x, int y, int likeness)
{
    PatchFinder finder(picture, {PatchesBy::Colour, likeness});
    if (!finder.floodFrom(x, y))
        return patches;
    Patches made = patches;
    for (const auto &[memberX, memberY] : finder.members())
        made.cores.at(memberX, memberY) = static_cast<std::int16_t>(patches.all.size());
    made.cells = grown(made.cores, finder.reach()).cells;
    made.all = measured(made.cores, patches.all.size() + 1, finder);
    return made;
}

} // namespace entente

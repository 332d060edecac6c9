#include "studio/textsbeside.h"

#include "studio/sketch.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace entente {

namespace {

/// From the frame of a shape to the middle of a line of text, up and down as far as to the side.
double distanceOf(const DrawnFrame &frame, const DrawnText &text)
{
    constexpr double letterWidth = 0.5; // in sizes
    const double half = letterWidth * text.size * static_cast<double>(text.text.size()) / 2;
    const double across = std::max({0.0, frame.low.x - text.middle.x - half, text.middle.x - half - frame.high.x});
    const double down = std::max({0.0, frame.low.y - text.middle.y, text.middle.y - frame.high.y});
    return std::hypot(across, down);
}

} // namespace

std::vector<std::optional<std::size_t>> textsBeside(const Drawing &drawing, const std::vector<NamelessShape> &shapes,
                                                    const HostOf &hostOf)
{
    constexpr double farthest = 1.8;  // sizes of its letters
    constexpr double smallest = 0.75; // of the shape, either way, in the same
    std::map<int, std::vector<std::size_t>> byHost;
    for (std::size_t i = 0; i < drawing.texts.size(); ++i) {
        if (const int host = drawing.texts[i].text.size() < 3 ? -1 : hostOf(drawing.texts[i]); host >= 0)
            byHost[host].push_back(i);
    }
    const auto largestOn = [&](int host) {
        double size = 0;
        for (const std::size_t text : byHost[host])
            size = std::max(size, drawing.texts[text].size);
        return size;
    };
    struct Pair {
        double distance;
        std::size_t shape;
        std::size_t text;
    };
    std::vector<Pair> pairs;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const DrawnFrame &frame = shapes[i].frame;
        for (const std::size_t number : byHost[shapes[i].host]) {
            const DrawnText &text = drawing.texts[number];
            const double least = smallest * text.size;
            if (frame.high.x - frame.low.x < least || frame.high.y - frame.low.y < least)
                continue;
            const double distance = distanceOf(frame, text);
            if (distance > farthest * text.size || groundIn(text.text) == Ground::Water)
                continue;
            constexpr double smaller = 0.9; // than the name of what lies around it
            constexpr double behind = 1.5;
            const bool isSmall = text.size < smaller * largestOn(shapes[i].host);
            pairs.push_back({isSmall ? distance : behind * distance, i, number});
        }
    }
    std::stable_sort(pairs.begin(), pairs.end(), [](const Pair &a, const Pair &b) { return a.distance < b.distance; });
    std::map<int, std::set<int>> left; // texts of each host, lines of one element together
    const auto elementOf = [&](std::size_t text) {
        const int element = drawing.texts[text].element;
        return element >= 0 ? element : -2 - static_cast<int>(text);
    };
    for (const auto &[host, texts] : byHost) {
        for (const std::size_t text : texts)
            left[host].insert(elementOf(text));
    }
    std::vector<std::optional<std::size_t>> found(shapes.size());
    for (const Pair &pair : pairs) {
        std::set<int> &ofHost = left[shapes[pair.shape].host];
        if (found[pair.shape] || ofHost.size() < 2 || !ofHost.erase(elementOf(pair.text)))
            continue;
        found[pair.shape] = pair.text;
    }
    return found;
}

} // namespace entente

#pragma once

#include "studio/sketchfindings.h"
#include "studio/sketchfolder.h"

#include <QString>
#include <QtGlobal>

#include <algorithm>
#include <string>
#include <vector>

namespace entente::test {

/// Two lands over a sea, a land that lies inland behind them, and a grey one.
inline BoardSketch begun()
{
    const auto drawing =
        readDrawing("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 300 300\">" + std::string(R"(
        <path id="ald" d="M0,100 H100 V200 H0 Z" fill="#e8d8b0"/>
        <path id="bor" d="M100,100 H200 V200 H100 Z" fill="#e8d8b0"/>
        <path id="cor" d="M0,0 H200 V100 H100 H0 Z" fill="#e8d8b0"/>
        <path id="des" d="M200,0 H300 V200 H200 Z" fill="#e8d8b0"/>
        <path id="wet" d="M0,200 H100 H200 H300 V300 H0 Z" fill="#a0c0e0"/></svg>)"));
    if (!drawing)
        qFatal("%s", drawing.error().text().c_str());
    const auto proposal = proposalOf(*drawing, {});
    if (!proposal)
        qFatal("%s", proposal.error().text().c_str());
    return sketchOf(*proposal, "Old Lands");
}

inline int placeCalled(const BoardSketch &sketch, const std::string &brief)
{
    for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
        if (QString::fromStdString(sketch.place(i).abbreviation).toLower().toStdString() == brief)
            return i;
    }
    qFatal("no place %s", brief.c_str());
}

inline const BoardSketch::Passage *between(const BoardSketch &sketch, const std::string &one, const std::string &other)
{
    const int a = placeCalled(sketch, one);
    const int b = placeCalled(sketch, other);
    const auto found = std::find_if(sketch.passages.begin(), sketch.passages.end(),
                                    [&](const BoardSketch::Passage &each) { return each.joins(a, b); });
    return found == sketch.passages.end() ? nullptr : &*found;
}

/// Two powers with a home and a unit each.
inline BoardSketch settled()
{
    BoardSketch sketch = begun();
    setHome(sketch, placeCalled(sketch, "ald"), 0);
    setUnit(sketch, placeCalled(sketch, "ald"), "F");
    setHome(sketch, placeCalled(sketch, "bor"), 1);
    setUnit(sketch, placeCalled(sketch, "bor"), "A");
    return sketch;
}

inline bool isFound(const BoardSketch &sketch, const std::string &words, bool stops)
{
    const std::vector<SketchFinding> all = findingsOf(sketch);
    return std::any_of(all.begin(), all.end(), [&](const SketchFinding &each) {
        return each.stops == stops && each.sentence.text().find(words) != std::string::npos;
    });
}

} // namespace entente::test

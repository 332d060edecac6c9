#pragma once

#include "studio/sketchdocument.h"

#include <memory>

namespace entente::app {

/// Two lands side by side.
inline BoardSketch twoLands()
{
    BoardSketch sketch;
    sketch.title = sketch.id = "handles";
    sketch.width = sketch.height = 400;
    for (const double left : {0.0, 200.0}) {
        BoardSketch::Place &place = sketch.places.emplace_back();
        place.name = place.abbreviation = left > 0 ? "Bor" : "Ald";
        place.ground = Ground::Land;
        place.unitAt = {left + 100, 200};
        place.outline =
            std::make_shared<const Rings>(Rings{{{left, 0}, {left + 200, 0}, {left + 200, 400}, {left, 400}}});
    }
    return sketch;
}

/// The same, with all that a game needs.
inline BoardSketch playable()
{
    BoardSketch sketch = twoLands();
    sketch.passages.push_back({0, 1, true, false, {}, {}, 1, Answer::Open, {200, 200}});
    for (int i = 0; i < 2; ++i) {
        addPower(sketch, i > 0 ? "Boria" : "Aldia");
        sketch.place(i).named = true;
        giveInTurn(sketch, i, i);
    }
    return sketch;
}

} // namespace entente::app

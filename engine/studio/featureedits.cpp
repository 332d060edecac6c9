#include "studio/featureedits.h"

#include <algorithm>

namespace entente {

bool mayHave(const BoardSketch &sketch, int index, Mark mark)
{
    const BoardSketch::Place &place = sketch.place(index);
    switch (mark) {
    case Mark::Box: return place.ground != Ground::Impassable;
    case Mark::Port: return place.centre && sketch.isCoastal(index);
    case Mark::Doubled: return place.home >= 0 && sketch.isCoastal(index);
    case Mark::Edge: return place.ground == Ground::Water;
    case Mark::AirBase: return place.home >= 0;
    }
    return false;
}

bool isMarked(const BoardSketch &sketch, int place, Mark mark)
{
    const auto info =
        std::find_if(allMarks().begin(), allMarks().end(), [mark](const MarkInfo &each) { return each.mark == mark; });
    return sketch.features.has(info->with) && sketch.place(place).marks.count(mark) > 0 && mayHave(sketch, place, mark);
}

void setMark(BoardSketch &sketch, int place, Mark mark, bool on)
{
    if (on && mayHave(sketch, place, mark))
        sketch.place(place).marks.insert(mark);
    else
        sketch.place(place).marks.erase(mark);
}

void setFeature(BoardSketch &sketch, Switch feature, bool on)
{
    if (!on) {
        sketch.features.on.erase(feature);
        for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
            if (!sketch.features.hasKind(sketch.place(i).unit) && !sketch.place(i).unit.empty())
                setUnit(sketch, i, sketch.place(i).ground == Ground::Water ? "F" : "A");
        }
        return;
    }
    sketch.features.on.insert(feature);
    for (const Mark mark : {Mark::Port, Mark::AirBase}) {
        const auto info = std::find_if(allMarks().begin(), allMarks().end(),
                                       [mark](const MarkInfo &each) { return each.mark == mark; });
        const bool known = std::any_of(sketch.places.begin(), sketch.places.end(),
                                       [mark](const BoardSketch::Place &each) { return each.marks.count(mark) > 0; });
        if (info->with != feature || known)
            continue;
        for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i)
            setMark(sketch, i, mark, true);
    }
}

} // namespace entente

#include "studio/sketchfindings.h"

#include "base/names.h"
#include "exchange/boarddraft.h"
#include "studio/centreways.h"
#include "studio/featuresettings.h"

#include <algorithm>
#include <map>

namespace entente {

namespace {

class Findings {
public:
    explicit Findings(const BoardSketch &sketch) : m_sketch(sketch) {}

    std::vector<SketchFinding> all()
    {
        lookAtNames();
        lookAtGround();
        lookAtPowers();
        lookAtFeatures();
        lookAtPassages();
        std::stable_sort(m_found.begin(), m_found.end(), [](const SketchFinding &a, const SketchFinding &b) {
            return a.stops != b.stops ? a.stops : a.certainty < b.certainty;
        });
        return std::move(m_found);
    }

private:
    int count() const { return static_cast<int>(m_sketch.places.size()); }

    void stop(Wording sentence, int place = -1) { m_found.push_back({std::move(sentence), place, -1, true, 1}); }
    void note(Wording sentence, int place = -1) { m_found.push_back({std::move(sentence), place, -1, false, 1}); }

    /// Two places with one name, as orders read names.
    void lookAtNames()
    {
        std::map<std::string, int> names;
        std::map<std::string, int> briefs;
        // Land out of play needs no name.
        const auto isNameless = [](const BoardSketch::Place &each) {
            return !each.named && each.ground != Ground::Impassable;
        };
        const auto nameless = std::count_if(m_sketch.places.begin(), m_sketch.places.end(), isNameless);
        constexpr int several = 8;
        const bool areMany = nameless > several && 2 * nameless > count(); // one sentence tells as much
        if (areMany)
            note(worded("Studio", "The drawing has no names for %1 places: write them under Places.")
                     .with(std::to_string(nameless)));
        for (int i = 0; i < count(); ++i) {
            const BoardSketch::Place &place = m_sketch.place(i);
            if (foldName(place.name).empty())
                stop(worded("Studio", "A place has no name."), i);
            if (idOf(place.abbreviation).empty()) {
                stop(worded("Studio", "%1 has no abbreviation of letters or digits.").with(place.name), i);
            } else if (const auto [known, fresh] = briefs.emplace(idOf(place.abbreviation), i); !fresh) {
                stop(worded("Studio", "%1 and %2 have the same abbreviation, %3.")
                         .with(m_sketch.place(known->second).name, place.name, place.abbreviation),
                     i);
            }
            if (const auto [known, fresh] = names.emplace(foldName(place.name), i); !fresh)
                stop(worded("Studio", "Two places are called %1.").with(place.name), i);
            if (isNameless(place) && !areMany)
                note(worded("Studio", "%1 is not named by the drawing.").with(place.name), i);
        }
    }

    void lookAtGround()
    {
        const auto asked =
            std::count_if(m_sketch.places.begin(), m_sketch.places.end(),
                          [](const BoardSketch::Place &each) { return each.groundCertainty < doubtful; });
        const bool isOpenAll = 2 * asked > count(); // one sentence tells more than one for each
        if (isOpenAll) {
            note(worded("Studio", "The drawing doesn't tell land from sea: mark the seas under Places."));
            m_found.back().certainty = 0;
        }
        for (int i = 0; i < count(); ++i) {
            const BoardSketch::Place &place = m_sketch.place(i);
            if (place.groundCertainty < doubtful && !isOpenAll) {
                if (place.ground != Ground::Unknown && place.groundCertainty <= mayBeNoPlace)
                    note(worded("Studio", "%1 may be a legend or a title, and no place: close it under Places, or "
                                          "say what it is.")
                             .with(place.name),
                         i);
                else if (place.ground == Ground::Impassable)
                    note(worded("Studio", "%1 may be closed, or land: say which under Places.").with(place.name), i);
                else
                    note(worded("Studio", "%1 may be land or sea: say which under Places.").with(place.name), i);
                m_found.back().certainty = place.groundCertainty;
            }
            if (place.ground == Ground::Impassable)
                continue;
            const bool reached =
                std::any_of(m_sketch.passages.begin(), m_sketch.passages.end(), [&](const BoardSketch::Passage &each) {
                    return (each.from == i || each.to == i) && m_sketch.isOpen(each);
                });
            if (!reached)
                stop(worded("Studio", "Nobody can reach %1: join it to a place, or close it.").with(place.name), i);
            if (place.blank && !place.shore && place.ground == Ground::Land && !m_sketch.isCoastal(i))
                note(worded("Studio", "Beside %1 the drawing leaves something blank. If it is water, give it a coast "
                                      "under Places.")
                         .with(place.name),
                     i);
            if (place.unit == "F" && place.ground == Ground::Land && !m_sketch.isCoastal(i))
                stop(worded("Studio", "A fleet begins in %1, which has no coast.").with(place.name), i);
        }
    }

    void lookAtPowers()
    {
        if (m_sketch.powers.size() < 2)
            stop(worded("Studio", "A game needs two powers."));
        if (static_cast<int>(m_sketch.powers.size()) > maxPowers)
            stop(worded("Studio", "There are more powers than a game may have."));
        std::map<std::string, int> names;
        for (int power = 0; power < static_cast<int>(m_sketch.powers.size()); ++power) {
            const std::string &name = m_sketch.powers[static_cast<std::size_t>(power)].name;
            if (idOf(name).empty())
                stop(worded("Studio", "A power has no name."));
            else if (!names.emplace(idOf(name), power).second)
                stop(worded("Studio", "Two powers are called %1.").with(name));
            if (std::none_of(m_sketch.places.begin(), m_sketch.places.end(),
                             [&](const BoardSketch::Place &place) { return place.home == power; }))
                stop(worded("Studio", "%1 has no home centre: give it one under Powers.").with(name));
        }
        if (m_sketch.centreCount() > 0 && m_sketch.centresToWin() > m_sketch.centreCount())
            stop(worded("Studio", "Nobody can win: there are fewer centres than it takes."));
        for (int power = 0; power < static_cast<int>(m_sketch.powers.size()); ++power) {
            if (mayWinInFirstYear(m_sketch, power))
                note(worded("Studio",
                            "%1 may win in the first year: %2 centres are enough. Ask for more under Game, or "
                            "give the board more centres.")
                         .with(m_sketch.powers[static_cast<std::size_t>(power)].name,
                               std::to_string(m_sketch.centresToWin())));
        }
    }

    void lookAtPassages()
    {
        for (int i = 0; i < static_cast<int>(m_sketch.passages.size()); ++i) {
            const BoardSketch::Passage &passage = m_sketch.passages[static_cast<std::size_t>(i)];
            if (!passage.isDoubtful() || !m_sketch.isOpen(passage))
                continue;
            m_found.push_back({worded("Studio", "%1 and %2 may or may not meet.")
                                   .with(m_sketch.place(passage.from).name, m_sketch.place(passage.to).name),
                               passage.from, i, false, passage.certainty});
        }
    }

    /// A feature whose places are not marked yet, and settings whose feature was switched off.
    void lookAtFeatures()
    {
        const bool idle = std::any_of(allFeatures().begin(), allFeatures().end(), [this](const FeatureInfo &info) {
            const std::vector<std::string> settings = settingsOf(info.feature);
            return !m_sketch.features.has(info.feature)
                   && std::any_of(settings.begin(), settings.end(), [this](const std::string &name) {
                          return m_sketch.features.rules.count(name) > 0 || m_sketch.features.withheld.count(name) > 0;
                      });
        });
        if (idle)
            note(worded("Studio", "Choices made under Game for a feature that is off don't count."));
        const auto any = [this](Mark mark) {
            return std::any_of(m_sketch.places.begin(), m_sketch.places.end(),
                               [mark](const BoardSketch::Place &each) { return each.marks.count(mark) > 0; });
        };
        if (m_sketch.features.has(Switch::Walls) && !any(Mark::Port))
            stop(worded("Studio", "There are walls only where some centre has a port: give one to a place."));
        if (m_sketch.features.has(Switch::Squadrons) && !any(Mark::AirBase))
            note(worded("Studio", "Nobody can build squadrons: no place has an airfield."));
        if (m_sketch.features.has(Switch::Boxes) && !any(Mark::Box))
            note(worded("Studio", "There are boxes, but no place is one yet."));
    }

    const BoardSketch &m_sketch;
    std::vector<SketchFinding> m_found;
};

} // namespace

std::vector<SketchFinding> findingsOf(const BoardSketch &sketch)
{
    return Findings(sketch).all();
}

} // namespace entente

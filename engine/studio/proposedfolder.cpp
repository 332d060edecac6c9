#include "studio/proposedfolder.h"

#include "base/names.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace entente {

namespace {

const ProposedPlace &placeOf(const Proposal &proposal, int index)
{
    return proposal.places[static_cast<std::size_t>(index)];
}

std::vector<std::string> endsOf(const ProposedPlace &place, const std::vector<std::string> &coasts)
{
    if (coasts.empty())
        return {place.abbreviation};
    std::vector<std::string> ends;
    for (const std::string &coast : coasts)
        ends.push_back(place.abbreviation + '/' + coast);
    return ends;
}

} // namespace

std::string doubtsOf(const Proposal &proposal)
{
    std::string text;
    for (const ProposedPlace &place : proposal.places) {
        if (place.ground != Ground::Unknown && place.groundCertainty <= mayBeNoPlace)
            text += "- " + place.name + ": it may be a legend, a title or a frame, and no place.\n";
    }
    for (const ProposedPassage &passage : proposal.passages) {
        if (passage.certainty >= doubtful)
            continue;
        text += "- " + placeOf(proposal, passage.from).name + " – " + placeOf(proposal, passage.to).name
                + ": the border is short ("
                + (passage.army && passage.fleet ? "armies and fleets"
                   : passage.army                ? "armies"
                                                 : "fleets")
                + ", " + std::to_string(std::lround(100 * passage.certainty)) + " % certain).\n";
    }
    std::map<std::string, int> called;
    for (const ProposedPlace &place : proposal.places)
        ++called[foldName(place.name)];
    for (const ProposedPlace &place : proposal.places) {
        if (called[foldName(place.name)] > 1)
            text += "- " + place.name + " (" + place.abbreviation + "): another place is called so too.\n";
        if (!place.named)
            text += "- " + place.name + ": the drawing has no name for it.\n";
        if (place.groundCertainty < doubtful
            && (place.ground == Ground::Unknown || place.groundCertainty > mayBeNoPlace))
            text += "- " + place.name
                    + (place.ground == Ground::Impassable ? ": it may be closed, or land.\n"
                                                          : ": it may be land or water.\n");
        if (place.blank && !place.coastal)
            text +=
                "- " + place.name + ": the drawing leaves open what lies beside it; if that is water it is a coast.\n";
        if (const std::string count = std::to_string(place.coasts.size()); !place.coasts.empty() && !place.coastsTold)
            text +=
                "- " + place.name + ": water reaches it on " + count + " sides; it may have " + count + " coasts.\n";
    }
    return text;
}

Result<ForeignVariant, Fault> folderOf(const Proposal &proposal, const std::string &title)
{
    BoardDraft draft;
    draft.id = idOf(title);
    if (draft.id.empty())
        draft.id = "drawing";
    draft.title = title;
    draft.source = "a drawing program";
    draft.width = proposal.width;
    draft.height = proposal.height;
    draft.tolerance = proposal.tolerance;
    draft.ornaments = proposal.ornaments;
    draft.powers = {{"First power", "", {}}, {"Second power", "", {}}};
    for (const ProposedPlace &place : proposal.places) {
        BoardDraft::Space &space = draft.spaces.emplace_back();
        space.brief = place.abbreviation;
        space.name = place.name;
        space.impassable = place.ground == Ground::Impassable;
        space.centre = place.centre;
        space.water = place.ground == Ground::Water;
        space.closedWater = place.wet;
        space.land = place.ground == Ground::Land;
        space.coast = place.ground == Ground::Land && place.coastal;
        space.unitAt = place.unitAt;
        space.outline = place.outline;
    }
    for (const ProposedPassage &passage : proposal.passages) {
        const ProposedPlace &from = placeOf(proposal, passage.from);
        const ProposedPlace &to = placeOf(proposal, passage.to);
        if (passage.army)
            draft.addWay(false, from.abbreviation, to.abbreviation, {});
        if (!passage.fleet)
            continue;
        for (const std::string &start : endsOf(from, passage.fromCoasts)) {
            for (const std::string &end : endsOf(to, passage.toCoasts))
                draft.addWay(true, start, end, {});
        }
    }
    auto made = draft.variant();
    if (!made)
        return made.error();
    ForeignVariant folder = std::move(made).value();
    folder.remarks = proposal.remarks;
    const bool anyCentre = std::any_of(proposal.places.begin(), proposal.places.end(),
                                       [](const ProposedPlace &place) { return place.centre; });
    if (anyCentre)
        folder.remarks.push_back(worded("Remarks", "The centres are those that the drawing marks. It tells nothing of "
                                                   "powers and where units begin; two powers stand in."));
    else
        folder.remarks.push_back(worded(
            "Remarks", "A drawing tells nothing of powers, centres and where units begin; two powers stand in."));
    if (const std::string doubts = doubtsOf(proposal); !doubts.empty())
        folder.files["doubtful.md"] = "# " + title + ": please look at\n\n" + doubts;
    return folder;
}

} // namespace entente

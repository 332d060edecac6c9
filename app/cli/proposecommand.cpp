#include "cli/console.h"

#include "document/wholefile.h"
#include "io/json.h"
#include "studio/drawingreader.h"
#include "studio/proposedfolder.h"
#include "words/names.h"
#include "words/sentences.h"

#include <QDir>
#include <QFileInfo>

#include <cmath>

using namespace Qt::StringLiterals;

namespace entente::app {

namespace {

JsonValue rounded(double value)
{
    return std::round(value * 100) / 100;
}

/// In the words of a variant's folder.
const char *terrainOf(const ProposedPlace &place)
{
    switch (place.ground) {
    case Ground::Land: return place.coastal ? "coastal" : "inland";
    case Ground::Water: return "sea";
    case Ground::Impassable: return "impassable";
    case Ground::Unknown: return "unknown";
    }
    return "unknown";
}

JsonValue jsonOf(const Proposal &proposal)
{
    JsonValue places = JsonValue::list();
    for (const ProposedPlace &place : proposal.places) {
        JsonValue json = JsonValue::object();
        json.add("id", place.id);
        json.add("name", place.name);
        json.add("abbreviation", place.abbreviation);
        json.add("terrain", terrainOf(place));
        json.addIfAny("coasts", place.coasts);
        if (place.groundCertainty < 1)
            json.add("terrainCertainty", rounded(place.groundCertainty));
        json.addIfAny("centre", place.centre);
        json.add("named", place.named);
        JsonValue at = JsonValue::list();
        at.add(rounded(place.unitAt.x));
        at.add(rounded(place.unitAt.y));
        json.add("at", std::move(at));
        places.add(std::move(json));
    }
    JsonValue passages = JsonValue::list();
    for (const ProposedPassage &passage : proposal.passages) {
        JsonValue json = JsonValue::object();
        json.add("from", proposal.places[static_cast<std::size_t>(passage.from)].id);
        json.add("to", proposal.places[static_cast<std::size_t>(passage.to)].id);
        json.add("army", passage.army);
        json.add("fleet", passage.fleet);
        json.addIfAny("fromCoasts", passage.fromCoasts);
        json.addIfAny("toCoasts", passage.toCoasts);
        json.add("certainty", rounded(passage.certainty));
        passages.add(std::move(json));
    }
    JsonValue json = JsonValue::object();
    json.add("width", rounded(proposal.width));
    json.add("height", rounded(proposal.height));
    json.add("tolerance", rounded(proposal.tolerance));
    json.add("places", std::move(places));
    json.add("passages", std::move(passages));
    json.add(
        "layers", JsonValue::listOf(proposal.layers, [&](const DrawnLayer &layer) {
            return JsonValue::object({{"name", layer.name}, {"share", rounded(layer.share)}, {"taken", layer.taken}});
        }));
    json.add("remarks", JsonValue::listOf(proposal.remarks, [&](const Wording &remark) { return remark.text(); }));
    return json;
}

/// Nothing that is there is written over.
bool writeFolder(const Proposal &proposal, const QString &folder, const QString &title)
{
    if (QFileInfo::exists(folder + u"/variant.json"_s)) {
        complain(say("%1 is there already and stays as it is.").arg(folder + u"/variant.json"_s));
        return false;
    }
    const auto made = folderOf(proposal, title.toStdString());
    if (!made) {
        complain(spoken(made.error()));
        return false;
    }
    if (!QDir().mkpath(folder)) {
        complain(say("The folder %1 can't be made.").arg(folder));
        return false;
    }
    for (const auto &[name, content] : made->files) {
        const auto done = writeWhole(folder + u'/' + fromUtf8(name), QByteArray::fromStdString(content));
        if (!done) {
            complain(done.error());
            return false;
        }
    }
    for (const Wording &remark : made->remarks)
        complain(spoken(remark));
    return true;
}

} // namespace

ExitStatus proposeBoard(CommandParser &parser)
{
    parser.addOption(
        {{u"o"_s, u"output"_s},
         say("The variant's folder that is made (otherwise one called as the drawing is, unless --json is given)."),
         u"DIR"_s});
    parser.addOption(
        {u"by"_s, say("Of a picture: what parts its areas, colours or lines (otherwise what finds more)."), u"WHAT"_s});
    parser.addOption({u"layers"_s,
                      say("Of a drawing: the layers whose shapes are places, their names parted by commas (otherwise "
                          "those that cover the sheet)."),
                      u"NAMES"_s});
    parser.addOption({u"json"_s, say("Print places and passages as JSON.")});
    parser.addPositionalArgument(u"DRAWING"_s, say("A drawing with a shape for each place, or a picture of a map."));
    if (const auto done = parser.read())
        return *done;
    const QStringList files = parser.positionalArguments();
    if (files.size() != 1)
        return misused(say("Name one drawing."));
    std::optional<PatchRules> rules;
    if (const QString by = parser.value(u"by"_s); by == u"colours"_s)
        rules = PatchRules{PatchesBy::Colour, usualLikeness};
    else if (by == u"lines"_s)
        rules = PatchRules{PatchesBy::Lines, usualContrast};
    else if (parser.isSet(u"by"_s))
        return misused(say("--by takes colours or lines, not %1.").arg(by));
    LayerChoice layers;
    if (parser.isSet(u"layers"_s)) {
        layers.emplace();
        for (const QString &name : parser.value(u"layers"_s).split(u',', Qt::SkipEmptyParts))
            layers->insert(name.trimmed().toStdString());
    }
    const auto proposal = proposalOfFile(files.front(), rules, {}, {}, layers);
    if (!proposal)
        return failed(proposal.error());
    if (parser.isSet(u"json"_s))
        print(writeJson(jsonOf(*proposal), 2));
    if (parser.isSet(u"json"_s) && !parser.isSet(u"output"_s))
        return ExitStatus::Well;
    const QString title = QFileInfo(files.front()).completeBaseName();
    const QString folder = parser.isSet(u"output"_s) ? parser.value(u"output"_s) : title;
    return writeFolder(*proposal, folder, title) ? ExitStatus::Well : ExitStatus::Fault;
}

} // namespace entente::app

#include "labelfaults.h"
#include "mapbench.h"
#include "mapscene.h"

#include "lettering/labels.h"
#include "words/names.h"

#include <QFile>

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

using namespace mapscene;

void mapbench::tellNames(const QString &variant, std::span<const int> widths, const QString &language)
{
    const auto played = variantOf(variant);
    const QString folder = played ? folderOf(played->map.empty() ? variant : fromUtf8(played->map)) : QString();
    MapLook look;
    if (!played || !QFile::exists(folder + u"/map.svg"_s))
        return;
    look.board = played->board;
    look.sheet = *MapSheet::load(folder, *played->board);
    look.livery = *Livery::load(folder, *played->board);
    look.language = language;
    for (const int width : widths) {
        const qreal scale = width / look.sheet->size().width();
        const std::vector<PlacedLabel> labels = placeLabels(look, scale);
        int out[2] = {}, all[2] = {};
        qreal largest[2] = {};
        QStringList brief[2];
        std::set<int> seen; // the signs of coasts come after the names
        std::map<qreal, QStringList> landSizes;
        for (const PlacedLabel &label : labels) {
            const bool sea = label.sea;
            ++all[sea];
            out[sea] += label.full;
            if (label.full && !sea)
                landSizes[label.type] += fromUtf8(look.board->province(label.province).abbreviation);
            if (label.full)
                largest[sea] = std::max(largest[sea], label.height);
            else if (!seen.contains(label.province.index())
                     && look.board->province(label.province).terrain != Terrain::Impassable)
                brief[sea] += fromUtf8(look.board->province(label.province).abbreviation);
            seen.insert(label.province.index());
        }
        std::printf("%s %d: lands %d of %d (to %.1f), waters %d of %d (to %.1f)\n", qPrintable(variant), width, out[0],
                    all[0], largest[0], out[1], all[1], largest[1]);
        const labelfaults::Standing standing = labelfaults::standingOf(look, labels);
        std::printf("    whole on their ground %d of %d (%.1f %%), %d off it, divided %d (%s), in lines %d, short %d\n",
                    standing.whole, standing.names, 100.0 * standing.whole / std::max(1, standing.names), standing.off,
                    static_cast<int>(standing.hyphened.size()), qPrintable(standing.hyphened.join(u' ')),
                    standing.inLines, standing.brief);
        if (!landSizes.empty())
            landSizes.erase(std::prev(landSizes.end())); // that of the class
        for (const auto &[size, lands] : landSizes)
            std::printf("    of %.1f pixels: %s\n", size, qPrintable(lands.join(u' ')));
        for (const bool sea : {false, true}) {
            if (out[sea] > 0 && !brief[sea].isEmpty())
                std::printf("    brief beside names: %s\n", qPrintable(brief[sea].join(u' ')));
        }
        if (const QStringList ringed = labelfaults::ringed(look, labels, scale); !ringed.isEmpty())
            std::printf("    %d in the ring of a unit that waits: %s\n", static_cast<int>(ringed.size()),
                        qPrintable(ringed.join(u", "_s)));
        for (const labelfaults::Finding &finding : labelfaults::findingsOf(look, labels, scale))
            std::printf("    %s%s %s\n", look.board->province(finding.of).abbreviation.c_str(),
                        finding.full ? ", written out," : "", qPrintable(finding.what));
    }
}

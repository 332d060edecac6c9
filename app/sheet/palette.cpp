#include "sheet/palette.h"

#include "sheet/theme.h"

#include <QCoreApplication>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Palette {
    Q_DECLARE_TR_FUNCTIONS(Palette)
};

} // namespace

std::vector<Swatch> swatches()
{
    return {{u"red"_s, Palette::tr("Red"), QColor(u"#b3261e"_s)},
            {u"orange"_s, Palette::tr("Orange"), QColor(u"#d9730d"_s)},
            {u"yellow"_s, Palette::tr("Yellow"), QColor(u"#d6b100"_s)},
            {u"lime"_s, Palette::tr("Lime"), QColor(u"#86b81f"_s)},
            {u"green"_s, Palette::tr("Green"), QColor(u"#23723a"_s)},
            {u"teal"_s, Palette::tr("Teal"), QColor(u"#12938b"_s)},
            {u"sky"_s, Palette::tr("Sky blue"), QColor(u"#3f9ad6"_s)},
            {u"navy"_s, Palette::tr("Navy blue"), QColor(u"#27357f"_s)},
            {u"violet"_s, Palette::tr("Violet"), QColor(u"#7a3fa8"_s)},
            {u"pink"_s, Palette::tr("Pink"), QColor(u"#d9639b"_s)},
            {u"brown"_s, Palette::tr("Brown"), QColor(u"#6f4522"_s)},
            {u"grey"_s, Palette::tr("Grey"), QColor(u"#77777a"_s)},
            {u"black"_s, Palette::tr("Black"), QColor(u"#26262a"_s)},
            {u"white"_s, Palette::tr("White"), QColor(u"#f2efe9"_s)}};
}

PowerColours coloursFrom(const Swatch &swatch, const PowerColours &before, bool dark)
{
    static const QColor paper(u"#f6f0e2"_s);
    static const QColor night(u"#1b1a18"_s);
    PowerColours colours = before;
    // On dark ground a dark colour is lifted until it stands out, and land is a shadow of it.
    const bool deep = swatch.base.lightness() < 100;
    colours.unit = dark && deep ? mixed(swatch.base, Qt::white, 0.38) : swatch.base;
    colours.tint = dark ? mixed(swatch.base, night, 0.58) : mixed(swatch.base, paper, 0.58);
    colours.line = dark ? mixed(colours.unit, Qt::white, 0.3) : colours.unit;
    return colours;
}

Livery dressed(Livery livery, const std::map<PowerId, QString> &chosen)
{
    const std::vector<Swatch> all = swatches();
    for (const auto &[power, id] : chosen) {
        const auto swatch =
            std::find_if(all.begin(), all.end(), [&id = id](const Swatch &each) { return each.id == id; });
        if (swatch != all.end())
            livery.set(power, coloursFrom(*swatch, livery.of(power, false), false),
                       coloursFrom(*swatch, livery.of(power, true), true));
    }
    return livery;
}

} // namespace entente::app

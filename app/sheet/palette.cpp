#include "sheet/palette.h"

#include "document/preferences.h"
#include "sheet/colourdistance.h"
#include "words/forms.h"
#include "words/names.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Palette {
    Q_DECLARE_TR_FUNCTIONS(Palette)
};

constexpr qreal nearColours = 12; ///< land colours nearer than this (CIEDE2000) are taken for one another
constexpr qreal nearForAll = 6;   ///< by eyes that lack a kind of cone: those of our maps are farther apart

/// For whoever of them tells the two apart least.
qreal apartFor(const QColor &one, const QColor &other, Eyes eyes)
{
    qreal least = colourDistance(one, other);
    for (const Vision vision : everyVision)
        least = eyes == Eyes::All ? std::min(least, colourDistance(seen(one, vision), seen(other, vision))) : least;
    return least;
}

QString colourKey(const Board &board, PowerId power)
{
    return u"colours/"_s + QString::fromStdString(board.power(power).name);
}

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

std::map<PowerId, QString> ownColours(const Board &board)
{
    const QSettings kept = preferences();
    std::map<PowerId, QString> colours;
    for (int p = 0; p < board.powerCount(); ++p) {
        if (const QString swatch = kept.value(colourKey(board, PowerId(p))).toString(); !swatch.isEmpty())
            colours[PowerId(p)] = swatch;
    }
    return colours;
}

void keepColour(const Board &board, PowerId power, const QString &swatch)
{
    if (swatch.isEmpty())
        preferences().remove(colourKey(board, power));
    else
        preferences().setValue(colourKey(board, power), swatch);
}

std::pair<PowerId, PowerId> lookAlike(const Livery &livery, const std::vector<PowerId> &powers,
                                      const std::map<PowerId, QString> &chosen, Eyes eyes)
{
    const qreal near = eyes == Eyes::All ? nearForAll : nearColours;
    for (std::size_t i = 0; i < powers.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const PowerId one = powers[j];
            const PowerId other = powers[i];
            if (chosen.count(one) + chosen.count(other) > 0
                && apartFor(livery.of(one, false).tint, livery.of(other, false).tint, eyes) < near)
                return {one, other};
        }
    }
    return {};
}

QColor colourOf(MapGround ground, const MapTheme &theme)
{
    return ground == MapGround::Water ? theme.sea : ground == MapGround::Neutral ? theme.land : theme.inert;
}

QString likeness(const Board &board, const Livery &livery, const std::vector<PowerId> &powers,
                 const std::map<PowerId, QString> &chosen, const Pigments &paper)
{
    if (const auto [one, other] = lookAlike(livery, powers, chosen); one.valid())
        return Palette::tr("%1 and %2 look very similar on the map.")
            .arg(powerName(board, one), powerName(board, other));
    for (const bool dark : {false, true}) {
        const MapTheme theme = dark ? MapTheme::dark() : MapTheme::light().onPaper(paper);
        for (const PowerId power : powers) {
            if (chosen.count(power) == 0)
                continue;
            const auto apart = [&](MapGround ground) {
                return colourDistance(livery.of(power, dark).tint, colourOf(ground, theme));
            };
            const MapGround *const ground =
                std::min_element(std::begin(everyMapGround), std::end(everyMapGround),
                                 [&](MapGround a, MapGround b) { return apart(a) < apart(b); });
            if (apart(*ground) >= tintDistance)
                continue;
            const QString like = *ground == MapGround::Water ? Palette::tr("water", "the land looks like it")
                                 : *ground == MapGround::Neutral
                                     ? Palette::tr("neutral land", "the land looks like it")
                                     : Palette::tr("land out of play", "the land looks like it");
            return (dark ? Palette::tr("On the dark map the land of %1 looks very much like %2.")
                         : Palette::tr("On the map the land of %1 looks very much like %2."))
                .arg(nameAfterOf(board, power), like);
        }
    }
    const auto [one, other] = lookAlike(livery, powers, chosen, Eyes::All);
    return one.valid() ? Palette::tr("%1 and %2 look very similar to colour-blind eyes.")
                             .arg(powerName(board, one), powerName(board, other))
                       : QString();
}

} // namespace entente::app

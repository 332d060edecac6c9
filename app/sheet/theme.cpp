#include "sheet/theme.h"

#include <cmath>
#include <span>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

MapTheme parchment()
{
    MapTheme theme;
    theme.land = QColor(0xf7f0df);
    theme.inert = QColor(0xc5c4b5);
    theme.hatch = QColor(0xa5a08f);
    theme.box = QColor(0xf6efdc);
    theme.margin = QColor(0xd9e1e6);
    theme.sea = QColor(0xd9e1e6);
    theme.deepSea = QColor(0xd4dde3);
    theme.lake = QColor(0xd9e1e6);
    theme.glow = {QColor(0xcad7de), QColor(0xbfd0d9), QColor(0xb2c7d3)};
    theme.river = QColor(0x94b4c4);
    theme.seaBorder = QColor(0x54778c);
    theme.minorBorder = QColor(0x8a7a63);
    theme.majorBorder = QColor(0x4b3c2c);
    theme.coast = QColor(0x43535d);
    theme.crossing = QColor(0x7d3b2c);
    theme.frame = QColor(0x4b3c2c);
    theme.barred = QColor(0xa3271b);
    theme.label = QColor(0x1c150e);
    theme.seaLabel = QColor(0x365970);
    theme.halo = QColor(0xfdf9ef);
    theme.unitHalo = QColor(0xfffaf0);
    theme.unitEdge = QColor(0x1c1712);
    theme.unitDetail = QColor(0xfffaf0);
    theme.casing = QColor(0xfffaf0);
    theme.accent = QColor(0x0d6b6e);
    theme.failure = QColor(0xb3261e);
    theme.veil = QColor(0xfb, 0xf8, 0xf2, 117);
    theme.panel = QColor(0xfffdf8);
    theme.panelLine = QColor(0xe3dccf);
    theme.panelText = QColor(0x1f1c18);
    theme.panelQuiet = QColor(0x665f54);
    return theme;
}

MapTheme modern()
{
    MapTheme theme = parchment();
    theme.style = MapStyle::Modern;
    theme.land = QColor(0xfbfbf8);
    theme.inert = QColor(0xcdcabe);
    theme.hatch = QColor(0xa9a596);
    theme.box = QColor(0xfafaf7);
    theme.margin = QColor(0xcfd9e0);
    theme.sea = QColor(0xd9e1e7);
    theme.deepSea = QColor(0xd4dde4);
    theme.lake = theme.sea;
    theme.glow = {QColor(0xcfdae2), QColor(0xc6d3dd), QColor(0xbccbd7)};
    theme.river = QColor(0xa9c3d6);
    theme.seaBorder = QColor(0x64839a);
    theme.minorBorder = QColor(0x7f868d);
    theme.majorBorder = QColor(0x33383d);
    theme.coast = QColor(0x4a5a68);
    theme.crossing = QColor(0xa8331f);
    theme.frame = QColor(0x4a5a68);
    theme.label = QColor(0x15181b);
    theme.seaLabel = QColor(0x33566f);
    theme.halo = QColor(0xffffff);
    theme.unitHalo = theme.unitDetail = theme.casing = QColor(0xffffff);
    theme.unitEdge = QColor(0x15181b);
    return theme;
}

MapTheme dark()
{
    MapTheme theme;
    theme.style = MapStyle::Dark;
    theme.isDark = true;
    theme.grain = 0.055;
    theme.land = QColor(0x4d4f4f);
    // Bare rock: darker tones come too near to the sea, to grey tints or to neutral land.
    theme.inert = QColor(0x6a6c64);
    theme.hatch = QColor(0x484a45);
    theme.box = QColor(0x2a3138);
    theme.margin = QColor(0x1d2731);
    theme.sea = QColor(0x141d27);
    theme.deepSea = QColor(0x111922);
    theme.lake = QColor(0x24455a); // a water that no fleet sails, in the midst of land: as dark as the sea it is a hole
    theme.glow = {QColor(0x1a2733), QColor(0x1e2d3a), QColor(0x243644)};
    theme.river = QColor(0x3d566a);
    theme.seaBorder = QColor(0x587386);
    theme.minorBorder = QColor(0xa9b4bd);
    theme.majorBorder = QColor(0x0b1117);
    theme.coast = QColor(0x71899b);
    theme.crossing = QColor(0xd08a72);
    theme.frame = QColor(0xb8c9d7);
    theme.barred = QColor(0xff8672);
    theme.label = QColor(0xfbf8f1);
    theme.seaLabel = QColor(0xc0d7e6);
    theme.halo = QColor(0x0d1217);
    theme.unitHalo = QColor(0xf1ebdf);
    theme.unitEdge = QColor(0x0a0e12);
    theme.unitDetail = QColor(0x0a0e12);
    theme.casing = QColor(0x0a0e12);
    theme.accent = QColor(0x5cc4bf);
    theme.failure = QColor(0xff8672);
    theme.veil = QColor(0x1b, 0x23, 0x2c, 117);
    theme.panel = QColor(0x26313c);
    theme.panelLine = QColor(0x3a4753);
    theme.panelText = QColor(0xe9e6df);
    theme.panelQuiet = QColor(0xa5afb8);
    return theme;
}

MapTheme contrast()
{
    MapTheme theme = modern();
    theme.style = MapStyle::Contrast;
    theme.weight = 1.6;
    theme.patterned = true;
    const QColor black(Qt::black);
    const QColor white(Qt::white);
    theme.land = theme.box = theme.halo = white;
    theme.inert = QColor(0x828284);
    theme.hatch = QColor(0x5a5a5a);
    theme.sea = theme.deepSea = theme.lake = theme.margin = QColor(0xd8e0e6);
    theme.glow = {QColor(0xcad6de), QColor(0xb8c9d5), QColor(0xa2b9c9)};
    theme.river = QColor(0x5b8fb5);
    theme.seaBorder = QColor(0x1f4e70);
    theme.minorBorder = theme.majorBorder = theme.coast = theme.frame = theme.label = black;
    theme.seaLabel = QColor(0x0c2f4a);
    theme.crossing = theme.barred = QColor(0xa80000);
    theme.unitHalo = theme.unitDetail = theme.casing = white;
    theme.unitEdge = black;
    theme.panel = white;
    theme.panelLine = theme.panelText = theme.panelQuiet = black;
    theme.accent = QColor(0x004c4f);
    theme.failure = QColor(0xa80000);
    return theme;
}

MapTheme print()
{
    MapTheme theme = modern();
    theme.style = MapStyle::Print;
    theme.tintShare = 0;
    theme.patterned = true;
    theme.lettered = true;
    const QColor white(Qt::white);
    theme.land = theme.panel = theme.box = theme.margin = theme.halo = theme.sea = theme.deepSea = theme.lake = white;
    theme.inert = QColor(0xf2f2f2);
    theme.hatch = QColor(0xc0c0c0);
    theme.glow = {QColor(0xf4f7f9), QColor(0xe9eff3), QColor(0xdbe5ec)};
    theme.seaBorder = QColor(0x82929d);
    theme.minorBorder = QColor(0x6e6e6e);
    theme.majorBorder = theme.coast = theme.frame = QColor(0x222222);
    theme.seaLabel = QColor(0x3c5566);
    theme.unitHalo = theme.unitDetail = theme.casing = white;
    return theme;
}

using Part = std::pair<QLatin1StringView, QColor MapTheme::*>;

/// What the colours of a drawing are for, and which of the theme's are for the same.
constexpr Part themeParts[] = {
    {"land"_L1, &MapTheme::land},
    {"inert"_L1, &MapTheme::inert},
    {"hatch"_L1, &MapTheme::hatch},
    {"box"_L1, &MapTheme::box},
    {"margin"_L1, &MapTheme::margin},
    {"sea"_L1, &MapTheme::sea},
    {"lake"_L1, &MapTheme::lake},
    {"river"_L1, &MapTheme::river},
    {"sea-border"_L1, &MapTheme::seaBorder},
    {"border"_L1, &MapTheme::minorBorder},
    {"major"_L1, &MapTheme::majorBorder},
    {"coast"_L1, &MapTheme::coast},
    {"crossing"_L1, &MapTheme::crossing},
    {"frame"_L1, &MapTheme::frame},
    {"barred"_L1, &MapTheme::barred},
    {"ink"_L1, &MapTheme::label},
    {"sea-ink"_L1, &MapTheme::seaLabel},
    {"halo"_L1, &MapTheme::halo},
};

} // namespace

QColor mixed(const QColor &ground, const QColor &over, qreal share)
{
    const auto part = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return QColor(part(ground.red(), over.red()), part(ground.green(), over.green()), part(ground.blue(), over.blue()));
}

MapTheme MapTheme::of(MapStyle style)
{
    switch (style) {
    case MapStyle::Parchment: break;
    case MapStyle::Modern: return modern();
    case MapStyle::Dark: return entente::app::dark();
    case MapStyle::Contrast: return contrast();
    case MapStyle::Print: return print();
    }
    return parchment();
}

MapTheme MapTheme::onPaper(const Pigments &paper) const
{
    if (style != MapStyle::Parchment)
        return *this;
    MapTheme theme = parchment();
    for (const auto &[role, colour] : std::span(themeParts)) {
        if (const auto found = paper.constFind(role); found != paper.constEnd())
            theme.*colour = *found;
    }
    for (std::size_t i = 0; i < theme.glow.size(); ++i)
        theme.glow[i] = paper.value(u"glow-%1"_s.arg(i + 1), theme.glow[i]);
    theme.deepSea = theme.sea.darker(102);
    return theme;
}

QColor MapTheme::ink(const QColor &drawn, const QString &role) const
{
    if (style == MapStyle::Parchment)
        return drawn;
    // Mountains: light falls from the same side on dark ground, and more weakly.
    if (role == "shade"_L1)
        return isDark ? QColor(Qt::black) : drawn;
    if (role == "light"_L1)
        return isDark ? QColor(Qt::gray) : drawn;
    for (const auto &[name, colour] : std::span(themeParts)) {
        if (role == name)
            return this->*colour;
    }
    const qreal depth = 1 - drawn.lightnessF();
    return isDark ? mixed(land, label, depth * 0.6) : mixed(land, drawn, style == MapStyle::Print ? 0.5 : 0.85);
}

} // namespace entente::app

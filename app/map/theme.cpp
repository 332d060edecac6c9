#include "map/theme.h"

namespace entente::app {

MapTheme MapTheme::light()
{
    MapTheme theme;
    theme.land = QColor(0xf4eddc);
    theme.inert = QColor(0xddd8cc);
    theme.sea = QColor(0xcbdbe3);
    theme.deepSea = QColor(0xc6d7e0);
    theme.glow = {QColor(0xc0d3dd), QColor(0xb5cbd7), QColor(0xa7c1cf)};
    theme.river = QColor(0x94b4c4);
    theme.seaBorder = QColor(0x7b9daf);
    theme.minorBorder = QColor(0x8a7a63);
    theme.majorBorder = QColor(0x4b3c2c);
    theme.coast = QColor(0x43535d);
    theme.label = QColor(0x1c150e);
    theme.seaLabel = QColor(0x3a5d73);
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

MapTheme MapTheme::dark()
{
    MapTheme theme;
    theme.isDark = true;
    theme.land = QColor(0x34393e);
    theme.inert = QColor(0x262b31);
    theme.sea = QColor(0x17222d);
    theme.deepSea = QColor(0x141e28);
    theme.glow = {QColor(0x1a2733), QColor(0x1e2d3a), QColor(0x243644)};
    theme.river = QColor(0x3d566a);
    theme.seaBorder = QColor(0x3a5163);
    theme.minorBorder = QColor(0xa9b4bd);
    theme.majorBorder = QColor(0x0b1117);
    theme.coast = QColor(0x71899b);
    theme.label = QColor(0xfbf8f1);
    theme.seaLabel = QColor(0x86a5bb);
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

} // namespace entente::app

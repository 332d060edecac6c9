#include "studio/groundtints.h"

namespace entente::app {

QColor groundColour(Ground ground, bool dark)
{
    switch (ground) {
    case Ground::Land: return dark ? QColor(0x5a, 0x55, 0x46) : QColor(0xee, 0xe4, 0xcb);
    case Ground::Water: return dark ? QColor(0x27, 0x3a, 0x4a) : QColor(0xc3, 0xd8, 0xe4);
    case Ground::Impassable: return dark ? QColor(0x38, 0x3a, 0x3d) : QColor(0xb9, 0xb6, 0xb0);
    case Ground::Unknown: return dark ? QColor(0x6a, 0x4d, 0x5c) : QColor(0xf3, 0xd3, 0xdf);
    }
    return {};
}

} // namespace entente::app

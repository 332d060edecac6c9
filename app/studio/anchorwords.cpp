#include "studio/anchorwords.h"

#include <QCoreApplication>

namespace entente::app {

struct AnchorWords {
    Q_DECLARE_TR_FUNCTIONS(entente::app::AnchorWords)
};

QString anchorText(Anchor anchor)
{
    switch (anchor) {
    case Anchor::Unit: return AnchorWords::tr("Unit");
    case Anchor::Centre: return AnchorWords::tr("Sign of its supply centre");
    case Anchor::Name: return AnchorWords::tr("Name", "of a place, on the map");
    case Anchor::Dislodged: return AnchorWords::tr("Unit that was driven out");
    case Anchor::Air: return AnchorWords::tr("Unit in the air");
    case Anchor::Walls: return AnchorWords::tr("Unit behind walls");
    case Anchor::Harbour: return AnchorWords::tr("Sign of its port");
    case Anchor::NorthCoast: return AnchorWords::tr("Fleet at the north coast");
    case Anchor::SouthCoast: return AnchorWords::tr("Fleet at the south coast");
    case Anchor::EastCoast: return AnchorWords::tr("Fleet at the east coast");
    case Anchor::WestCoast: return AnchorWords::tr("Fleet at the west coast");
    }
    return {};
}

int anchorKey(Anchor anchor)
{
    switch (anchor) {
    case Anchor::Unit: return Qt::Key_U;
    case Anchor::Centre: return Qt::Key_C;
    case Anchor::Name: return Qt::Key_N;
    case Anchor::Dislodged: return Qt::Key_D;
    case Anchor::Air: return Qt::Key_A;
    case Anchor::Walls: return Qt::Key_W;
    case Anchor::Harbour: return Qt::Key_P;
    default: return 0; // coasts are taken by mouse, or from the list
    }
}

QString anchorTextWithKey(Anchor anchor)
{
    const int key = anchorKey(anchor);
    return key == 0 ? anchorText(anchor)
                    : AnchorWords::tr("%1 (%2)", "what stands there, and its key").arg(anchorText(anchor), QChar(key));
}

} // namespace entente::app

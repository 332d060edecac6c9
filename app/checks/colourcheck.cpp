#include "checks/colourcheck.h"

#include "checks/checkwords.h"
#include "map/borderinks.h"
#include "sheet/colourdistance.h"
#include "sheet/palette.h"
#include "words/names.h"

#include <QHash>

#include <algorithm>
#include <span>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr qreal landContrast = 7;
constexpr qreal seaContrast = 4.5;
constexpr qreal unitDistance = 20;

QString styleName(MapStyle style)
{
    switch (style) {
    case MapStyle::Parchment: return CheckWords::tr("parchment");
    case MapStyle::Modern: return CheckWords::tr("modern");
    case MapStyle::Dark: return CheckWords::tr("dark");
    case MapStyle::Contrast: return CheckWords::tr("high contrast");
    case MapStyle::Print: return CheckWords::tr("print");
    }
    return QString();
}

QString visionName(Vision vision)
{
    switch (vision) {
    case Vision::Normal: return CheckWords::tr("for everybody");
    case Vision::Protan: return CheckWords::tr("for people without red cones");
    case Vision::Deutan: return CheckWords::tr("for people without green cones");
    case Vision::Tritan: return CheckWords::tr("for people without blue cones");
    }
    return QString();
}

class ColourCheck {
public:
    ColourCheck(const Board &board, const MapSheet &sheet, const Livery &livery)
        : m_board(board), m_sheet(sheet), m_livery(livery)
    {
    }

    QStringList run()
    {
        for (const MapStyle style : everyStyle) {
            const MapTheme theme = MapTheme::of(style).onPaper(m_sheet.paper());
            checkNames(theme);
            checkBorders(theme);
        }
        for (const bool dark : {false, true})
            checkDistances(dark);
        for (const MapStyle style : everyStyle) {
            const MapTheme theme = MapTheme::of(style).onPaper(m_sheet.paper());
            // On white paper patterns stand for tints.
            if (theme.tintShare > 0)
                checkGrounds(theme);
        }
        checkPatterns();
        return m_faults;
    }

private:
    QString name(int power) const { return powerName(m_board, PowerId(power)); }

    void need(const MapTheme &theme, const QString &what, const QColor &ink, const QColor &ground, qreal least)
    {
        const qreal found = contrast(ink, ground);
        if (found < least)
            m_faults.push_back(CheckWords::tr("Colours, %1: %2 have a contrast of %3 where %4 is needed.")
                                   .arg(styleName(theme.style), what)
                                   .arg(found, 0, 'f', 1)
                                   .arg(least));
    }

    void checkNames(const MapTheme &theme)
    {
        need(theme, CheckWords::tr("names on land"), theme.label, theme.land, landContrast);
        need(theme, CheckWords::tr("names in boxes"), theme.label, theme.box, landContrast);
        need(theme, CheckWords::tr("names on water"), theme.seaLabel, theme.sea, seaContrast);
        need(theme, CheckWords::tr("names beyond the edge"), theme.seaLabel, theme.margin, seaContrast);
        for (int i = 0; i < m_board.powerCount(); ++i) {
            const QColor tint = tintOn(theme, m_livery.of(PowerId(i), theme.isDark).tint);
            need(theme, CheckWords::tr("names on the land of %1").arg(name(i)), theme.label, tint, landContrast);
        }
    }

    void checkBorders(const MapTheme &theme)
    {
        need(theme, CheckWords::tr("borders at sea"), theme.seaBorder, theme.sea, borderContrast);
        need(theme, CheckWords::tr("borders on neutral land"), innerBorderOn(theme, theme.land), theme.land,
             borderContrast);
        for (int i = 0; i < m_board.powerCount(); ++i) {
            const QColor tint = tintOn(theme, m_livery.of(PowerId(i), theme.isDark).tint);
            need(theme, CheckWords::tr("borders on the land of %1").arg(name(i)), innerBorderOn(theme, tint), tint,
                 borderContrast);
        }
    }

    void checkDistances(bool dark)
    {
        const QString style = dark ? CheckWords::tr("dark") : CheckWords::tr("light");
        for (int i = 0; i < m_board.powerCount(); ++i) {
            for (int j = 0; j < i; ++j) {
                const PowerColours &a = m_livery.of(PowerId(i), dark);
                const PowerColours &b = m_livery.of(PowerId(j), dark);
                for (const Vision vision : everyVision) {
                    tell(style, CheckWords::tr("the lands of %1 and %2").arg(name(j), name(i)), vision,
                         colourDistance(seen(a.tint, vision), seen(b.tint, vision)), tintDistance);
                    tell(style, CheckWords::tr("the units of %1 and %2").arg(name(j), name(i)), vision,
                         colourDistance(seen(a.unit, vision), seen(b.unit, vision)), unitDistance);
                }
            }
        }
    }

    /// What belongs to somebody is neither water nor anybody's, and its units stand out from it.
    void checkGrounds(const MapTheme &theme)
    {
        const std::pair<QString, QColor> grounds[] = {
            {CheckWords::tr("water"), colourOf(MapGround::Water, theme)},
            {CheckWords::tr("neutral land"), colourOf(MapGround::Neutral, theme)},
            {CheckWords::tr("impassable land"), colourOf(MapGround::Impassable, theme)}};
        // Between neutral and impassable land there may be but a border.
        checkGround(theme, CheckWords::tr("neutral and impassable land"), theme.land, theme.inert);
        // A small island out of play is nearly all coast: its ground must be land at a glance.
        checkGround(theme, CheckWords::tr("water and impassable land"), theme.sea, theme.inert);
        checkFrame(theme, grounds);
        for (int i = 0; i < m_board.powerCount(); ++i) {
            const PowerColours &colours = m_livery.of(PowerId(i), theme.isDark);
            const QColor tint = tintOn(theme, colours.tint);
            for (const auto &[word, ground] : grounds)
                checkGround(theme, CheckWords::tr("the land of %1 and %2").arg(name(i), word), tint, ground);
            // A light unit has a dark edge, and the other way round on dark ground: one of the three must do.
            const qreal edge = std::max(contrast(theme.unitEdge, tint), contrast(theme.unitHalo, tint));
            if (std::max(edge, contrast(colours.unit, tint)) < borderContrast)
                need(theme, CheckWords::tr("edges of the units of %1 on their land").arg(name(i)), theme.unitEdge, tint,
                     borderContrast);
        }
    }

    /// The edge of the board and of the sheet runs over every kind of ground.
    void checkFrame(const MapTheme &theme, std::span<const std::pair<QString, QColor>> grounds)
    {
        for (const auto &[word, ground] : grounds)
            need(theme, CheckWords::tr("lines of the frame against %1").arg(word), theme.frame, ground, borderContrast);
    }

    void checkGround(const MapTheme &theme, const QString &what, const QColor &a, const QColor &b)
    {
        for (const Vision vision : everyVision)
            tell(styleName(theme.style), what, vision, colourDistance(seen(a, vision), seen(b, vision)), tintDistance);
    }

    void tell(const QString &style, const QString &what, Vision vision, qreal found, qreal least)
    {
        if (found < least)
            m_faults.push_back(CheckWords::tr("Colours, %1: %2 are only %3 apart %4; %5 is needed.")
                                   .arg(style, what)
                                   .arg(found, 0, 'f', 1)
                                   .arg(visionName(vision))
                                   .arg(least));
    }

    void checkPatterns()
    {
        QHash<QString, int> owners;
        for (int i = 0; i < m_board.powerCount(); ++i) {
            const QString &pattern = m_livery.of(PowerId(i), false).pattern;
            if (pattern.isEmpty())
                m_faults.push_back(CheckWords::tr("Colours: %1 has no pattern.").arg(name(i)));
            else if (const auto other = owners.constFind(pattern); other != owners.constEnd())
                m_faults.push_back(
                    CheckWords::tr("Colours: %1 and %2 have the same pattern.").arg(name(*other), name(i)));
            owners.insert(pattern, i);
        }
    }

    const Board &m_board;
    const MapSheet &m_sheet;
    const Livery &m_livery;
    QStringList m_faults;
};

} // namespace

QStringList checkColours(const Board &board, const MapSheet &sheet, const Livery &livery)
{
    return ColourCheck(board, sheet, livery).run();
}

} // namespace entente::app

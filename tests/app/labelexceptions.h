#pragma once

#include <QString>
#include <QStringList>

namespace labelfaults {

/// Names that cannot be helped: of places smaller than their abbreviation beside unit and centre, with no open water
/// along them; and names of a class that have no room among the others.
struct Exceptions {
    const char *maps;
    int widest; ///< pixels of the sheet, up to which they are excepted
    const char *fault;
    const char *names;
};

inline constexpr Exceptions exceptions[] = {
    {"standard sequential fleet-rome", 700, "in the", "Lvp"},
    {"davis", 910, "in the", "Lvp"},
    {"1939-iii", 700, "in the", "Pal"},
    {"1939-iii", 1153, "in the", "Len"},
    {"1939-iii", 700, "under a", "Lvp"},
    {"1939-iii", 790, "under a", "SKA"},
    {"1939-iii", 1029, "under a", "Pal"},
    {"1939-iii", 745, "under a", "Lvp SKA"},
    {"city-state", 666, "under a", "Lod"},
    {"pacific", 700, "brief", "Kun CES OKH ECS"},
    {"pacific", 830, "brief", "Cha Chu"},
    {"peloponnese", 700, "in the", "The"},
};

inline QStringList exceptionsOf(const QString &variant, int width, const QString &fault)
{
    QStringList names;
    for (const Exceptions &some : exceptions) {
        if (width <= some.widest && fault == QLatin1StringView(some.fault)
            && QString::fromLatin1(some.maps).split(u' ').contains(variant))
            names += QString::fromLatin1(some.names).split(u' ');
    }
    return names;
}

} // namespace labelfaults

#pragma once

#include <array>
#include <string_view>

namespace entente {

// The numbers by which webDiplomacy knows the places and powers of its classic map.

/// Territories, from 1, as our short names.
inline constexpr std::array<std::string_view, 81> webTerritories{
    "Cly", "Edi", "Lvp", "Yor", "Wal", "Lon",    "Por",    "Spa",    "NAf",    "Tun",    "Nap",   "Rom", "Tus", "Pie",
    "Ven", "Apu", "Gre", "Alb", "Ser", "Bul",    "Rum",    "Con",    "Smy",    "Ank",    "Arm",   "Syr", "Sev", "Ukr",
    "War", "Lvn", "Mos", "StP", "Fin", "Swe",    "Nwy",    "Den",    "Kie",    "Ber",    "Pru",   "Sil", "Mun", "Ruh",
    "Hol", "Bel", "Pic", "Bre", "Par", "Bur",    "Mar",    "Gas",    "BAR",    "NWG",    "NTH",   "SKA", "HEL", "BAL",
    "GOB", "NAO", "IRI", "ENG", "MAO", "WMS",    "GOL",    "TYS",    "ION",    "ADR",    "AEG",   "EMS", "BLA", "Tyr",
    "Boh", "Vie", "Tri", "Bud", "Gal", "Spa/nc", "Spa/sc", "StP/nc", "StP/sc", "Bul/ec", "Bul/sc"};
/// Countries, from 1; 0 is nobody.
inline constexpr std::array<std::string_view, 7> webCountries{"England", "France", "Italy", "Germany",
                                                              "Austria", "Turkey", "Russia"};

} // namespace entente

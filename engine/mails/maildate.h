#pragma once

#include <optional>
#include <string_view>

namespace entente {

/// The moment that a mail's heading names, in minutes since 1970: "Tue, 24 Nov 2026 12:30:00 +0100", "Dienstag, 24.
/// November 2026 08:15", "mardi 24 novembre 2026 à 18:30", "Nov 24, 2026 at 8:15 AM", "24.11.2026 19:44", "2026-11-24
/// 19:44". Without a zone as if it were UTC; without a time of day midnight. Nothing if no day is told.
std::optional<long long> mailDate(std::string_view text);

} // namespace entente

#pragma once

#include "base/result.h"
#include "map/board.h"

#include <QColor>
#include <QString>

#include <vector>

namespace entente::app {

/// One power's colours in one theme, and the pattern that tells it apart without colour.
struct PowerColours {
    QColor tint;     ///< land
    QColor unit;     ///< units, bars, emblems
    QColor line;     ///< arrows; lighter than `unit` on dark ground
    QString pattern; ///< "rising" "level" "upright" "lattice" "falling" "dots" "zigzag", or empty

    friend bool operator==(const PowerColours &, const PowerColours &) = default;
};

/// How the powers and unit kinds of a variant look: what `variant.json` says for the eye alone
/// ("colours" and "pattern" of a power, "symbol" of a kind), which the engine does not read.
class Livery {
public:
    Livery() = default;

    /// Reads variant.json in `folder` (a directory or a resource path). What the file leaves out is
    /// filled in: a distinct colour for each power, the symbol named like the kind.
    static Result<Livery, QString> load(const QString &folder, const Board &board);
    /// The colours and symbols for a board without a file.
    static Livery standard(const Board &board);

    const PowerColours &of(PowerId power, bool dark) const;
    /// The name of the unit symbol (`symbols.h`).
    QString symbol(KindId kind) const;

    friend bool operator==(const Livery &, const Livery &) = default;

private:
    struct Pair {
        PowerColours light, dark;
        friend bool operator==(const Pair &, const Pair &) = default;
    };
    std::vector<Pair> m_powers;
    std::vector<QString> m_symbols;
};

} // namespace entente::app

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

/// What units are drawn as; one file of resources/symbols each. In every set each kind has a shape of its own.
enum class SymbolSet { Figures, Letters, Blocks, Nato };
inline constexpr SymbolSet everySymbolSet[] = {SymbolSet::Figures, SymbolSet::Letters, SymbolSet::Blocks,
                                               SymbolSet::Nato};
/// "figures", "letters", "blocks", "nato": for preferences and the command line.
QString symbolSetWord(SymbolSet set);

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
    /// Other colours for a power than the file has.
    void set(PowerId power, const PowerColours &light, const PowerColours &dark)
    {
        m_powers[static_cast<std::size_t>(power.index())] = {light, dark};
    }
    void setSymbolSet(SymbolSet set) { m_set = set; }
    /// The name of the unit symbol in the set that was chosen (`symbols.h`).
    QString symbol(KindId kind) const;

    friend bool operator==(const Livery &, const Livery &) = default;

private:
    struct Pair {
        PowerColours light, dark;
        friend bool operator==(const Pair &, const Pair &) = default;
    };
    std::vector<Pair> m_powers;
    std::vector<QString> m_symbols;
    SymbolSet m_set = SymbolSet::Figures;
};

} // namespace entente::app

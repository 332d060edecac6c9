#pragma once

#include "exchange/importer.h"

namespace entente {

/// A phase as another program recorded it.
struct RecordedPhase {
    Position position;
    std::vector<GivenOrder> orders;
};

/// A game that plays the recorded phases again, one after another. Where our rules give another position than
/// the record has next, the game begins anew with the record's: what stands on the board counts more than
/// how it came about. A remark says so. `phases` must not be empty.
ForeignGame gameOfRecord(std::shared_ptr<const Variant> variant, const std::vector<RecordedPhase> &phases);

/// Writes down what stands where, from texts of another program: "A Bud", "f stp/sc", "fleet stp".
/// What it can't read goes to `remarks`, once for each text.
class Scribe {
public:
    Scribe(std::shared_ptr<const Variant> variant, std::vector<Wording> &remarks);

    const Board &board() const { return *m_variant->board; }
    /// A position with nothing on it; homes are their powers'.
    Position blank() const;
    PowerId power(std::string_view name);
    ProvinceId province(std::string_view name);
    void unit(Position &position, PowerId power, std::string_view text);
    /// With the places open to it; none named: it has nowhere to go and is left out.
    void dislodged(Position &position, PowerId power, std::string_view text, std::string_view from, const std::vector<std::string> &retreats);
    void centre(Position &position, PowerId power, std::string_view province);
    void order(RecordedPhase &phase, PowerId power, std::string_view text);

private:
    void remark(Wording text);

    std::shared_ptr<const Variant> m_variant;
    std::vector<Wording> &m_remarks;
};

} // namespace entente

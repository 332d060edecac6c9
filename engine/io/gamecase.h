#pragma once

#include "base/result.h"
#include "game/game.h"
#include "game/happenings.h"
#include "game/hints.h"
#include "game/safest.h"
#include "io/fault.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// A case as the headless commands read it (see the manual): a position, orders, settings.
/// Lines of orders that were not understood or are not possible to attach are kept with their reason.
struct GameCase {
    std::string id; ///< as text; empty if the case has none
    std::shared_ptr<const Variant> variant;
    Rulebook rules; ///< the variant's with the case's settings applied
    std::map<std::string, std::string> settings;
    Position position;
    std::vector<GivenOrder> orders;
    std::vector<Wording> remarks; ///< what was left out, and why
    std::string expect;           ///< the `expect` object as JSON text, or empty
    /// Which places a power wants to keep and to take (the `goal` object); no power: nothing is said of it.
    struct Wish {
        PowerId power;
        std::vector<SafestPlans::Goal> goals;
    } wish;
};

/// What a line of a case file holds: a case, or the fault that kept it from being read.
struct CaseError {
    std::string id; ///< if it could be read
    Fault fault;
};
using CaseOrError = Result<GameCase, CaseError>;

/// Finds a variant by id, or by what another program calls it (Variant::elsewhere); null when there is none.
using VariantFinder = std::function<std::shared_ptr<const Variant>(std::string_view id)>;

/// Reads a file of one JSON object or of JSON Lines (told from the content). One entry per case, in order.
/// Unless they are `Read` the orders are passed over, whatever they say; `Foretold`: by somebody who works out what
/// will be ordered.
enum class CaseOrders : std::uint8_t { Read, Ignored, Foretold };
std::vector<CaseOrError> readCases(std::string_view text, const VariantFinder &variants,
                                   CaseOrders use = CaseOrders::Read);

/// Writes a position with orders as a case (one JSON object on one line).
std::string writeCase(const std::string &id, const Game &game, const Position &position,
                      const std::vector<GivenOrder> &orders);
/// The same of a game that is known by its variant and settings.
std::string writeCase(const std::string &id, const Variant &variant, const std::map<std::string, std::string> &settings,
                      const Position &position, const std::vector<GivenOrder> &orders, const GameCase::Wish &wish = {});

/// The words of an answer, which are the caller's: a plain sentence for a result and for a happening. Where one is
/// missing, `explanation` is left out.
struct Explainer {
    std::function<std::string(const Turn &turn, int result)> result;
    std::function<std::string(const Turn &turn, const Happening &happening)> happening;
};

/// The answer to a case, one JSON object on one line, stable to the byte.
std::string writeAnswer(const GameCase &gameCase, const Turn &turn, const Explainer &explainer);
/// Every legal order of every unit of the case, {"id": ..., "legal": {"Austria": {"A Vie": ["A Vie H", ...]}}}, on
/// one line. Builds are listed by their site, waiving as "Waive".
std::string writeLegal(const GameCase &gameCase);
/// What the judge says of the case's orders before they are sealed, on one line: `hints`, each with the keys of an
/// answer's order and with `hint`, "sure" or "quiet"; `unordered`, what befalls the units that have no order; and in
/// winters `waived`, by power the builds that are let go by.
std::string writeHints(const GameCase &gameCase, const Hints &hints, const Explainer &explainer);
std::string writeError(const CaseError &error);

/// Compares a finished turn with the case's `expect`; one line for each difference.
std::vector<std::string> compareWithExpectation(const GameCase &gameCase, const Turn &turn);

} // namespace entente

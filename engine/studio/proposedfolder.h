#pragma once

#include "exchange/boarddraft.h"
#include "studio/proposal.h"

#include <string>

namespace entente {

/// A variant's folder (maps/FORMAT.md) with all that is proposed. A drawing tells nothing of powers: two stand in
/// for them, without homes, until somebody names the true ones. Beside the usual files `doubtful.md` lists what should
/// be looked at.
Result<ForeignVariant, Fault> folderOf(const Proposal &proposal, const std::string &title);

/// What should be looked at, in English and Markdown, one line each: passages over short borders, places without a name
/// or a ground, and coasts that the drawing does not name. Empty if there is nothing.
std::string doubtsOf(const Proposal &proposal);

} // namespace entente

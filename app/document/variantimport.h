#pragma once

#include "base/result.h"
#include "exchange/boarddraft.h"

#include <QString>

#include <string>
#include <vector>

namespace entente::app {

/// Writes the folders of variants that another program's file described into the user's variants folder, each under
/// its id. A folder that already holds the very same variant is left as it is; one that holds another is never
/// touched: the new one gets a number after its id. Answers with the id of the first; the error is one sentence.
Result<std::string, QString> installVariants(const std::vector<ForeignVariant> &variants);

} // namespace entente::app

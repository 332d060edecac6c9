#pragma once

#include "base/result.h"
#include "exchange/boarddraft.h"

#include <QString>
#include <QStringList>

#include <string>
#include <vector>

namespace entente::app {

/// What has become of variants that were installed.
struct InstalledVariant {
    std::string id;               ///< of the first
    QStringList titles;           ///< of all that are new among the reader's own
    QString drawnTitle;           ///< of the variant on whose map it is; empty: it has one of its own
    bool known = false;           ///< it is that variant
    std::vector<Wording> remarks; ///< what could not be brought over, and what else a person should know
};

/// Writes the folders of variants that another program's file described into the user's variants folder, each under
/// its id. A folder that already holds the very same variant is left as it is; one that holds another is never
/// touched: the new one gets a number after its id. A variant that was drawn as a chart and has the board of one that
/// came with the program is put on that one's drawn map, or, if nothing else differs either, is that one. The error is
/// one sentence.
Result<InstalledVariant, QString> installVariants(const std::vector<ForeignVariant> &variants);
/// One variant as it is, with its own map. Answers with its id.
Result<std::string, QString> installVariant(const ForeignVariant &variant);

} // namespace entente::app

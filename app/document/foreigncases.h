#pragma once

#include "exchange/importer.h"
#include "exchange/variantimporter.h"
#include "io/gamecase.h"

#include <QByteArray>
#include <QString>

#include <string>
#include <vector>

namespace entente::app {

/// What a file holds for the commands that work on cases.
struct CasesOfFile {
    std::vector<CaseOrError> cases;
    std::vector<Wording> remarks;       ///< what of a foreign file could not be brought over
    std::vector<ForeignVariant> boards; ///< that a foreign file brought along; they are nowhere else
};

/// The cases of a file, which may be packed by gzip: our own as they stand, every case of another program's test file,
/// every turn of a game, also of our own saved ones, named by its phase ("S1901M"), with the position that comes last
/// if orders are written for it, nothing was played, or orders do not matter; of a map or a package of variants the
/// start of each. Where orders matter, a season of our own whose orders are sealed, or in which the powers act in an
/// order that is secret or whose key is elsewhere, is a fault that says so; a game master's own are judged in order.
CasesOfFile casesOfFile(const QString &path, const QByteArray &bytes, const VariantFinder &variants, CaseOrders use);

} // namespace entente::app

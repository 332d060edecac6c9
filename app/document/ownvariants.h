#pragma once

#include "document/variants.h"

#include "base/wording.h"
#include "exchange/chartturn.h"

#include <vector>

namespace entente::app {

/// The variants that a player has put into the user's folder, by hand or by opening other programs' files. Errors are
/// one sentence.

/// Is it one of them, and not one that came with the program?
bool isOwn(const VariantLibrary::Entry &entry);

/// What could not be brought over when its file was opened, as it was said then; empty where nothing was, or nobody
/// knows.
QStringList remarksOf(const VariantLibrary::Entry &entry);
/// Keeps the sentences beside the variant in `folder`.
Result<bool, QString> keepRemarks(const QString &folder, const QStringList &remarks);

/// Gives it another title; its id, by which games know it, stays.
Result<bool, QString> retitle(const VariantLibrary::Entry &entry, const QString &title);
/// Is it drawn as a chart, which can be turned?
bool isChart(const VariantLibrary::Entry &entry);
/// Draws its chart anew.
Result<bool, QString> turnChart(const VariantLibrary::Entry &entry, ChartTurn turn);
/// Puts its folder into the bin of the desktop, or deletes it where there is none.
Result<bool, QString> removeVariant(const VariantLibrary::Entry &entry);

} // namespace entente::app

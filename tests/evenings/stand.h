#pragma once

#include "app/everythingseen.h"
#include "document/gamedocument.h"

namespace entente::app {

/// What a table has done up to a moment: key, what it is about ("orders of england"); value, what it is. Two that are
/// alike hold the same game, whatever file they came from.
using Stand = Seen;

/// What the document holds. Of seats whose PIN has not been given it knows nothing: that is taken over from `before`.
Stand standOf(const GameDocument &document, const Stand &before = {});
/// What a file holds, all its PINs given: nothing, and `why`, if it can't be opened.
Stand standIn(const QString &path, const VariantFinder &variants, QString &why);
/// The stand without who sits where: what the program promises to keep from the first order on.
Stand playOf(const Stand &stand);

/// The PIN of a seat, if it has one.
QString pinOf(const std::string &power);

} // namespace entente::app

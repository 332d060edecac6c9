#pragma once

#include "base/result.h"
#include "io/study.h"
#include "sheet/maplook.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace entente::app {

/// How the map of a variant is painted, or one sentence why it can't be.
using LookFinder = std::function<Result<MapLook, QString>(const Variant &)>;

/// A study as a page that needs nothing beside it, to be read and printed: its chapters with their maps, and lines on
/// which orders can be written by hand. Hints follow at the end, and apart
/// from them answers.
Result<QByteArray, QString> studyPage(const Study &study, const LookFinder &look);

/// The same as a PDF, a page for each chapter, with numbers of pages.
Result<QByteArray, QString> studyPdf(const Study &study, const LookFinder &look);

} // namespace entente::app

#pragma once

#include "words/report.h"

namespace entente::app {

/// The results of a turn as the mail judges laid them out. Not translated: programs read it.
QString judgeReport(const Board &board, const Turn &turn, const ReportHead &head);

} // namespace entente::app

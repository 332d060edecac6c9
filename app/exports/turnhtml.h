#pragma once

#include "words/report.h"

#include <QString>

namespace entente::app {

/// A turn in the words of a page: who sent nothing; every order with what became of it and why, power by power; what
/// happened besides; who must retreat and where to, and who owns what. Whatever failed has a sign, which a voice calls
/// by its name. `level`: of the headings, 2 or 3.
QString turnHtml(const Board &board, const Turn &turn, const ReportHead &head, int level);

/// Who owns which centres, under a heading.
QString centresHtml(const Board &board, const Position &position, const ReportHead &head, int level);

/// Lines as a list under a heading; nothing where there are none.
QString listHtml(const QString &heading, const QStringList &lines, int level);

} // namespace entente::app

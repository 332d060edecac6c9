#pragma once

#include "io/study.h"

#include <QString>

namespace entente::app {

/// What an author says, in the reader's language where they say it in that.
QString sayingText(const Saying &saying);

} // namespace entente::app

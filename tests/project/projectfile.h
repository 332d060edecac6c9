#pragma once

#include "projectpath.h"

#include <QString>

namespace entente {

/// `projectPath` for tests that ask Qt for files.
inline QString projectFile(const char *path)
{
    return QString::fromStdString(projectPath(path));
}

} // namespace entente

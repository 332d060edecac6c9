#pragma once

#include <string>

namespace entente {

/// A file or folder of the project, by its path from the top folder ("maps/standard").
///
/// Where the top folder is, one small source alone knows: all others compile to the same in every clone, so that what
/// ccache kept of one serves the next.
std::string projectPath(const std::string &path);

} // namespace entente

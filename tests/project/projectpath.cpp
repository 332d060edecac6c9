#include "projectpath.h"

namespace entente {

std::string projectPath(const std::string &path)
{
    return ENTENTE_TOP_DIR "/" + path;
}

} // namespace entente

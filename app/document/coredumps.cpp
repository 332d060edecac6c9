#include "document/coredumps.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#include <sys/resource.h>
#endif

namespace entente::app {

void leaveNoCoreDump()
{
#if defined(Q_OS_LINUX) && !defined(__SANITIZE_ADDRESS__) // whose search for leaks looks into the program from outside
    prctl(PR_SET_DUMPABLE, 0);
    const rlimit none{0, 0};
    setrlimit(RLIMIT_CORE, &none);
#endif
}

} // namespace entente::app

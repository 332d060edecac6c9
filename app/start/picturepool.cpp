#include "start/picturepool.h"

#include <QThreadPool>

namespace entente::app {

QThreadPool &picturePool()
{
    static QThreadPool pool;
    return pool;
}

} // namespace entente::app

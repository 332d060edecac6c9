#pragma once

class QThreadPool;

namespace entente::app {

/// Where small pictures of maps are painted beside the window. A pool of their own: Qt fills large areas with the help
/// of the global one, and who clears that leaves a painter waiting for ever.
QThreadPool &picturePool();

} // namespace entente::app

#pragma once

#include <functional>

namespace entente::app {

/// Does long work on a thread beside the window. The program ends no sooner than the work: what it hands to the
/// application finds one. Whoever gives up waiting must tell the work so by means of its own.
void workBeside(std::function<void()> work);

} // namespace entente::app

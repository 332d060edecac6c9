#pragma once

namespace entente::app {

/// A program that dies may leave its memory in a file, with the keys and orders that it held. After this it leaves
/// none, and no other program of the same user can look into it. Does nothing where the system has no such thing.
void leaveNoCoreDump();

} // namespace entente::app

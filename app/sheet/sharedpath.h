#pragma once

#include <QPainterPath>

namespace entente::app {

/// The same path, fit to be painted by several threads. What Qt makes of a path when it is first painted, it keeps
/// inside the path without a lock, and its copies share it: two threads that began with one at the same moment brought
/// the program down. Whatever outlives a single painting (a sheet's lines, letters, the shapes of signs) goes through
/// here before a second thread can see it.
QPainterPath ready(const QPainterPath &path);

} // namespace entente::app

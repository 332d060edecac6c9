#pragma once

namespace entente::proof {

/// Asks a solver (cadical, if it is installed) whether there is a season of so many units, without convoys, whose
/// equations have no answer, or two that differ in anything but circles of three units and more, each of which is free
/// to turn or to stand whatever the others do. Before that it holds the circuit against the reading on all small
/// worlds, and sows faults that the solver has to notice.
///
/// What is asked goes further than that. Let each move be settled, or open; let rules that look at open moves answer
/// "open" where they hang on them. Where that comes to rest, all answers lie among what is open. Asked is for a state
/// of rest in which open moves are anything but circles, or a move of a circle hangs on anything but the next one, or a
/// support is open. If there is none, a season with c open circles has exactly two to the power of c answers.
///
/// Gives the exit status: 0 there is none, 1 something is amiss, 77 there is no solver.
int askSolver(int units);

} // namespace entente::proof

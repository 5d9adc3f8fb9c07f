#pragma once

#include <atomic>

// Somebody wants the program to end: an interrupt (Ctrl-C), a request to terminate, a terminal that is gone.
// A command that has something to bring in order first notes it and ends by itself; the others end at once.

namespace horta::cli {

// From now on the signals are noted. One that is ignored already, as in a background of a shell, stays so;
// an interrupt or a request to terminate that comes again ends the program at once.
void note_interrupts();

// Set from the first of these signals on: what thinks or plays looks at it often.
const std::atomic<bool>& interrupted();

// Can be read from then on, so that poll() wakes up; -1, which poll() passes over, before note_interrupts().
int interrupt_descriptor();

// Ends the program as the signal would have ended it, so that a shell stops too.
void end_by_interrupt();

}  // namespace horta::cli

#ifndef CATALEJO_TERMINAL_H
#define CATALEJO_TERMINAL_H

// The code of signal handlers, which must not be Swift's: nothing here allocates or takes a lock.

// The requests of signals, as bits of catalejo_guard_take.
#define CATALEJO_INTERRUPTED 1
#define CATALEJO_RESIZED 2
#define CATALEJO_CONTINUED 4

// Installs the handlers (and one for exit), once a process. Signals that were ignored stay ignored.
//
// SIGINT, SIGWINCH and SIGCONT are noted and write a byte to `wake`. SIGTERM, SIGHUP, SIGQUIT and
// crashes restore the terminal and then call the handler that was set before (as a rule, the
// program ends). SIGTSTP restores the terminal, stops the program, and notes that it was continued.
// An interrupt while no read is running is noted for the next read; a second one before that read
// kills, so that a program that hangs can be ended.
void catalejo_guard_install(int terminal, int wake);

// A read begins: the first one stores the terminal's settings, which are restored when the program
// ends in any way. `escapes` says whether the terminal understands the sequences that end the paste
// mode.
void catalejo_guard_begin(int escapes);

// From here to the next read, typed text is not echoed: it would land in the middle of the output,
// even of its sequences. No key ends it, and it waits for that read. Each signal that ends or stops
// the program restores the terminal, except for SIGKILL and SIGSTOP.
void catalejo_guard_hush(void);

// Between reads, from `lend` to `regain`, another program has the terminal, with its first settings.
void catalejo_guard_lend(void);
void catalejo_guard_regain(void);

// A read has ended, and has left no settings of its own on the terminal.
void catalejo_guard_end(void);

// Sets whether there is text below the line, which is erased when the program ends or stops, and
// where the line ends: rows below the cursor and a column.
void catalejo_guard_below(int shown, int rows, int column);

// Sets whether the terminal reports its mouse, which is switched off when the program ends or stops.
void catalejo_guard_pointer(int reported);

// Sets whether the terminal holds back a drawing until it is complete; that ends when the program
// ends or stops.
void catalejo_guard_drawing(int held);

// Waits before the terminal's settings are changed. In the background, after a stop, changing them
// stops the program again; so the signal that a shell's `kill` sends along has half a second to end
// it first.
void catalejo_guard_settle(void);

// From here to the release, this thread writes to the terminal or changes its settings. A handler
// that ends or stops the program on another thread waits for the release, a moment at most. While
// it gives the terminal back, threads that want to hold it wait. So nothing is switched on after
// everything was switched off. A thread may hold the terminal several times.
void catalejo_guard_hold(void);
void catalejo_guard_release(void);

// Returns the requests since the last call.
int catalejo_guard_take(void);

// Calls wcwidth, which Swift does not import: returns the columns of a character in the locale, -1
// if it can't be printed.
int catalejo_columns(unsigned int scalar);

#endif

#ifndef CATALEJO_TERMINAL_H
#define CATALEJO_TERMINAL_H

// What has to happen in signal handlers, so in C: nothing here allocates or takes a lock.

// What signals asked for, as bits of catalejo_guard_take.
#define CATALEJO_INTERRUPTED 1
#define CATALEJO_RESIZED 2
#define CATALEJO_CONTINUED 4

// Installs the handlers (and one for exit), once a process. Signals that were ignored stay ignored.
//
// SIGINT, SIGWINCH and SIGCONT are noted and write a byte to `wake`. SIGTERM, SIGHUP, SIGQUIT and
// crashes restore the terminal and go on to what was set before (as a rule, death). SIGTSTP
// restores, stops, and notes the continuation. An interrupt while no read is under way is noted for
// the next; a second one before that kills, so that a program that hangs can be ended.
void catalejo_guard_install(int terminal, int wake);

// A read begins: the first remembers how the terminal is set, to be restored by whatever ends the
// program.
// `escapes` says whether the terminal understands the sequences that end the paste mode.
void catalejo_guard_begin(int escapes);

// What is typed from here to the next read is not echoed (it would land in the middle of what is
// written meanwhile, sequences included), nor ended by a key: it waits for that read. Whatever ends
// or stops the program restores the terminal, but for SIGKILL and SIGSTOP.
void catalejo_guard_hush(void);

// Between reads another program has the terminal, set as it was found, from `lend` to `regain`.
void catalejo_guard_lend(void);
void catalejo_guard_regain(void);

// A read has ended, and has left nothing of its own on the terminal.
void catalejo_guard_end(void);

// Whether something stands below the line, which what ends or stops the program erases, and where
// the line ends: rows below the cursor and a column.
void catalejo_guard_below(int shown, int rows, int column);

// Whether the terminal reports its mouse, which what ends or stops the program switches off.
void catalejo_guard_pointer(int reported);

// Whether the terminal holds back what is drawn until that is done, which what ends or stops the
// program ends.
void catalejo_guard_drawing(int held);

// Before the terminal is set. In the background, after a stop, that stops the program again: the signal
// that a shell's `kill` sends along has half a second to end it before.
void catalejo_guard_settle(void);

// From here to the release the terminal is written to or set. What ends or stops the program on another
// thread waits for the release, a moment at most; while it gives the terminal back, who would hold it
// waits. So nothing is switched on after all was switched off. May be held again by who holds it.
void catalejo_guard_hold(void);
void catalejo_guard_release(void);

// What was noted since the last call.
int catalejo_guard_take(void);

// The process's environment: NAME=VALUE strings and a NULL.
char **catalejo_environment(void);

// pipe2 with O_CLOEXEC and O_NONBLOCK, which Swift does not see.
int catalejo_pipe(int ends[2]);

// wcwidth, which Swift does not see: the columns of a character in the locale, -1 for no print.
int catalejo_columns(unsigned int scalar);

#endif

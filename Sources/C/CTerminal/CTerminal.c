#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

// A standard descriptor that is closed would be given to the next file opened, the runtime's own
// ones included. Before anything runs, each gets a file of the wrong direction, so that using it
// fails as using a closed one does: reading ends, writing is an error.
__attribute__((constructor)) static void keep_standard_descriptors(void) {
  for (int descriptor = 0; descriptor <= 2; descriptor++) {
    if (fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
    if (open("/dev/null", descriptor == 0 ? O_RDWR : O_RDONLY) != descriptor) return;
  }
}

static atomic_int noted;
static atomic_int reading;
static atomic_int hushed;
static atomic_int escaping;
static atomic_int installed;
static atomic_int pointing;
static atomic_int drawing;
// How many threads give the terminal back, and whether this one does.
static atomic_int ending;
static _Thread_local int ends_here;
// How many hold the terminal, and how often this thread does.
static atomic_int holders;
static _Thread_local int held_here;
// 0, or what stands below the line: 1 << 30, rows to its end << 15, and the column there.
static atomic_int below;
static atomic_int terminal_descriptor = -1;
static atomic_int wake_descriptor = -1;

// Written before `reading` and `hushed` are set, read by handlers only while one of them is.
static struct termios cooked;
static struct sigaction before[NSIG];

// Not static text inside a function: handlers only write.
static const char restoring[] = "\033[?2004l\033[?25h";
static const char unstyling[] = "\033[0m";
// Rows wrap, and what was held back is shown.
static const char undrawing[] = "\033[?7h\033[?2026l";
static const char unpointing[] = "\033[?1006l\033[?1002l";

static void put(const char *bytes, size_t count) {
  ssize_t written = write(terminal_descriptor, bytes, count);
  (void)written;
}

static void note(int what) {
  atomic_fetch_or(&noted, what);
  char byte = 0;
  ssize_t written = write(wake_descriptor, &byte, 1);
  (void)written;
}

// From here on who would take the terminal waits; who holds it has a moment to be done, which is longer
// than it needs where the terminal takes what is written.
static void begin_ending(void) {
  ends_here++;
  ending++;
  for (int i = 0; i < 100 && holders > held_here; i++) usleep(1000);
}

// From the cursor to the line's end, and what is after it erased.
static void erase_below(void) {
  int place = atomic_exchange(&below, 0);
  if (!place) return;
  put("\r", 1);
  for (int rows = place >> 15 & 0x7FFF; rows > 0; rows--) put("\n", 1);
  int column = place & 0x7FFF;
  if (column > 0) {
    char move[] = "\033[00000C";
    for (int i = 6; i >= 2; i--, column /= 10) move[i] = (char)('0' + column % 10);
    put(move, sizeof move - 1);
  }
  put("\033[J", 3);
}

// In the background the terminal is somebody else's, and touching it would stop the program.
static int in_foreground(void) { return tcgetpgrp(terminal_descriptor) == getpgrp(); }

static void hush(void) {
  if (!in_foreground()) return;
  struct termios silent = cooked;
  silent.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  silent.c_cc[VMIN] = 1;
  silent.c_cc[VTIME] = 0;
  tcsetattr(terminal_descriptor, TCSANOW, &silent);
}

// Answers whether a read was under way.
static int restore(void) {
  if (!(reading || hushed) || !in_foreground()) return 0;
  tcsetattr(terminal_descriptor, TCSANOW, &cooked);
  if (!reading) return 0;
  if (escaping) {
    if (drawing) put(unstyling, sizeof unstyling - 1);
    erase_below();
    if (pointing) {
      put(unpointing, sizeof unpointing - 1);
      // What was reported up to now would be typed to whoever reads next.
      tcflush(terminal_descriptor, TCIFLUSH);
    }
    put(restoring, sizeof restoring - 1);
    if (drawing) put(undrawing, sizeof undrawing - 1);
  }
  return 1;
}

static void on_exit_restore(void) {
  begin_ending();
  if (restore()) put("\n", 1);
  reading = hushed = 0;
}

static void die(int number, const siginfo_t *information) {
  begin_ending();
  if (restore()) put("\n", 1);
  reading = hushed = 0;
  sigaction(number, &before[number], NULL);
  // A fault happens again by itself on return; a trap may not, a sent signal does not.
  int fault = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE;
  if (!fault || information == NULL || information->si_code <= 0) raise(number);
}

// Who had the terminal meanwhile may have set it anew.
static void regain(void) {
  if (!hushed) return;
  struct termios now;
  if (in_foreground() && tcgetattr(terminal_descriptor, &now) == 0 && now.c_lflag & ICANON)
    cooked = now;
  hush();
}

static void go_on(void) {
  catalejo_guard_hold();
  regain();
  catalejo_guard_release();
  note(CATALEJO_CONTINUED);
}

static void stop(void) {
  begin_ending();
  restore();
  struct sigaction handling;
  sigaction(SIGTSTP, &before[SIGTSTP], &handling);
  sigset_t stopping, blocked;
  sigemptyset(&stopping);
  sigaddset(&stopping, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stopping, &blocked);
  raise(SIGTSTP);
  // Here the program goes on; at once where nobody could continue it (an orphaned group).
  pthread_sigmask(SIG_SETMASK, &blocked, NULL);
  sigaction(SIGTSTP, &handling, NULL);
  ending--;
  ends_here--;
  go_on();
}

static void handle(int number, siginfo_t *information, void *context) {
  (void)context;
  int error = errno;
  switch (number) {
  case SIGWINCH: note(CATALEJO_RESIZED); break;
  case SIGCONT:
    go_on();
    break;
  case SIGTSTP: stop(); break;
  case SIGINT:
    if (!reading && (noted & CATALEJO_INTERRUPTED)) die(number, information);
    else note(CATALEJO_INTERRUPTED);
    break;
  default: die(number, information);
  }
  errno = error;
}

void catalejo_guard_install(int terminal, int wake) {
  terminal_descriptor = terminal;
  wake_descriptor = wake;
  if (atomic_exchange(&installed, 1)) return;
  atexit(on_exit_restore);
  static const int numbers[] = {
    SIGINT,  SIGWINCH, SIGCONT, SIGTSTP, SIGTERM, SIGHUP, SIGQUIT,
    SIGSEGV, SIGBUS,   SIGILL,  SIGFPE,  SIGTRAP, SIGABRT,
  };
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    int number = numbers[i];
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigemptyset(&action.sa_mask);
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_RESTART;
    if (sigaction(number, NULL, &before[number]) != 0) continue;
    if (before[number].sa_handler != SIG_IGN) sigaction(number, &action, NULL);
  }
}

void catalejo_guard_begin(int escapes) {
  escaping = escapes;
  reading = hushed || tcgetattr(terminal_descriptor, &cooked) == 0;
  hushed = 0;
}

void catalejo_guard_hush(void) {
  // First, so that a stop from here on is followed by silence too.
  hushed = reading;
  if (hushed) hush();
}

void catalejo_guard_lend(void) {
  catalejo_guard_hold();
  restore();
  catalejo_guard_release();
}

void catalejo_guard_regain(void) {
  catalejo_guard_hold();
  regain();
  catalejo_guard_release();
}

void catalejo_guard_end(void) { reading = 0; }

void catalejo_guard_below(int shown, int rows, int column) {
  below = shown ? 1 << 30 | (rows & 0x7FFF) << 15 | (column & 0x7FFF) : 0;
}

void catalejo_guard_pointer(int reported) { pointing = reported; }

void catalejo_guard_drawing(int held) { drawing = held; }

void catalejo_guard_settle(void) {
  pid_t owner = tcgetpgrp(terminal_descriptor);
  if (owner > 0 && owner != getpgrp()) usleep(500000);
}

void catalejo_guard_hold(void) {
  holders++;
  // Seen by who ends the program, or that is seen here.
  while (ending && !ends_here && !held_here) {
    holders--;
    usleep(1000);
    holders++;
  }
  held_here++;
}

void catalejo_guard_release(void) {
  held_here--;
  holders--;
}

int catalejo_guard_take(void) { return atomic_exchange(&noted, 0); }

char **catalejo_environment(void) { return environ; }

int catalejo_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC | O_NONBLOCK); }

int catalejo_columns(unsigned int scalar) { return wcwidth((wchar_t)scalar); }

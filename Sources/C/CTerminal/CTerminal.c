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

// A closed standard descriptor would be given to the next file that is opened, even by the runtime.
// So, before anything else runs, each gets a file that fails like a closed one: reading ends, and
// writing is an error.
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
// The number of threads that give the terminal back, and whether this one does.
static atomic_int ending;
static _Thread_local int ends_here;
// The number of holds on the terminal, and the number of this thread's.
static atomic_int holders;
static _Thread_local int held_here;
// The place of the line's end if there is text below the line: 1 << 30, the rows to it << 15, and its
// column. 0 if there is no text.
static atomic_int below;
static atomic_int terminal_descriptor = -1;
static atomic_int wake_descriptor = -1;

// These are written before `reading` and `hushed` are set, and handlers read them only while one of
// the two is.
static struct termios cooked;
static struct sigaction before[NSIG];

// These are global because handlers only write.
static const char restoring[] = "\033[?2004l\033[?25h";
static const char unstyling[] = "\033[0m";
// Lets rows wrap, and shows the output that was held back.
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

// From here on, threads that want the terminal wait. Those that hold it have a moment to finish,
// which is longer than they need if the terminal accepts their output.
static void begin_ending(void) {
  ends_here++;
  ending++;
  for (int i = 0; i < 100 && holders > held_here; i++) usleep(1000);
}

// Moves from the cursor to the line's end, and erases the text after it.
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

// In the background another program has the terminal, and touching it would stop this one.
static int in_foreground(void) { return tcgetpgrp(terminal_descriptor) == getpgrp(); }

static void hush(void) {
  if (!in_foreground()) return;
  struct termios silent = cooked;
  silent.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
  silent.c_cc[VMIN] = 1;
  silent.c_cc[VTIME] = 0;
  tcsetattr(terminal_descriptor, TCSANOW, &silent);
}

// Restores the terminal, and returns whether a read was running.
static int restore(void) {
  if (!(reading || hushed) || !in_foreground()) return 0;
  tcsetattr(terminal_descriptor, TCSANOW, &cooked);
  if (!reading) return 0;
  if (escaping) {
    if (drawing) put(unstyling, sizeof unstyling - 1);
    erase_below();
    if (pointing) {
      put(unpointing, sizeof unpointing - 1);
      // The reports up to now would be typed to the program that reads next.
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
  // After the return, a fault happens again by itself; a trap may not, and a sent signal does not.
  int fault = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE;
  if (!fault || information == NULL || information->si_code <= 0) raise(number);
}

// Another program may have changed the terminal's settings meanwhile.
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
  // Here the program goes on; it does so at once if nobody could continue it (an orphaned group).
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
  // This comes first, so that a stop from here on also turns the echo off again.
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
  // Either the thread that ends the program sees this hold, or this thread sees that one.
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

int catalejo_columns(unsigned int scalar) { return wcwidth((wchar_t)scalar); }

// A library for LD_PRELOAD under Valgrind: begins to count calls when a key is read, and has clocks go
// slowly. scripts/count-calls tells how it is used.
//
// COUNT_WHILE  a file: what is read from a terminal while it exists begins the counting, what is read after
//              it is gone ends it
//
// Under Valgrind all takes some hundred times as long. The clocks go as much slower, so that what the
// program does after a time, such as to say that something takes long, it does no sooner than for a person.

#define _GNU_SOURCE
#include <signal.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>
#include <valgrind/callgrind.h>

enum { SLOWER = 200, SECOND = 1000000000, CLOCKS = 16, DESCRIPTORS = 1024 };

// The clocks' times when the program began.
static long long begun[CLOCKS];
static clockid_t clocks[DESCRIPTORS];

static long long real_time(clockid_t clock) {
  struct timespec time;
  syscall(SYS_clock_gettime, clock, &time);
  return (long long)time.tv_sec * SECOND + time.tv_nsec;
}

static struct timespec moment(long long time) {
  return (struct timespec){time / SECOND, time % SECOND};
}

__attribute__((constructor)) static void start(void) {
  for (int clock = 0; clock < CLOCKS; clock++) begun[clock] = real_time(clock);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
  if (clock < 0 || clock >= CLOCKS) return syscall(SYS_clock_gettime, clock, time);
  *time = moment(begun[clock] + (real_time(clock) - begun[clock]) / SLOWER);
  return 0;
}

int timerfd_create(clockid_t clock, int flags) {
  int descriptor = syscall(SYS_timerfd_create, clock, flags);
  if (descriptor >= 0 && descriptor < DESCRIPTORS) clocks[descriptor] = clock;
  return descriptor;
}

int timerfd_settime(int descriptor, int flags, const struct itimerspec *wanted, struct itimerspec *old) {
  long long time = (long long)wanted->it_value.tv_sec * SECOND + wanted->it_value.tv_nsec;
  if (time) {
    long long start = flags & TFD_TIMER_ABSTIME ? begun[clocks[descriptor]] : 0;
    time = time > start ? start + (time - start) * SLOWER : time;
  }
  struct itimerspec slow = {.it_value = moment(time)};
  return syscall(SYS_timerfd_settime, descriptor, flags, &slow, old);
}

// Valgrind writes into the mask, and libdispatch's can only be read.
int sigsuspend(const sigset_t *mask) {
  sigset_t copy = *mask;
  return syscall(SYS_rt_sigsuspend, &copy, _NSIG / 8);
}

ssize_t read(int descriptor, void *bytes, size_t size) {
  static int counts;
  ssize_t count = syscall(SYS_read, descriptor, bytes, size);
  const char *file = getenv("COUNT_WHILE");
  if (count <= 0 || !file || !isatty(descriptor)) return count;
  int is_wanted = !access(file, F_OK);
  if (is_wanted && !counts) CALLGRIND_START_INSTRUMENTATION;
  if (!is_wanted && counts) CALLGRIND_STOP_INSTRUMENTATION;
  counts = is_wanted;
  return count;
}

#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

static int limit(int resource, unsigned long most) {
  struct rlimit both = {most, most};
  return setrlimit(resource, &both);
}

// Returns a copy of a descriptor that is not one of the standard ones; exec closes it.
static int moved(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 3); }

// Runs in the child, where other threads are gone and locks may be held: it calls only functions
// that are allowed there.
static void become(const char *path, char *const arguments[], char *const environment[], int input,
                   int output, struct catalejo_limits limits) {
  setsid();
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  struct sigaction usual = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &usual, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  int in = moved(input), out = moved(output), nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  if (in < 0 || out < 0 || nowhere < 0) return;
  if (dup2(in, 0) < 0 || dup2(out, 1) < 0 || dup2(nowhere, 2) < 0) return;
  // exec does not close the sockets of libcurl.
#ifdef SYS_close_range
  if (syscall(SYS_close_range, 3U, ~0U, 0U) != 0)
#endif
    for (int descriptor = 3; descriptor < 1024; descriptor++) close(descriptor);
  if (limit(RLIMIT_AS, limits.memory) != 0 || limit(RLIMIT_CPU, limits.seconds) != 0 ||
      limit(RLIMIT_FSIZE, 0) != 0 || limit(RLIMIT_CORE, 0) != 0)
    return;
  execve(path, arguments, environment);
}

pid_t catalejo_process_start(const char *path, char *const arguments[], char *const environment[],
                             int input, int output, struct catalejo_limits limits) {
  // No handler of this program may run in the child.
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  pid_t child = fork();
  if (child == 0) {
    become(path, arguments, environment, input, output, limits);
    _exit(127);
  }
  int code = errno;
  sigprocmask(SIG_SETMASK, &before, NULL);
  errno = code;
  return child;
}

int catalejo_process_file(const void *bytes, size_t count) {
  int file = memfd_create("picture", MFD_CLOEXEC);
  if (file < 0) return -1;
  const char *next = bytes;
  while (count > 0) {
    ssize_t written = write(file, next, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) {
      int code = errno;
      close(file);
      errno = code;
      return -1;
    }
    next += written;
    count -= (size_t)written;
  }
  if (lseek(file, 0, SEEK_SET) == 0) return file;
  close(file);
  return -1;
}

int catalejo_process_pipe(int ends[2], int flags) { return pipe2(ends, O_CLOEXEC | flags); }

int catalejo_process_keep_descriptors(posix_spawn_file_actions_t *actions) {
  return posix_spawn_file_actions_addclosefrom_np(actions, 3);
}

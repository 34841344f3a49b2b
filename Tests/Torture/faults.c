// A library for LD_PRELOAD: lets calls for files fail, or ends the program at one, and writes down what
// a power cut could undo. scripts/torture tells how it is used.
//
// FAULTS_ROOT   the folder whose files are meant; calls for others pass
// FAULTS_FAIL   CALL:N:ERROR, the N-th CALL (from 1; 0 is each) fails with the number ERROR; -1 is kill -9
//               before it
// FAULTS_COUNT  a file that is told at the end how often each CALL was made, a line each
// FAULTS_RECORD a file that is told what each call changed

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum call { OPEN, READ, WRITE, SYNC, RENAME, LINK, UNLINK, MKDIR, TRUNCATE, MAP, CALLS };

static const char *const names[CALLS] = {"open", "read",   "write", "fsync",     "rename",
                                         "link", "unlink", "mkdir", "ftruncate", "mmap"};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int counts[CALLS];
static char root[PATH_MAX];
static enum call failing = CALLS;
static int failing_at, failing_with;
static int record = -1;

#define REAL(name) ((__typeof__(name) *)dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void start(void) {
  const char *folder = getenv("FAULTS_ROOT"), *fail = getenv("FAULTS_FAIL");
  if (!folder || !realpath(folder, root)) root[0] = 0;
  char name[16];
  if (fail && sscanf(fail, "%15[^:]:%d:%d", name, &failing_at, &failing_with) == 3)
    for (int call = 0; call < CALLS; call++)
      if (!strcmp(name, names[call])) failing = call;
  const char *log = getenv("FAULTS_RECORD");
  // Far above what the program opens, so that its own numbers stay what they are.
  if (log) {
    int opened = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    record = fcntl(opened, F_DUPFD_CLOEXEC, 500);
    close(opened);
  }
}

__attribute__((destructor)) static void end(void) {
  const char *path = getenv("FAULTS_COUNT");
  if (!path) return;
  int file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  for (int call = 0; call < CALLS; call++) dprintf(file, "%s %d\n", names[call], counts[call]);
  close(file);
}

// Whether a path is below the root; its folder counts where it does not exist yet.
static int is_ours(const char *path, char absolute[PATH_MAX]) {
  char resolved[PATH_MAX];
  if (!root[0] || !path) return 0;
  if (path[0] == '/')
    snprintf(resolved, sizeof resolved, "%s", path);
  else {
    if (!getcwd(resolved, sizeof resolved)) return 0;
    strncat(resolved, "/", sizeof resolved - strlen(resolved) - 1);
    strncat(resolved, path, sizeof resolved - strlen(resolved) - 1);
  }
  snprintf(absolute, PATH_MAX, "%s", resolved);
  size_t length = strlen(root);
  return !strncmp(resolved, root, length) && (resolved[length] == '/' || !resolved[length]);
}

// Whether a descriptor is one of a file below the root, one without a name included.
static int is_our_file(int descriptor) {
  char link[32], path[PATH_MAX], unused[PATH_MAX];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  // A pipe or a socket has no path.
  if (path[0] != '/') return 0;
  return is_ours(path, unused);
}

// Counts a call; whether it must fail, with errno set.
static int fails(enum call call) {
  pthread_mutex_lock(&lock);
  int count = ++counts[call];
  pthread_mutex_unlock(&lock);
  if (call != failing || (failing_at && count != failing_at)) return 0;
  if (failing_with < 0) kill(getpid(), SIGKILL);
  errno = failing_with;
  return 1;
}

static unsigned long inode(int descriptor) {
  struct stat status;
  return fstat(descriptor, &status) ? 0 : status.st_ino;
}

static void note(const void *bytes, size_t count, const char *format, ...) {
  if (record < 0) return;
  char line[2 * PATH_MAX + 64];
  va_list arguments;
  va_start(arguments, format);
  int length = vsnprintf(line, sizeof line, format, arguments);
  va_end(arguments);
  pthread_mutex_lock(&lock);
  syscall(SYS_write, record, line, length);
  for (size_t done = 0; done < count;) {
    ssize_t more = syscall(SYS_write, record, (const char *)bytes + done, count - done);
    if (more <= 0) break;
    done += more;
  }
  pthread_mutex_unlock(&lock);
}

static int opened(int descriptor, int was_there, int flags, const char *path) {
  if (descriptor < 0) return descriptor;
  int failure = errno;
  if ((flags & O_TMPFILE) == O_TMPFILE)
    note(0, 0, "nameless %lu\n", inode(descriptor));
  else if (!was_there)
    note(0, 0, "create %lu %s\n", inode(descriptor), path);
  else if (flags & O_TRUNC)
    note(0, 0, "truncate %lu 0\n", inode(descriptor));
  errno = failure;
  return descriptor;
}

static int open_at(int folder, const char *path, int flags, mode_t mode) {
  char absolute[PATH_MAX];
  if (folder != AT_FDCWD || !is_ours(path, absolute))
    return syscall(SYS_openat, folder, path, flags, mode);
  if (fails(OPEN)) return -1;
  int was_there = !syscall(SYS_faccessat, AT_FDCWD, absolute, F_OK);
  return opened(syscall(SYS_openat, folder, path, flags, mode), was_there, flags, absolute);
}

#define MODE                                            \
  mode_t mode = 0;                                      \
  if (flags & (O_CREAT | O_TMPFILE)) {                  \
    va_list arguments;                                  \
    va_start(arguments, flags);                         \
    mode = va_arg(arguments, mode_t);                   \
    va_end(arguments);                                  \
  }

int open(const char *path, int flags, ...) { MODE return open_at(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE return open_at(AT_FDCWD, path, flags, mode); }
int openat(int folder, const char *path, int flags, ...) {
  MODE return open_at(folder, path, flags, mode);
}
int openat64(int folder, const char *path, int flags, ...) {
  MODE return open_at(folder, path, flags, mode);
}

int mkstemp(char *template) {
  char absolute[PATH_MAX];
  int is_one = is_ours(template, absolute);
  if (is_one && fails(OPEN)) return -1;
  int descriptor = REAL(mkstemp)(template);
  if (is_one) {
    is_ours(template, absolute);
    opened(descriptor, 0, 0, absolute);
  }
  return descriptor;
}

ssize_t read(int descriptor, void *bytes, size_t count) {
  if (is_our_file(descriptor) && fails(READ)) return -1;
  return syscall(SYS_read, descriptor, bytes, count);
}

ssize_t pread64(int descriptor, void *bytes, size_t count, off64_t offset) {
  if (is_our_file(descriptor) && fails(READ)) return -1;
  return syscall(SYS_pread64, descriptor, bytes, count, offset);
}
ssize_t pread(int descriptor, void *bytes, size_t count, off_t offset) {
  return pread64(descriptor, bytes, count, offset);
}

static ssize_t wrote(int descriptor, const void *bytes, ssize_t count, off_t offset) {
  int failure = errno;
  if (count > 0) note(bytes, count, "write %lu %ld %zd\n", inode(descriptor), (long)offset, count);
  errno = failure;
  return count;
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (!is_our_file(descriptor)) {
    // What it has said, it must keep.
    if (descriptor == STDOUT_FILENO) note(0, 0, "said\n");
    return syscall(SYS_write, descriptor, bytes, count);
  }
  if (fails(WRITE)) return -1;
  int flags = fcntl(descriptor, F_GETFL);
  off_t offset = lseek(descriptor, 0, flags & O_APPEND ? SEEK_END : SEEK_CUR);
  return wrote(descriptor, bytes, syscall(SYS_write, descriptor, bytes, count), offset);
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t count, off64_t offset) {
  int is_one = is_our_file(descriptor);
  if (is_one && fails(WRITE)) return -1;
  ssize_t written = syscall(SYS_pwrite64, descriptor, bytes, count, offset);
  return is_one ? wrote(descriptor, bytes, written, offset) : written;
}
ssize_t pwrite(int descriptor, const void *bytes, size_t count, off_t offset) {
  return pwrite64(descriptor, bytes, count, offset);
}

static int synchronize(int descriptor, long number) {
  if (!is_our_file(descriptor)) return syscall(number, descriptor);
  if (fails(SYNC)) return -1;
  int result = syscall(number, descriptor);
  if (!result) note(0, 0, "sync %lu\n", inode(descriptor));
  return result;
}
int fsync(int descriptor) { return synchronize(descriptor, SYS_fsync); }
int fdatasync(int descriptor) { return synchronize(descriptor, SYS_fdatasync); }

int ftruncate64(int descriptor, off64_t length) {
  if (!is_our_file(descriptor)) return syscall(SYS_ftruncate, descriptor, length);
  if (fails(TRUNCATE)) return -1;
  int result = syscall(SYS_ftruncate, descriptor, length);
  if (!result) note(0, 0, "truncate %lu %ld\n", inode(descriptor), (long)length);
  return result;
}
int ftruncate(int descriptor, off_t length) { return ftruncate64(descriptor, length); }

int rename(const char *from, const char *to) {
  char source[PATH_MAX], target[PATH_MAX];
  if (!is_ours(to, target) || !is_ours(from, source)) return REAL(rename)(from, to);
  if (fails(RENAME)) return -1;
  int result = REAL(rename)(from, to);
  if (!result) note(0, 0, "rename %s\t%s\n", source, target);
  return result;
}

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
  char target[PATH_MAX];
  if (!is_ours(to, target)) return REAL(linkat)(from_folder, from, to_folder, to, flags);
  if (fails(LINK)) return -1;
  int result = REAL(linkat)(from_folder, from, to_folder, to, flags);
  struct stat status;
  if (!result && !stat(target, &status)) note(0, 0, "link %lu %s\n", status.st_ino, target);
  return result;
}
int link(const char *from, const char *to) { return linkat(AT_FDCWD, from, AT_FDCWD, to, 0); }

int unlink(const char *path) {
  char absolute[PATH_MAX];
  if (!is_ours(path, absolute)) return REAL(unlink)(path);
  if (fails(UNLINK)) return -1;
  int result = REAL(unlink)(path);
  if (!result) note(0, 0, "unlink %s\n", absolute);
  return result;
}

int mkdir(const char *path, mode_t mode) {
  char absolute[PATH_MAX];
  if (!is_ours(path, absolute)) return REAL(mkdir)(path, mode);
  if (fails(MKDIR)) return -1;
  int result = REAL(mkdir)(path, mode);
  if (!result) note(0, 0, "folder %s\n", absolute);
  return result;
}

void *mmap64(void *address, size_t length, int protection, int flags, int file, off64_t offset) {
  if (file >= 0 && is_our_file(file)) {
    if (fails(MAP)) return MAP_FAILED;
    // What is written through memory leaves no trace here.
    if ((flags & MAP_SHARED) && (protection & PROT_WRITE)) note(0, 0, "shared %lu\n", inode(file));
  }
  return (void *)syscall(SYS_mmap, address, length, protection, flags, file, offset);
}
void *mmap(void *address, size_t length, int protection, int flags, int file, off_t offset) {
  return mmap64(address, length, protection, flags, file, offset);
}

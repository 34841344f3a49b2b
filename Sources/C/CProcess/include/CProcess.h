#ifndef CATALEJO_PROCESS_H
#define CATALEJO_PROCESS_H

#include <spawn.h>
#include <sys/types.h>

// The code between fork and exec, which must not be Swift's.

// The resources that a program may use.
struct catalejo_limits {
  unsigned long memory;   // bytes of address space
  unsigned long seconds;  // of the processor
};

// Starts a program in a session of its own. It has no terminal, `input` and `output` as its
// standard descriptors, and no other descriptor open; its errors are dropped, it can write no file,
// and every signal has its default. It is killed when the thread that started it ends.
//
// Returns its id, or -1 (errno). A program that can't be executed ends with 127.
pid_t catalejo_process_start(const char *path, char *const arguments[], char *const environment[],
                             int input, int output, struct catalejo_limits limits);

// Returns a file in memory that holds bytes, to be read from its start; -1 if it can't be made
// (errno).
int catalejo_process_file(const void *bytes, size_t count);

// Leaves a spawned program only its standard descriptors: exec does not close the sockets of libcurl.
// Swift does not import the function that this calls.
int catalejo_process_keep_descriptors(posix_spawn_file_actions_t *actions);

// Calls pipe2, which Swift does not import, with O_CLOEXEC and more flags.
int catalejo_process_pipe(int ends[2], int flags);

#endif

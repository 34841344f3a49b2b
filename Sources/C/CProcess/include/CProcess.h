#ifndef CATALEJO_PROCESS_H
#define CATALEJO_PROCESS_H

#include <spawn.h>
#include <sys/types.h>

// What has to be between fork and exec, so in C.

// What a program may use.
struct catalejo_limits {
  unsigned long memory;   // bytes of address space
  unsigned long seconds;  // of the processor
};

// Starts a program in a session of its own: without a terminal, with `input` and `output` for its
// standard descriptors, its errors dropped, no other descriptor open, no file written, every signal
// as it is by default. It dies with the thread that started it.
//
// Returns its id, or -1 (errno). What can't be executed ends with 127.
pid_t catalejo_process_start(const char *path, char *const arguments[], char *const environment[],
                             int input, int output, struct catalejo_limits limits);

// A file in memory that holds bytes, to be read from its start; -1 where there is none to be had
// (errno).
int catalejo_process_file(const void *bytes, size_t count);

// Has a program that is spawned get no descriptor but its standard ones. (Sockets of libcurl are not
// closed by exec.) Swift does not see what this calls.
int catalejo_process_keep_descriptors(posix_spawn_file_actions_t *actions);

// pipe2 with O_CLOEXEC, which Swift does not see.
int catalejo_process_pipe(int ends[2]);

#endif

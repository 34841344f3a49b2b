// Its header brings spawn.h, and the compiler then takes `sigset_t` for a type of this module.
import CProcess
import Glibc

/// A program that this one has started.
package struct ChildProcess: Hashable, Sendable {
  /// Its process id, which may be another program's once ``wait()`` has returned.
  let id: pid_t

  /// Starts a program found in `PATH`.
  ///
  /// It has no descriptor of this program but the standard ones (libcurl's sockets are not
  /// close-on-exec), no signal is blocked, and none is ignored of those that this program ignores.
  ///
  /// - Parameters:
  ///   - words: the program and its arguments; no shell reads them.
  ///   - environment: all variables that it gets.
  ///   - input: its standard input; `nil` for that of this program.
  ///   - isApart: whether it runs in a session of its own, without terminal, input and output.
  /// - Returns: `nil` if it can't be started.
  package static func start(
    _ words: [String], environment: [String: String], input: FileDescriptor? = nil,
    isApart: Bool = false
  ) -> ChildProcess? {
    guard let name = words.first else { return nil }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    var flags = Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK)
    if isApart {
      // `POSIX_SPAWN_SETSID` of spawn.h, which Glibc's module leaves out.
      flags |= 0x80
      for descriptor in STDIN_FILENO...STDERR_FILENO {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
      }
    }
    if let input { posix_spawn_file_actions_adddup2(&actions, input.rawValue, STDIN_FILENO) }
    catalejo_process_keep_descriptors(&actions)
    // The signals that this program ignores, its children would ignore too.
    var usual = sigset_t()
    sigemptyset(&usual)
    for number in [SIGINT, SIGQUIT, SIGPIPE, SIGXFSZ] { sigaddset(&usual, number) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, flags)
    return withStrings(words) { words in
      withStrings(environment.map { "\($0)=\($1)" }) { variables in
        var child = pid_t()
        let code = posix_spawnp(&child, name, &actions, &attributes, words, variables)
        return code == 0 ? ChildProcess(id: child) : nil
      }
    }
  }

  /// Starts a program that gets nothing of this one but an input and an output, and writes no file.
  ///
  /// It is in a session of its own and dies with the thread that started it.
  ///
  /// - Parameters:
  ///   - environment: each `NAME=VALUE`.
  ///   - memory: the bytes of address space it may use.
  ///   - processor: the seconds of the processor it may use.
  /// - Returns: `nil` if the system has no process left; a program that can't be executed ends with 127.
  package static func startConfined(
    _ words: [String], environment: [String], input: FileDescriptor, output: FileDescriptor,
    memory: UInt, processor: UInt
  ) -> ChildProcess? {
    guard let path = words.first else { return nil }
    let limits = catalejo_limits(memory: memory, seconds: processor)
    let child = withStrings(words) { words in
      withStrings(environment) { variables in
        catalejo_process_start(path, words, variables, input.rawValue, output.rawValue, limits)
      }
    }
    return child > 0 ? ChildProcess(id: child) : nil
  }

  /// Waits for its end and clears it away.
  ///
  /// - Returns: its status; `nil` if a signal ended it, or if it is not to be waited for.
  @discardableResult
  package func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 {
      guard Errno.last == .interrupted else { return nil }
    }
    // As WIFEXITED and WEXITSTATUS, which Swift does not see.
    return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
  }

  /// Waits for its end until a moment; it stays a zombie until ``wait()``.
  ///
  /// - Returns: whether it has ended.
  package func hasEnded(before deadline: ContinuousClock.Instant) -> Bool {
    var info = siginfo_t()
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOHANG | WNOWAIT) == 0 {
      // Zero as long as it runs (POSIX: of siginfo_t only then).
      if info.si_signo != 0 { return true }
      guard ContinuousClock.now < deadline else { return false }
      poll(nil, 0, 1)
    }
    return true
  }

  /// Kills it with all that is in its session's first group; it may not have come to have one.
  package func kill() {
    Glibc.kill(-id, SIGKILL)
    Glibc.kill(id, SIGKILL)
  }

  /// Lends texts as C's array of strings, with a null at its end.
  private static func withStrings<Answer>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Answer
  ) -> Answer {
    let strings = texts.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    return body(strings)
  }
}

/// Signals to this process.
package enum Signals {
  /// Has a write to a closed pipe fail, and one past the largest size of a file: else either would end
  /// the program.
  package static func ignoreFailedWrites() {
    for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) }
  }

  /// Interrupts this program, as Ctrl-C does.
  package static func interrupt() { raise(SIGINT) }

  /// Does something while the keys that interrupt and quit are another program's.
  package static func whileIgnoringKeys<Answer>(_ body: () -> Answer) -> Answer {
    let handlers = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, handler) in handlers { signal(number, handler) } }
    return body()
  }

  /// Lets signals come to the thread of the caller.
  package static func unblock() {
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }
}

/// A thread of the system, for work that blocks for as long as the program runs.
package enum SystemThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Does something on a new thread, to which no signals come: a write to a connection that is gone
  /// fails there.
  ///
  /// - Returns: whether the system had a thread left.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { work in
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard status == 0 else {
      work.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}

/// Ends the program.
package func exit(_ status: Int32) -> Never { Glibc.exit(status) }

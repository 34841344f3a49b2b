import CProcess
import CTerminal
import Glibc

/// Runs a program that the user chose, an editor or a pager, on the terminal.
package enum ForegroundProgram {
  /// The way that a program ended.
  package enum Ending: Hashable, Sendable {
    case done
    /// The shell found no such program, or could not start it.
    case unstarted
    /// It ended with a status that is not 0, or by a signal.
    case failed
  }

  /// Runs a command and waits for its end, on the thread of the caller.
  ///
  /// Meanwhile the terminal has its former settings, and the keys that interrupt and quit go to the other
  /// program alone.
  ///
  /// - Parameters:
  ///   - command: a program and its arguments for the shell, as in `EDITOR` and `PAGER`.
  ///   - operand: one more word, which no shell reads; `nil` for none.
  ///   - input: the bytes that the program can read; `nil` for the terminal.
  ///   - environment: all variables that it gets.
  package static func run(
    _ command: String, _ operand: String? = nil, input: [UInt8]? = nil,
    environment: [String: String]
  ) -> Ending {
    catalejo_guard_lend()
    let signals = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer {
      for (number, handler) in signals { signal(number, handler) }
      catalejo_guard_regain()
    }
    var ends: [Int32] = [-1, -1]
    if input != nil, catalejo_process_pipe(&ends) != 0 { return .unstarted }
    // `$1` stays one word, whatever is in it.
    let script = operand == nil ? command : command + " \"$1\""
    let words = ["sh", "-c", script, "sh"] + [operand].compactMap(\.self)
    let child = start(words, reading: ends[0], environment)
    if input != nil { close(ends[0]) }
    if let input {
      // A program that reads only a part is no failure: the rest stays unread.
      if child != nil { try? Output(ends[1]).write(input) }
      close(ends[1])
    }
    return child.map(ending) ?? .unstarted
  }

  private static func ending(of child: pid_t) -> Ending {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 {
      guard errno == EINTR else { return .failed }
    }
    // As WIFEXITED and WEXITSTATUS, which Swift does not see.
    guard status & 0x7F == 0 else { return .failed }
    return switch status >> 8 & 0xFF {
    case 0: .done
    case 126, 127: .unstarted
    default: .failed
    }
  }

  /// - Parameter input: a descriptor; below 0 it is the one of this program.
  private static func start(
    _ words: [String], reading input: Int32, _ environment: [String: String]
  ) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    if input >= 0 { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    catalejo_process_keep_descriptors(&actions)
    // Children ignore the signals that this program ignores, unless they are told otherwise.
    var usual = sigset_t()
    sigemptyset(&usual)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&usual, number) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))
    let arguments = words.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var child = pid_t()
    guard posix_spawnp(&child, words[0], &actions, &attributes, arguments, variables) == 0 else {
      return nil
    }
    return child
  }
}

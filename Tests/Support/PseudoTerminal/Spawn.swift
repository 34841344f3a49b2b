import CProcess
import Glibc

/// Starts programs with exactly the descriptors, arguments and environment given.
enum Spawn {
  /// The options of the sanitizer that the program is built with, which are those of the tests.
  private static var sanitizing: [String] {
    ["TSAN_OPTIONS", "ASAN_OPTIONS"].compactMap { (name: String) in
      getenv(name).map { "\(name)=" + String(cString: $0) }
    }
  }

  /// The file that becomes a standard descriptor of the program.
  enum Stream {
    case descriptor(Int32)
    case path(String)
  }

  /// Starts a program; the streams become its descriptors 0, 1, 2 and it inherits no others.
  ///
  /// As a session leader the first terminal it opens by path controls it.
  static func start(
    _ executable: String, _ arguments: [String], environment: [String: String],
    streams: [Stream], asSessionLeader: Bool
  ) throws(PseudoTerminalError) -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, stream) in streams.enumerated() {
      switch stream {
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
      case .path(let path):
        posix_spawn_file_actions_addopen(&actions, Int32(target), path, O_RDWR, 0)
      }
    }
    catalejo_process_keep_descriptors(&actions)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The runner of the tests ignores or blocks signals that a program needs.
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID, which Swift does not see
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    posix_spawnattr_setflags(&attributes, Int16(asSessionLeader ? flags | newSession : flags))

    let words = ([executable] + arguments).map { strdup($0) } + [nil]
    let variables = (sanitizing + environment.map { "\($0)=\($1)" }).map { strdup($0) } + [nil]
    defer { for string in words + variables { free(string) } }
    var process = pid_t()
    let code = posix_spawn(&process, executable, &actions, &attributes, words, variables)
    guard code == 0 else { throw .failed("posix_spawn \(executable)", code) }
    return process
  }
}

/// The time to give up: it is so late that only a hang lasts until then.
struct Deadline {
  private let end = ContinuousClock.now + .seconds(30)

  var isOver: Bool { ContinuousClock.now >= end }
}

/// The reason why a program could not be driven.
package enum PseudoTerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A system call failed, with the C error number.
  case failed(String, Int32)
  /// The expected output did not come in time, or the program ended before it; with the output since
  /// the last match, escapes made visible.
  case missing(String, output: String)
  /// The program did not end in time.
  case running(output: String)

  package var description: String {
    switch self {
    case .failed(let call, let code): "\(call) failed with error \(code)"
    case .missing(let text, let output): "\(text.debugDescription) is not in \(output)"
    case .running(let output): "still running, after \(output)"
    }
  }
}

import CProcess
import Dispatch
import Glibc

/// Starts programs.
enum Process {
  /// `POSIX_SPAWN_SETSID` of spawn.h, which Glibc's module leaves out.
  private static let newSession: Int16 = 0x80

  /// Starts a program found in `PATH`, and answers whether it could be started.
  ///
  /// It runs apart from this one: in a session of its own, without its terminal, and without its
  /// descriptors (SwiftNIO's sockets are not close-on-exec: a browser would hold connections to
  /// services open). Nobody waits for its end but a thread that clears it away then.
  static func start(_ arguments: [String]) -> Bool {
    guard let name = arguments.first else { return false }
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return false }
    defer { posix_spawnattr_destroy(&attributes) }
    for descriptor in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    catalejo_process_keep_descriptors(&actions)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    let words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier = pid_t()
    guard posix_spawnp(&identifier, name, &actions, &attributes, words, environ) == 0 else {
      return false
    }
    // A queue of its own has a thread of its own, which may block.
    DispatchQueue(label: name).async { [identifier] in
      while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
    }
    return true
  }
}

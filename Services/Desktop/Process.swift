import Glibc

/// Starts programs.
enum Process {
  /// `POSIX_SPAWN_SETSID` of spawn.h, which Glibc's module leaves out.
  private static let newSession: Int16 = 0x80

  /// Starts a program found in `PATH`, and answers whether it could be started.
  ///
  /// It runs apart from this one: in a session of its own, without its terminal.
  ///
  /// Nobody waits for its end but a thread that clears it away then.
  static func start(_ arguments: [String]) -> Bool {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return false }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return false }
    defer { posix_spawnattr_destroy(&attributes) }
    for descriptor in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, newSession | Int16(POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    guard let name = arguments.first else { return false }
    keepDescriptors()
    var identifier = pid_t()
    guard posix_spawnp(&identifier, name, &actions, &attributes, words, environ) == 0 else {
      return false
    }
    reap(identifier)
    return true
  }

  /// Has no program get the descriptors that are open now.
  ///
  /// SwiftNIO's sockets are not close-on-exec: a browser would hold connections to services open.
  private static func keepDescriptors() {
    guard let folder = opendir("/proc/self/fd") else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard let descriptor = Int32(name), descriptor > STDERR_FILENO else { continue }
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Waits for a program on a thread of its own, so that it leaves no trace in the process table.
  private static func reap(_ identifier: pid_t) {
    var thread = pthread_t()
    let context = UnsafeMutableRawPointer(bitPattern: Int(identifier))
    let code = pthread_create(
      &thread, nil,
      { context in
        var status: Int32 = 0
        while waitpid(pid_t(Int(bitPattern: context)), &status, 0) < 0, errno == EINTR {}
        return nil
      }, context)
    if code == 0 { pthread_detach(thread) }
  }
}

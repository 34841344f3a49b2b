import CProcess
import Dispatch
package import Domain
import Glibc

/// Opens links in the user's browser.
///
/// The browser is a process of its own that gets the link as one argument, never through a shell.
package struct BrowserLauncher: Sendable {
  private let commands: [BrowserCommand]

  /// - Parameter environment: `BROWSER` counts, then, where there is a display, `xdg-open` of `PATH`.
  package init(environment: [String: String]) {
    self.init(BrowserCommand.candidates(environment))
  }

  init(_ commands: [BrowserCommand]) {
    self.commands = commands
  }

  /// Starts the first browser that can be started, without waiting for it.
  /// - Throws: `noBrowser`.
  package func open(_ link: WebLink) throws(DataError) {
    for command in commands where Process.start(command.arguments(for: link)) { return }
    throw .noBrowser(link: link.text)
  }
}

/// A command that opens a link: words, of which those that hold `%s` have it replaced.
struct BrowserCommand: Hashable, Sendable {
  let words: [String]

  /// The commands of `BROWSER`, separated by colons and split at spaces, and `xdg-open` (the
  /// convention of xdg-utils), which without a display starts and opens nothing.
  static func candidates(_ environment: [String: String]) -> [BrowserCommand] {
    let named = (environment["BROWSER"] ?? "").split(separator: ":").map {
      BrowserCommand(words: $0.split(whereSeparator: \.isWhitespace).map(String.init))
    }
    let hasDisplay = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
    return named.filter { !$0.words.isEmpty }
      + (hasDisplay ? [BrowserCommand(words: ["xdg-open"])] : [])
  }

  /// The link stands for each `%s`, at the end where there is none.
  func arguments(for link: WebLink) -> [String] {
    guard words.contains(where: { $0.contains("%s") }) else { return words + [link.text] }
    return words.map { word in
      word.split(separator: "%s", omittingEmptySubsequences: false).joined(separator: link.text)
    }
  }
}

/// Starts programs.
enum Process {
  /// `POSIX_SPAWN_SETSID` of spawn.h, which Glibc's module leaves out.
  private static let newSession: Int16 = 0x80

  /// Starts a program found in `PATH`, and answers whether it could be started.
  ///
  /// It runs apart from this one: in a session of its own, without its terminal, and without its
  /// descriptors (libcurl's sockets are not close-on-exec: a browser would hold connections to
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

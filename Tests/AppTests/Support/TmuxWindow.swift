import Glibc
import PseudoTerminal
import Testing

/// The real program, or another, in a window of tmux, whose screen is what a person sees.
final class TmuxWindow: Sendable {
  private static let program = "/usr/bin/tmux"

  /// Whether there is a tmux; `make test` installs it.
  static var isThere: Bool { access(program, X_OK) == 0 }

  private let home: Home
  private let environment: [String: String]

  convenience init(_ arguments: String..., columns: Int, rows: Int) throws {
    try self.init(
      [Executables.path("catalejo")] + arguments, columns: columns, rows: rows, in: Home())
  }

  init(
    _ command: [String], columns: Int, rows: Int, in home: Home,
    environment: [String: String] = [:]
  ) throws {
    self.home = home
    self.environment = environment
    try tmux(["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"] + command)
    // The row of the status is the window's then.
    try tmux(["set-option", "-g", "status", "off"])
    try resize(columns: columns, rows: rows)
  }

  deinit {
    _ = try? tmux(["kill-server"])
  }

  /// Presses keys by tmux's names ("Down"), or types a text.
  func press(_ key: String) throws { try tmux(["send-keys", key]) }
  func type(_ text: String) throws { try tmux(["send-keys", "-l", text]) }

  func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Waits until the screen is as wanted, and returns its lines without the empty ones at its end.
  func screen(where isWanted: ([String]) -> Bool) throws -> [String] {
    var lines: [String] = []
    for _ in 1...12_000 {
      lines = try tmux(["capture-pane", "-p"]).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .map(String.init)
      while lines.last?.isEmpty == true { lines.removeLast() }
      if isWanted(lines) { return lines }
    }
    Issue.record("the screen stays \(lines)")
    return lines
  }

  /// Waits until the screen shows a text.
  func screen(showing text: String) throws -> [String] {
    try screen { $0.contains { $0.contains(text) } }
  }

  /// What tmux says to a command.
  @discardableResult
  func tmux(_ arguments: [String]) throws -> String {
    try ProgramRun.run(
      Self.program, ["-S", home.path + "/tmux", "-f", "/dev/null"] + arguments,
      environment: PseudoTerminal.environment(home: home.path, environment)
    ).output
  }
}

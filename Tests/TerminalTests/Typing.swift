import Glibc
import PseudoTerminal
import TestSupport

/// Starts the typewriter in terminals, in a home of its own.
struct Typing {
  let home: TemporaryFolder

  init() throws {
    home = try TemporaryFolder()
  }

  static let program = Executables.path("catalejo-typewriter")

  /// A typewriter that waits for the first line.
  func start(
    _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 24
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Self.program, arguments,
      environment: PseudoTerminal.environment(home: home.path, environment),
      columns: columns, rows: rows)
    try terminal.expect(
      arguments.contains("--color") && !arguments.contains("--plain") ? "\u{1B}[0m " : "> ")
    return terminal
  }

  /// A shell in which a typewriter waits for the first line.
  func startInShell(_ arguments: [String] = []) throws -> PseudoTerminal {
    let shell = try PseudoTerminal(
      "/bin/sh", ["-i"],
      environment: PseudoTerminal.environment(home: home.path, ["PS1": "shell: "]))
    try shell.expect("shell: ")
    try shell.send(([Self.program] + arguments).joined(separator: " ") + "\r")
    // Until then the terminal itself echoes what is typed, and the shell gets the control key.
    try shell.expect("type> ")
    return shell
  }

  /// A typewriter that shows what is written to the FIFO.
  func startShowing(
    _ arguments: [String] = [], environment: [String: String] = [:], columns: Int = 80,
    rows: Int = 24
  ) throws -> (PseudoTerminal, Fifo) {
    let fifo = try Fifo(home.file("fifo"))
    let terminal = try start(
      arguments + ["--show-from", fifo.path], environment: environment, columns: columns,
      rows: rows)
    return (terminal, fifo)
  }
}

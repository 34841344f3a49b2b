import Foundation
import PseudoTerminal
import TestSupport

/// Tests in which a typewriter is typed to: each has its own.
class TypingTests {
  let typing = Typing()
}

/// Starts the typewriter in terminals, in a home of its own.
struct Typing {
  let home = TemporaryFolder()

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
      arguments.contains("--color") && !arguments.contains("--plain") ? "\u{1B}[m " : "> ")
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

/// A named pipe to write lines to.
final class Fifo {
  struct Failure: Error {
    let code: Int32
  }

  let path: String
  private let descriptor: Int32

  init(_ path: String) throws {
    self.path = path
    guard mkfifo(path, 0o600) == 0 else { throw Failure(code: errno) }
    // For reading too, so that opening waits for nobody.
    descriptor = open(path, O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(code: errno) }
  }

  deinit {
    close(descriptor)
  }

  func write(_ line: String) {
    let bytes = Array("\(line)\n".utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }
}

extension PseudoTerminal {
  /// Waits until some texts are in the window, in whatever order they came there.
  func expectShown(_ texts: String..., columns: Int = 80, rows: Int = 24) throws {
    try expect(texts.joined(separator: " and ")) {
      let shown = ScreenModel(output, columns: columns, rows: rows).rows
      return texts.allSatisfy { text in shown.contains { $0.contains(text) } }
    }
  }

  /// Types a text, and waits until it is shown.
  func type(_ text: String) throws {
    try send(text, expecting: text)
  }
}

extension Fifo {
  /// Writes a line, and waits until each of some texts came in a terminal, in this order.
  func write(_ line: String, expecting texts: String..., in terminal: PseudoTerminal) throws {
    write(line)
    for text in texts { try terminal.expect(text) }
  }
}

import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// A home folder of its own for a run of the real program; removed with it.
struct Home: Sendable {
  private let folder = TemporaryFolder()
  var path: String { folder.path }

  /// Runs the real program without a terminal.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun.run(
      Executables.path("catalejo"), arguments, input: Array(input.utf8),
      environment: PseudoTerminal.environment(home: path, environment))
  }

  func run(_ arguments: String...) throws -> ProgramRun { try run(arguments) }

  /// Runs the real program in a terminal, and waits for a text that it shows.
  func terminal(
    _ arguments: String..., columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], showing text: String? = nil
  ) throws -> PseudoTerminal {
    try terminal(
      arguments, columns: columns, rows: rows, environment: environment, showing: text)
  }

  func terminal(
    _ arguments: [String], by executable: String = Executables.path("catalejo"),
    columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], showing text: String? = nil
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      executable, arguments,
      environment: PseudoTerminal.environment(home: path, environment), columns: columns,
      rows: rows)
    if let text { try terminal.expect(text) }
    return terminal
  }
}

extension PseudoTerminal {
  func expect(_ first: String, _ second: String, _ others: String...) throws {
    for text in [first, second] + others { try expect(text) }
  }

  /// Types a line at the prompt, and waits for texts, one after the other.
  func enter(_ line: String, expecting texts: String...) throws {
    try send(line + "\r")
    for text in texts { try expect(text) }
  }

  /// Sends keys that end the program, and looks at how the terminal is left.
  func leave(_ keys: String = "\u{04}") throws {
    try send(keys)
    #expect(try waitForExit() == .exited(0))
    #expect(isAsBefore)
  }

  /// Whether the terminal is set as it was before the program started.
  var isAsBefore: Bool { settings == initialSettings }
}

extension ProgramRun {
  /// The answer to `--json`; empty where it is no object.
  var json: [String: Any] {
    get throws {
      let answer = try JSONSerialization.jsonObject(with: Data(standardOutput))
      return answer as? [String: Any] ?? [:]
    }
  }

  /// The rows of a list; none where there is no list.
  var items: [[String: Any]] {
    get throws { try json["items"] as? [[String: Any]] ?? [] }
  }

  /// The lines on standard error.
  var messages: [String] { errors.split(separator: "\n").map(String.init) }

  /// "fresh", "cached" or "embedded", and the number of items.
  var state: String {
    get throws {
      "\(try json["state"] ?? "none") \(try items.count)"
    }
  }
}

import Foundation
import PseudoTerminal
import TestSupport
import Testing

/// A home folder of its own for a run of the real program; removed with it.
struct Home: Sendable {
  private let folder: TemporaryFolder
  var path: String { folder.path }

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes the settings file.
  func configure(_ text: String) throws {
    let folder = path + "/.config/catalejo"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: folder + "/config", atomically: true, encoding: .utf8)
  }

  /// Runs the real program without a terminal.
  func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try run(arguments, input: Array(input.utf8), environment: environment)
  }

  func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun.run(
      Executables.path("catalejo"), arguments, input: input,
      environment: PseudoTerminal.environment(home: path, environment))
  }

  /// Runs the real program in a terminal, and waits for a text that it shows.
  func terminal(
    _ arguments: String..., columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], showing text: String? = nil
  ) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal(
      Executables.path("catalejo"), arguments,
      environment: PseudoTerminal.environment(home: path, environment), columns: columns,
      rows: rows)
    if let text { try terminal.expect(text) }
    return terminal
  }
}

extension PseudoTerminal {
  /// Sends keys, and waits for the texts that they lead to, one after the other.
  func send(_ keys: String, expecting texts: String...) throws {
    try send(keys)
    for text in texts { try expect(text) }
  }

  /// Sends keys that end the program.
  func leave(_ keys: String = "quit\r") throws {
    try send(keys)
    #expect(try waitForExit() == .exited(0))
  }
}

import Foundation

@testable import App

/// A golden session: lines that start with `> ` are typed, the others are what the program prints.
@MainActor
struct Transcript {
  let name: String
  let expected: [String]

  /// `CATALEJO_RECORD=1` writes what the program prints into the file instead of comparing it.
  nonisolated static let isRecording = ProcessInfo.processInfo.environment["CATALEJO_RECORD"] == "1"

  /// The folder of the repository.
  nonisolated static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  nonisolated static func path(_ name: String) -> String {
    root.appending(path: "Tests/AppTests/Transcripts/\(name).txt").path
  }

  init(_ name: String) throws {
    self.name = name
    let text = try String(contentsOfFile: Self.path(name), encoding: .utf8)
    expected = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  var commands: [String] {
    expected.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
  }

  /// Runs the commands and returns the session as it went.
  func play(in world: World) async throws -> [String] {
    _ = await world.run(EchoingReader(commands, console: world.console) { _ in "> " })
    let lines = world.console.lines.map(Self.withoutVersions)
    if Self.isRecording {
      try (lines.joined(separator: "\n") + "\n")
        .write(toFile: Self.path(name), atomically: true, encoding: .utf8)
      return expected
    }
    return lines
  }

  /// What the machine brings is of another version on the next one.
  private static func withoutVersions(_ line: String) -> String {
    for part in ProgramPart.ofTheSystem {
      let start = "  \(part.name) \(part.version ?? ""),"
      if line.hasPrefix(start) { return "  \(part.name) VERSION," + line.dropFirst(start.count) }
    }
    return line
  }
}

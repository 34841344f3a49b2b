import Foundation
import Testing
import TextUI

@testable import App
@testable import CommandLine
@testable import Session

/// The session that the README shows, typed into the real program's session.
@MainActor
@Suite struct ReadmeTests {
  private static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")

  @Test func theSessionInTheReadmeGoesAsItShows() async throws {
    let readme = try String(contentsOf: Self.path, encoding: .utf8)
    let start = try #require(readme.range(of: "```text\n")).upperBound
    let end = try #require(readme.range(of: "\n```\n", range: start..<readme.endIndex)).lowerBound
    let shown = readme[start..<end].split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let typed = shown.compactMap { line in
      line.range(of: "❯ ").map { String(line[$0.upperBound...]) }
    }

    let world = try World(console: MemoryConsole(isInteractive: true))
    _ = await world.run(EchoingReader(typed, console: world.console, mark: \.text))
    let lines = world.console.lines.map { $0.replacing(#/ +$/#, with: "") }
    guard !Transcript.isRecording else {
      return try readme.replacingCharacters(in: start..<end, with: lines.joined(separator: "\n"))
        .write(to: Self.path, atomically: true, encoding: .utf8)
    }
    #expect(lines == shown)
  }
}

import Components
import Foundation
import Synchronization
import Testing
import Trace

@testable import App
@testable import CommandLine
@testable import Session

/// The trace of a search and of the map it leads to, which the pages of docs/ quote.
@MainActor
@Suite struct TraceTranscriptTests {
  private static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Transcripts/trace.txt")

  /// What is asked while something else is: stars while the catalog searches, cities while the map
  /// reads its geometry.
  private static let besides = ["favorites.local", "places.local"]

  /// Lines without their times; those of what is asked besides apart from the others, whose order is
  /// always the same.
  private func parted(_ lines: [String]) -> [[String]] {
    let untimed = lines.map { String($0.dropFirst(10)) }
    let besides = Self.besides.map { name in untimed.filter { $0.contains(name) } }
    return besides + [
      untimed.filter { line in !Self.besides.contains(where: line.contains) }
    ]
  }

  @Test func aSearchAndItsMapGoAsRecorded() async throws {
    let told = Mutex<[TraceLine]>([])
    let tracer = Tracer(sink: { line in told.withLock { $0.append(line) } })
    let world = try World(tracer: tracer)
    #expect(await world.run("trace on", "cities", "/lima", "map 1") == .done)
    let text = TraceLineText(width: 100)
    let lines = told.withLock { $0 }.map(text.text)
      .drop { !$0.contains("→ list.presenter  searched") }
    guard !Transcript.isRecording else {
      return try (lines.joined(separator: "\n") + "\n")
        .write(to: Self.path, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: Self.path, encoding: .utf8).split(separator: "\n")
    #expect(parted(Array(lines)) == parted(recorded.map(String.init)))
  }
}

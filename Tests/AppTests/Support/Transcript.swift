import Foundation

@testable import App

/// A golden text: what is typed, and what the program shows then.
///
/// A line that starts with `# ` is the title of a section, and each section begins anew.
struct Transcript {
  struct Section {
    let title: String?
    let lines: [String]

    /// What is typed.
    var commands: [String] {
      lines.filter { $0.hasPrefix("> ") }.map { String($0.dropFirst(2)) }
    }
  }

  let name: String
  let sections: [Section]

  /// `CATALEJO_RECORD=1` writes what the program shows into the file instead of comparing it.
  static let isRecording = ProcessInfo.processInfo.environment["CATALEJO_RECORD"] == "1"

  /// The folder of the repository.
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The text of a file of the repository.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static func path(_ name: String) -> String { "Tests/AppTests/Transcripts/\(name).txt" }

  init(_ name: String) throws {
    self.name = name
    var sections: [(title: String?, lines: [String])] = [(nil, [])]
    let text = try Self.text(Self.path(name))
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("# ") {
        sections.append((String(line.dropFirst(2)), []))
      } else {
        sections[sections.count - 1].lines.append(String(line))
      }
    }
    self.sections = sections.filter { $0.title != nil || !$0.lines.isEmpty }
      .map { Section(title: $0.title, lines: $0.lines) }
  }

  /// Plays each section, and returns those that went otherwise than they are written, as they went.
  func differences(_ play: (Section) async throws -> [String]) async throws -> [[String]] {
    var played: [[String]] = []
    for section in sections { played.append(try await play(section).map(Self.withoutVersions)) }
    guard Self.isRecording else {
      return zip(sections, played).filter { $0.lines != $1 }.map { [$0.title ?? name] + $1 }
    }
    let lines = zip(sections, played).flatMap { section, lines in
      (section.title.map { ["# " + $0] } ?? []) + lines
    }
    try (lines.joined(separator: "\n") + "\n").write(
      to: Self.root.appending(path: Self.path(name)), atomically: true, encoding: .utf8)
    return []
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

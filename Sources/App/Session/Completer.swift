import Catalog
import Terminal
import TextUI

/// Finds what Tab can offer, from the same table that parses.
///
/// The session leaves the table of the current screen here before it reads a line; the line reader
/// asks while it reads.
@MainActor
final class Completer {
  /// The commands that can be typed now.
  var table = CommandTable<Void>([])

  /// The titles of entities that start with a text.
  private let titles: @Sendable (String) async -> [String]

  init(titles: @escaping @Sendable (String) async -> [String]) {
    self.titles = titles
  }

  /// - Parameter line: the line up to the cursor.
  func completion(of line: String) async -> Completion {
    let line = String(line.drop { $0.isWhitespace })
    if let command = table.commands.first(where: { $0.isPrefix && line.hasPrefix($0.name) }) {
      return await completion(of: String(line.dropFirst()), for: command.candidates)
    }
    guard let space = line.firstIndex(where: \.isWhitespace) else {
      let verbs = table.verbs.filter { $0.hasPrefix(line.lowercased()) }
      return Completion(verbs, replacing: line.count)
    }
    guard let command = try? table.command(named: line[..<space].lowercased()) else {
      return Completion()
    }
    let argument = String(line[space...].drop { $0.isWhitespace })
    return await completion(of: argument, for: command.candidates)
  }

  private func completion(of argument: String, for candidates: Candidates) async -> Completion {
    switch candidates {
    case .none: return Completion()
    case .words(let words): return Self.starting(argument, among: words)
    case .pairs(let pairs):
      guard let equals = argument.firstIndex(of: "=") else {
        return Self.starting(argument, among: pairs.keys.sorted().map { "\($0)=" }, suffix: "")
      }
      let value = String(argument[argument.index(after: equals)...])
      return Self.starting(value, among: pairs[argument[..<equals].lowercased()] ?? [])
    case .titles:
      guard !argument.isEmpty else { return Completion() }
      return Completion(await titles(argument), replacing: argument.count, suffix: "")
    case .files:
      return Completion(FileNames.starting(argument), replacing: argument.count, suffix: "")
    }
  }

  private static func starting(
    _ text: String, among words: [String], suffix: String = " "
  ) -> Completion {
    let folded = Fold.fold(text)
    let matches = words.filter { Fold.fold($0).hasPrefix(folded) }
    return Completion(matches, replacing: text.count, suffix: suffix)
  }
}

extension Command {
  fileprivate var isPrefix: Bool {
    if case .prefix = form { true } else { false }
  }
}

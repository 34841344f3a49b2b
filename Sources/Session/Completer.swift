import Components
import Domain
package import Terminal
import TextUI

/// Finds what Tab can offer, from the same table that parses.
///
/// What it offers is looked up when Tab is pressed, so that it is of the screen that is shown then.
@MainActor
package final class Completer {
  /// Where Tab is pressed.
  struct Situation {
    /// The commands that can be typed.
    var table = CommandTable<Void>([])
    /// What else can be asked help of.
    var topics: [String] = []
    var numbers = ScreenNumbers()
    /// Where a search looks.
    var place = Destination.home
  }

  /// Tells where Tab is pressed; the session sets it.
  var look: () -> Situation = { Situation() }

  private let words: any CompletionWords

  package init(_ words: any CompletionWords) {
    self.words = words
  }

  /// - Parameter line: the line up to the cursor.
  package func completion(of line: String) async -> Completion {
    let here = look()
    // A colon begins a command where letters are keys.
    let line = String(line.drop { $0.isWhitespace || $0 == ":" })
    if let command = here.table.commands.first(where: { $0.isPrefix && line.hasPrefix($0.name) }) {
      return await completion(of: String(line.dropFirst()), for: command.candidates, here)
    }
    guard let space = line.firstIndex(where: \.isWhitespace) else {
      let isNumber = !line.isEmpty && line.allSatisfy { $0.isASCII && $0.isNumber }
      if isNumber, here.table.commands.contains(where: { $0.form == .number }) {
        return rows(line, here.numbers, or: [])
      }
      return Completion(
        Self.verbs(starting: line.lowercased(), here.table), replacing: line.count)
    }
    // `export! FILE` is `export FILE`.
    let word = line[..<space]
    let verb = word.hasSuffix("!") ? word.dropLast() : word
    guard let command = try? here.table.command(named: String(verb)) else {
      return Completion()
    }
    let argument = String(line[space...].drop { $0.isWhitespace })
    return await completion(of: argument, for: command.candidates, here)
  }

  private func completion(
    of argument: String, for candidates: Candidates, _ here: Situation
  ) async -> Completion {
    switch candidates {
    case .none: return Completion()
    case .words(let words): return starting(argument, among: words)
    case .commands:
      let verbs = Self.verbs(starting: argument.lowercased(), here.table)
      let topics = here.topics.filter { !verbs.contains($0) }
      return starting(argument, among: verbs + topics)
    case .pairs(let pairs):
      guard let equals = argument.firstIndex(of: "=") else {
        return starting(argument, among: pairs.keys.sorted().map { "\($0)=" }, suffix: "")
      }
      let key = argument[..<equals].lowercased()
      guard let known = pairs[key] else { return Completion() }
      let value = String(argument[argument.index(after: equals)...])
      let values = known.isEmpty ? await words.values(of: key, in: here.place) : known
      return starting(value, among: values.compactMap(Self.typable))
    case .keyed(let values):
      guard let space = argument.firstIndex(where: \.isWhitespace) else {
        return starting(argument, among: values.keys.sorted())
      }
      let value = String(argument[space...].drop { $0.isWhitespace })
      return starting(value, among: values[argument[..<space].lowercased()] ?? [])
    case .titles: return await titles(argument, here.place)
    case .rows(let words): return rows(argument, here.numbers, or: words)
    case .pages:
      let pages = here.numbers.pages
      // The last one tells how many there are; those between can be thought of.
      guard pages > 1 else { return starting(argument, among: pages == 1 ? ["1"] : []) }
      return starting(argument, among: (1...min(pages, 200)).map(String.init), of: pages)
    case .files:
      return Completion(words.files(startingWith: argument), replacing: argument.count, suffix: "")
    }
  }

  /// The words that start so, one a command: the one shown in the user's language, else the verb.
  private static func verbs(starting text: String, _ table: CommandTable<Void>) -> [String] {
    table.commands.compactMap { command in
      [command.verb, command.verb == nil ? nil : command.name].compactMap(\.self)
        .first { $0.hasPrefix(text) || Fold.fold($0).hasPrefix(text) }
    }
  }

  private func titles(_ text: String, _ place: Destination) async -> Completion {
    let found = await words.titles(in: place, matching: text)
    let wanted = Fold.fold(text)
    return Completion(
      found.titles.compactMap(Self.typable).map { Completion.Candidate($0) },
      replacing: text.count, suffix: "", unlisted: found.unlisted,
      continues: found.titles.allSatisfy { Fold.fold($0).hasPrefix(wanted) })
  }

  /// Rows by their number, or by a word of their title.
  private func rows(_ text: String, _ numbers: ScreenNumbers, or words: [String]) -> Completion {
    let rows = numbers.rows.enumerated().map { index, title in
      Completion.Candidate(String(numbers.first + index), remark: title)
    }
    let numbered = rows.filter { $0.text.hasPrefix(text) }
    let others = starting(text, among: words)
    if !numbered.isEmpty || !others.candidates.isEmpty {
      return Completion(numbered + others.candidates, replacing: text.count)
    }
    let found = Set(FoundTitles.matching(text, rows.map(\.remark)).titles)
    return Completion(
      rows.filter { found.contains($0.remark) }, replacing: text.count, continues: false)
  }

  /// - Parameter count: how many words there are, where these are the first of them.
  private func starting(
    _ text: String, among words: [String], suffix: String = " ", of count: Int = 0
  ) -> Completion {
    let folded = Fold.fold(text)
    let matches = words.filter { word in
      folded.isEmpty ? word.hasPrefix(text) : Fold.fold(word).hasPrefix(folded)
    }
    return Completion(
      matches.map { Completion.Candidate($0) }, replacing: text.count, suffix: suffix,
      unlisted: text.isEmpty ? max(0, count - words.count) : 0)
  }

  /// As much of a text from outside as can be typed, which is enough to find it; nil for nothing.
  private static func typable(_ text: String) -> String? {
    let scalars = text.unicodeScalars.prefix { !SafeText.isUnsafe($0) }
    let start = String(String.UnicodeScalarView(scalars)).trimmingSpaces()
    return start.isEmpty ? nil : start
  }
}

extension Command {
  fileprivate var isPrefix: Bool {
    if case .prefix = form { true } else { false }
  }
}

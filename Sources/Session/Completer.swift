import Components
package import Domain
package import Terminal
import TextUI

/// Finds the completions of Tab, from the same table that parses.
///
/// They are looked up when Tab is pressed, so that they belong to the screen that is shown then.
@MainActor
package final class Completer {
  /// The situation in which Tab is pressed.
  struct Situation {
    /// The commands that can be typed.
    var table = CommandTable<Action>([])
    /// The topics of help, besides the commands.
    var topics: [String] = []
    var numbers = ScreenNumbers()
    /// The destination that a search looks in.
    var destination = Destination.home
    /// Returns the name of a key in the user's language.
    var word: (String) -> String = { $0 }
  }

  /// Returns the situation in which Tab is pressed; the session sets it.
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
    if let first = line.first,
      let command = here.table.commands.first(where: { $0.form == .prefix(first) })
    {
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
      guard let sign = argument.lastIndex(where: { "=<>".contains($0) }) else {
        return keys(starting: argument, pairs.keys, here)
      }
      let typed = argument[..<sign].split(whereSeparator: \.isWhitespace).last.map {
        String($0.prefix { !"!<>=".contains($0) })
      }
      let key = pairs.keys.first { key in
        typed.map(Fold.fold).map([key, Fold.fold(here.word(key))].contains) ?? false
      }
      guard let key, let known = pairs[key] else { return Completion() }
      let value = String(argument[argument.index(after: sign)...])
      let values = known.isEmpty ? await words.values(of: key, in: here.destination) : known
      let found = starting(value, among: values.compactMap(Self.typable))
      // After a value, which may have several words, there may be a further key.
      let isWhole = values.contains { Fold.fold($0) == Fold.fold(value) }
      guard let blank = value.lastIndex(where: \.isWhitespace), isWhole || found.candidates.isEmpty
      else { return found }
      return keys(starting: String(value[value.index(after: blank)...]), pairs.keys, here)
    case .keyed(let values):
      guard let space = argument.firstIndex(where: \.isWhitespace) else {
        return starting(argument, among: values.keys.sortedByName())
      }
      let value = String(argument[space...].drop { $0.isWhitespace })
      return starting(value, among: values[argument[..<space].lowercased()] ?? [])
    case .titles: return await titles(argument, here.destination)
    case .rows(let words): return rows(argument, here.numbers, or: words)
    case .pages:
      let pages = here.numbers.pages
      // The last one tells how many there are; those between can be thought of.
      return starting(argument, among: (0..<min(pages, 200)).map { String($0 + 1) }, of: pages)
    case .files:
      return Completion(words.files(startingWith: argument), replacing: argument.count, suffix: "")
    }
  }

  /// Completes a key by its name in the language.
  ///
  /// If that name can't stand before a value, or does not start so, the key itself counts.
  private func keys(
    starting text: String, _ keys: some Sequence<String>, _ here: Situation
  ) -> Completion {
    let wanted = Fold.fold(text)
    let words = keys.compactMap { key in
      [here.word(key), key].first { !$0.contains(" ") && Fold.fold($0).hasPrefix(wanted) }
    }
    return starting(text, among: words.sortedByName().map { "\($0)=" }, suffix: "")
  }

  /// Returns the words that start so, one a command: the user's word for it, or else the verb.
  private static func verbs(starting text: String, _ table: CommandTable<Action>) -> [String] {
    table.commands.compactMap { command in
      command.verb.map { [$0, command.name] }?
        .first { $0.hasPrefix(text) || Fold.fold($0).hasPrefix(text) }
    }
  }

  private func titles(_ text: String, _ destination: Destination) async -> Completion {
    let found = await words.titles(in: destination, matching: text)
    let wanted = Fold.fold(text)
    return Completion(
      found.titles.compactMap(Self.typable).map { Completion.Candidate($0) },
      replacing: text.count, suffix: "", unlisted: found.unlisted,
      continues: found.titles.allSatisfy { Fold.fold($0).hasPrefix(wanted) })
  }

  /// Completes rows by their number, or by a word of their title.
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

  /// - Parameter count: the number of all words, if these are the first of them.
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

  /// Returns the start of a text from outside that can be typed, which is enough to find it; `nil` if
  /// it is empty.
  private static func typable(_ text: String) -> String? {
    let scalars = text.unicodeScalars.prefix { !SafeText.isUnsafe($0) }
    let start = String(String.UnicodeScalarView(scalars)).trimmingSpaces()
    return start.isEmpty ? nil : start
  }
}

/// The words that Tab offers from the data this machine holds.
///
/// The network is never asked.
package protocol CompletionWords: Sendable {
  /// Returns the titles that begin with a text, or else the titles with a word that does. They are
  /// from the catalog that a search at a destination looks in, or from the favorites.
  ///
  /// Case and accents are folded, and all titles begin with an empty text. Data that can't be read
  /// have no titles.
  func titles(in destination: Destination, matching text: String) async -> FoundTitles

  /// Returns the values that a filter of the list at a destination can have, as far as stored data tell.
  func values(of key: String, in destination: Destination) async -> [String]

  /// Returns the files whose path starts so, in order; folders end in a slash.
  func files(startingWith path: String) -> [String]
}

/// Some of the titles found.
package struct FoundTitles: Hashable, Sendable {
  /// The titles, each once, in the order of their list.
  package var titles: [String] = []
  /// The number of titles that were left out.
  package var unlisted = 0

  package init(titles: [String] = [], unlisted: Int = 0) {
    self.titles = titles
    self.unlisted = unlisted
  }
}

extension FoundTitles {
  /// The number of titles that are offered: nobody looks at more than fit a window.
  package static let most = 200

  /// Returns the titles that begin with the text, or else the titles with a word that does.
  package static func matching(_ text: String, _ titles: [String]) -> FoundTitles {
    let wanted = Array(Fold.bytes(text))
    let folds = titles.map { [0x20] + Fold.bytes($0) }
    func those(_ isWanted: ([UInt8]) -> Bool) -> [String] {
      zip(titles, folds).filter { isWanted($0.1) }.map(\.0).uniqued
    }
    let beginning = those { $0.dropFirst().starts(with: wanted) }
    let found = beginning.isEmpty ? those { hasWord(beginningWith: wanted, $0) } : beginning
    return FoundTitles(
      titles: Array(found.prefix(most)), unlisted: max(0, found.count - most))
  }

  private static func hasWord(beginningWith wanted: [UInt8], _ fold: [UInt8]) -> Bool {
    fold.indices.contains { fold[$0] == 0x20 && fold[($0 + 1)...].starts(with: wanted) }
  }
}

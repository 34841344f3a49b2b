import Components
package import Domain
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
    /// What a key is called in the user's language.
    var word: (String) -> String = { $0 }
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
      guard let equals = argument.lastIndex(of: "=") else {
        return keys(starting: argument, pairs.keys, here)
      }
      let typed = argument[..<equals].split(whereSeparator: \.isWhitespace).last.map(String.init)
      let key = pairs.keys.first { key in
        typed.map(Fold.fold).map([key, Fold.fold(here.word(key))].contains) ?? false
      }
      guard let key, let known = pairs[key] else { return Completion() }
      let value = String(argument[argument.index(after: equals)...])
      let values = known.isEmpty ? await words.values(of: key, in: here.place) : known
      let found = starting(value, among: values.compactMap(Self.typable))
      // After a value, which may have several words, there may be a further key.
      let isWhole = values.contains { Fold.fold($0) == Fold.fold(value) }
      guard let blank = value.lastIndex(where: \.isWhitespace), isWhole || found.candidates.isEmpty
      else { return found }
      return keys(starting: String(value[value.index(after: blank)...]), pairs.keys, here)
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
      return starting(argument, among: (0..<min(pages, 200)).map { String($0 + 1) }, of: pages)
    case .files:
      return Completion(words.files(startingWith: argument), replacing: argument.count, suffix: "")
    }
  }

  /// The keys that start so, as the language calls them, or as they are where that can't stand before
  /// a value, or only they start so.
  private func keys(
    starting text: String, _ keys: some Sequence<String>, _ here: Situation
  ) -> Completion {
    let wanted = Fold.fold(text)
    let words = keys.compactMap { key in
      [here.word(key), key].first { !$0.contains(" ") && Fold.fold($0).hasPrefix(wanted) }
    }
    return starting(text, among: words.sorted().map { "\($0)=" }, suffix: "")
  }

  /// The words that start so, one a command: the one shown in the user's language, else the verb.
  private static func verbs(starting text: String, _ table: CommandTable<Void>) -> [String] {
    table.commands.compactMap { command in
      command.verb.map { [$0, command.name] }?
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

/// What Tab offers from the data this machine holds: at once or after a while, but never from the
/// network.
package protocol CompletionWords: Sendable {
  /// The titles that go on from a text, or else have a word that does, in what a search at a place
  /// looks in: a list's catalog, or the favorites.
  ///
  /// Case and accents are folded; an empty text is where all begin. What can't be read has none.
  func titles(in place: Destination, matching text: String) async -> FoundTitles

  /// The values that a filter of the list at a place can have, as far as what is stored tells.
  func values(of key: String, in place: Destination) async -> [String]

  /// The files, and the folders with a slash, whose path starts so, in order.
  func files(startingWith path: String) -> [String]
}

/// Some of the titles found.
package struct FoundTitles: Hashable, Sendable {
  /// Each once, in the order of the list they are from.
  package var titles: [String] = []
  /// How many more there are.
  package var unlisted = 0

  package init(titles: [String] = [], unlisted: Int = 0) {
    self.titles = titles
    self.unlisted = unlisted
  }
}

extension FoundTitles {
  /// More than fit a window are not looked at.
  package static let most = 200

  /// Those that begin with the text; where none does, those with a word that does.
  package static func matching(_ text: String, _ titles: [String]) -> FoundTitles {
    let wanted = Array(Fold.bytes(text))
    let folds = titles.map { [0x20] + Fold.bytes($0) }
    func those(_ isWanted: ([UInt8]) -> Bool) -> [String] {
      once(zip(titles, folds).filter { isWanted($0.1) }.map(\.0))
    }
    let beginning = those { $0.dropFirst().starts(with: wanted) }
    let found = beginning.isEmpty ? those { hasWord(beginningWith: wanted, $0) } : beginning
    return FoundTitles(
      titles: Array(found.prefix(most)), unlisted: max(0, found.count - most))
  }

  private static func hasWord(beginningWith wanted: [UInt8], _ fold: [UInt8]) -> Bool {
    fold.indices.contains { fold[$0] == 0x20 && fold[($0 + 1)...].starts(with: wanted) }
  }

  package static func once(_ titles: [String]) -> [String] {
    var seen: Set<String> = []
    return titles.filter { seen.insert($0).inserted }
  }
}

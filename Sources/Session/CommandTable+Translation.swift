import Domain
package import Localization
package import TextUI

extension CommandTable {
  /// Returns the same commands, without their events.
  package func translated(_ strings: Strings, _ vocabulary: Vocabulary) -> CommandTable<Void> {
    translated(strings, vocabulary) { _ in () }
  }

  /// Returns the same commands with the words of every language too, which work in each, and with
  /// their events transformed.
  ///
  /// They are shown in the language of `strings`.
  func translated<Other: Sendable>(
    _ strings: Strings, _ vocabulary: Vocabulary,
    as transform: @escaping @Sendable (Event) -> Other
  ) -> CommandTable<Other> {
    CommandTable<Other>(commands.map { $0.translated(strings, vocabulary, as: transform) })
  }
}

extension Command {
  fileprivate func translated<Other: Sendable>(
    _ strings: Strings, _ vocabulary: Vocabulary,
    as transform: @escaping @Sendable (Event) -> Other
  ) -> Command<Other> {
    let verbs = [name] + aliases
    return translated(
      words: verbs.flatMap(Vocabulary.translations).flatMap(Self.withoutAccents),
      own: strings.verbs(name).flatMap(Self.withoutAccents),
      shown: strings.verb(name),
      arguments: strings.arguments(arguments),
      candidates: candidates.map { vocabulary.argument($0, strings) },
      // A filter has thousands of them, so they are looked through only when a command is read.
      understood: { [candidates] in
        if case .keyed(let known) = candidates { return vocabulary.understood($0, keyed: known) }
        return vocabulary.understood($0, among: candidates.words)
      }, as: transform)
  }

  /// Returns a word as it is written, and without its accents if it has any.
  private static func withoutAccents(_ word: String) -> [String] {
    if word.utf8.allSatisfy({ $0 < 0x80 }) { return [word] }
    let plain = word.split(separator: "-").map { Fold.fold(String($0)) }.joined(separator: "-")
    return plain == word ? [word] : [word, plain]
  }
}

extension Vocabulary {
  /// Returns the words for a verb in all languages but English.
  fileprivate static func translations(_ verb: String) -> [String] {
    Language.others.flatMap { Strings($0).verbs(verb) }
  }

  /// Returns a word of an argument as a language shows it.
  package func argument(_ word: String, _ strings: Strings) -> String {
    arguments[word].map { strings[$0] } ?? strings.argument(word)
  }

  /// Puts the words of a command in place of another language's: for a whole argument, its first word,
  /// or its keys and values.
  ///
  /// Any other text stays as it is.
  fileprivate func understood(_ argument: String, among known: Set<String>) -> String {
    if let word = english(argument, among: known) { return word }
    let filters = Filter.all(in: argument)
    if !filters.isEmpty {
      return filters.map { filter in
        (english(filter.typedKey, among: known) ?? filter.typedKey) + filter.comparison.rawValue
          + (english(filter.value, among: known) ?? filter.value)
      }.joined(separator: " ")
    }
    guard let space = argument.firstIndex(where: \.isWhitespace),
      let word = english(argument[..<space], among: known)
    else { return argument }
    return word + argument[space...]
  }

  /// Puts the words of the settings file in place of another language's in the argument of `set`.
  package func setting(_ argument: String) -> String {
    english(argument, among: [SettingsCommand.editing]) ?? understood(argument, keyed: settings)
  }

  /// Puts known words in place of another language's in `KEY VALUE`; any other text stays as it is.
  fileprivate func understood(_ argument: String, keyed known: [String: [String]]) -> String {
    let isBetween: (Character) -> Bool = { $0 == "=" || $0.isWhitespace }
    let typed = argument.prefix { !isBetween($0) }
    let key =
      known[typed.lowercased()] == nil
      ? english(typed, among: Set(known.keys)) ?? String(typed) : String(typed)
    let rest = argument.dropFirst(typed.count)
    let value = rest.drop(while: isBetween)
    let values = Set(known[key.lowercased()] ?? [])
    return key + rest.dropLast(value.count) + (english(value, among: values) ?? String(value))
  }

  private func english(_ text: some StringProtocol, among known: Set<String>) -> String? {
    let wanted = Fold.fold(String(text))
    guard !wanted.isEmpty else { return nil }
    return known.first { word in
      let words = Language.allCases.flatMap { language in
        [argument(word, Strings(language))] + Strings(language).verbs(word)
      }
      return words.contains { $0 != word && Fold.fold($0) == wanted }
    }
  }
}

extension Candidates {
  /// The words that an argument can be, with keys and their values.
  fileprivate var words: Set<String> {
    switch self {
    case .words(let words), .rows(or: let words): Set(words)
    case .pairs(let pairs): Set(pairs.keys).union(pairs.values.joined())
    case .none, .keyed, .titles, .pages, .commands, .files: []
    }
  }

  /// Returns the same candidates in other words; keys and values stay, because there are many.
  fileprivate func map(_ transform: (String) -> String) -> Candidates {
    switch self {
    case .words(let words): .words(words.map(transform))
    case .rows(or: let words): .rows(or: words.map(transform))
    case .none, .pairs, .keyed, .titles, .pages, .commands, .files: self
    }
  }
}

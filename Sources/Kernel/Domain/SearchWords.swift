/// The words of a search; all of them must occur somewhere in an entity's texts.
///
/// Small words ("of", "de") are left out if others remain.
package struct SearchWords: Hashable, Sendable {
  /// The words, folded, in UTF-8.
  package let words: [[UInt8]]

  // Translators: the small words of a search, which count only if there are no others.
  private static let small = Set(
    Words("of the and", context: "small words").typed.map { Array(Fold.bytes($0)) })

  /// - Parameter text: the search as it was typed.
  package init(_ text: String) {
    let all = Fold.bytes(text).split(separator: 0x20).map(Array.init)
    let telling = all.filter { !Self.small.contains($0) }
    words = telling.isEmpty ? all : telling
  }

  /// Whether there are no words; then everything is found.
  package var isEmpty: Bool { words.isEmpty }

  /// Returns whether each word occurs in one of the texts, which ``joined(_:)`` made.
  package func areFound(in texts: [UInt8]) -> Bool {
    words.allSatisfy { Self.occurs($0, in: texts) }
  }

  private static func occurs(_ word: [UInt8], in text: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    var start = 0
    while start + word.count <= text.count {
      if text[start] == first, text[start..<start + word.count].elementsEqual(word) { return true }
      start += 1
    }
    return false
  }

  /// Returns the folds of some texts, separated by a byte that no fold has.
  package static func joined(_ texts: [String]) -> [UInt8] {
    Array(texts.map { Fold.bytes($0) }.joined(separator: [0x0A]))
  }
}

/// Finds the places in a text that a search by words matched.
package enum MatchedWords {
  /// Returns the Characters of a title, counted from 0, in which a word of the search occurs.
  ///
  /// The ranges are in order and do not touch.
  ///
  /// Both are folded; the words are those that ``SearchWords`` looks for.
  package static func ranges(in title: String, search: String) -> [Range<Int>] {
    let words = SearchWords(search).words
    guard !words.isEmpty else { return [] }
    // For each byte of the fold, the index of the Character it comes from.
    var bytes: [UInt8] = []
    var owners: [Int] = []
    for (index, character) in title.enumerated() {
      // The letter before it is needed: the fold of white space alone is empty.
      let folded = Fold.queryBytes("a" + String(character)).dropFirst()
      bytes += folded
      owners += Array(repeating: index, count: folded.count)
    }
    var matched = RangeSet<Int>()
    for word in words where word.count <= bytes.count {
      for start in 0...bytes.count - word.count
      where bytes[start..<start + word.count].elementsEqual(word) {
        matched.insert(contentsOf: owners[start]..<owners[start + word.count - 1] + 1)
      }
    }
    return Array(matched.ranges)
  }
}

import Domain

/// Finds in a text what a search by words matched there.
package enum MatchedWords {
  /// The Characters of a title, counted from 0, in which a word of the search occurs; the ranges
  /// are in order and do not touch.
  ///
  /// Both are folded; the words are those that ``SearchWords`` looks for.
  package static func ranges(in title: String, search: String) -> [Range<Int>] {
    let words = SearchWords(search).words
    guard !words.isEmpty else { return [] }
    // Which Character each byte of the fold is from.
    var bytes: [UInt8] = []
    var owners: [Int] = []
    for (index, character) in title.enumerated() {
      // After a letter, because the fold of white space alone is nothing.
      let folded = Fold.queryBytes("a" + String(character)).dropFirst()
      bytes += folded
      owners += Array(repeating: index, count: folded.count)
    }
    var isMatched = Array(repeating: false, count: title.count)
    for word in words where word.count <= bytes.count {
      for start in 0...bytes.count - word.count
      where bytes[start..<start + word.count].elementsEqual(word) {
        for index in owners[start]...owners[start + word.count - 1] { isMatched[index] = true }
      }
    }
    return runs(isMatched)
  }

  private static func runs(_ isMatched: [Bool]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in isMatched.indices where isMatched[index] {
      if let last = ranges.last, last.upperBound == index {
        ranges[ranges.count - 1] = last.lowerBound..<index + 1
      } else {
        ranges.append(index..<index + 1)
      }
    }
    return ranges
  }
}

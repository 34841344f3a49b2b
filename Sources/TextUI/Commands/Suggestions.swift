/// Did-you-mean.
package enum Suggestions {
  /// The at most three words nearest to a mistyped one, nearest first; none that is far off.
  ///
  /// Near is an edit distance of at most a third of the longer word, rounded up, with something in
  /// common.
  package static func nearest(to word: String, among words: [String]) -> [String] {
    // A line of a megabyte is nobody's typing mistake.
    guard word.count <= 32 else { return [] }
    return
      words
      .map { (word: $0, distance: distance(word, $0)) }
      .filter { candidate in
        let longer = max(word.count, candidate.word.count)
        return candidate.distance <= (longer + 2) / 3 && candidate.distance < longer
      }
      .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
      .prefix(3)
      .map(\.word)
  }

  /// The optimal string alignment distance: insertions, deletions, substitutions and swaps of
  /// neighbors (Damerau 1964, each part of the text edited at most once).
  static func distance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          best = min(best, beforeLast[j - 1] + 1)
        }
        row.append(best)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}

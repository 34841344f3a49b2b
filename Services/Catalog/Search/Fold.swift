/// The form texts are searched and sorted in.
///
/// Compatibility-decomposed (NFKD), without nonspacing marks, case-folded, with the Latin letters
/// that have no decomposition spelt plainly (ł, ø, æ …). Dashes are spaces, other punctuation is
/// left out, white space is single and trimmed.
///
/// Two folds are compared by their UTF-8 bytes, never as `String`, whose `==` and `<` are those of
/// canonical equivalence. Folding twice changes nothing.
package enum Fold {
  package static func fold(_ text: String) -> String {
    String(decoding: bytes(text), as: UTF8.self)
  }

  /// The UTF-8 of ``fold(_:)``.
  package static func bytes(_ text: String) -> ArraySlice<UInt8> { buffer(text).trimmed }

  /// The UTF-8 of the fold of what somebody types: white space at the end counts, as one space, so
  /// that "al " no longer finds what only starts with "al".
  package static func queryBytes(_ text: String) -> [UInt8] { buffer(text).bytes }

  /// Returns how many Characters at the start of `title` make its fold start with the query's; 0
  /// for an empty query, nil where the title does not match.
  ///
  /// "paris us" covers all of "Paris, US", "st j" the first five Characters of "St. John's".
  package static func matchedPrefix(of title: String, query: String) -> Int? {
    let wanted = queryBytes(query)
    if wanted.isEmpty { return 0 }
    var folded = FoldBuffer()
    var count = 0
    for character in title {
      folded.append(String(character))
      count += 1
      guard folded.bytes.starts(with: wanted) else { continue }
      // A space is of the title's fold only where something follows it.
      return bytes(title).starts(with: wanted) ? count : nil
    }
    return nil
  }

  private static func buffer(_ text: String) -> FoldBuffer {
    var folded = FoldBuffer()
    folded.append(text)
    return folded
  }
}

/// Counts the typing errors between a text and another: a letter left out, added or replaced, or two
/// neighbors swapped.
///
/// One error is allowed in any text, two in a text of ``leastOfTwo`` letters or more. In a text of
/// three letters only a missing letter and a swap are allowed: any other error makes another word.
package struct Slips: Sendable {
  /// The smallest number of letters in which an error is allowed.
  package static let shortest = 3
  /// The smallest number of letters in which two errors are allowed.
  package static let leastOfTwo = 8

  /// The text as UTF-8.
  private let text: [UInt8]
  /// The text as scalars; empty if all are ASCII.
  private let scalars: [UInt32]
  private let letters: Int
  /// The largest number of errors that are allowed; 0 if the text is too short.
  package let most: Int

  /// - Parameter fold: a folded and trimmed text.
  package init(_ fold: String) {
    text = Array(fold.utf8)
    let scalars = fold.unicodeScalars.map(\.value)
    self.scalars = scalars.count == text.count ? [] : scalars
    letters = scalars.count
    most = letters < Self.shortest ? 0 : letters < Self.leastOfTwo ? 1 : 2
  }

  /// Returns the same for a fold in an array.
  package func count(from fold: [UInt8]) -> Int? {
    fold.withUnsafeBytes { count(from: $0) }
  }

  /// Returns the smallest number of errors that turn the text into another fold, from 1 to ``most``;
  /// `nil` if the two are equal, or further apart.
  package func count(from fold: UnsafeRawBufferPointer) -> Int? {
    // A letter has at most four bytes.
    guard most > 0, abs(fold.count - text.count) <= (scalars.isEmpty ? most : 4 * most) else {
      return nil
    }
    return text.withUnsafeBytes { text in
      guard !scalars.isEmpty else {
        return fold.elementsEqual(text) ? nil : count(text, fold)
      }
      let other = String(decoding: fold, as: UTF8.self).unicodeScalars.map(\.value)
      return other == scalars
        ? nil
        : scalars.withUnsafeBufferPointer { own in
          other.withUnsafeBufferPointer { count(own, $0) }
        }
    }
  }

  private func count<Text: RandomAccessCollection>(_ own: Text, _ other: Text) -> Int?
  where Text.Element: Comparable, Text.Index == Int {
    guard letters == Self.shortest else {
      return (1...most).first { Self.areNear(own, 0, other, 0, $0) }
    }
    // A missing letter, or two that were swapped.
    let isMeant =
      other.count > own.count || other.count == own.count && other.sorted() == own.sorted()
    return isMeant && Self.areNear(own, 0, other, 0, 1) ? 1 : nil
  }

  /// Returns whether a number of errors is enough to turn the end of one text into that of another.
  private static func areNear<Text: RandomAccessCollection>(
    _ a: Text, _ aStart: Int, _ b: Text, _ bStart: Int, _ slips: Int
  ) -> Bool where Text.Element: Comparable, Text.Index == Int {
    guard abs((a.count - aStart) - (b.count - bStart)) <= slips else { return false }
    var (i, j) = (aStart, bStart)
    while i < a.count, j < b.count, a[i] == b[j] { (i, j) = (i + 1, j + 1) }
    if i == a.count || j == b.count { return a.count - i + b.count - j <= slips }
    guard slips > 0 else { return false }
    if areNear(a, i + 1, b, j + 1, slips - 1) || areNear(a, i + 1, b, j, slips - 1)
      || areNear(a, i, b, j + 1, slips - 1)
    {
      return true
    }
    return i + 1 < a.count && j + 1 < b.count && a[i] == b[j + 1] && a[i + 1] == b[j]
      && areNear(a, i + 2, b, j + 2, slips - 1)
  }
}

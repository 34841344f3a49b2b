/// Tells how many slips of the keyboard are between a text and another: a letter left out, added or
/// replaced, or two neighbors swapped.
///
/// One slip counts in any text, two in one of ``leastOfTwo`` letters or more. In a text of three letters
/// only a letter that was left out and a swap count: any other slip makes another word.
package struct Slips: Sendable {
  /// The fewest letters of a text with a slip.
  package static let shortest = 3
  /// The fewest letters of a text with two slips.
  package static let leastOfTwo = 8

  /// As bytes of UTF-8.
  private let text: [UInt8]
  /// As scalars; empty where all are ASCII.
  private let scalars: [UInt32]
  private let letters: Int
  /// How many slips are looked for; 0 where the text is too short.
  package let most: Int

  /// - Parameter fold: of a text that is folded and trimmed.
  package init(_ fold: String) {
    text = Array(fold.utf8)
    let scalars = fold.unicodeScalars.map(\.value)
    self.scalars = scalars.count == text.count ? [] : scalars
    letters = scalars.count
    most = letters < Self.shortest ? 0 : letters < Self.leastOfTwo ? 1 : 2
  }

  package func count(from fold: [UInt8]) -> Int? {
    fold.withUnsafeBytes { count(from: $0) }
  }

  /// The least number of slips that make another fold of the text, from 1 to ``most``; `nil` where it is
  /// the text itself, or further from it.
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
    // A letter that was left out, or two that were swapped.
    let isMeant =
      other.count > own.count || other.count == own.count && other.sorted() == own.sorted()
    return isMeant && Self.areNear(own, 0, other, 0, 1) ? 1 : nil
  }

  /// Whether at most so many slips make the end of one text that of another.
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

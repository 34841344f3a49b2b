import Domain

/// Finds the folds that two slips tell from a text, where at most one of them is among its first letters:
/// any slip at the first one, a swap or another vowel at the next ones.
///
/// A second slip at any place would be as many look-ups as there are beginnings of names: those that
/// begin as the text does, but for the first slip, are compared with it instead.
struct TwoSlips {
  /// So many folds are compared at once; more letters are taken for right where more begin so.
  private static let few = 500
  /// More are not compared.
  private static let most = 4000
  /// So many letters at least are right where the text begins as it is, without its first one, or with
  /// the first two swapped.
  private static let shortestBeginning = 3
  /// So many are right after any other slip, the letter it is at included.
  private static let longerBeginning = 5
  private static let vowels: [Unicode.Scalar] = ["a", "e", "i", "o", "u", "y"]

  private let slips: Slips
  private let text: [Unicode.Scalar]
  private let edit: SingleEdit

  init(_ fold: String, _ edit: SingleEdit, _ slips: Slips) {
    (self.slips, self.edit) = (slips, edit)
    text = Array(fold.unicodeScalars)
  }

  /// No two of the ranges overlap.
  func places(in folds: some SortedFolds) -> [Range<Int>] {
    var found: Set<Int> = []
    func compare(_ begun: Range<Int>) {
      guard begun.count <= Self.most else { return }
      folds.forEach(in: begun) { place, fold in
        let isNear = fold.withContiguousStorageIfAvailable {
          slips.count(from: UnsafeRawBufferPointer($0)) != nil
        }
        if isNear ?? (slips.count(from: Array(fold)) != nil) { found.insert(place) }
      }
    }
    for beginning in [text, Array(text.dropFirst()), swapped(0)] {
      var count = Self.shortestBeginning
      let all = 0..<folds.count
      var begun = Self.places(beginning.prefix(count), in: all, of: folds)
      while begun.count > Self.few, count < text.count / 2 {
        count += 1
        begun = Self.places(beginning.prefix(count), in: begun, of: folds)
      }
      compare(begun)
    }
    for beginning in [swapped(1), swapped(2)] + withOtherVowels {
      let start = beginning.prefix(Self.longerBeginning)
      compare(Self.places(start, in: 0..<folds.count, of: folds))
    }
    for (letter, places) in edit.letters(after: [], in: folds, 0..<folds.count)
    where letter != text.first {
      // It is in the place of the first letter, or before it.
      for rest in [text.dropFirst(), text[...]] {
        let start = [letter] + rest.prefix(Self.longerBeginning - 1)
        compare(Self.places(start[...], in: places, of: folds))
      }
    }
    return found.sorted().map { $0..<$0 + 1 }
  }

  private func swapped(_ index: Int) -> [Unicode.Scalar] {
    var letters = text
    letters.swapAt(index, index + 1)
    return letters
  }

  /// The text with another vowel in the place of its second or third letter, where that is one.
  private var withOtherVowels: [[Unicode.Scalar]] {
    (1...2).filter { Self.vowels.contains(text[$0]) }.flatMap { index in
      Self.vowels.filter { $0 != text[index] }.map { vowel in
        var letters = text
        letters[index] = vowel
        return letters
      }
    }
  }

  /// Those of some places whose folds begin so.
  private static func places(
    _ beginning: ArraySlice<Unicode.Scalar>, in places: Range<Int>, of folds: some SortedFolds
  ) -> Range<Int> {
    let bytes = beginning.flatMap(\.utf8)
    // Most beginnings begin nothing: where they end is not looked for then.
    guard let (first, fold) = folds.first(notBefore: bytes, in: places), fold.starts(with: bytes)
    else { return 0..<0 }
    // No byte of UTF-8 is greater.
    return first..<folds.firstPlace(notBefore: bytes + [0xFF], in: first..<places.upperBound)
  }
}

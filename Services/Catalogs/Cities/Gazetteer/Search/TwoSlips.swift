import Domain

/// Finds the folds that are two typing errors away from a text, if at most one of them is among the
/// first letters.
///
/// That one may be any error at the first letter, or a swap or another vowel at the next ones.
///
/// Looking up a second error at any place would take as many searches as there are beginnings of
/// names. Instead, the folds that begin like the text, except for the first error, are compared with
/// it.
struct TwoSlips {
  /// The number of folds that are compared at once; if more have the same beginning, a longer one is
  /// required.
  private static let few = 500
  /// The largest number of folds that are compared.
  private static let most = 4000
  /// The smallest number of letters that must be right if the text begins without an error, without
  /// its first letter, or with the first two swapped.
  private static let shortestBeginning = 3
  /// The number of letters that must be right with any other error, including the letter of the
  /// error.
  private static let longerBeginning = 5
  private static let vowels: [Unicode.Scalar] = ["a", "e", "i", "o", "u", "y"]

  private let slips: Slips
  private let text: [Unicode.Scalar]
  private let edit: SingleEdit

  init(_ fold: String, _ edit: SingleEdit, _ slips: Slips) {
    (self.slips, self.edit) = (slips, edit)
    text = Array(fold.unicodeScalars)
  }

  /// Returns the indices of the folds; no two of the ranges overlap.
  func ranges(in folds: some SortedFolds) -> [Range<Int>] {
    var found: Set<Int> = []
    func compare(_ begun: Range<Int>) {
      guard begun.count <= Self.most else { return }
      folds.forEach(in: begun) { index, fold in
        let isNear = fold.withContiguousStorageIfAvailable {
          slips.count(from: UnsafeRawBufferPointer($0)) != nil
        }
        if isNear ?? (slips.count(from: Array(fold)) != nil) { found.insert(index) }
      }
    }
    for beginning in [text, Array(text.dropFirst()), swapped(0)] {
      var count = Self.shortestBeginning
      let all = 0..<folds.count
      var begun = Self.range(beginning.prefix(count), in: all, of: folds)
      while begun.count > Self.few, count < text.count / 2 {
        count += 1
        begun = Self.range(beginning.prefix(count), in: begun, of: folds)
      }
      compare(begun)
    }
    for beginning in [swapped(1), swapped(2)] + withOtherVowels {
      let start = beginning.prefix(Self.longerBeginning)
      compare(Self.range(start, in: 0..<folds.count, of: folds))
    }
    for (letter, range) in edit.letters(after: [], in: folds, 0..<folds.count)
    where letter != text.first {
      // The letter replaces the first one, or comes before it.
      for rest in [text.dropFirst(), text[...]] {
        let start = [letter] + rest.prefix(Self.longerBeginning - 1)
        compare(Self.range(start[...], in: range, of: folds))
      }
    }
    return found.sorted().map { $0..<$0 + 1 }
  }

  private func swapped(_ index: Int) -> [Unicode.Scalar] {
    var letters = text
    letters.swapAt(index, index + 1)
    return letters
  }

  /// The text with another vowel in the place of its second or third letter, if that is a vowel.
  private var withOtherVowels: [[Unicode.Scalar]] {
    (1...2).filter { Self.vowels.contains(text[$0]) }.flatMap { index in
      Self.vowels.filter { $0 != text[index] }.map { vowel in
        var letters = text
        letters[index] = vowel
        return letters
      }
    }
  }

  /// Returns those of a range of indices whose folds have a beginning.
  private static func range(
    _ beginning: ArraySlice<Unicode.Scalar>, in range: Range<Int>, of folds: some SortedFolds
  ) -> Range<Int> {
    let bytes = beginning.flatMap(\.utf8)
    // Most beginnings occur nowhere, and then their end is not looked up.
    guard let (first, fold) = folds.first(notBefore: bytes, in: range), fold.starts(with: bytes)
    else { return 0..<0 }
    // 0xFF is greater than any byte of UTF-8.
    return first..<folds.firstIndex(notBefore: bytes + [0xFF], in: first..<range.upperBound)
  }
}

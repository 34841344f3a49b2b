import Contracts
import Domain

extension CityTable {
  /// Returns the cities that a name which finds nothing may mean, by falling population.
  ///
  /// A city's name may be one typing error away from the whole text, or else two if the text has
  /// eight letters or more. If there is no such city, the part before a country or a state at the end
  /// is tried.
  func suggestions(for search: CitySearch, count: Int) -> [FoundRow] {
    var found = suggestions(search.query.search, search.condition(self), count)
    for part in search.parted(self) where found.isEmpty {
      found = suggestions(part.name, part.condition, count)
    }
    return found
  }

  private func suggestions(
    _ text: String, _ condition: RowCondition, _ count: Int
  ) -> [FoundRow] {
    let fold = Fold.fold(text)
    let slips = Slips(fold)
    guard count > 0, let edit = SingleEdit(fold) else { return [] }
    let found = rows(edit.ranges(in: self), edit.ranges(in: names), slips, condition)
    if !found.named.isEmpty || !found.alternates.isEmpty {
      return Array(byPopulation(found.named, found.alternates, at: 0..<count))
    }
    guard slips.most > 1 else { return [] }
    let two = TwoSlips(fold, edit, slips)
    let far = rows(two.ranges(in: self), two.ranges(in: names), slips, condition)
    return Array(byPopulation(far.named, far.alternates, at: 0..<count))
  }

  /// Returns the rows of some ranges of and of the other names, each once.
  private func rows(
    _ named: [Range<Int>], _ others: [Range<Int>], _ slips: Slips, _ condition: RowCondition
  ) -> (named: [Range<Int>], alternates: [FoundRow]) {
    let named = condition.filter(named).flatMap { range in
      // In texts of three letters not every error counts.
      range.filter { slips.count(from: fold($0)) != nil }.map { $0..<$0 + 1 }
    }
    var seen = Set(named.joined())
    let alternates = others.joined().compactMap { name -> FoundRow? in
      guard let row = names.row(name), condition.holds(row), !isCode(name),
        slips.count(from: names.fold(name)) != nil, seen.insert(row).inserted
      else { return nil }
      return FoundRow(row, name: name)
    }
    return (named, alternates)
  }

  /// Returns whether another name is a code, such as an airport's ("JOK"): an error turns one code
  /// into another.
  private func isCode(_ name: Int) -> Bool {
    let text = names.text(name).unicodeScalars
    return text.count <= 4 && text.allSatisfy { $0.properties.isUppercase || $0 == " " }
  }
}

/// Finds the folds that are a single typing error away from a text: a letter left out, added or
/// replaced, or two neighbors swapped (Damerau-Levenshtein distance 1, by Unicode scalars).
///
/// Up to the error, a fold is equal to the text. So, in sorted folds, only letters that really follow
/// each beginning of the text have to be tried. If only a few folds have a beginning, these are
/// compared directly.
struct SingleEdit {
  /// The smallest length of a text; shorter ones are one error away from too many folds.
  static let shortest = Slips.shortest
  /// The number of folds that are compared more quickly than all variants of the text are looked up.
  private static let few = 300

  private let text: [Unicode.Scalar]
  private let byteCount: Int
  /// The letters to try, as ranges of scalars: the text's alphabets, and the Latin one, which has the
  /// space.
  private let alphabets: [ClosedRange<UInt32>]

  /// - Parameter fold: a folded and trimmed text; `nil` is returned if it is too short.
  init?(_ fold: String) {
    text = Array(fold.unicodeScalars)
    byteCount = fold.utf8.count
    guard text.count >= Self.shortest else { return nil }
    alphabets = Set(text.map { Self.alphabet(of: $0) } + [Self.latin])
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the indices of the folds that are one error away from the text; no two of the ranges
  /// overlap.
  func ranges(in folds: some SortedFolds) -> [Range<Int>] {
    // There are few, and they are not a set, because its type takes long to make.
    var found: [Range<Int>] = []
    var start: [UInt8] = []
    // The part of the text from each index on.
    let ends = (0...text.count).map { Self.bytes(text[$0...]) }
    // The indices of the folds that begin like the text up to an index.
    var begun = 0..<folds.count
    for index in 0...text.count where !begun.isEmpty {
      guard begun.count > Self.few else {
        folds.forEach(in: begun) { index, fold in
          if isOneSlip(from: fold), !found.contains(where: { $0.contains(index) }) {
            found.append(index..<index + 1)
          }
        }
        break
      }
      let rest = text[index...]
      func find(_ wanted: [UInt8], in range: Range<Int>) {
        let equal = folds.indices(of: wanted, in: range)
        if !equal.isEmpty, !found.contains(equal) { found.append(equal) }
      }
      if let first = rest.first {
        find(start + ends[index + 1], in: begun)
        if let second = rest.dropFirst().first, second != first {
          find(start + Self.bytes([second, first]) + ends[index + 2], in: begun)
        }
      }
      var next = 0..<0
      for (letter, range) in letters(after: start, in: folds, begun) {
        // An added letter before the same letter gives the same text as after it.
        if letter == rest.first {
          next = range
          continue
        }
        let begun = start + Self.bytes([letter])
        find(begun + ends[index], in: range)
        if !rest.isEmpty { find(begun + ends[index + 1], in: range) }
      }
      start += Self.bytes(rest.prefix(1))
      begun = next
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns whether a fold is one error away from the text, by the letters between their common
  /// beginning and their common end.
  private func isOneSlip(from fold: some Collection<UInt8>) -> Bool {
    // A letter has at most four bytes.
    guard abs(fold.count - byteCount) <= 4 else { return false }
    var (own, other) = (text[...], Array(String(decoding: fold, as: UTF8.self).unicodeScalars)[...])
    while let letter = own.first, letter == other.first {
      own.removeFirst()
      other.removeFirst()
    }
    while let letter = own.last, letter == other.last {
      own.removeLast()
      other.removeLast()
    }
    switch (own.count, other.count) {
    case (1, 0): return true
    case (0...1, 1): return alphabets.contains { $0.contains(other[other.startIndex].value) }
    case (2, 2): return own.first == other.last && own.last == other.first
    default: return false
    }
  }

  /// Returns the letters of the alphabets that follow a beginning in the folds, with the indices of
  /// those folds.
  func letters(
    after start: [UInt8], in folds: some SortedFolds, _ begun: Range<Int>
  ) -> [(Unicode.Scalar, Range<Int>)] {
    var letters: [(Unicode.Scalar, Range<Int>)] = []
    for alphabet in alphabets {
      func first(
        from scalar: UInt32, in range: Range<Int>
      ) -> (index: Int, letter: Unicode.Scalar?) {
        let least = start + (Unicode.Scalar(scalar).map { Self.bytes([$0]) } ?? [0xFF])
        guard let (index, fold) = folds.first(notBefore: least, in: range) else {
          return (range.upperBound, nil)
        }
        let letter = String(decoding: fold.dropFirst(start.count).prefix(4), as: UTF8.self)
        return (index, letter.unicodeScalars.first)
      }
      var next = first(from: alphabet.lowerBound, in: begun)
      while let letter = next.letter, alphabet.contains(letter.value) {
        let index = next.index
        next = first(from: letter.value + 1, in: index..<begun.upperBound)
        // In a damaged file, a letter may be at an index where it can't be found.
        guard index < next.index else { break }
        letters.append((letter, index..<next.index))
      }
    }
    return letters
  }

  private static let latin: ClosedRange<UInt32> = 0x20...0x2FF
  private static let han: ClosedRange<UInt32> = 0x3400...0x9FFF

  /// Returns the alphabet of a scalar.
  ///
  /// Most scripts have blocks of 256 scalars; folding leaves few letters outside of them.
  private static func alphabet(of scalar: Unicode.Scalar) -> ClosedRange<UInt32> {
    for alphabet in [latin, han] where alphabet.contains(scalar.value) { return alphabet }
    let block = scalar.value & ~0xFF
    return block...block | 0xFF
  }

  private static func bytes(_ scalars: some Sequence<Unicode.Scalar>) -> [UInt8] {
    scalars.flatMap(\.utf8)
  }
}

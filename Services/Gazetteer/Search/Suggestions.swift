import Domain

extension CityTable {
  /// What may be meant by a name that finds nothing: the cities whose name a single slip tells from
  /// the whole text, or, where there are none, from what is before a country or a state at its end;
  /// by falling population.
  func suggestions(for search: CitySearch, count: Int) -> [FoundRow] {
    var found = suggestions(search.text, search.condition(self), count)
    for part in search.parted(self) where found.isEmpty {
      found = suggestions(part.name, part.condition, count)
    }
    return found
  }

  private func suggestions(
    _ text: String, _ condition: RowCondition, _ count: Int
  ) -> [FoundRow] {
    guard count > 0, let edit = SingleEdit(Fold.fold(text)) else { return [] }
    let named = condition.filter(edit.places(in: self))
    var seen = Set(named.joined())
    let alternates = edit.places(in: names).joined().compactMap { name -> FoundRow? in
      guard let row = names.row(name), condition.holds(row), seen.insert(row).inserted else {
        return nil
      }
      return FoundRow(row, name: name)
    }
    return Array(byPopulation(named, alternates, at: 0..<count))
  }
}

/// Finds the folds that a single slip of the keyboard tells from a text: a letter left out, added or
/// replaced, or two neighbors swapped (Damerau-Levenshtein distance 1, by Unicode scalars).
///
/// Up to the slip a fold is as the text, so in sorted folds only the letters that really follow each
/// start of the text have to be tried: some hundred look-ups instead of a comparison with every
/// fold.
struct SingleEdit {
  /// Texts shorter than this are within one edit of too much to mean anything.
  static let shortest = 3

  private let text: [Unicode.Scalar]
  /// The letters that slips are made with, as ranges of scalars: those of the text's alphabets, and
  /// of the Latin one, which the space is of.
  private let alphabets: [ClosedRange<UInt32>]

  /// Of a text that is folded and trimmed; nil where it is too short.
  init?(_ fold: String) {
    text = Array(fold.unicodeScalars)
    guard text.count >= Self.shortest else { return nil }
    alphabets = Set(text.map { Self.alphabet(of: $0) } + [Self.latin])
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Where the folds are that differ by one edit from the text; no two of the ranges overlap.
  func places(in folds: some SortedFolds) -> [Range<Int>] {
    // Few, and no set, whose type takes long to make.
    var found: [Range<Int>] = []
    var start: [UInt8] = []
    // What of the text is at each index and after it.
    let ends = (0...text.count).map { Self.bytes(text[$0...]) }
    // Those that begin as the text up to an index.
    var begun = 0..<folds.count
    for index in 0...text.count where !begun.isEmpty {
      let rest = text[index...]
      func find(_ wanted: [UInt8], in places: Range<Int>) {
        let places = folds.places(of: wanted, in: places)
        if !places.isEmpty, !found.contains(places) { found.append(places) }
      }
      if let first = rest.first {
        find(start + ends[index + 1], in: begun)
        if let second = rest.dropFirst().first, second != first {
          find(start + Self.bytes([second, first]) + ends[index + 2], in: begun)
        }
      }
      var next = 0..<0
      for (letter, places) in letters(after: start, in: folds, begun) {
        // Before a letter of its kind an added one makes the same as after it.
        if letter == rest.first {
          next = places
          continue
        }
        let begun = start + Self.bytes([letter])
        find(begun + ends[index], in: places)
        if !rest.isEmpty { find(begun + ends[index + 1], in: places) }
      }
      start += Self.bytes(rest.prefix(1))
      begun = next
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The letters of the alphabets that any fold goes on with, and the places of those that do.
  private func letters(
    after start: [UInt8], in folds: some SortedFolds, _ begun: Range<Int>
  ) -> [(Unicode.Scalar, Range<Int>)] {
    var letters: [(Unicode.Scalar, Range<Int>)] = []
    for alphabet in alphabets {
      var rest = begun
      func pass(to scalar: UInt32) {
        let least = start + (Unicode.Scalar(scalar).map { Self.bytes([$0]) } ?? [0xFF])
        rest = folds.firstPlace(notBefore: least, in: rest)..<rest.upperBound
      }
      pass(to: alphabet.lowerBound)
      while !rest.isEmpty {
        let first = rest.lowerBound
        let next = folds.fold(first).dropFirst(start.count).prefix(4)
        guard let letter = String(decoding: next, as: UTF8.self).unicodeScalars.first,
          alphabet.contains(letter.value)
        else { break }
        pass(to: letter.value + 1)
        // In a damaged file a letter may be where it can't be found.
        guard first < rest.lowerBound else { break }
        letters.append((letter, first..<rest.lowerBound))
      }
    }
    return letters
  }

  private static let latin: ClosedRange<UInt32> = 0x20...0x2FF
  private static let han: ClosedRange<UInt32> = 0x3400...0x9FFF

  /// Most other scripts are in blocks of 256 scalars; folding leaves few letters outside of them.
  private static func alphabet(of scalar: Unicode.Scalar) -> ClosedRange<UInt32> {
    for alphabet in [latin, han] where alphabet.contains(scalar.value) { return alphabet }
    let block = scalar.value & ~0xFF
    return block...block | 0xFF
  }

  private static func bytes(_ scalars: some Sequence<Unicode.Scalar>) -> [UInt8] {
    scalars.flatMap { UTF8.encode($0) ?? UTF8.encodedReplacementCharacter }
  }
}

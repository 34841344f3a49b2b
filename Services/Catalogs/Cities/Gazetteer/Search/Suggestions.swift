import Domain

extension CityTable {
  /// What may be meant by a name that finds nothing: the cities whose name a slip tells from the whole
  /// text, else two slips of eight letters or more; where there are none, from what is before a country
  /// or a state at its end; by falling population.
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
    let fold = Fold.fold(text)
    let slips = Slips(fold)
    guard count > 0, let edit = SingleEdit(fold) else { return [] }
    let found = rows(edit.places(in: self), edit.places(in: names), slips, condition)
    if !found.named.isEmpty || !found.alternates.isEmpty {
      return Array(byPopulation(found.named, found.alternates, at: 0..<count))
    }
    guard slips.most > 1 else { return [] }
    let two = TwoSlips(fold, edit, slips)
    let far = rows(two.places(in: self), two.places(in: names), slips, condition)
    return Array(byPopulation(far.named, far.alternates, at: 0..<count))
  }

  /// The rows of some places among the names and among the other names, each once.
  private func rows(
    _ named: [Range<Int>], _ others: [Range<Int>], _ slips: Slips, _ condition: RowCondition
  ) -> (named: [Range<Int>], alternates: [FoundRow]) {
    let named = condition.filter(named).flatMap { range in
      // Of three letters not each slip counts.
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

  /// Whether another name is a code of an airport and the like ("JOK"): a slip makes another one of it.
  private func isCode(_ name: Int) -> Bool {
    let text = names.text(name).unicodeScalars
    return text.count <= 4 && text.allSatisfy { $0.properties.isUppercase || $0 == " " }
  }
}

/// Finds the folds that a single slip of the keyboard tells from a text: a letter left out, added or
/// replaced, or two neighbors swapped (Damerau-Levenshtein distance 1, by Unicode scalars).
///
/// Up to the slip a fold is as the text, so in sorted folds only the letters that really follow each
/// start of the text have to be tried, and where few folds go on so, these alone are compared.
struct SingleEdit {
  /// Texts shorter than this are within one edit of too much to mean anything.
  static let shortest = Slips.shortest
  /// So few folds are sooner compared with the text than looked up by what a slip makes of it.
  private static let few = 300

  private let text: [Unicode.Scalar]
  private let byteCount: Int
  /// The letters that slips are made with, as ranges of scalars: those of the text's alphabets, and
  /// of the Latin one, which the space is of.
  private let alphabets: [ClosedRange<UInt32>]

  /// Of a text that is folded and trimmed; nil where it is too short.
  init?(_ fold: String) {
    text = Array(fold.unicodeScalars)
    byteCount = fold.utf8.count
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
      guard begun.count > Self.few else {
        folds.forEach(in: begun) { place, fold in
          if isOneSlip(from: fold), !found.contains(where: { $0.contains(place) }) {
            found.append(place..<place + 1)
          }
        }
        break
      }
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

  /// Whether a slip tells a fold from the text: what is left between their common start and their
  /// common end.
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

  /// The letters of the alphabets that any fold goes on with, and the places of those that do.
  func letters(
    after start: [UInt8], in folds: some SortedFolds, _ begun: Range<Int>
  ) -> [(Unicode.Scalar, Range<Int>)] {
    var letters: [(Unicode.Scalar, Range<Int>)] = []
    for alphabet in alphabets {
      func first(
        from scalar: UInt32, in places: Range<Int>
      ) -> (place: Int, letter: Unicode.Scalar?) {
        let least = start + (Unicode.Scalar(scalar).map { Self.bytes([$0]) } ?? [0xFF])
        guard let (place, fold) = folds.first(notBefore: least, in: places) else {
          return (places.upperBound, nil)
        }
        let letter = String(decoding: fold.dropFirst(start.count).prefix(4), as: UTF8.self)
        return (place, letter.unicodeScalars.first)
      }
      var next = first(from: alphabet.lowerBound, in: begun)
      while let letter = next.letter, alphabet.contains(letter.value) {
        let place = next.place
        next = first(from: letter.value + 1, in: place..<begun.upperBound)
        // In a damaged file a letter may be where it can't be found.
        guard place < next.place else { break }
        letters.append((letter, place..<next.place))
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
    scalars.flatMap(\.utf8)
  }
}

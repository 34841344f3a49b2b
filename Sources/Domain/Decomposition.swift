import CNames

/// Compatibility decompositions of single characters (NFKD, Unicode Standard Annex #15).
///
/// Marks stay in the order in which they are written: a fold leaves out those that could change places.
enum Decomposition {
  /// Calls `body` with each scalar of the decomposition; with the scalar itself where it has none.
  static func decompose(_ scalar: Unicode.Scalar, _ body: (Unicode.Scalar) -> Void) {
    // Before the no-break space none has one.
    guard scalar.value >= 0xA0 else { return body(scalar) }
    if let syllable = HangulSyllable(scalar) { return syllable.letters.forEach(body) }
    guard let found = line(of: scalar) else { return body(scalar) }
    String(decoding: found, as: UTF8.self).unicodeScalars.forEach(body)
  }

  /// A line is a character, a tab, and its decomposition; they are in the order of their bytes.
  private static var table: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: catalejo_decompositions_bytes(), count: catalejo_decompositions_size())
  }

  /// A binary search; what is found is what stands behind the tab.
  private static func line(of scalar: Unicode.Scalar) -> Slice<UnsafeRawBufferPointer>? {
    guard let wanted = UTF8.encode(scalar) else { return nil }
    let table = table
    var (start, end) = (table.startIndex, table.endIndex)
    while start < end {
      let middle = (start + end) / 2
      let line = table[start..<middle].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
      let lineEnd = table[line..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
      let key = table[line..<lineEnd].prefix { $0 != UInt8(ascii: "\t") }
      if key.elementsEqual(wanted) { return table[(key.endIndex + 1)..<lineEnd] }
      if key.lexicographicallyPrecedes(wanted) { start = lineEnd + 1 } else { end = line }
    }
    return nil
  }
}

/// A syllable of Korean, which is made of its letters by arithmetic (The Unicode Standard, 3.12).
private struct HangulSyllable {
  private let index: UInt32

  init?(_ scalar: Unicode.Scalar) {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    index = scalar.value - 0xAC00
  }

  var letters: [Unicode.Scalar] {
    let last = index % 28
    let values =
      [0x1100 + index / 588, 0x1161 + index % 588 / 28] + (last > 0 ? [0x11A7 + last] : [])
    return values.compactMap(Unicode.Scalar.init)
  }
}

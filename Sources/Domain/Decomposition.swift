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
    guard let found = text(of: scalar.value) else { return body(scalar) }
    String(decoding: found, as: UTF8.self).unicodeScalars.forEach(body)
  }

  /// Little-endian numbers of 32 bits, then the UTF-8 of all decompositions: how many there are, the
  /// characters by rising value, and where the decomposition of each ends.
  private static var table: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: catalejo_decompositions_bytes(), count: catalejo_decompositions_size())
  }

  private static func text(of value: UInt32) -> Slice<UnsafeRawBufferPointer>? {
    let table = table
    func number(_ index: Int) -> UInt32 {
      UInt32(littleEndian: table.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
    }
    let count = Int(number(0))
    var (start, end) = (0, count)
    while start < end {
      let middle = (start + end) / 2
      if number(1 + middle) < value { start = middle + 1 } else { end = middle }
    }
    guard start < count, number(1 + start) == value else { return nil }
    let texts = 4 * (1 + 2 * count)
    let first = start == 0 ? 0 : Int(number(count + start))
    return table[(texts + first)..<(texts + Int(number(1 + count + start)))]
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

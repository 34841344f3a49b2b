import UnicodeData

/// The form of texts in which they are searched and sorted.
///
/// It is compatibility-decomposed (NFKD), has no nonspacing marks, and is case-folded. Latin letters
/// that have no decomposition are spelt plainly (ł, ø, æ …). Dashes become spaces, other punctuation
/// is left out, and white space is single and trimmed.
///
/// Two folds are compared by their UTF-8 bytes, never as `String`, because its `==` and `<` use
/// canonical equivalence. Folding twice changes nothing.
package enum Fold {
  /// The version of Unicode that the folds follow, such as 0x0F_0000 for 15.0.0.
  ///
  /// Characters of a newer version have no fold yet. All others keep theirs (Unicode's stability
  /// policies).
  package static var unicodeVersion: UInt32 {
    UnicodeData.version.split(separator: ".").prefix(3).reduce(0) { number, part in
      number << 8 | (UInt32(part) ?? 0)
    }
  }

  /// Returns the fold of a text.
  package static func fold(_ text: String) -> String {
    String(decoding: bytes(text), as: UTF8.self)
  }

  /// The UTF-8 of ``fold(_:)``.
  package static func bytes(_ text: String) -> ArraySlice<UInt8> { buffer(text).trimmed }

  /// Returns the UTF-8 of the fold of a typed text.
  ///
  /// White space at the end counts as one space, so "al " does not find words that only start with
  /// "al".
  package static func queryBytes(_ text: String) -> [UInt8] { buffer(text).bytes }

  /// Returns the number of Characters at the start of `title` whose fold starts with a query's bytes.
  ///
  /// It is 0 for an empty query, and `nil` if the title does not match.
  ///
  /// "paris us" covers all of "Paris, US", and "st j" the first five Characters of "St. John's".
  package static func matchedPrefix(of title: String, query wanted: [UInt8]) -> Int? {
    if wanted.isEmpty || areLetters(wanted, of: title) { return wanted.count }
    var folded = FoldBuffer()
    var count = 0
    for character in title {
      folded.append(String(character))
      count += 1
      guard folded.bytes.starts(with: wanted) else { continue }
      // A space belongs to the title's fold only if something follows it.
      guard wanted.last == UInt8(ascii: " ") else { return count }
      return bytes(title).starts(with: wanted) ? count : nil
    }
    return nil
  }

  /// Returns whether each of some folded words begins a word of a title.
  package static func words(of title: String, startWith wanted: [Substring]) -> Bool {
    let words = fold(title).split(separator: " ")
    return wanted.allSatisfy { start in words.contains { $0.hasPrefix(start) } }
  }

  /// Returns whether a text begins with the letters of a fold, if they are all plain, and with the
  /// same blanks between them; case does not matter.
  ///
  /// Most matches do, and then no character has to be folded.
  private static func areLetters(_ fold: [UInt8], of text: String) -> Bool {
    let blank = UInt8(ascii: " ")
    guard fold.last != blank else { return false }
    let areLetters = text.utf8.withContiguousStorageIfAvailable { bytes in
      bytes.count >= fold.count
        && zip(fold, bytes).allSatisfy { letter, next in
          next == blank || letter == blank
            ? next == letter
            : (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter) && next | 0x20 == letter
        }
    }
    return areLetters ?? false
  }

  private static func buffer(_ text: String) -> FoldBuffer {
    var folded = FoldBuffer()
    folded.append(text)
    return folded
  }
}

/// Folds a text piece by piece.
///
/// Leading white space is left out, each run of it becomes one space, and a space at the end is
/// dropped by ``trimmed``.
struct FoldBuffer {
  private(set) var bytes: [UInt8] = []
  private var endsInSpace = false

  /// The bytes folded so far, without a space at the end.
  var trimmed: ArraySlice<UInt8> { endsInSpace ? bytes.dropLast() : bytes[...] }

  /// Appends the fold of `text`.
  ///
  /// Pieces must be cut between Characters: no decomposition reaches further.
  mutating func append(_ text: some StringProtocol) {
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { append(ascii: byte) }
    } else {
      for scalar in text.unicodeScalars {
        UnicodeData.decompose(scalar) { append(decomposed: $0) }
      }
    }
  }

  /// Appends the fold of an ASCII character; the categories are spelt out, because each look-up takes
  /// time.
  private mutating func append(ascii byte: UInt8) {
    switch byte {
    case 0x41...0x5A: append(raw: byte | 0x20)
    case 0x09...0x0D, 0x20, 0x2D: appendSpace()
    case 0x21...0x23, 0x25...0x2A, 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x3F, 0x40: break
    case 0x5B...0x60, 0x7B, 0x7D: break
    default: append(raw: byte)
    }
  }

  private mutating func append(decomposed scalar: Unicode.Scalar) {
    if scalar.isASCII { return append(ascii: UInt8(truncatingIfNeeded: scalar.value)) }
    guard UnicodeData.category(of: scalar) != .nonspacingMark else { return }
    UnicodeData.caseFold(scalar) { append(caseFolded: $0) }
  }

  private mutating func append(caseFolded scalar: Unicode.Scalar) {
    switch scalar {
    case "ł": return append(letters: "l")
    case "ø": return append(letters: "o")
    case "đ", "ð": return append(letters: "d")
    case "þ": return append(letters: "th")
    case "æ": return append(letters: "ae")
    case "œ": return append(letters: "oe")
    case "ı": return append(letters: "i")
    case "ħ": return append(letters: "h")
    case "ŧ": return append(letters: "t")
    case "ŋ": return append(letters: "n")
    default: break
    }
    switch UnicodeData.category(of: scalar) {
    case .dashPunctuation, .separator: appendSpace()
    // The one control character outside ASCII that is white space: NEXT LINE.
    case .other where scalar == "\u{85}": appendSpace()
    case .punctuation, .modifierSymbol, .nonspacingMark: break
    default:
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      endsInSpace = false
    }
  }

  private mutating func append(letters: String) {
    bytes.append(contentsOf: letters.utf8)
    endsInSpace = false
  }

  private mutating func append(raw unit: UInt8) {
    bytes.append(unit)
    endsInSpace = false
  }

  private mutating func appendSpace() {
    guard !bytes.isEmpty, !endsInSpace else { return }
    bytes.append(0x20)
    endsInSpace = true
  }
}

extension Sequence<String> {
  /// Returns names in alphabetical order, in which case and accents do not count.
  package func sortedByName() -> [String] {
    map { (Array(Fold.bytes($0)), $0) }
      .sorted { $0.0 == $1.0 ? $0.1 < $1.1 : $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }
}

import Domain

/// The name of a place as an index of names has it: `Portland (Ore)`, `Harlem (Manhattan, NYC)`.
struct PlaceName: Hashable {
  let base: String
  /// What is in parentheses at the end, split at commas, the last part first; empty where nothing
  /// is.
  let qualifiers: [String]

  init(_ text: String) {
    guard text.last == ")", let open = text.lastIndex(of: "("), open > text.startIndex else {
      (base, qualifiers) = (text, [])
      return
    }
    base = String(text[..<open].reversed().drop(while: \.isWhitespace).reversed())
    let inside = text[text.index(after: open)...].dropLast()
    qualifiers = inside.split(separator: ",").map(String.init).filter { !Fold.bytes($0).isEmpty }
      .reversed()
  }

  /// The ways to spell the name: the index abbreviates saints.
  var spellings: [String] {
    let words = Fold.fold(base)
    return words.hasPrefix("st ") ? [base, "saint " + words.dropFirst(3)] : [base]
  }
}

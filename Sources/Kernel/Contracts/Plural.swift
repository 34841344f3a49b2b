/// Finds the singular of a plural in English, Spanish and French.
///
/// One rule takes the endings off in all three languages, of singulars as well as of plurals: "lake" and
/// "lakes" give "lak", "canal", "canales" and "canaux" give "canal".
enum Plural {
  /// Returns the stem of a plural; `nil` for a text without a word that may be one.
  static func stem(of fold: String) -> String? {
    let words = fold.split(separator: " ")
    return words.contains { $0.hasSuffix("s") || $0.hasSuffix("x") } ? stem(fold) : nil
  }

  /// Returns a folded text without endings.
  static func stem(_ fold: String) -> String {
    fold.split(separator: " ").map { word in
      let end = word.dropFirst(2).lastIndex { !"esx".contains($0) }
      let stem = end.map { word[...$0] } ?? word.prefix(2)
      // "library" and "libraries".
      if stem.hasSuffix("y") { return stem.dropLast() + "i" }
      // "canal" and "canaux".
      return stem.hasSuffix("au") ? stem.dropLast() + "l" : String(stem)
    }.joined(separator: " ")
  }
}

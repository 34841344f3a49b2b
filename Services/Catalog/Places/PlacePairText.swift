import Domain

/// How a text with two places in it is taken apart.
enum PlacePairText {
  /// The two parts of a text that says where it is to be cut, by quotes or by one slash; nil where
  /// it does not.
  static func parts(_ text: String) -> (String, String)? {
    let slashed = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if slashed.count == 2 { return (slashed[0], slashed[1]) }
    let quoted = text.split(whereSeparator: isQuote).map(String.init)
      .filter { !Fold.bytes($0).isEmpty }
    return text.contains(where: isQuote) && quoted.count == 2 ? (quoted[0], quoted[1]) : nil
  }

  /// All ways to cut a text in two, at white space or at a comma, from the left.
  ///
  /// None for one with more words than places have.
  static func cuts(_ text: String) -> [(String, String)] {
    let text = bare(text)
    guard text.split(whereSeparator: isGap).count <= 16 else { return [] }
    return text.indices.filter { isGap(text[$0]) }.compactMap { place in
      let (first, second) = (bare(String(text[..<place])), bare(String(text[place...])))
      return first.isEmpty || second.isEmpty ? nil : (first, second)
    }
  }

  /// Without the white space, commas and quotes around it.
  static func bare(_ text: String) -> String {
    func isAround(_ character: Character) -> Bool { isGap(character) || isQuote(character) }
    return String(text.drop(while: isAround).reversed().drop(while: isAround).reversed())
  }

  /// Two numbers with a comma between them, as ``DeepLink/position(_:)`` reads them; nil for what
  /// is not written so.
  static func numbers(_ text: String) -> String? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    return parts.count == 2 && parts.allSatisfy { Double($0) != nil }
      ? parts.joined(separator: ",") : nil
  }

  private static func isGap(_ character: Character) -> Bool {
    character.isWhitespace || character == ","
  }

  private static func isQuote(_ character: Character) -> Bool { "\"“”«»".contains(character) }
}

import Domain

extension CountryLookup {
  /// A search whose end is read as a country ("lima peru", "san josé, costa rica"): what is before
  /// it, and the country's code; nil where it names none, or nothing is before it.
  ///
  /// The most words that name a country count.
  package static func ending(_ search: String) -> (before: String, code: String)? {
    let words = search.split(whereSeparator: \.isWhitespace)
    for count in (1..<max(1, words.count)).reversed() {
      guard let code = code(startingWith: words.suffix(count).joined(separator: " ")) else {
        continue
      }
      let before = words.dropLast(count).joined(separator: " ")
      return Fold.bytes(before).isEmpty ? nil : (before, code)
    }
    return nil
  }
}

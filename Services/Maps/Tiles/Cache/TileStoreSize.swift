/// A size of the cache as a person writes it: `256MB`, `1 GB`, `1.5gb`.
package enum TileStoreSize {
  /// From what holds a map of a town to what nobody fills.
  private static let sizes = 1_000_000...1_000_000_000_000
  private static let units: [(String, Int)] = [
    ("kb", 1_000), ("mb", 1_000_000), ("gb", 1_000_000_000), ("tb", 1_000_000_000_000),
  ]

  /// Returns the bytes; `nil` if the text is no size, or one out of 1 MB to 1 TB.
  package static func bytes(_ text: String) -> Int? {
    let text = text.lowercased().replacing(",", with: ".")
    let digits = text.prefix { "0123456789.".contains($0) }
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    guard let number = Double(digits), number < 1e6,
      let factor = units.first(where: { unit == $0.0 || unit + "b" == $0.0 })?.1
    else { return nil }
    let bytes = Int(number * Double(factor))
    return sizes.contains(bytes) ? bytes : nil
  }
}

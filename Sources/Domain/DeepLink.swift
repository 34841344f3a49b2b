/// The text form of a navigator's path: `cities`, `cities/3936456`, `cities/3936456/map`,
/// `map/-12.04,-77.03`, `favorites`, `favorites/map`.
///
/// The map of what a list shows has none: that depends on a search and on filters, which a link does
/// not have, and `cities/map` is the city of the id `map`.
package enum DeepLink {
  /// Returns the path a link stands for, home first, or nil where it names no place.
  ///
  /// That an id exists is not checked here: the screen says so when it is opened.
  ///
  /// - Parameter catalogs: those that the program offers.
  package static func path(_ link: String, among catalogs: [CatalogID]) -> [Destination]? {
    let parts = link.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    switch (parts.first, parts.count) {
    case ("home", 1): return [.home]
    case ("favorites", 1): return [.home, .favorites]
    case ("favorites", 2) where parts[1] == "map": return [.home, .favorites, .map(.favorites)]
    case ("map", 2): return position(parts[1]).map { [.home, .map(.position($0))] }
    default: return catalogs.named(parts[0]).flatMap { path(in: $0, parts.dropFirst()) }
    }
  }

  private static func path(in catalog: CatalogID, _ rest: ArraySlice<String>) -> [Destination]? {
    let list = [Destination.home, .list(catalog, search: nil)]
    guard let id = rest.first else { return list }
    guard !id.isEmpty, !id.contains(where: \.isWhitespace) else { return nil }
    let reference = Reference(catalog, id)
    switch Array(rest.dropFirst()) {
    case []: return list + [.detail(reference)]
    case ["map"]: return list + [.detail(reference), .map(.entity(reference))]
    default: return nil
    }
  }

  /// Reads `LAT,LON` in decimal degrees; nil where that is not a position on the globe.
  package static func position(_ text: String) -> Coordinate? {
    // Double reads hexadecimal too.
    guard text.utf8.allSatisfy({ $0 != UInt8(ascii: "x") && $0 != UInt8(ascii: "X") }) else {
      return nil
    }
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double(String($0)) }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
      return nil
    }
    return Coordinate(latitude: latitude, longitude: longitude)
  }
}

/// Positions as people type them, or copy them from the web.
package enum PositionText {
  /// Reads `40.4,-3.7`, `40.4, -3.7`, `40.4 -3.7` and, with decimal commas, `40,4 -3,7`: decimal
  /// degrees, latitude first.
  ///
  /// Nil where that is not a position on the globe. A comma is between the two numbers where each of
  /// its sides is one.
  package static func position(_ text: String) -> Coordinate? {
    let sides = text.split(separator: ",", omittingEmptySubsequences: false).map { side in
      side.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    if let position = DeepLink.position(sides.joined(separator: ",")) { return position }
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.count == 2 else { return nil }
    if words[0].hasSuffix(",") { words[0].removeLast() }
    return DeepLink.position(words.map { $0.replacing(",", with: ".") }.joined(separator: ","))
  }
}

package import Domain

/// A country of the map, with the rings of its land as ``MapDataManager/outline(of:)`` gives them.
package struct MapCountry: Hashable, Sendable {
  /// ISO 3166-1 alpha-2, upper case.
  package let code: String
  package let rings: [[WorldPoint]]

  package init(code: String, rings: [[WorldPoint]]) {
    self.code = code
    self.rings = rings
  }
}

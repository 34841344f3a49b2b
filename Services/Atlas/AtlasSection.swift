/// The kinds of section of the embedded map; `AtlasLayout` says what they hold.
package enum AtlasSection: UInt32, CaseIterable, Sendable {
  case points = 1
  case chunks, cells, members
  case tiles, areas, rings, corners
  case countries

  /// The bytes of an element.
  package var stride: Int {
    switch self {
    case .points, .corners: QuantizedPoint.length
    case .chunks: AtlasChunk.length
    case .cells, .members, .tiles, .areas, .rings: 4
    case .countries: AtlasCountry.length
    }
  }
}

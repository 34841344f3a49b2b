/// The kinds of section of the embedded map; `AtlasLayout` says what they hold.
package enum AtlasSection: UInt32, CaseIterable, Sendable {
  case points = 1
  case chunks
  case cells
  case members

  /// The bytes of an element.
  package var stride: Int {
    switch self {
    case .points: QuantizedPoint.length
    case .chunks: AtlasChunk.length
    case .cells, .members: 4
    }
  }
}

package import Domain

/// A nearest larger city: "São Paulo, BR", "3,470 km" to the south-east.
package struct NeighborRow: Hashable, Sendable {
  package let reference: Reference
  package let title: String
  package let distance: String
  /// Seen from the entity on screen.
  package let point: CompassPoint
}

/// A scale bar: how long it is drawn and what that is on the ground.
package struct MapScale: Hashable, Sendable {
  package let columns: Int
  package let label: String
}

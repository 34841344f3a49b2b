/// What a map is about: an entity, or just a position.
package enum MapSubject: Hashable, Sendable {
  case entity(Reference)
  case position(Coordinate)
}

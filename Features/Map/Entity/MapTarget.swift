/// What a view can be fitted to.
package enum MapTarget: Hashable, Sendable {
  /// What the map is about, and the chosen place; on the map of one place all that is marked.
  case marked
  case favorites
  /// What the list one came from shows.
  case results
  /// A country by its name or code, as it was typed.
  case country(String)
}

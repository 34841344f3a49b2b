/// What a query finds, before any filter or order.
package struct CityMatches: Hashable, Sendable {
  /// The rows that match by their name: none of the ranges is empty, no two overlap, and they are
  /// in display order.
  package let named: [Range<Int>]
  /// The rows that match only by another name, in the order of those names.
  package let alsoKnown: [OtherMatch]
}

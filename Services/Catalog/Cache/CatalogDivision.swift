/// How a catalog is cut into parts.
package enum CatalogDivision: Hashable, Sendable {
  /// One list, and parts that add to what it says.
  case whole(adding: [CatalogPart])
  /// Pages, one after the other, until one is empty.
  case pages
  /// One of several lists.
  case edition(String)
}

/// Something a catalog holds.
///
/// What can be done with it is said by the capabilities it conforms to: ``Summarizable`` (List,
/// Favorites), ``Describable`` (Detail), ``Locatable`` (Map).
package protocol Entity: Hashable, Sendable {
  static var catalog: CatalogID { get }

  /// Unique within the catalog; no white space.
  var id: String { get }
}

extension Entity {
  package var reference: Reference { Reference(Self.catalog, id) }
}

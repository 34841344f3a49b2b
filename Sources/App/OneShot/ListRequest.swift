package import Domain

/// What `catalejo list` was asked for.
package struct ListRequest: Sendable {
  package let catalog: CatalogID
  package let search: String
  package let filters: [(key: String, value: String)]
  package let sort: String?
  package let favoritesOnly: Bool
  /// nil is what fits the terminal, 20 off one.
  package let limit: Int?
  package let offset: Int

  package init(
    catalog: CatalogID, search: String, filters: [(key: String, value: String)], sort: String?,
    favoritesOnly: Bool, limit: Int?, offset: Int
  ) {
    self.catalog = catalog
    self.search = search
    self.filters = filters
    self.sort = sort
    self.favoritesOnly = favoritesOnly
    self.limit = limit
    self.offset = offset
  }
}

package import Contracts
package import Domain

/// Finds entries by a name in place of an id, among the data that this machine holds.
package struct NameInteractor: Sendable {
  private let catalogs: [CatalogDescription]
  private let catalog: @Sendable (CatalogID) -> any CatalogModule

  /// - Parameters:
  ///   - catalogs: the descriptions of the catalogs that are offered.
  ///   - catalog: returns a catalog with its data managers.
  package init(
    _ catalogs: [CatalogDescription], catalog: @escaping @Sendable (CatalogID) -> any CatalogModule
  ) {
    self.catalogs = catalogs
    self.catalog = catalog
  }

  /// Returns the entry that a reference means if its id is a name; `nil` if it is an id, if no entry has
  /// the name, or if the catalog can't be read: to read the entry then says why.
  func meant(by reference: Reference) async -> FoundNames? {
    func holds(_ catalog: some CatalogModule) async -> Bool {
      (try? await catalog.source.local.item(reference.id)) != nil
    }
    let catalog = catalog(reference.catalog)
    // No entry has a number as its name, and looking for one costs time.
    guard !reference.id.allSatisfy({ $0.isASCII && $0.isNumber }), await !holds(catalog) else {
      return nil
    }
    return (try? await catalog.called(reference.id)) ?? nil
  }

  /// Returns the position of an entry.
  /// - Throws: `notOnMap` if it has none, `notFound`, and the errors of its catalog.
  func position(of reference: Reference) async throws(DataError) -> Coordinate {
    func position(in catalog: some CatalogModule) async throws(DataError) -> Coordinate? {
      try await catalog.source.local.item(reference.id).summary.position
    }
    guard let position = try await position(in: catalog(reference.catalog)) else {
      throw .notOnMap(reference)
    }
    return position
  }

  /// Returns whether this machine holds anything of a catalog.
  func isHeld(_ id: CatalogID) async -> Bool {
    func isHeld(_ catalog: some CatalogModule) async -> Bool {
      (try? await catalog.source.local.page(CatalogQuery(pageSize: 0)).isCached) ?? true
    }
    return await isHeld(catalog(id))
  }

  /// Returns the titles near a name in one catalog.
  func near(_ name: String, in id: CatalogID) async -> [String] { await catalog(id).near(name) }

  /// Returns the titles near a name, from the first catalogs that have some.
  ///
  /// - Parameter haveMaps: whether only catalogs are looked in whose entries have a place of their own.
  func near(_ name: String, haveMaps: Bool = false) async -> [String] {
    let all = catalogs.searchedByName.map(catalog)
    let mapped = all.filter { [.ofPlace, .ofOutline].contains(type(of: $0).map) }
    return await FoundNames.offers(near: name, in: haveMaps ? mapped : all)
  }
}

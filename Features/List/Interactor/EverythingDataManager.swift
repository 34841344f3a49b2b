package import Contracts
package import Domain

/// The catalogs of a search of everything, by their descriptions.
package struct EverythingCatalogs: Sendable {
  /// The catalogs; of two equal meanings the one in the earlier catalog comes first.
  package let descriptions: [CatalogDescription]
  let catalog: @Sendable (CatalogID) -> any CatalogModule

  /// - Parameters:
  ///   - descriptions: those of the catalogs.
  ///   - catalog: returns a catalog with its data managers.
  package init(
    _ descriptions: [CatalogDescription],
    catalog: @escaping @Sendable (CatalogID) -> any CatalogModule
  ) {
    self.descriptions = descriptions
    self.catalog = catalog
  }
}

/// The meanings of a name in one catalog.
struct CatalogMatches: Hashable, Sendable {
  var matches: [NameMatch] = []
  /// The number of all entities that fit.
  var total = 0
  /// The entities that are called so; `nil` if none is.
  var called: FoundNames?
  /// Why the catalog can't be read; `nil` if it can.
  var failure: DataError?
}

extension [CatalogMatches] {
  /// The failure of the first catalog that can't be read; `nil` if all can.
  var firstFailure: DataError? { lazy.compactMap(\.failure).first }
}

/// Asks the catalogs of this machine, one after the other, and no service.
struct EverythingDataManager: Sendable {
  let catalogs: EverythingCatalogs

  /// Returns the meanings of a name in each catalog, in the catalogs' order.
  ///
  /// - Parameters:
  ///   - query: has the name, and the number of meanings that are wanted of each catalog.
  ///   - ids: the only ids by their catalogs; `nil` finds all.
  /// - Throws: the error of a catalog that can't be read, if no other one finds anything.
  func named(
    _ query: CatalogQuery, only ids: [CatalogID: Set<String>]?
  ) async throws(DataError) -> [CatalogMatches] {
    try await ask(query, only: ids) { catalog, description, query async throws(DataError) in
      let found = try await Self.named(query, in: catalog)
      return CatalogMatches(
        matches: Self.worded(found.matches, description), total: found.total,
        called: FoundNames(found, called: query.search, in: description))
    }
  }

  /// Returns what a name that finds nothing may mean in each catalog, in the catalogs' order.
  func suggestions(
    _ query: CatalogQuery, only ids: [CatalogID: Set<String>]?
  ) async throws(DataError) -> [CatalogMatches] {
    try await ask(query, only: ids) { catalog, description, query async throws(DataError) in
      let near = try await Self.suggestions(query, in: catalog)
      return CatalogMatches(matches: Self.worded(near, description))
    }
  }

  /// Returns the catalog whose own list has most of the matches by name; `nil` if none has several.
  ///
  /// - Parameter counts: the number of matches in each catalog, in the catalogs' order.
  func listedByName(_ counts: [Int]) -> CatalogID? {
    zip(catalogs.descriptions, counts).filter { $0.search.isByPrefix && $1 > 1 }
      .max { $0.1 < $1.1 }?.0.id
  }

  /// Returns how many entities a search finds in all catalogs but one; those that can't be read count
  /// for nothing.
  func count(_ query: CatalogQuery, except catalog: CatalogID) async -> Int {
    let others = catalogs.descriptions.filter { $0.id != catalog }
    let asked = EverythingDataManager(
      catalogs: EverythingCatalogs(others, catalog: catalogs.catalog))
    var one = CatalogQuery(search: query.search, pageSize: 1, isTyped: true)
    one.language = query.language
    return (try? await asked.named(one, only: nil))?.reduce(0) { $0 + $1.total } ?? 0
  }

  /// Returns the row of an entity, with all its facts and the word for it.
  /// - Throws: `notFound`, also if its catalog is not searched, and the errors of its catalog.
  func row(of reference: Reference) async throws(DataError) -> ListRow {
    func row(in catalog: some CatalogModule) async throws(DataError) -> ListRow {
      ListRow(
        try await catalog.source.local.item(reference.id), for: CatalogQuery(hasFacts: true))
    }
    guard let kind = kind(of: reference) else { throw .notFound(reference) }
    var found = try await row(in: catalogs.catalog(reference.catalog))
    found.kind = kind
    return found
  }

  /// Returns the word for the entities of a catalog; `nil` if it is not among those that are searched.
  func kind(of reference: Reference) -> Words? {
    catalogs.descriptions.first { $0.id == reference.catalog }?.words.kind
  }

  private func ask(
    _ query: CatalogQuery, only ids: [CatalogID: Set<String>]?,
    _ question: (any CatalogModule, CatalogDescription, CatalogQuery) async throws(DataError)
      -> CatalogMatches
  ) async throws(DataError) -> [CatalogMatches] {
    var answers: [CatalogMatches] = []
    for description in catalogs.descriptions {
      var query = query
      // Rows of places show some of their facts.
      query.hasFacts = query.hasFacts || description.arePlaces
      if let ids {
        guard let wanted = ids[description.id] else { continue }
        query.ids = wanted
      }
      do throws(DataError) {
        answers.append(try await question(catalogs.catalog(description.id), description, query))
      } catch {
        answers.append(CatalogMatches(failure: error))
      }
    }
    if let failure = answers.firstFailure, answers.allSatisfy(\.matches.isEmpty) { throw failure }
    return answers
  }

  private static func named(
    _ query: CatalogQuery, in catalog: some CatalogModule
  ) async throws(DataError) -> NameMatches {
    try await catalog.source.local.named(query)
  }

  private static func suggestions(
    _ query: CatalogQuery, in catalog: some CatalogModule
  ) async throws(DataError) -> [NameMatch] {
    try await catalog.source.local.suggestions(query)
  }

  /// Adds the word for each entity that has none of its own.
  private static func worded(
    _ matches: [NameMatch], _ catalog: CatalogDescription
  ) -> [NameMatch] {
    var worded = matches
    for index in worded.indices where worded[index].row.kind == nil {
      worded[index].row.kind = catalog.words.kind
    }
    return worded
  }
}

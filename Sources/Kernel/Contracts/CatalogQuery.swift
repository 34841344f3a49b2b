package import Domain

/// The question which rows of a catalog, or of a list of several, to show.
///
/// A screen holds it, an interactor makes it exact, and a data manager answers it.
package struct CatalogQuery: Hashable, Sendable {
  /// The search as it was typed, which the catalog folds; an empty one finds everything.
  package var search: String
  /// The filters, with keys of the catalog's `filterKeys`; a row has to pass all of them.
  package var filters: [Filter]
  /// One of the catalog's `sortKeys`; `nil` is the catalog's own order.
  ///
  /// As it was typed, the name of a place may stand after the key; an interactor turns it into `origin`.
  package var sort: String?
  /// The place that an order by distance measures from.
  package var origin: Origin?
  /// The only ids to find; `nil` finds all.
  package var ids: Set<String>?
  /// Whether only favorites are wanted; an interactor turns it into `ids`.
  package var favoritesOnly: Bool
  /// The number of rows to skip.
  package var offset: Int
  /// The largest number of rows to return.
  package var pageSize: Int
  /// The largest number of top hits, the likeliest meanings of the search, to put before the other
  /// rows.
  ///
  /// They come only in the catalog's own order; a catalog need not have any.
  package var topHits: Int
  /// Whether a person typed it, rather than a script.
  ///
  /// Past the end a person gets the last page, and the next page is wanted soon. The end of the
  /// search may name a country or an American state, if nothing is found otherwise.
  package var isTyped: Bool
  /// Whether the search is a whole name: only entities that have exactly this name, in any language,
  /// are found, rather than all whose names begin with it.
  ///
  /// A catalog that searches words may ignore it.
  package var isWholeName: Bool
  /// Whether all facts of each entity are wanted, which rows do not show, as far as they are held.
  package var hasFacts: Bool
  /// The number of rows that the parts should have; `nil` is as many as the page needs.
  package var reach: Int?
  /// Whether it begins with the entities that are often opened.
  package var startsWithFrequent = false
  /// The language of the names that an order by names is the order of, and of numbers in filters.
  package var language = Language.english
  /// The entities whose names in other languages are wanted, if the list has only English ones.
  package var naming = Naming.none

  /// A choice among the entities that a query finds.
  package enum Naming: Hashable, Sendable {
    case none, ofPage, ofAll
  }

  /// A place that distances are measured from, by the name that a list shows.
  package struct Origin: Hashable, Sendable {
    package let name: String
    package let position: Coordinate

    package init(_ name: String, _ position: Coordinate) {
      self.name = name
      self.position = position
    }
  }

  /// The largest number of rows that may be top hits.
  package static let mostTopHits = 10

  package init(
    search: String = "", filters: [Filter] = [], sort: String? = nil,
    ids: Set<String>? = nil, favoritesOnly: Bool = false, offset: Int = 0, pageSize: Int = 20,
    topHits: Int = 0, isTyped: Bool = false, isWholeName: Bool = false, hasFacts: Bool = false
  ) {
    self.search = search
    self.filters = filters
    self.sort = sort
    self.ids = ids
    self.favoritesOnly = favoritesOnly
    self.offset = offset
    self.pageSize = pageSize
    self.topHits = topHits
    self.isTyped = isTyped
    self.isWholeName = isWholeName
    self.hasFacts = hasFacts
  }

  /// Makes the query of a person, whose search begins with top hits.
  package static func typed(
    search: String = "", filters: [Filter] = [], sort: String? = nil, favoritesOnly: Bool = false,
    offset: Int = 0, pageSize: Int = 20
  ) -> Self {
    Self(
      search: search, filters: filters, sort: sort, favoritesOnly: favoritesOnly, offset: offset,
      pageSize: pageSize, topHits: mostTopHits, isTyped: true)
  }

  /// The number of rows that the parts should have.
  package var end: Int {
    let (sum, overflow) = max(0, offset).addingReportingOverflow(max(0, pageSize))
    return reach ?? (overflow ? .max : sum)
  }
}

/// Finds the place that distances are measured from by the name that a person types, or by a position.
///
/// It throws `noOrigin` if nothing is called so, and the errors of the file of places.
package typealias OriginFinder =
  @Sendable (_ name: String) async throws(DataError) -> CatalogQuery.Origin

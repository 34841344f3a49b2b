/// A place the program can be at; the navigator's path is an array of these.
package enum Destination: Hashable, Sendable {
  case home
  /// A catalog's list; a `search` opens it already searched, a `filter` already filtered.
  case list(CatalogID, search: String?, filter: Filter? = nil)
  case favorites
  /// What was opened last.
  case recent
  case detail(Reference)
  case map(MapSubject)
  case compare(Comparison)

  /// What it is about, where that is one entity.
  package var entity: Reference? {
    switch self {
    case .detail(let reference), .map(.entity(let reference)): reference
    case .home, .list, .favorites, .recent, .map, .compare: nil
    }
  }

  /// The rows that stand there: a search that begins there looks in them, Tab completes their titles,
  /// and a detail that is opened from there goes on to the next of them.
  package var listing: Listing? {
    switch self {
    case .list(let catalog, _, _): .catalog(catalog)
    case .favorites: .favorites
    case .home, .recent, .detail, .map, .compare: nil
    }
  }

  /// The catalog that is listed there.
  package var listed: CatalogID? {
    if case .catalog(let catalog)? = listing { catalog } else { nil }
  }
}

/// Rows of a place that can be searched.
package enum Listing: Hashable, Sendable {
  case catalog(CatalogID)
  case favorites
}

/// Two entities of one catalog, as they are asked for.
package struct Comparison: Hashable, Sendable {
  /// The catalog in which they are looked for first, by their ids too.
  package let catalog: CatalogID?
  /// Two names, or a catalog and two ids or names.
  ///
  /// Of more words, where the first name ends is found out, unless a slash says it.
  package let words: [String]

  package init(_ catalog: CatalogID? = nil, _ words: [String]) {
    self.catalog = catalog
    self.words = words
  }
}

/// What a map is about: an entity (an article with all its places), a position, or many places.
package enum MapSubject: Hashable, Sendable {
  case entity(Reference)
  case position(Coordinate)
  case favorites
  /// What the list of a catalog shows, all its pages.
  case results(CatalogID)
  /// Points that the user brought, by what their files are called.
  case points(String)
}

/// Which map the entities of a catalog lead to.
package enum EntityMap: Hashable, Sendable {
  case none
  /// Of its place: the catalog's entities are `Locatable`.
  case ofPlace
  /// Of the places it names, if it names any: they are `PlaceNaming`.
  case ofNamedPlaces
  /// Of its area, where that is known: they are `Outlined`.
  case ofOutline

  /// Whether there is a map of all that a list shows.
  package var isOfLists: Bool { self == .ofPlace || self == .ofNamedPlaces }
}

/// The address of a screen; the navigator's path is an array of these.
package enum Destination: Hashable, Sendable {
  case home
  /// A catalog's list. It opens with the `search` and the `filters`, if there are any.
  case list(CatalogID, search: String?, filters: [Filter] = [])
  case favorites
  /// The search of all catalogs at once.
  case everything(search: String?)
  /// The entities that were opened last.
  case recent
  /// An entity; `among` are the rows that were opened together with it, in their order.
  case detail(Reference, among: [Reference] = [])
  case map(MapSubject)
  case compare(Comparison)

  /// The entity that the destination is about, if it is one.
  package var entity: Reference? {
    switch self {
    case .detail(let reference, _), .map(.entity(let reference)): reference
    case .home, .list, .favorites, .everything, .recent, .map, .compare: nil
    }
  }

  /// Whether it is the detail of an entity, whatever was opened with it.
  package func isDetail(of entity: Reference) -> Bool {
    if case .detail(entity, _) = self { true } else { false }
  }

  /// The rows that were opened together: a detail goes on to the next of them.
  package var openedRows: [Reference] {
    if case .detail(_, let rows) = self { rows } else { [] }
  }

  /// The rows that stand there; `nil` if there are none to search.
  ///
  /// A search that starts there looks in them, Tab completes their titles, and a detail opened from there
  /// goes on to the next row.
  package var listing: Listing? {
    switch self {
    case .list(let catalog, _, _): .catalog(catalog)
    case .favorites: .favorites
    case .everything: .everything
    default: nil
    }
  }

  /// The catalog whose list stands there.
  package var listed: CatalogID? {
    if case .catalog(let catalog)? = listing { catalog } else { nil }
  }
}

/// The rows of a destination that can be searched.
package enum Listing: Hashable, Sendable {
  case catalog(CatalogID)
  case favorites
  case everything
}

/// Two entities of one catalog to compare, as the user named them.
package struct Comparison: Hashable, Sendable {
  /// The catalog that is searched first, also by ids.
  package let catalog: CatalogID?
  /// Two names, or a catalog and two ids or names.
  ///
  /// If there are more words, the end of the first name has to be found, unless a slash marks it.
  package let words: [String]

  package init(_ catalog: CatalogID? = nil, _ words: [String]) {
    self.catalog = catalog
    self.words = words
  }
}

/// The subject of a map: an entity (an article with all its places), a position, or many places.
package enum MapSubject: Hashable, Sendable {
  /// The whole world, on which favorites are marked.
  case world
  case entity(Reference)
  case position(Coordinate)
  case favorites
  /// Some entities together, such as two that are compared.
  case entities([Reference])
  /// All rows that the list of a catalog shows, on all its pages.
  case results(CatalogID)
  /// The user's points, by the names of their files.
  case points(String)
}

extension MapSubject {
  /// Whether it is one thing, which has a detail.
  package var isOfOne: Bool { if case .entity = self { true } else { false } }
}

/// The map that the entities of a catalog lead to.
package enum EntityMap: Hashable, Sendable {
  case none
  /// The map of the entity's place: the catalog's entities are `Locatable`.
  case ofPlace
  /// The map of the places that the entity names, if it names any: the entities are `PlaceNaming`.
  case ofNamedPlaces
  /// The map of the entity's area, if the map has it: the entities are `Outlined`.
  case ofOutline

  /// Whether all rows of a list can be shown on one map.
  package var isOfLists: Bool { self == .ofPlace || self == .ofNamedPlaces }
}

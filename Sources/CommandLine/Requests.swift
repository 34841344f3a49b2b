import Catalog
package import Domain
import ListFeature
package import MapFeature

/// How `catalejo map` is to draw.
package struct MapRequest: Hashable, Sendable {
  /// Nil is as near as fits what is marked, or the default where that is one place.
  package var zoom: Double?
  /// Nil is the terminal's.
  package var columns: Int?
  /// Nil is the terminal's.
  package var rows: Int?
  package var hasGraticule = false
  package var hasNight = false
  /// Writes what is marked, draws nothing.
  package var isGeoJSON = false

  package init(
    zoom: Double? = nil, columns: Int? = nil, rows: Int? = nil, hasGraticule: Bool = false,
    hasNight: Bool = false, isGeoJSON: Bool = false
  ) {
    self.zoom = zoom
    self.columns = columns
    self.rows = rows
    self.hasGraticule = hasGraticule
    self.hasNight = hasNight
    self.isGeoJSON = isGeoJSON
  }
}

extension MapRequest {
  package var overlays: Set<MapOverlay> {
    Set([(hasGraticule, MapOverlay.graticule), (hasNight, .night)].filter(\.0).map(\.1))
  }
}

/// What `catalejo list` is asked for.
package struct ListRequest: Hashable, Sendable {
  package let catalog: CatalogID
  package let search: String
  let filters: [Filter]
  package let sort: String?
  package let favoritesOnly: Bool
  /// Nil is as many as fit.
  package let limit: Int?
  package let offset: Int
  /// Whether the service is asked, whatever is held.
  package let isRefresh: Bool

  package init(
    catalog: CatalogID, search: String, filters: [(key: String, value: String)], sort: String?,
    favoritesOnly: Bool, limit: Int?, offset: Int, isRefresh: Bool = false
  ) {
    self.catalog = catalog
    self.search = search
    self.filters = filters.map { Filter(key: $0.key, value: $0.value) }
    self.sort = sort
    self.favoritesOnly = favoritesOnly
    self.limit = limit
    self.offset = offset
    self.isRefresh = isRefresh
  }

  /// The question; `pageSize` is the limit where none is given.
  func query(pageSize: Int) -> ListQuery {
    var query = ListQuery(rows: limit ?? pageSize)
    (query.search, query.filters, query.sort) = (search, filters, sort)
    (query.favoritesOnly, query.offset, query.isTyped) = (favoritesOnly, offset, false)
    return query
  }
}

/// How `catalejo list` prints what it found.
package enum ListForm: Hashable, Sendable {
  /// For people.
  case text
  case json
  /// A line a row.
  case rows(RowFormat)
}

package import Catalog
package import DetailFeature
package import Domain
package import FavoritesFeature
package import Geo
package import ListFeature
package import MapFeature
package import TextUI
package import Viper

/// The program that one-shot commands run in: it puts presenters together, and looks up what commands
/// need beside them.
///
/// Through it commands know no service and no catalog by name.
@MainActor
package protocol CommandHost: AnyObject {
  /// The catalogs that are offered, in their order. A search looks in the first where none is named.
  var catalogs: [CatalogDescription] { get }

  func description(of catalog: CatalogID) -> CatalogDescription

  /// The present, in seconds since 1970.
  var now: Int { get }

  /// - Parameter timeout: how long services may take; nil is as long as it takes.
  func list(
    of catalog: CatalogID, _ query: ListQuery, timeout: Duration?,
    view: any Displaying<ListScene>
  ) -> any Presenting<ListEvent>

  /// What finds the rows of a list, for who needs no scene.
  func listInteractor(of catalog: CatalogID, timeout: Duration?) -> any ListInteracting

  func detail(
    of reference: Reference, view: any Displaying<DetailScene>
  ) -> any Presenting<DetailEvent>

  /// Favorites as a whole.
  func favorites(view: any Displaying<FavoritesScene>) -> any Presenting<FavoritesEvent>

  /// What finds favorites, for who needs no scene.
  func favoritesInteractor() -> any FavoritesInteracting

  /// - Parameter isTold: whether the map is told in words.
  /// - Throws: `noMap` where the entities of a catalog have no place.
  func map(
    of subject: MapSubject, _ request: MapRequest, size: Size, isTold: Bool,
    view: any Displaying<MapScene>
  ) throws(DataError) -> any Presenting<MapEvent>

  /// What is called so in each catalog in which a bare name is looked for, the best first.
  func called(_ name: String) async -> [FoundNames]

  /// What is meant by an id, which may be a name: an id goes before a name.
  ///
  /// - Returns: nil where nothing held is called so.
  func entry(named id: String, in catalog: CatalogID) async -> FoundNames?

  /// Titles like a name that nothing has.
  func suggestions(for name: String) async -> [String]

  /// The outline of a country; nil where it has none.
  func outline(of country: String) async -> [[WorldPoint]]?

  /// How many places there are.
  func placeCount() -> Int

  /// Goes back to the places that are part of the program.
  func restorePlaces() async throws(DataError)
}

/// What this machine holds of a catalog that is called so, wholly or from the beginning of a word.
package struct FoundNames: Hashable, Sendable {
  /// How much of the best one's name was given, the most first.
  package enum Match: Int, Sendable {
    case name, otherName, beginning
  }

  /// The one that is meant most likely.
  package let best: Reference
  package let title: String
  package let match: Match
  /// How many there are with it.
  package let count: Int
  /// What finds them in a list, which does not read where a city is.
  package let search: String

  package init(best: Reference, title: String, match: Match, count: Int, search: String) {
    self.best = best
    self.title = title
    self.match = match
    self.count = count
    self.search = search
  }

  /// Whether that one is called exactly so.
  var isExact: Bool { match != .beginning }
}

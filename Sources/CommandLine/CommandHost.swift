package import CompareFeature
package import Contracts
package import DetailFeature
package import Domain
package import FavoritesFeature
package import Geo
package import ListFeature
package import MapFeature
package import TextUI
package import Viper

/// The program that one-shot commands run in.
///
/// It puts interactors and presenters together, so that commands know no service and no catalog by
/// name.
@MainActor
package protocol CommandHost {
  /// The catalogs that are offered, in their order.
  var catalogs: [CatalogDescription] { get }

  /// Returns the type of a catalog, which has its description.
  func module(of catalog: CatalogID) -> any CatalogModule.Type

  /// The interactor that finds entries by their names.
  var names: NameInteractor { get }

  /// Returns whether a word is a command of sessions, in either language.
  func isOfSession(_ word: String) -> Bool

  /// Returns an interactor that searches all catalogs at once.
  func everything() -> any ListInteracting

  /// The interactor that reads positions and finds the places near them.
  var positions: PositionInteractor { get }

  /// The present, in seconds since 1970.
  var now: Int { get }

  /// Returns an interactor that finds the rows of a list.
  ///
  /// - Parameter timeout: the longest time for services to answer; `nil` sets no limit.
  func list(of catalog: CatalogID, timeout: Duration?) -> any ListInteracting

  func detail(
    of reference: Reference, view: any Displaying<DetailScene>
  ) -> any Presenting<DetailEvent>

  func compare(
    _ comparison: Comparison, view: any Displaying<CompareScene>
  ) -> any Presenting<CompareEvent>

  /// Whether the program keeps what the user opens in sessions.
  var keepsHistory: Bool { get }

  /// Returns an interactor that finds and changes favorites, or finds the entries that were opened
  /// last.
  func favorites(_ kind: FavoritesKind) -> any FavoritesInteracting

  /// - Parameter isDescribed: whether the map is described in words instead of drawn.
  /// - Throws: `noMap` if the entities of the catalog have no places.
  func map(
    of subject: MapSubject, _ request: MapRequest, size: Size, isDescribed: Bool,
    view: any Displaying<MapScene>
  ) throws(DataError) -> any Presenting<MapEvent>

  /// Returns the outline of a country; `nil` if the map has none.
  func outline(of country: String) async -> [[WorldPoint]]?

  /// Returns the number of cities.
  func placeCount() -> Int

  /// Goes back to the embedded list of cities.
  func restorePlaces() async throws(DataError)
}

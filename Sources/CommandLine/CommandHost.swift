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

/// The program that one-shot commands run in: it puts interactors and presenters together.
///
/// Through it commands know no service and no catalog by name.
@MainActor
package protocol CommandHost {
  /// The catalogs that are offered, in their order. A search looks in the first where none is named.
  var catalogs: [CatalogDescription] { get }

  /// A catalog with its data managers.
  func catalog(_ id: CatalogID) -> any CatalogModule

  /// The present, in seconds since 1970.
  var now: Int { get }

  /// Finds the rows of a list.
  ///
  /// - Parameter timeout: how long services may take; nil is as long as it takes.
  func list(of catalog: CatalogID, timeout: Duration?) -> any ListInteracting

  func detail(
    of reference: Reference, view: any Displaying<DetailScene>
  ) -> any Presenting<DetailEvent>

  func compare(
    _ comparison: Comparison, view: any Displaying<CompareScene>
  ) -> any Presenting<CompareEvent>

  /// Whether what is opened in sessions is kept.
  var keepsHistory: Bool { get }

  /// Finds and changes favorites, or finds what was opened last.
  func favorites(_ kind: FavoritesKind) -> any FavoritesInteracting

  /// - Parameter isTold: whether the map is told in words.
  /// - Throws: `noMap` where the entities of a catalog have no place.
  func map(
    of subject: MapSubject, _ request: MapRequest, size: Size, isTold: Bool,
    view: any Displaying<MapScene>
  ) throws(DataError) -> any Presenting<MapEvent>

  /// The outline of a country; nil where it has none.
  func outline(of country: String) async -> [[WorldPoint]]?

  /// The position that a text was read as; of a short plus code the one nearest to its place.
  func position(_ reading: PositionReading) async -> Result<ReadPosition, PositionProblem>

  /// Knows what positions are near.
  var neighbors: any NeighborDataManager { get }

  /// Reads positions from files.
  var points: any PointDataManager { get }

  /// How many places there are.
  func placeCount() -> Int

  /// Goes back to the places that are part of the program.
  func restorePlaces() async throws(DataError)
}

extension CommandHost {
  func description(of catalog: CatalogID) -> CatalogDescription {
    type(of: self.catalog(catalog)).description
  }
}

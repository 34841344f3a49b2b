import Articles
import Catalog
import Cities
import Domain
import FavoritesFeature
import People
import Pokedex

/// The data managers and the clock that a program is put together from.
struct Services: Sendable {
  let catalogs: Catalogs
  /// How many cities there are, asked anew each time: the list can be replaced.
  let cityCount: @Sendable () -> Int
  /// Goes back to the cities that are part of the program.
  let restoreCities: @Sendable () async throws(DataError) -> Void
  /// In the language they were made for; nil where descriptions are not to be had.
  let descriptions: @Sendable (_ language: String) -> DescriptionSource?
  let neighbors: any NeighborDataManager
  let maps: any MapDataManager
  let places: any PlaceDataManager
  let favorites: any FavoritesDataManager
  var documents: any DocumentDataManager
  let links: any LinkDataManager
  /// Only a session shows any.
  var pictures: any PictureDataManager = NoPictures()
  let connectivity: any Connectivity
  /// The present, in seconds since 1970.
  let clock: @Sendable () -> Int
}

extension Services {
  /// What the catalogs hold of an entity; nothing where it is in its catalog no more.
  func facts(of reference: Reference) async throws(DataError) -> [Fact] {
    let id = reference.id
    do {
      switch reference.catalog {
      case .cities:
        return try await catalogs.cities.local.item(id).facts.filter { !$0.isOfDetailOnly }
      case .people: return try await catalogs.people.local.item(id).facts
      case .pokemon: return try await catalogs.pokemon.local.item(id).facts
      case .items: return try await catalogs.items.local.item(id).facts
      case .articles: return try await catalogs.articles.local.item(id).facts
      }
    } catch .notFound {
      return []
    }
  }

  /// What each catalog says of its entities, whatever their type.
  var summaries: [CatalogID: any SummaryLooking] {
    var summaries: [CatalogID: any SummaryLooking] = [:]
    for catalog in CatalogID.allCases {
      switch catalog {
      case .cities: summaries[catalog] = LocalSummaries(catalogs.cities.local)
      case .people: summaries[catalog] = LocalSummaries(catalogs.people.local, isComplete: false)
      case .pokemon: summaries[catalog] = LocalSummaries(catalogs.pokemon.local)
      case .items: summaries[catalog] = LocalSummaries(catalogs.items.local)
      case .articles:
        summaries[catalog] = LocalSummaries(catalogs.articles.local, isComplete: false)
      }
    }
    return summaries
  }

  /// What is held of a catalog, and how old it is.
  func held(of catalog: CatalogID) async throws(DataError) -> (count: Int, Provenance) {
    switch catalog {
    case .cities: try await Self.held(of: catalogs.cities)
    case .people: try await Self.held(of: catalogs.people)
    case .pokemon: try await Self.held(of: catalogs.pokemon)
    case .items: try await Self.held(of: catalogs.items)
    case .articles: try await Self.held(of: catalogs.articles)
    }
  }

  private static func held<Item: Entity>(
    of source: CatalogSource<Item>
  ) async throws(DataError) -> (count: Int, Provenance) {
    let query = CatalogQuery(limit: 0)
    let count = try await source.local.page(query).total
    return (count, try await source.local.provenance(of: query))
  }
}

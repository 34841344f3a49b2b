package import Contracts
package import Domain
import ListFeature
import MapFeature
import Places
import Synchronization
import Wikipedia

/// The catalogs with their data managers.
///
/// Each is made when it is asked for first.
///
/// A command needs one of them, and making another would slow its start: the runtime searches
/// thousands of records for each protocol that a generic type's argument must conform to.
package final class Catalogs: Sendable {
  private let make: @Sendable (any OfferedCatalog.Type) -> any OfferedCatalog
  private let made = Mutex<[(id: CatalogID, catalog: any OfferedCatalog)]>([])

  init(_ make: @escaping @Sendable (any OfferedCatalog.Type) -> any OfferedCatalog) {
    self.make = make
  }

  subscript(id: CatalogID) -> any OfferedCatalog {
    made.withLock { made in
      if let known = made.first(where: { $0.id == id }) { return known.catalog }
      let all = OfferedCatalogs.all + OfferedCatalogs.own
      guard let type = all.first(where: { $0.description.id == id }) else {
        // Ids from outside are looked up among those that are offered.
        preconditionFailure("nobody offers the catalog \(id.rawValue)")
      }
      let catalog = make(type)
      made.append((id, catalog))
      return catalog
    }
  }
}

extension Catalogs {
  /// Returns the entry of a country by its code; `nil` if no catalog has it.
  func country(_ code: String) async -> CountryEntry? {
    func country(in catalog: some CatalogModule) async -> CountryEntry? {
      guard let item = try? await catalog.source.local.item(code),
        let country = item as? any Outlined
      else { return nil }
      return CountryEntry(item.reference, capital: country.capitalReference)
    }
    guard let catalog = Self.descriptions.first(where: { $0.ids == .country }) else { return nil }
    return await country(in: self[catalog.id])
  }
}

/// The descriptions of the catalogs, which are known without their data.
extension Catalogs {
  /// The descriptions of the catalogs that are offered, in their order.
  package static let descriptions = OfferedCatalogs.all.map { $0.description }

  package static let ids = descriptions.map(\.id)

  /// The catalogs that are offered, and the user's own points.
  package static let known = ids + OfferedCatalogs.own.map { $0.description.id }

  /// The catalogs of places and countries, in which a bare name is looked up.
  static let ofPlaces = descriptions.searchedByName.filter { id in
    OfferedCatalogs.all.contains {
      $0.description.id == id && [.ofPlace, .ofOutline].contains($0.map)
    }
  }

  /// The catalog in which places are found.
  static let everywhere = descriptions[0]

  /// The services of all catalogs, each once, the encyclopedia, and the server of dumps.
  package static let allServices =
    (descriptions.flatMap(\.services) + [WikipediaDescriptions.service, GeoNamesServer.service])
    .reduce(into: [RemoteService]()) { if !$0.contains($1) { $0.append($1) } }

  /// - Parameter name: the catalog's name in commands and deep links.
  package static func description(named name: String) -> CatalogDescription? {
    descriptions.first { $0.id.rawValue == name }
      ?? OfferedCatalogs.own.lazy.map { $0.description }.first { $0.id.rawValue == name }
  }
}

extension Catalogs {
  /// The name for all catalogs at once in `catalejo pick --in`.
  package static let everythingID = CatalogDescription.everything.id

  /// The fields that `--format` can name of entries of any catalog.
  package static let fieldsOfEverything = CatalogDescription.everything.fields

  /// The catalogs that a search of everything looks in: those that are offered, and the user's own.
  var everything: EverythingCatalogs {
    EverythingCatalogs(Self.descriptions + OfferedCatalogs.own.map { $0.description }) { self[$0] }
  }
}

/// The words and fields that the options of `catalejo list` take of each catalog.
extension CatalogDescription {
  /// The arguments of `--filter`: `KEY=VALUE` if the values are known, and `KEY=` if they are known
  /// only from what was fetched.
  package var filterArguments: [String] {
    let words = filters.flatMap { filter in
      let values = filter.values()
      return values.isEmpty ? [filter.key + "="] : values.map { filter.key + "=" + $0.name }
    }
    return words + ["favorite=yes"]
  }

  /// The fields that `--format` can name.
  ///
  /// `--tsv` prints them in this order: they are the members of a row's JSON.
  package var fields: [String] { ["id", "title", "favorite"] + rows.fields }
}

/// A catalog, with the map that the program can make of its items.
///
/// The protocols that its items conform to choose one of the functions below: a map of items
/// without places does not compile.
protocol OfferedCatalog: CatalogModule {
  init(_ resources: ProgramResources)

  /// Returns the subject of a map of one item; `nil` if the catalog's items have no places.
  func topic(of id: String) -> MapTopic?
}

extension OfferedCatalog {
  func topic(of id: String) -> MapTopic? { nil }
}

extension OfferedCatalog where Self: ServiceCatalog {
  init(_ resources: ProgramResources) { self.init(source: Self.source(resources.catalog)) }
}

extension OfferedCatalog where Item: Locatable {
  func topic(of id: String) -> MapTopic? { .entity(id, local: source.local) }
}

extension OfferedCatalog where Item: PlaceNaming {
  func topic(of id: String) -> MapTopic? { .places(of: id, local: source.local) }
}

extension OfferedCatalog where Item: Outlined {
  func topic(of id: String) -> MapTopic? { .outline(of: id, local: source.local) }
}

package import Catalog
package import Domain
import Synchronization
import Wikipedia

/// The catalogs with their data managers, each made when it is asked for first.
///
/// A command needs one of them. Making another would slow its start: the runtime searches thousands of
/// records for each protocol that a generic type's argument must conform to.
package final class Catalogs: Sendable {
  private let make: @Sendable (any OfferedCatalog.Type) -> any OfferedCatalog
  private let made = Mutex<[(id: CatalogID, catalog: any OfferedCatalog)]>([])

  init(_ make: @escaping @Sendable (any OfferedCatalog.Type) -> any OfferedCatalog) {
    self.make = make
  }

  convenience init(_ resources: ProgramResources) {
    self.init { $0.init(resources) }
  }

  subscript(id: CatalogID) -> any OfferedCatalog {
    made.withLock { made in
      if let known = made.first(where: { $0.id == id }) { return known.catalog }
      guard let type = OfferedCatalogs.all.first(where: { $0.description.id == id }) else {
        // Ids from outside are looked up among those that are offered.
        preconditionFailure("nobody offers the catalog \(id.rawValue)")
      }
      let catalog = make(type)
      made.append((id, catalog))
      return catalog
    }
  }

  /// The same, each as it is changed when it is made.
  func map(
    _ change: @escaping @Sendable (any OfferedCatalog) -> any OfferedCatalog
  ) -> Catalogs {
    Catalogs { change(self[$0.description.id]) }
  }
}

/// What is known of the catalogs without their data.
extension Catalogs {
  package static let descriptions = OfferedCatalogs.all.map { $0.description }

  package static let ids = descriptions.map(\.id)

  /// Where a search looks on the home screen, in a detail and on a map.
  static let everywhere = descriptions[0]

  /// The services that are asked, each once: those of the catalogs, and the encyclopedia.
  package static let allServices =
    (descriptions.flatMap(\.services) + [WikipediaDescriptions.service])
    .reduce(into: [RemoteService]()) { if !$0.contains($1) { $0.append($1) } }

  /// - Parameter name: as commands and deep links have it.
  package static func description(named name: String) -> CatalogDescription? {
    descriptions.first { $0.id.rawValue == name }
  }

  static func description(of id: CatalogID) -> CatalogDescription? {
    descriptions.first { $0.id == id }
  }
}

package import Contracts
package import Domain

/// A place of GeoNames, as the catalog shows it.
package struct Place: Entity, Summarizable, Describable, Locatable {
  package static let catalog = CatalogID("places", name: Words("places"))

  package let archived: ArchivedPlace
  /// All its names, its own first.
  ///
  /// They are looked up for a single place, but not for the rows of a list.
  package let names: [PlaceName]

  package init(_ archived: ArchivedPlace, names: [PlaceName] = []) {
    self.archived = archived
    self.names = names
  }

  package var id: String { Self.id(ofArchived: archived.id) }

  package var coordinate: Coordinate { archived.coordinate }

  package var title: String {
    archived.country.isEmpty ? archived.name : "\(archived.name), \(archived.country)"
  }

  private var regionName: String { archived.region?.name ?? "" }

  package var summary: Summary {
    Summary(
      title: title, position: coordinate,
      distinction: regionName.isEmpty ? nil : .region(regionName, in: archived.country),
      facts: [archived.elevation.map { .elevation(metres: $0) }].compactMap(\.self))
  }

  package func fact(sortedBy key: String) -> Fact? {
    key == PlaceSort.population.rawValue && archived.population > 0
      ? .population(archived.population) : nil
  }

  package var facts: [Fact] {
    var facts = [Fact.name(archived.name)]
    if !archived.country.isEmpty { facts.append(.country(archived.country)) }
    facts.append(.position(coordinate))
    if !regionName.isEmpty { facts.append(.region(regionName, in: archived.country)) }
    facts.append(.feature(archived.feature))
    if let metres = archived.elevation { facts.append(.elevation(metres: metres)) }
    if archived.population > 0 { facts.append(.population(archived.population)) }
    if !archived.timeZone.isEmpty { facts.append(.timeZone(archived.timeZone)) }
    let others = names.map(\.name).uniqued.filter { $0 != archived.name }
    if !others.isEmpty { facts.append(.alternateNames(others)) }
    return facts
  }
}

/// The ids of the archive may have blanks ("GB-SW1A 1AA"), and those of an entity have none.
extension Place {
  private static func id(ofArchived id: String) -> String { id.replacing(" ", with: "_") }

  /// Returns the id in the archive.
  static func archivedID(_ id: String) -> String { id.replacing("_", with: " ") }
}

extension Fact {
  fileprivate static func elevation(metres: Int) -> Fact {
    Fact("elevation", Words("Elevation"), .amount(metres, unit: "m"))
  }

  fileprivate static func feature(_ feature: PlaceFeature) -> Fact {
    Fact("feature", Words("Feature"), .text(feature.code))
  }
}

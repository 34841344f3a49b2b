import Domain
import TestSupport

/// A made-up entity without a place.
struct Word: Entity, Summarizable, Describable {
  static let catalog = CatalogID.cities

  let id: String

  var facts: [Fact] { [.name(id)] }

  var summary: Summary { Summary(title: "word \(id)") }
}

import Domain

/// A made-up entity without a place.
struct Word: Entity, Summarizable {
  static let catalog = CatalogID.cities

  let id: String

  var summary: Summary { Summary(title: "word \(id)") }
}

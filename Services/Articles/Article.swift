package import Domain

/// An article of The New York Times, as its lists of popular ones have it.
package struct Article: Entity, Codable {
  package static let catalog = CatalogID(
    "articles", name: Words("articles", "artículos"))

  /// The number the newspaper gave it.
  package let id: String
  package let title: String
  package var abstract: String?
  /// With the "By" it is printed with; nil for what nobody signed.
  package var byline: String?
  package var section: String?
  package var published: CalendarDate?
  package var link: WebLink?
  package var image: WebLink?
  /// As the index of the newspaper names them ("IOWA", "Queens (NYC)").
  package var places: [String] = []

  package init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

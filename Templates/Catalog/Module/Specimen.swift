package import Domain

/// One entity of the catalog.
///
/// Whatever is nil the source did not say, or said in a shape nobody knows.
package struct Specimen: Entity, Codable {
  package static let catalog = CatalogID("template", name: Words("template", "template"))

  package let id: String
  package let title: String
  package var abstract: String?
  package var published: CalendarDate?
  package var link: WebLink?

  package init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}

package import Domain

/// An item that the interactor found, before any formatting.
package struct TemplateItem: Hashable, Sendable {
  package let reference: Reference
  package let title: String
  package let position: Coordinate?

  package init(reference: Reference, title: String, position: Coordinate? = nil) {
    self.reference = reference
    self.title = title
    self.position = position
  }
}

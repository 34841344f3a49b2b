package import Domain

/// Something that a fact leads to: "Lima", the capital.
package struct RelatedRow: Hashable, Sendable {
  package enum Target: Hashable, Sendable {
    case entity(Reference)
    case list(CatalogID, Filter)
  }

  package let target: Target
  package let title: String
  /// What it is to the entity on screen.
  package let label: Words
  /// Whether the fact that leads there is shown with its number, and needs no row of its own.
  package let isFact: Bool

  package init(_ target: Target, title: String, label: Words, isFact: Bool = false) {
    self.target = target
    self.title = title
    self.label = label
    self.isFact = isFact
  }
}

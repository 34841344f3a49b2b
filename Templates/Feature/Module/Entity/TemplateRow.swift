package import Domain

/// A row as it is shown.
package struct TemplateRow: Hashable, Sendable {
  package let reference: Reference
  package let title: String
  /// The position in degrees; `nil` if the item has none.
  package let position: String?

  package init(reference: Reference, title: String, position: String? = nil) {
    self.reference = reference
    self.title = title
    self.position = position
  }
}

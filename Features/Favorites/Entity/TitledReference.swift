package import Domain

/// An entity, and what it is called.
package struct TitledReference: Hashable, Sendable {
  package let reference: Reference
  package let title: String

  package init(_ reference: Reference, title: String) {
    self.reference = reference
    self.title = title
  }
}

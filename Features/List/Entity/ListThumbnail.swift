package import Catalog
package import Domain

/// A small picture that came.
package struct ListThumbnail: Hashable, Sendable {
  package let reference: Reference
  package let picture: Picture

  package init(_ reference: Reference, _ picture: Picture) {
    self.reference = reference
    self.picture = picture
  }
}

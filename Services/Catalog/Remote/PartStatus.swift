/// A part a question needs, and what is held of it.
package struct PartStatus: Hashable, Sendable {
  package let part: CatalogPart
  /// Nil where it was never fetched.
  package let stamp: Stamp?
  /// Whether the answer is wrong without it; what only adds to the answer is fetched last, and its
  /// failure is no failure of the question.
  package let isEssential: Bool

  package init(_ part: CatalogPart, _ stamp: Stamp?, isEssential: Bool = true) {
    self.part = part
    self.stamp = stamp
    self.isEssential = isEssential
  }
}

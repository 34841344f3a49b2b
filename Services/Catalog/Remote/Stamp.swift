/// When a part of a catalog was fetched, and what its service said of that version.
package struct Stamp: Hashable, Sendable {
  /// Seconds since 1970.
  package let fetchedAt: Int
  package let validators: Validators
  /// Whether some of the answers the part is made of failed.
  ///
  /// It is then stale from the start, and what was held before fills its gaps.
  package let isPartial: Bool

  package init(
    fetchedAt: Int, validators: Validators = Validators(), isPartial: Bool = false
  ) {
    self.fetchedAt = fetchedAt
    self.validators = validators
    self.isPartial = isPartial
  }
}

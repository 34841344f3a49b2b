/// When a part of a catalog was fetched, and what its service said of that version.
package struct Stamp: Hashable, Sendable {
  /// Seconds since 1970.
  package let fetchedAt: Int
  package let validators: Validators

  package init(fetchedAt: Int, validators: Validators = Validators()) {
    self.fetchedAt = fetchedAt
    self.validators = validators
  }
}

import GRDB

/// What tells one database of the program from another.
struct DatabaseSchema: Sendable {
  /// Its name in the library's messages.
  let label: String
  /// The tables, and how an older file becomes a current one.
  let migrator: DatabaseMigrator
  /// Whether everything in it can be had again.
  ///
  /// A file of a newer version is then set aside rather than refused, and after a power cut the
  /// last writes may be gone (never half of one).
  let isExpendable: Bool
  /// What to say of a file that was moved from a path to a place.
  let warning: @Sendable (_ path: String, _ place: String, _ reason: AsideReason) -> StoreWarning

  init(
    label: String, migrator: DatabaseMigrator, isExpendable: Bool,
    warning: @escaping @Sendable (String, String, AsideReason) -> StoreWarning
  ) {
    self.label = label
    self.migrator = migrator
    self.isExpendable = isExpendable
    self.warning = warning
  }
}

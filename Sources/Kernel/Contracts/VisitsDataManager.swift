package import Domain

/// The history of opened entities, kept across runs on this machine alone.
package protocol VisitsDataManager: Sendable {
  /// Returns the entities that were opened, each once, the latest first.
  func all() async -> [Visit]

  /// Returns the same as this process last read them: quick enough for each key of a search.
  func known() async -> [Visit]

  /// Records that an entity was opened. If that can't be stored, the user is told once.
  func add(_ reference: Reference, title: String, at time: Int) async

  /// Deletes the whole history.
  func clear() async throws(DataError)
}

/// An entity that was opened.
package struct Visit: Hashable, Sendable {
  package let reference: Reference
  /// The title it had then.
  package let title: String
  /// The time it was last opened, in seconds since 1970.
  package let last: Int
  /// The number of times it was opened.
  package var count = 1

  package init(reference: Reference, title: String, last: Int, count: Int = 1) {
    self.reference = reference
    self.title = title
    self.last = last
    self.count = count
  }

  /// Whether it was opened more than once.
  package var isFrequent: Bool { count > 1 }

  /// Returns how likely the entity is wanted again, in quarters: the number of visits, weighted by
  /// the age of the last one.
  ///
  /// It is zoxide's formula (github.com/ajeetdsouza/zoxide/wiki/Algorithm): ×4 within the hour, ×2
  /// within the day, ÷2 within the week, else ÷4.
  package func frecency(at now: Int) -> Int {
    let weight =
      switch now - last {
      case ..<3_600: 16
      case ..<86_400: 8
      case ..<604_800: 2
      default: 1
      }
    return count * weight
  }
}

/// A data manager that keeps no history.
package struct NoVisits: VisitsDataManager {
  package init() {}
  package func all() async -> [Visit] { [] }
  package func known() async -> [Visit] { [] }
  package func add(_ reference: Reference, title: String, at time: Int) async {}
  package func clear() async throws(DataError) {}
}

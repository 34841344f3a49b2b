package import Domain

/// What was opened, kept across runs on this machine alone.
package protocol VisitsDataManager: Sendable {
  /// The entities that were opened, each once, the one opened last first.
  func all() async -> [Visit]

  /// The same, as this program knows them without looking again: for each key of a search.
  func known() async -> [Visit]

  /// Takes note that an entity was opened; where that can't be kept it is said once.
  func add(_ reference: Reference, title: String, at time: Int) async

  /// Forgets all.
  func clear() async throws(DataError)
}

/// An entity that was opened.
package struct Visit: Hashable, Sendable {
  package let reference: Reference
  /// What it was called then.
  package let title: String
  /// When it was opened last, in seconds since 1970.
  package let last: Int
  package var count = 1

  package init(reference: Reference, title: String, last: Int, count: Int = 1) {
    self.reference = reference
    self.title = title
    self.last = last
    self.count = count
  }

  /// Whether it is opened often, and not only was once.
  package var isFrequent: Bool { count > 1 }

  /// How likely it is wanted again: how often it was opened, times how recently, as zoxide has it
  /// (github.com/ajeetdsouza/zoxide/wiki/Algorithm: ×4 within the hour, ×2 within the day, ÷2 within
  /// the week, else ÷4), in quarters.
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

/// Where nothing is kept.
package struct NoVisits: VisitsDataManager {
  package init() {}
  package func all() async -> [Visit] { [] }
  package func known() async -> [Visit] { [] }
  package func add(_ reference: Reference, title: String, at time: Int) async {}
  package func clear() async throws(DataError) {}
}

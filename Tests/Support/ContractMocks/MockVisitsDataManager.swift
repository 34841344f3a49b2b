package import Contracts
package import Domain

/// Answers with the given visits.
package struct MockVisitsDataManager: VisitsDataManager {
  private let visits: [Visit]

  package init(_ visits: [Visit]) {
    self.visits = visits
  }

  package func all() async -> [Visit] { visits }

  package func known() async -> [Visit] { visits }

  package func add(_ reference: Reference, title: String, at time: Int) async {}

  package func clear() async throws(DataError) {}
}

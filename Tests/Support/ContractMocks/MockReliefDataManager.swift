package import Contracts
package import Domain
package import Geo
import Synchronization

/// Answers with one grid and one elevation, and records what it was asked.
package final class MockReliefDataManager: ReliefDataManager {
  /// A question for a grid.
  package struct Question: Hashable, Sendable {
    package let rect: WorldRect
    package let columns: Int

    package init(_ rect: WorldRect, columns: Int) {
      self.rect = rect
      self.columns = columns
    }
  }

  private let grid: ReliefGrid?
  private let elevation: Elevation?
  private let asked = Mutex<[Question]>([])

  package init(_ grid: ReliefGrid? = nil, elevation: Elevation? = nil) {
    self.grid = grid
    self.elevation = elevation
  }

  package var questions: [Question] { asked.withLock { $0 } }

  package func relief(in rect: WorldRect, columns: Int) async -> ReliefGrid? {
    asked.withLock { $0.append(Question(rect, columns: columns)) }
    return grid
  }

  package func elevation(of position: Coordinate) async -> Elevation? { elevation }
}

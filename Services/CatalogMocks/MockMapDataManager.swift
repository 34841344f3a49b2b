package import Catalog
package import Domain
import Synchronization

/// Answers with the lines it was given and records what it was asked.
package final class MockMapDataManager: MapDataManager {
  /// One call of ``lines(in:detail:)``.
  package struct Call: Hashable, Sendable {
    package let rect: WorldRect
    package let detail: MapDetail

    package init(rect: WorldRect, detail: MapDetail) {
      self.rect = rect
      self.detail = detail
    }
  }

  private let answer: [MapLine]
  private let log = Mutex<[Call]>([])

  package init(_ lines: [MapLine] = []) {
    answer = lines
  }

  package var calls: [Call] { log.withLock { $0 } }

  package func lines(in rect: WorldRect, detail: MapDetail) async -> [MapLine] {
    log.withLock { $0.append(Call(rect: rect, detail: detail)) }
    return answer
  }
}

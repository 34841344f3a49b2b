package import Contracts
package import Geo
import Synchronization

/// Answers with the given geometry and records the calls.
package final class MockMapDataManager: MapDataManager {
  /// One call of `geometry(in:detail:)`.
  package struct Call: Hashable, Sendable {
    package let rect: WorldRect
    package let detail: MapDetail

    package init(rect: WorldRect, detail: MapDetail) {
      self.rect = rect
      self.detail = detail
    }
  }

  private let answer: MapGeometry
  private let outlines: [String: [[WorldPoint]]]
  private let log = Mutex<[Call]>([])

  package init(
    _ lines: [MapLine] = [], areas: [MapArea] = [], outlines: [String: [[WorldPoint]]] = [:]
  ) {
    answer = MapGeometry(lines: lines, areas: areas)
    self.outlines = outlines
  }

  package var calls: [Call] { log.withLock { $0 } }

  package func geometry(in rect: WorldRect, detail: MapDetail) async -> MapGeometry {
    log.withLock { $0.append(Call(rect: rect, detail: detail)) }
    return answer
  }

  package func outline(of country: String) async -> [[WorldPoint]]? { outlines[country] }

  package func countries(in rect: WorldRect) async -> [MapCountry] {
    outlines.sorted { $0.key < $1.key }.map { MapCountry(code: $0.key, rings: $0.value) }
  }
}

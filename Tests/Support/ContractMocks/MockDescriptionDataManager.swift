package import Contracts
package import Domain
import Synchronization

/// Answers with the given results, in order, and records the calls.
///
/// After the last result it is offline.
package final class MockDescriptionDataManager: DescriptionDataManager {
  package typealias Answer = Result<PlaceDescription?, DataError>

  /// A call; calls are recorded in order.
  package struct Call: Hashable, Sendable {
    package let name: String
    package let position: Coordinate
    package let language: String

    package init(_ name: String, _ position: Coordinate, _ language: String) {
      self.name = name
      self.position = position
      self.language = language
    }
  }

  package let service = RemoteService(
    "wikipedia", name: Words("Wikipedia"), address: "")
  package let timeToLive: Int
  private let state: Mutex<(answers: ArraySlice<Answer>, calls: [Call])>

  package init(_ answers: Answer..., timeToLive: Int = 3600) {
    self.timeToLive = timeToLive
    state = Mutex((answers[...], []))
  }

  package var calls: [Call] { state.withLock { $0.calls } }

  package func description(
    of name: String, at position: Coordinate, language: String
  ) async throws(DataError) -> PlaceDescription? {
    let answer = state.withLock { state in
      state.calls.append(Call(name, position, language))
      return state.answers.popFirst()
    }
    return try (answer ?? .failure(.service(service, .offline))).get()
  }
}

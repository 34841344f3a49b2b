package import Contracts
package import Domain
import Synchronization

/// Answers each endpoint with the results given for it, in order, and records the calls.
///
/// An endpoint without a result is not found (404).
package final class MockHTTPDataManager: HTTPDataManager {
  package typealias Answer = Result<HTTPAnswer, DataError>

  /// A call; calls are recorded in order.
  package struct Call: Hashable, Sendable {
    package let endpoint: Endpoint
    package let validators: Validators

    package init(_ endpoint: Endpoint, _ validators: Validators = Validators()) {
      self.endpoint = endpoint
      self.validators = validators
    }
  }

  private let state: Mutex<(answers: [Endpoint: ArraySlice<Answer>], calls: [Call])>

  package init(_ answers: [Endpoint: [Answer]]) {
    state = Mutex((answers.mapValues { $0[...] }, []))
  }

  package var calls: [Call] { state.withLock { $0.calls } }

  package func get(
    _ endpoint: Endpoint, unless validators: Validators
  ) async throws(DataError) -> HTTPAnswer {
    let answer = state.withLock { state in
      state.calls.append(Call(endpoint, validators))
      return state.answers[endpoint]?.popFirst()
    }
    return try (answer ?? .failure(.service(endpoint.service, .status(404)))).get()
  }
}

package import Contracts
package import Domain
import Synchronization
import TestSupport

/// Answers with the given results, in order, and records the calls.
///
/// After the last result it is offline.
package final class MockRemoteDataManager<Item: Entity>: RemoteDataManager {
  package typealias Answer = Result<FetchResult<Item>, DataError>

  /// A call; calls are recorded in order.
  package struct Call: Hashable, Sendable {
    package let part: CatalogPart
    package let validators: Validators

    package init(_ part: CatalogPart, _ validators: Validators = Validators()) {
      self.part = part
      self.validators = validators
    }
  }

  package let service: RemoteService
  package let timeToLive: Int?
  private let state: Mutex<(answers: [Answer], calls: [Call])>

  package convenience init(
    _ answers: Answer..., service: RemoteService = .people, timeToLive: Int? = 3600
  ) {
    self.init(answers, service: service, timeToLive: timeToLive)
  }

  package init(_ answers: [Answer], service: RemoteService = .people, timeToLive: Int? = 3600) {
    self.service = service
    self.timeToLive = timeToLive
    state = Mutex((answers, []))
  }

  package var calls: [Call] { state.withLock { $0.calls } }

  package func fetch(
    _ part: CatalogPart, unless validators: Validators
  ) async throws(DataError) -> FetchResult<Item> {
    let answer = state.withLock { state in
      state.calls.append(Call(part, validators))
      return state.answers.isEmpty ? nil : state.answers.removeFirst()
    }
    guard let answer else { throw .service(service, .offline) }
    return try answer.get()
  }
}

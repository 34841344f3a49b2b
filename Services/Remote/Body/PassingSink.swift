import Catalog
import Domain
import Synchronization

/// Passes a body on as it arrives.
final class PassingSink: BodySink {
  typealias Consumer = @Sendable ([UInt8]) async throws(DataError) -> Void

  private let consume: Consumer
  private let service: RemoteService
  private let progress: any ProgressReporting
  private let hasPassed = Mutex(false)

  init(
    _ consume: @escaping Consumer, of service: RemoteService,
    reporting progress: any ProgressReporting
  ) {
    self.consume = consume
    self.service = service
    self.progress = progress
  }

  var canStartAgain: Bool { !hasPassed.withLock { $0 } }

  func start() {}

  func take(_ piece: [UInt8]) async throws(DataError) {
    hasPassed.withLock { $0 = true }
    try await consume(piece)
  }

  func advance(to received: Int, of total: Int?) {
    progress.report(FetchProgress(service, .bytes, done: received, total: total))
  }
}

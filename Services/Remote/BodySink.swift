import Catalog
import Domain
import Synchronization

/// Takes the unpacked body of an answer.
protocol BodySink: Sendable {
  /// Whether another attempt may start from the first byte again.
  var canStartAgain: Bool { get }

  /// An attempt begins: what came before is void.
  func start()

  func take(_ piece: [UInt8]) async throws(DataError)

  /// How much has arrived, as sent, and how much will where that is known.
  func advance(to received: Int, of total: Int?)
}

/// Puts a body together.
final class CollectingSink: BodySink {
  private let collected = Mutex<[UInt8]>([])

  var bytes: [UInt8] { collected.withLock { $0 } }

  let canStartAgain = true

  func start() {
    collected.withLock { $0 = [] }
  }

  func take(_ piece: [UInt8]) {
    collected.withLock { $0 += piece }
  }

  func advance(to received: Int, of total: Int?) {}
}

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

import Contracts
import Domain
import Synchronization

/// A request, as libcurl is given it.
struct TransferRequest: Sendable {
  let address: HTTPAddress
  var fields: [HTTPField] = []
  /// `nil` for a direct connection.
  var proxy: ProxyAddress?
  /// How many bytes of the body of a success are read, as sent.
  var limit = 8 << 20
  /// Is told on libcurl's thread: that an answer has come, and how much of it.
  var tell: @Sendable (TransferEvent) -> Void = { _ in }
  /// Gets the body of a success, which is not kept then; nothing is told of how much has come.
  var receiver: (any BodyReceiving)?
}

enum TransferEvent: Hashable, Sendable {
  /// The head of an answer is here, whatever its status.
  case answered
  /// That number of bytes of the body of a success are here, of the number that was announced.
  case received(Int, of: Int?)
}

struct TransferResult: Hashable, Sendable {
  enum Ending: Hashable, Sendable {
    /// All is here that is wanted.
    case complete
    /// There is more than is read.
    case tooLarge
    /// The head of the answer is no HTTP, or more than is read.
    case malformed
    /// Nothing came for too long.
    case silent
    /// The task was cancelled, or the connections were closed.
    case cancelled
    /// libcurl is not installed.
    case noLibrary
    case failed(CurlFailure)
    /// The receiver does not take the body.
    case refused(DataError)
  }

  let ending: Ending
  /// `nil` if it did not come, or not to its end.
  var head: ResponseHead?
  /// The bytes of the body that have arrived, as sent.
  var body: [UInt8] = []
  /// The number of bytes that a receiver has taken.
  var received = 0

  /// The number of bytes of the body that have arrived.
  var size: Int { body.count + received }
}

/// One request under way: libcurl's thread tells it what arrives, and whoever asked waits for its
/// end.
///
/// The first of its endings decides: the answer's end, a limit, a cancelled task.
final class Transfer: Sendable {
  private struct State {
    var reader = ResponseReader()
    var body: [UInt8] = []
    var received = 0
    /// When something arrived.
    var lastSign = ContinuousClock.now
    var ending: TransferResult.Ending?
    var continuation: CheckedContinuation<TransferResult, Never>?

    var result: TransferResult? {
      ending.map {
        TransferResult(
          ending: $0, head: reader.isComplete ? reader.head : nil, body: body, received: received)
      }
    }
  }

  /// How much is read of the body of a failure or of a redirect: for the log, and so that its
  /// connection can be used again.
  static let startOfFailure = 64 << 10

  let request: TransferRequest
  private let state = Mutex(State())

  init(_ request: TransferRequest) { self.request = request }

  /// Whether it has ended: libcurl may let go of it.
  var hasEnded: Bool { state.withLock { $0.ending != nil } }

  var lastSign: ContinuousClock.Instant { state.withLock { $0.lastSign } }

  /// Something happened that is as good as bytes.
  func noteSign() { state.withLock { $0.lastSign = .now } }

  /// Returns when it has ended.
  ///
  /// - Parameter begin: hands it to libcurl's thread.
  func result(after begin: () -> Void) async -> TransferResult {
    await withCheckedContinuation { continuation in
      let result = state.withLock { state in
        if state.ending == nil { state.continuation = continuation }
        return state.result
      }
      if let result { continuation.resume(returning: result) } else { begin() }
    }
  }

  /// Ends it; a later call changes nothing.
  func end(_ ending: TransferResult.Ending) {
    let (continuation, result) = state.withLock { state in
      if state.ending == nil { state.ending = ending }
      defer { state.continuation = nil }
      return (state.continuation, state.result)
    }
    if let continuation, let result { continuation.resume(returning: result) }
  }

  // MARK: - On libcurl's thread

  /// Takes a line of a head.
  /// - Returns: whether more is wanted.
  func takeHeader(_ line: UnsafeRawBufferPointer) -> Bool {
    let (ending, head) = state.withLock { state -> (TransferResult.Ending?, ResponseHead?) in
      guard state.ending == nil else { return (state.ending, nil) }
      state.lastSign = .now
      let wasComplete = state.reader.isComplete
      guard state.reader.take(line) else { return (.malformed, nil) }
      guard state.reader.isComplete, !wasComplete, let head = state.reader.head else {
        return (nil, nil)
      }
      return (head.isSuccess && head.length ?? 0 > request.limit ? .tooLarge : nil, head)
    }
    if head != nil { request.tell(.answered) }
    if let ending { end(ending) }
    guard ending == nil else { return false }
    guard let head, head.isSuccess, let receiver = request.receiver else { return true }
    return isTaken { () throws(DataError) in try receiver.begin(length: head.length) }
  }

  /// Asks the receiver, outside the lock: it may wait for a disk.
  /// - Returns: whether it takes what came; else the transfer has ended.
  private func isTaken(_ ask: () throws(DataError) -> Void) -> Bool {
    do throws(DataError) {
      try ask()
      return true
    } catch {
      end(.refused(error))
      return false
    }
  }

  /// Takes a piece of the body.
  /// - Returns: whether more is wanted.
  func takeBody(_ piece: UnsafeRawBufferPointer) -> Bool {
    let (ending, head, count) = state.withLock {
      state -> (TransferResult.Ending?, ResponseHead?, Int) in
      guard state.ending == nil, let head = state.reader.head else { return (.malformed, nil, 0) }
      state.lastSign = .now
      let count = state.body.count + state.received + piece.count
      guard count <= (head.isSuccess ? request.limit : Self.startOfFailure) else {
        return (head.isSuccess ? .tooLarge : .complete, head, count)
      }
      if head.isSuccess, request.receiver != nil {
        state.received = count
      } else {
        state.body += piece
      }
      return (nil, head, count)
    }
    if let ending { end(ending) }
    guard ending == nil, let head else { return false }
    guard head.isSuccess else { return true }
    if let receiver = request.receiver {
      return isTaken { () throws(DataError) in try receiver.receive(piece.bytes) }
    }
    request.tell(.received(count, of: head.length))
    return true
  }
}

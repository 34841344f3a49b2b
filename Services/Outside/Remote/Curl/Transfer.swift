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
  }

  let ending: Ending
  /// `nil` if it did not come, or not to its end.
  var head: ResponseHead?
  /// The bytes of the body that have arrived, as sent.
  var body: [UInt8] = []
}

/// One request under way: libcurl's thread tells it what arrives, and whoever asked waits for its
/// end.
///
/// The first of its endings decides: the answer's end, a limit, a cancelled task.
final class Transfer: Sendable {
  private struct State {
    var reader = ResponseReader()
    var body: [UInt8] = []
    /// When something arrived.
    var lastSign = ContinuousClock.now
    var ending: TransferResult.Ending?
    var continuation: CheckedContinuation<TransferResult, Never>?

    var result: TransferResult? {
      ending.map {
        TransferResult(ending: $0, head: reader.isComplete ? reader.head : nil, body: body)
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
    let (ending, isAnswered) = state.withLock { state -> (TransferResult.Ending?, Bool) in
      guard state.ending == nil else { return (state.ending, false) }
      state.lastSign = .now
      let wasComplete = state.reader.isComplete
      guard state.reader.take(line) else { return (.malformed, false) }
      let isNew = state.reader.isComplete && !wasComplete
      let isTooLarge =
        isNew && state.reader.head?.isSuccess == true
        && state.reader.head?.length ?? 0 > request.limit
      return (isTooLarge ? .tooLarge : nil, isNew)
    }
    if isAnswered { request.tell(.answered) }
    if let ending { end(ending) }
    return ending == nil
  }

  /// Takes a piece of the body.
  /// - Returns: whether more is wanted.
  func takeBody(_ piece: UnsafeRawBufferPointer) -> Bool {
    let (ending, event) = state.withLock { state -> (TransferResult.Ending?, TransferEvent?) in
      guard state.ending == nil, let head = state.reader.head else { return (.malformed, nil) }
      state.lastSign = .now
      let limit = head.isSuccess ? request.limit : Self.startOfFailure
      guard state.body.count + piece.count <= limit else {
        return (head.isSuccess ? .tooLarge : .complete, nil)
      }
      state.body += piece
      return (nil, head.isSuccess ? .received(state.body.count, of: head.length) : nil)
    }
    if let event { request.tell(event) }
    if let ending { end(ending) }
    return ending == nil
  }
}

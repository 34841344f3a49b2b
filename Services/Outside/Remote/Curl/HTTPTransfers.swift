import Synchronization

/// Runs requests, all on one thread, which starts with the first one: before it there is neither a
/// thread, nor is libcurl opened.
///
/// Connections are used again, and each service is asked for a few answers at once.
final class HTTPTransfers: Sendable {
  private enum State {
    case unused
    case running(TransferThread)
    case closed(TransferThread?)
  }

  private let timeouts: ConnectionTimeouts
  private let authority: String?
  private let libraryName: String
  private let state = Mutex(State.unused)

  /// - Parameters:
  ///   - timeouts: how long a connection may take.
  ///   - authority: has a test trust a certificate of its own, in PEM. The program gives none: no
  ///     setting and no variable adds an authority to the system's.
  ///   - libraryName: a test names one that is not there.
  init(
    timeouts: ConnectionTimeouts = ConnectionTimeouts(), authority: String? = nil,
    libraryName: String = CurlLibrary.fileName
  ) {
    self.timeouts = timeouts
    self.authority = authority
    self.libraryName = libraryName
  }

  deinit { closed()?.close() }

  /// Asks, and returns how that ended; a cancelled task ends it at once.
  func run(_ request: TransferRequest) async -> TransferResult {
    let thread: TransferThread
    switch opened() {
    case .success(let opened): thread = opened
    case .failure(let refusal): return TransferResult(ending: refusal.ending)
    }
    let transfer = Transfer(request)
    return await withTaskCancellationHandler {
      await transfer.result { thread.add(transfer) }
    } onCancel: {
      transfer.end(.cancelled)
      thread.wake()
    }
  }

  /// Ends what is under way, and returns when its thread has ended.
  ///
  /// Any number of times.
  func close() async {
    let thread = closed()
    thread?.close()
    await thread?.waitForEnd()
  }

  private struct Refusal: Error {
    let ending: TransferResult.Ending
  }

  private func opened() -> Result<TransferThread, Refusal> {
    state.withLock { state in
      switch state {
      case .running(let thread): return .success(thread)
      case .closed: return .failure(Refusal(ending: .cancelled))
      case .unused:
        guard let library = CurlLibrary(named: libraryName) else {
          return .failure(Refusal(ending: .noLibrary))
        }
        let thread = TransferThread.start(library, timeouts: timeouts, authority: authority)
        guard let thread else { return .failure(Refusal(ending: .cancelled)) }
        state = .running(thread)
        return .success(thread)
      }
    }
  }

  /// The thread that there was to be ended.
  private func closed() -> TransferThread? {
    state.withLock { state in
      switch state {
      case .unused: state = .closed(nil)
      case .running(let thread): state = .closed(thread)
      case .closed: break
      }
      guard case .closed(let thread) = state else { return nil }
      return thread
    }
  }
}

/// How long a connection may take; an endpoint says how long a whole attempt may take.
package struct ConnectionTimeouts: Hashable, Sendable {
  /// To look up the name, to connect, and to agree on TLS.
  package var connect: Duration = .seconds(5)
  /// Between two bytes of an answer.
  package var idle: Duration = .seconds(10)
}

import CCurl
import Contracts
import Platform
import Synchronization

/// The thread that libcurl works on; other threads only hand it transfers, and wake it.
final class TransferThread: Sendable {
  private struct State {
    var arrived: [Transfer] = []
    var isClosing = false
    /// `nil` before the thread waits for the first time, and after its last one.
    var waker: catalejo_curl_waker?
    var hasEnded = false
    var closers: [CheckedContinuation<Void, Never>] = []
  }

  fileprivate let library: CurlLibrary
  fileprivate let timeouts: ConnectionTimeouts
  fileprivate let authority: String?
  private let state = Mutex(State())

  /// Starts it; it runs until it is closed.
  ///
  /// - Returns: `nil` if the system has no thread left.
  static func start(
    _ library: CurlLibrary, timeouts: ConnectionTimeouts, authority: String?
  ) -> TransferThread? {
    let thread = TransferThread(library, timeouts: timeouts, authority: authority)
    return SystemThread.start { thread.run() } ? thread : nil
  }

  private init(_ library: CurlLibrary, timeouts: ConnectionTimeouts, authority: String?) {
    self.library = library
    self.timeouts = timeouts
    self.authority = authority
  }

  func add(_ transfer: Transfer) {
    let isClosing = state.withLock { state in
      if !state.isClosing { state.arrived.append(transfer) }
      return state.isClosing
    }
    if isClosing { transfer.end(.cancelled) }
    wake()
  }

  /// Has the thread look at what has changed.
  func wake() {
    state.withLock { state in
      guard let waker = state.waker else { return }
      library.call { catalejo_curl_wake($0, waker) }
    }
  }

  /// Ends what is under way, and the thread.
  func close() {
    state.withLock { $0.isClosing = true }
    wake()
  }

  /// Returns when the thread has ended, which `close()` asked it for.
  func waitForEnd() async {
    await withCheckedContinuation { continuation in
      let hasEnded = state.withLock { state in
        if !state.hasEnded { state.closers.append(continuation) }
        return state.hasEnded
      }
      if hasEnded { continuation.resume() }
    }
  }

  // MARK: - On the thread

  private func run() {
    TransferLoop(self)?.run()
    finish()
  }

  /// Returns the transfers that were handed over since the last call; `nil` if the thread is to end.
  fileprivate func takeArrived() -> [Transfer]? {
    state.withLock { state in
      if state.isClosing { return nil }
      defer { state.arrived = [] }
      return state.arrived
    }
  }

  fileprivate func setWaker(_ waker: catalejo_curl_waker?) {
    state.withLock { $0.waker = waker }
  }

  private func finish() {
    let (arrived, closers) = state.withLock { state in
      state.isClosing = true
      state.hasEnded = true
      defer { (state.arrived, state.closers) = ([], []) }
      return (state.arrived, state.closers)
    }
    for transfer in arrived { transfer.end(.cancelled) }
    for closer in closers { closer.resume() }
  }
}

/// The work on the thread: transfers begin, libcurl moves them on, and they end.
private final class TransferLoop {
  private typealias Running = (handle: EasyHandle, transfer: Transfer)

  private let thread: TransferThread
  private let library: CurlLibrary
  private let multi: UnsafeMutableRawPointer
  private var queue = TurnQueue<Transfer>()
  private var running: [UnsafeMutableRawPointer: Running] = [:]

  /// - Returns: `nil` if memory is short.
  init?(_ thread: TransferThread) {
    guard let multi = thread.library.call(catalejo_curl_multi) else { return nil }
    self.thread = thread
    library = thread.library
    self.multi = multi
    thread.setWaker(catalejo_curl_waker(multi: multi))
  }

  deinit {
    // Nobody wakes a handle that is let go.
    thread.setWaker(nil)
    library.call { catalejo_curl_free_multi($0, multi) }
  }

  func run() {
    while let arrived = thread.takeArrived() {
      for transfer in arrived { queue.add(transfer, for: transfer.request.address.peer) }
      queue.removeAll(where: \.hasEnded)
      for transfer in queue.next() { begin(transfer) }
      _ = library.call { catalejo_curl_perform($0, multi) }
      // If one ended, another one may have its turn.
      if !endSome() { wait() }
    }
    for transfer in queue.removeAll() { transfer.end(.cancelled) }
    for (handle, transfer) in running.values {
      transfer.end(.cancelled)
      library.call { catalejo_curl_remove($0, multi, handle.pointer) }
    }
    running = [:]
  }

  private func begin(_ transfer: Transfer) {
    do throws(CurlFailure) {
      let handle = try EasyHandle(
        for: transfer, timeouts: thread.timeouts, authority: thread.authority, library)
      guard library.call({ catalejo_curl_add($0, multi, handle.pointer) }) == CURLM_OK else {
        throw CurlFailure(code: CURLE_OUT_OF_MEMORY)
      }
      running[handle.pointer] = (handle, transfer)
    } catch {
      transfer.end(.failed(error))
      queue.end(transfer.request.address.peer)
    }
  }

  /// Lets go of those that have ended.
  /// - Returns: whether there were any.
  private func endSome() -> Bool {
    var code = CURLE_OK
    while let pointer = library.call({ catalejo_curl_ended($0, multi, &code) }) {
      guard let (handle, transfer) = running[pointer] else { continue }
      transfer.end(code == CURLE_OK ? .complete : .failed(handle.failure(code)))
    }
    let now = ContinuousClock.now
    for (handle, transfer) in running.values {
      // Until the request is sent, the time to connect is what counts.
      if handle.progress != .asked { transfer.noteSign() }
      if transfer.lastSign + thread.timeouts.idle <= now { transfer.end(.silent) }
    }
    let ended = running.values.filter { $0.transfer.hasEnded }
    for (handle, transfer) in ended {
      library.call { catalejo_curl_remove($0, multi, handle.pointer) }
      running[handle.pointer] = nil
      queue.end(transfer.request.address.peer)
    }
    return !ended.isEmpty
  }

  /// Waits until something arrives, somebody wakes the thread, or a transfer was silent for too long.
  private func wait() {
    let silence = running.values.map(\.transfer.lastSign).min().map {
      ContinuousClock.now.duration(to: $0 + thread.timeouts.idle) / .milliseconds(1)
    }
    let milliseconds = max(1, min(silence ?? .infinity, 1_000_000).rounded(.up))
    _ = library.call { catalejo_curl_wait($0, multi, Int32(milliseconds)) }
  }
}

import Glibc

/// A thread for what blocks, which tasks must not.
final class RunThread: Sendable {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  /// Returns whether there is one; the body runs to its end then.
  func start() -> Bool {
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<RunThread>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, context.toOpaque())
    guard code == 0 else {
      context.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}

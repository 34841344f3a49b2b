import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import Synchronization

/// HTTP/1 on a client's socket, set up when somebody is there to serve it.
///
/// Hummingbird's own sets it up when it is accepted, with a NIOAsyncChannel that stops the process
/// where it is let go unserved: which is what happens to those that arrive as the server stops.
struct StubChannel: ServerChildChannel {
  struct Accepted: ServerChildChannelValue {
    let channel: any Channel
  }

  let http: HTTP1Channel
  let connections: StubConnections

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Accepted> {
    connections.add(channel)
    // What is read before HTTP is set up would be lost.
    return channel.setOption(.autoRead, value: false).map { Accepted(channel: channel) }
  }

  func handle(value: Accepted, logger: Logger) async {
    let channel = value.channel
    do {
      let parts = try await channel.eventLoop.flatSubmit {
        http.setup(channel: channel, logger: logger)
      }.get()
      // A socket that was closed meanwhile refuses the option; serving it ends at once.
      channel.setOption(.autoRead, value: true).whenFailure { _ in channel.close(promise: nil) }
      await http.handle(value: parts, logger: logger)
    } catch {
      // It was closed before anything was asked.
      channel.close(promise: nil)
    }
  }
}

/// The sockets of a running server's clients, so that each can be closed when it ends.
final class StubConnections: Sendable {
  /// Nil where the server has ended.
  private let open = Mutex<[ObjectIdentifier: any Channel]?>([:])

  /// Keeps a socket until it closes; closes it at once where the server has ended.
  func add(_ channel: any Channel) {
    let id = ObjectIdentifier(channel)
    let isEnded = open.withLock { open in
      open?[id] = channel
      return open == nil
    }
    channel.closeFuture.whenComplete { _ in self.open.withLock { $0?[id] = nil } }
    if isEnded { channel.close(promise: nil) }
  }

  /// Closes all there are and all that come; does not wait for it.
  func end() {
    let channels = open.withLock { open in
      defer { open = nil }
      return open ?? [:]
    }
    for channel in channels.values { channel.close(promise: nil) }
  }
}

/// A request's surroundings: with its connection, so that it can be closed without an answer.
struct StubContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}

import HummingbirdCore
import Logging
import NIOCore

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

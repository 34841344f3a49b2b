import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// HTTP/1 on a client's socket, set up when somebody is there to serve it, and closed at once where
/// the server ends.
///
/// Hummingbird's own sets it up when it is accepted, with a NIOAsyncChannel that stops the process
/// where it is let go unserved: which is what happens to those that arrive as the server stops.
struct StubChannel: ServerChildChannel {
  /// A socket, closed when nobody holds it: also where it was never served.
  final class Accepted: ServerChildChannelValue {
    let channel: any Channel

    init(_ channel: any Channel) { self.channel = channel }

    deinit { channel.close(promise: nil) }
  }

  let http: HTTP1Channel

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Accepted> {
    // What is read before HTTP is set up would be lost.
    channel.setOption(.autoRead, value: false).map { Accepted(channel) }
  }

  func handle(value: Accepted, logger: Logger) async {
    let channel = value.channel
    await withTaskCancellationHandler {
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
    } onCancel: {
      channel.close(promise: nil)
    }
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

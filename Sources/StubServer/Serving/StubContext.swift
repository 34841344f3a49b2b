import Hummingbird
import NIOCore

/// A request's surroundings: with its connection, so that it can be closed without an answer.
struct StubContext: RequestContext {
  var coreContext: CoreRequestContextStorage
  let channel: any Channel

  init(source: ApplicationRequestContextSource) {
    coreContext = CoreRequestContextStorage(source: source)
    channel = source.channel
  }
}

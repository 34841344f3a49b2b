import AsyncHTTPClient
import Domain
import NIOCore
import NIOPosix
import Synchronization

/// The clients that requests go through, made when the first one is needed: before it there is
/// neither a thread nor a TLS context.
final class HTTPClients: Sendable {
  private struct Running {
    /// One thread serves all connections.
    let group: MultiThreadedEventLoopGroup
    /// A client has one way out: directly, or by a proxy.
    var clients: [ProxyAddress?: HTTPClient]
  }

  private enum State {
    case idle
    case running(Running)
    case closed
  }

  private let timeouts: ConnectionTimeouts
  private let state = Mutex(State.idle)

  init(timeouts: ConnectionTimeouts) {
    self.timeouts = timeouts
  }

  // A client that is let go without having been closed stops a debug build.
  deinit {
    guard case .running(let running) = takeState() else { return }
    Task { await Self.end(running) }
  }

  /// The client for a way out; nil after `close()`.
  func client(through proxy: ProxyAddress?) -> HTTPClient? {
    state.withLock { state in
      var running: Running
      switch state {
      case .closed: return nil
      case .running(let it): running = it
      case .idle:
        running = Running(group: MultiThreadedEventLoopGroup(numberOfThreads: 1), clients: [:])
      }
      if let client = running.clients[proxy] { return client }
      let client = HTTPClient(
        eventLoopGroup: running.group, configuration: configuration(through: proxy))
      running.clients[proxy] = client
      state = .running(running)
      return client
    }
  }

  /// Ends what is under way and waits until all is let go.
  ///
  /// Any number of times.
  func close() async {
    guard case .running(let running) = takeState() else { return }
    await Self.end(running)
  }

  /// The clients first: they need the thread to end.
  private static func end(_ running: Running) async {
    for client in running.clients.values {
      // It fails only where it was closed before, which nobody else does.
      try? await client.shutdown()
    }
    try? await running.group.shutdownGracefully()
  }

  private func takeState() -> State {
    state.withLock { state in
      defer { state = .closed }
      return state
    }
  }

  private func configuration(through proxy: ProxyAddress?) -> HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration(
      redirectConfiguration: .disallow,
      timeout: .init(
        connect: TimeAmount(timeouts.connect), read: TimeAmount(timeouts.idle),
        write: TimeAmount(timeouts.idle)),
      proxy: proxy.map(Self.proxy),
      // Bodies are unpacked where their size is watched.
      decompression: .disabled)
    // When to try again is decided by `RetryPolicy`.
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 4
    configuration.connectionPool.idleTimeout = .seconds(30)
    return configuration
  }

  private static func proxy(_ address: ProxyAddress) -> HTTPClient.Configuration.Proxy {
    .server(
      host: address.host, port: address.port,
      authorization: address.user.map {
        .basic(username: $0, password: address.password ?? "")
      })
  }
}

/// How long a connection may take; what a whole attempt may take is its endpoint's affair.
package struct ConnectionTimeouts: Hashable, Sendable {
  /// To look up the name, and to connect.
  package var connect: Duration = .seconds(5)
  /// Between two bytes of an answer.
  package var idle: Duration = .seconds(10)
}

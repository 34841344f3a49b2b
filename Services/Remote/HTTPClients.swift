import AsyncHTTPClient
import Domain
import NIOCore
import NIOPosix
import Synchronization

/// The clients that requests go through, made when the first one is needed: before it there is
/// neither a thread nor a TLS context.
final class HTTPClients: Sendable {
  private struct State {
    /// One thread serves all connections.
    var group: MultiThreadedEventLoopGroup?
    /// A client has one way out: directly, or by a proxy.
    var clients: [ProxyAddress?: HTTPClient] = [:]
    var isClosed = false
  }

  private let timeouts: ConnectionTimeouts
  private let adjust: @Sendable (inout HTTPClient.Configuration) -> Void
  private let state = Mutex(State())

  /// - Parameters:
  ///   - timeouts: how long a connection may take.
  ///   - adjust: has a test trust an authority of its own. The program changes nothing: no setting and no
  ///     variable adds an authority to the system's.
  init(
    timeouts: ConnectionTimeouts,
    adjust: @escaping @Sendable (inout HTTPClient.Configuration) -> Void = { _ in }
  ) {
    self.timeouts = timeouts
    self.adjust = adjust
  }

  // A client that is let go without having been closed stops a debug build.
  deinit {
    let state = closed()
    if state.group != nil { Task { await Self.end(state) } }
  }

  /// The client for a way out; nil after `close()`.
  func client(through proxy: ProxyAddress?) -> HTTPClient? {
    state.withLock { state in
      if state.isClosed { return nil }
      if let client = state.clients[proxy] { return client }
      let group = state.group ?? MultiThreadedEventLoopGroup(numberOfThreads: 1)
      let client = HTTPClient(
        eventLoopGroup: group, configuration: configuration(through: proxy))
      state.group = group
      state.clients[proxy] = client
      return client
    }
  }

  /// Ends what is under way and waits until all is let go.
  ///
  /// Any number of times.
  func close() async {
    await Self.end(closed())
  }

  /// The clients first: they need the thread to end.
  private static func end(_ state: State) async {
    for client in state.clients.values {
      // It fails only where it was closed before, which nobody else does.
      try? await client.shutdown()
    }
    try? await state.group?.shutdownGracefully()
  }

  /// What there was to be ended.
  private func closed() -> State {
    state.withLock { state in
      defer { state = State(isClosed: true) }
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
    adjust(&configuration)
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

/// How long a connection may take; an endpoint says how long a whole attempt may take.
package struct ConnectionTimeouts: Hashable, Sendable {
  /// To look up the name, and to connect.
  package var connect: Duration = .seconds(5)
  /// Between two bytes of an answer.
  package var idle: Duration = .seconds(10)
}

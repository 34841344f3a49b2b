import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix

/// A server on loopback that answers like the services, with made-up data, and with faults on
/// demand.
///
/// Its answers depend on its parameters and on the day it was started, and on nothing else. It runs
/// until it is stopped or nobody holds it.
package final class StubServer: Sendable {
  package let port: Int
  private let key: String
  private let state: StubState
  private let channel: any Channel
  /// The one thread that serves every connection.
  ///
  /// When it ends, they are closed.
  private let group: MultiThreadedEventLoopGroup

  /// Starts a server, which listens on 127.0.0.1 when this returns.
  ///
  /// - Parameters:
  ///   - port: the port; 0 takes one that is free.
  ///   - key: the key that articles are asked for with.
  ///   - cityCount: the number of good rows in the city list; some bad ones are mixed in.
  /// - Throws: NIO's errors if the port is taken.
  package static func start(
    port: Int = 0, key: String = "stub-key", cityCount: Int = 400
  ) async throws -> StubServer {
    let services = StubServices(key: key, cityCount: cityCount)
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let bootstrap = ServerBootstrap(group: group)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          services.state.noteConnection()
          let pipeline = channel.pipeline.syncOperations
          try pipeline.configureHTTPServerPipeline()
          try pipeline.addHandler(StubConnection(services))
        }
      }
    do {
      let channel = try await bootstrap.bind(host: "127.0.0.1", port: port).get()
      return StubServer(channel, key, services.state, group)
    } catch {
      try await group.shutdownGracefully()
      throw error
    }
  }

  private init(
    _ channel: any Channel, _ key: String, _ state: StubState, _ group: MultiThreadedEventLoopGroup
  ) {
    port = channel.localAddress?.port ?? 0
    (self.channel, self.key, self.state, self.group) = (channel, key, state, group)
  }

  deinit { group.shutdownGracefully { _ in } }

  /// The address that the services' addresses begin with.
  package var base: String { "http://127.0.0.1:\(port)" }

  /// The description of the tiles (TileJSON).
  ///
  /// It is not among ``addresses``: most tests want the map that the program embeds.
  package var tiles: String { Self.tiles(port: port) }

  package static func tiles(port: Int) -> String { "http://127.0.0.1:\(port)/tiles/town.json" }

  /// The environment that points catalejo at this server.
  package var addresses: [String: String] { Self.addresses(port: port, key: key) }

  /// The environment that would point catalejo at a server with this port and key.
  package static func addresses(port: Int, key: String) -> [String: String] {
    let base = "http://127.0.0.1:\(port)"
    var addresses = [
      "CATALEJO_CITIES_URL": "\(base)/cities.json",
      "CATALEJO_PEOPLE_URL": "\(base)/people/",
      "CATALEJO_POKEAPI_URL": "\(base)/pokeapi/v2/",
      "CATALEJO_SPRITES_URL": "\(base)/pictures/sprites/",
      "CATALEJO_NYT_URL": "\(base)/nyt/svc/mostpopular/v2/",
      "CATALEJO_NYT_API_KEY": key,
    ]
    for service in StubServices.plain {
      addresses["CATALEJO_\(service.name.uppercased())_URL"] = "\(base)/\(service.name)/"
    }
    addresses["CATALEJO_WIKIPEDIA_URL"] = "\(base)/wikipedia/{lang}/w/api.php"
    return addresses
  }

  /// Sets a fault for the answers of an endpoint, from the next request on.
  ///
  /// - Parameters:
  ///   - fault: the fault; `nil` removes it.
  ///   - endpoint: the endpoint whose answers have it.
  ///   - times: the number of requests that meet it; `nil` sets no limit.
  package func set(_ fault: StubFault?, for endpoint: StubEndpoint, times: Int? = nil) {
    state.set(fault.map { ($0, times) }, for: endpoint)
  }

  /// Sets a fault by its written form, as `PUT /faults/{endpoint}` does: `people`,
  /// `status=500,times=2`.
  ///
  /// - Throws: `unknownEndpoint`, `unknownFault`
  package func set(_ fault: String, for endpoint: String) throws(StubError) {
    try state.set(fault, for: endpoint)
  }

  /// The requests that arrived, in order, without those for the stub's own controls.
  package var requests: [StubRequest] { state.requests }

  /// The number of connections that were made.
  package var connectionCount: Int { state.connectionCount }

  /// Empties the record of requests.
  package func forgetRequests() { state.forgetRequests() }

  /// Closes every connection, and returns when the port is free.
  ///
  /// A second call only waits for that.
  package func stop() async {
    // The caller can do nothing about an error here.
    try? await group.shutdownGracefully()
  }

  /// Returns when the server has ended.
  package func wait() async throws { try await channel.closeFuture.get() }
}

/// The reason why the stub can't do what it was told.
package enum StubError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownFault(String)
  case unknownEndpoint(String)

  package var description: String {
    switch self {
    case .unknownFault(let text):
      "no such fault: \(text); there are \(StubFault.forms.joined(separator: " "))"
        + ", each with ,times=N"
    case .unknownEndpoint(let name):
      "no such endpoint: \(name); there are "
        + StubEndpoint.allCases.map(\.rawValue).joined(separator: " ") + " all"
    }
  }
}

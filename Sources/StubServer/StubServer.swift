import Foundation
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// A server on loopback that speaks the services' languages, with made-up data and faults on
/// demand.
///
/// What it answers depends on nothing but its parameters and the day it was started on. It runs
/// until it is stopped or nobody holds it.
package final class StubServer: Sendable {
  package let port: Int
  private let key: String
  private let state: StubState
  private let connections: StubConnections
  private let running: Task<Void, Never>

  /// Starts a server, which listens on 127.0.0.1 when this returns.
  ///
  /// - Parameters:
  ///   - port: 0 for one that is free.
  ///   - key: what articles are asked for with.
  ///   - cityCount: good rows in the city list; some bad ones are mixed in.
  /// - Throws: NIO's errors where the port is taken.
  package static func start(
    port: Int = 0, key: String = "stub-key", cityCount: Int = 400
  ) async throws -> StubServer {
    let routes = StubServices.routes(key: key, cityCount: cityCount, today: Date())
    let (state, connections) = (StubState(), StubConnections())
    let (ports, listening) = AsyncThrowingStream.makeStream(of: Int.self)
    let application = Application(
      responder: CallbackResponder<StubContext> { request, context in
        try await response(to: request, on: context.channel, state, routes)
      },
      server: HTTPServerBuilder {
        StubChannel(http: HTTP1Channel(responder: $0), connections: connections)
      },
      configuration: ApplicationConfiguration(
        address: .hostname("127.0.0.1", port: port), serverName: "catalejo-stub"),
      onServerRunning: { channel in
        if let port = channel.localAddress?.port { listening.yield(port) }
      },
      logger: Logger(label: "catalejo-stub", factory: { _ in SwiftLogNoOpLogHandler() }))
    let running = Task {
      do {
        try await application.run()
        listening.finish()
      } catch {
        // Before it listens, its caller wants to know; afterwards it is the end of being stopped.
        listening.finish(throwing: error)
      }
    }
    for try await port in ports {
      return StubServer(port, key, state, connections, running)
    }
    throw StubError.notStarted
  }

  private init(
    _ port: Int, _ key: String, _ state: StubState, _ connections: StubConnections,
    _ running: Task<Void, Never>
  ) {
    (self.port, self.key, self.state) = (port, key, state)
    (self.connections, self.running) = (connections, running)
  }

  deinit { end() }

  /// Controls, faults, then the services.
  private static func response(
    to request: Request, on channel: any Channel, _ state: StubState, _ routes: [StubRoute]
  ) async throws -> Response {
    let segments = StubRequest.segments(of: request)
    if let control = try await state.control(request, segments) { return control.response() }
    let route = routes.first { segments.starts(with: $0.path) }
    let noted = StubRequest(request, segments, route?.endpoint)
    let fault = state.note(noted)
    guard request.method == .get else {
      return StubAnswer.text("Method Not Allowed", status: 405).response()
    }
    guard let route else { return StubAnswer.notFound.response() }
    let answer = route.answer(Array(segments.dropFirst(route.path.count)), noted)
    guard let fault, let endpoint = noted.endpoint else { return answer.response(to: noted) }
    return try await FaultyResponse(
      endpoint: endpoint, request: noted, answer: answer, channel: channel
    ).response(fault)
  }

  package var base: String { "http://127.0.0.1:\(port)" }

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

  /// Sets what goes wrong with the answers of an endpoint, from the next request on.
  ///
  /// - Parameters:
  ///   - fault: nil for nothing.
  ///   - endpoint: whose answers it is in.
  ///   - times: how many requests meet it; nil for all.
  package func set(_ fault: StubFault?, for endpoint: StubEndpoint, times: Int? = nil) {
    state.set(fault.map { ($0, times) }, for: endpoint)
  }

  /// Sets faults by their written form, as `PUT /faults/{endpoint}` does: `people`,
  /// `status=500,times=2`.
  ///
  /// - Throws: `unknownEndpoint`, `unknownFault`
  package func set(_ fault: String, for endpoint: String) throws(StubError) {
    try state.set(fault, for: endpoint)
  }

  /// The requests that arrived, in order; those of the stub's own controls are not among them.
  package var requests: [StubRequest] { state.requests }

  package func forgetRequests() { state.forgetRequests() }

  /// Closes every connection, and returns when the port is free.
  ///
  /// A second call only waits.
  package func stop() async {
    end()
    await wait()
  }

  /// Returns when it has ended.
  package func wait() async { await running.value }

  private func end() {
    running.cancel()
    connections.end()
  }
}

/// Why the stub cannot do what it was told.
package enum StubError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownFault(String)
  case unknownEndpoint(String)
  /// The server ended before it listened.
  case notStarted

  package var description: String {
    switch self {
    case .unknownFault(let text):
      "no such fault: \(text); there are \(StubFault.forms.joined(separator: " "))"
        + ", each with ,times=N"
    case .unknownEndpoint(let name):
      "no such endpoint: \(name); there are "
        + StubEndpoint.allCases.map(\.rawValue).joined(separator: " ") + " all"
    case .notStarted: "the stub did not start"
    }
  }
}

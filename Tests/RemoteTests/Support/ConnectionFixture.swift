import Catalog
import Domain
import StubServer
import Synchronization
import TestSupport

@testable import Remote

/// A connection to a stub, and what is seen from outside.
struct Wire {
  let server: StubServer
  let connectivity = RecordingConnectivity()
  let progress = RecordingProgress()
  let sink = RecordingSink()
  let pauses: Pauses
  let connection: HTTPConnection

  static let people = Endpoint(.people, query: [.init("results", "3")])
  static let key = "k3y-of-the-stub"
  /// So long that a busy machine does not reach them.
  static let timeouts = ConnectionTimeouts(connect: .seconds(60), idle: .seconds(60))

  /// Starts a server; ends both when the body returns.
  static func with<Answer>(
    key: String? = Wire.key, timeouts: ConnectionTimeouts = Wire.timeouts,
    addresses: [RemoteService: String] = [:], environment: [String: String] = [:],
    _ body: (Wire) async throws -> Answer
  ) async throws -> Answer {
    let server = try await StubServer.start(key: Wire.key)
    let wire = Wire(server, key, timeouts, addresses, environment)
    let result: Result<Answer, any Error>
    do {
      result = .success(try await body(wire))
    } catch {
      result = .failure(error)
    }
    await wire.connection.shutdown()
    await server.stop()
    return try result.get()
  }

  private init(
    _ server: StubServer, _ key: String?, _ timeouts: ConnectionTimeouts,
    _ addresses: [RemoteService: String], _ environment: [String: String]
  ) {
    let pauses = Pauses()
    self.server = server
    self.pauses = pauses
    var all: [RemoteService: String] = [
      .cities: "\(server.base)/cities.json", .people: "\(server.base)/people/",
      .pokeapi: "\(server.base)/pokeapi/v2/", .nyt: "\(server.base)/nyt/svc/mostpopular/v2/",
      .wikipedia: "\(server.base)/wikipedia/{lang}/w/api.php",
    ]
    all.merge(addresses) { $1 }
    var retries = RetryPolicy()
    retries.random = { 1 }
    retries.pause = { pauses.record($0) }
    connection = HTTPConnection(
      to: ServiceAddresses(all), keys: key.map { [.nyt: $0] } ?? [:], connectivity: connectivity,
      progress: progress,
      log: DebugLog(to: sink) { _ in }, userAgent: UserAgent.text(version: "1.2.3"),
      environment: environment, timeouts: timeouts, retries: retries, clock: { 0 })
  }

  /// What getting an endpoint ends with: the number of bytes, or the problem.
  func outcome(of endpoint: Endpoint = Wire.people) async -> Outcome {
    do throws(DataError) {
      switch try await connection.get(endpoint, unless: Validators()) {
      case .body(let bytes, _): return .bytes(bytes.count)
      case .notModified: return .notModified
      }
    } catch {
      guard case .service(endpoint.service, let problem) = error else { return .other(error) }
      return .problem(problem)
    }
  }

  enum Outcome: Equatable {
    case bytes(Int)
    case notModified
    case problem(ServiceProblem)
    case other(DataError)
  }
}

/// The waits between attempts, which take no time here.
final class Pauses: Sendable {
  private let state = Mutex<[Duration]>([])

  var all: [Duration] { state.withLock { $0 } }

  func record(_ duration: Duration) { state.withLock { $0.append(duration) } }
}

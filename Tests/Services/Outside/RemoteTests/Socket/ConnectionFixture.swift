import Contracts
package import Domain
import StubServer
import Synchronization
package import TestSupport

@testable import Remote

/// A connection to a stub server, and what is seen from outside.
struct ConnectionFixture {
  let server: StubServer
  let connectivity = RecordingConnectivity()
  let progress = Recorder<FetchProgress>()
  let sink = Recorder<[String]>()
  let log: DebugLog
  /// The waits between attempts, which take no time here.
  let pauses = Recorder<Duration>()
  var connection: HTTPConnection

  static let people = Endpoint(.people, query: [.init("results", "3")])
  static let key = "k3y-of-the-stub"
  /// So long that a busy machine does not reach them.
  static let timeouts = ConnectionTimeouts(connect: .seconds(60), idle: .seconds(60))

  /// Starts a server; both end with the last that holds them.
  init(
    key: String? = ConnectionFixture.key, timeouts: ConnectionTimeouts = ConnectionFixture.timeouts,
    addresses: [RemoteService: String] = [:], environment: [String: String] = [:]
  ) async throws {
    server = try await StubServer.start(key: ConnectionFixture.key)
    var all: [RemoteService: String] = [
      .cities: "\(server.base)/cities.json", .people: "\(server.base)/people/",
      .pokeapi: "\(server.base)/pokeapi/v2/", .nyt: "\(server.base)/nyt/svc/mostpopular/v2/",
      .wikipedia: "\(server.base)/wikipedia/{lang}/w/api.php",
    ]
    all.merge(addresses) { $1 }
    var retries = RetryPolicy()
    retries.random = { 1 }
    retries.pause = pauses.record
    log = DebugLog(to: sink) { _ in }
    connection = HTTPConnection(
      to: ServiceAddresses(all), keys: key.map { [.nyt: $0] } ?? [:], connectivity: connectivity,
      progress: progress, log: log, userAgent: UserAgent.text(version: "1.2.3"),
      environment: environment, timeouts: timeouts, retries: retries, clock: { 0 })
  }

  /// What getting an endpoint ends with: the number of bytes, or the problem.
  func outcome(of endpoint: Endpoint = ConnectionFixture.people) async -> Outcome {
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

/// Allows everything, or nothing, and records what it is told.
final class RecordingConnectivity: Connectivity {
  private let state = Mutex<(isOffline: Bool, outcomes: [RequestOutcome])>((false, []))

  var outcomes: [RequestOutcome] { state.withLock { $0.outcomes } }

  var status: ConnectivityStatus { state.withLock { $0.isOffline ? .switchedOff : .online } }

  func changes() -> AsyncStream<ConnectivityStatus> { AsyncStream { $0.finish() } }

  func switchOff(_ isOff: Bool) { state.withLock { $0.isOffline = isOff } }

  func allows(_ peer: NetworkPeer) -> Bool { status == .online }

  func report(_ outcome: RequestOutcome, from peer: NetworkPeer) {
    state.withLock { $0.outcomes.append(outcome) }
  }
}

/// What progress was told.
extension Recorder: ProgressReporting where Element == FetchProgress {
  package func report(_ progress: FetchProgress) { record(progress) }
}

/// What is logged.
extension Recorder: LogSink where Element == [String] {
  package func write(_ lines: [String]) { record(lines) }

  var lines: [String] { all.flatMap(\.self) }
  var text: String { lines.joined(separator: "\n") }
}

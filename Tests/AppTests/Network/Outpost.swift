import Catalog
import Domain
import Foundation
import Glibc
import Local
import PseudoTerminal
import StubServer

/// The real program in a home of its own, with a server for all services.
struct Outpost: Sendable {
  let server: StubServer
  let home: Home

  init() async throws {
    self.init(server: try await StubServer.start(cityCount: 60), home: try Home())
  }

  init(server: StubServer, home: Home) {
    self.server = server
    self.home = home
  }

  /// The same server, and a home where nothing was ever fetched.
  func elsewhere() throws -> Outpost {
    Outpost(server: server, home: try Home())
  }

  /// Has every service answer with what commands terminals.
  func makeHostile(_ kind: StubHostility) {
    for endpoint in StubEndpoint.allCases { server.set(.hostile(kind), for: endpoint) }
  }

  /// Runs the program without a terminal.
  func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) async throws -> ProgramRun {
    try await run(arguments, input: input, environment: environment)
  }

  func run(
    _ arguments: [String], input: String, environment: [String: String] = [:]
  ) async throws -> ProgramRun {
    try await Waiter().run(
      Executables.path("catalejo"), arguments, input: input, self.environment(environment))
  }

  /// Runs the program as somebody for whom the permissions of files count, as they do not for root.
  func runUnprivileged(_ arguments: String...) async throws -> ProgramRun {
    guard getuid() == 0 else { return try await run(arguments, input: "") }
    let withoutOverride = ["--bounding-set=-dac_override", "--inh-caps=-dac_override"]
    return try await Waiter().run(
      "/usr/bin/setpriv", withoutOverride + [Executables.path("catalejo")] + arguments, input: "",
      environment([:]))
  }

  /// Runs the program where no file may grow beyond a size in bytes.
  func runLimited(fileSize: Int, _ arguments: String...) async throws -> ProgramRun {
    try await Waiter().run(
      "/usr/bin/prlimit",
      ["--fsize=\(fileSize)", "--core=0", Executables.path("catalejo")] + arguments, input: "",
      environment([:]))
  }

  private func environment(_ more: [String: String]) -> [String: String] {
    PseudoTerminal.environment(home: home.path, server.addresses.merging(more) { $1 })
  }

  /// Runs the program in a terminal.
  func visit(
    _ arguments: [String], columns: Int = 80, rows: Int = 24, environment: [String: String] = [:]
  ) throws -> Visitor {
    Visitor(
      try PseudoTerminal(
        Executables.path("catalejo"), arguments, environment: self.environment(environment),
        columns: columns, rows: rows))
  }

  /// Runs the program in a terminal, up to its prompt.
  func open(
    _ arguments: [String] = [], columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:]
  ) async throws -> Visitor {
    let visitor = try visit(arguments, columns: columns, rows: rows, environment: environment)
    try await visitor.expect("❯")
    return visitor
  }

  private actor Waiter {
    private let thread = WaitingThread()

    nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    func run(
      _ executable: String, _ arguments: [String], input: String,
      _ environment: [String: String]
    ) throws -> ProgramRun {
      try ProgramRun.run(
        executable, arguments, input: Array(input.utf8), environment: environment)
    }
  }
}

// MARK: - What is stored

extension Outpost {
  var cacheFolder: String { home.path + "/.cache/catalejo" }
  var cachePath: String { cacheFolder + "/cache.sqlite" }
  var logPath: String { home.path + "/.local/state/catalejo/debug.log" }

  /// Makes all that is stored of a catalog so old that it is stale.
  func age(_ catalog: CatalogID) async throws {
    let cache = CacheStore(path: cachePath, clock: { 0 }, warn: { _ in })
    let metadata = await cache.metadata(of: catalog)
    let old = metadata.mapValues {
      CacheMetadata(fetchedAt: 1_600_000_000, validators: $0.validators)
    }
    try await cache.replace([], confirming: old, of: catalog)
  }

  /// The names of the files in the folder of what was fetched.
  var cacheFiles: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: cacheFolder).sorted() }
  }
}

extension ProgramRun {
  /// The answer to `--json`; empty where it is no object.
  var json: [String: Any] {
    get throws {
      let answer = try JSONSerialization.jsonObject(with: Data(standardOutput))
      return answer as? [String: Any] ?? [:]
    }
  }

  /// The rows of a list; none where there is no list.
  var items: [[String: Any]] {
    get throws { try json["items"] as? [[String: Any]] ?? [] }
  }

  /// The lines on standard error.
  var messages: [String] { errors.split(separator: "\n").map(String.init) }

  /// "fresh", "cached" or "embedded", and the number of items.
  var state: String {
    get throws {
      "\(try json["state"] ?? "none") \(try items.count)"
    }
  }
}

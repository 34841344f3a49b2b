import Contracts
import Dispatch
import Domain
import Foundation
import Glibc
import Local
import PseudoTerminal
import StubServer

/// Where tests wait for a program that waits for the server.
///
/// The server answers in this process, on the threads all tasks share: who waited there would wait
/// forever.
@globalActor actor Waiting {
  static let shared = Waiting()

  private let thread = Thread()

  nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  private final class Thread: SerialExecutor {
    private let queue = DispatchQueue(label: "catalejo.tests.waiting")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }
  }
}

/// The real program in a home of its own, with a server for all services.
@Waiting struct Outpost: Sendable {
  nonisolated let server: StubServer
  nonisolated let home = Home()

  init(key: String = "stub-key") async throws {
    server = try await StubServer.start(key: key, cityCount: 60)
  }

  private init(server: StubServer) {
    self.server = server
  }

  /// The same server, and a home where nothing was ever fetched.
  func elsewhere() -> Outpost { Outpost(server: server) }

  /// Has every service answer with what commands terminals.
  func makeHostile(_ kind: StubHostility) {
    for endpoint in StubEndpoint.allCases { server.set(.hostile(kind), for: endpoint) }
  }

  /// Runs the program without a terminal.
  func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try run(arguments, input: input, environment: environment)
  }

  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> ProgramRun {
    try run(Executables.path("catalejo"), arguments, input: input, environment)
  }

  /// Runs the program as somebody for whom the permissions of files count, as they do not for root.
  func runUnprivileged(_ arguments: String...) throws -> ProgramRun {
    guard getuid() == 0 else { return try run(arguments) }
    let withoutOverride = ["--bounding-set=-dac_override", "--inh-caps=-dac_override"]
    return try run(
      "/usr/bin/setpriv", withoutOverride + [Executables.path("catalejo")] + arguments)
  }

  /// Runs the program where no file may grow beyond a size in bytes.
  func runLimited(fileSize: Int, _ arguments: String...) throws -> ProgramRun {
    let limits = ["--fsize=\(fileSize)", "--core=0"]
    return try run("/usr/bin/prlimit", limits + [Executables.path("catalejo")] + arguments)
  }

  /// Runs lines of a shell, in which `catalejo` is the program, in the home.
  func runShell(_ lines: String) throws -> ProgramRun {
    let start = "cd \"$HOME\"; catalejo() { '\(Executables.path("catalejo"))' \"$@\"; }; "
    return try run("/bin/bash", ["-c", start + lines], ["SERVER": server.base])
  }

  private func run(
    _ executable: String, _ arguments: [String], input: String = "", _ more: [String: String] = [:]
  ) throws -> ProgramRun {
    try ProgramRun.run(
      executable, arguments, input: Array(input.utf8), environment: environment(more))
  }

  func environment(_ more: [String: String] = [:]) -> [String: String] {
    PseudoTerminal.environment(home: home.path, server.addresses.merging(more) { $1 })
  }

  /// Runs the program in a terminal, up to its prompt.
  func open(
    _ arguments: [String] = [], by executable: String = Executables.path("catalejo"),
    columns: Int = 80, rows: Int = 24,
    environment: [String: String] = [:], showing text: String? = "❯"
  ) throws -> PseudoTerminal {
    try home.terminal(
      arguments, by: executable, columns: columns, rows: rows,
      environment: server.addresses.merging(environment) { $1 }, showing: text)
  }
}

// MARK: - What is stored

extension Outpost {
  nonisolated var cacheFolder: String { home.path + "/.cache/catalejo" }
  nonisolated var cachePath: String { cacheFolder + "/cache.sqlite" }
  nonisolated var logPath: String { home.path + "/.local/state/catalejo/debug.log" }

  /// Makes all that is stored of a catalog so old that it is stale.
  func age(_ catalog: CatalogID) async throws {
    let cache = CacheStore(path: cachePath, clock: { 0 }, warn: { _ in })
    let old = await cache.metadata(of: catalog).compactMap { key, metadata in
      CatalogPart(key: key).map {
        ($0, CacheMetadata(fetchedAt: 1_600_000_000, validators: metadata.validators))
      }
    }
    try await cache.replace(
      [], confirming: Dictionary(uniqueKeysWithValues: old), of: catalog)
  }

  /// The names of the files in the folder of what was fetched.
  var cacheFiles: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: cacheFolder).sorted() }
  }
}

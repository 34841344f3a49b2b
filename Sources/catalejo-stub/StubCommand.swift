import ArgumentParser
import Foundation
import StubServer

/// The stub as a program.
@main struct StubCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalejo-stub",
    abstract: "Serves made-up answers of all services on loopback, until it is interrupted.",
    discussion: """
      It prints the environment that points catalejo at it. Faults can be changed while it runs: \
      PUT, GET and DELETE /faults/ENDPOINT; GET and DELETE /requests. A fault is one of: \
      \(StubServer.faultForms.joined(separator: ", ")); add ,times=N for the next N requests only.
      """)

  @Option(help: "The port to listen on; 0 for a free one.")
  var port = 0

  @Option(help: "A file to write the port to, when it listens.")
  var portFile: String?

  @Option(help: "The key that articles are asked for with.")
  var key = "stub-key"

  @Option(help: "How many cities the list has.")
  var cities = 400

  @Option(help: "A file to serve as the list of cities.")
  var cityFile: String?

  @Option(help: "What goes wrong from the start: ENDPOINT=FAULT; ENDPOINT may be all.")
  var fault: [String] = []

  @Flag(help: "Only print the environment for a given port.")
  var env = false

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("no such port: \(port)") }
    guard !env || port > 0 else { throw ValidationError("--env needs --port") }
    for text in fault where !text.contains("=") {
      throw ValidationError("not ENDPOINT=FAULT: \(text)")
    }
    guard cities >= 0 else { throw ValidationError("no such number of cities: \(cities)") }
  }

  func run() async throws {
    if env { return try show(StubServer.addresses(port: port, key: key)) }
    let signals = StopSignals()
    let server = try await StubServer.start(
      port: port, key: key, cityCount: cities, cityFile: cityFile.map { URL(filePath: $0) })
    for text in fault {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      try server.set(String(parts[1]), for: String(parts[0]))
    }
    try show(server.addresses)
    if let portFile {
      try Data("\(server.port)\n".utf8).write(to: URL(filePath: portFile), options: .atomic)
    }
    await signals.first()
    await server.stop()
  }

  /// Writes lines for a POSIX shell, at once where stdout is a pipe too.
  private func show(_ environment: [String: String]) throws {
    let lines = environment.sorted { $0.key < $1.key }.map { name, value in
      "export \(name)='\(value.replacing("'", with: "'\\''"))'\n"
    }
    try FileHandle.standardOutput.write(contentsOf: Data(lines.joined().utf8))
  }
}

import ArgumentParser
import Foundation
import StubServer

/// Runs the stub server as a program.
@main struct StubCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalejo-stub",
    abstract: "Serves made-up answers of all services on loopback, until it is interrupted.",
    discussion: """
      It prints the environment that points catalejo at it. Faults can be changed while it runs: \
      PUT, GET and DELETE /faults/ENDPOINT. A fault is one of: \
      \(StubFault.forms.joined(separator: ", ")); add ,times=N for the next N requests only.
      """)

  @Option(help: "The port to listen on; 0 for a free one.")
  var port = 0

  @Option(help: "A file to write the port to, when it listens.")
  var portFile: String?

  @Option(help: "What goes wrong from the start: ENDPOINT=FAULT; ENDPOINT may be all.")
  var fault: [String] = []

  func validate() throws {
    guard (0...65_535).contains(port) else { throw ValidationError("no such port: \(port)") }
    for text in fault where !text.contains("=") {
      throw ValidationError("not ENDPOINT=FAULT: \(text)")
    }
  }

  func run() async throws {
    let server = try await StubServer.start(port: port)
    for text in fault {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      try server.set(String(parts[1]), for: String(parts[0]))
    }
    let variables = server.addresses.merging(["CATALEJO_TILES": server.tiles]) { $1 }
    let lines = variables.sorted { $0.key < $1.key }.map { "export \($0)='\($1)'\n" }
    // The lines are written at once, even if standard output is a pipe.
    try FileHandle.standardOutput.write(contentsOf: Data(lines.joined().utf8))
    if let portFile {
      try Data("\(server.port)\n".utf8).write(to: URL(filePath: portFile), options: .atomic)
    }
    try await server.wait()
  }
}

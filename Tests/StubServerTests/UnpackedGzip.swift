import Foundation

/// What the system's gzip makes of bytes: a judge of its own.
enum UnpackedGzip {
  /// - Returns: the status of `gzip --test`.
  static func status(of bytes: [UInt8]) async throws -> Int32 {
    try await run(["--test"], bytes).status
  }

  static func bytes(of bytes: [UInt8]) async throws -> [UInt8] {
    try await run(["--decompress", "--stdout"], bytes).output
  }

  private static func run(
    _ arguments: [String], _ bytes: [UInt8]
  ) async throws -> (status: Int32, output: [UInt8]) {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "catalejo-\(UUID().uuidString).gz")
    try Data(bytes).write(to: file)
    defer { unlink(file.path) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip"] + arguments
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let content = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, [UInt8](content))
  }
}

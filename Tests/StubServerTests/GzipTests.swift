import Foundation
import TestSupport
import Testing

@testable import StubServer

@Suite(.oneAtATime) struct GzipTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 200_000])
  func storedBlocksUnpackToWhatWentIn(_ count: Int) async throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 31 >> 3) }
    let (status, unpacked) = try gzip("--decompress", Gzip.stored(bytes))
    #expect(status == 0)
    #expect(unpacked == bytes)
  }

  @Test func bombIsWholeGzip() async throws {
    let bytes = Array(GzipBomb.pieces.joined())
    #expect(try gzip("--test", bytes).status == 0)
    #expect(GzipBomb.unpackedBytes > 100 * bytes.count)
  }

  /// What the system's gzip makes of bytes: a judge of its own.
  private func gzip(
    _ task: String, _ bytes: [UInt8]
  ) throws -> (status: Int32, output: [UInt8]) {
    let folder = try TemporaryFolder()
    let file = URL(filePath: folder.path).appending(path: "bytes.gz")
    try Data(bytes).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", task]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let content = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, [UInt8](content))
  }
}

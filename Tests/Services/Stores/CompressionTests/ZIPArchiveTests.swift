import Domain
import Platform
import TestSupport
import Testing

@testable import Compression

@Suite struct ZIPArchiveTests {
  private let folder = TemporaryFolder()

  @Test func anArchiveIsReadFromItsFile() throws {
    let bytes = ZIPFixture.archive([("readme.txt", "Hello", 0), ("PE.txt", "1\tLima\n", 0)])
    let archive = try ZIPArchive(try file(bytes))
    #expect(archive.entries.map(\.name) == ["readme.txt", "PE.txt"])
    #expect(archive.entries.map(\.unpacked) == [5, 7])
    try archive.open(archive.entries[1])
    var text: [UInt8] = []
    #expect(archive.read(into: &text, limit: 100) == 7)
    #expect(archive.read(into: &text, limit: 100) == 0)
    #expect(String(decoding: text, as: UTF8.self) == "1\tLima\n")
  }

  @Test func aCutFileIsBroken() throws {
    let bytes = ZIPFixture.archive([("PE.txt", "1\tLima\n", 0)])
    let cut = try file(Array(bytes.dropLast(30)))
    #expect(throws: FileProblem.brokenArchive) { try ZIPArchive(cut) }
  }

  @Test func whatUnpacksTooFarIsRefused() {
    var bounds = UnpackingBounds(packed: 1 << 20)
    #expect(throws: Never.self) { try bounds.add(1 << 32, path: "a") }
    let problem = DataError.malformed(path: "a", reason: .unpacksTooFar(times: 200))
    #expect(throws: problem) { try bounds.add(1 << 20, path: "a") }
  }

  private func file(_ bytes: [UInt8]) throws -> FileDescriptor {
    let file = try FileDescriptor.open(folder.file("a.zip"), [.readWrite, .create, .truncate])
    try file.write(bytes.span.bytes)
    return file
  }
}

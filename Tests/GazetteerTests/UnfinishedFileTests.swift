import Foundation
import Glibc
import TestSupport
import Testing

@testable import Gazetteer

@Suite struct UnfinishedFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("list")
  }

  /// Whether files without a name can be had where the tests write.
  private static var canBeNameless: Bool {
    let folder = FileManager.default.temporaryDirectory.path
    let descriptor = open(folder, 0o20_000_000 | O_DIRECTORY | O_RDWR, 0o600)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  /// So nothing is left of it wherever the program is ended.
  @Test(.enabled(if: canBeNameless)) func nothingIsSeenOfItUntilItIsWhole() throws {
    var file = try UnfinishedFile(path)
    #expect(write(file.descriptor, "abc", 3) == 3)
    #expect(folder.names() == [])
    try file.publish()
    #expect(folder.names() == ["list"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "abc")
  }

  @Test func whatIsGivenUpLeavesWhatWasThere() throws {
    try "old".write(toFile: path, atomically: false, encoding: .utf8)
    do {
      let file = try UnfinishedFile(path)
      #expect(write(file.descriptor, "new", 3) == 3)
    }
    #expect(folder.names() == ["list"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }
}

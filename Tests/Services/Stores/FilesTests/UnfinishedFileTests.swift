import Domain
import Files
import Foundation
import Glibc
import Platform
import TestSupport
import Testing

@Suite struct UnfinishedFileTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("list") }

  /// Whether files without a name can be had where the tests write.
  private static var canBeNameless: Bool {
    let folder = FileManager.default.temporaryDirectory.path
    let descriptor = open(folder, 0o20_000_000 | O_DIRECTORY | O_RDWR, 0o600)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  /// So nothing is left of it wherever the program is ended.
  @Test(.enabled(if: canBeNameless)) func nothingIsSeenOfItUntilItIsWhole() throws {
    let file = try UnfinishedFile(path)
    #expect(write(file.descriptor.rawValue, "abc", 3) == 3)
    #expect(folder.names() == [])
    try file.publish(replacing: true)
    #expect(folder.names() == ["list"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "abc")
  }

  @Test func whatIsGivenUpLeavesWhatWasThere() throws {
    try "old".write(toFile: path, atomically: false, encoding: .utf8)
    do {
      let file = try UnfinishedFile(path)
      #expect(write(file.descriptor.rawValue, "new", 3) == 3)
    }
    #expect(folder.names() == ["list"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }

  @Test func whatCameMeanwhileIsNeitherReplacedNorTakenAway() throws {
    do {
      let file = try UnfinishedFile(path)
      try "of another program".write(toFile: path, atomically: false, encoding: .utf8)
      #expect(throws: FileProblem.exists) { try file.publish(replacing: false) }
    }
    #expect(folder.names() == ["list"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "of another program")
  }

  /// What is locked belongs to a program that lives; other names are others'.
  @Test func whatProgramsThatAreNoMoreLeftIsRemoved() throws {
    let names = [".catalejo-abc123", ".catalejo-aB3dE6", ".catalejo-toolong", "list.abc123"]
    for name in names {
      try "".write(toFile: folder.file(name), atomically: false, encoding: .utf8)
    }
    let descriptor = open(folder.file(names[1]), O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    _ = try UnfinishedFile(path)
    #expect(folder.names() == names.dropFirst().sorted())
  }
}

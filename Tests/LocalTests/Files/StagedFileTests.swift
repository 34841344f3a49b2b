import Catalog
import Domain
import Glibc
import TestSupport
import Testing

@testable import Local

@Suite struct StagedFileTests {
  private let folder: TemporaryFolder
  private let target: String
  private let name: String

  init() throws {
    folder = try TemporaryFolder()
    target = folder.file("target")
    name = folder.file("staged")
    try TestFiles.write("new", to: name)
  }

  private func taken() throws -> StagedFile {
    let file = StagedFile(target: target, name: Array(name.utf8CString))
    try file.keepWhatWasThere()
    try file.take()
    #expect(try TestFiles.bytes(of: target) == Array("new".utf8))
    return file
  }

  @Test func whatWasThereIsPutBack() throws {
    try TestFiles.write("old", to: target)
    let file = try taken()
    file.putBack()
    file.discard()
    #expect(try TestFiles.bytes(of: target) == Array("old".utf8))
    #expect(folder.names() == ["target"])
  }

  @Test func whatWasNotThereIsNotThereAgain() throws {
    let file = try taken()
    file.putBack()
    file.discard()
    #expect(folder.names() == [])
  }

  @Test func whereTheLastCantTakeItsPlaceAllStayAsTheyWere() throws {
    unlink(name)
    let new = folder.file("new")
    let other = folder.file("other")
    try TestFiles.write("old", to: target)
    try TestFiles.write("older", to: other)
    #expect(throws: DataError.unwritable(path: other, reason: .isFolder)) {
      try FileWriter.replace([Document(target, [1]), Document(new, [2]), Document(other, [3])]) {
        (file) throws(Local.SystemError) in
        guard file.target != other else { throw Local.SystemError(code: EISDIR) }
        try file.take()
      }
    }
    #expect(try TestFiles.bytes(of: target) == Array("old".utf8))
    #expect(try TestFiles.bytes(of: other) == Array("older".utf8))
    #expect(folder.names() == ["other", "target"])
  }
}

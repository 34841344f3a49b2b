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

  @Test func whereTheLastCantTakeItsPlaceAllStayAsTheyWere() throws {
    unlink(name)
    let new = folder.file("new")
    let other = folder.file("other")
    try TestFiles.write("old", to: target)
    try TestFiles.write("older", to: other)
    #expect(throws: DataError.unwritable(path: other, reason: .isFolder)) {
      let documents = [Document(target, [1]), Document(new, [2]), Document(other, [3])]
      try FileWriter.write(documents, replacing: true) {
        (file, _) throws(FileProblem) in
        guard file.target != other else { throw .isFolder }
        try file.take(replacing: true)
      }
    }
    #expect(try TestFiles.bytes(of: target) == Array("old".utf8))
    #expect(try TestFiles.bytes(of: other) == Array("older".utf8))
    #expect(folder.names() == ["other", "target"])
  }

  @Test func whatCameMeanwhileIsNeitherReplacedNorTakenAway() throws {
    let file = StagedFile(target: target, name: Array(name.utf8CString))
    try TestFiles.write("of another program", to: target)
    #expect(throws: FileProblem.exists) { try file.take(replacing: false) }
    file.putBack(wasTaken: false)
    file.discard()
    #expect(try TestFiles.bytes(of: target) == Array("of another program".utf8))
    #expect(folder.names() == ["target"])
  }
}

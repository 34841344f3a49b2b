import Domain
import Files
import Glibc
import TestSupport
import Testing

@Suite struct PrivateFolderTests {
  private let folder = TemporaryFolder()

  @Test(arguments: ["a/b/c", "a/b/c/", "a//b/c"])
  func makesMissingParents(_ path: String) throws {
    try PrivateFolder.create(folder.file(path))
    let modes = ["a", "a/b", "a/b/c"].map { TestFiles.mode(of: folder.file($0)) }
    #expect(modes == ["700", "700", "700"])
  }

  @Test func leavesWhatIsThereAsItIs() throws {
    mkdir(folder.file("a"), 0o755)
    chmod(folder.file("a"), 0o755)
    try PrivateFolder.create(folder.file("a/b"))
    try PrivateFolder.create(folder.file("a/b"))
    #expect(TestFiles.mode(of: folder.file("a")) == "755")
    #expect(TestFiles.mode(of: folder.file("a/b")) == "700")
  }

  @Test func saysWhichFolderCannotBeMade() throws {
    try TestFiles.write("", to: folder.file("file"))
    let file = folder.file("file")
    #expect(throws: DataError.unwritable(path: file, reason: .notAFolder)) {
      try PrivateFolder.create(file + "/a/b")
    }
    #expect(throws: DataError.unwritable(path: file, reason: .notAFolder)) {
      try PrivateFolder.create(file)
    }
    let link = folder.file("link")
    symlink(folder.file("nothing"), link)
    #expect(throws: DataError.unwritable(path: link, reason: .notAFolder)) {
      try PrivateFolder.create(link)
    }
    #expect(throws: DataError.unwritable(path: "/proc/a", reason: .missing)) {
      try PrivateFolder.create("/proc/a/b")
    }
  }
}

import Contracts
import Domain
import Glibc
import Local
import TestSupport
import Testing

@Suite struct HomePathTests {
  @Test(
    arguments: [
      ("~", "/home/ana"), ("~/", "/home/ana/"), ("~/a b.json", "/home/ana/a b.json"),
      ("a~", "a~"), ("./~/a", "./~/a"), ("/~", "/~"), ("", ""),
      ("~no such user/a", "~no such user/a"),
    ])
  func aTildeAtTheStartIsAHome(_ path: String, _ expanded: String) {
    #expect(HomePath.expanded(path, home: "/home/ana") == expanded)
  }

  @Test func aUserHasAHomeToo() throws {
    let root = try #require(getpwnam("root")).pointee
    let home = String(cString: root.pw_dir)
    #expect(HomePath.expanded("~root/a", home: "/home/ana") == home + "/a")
    #expect(HomePath.expanded("~root", home: nil) == home)
  }

  @Test func noHomeLeavesItAsItIs() {
    #expect(HomePath.expanded("~/a", home: nil) == "~/a")
    #expect(HomePath.expanded("~/a", home: "/") == "/a")
  }

  @Test func whatIsTypedAtAPromptIsReadAndWrittenAtHome() async throws {
    let folder = TemporaryFolder()
    let documents = FileDocuments(
      expanding: { HomePath.expanded($0, home: folder.path) }, output: { _ in })
    try await documents.write([1], to: "~/a", replacing: false)
    #expect(try await documents.read("~/a") == [1])
    #expect(await documents.isFolder("~"))
    #expect(folder.names() == ["a"])
  }
}

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

@Suite struct FileProblemTests {
  @Test(arguments: [
    (ENOENT, FileProblem.missing), (EACCES, .denied), (EPERM, .denied), (ENOSPC, .noSpace),
    (EDQUOT, .noSpace), (ENOTDIR, .notAFolder), (EISDIR, .isFolder),
    (EIO, .system("Input/output error")),
  ])
  func aCodeIsAProblemOrKeepsTheSystemsWords(_ code: Int32, _ problem: FileProblem) {
    #expect(FileProblem(code: code) == problem)
  }
}

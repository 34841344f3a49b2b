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

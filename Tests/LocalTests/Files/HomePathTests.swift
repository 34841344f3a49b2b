import Catalog
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
    let folder = try TemporaryFolder()
    let documents = FileDocuments(
      expanding: { HomePath.expanded($0, home: folder.path) }, output: { _ in })
    try await documents.write([1], to: "~/a", replacing: false)
    try await documents.write([Document("~/b", [2])], replacing: false)
    #expect(try await documents.read("~/a") == [1])
    #expect(await documents.isFolder("~"))
    #expect(folder.names() == ["a", "b"])
    await #expect(throws: DataError.unwritable(path: folder.file("a"), reason: .exists)) {
      try await documents.write([5], to: "~/a", replacing: false)
    }
  }
}

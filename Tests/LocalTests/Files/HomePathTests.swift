import Catalog
import CatalogMocks
import Domain
import Glibc
import Local
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
    let files = InMemoryDocumentDataManager(["/h/a": [1], "/h/f/b": [2]])
    let documents = HomeDocuments(files, home: "/h")
    #expect(try await documents.read("~/a") == [1])
    #expect(await documents.isFolder("~/f"))
    try await documents.write([3], to: "~/c", replacing: false)
    try await documents.write([Document("~/d", [4])], replacing: false)
    #expect(await files.files == ["/h/a": [1], "/h/f/b": [2], "/h/c": [3], "/h/d": [4]])
    await #expect(throws: DataError.unwritable(path: "/h/a", reason: .exists)) {
      try await documents.write([5], to: "~/a", replacing: false)
    }
  }
}

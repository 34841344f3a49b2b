import Catalog
import CatalogMocks
import Domain
import Testing

@Suite struct InMemoryDocumentTests {
  @Test func readsWhatItWrote() async throws {
    let documents = InMemoryDocumentDataManager(["a": [1]])
    #expect(try await documents.read("a") == [1])
    try await documents.write([2, 3], to: "a")
    try await documents.write([], to: "b")
    #expect(await documents.files == ["a": [2, 3], "b": []])
  }

  @Test func hasFoldersAndWritesSeveral() async throws {
    let documents = InMemoryDocumentDataManager(["a/b": [1]])
    #expect(await documents.isFolder("a"))
    #expect(await !documents.isFolder("a/b"))
    try await documents.write([Document("c", [2]), Document("d", [3])])
    #expect(await documents.files == ["a/b": [1], "c": [2], "d": [3]])
  }

  @Test func failsAsFilesDo() async {
    let documents = InMemoryDocumentDataManager(isWritable: false)
    let missing = DataError.unreadable(path: "a", reason: .missing)
    await #expect(throws: missing) { _ = try await documents.read("a") }
    let denied = DataError.unwritable(path: "a", reason: .denied)
    await #expect(throws: denied) { try await documents.write([1], to: "a") }
    #expect(await documents.files == [:])
  }
}

import Catalog
import CatalogMocks
import Domain
import Testing

@Suite struct InMemoryDocumentTests {
  @Test func readsWhatItWrote() async throws {
    let documents = InMemoryDocumentDataManager(["a": [1]])
    #expect(try await documents.read("a") == [1])
    try await documents.write([2, 3], to: "a", replacing: true)
    try await documents.write([], to: "b", replacing: false)
    #expect(await documents.files == ["a": [2, 3], "b": []])
  }

  @Test func hasFoldersAndWritesSeveral() async throws {
    let documents = InMemoryDocumentDataManager(["a/b": [1]])
    #expect(await documents.isFolder("a"))
    #expect(await !documents.isFolder("a/b"))
    try await documents.write([Document("c", [2]), Document("d", [3])], replacing: false)
    #expect(await documents.files == ["a/b": [1], "c": [2], "d": [3]])
  }

  @Test func failsAsFilesDo() async {
    let documents = InMemoryDocumentDataManager(isWritable: false)
    let missing = DataError.unreadable(path: "a", reason: .missing)
    await #expect(throws: missing) { _ = try await documents.read("a") }
    let full = InMemoryDocumentDataManager(["a": [1]])
    await #expect(throws: DataError.unwritable(path: "a", reason: .exists)) {
      try await full.write([Document("b", [2]), Document("a", [2])], replacing: false)
    }
    #expect(await full.files == ["a": [1]])
    let denied = DataError.unwritable(path: "a", reason: .denied)
    await #expect(throws: denied) { try await documents.write([1], to: "a", replacing: true) }
    #expect(await documents.files == [:])
  }
}

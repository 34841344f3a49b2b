import Catalog
import CatalogMocks
import Domain
import Local
import TestSupport
import Testing

/// What every `DocumentDataManager` does.
@Suite struct DocumentsCompatibilityTests {
  private let folder: TemporaryFolder
  private let (first, second): (String, String)

  init() throws {
    folder = try TemporaryFolder()
    (first, second) = (folder.file("first.json"), folder.file("second.json"))
  }

  enum Kind: CaseIterable {
    case inMemory, files

    var documents: any DocumentDataManager {
      switch self {
      case .inMemory: InMemoryDocumentDataManager()
      case .files: FileDocuments(output: { _ in })
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func readsWhatItWroteLast(_ kind: Kind) async throws {
    let documents = kind.documents
    await #expect(throws: DataError.unreadable(path: first, reason: .missing)) {
      try await documents.read(first)
    }
    for bytes in [[1, 0, 255], [], [UInt8](repeating: 7, count: 70_000)] {
      try await documents.write(bytes, to: first, replacing: true)
      #expect(try await documents.read(first) == bytes)
    }
  }

  @Test(arguments: Kind.allCases)
  func whatIsThereStaysWhereItIsNotToBeReplaced(_ kind: Kind) async throws {
    let documents = kind.documents
    try await documents.write([1], to: first, replacing: false)
    let exists = DataError.unwritable(path: first, reason: .exists)
    await #expect(throws: exists) { try await documents.write([2], to: first, replacing: false) }
    await #expect(throws: exists) {
      try await documents.write([Document(second, [3]), Document(first, [4])], replacing: false)
    }
    #expect(try await documents.read(first) == [1])
    await #expect(throws: DataError.unreadable(path: second, reason: .missing)) {
      try await documents.read(second)
    }
  }

  @Test(arguments: Kind.allCases)
  func severalAreWritten(_ kind: Kind) async throws {
    let documents = kind.documents
    try await documents.write([1], to: first, replacing: true)
    try await documents.write([Document(first, [2]), Document(second, [3])], replacing: true)
    #expect(try await [documents.read(first), documents.read(second)] == [[2], [3]])
  }

  @Test(arguments: Kind.allCases)
  func tellsFolders(_ kind: Kind) async throws {
    let documents = kind.documents
    try await documents.write([1], to: first, replacing: true)
    #expect(await documents.isFolder(folder.path))
    #expect(await !documents.isFolder(first))
    #expect(await !documents.isFolder(second))
  }
}

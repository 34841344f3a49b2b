import ContractMocks
import Contracts
import Domain
import Glibc
import TestSupport
import Testing

@testable import Local

@Suite(.oneAtATime) struct FileDocumentsTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("export.json") }
  private let documents = FileDocuments(output: { _ in })

  private func expectUnreadable(_ path: String, _ reason: FileProblem) async {
    await #expect(throws: DataError.unreadable(path: path, reason: reason)) {
      _ = try await documents.read(path)
    }
  }

  private func expectUnwritable(_ path: String, _ reason: FileProblem) async {
    await #expect(throws: DataError.unwritable(path: path, reason: reason)) {
      try await documents.write([1, 2, 3], to: path, replacing: true)
    }
  }

  @Test func replacesAFileAndLeavesNothingElse() async throws {
    try TestFiles.write("a longer text that was there", to: path)
    chmod(path, 0o644)
    try await documents.write(Array("new".utf8), to: path, replacing: true)
    #expect(try TestFiles.bytes(of: path) == Array("new".utf8))
    #expect(TestFiles.mode(of: path) == "600")
    #expect(folder.names() == ["export.json"])
  }

  @Test func whatALinkNamesStaysWhereItIsNotToBeReplaced() async throws {
    try TestFiles.write("kept", to: path)
    let link = folder.file("link")
    symlink("export.json", link)
    await #expect(throws: DataError.unwritable(path: link, reason: .exists)) {
      try await documents.write([1], to: link, replacing: false)
    }
    #expect(try TestFiles.bytes(of: path) == Array("kept".utf8))
    #expect(folder.names() == ["export.json", "link"])
  }

  @Test func whereOneOfSeveralCantBeWrittenAllStayAsTheyWere() async throws {
    try TestFiles.write("old", to: path)
    let other = folder.file("other.json")
    mkdir(other, 0o700)
    let new = folder.file("new.json")
    await #expect(throws: DataError.unwritable(path: other, reason: .isFolder)) {
      let all = [Document(path, [1]), Document(new, [2]), Document(other, [3])]
      try await documents.write(all, replacing: true)
    }
    #expect(try TestFiles.bytes(of: path) == Array("old".utf8))
    #expect(folder.names() == ["export.json", "other.json"])
  }

  @Test func aReaderOfTheOldFileKeepsIt() async throws {
    try TestFiles.write("old", to: path)
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    try await documents.write(Array("new".utf8), to: path, replacing: true)
    var bytes = [UInt8](repeating: 0, count: 8)
    let count = read(descriptor, &bytes, 8)
    #expect(Array(bytes.prefix(count)) == Array("old".utf8))
  }

  @Test func writesWhereALinkPoints() async throws {
    let target = folder.file("target.json")
    try TestFiles.write("old", to: target)
    symlink("target.json", path)
    try await documents.write(Array("new".utf8), to: path, replacing: true)
    #expect(try TestFiles.bytes(of: target) == Array("new".utf8))
    #expect(try await documents.read(path) == Array("new".utf8))
    #expect(folder.names() == ["export.json", "target.json"])
  }

  @Test func takesFilesUpToItsLimit() async throws {
    let small = FileDocuments(limit: 5, output: { _ in })
    try TestFiles.write("12345", to: path)
    #expect(try await small.read(path) == Array("12345".utf8))
    try TestFiles.write("123456", to: path)
    await #expect(throws: DataError.unreadable(path: path, reason: .tooLarge(limit: 5))) {
      _ = try await small.read(path)
    }
    // Says that it is empty and is not.
    let growing = "/proc/self/maps"
    await #expect(throws: DataError.unreadable(path: growing, reason: .tooLarge(limit: 5))) {
      _ = try await small.read(growing)
    }
  }

  @Test func refusesToReadWhatIsNoFile() async {
    mkfifo(path, 0o600)
    await expectUnreadable(path, .notAFile)
    await expectUnreadable(folder.path, .isFolder)
    await expectUnreadable("/dev/zero", .notAFile)
    await expectUnreadable(folder.file("missing"), .missing)
    await expectUnreadable("", .missing)
    await expectUnreadable("~/x", .missing)
    await expectUnreadable("/etc/hostname\0.json", .system("Invalid argument"))
    await expectUnreadable("/dev/null/x", .notAFolder)
  }

  @Test func refusesToReplaceWhatIsNoFile() async {
    mkfifo(folder.file("pipe"), 0o600)
    mkdir(folder.file("folder"), 0o700)
    symlink("nowhere", folder.file("link"))
    await expectUnwritable(folder.file("pipe"), .notAFile)
    await expectUnwritable(folder.file("folder"), .isFolder)
    await expectUnwritable(folder.file("folder/"), .isFolder)
    await expectUnwritable(folder.file("link"), .missing)
    await expectUnwritable("/dev/null", .notAFile)
    await expectUnwritable(folder.file("missing/x"), .missing)
    await expectUnwritable("/dev/null/x", .notAFolder)
    await expectUnwritable("/proc/x", .missing)
    await expectUnwritable("", .missing)
    await expectUnwritable(path + "\0x", .system("Invalid argument"))
    #expect(folder.names() == ["folder", "link", "pipe"])
  }

  @Test func respectsPermissions() async throws {
    try TestFiles.write("kept", to: path)
    chmod(path, 0o600)
    chmod(folder.path, 0o555)
    try await Unprivileged.run { () async throws in
      if geteuid() == 0 { await expectUnreadable(path, .denied) }
      await expectUnwritable(folder.file("new.json"), .denied)
    }
    chmod(folder.path, 0o700)
    #expect(try TestFiles.bytes(of: path) == Array("kept".utf8))
    #expect(folder.names() == ["export.json"])
  }

  @Test func readsAndWritesTheStandardStreams() async throws {
    var pair: [Int32] = [-1, -1]
    try #require(pipe(&pair) == 0)
    defer { close(pair[0]) }
    let end = pair[1]
    let streams = FileDocuments(limit: 8, input: pair[0]) { bytes throws(FileProblem) in
      guard write(end, bytes, bytes.count) == bytes.count else { throw FileProblem(code: errno) }
    }
    try await streams.write(Array("12345678".utf8), to: "-", replacing: true)
    close(end)
    #expect(try await streams.read("-") == Array("12345678".utf8))
    // Not by the closed descriptor: another test may have opened a file with its number.
    let broken = FileDocuments { _ throws(FileProblem) in throw FileProblem(code: EBADF) }
    await #expect(throws: DataError.unwritable(path: "-", reason: .system("Bad file descriptor"))) {
      try await broken.write([1], to: "-", replacing: true)
    }
  }
}

/// What every `DocumentDataManager` does.
@Suite struct DocumentsCompatibilityTests {
  private let folder = TemporaryFolder()
  private let (first, second): (String, String)

  init() {
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

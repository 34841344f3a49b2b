import ContractMocks
import Contracts
import Domain
import Glibc
import TestSupport
import Testing

@testable import Pictures

@Suite struct PictureFolderTests {
  private let place = TemporaryFolder()
  private let folder: PictureFolder

  init() {
    folder = PictureFolder(path: place.path, limit: 1_000) { () throws(DataError) in }
  }

  @Test func givesBackWhatItKept() {
    #expect(folder.bytes(of: "https://a.b/1") == nil)
    folder.keep([1, 10, 2, 10], of: "https://a.b/1")
    folder.keep([], of: "https://a.b/2")
    #expect(folder.bytes(of: "https://a.b/1") == [1, 10, 2, 10])
    #expect(folder.bytes(of: "https://a.b/2") == [])
    folder.forget("https://a.b/1")
    #expect(folder.bytes(of: "https://a.b/1") == nil)
  }

  @Test func filesAreTheOwnersOnlyAndNoneIsLeftHalf() throws {
    folder.keep([1], of: "a")
    #expect(place.names().map { "\(place.path)/\($0)" } == [folder.file(of: "a")])
    #expect(TestFiles.mode(of: folder.file(of: "a")) == "600")
  }

  @Test func theFilesThatWereUsedLongestAgoGo() {
    for (index, name) in ["a", "b", "c"].enumerated() {
      folder.keep([UInt8](repeating: 7, count: 300), of: name)
      touch(name, at: 1_000 + index)
    }
    #expect(folder.bytes(of: "a")?.count == 300)
    folder.keep([UInt8](repeating: 7, count: 300), of: "d")
    #expect(["a", "b", "c", "d"].map { folder.bytes(of: $0) != nil } == [true, false, true, true])
  }

  @Test func whatIsLargerThanAllTogetherMayBeIsNotKept() {
    folder.keep([1], of: "a")
    touch("a", at: 1_000)
    folder.keep([UInt8](repeating: 7, count: 2_000), of: "b")
    #expect(place.names() == [])
  }

  @Test func filesOfOthersAreLeftAlone() {
    #expect(creat(place.file("notes.txt"), 0o600) >= 0)
    folder.keep([UInt8](repeating: 7, count: 2_000), of: "b")
    #expect(place.names() == ["notes.txt"])
  }

  @Test(arguments: [
    "", "x", "catalejo picture 1\nb\n1\nx", "catalejo picture 1\na\n2\nx",
    "catalejo picture 1\na\nx\nx", "catalejo picture 1\na", "catalejo picture 2\na\n1\nx",
  ])
  func whatIsNotWholeOrAnothersIsNotThere(contents: String) throws {
    try TestFiles.write(contents, to: folder.file(of: "a"))
    #expect(folder.bytes(of: "a") == nil)
  }

  @Test func aFolderThatCantBeMadeKeepsNothing() {
    let nowhere = PictureFolder(path: place.file("missing"), limit: 1_000) { () throws(DataError) in
      throw .noClipboard
    }
    nowhere.keep([1], of: "a")
    #expect(nowhere.bytes(of: "a") == nil)
    #expect(place.names() == [])
  }

  private func touch(_ name: String, at seconds: Int) {
    let time = timespec(tv_sec: seconds, tv_nsec: 0)
    utimensat(AT_FDCWD, folder.file(of: name), [time, time], 0)
  }
}

/// The picture of a favorite is there though the cache is deleted.
@Suite struct KeptPicturesTests {
  private let place = TemporaryFolder()
  private let address: PictureAddress
  private let reference = Reference(.people, "1")

  init() throws {
    address = .link(try #require(WebLink("https://example.org/1.png")), from: .people)
  }

  private func kept() -> KeptPictures {
    KeptPictures(
      place.path, cache: place.path + "/cache", catalogs: [PicturedCatalog(address: address)]
    ) { () throws(DataError) in }
  }

  private var name: String { PictureFile.name(of: address) }

  @Test func whatIsNotFetchedYetIsKeptWhenItComes() async throws {
    kept().take([1], of: name)
    #expect(place.names() == [])
    try await kept().keep([reference, Reference(.pokemon, "1")])
    #expect(place.names().count == 1)
    #expect(kept().bytes(of: name) == nil)
    kept().take(PNGFixture.square, of: name)
    #expect(kept().bytes(of: name) == PNGFixture.square)
    // Nothing is asked for that is kept.
    let http = MockHTTPDataManager([:])
    let file = try await PictureFile.fetch(address, http, nil, kept: kept())
    #expect(file.bytes == PNGFixture.square)
  }

  @Test func whatWasFetchedIsCopied() async throws {
    let cache = TemporaryFolder()
    PictureFolder(path: cache.path, limit: .max, prepare: {}).keep([1, 2], of: name)
    let kept = KeptPictures(
      place.path, cache: cache.path, catalogs: [PicturedCatalog(address: address)], prepare: {})
    try await kept.keep([reference])
    #expect(kept.bytes(of: name) == [1, 2])
    kept.take([3], of: name)
    #expect(kept.bytes(of: name) == [1, 2])
  }
}

/// People who all have one picture.
private struct PicturedCatalog: SummaryDataManager {
  let catalog = CatalogDescription.people
  let address: PictureAddress

  func row(_ id: String) async throws(DataError) -> ListRow? {
    ListRow(
      reference: Reference(.people, id), summary: Summary(title: id, picture: address))
  }
}

import Catalog
import CatalogMocks
import Domain
import TestSupport
import Testing

@testable import Pictures

/// The picture of a favorite is there though the cache is deleted.
@Suite struct KeptPicturesTests {
  private let place: TemporaryFolder
  private let address: PictureAddress
  private let reference = Reference(.people, "1")

  init() throws {
    place = try TemporaryFolder()
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
    let cache = try TemporaryFolder()
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

  func entity(
    _ id: String
  ) async throws(DataError) -> (any Entity & Summarizable & Describable)? {
    Person(id: id, address: address)
  }

  private struct Person: Entity, Summarizable, Describable {
    static let catalog = CatalogID.people

    let id: String
    let address: PictureAddress

    var summary: Summary { Summary(title: id, picture: address) }
    var facts: [Fact] { [] }
  }
}

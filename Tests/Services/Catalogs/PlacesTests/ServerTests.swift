import Contracts
import Domain
import Files
import Synchronization
import TestSupport
import Testing

@testable import Places

/// What is asked of the server of dumps, and what becomes of its answers.
@Suite struct ServerTests {
  private let folder = TemporaryFolder()
  private let everything = [
    "dump/allCountries.zip", "dump/alternateNamesV2.zip", "zip/allCountries.zip",
    "dump/featureCodes_en.txt", "dump/admin1CodesASCII.txt", "dump/admin2Codes.txt",
  ]
  private let ofPeru = [
    "dump/PE.zip", "dump/alternatenames/PE.zip", "zip/PE.zip", "dump/featureCodes_en.txt",
    "dump/admin1CodesASCII.txt", "dump/admin2Codes.txt",
  ]

  private func server(_ http: FakeDownloads) -> GeoNamesServer {
    GeoNamesServer(http: http, folder: folder.path + "/data")
  }

  private func fetch(
    _ names: [String], from http: FakeDownloads, unless validators: FileValidators = [:]
  ) async throws -> FetchedDumps {
    try await server(http).fetch(names.map { ($0, validators) }, progress: NoProgress())
  }

  @Test func aCountryHasItsOwnFilesAndTheCodesOfAll() async throws {
    let http = FakeDownloads(ofPeru)
    let fetched = try await fetch(["PE"], from: http)
    #expect(http.asked == ofPeru)
    #expect(fetched.dumps.map(\.name) == ["PE"])
    #expect(
      fetched.dumps[0].files.map(\.content) == [
        .places, .alternateNames, .postalCodes, .features, .regions, .districts,
      ])
    #expect(
      fetched.dumps[0].validators == [
        .places: Validators(etag: "dump/PE.zip"),
        .alternateNames: Validators(etag: "dump/alternatenames/PE.zip"),
        .postalCodes: Validators(etag: "zip/PE.zip"),
      ])
    #expect(fetched.missing == [])
    let names = ofPeru.map { $0.hasPrefix("dump/") ? String($0.dropFirst(5)) : $0 }
    #expect(fetched.dumps[0].files.map { fetched.name(of: $0.path) } == names)
    #expect(
      fetched.name(of: fetched.dumps[0].files[0].path + "/PE.txt") == "PE.zip/PE.txt")
    #expect(fetched.name(of: "/tmp/own.txt") == "/tmp/own.txt")
  }

  @Test func theWholeEarthHasOtherNames() async throws {
    let http = FakeDownloads(everything)
    _ = try await fetch(["all"], from: http)
    #expect(http.asked == everything)
  }

  /// Codes are the same for all: they are asked for once.
  @Test func severalCountriesShareTheCodes() async throws {
    let http = FakeDownloads(ofPeru + ["dump/BO.zip"])
    let fetched = try await fetch(["PE", "BO"], from: http)
    #expect(
      http.asked
        == ofPeru.prefix(3) + ["dump/BO.zip", "dump/alternatenames/BO.zip", "zip/BO.zip"]
        + ofPeru.suffix(3))
    #expect(fetched.dumps.map { $0.files.count } == [6, 1])
    #expect(
      fetched.missing == [
        .init(dump: "BO", content: .alternateNames), .init(dump: "BO", content: .postalCodes),
      ])
  }

  private let held: FileValidators = [
    .places: Validators(etag: "dump/PE.zip"),
    .alternateNames: Validators(etag: "dump/alternatenames/PE.zip"),
    .postalCodes: Validators(etag: "zip/PE.zip"),
  ]

  @Test func nothingIsFetchedOfADumpThatDidNotChange() async throws {
    let http = FakeDownloads(ofPeru)
    let fetched = try await fetch(["PE"], from: http, unless: held)
    #expect(http.asked == Array(ofPeru.prefix(3)))
    #expect(http.received == 0)
    #expect(fetched.unchanged == ["PE"])
    #expect(fetched.dumps == [])
  }

  /// A new file of places is made of all files of a dump.
  @Test func allOfADumpIsFetchedIfOnlyItsPostalCodesChanged() async throws {
    let http = FakeDownloads(ofPeru)
    var held = held
    held[.postalCodes] = Validators(etag: "older")
    let fetched = try await fetch(["PE"], from: http, unless: held)
    #expect(http.asked == ofPeru.prefix(3) + ofPeru.prefix(2) + ofPeru.suffix(3))
    #expect(
      Set(fetched.dumps[0].files.map(\.content)) == [
        .places, .alternateNames, .postalCodes, .features, .regions, .districts,
      ])
    #expect(fetched.dumps[0].validators == self.held)
  }

  /// It is told once, when the dump is added.
  @Test func aFileThatIsStillMissingIsNoNews() async throws {
    let http = FakeDownloads(["dump/PE.zip"])
    var held = held
    (held[.alternateNames], held[.postalCodes]) = (nil, nil)
    let fetched = try await fetch(["PE"], from: http, unless: held)
    #expect(fetched.unchanged == ["PE"])
    #expect(fetched.missing == [])
  }

  @Test func theFileOfPlacesHasToBeThere() async throws {
    let refused = DataError.service(GeoNamesServer.service, .status(404))
    await #expect(throws: refused) { try await fetch(["PE"], from: FakeDownloads([])) }
  }

  @Test func aPageForPeopleIsNoDump() async throws {
    let refused = DataError.service(GeoNamesServer.service, .notJSON)
    for body in ["<!DOCTYPE html>", ""] {
      await #expect(throws: refused) {
        try await fetch(["PE"], from: FakeDownloads(ofPeru, body: body))
      }
    }
  }

  /// The files have no names, and go with what was fetched.
  @Test func nothingIsLeftInTheFolder() async throws {
    let fetched = try await fetch(["PE"], from: FakeDownloads(ofPeru))
    let path = fetched.dumps[0].files[0].path
    #expect(try String(contentsOf: path) == "PK: a dump")
    #expect(folder.names(in: folder.path + "/data") == [])
  }

  @Test func theDiskIsLookedAtFirst() async throws {
    let http = FakeDownloads(ofPeru, length: 1 << 60)
    do {
      _ = try await fetch(["PE"], from: http)
      Issue.record("fetched")
    } catch let DataError.unwritable(path, .tooLittleSpace(needed, _)) {
      #expect(path == folder.path + "/data")
      #expect(needed == 1 << 60)
    }
    #expect(http.received == 0)
  }

  @Test func withoutAHomeThereIsNoPlaceForThem() async throws {
    let server = GeoNamesServer(http: FakeDownloads(ofPeru), folder: nil)
    await #expect(throws: DataError.unwritable(path: "places.sqlite", reason: .noHome)) {
      try await server.fetch([("PE", [:])], progress: NoProgress())
    }
    let file = PlaceArchiveFile(folder: nil, clock: { 0 })
    await #expect(throws: DataError.unwritable(path: "places.sqlite", reason: .noHome)) {
      try await file.remove(["PE"])
    }
  }

  /// A later attempt begins with the first byte again.
  @Test func whatWasCutIsForgotten() async throws {
    let fetched = try await fetch(["PE"], from: FakeDownloads(ofPeru, isCutFirst: true))
    #expect(try String(contentsOf: fetched.dumps[0].files[0].path) == "PK: a dump")
  }
}

extension String {
  fileprivate init(contentsOf path: String) throws {
    self = String(decoding: try FileReader.bytes(of: path, limit: 1 << 10), as: UTF8.self)
  }
}

/// A server that has some files, all of the same text; the tag of each is its path.
private final class FakeDownloads: DownloadDataManager {
  private let paths: Set<String>
  private let body: [UInt8]
  private let length: Int?
  private let isCutFirst: Bool
  private let state = Mutex<(asked: [String], received: Int)>(([], 0))

  init(_ paths: [String], body: String = "PK: a dump", length: Int? = nil, isCutFirst: Bool = false)
  {
    self.paths = Set(paths)
    self.body = Array(body.utf8)
    self.length = length
    self.isCutFirst = isCutFirst
  }

  var asked: [String] { state.withLock { $0.asked } }
  var received: Int { state.withLock { $0.received } }

  func download(
    _ endpoint: Endpoint, to receiver: any BodyReceiving, unless validators: Validators
  ) async throws(DataError) -> Download {
    let path = endpoint.path.joined(separator: "/")
    state.withLock { $0.asked.append(path) }
    guard paths.contains(path) else { throw .service(endpoint.service, .status(404)) }
    if validators.etag == path { return .notModified }
    if isCutFirst {
      try receiver.begin(length: nil)
      let cut = Array("PK, which is longer than the whole".utf8)
      try receiver.receive(cut.span.bytes)
    }
    try receiver.begin(length: length ?? self.body.count)
    let body = body
    try receiver.receive(body.span.bytes)
    state.withLock { $0.received += body.count }
    return .whole(Validators(etag: path))
  }
}

import ContractMocks
import Contracts
import Domain
import Glibc
import TestSupport
import Testing
import TextUI

@testable import Pictures

@Suite(.oneAtATime) struct PictureStoreTests {
  private let size = PictureSize(columns: 4, rows: 2)
  private let link: WebLink
  private let place = TemporaryFolder()

  init() throws {
    link = try #require(WebLink("https://images.example.org/a.png"))
  }

  private var address: PictureAddress { .link(link, from: .people) }

  private var endpoint: Endpoint {
    Endpoint(
      .people, limits: Endpoint.Limits(bytes: 8 << 20, total: .seconds(20)), link: link,
      accept: "image/png, image/jpeg, image/gif, image/webp")
  }

  private func http(_ bodies: [UInt8]...) -> MockHTTPDataManager {
    MockHTTPDataManager([endpoint: bodies.map { .success(.body($0, Validators())) }])
  }

  private func store(
    _ http: any HTTPDataManager, _ searchPath: String, as format: Graphic.Format? = nil,
    limits: ProgramLimits = ProgramLimits()
  ) -> PictureStore {
    PictureStore(
      http, settings: PictureSettings(format), folder: place.path, searchPath: searchPath,
      limits: limits
    ) { () throws(DataError) in }
  }

  /// For the real chafa: how long it may take is not what its tests are about, and a machine may be busy.
  private var patient: ProgramLimits {
    var limits = ProgramLimits()
    limits.time = .seconds(300)
    return limits
  }

  /// What a program that says "ab" makes of any picture.
  private let drawn = Picture(rows: [[Span("ab", colors: CellColors())]])

  @Test func drawsAPictureWithTheRealChafa() async throws {
    let store = store(http(PNGFixture.square), "/usr/local/bin:/usr/bin", limits: patient)
    try #require(store.access == .on, "chafa is a part of the set-up of tests")
    let picture = try await store.picture(address, fitting: size, inPixels: false)
    let reds = picture.rows.map { row in
      row.filter { [$0.colors?.foreground, $0.colors?.background].contains(.rgb(0xFF0000)) }
        .reduce(0) { $0 + $1.text.count }
    }
    #expect(reds == [4, 4])
    #expect(picture.graphic == nil)
  }

  @Test(arguments: [Graphic.Format.kitty, .sixel, .iterm])
  func drawsPixelsWithTheRealChafa(format: Graphic.Format) async throws {
    let store = store(
      http(PNGFixture.square), "/usr/local/bin:/usr/bin", as: format, limits: patient)
    let picture = try await store.picture(address, fitting: size, inPixels: true)
    let graphic = try #require(picture.graphic)
    #expect((picture.rows.count, graphic.format) == (2, format))
    #expect([graphic.columns, graphic.rows] == [size.columns, size.rows])
  }

  @Test func theLargestPictureInPixelsFitsItsLimit() async throws {
    let store = store(
      http(PNGFixture.square), "/usr/local/bin:/usr/bin", as: .kitty, limits: patient)
    let most = PictureSize(columns: 400, rows: 200)
    let picture = try await store.picture(address, fitting: most, inPixels: true)
    let graphic = try #require(picture.graphic)
    #expect([graphic.columns, graphic.rows] == [398, 199])
    #expect(graphic.sequence.utf8.count < 8 << 20)
  }

  @Test func withoutPixelsThereAreCharacters() async throws {
    let chafa = try FakeProgram("[ \"$2\" = symbols ] && echo ab")
    let store = store(http(PNGFixture.square), chafa.folder.path, as: .sixel)
    #expect(try await store.picture(address, fitting: size, inPixels: true) == drawn)
  }

  @Test func aPictureIsFetchedOnceAndDrawnOnceForASize() async throws {
    let chafa = try FakeProgram("echo ab")
    let http = http(PNGFixture.square)
    let first = store(http, chafa.folder.path)
    let pictures = [
      try await first.picture(address, fitting: size, inPixels: false),
      try await first.picture(address, fitting: size, inPixels: true),
      try await store(http, chafa.folder.path).picture(address, fitting: size, inPixels: false),
    ]
    #expect(pictures == [drawn, drawn, drawn])
    #expect(http.calls == [MockHTTPDataManager.Call(endpoint)])
    unlink(chafa.path)
    #expect(try await first.picture(address, fitting: size, inPixels: false) == drawn)
  }

  @Test func spritesAreAskedForBelowTheirAddress() async throws {
    let chafa = try FakeProgram("echo ab")
    let http = MockHTTPDataManager([:])
    await #expect(throws: PictureProblem.unavailable(.service(.sprites, .status(404)))) {
      try await store(http, chafa.folder.path).picture(
        .path(["pokemon", "25.png"], of: .sprites), fitting: size, inPixels: false)
    }
    #expect(http.calls.map(\.endpoint.path) == [["pokemon", "25.png"]])
  }

  @Test func aPictureOnAnotherMachineFailsByTheNameOfThatMachine() async throws {
    let chafa = try FakeProgram("echo ab")
    let link = try #require(WebLink("https://Pictures.example.com:8443/a/1.png"))
    await #expect(
      throws: PictureProblem.unavailableAt(host: "pictures.example.com:8443", .status(404))
    ) {
      try await store(MockHTTPDataManager([:]), chafa.folder.path).picture(
        .link(link, from: .pokeapi), fitting: size, inPixels: false)
    }
  }

  private static let bad: [([UInt8], PictureProblem)] = [
    (Array("<!DOCTYPE html><html></html>".utf8), .notAPicture), ([], .notAPicture),
    (Array("\u{1B}[2J\u{1B}]0;x\u{7}".utf8), .notAPicture),
    (PNGFixture.start(50_000, 50_000), .tooLarge), (PNGFixture.start(0, 1), .tooLarge),
    (PNGFixture.start(8, 8), .failed), (Array(PNGFixture.square.prefix(60)), .failed),
  ]

  @Test(arguments: bad)
  func whatIsNoGoodPictureIsSaidAndNotKept(body: [UInt8], problem: PictureProblem) async {
    let http = http(body, body)
    let store = store(http, "/usr/local/bin:/usr/bin")
    for _ in 1...2 {
      await #expect(throws: problem) {
        try await store.picture(address, fitting: size, inPixels: false)
      }
    }
    #expect(http.calls.count == 2)
    #expect(place.names() == [])
  }

  @Test(arguments: [
    "exit 1", "kill -11 $$", "sleep 1000", "cat /dev/zero", "printf '\\033[2Jab'",
    "printf '\\033]52;c;AAAA\\007'", "printf 'abcde'", "printf 'a\\nb\\nc\\n'", "true",
    "head -c 100000000 /dev/zero | tr '\\0' x",
  ])
  func aProgramThatMisbehavesGivesNoPicture(script: String) async throws {
    let chafa = try FakeProgram(script)
    var limits = ProgramLimits()
    limits.time = .milliseconds(300)
    let store = store(http(PNGFixture.square), chafa.folder.path, limits: limits)
    await #expect(throws: PictureProblem.failed) {
      try await store.picture(address, fitting: size, inPixels: false)
    }
  }

  @Test func withoutChafaOrWithoutAModeNothingIsAsked() async {
    let http = http(PNGFixture.square)
    let without = store(http, place.path)
    #expect(without.access == .noProgram)
    await #expect(throws: PictureProblem.noProgram) {
      try await without.picture(address, fitting: size, inPixels: false)
    }
    let off = PictureStore(http, settings: nil, folder: nil, searchPath: "/usr/bin") {
      () throws(DataError) in
    }
    #expect(off.access == .off)
    #expect(http.calls == [])
  }

  @Test func onlyProgramsOfWholeFoldersAreFound() throws {
    let chafa = try FakeProgram("true")
    let path = chafa.folder.path
    #expect(PictureStore.program(searchPath: "bin:.::/nonexistent:\(path)") == chafa.path)
    let relative = String(repeating: "../", count: 20) + path.dropFirst()
    #expect(PictureStore.program(searchPath: "\(relative):.:") == nil)
    chmod(chafa.path, 0o600)
    #expect(PictureStore.program(searchPath: path) == nil)
  }

  @Test func offlineWhatIsKeptIsShown() async throws {
    let chafa = try FakeProgram("echo ab")
    let name = link.text
    PictureFolder(path: place.path, limit: 1 << 20) { () throws(DataError) in }
      .keep(PNGFixture.square, of: name)
    let offline = MockHTTPDataManager([endpoint: [.failure(.service(.people, .offline))]])
    let store = store(offline, chafa.folder.path)
    let picture = try await store.picture(address, fitting: size, inPixels: false)
    #expect(picture == drawn)
    #expect(offline.calls == [])
  }
}

/// A program in a folder of its own, that does what a test needs.
struct FakeProgram {
  let folder = TemporaryFolder()
  let path: String

  /// - Parameter script: for /bin/sh.
  init(_ script: String, named name: String = "chafa") throws {
    path = folder.file(name)
    try ExecutableScript.write(script, to: path)
  }
}

import Contracts
import Domain
import Geo
import Glibc
import TestSupport
import Testing

@testable import Tiles

@Suite struct PMTilesTests {
  typealias Entry = PMTilesDirectory.Entry

  private let folder = TemporaryFolder()

  /// The four tiles of zoom 1, whose numbers follow the curve from the north-west corner.
  private func id(_ x: Int, _ y: Int) throws -> TileID {
    try #require(TileID(zoom: 1, x: x, y: y))
  }

  private func entry(
    _ id: UInt64, _ run: UInt32, _ offset: UInt64, _ length: UInt32
  ) -> Entry {
    Entry(id: id, run: run, length: length, offset: offset)
  }

  /// A file, and what it answers to a question for its tiles.
  private func outcome(
    _ file: [UInt8], _ id: TileID? = nil
  ) async throws -> Result<[UInt8]?, DataError> {
    let archive = PMTilesArchive(MockByteRanges(file))
    let asked = try id ?? self.id(0, 0)
    do throws(DataError) {
      _ = try await archive.tileSet()
      return .success(try await archive.tile(asked)?.bytes)
    } catch {
      return .failure(error)
    }
  }

  @Test func theCurveIsTheOneOfTheFormat() throws {
    let tiles = [
      (0, 0, 0), (1, 0, 0), (1, 0, 1), (1, 1, 1), (1, 1, 0), (2, 0, 0), (3, 2, 6), (5, 17, 9),
      (14, 8261, 6050),
    ]
    let numbers = try tiles.map {
      try #require(TileID(zoom: $0.0, x: $0.1, y: $0.2)).hilbertNumber
    }
    // The numbers that PyPI's pmtiles gives.
    #expect(numbers == [0, 1, 2, 3, 4, 5, 45, 1213, 317_376_908])
    let last = try #require(TileID(zoom: 22, x: (1 << 22) - 1, y: 0)).hilbertNumber
    #expect(last == ((1 as UInt64) << 46 - 1) / 3 - 1)
    // All tiles of a zoom have numbers of their own, which follow those of the zoom before.
    var all: Set<UInt64> = []
    for x in 0..<32 {
      for y in 0..<32 { all.insert(try #require(TileID(zoom: 5, x: x, y: y)).hilbertNumber) }
    }
    #expect(all == Set(341..<1365))
  }

  @Test(arguments: [UInt8(1), 2])
  func findsTilesInRuns(_ compression: UInt8) async throws {
    var writer = PMTilesWriter(directoryCompression: compression)
    // The second and the third tile have the same bytes, and the fourth follows them.
    writer.root = [entry(1, 1, 0, 2), entry(2, 2, 2, 3), entry(4, 1, 5, 1)]
    writer.tiles = [(0, [1, 2, 3, 4, 5, 6])]
    let archive = PMTilesArchive(MockByteRanges(writer.bytes))
    var found: [[UInt8]?] = []
    for (x, y) in [(0, 0), (0, 1), (1, 1), (1, 0)] {
      found.append(try await archive.tile(id(x, y))?.bytes)
    }
    #expect(found == [[1, 2], [3, 4, 5], [3, 4, 5], [6]])
    let world = try #require(TileID(zoom: 0, x: 0, y: 0))
    #expect(try await archive.tile(world) == nil)
    let deep = try #require(TileID(zoom: 2, x: 0, y: 0))
    #expect(try await archive.tile(deep) == nil)
  }

  @Test func describesItself() async throws {
    var writer = PMTilesWriter(zooms: (2, 15), degrees: [-90, 0, 90, 66.513_260_443])
    writer.metadata =
      #"{"attribution":"<a href='https://x'>&copy; OpenStreetMap</a> contributors"}"#
    writer.root = [entry(0, 1, 0, 1)]
    writer.tiles = [(0, [7])]
    let set = try #require(try await PMTilesArchive(MockByteRanges(writer.bytes)).tileSet())
    #expect(set.source == "a.pmtiles")
    #expect(set.zooms == 2...15)
    #expect(set.attribution == "© OpenStreetMap contributors")
    #expect(set.templates == [])
    let edges = [set.bounds.minX, set.bounds.minY, set.bounds.maxX, set.bounds.maxY]
    #expect(edges.map { ($0 * 1000).rounded() } == [250, 250, 750, 500])
  }

  /// A file of 120 GB, of which nothing is on the disk but what is written here.
  @Test func aTileOfAHugeFileIsFoundInThreeReads() async throws {
    let path = folder.file("planet.pmtiles")
    var writer = PMTilesWriter(directoryCompression: 2)
    writer.leavesOffset = 60_000_000_000
    writer.tilesOffset = 119_000_000_000
    writer.root = [entry(0, 0, 0, 0)]
    let second = PMTilesWriter.directory([entry(3, 1, 999_999_000, 4)])
    let first = PMTilesWriter.directory([
      entry(2, 0, 40_000_000_000, UInt32(Gzip.stored(second).count))
    ])
    writer.root = [entry(0, 0, 0, UInt32(Gzip.stored(first).count))]
    writer.leaves = [
      (0, [entry(2, 0, 40_000_000_000, UInt32(Gzip.stored(second).count))]),
      (40_000_000_000, [entry(3, 1, 999_999_000, 4)]),
    ]
    writer.tiles = [(999_999_000, [1, 2, 3, 4])]
    try TestFiles.write([], to: path)
    let file = open(path, O_WRONLY)
    for (offset, bytes) in writer.pieces {
      #expect(pwrite(file, bytes, bytes.count, off_t(offset)) == bytes.count)
    }
    #expect(ftruncate(file, 120_000_000_000) == 0)
    close(file)

    let source = CountedRanges(try FileByteRanges(path))
    let archive = PMTilesArchive(source)
    #expect(
      try await archive.range(of: id(1, 1)) == 119_999_999_000..<119_999_999_004)
    #expect(source.reads.map(\.lowerBound) == [0, 60_000_000_000, 100_000_000_000])
    #expect(try await archive.tile(id(1, 1))?.bytes == [1, 2, 3, 4])
    // Directories are remembered: one more read has been made.
    #expect(source.reads.count == 4)
  }

  @Test(
    arguments: [
      ([], .empty), (Array("PK\u{3}\u{4}".utf8), .notTiles), (Array("PMTilos".utf8), .notTiles),
      (Array("PM".utf8) + [2, 0, 1], .otherVersion(format: "PMTiles", 2)),
      (Array("PMTiles".utf8) + [4], .otherVersion(format: "PMTiles", 4)),
      (Array("PMTiles".utf8) + [3, 1, 2], .damaged(detail: "the header ends too early")),
      (PMTilesWriter(tileType: 2).bytes, .kind("PNG")),
      (PMTilesWriter(tileType: 3).bytes, .kind("JPEG")),
      (PMTilesWriter(tileType: 4).bytes, .kind("WebP")),
      (PMTilesWriter(tileType: 5).bytes, .kind("AVIF")),
      (PMTilesWriter(tileType: 6).bytes, .kind("MLT")),
      (PMTilesWriter(directoryCompression: 3).bytes, .packing("brotli")),
      (PMTilesWriter(tileCompression: 4).bytes, .packing("zstd")),
      (PMTilesWriter(zooms: (5, 4)).bytes, .damaged(detail: "zooms")),
      (PMTilesWriter().bytes, .empty),
    ] as [([UInt8], TileProblem)])
  func isRefusedByName(_ file: [UInt8], _ problem: TileProblem) async throws {
    #expect(try await outcome(file) == .failure(.tiles(source: "a.pmtiles", problem)))
  }

  /// Whole numbers that no file has: sums of them would overflow.
  @Test func placesThatNoFileHasAreRefused() async throws {
    var writer = PMTilesWriter()
    writer.root = [entry(0, 1, 0, 1)]
    let far = "the header names places that no file has"
    for place in [8, 24, 40, 56] {
      var file = writer.bytes
      file.replaceSubrange(place..<place + 16, with: [UInt8](repeating: 0xFF, count: 16))
      #expect(
        try await outcome(file) == .failure(.tiles(source: "a.pmtiles", .damaged(detail: far))))
    }
    writer.root = [entry(0, 4, .max - 8, 8)]
    #expect(
      try await outcome(writer.bytes)
        == .failure(
          .tiles(
            source: "a.pmtiles",
            .damaged(detail: "a directory names places that no file has"))))
  }

  @Test func directoriesInACircleEnd() async throws {
    var writer = PMTilesWriter()
    let length = UInt32(PMTilesWriter.directory([entry(0, 0, 0, 7)]).count)
    writer.root = [entry(0, 0, 0, length)]
    writer.leaves = [(0, [entry(0, 0, 0, length)])]
    #expect(
      try await outcome(writer.bytes)
        == .failure(
          .tiles(source: "a.pmtiles", .damaged(detail: "directories lead in a circle"))))
  }

  @Test func whatIsCutIsSaid() async throws {
    var writer = PMTilesWriter()
    writer.root = [entry(1, 1, 0, 400)]
    writer.tiles = [(0, [1, 2])]
    #expect(
      try await outcome(writer.bytes)
        == .failure(.tiles(source: "a.pmtiles", .damaged(detail: "a tile ends too early"))))
    writer.root = [entry(1, 1, 0, 8 << 20 | 1)]
    writer.tileCompression = 2
    #expect(
      try await outcome(writer.bytes)
        == .failure(.tiles(source: "a.pmtiles", .tooLarge(limit: 8 << 20))))
    let file = Array(writer.bytes.prefix(PMTilesHeader.length + 3))
    #expect(
      try await outcome(file)
        == .failure(
          .tiles(source: "a.pmtiles", .damaged(detail: "the root directory ends too early"))))
  }

  @Test(
    arguments: [
      // More entries than bytes, ids that do not rise, an offset that follows nothing, a number too long.
      [0xFF, 0xFF, 0x03], [2, 1, 0, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 0],
      [1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 1, 1, 1], [1, 1, 1, 1],
      [1, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F, 1],
    ] as [[UInt8]])
  func aBrokenDirectoryIsRefused(_ bytes: [UInt8]) {
    #expect(throws: TileProblem.damaged(detail: "a directory")) { try PMTilesDirectory(bytes) }
  }
}

/// Records what is read of another source.
private final class CountedRanges: ByteRangeSource {
  private let source: any ByteRangeSource
  private let state = Recorder<Range<Int>>()

  init(_ source: any ByteRangeSource) { self.source = source }

  var name: String { source.name }
  var reads: [Range<Int>] { state.all }

  func bytes(_ range: Range<Int>) async throws(DataError) -> [UInt8] {
    state.record(range)
    return try await source.bytes(range)
  }
}

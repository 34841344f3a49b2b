import ContractMocks
import Contracts
import Database
import Domain
import Geo
import TestSupport
import Testing

@testable import Tiles

/// The contract of an archive, for each that there is: the mock does the same as the files.
@Suite struct TileArchiveSuite {
  /// The archives that hold the same tiles: one at 1/1/0, and an empty one at 1/0/1.
  enum Archive: CaseIterable, Sendable {
    case pmtiles, mbtiles, mock
  }

  private let folder = TemporaryFolder()
  private let bytes: [UInt8] = [0x1A, 0x02, 0x78, 0x02]
  private let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)

  private func id(_ zoom: Int, _ x: Int, _ y: Int) throws -> TileID {
    try #require(TileID(zoom: zoom, x: x, y: y))
  }

  private func make(_ archive: Archive) throws -> (archive: any TileDataManager, source: String) {
    switch archive {
    case .pmtiles:
      var writer = PMTilesWriter(zooms: (1, 3), degrees: [-180, -90, 180, 90])
      writer.metadata = #"{"attribution":"© A &amp; B"}"#
      // Their numbers are 2 and 4.
      writer.root = [
        .init(id: 2, run: 1, length: 0, offset: 4), .init(id: 4, run: 1, length: 4, offset: 0),
      ]
      writer.tiles = [(0, bytes)]
      let path = folder.file("a.pmtiles")
      try TestFiles.write(writer.bytes, to: path)
      return (try TileArchive.open(path), path)
    case .mbtiles:
      let path = folder.file("a.mbtiles")
      try TestFiles.write([], to: path)
      try SQLiteConnection(path).execute(
        """
        CREATE TABLE metadata (name TEXT, value TEXT);
        CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data);
        INSERT INTO metadata VALUES ('minzoom', '1'), ('maxzoom', '3'), ('attribution', '© A &amp; B');
        INSERT INTO tiles VALUES (1, 0, 0, x''), (1, 1, 1, x'1A027802');
        """)
      return (try TileArchive.open(path), path)
    case .mock:
      let set = TileSet(source: "a", zooms: 1...3, attribution: "© A & B")
      return (
        MockTileDataManager(
          [
            try id(1, 1, 0): .success(TileData(bytes)), try id(1, 0, 1): .success(TileData([])),
          ], of: .success(set)), "a"
      )
    }
  }

  @Test(arguments: Archive.allCases)
  func describesItsTiles(_ kind: Archive) async throws {
    let (archive, source) = try make(kind)
    #expect(
      try await archive.tileSet()
        == TileSet(source: source, zooms: 1...3, bounds: world, attribution: "© A & B"))
  }

  @Test(arguments: Archive.allCases)
  func givesTheTilesThatItHolds(_ kind: Archive) async throws {
    let archive = try make(kind).archive
    #expect(try await archive.tile(id(1, 1, 0)) == TileData(bytes))
    #expect(try await archive.tile(id(1, 0, 1)) == TileData([]))
    #expect(try await archive.tile(id(1, 0, 0)) == nil)
    #expect(try await archive.tile(id(2, 1, 0)) == nil)
    #expect(try await archive.tile(id(22, 1, 0)) == nil)
  }

  /// One archive is asked by several tasks at once.
  @Test(arguments: Archive.allCases)
  func answersManyAtOnce(_ kind: Archive) async throws {
    let archive = try make(kind).archive
    let tile = try id(1, 1, 0)
    let found = await withTaskGroup(of: [UInt8]?.self) { group in
      for _ in 0..<20 { group.addTask { try? await archive.tile(tile)?.bytes } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found == [[UInt8]?](repeating: bytes, count: 20))
  }
}

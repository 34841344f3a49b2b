import Contracts
import Database
import Domain
import Geo
import Glibc
import TestSupport
import Testing

@testable import Tiles

@Suite struct MBTilesTests {
  private let folder = TemporaryFolder()

  /// Writes a database, and gives its path.
  private func file(_ script: String, name: String = "a.mbtiles") throws -> String {
    let path = folder.file(name)
    try TestFiles.write([], to: path)
    try SQLiteConnection(path).execute(script)
    return path
  }

  private static let tables = """
    CREATE TABLE metadata (name TEXT, value TEXT);
    CREATE TABLE tiles (
      zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
    """

  private func outcome(
    _ path: String, _ zoom: Int = 1, _ x: Int = 1, _ y: Int = 0
  ) async throws -> Result<[UInt8]?, DataError> {
    let id = try #require(TileID(zoom: zoom, x: x, y: y))
    do throws(DataError) {
      let archive = try TileArchive.open(path)
      _ = try await archive.tileSet()
      return .success(try await archive.tile(id)?.bytes)
    } catch {
      return .failure(error)
    }
  }

  @Test func rowsCountFromTheSouth() async throws {
    let path = try file(
      Self.tables + """
        INSERT INTO tiles VALUES (0, 0, 0, x'1A00'), (1, 1, 1, x'1A01'), (1, 1, 0, x'1A02'),
        (2, 0, 0, x'');
        """)
    #expect(try await outcome(path) == .success([0x1A, 1]))
    #expect(try await outcome(path, 1, 1, 1) == .success([0x1A, 2]))
    #expect(try await outcome(path, 1, 0, 0) == .success(nil))
    #expect(try await outcome(path, 2, 0, 3) == .success([]))
    let set = try await TileArchive.open(path).tileSet()
    #expect(set == TileSet(source: path, zooms: 0...2))
  }

  @Test func describesItself() async throws {
    let path = try file(
      Self.tables + """
        INSERT INTO tiles VALUES (3, 0, 0, x'1F8B');
        INSERT INTO metadata VALUES ('format', 'pbf'), ('minzoom', 0), ('maxzoom', '14'),
        ('bounds', '-90, 0,90,66.513260443'), ('attribution', '<b>&copy; OSM</b>'), ('json', NULL),
        (NULL, 'a'), ('bounds', NULL);
        """)
    let set = try #require(try await TileArchive.open(path).tileSet())
    #expect(set.zooms == 0...14)
    #expect(set.attribution == "© OSM")
    #expect(set.bounds.minX == 0.25)
  }

  @Test func aViewIsReadToo() async throws {
    let path = try file(
      """
      CREATE TABLE map (zoom_level, tile_column, tile_row, tile_id);
      CREATE TABLE images (tile_data, tile_id);
      CREATE VIEW tiles AS SELECT zoom_level, tile_column, tile_row, tile_data
        FROM map JOIN images USING (tile_id);
      INSERT INTO map VALUES (1, 1, 1, 'a'), (1, 1, 0, 'b');
      INSERT INTO images VALUES (x'1A07', 'a'), (NULL, 'b');
      """)
    #expect(try await outcome(path) == .success([0x1A, 7]))
    #expect(try await outcome(path, 1, 1, 1) == .success(nil))
  }

  @Test(
    arguments: [
      (tables, .empty), ("CREATE TABLE cities (name TEXT)", .notTiles),
      ("CREATE TABLE tiles (a, b)", .notTiles),
      (tables + "INSERT INTO tiles VALUES (1, 1, 1, NULL)", .empty),
      (tables + "INSERT INTO tiles VALUES (1, 1, 1, x'89504E470D0A')", .kind("PNG")),
      (tables + "INSERT INTO tiles VALUES (1, 1, 1, x'FFD8FFE0')", .kind("JPEG")),
      (
        tables + "INSERT INTO tiles VALUES (1, 1, 1, x'00'); "
          + "INSERT INTO metadata VALUES ('format', 'webp')", .kind("WebP")
      ),
      (tables + "INSERT INTO tiles VALUES (1, 1, 1, x'FFFFFFFF')", .notTiles),
      (tables + "INSERT INTO tiles VALUES (1, 1, 1, x'28B52FFD')", .packing("zstd")),
      (tables + "INSERT INTO tiles VALUES (-1, 1, 1, x'1A')", .damaged(detail: "zooms")),
    ] as [(String, TileProblem)])
  func isRefusedByName(_ script: String, _ problem: TileProblem) async throws {
    let path = try file(script)
    #expect(try await outcome(path) == .failure(.tiles(source: path, problem)))
  }

  @Test func aDamagedFileIsOneError() async throws {
    let path = try file(Self.tables + "INSERT INTO tiles VALUES (1, 1, 1, x'1A00')")
    let whole = try TestFiles.bytes(of: path)
    var broken = whole
    broken.replaceSubrange(100..<1000, with: [UInt8](repeating: 0xAA, count: 900))
    try TestFiles.write(broken, to: path)
    let damaged = TileProblem.damaged(detail: "database disk image is malformed")
    #expect(try await outcome(path) == .failure(.tiles(source: path, damaged)))
    try TestFiles.write(whole.prefix(200), to: path)
    guard case .failure(.tiles(_, .damaged)) = try await outcome(path) else {
      Issue.record("a file that was cut is read")
      return
    }
  }

  @Test func aViewThatNeverEndsIsLeft() async throws {
    let path = try file(
      """
      CREATE VIEW tiles AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT 1 AS zoom_level, 1 AS tile_column, 1 AS tile_row,
        CASE WHEN i < 0 THEN x'1A' END AS tile_data FROM n;
      """)
    let endless = MBTilesArchive(path, steps: 10_000)
    await #expect(throws: DataError.tiles(source: path, .damaged(detail: "interrupted"))) {
      try await endless.tileSet()
    }
  }

  /// A folder that can't be written, where SQLite can make no files beside the database.
  @Test func nothingIsWrittenBesideIt() async throws {
    let path = try file(Self.tables + "INSERT INTO tiles VALUES (1, 1, 1, x'1A00')")
    chmod(folder.path, 0o500)
    defer { chmod(folder.path, 0o700) }
    #expect(try await outcome(path) == .success([0x1A, 0]))
    #expect(folder.names() == ["a.mbtiles"])
  }

  @Test func otherFilesAreNoArchives() async throws {
    let path = folder.file("a.txt")
    #expect(try await outcome(path) == .failure(.unreadable(path: path, reason: .missing)))
    try TestFiles.write("lat,lon", to: path)
    #expect(try await outcome(path) == .failure(.tiles(source: path, .notTiles)))
    try TestFiles.write([], to: path)
    #expect(try await outcome(path) == .failure(.tiles(source: path, .empty)))
    #expect(
      try await outcome(folder.path)
        == .failure(.unreadable(path: folder.path, reason: .isFolder)))
  }
}

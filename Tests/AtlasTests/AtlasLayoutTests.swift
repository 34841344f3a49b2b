import Catalog
import Domain
import TestSupport
import Testing

@testable import Atlas
@testable import catalejo_data

@Suite struct AtlasLayoutTests {
  private let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)

  private func changed(_ offset: Int, to byte: UInt8) -> [UInt8] {
    var blob = AtlasFixture.blob
    blob[offset] = byte
    return blob
  }

  @Test func whatIsWrittenIsReadWhole() async throws {
    let atlas = try Atlas(bytes: AtlasFixture.blob)
    let expected = [AtlasFixture.coast, AtlasFixture.islet, AtlasFixture.border]
    #expect(await atlas.geometry(in: world, detail: .world).lines == expected.map(AtlasFixture.mapLine))
    #expect(await atlas.geometry(in: world, detail: .region).lines == [])
  }

  @Test func chunksShareTheirEndsAndHaveAtMost64Points() throws {
    let chunks = try Atlas(bytes: AtlasFixture.blob).chunks(.world)
    #expect(chunks.map(\.first) == [0, 63, 126, 150, 152])
    #expect(chunks.map(\.count) == [64, 64, 24, 2, 2])
    #expect(chunks.map(\.continues) == [false, true, true, false, false])
  }

  @Test func onlyChunksInViewAreReadAndNeighboursCannotBeTakenForOneLine() async throws {
    let atlas = try Atlas(bytes: AtlasFixture.blob)
    let middle = WorldRect(minX: 0.4, minY: 0.2, maxX: 0.5, maxY: 0.3)
    let points = Array(AtlasFixture.mapLine(AtlasFixture.coast).points[63...126])
    #expect(
      await atlas.geometry(in: middle, detail: .world).lines == [MapLine(layer: .coast, points: points)])
    let corner = WorldRect(minX: 1, minY: 1, maxX: 1, maxY: 1)
    #expect(
      await atlas.geometry(in: corner, detail: .world).lines
        == [AtlasFixture.mapLine(AtlasFixture.islet)])
  }

  @Test(arguments: [
    WorldRect(minX: .nan, minY: 0, maxX: 1, maxY: 1),
    WorldRect(minX: 1, minY: 0, maxX: 0, maxY: 1),
    WorldRect(minX: 1.5, minY: 0, maxX: 2, maxY: 1),
    WorldRect(minX: -.infinity, minY: 0, maxX: -1, maxY: 1),
  ])
  func rectanglesOffTheWorldHaveNoLines(rect: WorldRect) async throws {
    #expect(try await Atlas(bytes: AtlasFixture.blob).geometry(in: rect, detail: .world).lines == [])
  }

  @Test func theWriterIsDeterministic() {
    let lines: [MapDetail: [SourceLine]] = [
      .region: [AtlasFixture.border], .world: [AtlasFixture.coast],
    ]
    #expect(AtlasWriter.blob(lines) == AtlasWriter.blob(lines))
  }

  @Test func damagedHeadersAreRefused() {
    let blob = AtlasFixture.blob
    let cases: [(String, [UInt8], AtlasError)] = [
      ("empty", [], .notAnAtlas),
      ("magic", changed(0, to: 0), .notAnAtlas),
      ("version", changed(8, to: 9), .unsupportedVersion(9)),
      (
        "length", Array(blob.dropLast()),
        .wrongLength(stated: blob.count, actual: blob.count - 1)
      ),
      ("section count", changed(19, to: 255), .notAnAtlas),
      ("fewer sections", changed(16, to: 1), .missingSection(kind: 2, detail: 0)),
      ("section kind", changed(20, to: 77), .badSection(kind: 77, detail: 0)),
      ("section twice", changed(36, to: 1), .badSection(kind: 1, detail: 0)),
      ("section offset", changed(31, to: 255), .badSection(kind: 1, detail: 0)),
      ("section size", changed(35, to: 255), .badSection(kind: 1, detail: 0)),
      ("cell count", changed(64, to: 0), .badSection(kind: 3, detail: 0)),
    ]
    for (name, bytes, error) in cases {
      #expect(throws: error, "\(name)") { try Atlas(bytes: bytes) }
    }
  }

  @Test func damageBehindTheHeaderCostsLinesOnly() throws {
    let start = AtlasLayout.headerLength + 8 * AtlasLayout.sectionEntryLength
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<100 {
      var blob = AtlasFixture.blob
      for _ in 0..<50 {
        let offset = Int.random(in: start..<blob.count, using: &generator)
        blob[offset] = UInt8.random(in: 0...255, using: &generator)
      }
      let atlas = try Atlas(bytes: blob)
      for line in atlas.read(world, detail: .world) {
        #expect(line.points.allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) })
      }
    }
  }
}

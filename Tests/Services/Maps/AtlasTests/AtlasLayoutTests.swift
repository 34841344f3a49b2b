import Contracts
import Domain
import Foundation
import Geo
import TestSupport
import Testing

@testable import Atlas
@testable import catalejo_data

@Suite struct AtlasLayoutTests {
  private let world = WorldRect(minX: 0, minY: 0, maxX: 1, maxY: 1)

  @Test func whatIsWrittenIsReadWhole() async throws {
    let atlas = try AtlasFixture.atlas()
    let lines = [
      AtlasFixture.coast, AtlasFixture.islet, AtlasFixture.border, AtlasFixture.river,
      AtlasFixture.shore,
    ]
    #expect(
      await atlas.geometry(in: world, detail: .world).lines == lines.map(AtlasFixture.mapLine))
    for detail in [MapDetail.globe, .region] {
      #expect(await atlas.geometry(in: world, detail: detail) == MapGeometry())
    }
  }

  @Test func chunksShareTheirEndsAndHaveAtMost64Points() throws {
    let chunks = try AtlasFixture.atlas().table(.world).chunks
    #expect(
      chunks.map(\.points)
        == [0..<64, 63..<127, 126..<150, 150..<152, 152..<154, 154..<156, 156..<158])
    #expect(chunks.map(\.continues) == [false, true, true, false, false, false, false])
  }

  @Test func onlyChunksInViewAreReadAndNeighboursCannotBeTakenForOneLine() async throws {
    let atlas = try AtlasFixture.atlas()
    let middle = WorldRect(minX: 0.4, minY: 0.2, maxX: 0.5, maxY: 0.3)
    let points = Array(AtlasFixture.mapLine(AtlasFixture.coast).points[63...126])
    #expect(
      await atlas.geometry(in: middle, detail: .world).lines
        == [MapLine(layer: .coast, points: points)])
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
  func rectanglesOffTheWorldHaveNothing(rect: WorldRect) async throws {
    let atlas = try AtlasFixture.atlas()
    #expect(await atlas.geometry(in: rect, detail: .world) == MapGeometry())
  }

  @Test func areasComeInTilesLandBeforeLakes() async throws {
    let atlas = try AtlasFixture.atlas()
    let side = AtlasFixture.side
    let west = AtlasFixture.rectangle(1000, 1000, side, 9000)
    let east = AtlasFixture.rectangle(side, 1000, side + 1000, 9000)
    let inWest = [Set(AtlasFixture.points(west)), Set(AtlasFixture.points(AtlasFixture.hole))]
    let areas = await atlas.geometry(in: world, detail: .world).areas
    #expect(areas.map(\.kind) == [.land, .land, .lake])
    #expect(
      areas.map { $0.rings.map(Set.init) }
        == [
          inWest, [Set(AtlasFixture.points(east))], [Set(AtlasFixture.points(AtlasFixture.lake))],
        ])
  }

  @Test func onlyTilesInViewAreRead() async throws {
    let atlas = try AtlasFixture.atlas()
    let side = QuantizedPoint.fraction(AtlasFixture.side)
    func kinds(from minX: Double, to maxX: Double) async -> [MapArea.Kind] {
      let rect = WorldRect(minX: minX, minY: 0, maxX: maxX, maxY: 0.001)
      return await atlas.geometry(in: rect, detail: .world).areas.map(\.kind)
    }
    #expect(await kinds(from: 0, to: 0.01) == [.land, .lake])
    #expect(await kinds(from: 0.07, to: 0.08) == [.land])
    #expect(await kinds(from: 0.2, to: 0.3) == [])
    // A side belongs to both tiles, whichever way it was rounded.
    #expect(await kinds(from: side, to: side) == [.land, .land, .lake])
  }

  @Test func countriesHaveTheirRings() async throws {
    let atlas = try AtlasFixture.atlas()
    #expect(
      await atlas.outline(of: "XA")
        == [AtlasFixture.points(AtlasFixture.land), AtlasFixture.points(AtlasFixture.hole)])
    for code in ["XB", "", "X", "XAA", "xa"] { #expect(await atlas.outline(of: code) == nil) }
  }

  @Test func damagedHeadersAreRefused() {
    let blob = AtlasFixture.blob
    func changed(_ offset: Int, to byte: UInt8) -> [UInt8] {
      blob[..<offset] + [byte] + blob[(offset + 1)...]
    }
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
      ("tile count", changed(96, to: 0), .badSection(kind: 5, detail: 0)),
    ]
    for (name, bytes, error) in cases {
      #expect(throws: error, "\(name)") { try Atlas(Data(bytes)) }
    }
  }

  /// Where the table of sections ends.
  private let sections =
    AtlasLayout.headerLength
    + AtlasSection.allCases.count * MapDetail.allCases.count * AtlasLayout.sectionEntryLength

  @Test func damageBehindTheHeaderCostsGeometryOnly() async throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<100 {
      var blob = AtlasFixture.blob
      for _ in 0..<50 {
        let offset = Int.random(in: sections..<blob.count, using: &generator)
        blob[offset] = UInt8.random(in: 0...255, using: &generator)
      }
      await expectSound(blob)
    }
    // Numbers that point beyond the blob.
    for byte: UInt8 in [0, 1, 0x7F, 0xFF] {
      for offset in stride(from: sections, to: AtlasFixture.blob.count, by: 41) {
        var blob = AtlasFixture.blob
        for index in offset..<min(offset + 16, blob.count) { blob[index] = byte }
        await expectSound(blob)
      }
    }
  }

  /// Whether all that is read lies in the world.
  private func expectSound(_ blob: [UInt8]) async {
    guard let atlas = try? Atlas(Data(blob)) else {
      Issue.record("the header is sound")
      return
    }
    let geometry = await atlas.geometry(in: world, detail: .world)
    let rings = geometry.areas.flatMap(\.rings) + (await atlas.outline(of: "XA") ?? [])
    for points in geometry.lines.map(\.points) + rings {
      #expect(points.allSatisfy { (0...1).contains($0.x) && (0...1).contains($0.y) })
    }
  }
}

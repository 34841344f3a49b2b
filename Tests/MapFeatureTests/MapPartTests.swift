import Domain
import Testing
import TextUI

@testable import MapFeature

@Suite struct MapPartTests {
  private func parts(x: Double, zoom: Double, columns: Int) -> [MapPart] {
    let viewport = MapViewport(center: WorldPoint(x: x, y: 0.5), zoom: zoom)
    return MapPart.all(in: MapFrame(viewport, canvas: Size(columns: columns, rows: 16)))
  }

  private func rect(_ minX: Double, _ maxX: Double, _ half: Double) -> WorldRect {
    WorldRect(minX: minX, minY: 0.5 - half, maxX: maxX, maxY: 0.5 + half)
  }

  @Test func aNarrowViewIsOnePart() {
    #expect(
      parts(x: 0.5, zoom: 1, columns: 64) == [
        MapPart(rect: rect(0.375, 0.625, 0.0625), offsets: [0])
      ])
  }

  @Test func aViewAcrossTheAntimeridianIsTwo() {
    #expect(
      parts(x: 0, zoom: 1, columns: 64) == [
        MapPart(rect: rect(0.875, 1, 0.0625), offsets: [-1]),
        MapPart(rect: rect(0, 0.125, 0.0625), offsets: [0]),
      ])
  }

  @Test func aViewWiderThanTheWorldIsAllOfItOnceForAllTurns() {
    #expect(
      parts(x: 0.5, zoom: 0, columns: 256) == [
        MapPart(rect: rect(0, 1, 0.125), offsets: [-1, 0, 1])
      ])
    #expect(
      parts(x: 0, zoom: 0, columns: 192) == [
        MapPart(rect: rect(0, 1, 0.125), offsets: [-1, 0])
      ])
  }

  @Test func aViewAsWideAsTheWorldHasNothingTwice() {
    #expect(
      parts(x: 0.25, zoom: 0, columns: 128) == [
        MapPart(rect: rect(0.75, 1, 0.125), offsets: [-1]),
        MapPart(rect: rect(0, 0.75, 0.125), offsets: [0]),
      ])
  }

  @Test func pointsAreDrawnOnTheTurnsThatShowThem() {
    let part = MapPart(rect: rect(0, 1, 0.125), offsets: [-1, 0, 1])
    func offsets(_ xs: Double...) -> [Double] {
      part.offsets(
        showing: xs.map { WorldPoint(x: $0, y: 0.5) }, in: rect(-0.25, 1.25, 0.125))
    }
    #expect(offsets(0.25) == [0, 1])
    #expect(offsets(0.3, 0.7) == [0])
    #expect(offsets(0.7, 0.75) == [-1, 0])
    #expect(offsets(0.2, 0.8) == [-1, 0, 1])
    let once = MapPart(rect: rect(0, 1, 0.125), offsets: [0])
    #expect(once.offsets(showing: [], in: part.rect) == [0])
  }

  @Test func withoutDotsThereIsNone() {
    #expect(parts(x: 0.5, zoom: 0, columns: 0) == [])
  }
}

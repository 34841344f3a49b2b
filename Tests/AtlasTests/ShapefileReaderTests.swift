import Domain
import Testing

@testable import catalejo_data

@Suite struct ShapefileReaderTests {
  private func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private func big(_ number: Int32) -> [UInt8] { little(number.byteSwapped) }

  private func header(type: Int32 = 5) -> [UInt8] {
    big(9994) + [UInt8](repeating: 0, count: 28) + little(type)
      + [UInt8](repeating: 0, count: 64)
  }

  private func record(parts: [Int32], points: [(Double, Double)]) -> [UInt8] {
    let body =
      little(Int32(5)) + [UInt8](repeating: 0, count: 32) + little(Int32(parts.count))
      + little(Int32(points.count)) + parts.flatMap { little($0) }
      + points.flatMap { little($0.0.bitPattern) + little($0.1.bitPattern) }
    return big(1) + big(Int32(body.count / 2)) + body
  }

  private func ring(_ points: [(Double, Double)]) -> [Coordinate] {
    points.compactMap { Coordinate(latitude: $0.1, longitude: $0.0) }
  }

  @Test func readsThePartsOfEachRecord() throws {
    let bytes =
      header() + record(parts: [0, 2], points: [(1, 2), (3, 4), (5, 6)])
      + record(parts: [0], points: [(7, 8)])
    #expect(
      try ShapefileReader.records(bytes) == [
        [ring([(1, 2), (3, 4)]), ring([(5, 6)])], [ring([(7, 8)])],
      ])
  }

  @Test func theRoundingOfTheSourceIsForgiven() throws {
    let bytes = header() + record(parts: [0], points: [(180.000_000_000_000_06, -90.000_000_1)])
    #expect(try ShapefileReader.records(bytes) == [[ring([(180, -90)])]])
  }

  @Test func emptyRecordsHaveNoRings() throws {
    let bytes = header() + big(1) + big(2) + little(Int32(0))
    #expect(try ShapefileReader.records(bytes) == [[]])
  }

  @Test func whatIsNotKnownIsRefused() {
    #expect(throws: SourceError.unsupported("shapefile header")) {
      try ShapefileReader.records([1, 2, 3, 4])
    }
    #expect(throws: SourceError.unsupported("shape type 3")) {
      try ShapefileReader.records(header(type: 3))
    }
    #expect(throws: SourceError.unsupported("shape record parts")) {
      try ShapefileReader.records(header() + record(parts: [0, 9], points: [(1, 2)]))
    }
    #expect(throws: SourceError.unsupported("shape record parts")) {
      try ShapefileReader.records(header() + record(parts: [1], points: [(1, 2)]))
    }
    #expect(throws: (any Error).self) {
      try ShapefileReader.records(header() + record(parts: [0], points: [(.nan, 2)]))
    }
  }
}

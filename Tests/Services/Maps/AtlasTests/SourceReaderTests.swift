import Domain
import Testing

@testable import catalejo_data

@Suite struct DBaseReaderTests {
  private func column(_ name: String, width: UInt8) -> [UInt8] {
    let title = Array(name.utf8) + [UInt8](repeating: 0, count: 11 - name.utf8.count)
    return title + [67, 0, 0, 0, 0, width] + [UInt8](repeating: 0, count: 15)
  }

  /// Two columns, `name` and `code`, five and three wide.
  private func table(_ records: [String]) -> [UInt8] {
    let columns = column("name", width: 5) + column("code", width: 3) + [13, 0]
    return [3, 99, 1, 1, UInt8(records.count), 0, 0, 0, UInt8(32 + columns.count), 0, 9, 0]
      + [UInt8](repeating: 0, count: 20) + columns + records.flatMap { Array($0.utf8) } + [26]
  }

  @Test func readsTheColumnOfEachRecord() throws {
    let bytes = table([" Peru PER", " X    -99"])
    #expect(try DBaseReader.column("code", of: bytes) == ["PER", "-99"])
    #expect(try DBaseReader.column("name", of: bytes) == ["Peru", "X"])
    #expect(try DBaseReader.column("code", of: table([])) == [])
  }
}

@Suite struct ShapefileReaderTests {
  private func little<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private func big(_ number: Int32) -> [UInt8] { little(number.byteSwapped) }

  private var header: [UInt8] {
    big(9994) + [UInt8](repeating: 0, count: 28) + little(Int32(5))
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
      header + record(parts: [0, 2], points: [(1, 2), (3, 4), (5, 6)])
      + record(parts: [0], points: [(7, 8)])
    #expect(
      try ShapefileReader.records(bytes) == [
        [ring([(1, 2), (3, 4)]), ring([(5, 6)])], [ring([(7, 8)])],
      ])
  }

  @Test func theRoundingOfTheSourceIsForgiven() throws {
    let bytes = header + record(parts: [0], points: [(180.000_000_000_000_06, -90.000_000_1)])
    #expect(try ShapefileReader.records(bytes) == [[ring([(180, -90)])]])
  }

  @Test func emptyRecordsHaveNoRings() throws {
    let bytes = header + big(1) + big(2) + little(Int32(0))
    #expect(try ShapefileReader.records(bytes) == [[]])
  }
}

@Suite struct MarbleReaderTests {
  /// Two nodes, the first with two children: (1°, 2°), (1°, 2.5°), (0.75°, 2°), (-1°, -180°).
  private let nodes: [UInt8] = [
    0, 0, 0, 2,
    0, 120, 0, 240, 0, 2, 0, 60, 226, 0,
    255, 136, 171, 160, 0, 0,
  ]
  private let positions = [(1.0, 2.0), (1, 2.5), (0.75, 2), (-1, -180)]
    .map { Coordinate(wrappingLatitude: $0.0, longitude: $0.1) }

  private func header(_ count: UInt8, isColored: UInt8 = 0) -> [UInt8] {
    [2, 0, 0, 0, count, isColored]
  }

  @Test func readsNodesAndTheirChildren() throws {
    let bytes = header(1) + [0, 0, 0, 0, 7] + nodes
    #expect(try MarbleReader.features(bytes) == [[positions]])
  }

  @Test func groupsCountByTheirMembers() throws {
    let member: [UInt8] = [2, 0, 0, 0, 1] + nodes
    let bytes = header(3) + [4, 0, 0, 0, 9, 2] + member + member + member
    #expect(try MarbleReader.features(bytes) == [[positions, positions], [positions]])
  }

  @Test func colorsStandOutsideGroupsAndNotOnInnerBoundaries() throws {
    let group: [UInt8] = [4, 0, 0, 0, 9, 200, 1, 2, 0, 0, 0, 1] + nodes
    let bytes =
      header(3, isColored: 1) + group + [2, 0, 0, 0, 1, 200] + nodes + [3, 0, 0, 0, 1] + nodes
    #expect(try MarbleReader.features(bytes) == [[positions], [positions], [positions]])
  }

  @Test func bytesBehindTheLastPolygonAreAnError() {
    let bytes = header(0) + [1]
    #expect(throws: SourceError("unexpected bytes from byte 6 on")) {
      try MarbleReader.features(bytes)
    }
  }
}

import Domain
import Testing

@testable import catalejo_data

@Suite struct MarbleReaderTests {
  /// Two nodes, the first with two children: (1°, 2°), (1°, 2.5°), (0.75°, 2°), (-1°, -180°).
  private let nodes: [UInt8] = [
    0, 0, 0, 2,
    0, 120, 0, 240, 0, 2, 0, 60, 226, 0,
    255, 136, 171, 160, 0, 0,
  ]
  private let positions = [(1.0, 2.0), (1, 2.5), (0.75, 2), (-1, -180)]
    .map { Coordinate(wrappingLatitude: $0.0, longitude: $0.1) }

  private func header(_ count: UInt8, isColored: UInt8 = 0, version: UInt8 = 2) -> [UInt8] {
    [version, 0, 0, 0, count, isColored]
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

  @Test func whatIsNotKnownIsRefused() {
    #expect(throws: SourceError.unsupported("PN2 version 1")) {
      try MarbleReader.features(header(0, version: 1))
    }
    #expect(throws: SourceError.unsupported("PN2 polygon flag 5")) {
      try MarbleReader.features(header(1) + [5, 0, 0, 0, 7] + nodes)
    }
    #expect(throws: SourceError.unsupported("group within a group")) {
      try MarbleReader.features(header(1) + [4, 0, 0, 0, 7, 1, 4, 0, 0, 0, 7])
    }
    #expect(throws: SourceError("a position off the globe at byte 21")) {
      try MarbleReader.features(header(1) + [0, 0, 0, 0, 7, 0, 0, 0, 1, 0, 0, 84, 97, 0, 0])
    }
  }
}

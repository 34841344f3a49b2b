import ContractMocks
import Contracts
import Domain
import Foundation
import JSON
import TestSupport

@testable import Points

/// A folder with one file of points, and a world with one place.
final class PointFixture {
  let files: PointFiles
  let path: String
  private let folder = TemporaryFolder()

  init(
    _ bytes: [UInt8], name: String = "points", limits: RowLimits = RowLimits()
  ) throws {
    path = folder.file(name)
    try Data(bytes).write(to: URL(filePath: path))
    let place = NearestPlace(
      id: 1, name: "Aquí, \"mismo\"", coordinate: Coordinate(wrappingLatitude: 1, longitude: 2),
      kilometres: 12.345, country: "XA", timeZone: "Europe/Madrid", city: "Allí")
    files = PointFiles(neighbors: MockNeighborDataManager(nearest: place), limits: limits)
  }

  convenience init(
    _ text: String, name: String = "points", limits: RowLimits = RowLimits()
  ) throws {
    try self.init(Array(text.utf8), name: name, limits: limits)
  }

  /// What the rows come to, and the report without the file's name.
  func located(
    columns: PointColumns? = nil
  ) async throws(DataError) -> (lines: [String], report: PointReport) {
    let written = Recorder<[UInt8]>()
    let report = try await files.locate(path, columns: columns) { bytes in
      written.record(Array(bytes))
      return true
    }
    // By bytes: CR LF is one character.
    let lines = written.all.flatMap(\.self).split(separator: 10, omittingEmptySubsequences: false)
    return (lines.map { String(decoding: $0, as: UTF8.self) }, report.withoutCounts)
  }

  func fault(_ line: Int, _ column: Int) -> PointReport.Fault {
    PointReport.Fault(path: path, line: line, column: column)
  }

  func points(columns: PointColumns? = nil) async throws(DataError) -> PointSet {
    try await files.points(in: [path], columns: columns)
  }

  /// The shapes as they are handed on.
  func shapes() async throws(DataError) -> (
    shapes: [PointShape], members: [JSONNode.Member], report: PointReport
  ) {
    let read = Recorder<PointPiece>()
    let report = try await files.read([path], columns: nil) { piece in
      read.record(piece)
      return true
    }
    var (shapes, members) = ([PointShape](), [JSONNode.Member]())
    for piece in read.all {
      switch piece {
      case .shapes(let some): shapes += some
      case .members(let some): members += some
      }
    }
    return (shapes, members, report)
  }
}

extension PointReport {
  /// The notes without their file, and what was read.
  var told: [String] {
    notes.filter { $0.kind != .read }.map { "\($0.kind) \($0.count)" }
  }

  /// The same report without the count of what was read of each file.
  var withoutCounts: PointReport {
    PointReport(
      read: read, broken: broken, first: first, cut: cut,
      notes: notes.filter { $0.kind != .read })
  }
}

extension PointSet {
  /// Names and positions.
  var told: [String] {
    zip(names, coordinates).map { "\($0) \($1.latitude),\($1.longitude)" }
  }

  func properties() -> [[String]] {
    points.indices.map { properties(of: $0).map { "\($0.name)=\($0.value)" } }
  }
}

import Catalog
import CatalogMocks
import Domain
import Foundation
import TestSupport

@testable import Points

/// A folder with one file of points, and a world with one place.
final class PointFixture {
  let files: PointFiles
  let path: String
  private let folder = TemporaryFolder()

  init(_ bytes: [UInt8], name: String = "points") throws {
    path = folder.file(name)
    try Data(bytes).write(to: URL(filePath: path))
    let place = NearestPlace(
      id: 1, name: "Aquí, \"mismo\"", coordinate: Coordinate(wrappingLatitude: 1, longitude: 2),
      kilometres: 12.345, country: "XA", timeZone: "Europe/Madrid", city: "Allí")
    files = PointFiles(neighbors: MockNeighborDataManager(nearest: place))
  }

  convenience init(_ text: String) throws { try self.init(Array(text.utf8)) }

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
    return (lines.map { String(decoding: $0, as: UTF8.self) }, report)
  }

  func fault(_ line: Int, _ column: Int) -> PointReport.Fault {
    PointReport.Fault(path: path, line: line, column: column)
  }

  func points() async throws(DataError) -> PointSet { try await files.points(in: [path]) }
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

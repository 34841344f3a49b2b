import Contracts
import Database
import Domain
import Foundation
import Geo
import TestSupport
import Testing

@testable import Places

/// A made-up row of a dump.
struct Row: CustomStringConvertible, Sendable {
  var columns = 19
  var id = "1"
  var name = "Lima"
  var others = ""
  var latitude = "-12.04318"
  var longitude = "-77.02824"
  var group = "P"
  var code = "PPL"
  var country = "PE"
  var admin1 = "15"
  var admin2 = "1501"
  var population = "0"
  var elevation = ""
  var grid = ""
  var zone = "America/Lima"

  var description: String {
    let all = [
      id, name, name, others, latitude, longitude, group, code, country, "", admin1, admin2, "", "",
      population, elevation, grid, zone, "2024-01-01", "extra",
    ]
    return all.prefix(columns).joined(separator: "\t")
  }
}

func write(_ bytes: [UInt8], to path: String) throws {
  try Data(bytes).write(to: URL(filePath: path))
}

/// A folder with a file of places.
struct PlaceFixture: Sendable {
  let folder = TemporaryFolder()
  let file: PlaceArchiveFile

  /// - Parameter isTiny: whether so little is sorted in memory that most of it is in files.
  init(isTiny: Bool = false) {
    var memory = ArchiveBuild.Memory()
    if isTiny {
      memory = .init(
        places: 1 << 13, names: 1 << 12, others: 1 << 13, postal: 1 << 12, pages: 1 << 20,
        chunk: 1 << 11)
    }
    file = PlaceArchiveFile(folder: folder.path + "/data", clock: { 1_000 }, memory: memory)
  }

  var path: String { folder.path + "/data/places.sqlite" }

  func dump(
    _ name: String, _ rows: [Row] = [], alternates: [String] = [], postal: [String] = [],
    regions: [String] = [], districts: [String] = [], features: [String] = []
  ) throws -> PlaceDump {
    var files: [PlaceDump.File] = []
    func add(_ lines: [String], _ content: PlaceDump.File.Content) throws {
      guard !lines.isEmpty else { return }
      let path = folder.file("\(name)-\(content).txt")
      try write(Array(lines.map { $0 + "\n" }.joined().utf8), to: path)
      files.append(PlaceDump.File(path, content))
    }
    try add(rows.map(\.description), .places)
    try add(alternates, .alternateNames)
    try add(postal, .postalCodes)
    try add(regions, .regions)
    try add(districts, .districts)
    try add(features, .features)
    return PlaceDump(name: name, files: files)
  }

  @discardableResult
  func add(_ dumps: PlaceDump...) async throws -> PlaceBuildReport {
    try await file.add(dumps) { _ in }
  }
}

extension PlaceFixture {
  /// Changes the file as no program does.
  func change(_ script: String) throws { try SQLiteConnection(path).execute(script) }
}

func distance(_ place: ArchivedPlace, _ position: Coordinate) -> Int {
  Int(Geodesy.distance(from: position, to: place.coordinate) * 1_000)
}

/// The same for a row of a dump.
func distance(_ row: Row, _ position: Coordinate) throws -> Int {
  let (latitude, longitude) = (
    try #require(Double(row.latitude)), try #require(Double(row.longitude))
  )
  let place = Coordinate(wrappingLatitude: latitude, longitude: longitude)
  return Int(Geodesy.distance(from: position, to: place) * 1_000)
}

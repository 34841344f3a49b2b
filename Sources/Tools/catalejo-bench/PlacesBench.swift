import Cities
import Contracts
import Domain
import Foundation
import GeneratedPlaces
import Places
import Platform

/// Measures the file of places: how it is made of a generated dump, and how it is searched.
enum PlacesBench {
  /// - Parameters:
  ///   - count: the number of places.
  ///   - folder: the folder for the dump and the file; the dump is made if it is not there.
  static func run(_ count: Int, in folder: String) async throws {
    let dump = folder + "/generated-\(count).txt"
    if !FileManager.default.fileExists(atPath: dump) {
      let file = try FileDescriptor.open(dump, [.writeOnly, .create, .truncate])
      var generated = GeneratedDump(names: try names())
      try generated.write(count, to: file)
      file.close()
      // The generator's memory would count.
      print("made \(dump); run it again")
      return
    }
    print("memory before: \(try megabytes("VmHWM")) MB")
    let clock = ContinuousClock()
    let start = clock.now
    let file = PlaceArchiveFile(folder: folder, clock: { 0 })
    let report = try await file.add(
      [PlaceDump(name: "generated", files: [.init(dump, .places)])], progress: { _ in })
    print("built: \(clock.now - start), \(report.rows) rows, \(report.skipped) left out")
    print("peak memory: \(try megabytes("VmHWM")) MB")
    try await search(in: folder)
  }

  /// The names of all cities, of which names of places are made.
  private static func names() throws -> [String] {
    try Gazetteer().page(CatalogQuery(pageSize: .max)).rows.map { row in
      row.title.split(separator: ",").first.map(String.init) ?? row.title
    }
  }

  /// Measures the file that is there.
  static func search(in folder: String) async throws {
    let archive = PlaceArchive(folder: folder)
    let state = try await archive.state()
    print("file: \(state.size / 1_000_000) MB, \(state.places) places")
    let resident = try megabytes("VmRSS")
    var (opening, first, warm) = (Timings(), Timings(), Timings())
    try await opening.measure { _ = try await archive.place("1") }
    opening.report("opened, and a place by its id")
    try await first.measure {
      _ = try await archive.places(ArchiveQuery("lima", likely: 5))
    }
    first.report("first search")
    var places: [ArchivedPlace] = []
    for id in stride(from: 2, to: state.places, by: max(2, state.places / 10_000 / 2 * 2)) {
      if let place = try await archive.place(String(id))?.place { places.append(place) }
    }
    for place in places.prefix(1_000) {
      _ = try await archive.places(ArchiveQuery(place.name, likely: 5))
    }
    print("resident after 1,000 searches: \(try megabytes("VmRSS") - resident) MB more")
    for name in places.map(\.name) {
      for length in 1...max(1, name.count) {
        let text = String(name.prefix(length))
        try await warm.measure {
          _ = try await archive.places(ArchiveQuery(text, likely: 5))
        }
      }
    }
    warm.report("search as one types", showsProcessor: true)
    let kinds: [[PlaceCondition]] = [
      [.features(["AIRP"])], [.features(["MT", "PK", "VLC"])], [.features(["LK"])],
      [.groups(["H"])], [],
    ]
    for conditions in kinds {
      var (near, anywhere) = (Timings(), Timings())
      for (number, place) in places.prefix(2_000).enumerated() {
        try await near.measure {
          _ = try await archive.nearest(to: place.coordinate, conditions, count: 5)
        }
        let latitude = Double(number * 37 % 140 - 60) + 0.3
        let longitude = Double(number * 101 % 360 - 180) + 0.7
        let position = Coordinate(wrappingLatitude: latitude, longitude: longitude)
        try await anywhere.measure {
          _ = try await archive.nearest(to: position, conditions, count: 5)
        }
      }
      near.report("five nearest to places: \(conditions)")
      anywhere.report("five nearest to positions anywhere")
    }
  }
}

import Catalog
import Cities
import Domain
import Foundation
import Gazetteer

/// The refresh of the list of cities, from its bytes to the first search.
enum RefreshBench {
  private static let runs = 5

  /// - Parameter path: a list in the layout of the published one.
  static func run(_ path: String) async throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: path)))
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("catalejo-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(CityCatalog.fileName).path
    print("\(bytes.count) bytes; memory before: \(peakMegabytes()) MB")
    var parsing = Timings()
    var storing = Timings()
    var searching = Timings()
    var whole = Timings()
    for _ in 0..<runs {
      try await whole.measure {
        let catalog = CityCatalog(embedded: try Gazetteer(), path: file)
        let list = try await parsing.measure { try await CityList.read(bytes) }
        let delivery = Delivery(
          .whole, items: list.cities, stamp: Stamp(fetchedAt: 1), skipped: list.skippedCount)
        try await storing.measure { try await catalog.store([delivery]) }
        let page = try await searching.measure {
          try await catalog.page(CatalogQuery(search: "san", limit: 20))
        }
        guard page.matches.count == 20 else { throw CocoaError(.fileReadCorruptFile) }
      }
    }
    print("peak memory: \(peakMegabytes()) MB")
    parsing.report("bytes to cities")
    storing.report("cities to a stored list")
    searching.report("first search")
    whole.report("bytes to searchable and stored")
  }

  /// The most memory the process had so far: VmHWM of proc(5).
  private static func peakMegabytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0) / 1_000
  }
}

import Catalog
import Cities
import Domain
import Foundation
import Gazetteer

/// The refresh of the list of cities, from its bytes to the first search, beside a decoder of the
/// platform on the same bytes.
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
    let data = Data(bytes)
    print("\(bytes.count) bytes; memory before: \(peakMegabytes()) MB")
    var parsing = Timings()
    var storing = Timings()
    var searching = Timings()
    var whole = Timings()
    var decoding = Timings()
    var (peak, decodingPeak) = (0, 0)
    // In turns, so that whatever else the machine does slows both.
    for _ in 0..<runs {
      restartPeak()
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
      peak = max(peak, peakMegabytes())
      restartPeak()
      _ = try await decoding.measure { try JSONDecoder().decode([Row].self, from: data) }
      decodingPeak = max(decodingPeak, peakMegabytes())
    }
    print("peak memory: \(peak) MB; JSONDecoder's: \(decodingPeak) MB")
    parsing.report("bytes to cities")
    storing.report("cities to a stored list")
    searching.report("first search")
    whole.report("bytes to searchable and stored")
    decoding.report("JSONDecoder alone, the same bytes")
    let ratio = whole.microseconds(0.5) / decoding.microseconds(0.5)
    print("ratio of the medians: ×\((ratio * 100).rounded() / 100)")
    var opening = Timings()
    let embedded = try Gazetteer()
    for _ in 0..<200 { _ = await opening.measure { CityCatalog(embedded: embedded, path: file) } }
    opening.report("opening with a stored list")
    opening = Timings()
    let none = file + ".none"
    for _ in 0..<200 { _ = await opening.measure { CityCatalog(embedded: embedded, path: none) } }
    opening.report("opening without one")
  }

  /// The most memory the process had since ``restartPeak()``: VmHWM of proc(5).
  private static func peakMegabytes() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line.flatMap { Int($0.filter(\.isNumber)) } ?? 0) / 1_000
  }

  /// Lets the peak start anew; where the kernel can't, it stays that of the whole run.
  private static func restartPeak() {
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
  }

  private struct Row: Decodable {
    let number: Int
    let name: String
    let country: String
    let coord: Position

    enum CodingKeys: String, CodingKey {
      case number = "_id"
      case name, country, coord
    }
  }

  private struct Position: Decodable {
    let lon: Double
    let lat: Double
  }
}

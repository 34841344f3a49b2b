import Cities
import Contracts
import Domain
import Foundation

/// Measures the refresh of the list of cities, from its bytes to the first search.
enum RefreshBench {
  /// A row with all its members, for the peer to decode.
  private struct Row: Decodable {
    struct Position: Decodable {
      let lon: Double
      let lat: Double
    }

    enum CodingKeys: String, CodingKey {
      case country, name, coord
      case number = "_id"
    }

    let country: String
    let name: String
    let number: UInt32
    let coord: Position
  }

  /// - Parameter path: a file in the layout of the published list.
  static func run(_ path: String) async throws {
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "catalejo-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: CityCatalog.fileName).path
    print("\(bytes.count) bytes; memory before: \(try megabytes("VmHWM")) MB")
    var (parsing, storing, searching, whole) = (Timings(), Timings(), Timings(), Timings())
    for _ in 0..<5 {
      try await whole.measure {
        let catalog = CityCatalog(embedded: try Gazetteer(), path: file)
        let list = try await parsing.measure { try await CityList.read(bytes) }
        let result = FetchResult(
          .whole, items: list.cities, metadata: CacheMetadata(fetchedAt: 1), skipped: list.skipped)
        try await storing.measure { try await catalog.store([result]) }
        let page = try await searching.measure {
          try await catalog.page(CatalogQuery(search: "san", pageSize: 20))
        }
        guard page.rows.count == 20 else { throw CocoaError(.fileReadCorruptFile) }
      }
    }
    print("peak memory: \(try megabytes("VmHWM")) MB")
    parsing.report("bytes to cities")
    storing.report("cities to a stored list")
    searching.report("first search")
    whole.report("bytes to searchable and stored")
    // The peer runs after the peak of memory was read, so it has no part in that.
    var peer = Timings()
    for _ in 0..<3 {
      try await peer.measure { try JSONDecoder().decode([Row].self, from: Data(bytes)) }
    }
    peer.report("JSONDecoder alone")
    print("ratio to JSONDecoder alone: \(whole.microseconds(0.5) / peer.microseconds(0.5))")
  }
}

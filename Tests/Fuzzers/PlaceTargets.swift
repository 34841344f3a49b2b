import Contracts
import Domain
import Foundation
import Geo

@testable import Places

extension FuzzTarget {
  /// What GeoNames publishes, and the file that is made of it.
  static let places = [
    FuzzTarget("dump", seeds: dumpSeeds) { bytes in
      let chunk = DumpChunk(bytes: bytes)
      for rows in [
        PlaceRows.read(chunk), AlternateNameRows.read(chunk), PostalRows.read(chunk),
        CodeRows.read(chunk).rows,
      ] {
        precondition(rows.numbers.count + rows.skipped <= rows.lines)
        precondition((rows.first == nil) == (rows.skipped == 0))
      }
    },
    FuzzTarget("dump-file", seeds: dumpSeeds) { bytes in
      PlaceFolder.shared.write(bytes, to: "dump")
      wait {
        let file = PlaceArchiveFile(folder: PlaceFolder.shared.path, clock: { 0 })
        let path = PlaceFolder.shared.path + "/dump"
        guard let content = try? await file.content(of: path),
          content == .places || content == .postalCodes
        else { return }
        let dump = PlaceDump(name: "XX", files: [.init(path, content)])
        guard (try? await file.add([dump]) { _ in }) != nil else { return }
        let archive = PlaceArchive(folder: PlaceFolder.shared.path)
        guard let state = try? await archive.state() else { return }
        precondition(state.problem == nil)
        await ask(archive)
      }
    },
    FuzzTarget("places", seeds: [archiveSeed]) { bytes in
      PlaceFolder.shared.write(bytes, to: "places.sqlite")
      wait {
        let archive = PlaceArchive(folder: PlaceFolder.shared.path)
        _ = try? await archive.state()
        await ask(archive)
      }
    },
  ]

  /// Asks what a list and a map ask; a file that is damaged may refuse each.
  private static func ask(_ archive: PlaceArchive) async {
    for text in ["", "l", "lima", "15001", "pico pe"] {
      guard let answer = try? await archive.places(ArchiveQuery(text, limit: 5, likely: 3)) else {
        continue
      }
      precondition(answer.rows.count <= 5)
      for place in answer.rows { _ = try? await archive.place(place.id) }
    }
    let position = Coordinate(wrappingLatitude: -12, longitude: -77)
    let nearest = try? await archive.nearest(to: position, [.groups(["T"])], count: 3)
    precondition((nearest?.count ?? 0) <= 3)
  }

  private static let rows =
    "3936456\tLima\tLima\tLIM,利马\t-12.04318\t-77.02824\tP\tPPLC\tPE\t\t15\t1501\t\t\t7737002\t\t154\t"
    + "America/Lima\t2024-01-01\n"
    + "3696396\tPico\tPico\t\t-9.12\t-77.6\tT\tPK\tPE\t\t02\t\t\t\t0\t6768\t\tAmerica/Lima\t2024-01-01\n"

  private static let dumpSeeds: [[UInt8]] = [
    Array(rows.utf8), Array("1\t3936456\tes\tLima\t1\t\t\t\t\t\n".utf8),
    Array("PE\t15001\tLima\tLima\t15\t\t\t\t\t-12.04\t-77.03\t4\n".utf8),
    Array("T.PK\tpeak\ta pointed elevation\n".utf8), Array("PE.15\tLima\tLima\t3936451\n".utf8),
  ]

  private static let archiveSeed: [UInt8] = {
    let folder = PlaceFolder.shared
    folder.write(Array(rows.utf8), to: "seed")
    wait {
      let file = PlaceArchiveFile(folder: folder.path, clock: { 0 })
      let dump = PlaceDump(name: "PE", files: [.init(folder.path + "/seed", .places)])
      _ = try? await file.add([dump]) { _ in }
    }
    return FileManager.default.contents(atPath: folder.path + "/places.sqlite").map { Array($0) }
      ?? []
  }()
}

/// A folder in memory, for the one process that fuzzes.
private final class PlaceFolder: Sendable {
  static let shared = PlaceFolder()

  let path = "/dev/shm/catalejo-fuzz-\(ProcessInfo.processInfo.processIdentifier)"

  private init() {
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func write(_ bytes: [UInt8], to name: String) {
    precondition(FileManager.default.createFile(atPath: "\(path)/\(name)", contents: Data(bytes)))
  }
}

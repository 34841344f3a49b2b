import Contracts
import Domain
import Foundation
import Geo

@testable import Tiles

extension FuzzTarget {
  /// What services and files of others have: tiles of the map, and archives of them.
  static let tiles = [
    FuzzTarget("tile", seeds: tileSeeds) { bytes in
      guard let id = TileID(zoom: 14, x: 1, y: 1) else { return }
      let request = TileRequest(zoom: 18, language: "es", hasTags: true)
      let tile = VectorTileReader().read(bytes, of: id, for: request)
      for feature in tile.features { check(feature) }
    },
    FuzzTarget(
      "pmtiles-directory",
      seeds: [
        [1, 0, 1, 10, 1], [3, 1, 1, 2, 1, 2, 0, 10, 20, 30, 1, 0, 5],
        [2, 0, 0x80, 0x80, 1, 1, 1, 0xFF, 0x7F, 1, 1, 0],
      ]
    ) { bytes in
      guard let directory = try? PMTilesDirectory(bytes) else { return }
      precondition(directory.entries.count <= bytes.count / 4)
      for entry in directory.entries {
        precondition(directory.entry(of: entry.id) == entry)
        if entry.id > 0 { precondition(directory.entry(of: entry.id - 1) != entry) }
      }
    },
    FuzzTarget("pmtiles-header", seeds: [archive(1), archive(2)]) { bytes in
      wait {
        let archive = PMTilesArchive(FuzzedFile(bytes))
        guard let set = try? await archive.tileSet() else { return }
        precondition((0...TileID.deepest).contains(set.zooms.upperBound))
        for zoom in set.zooms {
          guard let id = TileID(zoom: zoom, x: 0, y: 0) else { continue }
          if let tile = try? await archive.tile(id) {
            precondition(tile.bytes.count <= bytes.count)
          }
        }
      }
    },
  ]

  /// Traps if a feature is not what its contract says.
  private static func check(_ feature: StreetFeature) {
    let isLabel = feature.kind.shape == .point
    precondition(!feature.parts.isEmpty && !(isLabel && feature.name.isEmpty))
    for part in feature.parts {
      switch feature.kind.shape {
      case .area: precondition(part.count > 2)
      case .line: precondition(part.count > 1)
      case .point: precondition(part.count == 1 || feature.kind == .streetName)
      }
      for point in part {
        precondition((-1...2).contains(point.x) && (-1...2).contains(point.y))
        guard isLabel, feature.kind != .streetName else { continue }
        precondition((0..<1).contains(point.x) && (0..<1).contains(point.y))
      }
    }
  }

  /// A tile of each schema.
  private static let tileSeeds = packedSeeds.compactMap {
    Data(base64Encoded: $0).map { Array($0) }
  }

  private static let packedSeeds: [String] = [
    """
    Gj4KBXdhdGVyEiESAgAAGAMiGQkAgEAaALMBtAEAALQBDwmfARMSKAATJw8aBWNsYXNzIgYKBGxha2UogCB4Ahp9Cg\
    50cmFuc3BvcnRhdGlvbhIXEgQAAAEBGAIiDQkAgEAKZGMJFBMKFDsSFRIEAAICAxgCIgsJAIBACtCMAc+MARoFY2xh\
    c3MaBHJhbXAaB2JydW5uZWwiCQoHcHJpbWFyeSICIAEiBwoFbWlub3IiCAoGdHVubmVsKIAgeAIaUAoFcGxhY2USEh\
    IIAAABAQIBAwIYASIECRTsPxoFY2xhc3MaBG5hbWUaB25hbWU6ZXMaBHJhbmsiBgoEdG93biIGCgRMaW1hIgIgAyiA\
    IHgCGkMKDW1vdW50YWluX3BlYWsSDhIEAAABARgBIgQJFOw/GgVjbGFzcxoDZWxlIgYKBHBlYWsiCRkAAAAAgHC6QC\
    iAIHgC
    """,
    """
    GkIKB3N0cmVldHMSERIEAAABARgCIgcJAIBACmRjGgRraW5kGgZ0dW5uZWwiDQoLcmVzaWRlbnRpYWwiAjgBKIAgeA\
    IaUAoMcGxhY2VfbGFiZWxzEhASBgAAAQECAhgBIgQJFOw/GgRraW5kGgRuYW1lGgpwb3B1bGF0aW9uIgYKBGNpdHki\
    AwoBYSIEIKCNBiiAIHgC
    """,
    """
    GlsKBXJvYWRzEhMSBgAAAQECAhgCIgcJAIBACmRjGglwbWFwOmtpbmQaBG5hbWUaCnBtYXA6bGV2ZWwiCQoHaGlnaH\
    dheSIDCgFhIgsg////////////ASiAIHgCGjIKBWVhcnRoEhUSAgAAGAMiDQkAgEAStAGzAQC0AQ8aBGtpbmQiBwoF\
    ZWFydGgogCB4Ag==
    """,
    """
    H4sIALNIC2sC/5Ny4GIpyk9MERIUYmFgYGSUYFJi52RocOBKSZZiTc5JLC6WYimpLEhVYuNiyU3MzFPi5uIsTk3Oz0\
    tJLKrUaFCoYAIACPKqAEIAAAA=
    """,
  ]

  /// An archive with a directory below the root and one tile.
  ///
  /// - Parameter compression: how its directories are said to be packed.
  private static func archive(_ compression: UInt8) -> [UInt8] {
    func number(_ number: Int) -> [UInt8] {
      withUnsafeBytes(of: UInt64(number).littleEndian, Array.init)
    }
    let root: [UInt8] = [1, 0, 0, 5, 1]
    let leaf: [UInt8] = [1, 0, 1, 4, 1]
    let metadata = Array("{\"attribution\":\"<b>&copy;</b>\"}".utf8)
    var file: [UInt8] = Array("PMTiles".utf8) + [3]
    let tile: [UInt8] = [1, 2, 3, 4]
    var offset = 127
    for part in [root, metadata, leaf, tile] {
      file += number(offset) + number(part.count)
      offset += part.count
    }
    file += [UInt8](repeating: 0, count: 24)
    file += [1, compression, 1, 1, 0, 3]
    file += [UInt8](repeating: 0, count: 127 - file.count)
    return [file, root, metadata, leaf, tile].flatMap { $0 }
  }
}

/// A file in memory.
private struct FuzzedFile: ByteRangeSource {
  let name = "fuzzed"
  let file: [UInt8]

  init(_ file: [UInt8]) { self.file = file }

  func bytes(_ range: Range<Int>) async throws(DataError) -> [UInt8] {
    Array(file[range.clamped(to: 0..<file.count)])
  }
}

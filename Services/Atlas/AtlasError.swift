/// Why a blob is not a map this program can read.
package enum AtlasError: Error, Hashable, Sendable {
  /// It does not start with the magic, or ends within the header or the section table.
  case notAnAtlas
  case unsupportedVersion(UInt32)
  /// The header states another length than the blob has.
  case wrongLength(stated: Int, actual: Int)
  /// A section lies outside the blob, or has a number of elements it can't have.
  case badSection(kind: UInt32, detail: UInt32)
  case missingSection(kind: UInt32, detail: UInt32)
}

extension AtlasError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notAnAtlas: "not map data"
    case .unsupportedVersion(let version): "map data of version \(version) are not supported"
    case .wrongLength(let stated, let actual):
      "map data should have \(stated) bytes and have \(actual)"
    case .badSection(let kind, let detail): "map section \(kind)/\(detail) is out of bounds"
    case .missingSection(let kind, let detail): "map section \(kind)/\(detail) is missing"
    }
  }
}

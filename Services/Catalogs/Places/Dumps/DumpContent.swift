import Contracts
import Domain

/// Tells GeoNames' files apart by their rows.
enum DumpContent {
  /// - Throws: `unreadable`; `malformed` with `notGeoNames` if none of the first rows is one of a dump.
  static func content(of path: String) throws(DataError) -> PlaceDump.File.Content {
    let file = try DumpFile(path)
    var chunks = DumpChunks(file, size: 1 << 16)
    var content: PlaceDump.File.Content?
    if let chunk = try chunks.next() {
      _ = DumpLine.forEach(in: chunk.bytes) { line, _ in content = content ?? self.content(of: line)
      }
    }
    guard let content else { throw .malformed(path: path, reason: .notGeoNames) }
    return content
  }

  /// Returns the content whose rows look like this one; `nil` if none does.
  private static func content(of line: DumpLine) -> PlaceDump.File.Content? {
    switch line.count {
    case 19 where isNumber(line, 0): .places
    case 11...12 where CountryNumber.number(line.column(0)) != nil: .postalCodes
    case 8...10 where isNumber(line, 0) && isNumber(line, 1): .alternateNames
    case 4 where isNumber(line, 3): content(ofCode: line.text(0))
    case 2...3 where isFeature(line.text(0)): .features
    default: nil
    }
  }

  private static func isNumber(_ line: DumpLine, _ column: Int) -> Bool {
    (try? line.number(column)) != nil
  }

  /// "PE.15" is a region, "PE.15.1501" a district.
  private static func content(ofCode code: String) -> PlaceDump.File.Content? {
    switch code.utf8.count(where: { $0 == UInt8(ascii: ".") }) {
    case 0: nil
    case 1: .regions
    default: .districts
    }
  }

  /// "T.PK", as the classes and codes of places are joined.
  private static func isFeature(_ code: String) -> Bool {
    let parts = code.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count == 1 && !parts[1].isEmpty
      && code.allSatisfy { $0.isASCII && ($0.isUppercase || $0.isNumber || $0 == ".") }
  }
}

import CNames
import Domain

/// Which clocks are used: those that are part of the program, or the system's, where they are newer.
///
/// Governments change their clocks more often than programs are built. Nothing is read before a clock
/// is asked for.
package struct TimeZones: Sendable {
  /// A release of the tz database, such as `2026f`; after `z` comes `za`.
  package struct Version: Comparable, Sendable {
    package let name: String
    private let year: Int
    private let letters: String

    /// Returns `nil` if it is no such name.
    init?(_ name: some StringProtocol) {
      let letters = name.dropFirst(4)
      guard name.utf8.count > 4, let year = Int(name.prefix(4)), year > 1985,
        letters.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
      else { return nil }
      (self.name, self.year, self.letters) = (String(name), year, String(letters))
    }

    package static func < (one: Self, other: Self) -> Bool {
      (one.year, one.letters.utf8.count, one.letters)
        < (other.year, other.letters.utf8.count, other.letters)
    }
  }

  /// Where Debian, and nearly every other system, has its zones.
  package static let systemFolder = "/usr/share/zoneinfo"

  private let folder: String

  /// - Parameter folder: of the system's zones, a file each.
  package init(folder: String = Self.systemFolder) {
    self.folder = folder
  }

  /// The release that is part of the program.
  package static var embeddedVersion: Version? {
    tables.first?.first?.first.flatMap { Version($0) }
  }

  /// The release of the system's zones, where it is newer.
  package var newerVersion: Version? {
    guard let version = systemVersion else { return nil }
    return Self.embeddedVersion.map { version > $0 } ?? true ? version : nil
  }

  /// What the folder says of its release: the first line of `tzdata.zi` ("# version 2026f"), or a file
  /// with nothing but the name.
  private var systemVersion: Version? {
    for file in ["tzdata.zi", "+VERSION", "version"] {
      guard let bytes = BoundedFile.start(of: "\(folder)/\(file)", count: 64),
        let line = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first,
        let word = line.split(separator: UInt8(ascii: " ")).last,
        let version = Version(String(decoding: word, as: UTF8.self))
      else { continue }
      return version
    }
    return nil
  }

  /// The rule of a zone; `nil` if nobody knows the zone.
  ///
  /// A file of the system's that makes no sense is none.
  func rule(named name: String) -> TimeZoneRule? {
    if newerVersion != nil, Self.isSafe(name),
      let bytes = BoundedFile.start(of: "\(folder)/\(name)", count: TimeZoneFile.longest),
      let rule = TimeZoneFile.rule(bytes)
    {
      return rule
    }
    return Self.tables.last?.first { $0.first == name }.flatMap(TimeZoneRule.init)
  }

  /// Names come from services and files, too: none of them leads out of the folder.
  private static func isSafe(_ name: String) -> Bool {
    name.utf8.count < 100
      && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        part.first?.isLetter == true
          && part.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
              UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "+"),
              UInt8(ascii: "-"):
              true
            default: false
            }
          }
      }
  }

  /// The release, then the zones: a name, its POSIX rule, and the changes that no rule tells.
  private static var tables: [[[String]]] {
    TextTable.read(catalejo_time_zones_bytes(), catalejo_time_zones_size())
  }
}

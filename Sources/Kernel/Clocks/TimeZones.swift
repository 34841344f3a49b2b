import CNames
import Domain

/// The time zones: those embedded in the program, or the system's if they are newer.
///
/// Governments change clocks more often than programs are built. Nothing is read before the first
/// clock is shown.
package struct TimeZones: Sendable {
  /// A release of the tz database, such as `2026f`; `za` comes after `z`.
  package struct Version: Comparable, Sendable {
    package let name: String
    private let year: Int
    private let letters: String

    /// `nil` if it is not the name of a release.
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

  /// The folder with the zones in Debian and nearly every other system.
  package static let systemFolder = "/usr/share/zoneinfo"

  private let folder: String

  /// - Parameter folder: the folder with the system's zones, one file each.
  package init(folder: String = Self.systemFolder) {
    self.folder = folder
  }

  /// The release that is embedded in the program.
  package static var embeddedVersion: Version? {
    tables.first?.first?.first.flatMap { Version($0) }
  }

  /// The release of the system's zones, if it is newer.
  package var newerVersion: Version? {
    guard let version = systemVersion else { return nil }
    return Self.embeddedVersion.map { version > $0 } ?? true ? version : nil
  }

  /// The release of the folder: the first line of `tzdata.zi` ("# version 2026f"), or a file that has
  /// only the name.
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

  /// Returns the rule of a zone; `nil` if it is unknown.
  ///
  /// If the system's file makes no sense, the embedded rule is used.
  package func rule(named name: String) -> TimeZoneRule? {
    if newerVersion != nil, Self.isSafe(name),
      let bytes = BoundedFile.start(of: "\(folder)/\(name)", count: TimeZoneFile.longest),
      let rule = TimeZoneFile.rule(bytes)
    {
      return rule
    }
    return Self.tables.last?.first { $0.first == name }.flatMap(TimeZoneRule.init)
  }

  /// Returns whether a name stays within the folder: names also come from services and files.
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

  /// The tables: the release, and the zones with their names, POSIX rules, and changes that no rule
  /// tells.
  private static var tables: [[[String]]] {
    TextTable.read(catalejo_time_zones_bytes(), catalejo_time_zones_size())
  }
}

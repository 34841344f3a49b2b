import Domain
import Foundation
import TestSupport
import Testing

@testable import Clocks

@Suite struct TimeZonesTests {
  private let folder = TemporaryFolder()
  private var zones: TimeZones { TimeZones(folder: folder.path) }
  /// 1 January 2030.
  private let moment = 1_893_456_000

  private func write(_ bytes: some Sequence<UInt8>, _ name: String) throws {
    let file = URL(filePath: folder.file(name))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private func write(version: String) throws {
    try write("# version \(version)\n# nothing else\n".utf8, "tzdata.zi")
  }

  private func offset(_ name: String) -> Int? { zones.rule(named: name)?.offset(at: moment) }

  @Test func releasesFollowEachOther() {
    let names = ["2024b", "2025a", "2025z", "2025za", "2025zb", "2026a"]
    let versions = names.shuffled().compactMap { TimeZones.Version($0) }
    #expect(versions.sorted().map(\.name) == names)
    for name in ["", "2026", "2026F", "26f", "unknown", "2026f1", "-026f"] {
      #expect(TimeZones.Version(name) == nil, "\(name)")
    }
  }

  @Test func newerZonesOfTheSystemAreUsed() throws {
    let file = ZoneFile(changes: [(moment - 5, 1), (moment + 5, 0)])
    try write(file.bytes, "Europe/Madrid")
    try write(file.bytes, "Mars/Olympus")
    let embedded = try #require(TimeZones.embeddedVersion?.name)
    for version in ["2025b", embedded, "unknown"] {
      try write(version: version)
      #expect(zones.newerVersion == nil)
      #expect(offset("Europe/Madrid") == 3600)
      #expect(offset("Mars/Olympus") == nil)
    }
    try write(version: "2999a")
    #expect(zones.newerVersion?.name == "2999a")
    #expect(offset("Europe/Madrid") == -7200)
    #expect(offset("Mars/Olympus") == -7200)
    // The program's zone is used if the system does not have it.
    #expect(offset("Europe/Paris") == 3600)
    #expect(zones.rule(named: "Europe/Madrid")?.offset(at: moment + 5) == 5400)
  }

  @Test func otherFilesSayTheVersion() throws {
    try write("2998c\n".utf8, "version")
    #expect(zones.newerVersion?.name == "2998c")
    try write("2999d\n".utf8, "+VERSION")
    #expect(zones.newerVersion?.name == "2999d")
    try write([0xFF, 0], "tzdata.zi")
    #expect(zones.newerVersion?.name == "2999d")
    #expect(TimeZones(folder: folder.file("none")).newerVersion == nil)
  }

  /// A name comes from a service's answer, too.
  @Test func noNameLeadsOutOfTheFolder() throws {
    try write(version: "2999a")
    try write(ZoneFile().bytes, "outside")
    try FileManager.default.createDirectory(
      atPath: folder.file("zones/Europe"), withIntermediateDirectories: true)
    let inner = TimeZones(folder: folder.file("zones"))
    try write("# version 2999a\n".utf8, "zones/tzdata.zi")
    #expect(mkfifo(folder.file("zones/Pipe"), 0o600) == 0)
    let absolute = folder.file("outside")
    for name in [
      "../outside", "Europe/../../outside", absolute, "/outside", "", ".", "Europe", "Europe/",
      "Europe//Madrid", "a\u{0}b", "Pipe", String(repeating: "a", count: 10_000), "tzdata.zi",
    ] {
      #expect(inner.rule(named: name) == nil, "\(name)")
    }
    #expect(TimeZones(folder: folder.path).rule(named: "outside") != nil)
  }

  @Test func changesAndTheRuleAfterThemAreRead() throws {
    let rule = try #require(
      TimeZoneFile.rule(
        ZoneFile(
          changes: [(-5_000_000_000, 0), (100, 1), (200, 0)], rule: "AAA3BBB,M3.2.0,M11.1.0"
        )
        .bytes))
    let moments = [-5_000_000_001, -5_000_000_000, 99, 100, 199, 1_893_456_000, 1_909_000_000]
    #expect(
      moments.map(rule.offset) == [-7200, 5400, 5400, -7200, -7200, -10_800, -7200])
  }

  /// The machine's own files, whichever version they are.
  @Test func filesOfTheSystemSayWhatFoundationDoes() throws {
    let folder = TimeZones.systemFolder
    for name in ["Europe/Madrid", "Asia/Kathmandu", "America/Nuuk", "Asia/Gaza", "Etc/UTC"] {
      guard let bytes = FileManager.default.contents(atPath: "\(folder)/\(name)"),
        let zone = TimeZone(identifier: name)
      else { continue }
      let rule = try #require(TimeZoneFile.rule(Array(bytes)), "\(name)")
      for moment in stride(from: 1_577_836_800, to: 1_735_689_600, by: 7 * 3600) {
        let date = Date(timeIntervalSince1970: TimeInterval(moment))
        #expect(rule.offset(at: moment) == zone.secondsFromGMT(for: date), "\(name) \(moment)")
      }
    }
  }

  @Test func whatContradictsItselfIsNone() {
    func read(_ change: (inout ZoneFile) -> Void) -> TimeZoneRule? {
      var file = ZoneFile(changes: [(100, 1), (200, 0)])
      change(&file)
      return TimeZoneFile.rule(file.bytes)
    }
    #expect(read { _ in } != nil)
    #expect(read { $0.version = UInt8(ascii: "3") } != nil)
    #expect(read { $0.version = 0 } == nil)
    #expect(read { $0.changes = [(200, 1), (100, 0)] } == nil)
    #expect(read { $0.changes = [(100, 2)] } == nil)
    #expect(read { $0.offsets = [] } == nil)
    #expect(read { $0.offsets = [93_600, 0] } == nil)
    #expect(read { $0.leapSeconds = 1 } == nil)
    #expect(read { $0.rule = "" } == nil)
    #expect(read { $0.rule = "AAA999999999999" } == nil)
    #expect(read { $0.rule = "AAA3BBB,M13.2.0,M11.1.0" } == nil)
    #expect(TimeZoneFile.rule([]) == nil)
  }

  /// Cut short anywhere, or with any byte broken: read in bounds.
  @Test func brokenBytesAreReadInBounds() {
    let whole = ZoneFile(changes: [(100, 1), (200, 0)]).bytes
    for count in whole.indices {
      #expect(TimeZoneFile.rule(Array(whole.prefix(count))) == nil, "\(count)")
    }
    for index in whole.indices {
      for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
        var bytes = whole
        bytes[index] = byte
        _ = TimeZoneFile.rule(bytes)?.offset(at: moment)
      }
    }
  }
}

/// A file in the format TZif, as made up as its zone.
private struct ZoneFile {
  var changes: [(moment: Int, type: UInt8)] = []
  var offsets = [5400, -7200]
  var rule = "<+0130>-1:30"
  var version = UInt8(ascii: "2")
  var leapSeconds = 0

  var bytes: [UInt8] {
    // Old programs find one type, and nothing else.
    let old = header(changes: 0, types: 1, leapSeconds: 0) + Array(repeating: 0, count: 6 + 4)
    return old + header(changes: changes.count, types: offsets.count, leapSeconds: leapSeconds)
      + changes.flatMap { big(Int64($0.moment)) } + changes.map(\.type)
      + offsets.flatMap { big(Int32($0)) + [0, 0] } + Array("AAA\u{0}".utf8)
      + Array(repeating: 0, count: 12 * leapSeconds) + Array("\n\(rule)\n".utf8)
  }

  private func header(changes: Int, types: Int, leapSeconds: Int) -> [UInt8] {
    Array("TZif".utf8) + [version] + Array(repeating: 0, count: 15)
      + [0, 0, leapSeconds, changes, types, 4].flatMap { big(UInt32($0)) }
  }

  private func big(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian, Array.init)
  }
}

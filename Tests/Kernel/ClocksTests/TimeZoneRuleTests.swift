import CNames
import Domain
import Foundation
import Testing

@testable import Clocks

@Suite struct TimeZoneRuleTests {
  /// Zones whose clocks follow a law that is younger than the toolchain's own table, or than 2025.
  private static let younger: Set = [
    "Africa/Casablanca", "Africa/El_Aaiun", "America/Coyhaique", "America/Edmonton",
    "America/Havana", "America/Inuvik", "America/Vancouver", "America/Winnipeg",
  ]

  /// The zones of a system that has none.
  private static let embedded = TimeZones(folder: "/dev/null")

  @Test func clocksGoAsFoundationSays() throws {
    let tables = TextTable.read(catalejo_time_zones_bytes(), catalejo_time_zones_size())
    let zones = try #require(tables.last).map { $0[0] }
    #expect(zones.count > 390)
    for name in zones where !Self.younger.contains(name) {
      let rule = try #require(Self.embedded.rule(named: name))
      guard let zone = TimeZone(identifier: name) else { continue }
      // Every seven hours of 2025 to 2028, so that each change has one just before and just after it.
      let moments = stride(from: 1_735_689_600, to: 1_861_920_000, by: 7 * 3600)
      let first = moments.first { moment in
        let date = Date(timeIntervalSince1970: TimeInterval(moment))
        return rule.offset(at: moment) != zone.secondsFromGMT(for: date)
      }
      #expect(first == nil, "\(name)")
    }
  }

  /// The second before a change, and the change.
  @Test(arguments: [
    ("America/New_York", 1_772_953_200, -18_000, -14_400),
    ("America/New_York", 1_793_512_800, -14_400, -18_000),
    ("Europe/Dublin", 1_774_746_000, 0, 3_600), ("Europe/Dublin", 1_792_890_000, 3_600, 0),
    ("America/Nuuk", 1_774_746_000, -7_200, -3_600),
    ("America/Nuuk", 1_792_890_000, -3_600, -7_200),
    ("Asia/Gaza", 1_792_796_400, 10_800, 7_200), ("Asia/Gaza", 1_774_656_000, 7_200, 10_800),
  ])
  func clocksChangeToTheSecond(zone: String, moment: Int, before: Int, after: Int) throws {
    let rule = try #require(Self.embedded.rule(named: zone))
    #expect([moment - 1, moment].map(rule.offset) == [before, after])
  }

  @Test(arguments: [
    "", "EST", "EST5EDT,M3.2.0", "EST5EDT,J60,J300", "<+03-3", "EST5EDT,M3.2,M11.1.0",
    "EST168", "EST5:60", "EST5:", "EST1:2:3:4", "EST5EDT,M0.2.0,M11.1.0", "EST5EDT,M3.6.0,M11.1.0",
    "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,M3.2.0/168,M11.1.0", "EST9223372036854775807",
  ])
  func whatIsNoRuleIsNone(text: String) {
    #expect(POSIXTimeZone(text) == nil)
  }

  @Test(arguments: [
    ("AAA-5:45", 20_700), ("AAA0:30", -1_800), ("AAA-0:30", 1_800), ("<-00>+1:02:03", -3_723),
  ])
  func offsetsAreReadToTheSecond(text: String, seconds: Int) {
    #expect(POSIXTimeZone(text)?.offset(at: 0) == seconds)
  }

  @Test func yearsBeginWhereTheyDo() {
    let days = (1969...2100).map { CivilDay.number(year: $0, month: 1) }
    #expect(days.map(CivilDay.year) == Array(1969...2100))
    #expect(days.map { CivilDay.year(of: $0 - 1) } == Array(1968...2099))
    #expect(CivilDay.number(year: 1970, month: 1) == 0)
    #expect(CivilDay.number(year: 2024, month: 3) - CivilDay.number(year: 2024, month: 2) == 29)
  }
}

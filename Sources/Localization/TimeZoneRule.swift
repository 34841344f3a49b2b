import CNames
import Domain

/// What the clocks of a zone of the tz database show.
///
/// The zones are those of the embedded cities. A line of the table is a zone's name, its POSIX rule
/// (RFC 9636, 3.3.1: the `TZ` of IEEE 1003.1, 8.3) and the changes that no rule tells, such as those
/// by the moon's calendar: `SECONDS:MINUTES`, since 1970 and east of UTC, from 2025 on. What was before
/// 2025 is told by the rule of today.
struct TimeZoneRule {
  private let rule: POSIXTimeZone
  private let changes: [(moment: Int, offset: Int)]

  /// Nil for a zone that no city is in.
  init?(named name: String) {
    let rows = TextTable.read(catalejo_time_zones_bytes(), catalejo_time_zones_size()).joined()
    guard let row = rows.first(where: { $0[0] == name && $0.count == 3 }),
      let rule = POSIXTimeZone(row[1])
    else { return nil }
    self.rule = rule
    changes = row[2].split(separator: " ").compactMap { change in
      let numbers = change.split(separator: ":").compactMap { Int($0) }
      return numbers.count == 2 ? (numbers[0], numbers[1] * 60) : nil
    }
  }

  /// Seconds east of UTC at a moment, in seconds since 1970.
  func offset(at moment: Int) -> Int {
    // The rule holds again from the last change on.
    guard let last = changes.last, moment < last.moment,
      let change = changes.last(where: { $0.moment <= moment })
    else { return rule.offset(at: moment) }
    return change.offset
  }
}

/// A rule such as `EST5EDT,M3.2.0,M11.1.0`: hours *west* of UTC, and when summer time begins and ends.
///
/// Days are of the form that all zones use, `Mm.w.d`: the w-th weekday d of month m, the last for 5.
struct POSIXTimeZone {
  private let standard: Int
  private let summer: (offset: Int, begins: Change, ends: Change)?

  /// - Parameter text: nil is returned for what is no such rule.
  init?(_ text: String) {
    let parts = text.split(separator: ",")
    guard var rest = parts.first, let standard = Self.offset(&rest) else { return nil }
    self.standard = standard
    guard !rest.isEmpty else {
      summer = nil
      return
    }
    // An hour ahead where the rule does not say.
    guard let offset = Self.offset(&rest, else: standard + 3600), parts.count == 3,
      let begins = Change(parts[1]), let ends = Change(parts[2])
    else { return nil }
    summer = (offset, begins, ends)
  }

  /// Takes a name and the offset behind it, in seconds east of UTC.
  private static func offset(_ text: inout Substring, else implied: Int? = nil) -> Int? {
    if text.first == "<" {
      text = text.drop { $0 != ">" }.dropFirst()
    } else {
      text = text.drop(while: \.isLetter)
    }
    let number = text.prefix { !$0.isLetter && $0 != "<" }
    text = text.dropFirst(number.count)
    return number.isEmpty ? implied : seconds(number).map { -$0 }
  }

  /// `H`, `H:MM`; hours may be below zero or above 24.
  fileprivate static func seconds(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":").map { Int($0) }
    guard let hours = parts.first ?? nil, let minutes = parts.count == 2 ? parts[1] : 0 else {
      return nil
    }
    return hours * 3600 + (hours < 0 ? -minutes : minutes) * 60
  }

  /// Seconds east of UTC at a moment, in seconds since 1970.
  func offset(at moment: Int) -> Int {
    guard let summer else { return standard }
    let year = CivilDay.year(of: CivilDay.split(moment + standard).day)
    let begin = summer.begins.wallClock(in: year) - standard
    let end = summer.ends.wallClock(in: year) - summer.offset
    let isSummer =
      begin < end ? (begin..<end).contains(moment) : !(end..<begin).contains(moment)
    return isSummer ? summer.offset : standard
  }

  private struct Change {
    let month: Int
    let week: Int
    let weekday: Int
    let time: Int

    init?(_ text: Substring) {
      let parts = text.split(separator: "/")
      let numbers = text.prefix { $0 != "/" }.dropFirst().split(separator: ".").compactMap {
        Int($0)
      }
      guard text.first == "M", numbers.count == 3,
        let time = parts.count == 2 ? POSIXTimeZone.seconds(parts[1]) : 2 * 3600
      else { return nil }
      (month, week, weekday, self.time) = (numbers[0], numbers[1], numbers[2], time)
    }

    /// As the clocks show it just before, in seconds since 1970.
    func wallClock(in year: Int) -> Int {
      let first = CivilDay.number(year: year, month: month)
      var day = first + (weekday - CivilDay.weekday(of: first) + 7) % 7 + 7 * (week - 1)
      // A month may have no fifth.
      if day >= CivilDay.number(year: year, month: month + 1) { day -= 7 }
      return day * 86_400 + time
    }
  }
}

/// Days of the Gregorian calendar, counted from 1 January 1970.
enum CivilDay {
  /// A moment as a day and its seconds.
  static func split(_ seconds: Int) -> (day: Int, time: Int) {
    let time = (seconds % 86_400 + 86_400) % 86_400
    return ((seconds - time) / 86_400, time)
  }

  /// The first day of a month; month 13 is the next January.
  static func number(year: Int, month: Int) -> Int {
    // Years that begin in March have their leap day last.
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 - 719_468
  }

  static func year(of day: Int) -> Int {
    // The mean year's length leads to the year, or to one beside it on the days around New Year.
    let guess = 1970 + Int((Double(day) / 365.2425).rounded(.down))
    return [guess + 1, guess].first { number(year: $0, month: 1) <= day } ?? guess - 1
  }

  /// A day of the calendar; `nil` before the year 1 and after 9999.
  static func date(of day: Int) -> CalendarDate? {
    let year = year(of: day)
    let month = (1...12).last { number(year: year, month: $0) <= day } ?? 1
    return CalendarDate(
      year: year, month: month, day: day - number(year: year, month: month) + 1)
  }

  /// 0 is Sunday.
  static func weekday(of day: Int) -> Int { ((day + 4) % 7 + 7) % 7 }
}

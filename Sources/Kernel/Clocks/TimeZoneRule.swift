package import Domain

/// The clocks of a zone of the tz database.
///
/// A row of the program's table has the zone's name, its POSIX rule (RFC 9636, 3.3.1: the `TZ` of
/// IEEE 1003.1, 8.3) and the changes that no rule tells, such as those of a lunar calendar:
/// `SECONDS:MINUTES`, since 1970 and east of UTC, from 2025 on. For moments before 2025 the rule of
/// today is used.
package struct TimeZoneRule {
  private let rule: POSIXTimeZone
  private let changes: [(moment: Int, offset: Int)]

  /// - Parameters:
  ///   - rule: a POSIX rule; with any other text the initializer returns `nil`.
  ///   - changes: the moments in seconds since 1970, rising, and the offsets in seconds east of UTC.
  init?(_ rule: String, changes: [(moment: Int, offset: Int)]) {
    guard let rule = POSIXTimeZone(rule) else { return nil }
    self.rule = rule
    self.changes = changes
  }

  init?(_ row: [String]) {
    guard row.count == 3 else { return nil }
    self.init(
      row[1],
      changes: row[2].split(separator: " ").compactMap { change in
        let numbers = change.split(separator: ":").compactMap { Int($0) }
        return numbers.count == 2 ? (numbers[0], numbers[1] * 60) : nil
      })
  }

  /// Returns the seconds east of UTC at a moment, in seconds since 1970.
  package func offset(at moment: Int) -> Int {
    // After the last change the rule holds again.
    guard let last = changes.last, moment < last.moment,
      let change = changes.last(where: { $0.moment <= moment })
    else { return rule.offset(at: moment) }
    return change.offset
  }
}

/// A rule such as `EST5EDT,M3.2.0,M11.1.0`: hours *west* of UTC, and the begin and the end of summer
/// time.
///
/// Days have the form that all zones use, `Mm.w.d`: the w-th weekday d of month m, where 5 is the
/// last.
struct POSIXTimeZone {
  private let standard: Int
  private let summer: (offset: Int, begins: Change, ends: Change)?

  /// - Parameter text: a rule; with any other text the initializer returns `nil`.
  init?(_ text: String) {
    let parts = text.split(separator: ",")
    guard var rest = parts.first, let standard = Self.offset(&rest) else { return nil }
    self.standard = standard
    guard !rest.isEmpty else {
      summer = nil
      return
    }
    // Summer time is an hour ahead if the rule does not say.
    guard let offset = Self.offset(&rest, else: standard + 3600), parts.count == 3,
      let begins = Change(parts[1]), let ends = Change(parts[2])
    else { return nil }
    summer = (offset, begins, ends)
  }

  /// Takes a name and the offset after it from the text, and returns it in seconds east of UTC.
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

  /// Reads `H`, `H:MM` or `H:MM:SS`; hours are from -167 to 167 (RFC 9636, 3.3.1).
  fileprivate static func seconds(_ text: Substring) -> Int? {
    let numbers = text.drop { "+-".contains($0) }.split(
      separator: ":", omittingEmptySubsequences: false
    ).map { $0.allSatisfy(\.isNumber) ? Int($0) ?? -1 : -1 }
    guard let hours = numbers.first, (0...167).contains(hours), numbers.count <= 3,
      numbers.dropFirst().allSatisfy((0...59).contains)
    else { return nil }
    let seconds = zip(numbers, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return text.first == "-" ? -seconds : seconds
  }

  /// Returns the seconds east of UTC at a moment, in seconds since 1970.
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
      guard text.first == "M", numbers.count == 3, (1...12).contains(numbers[0]),
        (1...5).contains(numbers[1]), (0...6).contains(numbers[2]),
        let time = parts.count == 2 ? POSIXTimeZone.seconds(parts[1]) : 2 * 3600
      else { return nil }
      (month, week, weekday, self.time) = (numbers[0], numbers[1], numbers[2], time)
    }

    /// Returns the moment of the change by the clocks just before it, in seconds since 1970.
    func wallClock(in year: Int) -> Int {
      let first = CivilDay.number(year: year, month: month)
      var day = first + (weekday - CivilDay.weekday(of: first) + 7) % 7 + 7 * (week - 1)
      // A month may have no fifth one.
      if day >= CivilDay.number(year: year, month: month + 1) { day -= 7 }
      return day * 86_400 + time
    }
  }
}

/// Days of the Gregorian calendar, counted from 1 January 1970.
package enum CivilDay {
  /// Splits a moment into a day and the seconds of that day.
  package static func split(_ seconds: Int) -> (day: Int, time: Int) {
    let time = (seconds % 86_400 + 86_400) % 86_400
    return ((seconds - time) / 86_400, time)
  }

  /// Returns the number of a month's first day; month 13 is the next January.
  static func number(year: Int, month: Int) -> Int {
    // Years that begin in March have their leap day last.
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 - 719_468
  }

  static func year(of day: Int) -> Int {
    // The mean length of a year leads to the year, or to its neighbor near New Year.
    let guess = 1970 + Int((Double(day) / 365.2425).rounded(.down))
    return [guess + 1, guess].first { number(year: $0, month: 1) <= day } ?? guess - 1
  }

  /// Returns a day of the calendar; `nil` before the year 1 and after 9999.
  package static func date(of day: Int) -> CalendarDate? {
    let year = year(of: day)
    let month = (1...12).last { number(year: year, month: $0) <= day } ?? 1
    return CalendarDate(
      year: year, month: month, day: day - number(year: year, month: month) + 1)
  }

  /// Returns the weekday; 0 is Sunday.
  package static func weekday(of day: Int) -> Int { ((day + 4) % 7 + 7) % 7 }
}

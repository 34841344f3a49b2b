/// A day of the Gregorian calendar, without a time zone.
package struct CalendarDate: Hashable, Sendable, Codable {
  package let year: Int
  /// From 1 to 12.
  package let month: Int
  /// From 1 on.
  package let day: Int

  /// Reads the first ten characters as `YYYY-MM-DD` (ISO 8601); `nil` if they are not a day.
  package init?(_ text: String) {
    let bytes = Array(text.utf8.prefix(10))
    let parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2] else { return nil }
    let isNumeric = parts.joined().allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    let numbers = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    guard isNumeric, numbers.count == 3 else { return nil }
    self.init(year: numbers[0], month: numbers[1], day: numbers[2])
  }

  /// `nil` if the calendar has no such day.
  package init?(year: Int, month: Int, day: Int) {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...lengths[month - 1]).contains(day)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// A number that is greater for a later day.
  package var number: Int { (year * 100 + month) * 100 + day }

  /// The day as `YYYY-MM-DD`.
  package var iso: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: width - digits.count) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

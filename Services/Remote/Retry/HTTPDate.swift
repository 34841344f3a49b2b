/// Reads dates as HTTP writes them (RFC 9110, 5.6.7).
enum HTTPDate {
  /// Seconds since 1970 of `Sun, 06 Nov 1994 08:49:37 GMT`; nil for any other form.
  static func seconds(_ text: String) -> Int? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 6, words[5] == "GMT", let month = months.firstIndex(of: words[2]),
      let day = number(words[1], digits: 2), let year = number(words[3], digits: 4),
      (1...31).contains(day)
    else { return nil }
    let time = words[4].split(separator: ":").map { number(String($0), digits: 2) }
    guard time.count == 3, let hour = time[0], let minute = time[1], let second = time[2],
      hour < 24, minute < 60, second <= 60
    else { return nil }
    return days(year, month + 1, day) * 86_400 + hour * 3_600 + minute * 60 + second
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  private static func number(_ text: String, digits: Int) -> Int? {
    let isNumeric = text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    return text.utf8.count == digits && isNumeric ? Int(text) : nil
  }

  /// Days since 1970-01-01 in the Gregorian calendar, counted in years that begin in March, whose
  /// months' lengths follow a pattern.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468
  }
}

package import Clocks
package import Domain

/// Writes numbers, times and places in the form that a language uses.
package struct Formats: Sendable {
  package let language: Language
  private let zones: TimeZones

  /// - Parameters:
  ///   - language: the language.
  ///   - zones: the clocks that are used.
  package init(_ language: Language, zones: TimeZones = TimeZones()) {
    self.language = language
    self.zones = zones
  }

  /// Returns a whole number in the language's groups of digits ("10,045,855", "10.045.855").
  package func number(_ value: Int) -> String {
    NumberFormat.whole(value, language)
  }

  /// Returns a distance in whole kilometres, or in tenths if it is below ten.
  package func kilometres(_ value: Double) -> String {
    // Ties go to the even digit, as in Foundation.
    let number =
      value < 9.95
      ? NumberFormat.decimal(Int((value * 10).rounded(.toNearestOrEven)), places: 1, language)
      : NumberFormat.whole(Int(value.rounded(.toNearestOrEven)), language)
    return number + " km"
  }

  /// Returns a zoom level to the hundredth: "3.25", "5,5", "-5".
  package func zoom(_ level: Double) -> String {
    let hundredths = Int((level * 100).rounded())
    guard !hundredths.isMultiple(of: 100) else { return String(hundredths / 100) }
    return hundredths.isMultiple(of: 10)
      ? NumberFormat.decimal(hundredths / 10, places: 1, language)
      : NumberFormat.decimal(hundredths, places: 2, language)
  }

  /// Returns a country's name; its code if it has none.
  package func country(_ code: String) -> String { language.name(ofCountry: code) }

  /// Returns the clock and weekday at a place ("Fri 18:05 (UTC-5)"); `nil` for an unknown zone.
  ///
  /// - Parameters:
  ///   - identifier: the zone's name in the tz database ("Europe/Madrid").
  ///   - seconds: the moment, in seconds since 1970.
  package func localTime(in identifier: String, at seconds: Int) -> String? {
    zones.rule(named: identifier).map {
      localTime(secondsEast: $0.offset(at: seconds), at: seconds)
    }
  }

  /// Returns the clock and weekday at a place, or the note that an unknown zone has no
  /// clock: its name alone would look like an answer.
  package func clock(in identifier: String, at seconds: Int) -> String {
    localTime(in: identifier, at: seconds) ?? Strings(language)("no clock for {0}", identifier)
  }

  /// Returns the seconds by which the clocks of a zone are ahead of UTC; `nil` for an unknown zone.
  package func secondsEast(in identifier: String, at seconds: Int) -> Int? {
    zones.rule(named: identifier)?.offset(at: seconds)
  }

  /// Returns the clock and weekday at an offset from UTC ("Fri 18:05 (UTC+5:30)"); the offset alone
  /// if no time zone has it.
  ///
  /// - Parameters:
  ///   - minutes: the offset in minutes; below zero to the west.
  ///   - seconds: the moment, in seconds since 1970.
  package func localTime(minutesEast minutes: Int, at seconds: Int) -> String {
    guard (-18 * 60...18 * 60).contains(minutes) else { return Self.offset(minutes: minutes) }
    return localTime(secondsEast: minutes * 60, at: seconds)
  }

  private func localTime(secondsEast offset: Int, at seconds: Int) -> String {
    let (day, time) = CivilDay.split(seconds + offset)
    let weekdays = Strings(language)("Sun Mon Tue Wed Thu Fri Sat").split(separator: " ")
    let clock = "\(Self.padded(time / 3600)):\(Self.padded(time / 60 % 60))"
    return "\(weekdays[CivilDay.weekday(of: day)]) \(clock) (\(Self.offset(minutes: offset / 60)))"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Returns "UTC", "UTC-5" or "UTC+5:30".
  static func offset(minutes: Int) -> String {
    guard minutes != 0 else { return "UTC" }
    let (hours, rest) = minutes.magnitude.quotientAndRemainder(dividingBy: 60)
    let tail = rest == 0 ? "" : ":" + padded(Int(rest))
    return "UTC\(minutes < 0 ? "-" : "+")\(hours)\(tail)"
  }
}

extension Formats {
  /// Returns the age of something in its largest whole unit: "5 min", "3 h", "2 d".
  ///
  /// It goes into "{0} old" or "hace {0}". A negative age, as after the clock was set back, counts as
  /// now.
  package func age(_ seconds: Int) -> String {
    let strings = Strings(language)
    return switch seconds {
    case ..<60: strings("less than 1 min")
    case ..<3600: strings("{0} min", String(seconds / 60))
    case ..<86_400: strings("{0} h", String(seconds / 3600))
    default: strings("{0} d", number(seconds / 86_400))
    }
  }
}

extension Formats {
  /// Returns bytes in megabytes of a million, with one decimal place and no unit ("3.2").
  package func megabytes(_ bytes: Int) -> String {
    NumberFormat.decimal(bytes / 100_000, places: 1, language)
  }
}

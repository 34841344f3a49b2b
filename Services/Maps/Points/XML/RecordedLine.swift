import Contracts
import Domain

/// The line of a track as its points come, each with its elevation and its time if it has them.
struct RecordedLine {
  private var positions: [Coordinate] = []
  private var elevations: [Double] = []
  private var times: [Double] = []
  /// Those of the point that is open.
  private var elevation = Double.nan
  private var time = Double.nan

  /// Begins a point.
  mutating func begin() { (elevation, time) = (.nan, .nan) }

  mutating func note(elevation text: XMLText) {
    elevation = DecimalText.number(Array(text.string.utf8)[...], allowsComma: true) ?? .nan
  }

  mutating func note(time text: XMLText) { time = MomentText.seconds(text.string) ?? .nan }

  /// Ends a point that has a position.
  mutating func append(_ position: Coordinate) {
    positions.append(position)
    elevations.append(elevation)
    times.append(time)
  }

  /// Adds the line to a shape, unless it has no positions, and begins the next one.
  mutating func finish(into shape: inout PointShape) {
    if !positions.isEmpty {
      shape.append(positions, LineRecord(elevations: elevations, times: times))
    }
    self = RecordedLine()
  }

  /// The same where a shape may not have begun.
  mutating func finish(into shape: inout PointShape?) {
    guard var open = shape else {
      self = RecordedLine()
      return
    }
    finish(into: &open)
    shape = open
  }
}

/// A moment as XML writes it: `2026-11-29T08:15:30.5Z` (xsd:dateTime, a profile of ISO 8601).
enum MomentText {
  /// Returns the seconds since 1970; `nil` for anything else.
  ///
  /// Without an offset it is UTC.
  static func seconds(_ text: String) -> Double? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "),
      let day = CalendarDate(text), bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
      let hours = number(bytes[11..<13]), let minutes = number(bytes[14..<16]),
      let seconds = number(bytes[17..<19]), hours <= 24, minutes < 60, seconds <= 60
    else { return nil }
    var rest = bytes[19...]
    var fraction = 0.0
    if rest.first == UInt8(ascii: ".") || rest.first == UInt8(ascii: ",") {
      let digits = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
      guard !digits.isEmpty, let value = Double("0." + String(decoding: digits, as: UTF8.self))
      else { return nil }
      fraction = value
      rest = rest[digits.endIndex...]
    }
    guard let offset = offset(rest) else { return nil }
    let clock = Double(hours * 3600 + minutes * 60 + seconds - offset)
    return Double(days(to: day)) * 86_400 + clock + fraction
  }

  /// The seconds by which `Z`, `+02:00` or `-0530` is ahead of UTC.
  private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
    guard let sign = text.first else { return 0 }
    if text.count == 1 { return sign | 0x20 == UInt8(ascii: "z") ? 0 : nil }
    let digits = text.dropFirst().filter { $0 != UInt8(ascii: ":") }
    guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"), digits.count == 4,
      let hours = number(digits[..<2]), let minutes = number(digits[2...]), hours <= 24,
      minutes < 60
    else { return nil }
    return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes) * 60
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.allSatisfy { (0x30...0x39).contains($0) }
      ? Int(String(decoding: digits, as: UTF8.self)) : nil
  }

  /// The days since 1970.
  private static func days(to day: CalendarDate) -> Int {
    // Years that begin in March have their leap day last.
    let (year, month) =
      day.month > 2 ? (day.year, day.month - 3) : (day.year - 1, day.month + 9)
    return 365 * year + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + day.day
      - 719_469
  }
}

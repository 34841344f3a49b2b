package import Domain

/// Writes numbers with a language's grouping and decimal sign, after CLDR.
///
/// Foundation does the same, and a test compares the two. But its first number loads tables, which
/// takes a tenth of the time of a whole one-shot command.
enum NumberFormat {
  /// Returns a whole number, its digits in groups of three.
  static func whole(_ value: Int, _ language: Language) -> String {
    let digits = String(value.magnitude)
    let sign = value < 0 ? "-" : ""
    guard digits.count >= language.numberSigns.fewestGrouped else { return sign + digits }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += language.numberSigns.group }
      text.append(digit)
    }
    return sign + text
  }

  /// Returns a number of tenths or of hundredths, with one or two digits after the decimal sign.
  static func decimal(_ value: Int, places: Int, _ language: Language) -> String {
    let sign = value < 0 ? "-" : ""
    let (units, rest) = value.magnitude.quotientAndRemainder(dividingBy: places == 1 ? 10 : 100)
    let digits = String(rest)
    let zeros = String(repeating: "0", count: places - digits.count)
    return "\(sign)\(whole(Int(units), language))\(language.numberSigns.decimal)\(zeros)\(digits)"
  }
}

/// Writes positions.
///
/// Digits and point are the same in every language, so that positions can be copied.
package enum CoordinateFormat {
  /// Returns signed decimal degrees, "-12.04318, -77.02824".
  package static func decimal(_ position: Coordinate, places: Int = 5) -> String {
    // Large enough for two numbers.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { bytes in
      var text = BackwardText(bytes: bytes)
      text.put(position.longitude, places)
      text.put(UInt8(ascii: " "))
      text.put(UInt8(ascii: ","))
      text.put(position.latitude, places)
      return String(decoding: text.written, as: UTF8.self)
    }
  }

  /// Returns degrees, minutes and seconds with hemispheres, "12°02'35\"S 77°01'42\"W".
  ///
  /// - Parameters:
  ///   - position: the position.
  ///   - abbreviation: returns the language's letter for a compass point.
  package static func sexagesimal(
    _ position: Coordinate, abbreviation: (CompassPoint) -> String
  ) -> String {
    let north: CompassPoint = position.latitude < 0 ? .south : .north
    let east: CompassPoint = position.longitude < 0 ? .west : .east
    return degrees(position.latitude) + abbreviation(north) + " "
      + degrees(position.longitude) + abbreviation(east)
  }

  private static func degrees(_ value: Double) -> String {
    let seconds = Int((abs(value) * 3600).rounded())
    let parts = [seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\(seconds / 3600)°\(parts[0])'\(parts[1])\""
  }
}

/// A text written from its end, in the order in which digits come: joining strings takes ten times as
/// long.
private struct BackwardText {
  private let bytes: UnsafeMutableBufferPointer<UInt8>
  private var start: Int

  init(bytes: UnsafeMutableBufferPointer<UInt8>) {
    (self.bytes, start) = (bytes, bytes.count)
  }

  var written: Slice<UnsafeMutableBufferPointer<UInt8>> { bytes[start...] }

  mutating func put(_ byte: UInt8) {
    start -= 1
    bytes[start] = byte
  }

  mutating func put(_ value: Double, _ places: Int) {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let units = Int((value * Double(scale)).rounded())
    var (rest, place) = (units.magnitude, 0)
    repeat {
      if place > 0, place == places { put(UInt8(ascii: ".")) }
      put(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
      place += 1
    } while rest > 0 || place <= places
    if units < 0 { put(UInt8(ascii: "-")) }
  }
}

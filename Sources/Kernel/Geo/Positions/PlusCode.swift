package import Domain

/// Writes and reads Open Location Codes, called plus codes, after Google's specification
/// (github.com/google/open-location-code, "Open Location Code Specification").
///
/// Five pairs of digits to the base 20 narrow an area of 20° down to one of 1/8000°. Each further
/// digit is a cell of 5 rows and 4 columns. All numbers are whole cells of the 15th digit, so that no
/// rounding moves a position to a neighboring cell.
package enum PlusCode {
  static let alphabet = Array("23456789CFGHJMPQRVWX".utf8)
  /// The cells of the 15th digit in a degree: 8000·5⁵ of latitude, 8000·4⁵ of longitude.
  private static let (rows, columns) = (25_000_000, 8_192_000)
  private static let pairs = 10
  private static let limit = 15

  /// Returns the code of the area that contains a position.
  ///
  /// - Parameters:
  ///   - position: the position.
  ///   - length: the number of digits; 10 give an area of 14 by 14 metres at the equator, 11 one of
  ///     3.
  package static func code(of position: Coordinate, length: Int = 10) -> String {
    let length = max(2, min(limit, length < pairs ? length & ~1 : length))
    // The north pole counts to the northernmost area.
    var y = min(
      180 * rows - 1, max(0, Int(((position.latitude + 90) * Double(rows)).rounded(.down))))
    var x = Int(((position.longitude + 180) * Double(columns)).rounded(.down)) % (360 * columns)
    var digits = [UInt8](repeating: 0, count: limit)
    for index in stride(from: limit - 1, through: pairs, by: -1) {
      digits[index] = alphabet[y % 5 * 4 + x % 4]
      (y, x) = (y / 5, x / 4)
    }
    for index in stride(from: pairs - 2, through: 0, by: -2) {
      (digits[index], digits[index + 1]) = (alphabet[y % 20], alphabet[x % 20])
      (y, x) = (y / 20, x / 20)
    }
    var text = Array(digits.prefix(length))
    if length < 8 { text += [UInt8](repeating: UInt8(ascii: "0"), count: 8 - length) }
    text.insert(.plus, at: 8)
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the middle of the area of a whole code; `nil` if the text is no code at all.
  static func position(_ bytes: [UInt8]) throws(PositionProblem) -> ReadPosition? {
    // A place may follow, which a whole code does not need.
    let token = bytes.prefix { $0 != .blank && $0 != .comma }
    guard let plus = token.firstIndex(of: .plus) else { return nil }
    let (before, after) = (token[..<plus], token[(plus + 1)...])
    guard isCodeLike(before, after) else {
      // This looks like a code with a wrong digit.
      if hasFormOfCode(before, after) { throw .plusCode }
      return nil
    }
    guard plus == 8 else {
      if plus > 8 || !plus.isMultiple(of: 2) { throw .plusCode }
      return nil
    }
    let head = token.prefix(8).uppered
    let tail = token.dropFirst(9).uppered
    let known = head.prefix { $0 != UInt8(ascii: "0") }
    // Zeros fill whole pairs up to the plus, and nothing follows them.
    guard tail.count != 1, tail.count <= limit - 8, !known.isEmpty, known.count.isMultiple(of: 2),
      head.dropFirst(known.count).allSatisfy({ $0 == UInt8(ascii: "0") }),
      known.count == 8 || tail.isEmpty, let middle = middle(of: known + tail)
    else { throw .plusCode }
    return ReadPosition(middle)
  }

  /// Returns whether the parts before and after a plus have a code's digits, and enough of them.
  static func isCodeLike(_ head: ArraySlice<UInt8>, _ tail: ArraySlice<UInt8>) -> Bool {
    head.count >= 4 && head.allSatisfy { isDigit($0) || $0 == UInt8(ascii: "0") }
      && tail.allSatisfy(isDigit)
      && (head.contains { $0.isLetter } || tail.contains { $0.isLetter } || head.count == 8)
  }

  /// Returns whether the text has eight letters and digits, some of both, and two or more after the
  /// plus.
  private static func hasFormOfCode(_ head: ArraySlice<UInt8>, _ tail: ArraySlice<UInt8>) -> Bool {
    func isPart(_ byte: UInt8) -> Bool { byte.isDigit || byte.isLetter }
    return head.count == 8 && (2...7).contains(tail.count) && head.allSatisfy(isPart)
      && tail.allSatisfy(isPart) && head.contains(where: \.isDigit)
      && head.contains(where: \.isLetter)
  }

  static func isDigit(_ byte: UInt8) -> Bool { alphabet.contains(byte.upper) }

  /// Returns the middle of the area of some digits without a plus; `nil` if the first pair is off the
  /// globe.
  static func middle(of digits: [UInt8]) -> Coordinate? {
    var (y, x, height, width) = (0, 0, 20 * 20 * rows, 20 * 20 * columns)
    for (index, digit) in digits.enumerated() {
      guard let value = alphabet.firstIndex(of: digit) else { return nil }
      if index >= pairs {
        (height, width) = (height / 5, width / 4)
        y += value / 4 * height
        x += value % 4 * width
      } else if index.isMultiple(of: 2) {
        height /= 20
        y += value * height
      } else {
        width /= 20
        x += value * width
      }
    }
    guard y < 180 * rows, x < 360 * columns else { return nil }
    // This counts in half cells, so that one division rounds once.
    let north = 2 * y + height - 180 * rows
    let east = 2 * x + width - 360 * columns
    return Coordinate(
      latitude: Double(north) / Double(2 * rows), longitude: Double(east) / Double(2 * columns))
  }
}

/// A plus code without its first digits, which are those of a place nearby.
package struct ShortPlusCode: Hashable, Sendable {
  /// The text: four or six digits before the plus, and at least two after it.
  package let text: String

  /// Returns the code's position that is nearest to a place (the specification's `recoverNearest`).
  package func position(near place: Coordinate) -> Coordinate? {
    let digits = text.utf8.uppered.filter { $0 != .plus }
    let missing = 8 - text.utf8.prefix { $0 != .plus }.count
    let start = PlusCode.code(of: place).utf8.prefix(missing)
    guard let middle = PlusCode.middle(of: start + digits) else { return nil }
    // The size of the area that the missing digits leave open.
    let reach = missing == 4 ? 1.0 : 20
    var latitude = middle.latitude
    if place.latitude + reach / 2 < latitude, latitude - reach >= -90 {
      latitude -= reach
    } else if place.latitude - reach / 2 > latitude, latitude + reach <= 90 {
      latitude += reach
    }
    var longitude = middle.longitude
    if place.longitude + reach / 2 < longitude {
      longitude -= reach
    } else if place.longitude - reach / 2 > longitude {
      longitude += reach
    }
    return Coordinate(wrappingLatitude: latitude, longitude: longitude)
  }

  /// Returns the short code at the start or at the end of a text, and the rest, which names a place.
  static func find(in text: some StringProtocol) -> (code: ShortPlusCode, place: String)? {
    let words = text.split { $0.isWhitespace || $0 == "," || $0 == ";" }
    guard let first = words.first, let last = words.last else { return nil }
    for word in [first, last] {
      let bytes = Array(word.utf8)
      guard let plus = bytes.firstIndex(of: .plus), plus == 4 || plus == 6,
        (2...7).contains(bytes.count - plus - 1),
        PlusCode.isCodeLike(bytes[..<plus], bytes[(plus + 1)...]),
        !bytes.contains(UInt8(ascii: "0"))
      else { continue }
      let rest =
        word.startIndex == first.startIndex ? text[word.endIndex...] : text[..<word.startIndex]
      return (
        ShortPlusCode(text: String(decoding: bytes.uppered, as: UTF8.self)),
        String(rest.drop(while: isGap).reversed().drop(while: isGap).reversed())
      )
    }
    return nil
  }

  private static func isGap(_ character: Character) -> Bool {
    character.isWhitespace || character == "," || character == ";"
  }
}
